"""All commands with their flags; what they do is imported only when they are called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tafelrunde

from . import experiment, flags, league, maps, research, summary

app = typer.Typer(
    name="tafelrunde",
    help="Tabletop games you can play, study and change.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
scenarios = typer.Typer(help="Check positions, actions and what must follow.")
app.add_typer(scenarios, name="scenario")
app.add_typer(maps.maps, name="map")


def example(*lines: str) -> str:
    """Return the last line of a command's help."""
    return "Example: " + "  or  ".join(lines)


@app.callback(invoke_without_command=True)
def version_or_help(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Tabletop games you can play, study and change."""
    if version:
        typer.echo(f"tafelrunde {tafelrunde.__version__}")
        raise typer.Exit
    help_if_alone(context)


@scenarios.callback(invoke_without_command=True)
def help_if_alone(context: typer.Context) -> None:
    """Check positions, actions and what must follow."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# Playing


@app.command(epilog=example("tafelrunde play bang --players 5 --name Anna --lang de"))
def play(
    game: flags.GameId,
    players: flags.Players = 0,
    name: Annotated[str, typer.Option("--name", help="Your name.")] = "",
    names: Annotated[
        str, typer.Option("--names", metavar="A,B,C", help="Names in seat order, people first.")
    ] = "",
    humans: Annotated[
        int, typer.Option("--humans", metavar="N", min=0, help="People at this terminal.")
    ] = 1,
    seat: flags.Seat = "",
    bots: flags.Bots = "regular",
    seed: flags.Seed = None,
    modules: flags.Modules = "",
    option: flags.Options = None,
    file: flags.Files = None,
    record: flags.RecordFile = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a match you left.")
    ] = None,
    coach: flags.Coach = None,
    lang: flags.Lang = "",
) -> int:
    """Play in the terminal, against bots or with friends."""
    from .play import Wish
    from .play import play as sit_down

    return sit_down(
        Wish(
            game=game,
            players=players,
            modules=modules,
            options=option or [],
            files=file or [],
            seed=seed,
            lang=flags.language_of(lang),
            name=name,
            names=names,
            people=humans,
            seat=seat,
            bots=bots,
            record=record,
            resume=resume,
            coach=coach,
        )
    )


@app.command(
    epilog=example("tafelrunde serve", "tafelrunde serve --host 0.0.0.0 --port 8080 --no-browser")
)
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Whom to listen to; 0.0.0.0: the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=0, max=65535, help="Which port.", show_default="8765, or the next free"
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            "--data",
            metavar="DIR",
            help="Where games are kept.",
            show_default="TAFELRUNDE_DATA, or this system's place for data",
        ),
    ] = None,
    database_url: Annotated[
        str,
        typer.Option(
            "--database-url", metavar="URL", help="postgresql://…; else SQLite in the data folder."
        ),
    ] = "",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open a browser, if there is one.")
    ] = True,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            "--origin", metavar="URL", help="Behind a proxy: the address people see; repeatable."
        ),
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Trust X-Forwarded-For and -Proto of a proxy.")
    ] = False,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Show numbers for Prometheus at /metrics.")
    ] = False,
    workers: flags.Workers = 0,
    together: flags.Together = 0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Slow down whoever asks too fast.")
    ] = True,
    push: Annotated[
        str,
        typer.Option(
            "--push",
            metavar="CONTACT",
            help="Send turn notices to closed browsers; mailto:you@example.org for complaints.",
        ),
    ] = "",
    push_host: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host", metavar="HOST", help="A push service besides the known; repeatable."
        ),
    ] = None,
) -> int:
    """Play in the browser: start a server for you, your friends and bots."""
    from .serve import start

    return start(
        *(host, port, data, database_url, browser, origin or [], proxy, metrics),
        *(workers, together, limits, push, push_host or []),
    )


@app.command(epilog=example("tafelrunde games"))
def games(json: flags.Json = False) -> int:
    """List the games there are."""
    from .making import show_games

    return show_games(json)


@app.command(
    epilog=example("tafelrunde rules bang 5.4 --lang de", "tafelrunde rules bang --coverage")
)
def rules(
    game: flags.GameId,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="Such as 2.3, a chapter, or a word.")
    ] = "",
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="List the tests of each clause; fail if any lacks one."),
    ] = False,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Read the rulebook, or look up one rule."""
    from .rules import show_coverage, show_rules

    if coverage:
        return show_coverage(game, json)
    return show_rules(game, clause, flags.language_of(lang), json)


# Studying


@app.command(epilog=example("tafelrunde simulate bang --games 10000 --players 5"))
def simulate(
    game: flags.GameId,
    games: flags.Games = 1000,
    players: flags.Players = 0,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="LEVEL", help="One level, or one a seat: regular,random,…"),
    ] = "regular",
    seed: flags.Seed = None,
    modules: flags.Modules = "",
    option: flags.Options = None,
    file: flags.Files = None,
    cores: flags.Cores = 0,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Let bots play many games, and see who wins how often."""
    from .lab import load, show_simulation

    info = load(game)
    setting = flags.setting_of(info, players, modules, option, file)
    language = flags.language_of(lang)
    return show_simulation(info, setting, bots, games, seed or "simulate", cores, language, json)


