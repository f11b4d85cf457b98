"""Chapters 3.2 and 3.3: taking up and laying down, also in mid-move."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table


def carrying(*load: str, at: str = "c5", profile: str = "scout", **written: Any) -> Table:
    """One of anna's figures carries these pieces."""
    row = {"at": at, "load": list(load)}
    return Table(anna={profile: row}, active=f"{profile}_1", **written)


# For nothing, at any time


@pytest.mark.rule("cfs 3.2")
def test_taking_up_and_laying_down_cost_nothing() -> None:
    t = carrying("glass", floor={"c5": ["water", "salt"]})
    assert t.options("anna")[4:] == ["take water", "take salt", "lay glass", "end"]
    t.act("anna", "take water")
    assert (t.load("scout_1"), t.floor("c5")) == (["water", "glass"], ["salt"])
    assert (t.actions, t.left) == (2, 3)
    t.act("anna", "lay glass")
    assert (t.load("scout_1"), t.floor("c5")) == (["water"], ["salt", "glass"])
    assert (t.actions, t.left) == (2, 5)
    assert t.heard() == ["taken scout_1 water", "laid scout_1 glass"]


@pytest.mark.rule("cfs 3.2")
def test_nothing_is_taken_that_does_not_lie_there_and_nothing_laid_that_is_not_carried() -> None:
    t = carrying("glass", floor={"c5": ["water"], "c6": ["salt"]})
    assert (t.refused("anna", "take salt"), t.refused("anna", "lay water")) == ("3.2", "3.3")
    assert (t.options("anna", "take"), t.options("anna", "lay")) == (["take water"], ["lay glass"])


@pytest.mark.rule("cfs 3.2")
def test_even_after_the_last_action_something_can_be_taken_or_laid() -> None:
    t = carrying("glass", floor={"c5": ["salt"]}, actions=0)
    assert t.options("anna") == ["take salt", "lay glass", "end"]
    t.act("anna", "take salt")
    assert t.options("anna") == ["lay glass", "end"]


@pytest.mark.rule("cfs 3.2")
def test_two_pieces_of_a_kind_are_taken_and_laid_one_after_the_other() -> None:
    t = carrying(profile="hauler", floor={"c5": ["salt", "salt", "water"]})
    assert t.options("anna", "take") == ["take water", "take salt"]
    t.act("anna", "take salt", "take salt")
    assert (t.load("hauler_1"), t.floor("c5")) == (["salt", "salt"], ["water"])
    t.act("anna", "step c6", "lay salt", "lay salt")
    assert (t.load("hauler_1"), t.floor("c6")) == ([], ["salt", "salt"])


@pytest.mark.rule("cfs 3.2")
def test_a_piece_does_not_go_there_and_back_before_the_next_step() -> None:
    t = carrying("glass", floor={"c5": ["salt"]})
    t.act("anna", "take salt")
    assert t.options("anna", "lay") == ["lay glass"]
    t.act("anna", "lay glass")
    assert (t.options("anna", "take"), t.options("anna", "lay")) == ([], [])
    t.act("anna", "step c6")
    assert t.options("anna", "lay") == ["lay salt"]
    t.act("anna", "step c5")
    assert t.options("anna", "take") == ["take glass"]


@pytest.mark.rule("cfs 3.2")
def test_an_action_lets_it_go_back_as_well() -> None:
    t = carrying(at="c2", floor={"c2": ["salt"]})
    t.act("anna", "take salt")
    assert t.options("anna", "lay") == []
    t.act("anna", "switch c2-d2")
    assert t.options("anna", "lay") == ["lay salt"]


@pytest.mark.rule("cfs 3.2")
def test_a_kind_that_is_handled_says_nothing_about_others() -> None:
    t = carrying("seeds", at="c5", profile="hauler", floor={"c5": ["water", "medicine"]})
    t.act("anna", "take water")
    assert t.options("anna", "take") == ["take medicine"]
    assert t.options("anna", "lay") == ["lay seeds"]
    t.act("anna", "lay seeds")
    assert t.options("anna", "take") == ["take medicine"]


@pytest.mark.rule("cfs 3.2", "cfs 6.1")
def test_who_lies_takes_and_lays_nothing() -> None:
    row = {"at": "c5", "load": ["glass"], "down": True}
    t = Table(anna={"scout": row}, floor={"c5": ["salt"]})
    assert t.options("anna") == ["stand_up", "end"]
    assert (t.refused("anna", "take salt"), t.refused("anna", "lay glass")) == ("6.1", "6.1")
    t.act("anna", "stand_up")
    assert (t.options("anna", "take"), t.options("anna", "lay")) == (["take salt"], ["lay glass"])


@pytest.mark.rule("cfs 3.2")
def test_pieces_are_not_taken_from_neighbouring_fields_or_by_others() -> None:
    t = Table(anna={"scout": "c5", "guard": "c6"}, floor={"c6": ["salt"]})
    assert t.options("anna", "take") == []
    assert t.options("ben") == []


