"""Chapters 3.7 and 3.8: fighting one's way into a field."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table

PAIR = {"scout": -1, "guard": 2, "hauler": 0, "ranger": 1}  # what each adds (8.2)


def rangers(one: int, other: int, **written: Any) -> Table:
    """Anna's ranger (+2 as attacker) goes for the field of ben's (+1): c5 to d5."""
    t = Table(
        anna={"ranger": "c5"},
        ben={"ranger": "d5"},
        active="ranger_1",
        shove=[one, other],
        **written,
    )
    t.act("anna", "shove d5")
    return t


def after_the_roll(t: Table) -> list[str]:
    """What happened, in short: `A` is the attacker, `D` the defender."""
    lines = [line for line in t.heard() if not line.startswith("clash_rolled")]
    return [line.replace("ranger_1", "A").replace("ranger_2", "D") for line in lines]


# The roll


@pytest.mark.rule("cfs 3.7", "cfs 8.2")
@pytest.mark.parametrize("attacker", PAIR)
@pytest.mark.parametrize("defender", PAIR)
def test_both_add_their_modifier_and_the_attacker_one_more(attacker: str, defender: str) -> None:
    t = Table(anna={attacker: "c5"}, ben={defender: "d5"}, active=f"{attacker}_1", shove=[4, 5])
    t.act("anna", "shove d5")
    mine, theirs = 5 + PAIR[attacker], 5 + PAIR[defender]
    assert t.heard()[0] == f"clash_rolled {attacker}_1 4 {mine} {defender}_2 5 {theirs}"
    assert (t.where(f"{attacker}_1") == "d5") == (mine > theirs)


@pytest.mark.rule("cfs 3.7")
def test_every_piece_carried_costs_one_and_lying_down_two() -> None:
    t = Table(
        anna={"scout": {"at": "c5", "load": ["salt", "glass"]}},
        ben={"hauler": {"at": "d5", "load": ["fuel", "fuel", "water"], "down": True}},
        shove=[6, 5],
    )
    t.act("anna", "shove d5")
    assert t.heard()[0] == "clash_rolled scout_1 6 4 hauler_2 5 0"


@pytest.mark.rule("cfs 3.8", "cfs 8.3")
@pytest.mark.parametrize(("machine", "adds"), [("greifer_1", 2), ("krabber_1", -1)])
def test_machines_are_opponents_and_add_their_own(machine: str, adds: int) -> None:
    t = Table(anna={"scout": "c5"}, machines={machine: "d5"}, shove=[2, 5])
    t.act("anna", "shove d5")
    assert t.heard()[0] == f"clash_rolled scout_1 2 2 {machine} 5 {5 + adds}"


# The result


@pytest.mark.rule("cfs 3.7")
def test_a_higher_attacker_swaps_places_and_moves_on() -> None:
    t = rangers(4, 4)
    assert t.heard() == ["clash_rolled ranger_1 4 6 ranger_2 4 5", "swapped ranger_1 ranger_2 d5"]
    assert (t.where("ranger_1"), t.where("ranger_2")) == ("d5", "c5")
    assert (t.actions, t.left) == (1, 4)
    t.act("anna", "step d6")
    assert (t.actions, t.left) == (1, 3)


@pytest.mark.rule("cfs 3.7")
@pytest.mark.parametrize(("one", "other"), [(4, 5), (2, 7)])
def test_on_a_tie_or_lower_the_attacker_stays_and_its_move_ends(one: int, other: int) -> None:
    t = rangers(one, other)
    assert after_the_roll(t) == ["shove_failed A D"]
    assert (t.where("ranger_1"), t.where("ranger_2")) == ("c5", "d5")
    assert (t.actions, t.left) == (1, 5)
    t.act("anna", "step c4")
    assert (t.actions, t.left) == (0, 4)


@pytest.mark.rule("cfs 3.7")
def test_a_failed_test_ends_a_move_that_was_going_on() -> None:
    t = rangers(2, 7, actions=0, moved=1)
    assert t.prompt == "pick"
    t = rangers(7, 2, actions=0, moved=1)
    assert (t.actions, t.left) == (0, 3)


@pytest.mark.rule("cfs 3.7")
def test_the_movement_to_enter_the_field_is_needed() -> None:
    t = Table(
        anna={"scout": {"at": "c5", "load": ["salt"]}}, ben={"guard": "d5"}, actions=0, moved=5
    )
    assert t.options("anna") == ["lay salt", "end"]
    t = Table(anna={"scout": "c5"}, ben={"guard": "d5"}, actions=1, moved=6, shove=[8, 2])
    t.act("anna", "shove d5")  # that began another move
    assert (t.actions, t.left) == (0, 5)


@pytest.mark.rule("cfs 3.7", "cfs 4.1")
def test_there_is_no_test_across_an_active_field_or_a_wall() -> None:
    t = Table(anna={"scout": "c2"}, ben={"guard": "d2"})
    assert (t.options("anna", "shove"), t.refused("anna", "shove d2")) == ([], "3.7")
    t = Table(anna={"scout": "c2"}, ben={"guard": "d2"}, fields={"c2-d2": "off"})
    assert t.options("anna", "shove") == ["shove d2"]
    t = Table(anna={"scout": "e7"}, ben={"guard": "f7"})
    assert t.options("anna", "shove") == []


@pytest.mark.rule("cfs 3.7")
def test_swapped_figures_keep_what_they_carry() -> None:
    t = Table(
        anna={"scout": {"at": "c5", "load": ["salt"]}},
        ben={"scout": {"at": "d5", "load": ["glass"], "down": True}},
        shove=[5, 4],
    )
    t.act("anna", "shove d5")
    assert (t.load("scout_1"), t.load("scout_2")) == (["salt"], ["glass"])
    assert (t.where("scout_2"), t.is_down("scout_2"), t.told("dropped")) == ("c5", True, [])


# Naturals

NATURALS = [
    ((1, 2), ["shove_failed A D", "knocked_down A"]),  # a tie
    ((1, 5), ["shove_failed A D", "knocked_down A"]),
    ((3, 8), ["shove_failed A D", "knocked_down A"]),
    ((7, 8), ["shove_failed A D", "knocked_down A"]),  # a tie
    ((1, 8), ["shove_failed A D", "knocked_down A", "put_out A"]),
    ((5, 1), ["knocked_down D", "swapped A D d5"]),
    ((8, 3), ["knocked_down D", "swapped A D d5"]),
    ((8, 1), ["knocked_down D", "put_out D", "swapped A D d5"]),
    ((1, 1), ["knocked_down D", "swapped A D d5", "knocked_down A"]),
    ((8, 8), ["knocked_down D", "swapped A D d5", "knocked_down A"]),
    ((2, 7), ["shove_failed A D"]),
    ((7, 2), ["swapped A D d5"]),
]


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
@pytest.mark.parametrize(("dice", "story"), NATURALS, ids=[str(row[0]) for row in NATURALS])
def test_a_one_fells_oneself_and_an_eight_the_other_whatever_the_result(
    dice: tuple[int, int], story: list[str]
) -> None:
    t = rangers(*dice)
    assert after_the_roll(t) == story
    if t.is_down("ranger_1") or t.is_out("ranger_1"):
        assert not t.s.moving
    assert t.actions == (0 if t.is_out("ranger_1") else 1)


@pytest.mark.rule("cfs 3.7")
def test_an_attacker_felled_by_its_own_one_still_swaps_if_it_won() -> None:
    t = Table(anna={"guard": "c5"}, ben={"scout": "d5"}, active="guard_1", shove=[1, 2])
    t.act("anna", "shove d5")  # 4 against 1
    assert t.heard()[1:] == ["swapped guard_1 scout_2 d5", "knocked_down guard_1"]
    assert (t.where("guard_1"), t.where("scout_2")) == ("d5", "c5")
    assert (t.actions, t.options("anna")) == (1, ["stand_up", "end"])


@pytest.mark.rule("cfs 3.7")
def test_an_eight_fells_the_other_even_if_the_test_is_lost() -> None:
    t = Table(
        anna={"scout": {"at": "c5", "load": ["salt", "glass"]}}, ben={"guard": "d5"}, shove=[8, 5]
    )
    t.act("anna", "shove d5")  # 6 against 7
    assert t.heard()[1:] == ["knocked_down guard_2", "shove_failed scout_1 guard_2"]
    assert (t.where("scout_1"), t.where("guard_2"), t.left) == ("c5", "d5", 3)


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
def test_a_defender_that_goes_out_is_removed_first_and_the_winner_enters() -> None:
    t = rangers(8, 1)
    assert (t.where("ranger_1"), t.where("ranger_2")) == ("d5", "")
    assert (t.prompt, t.asked()) == ("home", ["ben"])
    t.act("ben", "place i3")
    assert (t.prompt, t.asked(), t.actions, t.left) == ("act", ["anna"], 1, 4)
    assert t.where("ranger_2") == "i3" and "c5" not in [t.where(n) for n in ("guard_2", "scout_2")]


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
def test_a_defender_that_lay_already_is_out_by_one_natural() -> None:
    t = Table(
        anna={"ranger": "c5"},
        ben={"ranger": {"at": "d5", "down": True, "load": ["salt"]}},
        active="ranger_1",
        shove=[4, 1],
    )
    t.act("anna", "shove d5")
    assert after_the_roll(t) == ["dropped D salt d5", "put_out D", "swapped A D d5"]
    assert t.floor("d5") == ["salt"]


@pytest.mark.rule("cfs 3.7", "cfs 6.3")
def test_a_machine_that_goes_out_on_its_own_start_makes_room_for_the_winner() -> None:
    t = Table(anna={"guard": "e9"}, active="guard_1", fields={"e9-e10": "off"}, shove=[8, 1])
    t.act("anna", "shove e10")
    assert t.heard()[1:] == [
        *("knocked_down greifer_2", "put_out greifer_2"),
        *("swapped guard_1 greifer_2 e10", "came_home greifer_2 e9"),
    ]
    assert (t.where("guard_1"), t.where("greifer_2")) == ("e10", "e9")


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
def test_a_winner_can_be_out_by_a_one_against_an_eight() -> None:
    t = Table(
        anna={"guard": "c5"},
        ben={"hauler": {"at": "d5", "load": ["salt", "salt", "fuel", "fuel"], "down": True}},
        active="guard_1",
        shove=[1, 8],
    )
    t.act("anna", "shove d5")
    assert t.heard() == [
        "clash_rolled guard_1 1 4 hauler_2 8 2",
        "swapped guard_1 hauler_2 d5",
        "knocked_down guard_1",
        "put_out guard_1",
    ]
    assert (t.where("hauler_2"), t.is_down("hauler_2")) == ("c5", True)
    assert (t.prompt, t.asked(), t.actions) == ("home", ["anna"], 0)


@pytest.mark.rule("cfs 3.7", "cfs 3.5")
def test_who_wins_its_way_onto_a_teleporter_may_jump() -> None:
    t = Table(anna={"guard": "e1"}, ben={"scout": "f1"}, active="guard_1", shove=[7, 2], jump=3)
    t.act("anna", "shove f1", "jump")
    assert t.where("guard_1") == "c9"
    t = Table(anna={"guard": "e1"}, ben={"scout": "f1"}, active="guard_1", shove=[2, 7])
    t.act("anna", "shove f1")
    assert not t.may("anna", "jump")
