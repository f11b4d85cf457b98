"""Chapter 4: who has won, with four players or more."""

from __future__ import annotations

from tafelrunde.kernel import Chapter, Frame, Game

from ..names import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from ..state import BangState

victory = Chapter("victory")


def look_for_winners(g: Game, s: BangState, frame: Frame) -> None:
    """First the Sheriff's death is looked at, then the death of all Outlaws and Renegades (4.2)."""
    living = [seat for seat in range(g.players) if s.alive >> seat & 1]
    roles = [s.role[seat] for seat in living]
    if SHERIFF not in roles:
        if roles == [RENEGADE]:
            end(g, s, living)
        else:
            end(g, s, side(s, (OUTLAW,)))
    elif OUTLAW not in roles and RENEGADE not in roles:
        end(g, s, side(s, (SHERIFF, DEPUTY)))


def end(g: Game, s: BangState, winners: list[int]) -> None:
    """The match ends, and everybody shows their role."""
    for seat in range(g.players):
        if not s.shown >> seat & 1:
            s.shown |= 1 << seat
            s.tell("role_shown", seat, s.role[seat])
    g.finish(s, winners)


def side(s: BangState, roles: tuple[int, ...]) -> list[int]:
    """Return all seats of a side: the dead win with it (4.1)."""
    return [seat for seat, role in enumerate(s.role) if role in roles]


victory.step("victory", look_for_winners)
