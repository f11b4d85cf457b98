"""`simulate`, `fuzz` and `bench`: many games at once, with a bar that shows how far they are."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tafelrunde.games.catalog import GameInfo, Setting, load
from tafelrunde.kernel import Game
from tafelrunde.lab.fuzz import Failure, fuzz
from tafelrunde.lab.naming import LabWording, heading, label_of
from tafelrunde.lab.simulate import Share, Summary, plan_for, simulate
from tafelrunde.words import Wording

from .flags import files_of, modules_of, options_of
from .numbers import decimal, percent
from .screen import Screen, plain_table, print_json

Report = Callable[[int, int], None]


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Report]:
    """Show a bar on standard error while something takes its time; nothing in a pipe or file."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    with bar if console.is_terminal else Progress(disable=True) as shown:
        task = shown.add_task(what, total=total)

        def report(done: int, in_all: int) -> None:
            shown.update(task, completed=done)

        yield report


# Simulating


def show_simulation(
    info: GameInfo,
    setting: Setting,
    bots: str,
    games: int,
    seed: str,
    cores: int,
    lang: str,
    as_json: bool,
) -> int:
    """Let bots play many games and print who won how often."""
    levels = tuple(level.strip() for level in bots.split(","))
    plan = plan_for(info, setting, levels, seed)
    words = LabWording(info, info.build_setting(setting), lang, [])
    started = perf_counter()
    with progress_bar(words.text("game-title"), games) as report:
        summary = simulate(plan, games, cores, report)
    seconds = perf_counter() - started
    if as_json:
        print_json({**summary.as_data(), "seconds": round(seconds, 3)})
        return 0
    screen = Screen()
    for group, shares in summary.groups.items():
        screen.show(share_table(words, group, shares))
        screen.blank()
    screen.say(lengths(words, summary))
    screen.say(words.text("simulated", games=games, seconds=decimal(seconds, lang)), "dim")
    return 0


def share_table(words: Wording, group: str, shares: list[Share]) -> Table:
    """Return who won how often, by one grouping."""
    titles = [words.text(f"heading-{key}") for key in ("games", "share", "interval")]
    drawn = plain_table(heading(words, group).ljust(18), *titles, "", right=(1, 2, 3))
    for share in shares:
        drawn.add_row(
            Text(label_of(words, group, share.label)),
            str(share.games),
            percent(share.share, words.lang),
            f"{percent(share.low, words.lang)} – {percent(share.high, words.lang)}",
            Text("█" * round(share.share * 20), "green"),
        )
    return drawn


def lengths(words: Wording, summary: Summary) -> str:
    """Say how long games were."""
    return words.text(
        "simulated-length",
        turns=decimal(summary.turns.mean, words.lang),
        least=summary.turns.least,
        most=summary.turns.most,
        decisions=decimal(summary.decisions.mean, words.lang),
    )


# Fuzzing


def show_fuzzing(
    info: GameInfo,
    games: int,
    players: int,
    modules: str | None,
    options: list[str] | None,
    files: list[str] | None,
    seed: str,
    cores: int,
    level: str,
    into: Path,
    as_json: bool,
    bots: bool,
) -> int:
    """Play random games under the laws; print what broke and where its record is."""
    chosen = None if modules is None else modules_of(info, modules)
    with progress_bar(f"fuzzing {info.id}", games) as report:
        found = fuzz(
            info,
            games,
            players,
            chosen,
            options_of(options or []),
            files_of(files or []),
            seed,
            level,
            workers=cores,
            folder=into,
            progress=report,
            bots=bots,
        )
    failures = [failure_data(failure) for failure in found.failures]
    if as_json:
        counts = {"game": info.id, "games": found.games, "decisions": found.decisions}
        print_json({**counts, "failures": failures})
        return 1 if failures else 0
    screen = Screen()
    for failure in failures:
        table = " + ".join([f"{failure['players']} players", *failure["modules"]])
        screen.say_unbroken(
            f"{failure['sentence']} ({table}, after {failure['actions']} actions)", "red"
        )
        if failure["file"] is not None:
            screen.say_unbroken(f"  saved as {failure['file']}")
    verdict = f"{len(failures)} broke a law" if failures else "all laws held"
    screen.say(f"{found.games} games, {found.decisions} decisions: {verdict}.")
    return 1 if failures else 0


def failure_data(failure: Failure) -> dict[str, Any]:
    """Return a failure as plain data."""
    players, modules, options, files = failure.wish
    return {
        "players": players,
        "modules": list(modules),
        "options": options,
        "files": files,
        "seed": failure.played.seed,
        "actions": len(failure.played.actions),
        "sentence": failure.sentence,
        "file": str(failure.file) if failure.file is not None else None,
    }


# Measuring


def show_bench(seconds: float, as_json: bool) -> int:
    """Measure how fast the engine is here: random games of every game, and copies of a state."""
    from tafelrunde.games.catalog import all_games
    from tafelrunde.kernel import game as kernel

    compiled = not str(kernel.__file__).endswith(".py")
    found = {info.id: measure(info.build(), seconds) for info in all_games()}
    machine = f"{platform.python_implementation()} {platform.python_version()}"
    if as_json:
        print_json({"build": "compiled" if compiled else "plain", "python": machine, **found})
        return 0
    screen = Screen()
    drawn = plain_table("Game", "games/s", "decisions/s", "clone µs", right=(1, 2, 3))
    for game_id, speed in found.items():
        drawn.add_row(game_id, *[f"{value:,.1f}" for value in speed.values()])
    screen.show(drawn)
    screen.say(f"One core, {'compiled' if compiled else 'plain'} build, {machine}; random play.")
    screen.say("`make bench` compares both builds with other libraries.", "dim")
    return 0


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Play at random for some seconds; decisions are those with two or more options."""
    from tafelrunde.kernel.playout import play_out

    started, games, decisions = perf_counter(), 0, 0
    while (spent := perf_counter() - started) < seconds or not games:
        decisions += play_out(game, game.new(games))
        games += 1
    return {
        "games_per_second": games / spent,
        "decisions_per_second": decisions / spent,
        "clone_microseconds": clone_time(game),
    }


def clone_time(game: Game, repeats: int = 20_000) -> float:
    """Return how long copying a state takes, in microseconds."""
    s = game.new("clone")
    started = perf_counter()
    for _ in range(repeats):
        s.clone()
    return (perf_counter() - started) / repeats * 1e6


__all__ = ["load", "show_bench", "show_fuzzing", "show_simulation"]
