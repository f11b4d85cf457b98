"""Chapters 3.1 and 3.7: how far a figure goes, and past whom."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table

# What each profile moves with 0, 1, 2 … pieces, as many as it can carry (8.2).
MOVEMENT = {
    "scout": [6, 5, 3],
    "guard": [4, 3, 2],
    "hauler": [4, 4, 3, 3, 2],
    "ranger": [5, 4, 3, 2],
}
KINDS = ["water", "seeds", "salt", "glass"]
LOADS = [
    (profile, load, value)
    for profile, values in MOVEMENT.items()
    for load, value in enumerate(values)
]
LANE = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""
BARRED = """
+-+-+-+
|. .B.|
+   +-+
|. . .|
+   + +
|. .B.|
+-+-+-+
"""


def lane(at: dict[str, Any], ben: dict[str, Any] | None = None, **written: Any) -> Table:
    """A passage of eight fields, one wide, with anna's figures in it."""
    return Table(dungeon=LANE, anna=at, ben=ben or {}, **written)


# One's own way


@pytest.mark.rule("cfs 3.1")
def test_steps_go_to_the_four_fields_beside_and_never_diagonally() -> None:
    t = Table(anna={"scout": "c5"})
    assert t.options("anna") == ["step c4", "step b5", "step d5", "step c6", "end"]
    assert t.refused("anna", "step d6") == "3.1" == t.refused("anna", "step c7")
    t.act("anna", "step d5")
    assert (t.where("scout_1"), t.heard()) == ("d5", ["stepped scout_1 d5"])


@pytest.mark.rule("cfs 3.1", "cfs 1.2")
def test_walls_and_the_edge_bar_the_way() -> None:
    t = Table(anna={"scout": "e7"})
    assert t.options("anna", "step") == ["step e6", "step d7", "step e8"]
    t = Table(anna={"scout": "a4"})
    assert t.options("anna", "step") == ["step a3", "step b4", "step a5"]


@pytest.mark.rule("cfs 3.1", "cfs 8.2", "cfs 3.2")
@pytest.mark.parametrize(("profile", "load", "value"), LOADS)
def test_a_move_takes_a_figure_as_far_as_its_movement_value(
    profile: str, load: int, value: int
) -> None:
    row = {"at": "a1", "load": KINDS[:load]}
    t = Table(dungeon=LANE, anna={profile: row}, active=f"{profile}_1", actions=1)
    assert (t.movement(f"{profile}_1"), t.left) == (value, value)
    for walked in range(1, value + 1):
        t.act("anna", f"step {'abcdefgh'[walked]}1")
        if walked < value:
            assert (t.actions, t.left) == (0, value - walked)
    assert t.where(f"{profile}_1") == f"{'abcdefgh'[value]}1"
    assert not t.options("anna", "step")


@pytest.mark.rule("cfs 8.2", "cfs 3.2")
@pytest.mark.parametrize(("profile", "most"), [(name, len(row)) for name, row in MOVEMENT.items()])
def test_no_figure_carries_more_than_its_limit(profile: str, most: int) -> None:
    full = KINDS[: most - 1]
    row = {"at": "c5", "load": full[1:]}
    t = Table(anna={profile: row}, floor={"c5": [full[0], "tools"]}, active=f"{profile}_1")
    t.act("anna", f"take {full[0]}")
    assert t.options("anna", "take") == []
    assert t.refused("anna", "take tools") == "3.2"


@pytest.mark.rule("cfs 3.1", "cfs 2.4")
def test_a_second_move_begins_when_the_first_is_used_up() -> None:
    t = lane({"guard": "a1"}, active="guard_1")
    t.act("anna", "step b1")
    assert (t.actions, t.left) == (1, 3)
    t.act("anna", "step c1", "step d1", "step e1")
    assert (t.actions, t.left) == (1, 4)
    t.act("anna", "step f1")
    assert (t.actions, t.left) == (0, 3)
    t.act("anna", "step g1", "step h1")
    assert (t.actions, t.left) == (0, 1)
    t.act("anna", "step g1")
    assert (t.where("guard_1"), t.prompt) == ("g1", "pick")


# Past one's own team


@pytest.mark.rule("cfs 3.7")
def test_figures_pass_freely_through_their_own_team_but_do_not_stop_there() -> None:
    t = Table(anna={"scout": "c5", "guard": "c6"})
    steps = ["step c4", "step b5", "step d5", "step b6", "step d6", "step c7"]
    assert t.options("anna") == [*steps, "end"]
    assert t.refused("anna", "step c6") == "3.1"
    assert t.refused("anna", "shove c6") == "3.7"
    t.act("anna", "step c7")
    assert (t.where("scout_1"), t.where("guard_1")) == ("c7", "c6")
    assert (t.actions, t.left, t.heard()) == (1, 4, ["stepped scout_1 c7"])


