"""Chapter 5: steps, jumps and teleporters."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Chapter, Game

from ..board import Board
from ..state import FragState
from ..values import leap_now
from .arriving import arrive, entered

moving = Chapter("moving")

JUMP_COST: Final = 2  # points a field (5.5)


def steps_from(g: Game, s: FragState, seat: int, node: int) -> tuple[int, ...]:
    """Return the fields one step away; walls don't stop who phases or is insubstantial."""
    board: Board = g.ground
    if s.phasing or s.ghost[seat]:
        return board.ghost_steps[node]
    return board.steps[node]


def move_options(g: Game, s: FragState, seat: int) -> list[Action]:
    """Steps (5.2), jumps (5.5) and teleporters (6.4) that the points allow."""
    if not s.points or s.frozen[seat]:
        return []
    where = s.where
    options: list[Action] = [
        ("step", node)
        for node in steps_from(g, s, seat, where[seat])
        if node not in where or can_leave(g, s, seat, node, s.points - 1)
    ]
    if s.points >= 2 * JUMP_COST:
        options += jump_options(g, s, seat)
    board: Board = g.ground
    if board.pads >> s.where[seat] & 1:
        options += [("beam", pad) for pad in board.pad_list if pad != s.where[seat]]
    return options


def jump_options(g: Game, s: FragState, seat: int) -> list[Action]:
    """Straight over at least one field, as far as Speed and points allow, not over walls (5.5)."""
    board: Board = g.ground
    longest = min(leap_now(s, seat), s.points // JUMP_COST)
    options: list[Action] = []
    if longest < 2:
        return options
    for ray in board.rays[s.where[seat]]:
        for length in range(2, min(longest, len(ray)) + 1):
            node = ray[length - 1]
            left = s.points - JUMP_COST * length
            if node not in s.where or can_leave(g, s, seat, node, left):
                options.append(("jump", node))
    return options


def can_leave(g: Game, s: FragState, seat: int, node: int, points: int) -> bool:
    """Say whether a free field can be reached from an occupied one (5.3)."""
    board: Board = g.ground
    taken = [place for other, place in enumerate(s.where) if other != seat]
    seen = {node}
    edge = [node]
    for _ in range(points):
        if any(board.pads >> place & 1 for place in edge):
            return True  # to another teleporter, whoever stands there (6.4)
        edge = [near for place in edge for near in steps_from(g, s, seat, place)]
        if any(near not in taken for near in edge):
            return True
        edge = [near for near in edge if near not in seen]
        seen.update(edge)
    return False


def move(g: Game, s: FragState, seat: int, action: Action) -> None:
    """The fighter moves and pays; the field it comes to counts as entered (5.4)."""
    verb: str = action[0]
    node: int = action[1]
    if verb == "jump":
        s.points -= JUMP_COST * jump_length(g, s.where[seat], node)
        s.tell("jumped", seat, node, s.points)
        s.where[seat] = node
    elif verb == "step":
        s.points -= 1
        s.tell("stepped", seat, node, s.points)
        s.where[seat] = node
    else:
        s.points -= 1
        s.tell("teleported", seat, node)
        arrive(s, seat, node)
    entered(g, s, seat)


def jump_length(g: Game, start: int, node: int) -> int:
    """Return how many fields a jump spans."""
    board: Board = g.ground
    return abs(board.row[start] - board.row[node]) + abs(board.col[start] - board.col[node])


moving.verb("step", field="field")
moving.verb("jump", field="field")
moving.verb("beam", field="field")
moving.event("stepped", seat="seat", field="field", left="number")
moving.event("jumped", seat="seat", field="field", left="number")
