"""Chapter 7: three players, each hunting one of the others."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Chapter, Frame, Game

from ..names import DEPUTY, OUTLAW, RENEGADE
from ..state import BangState

three_players = Chapter("three players")

PREY: dict[int, int] = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def look_for_winners(g: Game, s: BangState, frame: Frame) -> None:
    """Who takes their target's last life wins at once; otherwise the last one left (7.1)."""
    source: int = frame[2]
    dead: tuple[int, ...] = frame[3]
    living = [seat for seat in range(g.players) if s.alive >> seat & 1]
    if took_their_prey(s, source, dead, len(living) + len(dead) == g.players):
        g.finish(s, [source])
    elif len(living) < 2:
        g.finish(s, living)  # nobody left: a draw


def took_their_prey(s: BangState, source: int, dead: tuple[int, ...], first: bool) -> bool:
    """Indians and dynamite are nobody's kill; after another's death the hunt is off."""
    if source == NOBODY or not first:
        return False
    return any(s.role[seat] == PREY[s.role[source]] for seat in dead)


three_players.step("victory", look_for_winners)
