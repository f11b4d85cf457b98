"""Dice: a throw is one draw, and everybody sees every die."""

from __future__ import annotations

from typing import Final

from tafelrunde.pieces.dice import faces

from ..names import SIDES
from ..state import FragState

AT_ONCE: Final = 10  # dice in one draw: the stream gives numbers below 2 ** 31
PIPS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")


def roll(s: FragState, dice: int, what: str) -> tuple[int, ...]:
    """Throw so many dice; faces count from 0."""
    if dice <= AT_ONCE:
        return faces(s.below(SIDES**dice, what), SIDES, dice) if dice > 0 else ()
    return roll(s, AT_ONCE, what) + roll(s, dice - AT_ONCE, what)


def pips(thrown: tuple[int, ...]) -> int:
    """Add up a throw."""
    return len(thrown) + sum(thrown)
