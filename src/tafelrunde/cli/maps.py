"""`map check`: whether one can play on a map, and where it is wrong if not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import flags

if TYPE_CHECKING:
    from tafelrunde.pieces.lattice import Problem

maps = typer.Typer(help="Check maps you have drawn.")

GAME_LINE = re.compile(r"^game:[ \t]*(\S+)", re.MULTILINE)


@maps.callback(invoke_without_command=True)
def help_if_alone(context: typer.Context) -> None:
    """Check maps you have drawn."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@maps.command("check", epilog="Example: tafelrunde map check my-map.txt")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A drawn map.")],
    json: flags.Json = False,
) -> int:
    """Tell everything that is wrong with a map, or measure a sound one."""
    from tafelrunde.pieces.lattice import MapError

    text = read_text(file)
    info = game_of(text, file)
    try:
        board = info.part("board").load_board(text)
    except MapError as error:
        return show_problems(file, error.problems, json)
    gauging = info.part("gauging")
    numbers = {"facts": gauging.facts(board), "respawn": gauging.gauge(board)}
    if json:
        from .screen import print_json

        print_json({"file": str(file), "sound": True, "title": board.title, **numbers})
        return 0
    return show_numbers(board.title, **numbers, columns=gauging.COLUMNS)


def read_text(file: Path) -> str:
    """Return what a file holds, if it is a text."""
    from tafelrunde.kernel import SaveError

    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError(f"{file} is no text in UTF-8") from None


def game_of(text: str, file: Path) -> Any:
    """Return the game a map is for; its own line `game: …` says so."""
    from tafelrunde.games.catalog import load
    from tafelrunde.kernel import OptionError

    found = GAME_LINE.search(text)
    if found is None:
        raise OptionError(f"{file} needs a line that names its game, such as `game: frag`")
    info = load(found.group(1))
    if info.part_if_any("gauging") is None:
        raise OptionError(f"{info.title} is not played on maps")
    return info


def show_problems(file: Path, problems: list[Problem], as_json: bool) -> int:
    """Print what is wrong, a line each, as editors understand it."""
    from .screen import Screen, print_json

    if as_json:
        rows = [{"line": p.line, "column": p.column, "text": p.sentence} for p in problems]
        print_json({"file": str(file), "sound": False, "problems": rows})
        return 1
    screen = Screen()
    for problem in problems:
        place = f"{file}:{problem.line}:{problem.column}"
        screen.say_unbroken(f"{place}: {problem.sentence}")
    number = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    screen.say(f"{number}: nobody can play on this map yet.", "bold red")
    return 1


def show_numbers(
    title: str, facts: dict[str, int], respawn: list[dict[str, Any]], columns: str
) -> int:
    """Print what a sound map holds, and how its respawn fields compare."""
    from .screen import Screen, plain_table

    screen = Screen()
    screen.say(f"{title} is sound.", "bold green")
    counts = plain_table()
    counts.add_column()
    counts.add_column(justify="right")
    for what, number in facts.items():
        counts.add_row(what, str(number))
    screen.show(counts)
    screen.blank()
    drawn = plain_table(*respawn[0], right=tuple(range(2, len(respawn[0]))))
    for row in respawn:
        drawn.add_row(*["–" if value is None else str(value) for value in row.values()])
    screen.show(drawn)
    screen.say(columns, "dim")
    return 0
