"""A hint: what the strong bot would do with what a seat knows, how sure it is, and why.

All numbers are the search's own: how often each way was tried, what it brought, and the differences
world by world. Nothing here sees more than the bot does, which is what the seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from tafelrunde.games.catalog import GameInfo
from tafelrunde.games.reasons import Because
from tafelrunde.kernel import Action, InfoSet

from .levels import parts_for_advice
from .policy import Way
from .reasoning import Reasons, reasons_for
from .search import Candidate, Mind, best_of, race
from .suspecting import mean_and_error
from .thinking import Budget

A_POINT = 0.01  # of a chance: what is less behind is as good


@dataclass(frozen=True)
class Option:
    """Something else that could be done, and how far it stays behind."""

    way: Way
    chance: float
    behind: float
    error: float
    tried: int


@dataclass(frozen=True)
class Hint:
    """What to do and how to go on, with the chance to win by it, and why."""

    way: Way
    chance: float
    sure: float
    tried: int
    against: Action  # what the reasons compare it with; () where they compare with nothing
    reasons: tuple[Because, ...]
    costs: tuple[Because, ...]  # what speaks against it all the same
    others: tuple[Option, ...]


def hint(info: InfoSet, of: GameInfo, seed: object, budget: Budget | None = None) -> Hint:
    """Return what a strong bot with this seed would do for the seat, and why."""
    options = info.options()
    if len(options) == 1:
        return Hint(options, 1.0, 1.0, 0, (), (("only", ()),), (), ())
    parts = parts_for_advice(of, budget)
    mind = Mind(info.game, parts, info.seat, seed)
    candidates = mind.candidates(info)
    race(mind, info, candidates, parts.clock())
    best = best_of(candidates, parts.thinking.doubt)
    others = rivals(best, candidates)
    against = next((other for other in others if other.behind >= A_POINT), None)
    found = Reasons([], [])
    if against is not None:
        rival = next(one for one in candidates if one.way == against.way)
        found = reasons_for(mind, info, best, rival)
    return Hint(
        way=best.way,
        chance=best.mean(),
        sure=min([certainty(other.behind, other.error) for other in others], default=1.0),
        tried=sum(one.visits for one in candidates),
        against=against.way[0] if against is not None else (),
        reasons=(*opening(others, against), *found.gains),
        costs=tuple(found.costs),
        others=tuple(others),
    )


def rivals(best: Candidate, candidates: list[Candidate]) -> list[Option]:
    """Return what else was tried, the closest first; of several ways to begin the best one."""
    found: dict[Action, Option] = {}
    for one in candidates:
        if one.way[0] == best.way[0]:
            continue
        behind, error = lag(best, one)
        known = found.get(one.way[0])
        if known is None or behind < known.behind:
            found[one.way[0]] = Option(one.way, best.mean() - behind, behind, error, one.visits)
    return sorted(found.values(), key=lambda option: option.behind)


def lag(best: Candidate, one: Candidate) -> tuple[float, float]:
    """Return how far one stays behind in the worlds both were tried in, and the standard error."""
    return mean_and_error([a - b for a, b in zip(best.gaps, one.gaps, strict=False)])


def certainty(ahead: float, error: float) -> float:
    """Return how likely a measured lead is a true one."""
    if not error:
        return 1.0 if ahead > 0.0 else 0.5
    return 0.5 + 0.5 * erf(ahead / error / sqrt(2.0))


def opening(others: list[Option], against: Option | None) -> list[Because]:
    """Return the reasons that are only numbers: how much better, and how sure."""
    found: list[Because] = []
    if not others or others[0].behind <= 0.0:
        found.append(("habit", ()))
    elif others[0].behind < A_POINT:
        found.append(("narrow", ()))
    if against is not None:
        sure = certainty(against.behind, against.error)
        found += [
            ("ahead", (round(100 * against.behind),)),
            ("sure", (min(99, round(100 * sure)),)),
        ]
    return found
