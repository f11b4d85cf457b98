"""What a league is about: the table, the levels that meet there, and who sits where in which match.

Matches come in rounds. All matches of a round have the same seed, hence the same deal, and in a
whole round every level has had every place equally often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

from tafelrunde.bots import EXPERT, LEVELS
from tafelrunde.bots.external import PREFIX, is_program, make_any_bot
from tafelrunde.bots.levels import BUDGETS
from tafelrunde.bots.parts import Parts
from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import OptionError

from ..clairvoyant import CLAIRVOYANT
from ..simulate import built
from ..telling import Labels, own_report, told

# Groupings of a game's report.py that say who wins together.
SIDES = ("side", "team")

THINKERS = (*BUDGETS, CLAIRVOYANT)  # the more time they have, the better they play

Budgets = tuple[tuple[str, int, float], ...]  # level, iterations or seconds for a decision
Places = tuple[str, ...]  # a level for each place: a seat, or a side where seats win together


@dataclass(frozen=True)
class Contest:
    """What is played in a league; plain, so that it can be sent to a worker or kept in a file."""

    game: str
    rules_version: int
    players: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    files: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]
    against: str  # one place of a level among places of this one; "": all levels at one table
    seed: str
    budgets: Budgets = ()  # of all levels that think for a given time
    luck: int = 0  # samples of each throw, by which luck is taken out of the results; 0: it is not

    def everyone(self) -> tuple[str, ...]:
        """Return all levels that play, weakest first; programs come after them."""
        playing = [level for level in (*self.levels, self.against) if level]
        known = tuple(level for level in entrants() if level in playing)
        return (*known, *filter(is_program, playing))


def entrants() -> tuple[str, ...]:
    """Return every level there is, weakest first; the last one is the lab's alone."""
    return (*LEVELS, CLAIRVOYANT)


def contest_for(
    info: GameInfo,
    setting: Setting,
    levels: tuple[str, ...],
    against: str = "",
    seed: object = "league",
    budgets: Budgets = (),
    luck: int = 0,
) -> Contest:
    """Check what is asked for."""
    for level in (*levels, *filter(None, [against])):
        check_level(info, level)
    levels = tuple(level for level in dict.fromkeys(levels) if level != against)
    if len(levels) + bool(against) < 2:
        raise OptionError("a league needs two different levels at least")
    for level, iterations, seconds in budgets:
        if level not in THINKERS:
            raise OptionError(f"only {', '.join(THINKERS)} think for a given time, not '{level}'")
        if iterations and seconds:
            raise OptionError("a bot thinks for so many iterations or so many seconds, not both")
    return Contest(
        info.id,
        info.rules_version,
        setting.players,
        setting.modules,
        tuple(sorted(setting.options.items())),
        tuple(sorted(setting.files.items())),
        levels,
        against,
        str(seed),
        all_budgets(info, {*levels, against}, budgets),
        luck,
    )


def check_level(info: GameInfo, level: str) -> None:
    """Refuse a level that there is not, or that this game doesn't have."""
    if level not in entrants() and not is_program(level):
        names = f"{', '.join(entrants())}, and programs after {PREFIX}"
        raise OptionError(f"there is no bot '{level}': there are {names}")
    if level != CLAIRVOYANT:
        make_any_bot(info, level, 0, "")


def all_budgets(info: GameInfo, playing: set[str], wanted: Budgets) -> Budgets:
    """Return how long each level thinks: as wanted, else as at tables; who sees all, as experts."""
    found = {level: (iterations, seconds) for level, iterations, seconds in wanted}
    for level in THINKERS:
        usual = Parts(info, BUDGETS[EXPERT if level == CLAIRVOYANT else level]).budget
        found.setdefault(level, (usual.iterations, usual.seconds))
    return tuple((level, *found[level]) for level in THINKERS if level in playing)


# Who wins together


def sides_in(contest: Contest, game: Any, s: Any) -> tuple[str, ...]:
    """Return the side of each seat at the beginning of a match; () if all play for themselves."""
    found: Labels = told("labels", contest.game, game, s)
    for name in SIDES:
        if name in found:
            return tuple(found[name])
    return ()


@lru_cache(maxsize=8)
def places_of(contest: Contest) -> tuple[str, ...]:
    """Return the places levels are given to: the sides by name, or the seats by number."""
    game = built(contest)
    sides = sides_in(contest, game, game.new(contest.seed))
    return tuple(sorted(set(sides))) or tuple(str(seat) for seat in range(contest.players))


@lru_cache(maxsize=8)
def facing(contest: Contest) -> tuple[int, ...]:
    """Return the two sides that oppose each other, as the game's report.py names them, if any.

    In BANG! law and outlaws do. A Renegade hinders both, so the level of the Renegades takes turns.
    """
    places = places_of(contest)
    opposed = getattr(own_report(contest.game), "FACING", ())
    return tuple(places.index(side) for side in opposed if side in places)


# Who sits where


def seating(contest: Contest, number: int) -> Places:
    """Return the level of each place in the match with this number."""
    length = round_length(contest)
    return round_of(contest, number // length)[number % length]


@lru_cache(maxsize=8)
def round_length(contest: Contest) -> int:
    """Return how many matches are played with the same deal."""
    return len(round_of(contest, 0))


@lru_cache(maxsize=64)
def round_of(contest: Contest, round_number: int) -> tuple[Places, ...]:
    """Return who sits where in each match of a round."""
    if facing(contest):
        return tuple(opposed(contest))
    if contest.against:
        return tuple(one_among_others(contest))
    return tuple(all_in_turn(contest, Random(f"{contest.seed}, round {round_number}")))


def opposed(contest: Contest) -> Iterator[Places]:
    """One side against the other, swapped; further sides have either level equally often."""
    places = range(len(places_of(contest)))
    first, second = facing(contest)
    for better, other in pairs(contest):
        for of_first, of_second in ((better, other), (other, better)):
            levels = {first: of_first, second: of_second}
            extra = len(places) > 2
            for level in (better, other) if extra else ("",):
                yield tuple(levels.get(place, level) for place in places)


def pairs(contest: Contest) -> list[tuple[str, str]]:
    """Return which levels meet, two at a time."""
    if contest.against:
        return [(level, contest.against) for level in contest.levels]
    return list(combinations(contest.levels, 2))


def one_among_others(contest: Contest) -> Iterator[Places]:
    """Each level in every place once, all others are of the level it plays against."""
    places = range(len(places_of(contest)))
    for level in contest.levels:
        for own in places:
            yield tuple(level if place == own else contest.against for place in places)


def all_in_turn(contest: Contest, chance: Random) -> Iterator[Places]:
    """All levels move round the table together; who sits beside whom differs in each round."""
    order = list(contest.levels)
    chance.shuffle(order)
    places = list(range(len(places_of(contest))))
    chance.shuffle(places)
    for turned in range(len(order)):
        yield tuple(order[(place + turned) % len(order)] for place in places)
