"""What an act is like to each role: the features that `inference.py` weighs, and their weights.

An act is a choice among options. Each option has a few features as a role sees it (who is
probably what, and how weak they are), a role's wish for it is the sum of features by weights, and
it chooses in proportion to the exponential of its wish. The weights are fitted to games among bots
by maximum likelihood (tools/belief_fit.py writes data/beliefs.toml).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tafelrunde.games.tables import read_table

from .names import DEPUTY, OUTLAW, RENEGADE, ROLES

Features = list[float]
Odds = list[list[float]]  # for each seat, the chance of each role

# Kinds of acts
SHOT_AT: Final = 0
CHALLENGED: Final = 1
HEALED: Final = 2
RELIEVED: Final = 3  # of an arrow (5.7)
KEPT_SHOT: Final = 4
KEPT_BEER: Final = 5
KEPT_GATLING: Final = 6
KINDS: Final[tuple[str, ...]] = (
    *("shot_at", "challenged", "healed", "relieved"),
    *("kept_shot", "kept_beer", "kept_gatling"),
)
SIZES: Final[tuple[int, ...]] = (9, 9, 11, 5, 2, 2, 2)  # features of an option, by kind

# What a role wants hangs on who is left: a Renegade without Outlaws, or without Deputies, is
# another one (4.2). Rows of weights: the four roles, then these two.
WITHOUT_OUTLAWS: Final = 4
WITHOUT_DEPUTIES: Final = 5
ROWS: Final[tuple[str, ...]] = (*ROLES, "renegade_without_outlaws", "renegade_without_deputies")

_DATA: Final[dict[str, Any]] = read_table(__file__, "beliefs")
# The share of acts that follow no goal; and how far acts of a kind count that go together, such as
# the dice kept in one roll.
WHIM: Final[float] = _DATA["whim"]
TEMPER: Final[list[float]] = [float(_DATA["temper"][kind]) for kind in KINDS]
WEIGHTS: Final[list[Odds]] = [
    [[float(each) for each in _DATA[kind][row]] for row in ROWS] for kind in KINDS
]


def row_of(role: int, left: list[int]) -> int:
    """Return the row of weights of a role when so many of each role are left in play."""
    if role == RENEGADE and not left[OUTLAW]:
        return WITHOUT_OUTLAWS
    if role == RENEGADE and not left[DEPUTY]:
        return WITHOUT_DEPUTIES
    return role


def as_target(odds: list[float], life: int) -> Features:
    """Return the features of harming somebody: probable role, alone and by weakness."""
    if life < 1:  # the shots before this one will do
        return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]
    a, b, c, d = odds
    return [a, b, c, d, a / life, b / life, c / life, d / life, 0.0]


def as_patient(odds: list[float], life: int) -> Features:
    """Return the features of healing somebody else."""
    a, b, c, d = odds
    weak = 1.0 / max(1, life)
    return [a, b, c, d, a * weak, b * weak, c * weak, d * weak, 0.0, 0.0, 0.0]


def as_own_doctor(life: int) -> Features:
    """Return the features of healing oneself."""
    return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0 / max(1, life), 0.0]


def as_waste() -> Features:
    """Return the features of giving a beer to somebody who has no room for it."""
    return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]


def wish(weights: Features, features: Features) -> float:
    """Return how much an option is wished for."""
    total = 0.0
    for place in range(len(features)):
        total += weights[place] * features[place]
    return total


def best_wish(weights: Features, options: list[Features]) -> float:
    """Return how much the best of the options is wished for."""
    best = -1e9
    for features in options:
        best = max(best, wish(weights, features))
    return best


def likelihood(kind: int, row: int, options: list[Features], chosen: int) -> float:
    """Return how likely a role chooses this one of the options."""
    weights = WEIGHTS[kind][row]
    wishes = [wish(weights, features) for features in options]
    most = max(wishes)
    total = 0.0
    for each in wishes:
        total += exp(each - most)
    chance = WHIM / len(wishes) + (1.0 - WHIM) * exp(wishes[chosen] - most) / total
    temper = TEMPER[kind]
    return chance if temper == 1.0 else float(chance**temper)
