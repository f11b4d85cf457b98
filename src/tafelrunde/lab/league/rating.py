"""Ratings by openskill's Plackett-Luce model, on the scale that chess players know.

400 points more are ten times the odds. A match says that its winner beat each of the others, and
nothing about those among themselves: for a winner drawn in proportion to strengths, the odds
between two are those of their strengths, whoever else sits there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot, log, sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from tafelrunde.bots import USUAL
from tafelrunde.kernel import OptionError

from ..estimates import students_quantile
from ..ratings import Rating
from ..simulate import CONFIDENCE
from .contest import Contest, facing
from .playing import Played

MIDDLE = 1500.0
UNSURE = 400.0  # points, before the first match
TENFOLD = 400.0  # points that make the odds ten times as good
BETA = TENFOLD / log(10) / sqrt(2)  # the model divides a difference of two by the root of 2 beta²
GROUPS = 20  # rounds are left out by twentieths, to see how much ratings hang on them

Ratings = dict[str, PlackettLuceRating]
League = tuple[Contest, list[Played]]


def steady(*whatever: object) -> float:
    """Bots don't improve: what was learnt of them counts in full, while people's gets old."""
    return 1.0


MODEL = PlackettLuce(mu=MIDDLE, sigma=UNSURE, beta=BETA, tau=0.0, gamma=steady)


def rate(contest: Contest, played: list[Played]) -> dict[str, Rating]:
    """Rate all levels of one league."""
    return rate_together([(contest, played)])


def rate_together(leagues: list[League]) -> dict[str, Rating]:
    """Rate the levels of several leagues, with errors by leaving out a twentieth of the rounds.

    After few games these may look small by chance: then the model's own doubt counts.
    """
    levels = levels_of(leagues)
    anchor = USUAL if USUAL in levels else anchor_of(leagues[0][0])
    leagues = outward(leagues, anchor)
    found = rate_once(leagues, anchor)
    rounds = min(len({match.round for match in played}) for _, played in leagues)
    groups = min(GROUPS, rounds)
    partly = [
        rate_once(without(leagues, out, groups), anchor)
        for out in range(groups if groups > 1 else 0)
    ]
    rated = {anchor: found[anchor]}
    for level in levels:
        if level != anchor:
            error = error_of([part[level].value for part in partly])
            rated[level] = Rating(found[level].value, max(error, found[level].error))
    return rated


def levels_of(leagues: list[League]) -> list[str]:
    """Return all levels that play, each once."""
    return list(dict.fromkeys(level for contest, _ in leagues for level in contest.everyone()))


def anchor_of(contest: Contest) -> str:
    """Return the level that is 1500 by definition: the usual one, else one that plays."""
    levels = contest.everyone()
    return USUAL if USUAL in levels else contest.against or levels[0]


def outward(leagues: list[League], anchor: str) -> list[League]:
    """Put leagues in such an order that each has a level that is rated already.

    Ratings are learnt match by match: who meets a level before that is rated learns nothing of it.
    """
    known, waiting, ordered = {anchor}, list(leagues), list[League]()
    while waiting:
        near = [league for league in waiting if known.intersection(league[0].everyone())]
        if not near:
            strange = ", ".join(levels_of(waiting))
            raise OptionError(f"nobody that is rated by {anchor} has met {strange}")
        ordered.append(near[0])
        waiting.remove(near[0])
        known.update(near[0][0].everyone())
    return ordered


def without(leagues: list[League], out: int, groups: int) -> list[League]:
    """Leave out one group of the rounds of each league."""
    return [
        (contest, [match for match in played if match.round % groups != out])
        for contest, played in leagues
    ]


def rate_once(leagues: list[League], anchor: str) -> dict[str, Rating]:
    """Return the rating of each level, moved so that the anchor is in the middle."""
    ratings: Ratings = {level: MODEL.rating(name=level) for level in levels_of(leagues)}
    for contest, played in leagues:
        for match in played:
            for winner, loser in duels(contest, match):
                teams = MODEL.rate([[ratings[winner]], [ratings[loser]]])
                [[ratings[winner]], [ratings[loser]]] = teams
    fixed = ratings[anchor]
    return {
        level: Rating(
            MIDDLE + (own.mu - fixed.mu),
            0.0 if level == anchor else CONFIDENCE * hypot(own.sigma, fixed.sigma),
        )
        for level, own in ratings.items()
    }


def duels(contest: Contest, match: Played) -> Iterator[tuple[str, str]]:
    """Return who beat whom: (winner's level, loser's level), where these differ.

    Sides that face each other have one duel a match. Winners together have none.
    """
    if facing(contest):
        first, second = sorted(set(match.levels), key=match.points)
        if match.points(first) < match.points(second):
            yield second, first
        return
    places = match.places()
    for name, level in places.items():
        for other, beaten in places.items():
            if match.won(name) and not match.won(other) and level != beaten:
                yield level, beaten


def error_of(parts: Iterable[float]) -> float:
    """Return the error of a number by what it is without each group (a jackknife)."""
    values = list(parts)
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    free = len(values) - 1
    spread = sum((value - mean) ** 2 for value in values) * free / len(values)
    return students_quantile(free) * sqrt(spread)
