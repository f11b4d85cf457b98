"""Positions and forced draws with the modules: what can be written, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.bang.names import GRAVES, RAGE, WOUNDS
from tafelrunde.games.bang.position import position
from tafelrunde.games.bang.state import BangState
from tafelrunde.games.bang.tests.table import NAMES, Table, bang
from tafelrunde.kernel import SaveError
from tafelrunde.records.forced import ForcedError
from tafelrunde.records.scenario import load_scenarios, run_scenario

ALL = "duel rage characters undead legacy"


def made(data: dict[str, Any], modules: str = ALL, players: int = 5) -> BangState:
    return position(bang(players, tuple(modules.split())), data, list(NAMES[:players]))


def seats(**rows: dict[str, Any]) -> dict[str, Any]:
    return {"seats": rows}


# Positions


def test_cards_that_lie_before_players_are_missing_in_the_piles() -> None:
    s = made(
        seats(boris={"rage": ["beer", "1"], "wounds": ["2"]}, clara={"rage": ["beer"]})
        | {"hands": [2, 1]}
    )
    assert (len(s.rage_pile), len(s.wound_pile), len(s.graves)) == (15, 14, 9)
    held = [symbol for cards in s.rage for _, symbol in cards]
    assert Counter(s.rage_pile + held) == Counter(RAGE)
    assert Counter(s.graves + s.open_graves) == Counter(GRAVES)
    assert len(s.wound_pile) + s.wounds[1].bit_count() == len(WOUNDS)


def test_without_modules_the_piles_are_empty_and_nothing_is_counted() -> None:
    s = made({}, "")
    assert (s.rage_pile, s.wound_pile, s.graves, s.serial) == ([], [], [], 0)


def test_before_the_outbreak_those_who_are_out_have_returned_their_character() -> None:
    assert made(seats(emma={"out": True})).character[4] == -1
    assert made(seats(emma={"out": True}), "rage").character[4] >= 0


def test_after_the_outbreak_zombies_have_the_life_of_those_who_were_alive() -> None:
    s = made({"outbreak": True, **seats(boris={"zombie": True}, emma={"zombie": True, "life": 1})})
    assert (s.life[1], s.limit[1], s.life[4], s.limit[4]) == (3, 3, 1, 3)
    assert (s.zombies, s.master, s.alive) == (0b10010, 2, 0b11111)
    assert s.shown == 0b10111
    assert (s.graves, s.character[1]) == ([], -1)
    assert s.dead_order == [1, 4]


def test_a_renegade_who_fell_after_the_outbreak_was_the_master() -> None:
    s = made({"outbreak": True, **seats(boris={"zombie": True}, clara={"out": True})})
    assert s.master == 2
    s = made({"outbreak": True, **seats(clara={"zombie": True})})
    assert s.master == -1


@pytest.mark.parametrize(
    ("modules", "data", "error"),
    [
        ("duel rage", {"hands": [1]}, "hands: this needs module undead"),
        ("duel rage", {"outbreak": True}, "outbreak: this needs module undead"),
        ("undead", seats(boris={"rage": ["beer"]}), "seats.boris.rage: this needs module rage"),
        ("rage", seats(boris={"wounds": ["beer"]}), "seats.boris.wounds: this needs module duel"),
        (
            "rage",
            seats(boris={"character": "belle-star"}),
            "seats.boris.character: belle-star needs modules that are off (6.1)",
        ),
        (
            "characters",
            seats(boris={"character": "pat-brennan"}),
            "seats.boris.character: pat-brennan needs modules that are off (6.1)",
        ),
        (ALL, {"hands": 3}, "hands: write a list, not 3"),
        (ALL, {"hands": [3]}, "hands: there is no graveyard card with 3 (left) to lay out"),
        (ALL, {"hands": [2, 2, 2, 2]}, "hands: there is no graveyard card with 2 (left)"),
        (ALL, {"hands": [0]}, "hands: a graveyard card without hands never stays open (11.2)"),
        (
            ALL,
            {"hands": [1] * 6 + [2] * 3},
            "hands: with all hands open the outbreak would have come (11.3)",
        ),
        (
            ALL,
            {"hands": [1], "outbreak": True},
            "hands: at the outbreak the graveyard cards leave the game (11.5)",
        ),
        (ALL, {"outbreak": True}, "outbreak: somebody has to be a zombie"),
        (ALL, {"outbreak": 1}, "outbreak: write true or false, not 1"),
        (ALL, seats(boris={"zombie": True}), "seats.boris.zombie: write outbreak: true beside"),
        (
            ALL,
            {"outbreak": True, "turn": "boris", **seats(anna={"zombie": True})},
            "seats.anna.zombie: the Sheriff's death would have ended the game",
        ),
        (
            ALL,
            {"outbreak": True, **seats(boris={"zombie": True, "rage": ["beer"]})},
            "seats.boris.rage: only a living player has rage",
        ),
        (
            ALL,
            seats(boris={"out": True, "wounds": ["beer"]}),
            "seats.boris.wounds: only a living player has wounds",
        ),
        (ALL, seats(boris={"rage": ["duel"]}), "seats.boris.rage: there is no duel (left) to lay"),
        (ALL, seats(boris={"rage": ["gun"]}), "seats.boris.rage: there is no 'gun'; there are"),
        (
            ALL,
            seats(boris={"rage": ["beer"] * 2}, clara={"rage": ["beer"] * 2}),
            "seats.clara.rage: there is no beer (left) to lay out",
        ),
        (
            ALL,
            seats(boris={"wounds": ["beer", "beer"]}),
            "seats.boris.wounds: nobody has a wound twice (8.4)",
        ),
        (
            ALL,
            {"outbreak": True, **seats(boris={"zombie": True, "life": 5})},
            "seats.boris.life: write a number from 1 to 4, not 5",
        ),
        (
            ALL,
            {"outbreak": True, **seats(boris={"zombie": True, "out": True}, clara={"out": True})},
            "seats: with those who are out, the game would be over",
        ),
    ],
)
def test_what_can_not_lie_there_is_refused_with_its_place(
    modules: str, data: dict[str, Any], error: str
) -> None:
    with pytest.raises(SaveError) as caught:
        made(data, modules)
    assert str(caught.value).startswith(error)


# Forced dice and draws


SCENARIO = """
title: A small one
game: bang
players: 5
modules: [duel, rage, undead]
position: {{seats: {{anna: {{character: lucky-duke}}, emma: {{life: 1}}}}}}
forced:
  dice: [{dice}]
  rage: [{rage}]
  graves: [{graves}]
