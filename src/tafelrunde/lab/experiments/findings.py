"""What came out of an experiment: who won how often, what was played, how long games were.

A game's victory is one point, which its winners share. A label's share is what its seats have of
all points; its fair share is its part of all seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf

from tafelrunde.kernel import Game

from ..estimates import (
    Points,
    Share,
    difference,
    mean_of_rounds,
    quantile,
    share_of_rounds,
)
from ..telling import things_of
from .design import Experiment
from .goals import GAMES, LEAST, MOST, POINTS, TIMES, range_of, verdict
from .playing import Match

TURNS, DECISIONS, GESTURES = "turns", "decisions", "gestures"


@dataclass(frozen=True)
class Won:
    """How often seats with one label won in one arm."""

    label: str
    arm: str
    games: int
    share: Share
    fair: float
    times: Share  # of the fair share
    more: Share | None  # than in the arm it is compared with
    verdict: str


@dataclass(frozen=True)
class Played:
    """How often something was played in one arm, and how those fared who did."""

    thing: str
    arm: str
    games: Share  # in which anybody played it
    often: float  # in an average game
    dealt: float | None  # how often it came to somebody's hands, where that is known
    effect: Share | None  # of the victory, more than fair, for seats that played it
    luck: Share | None  # the same for seats that it came to
    verdict: str


@dataclass(frozen=True)
class Number:
    """A number of the matches of one arm."""

    name: str
    arm: str
    games: int
    mean: Share
    median: float
    few: float  # one match of twenty has less,
    many: float  # one of twenty more
    more: Share | None
    verdict: str


@dataclass(frozen=True)
class Findings:
    """Everything that came out."""

    experiment: Experiment
    games: dict[str, int]  # of each arm
    without_winner: dict[str, int]
    unfinished: dict[str, list[int]]  # the deals of each arm that never came to an end
    numbers: list[Number] = field(default_factory=list)
    happened: list[Number] = field(default_factory=list)
    groups: dict[str, list[Won]] = field(default_factory=dict)
    things: dict[str, list[Played]] = field(default_factory=dict)

    def names(self) -> set[str]:
        """Return everything a goal can be about."""
        return {row.name for row in self.numbers} | set(self.groups) | set(self.things)


def findings_of(experiment: Experiment, game: Game, matches: Iterable[Match]) -> Findings:
    """Sum up all matches that ended; the game says in which order its things come."""
    by_arm: list[list[Match]] = [[] for _ in experiment.arms]
    unfinished: dict[str, list[int]] = {arm.name: [] for arm in experiment.arms}
    for match in matches:
        if match.unfinished:
            unfinished[experiment.names[match.arm]].append(match.deal)
        else:
            by_arm[match.arm].append(match)
    played = {arm.name: by_arm[place] for place, arm in enumerate(experiment.arms)}
    return Findings(
        experiment,
        {name: len(own) for name, own in played.items()},
        {name: sum(not match.winners for match in own) for name, own in played.items()},
        unfinished,
        numbers_found(experiment, played),
        happenings_found(experiment, played),
        {
            group: group_found(experiment, game, played, group)
            for group in keys(match.labels for own in played.values() for match in own)
        },
        {
            kind: kind_found(experiment, game, played, kind)
            for kind in keys(match.played for own in played.values() for match in own)
        },
    )


def keys(tables: Iterable[Iterable[str]]) -> list[str]:
    """Return all keys of many tables, in the order they come."""
    return list(dict.fromkeys(key for table in tables for key in table))


def base_of(experiment: Experiment, name: str) -> str | None:
    """Return the arm this one is compared with, if any."""
    base = experiment.base_of(experiment.arms[experiment.names.index(name)])
    return None if base is None else experiment.names[base]


# Numbers


def numbers_found(experiment: Experiment, played: dict[str, list[Match]]) -> list[Number]:
    """Return lengths first, then what the game itself counts."""
    own = keys(match.numbers for matches in played.values() for match in matches)
    names = [TURNS, DECISIONS, GESTURES, *[name for name in own if name not in (TURNS, GESTURES)]]
    points = {
        name: {
            arm: [(match.deal, number_of(match, name)) for match in matches]
            for arm, matches in played.items()
        }
        for name in names
    }
    alike = points[DECISIONS] == points[GESTURES]  # no paths in this game
    return [
        row
        for name in names
        if not (alike and name == GESTURES)
        for row in number_found(experiment, name, points[name])
    ]


def number_of(match: Match, name: str) -> float:
    """Return a number of a match."""
    lengths = {TURNS: match.turns, DECISIONS: match.decisions, GESTURES: match.gestures}
    return float(lengths[name] if name in lengths else match.numbers.get(name, 0))


def number_found(experiment: Experiment, name: str, points: dict[str, Points]) -> list[Number]:
    """Return a number with its interval, arm by arm."""
    found: list[Number] = []
    for arm, own in points.items():
        mean = mean_of_rounds(own)
        if mean is None:
            continue
        values = [value for _, value in own]
        base = base_of(experiment, arm)
        median, few, many = [quantile(values, part) for part in (0.5, 0.05, 0.95)]
        more = difference(own, points[base]) if base is not None else None
        goals = range_of(experiment.goals, name, (LEAST, MOST), arm)
        judged = verdict(goals, {LEAST: mean, MOST: mean})
        found.append(Number(name, arm, len(own), mean, median, few, many, more, judged))
    return found


def happenings_found(experiment: Experiment, played: dict[str, list[Match]]) -> list[Number]:
    """Return in what share of games something happened."""
    return [
        row
        for name in keys(match.happened for own in played.values() for match in own)
        for row in number_found(
            experiment,
            name,
            {
                arm: [(match.deal, float(match.happened.get(name, False))) for match in own]
                for arm, own in played.items()
            },
        )
    ]


# Who won


def group_found(
    experiment: Experiment, game: Game, played: dict[str, list[Match]], group: str
) -> list[Won]:
    """Return the share of each label, arm by arm."""
    points: dict[str, dict[str, Points]] = {arm: {} for arm in played}
    fair: dict[str, dict[str, float]] = {arm: {} for arm in played}
    for arm, matches in played.items():
        for match in matches:
            for label, (won, part) in shares_in(match, group).items():
                points[arm].setdefault(label, []).append((match.deal, won))
                fair[arm][label] = fair[arm].get(label, 0.0) + part
    order = game.tables.kinds.get(group.split("_")[0], ())
    labels = sorted(keys(points.values()), key=lambda label: place_of(order, label))
    return [
        won_found(experiment, group, label, arm, points, fair[arm][label])
        for label in labels
        for arm in played
        if label in points[arm]
    ]


def shares_in(match: Match, group: str) -> dict[str, tuple[float, float]]:
    """Return for each label of a match its part of the victory and its part of the seats."""
    found: dict[str, tuple[float, float]] = {}
    for seat, label in enumerate(match.labels.get(group, ())):
        if label:
            won, part = found.get(label, (0.0, 0.0))
            found[label] = (won + match.points(seat), part + 1 / match.seats)
    return {label: (min(1.0, won), part) for label, (won, part) in found.items()}


def won_found(
    experiment: Experiment,
    group: str,
    label: str,
    arm: str,
    points: dict[str, dict[str, Points]],
    fair: float,
) -> Won:
    """Sum up one label in one arm."""
    own = points[arm][label]
    share, fair = share_of_rounds(own), fair / len(own)
    base = base_of(experiment, arm)
    others = points[base].get(label, []) if base is not None else []
    seen = {POINTS: share.less(fair), TIMES: share.times(1 / fair)}
    judged = verdict(range_of(experiment.goals, group, (POINTS, TIMES), arm), seen)
    return Won(label, arm, len(own), share, fair, seen[TIMES], difference(own, others), judged)


def place_of(order: Iterable[str], label: str) -> tuple[float, float, str]:
    """Return where a label comes: in the order of its kind, then numbers, then words."""
    known = list(order)
    place = known.index(label) if label in known else inf
    return (place, float(label) if label.isdigit() else inf, label)


# What was played


def kind_found(
    experiment: Experiment, game: Game, played: dict[str, list[Match]], kind: str
) -> list[Played]:
    """Return everything of a kind, the least played first, also what never was."""
    found: list[Played] = []
    for arm, matches in played.items():
        if not matches:
            continue
        counted = Counted(matches, kind)
        things = dict.fromkeys([*things_of(experiment.game, game, kind), *counted.games])
        found += [
            counted.row(experiment, thing, arm) for thing in things if counted.is_there(thing)
        ]
    return sorted(found, key=lambda row: row.games.value)


class Counted:
    """The matches of an arm, looked through for the things of one kind."""

    def __init__(self, matches: list[Match], kind: str) -> None:
        self.kind = kind
        self.matches = matches
        self.games: dict[str, set[tuple[int, int]]] = {}  # in which it was played
        self.often: dict[str, int] = {}
        self.dealt: dict[str, int] = {}
        self.users: dict[str, Points] = {}  # what the seats won that played it
        self.owners: dict[str, Points] = {}  # and those that it came to
        self.knows_dealt = any(kind in match.dealt for match in matches)
        for match in matches:
            self.look(match)

    def look(self, match: Match) -> None:
        """Count one match."""
        for seat, things in enumerate(match.played.get(self.kind, ())):
            point = (match.deal, match.points(seat))
            for thing, count in things.items():
                self.games.setdefault(thing, set()).add((match.deal, match.turned))
                self.often[thing] = self.often.get(thing, 0) + count
                self.users.setdefault(thing, []).append(point)
        for seat, things in enumerate(match.dealt.get(self.kind, ())):
            point = (match.deal, match.points(seat))
            for thing, count in things.items():
                self.dealt[thing] = self.dealt.get(thing, 0) + count
                self.owners.setdefault(thing, []).append(point)

    def is_there(self, thing: str) -> bool:
        """Say whether a thing was in the game; cards of a module that is off come to nobody."""
        return thing in self.games or thing in self.dealt or not self.knows_dealt

    def row(self, experiment: Experiment, thing: str, arm: str) -> Played:
        """Sum up one thing."""
        games = len(self.matches)
        inside = self.games.get(thing, set())
        share = share_of_rounds(
            [(match.deal, float((match.deal, match.turned) in inside)) for match in self.matches]
        )
        goals = range_of(experiment.goals, self.kind, (GAMES,), arm)
        return Played(
            thing,
            arm,
            share,
            self.often.get(thing, 0) / games,
            self.dealt.get(thing, 0) / games if self.knows_dealt else None,
            self.excess(self.users.get(thing, [])),
            self.excess(self.owners.get(thing, [])),
            verdict(goals, {GAMES: share}),
        )

    def excess(self, points: Points) -> Share | None:
        """Return how much more of the victory than fair some seats had."""
        if not points:
            return None
        return share_of_rounds(points).less(1 / self.matches[0].seats)
