"""Shares, averages and differences with intervals of 95 %, of matches that come in rounds.

Matches of a round share their deal, so they are not independent: what counts is how much whole
rounds scatter. A point is (the round's number, what a match was worth).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from .simulate import CONFIDENCE, wilson

FEW = 30  # rounds; with fewer the design effect is too uncertain to make an interval narrower

Points = list[tuple[int, float]]


@dataclass(frozen=True)
class Share:
    """A number, mostly a part of all games, and between what its true value lies (95 %)."""

    value: float
    low: float
    high: float

    def less(self, number: float) -> Share:
        """Return by how much it is more than a number that is certain."""
        return Share(self.value - number, self.low - number, self.high - number)

    def times(self, number: float) -> Share:
        """Return a multiple of it."""
        return Share(self.value * number, self.low * number, self.high * number)


# Shares


def share_of_rounds(points: Points) -> Share:
    """Return the average of what was won, given each match's round, with its interval.

    It is Wilson's, with the number of games divided by the design effect.
    """
    value = sum(point for _, point in points) / len(points)
    games = len(points) / design_effect(points, value)
    low, high = wilson(value * games, games)
    return Share(value, low, high)


def design_effect(points: Points, value: float) -> float:
    """Return the variance of the average by whole rounds, divided by that of independent games.

    Where nothing varies there is nothing to measure; then each round counts as one game.
    """
    rounds: dict[int, float] = {}
    for number, point in points:
        rounds[number] = rounds.get(number, 0.0) + point - value
    games, count = len(points), len(rounds)
    alone = value * (1 - value)
    if not alone:
        return games / count
    if count < 2:
        return float(games)
    together = sum(excess**2 for excess in rounds.values()) * count / (count - 1) / games
    effect = together / alone
    return max(1.0, effect) if count < FEW else max(effect, 1 / games)


# Averages and differences


def mean_of_rounds(points: Points) -> Share | None:
    """Return the average of a number, by how much the rounds' averages scatter; None of nothing."""
    return mean_of(by_round(points).values())


def difference(points: Points, others: Points) -> Share | None:
    """Return how much more the first are, deal by deal; None where no two deals are the same."""
    here, there = by_round(points), by_round(others)
    pairs = [value - there[number] for number, value in here.items() if number in there]
    return mean_of(pairs) if len(pairs) > 1 else None


def by_round(points: Points) -> dict[int, float]:
    """Return the average of each round."""
    rounds: dict[int, list[float]] = {}
    for number, value in points:
        rounds.setdefault(number, []).append(value)
    return {number: sum(values) / len(values) for number, values in rounds.items()}


def mean_of(numbers: Iterable[float]) -> Share | None:
    """Return the average of independent numbers with its interval (Student's)."""
    values = list(numbers)
    if not values:
        return None
    mean = sum(values) / len(values)
    free = len(values) - 1
    if not free:
        return Share(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / free
    half = students_quantile(free) * sqrt(variance / len(values))
    return Share(mean, mean - half, mean + half)


def slope_of(pairs: list[tuple[float, float]]) -> float:
    """Return by how much the second number grows with the first (least squares); 0 if unknown."""
    count = len(pairs)
    if not count:
        return 0.0
    first, second = [sum(numbers) / count for numbers in zip(*pairs, strict=True)]
    spread = sum((x - first) ** 2 for x, _ in pairs)
    return sum((x - first) * (y - second) for x, y in pairs) / spread if spread else 0.0


def students_quantile(free: int) -> float:
    """Return nearly Student's quantile for 95 %, by the first terms of its expansion."""
    z = CONFIDENCE
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def quantile(numbers: list[float], part: float) -> float:
    """Return the number below which that part of them lies."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