steps:
- anna: [stop, shoot emma]
"""


def outcome(dice: str, rage: str = "gatling", graves: str = "1") -> list[str]:
    """What was missed in a scenario in which anna drinks a whiskey and shoots emma."""
    text = SCENARIO.format(dice=dice, rage=rage, graves=graves)
    return [miss.found for miss in run_scenario(load_scenarios(text)[0]).misses]


def test_a_scenario_writes_duel_dice_and_cards_by_their_names() -> None:
    good = "[dynamite, dynamite, 1, whiskey, gatling], any"
    assert outcome(good) == []
    assert outcome("dynamite dynamite 1 whiskey gatling, any") == []
    assert outcome(good, rage="any", graves="any") == []


def test_a_face_that_its_die_does_not_have_is_told() -> None:
    assert outcome("[dynamite, dynamite, 1, beer, gatling], any") == [
        "a roll of 'dice' that shows dynamite dynamite one duel gatling, "
        "not dynamite dynamite one beer gatling"
    ]
    assert outcome("[dynamite, whiskey, 1, arrow, gatling], any") == [
        "a roll of 'dice' that shows dynamite one one arrow gatling, "
        "not dynamite whiskey one arrow gatling"
    ]


def test_a_card_that_its_pile_does_not_have_is_told() -> None:
    good = "[dynamite, dynamite, 1, whiskey, gatling], any"
    assert outcome(good, rage="duel") == ["a draw from 'rage', which has no duel left"]
    assert outcome(good, graves="3") == ["a draw from 'graves', which has no 3 left"]


def test_a_number_is_wanted_for_a_graveyard_card() -> None:
    with pytest.raises(SaveError, match="write a whole number"):
        outcome("any", graves="hand")


def test_a_roll_in_a_duel_can_be_forced_and_only_to_sides_of_a_duel_die() -> None:
    dice = ["dynamite dynamite gatling duel gatling"]
    t = Table(
        dice=dice,
        modules="duel rage",
        duel=["beer"],
        wounds=["1"],
        anna={"character": "lucky-duke"},
    )
    t.force("duel", "arrow")
    t.anna("stop")
    with pytest.raises(ForcedError, match="a roll of 'duel' that shows duel, not beer"):
        t.anna("duel boris")


def test_reroll_of_some_dice_can_be_forced_wherever_they_lie() -> None:
    t = Table(dice=["1 1 beer gatling gatling", "2 duel whiskey"], modules="duel rage")
    t.anna("reroll 2 4 5")
    assert t.dice == "one two beer duel whiskey"
