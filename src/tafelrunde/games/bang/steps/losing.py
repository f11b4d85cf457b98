"""Chapter 4: losing life, elimination. One event may cost several players life."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..names import CAUSES, LOSSES
from ..state import BangState, clockwise

losing = Chapter("losing")
losing.kind("cause", CAUSES)
losing.event("lost_life", seat="seat", life="number", cause="cause", source="seat")
losing.event("gained_life", seat="seat", life="number", source="seat")
losing.event("arrows_returned", seat="seat", arrows="number", source="seat")
losing.event("eliminated", seat="seat", role="role")

# An event that costs life has the frame ("harm", pc, cause, source, losses): deaths of one event
# are all carried out before victory is tested (4.3).
losing.sequence("harm", "suffer", "reprisal", "deaths")


def harm(g: Game, s: BangState, cause: int, source: int, losses: list[tuple[int, int]]) -> None:
    """Let one event cost life: pairs of seat and number, in the order they are carried out."""
    real: list[tuple[int, int]] = []
    for seat, life in losses:
        lost: int = g.ask(s, LOSSES[cause], life, seat)
        if lost > 0:
            real.append((seat, lost))
    if real:
        s.push(("harm", 0, cause, source, tuple(real)))


def suffer(g: Game, s: BangState, frame: Frame) -> None:
    """Everybody loses what the event costs them, one after the other."""
    losses: tuple[tuple[int, int], ...] = frame[4]
    for seat, life in reversed(losses):
        s.push(("lose", seat, life, frame[2], frame[3]))


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
    dead = tuple([seat for seat in clockwise(s, s.turn) if not s.life[seat]])
    if dead:
        for seat in dead:
            eliminate(s, seat)
        s.push(("victory", frame[2], frame[3], dead))
        for seat in reversed(dead):
            g.fire(s, "eliminated", seat)


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


def heal(s: BangState, seat: int, life: int, source: int) -> None:
    """Give a player life, never above the maximum (3.3)."""
    gained = min(life, s.limit[seat] - s.life[seat])
    s.life[seat] += gained
    s.tell("gained_life", seat, gained, source)


losing.step("suffer", suffer)
losing.step("lose", lose)
losing.step("reprisal", reprisal)
losing.step("deaths", deaths)
