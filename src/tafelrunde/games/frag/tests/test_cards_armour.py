"""Card by card: what is worn against damage, armours, coating and reflector."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

ENERGY_AT_BEN = {"at": "c3", "weapons": ["beam_pistol"]}
FLAME_AT_BEN = {"at": "c3", "weapons": ["flamethrower"]}


def worn(armour: str, **more: Any) -> dict[str, Any]:
    """A target in armour."""
    return {"at": "c5", "armour": armour, **more}


@pytest.mark.rule(
    "frag card:light_armor",
    "frag card:heavy_armor",
    "frag card:energy_shield",
    "frag card:exoskeleton",
)
@pytest.mark.parametrize(
    ("name", "pool", "speed"),
    [("light_armor", 1, 2), ("heavy_armor", 2, 2), ("energy_shield", 1, 2), ("exoskeleton", 1, 3)],
)
def test_armour_adds_its_bonus_and_takes_the_place_of_the_old_one(
    name: str, pool: int, speed: int
) -> None:
    t = Table({"anna": {"hand": [name, "light_armor"]}})
    t.act("anna", f"play {name}")
    assert t.armour("anna") == f"{name} {pool}" and t.values("anna") == (3 + pool, speed, 2)
    assert t.gear("anna") == [] and t.discards("gadget") == []
    assert t.heard() == [f"card_played anna {name}"]
    t.act("anna", "play light_armor")
    assert t.armour("anna") == "light_armor 1" and t.values("anna") == (4, 2, 2)
    assert t.discards("gadget") == [name]


@pytest.mark.rule("frag card:light_armor", "frag card:heavy_armor", "frag 7.9")
@pytest.mark.parametrize(
    ("armour", "damage", "left", "wounds"),
    [
        ("light_armor", "2 2", "", 0),
        ("light_armor", "4 4", "", 1),
        ("heavy_armor", "2 3", "heavy_armor 1", 0),
        ("heavy_armor", "5 5", "", 0),
        ("heavy_armor", "6 6", "", 0),
    ],
)
def test_armour_loses_its_points_before_the_fighter_is_wounded(
    armour: str, damage: str, left: str, wounds: int
) -> None:
    dice = "1 1 1 1" if armour == "light_armor" else "1 1 1 1 1"
    t = Table(
        {"anna": {"at": "c3"}, "ben": worn(armour)}, to_hit="1 1", damage=damage, defence=dice
    )
    t.act("anna", "attack ben pistol")
    assert t.armour("ben") == left and t.wounds("ben") == wounds
    assert t.discards("gadget") == ([] if left else [armour])
    assert t.told("armour_broken") == ([] if left else [f"armour_broken ben {armour}"])


@pytest.mark.rule("frag card:heavy_armor", "frag 7.9")
def test_what_is_left_of_the_bonus_counts_for_defence_and_is_lost_next() -> None:
    t = Table(
        {"anna": {"at": "c3", "build": [2, 1, 4]}, "ben": worn("heavy_armor")},
        to_hit=["1 1 1 1"] * 2,
        damage=["2 3", "4 5"],
        defence=["1 1 1 1 1", "1 1 1 1"],
    )
    t.act("anna", "attack ben pistol")
    assert t.armour("ben") == "heavy_armor 1" and t.health("ben") == 4
    t.act("anna", "attack ben pistol")
    assert t.armour("ben") == "" and t.wounds("ben") == 1 and t.health("ben") == 2


@pytest.mark.rule("frag card:light_armor", "frag card:heavy_armor", "frag 7.9")
def test_new_armour_comes_with_its_whole_bonus() -> None:
    t = Table({"anna": {"armour": "heavy_armor", "pool": 1, "hand": ["heavy_armor"]}})
    t.act("anna", "play heavy_armor")
    assert t.armour("anna") == "heavy_armor 2" and t.discards("gadget") == ["heavy_armor"]


@pytest.mark.rule("frag card:light_armor", "frag 2.4")
def test_who_changes_into_lighter_armour_may_have_to_drop_a_weapon() -> None:
    weapons = ["needler", "needler", "shotgun", "chainsaw", "machine_gun", "assault_cannon"]
    armed = {"at": "c3", "armour": "heavy_armor", "weapons": weapons, "hand": ["light_armor"]}
    t = Table({"anna": armed})
    t.act("anna", "play light_armor")
    assert t.prompt == "shed" and t.asked() == ["anna"]
    t.act("anna", "drop chainsaw")
    assert t.pile("c3") == ["chainsaw"] and t.prompt == "act"


# Exoskeleton


@pytest.mark.rule("frag card:exoskeleton")
def test_the_exoskeletons_speed_goes_with_it() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": worn("exoskeleton")},
        to_hit="1 1",
        damage="2 2",
        defence="1 1 1 1",
        movement="3 4",
    )
    assert t.values("ben") == (4, 3, 2)
    t.act("anna", "attack ben pistol", "done")
    assert t.values("ben") == (3, 2, 2)
    t.act("ben", "roll")
    assert t.points == 7


@pytest.mark.rule("frag card:exoskeleton", "frag 5.1", "frag 5.5")
def test_the_exoskeleton_lengthens_jumps_at_once_and_gives_a_die_in_the_next_turn() -> None:
    t = Table({"anna": {"at": "a1", "hand": ["exoskeleton"]}}, movement=["1 1", "1 2 3"])
    assert t.options("anna", "jump") == ["jump c1", "jump a3"]
    t.act("anna", "play exoskeleton")
    assert t.options("anna", "jump") == ["jump c1", "jump d1", "jump a3", "jump a4"]
    assert t.points == 6
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.points == 6


# Energy Shield


@pytest.mark.rule("frag card:energy_shield")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [("beam_pistol", 1), ("lightning_blaster", 3), ("needler", 3), ("electromagnetic_cannon", 7)],
)
def test_the_energy_shield_halves_the_dice_of_energy_weapons_only(weapon: str, dice: int) -> None:
    t = Table(
        {"anna": {"at": "c3", "weapons": [weapon]}, "ben": worn("energy_shield")},
        to_hit="1 1",
        damage=" ".join(["1"] * dice),
        defence="6 6 6 6",
    )
    t.act("anna", f"attack ben {weapon}")
    assert t.armour("ben") == "energy_shield 1"


@pytest.mark.rule("frag card:energy_shield", "frag 9.3")
def test_gadgets_are_added_after_the_shield_has_halved_the_dice() -> None:
    armed = {"at": "c3", "weapons": ["beam_pistol enhanced_damage"], "hand": ["bonus_damage"]}
    t = Table(
        {"anna": armed, "ben": worn("energy_shield")},
        to_hit="1 1",
        damage="1 1 1 1 1",
        defence="6 6 6 6",
    )
    t.act("anna", "attack ben beam_pistol", "pass", "play bonus_damage")
    assert t.told("damage_rolled") == ["damage_rolled anna 1,1,1,1,1 5"], "3·2/2+2"


@pytest.mark.rule("frag card:energy_shield")
def test_a_broken_shield_halves_nothing_any_more() -> None:
    t = Table(
        {"anna": ENERGY_AT_BEN | {"build": [2, 1, 4]}, "ben": worn("energy_shield")},
        to_hit=["1 1 1 1"] * 2,
        damage=["6", "1 1 1"],
        defence=["1 1 1 1", "6 6 6"],
    )
    t.act("anna", "attack ben beam_pistol")
    assert t.armour("ben") == "" and t.discards("gadget") == ["energy_shield"]
    t.act("anna", "attack ben beam_pistol")


@pytest.mark.rule("frag card:energy_shield")
def test_the_attackers_own_shield_helps_nobody_else() -> None:
    t = Table(
        {"anna": ENERGY_AT_BEN | {"armour": "energy_shield"}, "ben": {"at": "c5"}},
        to_hit="1 1",
        damage="1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben beam_pistol")
    assert t.health("ben") == 3


# Energy Reflector


@pytest.mark.rule("frag card:energy_reflector")
def test_the_reflector_turns_an_energy_hit_back_and_is_discarded() -> None:
    t = Table(
        {"anna": ENERGY_AT_BEN, "ben": {"at": "c5", "gear": ["energy_reflector"]}},
        to_hit="1 1",
        damage="2 2 2",
        defence="1 1 1",
    )
    t.act("anna", "attack ben beam_pistol")
    assert t.told("energy_reflected", "damage_rolled", "defence_rolled") == [
        "energy_reflected ben anna",
        "damage_rolled anna 2,2,2 6",
        "defence_rolled anna 1,1,1 3 2",
    ]
    assert (t.health("anna"), t.health("ben")) == (1, 3)
    assert t.gear("ben") == [] and t.discards("gadget") == ["energy_reflector"]
    assert t.ammo("anna", "beam_pistol") == 4 and t.prompt == "act"


@pytest.mark.rule("frag card:energy_reflector", "frag 7.12")
def test_a_frag_by_the_reflector_is_its_owners_and_ends_the_attackers_turn() -> None:
    t = Table(
        {
            "anna": ENERGY_AT_BEN | {"health": 1},
            "ben": {"at": "c5", "gear": ["energy_reflector"], "frags": 1},
        },
        to_hit="1 1",
        damage="1 1 1",
        defence="3",
        special="lag",
    )
    t.act("anna", "attack ben beam_pistol")
    assert t.told("fragged") == ["fragged anna ben 2"] and t.hand("ben") == ["lag"]
    assert t.where("anna") == "" and t.pile("c3") == ["beam_pistol"] and t.turn == "ben"


@pytest.mark.rule("frag card:energy_reflector", "frag 8.1")
def test_the_reflector_can_win_the_game() -> None:
    t = Table(
        {"anna": ENERGY_AT_BEN | {"health": 1}, "ben": {"at": "c5", "gear": ["energy_reflector"]}},
        goal=1,
        to_hit="1 1",
        damage="1 1 1",
        defence="3",
    )
    t.act("anna", "attack ben beam_pistol")
    assert t.over and t.winners == ["ben"]


@pytest.mark.rule("frag card:energy_reflector")
def test_other_weapons_and_misses_leave_the_reflector_alone() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["beam_pistol", "needler"], "build": [2, 1, 4]},
            "ben": {"at": "a6", "gear": ["energy_reflector"]},
        },
        to_hit=["1 1 1 1", "2 2 2 2"],
        damage="1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben beam_pistol", "attack ben needler")
    assert t.gear("ben") == ["energy_reflector"] and t.told("energy_reflected") == []


@pytest.mark.rule("frag card:energy_reflector")
def test_the_reflector_is_played_beside_an_armour_and_the_attackers_shield_halves_the_dice() -> (
    None
):
    t = Table(
        {
            "anna": ENERGY_AT_BEN | {"armour": "energy_shield"},
            "ben": worn("light_armor", hand=["energy_reflector"]),
        },
        turn="ben",
        movement="1 1",
        to_hit="1 1",
        damage="1",
        defence="6 6 6 6",
    )
    t.act("ben", "play energy_reflector", "done")
    assert t.gear("ben") == ["energy_reflector"] and t.armour("ben") == "light_armor 1"
    t.act("anna", "roll", "attack ben beam_pistol")
    assert t.told("damage_rolled") == ["damage_rolled anna 1 1"]


# Fireproof Coating


@pytest.mark.rule("frag card:fireproof_coating")
def test_the_coating_goes_only_over_an_armour() -> None:
    t = Table({"anna": {"hand": ["fireproof_coating", "light_armor"]}})
    assert t.refused("anna", "play fireproof_coating") == "card:fireproof_coating"
    t.act("anna", "play light_armor", "play fireproof_coating")
    assert t.gear("anna") == ["fireproof_coating"] and t.armour("anna") == "light_armor 1"


@pytest.mark.rule("frag card:fireproof_coating")
def test_flame_does_no_damage_through_the_coating() -> None:
    t = Table(
        {"anna": FLAME_AT_BEN, "ben": worn("light_armor", gear=["fireproof_coating"])},
        to_hit="1 1",
    )
    t.act("anna", "attack ben flamethrower")
    assert t.told("hit", "flame_withstood", "damage_rolled") == [
        "hit anna ben",
        "flame_withstood ben",
    ]
    assert t.health("ben") == 4 and t.gear("ben") == ["fireproof_coating"]
    assert t.ammo("anna", "flamethrower") == 5


@pytest.mark.rule("frag card:fireproof_coating")
def test_other_weapons_go_through_the_coating_and_it_is_lost_with_the_armour() -> None:
    t = Table(
        {
            "anna": FLAME_AT_BEN | {"build": [2, 1, 4]},
            "ben": worn("light_armor", gear=["fireproof_coating", "speed_boost"]),
        },
        to_hit=["1 1 1 1"] * 2,
        damage=["2 2", "1 1 1 1 1"],
        defence=["1 1 1 1", "6 6 6"],
    )
    t.act("anna", "attack ben pistol")
    assert t.armour("ben") == "" and t.gear("ben") == ["speed_boost"]
    assert t.discards("gadget") == ["light_armor", "fireproof_coating"]
    t.act("anna", "attack ben flamethrower")
    assert t.told("flame_withstood") == []


@pytest.mark.rule("frag card:fireproof_coating")
def test_the_coating_is_discarded_when_the_armour_is_changed_or_dropped() -> None:
    coated = {"at": "c3", "armour": "light_armor", "gear": ["fireproof_coating"]}
    t = Table({"anna": coated | {"hand": ["heavy_armor"]}})
    t.act("anna", "play heavy_armor")
    assert t.discards("gadget") == ["light_armor", "fireproof_coating"] and t.gear("anna") == []
    t = Table({"anna": coated})
    t.act("anna", "drop light_armor")
    assert t.discards("gadget") == ["fireproof_coating"] and t.pile("c3") == ["light_armor"]
    t = Table({"anna": coated})
    t.act("anna", "drop fireproof_coating")
    assert t.pile("c3") == ["fireproof_coating"] and t.armour("anna") == "light_armor 1"


@pytest.mark.rule("frag card:fireproof_coating")
def test_the_attackers_coating_helps_nobody_else() -> None:
    coated = {"armour": "light_armor", "gear": ["fireproof_coating"]}
    t = Table(
        {"anna": FLAME_AT_BEN | coated, "ben": {"at": "c5"}},
        to_hit="1 1",
        damage="1 1 1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben flamethrower")
    assert t.told("flame_withstood") == []


@pytest.mark.rule("frag 7.13", "frag card:fireproof_coating", "frag card:heavy_armor")
def test_everything_worn_is_discarded_when_its_fighter_is_fragged() -> None:
    gear = ["fireproof_coating", "energy_reflector", "speed_boost", "power_leap"]
    t = Table(
        {"anna": {"at": "c3"}, "ben": worn("heavy_armor", gear=gear, hand=["disconnected"])},
    )
    t.force(movement="1 1 1")
    t.act("anna", "done")
    t.act("ben", "roll", "play_on disconnected ben")
    assert t.armour("ben") == "" and t.gear("ben") == [] and t.s.pool[1] == 0
    assert sorted(t.discards("gadget")) == sorted(["heavy_armor", *gear])
    t.forget()
