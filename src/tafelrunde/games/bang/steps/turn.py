"""The turn: start, roll, resolve, end; then the next player in play."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..state import BangState, clockwise

turn = Chapter("turn")
turn.event("turn_began", seat="seat")

# A turn is ("turn", seat). It lays ("turn_over", pc, seat) on the agenda and, on top of that, the
# part a player must be in play for: ("act", pc, seat).
turn.sequence("turn_over", "turn_end", "next_turn")


def acting(g: Game, s: BangState, frame: Frame) -> bool:
    """A player who dies in their own turn ends it; the rest of their roll lapses (4.3)."""
    seat: int = frame[2]
    return s.alive >> seat & 1 == 1


turn.sequence("act", "first_roll", "shots", "beers", "gatling", going_on=acting)


def begin_turn(g: Game, s: BangState, frame: Frame) -> None:
    """A turn begins: what its start brings (5.12), then rolling and resolving, then its end."""
    seat: int = frame[1]
    s.turn = seat
    s.tell("turn_began", seat)
    s.agenda.append(("turn_over", 0, seat))
    s.agenda.append(("act", 0, seat))
    g.fire(s, "turn_began", seat)


def turn_end(g: Game, s: BangState, frame: Frame) -> None:
    """The end-of-turn steps happen even if the player died in this turn (4.3)."""
    g.fire(s, "turn_ended", frame[2])


def next_turn(g: Game, s: BangState, frame: Frame) -> None:
    """The dice go clockwise to the next player in play (1.3)."""
    seat: int = frame[2]
    s.dice = []
    s.rerolls = 0
    heir: int = g.ask(s, "next_seat", clockwise(s, (seat + 1) % g.players)[0], seat)
    s.agenda.append(("turn", heir))


turn.step("turn", begin_turn)
turn.step("turn_end", turn_end)
turn.step("next_turn", next_turn)
