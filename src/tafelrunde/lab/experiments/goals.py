"""What an experiment hopes for, and whether its results say so.

zone.points = 3      every zone wins its fair share, give or take three points
role.times = 1.5     no role wins more than one and a half times its share
card.games = 0.01    every card is played in at least one game of a hundred
turns.least = 20     games have at least 20 turns on average, and at most 25
turns.most = 25

A goal that not all arms are to keep names those that are, and another may name others:

zone.points = { bound = 3, arms = ["2 players", "4 players"] }
turns.most = [{ bound = 25, arms = ["2 players"] }, { bound = 40, arms = ["4 players"] }]
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Any

from tafelrunde.kernel import OptionError

from ..estimates import Share

POINTS, TIMES, GAMES, LEAST, MOST = "points", "times", "games", "least", "most"
MEASURES = (POINTS, TIMES, GAMES, LEAST, MOST)

KEPT, MISSED, UNSURE = "kept", "missed", "unsure"


@dataclass(frozen=True)
class Goal:
    """Something to be kept by every label of a grouping, every thing of a kind, or a number."""

    about: str
    measure: str
    bound: float
    arms: tuple[str, ...] = ()  # those it is for; all if it names none


def goals_of(raw: Any, source: str, arms: tuple[str, ...]) -> tuple[Goal, ...]:
    """Read the table [goal]."""
    found: list[Goal] = []
    for about, rows in (raw if isinstance(raw, dict) else {"": raw}).items():
        for measure, bounds in (rows if isinstance(rows, dict) else {"": rows}).items():
            for bound in bounds if isinstance(bounds, list) else [bounds]:
                row = bound if isinstance(bound, dict) else {"bound": bound}
                if measure not in MEASURES or not is_bound(row):
                    raise OptionError(
                        f"{source}: write goal.{about or 'role'} as one of "
                        f"{', '.join(MEASURES)} and a number, such as points = 3"
                    )
                named = tuple(row.get("arms", ()))
                for name in named:
                    if name not in arms:
                        raise OptionError(
                            f"{source}: goal.{about}.{measure} is for arm '{name}':"
                            f" there are {', '.join(arms)}"
                        )
                found.append(Goal(about, measure, float(row["bound"]), named))
    return tuple(found)


def is_bound(row: dict[str, Any]) -> bool:
    """Say whether this is a number, and perhaps names of arms."""
    bound, arms = row.get("bound"), row.get("arms", ["all"])
    number = isinstance(bound, int | float) and not isinstance(bound, bool)
    named = isinstance(arms, list) and arms and all(isinstance(name, str) for name in arms)
    return number and bool(named) and not set(row) - {"bound", "arms"}


def range_of(
    goals: tuple[Goal, ...], about: str, measures: tuple[str, ...], arm: str
) -> list[Goal]:
    """Return an arm's goals for something that can be seen in such numbers."""
    return [
        goal
        for goal in goals
        if goal.about == about and goal.measure in measures and (not goal.arms or arm in goal.arms)
    ]


def judged(share: Share, least: float, most: float) -> str:
    """Say whether the true value lies in a range, as far as its interval tells."""
    if least <= share.low and share.high <= most:
        return KEPT
    return MISSED if share.high < least or share.low > most else UNSURE


def verdict(goals: list[Goal], seen: dict[str, Share]) -> str:
    """Return the worst of what the goals come to; nothing where there is none."""
    verdicts = [judged(seen[goal.measure], *limits(goal)) for goal in goals]
    return next((each for each in (MISSED, UNSURE, KEPT) if each in verdicts), "")


def limits(goal: Goal) -> tuple[float, float]:
    """Return between what a goal wants a number."""
    if goal.measure == POINTS:
        return -goal.bound / 100, goal.bound / 100
    if goal.measure in (GAMES, LEAST):
        return goal.bound, inf
    return -inf, goal.bound
