"""A board as plain data for whoever draws it: lengths are in fields, places are nodes."""

from __future__ import annotations

from typing import Any

from tafelrunde.pieces.lattice import DIRECTIONS, Edge

from .board import Board
from .legend import LEGEND, LOCKED, NO_DOOR, TWO_WAY
from .names import AMMO, DAMAGE, DECK, DECKS, FAR, LETTER, REACH

Line = tuple[int, int, int, int]  # x and y of one end, x and y of the other


def picture(board: Board) -> dict[str, Any]:
    """Return all of a board that never changes and can be seen, and where one step leads."""
    return {
        "title": board.title,
        "width": board.width,
        "height": board.height,
        "fields": [shown_field(board, node) for node in range(board.nodes)],
        "rock": rock(board),
        "walls": [list(wall) for wall in (*straight_walls(board), *slanting_walls(board))],
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


def edge_at(board: Board, y: int, x: int) -> Edge:
    """Return what is drawn between two fields, at this place of the lattice."""
    kinds = LEGEND.lying if y % 2 == 0 else LEGEND.upright
    return kinds[board.rows[y][x]]


def straight_walls(board: Board) -> list[Line]:
    """Return the walls between fields, each as long as it runs straight on."""
    found: list[Line] = []
    for y in range(0, 2 * board.height + 1, 2):
        found += runs([edge_at(board, y, 2 * col + 1) for col in range(board.width)], y // 2, False)
    for x in range(0, 2 * board.width + 1, 2):
        found += runs([edge_at(board, 2 * row + 1, x) for row in range(board.height)], x // 2, True)
    return found


def runs(edges: list[Edge], at: int, upright: bool) -> list[Line]:
    """Return the stretches of wall along one line of the lattice."""
    found: list[Line] = []
    start = 0
    for place in range(len(edges) + 1):
        if place < len(edges) and edges[place].name == "wall":
            continue
        if place > start:
            found.append((at, start, at, place) if upright else (start, at, place, at))
        start = place + 1
    return found


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
            edge = edge_at(board, y, x)
            if edge.clear or edge.name == "wall":
                continue
            left, top = x // 2, y // 2
            end = (left, top + 1) if y % 2 else (left + 1, top)
            kind, way = edge_door(edge, upright=y % 2 == 1)
            line = {"x1": left, "y1": top, "x2": end[0], "y2": end[1]}
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
