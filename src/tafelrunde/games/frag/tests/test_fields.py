"""Chapter 6: acid, doors, grates, teleporters, and walls that cut a field in two."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table

ACID = """
+---------+
|1 . ~ . 2|
|         |
|. . ~ ~ .|
|         |
|3 . . . .|
+---------+
"""
DOORS = """
+-------------+
|1 . D . > . .|
|   + +       |
|. .|.D. X . .|
|v+ + +       |
|2 . .>. . . 3|
+-----+-------+
"""
PADS = """
+-------+
|t . : t|
|       |
|1 . . 2|
|       |
|. . t .|
+-------+
"""
HALVES = """
+-----+
|1 . .|
|   + |
|. / .|
| +   |
|. . 2|
+-----+
"""


# Acid (6.1)


@pytest.mark.rule("frag 6.1", "frag 7.7")
@pytest.mark.parametrize(
    ("acid", "defence", "loss"),
    [("6 6", "6 4 3", 0), ("6 6", "4 4 4", 1), ("6 5", "2 2 1", 2), ("1 1", "1 1 1", 0)],
)
def test_acid_attacks_with_two_dice_and_needs_no_roll_to_hit(
    acid: str, defence: str, loss: int
) -> None:
    t = Table({"anna": {"at": "b1"}}, map=ACID, points=2, acid=acid, defence=defence)
    t.act("anna", "step c1")
    total = sum(int(die) for die in defence.split())
    assert t.heard() == [
        "stepped anna c1 1",
        f"acid_entered anna {acid}",
        f"defence_rolled anna {defence.replace(' ', ',')} {total} {loss}",
        *([f"health_lost anna {loss} {3 - loss}"] if loss else []),
    ]
    assert t.wounds("anna") == loss and t.prompt == "act" and t.points == 1


@pytest.mark.rule("frag 6.1")
def test_acid_bites_each_time_it_is_entered_and_not_who_just_stands_there() -> None:
    t = Table(
        {"anna": {"at": "c2"}, "ben": {"at": "a3"}},
        map=ACID,
        phase="start",
        movement=["2 2", "1 1"],
        acid=["1 1"] * 3,
        defence=["6 6 6"] * 3,
    )
    t.act("anna", "roll")
    assert t.told("acid_entered") == []
    t.act("anna", "step d2", "step c2", "step c1", "done")
    assert len(t.told("acid_entered")) == 3
    t.act("ben", "roll", "done")
    assert len(t.told("acid_entered")) == 3 and t.where("anna") == "c1"


@pytest.mark.rule("frag 6.1", "frag 5.5")
def test_acid_jumped_over_is_ignored_and_acid_landed_on_is_not() -> None:
    t = Table({"anna": {"at": "b1"}}, map=ACID, points=4)
    t.act("anna", "jump d1")
    assert t.told("acid_entered") == [] and t.wounds("anna") == 0
    landing = Table({"anna": {"at": "a1"}}, map=ACID, points=4, acid="2 1", defence="1 1 1")
    landing.act("anna", "jump c1")
    assert landing.told("acid_entered") == ["acid_entered anna 2 1"]
    assert landing.wounds("anna") == 1


@pytest.mark.rule("frag 6.1", "frag 7.13", "frag 8.2")
def test_who_dies_of_acid_leaves_remains_nobody_scores_and_the_turn_ends() -> None:
    seat = {"at": "b1", "health": 1, "weapons": ["needler"], "hand": ["shotgun"] * 3, "frags": 1}
    t = Table(
        {"anna": {**seat, "gear": ["power_leap"]}, "ben": {"at": "e1", "frags": 1}},
        map=ACID,
        acid="6 1",
        defence="6",
    )
    t.act("anna", "step c1")
    assert t.heard()[3:] == ["health_lost anna 1 0", "fell anna", "turn_began ben"]
    assert t.where("anna") == "" and t.blood_on("c1") == 1 and t.pile("c1") == ["needler"]
    assert t.discards("gadget") == ["power_leap"] and t.hand("anna") == ["shotgun"] * 3
    assert t.frags("anna") == t.frags("ben") == 1 and t.hand("ben") == []
    assert t.turn == "ben" and t.prompt == "set_off_choice" and t.points == 0


@pytest.mark.rule("frag 6.1", "frag 2.2", "frag 12.1")
def test_a_turn_that_acid_ends_still_has_a_hand_limit() -> None:
    seat = {"at": "b1", "health": 1, "hand": ["needler"] * 4 + ["shotgun"] * 2}
    t = Table({"anna": seat}, map=ACID, acid="6 1", defence="6")
    t.act("anna", "step c1")
    assert t.where("anna") == "" and t.prompt == "discard" and t.asked() == ["anna"]
    t.act("anna", "discard needler")
    assert t.turn == "ben"


@pytest.mark.rule("frag 6.1", "frag 7.11")
def test_who_is_healed_at_once_survives_acid_and_goes_on() -> None:
    t = Table({"anna": {"at": "b1", "health": 1, "blood": 1}}, map=ACID, acid="6 1", defence="6")
    t.act("anna", "step c1")
    assert t.prompt == "rescue" and t.options("anna") == ["fall", "use_blood"]
    t.act("anna", "use_blood")
    assert t.health("anna") == 1 and t.prompt == "act" and t.points == 5 and t.turn == "anna"


@pytest.mark.rule("frag 6.1", "frag 5.3")
def test_acid_bites_who_passes_through_and_not_who_stands_there() -> None:
    seats = {"anna": {"at": "b1"}, "ben": {"at": "c1"}}
    t = Table(seats, map=ACID, acid="6 6", defence="2 2 2")
    t.act("anna", "step c1")
    assert t.wounds("anna") == 2 and t.wounds("ben") == 0
    assert t.options("anna", "done") == [] and t.may("anna", "step d1")


@pytest.mark.rule("frag 6.1", "frag card:insubstantial")
def test_acid_does_not_touch_the_insubstantial() -> None:
    t = Table({"anna": {"at": "b1", "ghost": True}}, map=ACID)
    t.act("anna", "step c1")
    assert t.heard() == ["stepped anna c1 5"]


# Doors (6.2)


@pytest.mark.rule("frag 6.2")
@pytest.mark.parametrize(
    ("start", "steps"),
    [
        ("b1", "a1 c1 b2"),  # into a two-way door field
        ("c1", "b1 d1 c2"),  # and out of it
        ("d1", "c1 e1 d2"),  # into a one-way door field at the arrow's tail
        ("e1", "f1"),  # out of it at the head only
        ("f1", "g1 f2"),  # never into it at the head
        ("c2", "c1 d2 c3"),  # a door between two fields, both ways
        ("d2", "d1 c2 d3"),  # a locked door is a wall
        ("f2", "f1 g2 f3"),
        ("a2", "a1 b2 a3"),  # a one-way door between two fields
        ("a3", "b3"),
        ("c3", "c2 b3 d3"),
        ("d3", "d2 e3"),
    ],
)
def test_doors_let_pass_as_they_are_drawn_and_cost_nothing_extra(start: str, steps: str) -> None:
    t = Table({"anna": {"at": start}, "ben": {"at": "g3"}}, map=DOORS, points=1)
    assert t.options("anna", "step") == [f"step {field}" for field in steps.split()]
    field = steps.split()[-1]
    t.act("anna", f"step {field}")
    assert t.points == 0 and t.where("anna") == field


@pytest.mark.rule("frag 6.2", "frag 7.2")
@pytest.mark.parametrize(
    ("anna", "ben"),
    [("a1", "d1"), ("c2", "d2"), ("d1", "f1"), ("f2", "d2"), ("a2", "a3"), ("c3", "d3")],
)
def test_a_closed_door_is_a_wall_for_weapons(anna: str, ben: str) -> None:
    t = Table({"anna": {"at": anna}, "ben": {"at": ben}}, map=DOORS)
    assert t.options("anna", "attack") == []
    assert t.refused("anna", "attack ben pistol") == "7.2"


# Grates (6.3)


@pytest.mark.rule("frag 6.3")
def test_a_grate_has_no_effect() -> None:
    t = Table({"anna": {"at": "b1"}, "ben": {"at": "d1"}}, map=PADS, points=2)
    assert t.may("anna", "attack ben pistol"), "one sees across it"
    t.act("anna", "step c1")
    assert t.heard() == ["stepped anna c1 1"] and t.points == 1
    assert t.may("anna", "attack ben pistol") and t.may("anna", "done")


# Teleporters (6.4)


@pytest.mark.rule("frag 6.4")
def test_from_a_teleporter_one_may_go_to_any_other_for_one_point() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "d2"}}, map=PADS, points=2)
    assert t.options("anna")[:4] == ["step b1", "step a2", "beam d1", "beam c3"]
    assert t.refused("anna", "beam a1") == "6.4" and t.refused("anna", "beam b2") == "6.4"
    t.act("anna", "beam c3")
    assert t.where("anna") == "c3" and t.points == 1 and t.heard() == ["teleported anna c3"]
    t.act("anna", "beam d1")
    assert t.points == 0 and t.options("anna", "beam") == []
    assert t.refused("anna", "beam a1") == "5.1"


@pytest.mark.rule("frag 6.4")
def test_elsewhere_there_is_no_teleport() -> None:
    t = Table({"anna": {"at": "b1"}, "ben": {"at": "d2"}}, map=PADS)
    assert t.options("anna", "beam") == [] and t.refused("anna", "beam a1") == "6.4"


@pytest.mark.rule("frag 6.4", "frag 4.3")
def test_an_occupied_teleporter_may_be_chosen_even_with_the_last_point() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "d1"}}, map=PADS, points=1, respawn=1)
    t.act("anna", "beam d1")
    assert t.where("anna") == "d1" and t.where("ben") == "a2" and t.points == 0


# Walls and half-fields (6.5, 12.3)


@pytest.mark.rule("frag 6.5")
@pytest.mark.parametrize(
    ("start", "half"), [("a2", "b2nw"), ("b1", "b2nw"), ("c2", "b2se"), ("b3", "b2se")]
)
def test_one_stands_on_the_half_that_borders_the_edge_one_came_over(start: str, half: str) -> None:
    t = Table({"anna": {"at": start}, "ben": {"at": "a3"}}, map=HALVES, points=1)
    assert t.options("anna", "step").count(f"step {half}") == 1
    assert [option for option in t.options("anna", "step") if "b2" in option] == [f"step {half}"]
    t.act("anna", f"step {half}")
    assert t.where("anna") == half


@pytest.mark.rule("frag 12.3", "frag 6.5")
def test_two_fighters_stand_on_the_two_halves_with_the_wall_between_them() -> None:
    t = Table({"anna": {"at": "b1"}, "ben": {"at": "b2se"}}, map=HALVES, points=1)
    t.act("anna", "step b2nw")
    assert t.where("anna") == "b2nw" and t.where("ben") == "b2se" and t.told("bumped") == []
    assert t.options("anna") == ["done"], "neither a field shared nor a fighter seen"
    assert t.refused("anna", "attack ben pistol") == "7.2"


@pytest.mark.rule("frag 12.3", "frag 6.5", "frag 5.2")
def test_one_does_not_step_from_one_half_to_the_other() -> None:
    t = Table({"anna": {"at": "b2nw"}, "ben": {"at": "a3"}}, map=HALVES, points=2)
    assert t.options("anna", "step") == ["step b1", "step a2"]
    assert t.refused("anna", "step b2se") == "5.2"


@pytest.mark.rule("frag 12.3", "frag 7.14")
def test_what_lies_on_one_half_is_not_taken_from_the_other() -> None:
    t = Table({"anna": {"at": "b1"}, "ben": {"at": "a3"}}, map=HALVES, blood=["b2se"])
    t.act("anna", "step b2nw")
    assert t.options("anna", "take_blood") == [] and t.refused("anna", "take_blood") == "7.14"
    t.act("anna", "step b1", "step c1", "step c2", "step b2se", "take_blood")
    assert t.blood("anna") == 1 and t.blood_on("b2se") == 0


@pytest.mark.rule("frag 12.3", "frag 7.6")
def test_the_halves_of_a_field_are_one_step_apart() -> None:
    seats = {"anna": {"at": "b2nw"}, "ben": {"at": "b2se"}}
    t = Table(seats, map=HALVES, magic=True, to_hit="1 1", damage="1 1", defence="6 6 6")
    t.act("anna", "attack ben pistol")
    assert t.told("attack_announced") == ["attack_announced anna ben pistol plain 1"]
