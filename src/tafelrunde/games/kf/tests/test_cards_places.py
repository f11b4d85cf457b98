"""Card by card: the places that do more than change rolls (7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import (
    beating_roll,
    end_turn,
    enter,
    entry_of,
    exit_of,
    last_needed,
    practice,
    strike,
)
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
SHRINE: list[Any] = ["thimble", {"card": "shrine", "on": "thimble"}]
OWN = [
    pytest.param("castle", marks=pytest.mark.rule("kf card:castle")),
    pytest.param("monastery", marks=pytest.mark.rule("kf card:monastery")),
    pytest.param("goblin_hoard", marks=pytest.mark.rule("kf card:goblin_hoard")),
    pytest.param("sunken_hoard", marks=pytest.mark.rule("kf card:sunken_hoard")),
    pytest.param("dragon_hoard", marks=pytest.mark.rule("kf card:dragon_hoard")),
    pytest.param("watchtower", marks=pytest.mark.rule("kf card:watchtower")),
    pytest.param("smithy", marks=pytest.mark.rule("kf card:smithy")),
    pytest.param("library", marks=pytest.mark.rule("kf card:library")),
    pytest.param("graveyard", marks=pytest.mark.rule("kf card:graveyard")),
    pytest.param("tavern", marks=pytest.mark.rule("kf card:tavern")),
    pytest.param("city_wall", marks=pytest.mark.rule("kf card:city_wall")),
]
IN_OTHER_REALMS = [
    pytest.param("prison", marks=pytest.mark.rule("kf card:prison")),
    pytest.param("swamp", marks=pytest.mark.rule("kf card:swamp")),
]


@pytest.mark.parametrize("card", OWN)
@pytest.mark.rule("kf 7.3", "kf 1.3", "kf 2.3")
def test_a_place_is_laid_in_its_players_realm_and_stays(card: str) -> None:
    t = Table(anna={"hand": [card, *FOUR]})
    assert t.may("anna", f"play {card}") and t.options("anna", "play_at") == []
    enter(t, "anna", f"play {card}", roll=entry_of(card))
    assert t.realm("anna") == [card] and t.actions == 1
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == [card] and t.discards == []
    strike(t, "ben", card, roll=exit_of(card))
    assert t.realm("anna") == [] and t.discards == [card] and last_needed(t) == exit_of(card)


@pytest.mark.parametrize("card", [*OWN, *IN_OTHER_REALMS])
@pytest.mark.rule("kf 3.2", "kf 10.1")
def test_a_place_whose_roll_is_one_too_low_is_discarded(card: str) -> None:
    t = Table(anna={"hand": [card]}, players=3)
    action = f"play_at {card} ben" if card in ("prison", "swamp") else f"play {card}"
    enter(t, "anna", action, roll=entry_of(card) - 1)
    assert t.discards == [card] and [t.realm(name) for name in t.names] == [[], [], []]


@pytest.mark.parametrize("card", IN_OTHER_REALMS)
@pytest.mark.rule("kf 7.3", "kf 3.1")
def test_a_place_that_hinders_is_laid_in_another_players_realm(card: str) -> None:
    t = Table(anna={"hand": [card]}, ben={"realm": ["monastery", "castle"]}, cleo={})
    assert t.options("anna", "play_at") == [f"play_at {card} ben", f"play_at {card} cleo"]
    assert t.refused("anna", f"play_at {card} anna") == f"card:{card}"
    enter(t, "anna", f"play_at {card} cleo", roll=entry_of(card))
    assert t.realm("cleo") == [card] and t.realm("anna") == [] and t.actions == 1
    assert t.told("entry_announced_at") == [f"entry_announced_at anna {card} cleo"]


@pytest.mark.rule("kf card:swamp", "kf 2.3")
def test_the_swamp_stays_until_it_is_beaten() -> None:
    t = Table(anna={"hand": ["swamp", *FOUR]})
    enter(t, "anna", "play_at swamp ben")
    end_turn(t, "anna", "harp")
    assert t.realm("ben") == ["swamp"] and len(t.options("ben", "attack")) == 1
    assert len(t.options("ben", "replace")) == 5, "it bars nobody"
    strike(t, "ben", "swamp", roll=exit_of("swamp"))
    assert t.realm("ben") == [] and t.discards == ["swamp"]


# Prison


@pytest.mark.rule("kf card:prison", "kf 7.2", "kf 7.3")
def test_the_prison_costs_actions_until_it_is_beaten() -> None:
    t = Table(anna={"realm": ["prison", "wand"], "hand": ["crown", "fox"]}, wilderness=["troll"])
    assert t.options("anna") == ["attack prison", "done"]
    assert t.refused("anna", "play crown") == "7.2"
    assert t.refused("anna", "replace fox") == "7.2"
    assert t.refused("anna", "attack troll") == "7.2"
    strike(t, "anna", "prison", roll=exit_of("prison"))
    assert t.realm("anna") == ["wand"] and t.discards == ["prison"]
    assert t.may("anna", "play crown") and t.may("anna", "attack troll")


@pytest.mark.rule("kf card:prison", "kf 7.2")
def test_a_prison_in_anothers_realm_bars_nobody_else_and_anyone_may_attack_it() -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"realm": ["prison"]})
    assert t.options("anna") == ["play crown", "attack prison", "replace crown", "done"]
    strike(t, "anna", "prison")
    assert t.realm("ben") == []


# Monastery


@pytest.mark.parametrize(
    "trap",
    ["door", "iron_gate", "cobweb", "tar_pit", "pitfall", "sleeping_dust", "snare", "stink_eye"],
)
@pytest.mark.rule("kf card:monastery", "kf 7.2")
def test_the_monastery_keeps_doors_and_traps_out(trap: str) -> None:
    t = Table(anna={"hand": [trap], "realm": ["castle"]}, ben={"realm": ["monastery"]}, cleo={})
    assert t.options("anna", "play_at") == [f"play_at {trap} cleo"]
    assert t.refused("anna", f"play_at {trap} ben") == "card:monastery"
    assert t.refused("anna", f"play_at {trap} anna") == f"card:{trap}"
    silenced = ["monastery", {"card": "basilisk", "on": "monastery"}]
    t = Table(anna={"hand": [trap], "realm": ["library"]}, ben={"realm": silenced})
    assert t.options("anna", "play_at") == [f"play_at {trap} ben"]


@pytest.mark.rule("kf card:monastery", "kf card:rune", "kf card:door")
def test_what_was_there_before_the_monastery_stays_and_takes_a_rune() -> None:
    t = Table(anna={"hand": ["rune"]}, ben={"realm": ["door", "monastery"]})
    enter(t, "anna", "play_on rune door", roll=entry_of("rune"))
    assert t.realm("ben") == ["door", "monastery", "rune"] and t.on("rune") == "door"


@pytest.mark.rule("kf card:monastery")
def test_the_monastery_of_the_player_does_not_stop_the_players_own_traps() -> None:
    t = Table(anna={"hand": ["snare"], "realm": ["monastery"]})
    assert t.options("anna", "play_at") == ["play_at snare ben"]


# Tavern


@pytest.mark.rule("kf card:tavern", "kf 5.1")
def test_the_tavern_gives_one_free_replacement_a_turn() -> None:
    t = Table(anna={"realm": ["tavern"]}, card=["crown", "harp"])
    first, second = t.hand("anna")[:2]
    t.act("anna", f"replace {first}")
    assert t.actions == 2 and t.discards == [first] and "crown" in t.hand("anna")
    t.act("anna", f"replace {second}")
    assert t.actions == 1 and t.discards == [first, second]


@pytest.mark.rule("kf card:tavern", "kf 4.2")
def test_a_free_replacement_is_an_action_that_ends_experience() -> None:
    t = Table(
        anna={"realm": ["tavern"], "foe": "ogre", "tries": 1}, wilderness=["ogre"], card="crown"
    )
    t.act("anna", f"replace {t.hand('anna')[0]}")
    assert t.experience("anna") == ("", 0) and t.actions == 2


@pytest.mark.rule("kf card:tavern")
def test_the_tavern_serves_its_holder_only_and_again_in_the_next_turn() -> None:
    t = Table(ben={"realm": ["tavern"]}, swapped=True, card=["crown", "harp"])
    t.act("anna", f"replace {t.hand('anna')[0]}")
    assert t.actions == 1
    t.act("anna", "done")
    t.act("ben", f"replace {t.hand('ben')[0]}")
    assert t.turn == "ben" and t.actions == 2


@pytest.mark.rule("kf card:tavern")
def test_a_replacement_used_up_stays_used_up_in_a_turn() -> None:
    t = Table(anna={"realm": ["tavern"]}, swapped=True, card="crown")
    t.act("anna", f"replace {t.hand('anna')[0]}")
    assert t.actions == 1


@pytest.mark.rule("kf card:tavern", "kf 7.2")
def test_the_tavern_does_not_help_behind_a_door() -> None:
    t = Table(anna={"realm": ["tavern", "door"]})
    assert t.options("anna") == ["attack door", "done"]


# Shrine


@pytest.mark.rule("kf card:shrine", "kf 3.1")
def test_the_shrine_is_laid_on_one_of_your_treasures_and_guards_it() -> None:
    t = Table(
        anna={"hand": ["shrine"], "realm": ["thimble", "goblet", "wand"]},
        ben={"realm": ["book"]},
    )
    on = ["play_on shrine thimble", "play_on shrine goblet"]
    assert t.options("anna", "play_on") == on and t.options("anna", "play") == []
    assert t.refused("anna", "play_on shrine book") == "card:shrine"
    enter(t, "anna", "play_on shrine goblet", roll=entry_of("shrine"))
    assert t.realm("anna") == ["thimble", "goblet", "wand", "shrine"] and t.on("shrine") == "goblet"
    assert t.exit_number("goblet") == exit_of("goblet") + 2
    assert t.exit_number("thimble") == exit_of("thimble")
    assert t.may("anna", "attack goblet") and t.may("anna", "attack shrine")


@pytest.mark.rule("kf card:shrine")
def test_the_shrine_is_beaten_at_its_own_number_and_the_treasure_stays() -> None:
    t = Table(ben={"realm": SHRINE})
    strike(t, "anna", "shrine", roll=exit_of("shrine"))
    assert t.realm("ben") == ["thimble"] and t.discards == ["shrine"]
    assert t.exit_number("thimble") == exit_of("thimble")


@pytest.mark.rule("kf card:shrine", "kf 7.9")
def test_the_shrine_goes_with_its_treasure() -> None:
    t = Table(anna=practice("thimble", more=2), ben={"realm": SHRINE})
    strike(t, "anna", "thimble", roll=beating_roll("thimble", more=2))  # the Shrine's 2
    assert t.realm("ben") == [] and t.discards == ["thimble", "shrine"] and t.prompt == "act"
    assert t.told("card_left") == ["card_left thimble", "card_left shrine"]


@pytest.mark.rule("kf card:shrine")
def test_no_shrine_without_a_treasure() -> None:
    t = Table(anna={"hand": ["shrine"], "realm": ["wand"]}, ben={"realm": ["book"]})
    assert t.options("anna", "play_on") == []
