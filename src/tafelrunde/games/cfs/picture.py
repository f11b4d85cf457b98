"""A dungeon as plain data for whoever draws it: lengths are in fields, places are numbers."""

from __future__ import annotations

from typing import Any

from tafelrunde.pieces.outlines import line_at, straight_walls

from .decisions import CONDITIONS, DEEDS, Row
from .dungeon import COLOURS, LEGEND, Dungeon
from .names import CARRIES, FIGHTS, FOLLOWS, MACHINES, MOVEMENT, PASSES_FIELDS, PROFILES


def picture(dungeon: Dungeon, players: int) -> dict[str, Any]:
    """Return all of a dungeon that never changes; zones nobody plays are plain floor (1.2)."""
    return {
        "title": dungeon.title,
        "width": dungeon.width,
        "height": dungeon.height,
        "fields": list(dungeon.names),
        "walls": [list(wall) for wall in straight_walls(dungeon.drawing.rows, LEGEND)],
        "barriers": [shown_barrier(dungeon, number) for number in range(len(dungeon.ends))],
        "zones": [list(zone) for zone in dungeon.zones[:players]],
        "teleporters": list(dungeon.teleporters),
        "terminals": list(dungeon.terminals),
        "starts": list(dungeon.greifers),
        "nests": list(dungeon.nests),
        "sectors": [list(sector) for sector in dungeon.sectors],
        "steps": [[[to, bit.bit_length() - 1] for to, bit, _ in steps] for steps in dungeon.steps],
    }


def shown_barrier(dungeon: Dungeon, number: int) -> dict[str, Any]:
    """Return an energy field: its colour, the fields beside it, and the line it lies on."""
    one, other = dungeon.ends[number]
    y, x = 2 * (one // dungeon.width) + 1, 2 * (one % dungeon.width) + 1
    beside = other - one == 1
    line = line_at(y, x + 1) if beside else line_at(y + 1, x)
    return {
        "name": dungeon.barriers[number],
        "colour": COLOURS[dungeon.colour[number]],
        "ends": [one, other],
        "line": list(line),
    }


def profiles() -> list[dict[str, Any]]:
    """Return what figures and machines can do, by profile; machines come after the four (8.2)."""
    return [
        {
            "name": name,
            "movement": list(MOVEMENT[number]),
            "carries": CARRIES[number],
            "fights": FIGHTS[number],
            "passes": PASSES_FIELDS[number] == 1,
            "follows": FOLLOWS[number] == 1,
        }
        for number, name in enumerate((*PROFILES, *MACHINES))
    ]


def table_rows(dungeon: Dungeon) -> list[list[dict[str, Any]]]:
    """Return what the machines do, row by row, by kind of machine (8.4)."""
    return [[shown_row(row) for row in rows] for rows in dungeon.table]


def shown_row(row: Row) -> dict[str, Any]:
    """Return what a row asks for, each with whether it must hold, and what is done then."""
    return {
        "when": [[CONDITIONS[condition], wanted] for condition, wanted in row.when],
        "deed": DEEDS[row.deed],
    }
