"""Chapter 4: losing life, elimination. One event may cost several players life."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..names import CAUSES, LOSSES
from ..state import BangState

losing = Chapter("losing")
losing.kind("cause", CAUSES)
losing.event("lost_life", seat="seat", life="number", cause="cause", source="seat")
losing.event("gained_life", seat="seat", life="number", source="seat")
losing.event("arrows_returned", seat="seat", arrows="number", source="seat")
losing.event("eliminated", seat="seat", role="role")

# An event that costs life has the frame ("harm", pc, cause, source, losses). What everybody loses
# lies on top of it, and deaths of one event are all carried out before victory is tested (4.3).
losing.sequence("harm", "reprisal", "deaths")


def harm(g: Game, s: BangState, cause: int, source: int, losses: list[tuple[int, int]]) -> None:
    """Let one event cost life: pairs of seat and number, clockwise from the active player."""
    real: list[tuple[int, int]] = []
    for seat, life in losses:
        lost: int = g.ask(s, LOSSES[cause], life, seat)
        if lost > 0:
            real.append((seat, lost))
    if real:
        s.agenda.append(("harm", 0, cause, source, tuple(real)))
        for seat, life in reversed(real):
            s.agenda.append(("lose", seat, life, cause, source))


def lose(g: Game, s: BangState, frame: Frame) -> None:
    """A player loses life, never below 0."""
    seat: int = frame[1]
    life: int = min(frame[2], s.life[seat])
    s.life[seat] -= life
    s.tell("lost_life", seat, life, frame[3], frame[4])
    g.fire(s, "lost_life", seat, life, frame[3], frame[4])


def reprisal(g: Game, s: BangState, frame: Frame) -> None:
    """What the victims' abilities do to whoever harmed them."""
    g.fire(s, "harmed", frame[2], frame[3], frame[4])


def deaths(g: Game, s: BangState, frame: Frame) -> None:
    """Eliminate all whose life is 0, then test victory (4.1, 4.3)."""
    losses: tuple[tuple[int, int], ...] = frame[4]
    dead = tuple([seat for seat, _ in losses if not s.life[seat]])
    if dead:
        for seat in dead:
            eliminate(s, seat)
        s.agenda.append(("victory", frame[2], frame[3], dead))
        for seat in reversed(dead):
            g.fire(s, "eliminated", seat, frame[2], frame[3])


def eliminate(s: BangState, seat: int) -> None:
    """Show the role, return the arrows, out (4.1)."""
    s.alive &= ~(1 << seat)
    s.shown |= 1 << seat
    s.tell("eliminated", seat, s.role[seat])
    return_arrows(s, seat, s.arrows[seat], seat)


def return_arrows(s: BangState, seat: int, arrows: int, source: int) -> None:
    """Put a player's arrow tokens back into the middle."""
    if arrows:
        s.arrows[seat] -= arrows
        s.pile += arrows
        s.tell("arrows_returned", seat, arrows, source)


def heal(g: Game, s: BangState, seat: int, life: int, source: int) -> None:
    """Give a player life, never above the maximum (3.3)."""
    offered: int = g.ask(s, "healing", life, seat)
    gained = min(offered, s.limit[seat] - s.life[seat])
    s.life[seat] += gained
    s.tell("gained_life", seat, gained, source)


losing.step("lose", lose)
losing.step("reprisal", reprisal)
losing.step("deaths", deaths)
