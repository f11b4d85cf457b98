"""What measuring the balance of several games has in common: numbers, tables, chance, flags.

Shares and averages come with intervals of 95 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import TypeVar

from tafelrunde.games.catalog import GameInfo, load
from tafelrunde.lab.experiments.chance import Wanderer
from tafelrunde.lab.simulate import CONFIDENCE, wilson

__all__ = ["Wanderer", "average", "flags", "known", "percent", "table", "total", "wins"]

Thing = TypeVar("Thing")

# Tables and numbers


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return a table of Markdown with an empty line after it."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return [*["| " + " | ".join(line) + " |" for line in lines], ""]


def percent(count: float, of: float) -> str:
    """Return a share with its interval."""
    low, high = wilson(count, int(of))
    return f"{count / max(1, of):.1%} ({low:.1%} to {high:.1%})"


def average(numbers: list[int]) -> str:
    """Return an average with its interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return f"{mean:.2f} ± {CONFIDENCE * sqrt(variance / count):.2f}"


def total(counters: Iterable[Counter[Thing]]) -> Counter[Thing]:
    """Add up what matches counted."""
    summed: Counter[Thing] = Counter()
    for counter in counters:
        summed.update(counter)
    return summed


def wins(head: str, seats: Iterable[tuple[str, float]]) -> list[str]:
    """Who won how often: for each seat of each match its label, and its share of the victory."""
    shares: dict[str, list[float]] = {}
    for label, share in seats:
        shares.setdefault(label, []).append(share)
    rows = [
        (label, str(len(shares[label])), percent(sum(shares[label]), len(shares[label])))
        for label in sorted(shares)
    ]
    return table((head, "seats", "won"), rows)


# Playing


@lru_cache(maxsize=8)
def known(name: str) -> GameInfo:
    """Return a game's description, read once in each process."""
    return load(name)


# Flags


def flags(description: str, players: int) -> argparse.ArgumentParser:
    """Return a command line with what every measurement is asked."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--cores", type=int, default=0)
    return parser
