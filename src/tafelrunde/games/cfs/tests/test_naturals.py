"""Chapter 5.4: naturals 1 and 8 besides the result, in every combination and in the right order."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table


def short(t: Table) -> list[str]:
    """What happened after the roll: `A` is anna's figure, the attacker, `D` the defender."""
    lines = [line for line in t.heard() if line.split()[0] not in ("fight_began", "clash_rolled")]
    return [line.replace("ranger_1", "A").replace("ranger_2", "D") for line in lines]


def rangers(one: int, other: int) -> Table:
    """Anna's ranger (+2 as attacker) on c5 fights ben's (+1) on d5."""
    t = Table(anna={"ranger": "c5"}, ben={"ranger": "d5"}, active="ranger_1", fight=[one, other])
    t.act("anna", "fight d5")
    return t


WON = ["fight_won A D", "pushed D e5", "knocked_down D"]
LOST = ["fight_won D A", "pushed A b5", "knocked_down A"]
# dice, what happens, who may follow, who then brings a figure home
COMBINATIONS: list[tuple[tuple[int, int], list[str], str, list[str]]] = [
    ((7, 2), WON, "anna", []),
    ((2, 7), LOST, "ben", []),
    ((4, 5), [], "", []),
    ((1, 2), ["knocked_down A"], "", []),
    ((7, 8), ["knocked_down A"], "", []),
    ((8, 3), [*WON, "put_out D"], "anna", ["ben"]),
    ((5, 1), [*WON, "put_out D"], "anna", ["ben"]),
    ((8, 1), [*WON, "put_out D"], "anna", ["ben"]),
    ((1, 5), [*LOST, "put_out A"], "ben", ["anna"]),
    ((3, 8), [*LOST, "put_out A"], "ben", ["anna"]),
    ((1, 8), [*LOST, "put_out A"], "ben", ["anna"]),
    ((1, 1), [*WON, "knocked_down A", "put_out D"], "", ["ben"]),
    ((8, 8), [*WON, "knocked_down A", "put_out D"], "", ["ben"]),
]


@pytest.mark.rule("cfs 5.4", "cfs 5.3", "cfs 5.2", "cfs 9.5", "cfs 6.2")
@pytest.mark.parametrize(
    ("dice", "story", "follower", "homing"), COMBINATIONS, ids=[str(row[0]) for row in COMBINATIONS]
)
def test_naturals_come_on_top_of_the_result(
    dice: tuple[int, int], story: list[str], follower: str, homing: list[str]
) -> None:
    t = rangers(*dice)
    assert short(t) == story
    if follower:
        assert (t.prompt, t.asked()) == ("following", [follower])
        t.act(follower, "stay")
    for owner in homing:
        assert (t.prompt, t.asked()) == ("home", [owner])
        t.act(owner, t.options(owner)[0])
    if t.is_out("ranger_1"):
        assert (t.asked(), t.prompt) == (["anna"], "pick"), "its activation is over"
    else:
        assert (t.asked(), t.prompt, t.active) == (["anna"], "act", "ranger_1")


@pytest.mark.rule("cfs 5.4", "cfs 5.2")
@pytest.mark.parametrize("die", [1, 8])
def test_a_tie_of_two_ones_or_two_eights_fells_both(die: int) -> None:
    t = Table(anna={"ranger": "c5"}, ben={"guard": "d5"}, active="ranger_1", fight=[die, die])
    t.act("anna", "fight d5")
    assert t.heard()[2:] == ["knocked_down ranger_1", "knocked_down guard_2"]
    assert (t.where("ranger_1"), t.where("guard_2"), t.actions) == ("c5", "d5", 1)


def loaded_hauler_lies(attacker: str) -> dict[str, Any]:
    """Ben's hauler lies with four pieces and so has −6."""
    hauler = {"at": "d5", "load": ["water", "salt", "fuel", "glass"], "down": True}
    return {"anna": {attacker: "c5"}, "ben": {"hauler": hauler}, "active": f"{attacker}_1"}