app.command("league", epilog=example(*league.EXAMPLES))(league.league)
app.command("ratings", epilog=example(*league.RATINGS_EXAMPLES))(league.ratings)
app.command("lab", epilog=example(*experiment.LAB_EXAMPLES))(experiment.lab)
app.command("report", epilog=example(*experiment.REPORT_EXAMPLES))(experiment.report)
app.command("bot", epilog=example(*research.BOT_EXAMPLES))(research.bot)
app.command("summary", epilog=example(*summary.EXAMPLES))(summary.summary)
app.command("export", epilog=example(*research.EXPORT_EXAMPLES))(research.export)


@app.command(epilog=example("tafelrunde fuzz bang --games 1000 --modules all"))
def fuzz(
    game: flags.GameId,
    games: flags.Games = 200,
    players: Annotated[
        int,
        typer.Option("--players", metavar="N", help="How many play.", show_default="any number"),
    ] = 0,
    modules: Annotated[
        str | None,
        typer.Option("--modules", metavar="A,B", help="These together; else all sets take turns."),
    ] = None,
    option: flags.Options = None,
    file: flags.Files = None,
    seed: flags.Seed = None,
    cores: flags.Cores = 0,
    laws: Annotated[
        str, typer.Option("--laws", metavar="LEVEL", help="quick, light or full.")
    ] = "full",
    into: Annotated[
        Path, typer.Option("--into", metavar="DIR", help="Where records of failures go.")
    ] = Path("fuzz-failures"),
    bots: Annotated[bool, typer.Option("--bots", help="Bots play instead of chance.")] = False,
    json: flags.Json = False,
) -> int:
    """Hunt for contradictions in the rules by random games."""
    from .lab import load, show_fuzzing

    info = load(game)
    seed = seed or "fuzz"
    return show_fuzzing(
        info, games, players, modules, option, file, seed, cores, laws, into, json, bots
    )


@app.command(epilog=example("tafelrunde bench --seconds 3"))
def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, max=600, help="Time for each game.")
    ] = 2.0,
    json: flags.Json = False,
) -> int:
    """Measure how fast the engine is on this machine."""
    from .lab import show_bench

    return show_bench(seconds, json)


# Files


@app.command(epilog=example("tafelrunde replay game.yaml --seat anna --step"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[
        str, typer.Option("--seat", metavar="NAME", help="Through whose eyes; else a spectator's.")
    ] = "",
    step: Annotated[
        bool, typer.Option("--step", help="Turn by turn with the table, at each Enter.")
    ] = False,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Play a record back in words, and see if the rules agree."""
    from .viewing import show_replay

    return show_replay(file, seat, step, flags.language_of(lang), json)


@app.command(epilog=example("tafelrunde fork game.yaml --at 42 --seat anna"))
def fork(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[
        int, typer.Option("--at", metavar="N", min=0, help="How many of its actions stay.")
    ],
    seat: flags.Seat = "",
    bots: flags.Bots = "regular",
    seed: flags.Seed = None,
    record: flags.RecordFile = None,
    lang: flags.Lang = "",
) -> int:
    """Go on from any moment of a record, with new dice and cards."""
    from .play import Wish, game_of
    from .play import play as sit_down

    language = flags.language_of(lang)
    return sit_down(
        Wish(
            game=game_of(file),
            seed=seed,
            lang=language,
            seat=seat,
            bots=bots,
            record=record,
            resume=file,
            at=at,
        )
    )


@app.command(epilog=example("tafelrunde verify game.yaml"))
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished match.")],
    json: flags.Json = False,
) -> int:
    """Prove that the dice and cards of a record were fair."""
    from .files import show_verdict

    return show_verdict(file, json)


@scenarios.command("run", epilog=example("tafelrunde scenario run my-puzzle.yaml"))
def run_scenarios(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="Files or folders; else those of the games."),
    ] = None,
    json: flags.Json = False,
) -> int:
    """Run scenarios like tests; a miss makes the exit code 1."""
    from .files import show_scenarios

    return show_scenarios(files or [], json)


@scenarios.command("list", epilog=example("tafelrunde scenario list bang"))
def list_scenarios(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Of this game only.")] = "",
    json: flags.Json = False,
) -> int:
    """List the scenarios that come with the games."""
    from .files import list_scenarios as show_list

    return show_list(game, json)


# Changing


@app.command("new-game", epilog=example("tafelrunde new-game hen-house --into my-games"))
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits, hyphens.")],
    into: Annotated[
        Path | None, typer.Option("--into", metavar="DIR", help="The folder it is made in.")
    ] = None,
) -> int:
    """Make a small working game of your own to change."""
    from .making import make_game

    return make_game(name, into)
