"""What was thought about a position is remembered for all that look alike, and changes nothing."""

from __future__ import annotations

from tafelrunde.bots.arena import play_match
from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.bot import CfsBot
from tafelrunde.games.cfs.evaluation import cards_of, features_of, sides
from tafelrunde.games.cfs.looks import look_of
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.kernel import Action, InfoSet

INFO = load("cfs")
PLAYERS = 3


class Twins:
    """Plays as a bot that thinks every time, and asks one that remembers whether it agrees."""

    def __init__(self, seat: int, remembering: CfsBot) -> None:
        self._thinking = CfsBot(seat)
        self._remembering = remembering

    def choose(self, info: InfoSet) -> Action:
        chosen = self._thinking.choose(info)
        assert self._remembering.choose(info) == chosen
        return chosen


class Judge:
    """Compares what is remembered of a position with what it is worth when looked at anew."""

    def __init__(self, seat: int) -> None:
        self._bot = CfsBot(seat)
        self.judged = 0

    def choose(self, info: InfoSet) -> Action:
        for world in (info.world, info.sample("anew"), info.world):
            anew = [
                features_of(info.game, world, seat) + cards_of(world, seat)
                for seat in range(PLAYERS)
            ]
            assert [side.features for side in sides(info.game, world)] == anew
            self.judged += 1
        return self._bot.choose(info)


def test_a_bot_that_remembers_plays_like_one_that_thinks_anew() -> None:
    game = INFO.build(PLAYERS)
    remembering = [CfsBot(seat) for seat in range(PLAYERS)]
    for _ in range(2):  # the second time nothing is new to it
        for bot in remembering:
            bot.forget()
        bots = [Twins(seat, bot) for seat, bot in enumerate(remembering)]
        assert play_match(game, bots, "again").winners


def test_features_that_are_remembered_are_those_of_the_position_and_its_needs() -> None:
    judges = [Judge(seat) for seat in range(PLAYERS)]
    assert play_match(INFO.build(PLAYERS), judges, "judged").winners
    assert all(judge.judged for judge in judges)


def test_positions_look_alike_if_only_hidden_things_differ() -> None:
    t = Table(round=2, anna={"scout": "e5", "needs": ["salt", "fuel", "water"]})
    before = look_of(t.s)
    t.s.needs[0], t.s.hand[1] = (0, 1, 2), ()
    assert look_of(t.s) == before
    t.s.where[0] += 1
    assert look_of(t.s) != before
