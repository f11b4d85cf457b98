"""One match of a league: which deal, who sits where, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from tafelrunde.bots import Bot
from tafelrunde.bots.arena import play_match
from tafelrunde.bots.bot import Around
from tafelrunde.kernel import Action, Game, InfoSet

from ..clairvoyant import sight_for, unveil
from ..luck import Fortune
from ..simulate import built, setting_of
from ..telling import load_once
from .contest import Contest, facing, places_of, round_length, seating, sides_in
from .players import make_player


@dataclass(frozen=True)
class Played:
    """A finished match, as it is kept in the file of results."""

    number: int
    round: int
    levels: tuple[str, ...]  # of each seat
    sides: tuple[str, ...]  # of each seat at the beginning; empty if all play for themselves
    winners: tuple[int, ...]
    turns: int
    decisions: int
    asked: dict[str, int]  # decisions by level
    seconds: dict[str, float]  # thinking time by level
    luck: tuple[float, ...] = ()  # of each seat, where it is looked at

    def points(self, level: str) -> float:
        """Return a level's part of the victory; where nobody has won, all share it."""
        winners = self.winners or tuple(range(len(self.levels)))
        return sum(self.levels[seat] == level for seat in winners) / len(winners)

    def luck_of(self, level: str) -> float:
        """Return how much of a victory dice and draws gave to a level's sides or seats."""
        found: dict[str, list[float]] = {}
        for name, holder, luck in zip(self._names(), self.levels, self.luck, strict=True):
            if holder == level:
                found.setdefault(name, []).append(luck)
        return sum(sum(members) / len(members) for members in found.values())

    def places(self) -> dict[str, str]:
        """Return the level of each side, or of each seat where all play for themselves."""
        return dict(zip(self._names(), self.levels, strict=True))

    def won(self, place: str) -> float:
        """Return which part of a side's or seat's members have won."""
        names = self._names()
        members = [seat for seat, name in enumerate(names) if name == place]
        return sum(seat in self.winners for seat in members) / len(members)

    def _names(self) -> tuple[str, ...]:
        return self.sides or tuple(str(seat + 1) for seat in range(len(self.levels)))


class Timed(Around):
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self.asked = 0
        self.seconds = 0.0

    def choose(self, info: InfoSet) -> Action:
        """Ask the bot, and note how long it thinks."""
        started = perf_counter()
        action = self._bot.choose(info)
        self.seconds += perf_counter() - started
        self.asked += 1
        return action


def play_one(contest: Contest, number: int) -> Played:
    """Play one match; its number settles deal and levels."""
    round_number = number // round_length(contest)
    seed = f"{contest.seed}, round {round_number}"
    game = built(contest)
    sides = sides_in(contest, game, game.new(seed))
    levels = levels_of_seats(contest, number, sides)
    info = load_once(contest.game)
    bots = [
        Timed(make_player(contest, info, level, seat, seed)) for seat, level in enumerate(levels)
    ]
    fortune = Fortune(game, info, contest.luck, f"{seed}, {levels}") if contest.luck else None
    result = play_match(
        game,
        bots,
        seed,
        looking=sight_for(levels, unveiled(contest)),
        watching=fortune.watch if fortune else None,
    )
    asked, seconds = dict.fromkeys(levels, 0), dict.fromkeys(levels, 0.0)
    for level, bot in zip(levels, bots, strict=True):
        asked[level] += bot.asked
        seconds[level] = round(seconds[level] + bot.seconds, 6)
    outcome = (result.winners, result.turns, result.decisions)
    luck = tuple(round(each, 6) for each in fortune.luck) if fortune else ()
    return Played(number, round_number, levels, sides, *outcome, asked, seconds, luck)


@lru_cache(maxsize=8)
def unveiled(contest: Contest) -> Game:
    """Return the game as a clairvoyant sees it, built once in each process."""
    return unveil(load_once(contest.game), setting_of(contest))


def levels_of_seats(contest: Contest, number: int, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return each seat's level; where there are sides, all of a side have the same."""
    places = seating(contest, number)
    if not sides:
        return places
    names = places_of(contest)
    return tuple(places[names.index(side)] for side in sides)


def fair_share(contest: Contest, played: Played, level: str) -> float:
    """Return what a level would win if all were equally good.

    Sides that face each other are swapped, so whatever chances a side has, half of all is fair.
    """
    if facing(contest):
        return 0.5
    places = list(played.places().values())
    return places.count(level) / len(places)
