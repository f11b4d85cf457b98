"""Cards that lie on others, when they lose them or change realms (7.8, 7.9, 10.8); the Chest."""

from __future__ import annotations

from typing import Any

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

CHESTED: list[Any] = ["wand", {"card": "chest", "on": "wand"}]
RUNED: list[Any] = ["door", {"card": "rune", "on": "door"}]
PAINTED: list[Any] = ["thimble", {"card": "transmutation", "on": "thimble", "as": "gold"}]
SHRINE: list[Any] = ["thimble", {"card": "shrine", "on": "thimble"}]


# The Chest, and the Wand in it


@pytest.mark.rule("kf card:chest", "kf 3.1")
def test_the_chest_is_laid_over_one_of_your_items() -> None:
    anna = ["thimble", "small_potion", "mystic_moment", "wand", "fox", "tavern"]
    t = Table(anna={"hand": ["chest"], "realm": anna}, ben={"realm": ["goblet"]})
    assert t.options("anna", "play_on") == [f"play_on chest {item}" for item in anna[:4]]
    assert t.refused("anna", "play_on chest goblet") == "card:chest"
    assert t.refused("anna", "play_on chest fox") == "card:chest"
    enter(t, "anna", "play_on chest wand", roll=entry_of("chest"))
    assert t.realm("anna") == [*anna, "chest"] and t.on("chest") == "wand" and t.actions == 1
    assert t.limit("anna") == 6, "the wand goes on working"


@pytest.mark.rule("kf card:chest", "kf 4.1")
def test_what_lies_in_the_chest_can_not_be_attacked_by_anybody() -> None:
    for holder in ("anna", "ben"):
        rows: dict[str, Any] = {holder: {"realm": CHESTED}}
        t = Table(**rows)
        assert t.options("anna", "attack") == ["attack chest"]
        assert t.refused("anna", "attack wand") == "4.1"


@pytest.mark.rule("kf card:chest", "kf 4.1")
def test_the_chest_itself_is_beaten_and_the_item_lies_open() -> None:
    t = Table(ben={"realm": CHESTED})
    strike(t, "anna", "chest", roll=exit_of("chest"))
    assert t.realm("ben") == ["wand"] and t.discards == ["chest"] and t.may("anna", "attack wand")


@pytest.mark.rule("kf card:chest", "kf 8.1")
def test_a_treasure_in_the_chest_counts() -> None:
    realm = ["crown", {"card": "chest", "on": "crown"}, "book"]
    t = Table(anna={"hand": ["thimble"], "realm": realm})
    enter(t, "anna", "play thimble")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf card:wand", "kf 3.2", "kf 2.3")
def test_the_wand_makes_the_hand_one_card_bigger() -> None:
    t = Table(anna={"hand": ["wand", "crown", "harp", "fox", "dwarf"]})
    enter(t, "anna", "play wand", roll=entry_of("wand"))
    assert (t.limit("anna"), t.limit("ben")) == (6, 5)
    t.force(card=["book", "lantern"])
    t.act("anna", "done")
    assert len(t.hand("anna")) == 6 and t.realm("anna") == ["wand"]


MAGIC = [
    pytest.param("wand", marks=pytest.mark.rule("kf card:wand")),
    pytest.param("robe", marks=pytest.mark.rule("kf card:robe")),
    pytest.param("ring_of_might", marks=pytest.mark.rule("kf card:ring_of_might")),
    pytest.param("thiefs_gloves", marks=pytest.mark.rule("kf card:thiefs_gloves")),
    pytest.param("warding_stone", marks=pytest.mark.rule("kf card:warding_stone")),
    pytest.param("evil_eye", marks=pytest.mark.rule("kf card:evil_eye")),
    pytest.param("star_chart", marks=pytest.mark.rule("kf card:star_chart")),
]


