"""Card by card: the twenty-one treasures, their metals and their numbers."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS, CATEGORIES, CATEGORY
from tafelrunde.games.kf.tests.moves import (
    beating_roll,
    category_of,
    end_turn,
    enter,
    entry_bonuses,
    entry_of,
    exit_bonuses,
    exit_of,
    guards,
    practice,
    strike,
)
from tafelrunde.games.kf.tests.table import Table

# Two treasures of the other metals, which change nothing that happens here.
OTHERS = {
    "bronze": ["thimble", "golden_egg"],
    "silver": ["worn_penny", "golden_egg"],
    "gold": ["worn_penny", "thimble"],
}
SPARE = {"worn_penny": "copper_kettle", "thimble": "mermaids_comb", "golden_egg": "goblet"}
BRONZE = [
    pytest.param("book", marks=pytest.mark.rule("kf card:book")),
    pytest.param("brooch", marks=pytest.mark.rule("kf card:brooch")),
    pytest.param("lantern", marks=pytest.mark.rule("kf card:lantern")),
    pytest.param("gate_key", marks=pytest.mark.rule("kf card:gate_key")),
    pytest.param("hunting_horn", marks=pytest.mark.rule("kf card:hunting_horn")),
    pytest.param("copper_kettle", marks=pytest.mark.rule("kf card:copper_kettle")),
    pytest.param("worn_penny", marks=pytest.mark.rule("kf card:worn_penny")),
]
SILVER = [
    pytest.param("moon_mirror", marks=pytest.mark.rule("kf card:moon_mirror")),
    pytest.param("flute", marks=pytest.mark.rule("kf card:flute")),
    pytest.param("silver_knight", marks=pytest.mark.rule("kf card:silver_knight")),
    pytest.param("hand_bell", marks=pytest.mark.rule("kf card:hand_bell")),
    pytest.param("mermaids_comb", marks=pytest.mark.rule("kf card:mermaids_comb")),
    pytest.param("snow_globe", marks=pytest.mark.rule("kf card:snow_globe")),
    pytest.param("thimble", marks=pytest.mark.rule("kf card:thimble")),
]
GOLD = [
    pytest.param("crown", marks=pytest.mark.rule("kf card:crown")),
    pytest.param("goblet", marks=pytest.mark.rule("kf card:goblet")),
    pytest.param("sun_mask", marks=pytest.mark.rule("kf card:sun_mask")),
    pytest.param("golden_egg", marks=pytest.mark.rule("kf card:golden_egg")),
    pytest.param("harp", marks=pytest.mark.rule("kf card:harp")),
    pytest.param("sceptre", marks=pytest.mark.rule("kf card:sceptre")),
    pytest.param("lucky_coin", marks=pytest.mark.rule("kf card:lucky_coin")),
]
ALL = [*BRONZE, *SILVER, *GOLD]


@pytest.mark.rule("kf 7.1")
def test_there_are_seven_treasures_of_each_metal() -> None:
    metals = [CATEGORIES[kind] for kind in CATEGORY]
    assert [metals.count(metal) for metal in ("bronze", "silver", "gold")] == [7, 7, 7]


@pytest.mark.rule("kf 7.1")
def test_of_every_sort_there_are_as_many_cards_as_the_box_has() -> None:
    sorts = [CATEGORIES[kind] for kind in CATEGORY]
    counted = {sort: sorts.count(sort) for sort in CATEGORIES[3:]}
    assert counted["potion"] + counted["scroll"] + counted["magic"] == 18
    assert [counted[sort] for sort in ("monster", "place", "trap")] == [21, 14, 9]
    assert [counted[sort] for sort in ("event", "surprise", "companion")] == [7, 6, 4]
    assert len(set(CARDS)) == 100


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("kf 3.2")
def test_a_treasure_enters_its_players_realm_with_exactly_its_number(card: str) -> None:
    t = Table(anna={"hand": [card]})
    assert t.options("anna", "play") == [f"play {card}"] and not t.options("anna", "play_on")
    enter(t, "anna", f"play {card}", roll=entry_of(card))
    assert t.realm("anna") == [card] and t.actions == 1 and t.discards == []
    assert t.hand("anna") == [] and t.realm("ben") == []
    assert t.told("rolled") == [
        f"rolled anna entry {card} {entry_of(card)} 0 {entry_of(card)} {entry_of(card)}"
    ]


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("kf 3.2", "kf 10.1")
def test_a_treasure_whose_roll_is_one_too_low_is_discarded(card: str) -> None:
    t = Table(anna={"hand": [card]})
    enter(t, "anna", f"play {card}", roll=entry_of(card) - 1)
    assert t.realm("anna") == [] and t.discards == [card] and t.actions == 1
    assert t.told("entry_failed", "entered") == [f"entry_failed anna {card}"]


@pytest.mark.parametrize("card", ALL)
@pytest.mark.rule("kf 4.1")
def test_a_treasure_stays_until_its_exit_number_is_reached(card: str) -> None:
    t = Table(anna=practice(card), ben={"realm": [card]})
    strike(t, "anna", card, roll=beating_roll(card) - 1)
    assert t.realm("ben") == [card] and t.told("attack_failed") == [f"attack_failed anna {card}"]
    t = Table(anna=practice(card), ben={"realm": [card]})
    strike(t, "anna", card, roll=beating_roll(card))
    assert t.realm("ben") == [] and t.discards == [card] and t.realm("anna") == []


@pytest.mark.parametrize(
    ("card", "metal"),
    [
        *[pytest.param(*row.values, "bronze", marks=row.marks) for row in BRONZE],
        *[pytest.param(*row.values, "silver", marks=row.marks) for row in SILVER],
        *[pytest.param(*row.values, "gold", marks=row.marks) for row in GOLD],
    ],
)
@pytest.mark.rule("kf 8.1")
def test_a_treasure_completes_the_set_of_three_metals_with_its_own(card: str, metal: str) -> None:
    assert category_of(card) == metal
    t = Table(anna={"hand": [card], "realm": OTHERS[metal]})
    enter(t, "anna", f"play {card}")
    assert t.over and t.winners == ["anna"]
    double = [SPARE[OTHERS[metal][0]], OTHERS[metal][0]]
    t = Table(anna={"hand": [card], "realm": double})
    enter(t, "anna", f"play {card}")
    assert not t.over and t.realm("anna") == [*double, card]


@pytest.mark.parametrize("card", GOLD)
def test_gold_enters_on_five_or_six(card: str) -> None:
    assert entry_of(card) in (5, 6)


PLAIN = [
    pytest.param("hunting_horn", marks=pytest.mark.rule("kf card:hunting_horn")),
    pytest.param("copper_kettle", marks=pytest.mark.rule("kf card:copper_kettle")),
    pytest.param("worn_penny", marks=pytest.mark.rule("kf card:worn_penny")),
    pytest.param("moon_mirror", marks=pytest.mark.rule("kf card:moon_mirror")),
    pytest.param("mermaids_comb", marks=pytest.mark.rule("kf card:mermaids_comb")),
    pytest.param("thimble", marks=pytest.mark.rule("kf card:thimble")),
    pytest.param("crown", marks=pytest.mark.rule("kf card:crown")),
    pytest.param("goblet", marks=pytest.mark.rule("kf card:goblet")),
    pytest.param("sun_mask", marks=pytest.mark.rule("kf card:sun_mask")),
    pytest.param("golden_egg", marks=pytest.mark.rule("kf card:golden_egg")),
    pytest.param("lucky_coin", marks=pytest.mark.rule("kf card:lucky_coin")),
]


@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_treasure_does_nothing_but_count(card: str) -> None:
    fellow = "lucky_coin" if card == "golden_egg" else "golden_egg"
    t = Table(anna={"realm": [card, fellow]}, ben={"realm": ["prison"]})
    assert t.exit_number(fellow) == exit_of(fellow) and t.limit("anna") == 5
    assert [t.entry_bonus("anna", other) for other in CARDS] == [0] * 100
    assert [t.exit_bonus("anna", other) for other in CARDS] == [0] * 100
    assert [t.entry_bonus("ben", other) for other in CARDS] == [0] * 100


# The Book


@pytest.mark.rule("kf card:book", "kf 2.3", "kf 10.4")
def test_the_book_fills_its_holders_hand_up_to_six() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["book"]}, ben={"hand": ["harp"]})
    assert (t.limit("anna"), t.limit("ben")) == (6, 5)
    end_turn(
        t, "anna", "goblet", "wand", "robe", "fox", "dwarf", *("flood", "heal", "door", "rune")
    )
    assert len(t.hand("anna")) == 6 and len(t.hand("ben")) == 5
    assert t.told("cards_drawn") == ["cards_drawn anna 5", "cards_drawn ben 4"]


@pytest.mark.rule("kf card:book", "kf 2.3")
def test_a_hand_of_six_is_brought_down_when_the_book_is_beaten() -> None:
    hand = ["crown", "goblet", "wand", "robe", "fox", "dwarf"]
    t = Table(anna={"hand": hand, "realm": ["book"], **practice("book")})
    strike(t, "anna", "book")
    assert t.discards == ["book"] and t.limit("anna") == 5
    t.act("anna", "done")
    assert t.asked() == ["anna"] and len(t.options("anna", "discard")) == 6
    t.act("anna", "discard fox")
    assert t.turn == "ben" and t.discards == ["book", "fox"] and len(t.hand("anna")) == 5


@pytest.mark.rule("kf card:book", "kf card:wand", "kf 2.3")
def test_book_and_wand_together_make_seven() -> None:
    t = Table(anna={"hand": ["crown"], "realm": ["book", "wand"]})
    assert (t.limit("anna"), t.limit("ben")) == (7, 5)
    end_turn(t, "anna", "goblet", "robe", "fox", "dwarf", "heal", "door")
    assert len(t.hand("anna")) == 7


# Treasures with a bonus: what it is for, and what not (see test_cards_bonuses.py for rolls)


@pytest.mark.rule("kf card:brooch")
def test_the_brooch_helps_items_in() -> None:
    items = {"bronze": 1, "silver": 1, "gold": 1, "potion": 1, "scroll": 1, "magic": 1}
    assert entry_bonuses(anna=["brooch"]) == items
    assert exit_bonuses(anna=["brooch"]) == guards(anna=["brooch"]) == {}
    assert entry_bonuses(ben=["brooch"]) == {}


@pytest.mark.rule("kf card:lantern")
def test_the_lantern_helps_against_monsters() -> None:
    assert exit_bonuses(anna=["lantern"]) == {"monster": 1}
    assert entry_bonuses(anna=["lantern"]) == guards(anna=["lantern"]) == {}
    assert exit_bonuses(ben=["lantern"]) == {}


@pytest.mark.rule("kf card:gate_key")
def test_the_gate_key_helps_against_doors_and_traps_but_not_the_prison() -> None:
    assert exit_bonuses(anna=["gate_key"]) == {"trap": 2}
    assert entry_bonuses(anna=["gate_key"]) == guards(anna=["gate_key"]) == {}
    assert exit_bonuses(ben=["gate_key"]) == {}
    t = Table(anna={"realm": ["gate_key", "prison", "door"]})
    assert t.exit_bonus("anna", "prison") == 0 and t.exit_bonus("anna", "door") == 2


@pytest.mark.rule("kf card:flute")
def test_the_flute_calls_companions() -> None:
    assert entry_bonuses(anna=["flute"]) == {"companion": 2}
    assert exit_bonuses(anna=["flute"]) == guards(anna=["flute"]) == {}
    assert entry_bonuses(ben=["flute"]) == {}


@pytest.mark.rule("kf card:silver_knight")
def test_the_silver_knight_helps_against_monsters() -> None:
    assert exit_bonuses(anna=["silver_knight"]) == {"monster": 1}
    assert entry_bonuses(anna=["silver_knight"]) == guards(anna=["silver_knight"]) == {}
    assert exit_bonuses(ben=["silver_knight"]) == {}


@pytest.mark.rule("kf card:hand_bell")
def test_the_hand_bell_helps_surprises_in() -> None:
    assert entry_bonuses(anna=["hand_bell"]) == {"surprise": 1}
    assert exit_bonuses(anna=["hand_bell"]) == guards(anna=["hand_bell"]) == {}
    assert entry_bonuses(ben=["hand_bell"]) == {}


@pytest.mark.rule("kf card:snow_globe")
def test_the_snow_globe_guards_the_places_of_its_realm() -> None:
    assert guards(anna=["snow_globe"]) == {"place": 1}
    assert entry_bonuses(anna=["snow_globe"]) == exit_bonuses(anna=["snow_globe"]) == {}
    assert guards(ben=["snow_globe"]) == {}


@pytest.mark.rule("kf card:harp")
def test_the_harp_helps_items_in() -> None:
    items = {"bronze": 1, "silver": 1, "gold": 1, "potion": 1, "scroll": 1, "magic": 1}
    assert entry_bonuses(anna=["harp"]) == items
    assert exit_bonuses(anna=["harp"]) == guards(anna=["harp"]) == {}
    assert entry_bonuses(ben=["harp"]) == {}


@pytest.mark.rule("kf card:sceptre")
def test_the_sceptre_helps_against_everything() -> None:
    everything = {*("bronze", "silver", "gold", "potion", "scroll", "magic", "monster", "place")}
    everything |= {"trap", "event", "surprise", "companion"}
    assert exit_bonuses(anna=["sceptre"]) == dict.fromkeys(everything, 1)
    assert entry_bonuses(anna=["sceptre"]) == guards(anna=["sceptre"]) == {}
    assert exit_bonuses(ben=["sceptre"]) == {}
