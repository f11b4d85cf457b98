"""Chapter 4: energy fields, switched from beside them or from a terminal."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table

BLUES = """
+-+-+-+
|. .B.|
+ +b+ +
|. . .|
+ +B+ +
|1 . .|
+-+-+-+
"""


# Passing


@pytest.mark.rule("cfs 4.1")
@pytest.mark.parametrize(("one", "other"), [("c2", "d2"), ("d2", "c2"), ("e5", "f5"), ("f5", "e5")])
def test_no_figure_passes_an_active_field_in_either_direction(one: str, other: str) -> None:
    t = Table(anna={"scout": one})
    assert not t.may("anna", f"step {other}")
    assert t.refused("anna", f"step {other}") == "4.1"
    t = Table(anna={"scout": one}, fields={"c2-d2": "off", "e5-f5": "off"})
    t.act("anna", f"step {other}")
    assert t.where("scout_1") == other


@pytest.mark.rule("cfs 4.1", "cfs 3.1", "cfs 6.1")
def test_why_not_names_the_energy_field_only_where_one_is_in_the_way() -> None:
    t = Table(anna={"scout": "e5"})
    assert t.refused("anna", "step g5") == "3.1", "not beside it"
    assert t.refused("anna", "step b1") == "3.1"
    t = Table(anna={"scout": {"at": "e5", "down": True}})
    assert t.refused("anna", "step f5") == "6.1", "who lies stands up first"


@pytest.mark.rule("cfs 4.1", "cfs 9.2")
def test_krabber_walk_through_active_fields_and_greifer_do_not() -> None:
    lone = {"krabber_2": {"out": True}, "krabber_3": {"out": True}, "greifer_2": {"out": True}}
    t = Table(machines={"krabber_1": "e5", **lone}, floor={"f5": ["salt"]}, active="krabber_1")
    assert t.told("machine_moved")[0] == "machine_moved krabber_1 f5"
    t = Table(
        anna={"scout": {"at": "h5", "load": ["salt"]}},
        machines={"greifer_1": "e5", **lone},
        active="greifer_1",
        fields={"e6-f6": "on"},
    )
    assert t.told("machine_moved")[0] == "machine_moved greifer_1 g3"  # round both of them


# Blue


@pytest.mark.rule("cfs 4.2")
@pytest.mark.parametrize(("at", "there"), [("c2", "d2"), ("d2", "c2")])
def test_a_blue_field_is_switched_from_either_side_and_takes_an_action(at: str, there: str) -> None:
    t = Table(anna={"scout": at})
    assert t.options("anna", "switch") == ["switch c2-d2"]
    assert t.options("anna", "switch_across") == [], "it is on: nobody changes sides"
    t.act("anna", "switch c2-d2")
    assert (t.is_on("c2-d2"), t.actions, t.where("scout_1")) == (False, 1, at)
    assert t.heard() == ["switched scout_1 c2-d2 0"]
    t.act("anna", f"step {there}")
    assert t.actions == 0


@pytest.mark.rule("cfs 4.2")
@pytest.mark.parametrize(("at", "there"), [("e6", "f6"), ("f6", "e6")])
def test_on_switching_on_the_figure_may_stand_on_the_other_side(at: str, there: str) -> None:
    t = Table(anna={"scout": at})
    assert t.options("anna", "switch_across") == ["switch_across e6-f6"]
    t.act("anna", "switch_across e6-f6")
    assert t.heard() == ["switched scout_1 e6-f6 1", f"sidestepped scout_1 {there}"]
    assert (t.where("scout_1"), t.is_on("e6-f6"), t.actions, t.left) == (there, True, 1, 6)
    t = Table(anna={"scout": at})
    t.act("anna", "switch e6-f6")
    assert (t.where("scout_1"), t.is_on("e6-f6"), t.told("sidestepped")) == (at, True, [])


@pytest.mark.rule("cfs 4.2")
@pytest.mark.parametrize(
    "row", [{"ben": {"guard": "f6"}}, {"machines": {"krabber_1": "f6"}}, {"ben": {}}]
)
def test_the_free_step_goes_only_onto_an_unoccupied_field(row: dict[str, Any]) -> None:
    t = Table(anna={"scout": "e6"}, **row)
    assert t.may("anna", "switch e6-f6")
    free = row == {"ben": {}}
    assert t.may("anna", "switch_across e6-f6") == free
    if not free:
        assert t.refused("anna", "switch_across e6-f6") == "4.2"
    t = Table(anna={"scout": "e6", "hauler": "f6"})
    assert not t.may("anna", "switch_across e6-f6")


@pytest.mark.rule("cfs 4.2")
def test_an_action_switches_one_blue_field() -> None:
    t = Table(anna={"scout": "b1"}, dungeon=BLUES)
    assert t.options("anna", "switch") == ["switch b1-c1", "switch b1-b2"]
    assert t.options("anna", "switch_across") == ["switch_across b1-b2"]
    t.act("anna", "switch b1-b2")
    assert (t.is_on("b1-c1"), t.is_on("b1-b2"), t.is_on("b2-b3")) == (True, True, True)
    assert t.actions == 1


@pytest.mark.rule("cfs 4.2")
def test_blue_fields_elsewhere_and_green_ones_beside_cannot_be_switched_so() -> None:
    t = Table(anna={"scout": "e5"})
    assert t.options("anna", "switch") == [] == t.options("anna", "console")
    for name in ("e5-f5", "e4-f4", "c2-d2"):
        assert t.refused("anna", f"switch {name}") == "4.2"
        assert t.refused("anna", f"switch_across {name}") == "4.2"


@pytest.mark.rule("cfs 4.2", "cfs 3.5")
def test_the_free_step_onto_a_teleporter_offers_no_jump() -> None:
    drawing = BLUES.replace("|1 . .|", "|1b. .|")
    t = Table(anna={"scout": "b3"}, dungeon=drawing)
    t.act("anna", "switch_across a3-b3")
    assert (t.where("scout_1"), t.may("anna", "jump")) == ("a3", False)


@pytest.mark.rule("cfs 4.2", "cfs 2.4")
def test_without_an_action_nothing_is_switched() -> None:
    t = Table(anna={"scout": {"at": "c2", "load": ["salt"]}}, actions=0, moved=1)
    assert (t.options("anna", "switch"), t.refused("anna", "switch c2-d2")) == ([], "4.2")
    t = Table(anna={"scout": {"at": "d1", "load": ["salt"]}}, actions=0, moved=1)
    assert t.refused("anna", "console") == "4.3"


# Green


@pytest.mark.rule("cfs 4.3")
@pytest.mark.parametrize("terminal", ["d1", "a5", "j6", "h9"])
def test_at_a_terminal_one_action_switches_any_number_of_green_fields(terminal: str) -> None:
    t = Table(anna={"scout": terminal})
    t.act("anna", "console")
    greens = ["toggle e5-f5", "toggle c7-c8", "toggle e9-e10"]
    assert (t.actions, t.prompt, t.options("anna")) == (1, "console", [*greens, "enough"])
    t.act("anna", "toggle c7-c8", "toggle e5-f5")
    assert t.options("anna") == ["toggle e9-e10", "enough"]
    assert t.refused("anna", "toggle c7-c8") == "4.3" == t.refused("anna", "toggle c2-d2")
    t.act("anna", "enough")
    assert (t.is_on("c7-c8"), t.is_on("e5-f5"), t.is_on("e9-e10")) == (True, False, True)
    assert t.heard() == ["switched scout_1 c7-c8 1", "switched scout_1 e5-f5 0"]
    assert (t.prompt, t.actions, t.left) == ("act", 1, 6)


@pytest.mark.rule("cfs 4.3")
def test_switching_all_of_them_ends_by_itself_and_none_is_allowed_too() -> None:
    t = Table(anna={"scout": "d1"})
    t.act("anna", "console", "toggle e5-f5", "toggle c7-c8", "toggle e9-e10")
    assert (t.prompt, t.actions) == ("act", 1)
    assert (t.is_on("e5-f5"), t.is_on("c7-c8"), t.is_on("e9-e10")) == (False, True, False)
    t.act("anna", "console", "enough")
    assert (t.prompt, t.told("switched")[3:]) == ("pick", [])


@pytest.mark.rule("cfs 4.3")
def test_away_from_a_terminal_there_is_no_console() -> None:
    t = Table(anna={"scout": "c1"})
    assert t.refused("anna", "console") == "4.3"
    assert not t.may("anna", "console")


@pytest.mark.rule("cfs 4.3", "cfs 2.4")
def test_using_a_terminal_ends_the_move() -> None:
    t = Table(anna={"scout": {"at": "c1", "load": ["salt"]}})
    t.act("anna", "step d1", "console", "enough")
    assert (t.actions, t.left, t.options("anna")) == (0, 0, ["lay salt", "end"])


# The start


@pytest.mark.rule("cfs 4.4", "cfs 8.1")
@pytest.mark.parametrize("dungeon", [0, 1])
def test_in_our_dungeons_all_fields_are_on_at_the_start(dungeon: int) -> None:
    t = Table.dealt(2, dungeon=dungeon)
    assert all(t.is_on(name) for name in t.dungeon.barriers)
    colours = t.dungeon.colour
    assert colours.count(0) >= 8 and colours.count(1) >= 6


@pytest.mark.rule("cfs 4.4")
def test_nobody_is_caught_in_a_field_that_goes_on() -> None:
    t = Table(anna={"scout": "e6"}, ben={"guard": "f6"})
    t.act("anna", "switch e6-f6")
    assert (t.where("scout_1"), t.where("guard_2")) == ("e6", "f6")
    assert not t.is_down("scout_1") and not t.is_down("guard_2")