@pytest.mark.parametrize("card", MAGIC)
@pytest.mark.rule("kf 7.1", "kf 3.2", "kf 4.1")
def test_magic_enters_and_leaves_at_its_numbers(card: str) -> None:
    t = Table(anna={"hand": [card]})
    enter(t, "anna", f"play {card}", roll=entry_of(card))
    assert t.realm("anna") == [card] and t.actions == 1
    t = Table(anna={"hand": [card]})
    enter(t, "anna", f"play {card}", roll=entry_of(card) - 1)
    assert t.realm("anna") == [] and t.discards == [card]
    t = Table(ben={"realm": [card]})
    strike(t, "anna", card, roll=exit_of(card))
    if t.prompt == "claim":
        t.act("ben", "pass")
    assert t.realm("ben") == [] and t.discards == [card]


# A card that loses what it lay on (7.9)


@pytest.mark.rule("kf 7.9", "kf card:chest")
def test_a_chest_whose_item_is_used_up_stays_or_goes_as_its_owner_likes() -> None:
    for choice, left in (("leave", ["chest", "crown"]), ("drop", ["crown"])):
        realm = ["small_potion", {"card": "chest", "on": "small_potion"}]
        t = Table(anna={"hand": ["crown"], "realm": realm})
        enter(t, "anna", "play crown", roll=entry_of("crown") - 2)
        t.act("anna", "claim small_potion")
        assert t.prompt == "idle" and t.asked() == ["anna"]
        assert t.options("anna") == ["leave", "drop"] and t.refused("anna", "pass") == "7.9"
        t.act("anna", choice)
        assert t.realm("anna") == left and t.on("chest") == ""
        assert t.discards == ["small_potion", *["chest"] * (choice == "drop")]


@pytest.mark.rule("kf 7.9", "kf card:transmutation", "kf card:light_fingers")
def test_transmutation_stays_behind_when_its_treasure_is_stolen() -> None:
    for choice, left in (("leave", ["transmutation"]), ("drop", [])):
        t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": PAINTED})
        enter(t, "anna", "play_on light_fingers thimble")
        assert t.asked() == ["ben"] and t.prompt == "idle", "its owner decides"
        t.act("ben", choice)
        assert t.realm("ben") == left and t.metal("thimble") == "silver"
        assert t.realm("anna") == ["light_fingers", "thimble"] and t.asked() == ["anna"]


@pytest.mark.rule("kf 7.9", "kf card:transmutation")
def test_transmutation_is_idle_when_its_treasure_is_beaten() -> None:
    t = Table(anna=practice("thimble"), ben={"realm": PAINTED})
    strike(t, "anna", "thimble", roll=beating_roll("thimble"))
    assert t.asked() == ["ben"] and t.options("ben") == ["leave", "drop"]
    t.act("ben", "leave")
    assert t.realm("ben") == ["transmutation"] and t.discards == ["thimble"]
    assert t.may("anna", "attack transmutation")


@pytest.mark.rule("kf 7.9", "kf card:shrine", "kf card:light_fingers")
def test_a_shrine_is_discarded_when_its_treasure_is_stolen() -> None:
    t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": SHRINE})
    enter(t, "anna", "play_on light_fingers thimble")
    assert t.realm("ben") == [] and t.discards == ["shrine"] and t.prompt == "act"
    assert t.exit_number("thimble") == exit_of("thimble")


@pytest.mark.rule("kf 7.9", "kf card:shrine", "kf card:vanishing")
def test_a_shrine_is_discarded_when_its_treasure_goes_back_to_a_hand() -> None:
    t = Table(
        anna={"hand": ["crown"]},
        ben={"hand": ["vanishing"], "realm": SHRINE},
        entry=[6, 6],
    )
    t.act("anna", "play crown")
    t.answer("ben", "vanishing", "thimble")
    t.pass_all()
    assert t.hand("ben") == ["thimble"] and t.discards == ["shrine"]


@pytest.mark.rule("kf 7.9", "kf card:basilisk", "kf card:heal")
def test_the_basilisk_is_discarded_when_its_place_moves() -> None:
    ben = ["library", {"card": "basilisk", "on": "library"}]
    t = Table(anna={"hand": ["heal"]}, ben={"realm": ben})
    enter(t, "anna", "play_on heal library")
    assert t.realm("anna") == ["heal", "library"] and t.realm("ben") == []
    assert t.discards == ["basilisk"] and t.entry_bonus("anna", "heal") == 1


