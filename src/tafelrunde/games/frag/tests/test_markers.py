"""Chapter 7.14 and 7.16: what lies on the floor, who may take it, and what is dropped."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table


def beside(anna: dict[str, Any] | None = None, **written: Any) -> Table:
    """Anna stands on c3, one step from whatever lies on c4."""
    return Table({"anna": {"at": "c3", **(anna or {})}, "ben": {"at": "i9"}}, **written)


def next_round(t: Table) -> None:
    """Anna is done, ben does nothing, and anna has 12 points."""
    t.force(movement=["1 1", "6 6"])
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll")


# Picking up (7.14)


@pytest.mark.rule("frag 7.14")
def test_who_enters_may_take_one_of_the_two_markers_not_both() -> None:
    t = beside(blood=["c4"], piles={"c4": ["needler", "shotgun"]})
    assert t.options("anna", "take") == [] == t.options("anna", "take_blood")
    t.act("anna", "step c4")
    assert t.options("anna", "take") == ["take needler", "take shotgun"]
    assert t.options("anna", "take_blood") == ["take_blood"]
    t.act("anna", "take shotgun")
    assert t.hand("anna") == ["shotgun"] and t.pile("c4") == ["needler"]
    assert t.told("card_taken", "card_drawn") == ["card_taken anna shotgun"]
    assert t.options("anna", "take") == [] == t.options("anna", "take_blood")
    assert t.refused("anna", "take_blood") == "7.14" == t.refused("anna", "take needler")
    assert t.blood_on("c4") == 1 and t.blood("anna") == 0 and t.points == 5


@pytest.mark.rule("frag 7.14")
def test_a_second_entry_may_take_the_blood_but_no_second_card() -> None:
    t = beside(blood=["c4"], piles={"c4": ["needler", "shotgun"]})
    t.act("anna", "step c4", "take needler", "step c5", "step c4")
    assert t.options("anna", "take") == [] and t.refused("anna", "take shotgun") == "7.14"
    t.act("anna", "take_blood")
    assert t.told("blood_taken") == ["blood_taken anna"]
    assert t.blood("anna") == 1 and t.blood_on("c4") == 0 and t.pile("c4") == ["shotgun"]
    assert t.options("anna", "take_blood") == []


@pytest.mark.rule("frag 7.14")
def test_a_second_entry_may_take_the_card_after_the_blood() -> None:
    t = beside(blood=["c4", "c4"], piles={"c4": ["needler"]})
    t.act("anna", "step c4", "take_blood")
    assert t.options("anna", "take_blood") == [], "one marker for each entry"
    t.act("anna", "step c5", "step c4", "take needler")
    assert t.hand("anna") == ["needler"] and t.blood("anna") == 1 and t.blood_on("c4") == 1
    t.act("anna", "step c5", "step c4", "take_blood")
    assert t.blood("anna") == 2 and t.blood_on("c4") == 0


@pytest.mark.rule("frag 7.14")
def test_a_pile_is_closed_for_this_turn_only_and_only_on_its_field() -> None:
    t = beside(piles={"c4": ["needler", "needler"], "c5": ["shotgun"]})
    t.act("anna", "step c4", "take needler", "step c5")
    assert t.options("anna", "take") == ["take shotgun"], "another field, another pile"
    next_round(t)
    assert t.options("anna", "take") == [], "the entry was in another turn"
    t.act("anna", "step c4")
    assert t.options("anna", "take") == ["take needler"]
    t.act("anna", "take needler")
    assert t.pile("c4") == [] and len(t.s.piles) == 1, "an empty pile has no marker"


@pytest.mark.rule("frag 7.14")
def test_an_entry_gives_nothing_once_the_field_is_left() -> None:
    t = beside(blood=["c4", "c6"])
    t.act("anna", "step c4", "step c5")
    assert t.options("anna", "take_blood") == []
    assert t.refused("anna", "take_blood") == "7.14"


@pytest.mark.rule("frag 7.14")
def test_what_falls_where_one_stands_is_not_entered() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "i9"}}, blood=["c3"], piles={"c3": ["needler"]})
    assert t.options("anna", "take") == [] == t.options("anna", "take_blood")
    t.act("anna", "step c4", "step c3")
    assert t.may("anna", "take needler") and t.may("anna", "take_blood")


@pytest.mark.rule("frag 7.14", "frag 5.5")
def test_landing_by_a_jump_is_entering_and_jumping_over_is_not() -> None:
    t = beside(blood=["c4", "c5"])
    t.act("anna", "jump c5", "take_blood")
    assert t.blood_on("c4") == 1 and t.blood("anna") == 1 and t.points == 2


@pytest.mark.rule("frag 7.14", "frag 4.3")
def test_being_bumped_or_respawning_is_not_entering() -> None:
    t = Table(
        {"anna": {"out": True}, "ben": {"at": "i9"}},
        phase="start",
        blood=["a1"],
        respawn=1,
        movement="1 1",
    )
    t.act("anna", "roll")
    assert t.where("anna") == "a1" and t.options("anna", "take_blood") == []


@pytest.mark.rule("frag 7.14", "frag 5.3")
def test_nothing_is_taken_from_an_occupied_field_one_passes_through() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c4"}}, blood=["c4"], piles={"c4": ["needler"]})
    t.act("anna", "step c4")
    assert {option.split()[0] for option in t.options("anna")} == {"step", "jump"}
    assert t.refused("anna", "take needler") == "5.3"


@pytest.mark.rule("frag 7.14")
def test_blood_gives_back_one_lost_health_and_is_used_up() -> None:
    t = beside({"health": 1, "blood": 2})
    t.act("anna", "use_blood")
    assert (t.health("anna"), t.blood("anna")) == (2, 1) and t.told("healed") == ["healed anna 1"]
    t.act("anna", "use_blood")
    assert (t.health("anna"), t.blood("anna")) == (3, 0)
    assert t.refused("anna", "use_blood") == "7.14"
    t = beside({"blood": 1})
    assert t.refused("anna", "use_blood") == "7.14", "nothing is lost"


@pytest.mark.rule("frag 7.14", "frag 2.9")
def test_blood_may_be_used_by_who_is_hit_in_somebody_elses_turn() -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a2", "health": 1, "blood": 1}},
        to_hit="1 1",
        damage="1 1",
        defence="1 1",
    )
    t.act("anna", "attack ben pistol")
    assert (t.prompt, t.options("ben")) == ("hit_answers", ["pass", "use_blood"])
    t.act("ben", "use_blood")
    assert t.told("defence_rolled") == ["defence_rolled ben 1,1 2 1"] and t.health("ben") == 1


@pytest.mark.rule("frag 7.14", "frag 7.5", "frag 9.5")
def test_a_weapon_that_was_taken_is_fully_loaded() -> None:
    t = beside({"weapons": ["shotgun 0"]}, to_hit="1 1")
    t.act("anna", "drop shotgun", "step c4")
    next_round(t)
    t.act("anna", "step c3", "take shotgun", "attack ben shotgun")
    assert t.weapons("anna") == ["shotgun 5"]


@pytest.mark.rule("frag 7.14", "frag 2.2")
def test_everybody_sees_which_card_was_taken() -> None:
    t = beside({"hand": ["machine_gun"]}, piles={"c4": ["needler"]})
    t.act("anna", "step c4", "take needler")
    assert t.hand("anna") == ["needler", "machine_gun"]
    assert t.hand_seen_by("ben", "anna") == ["needler"]
    assert "card_taken anna needler" in t.heard()
    assert t.game.view(t.s, -1)["table"]["seats"][0]["cards"] == ["needler"], "spectators too"


@pytest.mark.rule("frag 7.14")
def test_a_gadget_may_be_taken_like_a_weapon() -> None:
    t = beside(piles={"c4": ["heavy_armor", "needler"]})
    t.act("anna", "step c4")
    assert t.options("anna", "take") == ["take needler", "take heavy_armor"]
    t.act("anna", "take heavy_armor", "play heavy_armor")
    assert t.armour("anna") == "heavy_armor 2" and t.pile("c4") == ["needler"]


@pytest.mark.rule("frag 7.14", "frag card:assume_control")
def test_who_is_steered_takes_what_lies_there_into_the_own_hand() -> None:
    t = Table(
        {"anna": {"at": "c3", "steered": "ben"}, "ben": {"at": "i9"}}, piles={"c4": ["needler"]}
    )
    t.act("ben", "step c4", "take needler")
    assert t.hand("anna") == ["needler"] and t.hand("ben") == []


# Dropping (7.16)


@pytest.mark.rule("frag 7.16")
def test_weapons_and_gadgets_in_play_may_be_dropped_under_a_numbered_marker() -> None:
    t = beside(
        {
            "weapons": ["shotgun 2"],
            "armour": "light_armor",
            "gear": ["speed_boost"],
            "hand": ["needler", "power_leap"],
        }
    )
    drops = ["drop shotgun", "drop speed_boost", "drop light_armor"]
    assert sorted(t.options("anna", "drop")) == sorted(drops)
    t.act("anna", "drop light_armor", "drop shotgun", "drop speed_boost")
    assert t.told("card_dropped") == [
        "card_dropped anna light_armor",
        "card_dropped anna shotgun",
        "card_dropped anna speed_boost",
    ]
    assert sorted(t.pile("c3")) == ["light_armor", "shotgun", "speed_boost"]
    assert t.s.markers == 1 and t.s.piles[0][1] == 1
    assert t.weapons("anna") == t.gear("anna") == [] and t.armour("anna") == ""
    assert t.values("anna") == (3, 2, 2) and t.options("anna", "drop") == []
    assert t.discards("gadget") == t.discards("weapon") == []


@pytest.mark.rule("frag 7.16")
def test_the_pistol_and_cards_of_the_hand_cannot_be_dropped() -> None:
    t = beside({"hand": ["needler", "heavy_armor"]})
    assert t.options("anna", "drop") == []
    assert t.refused("anna", "drop needler") == "7.16" == t.refused("anna", "drop heavy_armor")


@pytest.mark.rule("frag 7.16")
def test_nobody_takes_back_in_the_same_turn_what_they_dropped_in_it() -> None:
    t = beside({"weapons": ["shotgun 2"], "gear": ["speed_boost"]}, points=12)
    t.act("anna", "drop shotgun", "drop speed_boost")
    assert t.options("anna", "take") == []
    t.act("anna", "step c4", "step c3")
    assert t.options("anna", "take") == [] and t.refused("anna", "take shotgun") == "7.14"
    t.act("anna", "step c4")
    next_round(t)
    t.act("anna", "step c3")
    assert sorted(t.options("anna", "take")) == ["take shotgun", "take speed_boost"]


@pytest.mark.rule("frag 7.16")
def test_of_two_of_a_kind_the_one_that_lay_there_before_may_be_taken() -> None:
    t = beside({"weapons": ["shotgun 2"]}, piles={"c3": ["shotgun", "needler"]})
    t.act("anna", "drop shotgun", "step c4", "step c3")
    assert t.options("anna", "take") == ["take needler", "take shotgun"]
    t.act("anna", "take shotgun")
    assert t.pile("c3") == ["needler", "shotgun"] and t.hand("anna") == ["shotgun"]


@pytest.mark.rule("frag 7.16")
def test_what_was_dropped_elsewhere_does_not_matter_here() -> None:
    t = beside({"weapons": ["shotgun 2"]}, piles={"c4": ["shotgun"]})
    t.act("anna", "drop shotgun", "step c4")
    assert t.options("anna", "take") == ["take shotgun"]


@pytest.mark.rule("frag 7.16", "frag 7.14")
def test_others_may_take_what_was_dropped_in_their_own_turn() -> None:
    t = Table({"anna": {"at": "c3", "weapons": ["shotgun 0"]}, "ben": {"at": "c6"}}, movement="6 6")
    t.act("anna", "drop shotgun", "step b3", "done")
    t.act("ben", "roll", "step c5", "step c4", "step c3", "take shotgun")
    assert t.hand("ben") == ["shotgun"] and t.s.piles == []


@pytest.mark.rule("frag 7.16", "frag 2.4")
def test_what_one_had_to_drop_in_the_own_turn_is_not_taken_back_in_it() -> None:
    weapons = ["needler", "shotgun"]
    t = Table(
        {"anna": {"at": "a1", "health": 2, "weapons": [*weapons, "chainsaw"]}, "ben": {"at": "c2"}},
        map="+-----+\n|1 ~ 2|\n|     |\n|. . .|\n+-----+",
        acid=["1 1", "1 1"],
        defence=["1 1", "6"],
    )
    t.act("anna", "step b1")
    assert (t.prompt, t.asked()) == ("shed", ["anna"])
    t.act("anna", "drop shotgun", "step b2", "step b1")
    assert t.options("anna", "take") == [] and t.pile("b1") == ["shotgun"]


@pytest.mark.rule("frag 7.16", "frag 7.4")
def test_nothing_is_dropped_by_who_steers_another_fighter() -> None:
    t = Table({"anna": {"at": "c3", "steered": "ben", "weapons": ["shotgun"]}, "ben": {"at": "i9"}})
    assert t.options("ben", "drop") == [] and t.refused("ben", "drop shotgun") == "7.16"
