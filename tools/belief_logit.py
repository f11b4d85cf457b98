"""Maximum likelihood for choices among options with features, by Newton's method.

An option's wish is the sum of its features by weights; it is chosen in proportion to the
exponential of its wish. The likelihood has one peak, so a handful of steps finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

Features = Sequence[float]
Choice = tuple[Sequence[Features], int]  # the options, and which one was chosen

RIDGE = 1.0  # pulls weights to 0 like one doubtful choice would: few data say little
STEPS = 12
ENOUGH = 1e-4  # smaller steps change nothing that could be measured
WIDEST = 30.0  # wishes further apart than this are certain either way


def fit(choices: Sequence[Choice], size: int) -> list[float]:
    """Return the weights under which the choices are likeliest."""
    weights = [0.0] * size
    for _ in range(STEPS if choices else 0):
        slope, bend = slope_and_bend(choices, weights)
        step = solve(bend, slope)
        length = max(abs(each) for each in step)
        scale = min(1.0, 2.0 / length) if length else 0.0  # far from the peak it would overshoot
        weights = [each + scale * move for each, move in zip(weights, step, strict=True)]
        if length < ENOUGH:
            break
    return weights


def chances(options: Sequence[Features], weights: Sequence[float]) -> list[float]:
    """Return how likely each option is chosen."""
    wishes = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in options]
    most = max(wishes)
    shares = [exp(max(-WIDEST, wish - most)) for wish in wishes]
    total = sum(shares)
    return [share / total for share in shares]


def slope_and_bend(
    choices: Sequence[Choice], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Return first and (negative) second derivatives of the log-likelihood."""
    size = len(weights)
    slope = [-RIDGE * each for each in weights]
    bend = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    for options, chosen in choices:
        share = chances(options, weights)
        mean = [
            sum(p * row[at] for p, row in zip(share, options, strict=True)) for at in range(size)
        ]
        for at in range(size):
            slope[at] += options[chosen][at] - mean[at]
        for p, row in zip(share, options, strict=True):
            apart = [each - middle for each, middle in zip(row, mean, strict=True)]
            add_square(bend, apart, p)
    return slope, bend


def add_square(bend: list[list[float]], apart: list[float], share: float) -> None:
    """Add one option's part of the second derivatives."""
    there = [at for at, each in enumerate(apart) if each]
    for row in there:
        line, much = bend[row], share * apart[row]
        for column in there:
            line[column] += much * apart[column]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations (Gauss, with pivots)."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            if factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][k] * found[k] for k in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def surprise(choices: Sequence[Choice], weights: Sequence[float]) -> float:
    """Return the mean negative log-likelihood of the choices, in nats."""
    total = sum(-log(max(1e-12, chances(options, weights)[at])) for options, at in choices)
    return total / max(1, len(choices))
