"""Numbers for those who draw a map: what it holds, how its respawn fields compare (11.4)."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.pieces.ways import distances

from .board import Board, load_board
from .legend import NO_DOOR
from .surveying import steps_and_pads

load_map: Final = load_board
ROWS_ARE: Final = "respawn"
NEARBY: Final = 10  # steps: about a turn of a fighter with Speed 3
COLUMNS: Final = (
    "Steps to the nearest weapon and gadget field, and on average to the other respawn fields;"
    f" places nearby ({NEARBY} steps) and in sight."
)


def facts(board: Board) -> dict[str, int]:
    """Return how many of everything a map has."""
    edges = "".join([row[1 - y % 2 :: 2] for y, row in enumerate(board.rows)])
    return {
        "fields across": board.width,
        "fields down": board.height,
        "places": board.nodes,
        "respawn fields": len(board.respawn),
        "weapon fields": board.weapon_fields.bit_count(),
        "gadget fields": board.gadget_fields.bit_count(),
        "acid fields": board.acid.bit_count(),
        "teleporters": len(board.pad_list),
        "grates": board.grates.bit_count(),
        "doors between fields": sum([edges.count(mark) for mark in "D<>^vX"]),
        "doors in fields": sum([field.door != NO_DOOR for field in board.fields]),
        "slanting walls": sum([len(field.sides) == 2 for field in board.fields]),
    }


def gauge(board: Board) -> list[dict[str, Any]]:
    """Return a row for each respawn field: how far it is to what matters, and what is near."""
    return [gauge_one(board, number) for number in range(1, len(board.respawn) + 1)]


def gauge_one(board: Board, number: int) -> dict[str, Any]:
    """Return what a fighter on this respawn field has before it."""
    node = board.respawn[number - 1]
    far = distances(steps_and_pads(board), [node])
    others = [far[other] for other in board.respawn if other != node]
    return {
        "respawn": number,
        "field": board.names[node],
        "weapon": nearest(far, board.weapon_fields),
        "gadget": nearest(far, board.gadget_fields),
        "others": round(sum(others) / len(others), 1),
        "nearby": sum([0 <= steps <= NEARBY for steps in far]),
        "in sight": sum([line >= 0 for line in board.lines(node)]) - 1,
    }


def nearest(far: list[int], places: int) -> int | None:
    """Return how many steps it is to the nearest of these places, if there is one."""
    steps = [far[node] for node in range(len(far)) if places >> node & 1 and far[node] >= 0]
    return min(steps) if steps else None
