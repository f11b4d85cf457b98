"""Card by card: Hydra, Zombies and Basilisk; items without an owner; raids that go wrong (7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import (
    end_turn,
    enter,
    entry_of,
    exit_of,
    last_needed,
    strike,
)
from tafelrunde.games.kf.tests.table import Table

FOUR = ["wand", "robe", "dwarf", "fox"]
SAT_ON: list[Any] = ["tavern", {"card": "basilisk", "on": "tavern"}]


# Hydra, Zombies, Dragon


@pytest.mark.rule("kf card:hydra")
def test_the_hydras_exit_number_grows_with_each_item_beneath_it() -> None:
    number = exit_of("hydra")
    t = Table(wilderness=["hydra"])
    assert t.exit_number("hydra") == number
    t = Table(wilderness=[{"card": "hydra", "loot": ["thimble"]}, "ogre"])
    assert t.exit_number("hydra") == number + 1
    t = Table(
        wilderness=[
            {"card": "hydra", "loot": ["thimble", "goblet"]},
            {"card": "troll", "loot": ["book"]},
        ]
    )
    assert t.exit_number("hydra") == number + 2 and t.exit_number("troll") == exit_of("troll")
    strike(t, "anna", "hydra", roll=number + 1)
    assert t.wilderness == ["hydra", "troll"] and last_needed(t) == number + 2


@pytest.mark.rule("kf card:zombies", "kf 4.3")
def test_beaten_zombies_go_back_into_the_draw_pile() -> None:
    t = Table(wilderness=[{"card": "zombies", "loot": ["goblet"]}], deck=["crown", "wand"])
    discards = t.discards
    strike(t, "anna", "zombies", roll=exit_of("zombies"))
    assert t.deck == ["crown", "wand", "zombies"] and t.discards == discards
    assert t.wilderness == [] and t.realm("anna") == ["goblet"]
    assert t.told("card_risen", "card_left") == ["card_risen zombies"]


@pytest.mark.rule("kf card:zombies", "kf 2.4")
def test_zombies_may_be_drawn_again_at_once() -> None:
    t = Table(anna={"hand": FOUR}, wilderness=["zombies"], deck=[], actions=1, card="zombies")
    strike(t, "anna", "zombies")
    assert "zombies" in t.hand("anna") and t.turn == "ben" and t.told("pile_renewed") == []


@pytest.mark.rule("kf card:zombies", "kf 4.2")
def test_experience_with_zombies_ends_when_they_are_beaten() -> None:
    t = Table(anna={"foe": "zombies", "tries": 2}, wilderness=["zombies"])
    strike(t, "anna", "zombies", roll=exit_of("zombies") - 2)
    assert t.wilderness == [] and t.experience("anna") == ("", 0)


@pytest.mark.rule("kf card:dragon")
def test_the_dragon_needs_a_six_to_be_beaten() -> None:
    t = Table(wilderness=["dragon"])
    assert t.exit_number("dragon") == 6


@pytest.mark.rule("kf 7.5", "kf 4.3", "kf 8.1")
def test_a_beaten_monsters_items_may_win_the_game_at_once() -> None:
    dragon = {"card": "dragon", "loot": ["goblet", "thimble"]}
    t = Table(anna={"realm": ["book"]}, wilderness=[dragon])
    strike(t, "anna", "dragon")
    assert t.winners == ["anna"]


@pytest.mark.rule("kf 7.5", "kf 8.1")
def test_treasures_beneath_a_monster_count_for_nobody() -> None:
    ogre = {"card": "ogre", "loot": ["goblet"]}
    t = Table(anna={"realm": ["book"], "hand": ["thimble"]}, wilderness=[ogre])
    enter(t, "anna", "play thimble")
    assert not t.over and "attack goblet" not in t.options("anna")
    assert t.refused("anna", "attack goblet") == "7.10"


@pytest.mark.rule("kf 7.5")
def test_an_item_beneath_a_monster_helps_nobody() -> None:
    dragon = {"card": "dragon", "loot": ["brooch", "sceptre"]}
    t = Table(wilderness=[dragon])
    for name in ("anna", "ben"):
        assert t.entry_bonus(name, "wand") == 0 and t.exit_bonus(name, "dragon") == 0


# Items without an owner


@pytest.mark.rule("kf 7.5", "kf card:banishing")
def test_an_ownerless_item_can_be_attacked_and_is_then_discarded() -> None:
    t = Table(wilderness=["sceptre", "wand"])
    assert t.options("anna", "attack") == ["attack sceptre", "attack wand"]
    assert t.exit_bonus("anna", "wand") == 0, "nobody's sceptre"
    strike(t, "anna", "wand", roll=exit_of("wand"))
    assert t.wilderness == ["sceptre"] and t.discards == ["wand"] and t.realm("anna") == []


@pytest.mark.rule("kf 7.5")
def test_an_ownerless_item_is_no_prey_and_can_not_be_stolen() -> None:
    anna = {"hand": ["goblin", "light_fingers", "fox"]}
    t = Table(anna=anna, ben={"hand": ["pickpocket"]}, wilderness=["goblet", "wand"])
    assert t.options("anna", "play_on") == []
    t.act("anna", "play fox")
    assert t.options("ben") == ["pass"]
    t.force(entry=6)
    t.pass_all()


@pytest.mark.rule("kf 7.5", "kf 2.3")
def test_an_item_with_exit_zero_is_discarded_from_beneath_a_monster_in_the_end() -> None:
    t = Table(wilderness=[{"card": "ogre", "loot": ["heal"]}, {"card": "troll", "loot": ["wand"]}])
    t.act("anna", "done")
    assert t.loot("ogre") == [] and t.loot("troll") == ["wand"] and t.discards == ["heal"]
    assert t.told("card_left") == ["card_left heal"] and t.wilderness == ["ogre", "troll"]


# Raids whose prey is gone (3.4)


@pytest.mark.rule("kf 3.4", "kf 7.5", "kf card:vanishing")
def test_a_raid_whose_only_item_vanished_comes_to_nothing() -> None:
    t = Table(
        anna={"hand": ["ogre"]},
        ben={"hand": ["vanishing"], "realm": ["goblet", "thimble"]},
        entry=6,
    )
    t.act("anna", "play_on ogre goblet")
    t.answer("ben", "vanishing", "goblet")
    t.pass_all()
    assert t.discards == ["ogre"] and t.realm("ben") == ["thimble", "vanishing"]
    assert t.told("attempt_lapsed") == ["attempt_lapsed anna entry ogre"] and t.actions == 1


@pytest.mark.rule("kf 3.4", "kf 7.5", "kf card:vanishing")
def test_a_raid_of_two_takes_what_is_still_there() -> None:
    for vanished, left in (("goblet", "thimble"), ("thimble", "goblet")):
        t = Table(
            anna={"hand": ["dragon"]},
            ben={"hand": ["vanishing"], "realm": ["goblet", "thimble", "crown"]},
            entry=[6, 6],
        )
        t.act("anna", "play_on dragon goblet", "also thimble")
        t.answer("ben", "vanishing", vanished)
        t.pass_all()
        assert t.loot("dragon") == [left] and t.told("raided") == [f"raided dragon {left}"]
        assert t.realm("ben") == ["crown", "vanishing"], "the crown was not named"


@pytest.mark.rule("kf 3.4", "kf card:pickpocket")
def test_a_raid_takes_nothing_that_came_into_the_raiders_own_realm() -> None:
    t = Table(
        anna={"hand": ["witch", "pickpocket"]},
        ben={"realm": ["wand", "robe"]},
        entry=[6, 6],
    )
    t.act("anna", "play_on witch wand", "also robe")
    t.answer("anna", "pickpocket", "wand")
    t.pass_all()
    assert t.realm("anna") == ["pickpocket", "wand"] and t.loot("witch") == ["robe"]


@pytest.mark.rule("kf card:vampire", "kf card:pickpocket", "kf 3.4")
def test_the_vampire_leaves_a_second_item_that_was_stolen_to_another_realm() -> None:
    for thief, taken in (("cleo", ["thimble"]), ("", ["thimble", "wand"])):
        t = Table(
            anna={"hand": ["vampire"]},
            ben={"realm": ["thimble", "wand"]},
            cleo={"hand": ["pickpocket"]},
            entry=[6, 6] if thief else 6,
        )
        t.act("anna", "play_on vampire thimble", "also wand")
        if thief:
            t.answer("cleo", "pickpocket", "wand")
        t.pass_all()
        assert t.loot("vampire") == taken


@pytest.mark.rule("kf card:dragon", "kf card:pickpocket")
def test_the_dragon_follows_an_item_to_the_realm_of_the_thief() -> None:
    t = Table(
        anna={"hand": ["dragon"]},
        ben={"realm": ["thimble", "wand"]},
        cleo={"hand": ["pickpocket"]},
        entry=[6, 6],
    )
    t.act("anna", "play_on dragon thimble", "also wand")
    t.answer("cleo", "pickpocket", "wand")
    t.pass_all()
    assert t.loot("dragon") == ["thimble", "wand"] and t.realm("cleo") == ["pickpocket"]


# The Basilisk


@pytest.mark.rule("kf card:basilisk", "kf 3.1")
def test_the_basilisk_sits_on_a_place_of_any_realm_and_lies_in_that_realm() -> None:
    t = Table(
        anna={"hand": ["basilisk"], "realm": ["watchtower", "wand"]},
        ben={"realm": ["tavern", "goblet"]},
        cleo={"realm": ["library", "snare"]},
    )
    on = ["watchtower", "tavern", "library"]
    assert t.options("anna", "play_on") == [f"play_on basilisk {place}" for place in on]
    assert t.refused("anna", "play_on basilisk snare") == "card:basilisk"
    enter(t, "anna", "play_on basilisk library", roll=entry_of("basilisk"))
    assert t.realm("cleo") == ["library", "snare", "basilisk"] and t.on("basilisk") == "library"
    assert t.wilderness == [] and t.realm("anna") == ["watchtower", "wand"] and t.actions == 1
    assert "attack library" not in t.options("anna")
    assert t.refused("anna", "attack library") == "4.1" and t.may("anna", "attack basilisk")


@pytest.mark.rule("kf card:basilisk", "kf 4.1")
def test_beating_the_basilisk_frees_the_place() -> None:
    t = Table(ben={"realm": ["library", {"card": "basilisk", "on": "library"}]})
    assert t.entry_bonus("ben", "heal") == 0
    strike(t, "anna", "basilisk", roll=exit_of("basilisk"))
    assert t.realm("ben") == ["library"] and t.discards == ["basilisk"]
    assert t.entry_bonus("ben", "heal") == 1 and t.may("anna", "attack library")


@pytest.mark.rule("kf card:basilisk", "kf card:castle")
def test_the_basilisk_is_a_monster_the_castle_does_not_stop() -> None:
    t = Table(anna={"hand": ["basilisk"]}, ben={"realm": ["castle"]})
    enter(t, "anna", "play_on basilisk castle")
    assert t.realm("ben") == ["castle", "basilisk"]


@pytest.mark.rule("kf card:basilisk")
def test_the_basilisk_is_beaten_with_what_helps_against_monsters() -> None:
    t = Table(anna={"realm": ["ring_of_might"]}, ben={"realm": SAT_ON})
    assert t.exit_bonus("anna", "basilisk") == 2


@pytest.mark.rule("kf card:basilisk", "kf card:tavern")
def test_a_tavern_beneath_the_basilisk_serves_nobody() -> None:
    t = Table(anna={"realm": SAT_ON}, card="crown")
    t.act("anna", "replace troll")
    assert t.actions == 1


@pytest.mark.rule("kf card:basilisk", "kf card:prison", "kf 7.2")
def test_a_prison_beneath_the_basilisk_holds_nobody() -> None:
    t = Table(anna={"realm": ["prison", {"card": "basilisk", "on": "prison"}]})
    assert "replace troll" in t.options("anna") and t.may("anna", "attack basilisk")
    assert not t.may("anna", "attack prison")


@pytest.mark.rule("kf card:basilisk", "kf card:shrine")
def test_a_shrine_beneath_the_basilisk_guards_nothing() -> None:
    shrine = [{"card": "shrine", "on": "thimble"}, {"card": "basilisk", "on": "shrine"}]
    t = Table(ben={"realm": ["thimble", *shrine]})
    assert t.exit_number("thimble") == exit_of("thimble")
    assert t.may("anna", "attack thimble") and not t.may("anna", "attack shrine")


@pytest.mark.rule("kf card:basilisk", "kf 2.3")
def test_the_basilisk_stays_at_the_end_of_the_turn() -> None:
    t = Table(anna={"hand": ["basilisk", *FOUR], "realm": ["tavern"]})
    enter(t, "anna", "play_on basilisk tavern")
    end_turn(t, "anna", "harp")
    assert t.realm("anna") == ["tavern", "basilisk"] and t.on("basilisk") == "tavern"
