"""Card by card: what stands in a realm and changes rolls or numbers, for its holder only (7.8)."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.tests.moves import (
    EVERYTHING,
    ITEMS,
    Realm,
    enter,
    entry_bonuses,
    entry_of,
    exit_bonuses,
    exit_of,
    guards,
    last_bonus,
    last_needed,
    strike,
)
from tafelrunde.games.kf.tests.table import Table

ALL_PLUS_ONE = dict.fromkeys(EVERYTHING, 1)
SPELLS = ("scroll", "magic")


def silenced(place: str) -> Realm:
    """Return a realm in which the Basilisk sits on a place."""
    return [place, {"card": "basilisk", "on": place}]


# Magic


@pytest.mark.rule("kf card:ring_of_might")
def test_the_ring_of_might_helps_against_monsters() -> None:
    assert exit_bonuses(anna=["ring_of_might"]) == {"monster": 2}
    assert entry_bonuses(anna=["ring_of_might"]) == guards(anna=["ring_of_might"]) == {}
    assert exit_bonuses(ben=["ring_of_might"]) == {}


@pytest.mark.rule("kf card:thiefs_gloves")
def test_the_thiefs_gloves_help_against_items() -> None:
    assert exit_bonuses(anna=["thiefs_gloves"]) == dict.fromkeys(ITEMS, 1)
    assert entry_bonuses(anna=["thiefs_gloves"]) == guards(anna=["thiefs_gloves"]) == {}
    assert exit_bonuses(ben=["thiefs_gloves"]) == {}


@pytest.mark.rule("kf card:warding_stone")
def test_the_warding_stone_guards_treasures() -> None:
    assert guards(anna=["warding_stone"]) == {"bronze": 1, "silver": 1, "gold": 1}
    assert entry_bonuses(anna=["warding_stone"]) == exit_bonuses(anna=["warding_stone"]) == {}
    assert guards(ben=["warding_stone"]) == {}


@pytest.mark.rule("kf card:star_chart")
def test_the_star_chart_helps_scrolls_and_magic_in() -> None:
    assert entry_bonuses(anna=["star_chart"]) == dict.fromkeys(SPELLS, 2)
    assert exit_bonuses(anna=["star_chart"]) == guards(anna=["star_chart"]) == {}
    assert entry_bonuses(ben=["star_chart"]) == {}


# Places, which do nothing beneath the Basilisk


@pytest.mark.rule("kf card:goblin_hoard", "kf 7.3")
def test_the_goblin_hoard_helps_items_in() -> None:
    assert entry_bonuses(anna=["goblin_hoard"]) == dict.fromkeys(ITEMS, 1)
    assert exit_bonuses(anna=["goblin_hoard"]) == guards(anna=["goblin_hoard"]) == {}
    assert entry_bonuses(ben=["goblin_hoard"]) == entry_bonuses(anna=silenced("goblin_hoard")) == {}


@pytest.mark.rule("kf card:sunken_hoard", "kf 7.3")
def test_the_sunken_hoard_helps_items_in() -> None:
    assert entry_bonuses(anna=["sunken_hoard"]) == dict.fromkeys(ITEMS, 1)
    assert exit_bonuses(anna=["sunken_hoard"]) == guards(anna=["sunken_hoard"]) == {}
    assert entry_bonuses(ben=["sunken_hoard"]) == entry_bonuses(anna=silenced("sunken_hoard")) == {}


@pytest.mark.rule("kf card:dragon_hoard", "kf 7.3")
def test_the_dragon_hoard_helps_items_in_by_two() -> None:
    assert entry_bonuses(anna=["dragon_hoard"]) == dict.fromkeys(ITEMS, 2)
    assert exit_bonuses(anna=["dragon_hoard"]) == guards(anna=["dragon_hoard"]) == {}
    assert entry_bonuses(ben=["dragon_hoard"]) == entry_bonuses(anna=silenced("dragon_hoard")) == {}


@pytest.mark.rule("kf card:watchtower", "kf 7.3")
def test_the_watchtower_helps_against_monsters() -> None:
    assert exit_bonuses(anna=["watchtower"]) == {"monster": 1}
    assert entry_bonuses(anna=["watchtower"]) == guards(anna=["watchtower"]) == {}
    assert exit_bonuses(ben=["watchtower"]) == exit_bonuses(anna=silenced("watchtower")) == {}


@pytest.mark.rule("kf card:smithy", "kf 7.3")
def test_the_smithy_helps_against_doors_and_traps() -> None:
    assert exit_bonuses(anna=["smithy"]) == {"trap": 2}
    assert entry_bonuses(anna=["smithy"]) == guards(anna=["smithy"]) == {}
    assert exit_bonuses(ben=["smithy"]) == exit_bonuses(anna=silenced("smithy")) == {}


@pytest.mark.rule("kf card:library", "kf 7.3")
def test_the_library_helps_scrolls_and_magic_in() -> None:
    assert entry_bonuses(anna=["library"]) == dict.fromkeys(SPELLS, 1)
    assert exit_bonuses(anna=["library"]) == guards(anna=["library"]) == {}
    assert entry_bonuses(ben=["library"]) == entry_bonuses(anna=silenced("library")) == {}


@pytest.mark.rule("kf card:graveyard", "kf 7.3")
def test_the_graveyard_helps_monsters_in() -> None:
    assert entry_bonuses(anna=["graveyard"]) == {"monster": 1}
    assert exit_bonuses(anna=["graveyard"]) == guards(anna=["graveyard"]) == {}
    assert entry_bonuses(ben=["graveyard"]) == entry_bonuses(anna=silenced("graveyard")) == {}


@pytest.mark.rule("kf card:city_wall", "kf 7.3")
def test_the_city_wall_guards_the_items_of_its_realm() -> None:
    assert guards(anna=["city_wall"]) == dict.fromkeys(ITEMS, 1)
    assert entry_bonuses(anna=["city_wall"]) == exit_bonuses(anna=["city_wall"]) == {}
    assert guards(ben=["city_wall"]) == guards(anna=silenced("city_wall")) == {}


@pytest.mark.rule("kf card:swamp", "kf 7.3")
def test_the_swamp_hinders_everything_its_holder_brings_in() -> None:
    assert entry_bonuses(anna=["swamp"]) == dict.fromkeys(EVERYTHING, -1)
    assert exit_bonuses(anna=["swamp"]) == guards(anna=["swamp"]) == {}
    assert entry_bonuses(ben=["swamp"]) == entry_bonuses(anna=silenced("swamp")) == {}


# Companions


@pytest.mark.rule("kf card:dwarf", "kf 7.7")
def test_the_dwarf_helps_treasures_in() -> None:
    assert entry_bonuses(anna=["dwarf"]) == {"bronze": 1, "silver": 1, "gold": 1}
    assert exit_bonuses(anna=["dwarf"]) == guards(anna=["dwarf"]) == {}
    assert entry_bonuses(ben=["dwarf"]) == {}


@pytest.mark.rule("kf card:princess", "kf 7.7")
def test_the_princess_helps_everything_in() -> None:
    assert entry_bonuses(anna=["princess"]) == ALL_PLUS_ONE
    assert exit_bonuses(anna=["princess"]) == guards(anna=["princess"]) == {}
    assert entry_bonuses(ben=["princess"]) == {}


@pytest.mark.rule("kf card:shield_maiden", "kf 7.7")
def test_the_shield_maiden_helps_against_everything() -> None:
    assert exit_bonuses(anna=["shield_maiden"]) == ALL_PLUS_ONE
    assert entry_bonuses(anna=["shield_maiden"]) == guards(anna=["shield_maiden"]) == {}
    assert exit_bonuses(ben=["shield_maiden"]) == {}


@pytest.mark.rule("kf card:fox", "kf 7.7")
def test_the_fox_helps_against_doors_and_traps() -> None:
    t = Table(anna={"realm": ["fox"]}, ben={"realm": ["door", "prison"]})
    assert t.exit_bonus("anna", "door") == 2 and t.exit_bonus("anna", "prison") == 0
    assert t.exit_bonus("ben", "door") == 0 and t.entry_bonus("anna", "snare") == 0
    assert [t.exit_bonus("anna", card) for card in ("worn_penny", "kobold", "dwarf")] == [0, 0, 0]


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("dwarf", marks=pytest.mark.rule("kf card:dwarf")),
        pytest.param("princess", marks=pytest.mark.rule("kf card:princess")),
        pytest.param("shield_maiden", marks=pytest.mark.rule("kf card:shield_maiden")),
        pytest.param("fox", marks=pytest.mark.rule("kf card:fox")),
    ],
)
@pytest.mark.rule("kf 7.7", "kf 2.3")
def test_a_companion_stays_in_its_realm_until_it_is_beaten(card: str) -> None:
    t = Table(anna={"hand": [card]}, ben={"hand": []})
    enter(t, "anna", f"play {card}", roll=max(entry_of(card), 1))
    assert t.realm("anna") == [card] and t.actions == 1
    t.forget()
    t.act("anna", "done")
    assert t.realm("anna") == [card] and t.turn == "ben"
    assert f"attack {card}" in t.options("ben", "attack")


@pytest.mark.parametrize("card", ["dwarf", "princess", "shield_maiden", "fox"])
@pytest.mark.rule("kf 7.7")
def test_a_companion_is_beaten_at_its_own_number(card: str) -> None:
    t = Table(ben={"realm": [card]})
    strike(t, "anna", card, roll=exit_of(card))
    assert t.realm("ben") == [] and t.discards == [card] and last_needed(t) == exit_of(card)


# Several together, in real rolls


@pytest.mark.rule("kf 3.2", "kf 7.7", "kf card:princess", "kf card:dwarf", "kf card:dragon_hoard")
def test_bonuses_of_the_realm_add_up_on_an_entry_roll() -> None:
    realm = ["princess", "dwarf", "dragon_hoard", "swamp", "brooch"]
    t = Table(anna={"hand": ["crown"], "realm": realm}, ben={"realm": ["harp", "sunken_hoard"]})
    enter(t, "anna", "play crown", roll=entry_of("crown") - 4)
    assert last_bonus(t) == 1 + 1 + 2 - 1 + 1 and t.realm("anna") == [*realm, "crown"]


@pytest.mark.rule("kf 3.2", "kf card:swamp")
def test_the_swamp_lets_a_roll_of_just_the_number_fail() -> None:
    t = Table(anna={"hand": ["thimble"], "realm": ["swamp"]})
    enter(t, "anna", "play thimble", roll=entry_of("thimble"))
    assert last_bonus(t) == -1 and t.realm("anna") == ["swamp"] and t.discards == ["thimble"]


@pytest.mark.rule("kf 4.1", "kf 7.7", "kf card:ring_of_might", "kf card:watchtower")
def test_bonuses_of_the_realm_add_up_on_an_exit_roll() -> None:
    realm = ["ring_of_might", "watchtower", "lantern", "silver_knight", "smithy"]
    t = Table(anna={"realm": realm}, ben={"realm": ["sceptre"]}, wilderness=["troll"])
    strike(t, "anna", "troll", roll=1)
    assert last_bonus(t) == 2 + 1 + 1 + 1 and last_needed(t) == exit_of("troll")


@pytest.mark.rule("kf 4.1", "kf card:city_wall", "kf card:warding_stone", "kf card:shrine")
def test_everything_that_guards_a_treasure_adds_up_against_its_owner_too() -> None:
    realm = ["city_wall", "warding_stone", "thimble", {"card": "shrine", "on": "thimble"}]
    t = Table(anna={"realm": realm}, ben={"realm": ["snow_globe"]})
    strike(t, "anna", "thimble")
    assert last_needed(t) == exit_of("thimble") + 1 + 1 + 2
    assert t.exit_number("shrine") == exit_of("shrine") and t.exit_number("city_wall") == exit_of(
        "city_wall"
    )
    assert t.exit_number("warding_stone") == exit_of("warding_stone") + 1


@pytest.mark.rule("kf card:hand_bell", "kf 6.1")
def test_the_hand_bell_counts_in_another_players_turn() -> None:
    t = Table(anna={"hand": ["thimble"]}, ben={"hand": ["stumble"], "realm": ["hand_bell"]})
    t.act("anna", "play thimble")
    t.force(entry=[entry_of("stumble") - 1, 6])
    t.answer("ben", "stumble", "thimble")
    t.pass_all()
    rolls = t.told("rolled")
    number = entry_of("stumble")
    assert rolls[0] == f"rolled ben entry stumble {number - 1} 1 {number} {number}"
    assert rolls[1].split()[5] == "-3"


# After moving (7.8)


@pytest.mark.parametrize(
    ("card", "entered", "bonus"),
    [("brooch", "wand", 1), ("harp", "wand", 1), ("flute", "fox", 2), ("hand_bell", "stumble", 1)],
)
@pytest.mark.rule("kf 7.8", "kf card:light_fingers")
def test_a_treasure_that_helps_cards_in_helps_its_new_owner(
    card: str, entered: str, bonus: int
) -> None:
    t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": [card]})
    assert (t.entry_bonus("anna", entered), t.entry_bonus("ben", entered)) == (0, bonus)
    enter(t, "anna", f"play_on light_fingers {card}")
    assert (t.entry_bonus("anna", entered), t.entry_bonus("ben", entered)) == (bonus, 0)


@pytest.mark.parametrize(
    ("card", "attacked", "bonus"),
    [("lantern", "troll", 1), ("gate_key", "door", 2), ("silver_knight", "troll", 1)],
)
@pytest.mark.rule("kf 7.8", "kf card:light_fingers")
def test_a_treasure_that_helps_against_cards_helps_its_new_owner(
    card: str, attacked: str, bonus: int
) -> None:
    t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": [card]})
    assert (t.exit_bonus("anna", attacked), t.exit_bonus("ben", attacked)) == (0, bonus)
    enter(t, "anna", f"play_on light_fingers {card}")
    assert (t.exit_bonus("anna", attacked), t.exit_bonus("ben", attacked)) == (bonus, 0)


@pytest.mark.rule("kf 7.8", "kf card:heal", "kf card:swamp", "kf card:snow_globe")
def test_a_swamp_moved_away_hinders_its_new_holder() -> None:
    t = Table(anna={"hand": ["heal"], "realm": ["swamp"]}, ben={"realm": ["snow_globe"]})
    enter(t, "anna", "play_on heal swamp")
    assert t.realm("ben") == ["snow_globe", "swamp"] and t.exit_number("swamp") == 1 + exit_of(
        "swamp"
    )
    assert (t.entry_bonus("anna", "fox"), t.entry_bonus("ben", "fox")) == (0, -1)


@pytest.mark.rule("kf 7.8", "kf card:pickpocket", "kf card:wand")
def test_a_stolen_wand_fills_the_thiefs_hand() -> None:
    t = Table(anna={"hand": ["fox"], "realm": ["wand"]}, ben={"hand": ["pickpocket"]})
    t.act("anna", "play fox")
    t.force(entry=[6, 6])
    t.answer("ben", "pickpocket", "wand")
    t.pass_all()
    assert (t.limit("anna"), t.limit("ben")) == (5, 6)
    assert t.realm("ben") == ["pickpocket", "wand"] and t.realm("anna") == ["fox"]
