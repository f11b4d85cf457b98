"""Chapter 5: movement points, steps, jumps, occupied fields and power-ups."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.steps.fragging import cut_turn
from tafelrunde.games.frag.tests.table import Table

Seats = dict[str, dict[str, Any]]

# A dead end at the right of the first row.
CORRIDOR = """
+---------+
|1 . . . .|
| +-------+
|2 . . . 3|
+---------+
"""
# A room one gets into by a one-way door and out of by a teleporter only.
CHAMBER = """
+-----+-+
|1 . .>t|
|     +-+
|2 . . t|
|       |
|3 . . .|
+-------+
"""
POWER_UPS = """
game: frag
title: Power
sign T: teleporter gadget

+---------+
|1 w g . T|
|         |
|2 . . . .|
|         |
|t . . . .|
+---------+
"""
WALLS = """
+-------------+
|1 . . . . . .|
|     +       |
|. . .|. . . .|
|     + +     |
|2 . . .>. . .|
|     + +     |
|. . .X. . . .|
|     +       |
|. . . . . . .|
+-------------+
"""
# Who goes in at the left comes out at the right.
ONE_WAY = """
+-+-----+
|1>. . .|
| +---+ |
|2 . . 3|
+-------+
"""


# Movement points (5.1, 5.6)


@pytest.mark.rule("frag 5.1")
@pytest.mark.parametrize(
    ("fighter", "dice", "points"),
    [
        ({"build": [4, 1, 2]}, "5", 5),
        ({"build": [3, 2, 2]}, "5 6", 11),
        ({"build": [1, 4, 2]}, "1 2 3 4", 10),
        ({"build": [4, 1, 2], "gear": ["speed_boost", "speed_boost"]}, "1 1 2", 4),
        ({"build": [4, 1, 2], "armour": "exoskeleton"}, "6 6", 12),
        ({"build": [4, 1, 2], "cheats": 1, "gear": ["speed_boost"]}, "1 1 1", 3),
    ],
)
def test_as_many_dice_as_speed_give_the_movement_points(
    fighter: dict[str, object], dice: str, points: int
) -> None:
    t = Table({"anna": fighter}, phase="roll", movement=dice)
    t.act("anna", "roll")
    assert t.points == points
    assert t.heard() == [f"movement_rolled anna {dice.replace(' ', ',')} {points}"]


@pytest.mark.rule("frag 5.1", "frag card:speed_boost")
def test_speed_gained_after_the_roll_lengthens_jumps_now_and_adds_dice_later() -> None:
    t = Table(
        {"anna": {"at": "a1", "hand": ["speed_boost"]}, "ben": {"at": "i9"}},
        points=6,
        movement=["1 1", "1 1 1"],
    )
    assert t.options("anna", "jump") == ["jump c1", "jump a3"]
    t.act("anna", "play speed_boost")
    assert t.points == 6 and t.options("anna", "jump") == [
        *("jump c1", "jump d1", "jump a3", "jump a4"),
    ]
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.points == 3


@pytest.mark.rule("frag 5.6")
def test_wounds_lower_neither_speed_nor_accuracy() -> None:
    seat = {"at": "c3", "build": [4, 1, 2], "health": 1}
    t = Table({"anna": seat, "ben": {"at": "c5"}}, phase="roll", movement="4", to_hit="1 1")
    assert t.values("anna") == (1, 1, 2)
    t.force(damage="1 1", defence="6 6 6")
    t.act("anna", "roll", "attack ben pistol")
    assert t.points == 4 and t.told("to_hit_rolled") == ["to_hit_rolled anna 1,1 2 2"]


# Steps (5.2)


@pytest.mark.rule("frag 5.2")
def test_a_step_leads_to_one_of_four_fields_for_one_point() -> None:
    t = Table({"anna": {"at": "e5"}}, points=3)
    assert t.options("anna", "step") == ["step e4", "step d5", "step f5", "step e6"]
    t.act("anna", "step e4")
    assert t.heard() == ["stepped anna e4 2"] and t.points == 2 and t.where("anna") == "e4"
    for field in ("d3", "f5", "e4", "e6", "e2"):
        assert t.refused("anna", f"step {field}") == "5.2"
    t.act("anna", "step e3", "step e2")
    assert t.points == 0 and t.refused("anna", "step e1") == "5.1"
    assert t.options("anna", "step") == []


@pytest.mark.rule("frag 5.2", "frag 6.5")
def test_walls_stop_steps() -> None:
    t = Table({"anna": {"at": "c2"}, "ben": {"at": "g5"}}, map=WALLS, points=1)
    assert t.options("anna", "step") == ["step c1", "step b2", "step c3"]
    assert t.refused("anna", "step d2") == "5.2"


# Occupied fields (5.3)


@pytest.mark.rule("frag 5.3")
def test_one_may_pass_through_an_occupied_field_but_do_nothing_else_there() -> None:
    seat = {"at": "c3", "hand": ["medpack", "needler"], "weapons": ["shotgun"], "wounds": 1}
    t = Table({"anna": seat, "ben": {"at": "c4"}, "cleo": {"at": "c8"}}, points=2, blood=["c4"])
    t.act("anna", "step c4")
    assert t.options("anna") == ["step c3", "step b4", "step d4", "step c5"]
    for action in (
        *("done", "attack ben pistol", "attack cleo shotgun", "play medpack", "play needler"),
        *("drop shotgun", "take_blood"),
    ):
        assert t.refused("anna", action) == "5.3"
    t.act("anna", "step c5")
    assert t.points == 0 and t.where("ben") == "c4" and t.told("bumped") == []
    assert t.may("anna", "done") and t.may("anna", "attack cleo shotgun")


@pytest.mark.rule("frag 5.3")
def test_without_points_to_go_on_an_occupied_field_is_not_entered() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c4"}}, points=1)
    assert t.options("anna", "step") == ["step c2", "step b3", "step d3"]
    assert t.refused("anna", "step c4") == "5.3"


@pytest.mark.rule("frag 5.3")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True), (3, True)])
def test_the_way_back_is_a_way_out_of_an_occupied_dead_end(points: int, offered: bool) -> None:
    seats = {"anna": {"at": "d1"}, "ben": {"at": "e1"}}
    t = Table(seats, map=CORRIDOR, points=points)
    assert t.may("anna", "step e1") is offered


@pytest.mark.rule("frag 5.3")
@pytest.mark.parametrize(("points", "further"), [(3, False), (4, True)])
def test_the_occupied_field_one_stands_on_is_no_way_out_of_the_next(
    points: int, further: bool
) -> None:
    seats = {"anna": {"at": "c1"}, "ben": {"at": "d1"}, "cleo": {"at": "e1"}}
    t = Table(seats, map=CORRIDOR, points=points)
    t.act("anna", "step d1")
    assert t.options("anna") == ["step c1", *(["step e1"] if further else [])]
    if further:
        t.act("anna", "step e1")
        assert t.options("anna") == ["step d1"] and t.points == 2
        t.act("anna", "step d1")
        assert t.options("anna") == ["step c1"]


@pytest.mark.rule("frag 5.3")
@pytest.mark.parametrize(("points", "offered"), [(2, False), (3, True)])
def test_a_free_field_may_lie_beyond_several_fighters(points: int, offered: bool) -> None:
    seats = {"anna": {"at": "a1"}, "ben": {"at": "b1"}, "cleo": {"at": "c1"}}
    t = Table(seats, map=ONE_WAY, points=points)
    assert t.options("anna", "step") == [*(["step b1"] if offered else []), "step a2"]
    if offered:
        t.act("anna", "step b1")
        assert t.options("anna") == ["step c1"]
        t.act("anna", "step c1")
        assert t.options("anna") == ["step d1"] and t.points == 1


@pytest.mark.rule("frag 5.3", "frag 6.4")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_a_teleporter_is_a_way_out_whoever_stands_on_the_other(points: int, offered: bool) -> None:
    seats = {"anna": {"at": "c1"}, "ben": {"at": "d1"}, "cleo": {"at": "d2"}}
    t = Table(seats, map=CHAMBER, points=points)
    assert t.may("anna", "step d1") is offered
    if offered:
        t.act("anna", "step d1")
        assert t.options("anna") == ["beam d2"]
        t.force(respawn=3)
        t.act("anna", "beam d2")
        assert t.where("anna") == "d2" and t.where("cleo") == "a3" and t.where("ben") == "d1"


@pytest.mark.rule("frag 5.3", "frag 4.3")
def test_who_is_stopped_on_an_occupied_field_is_bumped_before_discarding() -> None:
    seats: Seats = {"anna": {"at": "c3", "hand": ["medpack"] * 6}, "ben": {"at": "c4"}}
    t = Table(seats, respawn=4)
    t.act("anna", "step c4")
    cut_turn(t.s)
    t.game.advance(t.s)
    assert t.told("bumped") == ["bumped anna a9"] and t.where("ben") == "c4"
    assert t.prompt == "discard" and t.asked() == ["anna"] and t.turn == "anna"


# Power-ups (5.4)


@pytest.mark.rule("frag 5.4")
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_a_weapon_or_gadget_field_gives_a_card_of_that_deck_on_four_to_six(die: int) -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "e3"}}, map=POWER_UPS, power_up=[f"{die}"] * 2)
    if die >= 4:
        t.force(weapon="chainsaw", gadget="light_armor")
    t.act("anna", "step b1", "step c1")
    drawn = die >= 4
    assert t.hand("anna") == (["chainsaw", "light_armor"] if drawn else [])
    assert t.heard() == [
        "stepped anna b1 5",
        f"power_up_rolled anna weapon {die}",
        *(["card_drawn anna weapon"] if drawn else []),
        "stepped anna c1 4",
        f"power_up_rolled anna gadget {die}",
        *(["card_drawn anna gadget"] if drawn else []),
    ]
    assert t.points == 4 and t.prompt == "act"


@pytest.mark.rule("frag 5.4")
def test_a_field_is_rolled_for_only_once_a_turn_even_if_nothing_was_drawn() -> None:
    seats = {"anna": {"at": "a1"}, "ben": {"at": "e3"}}
    t = Table(seats, map=POWER_UPS, points=6, power_up=["1", "2"])
    t.act("anna", "step b1", "step a1", "step b1", "step c1", "step b1", "step c1")
    assert t.told("power_up_rolled") == [
        "power_up_rolled anna weapon 1",
        "power_up_rolled anna gadget 2",
    ]


@pytest.mark.rule("frag 5.4")
def test_the_field_a_turn_starts_on_gives_nothing_until_it_is_entered() -> None:
    seats = {"anna": {"at": "b1"}, "ben": {"at": "e3"}}
    t = Table(seats, map=POWER_UPS, phase="start", movement="1 1")
    t.act("anna", "roll")
    assert t.told("power_up_rolled") == []
    t.force(power_up="3")
    t.act("anna", "step b2", "step b1")
    assert t.told("power_up_rolled") == ["power_up_rolled anna weapon 3"]


@pytest.mark.rule("frag 5.4", "frag 5.5")
def test_landing_on_a_field_is_entering_and_jumping_over_it_is_not() -> None:
    seats = {"anna": {"at": "a1"}, "ben": {"at": "e3"}}
    t = Table(seats, map=POWER_UPS, points=6, power_up="1")
    t.act("anna", "jump c1")
    assert t.told("power_up_rolled") == ["power_up_rolled anna gadget 1"] and t.points == 2


@pytest.mark.rule("frag 5.4", "frag 6.4")
def test_coming_by_teleporter_is_entering() -> None:
    seats = {"anna": {"at": "a3"}, "ben": {"at": "e3"}}
    t = Table(seats, map=POWER_UPS, power_up="4", gadget="medpack")
    t.act("anna", "beam e1")
    assert t.heard() == [
        "teleported anna e1",
        "power_up_rolled anna gadget 4",
        "card_drawn anna gadget",
    ]


@pytest.mark.rule("frag 5.4", "frag 5.3")
def test_an_occupied_power_up_field_one_passes_through_is_entered_too() -> None:
    seats: Seats = {"anna": {"at": "a1"}, "ben": {"at": "b1"}}
    t = Table(seats, map=POWER_UPS, power_up="6", weapon="needler")
    t.act("anna", "step b1")
    assert t.hand("anna") == ["needler"] and t.hand("ben") == []


# Jumps (5.5)


@pytest.mark.rule("frag 5.5")
@pytest.mark.parametrize(
    ("speed", "points", "fields"),
    [
        (1, 6, ""),
        (2, 3, ""),
        (2, 4, "e3 g5 e7 c5"),
        (2, 12, "e3 g5 e7 c5"),
        (3, 5, "e3 g5 e7 c5"),
        (3, 6, "e3 e2 g5 h5 e7 e8 c5 b5"),
        (4, 8, "e3 e2 e1 g5 h5 i5 e7 e8 e9 c5 b5 a5"),
    ],
)
def test_a_jump_is_straight_and_as_long_as_speed_and_points_allow(
    speed: int, points: int, fields: str
) -> None:
    t = Table({"anna": {"at": "e5", "build": [3, speed, 2]}}, points=points)
    assert t.options("anna", "jump") == [f"jump {field}" for field in fields.split()]


@pytest.mark.rule("frag 5.5")
@pytest.mark.parametrize(("field", "left"), [("e3", 5), ("h5", 3), ("e9", 1), ("a5", 1)])
def test_a_jump_costs_two_points_a_field(field: str, left: int) -> None:
    t = Table({"anna": {"at": "e5", "build": [1, 4, 2]}, "ben": {"at": "a1"}}, points=9)
    t.act("anna", f"jump {field}")
    assert t.points == left and t.where("anna") == field
    assert t.heard() == [f"jumped anna {field} {left}"]


@pytest.mark.rule("frag 5.5")
def test_other_jumps_are_refused() -> None:
    t = Table({"anna": {"at": "e5", "build": [1, 3, 3]}, "ben": {"at": "e7"}}, points=6)
    for field in ("g7", "f6", "e4", "e5", "i5"):
        assert t.refused("anna", f"jump {field}") == "5.5"
    slow = Table({"anna": {"at": "e5", "build": [4, 1, 2]}}, points=6)
    assert slow.refused("anna", "jump e3") == "5.5"


@pytest.mark.rule("frag 5.5")
def test_walls_and_doors_one_may_not_walk_through_end_a_jump() -> None:
    def jumps(start: str) -> list[str]:
        seats: Seats = {"anna": {"at": start, "build": [1, 4, 2]}, "ben": {"at": "g5"}}
        return Table(seats, map=WALLS, points=8).options("anna", "jump")

    assert jumps("b2") == ["jump b4", "jump b5"], "the wall stops it"
    along = ["jump b1", "jump d3", "jump e3", "jump f3", "jump b5"]
    assert jumps("b3") == along, "along the arrow"
    assert jumps("f3") == ["jump f1", "jump f5"], "not against it"
    assert jumps("b4") == ["jump b2", "jump b1"], "a locked door is a wall"


@pytest.mark.rule("frag 5.5", "frag 5.3")
def test_fighters_are_jumped_over_and_an_occupied_landing_needs_points_to_go_on() -> None:
    seats = {"anna": {"at": "e5"}, "ben": {"at": "e6"}, "cleo": {"at": "g5"}}
    t = Table(seats, points=4)
    assert t.options("anna", "jump") == ["jump e3", "jump e7", "jump c5"]
    more = Table(seats, points=5)
    assert more.options("anna", "jump") == ["jump e3", "jump g5", "jump e7", "jump c5"]
    more.act("anna", "jump g5")
    assert more.options("anna") == ["step g4", "step f5", "step h5", "step g6"]


@pytest.mark.rule("frag 5.5", "frag 7.14")
def test_markers_jumped_over_are_not_taken_but_those_on_the_landing_field_may_be() -> None:
    t = Table({"anna": {"at": "e5"}}, blood=["e6", "e7"], points=4)
    t.act("anna", "jump e7")
    assert t.may("anna", "take_blood")
    t.act("anna", "take_blood")
    assert t.blood_on("e7") == 0 and t.blood_on("e6") == 1


@pytest.mark.rule("frag 5.5", "frag card:power_leap")
def test_with_power_leap_even_speed_one_jumps() -> None:
    t = Table({"anna": {"at": "a1", "build": [4, 1, 2], "gear": ["power_leap"]}}, points=6)
    assert t.options("anna", "jump") == ["jump c1", "jump d1", "jump a3", "jump a4"]
