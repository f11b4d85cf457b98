"""Chapter 3.5: teleporters. In the open dungeon 1 is f1, 2 is j5, 3 is c9 and 4 is a6."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table

EXITS = {1: "f1", 2: "j5", 3: "c9", 4: "a6"}


def jumping(die: int | list[int], anna: dict[str, Any] | None = None, **written: Any) -> Table:
    """Anna's scout enters the second teleporter with its first step, and jumps."""
    t = Table(anna={"scout": "i5", **(anna or {})}, jump=die, **written)
    t.act("anna", "step j5", "jump")
    return t


# When


@pytest.mark.rule("cfs 3.5")
def test_a_figure_may_jump_when_it_has_just_entered() -> None:
    t = Table(anna={"scout": "i5"})
    assert not t.may("anna", "jump")
    t.act("anna", "step j5")
    assert t.options("anna") == ["jump", "step j4", "step i5", "step j6", "end"]
    t.act("anna", "step j4")
    assert t.refused("anna", "jump") == "3.5"
    t.act("anna", "step j5")
    assert t.may("anna", "jump")


@pytest.mark.rule("cfs 3.5")
def test_who_begins_on_a_teleporter_has_not_entered_it() -> None:
    assert Table(anna={"scout": "j5"}).refused("anna", "jump") == "3.5"


@pytest.mark.rule("cfs 3.5")
def test_passing_teammates_onto_a_teleporter_enters_it_as_well() -> None:
    t = Table(anna={"scout": "h5", "guard": "i5"}, jump=1)
    t.act("anna", "step j5", "jump")
    assert (t.where("scout_1"), t.left) == ("f1", 4)


@pytest.mark.rule("cfs 3.5", "cfs 3.2")
def test_taking_something_up_does_not_spoil_the_jump() -> None:
    t = Table(anna={"scout": {"at": "i5", "load": ["fuel"]}}, floor={"j5": ["salt"]}, jump=1)
    t.act("anna", "step j5", "take salt")
    assert t.may("anna", "jump") and not t.may("anna", "lay salt")
    t.act("anna", "jump")
    assert (t.where("scout_1"), t.left, t.may("anna", "lay salt")) == ("f1", 2, True)


@pytest.mark.rule("cfs 3.5", "cfs 2.4")
def test_another_action_spoils_the_jump() -> None:
    t = Table(anna={"scout": "i5"}, ben={"guard": "j4"}, fight=[5, 2])
    t.act("anna", "step j5", "fight j4", "stay")  # 5 against 4
    assert t.prompt == "pick", "neither a jump nor anything else is left"


# Where to


@pytest.mark.rule("cfs 3.5")
@pytest.mark.parametrize("die", [1, 3, 4])
def test_one_to_four_name_the_teleporter_and_the_figure_may_move_on(die: int) -> None:
    t = jumping(die)
    assert t.where("scout_1") == EXITS[die]
    assert t.heard()[1:] == [f"jump_rolled scout_1 {die}", f"jumped scout_1 {EXITS[die]}"]
    assert (t.actions, t.left) == (1, 5), "it cost nothing"
    assert not t.may("anna", "jump"), "arriving offers no new jump"


@pytest.mark.rule("cfs 3.5")
def test_at_its_own_number_a_figure_stays_and_may_move_on() -> None:
    t = jumping(2)
    assert t.heard()[1:] == ["jump_rolled scout_1 2", "jump_stayed scout_1"]
    assert (t.where("scout_1"), t.actions, t.left) == ("j5", 1, 5)
    assert t.refused("anna", "jump") == "3.5"


@pytest.mark.rule("cfs 3.5")
def test_with_a_teammate_on_the_target_it_stays() -> None:
    t = jumping(3, {"guard": "c9"})
    assert t.heard()[1:] == ["jump_rolled scout_1 3", "jump_stayed scout_1"]
    assert (t.where("scout_1"), t.left, t.is_down("scout_1")) == ("j5", 5, False)


@pytest.mark.rule("cfs 3.5", "cfs 6.2")
def test_with_an_opponent_who_is_out_on_the_target_it_stays() -> None:
    t = jumping(3, ben={"guard": {"at": "c9", "out": True}})
    assert (t.where("scout_1"), t.told("jump_stayed")) == ("j5", ["jump_stayed scout_1"])


@pytest.mark.rule("cfs 3.5")
@pytest.mark.parametrize("die", [5, 6, 7])
def test_five_to_seven_leave_the_choice_among_the_others(die: int) -> None:
    t = jumping(die)
    assert (t.prompt, t.asked()) == ("exit", ["anna"])
    assert t.options("anna") == ["exit 1", "exit 3", "exit 4"]
    assert t.refused("anna", "exit 2") == "3.5"
    t.act("anna", "exit 4")
    assert (t.where("scout_1"), t.actions, t.left) == ("a6", 1, 5)
    assert t.heard()[-1] == "jumped scout_1 a6"


@pytest.mark.rule("cfs 3.5")
def test_teleporters_of_teammates_cannot_be_chosen() -> None:
    t = jumping(6, {"guard": "f1"})
    assert t.options("anna") == ["exit 3", "exit 4"]
    t = jumping(6, {"guard": "f1", "hauler": "a6"})
    assert (t.where("scout_1"), t.prompt) == ("c9", "act"), "only one was left"
    t = jumping(6, {"guard": "f1", "hauler": "a6", "ranger": "c9"})
    assert (t.where("scout_1"), t.told("jump_stayed")) == ("j5", ["jump_stayed scout_1"])
    assert t.left == 5


@pytest.mark.rule("cfs 3.5", "cfs 3.1")
def test_who_entered_with_the_last_field_may_jump_but_not_move_on() -> None:
    t = Table(anna={"scout": {"at": "i5", "load": ["salt"]}}, actions=0, moved=4, jump=1)
    t.act("anna", "step j5")
    assert t.options("anna") == ["jump", "lay salt", "end"]
    t.act("anna", "jump")
    assert (t.where("scout_1"), t.options("anna")) == ("f1", ["lay salt", "end"])


# Disasters


@pytest.mark.rule("cfs 3.5", "cfs 6.1")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_an_eight_is_a_disaster_and_a_d4_names_the_teleporter(number: int) -> None:
    t = jumping(8, disaster=number)
    assert t.heard()[1:] == [
        *("jump_rolled scout_1 8", f"disaster scout_1 {number}"),
        *(f"jumped scout_1 {EXITS[number]}", "knocked_down scout_1"),
    ]
    assert (t.where("scout_1"), t.is_down("scout_1")) == (EXITS[number], True)
    assert (t.actions, t.options("anna")) == (1, ["stand_up", "end"])


@pytest.mark.rule("cfs 3.5")
@pytest.mark.parametrize(("number", "anna"), [(2, {}), (3, {"guard": "c9"})])
def test_a_disaster_that_leaves_it_where_it_is_knocks_it_down_there(
    number: int, anna: dict[str, str]
) -> None:
    t = jumping(8, anna, disaster=number)
    assert t.heard()[2:] == [
        *(f"disaster scout_1 {number}", "jump_stayed scout_1", "knocked_down scout_1"),
    ]
    assert (t.where("scout_1"), t.is_down("scout_1"), t.options("anna")) == (
        "j5",
        True,
        ["stand_up", "end"],
    )


@pytest.mark.rule("cfs 3.5")
def test_a_disaster_costs_no_load() -> None:
    t = Table(anna={"scout": {"at": "i5", "load": ["salt"]}}, jump=8, disaster=4)
    t.act("anna", "step j5", "jump")
    assert (t.load("scout_1"), t.told("dropped")) == (["salt"], [])
