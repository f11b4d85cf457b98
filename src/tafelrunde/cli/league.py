"""The commands `league` and `ratings` with their flags; `standings.py` does what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import flags

EXAMPLES = (
    "tafelrunde league kf --levels strong --against regular --games 400",
    'tafelrunde league bang --levels "exec:node mybot.js" --against regular',
    "tafelrunde league bang --into bang.jsonl --report bang.html",
)
RATINGS_EXAMPLES = ("tafelrunde ratings frag beginner.jsonl strong.jsonl expert.jsonl --write",)


def league(
    game: flags.GameId,
    games: flags.Games = 200,
    levels: Annotated[
        str,
        typer.Option(
            "--levels",
            metavar="A,B",
            help="Who plays: levels, or programs (exec:node mybot.js).",
            show_default="all levels",
        ),
    ] = "",
    against: Annotated[
        str, typer.Option("--against", metavar="LEVEL", help="One of each among others of this.")
    ] = "",
    players: Annotated[
        int, typer.Option("--players", metavar="N", help="How many play.", show_default="4")
    ] = 0,
    iterations: Annotated[
        str,
        typer.Option("--iterations", metavar="N|LEVEL=N,…", help="How much searching bots think."),
    ] = "",
    seconds: Annotated[
        str,
        typer.Option("--seconds", metavar="S|LEVEL=S,…", help="Likewise, in time for a decision."),
    ] = "",
    luck: Annotated[
        int,
        typer.Option(
            "--luck",
            metavar="N",
            min=0,
            help="Take luck out of the results, by N samples a throw.",
            show_default="leave it in",
        ),
    ] = 0,
    seed: flags.Seed = None,
    modules: flags.Modules = "",
    option: flags.Options = None,
    file: flags.Files = None,
    cores: flags.Cores = 0,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Keep results here; go on with them later."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write plots to an HTML page.")
    ] = None,
    write_ratings: Annotated[
        bool, typer.Option("--write-ratings", help="Make them those people are shown.")
    ] = False,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Let levels of bots play each other, and rate them."""
    from .standings import LeagueWish, show_league

    return show_league(
        LeagueWish(
            *(game, games, players, levels, against, iterations, seconds, luck, seed or "league"),
            *(modules, option or [], file or [], cores, into, report, write_ratings),
            *(flags.language_of(lang), json),
        )
    )


def ratings(
    game: flags.GameId,
    results: Annotated[
        list[Path], typer.Argument(metavar="RESULTS…", help="What leagues kept by --into.")
    ],
    write: Annotated[
        bool, typer.Option("--write", help="Make them those people are shown.")
    ] = False,
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Rate bots by the results of several leagues together."""
    from .standings import show_ratings

    return show_ratings(game, results, write, flags.language_of(lang), json)
