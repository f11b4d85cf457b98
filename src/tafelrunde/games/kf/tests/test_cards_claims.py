"""Card by card: the three potions, the Robe and the Evil Eye, claimed after a roll (3.3)."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import (
    beating_roll,
    enter,
    entry_of,
    exit_of,
    practice,
    strike,
)
from tafelrunde.games.kf.tests.table import Table

POTIONS = [
    pytest.param("small_potion", 2, marks=pytest.mark.rule("kf card:small_potion")),
    pytest.param("bubbling_potion", 3, marks=pytest.mark.rule("kf card:bubbling_potion")),
    pytest.param("giants_potion", 4, marks=pytest.mark.rule("kf card:giants_potion")),
]
CROWN = entry_of("crown")
TROLL = exit_of("troll")


@pytest.mark.parametrize(("potion", "bonus"), POTIONS)
@pytest.mark.rule("kf 3.3", "kf 7.1")
def test_a_potion_lifts_an_own_entry_roll_and_is_used_up(potion: str, bonus: int) -> None:
    t = Table(anna={"hand": ["crown"], "realm": [potion]})
    enter(t, "anna", "play crown", roll=CROWN - bonus)
    assert t.prompt == "claim" and t.asked() == ["anna"]
    assert t.options("anna") == ["pass", f"claim {potion}"]
    t.act("anna", f"claim {potion}")
    assert t.realm("anna") == ["crown"] and t.discards == [potion] and t.actions == 1
    assert t.told("claimed") == [f"claimed anna {potion} {bonus} {CROWN}"]


@pytest.mark.parametrize(("potion", "bonus"), POTIONS)
@pytest.mark.rule("kf 3.3")
def test_a_potion_that_would_not_be_enough_is_not_asked_for(potion: str, bonus: int) -> None:
    t = Table(anna={"hand": ["crown"], "realm": [potion]})
    enter(t, "anna", "play crown", roll=CROWN - bonus - 1)
    assert t.prompt == "act" and t.realm("anna") == [potion] and t.discards == ["crown"]


@pytest.mark.parametrize(("potion", "bonus"), POTIONS)
@pytest.mark.rule("kf 3.3")
def test_a_potion_lifts_an_exit_roll_or_is_kept(potion: str, bonus: int) -> None:
    t = Table(anna={"realm": [potion]}, wilderness=["troll"])
    strike(t, "anna", "troll", roll=TROLL - bonus)
    t.act("anna", "pass")
    assert t.realm("anna") == [potion] and t.wilderness == ["troll"] and t.discards == []
    t = Table(anna={"realm": [potion]}, wilderness=["troll"])
    strike(t, "anna", "troll", roll=TROLL - bonus)
    t.act("anna", f"claim {potion}")
    assert t.wilderness == [] and t.discards == [potion, "troll"]


@pytest.mark.parametrize(("potion", "bonus"), POTIONS)
@pytest.mark.rule("kf 3.3")
def test_a_potion_may_help_anothers_roll(potion: str, bonus: int) -> None:
    t = Table(ben={"realm": [potion]}, wilderness=["troll"])
    strike(t, "anna", "troll", roll=TROLL - bonus)
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", f"claim {potion}"]
    t.act("ben", f"claim {potion}")
    assert t.wilderness == [] and t.realm("ben") == [] and t.discards == [potion, "troll"]
    assert t.told("beaten") == ["beaten anna troll"]


@pytest.mark.parametrize(("potion", "bonus"), POTIONS)
@pytest.mark.rule("kf 3.2", "kf 4.1")
def test_a_potion_enters_and_leaves_like_any_item(potion: str, bonus: int) -> None:
    t = Table(anna={"hand": [potion]}, actions=3)
    enter(t, "anna", f"play {potion}", roll=entry_of(potion))
    assert t.realm("anna") == [potion]
    strike(t, "anna", potion, roll=exit_of(potion))
    assert t.realm("anna") == [] and t.discards == [potion]


@pytest.mark.rule("kf 3.3", "kf card:small_potion", "kf card:bubbling_potion")
def test_two_potions_may_be_drunk_for_one_roll() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["small_potion", "bubbling_potion"]})
    enter(t, "anna", "play crown", roll=CROWN - 5)
    t.act("anna", "claim bubbling_potion")
    assert t.options("anna") == ["pass", "claim small_potion"]
    t.act("anna", "claim small_potion")
    assert t.realm("anna") == ["crown"] and t.discards == ["bubbling_potion", "small_potion"]


@pytest.mark.rule("kf 3.3", "kf card:giants_potion")
def test_an_attacked_potion_may_save_itself_by_being_drunk() -> None:
    t = Table(anna={"realm": ["evil_eye"]}, ben={"realm": ["giants_potion"]})
    strike(t, "anna", "giants_potion", roll=exit_of("giants_potion") - 1)
    assert t.options("ben") == ["pass", "claim giants_potion"]
    t.act("ben", "claim giants_potion")
    assert t.discards == ["giants_potion"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna exit giants_potion"]
    assert t.told("beaten") == [] and t.actions == 1


@pytest.mark.rule("kf 7.5", "kf card:giants_potion")
def test_a_potion_beneath_a_monster_can_not_be_drunk() -> None:
    troll = {"card": "troll", "loot": ["giants_potion"]}
    t = Table(anna={"hand": ["crown"]}, wilderness=[troll])
    enter(t, "anna", "play crown", roll=CROWN - 1)
    assert t.prompt == "act" and t.discards == ["crown"] and t.loot("troll") == ["giants_potion"]


@pytest.mark.rule("kf 7.5", "kf card:small_potion")
def test_an_ownerless_potion_can_not_be_drunk() -> None:
    t = Table(anna={"hand": ["crown"]}, wilderness=["small_potion"])
    enter(t, "anna", "play crown", roll=CROWN - 1)
    assert t.prompt == "act" and t.wilderness == ["small_potion"] and t.discards == ["crown"]


# The Robe


@pytest.mark.rule("kf card:robe", "kf 3.3")
def test_the_robe_adds_one_to_an_own_roll_and_stays() -> None:
    t = Table(anna={"hand": ["crown", "harp"], "realm": ["robe"]})
    enter(t, "anna", "play crown", roll=CROWN - 1)
    assert t.options("anna") == ["pass", "claim robe"]
    t.act("anna", "claim robe")
    assert t.realm("anna") == ["robe", "crown"] and t.discards == []
    assert t.told("claimed") == [f"claimed anna robe 1 {CROWN}"]


@pytest.mark.rule("kf card:robe")
def test_the_robe_works_once_a_turn() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["robe"]}, wilderness=["troll"], actions=3)
    enter(t, "anna", "play crown", roll=CROWN - 1)
    t.act("anna", "claim robe")
    strike(t, "anna", "troll", roll=TROLL - 1)
    assert t.wilderness == ["troll"] and t.actions == 1, "not asked a second time"
    t = Table(anna={"realm": ["robe"]}, used=["robe"], actions=1, wilderness=["troll"])
    t.act("anna", "done")
    t.act("ben", "done")
    strike(t, "anna", "troll", roll=TROLL - 1)
    assert t.options("anna") == ["pass", "claim robe"], "a new turn"


@pytest.mark.rule("kf card:robe")
def test_a_robe_not_claimed_may_be_claimed_later_in_the_turn() -> None:
    t = Table(anna={"realm": ["robe"]}, wilderness=["troll", "ogre"])
    strike(t, "anna", "troll", roll=TROLL - 1)
    t.act("anna", "pass")
    strike(t, "anna", "ogre", roll=exit_of("ogre") - 1)
    t.act("anna", "claim robe")
    assert t.wilderness == ["troll"] and t.realm("anna") == ["robe"]


@pytest.mark.rule("kf card:robe")
def test_the_robe_helps_nobody_else() -> None:
    t = Table(ben={"realm": ["robe"]}, wilderness=["troll"])
    strike(t, "anna", "troll", roll=TROLL - 1)
    assert t.prompt == "act" and t.wilderness == ["troll"]


@pytest.mark.rule("kf card:robe", "kf 6.1")
def test_the_robe_helps_an_own_surprise_in_anothers_turn() -> None:
    t = Table(anna={"hand": ["thimble"]}, ben={"hand": ["stumble"], "realm": ["robe"]})
    t.act("anna", "play thimble")
    t.force(entry=[entry_of("stumble") - 1, 6])
    t.answer("ben", "stumble", "thimble")
    t.pass_all()
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", "claim robe"]
    t.act("ben", "claim robe")
    assert t.realm("ben") == ["robe", "stumble"]
    assert t.told("roll_changed") == ["roll_changed anna thimble -3"]


@pytest.mark.rule("kf card:robe", "kf card:pickpocket", "kf 7.8")
def test_a_robe_used_in_this_turn_is_used_for_whoever_steals_it() -> None:
    for used in ([], ["robe"]):
        t = Table(
            anna={"hand": ["fox"], "realm": ["robe"]},
            ben={"hand": ["stumble", "pickpocket"]},
            used=used,
            entry=[6, entry_of("stumble") - 1],
        )
        t.act("anna", "play fox")
        t.act("ben", "answer stumble fox")
        if used:
            t.force(entry=6)
        t.act("ben", "answer pickpocket robe")
        assert t.options("ben") == ([] if used else ["pass", "claim robe"])
        assert ("stumble" in t.discards) == bool(used)


# The Evil Eye


@pytest.mark.rule("kf card:evil_eye", "kf 3.3")
def test_the_evil_eye_spoils_anothers_roll_and_is_used_up() -> None:
    t = Table(anna={"hand": ["thimble"]}, ben={"realm": ["evil_eye"]})
    enter(t, "anna", "play thimble", roll=entry_of("thimble") + 1)
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", "claim evil_eye"]
    t.act("ben", "claim evil_eye")
    assert t.discards == ["evil_eye", "thimble"] and t.realm("anna") == t.realm("ben") == []
    assert t.told("claimed") == [f"claimed ben evil_eye -2 {entry_of('thimble') - 1}"]


@pytest.mark.rule("kf card:evil_eye")
def test_the_evil_eye_is_not_asked_for_where_it_is_too_weak() -> None:
    t = Table(anna={"hand": ["wand"]}, ben={"realm": ["evil_eye"]})
    enter(t, "anna", "play wand", roll=entry_of("wand") + 2)
    assert t.realm("anna") == ["wand"] and t.realm("ben") == ["evil_eye"]
    t = Table(anna={"hand": ["thimble"]}, ben={"realm": ["evil_eye"]})
    enter(t, "anna", "play thimble", roll=entry_of("thimble") - 1)
    assert t.discards == ["thimble"] and t.realm("ben") == ["evil_eye"]


@pytest.mark.rule("kf card:evil_eye")
def test_the_evil_eye_never_looks_at_its_own_holders_roll() -> None:
    t = Table(anna={"hand": ["thimble"], "realm": ["evil_eye"]})
    enter(t, "anna", "play thimble", roll=entry_of("thimble"))
    assert t.realm("anna") == ["evil_eye", "thimble"] and t.prompt == "act"


@pytest.mark.rule("kf card:evil_eye", "kf card:small_potion", "kf 3.3")
def test_a_potion_drunk_first_stands_against_the_evil_eye() -> None:
    t = Table(
        anna={"hand": ["thimble"], "realm": ["small_potion"]},
        ben={"realm": ["evil_eye"]},
    )
    enter(t, "anna", "play thimble", roll=entry_of("thimble") - 1)
    t.act("anna", "claim small_potion")
    assert t.asked() == ["ben"]
    t.act("ben", "claim evil_eye")
    assert t.discards == ["small_potion", "evil_eye", "thimble"] and t.prompt == "act"


@pytest.mark.rule("kf card:evil_eye", "kf 4.1")
def test_the_evil_eye_protects_from_an_attack_too() -> None:
    t = Table(anna=practice("goblet"), ben={"realm": ["evil_eye", "goblet"]})
    strike(t, "anna", "goblet", roll=beating_roll("goblet"))
    t.act("ben", "claim evil_eye")
    assert t.realm("ben") == ["goblet"] and t.discards == ["evil_eye"] and t.actions == 1
