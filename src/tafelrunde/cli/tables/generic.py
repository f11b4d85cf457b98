"""Draws any game from its view alone: one row a seat, and a line for everything else."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import NOBODY

from .scene import Scene

SEATS = "seats"  # the entry of a view that has a row for each seat


def board(scene: Scene) -> RenderableType:
    """Return what lies in the middle, and the seats."""
    middle = Text(overflow="fold")
    for key, value in scene.table.items():
        if key != SEATS:
            middle.append("   " if middle else "")
            middle.append(f"{scene.heading(key)}: ", "dim").append(worded(scene, key, value))
    rows: list[dict[str, Any]] = scene.table.get(SEATS, [])
    return Group(middle, seats(scene, rows)) if rows else middle


def tray(scene: Scene) -> RenderableType | None:
    """There is nothing a game has to hold in hand."""
    return None


def seats(scene: Scene, rows: list[dict[str, Any]]) -> Table:
    """Return a table with a row for each seat; the arrow points at those who are waited for."""
    drawn = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    drawn.add_column("")
    drawn.add_column(scene.heading("player"), no_wrap=True)
    for key in rows[0]:
        drawn.add_column(scene.heading(key), overflow="fold")
    for seat, row in enumerate(rows):
        sign = scene.signs.turn if seat in scene.view["waiting"] else ""
        values = [worded(scene, key, value) for key, value in row.items()]
        drawn.add_row(sign, scene.name(seat), *values)
    return drawn


def worded(scene: Scene, entry: str, value: Any) -> str:
    """Return a value of a view in words: things by their name, yes as a sign, lists in a row."""
    if isinstance(value, bool):
        return "+" if value else scene.signs.none
    if isinstance(value, list | tuple):
        return counted([worded(scene, entry, item) for item in value]) or scene.signs.none
    kind = scene.words.shows(entry)
    if value == "" or (kind and value == NOBODY):
        return scene.signs.none
    return scene.words.kind(kind, value) if kind else str(value)


def counted(words: list[str]) -> str:
    """Return a list in which what comes several times is written once, with its number."""
    times = Counter(words)
    return ", ".join(f"{n}× {word}" if n > 1 else word for word, n in times.items())