@pytest.mark.rule("cfs 3.7")
@pytest.mark.parametrize(("moved", "far"), [(3, ["step d1"]), (4, [])])
def test_passing_several_costs_every_field(moved: int, far: list[str]) -> None:
    written = {"scout": "a1", "guard": "b1", "hauler": "c1"}
    t = lane(written, actions=0, moved=moved)
    assert t.options("anna", "step") == far
    if far:
        t.act("anna", *far)
        assert (t.s.moved, t.where("scout_1")) == (6, "d1")


@pytest.mark.rule("cfs 3.7")
def test_three_teammates_are_passed_too() -> None:
    t = lane({"scout": "a1", "guard": "b1", "hauler": "c1", "ranger": "d1"})
    assert t.options("anna", "step") == ["step e1"]
    t.act("anna", "step e1")
    assert (t.actions, t.left) == (1, 2)


@pytest.mark.rule("cfs 3.7", "cfs 2.4")
def test_who_has_too_little_left_to_pass_may_begin_the_next_move() -> None:
    t = lane({"scout": "b1", "guard": "c1"}, actions=1, moved=5)
    assert t.options("anna", "step") == ["step a1", "step d1"]
    t.act("anna", "step d1")
    assert (t.actions, t.left) == (0, 4)
    t = lane({"scout": "b1", "guard": "c1"}, actions=1, moved=4)
    t.act("anna", "step d1")
    assert (t.actions, t.s.moved) == (1, 6), "it was enough for this move"
    t = lane({"scout": "b1", "guard": "c1"}, actions=0, moved=5)
    assert t.options("anna", "step") == ["step a1"]


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
def test_teammates_who_are_down_or_out_are_passed_as_well() -> None:
    t = lane({"scout": "a1", "guard": {"at": "b1", "down": True}})
    assert t.options("anna", "step") == ["step c1"]
    t = lane({"scout": "a1", "guard": {"at": "b1", "out": True}})
    assert t.options("anna", "step") == ["step c1"]


@pytest.mark.rule("cfs 3.7", "cfs 3.8")
def test_nobody_passes_opponents_or_machines_or_tests_from_a_teammates_field() -> None:
    t = lane({"scout": "a1"}, {"guard": "b1"})
    assert t.options("anna") == ["shove b1", "fight b1", "end"]
    t = lane({"scout": "a1"}, machines={"krabber_1": "b1"})
    assert t.options("anna") == ["shove b1", "fight b1", "end"]
    t = lane({"scout": {"at": "a1", "load": ["salt"]}, "guard": "b1"}, {"guard": "c1"})
    assert t.options("anna") == ["lay salt", "end"]
    assert t.refused("anna", "shove c1") == "3.7"


@pytest.mark.rule("cfs 3.7", "cfs 6.2")
def test_an_opponent_who_is_out_bars_the_way_and_cannot_be_attacked() -> None:
    t = lane({"scout": "b1"}, {"guard": {"at": "c1", "out": True}})
    assert t.options("anna") == ["step a1", "end"]
    assert (t.refused("anna", "shove c1"), t.refused("anna", "fight c1")) == ("3.7", "5.1")


@pytest.mark.rule("cfs 4.1", "cfs 3.7")
def test_no_teammate_is_passed_through_an_active_field() -> None:
    t = Table(anna={"scout": "b1", "guard": "c1"}, dungeon=BARRED)
    assert t.options("anna", "step") == ["step a1", "step b2"]
    t = Table(anna={"scout": "a3", "guard": "b3"}, dungeon=BARRED)
    assert t.options("anna", "step") == ["step a2", "step b2"]


@pytest.mark.rule("cfs 4.1", "cfs 3.7")
def test_a_field_behind_an_active_field_is_reached_round_it_past_the_team() -> None:
    t = Table(anna={"scout": "b3", "guard": "b2", "hauler": "c2"}, dungeon=BARRED)
    assert t.options("anna", "step") == ["step a3", "step b1", "step a2", "step c3"]
    t.act("anna", "step c3")
    assert (t.where("scout_1"), t.left) == ("c3", 3)


@pytest.mark.rule("cfs 3.7")
def test_a_field_right_beside_costs_one_even_if_it_lies_beyond_teammates_too() -> None:
    t = Table(anna={"scout": "a1", "guard": "a2", "hauler": "b2"}, dungeon=BARRED)
    t.act("anna", "step b1")
    assert t.left == 5
