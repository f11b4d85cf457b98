"""How long and how far a bot thinks: budgets of the levels, and each game's own numbers."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

SLOW = 4.0  # where a core is shared, at most so many times the budget passes on the wall


@dataclass(frozen=True)
class Budget:
    """Iterations, which always give the same choice, or seconds; neither: as the game says."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Thinking:
    """How a game is thought about; game.toml's table [thinking] has what differs from here.

    What a level does otherwise stands in a table of its own, [thinking.expert].
    """

    iterations: int = 200  # of a strong bot: at most some tenths of a second in plain Python
    advice: int = 0  # iterations of hints and summaries; 0: as many as a strong bot has
    candidates: int = 6  # looked at, at most
    turns: int = 2  # how many turns a walk into a world goes on
    decisions: int = 40  # and how many decisions at most
    depth: int = 0  # decisions for which the tree tries other than usual choices
    curiosity: float = 0.3
    doubt: float = 0.5  # standard errors another candidate must be ahead of the usual one
    sure: float = 0.0  # standard errors by which a call is clear and needs no more time; 0: never
    average: bool = False  # of the chances after each turn of a walk, not only after the last
    overlooked: int = 30  # of 100 choices of a beginner (bots/beginner.py)


def thinking_of(table: dict[str, Any], level: str = "") -> Thinking:
    """Return how a game is thought about at a level, by its table [thinking]."""
    common = {key: value for key, value in table.items() if not isinstance(value, dict)}
    return Thinking(**(common | table.get(level, {})))


class Clock:
    """Says when a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._done = 0
        self._began = process_time()
        self._wall = perf_counter()

    def count(self, iterations: int) -> None:
        """So many more iterations were made."""
        self._done += iterations

    def passed(self, part: float, coming: int) -> bool:
        """Say whether that part of the budget is used up, or would be by what is coming."""
        if self._budget.iterations:
            return self._done + coming > part * self._budget.iterations
        limit = part * self._budget.seconds
        if perf_counter() - self._wall >= SLOW * limit:
            return True
        return process_time() - self._began >= limit
