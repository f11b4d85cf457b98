"""Chapters 3.2 to 3.4: taking up and laying down pieces, and theft."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Chapter, Game

from ..names import RESOURCES, SIDES
from ..state import CfsState
from ..values import movement_now, owner_of
from .falling import drop_all, go_out, knock_down

lifting = Chapter("lifting")

TRAP = 1  # the figure is out of play
CLUMSY = 4  # up to this it is knocked down
LAID = len(RESOURCES)  # where in `handled` the kinds that were laid begin


def take(g: Game, s: CfsState, figure: int, kind: int, zone: int) -> None:
    """Take up a piece; from another player's zone that needs a roll (3.2, 3.4)."""
    if zone != NOBODY and zone != owner_of(g, figure):
        die = s.below(SIDES, "theft") + 1
        s.tell("theft_rolled", figure, kind, die - 1)
        if die == TRAP:
            drop_all(s, figure, s.where[figure])
            go_out(g, s, figure)
            return
        if die <= CLUMSY:
            knock_down(g, s, figure)  # the piece stays, the move ends
            return
    pick_up(g, s, figure, kind)


def pick_up(g: Game, s: CfsState, figure: int, kind: int) -> None:
    """The piece is carried from now on, and may end the move (9.1)."""
    node = s.where[figure]
    left = list(s.floor[node])
    left.remove(kind)
    s.floor[node] = tuple(left)
    s.load[figure] = tuple(sorted((*s.load[figure], kind)))
    s.handled |= 1 << kind
    s.tell("taken", figure, kind)
    reckon(g, s, figure)


def lay(g: Game, s: CfsState, figure: int, kind: int) -> None:
    """The piece lies on the field; at most three may be laid there (3.3)."""
    node = s.where[figure]
    load = list(s.load[figure])
    load.remove(kind)
    s.load[figure] = tuple(load)
    s.floor[node] = tuple(sorted((*s.floor[node], kind)))
    s.handled |= 1 << LAID + kind
    s.tell("laid", figure, kind)
    reckon(g, s, figure)


def reckon(g: Game, s: CfsState, figure: int) -> None:
    """The movement value is worked out anew at once; below what was moved, the move ends (3.2)."""
    if s.moving and movement_now(g, s, figure) < s.moved:
        s.moving = s.may_jump = 0
        s.tell("move_ended", figure)


lifting.event("theft_rolled", figure="figure", resource="resource", die="pip")
lifting.event("taken", figure="figure", resource="resource")
lifting.event("laid", figure="figure", resource="resource")
lifting.event("move_ended", figure="figure")
