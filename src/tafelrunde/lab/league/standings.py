"""Who won how often in a league, and how sure that is."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import inf
from typing import Any

from ..estimates import Share, share_of_rounds
from ..luck import freed
from ..ratings import Rating
from .contest import Contest
from .playing import Played, fair_share
from .rating import rate

NOTHING = 1e-12  # what rounding may leave of it


@dataclass(frozen=True)
class Standing:
    """What came out for one level."""

    level: str
    games: int
    wins: float  # a shared victory counts in part
    fair: float  # the share it would win if all were equally good
    share: Share
    freed: Share  # the same without luck, where it was looked at
    odds: Share  # of winning (without luck), divided by those of the fair share
    rating: Rating
    decisions: int
    milliseconds: float  # it thinks about one

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON; what is beyond all numbers is null."""
        data = asdict(self)
        odds = {name: None if value == inf else value for name, value in data["odds"].items()}
        return {**data, "odds": odds}


def standings_of(contest: Contest, played: list[Played]) -> list[Standing]:
    """Sum up a league, the weakest level first."""
    ratings = rate(contest, played)
    return [standing_of(contest, played, level, ratings[level]) for level in contest.everyone()]


def standing_of(contest: Contest, played: list[Played], level: str, rating: Rating) -> Standing:
    """Sum up the matches of one level."""
    own = [match for match in played if level in match.levels]
    fair = sum(fair_share(contest, match, level) for match in own) / len(own)
    points = [(match.round, match.points(level)) for match in own]
    share = free = share_of_rounds(points)
    if contest.luck:
        lucky = [(match.round, match.points(level), match.luck_of(level)) for match in own]
        free = share_of_rounds(freed(lucky))
    asked = sum(match.asked[level] for match in own)
    seconds = sum(match.seconds[level] for match in own)
    return Standing(
        level,
        len(own),
        sum(point for _, point in points),
        fair,
        share,
        free,
        odds_ratio(free, fair),
        rating,
        asked,
        1000 * seconds / max(1, asked),
    )


def odds_ratio(share: Share, fair: float) -> Share:
    """Return the odds of winning, with their interval, divided by the odds of the fair share."""
    return Share(*[odds(value) / odds(fair) for value in (share.value, share.low, share.high)])


def odds(share: float) -> float:
    """Return how many games are won for each that is not."""
    return share / (1 - share) if 1 - share > NOTHING else inf


def by_place(played: list[Played], level: str) -> dict[str, Share]:
    """Return how often a level won in each seat, or on each side where there are sides."""
    found: dict[str, list[tuple[int, float]]] = {}
    for match in played:
        for place, holder in match.places().items():
            if holder == level:
                found.setdefault(place, []).append((match.round, match.won(place)))
    return {place: share_of_rounds(points) for place, points in sorted(found.items())}