@pytest.mark.rule("cfs 5.4", "cfs 6.2", "cfs 9.5")
def test_a_one_against_an_eight_puts_out_even_on_a_tie() -> None:
    t = Table(**loaded_hauler_lies("hauler"), fight=[1, 8])
    t.act("anna", "fight d5")
    assert t.heard()[1:] == [
        *("clash_rolled hauler_1 1 2 hauler_2 8 2", "knocked_down hauler_1", "put_out hauler_1"),
    ]
    assert (t.prompt, t.asked(), len(t.load("hauler_2"))) == ("home", ["anna"], 4)


@pytest.mark.rule("cfs 5.3", "cfs 5.4", "cfs 6.2")
def test_winner_and_loser_can_both_go_out_and_nobody_follows() -> None:
    t = Table(**loaded_hauler_lies("guard"), fight=[1, 8])
    t.act("anna", "fight d5")
    assert t.heard()[1:] == [
        *("clash_rolled guard_1 1 4 hauler_2 8 2", "fight_won guard_1 hauler_2"),
        *("dropped hauler_2 water,fuel,salt,glass d5", "pushed hauler_2 e5", "put_out hauler_2"),
        *("knocked_down guard_1", "put_out guard_1"),
    ]
    assert (t.prompt, t.asked()) == ("home", ["anna"])
    t.act("anna", "place a3")
    assert (t.prompt, t.asked()) == ("home", ["ben"])
    t.act("ben", "place i3")
    assert (t.where("guard_1"), t.where("hauler_2"), t.asked()) == ("a3", "i3", ["anna"])


@pytest.mark.rule("cfs 5.3", "cfs 5.4")
def test_a_winner_that_fell_by_its_own_one_does_not_follow() -> None:
    t = Table(anna={"guard": "c5"}, ben={"scout": "d5"}, active="guard_1", fight=[1, 2])
    t.act("anna", "fight d5")
    assert t.heard()[2:] == [
        *("fight_won guard_1 scout_2", "pushed scout_2 e5"),
        *("knocked_down scout_2", "knocked_down guard_1"),
    ]
    assert (t.prompt, t.options("anna")) == ("act", ["stand_up", "end"])


@pytest.mark.rule("cfs 5.3", "cfs 5.4")
def test_a_winner_felled_by_the_losers_eight_does_not_follow() -> None:
    hauler = {"at": "d5", "load": ["water", "salt"], "down": False}
    t = Table(anna={"guard": "c5"}, ben={"hauler": hauler}, active="guard_1", fight=[7, 8])
    t.act("anna", "fight d5")
    assert t.told("knocked_down") == ["knocked_down hauler_2", "knocked_down guard_1"]
    assert t.prompt == "act"


@pytest.mark.rule("cfs 5.3", "cfs 6.2")
def test_when_the_loser_goes_out_the_winner_may_enter_the_field_it_left() -> None:
    t = Table(anna={"guard": "d7"}, ben={"scout": "e7"}, active="guard_1", fight=[8, 4])
    t.act("anna", "fight e7")  # the wall holds it back, and it is down twice
    assert (t.prompt, t.asked(), t.where("scout_2")) == ("following", ["anna"], "")
    t.act("anna", "follow")
    assert (t.where("guard_1"), t.prompt, t.asked()) == ("e7", "home", ["ben"])


@pytest.mark.rule("cfs 5.3", "cfs 5.4")
def test_what_the_loser_carried_lies_where_it_stood_even_if_it_goes_out() -> None:
    scout = {"at": "d5", "load": ["salt"]}
    t = Table(anna={"guard": "c5"}, ben={"scout": scout}, active="guard_1", fight=[8, 4])
    t.act("anna", "fight d5")
    assert (t.floor("d5"), t.floor("e5"), t.load("scout_2")) == (["salt"], [], [])
