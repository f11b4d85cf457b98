"""Chapter 7.7 to 7.10: damage, armour, and Health that lasts for a while only."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table


def hit(ben: dict[str, Any], damage: str, defence: str, arm: str = "pistol", **more: Any) -> Table:
    """Anna has hit ben from the next field, and nobody had an answer."""
    armed = {"weapons": [arm]} if arm != "pistol" else {}
    t = Table(
        {"anna": {"at": "a1", **armed}, "ben": {"at": "a2", **ben}},
        to_hit="1 1",
        damage=damage,
        defence=defence,
        **more,
    )
    t.act("anna", f"attack ben {arm}")
    return t


# Damage (7.7)


@pytest.mark.rule("frag 7.7")
@pytest.mark.parametrize(
    ("damage", "defence", "loss"),
    [
        ("1 1", "1 1 1", 0),
        ("1 2", "1 1 1", 1),
        ("1 4", "1 1 1", 1),
        ("1 5", "1 1 1", 2),
        ("6 2", "1 1 1", 2),
    ],
)
def test_the_quotient_of_the_totals_rounded_down_is_lost(
    damage: str, defence: str, loss: int
) -> None:
    t = hit({}, damage, defence)
    total = sum(int(die) for die in damage.split())
    assert t.told("damage_rolled", "defence_rolled") == [
        f"damage_rolled anna {damage.replace(' ', ',')} {total}",
        f"defence_rolled ben 1,1,1 3 {loss}",
    ]
    assert t.told("health_lost") == ([f"health_lost ben {loss} {3 - loss}"] if loss else [])
    assert (t.health("ben"), t.wounds("ben")) == (3 - loss, loss)
    assert t.health("anna") == 3 and t.prompt == "act"


@pytest.mark.rule("frag 7.7")
@pytest.mark.parametrize(
    ("ben", "dice"),
    [
        ({"build": [1, 3, 3]}, 1),
        ({"build": [4, 1, 2]}, 4),
        ({"health": 2}, 2),
        ({"health": 1}, 1),
        ({"armour": "heavy_armor"}, 5),
        ({"surges": [1]}, 6),
        ({"surges": [1], "wounds": 4}, 2),
        ({"cheats": 1}, 6),
    ],
)
def test_the_target_defends_with_as_many_dice_as_it_has_health(
    ben: dict[str, Any], dice: int
) -> None:
    t = hit(ben, "1 1", " ".join("3" * dice))
    assert t.told("defence_rolled") == [
        f"defence_rolled ben {','.join('3' * dice)} {3 * dice} 0",
    ]


@pytest.mark.rule("frag 7.7")
def test_after_a_miss_nobody_rolls_for_damage() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "a9"}}, to_hit="1 1")
    t.act("anna", "attack ben pistol")
    assert t.told("damage_rolled", "defence_rolled") == [] and t.wounds("ben") == 0


# Extra damage (7.8)


@pytest.mark.rule("frag 7.8")
@pytest.mark.parametrize(
    ("damage", "loss"), [("1 1 1 1 1 1", 1), ("3 3 3 3 3 3", 2), ("6 5 5 5 5 6", 2)]
)
def test_extra_damage_is_added_to_whatever_the_dice_cost(damage: str, loss: int) -> None:
    t = hit({}, damage, "6 6 6", arm="missile_launcher")
    assert t.wounds("ben") == loss and t.told("health_lost") == [
        f"health_lost ben {loss} {3 - loss}"
    ]


# Armour (7.9)


@pytest.mark.rule("frag 7.9")
def test_armour_loses_its_points_first_over_several_hits() -> None:
    t = Table(
        {"anna": {"at": "a1", "build": [2, 1, 4]}, "ben": {"at": "a2", "armour": "heavy_armor"}},
        to_hit=["1 1 1 1", "1 1 1 1"],
        damage=["4 1", "6 6"],
        defence=["1 1 1 1 1", "1 1 1 1"],
    )
    t.act("anna", "attack ben pistol")
    assert (t.armour("ben"), t.health("ben"), t.wounds("ben")) == ("heavy_armor 1", 4, 0)
    assert t.told("armour_broken") == [] and t.discards("gadget") == []
    t.act("anna", "attack ben pistol")
    assert (t.armour("ben"), t.health("ben"), t.wounds("ben")) == ("", 1, 2)
    assert t.heard()[-2:] == ["armour_broken ben heavy_armor", "health_lost ben 3 1"]
    assert t.discards("gadget") == ["heavy_armor"]


@pytest.mark.rule("frag 7.9", "frag 12.5")
@pytest.mark.parametrize(
    ("armour", "damage", "left", "wounds"),
    [
        ("light_armor", "2 2", "", 0),
        ("light_armor", "6 2", "", 1),
        ("heavy_armor", "3 2", "heavy_armor 1", 0),
        ("heavy_armor", "5 5", "", 0),
        ("heavy_armor", "6 6", "", 0),
    ],
)
def test_points_are_never_taken_twice(armour: str, damage: str, left: str, wounds: int) -> None:
    dice = 4 if armour == "light_armor" else 5
    t = hit({"armour": armour}, damage, " ".join("1" * dice))
    assert (t.armour("ben"), t.wounds("ben")) == (left, wounds)
    assert t.health("ben") == 3 - wounds + (1 if left else 0)
    assert t.discards("gadget") == ([] if left else [armour])


@pytest.mark.rule("frag 7.9")
def test_a_hit_that_costs_nothing_leaves_armour_alone() -> None:
    t = hit({"armour": "light_armor"}, "1 1", "6 6 6 6")
    assert t.armour("ben") == "light_armor 1" and t.told("health_lost", "armour_broken") == []


@pytest.mark.rule("frag 7.9")
def test_new_armour_replaces_the_old_one_and_healing_refills_neither() -> None:
    t = Table(
        {
            "anna": {
                "armour": "heavy_armor",
                "pool": 1,
                "wounds": 1,
                "blood": 2,
                "hand": ["medpack", "light_armor"],
            }
        }
    )
    t.act("anna", "play medpack")
    assert (t.armour("anna"), t.health("anna")) == ("heavy_armor 1", 4)
    assert not t.may("anna", "use_blood"), "no wounds are left"
    t.act("anna", "play light_armor")
    assert (t.armour("anna"), t.health("anna")) == ("light_armor 1", 4)
    assert t.discards("gadget") == ["medpack", "heavy_armor"]


@pytest.mark.rule("frag 7.9", "frag 7.10", "frag 12.5")
def test_armour_loses_points_before_a_temporary_bonus_and_the_bonus_takes_no_wounds() -> None:
    t = hit({"armour": "light_armor", "surges": [1]}, "6 1", "1 1 1 1 1 1 1")
    assert (t.armour("ben"), t.wounds("ben"), t.health("ben")) == ("", 0, 6)
    t = hit({"surges": [1]}, "6 6", "1 1 1 1 1 1")
    assert (t.wounds("ben"), t.health("ben")) == (2, 4), "wounds, not the surge"
    assert t.s.surges[1] == (1,)


# For a while (7.10)


@pytest.mark.rule("frag 7.10", "frag 12.5")
def test_two_points_cost_heavy_armour_no_wound_but_hurt_when_a_surge_ends() -> None:
    armoured = hit({"armour": "heavy_armor"}, "5 5", "1 1 1 1 1", movement="1 1")
    surging = hit({"surges": [1]}, "6 6", "1 1 1 1 1 1", movement="1 1")
    for t in (armoured, surging):
        t.act("anna", "done")
        t.act("ben", "roll", "done")
    assert (armoured.health("ben"), surging.health("ben")) == (3, 1)


@pytest.mark.rule("frag 7.10", "frag 8.2")
def test_who_is_at_0_when_a_bonus_ends_is_fragged_and_nobody_scores() -> None:
    t = Table({"anna": {"at": "a1", "surges": [1], "wounds": 3}, "ben": {"at": "a2"}})
    t.act("anna", "done")
    assert t.heard() == ["fell anna", "turn_began ben"]
    assert t.where("anna") == "" and t.blood_on("a1") == 1
    assert (t.frags("anna"), t.frags("ben")) == (0, 0)
    assert t.hand("anna") == t.hand("ben") == [] and t.turn == "ben"


@pytest.mark.rule("frag 7.10", "frag 7.11")
def test_who_is_at_0_when_a_bonus_ends_may_still_be_healed() -> None:
    t = Table({"anna": {"at": "a1", "surges": [1], "wounds": 3, "blood": 1}, "ben": {"at": "a2"}})
    t.act("anna", "done")
    assert (t.prompt, t.asked()) == ("rescue", ["anna"])
    t.act("anna", "use_blood")
    assert (t.health("anna"), t.wounds("anna"), t.blood("anna")) == (1, 2, 0)
    assert t.turn == "ben" and t.told("saved") == ["saved anna"]


@pytest.mark.rule("frag 7.10")
def test_who_keeps_one_health_when_a_bonus_ends_lives_on() -> None:
    t = Table({"anna": {"surges": [1], "wounds": 2, "blood": 1}, "ben": {}})
    t.act("anna", "done")
    assert t.health("anna") == 1 and t.turn == "ben" and t.told("fell", "saved") == []


@pytest.mark.rule("frag 7.10")
def test_a_bonus_that_lasts_longer_goes_on_and_kills_nobody() -> None:
    t = Table({"anna": {"surges": [2], "wounds": 4, "blood": 1}, "ben": {}})
    t.act("anna", "done")
    assert t.health("anna") == 2 and t.s.surges[0] == (1,) and t.turn == "ben"


@pytest.mark.rule("frag 7.10", "frag 9.3")
def test_doubled_health_ends_like_any_bonus() -> None:
    t = Table({"anna": {"at": "a1", "cheats": 1, "wounds": 3}, "ben": {"at": "a2"}})
    assert t.health("anna") == 3
    t.act("anna", "done")
    assert t.told("fell") == ["fell anna"] and t.turn == "ben" and t.frags("ben") == 0
    t = Table({"anna": {"at": "a1", "cheats": 2, "wounds": 3}, "ben": {"at": "a2"}})
    t.act("anna", "done")
    assert t.health("anna") == 3 and t.s.cheats[0] == 1


@pytest.mark.rule("frag 7.10")
def test_the_end_of_somebody_elses_turn_ends_no_bonus_of_mine() -> None:
    t = Table({"anna": {}, "ben": {"surges": [1], "cheats": 1, "wounds": 5}})
    t.act("anna", "done")
    assert t.s.surges[1] == (1,) and t.s.cheats[1] == 1 and t.health("ben") == 4


@pytest.mark.rule("frag 7.10", "frag 2.4")
def test_weapons_beyond_the_limit_fall_when_a_bonus_ends() -> None:
    weapons = ["needler", "shotgun", "machine_gun"]
    t = Table({"anna": {"at": "a1", "surges": [1], "wounds": 2, "weapons": weapons}, "ben": {}})
    t.act("anna", "done")
    assert (t.prompt, t.asked()) == ("shed", ["anna"])
    assert t.options("anna") == ["drop needler", "drop machine_gun", "drop shotgun"]
    assert t.refused("anna", "done") == "2.4"
    t.act("anna", "drop shotgun")
    assert t.weapons("anna") == ["needler 6", "machine_gun 6"] and t.pile("a1") == ["shotgun"]
    assert t.turn == "ben"


# Multiplied first (9.3)


@pytest.mark.rule("frag 9.3")
def test_values_are_multiplied_before_anything_is_added() -> None:
    t = Table(
        {
            "anna": {
                "build": [3, 2, 2],
                "cheats": 1,
                "armour": "heavy_armor",
                "gear": ["speed_boost"],
                "surges": [1],
                "wounds": 2,
            }
        }
    )
    assert t.values("anna") == (3 * 2 + 3 + 2 - 2, 2 * 2 + 1, 2 * 2)


@pytest.mark.rule("frag 9.3")
def test_accuracy_bound_to_a_weapon_is_added_after_doubling() -> None:
    weapons = ["needler targeting_system targeting_system"]
    t = Table(
        {"anna": {"at": "a1", "cheats": 1, "weapons": weapons}, "ben": {"at": "i9"}},
        to_hit="1 1 1 1 1 1",
    )
    t.act("anna", "attack ben needler")
    assert t.told("to_hit_rolled") == ["to_hit_rolled anna 1,1,1,1,1,1 6 16"]


@pytest.mark.rule("frag 9.3", "frag 9.1")
def test_damage_dice_are_doubled_before_gadgets_add_to_them() -> None:
    t = Table(
        {
            "anna": {
                "at": "a1",
                "weapons": ["needler enhanced_damage"],
                "hand": ["bonus_damage"],
            },
            "ben": {"at": "a2"},
        },
        to_hit="1 1",
        damage="1 1 1 1 1 1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben needler", "pass", "play bonus_damage")
    assert t.told("damage_rolled") == ["damage_rolled anna 1,1,1,1,1,1,1,1 8"], "3 × 2 + 2"


# Too many weapons after a hit (2.4)


@pytest.mark.rule("frag 2.4", "frag 7.7")
def test_who_is_hurt_drops_the_weapons_it_can_no_longer_carry() -> None:
    weapons = ["needler", "shotgun", "machine_gun", "chainsaw"]
    t = hit({"at": "a2", "weapons": weapons}, "5 1", "1 1 1")
    assert (t.prompt, t.asked()) == ("shed", ["ben"])
    t.act("ben", "drop needler", "drop chainsaw")
    assert t.weapons("ben") == ["shotgun 6", "machine_gun 6"]
    assert t.pile("a2") == ["needler", "chainsaw"] and (t.prompt, t.asked()) == ("act", ["anna"])


@pytest.mark.rule("frag 2.4", "frag 7.9")
def test_who_drops_armour_may_have_to_drop_a_weapon_too() -> None:
    weapons = ["needler", "shotgun", "machine_gun"]
    anna = {"at": "c3", "health": 2, "armour": "light_armor", "weapons": weapons}
    t = Table({"anna": anna})
    t.act("anna", "drop light_armor")
    assert (t.prompt, t.asked()) == ("shed", ["anna"])
    t.act("anna", "drop needler")
    assert t.pile("c3") == ["needler", "light_armor"] and t.prompt == "act"


@pytest.mark.rule("frag 9.3", "frag 7.8")
def test_halved_dice_are_rounded_down_and_so_is_extra_damage() -> None:
    t = hit({"armour": "energy_shield"}, "1", "6 6 6 6", arm="beam_pistol")
    assert t.told("damage_rolled") == ["damage_rolled anna 1 1"], "3 / 2"
    wall = "+-+-+\n|1|2|\n| + |\n|. .|\n+---+"
    t = Table(
        {"anna": {"at": "a1", "weapons": ["missile_launcher trick_fire"]}, "ben": {"at": "b1"}},
        map=wall,
        to_hit="1 1",
        damage="1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "trick_shot ben missile_launcher")
    assert t.told("defence_rolled") == ["defence_rolled ben 6,6,6 18 0"], "half of 1 is nothing"
