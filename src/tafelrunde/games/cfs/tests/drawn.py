"""Dungeons for tests: an open one to tell stories in, and rooms for what a drawing leaves out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from textwrap import dedent

from tafelrunde.games.cfs import dungeon as dungeon_module
from tafelrunde.games.cfs.dungeon import ZONES, Dungeon, read_dungeon
from tafelrunde.games.cfs.names import GREIFER, MACHINE_KINDS, TEAM

# Ten by ten fields, and hardly anything in the way: zones in the corners (a1-b3, i1-j3, i8-j10,
# a8-b10), the machines locked up in d10-h10. Energy fields: blue c2-d2 and e4-f4 are on, e6-f6 is
# off; green e5-f5 and e9-e10 are on, c7-c8 is off. A wall stands between e7 and f7.
OPEN_DUNGEON = """
+-+-+-+-+-+-+-+-+-+-+
|a a . T . 1 . . b b|
+     +             +
|a a .B. . . . . b b|
+     +             +
|a a . . . . . . b b|
+         +         +
|. . . . .B. . . . .|
+         +         +
|T . . . .G. . . . 2|
+         +         +
|4 . . . .b. . . . T|
+         +         +
|. . . . .|. . . . .|
+   +g+   +         +
|d d . . . . . . c c|
+                   +
|d d 3 . . . . T c c|
+     +-+G+-+-+-+   +
|d d .|g g k k k|c c|
+-+-+-+-+-+-+-+-+-+-+
"""
HEAD = "game: cfs\ntitle: A Test\n"
QUARTERS = "sector: a1-e5\nsector: f1-j5\nsector: a6-e10\nsector: f6-j10\n"


@cache
def dungeon_of(drawing: str, players: int) -> Dungeon:
    """Return the dungeon of a drawing; its head may be left out, and so may zones and machines."""
    text = dedent(drawing).strip("\n")
    if text.startswith("game:"):
        return read_dungeon(f"{text}\n", "a test")
    rows = text.split("\n")
    rows += annex(text, len(rows[0]) // 2, players)
    return read_dungeon("\n".join([HEAD + sectors(rows), *rows, ""]), "a test")


def sectors(rows: list[str]) -> str:
    """Return the quarters of a big dungeon; of a smaller one the whole is one sector."""
    height, width = len(rows) // 2, len(rows[0]) // 2
    if (height, width) == (10, 10):
        return QUARTERS
    return f"sector: a1-{chr(96 + width)}{height}\n"


def annex(text: str, width: int, players: int) -> list[str]:
    """Return closed rooms below the drawing for the zones and machines that are not drawn in it."""
    drawn = {mark for line in text.split("\n")[1::2] for mark in line[1::2]}
    rows: list[str] = []
    for zone in ZONES[:players]:
        if zone not in drawn:
            rows += closed_rooms(zone * TEAM, width)
    if not drawn & {"g", "k"}:
        machines = ["g" if kind == GREIFER else "k" for kind in MACHINE_KINDS]
        rows += closed_rooms("".join(machines), width)
    return rows


def closed_rooms(marks: str, width: int) -> list[str]:
    """Return rows of fields with these marks and walls all around; the wall above is there."""
    rows: list[str] = []
    for start in range(0, len(marks), width):
        line = marks[start : start + width].ljust(width, ".")
        rows += [f"|{' '.join(line)}|", f"+{'-+' * width}"]
    return rows


# Our own dungeons, with machines where they are drawn, to change something in them

FILES = sorted((Path(dungeon_module.__file__).parent / "data" / "dungeons").glob("*.txt"))
STARTS = re.compile(r"^machines:.*\n", re.MULTILINE)  # where machines start with so many players
TEXTS = tuple([STARTS.sub("", file.read_text("utf-8")) for file in FILES])
TOP = TEXTS[1].split("\n").index("+-+-+-+-+-+-+-+-+-+-+") + 1  # the line the drawing begins on


def place_of(name: str) -> tuple[int, int]:
    """Line and column of a field such as c2, or of the edge c2-d2 between two fields."""
    fields = [(TOP + 2 * int(one[1:]) - 1, 2 * (ord(one[0]) - 96)) for one in name.split("-")]
    return (
        sum([line for line, _ in fields]) // len(fields),
        sum([column for _, column in fields]) // len(fields),
    )


def redrawn(changes: dict[str, str], number: int = 1) -> str:
    """The text of one of our dungeons with other marks on some fields and edges."""
    lines = TEXTS[number].split("\n")
    for name, mark in changes.items():
        line, column = place_of(name)
        row = lines[line - 1]
        lines[line - 1] = row[: column - 1] + mark + row[column:]
    return "\n".join(lines)
