"""Chapter 9: Sean Mallory and his second chance with a duel die."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

SEAN = {"character": "sean-mallory"}
DUELS = "duel rage characters"


def table(*dice: str, modules: str = "characters", **more: Any) -> Table:
    """A table with the new characters."""
    return Table(dice=dice, modules=modules, **more)


@pytest.mark.rule("bang 9.8")
def test_sean_may_reroll_a_duel_die_besides_his_rerolls() -> None:
    t = table("1 1 beer gatling gatling", "duel", modules=DUELS, anna=SEAN)
    assert t.asked == "anna: sean_mallory"
    assert t.options == ["again 4", "again 5", "skip"]
    t.anna("again 4")
    assert t.dice == "one one beer duel gatling"
    assert t.asked == "anna: reroll 2"


@pytest.mark.rule("bang 9.8")
def test_sean_may_reroll_a_duel_die_once_a_turn_only() -> None:
    t = table("1 1 beer gatling gatling", "duel", "2", modules=DUELS, anna=SEAN)
    t.anna("again 4", "reroll 1")
    assert t.asked == "anna: reroll 1"


@pytest.mark.rule("bang 9.8")
def test_sean_may_do_it_after_his_last_roll() -> None:
    t = table("1 1 beer gatling gatling", "2", "2", "duel", modules=DUELS, anna=SEAN)
    t.anna("skip", "reroll 1", "skip", "reroll 1")
    assert t.asked == "anna: sean_mallory"
    t.anna("again 5")
    assert t.asked == "anna: aim one 1"
    assert t.dice == "two one beer gatling duel"


@pytest.mark.rule("bang 9.8")
def test_sean_may_reroll_a_dynamite_of_a_duel_die_unless_there_are_three() -> None:
    t = table("1 1 dynamite dynamite gatling", "whiskey", modules=DUELS, anna=SEAN)
    t.anna("again 4")
    assert t.dice == "one one dynamite whiskey gatling"
    t = table("1 dynamite dynamite dynamite gatling", modules=DUELS, anna=SEAN)
    assert t.anna.life == 9
    assert t.options == ["again 5", "skip"]
    assert t.refusal("again 4") == "bang 9.8"


@pytest.mark.rule("bang 9.8", "bang 2.2", "bang 2.3")
def test_arrows_and_dynamite_of_seans_extra_roll_are_like_any_others() -> None:
    t = table("1 1 dynamite dynamite gatling", "dynamite", modules=DUELS, anna=SEAN)
    t.anna("again 5")
    assert (t.anna.life, t.asked) == (9, "anna: aim one 2")
    t = table("1 1 beer dynamite gatling", "arrow", modules=DUELS, anna=SEAN)
    t.anna("again 5")
    assert (t.anna.arrows, t.asked) == (1, "anna: reroll 2")


@pytest.mark.rule("bang 9.8", "bang 4.3")
def test_sean_who_dies_of_an_extra_arrow_rolls_no_more() -> None:
    t = table(
        "1 1 beer dynamite gatling",
        "arrow",
        modules=DUELS,
        turn="dmitri",
        dmitri=SEAN | {"life": 1},
        emma={"arrows": 1},
        boris={"arrows": 7},
        rage=["one"],
    )
    t.dmitri("again 5")
    assert t.dmitri.out
    assert t.asked == "emma: reroll 2"


@pytest.mark.rule("bang 9.2", "bang 9.8", "bang 4.3")
@pytest.mark.parametrize("character", ["chuck-wengam", "sean-mallory"])
def test_who_dies_of_three_dynamite_is_not_asked_to_change_a_die(character: str) -> None:
    t = table(
        "dynamite dynamite dynamite gatling gatling",
        modules=DUELS,
        turn="dmitri",
        dmitri={"character": character, "life": 1},
    )
    assert t.dmitri.out
    assert t.asked == "emma: reroll 2"


@pytest.mark.rule("bang 9.8", "bang 8.3")
def test_sean_may_reroll_in_his_own_duel() -> None:
    t = table(
        "beer dynamite dynamite duel gatling",
        modules=DUELS,
        anna=SEAN,
        wounds=["one"],
        duel=["duel", "arrow", "duel", "gatling"],
    )
    t.anna("skip", "stop", "heal anna", "duel boris")
    assert t.asked == "anna: sean_duels"
    assert t.options == ["roll_again", "skip"]
    t.anna("roll_again")
    assert t.told("duel_rolled") == [
        "duel_rolled boris duel",
        "duel_rolled anna arrow",
        "duel_rolled anna duel",
        "duel_rolled boris gatling",
    ]
    assert t.lives[:2] == [10, 7]


@pytest.mark.rule("bang 9.8")
def test_sean_rerolls_once_in_a_duel_and_may_do_without() -> None:
    t = table(
        "beer dynamite dynamite duel gatling",
        modules=DUELS,
        anna=SEAN,
        wounds=["one"],
        duel=["duel", "arrow", "gatling"],
    )
    t.anna("skip", "stop", "heal anna", "duel boris", "roll_again")
    assert t.lives[:2] == [9, 8]
    t = table(
        "beer dynamite dynamite duel gatling",
        modules=DUELS,
        anna=SEAN,
        wounds=["one"],
        duel=["duel", "arrow"],
    )
    t.anna("skip", "stop", "heal anna", "duel boris", "skip")
    assert t.lives[:2] == [9, 8]


@pytest.mark.rule("bang 9.8")
def test_sean_does_not_reroll_in_a_duel_after_he_did_so_before_it() -> None:
    t = table(
        "beer dynamite dynamite duel gatling",
        "gatling",
        modules=DUELS,
        anna=SEAN,
        wounds=["one"],
        duel=["duel", "arrow"],
    )
    t.anna("again 5", "stop", "heal anna", "duel boris")
    assert (t.turn, t.anna.life) == ("boris", 9)


@pytest.mark.rule("bang 9.8")
def test_sean_does_not_reroll_in_somebody_elses_turn() -> None:
    t = table(
        "beer dynamite dynamite duel gatling",
        modules=DUELS,
        boris=SEAN,
        wounds=["one"],
        duel=["arrow"],
    )
    t.anna("stop", "heal anna", "duel boris")
    assert t.boris.life == 7


@pytest.mark.rule("bang 9.8", "bang 2.3")
def test_with_three_dynamite_sean_does_not_reroll_a_dynamite_in_his_duel() -> None:
    t = table(
        "dynamite dynamite dynamite duel gatling",
        modules=DUELS,
        anna=SEAN,
        wounds=["one"],
        duel=["duel", "dynamite"],
        rage=["beer"],
    )
    t.anna("skip", "duel clara")
    assert (t.turn, t.anna.life) == ("boris", 8)


@pytest.mark.rule("bang 9.8", "bang 2.3")
@pytest.mark.parametrize(
    ("dice", "first", "miss"),
    [
        ("dynamite dynamite dynamite duel gatling", ["skip"], "arrow"),
        ("dynamite dynamite gatling duel gatling", ["skip", "stop"], "dynamite"),
    ],
)
def test_sean_rerolls_any_other_miss_in_his_duel(dice: str, first: list[str], miss: str) -> None:
    t = table(dice, modules=DUELS, anna=SEAN, duel=["duel", miss])
    t.anna(*first, "duel boris")
    assert t.asked == "anna: sean_duels"
