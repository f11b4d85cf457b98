"""Chapter 6: knocked down, and out of play."""

from __future__ import annotations

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..dungeon import Dungeon
from ..names import AWAY, TEAM
from ..state import CfsState
from ..values import is_down, is_machine, nearest_free, owner_of
from .setting_up import machine_starts

falling = Chapter("falling")


def knock_down(g: Game, s: CfsState, figure: int) -> None:
    """A figure falls, which ends its move; who lies already is out of play (6.1, 6.2)."""
    if s.out >> figure & 1:
        return
    if figure == s.active:
        s.moving = s.may_jump = 0
    if is_down(s, figure):
        go_out(g, s, figure)
    else:
        s.down |= 1 << figure
        s.tell("knocked_down", figure)


def drop_all(s: CfsState, figure: int, node: int) -> None:
    """What a figure carries is left on a field; forced drops may pile up (3.3)."""
    if s.load[figure]:
        s.tell("dropped", figure, s.load[figure], node)
        s.floor[node] = tuple(sorted((*s.floor[node], *s.load[figure])))
        s.load[figure] = ()


def go_out(g: Game, s: CfsState, figure: int) -> None:
    """It loses its load and waits at home till the next round (6.2, 6.3)."""
    drop_all(s, figure, s.where[figure])
    s.down &= ~(1 << figure)
    s.out |= 1 << figure
    s.where[figure] = AWAY
    s.tell("put_out", figure)
    if figure == s.active:
        end_activation(s)
    s.push(("homing", owner_of(g, figure), figure))


def end_activation(s: CfsState) -> None:
    """The active figure does nothing more in this round."""
    s.actions = s.moving = s.may_jump = 0


def homing(g: Game, s: CfsState, frame: Frame) -> None:
    """A machine returns to its start (6.3), a figure to a field of its zone its owner chooses.

    Only now, since the winner may enter the field it left first (3.7, 5.3). If there is no room, it
    is the nearest free field.
    """
    dungeon: Dungeon = g.ground
    seat: int = frame[1]
    figure: int = frame[2]
    if is_machine(g, figure):
        start = machine_starts(dungeon)[figure - g.players * TEAM]
        come_home(s, figure, nearest_free(g, s, start))
    elif home_options(g, s, frame, seat):
        s.push(("home", seat, figure))
    else:
        come_home(s, figure, nearest_free(g, s, dungeon.zones[seat][0]))


def home_options(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any free field of the own zone."""
    dungeon: Dungeon = g.ground
    return tuple([("place", node) for node in dungeon.zones[seat] if node not in s.where])


def home(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> None:
    """The figure waits there."""
    come_home(s, frame[2], action[1])


def come_home(s: CfsState, figure: int, node: int) -> None:
    """A figure that is out occupies its field and can't be attacked (6.2)."""
    s.where[figure] = node
    s.tell("came_home", figure, node)


def who_comes_home(g: Game, s: CfsState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the figure."""
    return (frame[2],)


def why_not_home(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """A free field of the own zone."""
    return "6.2"


falling.event("knocked_down", figure="figure")
falling.event("put_out", figure="figure")
falling.event("dropped", figure="figure", resources="resource*", field="field")
falling.event("came_home", figure="figure", field="field")
falling.step("homing", homing)
falling.decision("home", home_options, home, why_not_home, who_comes_home, {"figure": "figure"})
