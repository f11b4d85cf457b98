"""Chapter 10, weapons: ammunition, dice, reach and extra damage of each of them."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.names import AMMO, CARDS, COPIES, DECK, ENERGY, EXTRA, FLAME, WEAPON
from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

# name, copies, ammunition, damage dice
WEAPONS = [
    ("beam_pistol", 5, 5, 3),
    ("needler", 4, 6, 3),
    ("machine_gun", 4, 6, 4),
    ("shotgun", 4, 6, 5),
    ("chainsaw", 3, 0, 6),
    ("flamethrower", 3, 6, 5),
    ("assault_cannon", 2, 4, 6),
    ("electromagnetic_cannon", 2, 3, 7),
    ("heavy_assault_cannon", 2, 2, 8),
    ("lightning_blaster", 2, 3, 6),
    ("missile_launcher", 1, 6, 6),
    ("portable_nuke", 1, 1, 10),
    ("pulse_rifle", 1, 6, 5),
]
TOUGH = {"build": [4, 2, 1], "surges": [1]}  # 7 dice, so that little happens
SIXES = "6 6 6 6 6 6 6"


def fives(dice: int) -> str:
    """So many dice that show five."""
    return " ".join(["5"] * dice)


@pytest.mark.rule(
    "frag card:beam_pistol",
    "frag card:needler",
    "frag card:machine_gun",
    "frag card:shotgun",
    "frag card:chainsaw",
    "frag card:flamethrower",
    "frag card:assault_cannon",
    "frag card:electromagnetic_cannon",
    "frag card:heavy_assault_cannon",
    "frag card:lightning_blaster",
    "frag card:missile_launcher",
    "frag card:portable_nuke",
    "frag card:pulse_rifle",
)
@pytest.mark.parametrize(("name", "copies", "ammo", "dice"), WEAPONS)
def test_a_weapon_from_the_hand_comes_into_play_full_and_rolls_its_dice(
    name: str, copies: int, ammo: int, dice: int
) -> None:
    ben = {"at": "c4"} if name == "chainsaw" else {"at": "c6"}
    t = Table(
        {"anna": {"at": "c3", "hand": [f"{name} open"]}, "ben": TOUGH | ben},
        to_hit="6 6",
        damage=fives(dice),
        defence=SIXES,
    )
    t.act("anna", f"attack ben {name}")
    far = 1 if name == "chainsaw" else 3
    assert t.told("weapon_readied", "attack_announced", "hit") == [
        f"weapon_readied anna {name}",
        f"attack_announced anna ben {name} plain {far}",
        "hit anna ben",
    ]
    total = f"damage_rolled anna {','.join(['5'] * dice)} {5 * dice}"
    assert t.told("damage_rolled") == [total]
    assert t.weapons("anna") == [f"{name} {max(0, ammo - 1)}"]
    assert t.hand("anna") == [] and t.discards("weapon") == []
    lost = 5 * dice // 42 + (1 if name == "missile_launcher" else 0)
    assert t.health("ben") == 7 - lost


@pytest.mark.rule("frag 1.4", "frag 7.4")
@pytest.mark.parametrize(("name", "copies", "ammo", "dice"), WEAPONS)
def test_a_weapon_has_its_copies_and_comes_into_play_without_a_shot_as_well(
    name: str, copies: int, ammo: int, dice: int
) -> None:
    t = Table({"anna": {"hand": [name]}})
    assert t.deck("weapon").count(name) == copies - 1
    t.act("anna", f"play {name}")
    assert t.weapons("anna") == [f"{name} {ammo}"] and t.hand("anna") == []
    assert t.heard() == [f"card_played anna {name}"]
    assert t.attacks_left() == 1


@pytest.mark.rule("frag 7.4", "frag 1.4")
def test_two_weapons_are_energy_and_one_is_flame_and_only_the_missile_does_extra_damage() -> None:
    kinds = [kind for kind in range(len(CARDS)) if DECK[kind] == WEAPON]
    assert [CARDS[kind] for kind in kinds] == [row[0] for row in WEAPONS]
    assert [CARDS[kind] for kind in kinds if ENERGY[kind]] == ["beam_pistol", "lightning_blaster"]
    assert [CARDS[kind] for kind in kinds if FLAME[kind]] == ["flamethrower"]
    assert [CARDS[kind] for kind in kinds if EXTRA[kind]] == ["missile_launcher"]
    assert [CARDS[kind] for kind in kinds if not AMMO[kind]] == ["chainsaw"]
    assert sum(COPIES[kind] for kind in kinds) == 34


@pytest.mark.parametrize("name", [row[0] for row in WEAPONS if row[0] != "chainsaw"])
@pytest.mark.rule("frag 7.5")
def test_a_miss_costs_ammunition_and_an_empty_weapon_is_not_offered(name: str) -> None:
    t = Table(
        {"anna": {"at": "c3", "weapons": [f"{name} 1"], "build": [3, 1, 3]}, "ben": {"at": "e5"}},
        to_hit="1 1 1",
    )
    t.act("anna", f"attack ben {name}")
    assert t.told("missed") == ["missed anna ben"] and t.told("damage_rolled") == []
    assert t.weapons("anna") == [f"{name} 0"] and t.attacks_left() == 1
    assert t.options("anna", "attack") == ["attack ben pistol"]
    assert t.refused("anna", f"attack ben {name}") == "7.5"


@pytest.mark.rule("frag 7.4")
def test_the_pistol_rolls_two_dice_and_never_runs_out() -> None:
    t = Table(
        {"anna": {"at": "c3", "build": [2, 1, 4]}, "ben": TOUGH | {"at": "c4"}},
        to_hit=["1 1 1 1"] * 2,
        damage=["6 6"] * 2,
        defence=["2 2 2 2 2 1 1", "6 6 6 6 6 6"],
    )
    t.act("anna", "attack ben pistol", "attack ben pistol")
    assert t.health("ben") == 6 and t.attacks_left() == 0
    assert t.weapons("anna") == []


# Shotgun


@pytest.mark.rule("frag card:shotgun")
@pytest.mark.parametrize(
    ("field", "distance", "dice"),
    [("b1", 1, 5), ("c2", 3, 5), ("d2", 4, 4), ("f1", 5, 3), ("e3", 6, 2), ("h1", 7, 1)],
)
def test_the_shotgun_loses_a_die_for_each_field_beyond_three(
    field: str, distance: int, dice: int
) -> None:
    t = Table(
        {"anna": {"at": "a1", "weapons": ["shotgun"]}, "ben": TOUGH | {"at": field}},
        to_hit="6 6",
        damage=fives(dice),
        defence=SIXES,
    )
    t.act("anna", "attack ben shotgun")
    assert t.told("attack_announced") == [f"attack_announced anna ben shotgun plain {distance}"]
    assert t.health("ben") == 7


@pytest.mark.rule("frag card:shotgun")
def test_the_shotgun_always_keeps_one_die() -> None:
    t = Table(
        {"anna": {"at": "a1", "weapons": ["shotgun"], "build": [2, 2, 3]}, "ben": {"at": "i9"}},
        to_hit="6 6 6",
        damage="6",
        defence="2 2 2",
    )
    t.act("anna", "attack ben shotgun")
    assert t.told("to_hit_rolled") == ["to_hit_rolled anna 6,6,6 18 16"]
    assert t.health("ben") == 2 and t.wounds("ben") == 1


@pytest.mark.rule("frag card:shotgun", "frag 9.3")
def test_the_loss_over_a_distance_is_taken_off_last() -> None:
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["shotgun enhanced_damage"], "hand": ["bonus_damage"]},
            "ben": TOUGH | {"at": "a6"},
        },
        to_hit="6 6",
        damage=["1 1 1 1 1 1 1 1 1 1"],
        defence=SIXES,
    )
    t.act("anna", "attack ben shotgun", "pass", "play bonus_damage")
    assert t.told("damage_rolled") == ["damage_rolled anna 1,1,1,1,1,1,1,1,1,1 10"], "5·2+2-2"


# Chainsaw and Flamethrower


@pytest.mark.rule("frag card:chainsaw")
def test_the_chainsaw_reaches_only_the_next_field() -> None:
    seats: Rows = {"anna": {"at": "c3", "weapons": ["chainsaw"]}, "ben": {"at": "d4"}}
    t = Table({**seats, "cleo": {"at": "c4"}, "dora": {"at": "c1"}})
    assert t.options("anna", "attack") == [
        "attack ben pistol",
        "attack cleo pistol",
        "attack cleo chainsaw",
        "attack dora pistol",
    ]
    assert t.refused("anna", "attack ben chainsaw") == "card:chainsaw"
    assert t.refused("anna", "attack dora chainsaw") == "card:chainsaw"


@pytest.mark.rule("frag card:chainsaw", "frag 7.5")
def test_the_chainsaw_fires_again_and_again_without_ammunition() -> None:
    t = Table(
        {
            "anna": {"at": "c3", "weapons": ["chainsaw"], "build": [2, 1, 4]},
            "ben": TOUGH | {"at": "c4"},
        },
        to_hit=["1 1 1 1"] * 2,
        damage=[fives(6)] * 2,
        defence=[SIXES] * 2,
    )
    t.act("anna", "attack ben chainsaw", "attack ben chainsaw")
    assert t.weapons("anna") == ["chainsaw 0"] and t.attacks_left() == 0
    assert not t.may("anna", "attack ben chainsaw")


@pytest.mark.rule("frag card:flamethrower")
def test_the_flamethrower_reaches_no_further_than_four() -> None:
    seats: Rows = {"anna": {"at": "c3", "weapons": ["flamethrower"]}, "ben": {"at": "e5"}}
    t = Table({**seats, "cleo": {"at": "c8"}, "dora": {"at": "d2"}})
    assert t.options("anna", "attack") == [
        "attack ben pistol",
        "attack ben flamethrower",
        "attack cleo pistol",
        "attack dora pistol",
        "attack dora flamethrower",
    ]
    assert t.refused("anna", "attack cleo flamethrower") == "card:flamethrower"


# Missile Launcher


@pytest.mark.rule("frag card:missile_launcher", "frag 7.8")
def test_the_missile_wounds_even_where_the_dice_cost_nothing() -> None:
    t = Table(
        {"anna": {"at": "c3", "weapons": ["missile_launcher"]}, "ben": {"at": "c5"}},
        to_hit="1 1",
        damage="1 1 1 1 1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben missile_launcher")
    assert t.told("defence_rolled", "health_lost") == [
        "defence_rolled ben 6,6,6 18 1",
        "health_lost ben 1 2",
    ]


@pytest.mark.rule("frag card:missile_launcher", "frag 7.8")
def test_the_missiles_extra_point_is_added_to_the_quotient() -> None:
    t = Table(
        {"anna": {"at": "c3", "weapons": ["missile_launcher"]}, "ben": TOUGH | {"at": "c5"}},
        to_hit="1 1",
        damage="6 6 6 6 6 6",
        defence="2 2 2 2 2 2 2",
    )
    t.act("anna", "attack ben missile_launcher")
    assert t.wounds("ben") == 3 and t.health("ben") == 4
    assert t.ammo("anna", "missile_launcher") == 5


@pytest.mark.rule("frag card:missile_launcher", "frag 7.8")
def test_a_missile_that_misses_does_no_extra_damage() -> None:
    t = Table(
        {"anna": {"at": "a1", "weapons": ["missile_launcher"]}, "ben": {"at": "a9"}},
        to_hit="4 3",
    )
    t.act("anna", "attack ben missile_launcher")
    assert t.told("to_hit_rolled", "missed") == ["to_hit_rolled anna 4,3 7 8", "missed anna ben"]
    assert t.health("ben") == 3


# Two weapons of one kind


@pytest.mark.rule("frag 7.4", "frag card:needler")
def test_of_two_weapons_of_a_kind_the_one_that_carries_more_fires_then_the_fuller_one() -> None:
    needlers = ["needler 5", "needler 1 targeting_system", "needler 3"]
    t = Table(
        {"anna": {"at": "c3", "weapons": needlers, "build": [3, 2, 4]}, "ben": {"at": "c4"}},
        to_hit=["1 1 1 1 1", "1 1 1 1"],
        damage=["1 1 1"] * 2,
        defence=["6 6 6"] * 2,
    )
    t.act("anna", "attack ben needler")
    assert t.weapons("anna") == ["needler 5", "needler 0 targeting_system", "needler 3"]
    t.act("anna", "attack ben needler")
    assert t.weapons("anna") == ["needler 4", "needler 0 targeting_system", "needler 3"]


@pytest.mark.rule("frag 7.16", "frag card:needler")
def test_of_two_weapons_of_a_kind_the_barer_one_is_dropped_then_the_emptier_one() -> None:
    needlers = ["needler 5", "needler 1 targeting_system", "needler 3"]
    t = Table({"anna": {"at": "c3", "weapons": needlers}})
    t.act("anna", "drop needler")
    assert t.weapons("anna") == ["needler 5", "needler 1 targeting_system"]
    t.act("anna", "drop needler")
    assert t.weapons("anna") == ["needler 1 targeting_system"] and t.discards("gadget") == []
    t.act("anna", "drop needler")
    assert t.weapons("anna") == [] and t.discards("gadget") == ["targeting_system"]
    assert t.pile("c3") == ["needler"] * 3


@pytest.mark.rule("frag 2.4", "frag card:machine_gun")
def test_without_room_a_weapon_is_neither_played_nor_announced_out_of_the_hand() -> None:
    weapons = ["needler", "shotgun", "chainsaw"]
    anna = {"at": "c3", "health": 2, "weapons": weapons, "hand": ["machine_gun"]}
    t = Table({"anna": anna, "ben": {"at": "c5"}})
    assert t.options("anna", "play") == [] and not t.may("anna", "attack ben machine_gun")
    assert t.refused("anna", "play machine_gun") == "2.4"
    t.act("anna", "drop chainsaw")
    assert t.options("anna", "play") == ["play machine_gun"]
    assert t.may("anna", "attack ben machine_gun")


@pytest.mark.rule("frag 7.4", "frag 7.5", "frag card:needler")
def test_beside_an_empty_weapon_a_second_one_of_its_kind_comes_out_of_the_hand() -> None:
    anna = {"at": "c3", "weapons": ["needler 0 rapid_fire"], "hand": ["needler"]}
    t = Table({"anna": anna, "ben": {"at": "c5"}}, to_hit="1 1", damage="1 1 1", defence="6 6 6")
    assert t.options("anna", "attack") == ["attack ben pistol", "attack ben needler"]
    t.act("anna", "attack ben needler")
    assert t.weapons("anna") == ["needler 0 rapid_fire", "needler 5"] and t.hand("anna") == []
    assert t.attacks_left() == 0, "rapid fire hangs on the empty one"
