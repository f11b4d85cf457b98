"""Chapter 3.3: what cards in play may still do after the roll."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import beating_roll, exit_of, practice
from tafelrunde.games.kf.tests.table import Table


@pytest.mark.rule("kf 3.3", "kf card:small_potion")
def test_a_potion_is_claimed_after_the_roll_and_used_up() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["small_potion"]}, entry=4)
    t.act("anna", "play crown")
    assert t.prompt == "claim" and t.options("anna") == ["pass", "claim small_potion"]
    t.act("anna", "claim small_potion")
    assert t.realm("anna") == ["crown"] and t.discards == ["small_potion"]
    assert t.told("claimed") == ["claimed anna small_potion 2 6"]


@pytest.mark.rule("kf 3.3")
def test_nobody_has_to_claim() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["small_potion"]}, entry=4)
    t.act("anna", "play crown", "pass")
    assert t.realm("anna") == ["small_potion"] and t.discards == ["crown"]


@pytest.mark.rule("kf 3.3")
@pytest.mark.parametrize("die", [3, 6])
def test_nobody_is_asked_where_claims_change_nothing(die: int) -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["small_potion"]}, entry=die)
    t.act("anna", "play crown")
    assert t.prompt == "act" and "small_potion" in t.realm("anna")


@pytest.mark.rule("kf 3.3")
def test_several_claims_add_up() -> None:
    realm = ["small_potion", "bubbling_potion"]
    t = Table(anna={"hand": ["crown open"], "realm": realm}, entry=1)
    t.act("anna", "play crown", "claim small_potion")
    assert t.prompt == "claim" and t.options("anna") == ["pass", "claim bubbling_potion"]
    t.act("anna", "claim bubbling_potion")
    assert t.realm("anna") == ["crown"]
    assert t.told("claimed") == [
        "claimed anna small_potion 2 3",
        "claimed anna bubbling_potion 3 6",
    ]


@pytest.mark.rule("kf 3.3")
def test_the_roller_is_asked_first_then_clockwise() -> None:
    t = Table(
        anna={"realm": ["giants_potion"]},
        ben={"realm": ["bubbling_potion"]},
        cleo={"realm": ["small_potion", "moon_mirror"]},
        turn="ben",
        exit=4,
    )
    assert t.exit_number("moon_mirror") > 4
    t.act("ben", "attack moon_mirror")
    asked = []
    while t.prompt == "claim":
        asked.append(t.asked()[0])
        t.act(asked[-1], "pass")
    assert asked == ["ben", "cleo", "anna"]
    assert t.where("moon_mirror") == "cleo"


@pytest.mark.rule("kf 3.3")
def test_another_s_potion_helps_a_stranger() -> None:
    t = Table(anna={}, ben={"realm": ["crown"]}, cleo={"realm": ["giants_potion"]}, exit=5)
    t.act("anna", "attack crown")
    assert t.asked() == ["cleo"]
    t.act("cleo", "claim giants_potion")
    assert t.discards == ["giants_potion", "crown"] and t.told("beaten") == ["beaten anna crown"]


@pytest.mark.rule("kf 3.3")
def test_who_comes_later_counts_for_what_can_be_reached_and_who_is_through_does_not() -> None:
    t = Table(
        anna={"hand": ["crown open"], "realm": ["small_potion"]},
        ben={"realm": ["bubbling_potion"]},
        entry=1,
    )
    t.act("anna", "play crown")
    assert t.asked() == ["anna"]  # with ben's help it could be enough
    t.act("anna", "pass")
    assert t.prompt == "act" and t.discards == ["crown"]  # alone ben can't do it


@pytest.mark.rule("kf 3.3", "kf card:robe")
def test_the_robe_helps_once_a_turn_and_stays() -> None:
    t = Table(
        anna={"hand": ["crown open", "harp open"], "realm": ["robe"]},
        ben={},
        actions=3,
        entry=[5, 5],
    )
    t.act("anna", "play crown", "claim robe")
    assert t.realm("anna") == ["robe", "crown"]
    t.act("anna", "play harp")
    assert t.prompt == "act" and t.discards == ["harp"]


@pytest.mark.rule("kf card:robe")
def test_the_robe_helps_again_in_the_next_turn() -> None:
    t = Table(anna={"realm": ["robe"]}, ben={"realm": ["dwarf"]}, used=["robe"])
    t.force(exit=[exit_of("dwarf") - 1] * 2)
    t.act("anna", "attack dwarf")
    assert t.prompt == "act"
    t.act("anna", "done")
    t.act("ben", "done")
    t.s.foe[0] = -1
    t.act("anna", "attack dwarf")
    assert t.prompt == "claim" and t.may("anna", "claim robe")
    t.act("anna", "pass")


@pytest.mark.rule("kf card:robe")
def test_the_robe_is_for_its_wearer_s_rolls_only() -> None:
    t = Table(anna={"hand": ["crown open"]}, ben={"realm": ["robe"]}, entry=5)
    t.act("anna", "play crown")
    assert t.prompt == "act" and t.discards == ["crown"]


@pytest.mark.rule("kf 3.3", "kf card:evil_eye")
def test_the_evil_eye_hinders_what_would_succeed() -> None:
    t = Table(
        anna={"hand": ["crown open"], "realm": ["small_potion"]},
        ben={"realm": ["evil_eye"]},
        entry=6,
    )
    t.act("anna", "play crown")
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", "claim evil_eye"]
    t.act("ben", "claim evil_eye")
    assert t.discards == ["evil_eye", "crown"] and t.told("claimed") == [
        "claimed ben evil_eye -2 4"
    ]
    assert t.prompt == "act"  # claims go round once: the potion comes too late


@pytest.mark.rule("kf card:evil_eye")
def test_the_evil_eye_is_no_use_against_a_clear_roll_or_one_s_own() -> None:
    t = Table(
        anna={"hand": ["worn_penny open", "crown open"], "realm": ["evil_eye", "princess"]},
        ben={},
        entry=[6],
    )
    t.act("anna", "play crown")
    assert t.prompt == "act" and "crown" in t.realm("anna")
    t = Table(anna={"hand": ["wand open"]}, ben={"realm": ["evil_eye"]}, entry=6)
    t.act("anna", "play wand")
    assert t.prompt == "act" and t.realm("ben") == ["evil_eye"]


@pytest.mark.rule("kf 3.3", "kf 8.4")
def test_a_rogue_may_reach_for_the_margin() -> None:
    t = Table(
        anna={"role": "rogue", "realm": ["small_potion"], **practice("worn_penny")},
        ben={"role": "warlord", "realm": ["worn_penny"]},
        exit=beating_roll("worn_penny"),
    )
    t.act("anna", "attack worn_penny")  # beaten by one: +1 of the role
    assert t.may("anna", "claim small_potion")
    t.act("anna", "claim small_potion")
    assert t.prompt == "pocketing"


@pytest.mark.rule("kf 3.3", "kf 8.4")
def test_others_need_no_margin() -> None:
    t = Table(
        anna={"role": "warlord", "realm": ["small_potion"]},
        ben={"role": "rogue", "realm": ["wand"]},
        exit=exit_of("wand") - 1,
    )
    t.act("anna", "attack wand")
    assert t.prompt == "act" and t.discards == ["wand"]


@pytest.mark.rule("kf 3.3")
def test_no_other_card_can_be_claimed() -> None:
    t = Table(anna={"hand": ["crown open"], "realm": ["small_potion", "wand"]}, entry=4)
    t.act("anna", "play crown")
    assert t.refused("anna", "claim wand") == "3.3"
    t.act("anna", "pass")
