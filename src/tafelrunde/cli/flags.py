"""The flags commands share, and what they come to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tafelrunde.games.catalog import GameInfo, Setting

ALL_MODULES = "all"

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; `tafelrunde games` lists them.")
]
Players = Annotated[
    int, typer.Option("--players", metavar="N", help="How many play.", show_default="as usual")
]
Modules = Annotated[
    str, typer.Option("--modules", metavar="A,B", help="Expansions to play with, or `all`.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeatable."),
]
Files = Annotated[
    list[str] | None,
    typer.Option("--file", metavar="KEY=FILE", help="A file the table brings, such as map=my.txt."),
]
Bots = Annotated[
    str,
    typer.Option("--bots", metavar="LEVEL", help="beginner, regular, strong, expert or random."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", min=0, help="Processes that think for bots.", show_default="by cores"
    ),
]
Together = Annotated[
    int,
    typer.Option(
        "--together",
        min=0,
        help="Idle ones that may think about one decision of an expert.",
        show_default="by cores",
    ),
]
RecordFile = Annotated[
    Path | None, typer.Option("--record", metavar="FILE", help="Write the match to this file.")
]
Seat = Annotated[
    str, typer.Option("--seat", metavar="NAME", help="Whose seat is yours; else the first.")
]
Coach = Annotated[
    bool | None,
    typer.Option(
        "--coach/--no-coach", help="Hints on request.", show_default="if one person plays"
    ),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="The same seed gives the same dice and cards."),
]
Lang = Annotated[
    str, typer.Option("--lang", metavar="en|de|ru", help="Language; else that of the system.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Cores = Annotated[
    int, typer.Option("--cores", metavar="N", min=0, help="Processes.", show_default="all cores")
]


def setting_of(
    info: GameInfo,
    players: int,
    modules: str,
    options: list[str] | None,
    files: list[str] | None,
) -> Setting:
    """Return what the table agreed on, or refuse what the game doesn't have."""
    wanted = modules_of(info, modules)
    return info.setting(players, wanted, options_of(options or []), files_of(files or []))


def modules_of(info: GameInfo, modules: str) -> tuple[str, ...]:
    """Return the modules of a list with commas; `all` are all the game has."""
    if modules.strip() == ALL_MODULES:
        return tuple(module["id"] for module in info.modules)
    return tuple(word.strip() for word in modules.split(",") if word.strip())


def options_of(texts: list[str]) -> dict[str, int]:
    """Return options written as key=value."""
    from tafelrunde.kernel import OptionError

    found: dict[str, int] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        sentence = f"write --option key=number, such as rounds=5, not '{text}'"
        try:
            found[key.strip()] = int(value)
        except ValueError:
            raise OptionError(sentence, "error-write-option", word=text) from None
        if not equals or not key.strip():
            raise OptionError(sentence, "error-write-option", word=text)
    return found


def files_of(texts: list[str]) -> dict[str, str]:
    """Return the texts of files written as key=path."""
    from tafelrunde.kernel import OptionError, SaveError
    from tafelrunde.records.files import read_text

    found: dict[str, str] = {}
    for text in texts:
        key, equals, path = text.partition("=")
        if not equals or not key.strip() or not path.strip():
            sentence = f"write --file key=path, such as map=my.txt, not '{text}'"
            raise OptionError(sentence, "error-write-file", word=text)
        try:
            found[key.strip()] = read_text(path.strip())
        except SaveError as error:
            raise OptionError(str(error), error.key, **error.values) from None
    return found


def language_of(lang: str) -> str:
    """Return the language that was asked for, else the system's, else English."""
    from tafelrunde.words.languages import check_language

    if lang:
        return check_language(lang.strip().lower())
    return language_of_system()


def language_of_system() -> str:
    """Return the system's language, else English."""
    from tafelrunde.words.languages import closest_language

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return closest_language(os.environ[name])
    return closest_language("")