@pytest.mark.rule("kf 7.9", "kf card:rune", "kf card:unbinding")
def test_a_rune_stays_without_effect_when_its_door_is_unbound() -> None:
    t = Table(anna={"hand": ["unbinding", "crown"]}, ben={"realm": RUNED})
    enter(t, "anna", "play_on unbinding door")
    assert t.asked() == ["ben"] and t.prompt == "idle"
    t.act("ben", "leave")
    assert t.realm("ben") == ["rune"] and t.discards == ["door"] and t.on("rune") == ""
    t.forget()
    t.act("anna", "done")
    assert len(t.options("ben", "replace")) == 5, "it bars nobody any more"


@pytest.mark.rule("kf 7.9", "kf card:chest", "kf card:shrine", "kf card:transmutation")
def test_all_that_lay_on_one_treasure_loses_it_at_once() -> None:
    on: list[Any] = [{"card": "transmutation", "on": "thimble", "as": "gold"}]
    realm = ["thimble", {"card": "shrine", "on": "thimble"}, *on]
    t = Table(anna=practice("thimble", more=2), ben={"realm": realm})
    strike(t, "anna", "thimble", roll=beating_roll("thimble", more=2))  # the Shrine's 2
    assert t.prompt == "idle" and t.asked() == ["ben"]
    t.act("ben", "drop")
    assert t.realm("ben") == [] and t.discards == ["thimble", "transmutation", "shrine"]


# A card that comes to another realm and may be laid anew (7.8)


@pytest.mark.rule("kf 7.8", "kf 10.8", "kf card:chest", "kf card:pickpocket")
def test_a_chest_moved_to_another_realm_serves_its_new_owner() -> None:
    t = Table(
        anna={"hand": ["fox"], "realm": CHESTED},
        ben={"hand": ["pickpocket"], "realm": ["crown", "dwarf", "robe"]},
        entry=[6, 6],
    )
    t.act("anna", "play fox")
    t.answer("ben", "pickpocket", "chest")
    t.pass_all()
    assert t.prompt == "resting" and t.asked() == ["ben"]
    assert t.options("ben") == ["lay crown", "lay robe", "leave"]
    assert t.refused("ben", "lay wand") == "7.8" and t.refused("ben", "lay dwarf") == "7.8"
    t.act("ben", "lay crown")
    assert t.on("chest") == "crown" and t.told("card_laid") == ["card_laid chest crown"]
    assert not t.may("anna", "attack crown") and t.may("anna", "attack wand")


@pytest.mark.rule("kf 7.8", "kf card:chest", "kf 4.3")
def test_a_chest_won_from_a_monster_may_be_laid_or_left() -> None:
    t = Table(
        anna={"realm": ["crown"]},
        ben={"realm": ["wand"]},
        wilderness=[{"card": "dragon", "loot": ["chest", "robe"]}],
    )
    strike(t, "anna", "dragon")
    assert t.options("anna") == ["lay crown", "lay robe", "leave"]
    t.act("anna", "leave")
    assert t.realm("anna") == ["crown", "chest", "robe"] and t.on("chest") == ""
    assert t.may("anna", "attack crown") and t.told("card_laid") == []


@pytest.mark.rule("kf 7.8", "kf card:chest")
def test_a_chest_that_fits_on_nothing_just_lies_there() -> None:
    t = Table(anna={"realm": ["fox"]}, wilderness=[{"card": "ogre", "loot": ["chest"]}])
    strike(t, "anna", "ogre")
    assert t.realm("anna") == ["fox", "chest"] and t.prompt == "act"


@pytest.mark.rule("kf 7.8", "kf card:rune", "kf card:heal")
def test_a_rune_moved_to_another_realm_may_be_laid_on_a_door_there() -> None:
    t = Table(
        anna={"hand": ["heal"], "realm": RUNED},
        ben={"realm": ["prison", "cobweb", "iron_gate"]},
    )
    enter(t, "anna", "play_on heal rune")
    assert t.asked() == ["ben"] and t.options("ben") == ["lay prison", "lay iron_gate", "leave"]
    t.act("ben", "lay prison")
    assert t.realm("anna") == ["door", "heal"] and t.on("rune") == "prison"
    assert t.options("anna") == ["attack door", "done"]


