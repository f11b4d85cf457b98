"""Card by card: Speed Boost, Power Leap, Phase Shift, Personal Teleporter and Teleportation."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

# A room in a corner, acid in it, a one-way door out of it.
ROOM = """
+---------+
|1 . . . 2|
|         |
|. . . . .|
|   +-----+
|. .|. . .|
|   +     |
|. .<. ~ g|
|   +     |
|3 .|4 . 5|
+---+-----+
"""
ONES = "1 1"


# Speed Boost and Power Leap


@pytest.mark.rule("frag card:speed_boost")
def test_speed_boosts_add_up_and_stay_in_play() -> None:
    t = Table({"anna": {"hand": ["speed_boost"] * 2}}, movement=["1 1", "1 2 3 4"])
    t.act("anna", "play speed_boost")
    assert t.values("anna") == (3, 3, 2)
    t.act("anna", "play speed_boost")
    assert t.values("anna") == (3, 4, 2) and t.gear("anna") == ["speed_boost"] * 2
    assert t.points == 6 and t.discards("gadget") == [], "dice only from the next turn (5.1)"
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.points == 10
    t.act("anna", "drop speed_boost")
    assert t.values("anna") == (3, 3, 2) and t.pile("a1") == ["speed_boost"]


@pytest.mark.rule("frag card:power_leap", "frag 5.5")
def test_power_leap_makes_jumps_two_fields_longer_even_with_speed_one() -> None:
    t = Table({"anna": {"at": "a5", "build": [3, 1, 3], "hand": ["power_leap"]}}, points=6)
    assert t.options("anna", "jump") == []
    assert t.refused("anna", "jump c5") == "5.5"
    t.act("anna", "play power_leap")
    assert t.options("anna", "jump") == [
        *("jump a3", "jump a2", "jump c5"),
        *("jump d5", "jump a7", "jump a8"),
    ]
    assert t.refused("anna", "jump e5") == "5.5", "three fields, not four"
    t.act("anna", "jump d5")
    assert t.points == 0 and t.gear("anna") == ["power_leap"] and t.values("anna") == (3, 1, 3)
    assert t.told("jumped") == ["jumped anna d5 0"]


@pytest.mark.rule("frag card:power_leap", "frag 5.5")
def test_power_leap_still_costs_two_points_a_field_and_stops_at_walls() -> None:
    leaper = {"at": "b4", "gear": ["power_leap"]}
    t = Table({"anna": leaper}, map=ROOM, points=7)
    assert t.options("anna", "jump") == ["jump b2", "jump b1"]
    t.act("anna", "jump b1")
    assert t.points == 1


# Phase Shift


@pytest.mark.rule("frag card:phase_shift")
def test_phase_shift_lets_steps_pass_walls_and_doors_for_the_rest_of_the_turn() -> None:
    t = Table({"anna": {"at": "b4", "hand": ["phase_shift"]}}, map=ROOM, movement=["1 1"] * 2)
    assert t.options("anna", "step") == ["step b3", "step a4", "step b5"]
    assert t.refused("anna", "step c4") == "5.2"
    t.act("anna", "play phase_shift")
    assert t.options("anna", "step") == ["step b3", "step a4", "step c4", "step b5"]
    assert t.hand("anna") == [] and t.gear("anna") == []
    t.act("anna", "step c4", "step c3", "step b3", "step c3")
    assert t.points == 2 and t.where("anna") == "c3"
    t.act("anna", "step c2", "step c3", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.options("anna", "step") == ["step d3", "step c4"], "walls are walls again"
    assert t.discards("gadget") == ["phase_shift"]


@pytest.mark.rule("frag card:phase_shift")
def test_phase_shift_helps_neither_jumps_nor_sight_nor_others() -> None:
    t = Table({"anna": {"at": "b4", "hand": ["phase_shift"]}, "ben": {"at": "c3"}}, map=ROOM)
    before = t.options("anna", "jump")
    t.act("anna", "play phase_shift")
    assert t.options("anna", "jump") == before == ["jump b2"]
    assert t.options("anna", "attack") == []
    t.force(movement=ONES)
    t.act("anna", "done")
    t.act("ben", "roll")
    assert t.options("ben", "step") == ["step d3", "step c4"]


@pytest.mark.rule("frag card:phase_shift", "frag 6.1", "frag 5.4")
def test_acid_and_power_ups_work_while_phasing() -> None:
    t = Table(
        {"anna": {"at": "d2", "hand": ["phase_shift"]}},
        map=ROOM,
        acid="1 1",
        defence="6 6 6",
        power_up=3,
    )
    t.act("anna", "play phase_shift", "step d3", "step d4", "step e4")
    assert t.told("acid_entered", "power_up_rolled") == [
        "acid_entered anna 1 1",
        "power_up_rolled anna gadget 3",
    ]


@pytest.mark.rule("frag card:phase_shift")
def test_a_second_phase_shift_would_do_nothing_in_the_same_turn() -> None:
    t = Table({"anna": {"hand": ["phase_shift"]}}, phasing=True)
    assert t.options("anna", "play") == []
    assert t.refused("anna", "play phase_shift") == "card:phase_shift"


# Personal Teleporter


@pytest.mark.rule("frag card:personal_teleporter", "frag 3.2")
def test_the_personal_teleporter_replaces_the_movement_roll() -> None:
    t = Table({"anna": {"at": "c3", "hand": ["personal_teleporter"]}}, phase="roll", respawn=5)
    assert t.options("anna") == ["roll", "play personal_teleporter"]
    t.act("anna", "play personal_teleporter")
    assert t.where("anna") == "e1" and t.points == 0 and t.attacks_left() == 1
    assert t.heard() == ["card_played anna personal_teleporter", "teleported anna e1"]
    assert t.hand("anna") == [] and t.discards("gadget") == ["personal_teleporter"]
    assert t.prompt == "act" and t.options("anna", "step") == []
    assert t.may("anna", "attack ben pistol")


@pytest.mark.rule("frag card:personal_teleporter", "frag 2.9")
def test_after_the_roll_the_personal_teleporter_stays_in_hand() -> None:
    t = Table({"anna": {"hand": ["personal_teleporter", "teleportation"]}})
    assert t.options("anna", "play") == []
    assert t.refused("anna", "play personal_teleporter") == "card:personal_teleporter"
    assert t.refused("anna", "play teleportation") == "card:teleportation"


@pytest.mark.rule("frag card:personal_teleporter", "frag 4.3")
def test_who_stands_where_the_teleporter_leads_is_bumped() -> None:
    hand = ["personal_teleporter"]
    t = Table(
        {"anna": {"at": "c3", "hand": hand}, "ben": {"at": "i1"}}, phase="roll", respawn=[2, 4]
    )
    t.act("anna", "play personal_teleporter")
    assert t.where("anna") == "i1" and t.where("ben") == "a9"
    assert t.told("bumped") == ["bumped ben a9"]


@pytest.mark.rule("frag card:personal_teleporter", "frag 5.4", "frag 7.14")
def test_the_respawn_field_is_entered_but_markers_are_taken_only_in_the_own_turn() -> None:
    rows: Rows = {"anna": {"at": "c3"}, "ben": {"at": "c5", "hand": ["personal_teleporter"]}}
    t = Table(rows, turn="ben", phase="roll", blood=["e1"], respawn=5)
    t.act("ben", "play personal_teleporter", "take_blood")
    assert t.blood("ben") == 1 and t.blood_on("e1") == 0
    t = Table(rows, blood=["e1", "c3"], respawn=5)
    t.act("anna", "attack ben pistol")
    t.act("ben", "play personal_teleporter")
    assert t.where("ben") == "e1" and t.options("anna", "take_blood") == []


@pytest.mark.rule("frag card:personal_teleporter", "frag 2.10")
def test_the_target_of_an_attack_may_teleport_away_and_attack_and_ammunition_stay_spent() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "weapons": ["needler"]},
            "ben": {"at": "c5", "hand": ["personal_teleporter"]},
            "cleo": {"hand": ["personal_teleporter"]},
        },
        respawn=6,
    )
    t.act("anna", "attack ben needler")
    assert t.prompt == "attack_answers" and t.asked() == ["ben"], "only the target"
    assert t.options("ben") == ["pass", "play personal_teleporter"]
    t.act("ben", "play personal_teleporter")
    assert t.where("ben") == "e9" and t.ammo("anna", "needler") == 5 and t.attacks_left() == 0
    assert t.heard()[1:] == [
        "card_answered ben personal_teleporter",
        "teleported ben e9",
        "attack_lapsed anna ben",
    ]
    assert t.discards("gadget") == ["personal_teleporter"] and t.prompt == "act"


@pytest.mark.rule("frag card:personal_teleporter", "frag 2.8")
def test_whoever_has_teleported_away_is_not_hit_even_by_an_automatic_hit() -> None:
    for first in ("zigged", "personal_teleporter"):
        t = Table(
            {
                "anna": {"at": "c3", "hand": ["zigged"]},
                "ben": {"at": "c5", "hand": ["personal_teleporter"]},
            },
            respawn=6,
        )
        t.act("anna", "attack ben pistol")
        if first == "zigged":
            t.act("anna", "play zigged")
            t.act("ben", "pass", "play personal_teleporter")
        else:
            t.act("ben", "play personal_teleporter")
            t.act("anna", "pass", "play zigged")
        t.pass_all()
        assert t.told("hit", "missed", "attack_lapsed") == ["attack_lapsed anna ben"]


@pytest.mark.rule("frag card:personal_teleporter", "frag 12.8", "frag 4.3")
def test_the_attacker_may_be_bumped_by_the_fleeing_target_and_keeps_points_and_attacks() -> None:
    t = Table(
        {"anna": {"at": "a1", "build": [3, 1, 3]}}
        | {"ben": {"at": "a3", "hand": ["personal_teleporter"]}},
        points=4,
        respawn=[1, 1, 3],
    )
    t.act("anna", "attack ben pistol")
    t.act("ben", "play personal_teleporter")
    assert t.told("bumped") == ["bumped anna a1", "bumped ben i9"]
    assert t.where("anna") == "a1" and t.where("ben") == "i9"
    assert t.points == 4 and t.attacks_left() == 1


@pytest.mark.rule("frag card:personal_teleporter", "frag card:disconnected")
def test_whoever_was_removed_first_teleports_nowhere() -> None:
    t = Table(
        {"anna": {"at": "c3", "hand": ["disconnected"]}}
        | {"ben": {"at": "c5", "hand": ["personal_teleporter"]}},
    )
    t.act("anna", "attack ben pistol", "pass")
    t.act("ben", "play personal_teleporter")
    t.act("anna", "play_on disconnected ben")
    t.pass_all()
    assert t.where("ben") == "" and t.told("teleported") == []
    assert t.told("attack_lapsed") == ["attack_lapsed anna ben"]


# Teleportation


@pytest.mark.rule("frag card:teleportation", "frag 3.2")
def test_teleportation_leads_to_any_other_field_instead_of_the_roll() -> None:
    t = Table({"anna": {"at": "c3", "hand": ["teleportation"]}}, phase="roll")
    assert t.options("anna") == ["roll", "play teleportation"]
    t.act("anna", "play teleportation")
    assert t.prompt == "destination" and len(t.options("anna")) == 80
    assert t.refused("anna", "go c3") == "card:teleportation"
    t.act("anna", "go g7")
    assert t.where("anna") == "g7" and t.points == 0 and t.prompt == "act"
    assert t.heard() == ["card_played anna teleportation", "teleported anna g7"]
    assert t.discards("special") == ["teleportation"] and t.hand("anna") == []


@pytest.mark.rule("frag card:teleportation", "frag 4.3", "frag 5.4", "frag 6.1", "frag 7.14")
def test_the_field_is_entered_and_who_stands_there_is_bumped() -> None:
    seats: Rows = {"anna": {"at": "a1", "hand": ["teleportation"]}, "ben": {"at": "e4"}}
    t = Table(seats, map=ROOM, phase="roll", power_up=4, gadget="medpack", respawn=3)
    t.act("anna", "play teleportation", "go e4")
    assert t.where("anna") == "e4" and t.where("ben") == "a5"
    assert t.hand("anna") == ["medpack"]
    t = Table(seats, map=ROOM, phase="roll", blood=["d4"], acid="1 1", defence="6 6 6")
    t.act("anna", "play teleportation", "go d4")
    assert t.told("acid_entered") == ["acid_entered anna 1 1"]
    assert t.options("anna", "take_blood") == ["take_blood"]


@pytest.mark.rule("frag card:teleportation", "frag card:personal_teleporter", "frag 3.2")
def test_nothing_else_comes_before_the_roll() -> None:
    hand = ["teleportation", "personal_teleporter", "medpack", "speed_boost", "lag"]
    t = Table({"anna": {"hand": hand, "wounds": 1}}, phase="roll")
    assert t.options("anna") == ["roll", "play personal_teleporter", "play teleportation"]
    assert t.refused("anna", "play speed_boost") == "3.2"
