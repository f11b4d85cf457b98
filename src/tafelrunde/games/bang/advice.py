"""What the dice can still become: exact odds for whoever is asked about a reroll."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from tafelrunde.kernel import InfoSet
from tafelrunde.pieces.dice import tally
from tafelrunde.pieces.odds import Counts, Rerolls, solver

from .names import ALL_DICE, DYNAMITE, SIDES
from .state import BangState

Chances = tuple[Fraction, ...]


def odds(info: InfoSet) -> list[tuple[str, int, Chances]]:
    """Return for each face the chances to end with at least 1, 2, … if one goes for it (2.1)."""
    s: BangState = info.world
    if not s.agenda or s.agenda[-1][0] != "reroll":
        return []
    free = info.game.ask(s, "locked_dice", ALL_DICE, info.seat) == 0  # Black Jack (5.2)
    rerolls = solver(len(s.dice), SIDES, 0 if free else 1 << DYNAMITE, DYNAMITE, 3)  # 2.3
    roll = tally(tuple(s.dice), SIDES)
    return [("face", face, chances(rerolls, face, s.rerolls, roll)) for face in range(SIDES)]


def chances(rerolls: Rerolls, face: int, left: int, roll: tuple[int, ...]) -> Chances:
    """Return the chances of at least 1, 2, … dice of a face under the best rerolls for it."""
    return tuple(
        [
            rerolls.chance(partial(has, face, least), left, roll)
            for least in range(1, rerolls.sets.dice + 1)
        ]
    )


def has(face: int, least: int, counts: Counts) -> bool:
    """Say whether a result shows a face at least so often."""
    return counts[face] >= least
