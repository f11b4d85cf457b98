"""Chapter 4: coming back onto the map, and pushing out who stands there."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.records.forced import ForcedError

Seats = dict[str, dict[str, Any]]

# Every respawn field would do something to who enters it, and 2 is a teleporter as well.
HOT = """
game: frag
title: Hot
sign A: respawn-1 weapon acid
sign B: respawn-2 teleporter
sign C: respawn-3 gadget
sign T: teleporter weapon

+-------+
|A . . B|
|       |
|. . . .|
|       |
|C . . T|
+-------+
"""


# Respawn (4.1)


@pytest.mark.rule("frag 4.1")
@pytest.mark.parametrize(
    ("number", "field"), [(1, "a1"), (2, "i1"), (3, "i9"), (4, "a9"), (5, "e1"), (6, "e9")]
)
def test_a_die_gives_the_number_of_the_respawn_field(number: int, field: str) -> None:
    t = Table({"anna": {"out": True}, "ben": {"at": "c3"}}, phase="start", respawn=number)
    assert t.where("anna") == field and t.told("respawned") == [f"respawned anna {field}"]
    assert t.told("bumped") == []


@pytest.mark.rule("frag 4.1")
def test_the_die_has_as_many_sides_as_the_map_has_respawn_fields() -> None:
    t = Table({"anna": {"out": True}, "ben": {"at": "b1"}}, map=HOT, phase="start", respawn=3)
    assert t.where("anna") == "a3"
    with pytest.raises(ForcedError, match="a roll of 'respawn' with one die of 3 sides"):
        Table({"anna": {"out": True}, "ben": {"at": "b1"}}, map=HOT, phase="start", respawn=4)


@pytest.mark.rule("frag 4.1", "frag 7.11")
def test_a_fragged_fighter_is_out_until_its_players_next_turn() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c4"}, "cleo": {"at": "c5", "health": 1}},
        turn="ben",
        to_hit="1 1",
        damage="6 6",
        defence="1",
        special="lag",
        movement=["1 1"] * 2,
        respawn=5,
    )
    t.act("ben", "attack cleo pistol")
    assert t.where("cleo") == "" and t.turn == "ben"
    t.act("ben", "done")
    t.pass_all()
    assert t.where("cleo") == "e1" and t.turn == "cleo"
    t.act("cleo", "roll", "done")
    t.pass_all()
    t.act("anna", "roll")
    assert t.told("respawned") == ["respawned cleo e1"], "and only this one"


@pytest.mark.rule("frag 4.1")
def test_who_is_out_stays_out_in_the_turns_of_others() -> None:
    t = Table({"anna": {}, "ben": {}, "cleo": {"out": True}}, movement="1 1")
    t.act("anna", "done")
    t.act("ben", "roll")
    assert t.where("cleo") == "" and t.told("respawned") == []


# As good as new (4.2)


@pytest.mark.rule("frag 4.2", "frag 7.13")
def test_a_fighter_returns_unhurt_with_start_values_pistol_and_hand_only() -> None:
    ben = {
        "at": "c4",
        "build": [2, 3, 2],
        "weapons": ["needler", "shotgun"],
        "blood": 2,
        "armour": "exoskeleton",
        "gear": ["speed_boost"],
        "surges": [1],
        "health": 1,
        "hand": ["shotgun", "zigged"],
        "ram": 1,
    }
    t = Table(
        {"anna": {"at": "c3"}, "ben": ben},
        to_hit="1 1",
        damage="6 6",
        defence="1",
        special="theft",
        respawn=3,
        movement="1 1 1",
    )
    t.act("anna", "attack ben pistol")
    t.pass_all()
    t.act("ben", "fall")
    t.act("anna", "done")
    t.pass_all()
    assert t.where("ben") == "i9" and t.values("ben") == (2, 3, 2)
    assert (
        t.wounds("ben") == 0
        and t.blood("ben") == 0
        and t.row_seen_by("anna", "ben")["surges"] == []
    )
    assert t.weapons("ben") == [] and t.armour("ben") == "" and t.gear("ben") == []
    assert t.hand("ben") == ["shotgun", "zigged"] and t.row_seen_by("anna", "ben")["ram"] is True
    t.act("ben", "roll")
    assert t.options("ben", "attack") == ["attack anna pistol", "attack anna shotgun"]


@pytest.mark.rule("frag 4.2", "frag card:keep_the_stuff")
def test_what_was_kept_returns_with_the_fighter_and_is_kept_no_longer() -> None:
    seat = {"out": True, "kept": True, "weapons": ["needler 2"], "armour": "light_armor"}
    t = Table({"anna": seat, "ben": {"at": "c3"}}, phase="start", respawn=1)
    assert t.weapons("anna") == ["needler 2"] and t.armour("anna") == "light_armor 1"
    assert t.row_seen_by("ben", "anna")["keeps"] is False and t.health("anna") == 4


@pytest.mark.rule("frag 2.4", "frag card:keep_the_stuff", "frag card:lag")
def test_kept_weapons_that_are_too_many_by_now_are_dropped_on_the_respawn_field() -> None:
    weapons = ["needler", "shotgun", "chainsaw"]
    seat = {"out": True, "kept": True, "build": [1, 3, 3], "cheats": 1, "weapons": weapons}
    t = Table({"anna": {**seat, "lagged": 1}, "ben": {}}, phase="start", movement="1 1", respawn=4)
    t.act("ben", "roll", "done")
    assert t.where("anna") == "a9" and t.prompt == "shed" and t.asked() == ["anna"]
    t.act("anna", "drop shotgun")
    assert t.pile("a9") == ["shotgun"] and t.prompt == "set_off_choice"


# Bumping (4.3, 12.8)


@pytest.mark.rule("frag 4.3")
def test_who_respawns_pushes_out_who_stands_there_and_so_on_until_someone_lands_free() -> None:
    t = Table(
        {
            "anna": {"out": True},
            "ben": {"at": "a1", "wounds": 1},
            "cleo": {"at": "i1"},
            "dora": {"at": "i9"},
        },
        phase="start",
        respawn=[1, 2, 3, 6],
    )
    assert t.heard() == [
        "turn_began anna",
        "respawned anna a1",
        "bumped ben i1",
        "bumped cleo i9",
        "bumped dora e9",
    ]
    assert [t.where(name) for name in t.names] == ["a1", "i1", "i9", "e9"]
    assert t.wounds("ben") == 1, "nobody is hurt"
    assert t.prompt == "set_off_choice" and t.asked() == ["anna"]


@pytest.mark.rule("frag 12.8", "frag 4.3")
def test_a_bumped_fighter_may_bump_the_newcomer_away_again() -> None:
    seats: Seats = {"anna": {"out": True}, "ben": {"at": "a1"}}
    t = Table(seats, phase="start", respawn=[1, 1, 1, 4], movement="1 1")
    assert t.told("respawned", "bumped") == [
        "respawned anna a1",
        "bumped ben a1",
        "bumped anna a1",
        "bumped ben a9",
    ]
    assert t.where("anna") == "a1" and t.where("ben") == "a9"
    t.act("anna", "roll")
    assert t.points == 2, "the turn is whole"


@pytest.mark.rule("frag 4.3", "frag 5.4", "frag 6.1")
def test_respawning_and_being_bumped_are_not_entering() -> None:
    seats: Seats = {"anna": {"out": True}, "ben": {"at": "a1"}, "cleo": {"at": "a3"}}
    t = Table(seats, map=HOT, phase="start", blood=["a1", "a3"], respawn=[1, 3, 2], movement="1 1")
    assert [t.where(name) for name in t.names] == ["a1", "a3", "d1"]
    assert t.told("power_up_rolled", "acid_entered") == []
    t.act("anna", "roll")
    assert t.refused("anna", "take_blood") == "7.14"


@pytest.mark.rule("frag 4.3", "frag 6.4")
def test_who_comes_by_teleporter_pushes_out_who_stands_there() -> None:
    seats = {"anna": {"at": "d3"}, "ben": {"at": "d1"}}
    t = Table(seats, map=HOT, points=3, blood=["d1"], respawn=3)
    t.act("anna", "beam d1")
    assert t.told("teleported", "bumped") == ["teleported anna d1", "bumped ben a3"]
    assert t.where("anna") == "d1" and t.where("ben") == "a3" and t.points == 2
    assert t.may("anna", "take_blood"), "a teleporter field is entered"
    assert t.told("power_up_rolled") == [], "being bumped is not entering"


@pytest.mark.rule("frag 4.3", "frag 12.8", "frag 7.14")
def test_who_is_bumped_in_the_own_turn_keeps_points_and_attacks_but_has_not_entered() -> None:
    seats = {"anna": {"at": "d3"}, "ben": {"at": "d1"}}
    t = Table(seats, map=HOT, points=3, blood=["d1", "a1"], respawn=[2, 1])
    t.act("anna", "beam d1")
    assert t.told("teleported", "bumped") == [
        "teleported anna d1",
        "bumped ben d1",
        "bumped anna a1",
    ]
    assert t.where("anna") == "a1" and t.where("ben") == "d1" and t.wounds("anna") == 0
    assert t.points == 2 and t.attacks_left() == 1 and t.turn == "anna"
    assert t.refused("anna", "take_blood") == "7.14"
    assert t.options("anna") == ["step b1", "step a2", "attack ben pistol", "done"]
    assert t.told("power_up_rolled", "acid_entered") == []


@pytest.mark.rule("frag 4.3", "frag card:teleportation", "frag 5.4")
def test_who_teleports_by_card_enters_the_field_and_bumps_who_stands_there() -> None:
    t = Table(
        {"anna": {"at": "b2", "hand": ["teleportation"]}, "ben": {"at": "d3"}},
        map=HOT,
        phase="roll",
        blood=["d3"],
        respawn=3,
        power_up="3",
    )
    t.act("anna", "play teleportation", "go d3")
    assert t.where("anna") == "d3" and t.where("ben") == "a3"
    assert t.told("power_up_rolled", "bumped") == ["power_up_rolled anna weapon 3", "bumped ben a3"]
    assert t.may("anna", "take_blood")


@pytest.mark.rule("frag 4.3", "frag card:personal_teleporter", "frag 5.4")
def test_who_uses_a_personal_teleporter_enters_the_respawn_field_and_bumps() -> None:
    t = Table(
        {"anna": {"at": "b2", "hand": ["personal_teleporter"]}, "ben": {"at": "a3"}},
        map=HOT,
        phase="roll",
        respawn=[3, 2],
        power_up="5",
        gadget="medpack",
    )
    t.act("anna", "play personal_teleporter")
    assert t.where("anna") == "a3" and t.where("ben") == "d1" and t.hand("anna") == ["medpack"]
    assert t.told("power_up_rolled") == ["power_up_rolled anna gadget 5"]


@pytest.mark.rule("frag card:personal_teleporter", "frag 5.4", "frag 7.14")
def test_an_escape_in_the_turn_of_another_takes_nothing_of_that_turn() -> None:
    t = Table(
        {"anna": {"at": "b3"}, "ben": {"at": "c3", "hand": ["personal_teleporter"]}},
        map=HOT,
        blood=["a3", "b3"],
        entered=True,
        respawn=3,
        power_up=["1", "2"],
    )
    t.act("anna", "attack ben pistol")
    t.act("ben", "play personal_teleporter")
    t.pass_all()
    assert t.where("ben") == "a3" and t.told("power_up_rolled") == ["power_up_rolled ben gadget 1"]
    assert t.told("attack_lapsed") == ["attack_lapsed anna ben"] and t.prompt == "act"
    assert t.may("anna", "take_blood"), "where she stands herself"
    t.act("anna", "step a3")
    assert t.told("power_up_rolled")[1:] == ["power_up_rolled anna gadget 2"]


@pytest.mark.rule("frag 6.1", "frag card:personal_teleporter", "frag 2.10")
def test_nobody_scores_when_an_escape_ends_in_acid_and_the_attackers_turn_goes_on() -> None:
    t = Table(
        {"anna": {"at": "b3"}, "ben": {"at": "c3", "health": 1, "hand": ["personal_teleporter"]}},
        map=HOT,
        respawn=1,
        power_up="1",
        acid="6 6",
        defence="1",
    )
    t.act("anna", "attack ben pistol")
    t.act("ben", "play personal_teleporter")
    t.pass_all()
    assert t.told("fell", "fragged") == ["fell ben"] and t.where("ben") == ""
    assert t.frags("anna") == 0 and t.hand("anna") == [] and t.blood_on("a1") == 1
    assert t.told("attack_lapsed") == ["attack_lapsed anna ben"]
    assert (t.turn, t.prompt, t.asked()) == ("anna", "act", ["anna"])
