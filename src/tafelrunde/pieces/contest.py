"""Who will probably win: what each side has is weighed, and the weights become chances.

How much each thing weighs is fitted to many matches (tools/fit_evaluation.py), so that the chances
are those with which matches from such positions were won.
"""

from __future__ import annotations

from math import exp


class Side:
    """Seats that win together, what they have as numbers, and which row of weights they go by."""

    __slots__ = ("features", "kind", "seats")

    def __init__(self, kind: str, seats: list[int], features: list[float]) -> None:
        self.kind: str = kind
        self.seats: list[int] = seats
        self.features: list[float] = features


def strength(features: list[float], weights: list[float]) -> float:
    """Return how strong a side is: every thing times its weight."""
    total = 0.0
    for place in range(len(features)):
        total += features[place] * weights[place]
    return total


def shares(strengths: list[float]) -> list[float]:
    """Return the chances of sides so strong against each other; together they are 1."""
    most = max(strengths)
    parts = [exp(each - most) for each in strengths]
    total = sum(parts)
    return [part / total for part in parts]


def chances(players: int, sides: list[Side], weights: dict[str, list[float]]) -> list[float]:
    """Return every seat's chance to win; a seat of no side has none."""
    strengths = [strength(side.features, weights[side.kind]) for side in sides]
    return by_seat(players, [side.seats for side in sides], strengths)


def by_seat(players: int, sides: list[list[int]], strengths: list[float]) -> list[float]:
    """Return the chances of every seat, its side being so strong."""
    found = [0.0] * players
    parts = shares(strengths)
    for place, seats in enumerate(sides):
        for seat in seats:
            found[seat] = parts[place]
    return found


def decided(players: int, winners: list[int]) -> list[float]:
    """Return the chances once a match is over: 1 for everybody who has won."""
    return [1.0 if seat in winners else 0.0 for seat in range(players)]
