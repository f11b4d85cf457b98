"""What one measurement says, and the clock all measurements share."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

WARM_UP_SECONDS = 0.3
MOST_REPEATS = 20_000

# CPU time of this one process: a busy neighbour on the machine costs nobody anything.
clock = time.process_time

# One played game: how many decisions were taken, and how many of them had two or more options.
Played = tuple[int, int]


@dataclass(frozen=True)
class Result:
    """A contestant's random play: totals over `seconds` of CPU time, and the time of one clone."""

    decisions: int
    choices: int
    games: int
    seconds: float
    clone_us: float | None

    @property
    def games_per_second(self) -> float:
        """Whole random games each second."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions each second, the forced ones included."""
        return self.decisions / self.seconds

    @property
    def choices_per_second(self) -> float:
        """Decisions with two or more options each second."""
        return self.choices / self.seconds


def play_for(
    seconds: float, play: Callable[[], Played], clone: Callable[[], object] | None
) -> Result:
    """Warm up, play whole games until the time is over, then time the clone."""
    end = clock() + min(WARM_UP_SECONDS, seconds)
    while clock() < end:
        play()
    decisions = choices = games = 0
    start = clock()
    end = start + seconds
    while clock() < end:
        taken, with_choice = play()
        decisions += taken
        choices += with_choice
        games += 1
    spent = clock() - start
    return Result(decisions, choices, games, spent, microseconds(clone) if clone else None)


def microseconds(call: Callable[[], object], seconds: float = 0.1) -> float:
    """The best of five timings of one call, in microseconds, each about `seconds` long."""
    start = clock()
    call()
    once = max(clock() - start, 1e-7)
    repeats = max(1, min(MOST_REPEATS, int(seconds / once)))
    best = float("inf")
    for _ in range(5):
        start = clock()
        for _ in range(repeats):
            call()
        best = min(best, (clock() - start) / repeats)
    return best * 1e6


def generator(seed: int = 1) -> Callable[[], float]:
    """The same cheap source of choices for every contestant: a float in [0, 1)."""
    return random.Random(seed).random
