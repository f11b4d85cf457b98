"""Chapter 3.6: somebody stands on the teleporter, and the loser is drawn in."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.names import AWAY
from tafelrunde.games.cfs.tests.table import Table


def arriving(
    shove: list[int], jump: list[int], there: dict[str, Any] | None = None, **written: Any
) -> Table:
    """Anna's ranger (+2) jumps from f1 to c9, where ben's ranger (+1) stands."""
    mine = {"ranger": {"at": "e1", "load": written.pop("load", [])}, **written.pop("anna", {})}
    ben = {"ranger": {"at": "c9", **(there or {})}, **written.pop("ben", {})}
    t = Table(anna=mine, ben=ben, active="ranger_1", shove=shove, jump=jump, **written)
    t.act("anna", "step f1", "jump")
    return t


def after(t: Table) -> list[str]:
    """What was told after the first roll: `A` arrives, `D` is there."""
    return [line.replace("ranger_1", "A").replace("ranger_2", "D") for line in t.heard()[3:]]


# Who is drawn in


@pytest.mark.rule("cfs 3.6")
def test_an_arriving_winner_stays_and_moves_on_and_the_loser_must_jump() -> None:
    t = arriving([4, 4], [3, 4])
    assert t.heard() == [
        *("stepped ranger_1 f1", "jump_rolled ranger_1 3", "jumped ranger_1 c9"),
        *("clash_rolled ranger_1 4 6 ranger_2 4 5", "drawn_in ranger_2 c9"),
        *("jump_rolled ranger_2 4", "jumped ranger_2 a6"),
    ]
    assert (t.where("ranger_1"), t.where("ranger_2")) == ("c9", "a6")
    assert (t.asked(), t.actions, t.left, t.may("anna", "jump")) == (["anna"], 1, 4, False)


@pytest.mark.rule("cfs 3.6")
@pytest.mark.parametrize("dice", [[4, 5], [2, 6]])
def test_on_a_tie_or_lower_the_one_arriving_must_jump_again_and_never_moves_on(
    dice: list[int],
) -> None:
    t = arriving(dice, [3, 4])
    assert after(t)[1:] == ["drawn_in A c9", "jump_rolled A 4", "jumped A a6"]
    assert (t.where("ranger_1"), t.where("ranger_2")) == ("a6", "c9")
    assert (t.actions, t.s.moving, t.left) == (1, 0, 5)
    t.act("anna", "step a7")
    assert t.actions == 0, "that was a new move"


@pytest.mark.rule("cfs 3.6", "cfs 3.5")
def test_the_owner_of_the_one_drawn_in_chooses() -> None:
    t = arriving([4, 4], [3, 6])
    assert (t.prompt, t.asked(), t.options("ben")) == (
        "exit",
        ["ben"],
        ["exit 1", "exit 2", "exit 4"],
    )
    t.act("ben", "exit 1")
    assert (t.where("ranger_2"), t.asked(), t.left) == ("f1", ["anna"], 4)
    for dice in ([2, 6], [4, 5]):  # lower, and a tie
        t = arriving(dice, [3, 5])
        assert (t.prompt, t.asked(), t.where("ranger_1")) == ("exit", ["anna"], "")
        t.act("anna", "exit 2")
        assert (t.where("ranger_1"), t.where("ranger_2"), t.s.moving) == ("j5", "c9", 0)


@pytest.mark.rule("cfs 3.6", "cfs 3.7")
def test_load_and_lying_down_count_in_the_test() -> None:
    t = arriving([4, 4], [3, 4], {"load": ["fuel"], "down": True}, load=["salt"])
    assert t.told("clash_rolled") == ["clash_rolled ranger_1 4 5 ranger_2 4 2"]
    assert (t.load("ranger_2"), t.is_down("ranger_2"), t.where("ranger_2")) == (
        ["fuel"],
        True,
        "a6",
    )


@pytest.mark.rule("cfs 3.6", "cfs 3.8")
def test_machines_are_drawn_in_and_take_the_lowest_number_that_is_open() -> None:
    t = Table(
        anna={"ranger": "i5"},
        machines={"greifer_1": "c9", "krabber_1": "f1"},
        active="ranger_1",
        shove=[8, 4],
        jump=[3, 6],
    )
    t.act("anna", "step j5", "jump")
    assert t.told("drawn_in", "jumped", "knocked_down") == [
        *("jumped ranger_1 c9", "drawn_in greifer_1 c9", "knocked_down greifer_1"),
        "jumped greifer_1 j5",  # the first one is held by its like
    ]
    assert (t.where("greifer_1"), t.asked()) == ("j5", ["anna"])


# Again and again


@pytest.mark.rule("cfs 3.5", "cfs 3.6")
def test_who_is_forced_and_would_stay_rolls_again_until_it_is_placed() -> None:
    t = arriving([4, 4], [3, 3, 2, 4], ben={"guard": "j5"})
    assert after(t)[1:] == [
        *("drawn_in D c9", "jump_rolled D 3", "jump_rolled D 2"),
        *("jump_rolled D 4", "jumped D a6"),
    ]
    assert t.told("jump_stayed") == []


@pytest.mark.rule("cfs 3.5", "cfs 3.6")
def test_a_forced_disaster_that_names_its_own_number_is_rolled_again() -> None:
    t = arriving([4, 4], [3, 8, 8], disaster=[3, 4])
    assert after(t)[2:] == [
        *("jump_rolled D 8", "disaster D 3"),
        *("jump_rolled D 8", "disaster D 4", "jumped D a6", "knocked_down D"),
    ]
    assert (t.where("ranger_2"), t.is_down("ranger_2")) == ("a6", True)


@pytest.mark.rule("cfs 3.5", "cfs 3.6")
@pytest.mark.parametrize("die", [1, 3, 6, 8])
def test_with_every_way_held_by_its_team_it_ends_on_the_nearest_free_field(die: int) -> None:
    disaster: dict[str, Any] = {"disaster": 2} if die == 8 else {}
    team = {"scout": "f1", "guard": "j5", "hauler": "a6", "ranger": "h7"}
    t = Table(anna={"scout": "c9"}, ben=team, jump=die, **disaster)
    ranger = t.figure("ranger_2")
    t.s.where[ranger] = AWAY  # drawn in at the third teleporter
    t.s.push(("jump", ranger, 2, 1))
    t.game.advance(t.s)
    assert (t.where("ranger_2"), t.is_down("ranger_2")) == ("c8", False)
    assert t.told("jumped") == ["jumped ranger_2 c8"]


@pytest.mark.rule("cfs 3.6")
def test_one_test_may_lead_to_the_next() -> None:
    t = arriving([4, 4, 7, 2], [3, 4, 1], machines={"krabber_1": "a6"})
    assert after(t) == [
        *("clash_rolled A 4 6 D 4 5", "drawn_in D c9", "jump_rolled D 4", "jumped D a6"),
        *("clash_rolled D 7 9 krabber_1 2 1", "drawn_in krabber_1 a6"),
        *("jump_rolled krabber_1 1", "jumped krabber_1 f1"),
    ]
    assert (t.where("ranger_1"), t.where("ranger_2"), t.where("krabber_1")) == ("c9", "a6", "f1")
    assert (t.asked(), t.left) == (["anna"], 4)


@pytest.mark.rule("cfs 3.6")
def test_one_that_was_drawn_in_does_not_move_on_even_if_it_wins_the_next_test() -> None:
    t = arriving([2, 6, 7, 2], [3, 4, 1], machines={"krabber_1": "a6"})
    assert t.told("drawn_in") == ["drawn_in ranger_1 c9", "drawn_in krabber_1 a6"]
    assert (t.where("ranger_1"), t.s.moving, t.actions) == ("a6", 0, 1)


# Disasters and naturals


@pytest.mark.rule("cfs 3.6", "cfs 3.5")
def test_after_a_disaster_the_arriving_one_is_down_first_and_tests_with_minus_two() -> None:
    t = arriving([4, 3], [8, 4], disaster=3)
    assert after(t) == [
        *("jumped A c9", "knocked_down A", "clash_rolled A 4 4 D 3 4"),
        *("drawn_in A c9", "jump_rolled A 4", "jumped A a6"),
    ]
    assert t.is_down("ranger_1")
    t = arriving([5, 3], [8, 4], disaster=3)
    assert (t.where("ranger_1"), t.is_down("ranger_1")) == ("c9", True)
    assert t.options("anna") == ["stand_up", "end"]


@pytest.mark.rule("cfs 3.6", "cfs 3.7")
def test_an_arriving_winner_that_falls_does_not_move_on() -> None:
    t = arriving([1, 1], [3, 4])  # 3 against 2
    assert after(t)[1:] == [
        *("drawn_in D c9", "knocked_down A", "knocked_down D"),
        *("jump_rolled D 4", "jumped D a6"),
    ]
    assert (t.where("ranger_1"), t.options("anna")) == ("c9", ["stand_up", "end"])
    assert t.is_down("ranger_2")


@pytest.mark.rule("cfs 3.6", "cfs 6.2")
def test_a_loser_that_goes_out_leaves_its_load_at_the_teleporter_and_does_not_jump() -> None:
    t = arriving([8, 1], [3], {"load": ["salt"]})
    assert after(t)[1:] == [
        *("drawn_in D c9", "knocked_down D", "dropped D salt c9", "put_out D"),
    ]
    assert (t.prompt, t.asked(), t.floor("c9")) == ("home", ["ben"], ["salt"])
    t.act("ben", "place i3")
    assert (t.asked(), t.where("ranger_1"), t.left) == (["anna"], "c9", 4)


@pytest.mark.rule("cfs 3.6", "cfs 9.5")
def test_a_loser_that_lay_and_is_knocked_down_twice_is_out_once_and_gone() -> None:
    t = arriving([8, 1], [3], {"down": True, "load": ["salt"]})
    assert after(t)[1:] == ["drawn_in D c9", "dropped D salt c9", "put_out D"]
    assert (t.prompt, t.where("ranger_1"), t.where("ranger_2")) == ("home", "c9", "")


@pytest.mark.rule("cfs 3.6", "cfs 6.2")
def test_an_active_loser_that_goes_out_is_done() -> None:
    t = arriving([1, 8], [3], load=["salt"])
    assert (t.prompt, t.asked(), t.floor("c9"), t.actions) == ("home", ["anna"], ["salt"], 0)
    t.act("anna", "place a3")
    assert (t.where("ranger_2"), t.prompt) == ("c9", "pick")


@pytest.mark.rule("cfs 3.6", "cfs 6.2")
def test_a_holder_that_is_not_beaten_but_goes_out_leaves_the_loser_to_jump() -> None:
    t = Table(
        anna={"ranger": {"at": "e1", "load": ["salt", "fuel", "glass"]}},
        ben={"guard": {"at": "c9", "down": True}},
        active="ranger_1",
        shove=[8, 7],
        jump=[3, 4],
    )
    t.act("anna", "step f1", "jump")
    assert t.heard()[3:] == [
        *("clash_rolled ranger_1 8 7 guard_2 7 7", "drawn_in ranger_1 c9", "put_out guard_2"),
        *("jump_rolled ranger_1 4", "jumped ranger_1 a6"),
    ]
    assert (t.prompt, t.asked(), t.where("guard_2")) == ("home", ["ben"], "")


@pytest.mark.rule("cfs 3.6", "cfs 6.2")
def test_one_that_lay_and_meets_a_disaster_is_out_and_never_tests() -> None:
    t = arriving([4, 4], [3, 8], {"down": True, "load": ["salt"]}, disaster=4)
    assert after(t)[2:] == [
        *("jump_rolled D 8", "disaster D 4", "jumped D a6", "dropped D salt a6", "put_out D"),
    ]
    assert (t.floor("a6"), t.prompt, t.asked()) == (["salt"], "home", ["ben"])
