"""Card by card: gadgets that go on a weapon, and Extra Ammo."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

# A wall between the rows 2 and 3, open only at its eastern end: anna at c3 sees nobody beyond.
WALL = """
+---------+
|1 . . . 2|
|         |
|. . . . .|
+-------+ |
|. . . . .|
|         |
|3 . . . 4|
+---------+
"""
SIX = "6 6 6"


def armed(*weapons: str, **more: Any) -> dict[str, Any]:
    """A fighter at c3 with these weapons."""
    return {"at": "c3", "weapons": list(weapons), **more}


# Extra Ammo


@pytest.mark.rule("frag card:extra_ammo")
def test_extra_ammo_loads_one_weapon_fully_and_is_discarded() -> None:
    t = Table({"anna": armed("needler 0 targeting_system", "shotgun 5", hand=["extra_ammo"])})
    assert t.options("anna", "attach") == ["attach extra_ammo needler", "attach extra_ammo shotgun"]
    t.act("anna", "attach extra_ammo needler")
    assert t.weapons("anna") == ["needler 6 targeting_system", "shotgun 5"]
    assert t.discards("gadget") == ["extra_ammo"] and t.hand("anna") == []
    assert t.heard() == ["card_played anna extra_ammo", "gadget_attached anna extra_ammo needler"]


@pytest.mark.rule("frag card:extra_ammo")
def test_extra_ammo_needs_a_weapon_in_play_that_is_not_full() -> None:
    hand = ["extra_ammo", "beam_pistol"]
    t = Table({"anna": armed("needler", "chainsaw", hand=hand), "ben": armed("needler 1", at="a9")})
    assert t.options("anna", "attach") == []
    assert t.refused("anna", "attach extra_ammo needler") == "2.9"


@pytest.mark.rule("frag card:extra_ammo", "frag 7.4")
def test_of_two_weapons_of_a_kind_extra_ammo_loads_the_emptier_one() -> None:
    t = Table({"anna": armed("needler 2 trick_fire", "needler 1", hand=["extra_ammo"])})
    t.act("anna", "attach extra_ammo needler")
    assert t.weapons("anna") == ["needler 2 trick_fire", "needler 6"]


# Targeting System


@pytest.mark.rule("frag card:targeting_system", "frag 7.6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_targeting_systems_add_dice_to_hit_with_their_weapon_only(number: int) -> None:
    hand = ["targeting_system"] * number
    t = Table(
        {"anna": armed("needler", build=[2, 1, 4], hand=hand), "ben": {"at": "c5"}},
        to_hit=[" ".join(["1"] * (4 + number)), "1 1 1 1"],
        damage=["1 1 1", "1 1"],
        defence=[SIX] * 2,
    )
    t.act("anna", *["attach targeting_system needler"] * number)
    assert t.weapons("anna") == [" ".join(["needler 6"] + ["targeting_system"] * number)]
    assert t.values("anna") == (2, 1, 4) and t.discards("gadget") == []
    t.act("anna", "attack ben needler", "attack ben pistol")


@pytest.mark.rule("frag card:targeting_system", "frag 7.1")
def test_targeting_gives_an_attack_more_with_that_weapon_when_half_of_it_rounds_up() -> None:
    t = Table(
        {"anna": armed("needler targeting_system"), "ben": {"at": "c5"}},
        to_hit=["1 1 1", "1 1"],
        damage=["1 1 1", "1 1"],
        defence=[SIX] * 2,
    )
    t.act("anna", "attack ben needler")
    assert t.attacks_left() == 1, "the needler's own attack went first"
    t.act("anna", "attack ben pistol")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == []
    assert t.refused("anna", "attack ben needler") == "7.1"


@pytest.mark.rule("frag card:targeting_system", "frag 7.1")
def test_after_all_other_attacks_the_weapons_own_attack_is_left() -> None:
    t = Table(
        {"anna": armed("needler targeting_system", "shotgun"), "ben": {"at": "c5"}},
        to_hit=["1 1", "1 1 1"],
        damage=["1 1", "1 1 1"],
        defence=[SIX] * 2,
    )
    t.act("anna", "attack ben pistol")
    assert t.options("anna", "attack") == ["attack ben needler"]
    t.act("anna", "attack ben needler")
    assert t.options("anna", "attack") == []


@pytest.mark.rule("frag card:targeting_system", "frag 7.1")
def test_targeting_gives_no_attack_more_from_three_to_four() -> None:
    t = Table({"anna": armed("needler targeting_system", build=[3, 1, 3])}, shots=2)
    assert t.options("anna", "attack") == []


@pytest.mark.rule("frag card:targeting_system", "frag 7.4")
def test_of_two_weapons_a_new_gadget_goes_on_the_one_that_carries_more() -> None:
    weapons = ("needler", "needler 2 trick_fire", "needler")
    t = Table({"anna": armed(*weapons, hand=["targeting_system", "trick_fire"])})
    t.act("anna", "attach targeting_system needler", "attach trick_fire needler")
    assert t.weapons("anna") == [
        "needler 6 trick_fire",
        "needler 2 trick_fire targeting_system",
        "needler 6",
    ]


@pytest.mark.rule("frag card:targeting_system")
def test_gadgets_for_weapons_go_neither_on_the_pistol_nor_on_a_weapon_in_hand() -> None:
    hand = ["targeting_system", "enhanced_damage", "trick_fire", "rapid_fire", "over_under"]
    t = Table({"anna": {"hand": [*hand, "needler"]}})
    assert t.options("anna", "attach") == []
    t.act("anna", "play needler")
    assert t.options("anna", "attach") == [
        "attach targeting_system needler",
        "attach enhanced_damage needler",
        "attach over_under needler",
        "attach trick_fire needler",
        "attach rapid_fire needler",
    ]


# Enhanced Damage


@pytest.mark.rule("frag card:enhanced_damage")
@pytest.mark.parametrize("number", [1, 2])
def test_enhanced_damage_adds_two_dice_each(number: int) -> None:
    t = Table(
        {"anna": armed("needler", hand=["enhanced_damage"] * number), "ben": {"at": "c5"}},
        to_hit="1 1",
        damage=" ".join(["1"] * (3 + 2 * number)),
        defence=SIX,
    )
    t.act("anna", *["attach enhanced_damage needler"] * number, "attack ben needler")
    assert t.weapons("anna") == [" ".join(["needler 5"] + ["enhanced_damage"] * number)]


@pytest.mark.rule("frag card:enhanced_damage", "frag card:bonus_damage", "frag 9.3")
def test_enhanced_damage_is_added_after_doubling() -> None:
    hand = ["bonus_damage"]
    t = Table(
        {"anna": armed("needler enhanced_damage", hand=hand), "ben": {"at": "c5"}},
        to_hit="1 1",
        damage="1 1 1 1 1 1 1 1",
        defence=SIX,
    )
    t.act("anna", "attack ben needler", "pass", "play bonus_damage")
    assert t.told("damage_rolled") == ["damage_rolled anna 1,1,1,1,1,1,1,1 8"]


# Over/Under


@pytest.mark.rule("frag card:over_under")
def test_a_double_shot_costs_two_and_rolls_three_dice_more() -> None:
    t = Table(
        {"anna": armed("needler 3", hand=["over_under"]), "ben": {"at": "c5"}},
        to_hit="1 1",
        damage="1 1 1 1 1 1",
        defence=SIX,
    )
    t.act("anna", "attach over_under needler")
    assert t.options("anna", "attack") == ["attack ben pistol", "attack ben needler"]
    assert t.options("anna", "double_shot") == ["double_shot ben needler"]
    t.act("anna", "double_shot ben needler")
    assert t.ammo("anna", "needler") == 1 and t.attacks_left() == 0
    assert t.told("attack_announced") == ["attack_announced anna ben needler double 2"]


@pytest.mark.rule("frag card:over_under")
def test_over_under_leaves_the_single_shot_as_it_was() -> None:
    t = Table(
        {"anna": armed("needler 2 over_under", build=[2, 1, 4]), "ben": {"at": "c5"}},
        to_hit="1 1 1 1",
        damage="1 1 1",
        defence=SIX,
    )
    t.act("anna", "attack ben needler")
    assert t.ammo("anna", "needler") == 1
    assert t.may("anna", "attack ben needler"), "one shot is left"
    assert t.options("anna", "double_shot") == []


@pytest.mark.rule("frag card:over_under")
def test_two_ammunition_are_just_enough_for_a_double_shot_and_a_miss_costs_both() -> None:
    t = Table({"anna": armed("needler 2 over_under", at="a1"), "ben": {"at": "a9"}}, to_hit="1 1")
    t.act("anna", "double_shot ben needler")
    assert t.told("missed") == ["missed anna ben"] and t.ammo("anna", "needler") == 0


@pytest.mark.rule("frag card:over_under")
def test_over_under_goes_only_on_weapons_that_need_ammunition_and_only_once() -> None:
    t = Table({"anna": armed("chainsaw", "needler over_under", "shotgun", hand=["over_under"])})
    assert t.options("anna", "attach") == ["attach over_under shotgun"]
    assert t.refused("anna", "attach over_under chainsaw") == "2.9"


# Trick Fire


@pytest.mark.rule("frag card:trick_fire")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [("needler", 1), ("machine_gun", 2), ("electromagnetic_cannon", 3), ("pulse_rifle", 2)],
)
def test_a_trick_shot_needs_no_sight_and_rolls_half_the_dice(weapon: str, dice: int) -> None:
    t = Table(
        {"anna": armed(weapon, "shotgun", hand=["trick_fire"]), "ben": {"at": "c2"}},
        map=WALL,
        to_hit="1 1",
        damage=" ".join(["1"] * dice),
        defence=SIX,
    )
    assert t.options("anna", "attack") == [] and t.options("anna", "trick_shot") == []
    t.act("anna", f"attach trick_fire {weapon}")
    assert t.options("anna", "attack") == []
    assert t.options("anna", "trick_shot") == [f"trick_shot ben {weapon}"]
    t.act("anna", f"trick_shot ben {weapon}")
    assert t.told("attack_announced") == [f"attack_announced anna ben {weapon} trick 1"]
    assert t.told("to_hit_rolled") == ["to_hit_rolled anna 1,1 2 1"] and t.attacks_left() == 0


@pytest.mark.rule("frag card:trick_fire")
def test_a_trick_shot_pays_one_and_must_still_hit() -> None:
    t = Table(
        {"anna": armed("needler trick_fire", at="a4"), "ben": {"at": "e1"}}, map=WALL, to_hit="3 3"
    )
    t.act("anna", "trick_shot ben needler")
    assert t.told("to_hit_rolled", "missed") == ["to_hit_rolled anna 3,3 6 7", "missed anna ben"]
    assert t.ammo("anna", "needler") == 5


@pytest.mark.rule("frag card:trick_fire")
def test_who_is_seen_is_attacked_as_usual_and_gets_no_trick_shot() -> None:
    t = Table(
        {"anna": armed("needler trick_fire"), "ben": {"at": "c4"}, "cleo": {"at": "c1"}},
        map=WALL,
        to_hit="1 1",
        damage="1 1 1",
        defence=SIX,
    )
    assert t.options("anna", "trick_shot") == ["trick_shot cleo needler"]
    t.act("anna", "attack ben needler")


@pytest.mark.rule("frag card:trick_fire", "frag card:missile_launcher")
def test_half_of_one_extra_damage_is_none() -> None:
    t = Table(
        {"anna": armed("missile_launcher trick_fire"), "ben": {"at": "c2"}},
        map=WALL,
        to_hit="1 1",
        damage="1 1 1",
        defence=SIX,
    )
    t.act("anna", "trick_shot ben missile_launcher")
    assert t.told("defence_rolled") == ["defence_rolled ben 6,6,6 18 0"] and t.health("ben") == 3


@pytest.mark.rule("frag card:trick_fire", "frag card:flamethrower", "frag card:chainsaw")
def test_a_trick_shot_reaches_no_further_than_its_weapon() -> None:
    weapons = ("flamethrower trick_fire", "chainsaw trick_fire")
    t = Table(
        {"anna": armed(*weapons), "ben": {"at": "c2"}, "cleo": {"at": "e1"}, "dora": {"at": "a1"}},
        map=WALL,
    )
    assert t.options("anna", "trick_shot") == [
        "trick_shot ben flamethrower",
        "trick_shot ben chainsaw",
        "trick_shot cleo flamethrower",
        "trick_shot dora flamethrower",
    ]
    t = Table({"anna": armed(*weapons, at="b4"), "ben": {"at": "e2"}}, map=WALL)
    assert t.options("anna", "trick_shot") == [], "distance 5"


@pytest.mark.rule("frag card:trick_fire", "frag 9.3")
def test_a_trick_shot_is_doubled_first_then_halved_then_added_to() -> None:
    t = Table(
        {"anna": armed("needler trick_fire enhanced_damage", hand=["bonus_damage"])}
        | {"ben": {"at": "c2"}},
        map=WALL,
        to_hit="1 1",
        damage="1 1 1 1 1",
        defence=SIX,
    )
    t.act("anna", "trick_shot ben needler", "pass", "play bonus_damage")
    assert t.told("damage_rolled") == ["damage_rolled anna 1,1,1,1,1 5"], "3·2/2+2"


@pytest.mark.rule("frag card:trick_fire", "frag card:over_under")
def test_a_double_shot_is_no_trick_shot() -> None:
    t = Table({"anna": armed("needler trick_fire over_under"), "ben": {"at": "c2"}}, map=WALL)
    assert t.options("anna", "double_shot") == []
    assert t.options("anna", "trick_shot") == ["trick_shot ben needler"]


# Rapid Fire


@pytest.mark.rule("frag card:rapid_fire")
def test_rapid_fire_gives_one_attack_more_with_this_weapon_only() -> None:
    t = Table(
        {"anna": armed("needler", "shotgun", hand=["rapid_fire"]), "ben": {"at": "c5"}},
        to_hit=["1 1"] * 2,
        damage=["1 1 1 1 1", "1 1 1"],
        defence=[SIX] * 2,
    )
    t.act("anna", "attach rapid_fire needler", "attack ben shotgun")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == ["attack ben needler"]
    t.act("anna", "attack ben needler")
    assert t.options("anna", "attack") == []
    assert t.weapons("anna") == ["needler 5 rapid_fire", "shotgun 5"]


@pytest.mark.rule("frag card:rapid_fire", "frag card:targeting_system", "frag 7.1")
def test_rapid_fire_and_targeting_add_up() -> None:
    weapon = "needler rapid_fire targeting_system"
    t = Table(
        {"anna": armed(weapon), "ben": {"at": "c5"}},
        to_hit=["1 1 1"] * 3,
        damage=["1 1 1"] * 3,
        defence=[SIX] * 3,
    )
    t.act("anna", *["attack ben needler"] * 3)
    assert t.ammo("anna", "needler") == 3 and t.options("anna", "attack") == []


@pytest.mark.rule("frag card:rapid_fire")
def test_rapid_fire_works_anew_in_each_turn() -> None:
    seats = {"anna": armed("needler 4 rapid_fire"), "ben": {"at": "c5"}}
    t = Table(
        seats,
        shots=1,
        extras=["needler"],
        movement=["1 1"] * 2,
        to_hit="1 1",
        damage="1 1 1",
        defence=SIX,
    )
    assert t.options("anna", "attack") == []
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll", "attack ben needler")
    assert t.attacks_left() == 1


# Leaving play


@pytest.mark.rule("frag 7.13", "frag card:rapid_fire", "frag card:enhanced_damage")
def test_attachments_are_discarded_when_their_weapon_leaves_play() -> None:
    weapon = "needler rapid_fire enhanced_damage targeting_system targeting_system"
    t = Table({"anna": armed(weapon, "shotgun trick_fire")})
    t.act("anna", "drop needler")
    assert t.pile("c3") == ["needler"] and t.weapons("anna") == ["shotgun 6 trick_fire"]
    gone = ["targeting_system", "targeting_system", "enhanced_damage", "rapid_fire"]
    assert t.discards("gadget") == gone
    t = Table(
        {"anna": armed(weapon, "shotgun trick_fire", health=1), "ben": {"at": "c5"}},
        turn="ben",
        to_hit="1 1",
        damage="1 1",
        defence="1",
        special="lag",
    )
    t.act("ben", "attack anna pistol")
    assert t.discards("gadget") == [*gone[:3], "trick_fire", "rapid_fire"]
    assert t.pile("c3") == ["needler", "shotgun"]


@pytest.mark.rule("frag 7.16", "frag card:over_under")
def test_an_attachment_can_not_be_dropped_alone() -> None:
    t = Table({"anna": armed("needler over_under")})
    assert t.options("anna", "drop") == ["drop needler"]
    assert t.refused("anna", "drop over_under") == "7.16"