# Movement worked out anew


@pytest.mark.rule("cfs 3.2", "cfs 9.1")
def test_picking_up_in_mid_move_can_end_the_move() -> None:
    t = carrying("glass", at="c5", floor={"c6": ["salt"]}, actions=1, moved=3)
    t.act("anna", "step c6", "take salt")  # four fields moved, three allowed
    assert t.told("taken", "move_ended") == ["taken scout_1 salt", "move_ended scout_1"]
    assert (t.actions, t.left) == (1, 3)  # that would be a new move
    t.act("anna", "step c7")
    assert (t.actions, t.left) == (0, 2)


@pytest.mark.rule("cfs 3.2", "cfs 9.1")
def test_without_another_action_the_figure_stands_where_it_picked_up() -> None:
    t = carrying(at="c5", floor={"c5": ["salt"]}, actions=0, moved=6)
    t.act("anna", "take salt")
    assert (t.told("move_ended"), t.prompt) == (["move_ended scout_1"], "pick")


@pytest.mark.rule("cfs 3.2")
def test_a_move_goes_on_if_the_new_value_is_not_below_what_was_moved() -> None:
    t = carrying(at="c5", floor={"c5": ["salt", "glass"]}, actions=0, moved=2)
    t.act("anna", "take salt")
    assert (t.told("move_ended"), t.left) == ([], 3)
    t.act("anna", "take glass")
    assert (t.told("move_ended"), t.left) == ([], 1)
    t = carrying(at="c5", floor={"c5": ["salt"]}, actions=1, moved=5)
    t.act("anna", "take salt")  # five are moved, five allowed: a step would be a new move
    assert (t.told("move_ended"), t.s.moving, t.left) == ([], 1, 5)
    t.act("anna", "step c6")
    assert (t.actions, t.left) == (0, 4)


@pytest.mark.rule("cfs 3.2")
def test_laying_down_makes_a_figure_faster_at_once() -> None:
    t = carrying("salt", "glass", at="c5", actions=0, moved=3)
    assert (t.left, t.options("anna")) == (0, ["lay salt", "lay glass", "end"])
    t.act("anna", "lay salt")
    assert (t.left, t.options("anna", "step")[0]) == (2, "step c4")
    t.act("anna", "step c4", "step c3")
    assert (t.left, t.options("anna")) == (0, ["lay glass", "end"])
    t.act("anna", "lay glass")
    assert t.left == 1


@pytest.mark.rule("cfs 3.2", "cfs 9.1")
def test_a_move_that_has_ended_does_not_go_on_when_the_piece_is_laid_again() -> None:
    t = carrying("glass", at="c5", floor={"c5": ["salt"]}, actions=0, moved=5)
    t.act("anna", "take salt", "lay glass")
    assert (t.movement("scout_1"), t.told("move_ended")) == (5, ["move_ended scout_1"])
    assert t.prompt == "pick"  # nothing was left to do


@pytest.mark.rule("cfs 3.2", "cfs 3.5")
def test_a_move_that_ends_on_a_teleporter_takes_its_jump_along() -> None:
    t = carrying("glass", at="e1", floor={"f1": ["salt"]}, actions=0, moved=4)
    t.act("anna", "step f1")
    assert t.may("anna", "jump")
    t.act("anna", "take salt")
    assert (t.told("move_ended"), t.options("anna")) == (
        ["move_ended scout_1"],
        ["lay glass", "end"],
    )


# At most three


@pytest.mark.rule("cfs 3.3")
@pytest.mark.parametrize(
    ("lying", "room"),
    [(["salt"] * 2, True), (["salt"] * 3, False), (["salt", "salt", "glass", "fuel"], False)],
)
def test_at_most_three_pieces_are_laid_on_a_field(lying: list[str], room: bool) -> None:
    t = carrying("water", floor={"c5": lying})
    assert t.may("anna", "lay water") == room
    if not room:
        assert t.refused("anna", "lay water") == "3.3"


@pytest.mark.rule("cfs 3.3")
def test_taking_one_away_makes_room_for_another() -> None:
    t = carrying("water", floor={"c5": ["salt", "glass", "tools"]})
    t.act("anna", "take glass", "lay water")
    assert t.floor("c5") == ["water", "tools", "salt"]


@pytest.mark.rule("cfs 3.3", "cfs 5.3")
def test_forced_drops_may_exceed_three() -> None:
    t = Table(
        anna={"guard": "c4"},
        ben={"hauler": {"at": "c5", "load": ["water", "water", "glass"]}},
        floor={"c5": ["salt", "salt", "fuel"]},
        active="guard_1",
        fight=[5, 2],
    )
    t.act("anna", "fight c5")
    assert t.told("dropped") == ["dropped hauler_2 water,water,glass c5"]
    assert t.floor("c5") == ["water", "water", "fuel", "salt", "salt", "glass"]
    assert t.load("hauler_2") == []
