"""What the lab is told of a match of FRAG: who began where, what was used, what fragged whom."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.games.frag.names import CARDS, PISTOL
from tafelrunde.games.frag.report import dealt, labels, numbers, played
from tafelrunde.games.frag.state import FragState
from tafelrunde.kernel import EVERYONE, Game

NEEDLER = CARDS.index("needler")
MEDPACK = CARDS.index("medpack")
ANNA, BEN = 0, 1
GAME = load("frag").build(2)
FIELD_1, FIELD_2 = GAME.ground.respawn[:2]  # places with the respawn numbers 1 and 2


def match(*events: tuple[Any, ...]) -> tuple[Game, FragState]:
    """A match of two in which these events were told."""
    s: FragState = GAME.new("report")
    s.health, s.speed, s.accuracy = [1, 4], [3, 1], [3, 2]
    s.news = [(EVERYONE, key, tuple(values)) for key, *values in events]
    return GAME, s


def test_it_is_told_who_began_where_and_as_what() -> None:
    told = labels(*match(("fighter_placed", BEN, FIELD_1), ("fighter_placed", ANNA, FIELD_2)))
    assert told == {"fighter": ["1/3/3", "4/1/2"], "respawn_field": ["2", "1"]}


def test_a_frag_belongs_to_the_arm_of_the_attack_and_to_the_life_of_who_made_it() -> None:
    told = played(
        *match(
            ("attack_announced", ANNA, BEN, NEEDLER, 0, 3),
            ("fragged", BEN, ANNA, 1),
            ("turn_began", BEN),
            ("respawned", BEN, FIELD_1),
            ("attack_announced", BEN, ANNA, PISTOL, 0, 3),
            ("fragged", ANNA, BEN, 1),
        )
    )
    assert told["arm"] == told["arm_fragging"] == [{"needler": 1}, {"pistol": 1}]
    assert told["respawn_lives"] == [{}, {"1": 1}]
    assert told["respawn_frags"] == [{}, {"1": 1}], "a first life began on a starting field"


def test_after_acid_no_arm_is_to_blame() -> None:
    game, s = match(
        ("attack_announced", ANNA, BEN, NEEDLER, 0, 3),
        ("acid_entered", BEN, (5, 5)),
        ("fragged", BEN, ANNA, 1),
        ("fell", BEN),
        ("disconnected", BEN),
    )
    assert played(game, s)["arm_fragging"] == [{}, {}]
    assert numbers(game, s) == {"falls": 1, "disconnected": 1}


def test_cards_are_counted_when_they_come_into_a_hand_and_when_they_are_used() -> None:
    game, s = match(
        ("card_received", ANNA, MEDPACK),
        ("card_taken", BEN, NEEDLER),
        ("theft_seen", ANNA, BEN, NEEDLER),
        ("card_played", ANNA, MEDPACK),
        ("weapon_readied", ANNA, NEEDLER),
        ("card_discarded", ANNA, MEDPACK),
    )
    assert dealt(game, s)["card"] == [{"medpack": 1, "needler": 1}, {"needler": 1}]
    assert played(game, s)["card"] == [{"medpack": 1, "needler": 1}, {}]
