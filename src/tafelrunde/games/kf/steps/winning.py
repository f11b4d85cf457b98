"""Chapter 8: the winning set, also in somebody else's turn, alone or as a team (8.1 to 8.3)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Chapter, Frame, Game

from ..reckoning import has_won
from ..state import KfState

winning = Chapter("winning")

VICTORY: Final[Frame] = ("victory",)


def victory(g: Game, s: KfState, frame: Frame) -> None:
    """Whoever has the set wins at once; two at once share it or play again (8.2)."""
    sides = [side for side in g.ground.sides if has_won(s, side)]
    if not sides:
        return
    winners = sorted([seat for side in sides for seat in side])
    if len(sides) > 1 and g.option["rematch"]:
        s.tell("victory_undecided", tuple(winners))
        g.finish(s, [])
        return
    g.finish(s, winners)


winning.event("won", winners="seat*")
winning.event("victory_undecided", seats="seat*")
winning.step("victory", victory)
