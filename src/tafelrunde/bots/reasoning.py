"""Reasons for one way and against another, from walks of both into the same possible worlds.

What an evaluation looks at is compared where the walks end, each thing by how much of the
difference in the seat's chances it makes. What speaks against the better way is its cost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde.games.reasons import LESS, MORE, Because, names_of
from tafelrunde.kernel import InfoSet
from tafelrunde.pieces.contest import Side, shares, strength

from .parts import Parts
from .policy import Way
from .search import Candidate, Dream, Mind
from .suspecting import hidden_reasons

WALKS = 24  # into so many worlds both ways are followed once more
MOST_TOLD = 3  # things that an evaluation looks at
MOST_COSTS = 2
WORTH_TELLING = 0.1  # of all that differs, a thing has to make so much
WINS_NOW = 5  # of 100 worlds in which one way wins more often

Whose = tuple[str, tuple[int, ...]]  # a thing, and the seats that have it; none: it is everybody's
Ends = tuple[Any, Any]  # where two ways ended in the same world


@dataclass(frozen=True)
class Reasons:
    """What speaks for a way, and what it costs."""

    gains: list[Because]
    costs: list[Because]


def reasons_for(mind: Mind, info: InfoSet, one: Candidate, other: Candidate) -> Reasons:
    """Return why one way is better than another and what it costs, as far as both were tried."""
    found = things_that_differ(mind, walked(mind, info, one.way, other.way))
    return Reasons([*found.gains, *hidden_reasons(mind, info, one, other)], found.costs)


def walked(mind: Mind, info: InfoSet, one: Way, other: Way) -> list[Ends]:
    """Follow both ways in the first worlds that were tried, with the same dice."""
    worlds = mind.worlds(info)
    found: list[Ends] = []
    for number in range(WALKS):
        ended: list[Any] = []
        for way in (one, other):
            mind.table.begin()
            dream = Dream(mind, worlds.copy_of(number))
            dream.walk(Candidate(way))
            ended.append(dream.world)
        found.append((ended[0], ended[1]))
    return found


def things_that_differ(mind: Mind, ends: Sequence[Ends]) -> Reasons:
    """Name what makes most of the difference: victory, or what the evaluation looks at."""
    parts: Parts = mind.parts
    if parts.evaluation is None or not hasattr(parts.reasons, "FEATURES"):
        return Reasons([], [])
    tally = Tally(parts, mind.seat)
    for one, other in ends:
        if one.agenda and other.agenda:
            tally.add(*[parts.evaluation.sides(mind.game, s) for s in (one, other)])
    return Reasons([*won_at_once(mind.seat, ends), *tally.gains()], tally.costs())


def won_at_once(seat: int, ends: Sequence[Ends]) -> list[Because]:
    """Say that one way more often wins before thinking ends."""
    wins = sum(has_won(one, seat) - has_won(other, seat) for one, other in ends)
    percent = round(100 * wins / len(ends))
    return [("wins_now", (percent,))] if percent >= WINS_NOW else []


def has_won(s: Any, seat: int) -> bool:
    """Say whether a match is over and won by the seat."""
    return not s.agenda and seat in s.winners


@dataclass
class Change:
    """How a thing differs between two ways, summed over worlds."""

    number: float = 0.0
    better: float = 0.0  # for whoever has it, as the evaluation weighs it
    worth: float = 0.0  # what it does to the seat's chance


class Tally:
    """Adds up what differs between two ways, world by world."""

    def __init__(self, parts: Parts, seat: int) -> None:
        self._weights: dict[str, list[float]] = parts.evaluation.WEIGHTS
        self._named = parts.reasons
        self._seat = seat
        self._worlds = 0
        self._things: dict[Whose, Change] = defaultdict(Change)

    def add(self, ones: list[Side], others: list[Side]) -> None:
        """Add one world, in which the sides have this by one way and that by the other."""
        own = next((at for at, side in enumerate(others) if self._seat in side.seats), None)
        if own is None:
            return
        self._worlds += 1
        chances = shares([strength(side.features, self._weights[side.kind]) for side in others])
        past = {(side.kind, *side.seats): at for at, side in enumerate(others)}
        told: dict[Whose, Change] = {}
        for side in ones:
            at = past.get((side.kind, *side.seats))
            if at is not None:
                slope = chances[own] * ((1.0 if at == own else 0.0) - chances[at])
                told.update(self._add_side(side, others[at], slope))
        for whose, change in told.items():  # what is everybody's is told by every side: once
            self._things[whose].number += change.number
            self._things[whose].better += change.better

    def _add_side(self, side: Side, other: Side, slope: float) -> dict[Whose, Change]:
        """Add what each thing of a side is worth; return the numbers they differ by."""
        row, weights = names_of(self._named, side.kind), self._weights[side.kind]
        found: dict[Whose, Change] = defaultdict(Change)
        if len(row) != len(side.features):  # the evaluation knows more than there are names for
            return found
        for at, (name, unit) in enumerate(row):
            gap = side.features[at] - other.features[at]
            if name and gap:
                whose = (name, tuple(side.seats) if self._is_of_seats(name) else ())
                found[whose].number += unit * gap
                found[whose].better += weights[at] * gap
                self._things[whose].worth += slope * weights[at] * gap
        return found

    def _is_of_seats(self, name: str) -> bool:
        return "seats" in self._named.REASONS[name]

    def gains(self) -> list[Because]:
        """Return what speaks for the one way, the weightiest first."""
        return self._told(1.0)[:MOST_TOLD]

    def costs(self) -> list[Because]:
        """Return what speaks against it, the weightiest first."""
        return self._told(-1.0)[:MOST_COSTS]

    def _told(self, sign: float) -> list[Because]:
        whole = sum(abs(change.worth) for change in self._things.values())
        found: list[Because] = []
        for whose, change in sorted(self._things.items(), key=lambda thing: -sign * thing[1].worth):
            number = rounded(abs(change.number) / self._worlds)
            if sign * change.worth <= WORTH_TELLING * whole or (change.number and not number):
                continue
            way = MORE if (change.number or change.better) > 0.0 else LESS
            seats = (whose[1],) if self._is_of_seats(whose[0]) else ()
            found.append((whose[0], (*seats, way, number)))
        return found


def rounded(number: float) -> int | float:
    """Return a number with one decimal, or none where it is whole or large."""
    short = round(number, 1)
    return round(number) if number >= 10.0 or short == int(short) else short
