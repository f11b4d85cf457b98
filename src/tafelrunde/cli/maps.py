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
    lang: flags.Lang = "",
) -> int:
    """Tell everything that is wrong with a map, or measure a sound one."""
    from tafelrunde.pieces.lattice import MapError
    from tafelrunde.records.files import read_text

    text = read_text(file)
    info = game_of(text, file)
    gauging = info.part("gauging")
    try:
        board = gauging.load_map(text)
    except MapError as error:
        return show_problems(file, error.problems, json, flags.language_of(lang))
    facts, rows = gauging.facts(board), gauging.gauge(board)
    if json:
        from .screen import print_json

        named = {"facts": facts, gauging.ROWS_ARE: rows}
        print_json({"file": str(file), "sound": True, "title": board.title, **named})
        return 0
    return show_numbers(board.title, facts, rows, gauging.COLUMNS)


def game_of(text: str, file: Path) -> Any:
    """Return the game a map is for; its own line `game: …` says so."""
    from tafelrunde.games.catalog import load
    from tafelrunde.kernel import OptionError

    found = GAME_LINE.search(text)
    if found is None:
        sentence = f"{file} needs a line that names its game, such as `game: frag`"
        raise OptionError(sentence, "error-map-no-game", file=str(file))
    info = load(found.group(1))
    if info.part_if_any("gauging") is None:
        sentence = f"{info.title} is not played on maps"
        raise OptionError(sentence, "error-no-maps", game=info.title)
    return info


def show_problems(file: Path, problems: list[Problem], as_json: bool, lang: str) -> int:
    """Print what is wrong, a line each, as editors understand it."""
    from tafelrunde.kernel import TafelrundeError
    from tafelrunde.words.telling import told_anywhere

    from .screen import Screen, print_json

    if as_json:
        rows = [{"line": p.line, "column": p.column, "text": str(p.what)} for p in problems]
        print_json({"file": str(file), "sound": False, "problems": rows})
        return 1
    screen = Screen()
    for problem in problems:
        place = f"{file}:{problem.line}:{problem.column}"
        screen.say_unbroken(f"{place}: {told_anywhere(problem.what, lang)}")
    number = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    sentence = f"{number}: nobody can play on this map yet."
    verdict = TafelrundeError(sentence, "error-map-problems", number=len(problems))
    screen.say(told_anywhere(verdict, lang), "bold red")
    return 1


def show_numbers(
    title: str, facts: dict[str, int], rows: list[dict[str, Any]], columns: str
) -> int:
    """Print what a sound map holds, and how the places compare at which players begin."""
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
    drawn = plain_table(*rows[0], right=tuple(range(2, len(rows[0]))))
    for row in rows:
        drawn.add_row(*[shown(value) for value in row.values()])
    screen.show(drawn)
    screen.say(columns, "dim")
    return 0


def shown(value: Any) -> str:
    """Write a value of a row: several numbers one after another, a dash if there is none."""
    if isinstance(value, list):
        return " ".join([str(number) for number in value])
    return "–" if value is None else str(value)
