"""What simulations tell apart: the order of turns, roles and teams."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.report import dealt, labels, numbers, played
from tafelrunde.games.kf.state import KfState
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel import EVERYONE, Game

BOOK, OGRE = CARDS.index("book"), CARDS.index("ogre")
ANNA, BEN = 0, 1


def test_simulations_tell_who_came_first() -> None:
    t = Table.dealt(3, card=["any"] * 15, start=[1, 6, 2])
    assert labels(t.game, t.s) == {"turn": ["3", "1", "2"]}


def test_simulations_tell_roles_and_teams_where_they_are_played() -> None:
    t = Table(anna={"role": "rogue"}, cleo={"role": "warlock"})
    assert labels(t.game, t.s) == {"role": ["rogue", "warlord", "warlock"]}
    t = Table(options={"teams": 2}, players=4)
    assert labels(t.game, t.s) == {"team": ["1 of 3", "2 of 1", "1 of 3", "1 of 3"]}


def match(*events: tuple[Any, ...]) -> tuple[Game, KfState]:
    """A match of two in which these events were told."""
    game = load("kf").build(2)
    s: KfState = game.new("report")
    s.news = [(EVERYONE, key, tuple(values)) for key, *values in events]
    return game, s


def test_cards_are_counted_for_whoever_drew_them_played_them_or_beat_them() -> None:
    told = match(
        ("cards_received", ANNA, (BOOK, OGRE)),
        ("entered", ANNA, BOOK),
        ("entered", BEN, BOOK),
        ("beaten", ANNA, OGRE),
    )
    assert played(*told)["card"] == [{"book": 1}, {"book": 1}]
    assert played(*told)["card_beaten"] == [{"ogre": 1}, {}]
    assert dealt(*told)["card"] == [{"book": 1, "ogre": 1}, {}]


def test_attacks_surprises_and_replaced_cards_are_counted_as_actions() -> None:
    keys = ("turn_began", "attack_announced", "surprise_announced", "rolled", "card_replaced")
    assert numbers(*match(*[(key, ANNA, BOOK) for key in keys])) == {"actions": 3}
