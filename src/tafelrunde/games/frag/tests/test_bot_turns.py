"""How FRAG's bot spends its turn: shots, ways, things to fetch, and a safe place to end."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.bots import choice, play_turn
from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

CORNER = """
+-----------+
|1 . . . . .|
|           |
|. . . . . .|
+-------+   |
|. . . .|. .|
|       |   |
|. . . . . 2|
+-----------+
"""
WEAPON_NEARBY = """
+---------------------+
|1 . . w . . . . . . .|
+-------------------+ |
|2 . . . . . . . . . .|
+---------------------+
"""
ACID_BETWEEN = """
+-----------+
|1 . ~ w . .|
+---------+ |
|2 . . . . .|
+-----------+
"""
PADS = """
+-------+-------+
|1 t . .|. t w .|
|       |       |
|. . . .|. . . 2|
+-------+-------+
"""


# Shots


@pytest.mark.rule("frag 7.7")
def test_the_surer_frag_is_preferred() -> None:
    seats: Rows = {
        "anna": {"at": "e5", "weapons": ["machine_gun"]},
        "ben": {"at": "e4"},
        "cleo": {"at": "e6", "wounds": 2},
    }
    assert choice(Table(seats, points=0)) == "attack cleo machine_gun"


@pytest.mark.rule("frag 8.1")
def test_of_two_equal_targets_the_leader_is_shot_at() -> None:
    seats: Rows = {"anna": {"at": "e5"}, "ben": {"at": "e4"}, "cleo": {"at": "e6", "frags": 2}}
    assert choice(Table(seats, points=0)) == "attack cleo pistol"


@pytest.mark.rule("frag 7.4")
def test_a_weapon_out_of_the_hand_is_fired_if_it_does_more() -> None:
    seats: Rows = {"anna": {"at": "e5", "hand": ["assault_cannon"]}, "ben": {"at": "e4"}}
    assert choice(Table(seats, points=0)) == "attack ben assault_cannon"


@pytest.mark.rule("frag card:energy_reflector")
def test_energy_is_not_fired_at_a_reflector() -> None:
    seats: Rows = {
        "anna": {"at": "e5", "weapons": ["lightning_blaster"]},
        "ben": {"at": "e4", "gear": ["energy_reflector"]},
    }
    assert choice(Table(seats, points=0)) == "attack ben pistol"


@pytest.mark.rule("frag card:portable_nuke")
def test_nobody_blows_themselves_up_for_a_frag() -> None:
    seats: Rows = {
        "anna": {"at": "e5", "weapons": ["portable_nuke"]},
        "ben": {"at": "e4", "wounds": 2},
    }
    assert choice(Table(seats, points=0)) == "attack ben pistol"


@pytest.mark.rule("frag 7.2")
def test_a_hidden_enemy_is_fired_at_from_round_the_corner() -> None:
    seats: Rows = {
        "anna": {"at": "a1", "weapons": ["machine_gun"]},
        "ben": {"at": "e4", "wounds": 2},
    }
    done = play_turn(Table(seats, map=CORNER, points=7))
    assert done[0].startswith("step")
    assert "attack ben machine_gun" in done


# Ways


@pytest.mark.rule("frag 5.4")
def test_a_power_up_within_reach_is_fetched() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {}}, map=WEAPON_NEARBY, points=3)
    assert play_turn(t)[:3] == ["step b1", "step c1", "step d1"]


@pytest.mark.rule("frag 6.1", "frag 5.5")
def test_acid_is_jumped_over() -> None:
    t = Table({"anna": {"at": "b1"}, "ben": {"at": "a2"}}, map=ACID_BETWEEN, points=4)
    assert choice(t) == "jump d1"


@pytest.mark.rule("frag 6.1")
def test_who_cannot_jump_does_not_walk_through_acid() -> None:
    seats: Rows = {"anna": {"at": "b1", "build": [4, 1, 2]}, "ben": {"at": "a2"}}
    done = play_turn(Table(seats, map=ACID_BETWEEN, points=6))
    assert "step c1" not in done
    assert done[-1] == "done"


@pytest.mark.rule("frag 6.4")
def test_a_teleporter_is_used_when_it_leads_to_something() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {}}, map=PADS, points=3)
    assert play_turn(t)[:3] == ["step b1", "beam f1", "step g1"]


@pytest.mark.rule("frag 7.14")
def test_weapons_on_the_floor_are_fetched_and_the_best_is_taken() -> None:
    pile = {"c1": ["needler", "heavy_assault_cannon"]}
    t = Table({"anna": {"at": "a1"}, "ben": {}}, map=WEAPON_NEARBY, points=2, piles=pile)
    assert play_turn(t)[:3] == ["step b1", "step c1", "take heavy_assault_cannon"]


@pytest.mark.rule("frag 7.14")
def test_the_wounded_take_blood() -> None:
    seats: Rows = {"anna": {"at": "a1", "wounds": 1}, "ben": {}}
    t = Table(seats, map=WEAPON_NEARBY, points=1, blood=["b1"])
    assert play_turn(t)[:2] == ["step b1", "take_blood"]


def test_who_is_weak_gets_out_of_sight() -> None:
    seats: Rows = {
        "anna": {"at": "e2", "wounds": 2},
        "ben": {"at": "f4", "weapons": ["assault_cannon"], "build": [3, 1, 3]},
    }
    t = Table(seats, map=CORNER, points=5, shots=1)
    play_turn(t)
    node, place = (t.board.names.index(t.where(name)) for name in ("anna", "ben"))
    assert not t.board.sees(node, place, 0)


# Cards


@pytest.mark.rule("frag 7.9")
def test_armour_is_put_on_before_anything_else() -> None:
    t = Table({"anna": {"at": "e5", "hand": ["heavy_armor", "medpack"]}, "ben": {"at": "e4"}})
    assert choice(t) == "play heavy_armor"


@pytest.mark.rule("frag card:targeting_system")
def test_a_good_weapon_is_equipped() -> None:
    seats: Rows = {
        "anna": {"weapons": ["assault_cannon"], "hand": ["targeting_system"]},
        "ben": {},
    }
    assert choice(Table(seats)) == "attach targeting_system assault_cannon"


@pytest.mark.rule("frag card:extra_ammo")
def test_an_empty_weapon_is_loaded_again() -> None:
    seats: Rows = {"anna": {"weapons": ["pulse_rifle 0"], "hand": ["extra_ammo"]}, "ben": {}}
    assert choice(Table(seats)) == "attach extra_ammo pulse_rifle"


@pytest.mark.rule("frag 2.2")
def test_of_too_many_cards_the_least_useful_is_discarded() -> None:
    hand = ["automatic_miss", "cheat_codes", "disconnected", "bonus_damage", "zigged"]
    seats: Rows = {"anna": {"hand": [*hand, "phase_shift"]}, "ben": {}}
    t = Table(seats, points=0)
    t.act("anna", "done")
    assert choice(t) == "discard phase_shift"


@pytest.mark.rule("frag card:magic_bullet")
def test_a_magic_bullet_finds_a_weak_enemy_behind_a_wall() -> None:
    seats: Rows = {
        "anna": {"at": "a2", "weapons": ["assault_cannon"], "hand": ["magic_bullet"]},
        "ben": {"at": "a3", "wounds": 2},
    }
    t = Table(seats, map=CORNER, points=0)
    assert play_turn(t)[:2] == ["play magic_bullet", "attack ben assault_cannon"]


@pytest.mark.rule("frag card:phase_shift")
def test_a_weak_enemy_behind_a_wall_is_reached_through_it() -> None:
    seats: Rows = {
        "anna": {"at": "a2", "weapons": ["assault_cannon"], "hand": ["phase_shift"]},
        "ben": {"at": "a4", "wounds": 2},
    }
    done = play_turn(Table(seats, map=CORNER, points=2))
    assert done[:2] == ["play phase_shift", "step a3"]
    assert done[2] == "attack ben assault_cannon"


@pytest.mark.rule("frag card:teleportation")
def test_teleportation_brings_a_fighter_to_a_sure_frag() -> None:
    seats: Rows = {
        "anna": {"at": "a1", "weapons": ["assault_cannon"], "hand": ["teleportation"]},
        "ben": {"at": "k2", "wounds": 2},
    }
    t = Table(seats, map=WEAPON_NEARBY, phase="roll")
    assert choice(t) == "play teleportation"
    t.act("anna", "play teleportation")
    t.act("anna", choice(t))
    assert choice(t) == "attack ben assault_cannon"


@pytest.mark.rule("frag card:assume_control")
def test_who_steers_another_fighter_fires_with_it_but_not_at_the_own_one() -> None:
    seats: Rows = {
        "anna": {"at": "e5", "steered": "cleo", "weapons": ["assault_cannon"]},
        "ben": {"at": "e7"},
        "cleo": {"at": "e4", "wounds": 2},
    }
    t = Table(seats, points=0)
    assert choice(t, "cleo") == "attack ben assault_cannon"


# Occupied fields


@pytest.mark.rule("frag 5.3")
@pytest.mark.parametrize("points", [2, 3, 6])
def test_a_bot_that_lost_its_way_on_an_occupied_field_moves_on(points: int) -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c4"}}, points=points)
    t.act("anna", "step c4")
    assert choice(t) in t.options("anna")


@pytest.mark.rule("frag 5.3", "frag card:assume_control")
def test_a_steered_fighter_is_not_left_on_an_occupied_field() -> None:
    anna = {"at": "c3", "steered": "cleo"}
    t = Table({"anna": anna, "ben": {"at": "c4"}, "cleo": {"at": "a1"}}, points=4, shots=2)
    t.act("cleo", "step c4")
    assert choice(t, "cleo") in t.options("cleo")
