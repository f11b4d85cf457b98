"""A roll: one die, or a coin that shows two of its numbers (8.5)."""

from __future__ import annotations

from tafelrunde.kernel import Game

from ..names import COIN, SIDES
from ..state import KfState


def roll(g: Game, s: KfState, what: str) -> int:
    """Return the number rolled."""
    if g.option["coin"]:
        return COIN[s.below(len(COIN), "coin")]
    return s.below(SIDES, what) + 1


def faces(g: Game) -> tuple[int, ...]:
    """Return the numbers a roll may show, each as likely."""
    return COIN if g.option["coin"] else tuple(range(1, SIDES + 1))
