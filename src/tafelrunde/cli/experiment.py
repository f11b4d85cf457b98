"""The commands `lab` and `report` with their flags; `experimenting.py` does what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import flags

LAB_EXAMPLES = (
    "tafelrunde lab kf roles.toml --games 2000 --into roles.sqlite",
    "tafelrunde lab frag maps.toml --ray auto",
)
REPORT_EXAMPLES = (
    "tafelrunde report roles.sqlite --into roles.html",
    "tafelrunde report roles.sqlite --markdown --into roles.md",
)


def lab(
    game: flags.GameId,
    experiment: Annotated[
        Path, typer.Argument(metavar="EXPERIMENT.toml", help="What is varied; see docs/lab.md.")
    ],
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=0, help="Games of each arm.", show_default="as in the file"
        ),
    ] = 0,
    cores: flags.Cores = 0,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Keep results here; go on with them later."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write an HTML page as well.")
    ] = None,
    ray: Annotated[
        str,
        typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; auto: the near."),
    ] = "",
    lang: flags.Lang = "",
    json: flags.Json = False,
) -> int:
    """Run an experiment: ways to play are compared on the same deals."""
    from .experimenting import LabWish, show_experiment

    language = flags.language_of(lang)
    return show_experiment(
        LabWish(game, experiment, games, cores, into, report, ray, language, json)
    )


def report(
    results: Annotated[
        Path, typer.Argument(metavar="RESULTS", help="What `lab` or `league` kept by --into.")
    ],
    into: Annotated[
        Path | None,
        typer.Option(
            "--into", metavar="FILE", help="The page.", show_default="RESULTS.html or RESULTS.md"
        ),
    ] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Tables as Markdown, for documents; no plots.")
    ] = False,
    lang: flags.Lang = "",
) -> int:
    """Make an HTML page of results, with plots and intervals."""
    from .experimenting import show_report

    file = into or results.with_suffix(".md" if markdown else ".html")
    return show_report(results, file, flags.language_of(lang), markdown)
