"""Card by card: Bonus Damage, Cheat Codes, Cheater Cheater and Keep the Stuff."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

ONES = "1 1"
ACID = """
+-----+
|1 ~ 2|
|     |
|. . .|
+-----+
"""


# Bonus Damage


@pytest.mark.rule("frag card:bonus_damage")
def test_bonus_damage_doubles_the_dice_after_a_hit() -> None:
    anna = {"at": "c3", "weapons": ["needler"], "hand": ["bonus_damage"]}
    t = Table(
        {"anna": anna, "ben": {"at": "c5"}}, to_hit=ONES, damage="1 1 1 1 1 1", defence="6 6 6"
    )
    t.act("anna", "attack ben needler")
    assert t.prompt == "attack_answers" and t.options("anna") == ["pass"], "not before the hit"
    t.act("anna", "pass")
    assert t.prompt == "hit_answers" and t.options("anna") == ["pass", "play bonus_damage"]
    t.act("anna", "play bonus_damage")
    assert t.told("card_answered", "damage_rolled") == [
        "card_answered anna bonus_damage",
        "damage_rolled anna 1,1,1,1,1,1 6",
    ]
    assert t.ammo("anna", "needler") == 5 and t.discards("special") == ["bonus_damage"]


@pytest.mark.rule("frag card:bonus_damage")
def test_only_the_attacker_may_play_bonus_damage_and_it_may_be_kept() -> None:
    for who in ("anna", "ben", "cleo"):
        rows: dict[str, dict[str, Any]] = {"anna": {"at": "c3"}, "ben": {"at": "c5"}, "cleo": {}}
        rows[who]["hand"] = ["bonus_damage"]
        t = Table(rows, to_hit=ONES, damage=ONES, defence="6 6 6")
        t.act("anna", "attack ben pistol")
        t.act(who, "pass")
        assert t.may(who, "play bonus_damage") is (who == "anna")
        t.act(who, "pass")
        assert t.hand(who) == ["bonus_damage"] and t.told("damage_rolled")


@pytest.mark.rule("frag card:bonus_damage", "frag 9.3")
def test_a_double_shots_dice_are_added_after_doubling() -> None:
    anna = {"at": "c3", "weapons": ["needler over_under"], "hand": ["bonus_damage"]}
    t = Table(
        {"anna": anna, "ben": {"at": "c5"}},
        to_hit=ONES,
        damage="1 1 1 1 1 1 1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "double_shot ben needler", "pass", "play bonus_damage")
    assert t.ammo("anna", "needler") == 4


@pytest.mark.rule("frag card:bonus_damage", "frag card:portable_nuke")
def test_even_twenty_dice_are_rolled() -> None:
    anna = {"at": "a1", "weapons": ["portable_nuke"], "hand": ["bonus_damage"]}
    t = Table(
        {"anna": anna, "ben": {"at": "a4", "build": [4, 2, 1]}},
        to_hit="2 2",
        damage=" ".join(["1"] * 20),
        defence="5 5 5 6",
    )
    t.act("anna", "attack ben portable_nuke", "pass", "play bonus_damage")
    assert t.told("damage_rolled")[0].endswith(" 20") and t.health("ben") == 4


@pytest.mark.rule("frag card:bonus_damage", "frag card:disconnected")
def test_bonus_damage_is_lost_if_the_target_is_removed_on_top_of_it() -> None:
    rows: Rows = {"anna": {"at": "c3", "hand": ["bonus_damage"]}, "ben": {"at": "c5"}}
    t = Table(rows | {"cleo": {"hand": ["disconnected"]}}, to_hit=ONES)
    t.act("anna", "attack ben pistol", "pass")
    t.act("cleo", "pass", "pass")
    t.act("anna", "play bonus_damage")
    t.act("cleo", "play_on disconnected ben")
    assert t.told("damage_rolled", "attack_lapsed") == ["attack_lapsed anna ben"]
    assert t.discards("special") == ["disconnected", "bonus_damage"]


# Cheat Codes


def struck(ben: dict[str, Any], **forced: Any) -> Table:
    """Anna's pistol has hit ben for a loss of 2, all others have passed."""
    dice = {"to_hit": ONES, "damage": "6 6", "defence": "2 2 1"} | forced
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c5"} | ben}, **dice)
    t.act("anna", "attack ben pistol")
    t.act("ben", "pass", "pass")
    return t


