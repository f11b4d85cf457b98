"""How near a side is to winning, as one number, from what lies open in its realms (8.1 to 8.3).

The number falls with the turns a side will still need; what a player makes of it is a share: the
own number against everybody's together is about the chance to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .names import ENTRY, METALS, SIDES, SORT
from .reckoning import SET

# Guesses that play well; docs/bots.md tells what came of trying others.
HORIZON: Final = 11.0  # turns after which a lead is worth e times less
EFFORT: Final = 2.5  # turns to draw a treasure of a metal that surely enters
SPARE: Final = 0.4  # turns that a treasure saves which nobody needs now, as a reserve
MOST_SPARE: Final = 3
WON: Final = 1_000_000.0
LEAST: Final = 1.0 / (2 * SIDES)  # even with no die high enough, a bonus may come
FURTHEST: Final = 20  # bonuses beyond this change nothing

_nearness: dict[tuple[int, int, int, int, bool, int], float] = {}
_attempts: dict[int, float] = {}


def reach(need: int) -> float:
    """Return how likely a die shows so much."""
    return min(1.0, max(0.0, (SIDES + 1 - need) / SIDES))


def mean_entry(metal: int, bonus: int) -> float:
    """Return how likely a treasure of a metal enters, on average over all there are."""
    cards = [card for card, sort in enumerate(SORT) if sort == 1 << metal]
    return sum([max(LEAST, reach(ENTRY[card] - bonus)) for card in cards]) / len(cards)


def turns_to_win(counts: tuple[int, int, int], bonus: int, decree: bool) -> float:
    """Return the turns a player may still need for the set, or nothing if it lies there."""
    efforts = [EFFORT / mean_entry(metal, bonus) for metal in range(len(METALS))]
    if decree:  # three of one metal
        missing = [SET - count for count in counts]
        turns = min([max(0, lack) * effort for lack, effort in zip(missing, efforts, strict=True)])
    else:
        turns = sum([effort for count, effort in zip(counts, efforts, strict=True) if not count])
    if not turns:
        return 0.0
    needed = max(counts) if decree else sum([count > 0 for count in counts])
    return max(0.5, turns - SPARE * min(MOST_SPARE, sum(counts) - needed))


def nearness(bronze: int, silver: int, gold: int, bonus: int, decree: bool, members: int) -> float:
    """Return how near a side with these treasures is to winning, 1 at most, or that it has won."""
    key = (bronze, silver, gold, bonus, decree, members)
    known = _nearness.get(key)
    if known is not None:
        return known
    turns = turns_to_win((bronze, silver, gold), max(-FURTHEST, min(FURTHEST, bonus)), decree)
    found = exp(-turns / members / HORIZON) if turns else WON
    _nearness[key] = found
    return found


def attempts_to_beat(need: int) -> float:
    """Return how many attempts in a row a card takes that needs so much, with experience (4.2)."""
    known = _attempts.get(need)
    if known is not None:
        return known
    expected, still = 0.0, 1.0
    for tries in range(max(1, need) + SIDES):
        expected += still
        still *= 1.0 - reach(need - tries)
    _attempts[need] = expected
    return expected
