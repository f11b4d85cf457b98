"""Chapter 7.1 to 7.6: how often, whom, with what, what it costs, and the roll to hit."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

SIXES = "6 6 6"


def duel(anna: dict[str, Any], at: str = "a3", **written: Any) -> Table:
    """Anna stands on a1 and ben two fields below, where nobody else is."""
    return Table({"anna": {"at": "a1", **anna}, "ben": {"at": at}}, **written)


# How often (7.1)


@pytest.mark.rule("frag 7.1")
@pytest.mark.parametrize(("accuracy", "attacks"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_the_accuracy_rounded_up_is_the_number_of_attacks(accuracy: int, attacks: int) -> None:
    build = [3, 2, accuracy]
    t = Table(
        {"anna": {"at": "a1", "build": build}, "ben": {"at": "i9"}},
        to_hit=[" ".join("1" * accuracy)] * attacks,
    )
    for left in range(attacks, 0, -1):
        assert t.attacks_left() == left == t.row_seen_by("ben", "anna")["attacks"]
        t.act("anna", "attack ben pistol")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == []
    assert t.refused("anna", "attack ben pistol") == "7.1"
    assert t.prompt == "act" and t.points == 6, "the turn goes on"


@pytest.mark.rule("frag 7.1")
def test_unused_attacks_lapse() -> None:
    t = Table(
        {"anna": {"at": "a1", "build": [2, 1, 4]}, "ben": {"at": "i9"}},
        to_hit=["1 1 1 1"] * 2,
        movement=["1 1", "1"],
    )
    t.act("anna", "done")
    t.act("ben", "roll", "done")
    t.act("anna", "roll", "attack ben pistol", "attack ben pistol")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == []


@pytest.mark.rule("frag 7.1")
def test_attacks_made_in_one_turn_are_not_missing_in_the_next() -> None:
    t = duel({}, at="i9", to_hit=["1 1", "1 1"], movement=["1 1"] * 2)
    t.act("anna", "attack ben pistol", "done")
    t.act("ben", "roll")
    assert t.attacks_left() == 1
    t.act("ben", "attack anna pistol", "done")
    t.act("anna", "roll")
    assert t.attacks_left() == 1 and t.may("anna", "attack ben pistol")


@pytest.mark.rule("frag 7.1", "frag 9.3")
def test_more_accuracy_gives_more_attacks_at_once() -> None:
    t = duel({"hand": ["cheater_cheater open"]}, at="i9", to_hit=["1 1", "1 1 1 1"])
    t.act("anna", "attack ben pistol")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == []
    t.act("anna", "play cheater_cheater")
    assert t.values("anna") == (6, 4, 4) and t.attacks_left() == 1
    t.act("anna", "attack ben pistol")
    assert t.attacks_left() == 0 and t.options("anna", "attack") == []


@pytest.mark.rule("frag 7.1")
def test_accuracy_of_a_weapon_gives_attacks_with_that_weapon_only() -> None:
    t = duel(
        {"weapons": ["needler targeting_system", "machine_gun"]},
        at="i9",
        to_hit=["1 1", "1 1 1"],
    )
    t.act("anna", "attack ben pistol")
    assert t.options("anna", "attack") == ["attack ben needler"]
    t.act("anna", "attack ben needler")
    assert t.options("anna", "attack") == []
    assert t.weapons("anna") == ["needler 5 targeting_system", "machine_gun 6"]


@pytest.mark.rule("frag 7.1")
def test_a_weapons_own_attack_is_spent_first_so_the_common_one_is_free_for_any() -> None:
    t = duel({"weapons": ["needler targeting_system"]}, at="i9", to_hit=["1 1 1", "1 1"])
    t.act("anna", "attack ben needler")
    assert t.attacks_left() == 1
    assert t.options("anna", "attack") == ["attack ben pistol", "attack ben needler"]
    t.act("anna", "attack ben pistol")
    assert t.options("anna", "attack") == []


@pytest.mark.rule("frag 7.1")
def test_accuracy_of_a_weapon_that_rounds_to_nothing_gives_no_attack() -> None:
    weapons = ["needler targeting_system"]
    t = duel({"build": [3, 1, 3], "weapons": weapons}, at="i9", to_hit=["1 1 1"] * 2)
    t.act("anna", "attack ben pistol", "attack ben pistol")
    assert t.options("anna", "attack") == [], "4 / 2 is as much as 3 / 2 rounded up"


# Whom (7.2, 7.3)


@pytest.mark.rule("frag 7.2")
def test_every_fighter_in_sight_may_be_attacked_and_nobody_else() -> None:
    t = Table(
        {
            "anna": {"at": "a1"},
            "ben": {"at": "a3"},
            "cleo": {"at": "a5"},
            "dora": {"at": "e1"},
            "emil": {"out": True},
        }
    )
    assert t.options("anna", "attack") == ["attack ben pistol", "attack dora pistol"]
    assert t.refused("anna", "attack cleo pistol") == "7.2", "ben stands in between"
    assert t.refused("anna", "attack emil pistol") == "7.2"
    assert t.refused("anna", "attack anna pistol") == "7.2"


@pytest.mark.rule("frag 7.2")
def test_a_fighter_blocks_only_when_the_line_crosses_its_field() -> None:
    seats = {"anna": {"at": "a1"}, "ben": {"at": "c3"}, "cleo": {"at": "b1"}, "dora": {"at": "a2"}}
    t = Table(seats)
    assert t.may("anna", "attack ben pistol"), "the corners of b1 and a2 are only touched"
    seats["cleo"] = {"at": "b2"}
    assert not Table(seats).may("anna", "attack ben pistol")


ROOMS = """
+-------+
|1 .|. 2|
| --+-- |
|. . D .|
|   +   |
|. .D. .|
+-------+
"""
THREE_ROOMS = ROOMS.replace(". .D.", "3 .D.")


@pytest.mark.rule("frag 7.2", "frag 6.5")
def test_walls_and_doors_hide_a_fighter() -> None:
    for anna, ben in (("b1", "c1"), ("b3", "c3"), ("b2", "d2"), ("a1", "d3")):
        t = Table({"anna": {"at": anna}, "ben": {"at": ben}}, map=ROOMS)
        assert t.options("anna", "attack") == [], f"{anna} {ben}"
        assert t.refused("anna", "attack ben pistol") == "7.2"
    t = Table({"anna": {"at": "a2"}, "ben": {"at": "b2"}}, map=ROOMS)
    assert t.options("anna", "attack") == ["attack ben pistol"]


@pytest.mark.rule("frag 7.2", "frag card:trick_fire")
def test_beyond_sight_only_a_weapon_with_trick_fire_is_offered() -> None:
    weapons = ["needler trick_fire", "shotgun"]
    t = Table({"anna": {"at": "b1", "weapons": weapons}, "ben": {"at": "c1"}}, map=ROOMS)
    assert t.options("anna", "attack") == []
    assert t.options("anna", "trick_shot") == ["trick_shot ben needler"]
    t = Table({"anna": {"at": "a2", "weapons": weapons}, "ben": {"at": "b2"}}, map=ROOMS)
    assert t.options("anna", "trick_shot") == [] and t.may("anna", "attack ben needler")


@pytest.mark.rule("frag 7.3", "frag 12.7")
def test_who_stands_in_a_door_field_sees_and_is_seen_from_both_sides() -> None:
    seats = {"anna": {"at": "c2"}, "ben": {"at": "b2"}, "cleo": {"at": "d2"}}
    t = Table(seats, map=THREE_ROOMS)
    assert t.options("anna", "attack") == ["attack ben pistol", "attack cleo pistol"]
    t = Table(seats, map=THREE_ROOMS, turn="ben")
    assert t.options("ben", "attack") == ["attack anna pistol"], "her body blocks the rest"
    t = Table(seats, map=THREE_ROOMS, turn="cleo")
    assert t.options("cleo", "attack") == ["attack anna pistol"]


@pytest.mark.rule("frag 7.3", "frag 12.7")
def test_a_door_closes_behind_who_leaves_it() -> None:
    t = Table({"anna": {"at": "c2"}, "ben": {"at": "b2"}}, map=ROOMS)
    assert t.may("anna", "attack ben pistol")
    t.act("anna", "step d2")
    assert t.options("anna", "attack") == []
    t.act("anna", "step c2")
    assert t.may("anna", "attack ben pistol")


@pytest.mark.rule("frag 7.3", "frag 12.7")
def test_a_door_closes_when_who_held_it_is_fragged() -> None:
    t = Table(
        {
            "anna": {"at": "b2", "build": [2, 1, 4]},
            "ben": {"at": "c2", "health": 1},
            "cleo": {"at": "d2"},
        },
        map=THREE_ROOMS,
        to_hit="1 1 1 1",
        damage="1 1",
        defence="2",
        special="lag",
    )
    t.act("anna", "attack ben pistol")
    assert t.where("ben") == "" and t.attacks_left() == 1
    assert t.options("anna", "attack") == [] and t.refused("anna", "attack cleo pistol") == "7.2"


@pytest.mark.rule("frag 7.3")
def test_a_door_between_two_fields_is_not_held_by_who_stands_beside_it() -> None:
    t = Table({"anna": {"at": "b3"}, "ben": {"at": "c3"}}, map=ROOMS)
    t.act("anna", "step a3", "step b3")
    assert t.options("anna", "attack") == []


@pytest.mark.rule("frag 7.17")
def test_who_holds_no_card_at_all_may_be_attacked() -> None:
    t = duel({}, to_hit="1 1", damage="6 1", defence="1 1 1")
    assert t.hand("ben") == [] and t.options("anna", "attack") == ["attack ben pistol"]
    t.act("anna", "attack ben pistol")
    assert t.health("ben") == 1 and t.prompt == "act", "nobody was asked anything"


# With what (7.4)


@pytest.mark.rule("frag 7.4")
def test_pistol_weapons_in_play_and_weapons_in_hand_are_offered_once_each() -> None:
    t = duel({"weapons": ["shotgun", "needler", "needler"], "hand": ["machine_gun", "needler"]})
    assert t.options("anna", "attack") == [
        "attack ben pistol",
        "attack ben shotgun",
        "attack ben needler",
        "attack ben machine_gun",
    ]


@pytest.mark.rule("frag 7.4", "frag 7.5")
def test_a_weapon_out_of_the_hand_comes_into_play_with_the_attack() -> None:
    t = duel({"hand": ["machine_gun", "lag open"]}, at="i9", to_hit="1 1")
    t.act("anna", "attack ben machine_gun")
    assert t.heard() == [
        "weapon_readied anna machine_gun",
        "attack_announced anna ben machine_gun plain 16",
        "to_hit_rolled anna 1,1 2 16",
        "missed anna ben",
    ]
    assert t.weapons("anna") == ["machine_gun 5"] and t.hand("anna") == ["lag"]
    assert t.discards("weapon") == []


@pytest.mark.rule("frag 7.4", "frag 7.5")
def test_beside_an_empty_weapon_one_of_the_same_kind_may_come_out_of_the_hand() -> None:
    t = duel({"weapons": ["needler 0"], "hand": ["needler"]}, at="i9", to_hit="1 1")
    t.act("anna", "attack ben needler")
    assert t.weapons("anna") == ["needler 0", "needler 5"] and t.hand("anna") == []


@pytest.mark.rule("frag 7.4")
def test_a_weapon_in_play_fires_before_one_of_its_kind_in_the_hand() -> None:
    t = duel({"weapons": ["needler 2"], "hand": ["needler"]}, at="i9", to_hit="1 1")
    t.act("anna", "attack ben needler")
    assert t.weapons("anna") == ["needler 1"] and t.hand("anna") == ["needler"]


@pytest.mark.rule("frag 7.4", "frag 2.4")
def test_without_room_no_weapon_comes_out_of_the_hand() -> None:
    full = {"health": 1, "weapons": ["needler", "shotgun"], "hand": ["machine_gun"]}
    t = duel(full)
    assert t.options("anna", "attack") == [
        "attack ben pistol",
        "attack ben needler",
        "attack ben shotgun",
    ]
    assert t.refused("anna", "attack ben machine_gun") == "7.4"
    assert t.refused("anna", "play machine_gun") == "2.4"
    t = duel({**full, "health": 2})
    assert t.may("anna", "attack ben machine_gun") and t.may("anna", "play machine_gun")


@pytest.mark.rule("frag 7.4")
def test_a_weapon_one_does_not_have_or_that_is_none_is_refused() -> None:
    t = duel({"hand": ["medpack"]})
    assert t.refused("anna", "attack ben machine_gun") == "7.4"
    assert t.refused("anna", "attack ben medpack") == "7.4"


# What it costs (7.5)


@pytest.mark.rule("frag 7.5", "frag 12.10")
def test_ammunition_is_paid_before_the_roll_and_a_miss_costs_it_too() -> None:
    t = Table(
        {"anna": {"at": "a1", "weapons": ["shotgun"]}, "ben": {"at": "i9", "hand": ["lag"]}},
        to_hit="6 6",
    )
    t.act("anna", "attack ben shotgun")
    assert t.prompt == "attack_answers" and t.ammo("anna", "shotgun") == 5 and t.s.shots == 1
    t.act("ben", "pass")
    assert t.told("missed", "hit") == ["missed anna ben"] and t.ammo("anna", "shotgun") == 5


@pytest.mark.rule("frag 7.5")
def test_an_empty_weapon_stays_in_play_but_does_not_fire() -> None:
    t = duel({"build": [3, 2, 4], "weapons": ["shotgun 1"]}, at="i9", to_hit="1 1 1 1")
    t.act("anna", "attack ben shotgun")
    assert t.weapons("anna") == ["shotgun 0"]
    assert t.options("anna", "attack") == ["attack ben pistol"]
    assert t.refused("anna", "attack ben shotgun") == "7.5"


@pytest.mark.rule("frag 7.5")
def test_only_the_weapon_that_fires_pays() -> None:
    t = duel({"weapons": ["shotgun 3", "needler 3", "shotgun 2"]}, at="i9", to_hit="1 1")
    t.act("anna", "attack ben shotgun")
    assert t.weapons("anna") == ["shotgun 2", "needler 3", "shotgun 2"]


@pytest.mark.rule("frag 7.5")
def test_a_gadget_reloads_an_empty_weapon_in_the_middle_of_the_turn() -> None:
    t = duel({"weapons": ["shotgun 0"], "hand": ["extra_ammo"]}, at="i9", to_hit="1 1")
    assert not t.may("anna", "attack ben shotgun")
    t.act("anna", "attach extra_ammo shotgun", "attack ben shotgun")
    assert t.weapons("anna") == ["shotgun 5"]


# To hit (7.6)


@pytest.mark.rule("frag 7.6")
@pytest.mark.parametrize(
    ("at", "distance"), [("a2", 1), ("b2", 2), ("a4", 3), ("c4", 5), ("i9", 16)]
)
def test_the_distance_is_counted_in_orthogonal_steps(at: str, distance: int) -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": at, "hand": ["lag"]}})
    t.act("anna", "attack ben pistol")
    assert t.told("attack_announced") == [f"attack_announced anna ben pistol plain {distance}"]
    asked = t.game.decision(t.s, t.seat("ben"))
    assert asked and asked["values"][-1] == distance and asked["values"][:2] == (0, 1)


@pytest.mark.rule("frag 7.6")
@pytest.mark.parametrize(("dice", "hits"), [("3 3", False), ("3 4", True), ("6 6", True)])
def test_the_sum_must_reach_the_distance(dice: str, hits: bool) -> None:
    outcome: dict[str, str] = {"damage": "1 1", "defence": SIXES} if hits else {}
    t = duel({}, at="d5", to_hit=dice, **outcome)
    t.act("anna", "attack ben pistol")
    total = sum(int(die) for die in dice.split())
    assert t.heard()[1:3] == [
        f"to_hit_rolled anna {dice.replace(' ', ',')} {total} 7",
        "hit anna ben" if hits else "missed anna ben",
    ]
    assert t.told("damage_rolled") == (["damage_rolled anna 1,1 2"] if hits else [])


@pytest.mark.rule("frag 7.6", "frag 5.6")
def test_wounds_of_the_attacker_do_not_matter_when_aiming() -> None:
    t = duel({"build": [3, 1, 3], "health": 1}, at="i9", to_hit="5 5 5")
    t.act("anna", "attack ben pistol")
    assert t.told("to_hit_rolled") == ["to_hit_rolled anna 5,5,5 15 16"]


@pytest.mark.rule("frag 12.2", "frag 7.6")
@pytest.mark.parametrize(("accuracy", "at"), [(1, "a2"), (2, "b2"), (3, "b3"), (4, "c3")])
def test_a_distance_no_greater_than_accuracy_is_always_hit(accuracy: int, at: str) -> None:
    t = duel(
        {"build": [2, 1, accuracy]},
        at=at,
        to_hit=" ".join("1" * accuracy),
        damage="1 1",
        defence=SIXES,
    )
    t.act("anna", "attack ben pistol")
    assert t.told("hit", "missed") == ["hit anna ben"]


@pytest.mark.rule("frag 12.2")
def test_one_field_further_a_bad_roll_misses() -> None:
    t = duel({}, at="b3", to_hit="1 1")
    t.act("anna", "attack ben pistol")
    assert t.told("hit", "missed") == ["missed anna ben"]