@pytest.mark.rule("frag card:cheat_codes", "frag 2.9")
def test_cheat_codes_prevent_a_loss_that_is_known() -> None:
    t = struck({"hand": ["cheat_codes"]})
    assert t.prompt == "brace" and t.asked() == ["ben"]
    asked = t.game.decision(t.s, 1)
    assert asked and asked["values"] == (2,), "the loss is told"
    assert t.options("ben") == ["pass", "play cheat_codes"]
    t.act("ben", "play cheat_codes")
    assert t.health("ben") == 3 and t.told("health_lost") == [] and t.hand("ben") == []
    assert t.told("card_played") == ["card_played ben cheat_codes"]
    assert t.discards("special") == ["cheat_codes"] and t.asked() == ["anna"]


@pytest.mark.rule("frag card:cheat_codes")
def test_who_passes_keeps_the_codes_and_loses_health() -> None:
    t = struck({"hand": ["cheat_codes"]})
    t.act("ben", "pass")
    assert t.health("ben") == 1 and t.hand("ben") == ["cheat_codes"]
    assert t.told("health_lost") == ["health_lost ben 2 1"]


@pytest.mark.rule("frag card:cheat_codes", "frag 7.9")
def test_cheat_codes_spare_the_armour_too() -> None:
    ben = {"hand": ["cheat_codes"], "armour": "heavy_armor"}
    t = struck(ben, defence="1 1 1 1 1")
    t.act("ben", "play cheat_codes")
    assert t.armour("ben") == "heavy_armor 2" and t.wounds("ben") == 0


@pytest.mark.rule("frag card:cheat_codes")
def test_without_a_loss_nobody_is_asked_and_others_cannot_help() -> None:
    t = struck({"hand": ["cheat_codes"]}, damage=ONES)
    assert t.prompt == "act" and t.told("defence_rolled") == ["defence_rolled ben 2,2,1 5 0"]
    rows: Rows = {"anna": {"at": "c3"}, "ben": {"at": "c5"}, "cleo": {"hand": ["cheat_codes"]}}
    t = Table(rows, to_hit=ONES, damage="6 6", defence="2 2 1")
    t.act("anna", "attack ben pistol")
    t.act("cleo", "pass", "pass")
    assert t.prompt == "act" and t.health("ben") == 1


@pytest.mark.rule("frag card:cheat_codes")
def test_whoever_might_hold_the_codes_is_asked_and_can_play_nothing_else() -> None:
    t = struck({"hand": ["lag"]})
    assert t.prompt == "brace" and t.options("ben") == ["pass"]
    assert t.refused("ben", "play cheat_codes") == t.refused("ben", "play lag") == "2.9"


@pytest.mark.rule("frag card:cheat_codes", "frag 6.1")
def test_cheat_codes_help_against_acid() -> None:
    t = Table({"anna": {"hand": ["cheat_codes"]}}, map=ACID, acid="6 6", defence="1 1 1")
    t.act("anna", "step b1")
    assert t.prompt == "brace"
    t.act("anna", "play cheat_codes")
    assert t.health("anna") == 3 and t.points == 5 and t.turn == "anna"


@pytest.mark.rule("frag card:cheat_codes", "frag 7.10")
def test_cheat_codes_do_not_help_when_a_bonus_ends() -> None:
    t = Table({"anna": {"surges": [1], "wounds": 3, "hand": ["cheat_codes"]}})
    t.act("anna", "done")
    assert t.prompt == "rescue" and t.options("anna") == ["fall"]


# Cheater Cheater


@pytest.mark.rule("frag card:cheater_cheater", "frag 9.3")
def test_all_three_values_are_doubled_before_anything_is_added() -> None:
    anna = {"armour": "heavy_armor", "gear": ["speed_boost"], "hand": ["cheater_cheater"]}
    t = Table({"anna": anna | {"weapons": ["needler targeting_system"], "wounds": 1}})
    assert t.values("anna") == (4, 3, 2)
    t.act("anna", "play cheater_cheater")
    assert t.values("anna") == (3 * 2 + 2 - 1, 2 * 2 + 1, 2 * 2)
    assert t.attacks_left() == 2 and t.points == 6
    assert t.discards("special") == ["cheater_cheater"]
    assert t.heard() == ["card_played anna cheater_cheater"]


