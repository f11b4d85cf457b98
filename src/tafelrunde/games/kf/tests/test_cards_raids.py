"""Card by card: what monsters carry off, from whom, and what keeps them from it (7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.tests.moves import enter, entry_of, exit_of, strike
from tafelrunde.games.kf.tests.table import Table

# In ben's realm an item of every sort and what is no item; cleo has two that are left to choose.
BEN = ["worn_penny", "thimble", "small_potion", "mystic_moment", "wand", "fox", "tavern", "snare"]
CLEO = ["copper_kettle", "golden_egg", "robe"]
BRONZE = ["worn_penny", "copper_kettle"]
SILVER = ["thimble"]
GOLD = ["golden_egg"]
GEAR = ["small_potion", "mystic_moment", "wand", "robe"]
TREASURES = ["worn_penny", "thimble", "copper_kettle", "golden_egg"]
ALL = ["worn_penny", "thimble", "small_potion", "mystic_moment", "wand", *CLEO]

# Monster, what it may take of all that, how many, all from one realm or not.
RAIDS = [
    pytest.param("dragon", ALL, 2, False, marks=pytest.mark.rule("kf card:dragon")),
    pytest.param("vampire", ALL, 2, True, marks=pytest.mark.rule("kf card:vampire")),
    pytest.param("ogre", ALL, 1, False, marks=pytest.mark.rule("kf card:ogre")),
    pytest.param("zombies", ALL, 1, False, marks=pytest.mark.rule("kf card:zombies")),
    pytest.param("hydra", ALL, 2, False, marks=pytest.mark.rule("kf card:hydra")),
    pytest.param("ghost", ALL, 1, False, marks=pytest.mark.rule("kf card:ghost")),
    pytest.param("goblin", ALL, 1, False, marks=pytest.mark.rule("kf card:goblin")),
    pytest.param("kobold", GEAR, 1, False, marks=pytest.mark.rule("kf card:kobold")),
    pytest.param("troll", ALL, 1, False, marks=pytest.mark.rule("kf card:troll")),
    pytest.param("magpies", SILVER, 1, False, marks=pytest.mark.rule("kf card:magpies")),
    pytest.param("sea_serpent", SILVER, 1, False, marks=pytest.mark.rule("kf card:sea_serpent")),
    pytest.param("rat_king", BRONZE, 1, False, marks=pytest.mark.rule("kf card:rat_king")),
    pytest.param("scrap_golem", BRONZE, 2, False, marks=pytest.mark.rule("kf card:scrap_golem")),
    pytest.param("griffin", GOLD, 1, False, marks=pytest.mark.rule("kf card:griffin")),
    pytest.param("mummy", GOLD, 1, False, marks=pytest.mark.rule("kf card:mummy")),
    pytest.param("witch", GEAR, 2, False, marks=pytest.mark.rule("kf card:witch")),
    pytest.param("werewolf", TREASURES, 1, False, marks=pytest.mark.rule("kf card:werewolf")),
    pytest.param("minotaur", TREASURES, 1, False, marks=pytest.mark.rule("kf card:minotaur")),
    pytest.param("cyclops", TREASURES, 1, False, marks=pytest.mark.rule("kf card:cyclops")),
    pytest.param("harpies", TREASURES, 2, True, marks=pytest.mark.rule("kf card:harpies")),
]
BOLD = ("ghost", "cyclops")


def village(monster: str, **more: Any) -> Table:
    """Return a table at which anna holds a monster, and the others have what it could want."""
    rows = {
        "anna": {"hand": [monster], "realm": ["lantern", "evil_eye", "lucky_coin"]},
        "ben": {"realm": BEN},
        "cleo": {"realm": CLEO},
    }
    return Table(**{**rows, **more})


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf 7.5", "kf 3.1")
def test_a_monster_is_offered_the_items_of_its_sort_in_other_realms_only(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    t = village(monster)
    assert t.options("anna", "play_on") == [f"play_on {monster} {item}" for item in wanted]
    assert t.refused("anna", f"play_on {monster} fox") == f"card:{monster}"
    assert t.refused("anna", f"play_on {monster} evil_eye") == f"card:{monster}", "her own"
    assert t.refused("anna", f"play_on {monster} lucky_coin") == f"card:{monster}", "her own"


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf 7.5", "kf 3.1")
def test_a_raid_carries_off_as_many_items_as_the_monster_can_bear(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    t = village(monster)
    first = wanted[0]
    seconds = [item for item in wanted[1:] if not one_realm or item in BEN] if takes == 2 else []
    t.force(entry=entry_of(monster))
    t.act("anna", f"play_on {monster} {first}")
    if seconds:
        assert t.prompt == "second"
        assert t.options("anna") == [*[f"also {item}" for item in seconds], "enough"]
        t.act("anna", f"also {seconds[-1]}")
    taken = [first, *seconds[-1:]]
    assert t.wilderness == [monster] and t.loot(monster) == taken and t.actions == 1
    assert t.told("raided") == [f"raided {monster} {' '.join(taken)}"]
    assert t.realm("ben") == [card for card in BEN if card not in taken]
    assert t.realm("cleo") == [card for card in CLEO if card not in taken]
    assert t.realm("anna") == ["lantern", "evil_eye", "lucky_coin"]


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf 3.2")
def test_a_monster_whose_roll_fails_is_discarded_and_takes_nothing(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    t = village(monster)
    t.force(entry=entry_of(monster) - 1)
    t.act("anna", f"play_on {monster} {wanted[0]}")
    if t.prompt == "second":
        t.act("anna", "enough")
    t.act("ben", "pass")  # his potion could help her
    assert t.discards == [monster] and t.wilderness == [] and t.realm("ben") == BEN


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf card:castle", "kf 7.3")
def test_the_castle_keeps_all_but_the_bold_from_its_realm(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    t = village(monster, ben={"realm": [*BEN, "castle"]})
    reached = wanted if monster in BOLD else [item for item in wanted if item in CLEO]
    assert t.options("anna", "play_on") == [f"play_on {monster} {item}" for item in reached]


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf card:chest")
def test_no_monster_takes_what_lies_in_the_chest_but_it_may_take_the_chest(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    item = wanted[0]
    realm = [item, {"card": "chest", "on": item}]
    t = Table(anna={"hand": [monster]}, ben={"realm": realm})
    takes_chest = "wand" in wanted
    assert t.options("anna", "play_on") == [f"play_on {monster} chest"] * takes_chest
    assert t.refused("anna", f"play_on {monster} {item}") == f"card:{monster}"
    if takes_chest:
        enter(t, "anna", f"play_on {monster} chest")
        assert t.loot(monster) == ["chest"] and t.realm("ben") == [item] and t.on("chest") == ""


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf 7.5")
def test_a_monster_that_finds_no_prey_can_not_be_played(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    t = Table(anna={"hand": [monster], "realm": wanted[:2]}, ben={"realm": ["fox", "tavern"]})
    assert t.options("anna", "play_on") == t.options("anna", "play") == []
    assert t.options("anna", "replace") == [f"replace {monster}"]


@pytest.mark.parametrize(("monster", "wanted", "takes", "one_realm"), RAIDS)
@pytest.mark.rule("kf 4.1", "kf 4.3")
def test_whoever_beats_a_monster_gets_what_lies_beneath_it(
    monster: str, wanted: list[str], takes: int, one_realm: bool
) -> None:
    loot = wanted[:takes]
    grown = len(loot) if monster == "hydra" else 0
    t = Table(wilderness=[{"card": monster, "loot": loot}], players=3, turn="cleo")
    assert t.exit_number(monster) == exit_of(monster) + grown
    strike(t, "cleo", monster, roll=exit_of(monster) + grown if monster != "troll" else 6)
    assert t.realm("cleo") == loot and t.wilderness == [] and t.loot(monster) == []
    assert t.told("beaten") == [f"beaten cleo {monster}"]
    assert t.told("card_moved") == [f"card_moved {item} cleo" for item in loot]
    assert (t.discards == [monster]) == (monster != "zombies")


@pytest.mark.parametrize(
    "monster", ["dragon", "vampire", "hydra", "scrap_golem", "witch", "harpies"]
)
@pytest.mark.rule("kf 7.5")
def test_a_raid_of_two_may_stop_at_one(monster: str) -> None:
    bait = {"witch": ["wand", "robe"]}.get(monster, ["worn_penny", "copper_kettle"])
    t = Table(anna={"hand": [monster]}, ben={"realm": bait})
    enter(t, "anna", f"play_on {monster} {bait[1]}", "enough")
    assert t.loot(monster) == [bait[1]] and t.realm("ben") == [bait[0]]
    assert t.told("entry_announced_on") == [f"entry_announced_on anna {monster} {bait[1]} ben"]


@pytest.mark.parametrize(
    "monster", ["dragon", "vampire", "hydra", "scrap_golem", "witch", "harpies"]
)
@pytest.mark.rule("kf 7.5")
def test_a_raid_of_two_is_not_asked_for_a_second_item_where_there_is_none(monster: str) -> None:
    bait = {"witch": "wand"}.get(monster, "worn_penny")
    t = Table(anna={"hand": [monster], "realm": ["copper_kettle", "robe"]}, ben={"realm": [bait]})
    enter(t, "anna", f"play_on {monster} {bait}")
    assert t.loot(monster) == [bait] and t.told("card_shown") == []


@pytest.mark.rule("kf card:vampire", "kf card:harpies", "kf card:dragon")
def test_vampire_and_harpies_visit_one_realm_where_the_dragon_visits_two() -> None:
    for monster, offered in (("vampire", 0), ("harpies", 0), ("dragon", 1)):
        t = Table(
            anna={"hand": [monster]},
            ben={"realm": ["worn_penny"]},
            cleo={"realm": ["thimble"]},
        )
        t.force(entry=6)
        t.act("anna", f"play_on {monster} worn_penny")
        assert len(t.options("anna", "also")) == offered, monster
        if offered:
            assert t.refused("anna", "also worn_penny") == "3.1"
            t.act("anna", "also thimble")
            assert t.loot("dragon") == ["worn_penny", "thimble"]


@pytest.mark.rule("kf 7.5", "kf card:castle", "kf card:dragon")
def test_the_second_item_can_not_come_from_a_castle_either() -> None:
    t = Table(
        anna={"hand": ["dragon"]},
        ben={"realm": ["worn_penny"]},
        cleo={"realm": ["thimble", "castle"]},
    )
    enter(t, "anna", "play_on dragon worn_penny")
    assert t.loot("dragon") == ["worn_penny"] and t.realm("cleo") == ["thimble", "castle"]


@pytest.mark.rule("kf 7.5", "kf card:castle", "kf card:basilisk")
def test_a_castle_beneath_the_basilisk_keeps_nobody_out() -> None:
    ben = ["castle", {"card": "basilisk", "on": "castle"}, "thimble"]
    t = Table(anna={"hand": ["goblin"]}, ben={"realm": ben})
    assert t.options("anna", "play_on") == ["play_on goblin thimble"]


@pytest.mark.rule("kf card:castle")
def test_a_castle_protects_its_own_realm_only_and_from_monsters_only() -> None:
    t = Table(
        anna={"hand": ["goblin", "light_fingers"], "realm": ["castle"]},
        ben={"realm": ["thimble"]},
        cleo={"realm": ["goblet"]},
    )
    assert len(t.options("anna", "play_on")) == 4, "her own castle does not stop her"
    t = Table(anna={"hand": ["light_fingers"]}, ben={"realm": ["thimble", "castle"]})
    assert t.options("anna", "play_on") == ["play_on light_fingers thimble"]
    assert t.options("anna", "attack") == ["attack thimble", "attack castle"]