@pytest.mark.rule("kf 7.8", "kf card:rune", "kf card:heal")
def test_a_rune_moved_where_no_door_is_lies_idle() -> None:
    t = Table(anna={"hand": ["heal"], "realm": RUNED}, ben={"realm": ["cobweb"]})
    enter(t, "anna", "play_on heal rune")
    assert t.realm("ben") == ["cobweb", "rune"] and t.on("rune") == "" and t.prompt == "act"


@pytest.mark.rule("kf 7.8", "kf card:shrine", "kf card:heal")
def test_a_shrine_moved_to_another_realm_may_be_laid_on_a_treasure_there() -> None:
    t = Table(anna={"hand": ["heal"], "realm": SHRINE}, ben={"realm": ["crown", "goblet", "wand"]})
    enter(t, "anna", "play_on heal shrine")
    assert t.asked() == ["ben"] and t.options("ben") == ["lay crown", "lay goblet", "leave"]
    t.act("ben", "lay goblet")
    assert t.on("shrine") == "goblet" and t.exit_number("goblet") == exit_of("goblet") + 2
    assert t.exit_number("thimble") == exit_of("thimble")


@pytest.mark.rule("kf 7.8", "kf 7.9", "kf card:shrine", "kf card:heal")
def test_a_shrine_not_laid_anew_is_discarded() -> None:
    t = Table(anna={"hand": ["heal"], "realm": SHRINE}, ben={"realm": ["crown"]})
    enter(t, "anna", "play_on heal shrine")
    t.act("ben", "leave")
    assert t.realm("ben") == ["crown"] and t.discards == ["shrine"]
    t = Table(anna={"hand": ["heal"], "realm": SHRINE}, ben={"realm": ["wand"]})
    enter(t, "anna", "play_on heal shrine")
    assert t.realm("ben") == ["wand"] and t.discards == ["shrine"] and t.prompt == "act"


@pytest.mark.rule("kf 7.8", "kf card:transmutation", "kf card:pickpocket")
def test_a_stolen_transmutation_may_be_laid_on_a_treasure_of_the_thiefs() -> None:
    t = Table(
        anna={"hand": ["fox"], "realm": PAINTED},
        ben={"hand": ["pickpocket"], "realm": ["crown", "goblet"]},
        entry=[6, 6],
    )
    t.act("anna", "play fox")
    t.answer("ben", "pickpocket", "transmutation")
    t.pass_all()
    assert t.options("ben") == ["lay crown", "lay goblet", "leave"]
    t.act("ben", "lay crown")
    assert t.prompt == "painting" and t.options("ben") == ["as bronze", "as silver"]
    assert t.refused("ben", "as gold") == "card:transmutation"
    t.act("ben", "as silver")
    assert t.metal("crown") == "silver" and t.metal("thimble") == "silver"
    assert t.on("transmutation") == "crown"
    assert t.told("treasure_painted") == ["treasure_painted crown silver"]


@pytest.mark.rule("kf 7.8", "kf 8.1", "kf card:transmutation")
def test_a_transmutation_laid_anew_may_win_in_anothers_turn() -> None:
    t = Table(
        anna={"hand": ["fox"], "realm": PAINTED},
        ben={"hand": ["pickpocket"], "realm": ["crown", "goblet", "book"]},
        entry=6,
    )
    t.act("anna", "play fox")
    t.answer("ben", "pickpocket", "transmutation")
    t.pass_all()
    t.act("ben", "lay goblet", "as silver")
    assert t.winners == ["ben"]


@pytest.mark.rule("kf 7.8")
def test_a_card_that_lies_on_nothing_is_not_laid_when_it_moves() -> None:
    t = Table(anna={"hand": ["heal"], "realm": ["castle"]}, ben={"realm": ["crown", "wand"]})
    enter(t, "anna", "play_on heal castle")
    assert t.realm("ben") == ["crown", "wand", "castle"] and t.prompt == "act"
