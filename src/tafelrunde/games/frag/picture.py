"""A board as plain data for whoever draws it: lengths are in fields, places are nodes."""

from __future__ import annotations

from typing import Any

from tafelrunde.pieces.lattice import DIRECTIONS, Edge
from tafelrunde.pieces.outlines import Line, edge_drawn, line_at, straight_walls

from .board import Board
from .legend import LEGEND, LOCKED, NO_DOOR, TWO_WAY
from .names import AMMO, DAMAGE, DECK, DECKS, FAR, LETTER, REACH


def picture(board: Board) -> dict[str, Any]:
    """Return all of a board that never changes and can be seen, and where one step leads."""
    return {
        "title": board.title,
        "width": board.width,
        "height": board.height,
        "fields": [shown_field(board, node) for node in range(board.nodes)],
        "rock": rock(board),
        "walls": [list(wall) for wall in lines_of_walls(board)],
        "doors": [*edge_doors(board), *field_doors(board)],
        "acid": places(board, board.acid),
        "weapon": places(board, board.weapon_fields),
        "gadget": places(board, board.gadget_fields),
        "pads": list(board.pad_list),
        "grates": places(board, board.grates),
        "respawn": list(board.respawn),
        "steps": [list(ahead) for ahead in board.steps],
    }


def shown_field(board: Board, node: int) -> dict[str, Any]:
    """Return a place: its name, its field, and for one half of a field on which side it lies."""
    return {
        "name": board.names[node],
        "row": board.row[node],
        "col": board.col[node],
        "side": board.sides[node],
    }


def places(board: Board, mask: int) -> list[int]:
    """Return the nodes of a bit mask."""
    return [node for node in range(board.nodes) if mask >> node & 1]


def rock(board: Board) -> list[list[int]]:
    """Return row and column of every field that is solid."""
    return [
        [index // board.width, index % board.width]
        for index, field in enumerate(board.fields)
        if not field.sides and field.door == NO_DOOR
    ]


# Walls


def lines_of_walls(board: Board) -> list[Line]:
    """Return all walls as lines, between fields and through them."""
    return [*straight_walls(board.rows, LEGEND), *slanting_walls(board)]


def slanting_walls(board: Board) -> list[Line]:
    """Return the walls that run through fields from corner to corner (6.5)."""
    found: list[Line] = []
    for node in range(board.nodes):
        row, col = board.row[node], board.col[node]
        if board.sides[node] == "nw":
            found.append((col + 1, row, col, row + 1))
        elif board.sides[node] == "ne":
            found.append((col, row, col + 1, row + 1))
    return found


# Doors (6.2)


def edge_doors(board: Board) -> list[dict[str, Any]]:
    """Return the doors between two fields: the line they lie on, and where they lead."""
    found: list[dict[str, Any]] = []
    for y in range(2 * board.height + 1):
        for x in range(1 - y % 2, 2 * board.width + 1, 2):
            edge = edge_drawn(board.rows, LEGEND, y, x)
            if edge.clear or edge.name == "wall":
                continue
            kind, way = edge_door(edge, upright=y % 2 == 1)
            line = dict(zip(("x1", "y1", "x2", "y2"), line_at(y, x), strict=True))
            found.append({**line, "kind": kind, "dir": way})
    return found


def edge_door(edge: Edge, upright: bool) -> tuple[str, str]:
    """Return what sort of door it is, and for one-way doors the direction."""
    if edge.forth and edge.back:
        return "two-way", ""
    if not edge.forth and not edge.back:
        return "locked", ""
    return "one-way", ("e" if edge.forth else "w") if upright else ("s" if edge.forth else "n")


def field_doors(board: Board) -> list[dict[str, Any]]:
    """Return the doors inside fields: row and column, and where they lead."""
    found: list[dict[str, Any]] = []
    for index, field in enumerate(board.fields):
        if field.door == NO_DOOR:
            continue
        place = {"row": index // board.width, "col": index % board.width}
        if field.door in (TWO_WAY, LOCKED):
            kind, way = "two-way" if field.door == TWO_WAY else "locked", ""
        else:
            kind, way = "one-way", DIRECTIONS[field.door]
        found.append({**place, "kind": kind, "dir": way})
    return found


# Cards


def printed(kind: int) -> dict[str, Any]:
    """Return the numbers on a card: its deck, and what a weapon holds, rolls and reaches.

    No ammunition and no reach are 0: such a weapon needs none, and reaches everywhere.
    """
    return {
        "deck": DECKS[DECK[kind]],
        "letter": LETTER[kind],
        "ammo": AMMO[kind],
        "dice": DAMAGE[kind],
        "reach": REACH[kind] if REACH[kind] != FAR else 0,
    }
