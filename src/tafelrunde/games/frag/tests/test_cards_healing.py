"""Card by card: Medpack, Enhanced Medpack and Adrenaline Surge, in the own turn and as answers."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table

ONES = "1 1 1"


@pytest.mark.rule("frag card:medpack")
def test_a_medpack_gives_back_one_health() -> None:
    t = Table({"anna": {"wounds": 2, "hand": ["medpack", "medpack"]}})
    t.act("anna", "play medpack")
    assert t.wounds("anna") == 1 and t.health("anna") == 2
    assert t.heard() == ["card_played anna medpack", "healed anna 1"]
    assert t.hand("anna") == ["medpack"] and t.discards("gadget") == ["medpack"]


@pytest.mark.rule("frag card:medpack", "frag card:enhanced_medpack")
def test_medpacks_are_not_offered_to_the_unhurt() -> None:
    t = Table({"anna": {"hand": ["medpack", "enhanced_medpack"], "blood": 1}})
    assert t.options("anna", "play") == [] and t.options("anna", "use_blood") == []
    assert t.refused("anna", "play medpack") == "card:medpack"
    assert t.refused("anna", "play enhanced_medpack") == "card:enhanced_medpack"


@pytest.mark.rule("frag card:medpack", "frag card:enhanced_medpack", "frag 7.9")
def test_healing_never_fills_up_armour() -> None:
    seats = {"armour": "heavy_armor", "pool": 1, "hand": ["medpack", "enhanced_medpack"]}
    t = Table({"anna": seats})
    assert t.options("anna", "play") == [] and t.health("anna") == 4


@pytest.mark.rule("frag card:enhanced_medpack")
@pytest.mark.parametrize(("wounds", "healed"), [(1, 1), (2, 2), (3, 2)])
def test_an_enhanced_medpack_gives_back_two_but_never_more_than_was_lost(
    wounds: int, healed: int
) -> None:
    t = Table({"anna": {"build": [4, 2, 1], "wounds": wounds, "hand": ["enhanced_medpack"]}})
    t.act("anna", "play enhanced_medpack")
    assert t.wounds("anna") == wounds - healed
    assert t.told("healed") == [f"healed anna {healed}"]
    assert t.discards("gadget") == ["enhanced_medpack"] and t.hand("anna") == []


@pytest.mark.rule("frag card:medpack", "frag card:enhanced_medpack", "frag 2.9")
def test_the_target_of_a_hit_may_heal_before_damage_is_rolled() -> None:
    hand = ["medpack", "enhanced_medpack", "light_armor", "personal_teleporter"]
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c5", "health": 1, "hand": hand, "blood": 1}},
        to_hit="1 1",
        damage="1 1",
        defence=ONES,
    )
    t.act("anna", "attack ben pistol")
    assert t.options("ben") == ["pass", "play personal_teleporter"], "healing comes after the hit"
    t.act("ben", "pass")
    assert t.prompt == "hit_answers" and t.asked() == ["ben"]
    assert t.options("ben") == ["pass", "use_blood", "play medpack", "play enhanced_medpack"]
    t.act("ben", "play medpack", "use_blood")
    assert t.options("ben") == ["pass"], "no wound is left"
    t.act("ben", "pass")
    assert t.health("ben") == 3 and t.blood("ben") == 0
    assert t.told("healed") == ["healed ben 1"] * 2


@pytest.mark.rule("frag card:medpack", "frag 2.9")
def test_only_the_target_may_heal_after_a_hit() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "wounds": 1, "hand": ["medpack"]},
            "ben": {"at": "c5", "blood": 1},
            "cleo": {"wounds": 1, "hand": ["medpack"], "blood": 1},
        },
        to_hit="1 1",
        damage="1 1",
        defence=ONES,
    )
    t.act("anna", "attack ben pistol")
    assert t.prompt == "act" and t.told("hit", "defence_rolled") == [
        "hit anna ben",
        "defence_rolled ben 1,1,1 3 0",
    ]


@pytest.mark.rule("frag card:medpack", "frag card:enhanced_medpack", "frag 7.11")
def test_medpacks_together_may_save_a_fighter_at_minus_one() -> None:
    hand = ["medpack", "enhanced_medpack"]
    t = Table(
        {
            "anna": {"at": "c3", "weapons": ["machine_gun"]},
            "ben": {"at": "c5", "health": 2, "hand": hand, "blood": 1},
        },
        to_hit="1 1",
        damage="6 6 6 6",
        defence="4 4",
    )
    t.act("anna", "attack ben machine_gun")
    t.act("ben", "pass", "pass")
    assert t.told("health_lost") == ["health_lost ben 3 0"] and t.prompt == "rescue"
    assert t.options("ben") == ["fall", "use_blood", "play medpack", "play enhanced_medpack"]
    t.act("ben", "play medpack")
    assert t.prompt == "rescue" and t.told("saved") == []
    t.act("ben", "play enhanced_medpack")
    assert t.health("ben") == 2 and t.told("saved") == ["saved ben"] and t.blood("ben") == 1
    assert t.frags("anna") == 0 and t.prompt == "act" and t.asked() == ["anna"]


@pytest.mark.rule("frag card:medpack", "frag 7.11")
def test_a_medpack_that_cannot_bring_back_one_health_is_not_offered() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "weapons": ["machine_gun"]},
            "ben": {"at": "c5", "health": 2, "hand": ["medpack"]},
        },
        to_hit="1 1",
        damage="6 6 6 6",
        defence="4 4",
        special="lag",
    )
    t.act("anna", "attack ben machine_gun")
    t.act("ben", "pass", "pass")
    assert t.prompt == "rescue" and t.options("ben") == ["fall"]
    assert t.refused("ben", "play medpack") == "7.11"
    t.act("ben", "fall")
    assert t.told("fragged") == ["fragged ben anna 1"] and t.hand("ben") == ["medpack"]


# Adrenaline Surge


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.10")
def test_a_surge_of_the_own_turn_lasts_to_the_end_of_the_next_one() -> None:
    t = Table(
        {"anna": {"at": "c3", "hand": ["adrenaline_surge"]}},
        movement=["1 1"] * 3,
    )
    t.act("anna", "play adrenaline_surge")
    assert t.heard() == ["card_played anna adrenaline_surge", "surged anna"]
    assert t.values("anna") == (6, 2, 2) and t.discards("gadget") == ["adrenaline_surge"]
    t.act("anna", "done")
    assert t.health("anna") == 6
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.health("anna") == 6
    t.act("anna", "done")
    assert t.health("anna") == 3
    t.act("ben", "roll")


@pytest.mark.rule("frag card:adrenaline_surge", "frag 2.9")
def test_a_surge_as_an_answer_to_a_hit_lasts_to_the_end_of_the_coming_turn() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c5", "hand": ["adrenaline_surge"]}},
        to_hit="1 1",
        damage="6 6",
        defence="1 1 1 1 1 1",
        movement="1 1",
    )
    t.act("anna", "attack ben pistol")
    assert t.options("ben") == ["pass"]
    t.act("ben", "pass")
    assert t.options("ben") == ["pass", "play adrenaline_surge"], "also unhurt"
    t.act("ben", "play adrenaline_surge")
    assert t.health("ben") == 4 and t.wounds("ben") == 2
    t.act("anna", "done")
    assert t.health("ben") == 4
    t.act("ben", "roll", "done")
    assert t.health("ben") == 1 and t.wounds("ben") == 2


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.11")
def test_a_surge_saves_a_fighter_at_minus_two_but_not_lower() -> None:
    for defence, saved in (("2", True), ("1", False)):
        t = Table(
            {
                "anna": {"at": "c3", "weapons": ["needler"]},
                "ben": {"at": "c5", "health": 1, "hand": ["adrenaline_surge"]},
            },
            to_hit="1 1",
            damage="2 2 2" if saved else "2 1 1",
            defence=defence,
        )
        t.act("anna", "attack ben needler")
        t.act("ben", "pass", "pass")
        assert t.told("health_lost") == [f"health_lost ben {3 if saved else 4} 0"]
        assert t.may("ben", "play adrenaline_surge") is saved
        if saved:
            t.act("ben", "play adrenaline_surge")
            assert t.health("ben") == 1 and t.told("saved") == ["saved ben"]


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.10")
def test_when_a_surge_ends_wounds_may_be_fatal_and_nobody_scores() -> None:
    t = Table(
        {"anna": {"at": "c3", "surges": [1], "wounds": 3, "weapons": ["needler 2"]}},
        movement="1 1",
    )
    assert t.health("anna") == 3
    t.act("anna", "done")
    assert t.where("anna") == "" and t.blood_on("c3") == 1 and t.pile("c3") == ["needler"]
    assert t.told("fell", "fragged", "turn_began") == ["fell anna", "turn_began ben"]
    assert t.frags("ben") == 0 and t.hand("ben") == []
    t.act("ben", "roll")


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.10", "frag 7.11")
def test_a_new_surge_may_save_from_the_end_of_the_old_one_and_lasts_another_turn() -> None:
    t = Table(
        {"anna": {"surges": [1], "wounds": 3, "hand": ["adrenaline_surge"]}},
        movement=["1 1"] * 2,
    )
    t.act("anna", "done")
    assert t.prompt == "rescue" and t.options("anna") == ["fall", "play adrenaline_surge"]
    t.act("anna", "play adrenaline_surge")
    assert t.health("anna") == 3 and t.turn == "ben"
    t.act("ben", "roll", "done")
    t.act("anna", "roll")
    assert t.health("anna") == 3
    t.act("anna", "done")
    assert t.where("anna") == "" and t.turn == "ben"


@pytest.mark.rule("frag card:adrenaline_surge")
def test_several_surges_add_up_and_end_each_at_its_own_time() -> None:
    t = Table({"anna": {"surges": [1], "hand": ["adrenaline_surge"] * 2}}, movement="1 1")
    t.act("anna", "play adrenaline_surge", "play adrenaline_surge")
    assert t.health("anna") == 12
    t.act("anna", "done")
    assert t.health("anna") == 9 and t.row_seen_by("ben", "anna")["surges"] == [1, 1]
    t.act("ben", "roll")


@pytest.mark.rule("frag card:adrenaline_surge", "frag 2.4")
def test_when_a_surge_ends_weapons_beyond_the_limit_are_dropped() -> None:
    weapons = ["needler", "needler", "shotgun", "chainsaw", "machine_gun"]
    t = Table({"anna": {"at": "c3", "surges": [1], "weapons": weapons}}, movement="1 1")
    t.act("anna", "done")
    assert t.prompt == "shed" and t.asked() == ["anna"] and t.turn == "anna"
    assert t.refused("anna", "drop pulse_rifle") == "2.4"
    t.act("anna", "drop shotgun")
    assert t.pile("c3") == ["shotgun"] and t.turn == "ben" and t.prompt == "set_off_choice"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.13")
def test_a_surge_ends_with_the_fighter() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c5", "health": 1, "surges": [1]}},
        to_hit="1 1",
        damage="6 6",
        defence="3",
        special="lag",
        respawn=1,
        movement="1 1",
    )
    t.act("anna", "attack ben pistol")
    assert t.told("health_lost") == ["health_lost ben 4 0"] and t.where("ben") == ""
    t.act("anna", "done", "pass")
    assert t.health("ben") == 3 and t.wounds("ben") == 0
    t.act("ben", "roll")


@pytest.mark.rule("frag card:medpack", "frag card:adrenaline_surge")
def test_a_medpack_heals_what_was_lost_while_a_surge_lasts() -> None:
    t = Table({"anna": {"surges": [2], "wounds": 4, "hand": ["medpack", "enhanced_medpack"]}})
    t.act("anna", "play enhanced_medpack", "play medpack")
    assert t.wounds("anna") == 1 and t.health("anna") == 5