@pytest.mark.rule("frag card:cheater_cheater", "frag card:adrenaline_surge", "frag 9.3")
def test_a_surge_is_not_doubled() -> None:
    t = Table({"anna": {"cheats": 2, "surges": [2]}})
    assert t.values("anna") == (9, 4, 4)


@pytest.mark.rule("frag card:cheater_cheater")
def test_doubled_values_roll_more_dice_to_the_end_of_the_next_turn() -> None:
    t = Table(
        {"anna": {"at": "a1", "hand": ["cheater_cheater"]}, "ben": {"at": "a5"}},
        movement=[ONES, "1 1 1 1"],
        to_hit=["1 1 1 1", "1 1"],
        damage=[ONES] * 2,
        defence=["6 6 6", "6 6 6 6 6 6"],
    )
    t.act("anna", "play cheater_cheater", "attack ben pistol", "done")
    assert t.values("anna") == (6, 4, 4)
    t.act("ben", "roll", "step a4", "step a3", "attack anna pistol", "done")
    t.act("anna", "roll")
    assert t.points == 4 and t.values("anna") == (6, 4, 4)
    t.act("anna", "done")
    assert t.values("anna") == (3, 2, 2)


@pytest.mark.rule("frag card:cheater_cheater", "frag 7.10")
def test_wounds_stay_when_cheating_ends() -> None:
    t = Table({"anna": {"cheats": 1, "wounds": 2}, "ben": {}}, movement=ONES)
    assert t.health("anna") == 4
    t.act("anna", "done")
    assert t.health("anna") == 1 and t.wounds("anna") == 2
    t.act("ben", "roll")
    t = Table({"anna": {"at": "c3", "cheats": 1, "wounds": 3}, "ben": {}}, movement=ONES)
    t.act("anna", "done")
    assert t.where("anna") == "" and t.told("fell", "fragged") == ["fell anna"]
    assert t.blood_on("c3") == 1 and t.turn == "ben"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:cheater_cheater", "frag 7.11", "frag 2.4")
def test_when_cheating_ends_healing_may_save_and_weapons_may_be_too_many() -> None:
    weapons = ["needler", "needler", "shotgun", "chainsaw"]
    anna = {"at": "c3", "cheats": 1, "wounds": 3, "hand": ["medpack"], "weapons": weapons}
    t = Table({"anna": anna}, movement=ONES)
    t.act("anna", "done")
    assert t.prompt == "rescue" and t.options("anna") == ["fall", "play medpack"]
    t.act("anna", "play medpack")
    assert t.health("anna") == 1 and t.prompt == "shed"
    t.act("anna", "drop needler", "drop needler")
    assert t.pile("c3") == ["needler", "needler"] and t.turn == "ben"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:cheater_cheater", "frag 2.7")
def test_cheating_survives_a_frag() -> None:
    t = Table({"anna": {"hand": ["disconnected"]}, "ben": {"cheats": 1}}, respawn=3)
    t.act("anna", "play_on disconnected ben", "done")
    assert t.values("ben") == (6, 4, 4)


# Keep the Stuff


def fatal(ben: dict[str, Any], **more: Any) -> Table:
    """Anna's pistol brings ben, who has 1 Health left, to 0 or less."""
    dice = {"to_hit": ONES, "damage": ONES, "defence": "2"} | more
    anna = dice.pop("anna", {})
    t = Table({"anna": {"at": "c3"} | anna, "ben": {"at": "c5"} | ben}, **dice)
    t.act("anna", "attack ben pistol")
    t.pass_all()
    return t


@pytest.mark.rule("frag card:keep_the_stuff", "frag 7.13", "frag 7.10")
def test_who_keeps_the_stuff_when_a_bonus_ends_keeps_armour_and_all() -> None:
    anna = {"at": "c3", "surges": [1], "wounds": 4, "armour": "light_armor"}
    anna |= {"gear": ["fireproof_coating", "power_leap"], "hand": ["keep_the_stuff"]}
    t = Table({"anna": anna, "ben": {}}, movement=[ONES] * 2, respawn=3)
    t.act("anna", "done", "play keep_the_stuff", "fall")
    assert t.told("fell") == ["fell anna"] and t.blood_on("c3") == 1 and t.pile("c3") == []
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.armour("anna") == "light_armor 1" and t.values("anna") == (4, 2, 2)
    assert t.gear("anna") == ["fireproof_coating", "power_leap"] and t.discards("gadget") == []


