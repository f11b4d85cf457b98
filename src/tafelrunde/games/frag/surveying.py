"""What makes a drawn map one that can be played on (11.2, 11.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel import Values
from tafelrunde.pieces.lattice import Drawing, check_corners
from tafelrunde.pieces.ways import UNREACHED, distances, groups, largest_circuit, turned_round

from .legend import LOCKED, NO_DOOR, TWO_WAY

if TYPE_CHECKING:
    from .board import Board

FEWEST_RESPAWNS: Final = 2
DOOR_TO_NOWHERE: Final = "this door leads nowhere"


def check_map(board: Board, drawing: Drawing) -> None:
    """Note everything in the drawing that would spoil a match."""
    check_corners(drawing, ends_of_diagonals(board))
    check_rock(board, drawing)
    check_respawns(board, drawing)
    check_pads(board, drawing)
    check_edge_doors(board, drawing)
    check_field_doors(board, drawing)
    check_ways(board, drawing)


def ends_of_diagonals(board: Board) -> set[tuple[int, int]]:
    """Return the corners of the lattice at which walls inside fields end."""
    found: set[tuple[int, int]] = set()
    for node in range(board.nodes):
        y, x = 2 * board.row[node], 2 * board.col[node]
        if board.sides[node] == "nw":
            found |= {(y, x + 2), (y + 2, x)}
        elif board.sides[node] == "ne":
            found |= {(y, x), (y + 2, x + 2)}
    return found


def check_rock(board: Board, drawing: Drawing) -> None:
    """Rock has a wall all around."""
    for index, field in enumerate(board.fields):
        row, col = index // board.width, index % board.width
        if field.sides or field.door == LOCKED:
            continue
        if any(drawing.edge(row, col, way).clear for way in range(4)):
            drawing.wrong_field(row, col, "rock needs a wall on each side", "error-map-rock")


def check_respawns(board: Board, drawing: Drawing) -> None:
    """Respawn fields are numbered without gaps, each number once, and there are enough (1.1)."""
    seen: dict[int, int] = {}
    for number, node in board.numbered():
        if number in seen:
            there = board.names[seen[number]]
            sentence = f"{there} is respawn field {number} already"
            values: Values = {"field": there, "number": number}
            wrong_place(board, drawing, node, sentence, "error-map-respawn-twice", **values)
        else:
            seen[number] = node
    for number in range(1, max(seen, default=0)):
        if number not in seen:
            sentence = f"respawn field {number} is missing"
            drawing.wrong(drawing.top, 1, sentence, "error-map-respawn-missing", number=number)
    if len(seen) < FEWEST_RESPAWNS:
        sentence = f"a map needs {FEWEST_RESPAWNS} respawn fields or more, not {len(seen)}"
        values = {"fewest": FEWEST_RESPAWNS, "number": len(seen)}
        drawing.wrong(drawing.top, 1, sentence, "error-map-few-respawns", **values)


def check_pads(board: Board, drawing: Drawing) -> None:
    """From a teleporter one goes to another one (6.4)."""
    if len(board.pad_list) == 1:
        sentence = "a single teleporter leads nowhere"
        wrong_place(board, drawing, board.pad_list[0], sentence, "error-map-lone-teleporter")


# Doors


def check_edge_doors(board: Board, drawing: Drawing) -> None:
    """Who may pass a door between two fields comes out somewhere (6.2)."""
    for y in range(1, 2 * board.height):
        for x in range(1 + y % 2, 2 * board.width, 2):
            edge = drawing.edge_at(y, x)
            upright = y % 2
            row, col = (y - 1) // 2, (x - 1) // 2  # the field above or to the left
            ahead = (row, col + 1) if upright else (row + 1, col)
            nowhere = edge.forth and not edge.clear and not leads(board, (row, col), ahead)
            if nowhere or (edge.back and not edge.clear and not leads(board, ahead, (row, col))):
                drawing.wrong_at(y, x, DOOR_TO_NOWHERE, "error-map-door")


def leads(board: Board, start: tuple[int, int], end: tuple[int, int]) -> bool:
    """Say whether a step leads from one field to the other."""
    ends = board.parts_of(*end)
    return any(to in ends for node in board.parts_of(*start) for to in board.steps[node])


def check_field_doors(board: Board, drawing: Drawing) -> None:
    """A door in a field can be entered and left: one-way doors straight on, others twice."""
    back = turned_round(board.steps)
    for node in range(board.nodes):
        door = board.field_of(node).door
        if door == NO_DOOR:
            continue
        needed = 2 if door == TWO_WAY else 1
        if len(board.steps[node]) < needed or len(back[node]) < needed:
            wrong_place(board, drawing, node, DOOR_TO_NOWHERE, "error-map-door")


# Ways


def check_ways(board: Board, drawing: Drawing) -> None:
    """Every place can be reached from a respawn field, and none is a trap (11.4)."""
    steps = steps_and_pads(board)
    reached = distances(steps, board.respawn)
    lost = [node for node in range(board.nodes) if reached[node] == UNREACHED]
    unreached = "can't be reached from any respawn field"
    wrong_places(board, drawing, lost, unreached, "error-map-unreached")
    home = distances(turned_round(steps), largest_circuit(steps))
    stuck = [node for node in range(board.nodes) if home[node] == UNREACHED != reached[node]]
    trap = "is a trap: no way leads out to the rest of the map"
    wrong_places(board, drawing, stuck, trap, "error-map-trap")


def steps_and_pads(board: Board) -> list[list[int]]:
    """Return by node where one step or one teleporter leads (5.2, 6.4)."""
    ways = [list(ahead) for ahead in board.steps]
    for pad in board.pad_list:
        ways[pad] += [other for other in board.pad_list if other != pad]
    return ways


def wrong_places(board: Board, drawing: Drawing, nodes: list[int], what: str, key: str) -> None:
    """Note a problem once for all places that hang together, at the first of them."""
    for group in groups(board.steps, nodes):
        more = len(group) - 1
        rest = f" with {more} more {'place' if more == 1 else 'places'} beside it" if more else ""
        field = board.names[group[0]]
        values: Values = {"field": field, "more": more}
        wrong_place(board, drawing, group[0], f"{field}{rest} {what}", key, **values)


def wrong_place(
    board: Board, drawing: Drawing, node: int, sentence: str, key: str, **values: str | int
) -> None:
    """Note a problem of a place."""
    drawing.wrong_field(board.row[node], board.col[node], sentence, key, **values)