@pytest.mark.rule("frag card:keep_the_stuff", "frag 7.13", "frag 4.2")
def test_kept_things_return_with_the_fighter_and_its_ammunition() -> None:
    ben = {"weapons": ["shotgun 2 trick_fire"], "gear": ["speed_boost"], "health": 1}
    t = fatal(ben | {"hand": ["keep_the_stuff"]}, special="lag", respawn=4, movement="1 1 1")
    assert t.prompt == "rescue" and t.options("ben") == ["fall", "play keep_the_stuff"]
    t.act("ben", "play keep_the_stuff")
    assert t.options("ben") == ["fall"] and t.told("card_played") == [
        "card_played ben keep_the_stuff"
    ]
    t.act("ben", "fall")
    assert t.told("fragged") == ["fragged ben anna 1"] and t.hand("anna") == ["lag"]
    assert t.blood_on("c5") == 1 and t.pile("c5") == [] and t.discards("gadget") == []
    assert t.row_seen_by("anna", "ben")["keeps"]
    t.act("anna", "done", "pass")
    assert t.where("ben") == "a9" and t.health("ben") == 3
    assert t.weapons("ben") == ["shotgun 2 trick_fire"] and t.gear("ben") == ["speed_boost"]
    assert not t.row_seen_by("anna", "ben")["keeps"], "it worked once"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:keep_the_stuff", "frag 7.9")
def test_armour_gained_before_the_fall_is_kept_with_what_is_left_of_it() -> None:
    t = Table(
        {"anna": {"out": True, "kept": True, "armour": "heavy_armor", "pool": 1}, "ben": {}},
        phase="start",
        respawn=3,
    )
    assert t.armour("anna") == "heavy_armor 1" and t.health("anna") == 4


@pytest.mark.rule("frag card:keep_the_stuff", "frag 7.14")
def test_blood_held_is_gone_even_so() -> None:
    ben = {"health": 1, "hand": ["keep_the_stuff"], "blood": 1}
    t = fatal(ben, damage="6 6", special="lag")
    t.act("ben", "play keep_the_stuff", "fall")
    assert t.blood("ben") == 0 and t.wounds("ben") == 0


@pytest.mark.rule("frag card:keep_the_stuff", "frag 2.4")
def test_who_returns_with_too_many_weapons_drops_the_excess() -> None:
    weapons = ["needler", "needler", "shotgun", "chainsaw", "machine_gun"]
    ben = {"at": "c5", "weapons": weapons, "surges": [1], "hand": ["keep_the_stuff"]}
    t = Table(
        {"anna": {"at": "c3", "weapons": ["assault_cannon"]}, "ben": ben},
        to_hit=ONES,
        damage="6 6 6 6 6 6",
        defence="1 1 1 1 1 1",
        special="lag",
        respawn=4,
        movement=ONES,
    )
    t.act("anna", "attack ben assault_cannon")
    t.pass_all()
    t.act("ben", "play keep_the_stuff", "fall")
    assert len(t.weapons("ben")) == 5
    t.act("anna", "done", "pass")
    assert t.prompt == "shed" and t.asked() == ["ben"], "5 weapons, but Health 3 again"
    t.act("ben", "drop shotgun")
    assert t.pile("a9") == ["shotgun"] and len(t.weapons("ben")) == 4
    t.act("ben", "roll")


@pytest.mark.rule("frag card:keep_the_stuff", "frag card:medpack")
def test_whoever_is_healed_after_all_has_spent_the_card_for_nothing() -> None:
    ben = {"health": 1, "weapons": ["needler"], "hand": ["keep_the_stuff", "medpack"]}
    t = fatal(ben)
    t.act("ben", "play keep_the_stuff", "play medpack")
    assert t.health("ben") == 1 and t.told("saved") == ["saved ben"]
    assert not t.row_seen_by("anna", "ben")["keeps"]
    assert t.discards("special") == ["keep_the_stuff"]


@pytest.mark.rule("frag card:keep_the_stuff", "frag 2.9")
def test_keep_the_stuff_has_no_other_moment() -> None:
    t = Table({"anna": {"hand": ["keep_the_stuff", "disconnected"], "weapons": ["needler"]}})
    assert t.refused("anna", "play keep_the_stuff") == "card:keep_the_stuff"
    t.act("anna", "play_on disconnected anna")
    assert t.weapons("anna") == [] and t.pile("a1") == ["needler"], "removed, not at 0 Health"
    t.forget()
