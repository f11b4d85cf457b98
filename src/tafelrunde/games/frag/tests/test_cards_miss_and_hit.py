"""Card by card: Automatic Miss, Zigged, Insubstantial and Fumble, the answers to an attack."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

SIXES = "6 6 6"


def duel(anna: list[str], ben: list[str], cleo: list[str], **forced: Any) -> Table:
    """Anna has announced an attack on ben with a needler at distance 6; cleo looks on."""
    t = Table(
        {
            "anna": {"at": "a1", "weapons": ["needler"], "hand": anna},
            "ben": {"at": "a7", "hand": ben},
            "cleo": {"at": "i1", "hand": cleo},
        },
        **forced,
    )
    t.act("anna", "attack ben needler")
    return t


HITS: dict[str, Any] = {"damage": "1 1 1", "defence": SIXES}  # without a roll to hit


# Automatic Miss and Zigged


@pytest.mark.rule("frag card:automatic_miss")
@pytest.mark.parametrize("who", ["anna", "ben", "cleo"])
def test_anybody_may_play_automatic_miss_and_nothing_is_rolled(who: str) -> None:
    hands: dict[str, list[str]] = {"anna": [], "ben": [], "cleo": [], who: ["automatic_miss"]}
    t = duel(hands["anna"], hands["ben"], hands["cleo"])
    assert t.prompt == "attack_answers" and t.asked() == [who]
    assert t.options(who) == ["pass", "play automatic_miss"]
    t.act(who, "play automatic_miss")
    assert t.heard()[1:] == [f"card_answered {who} automatic_miss", "missed anna ben"]
    assert t.ammo("anna", "needler") == 5 and t.attacks_left() == 0 and t.prompt == "act"
    assert t.hand(who) == [] and t.discards("special") == ["automatic_miss"]


@pytest.mark.rule("frag card:zigged")
@pytest.mark.parametrize("who", ["anna", "ben", "cleo"])
def test_anybody_may_play_zigged_and_nobody_rolls_to_hit(who: str) -> None:
    hands: dict[str, list[str]] = {"anna": [], "ben": [], "cleo": [], who: ["zigged"]}
    t = duel(hands["anna"], hands["ben"], hands["cleo"], **HITS)
    assert t.options(who) == ["pass", "play zigged"]
    t.act(who, "play zigged")
    assert t.told("card_answered", "to_hit_rolled", "hit", "missed") == [
        f"card_answered {who} zigged",
        "hit anna ben",
    ]
    assert t.discards("special") == ["zigged"] and t.told("damage_rolled")


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged")
def test_who_passes_leaves_it_to_the_dice() -> None:
    t = duel([], ["automatic_miss"], ["zigged"], to_hit="3 3", damage="1 1 1", defence=SIXES)
    t.act("ben", "pass")
    assert t.asked() == ["cleo"]
    t.act("cleo", "pass")
    assert t.told("to_hit_rolled", "hit") == ["to_hit_rolled anna 3,3 6 6", "hit anna ben"]
    t.pass_all()
    assert t.hand("ben") == ["automatic_miss"] and t.hand("cleo") == ["zigged"]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged", "frag 2.8", "frag 2.10")
def test_of_two_in_one_round_the_one_laid_later_counts() -> None:
    t = duel([], ["automatic_miss"], ["zigged"], **HITS)
    t.act("cleo", "play zigged")
    t.act("ben", "play automatic_miss")
    assert t.told("card_answered", "hit", "missed") == [
        "card_answered ben automatic_miss",
        "card_answered cleo zigged",
        "hit anna ben",
    ], "clockwise from anna, cleo's lies on top"
    t = duel([], ["zigged"], ["automatic_miss"])
    t.act("ben", "play zigged")
    t.act("cleo", "play automatic_miss")
    assert t.told("card_answered", "hit", "missed") == [
        "card_answered ben zigged",
        "card_answered cleo automatic_miss",
        "missed anna ben",
    ]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged", "frag 2.10")
def test_the_active_players_answer_is_laid_last_of_a_round() -> None:
    t = duel(["zigged"], ["automatic_miss"], [], **HITS)
    t.act("anna", "play zigged")
    t.act("ben", "play automatic_miss")
    assert t.told("card_answered", "hit", "missed") == [
        "card_answered ben automatic_miss",
        "card_answered anna zigged",
        "hit anna ben",
    ]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged", "frag 2.8", "frag 2.10")
def test_of_two_in_several_rounds_the_one_played_last_counts() -> None:
    t = duel(["zigged"], ["automatic_miss"], [], **HITS)
    t.act("anna", "pass")
    t.act("ben", "play automatic_miss")
    assert t.asked() == ["anna"] and t.options("anna") == ["pass", "play zigged"]
    t.act("anna", "play zigged")
    assert t.told("hit", "missed") == ["hit anna ben"]
    t = duel(["zigged"], ["automatic_miss"], [])
    t.act("ben", "pass")
    t.act("anna", "play zigged")
    assert t.asked() == ["ben"] and t.options("ben") == ["pass", "play automatic_miss"]
    t.act("ben", "play automatic_miss")
    assert t.told("hit", "missed") == ["missed anna ben"]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged", "frag 2.10")
def test_three_rounds_of_contradiction() -> None:
    t = duel(["zigged"], ["automatic_miss"], ["zigged"], **HITS)
    t.act("anna", "play zigged")
    t.act("ben", "pass")
    t.act("cleo", "pass")
    t.act("ben", "play automatic_miss")
    t.act("cleo", "pass")
    assert t.asked() == ["cleo"] and t.options("cleo") == ["pass", "play zigged"]
    t.act("cleo", "play zigged")
    assert t.told("hit", "missed") == ["hit anna ben"]
    assert t.discards("special") == ["automatic_miss", "zigged", "zigged"]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged")
def test_the_same_verdict_is_not_offered_twice_in_a_row() -> None:
    t = duel(["zigged"], ["automatic_miss"], ["automatic_miss"])
    t.act("anna", "pass")
    t.act("ben", "play automatic_miss")
    t.act("cleo", "pass")
    assert t.options("cleo") == ["pass"] and t.options("anna") == ["pass", "play zigged"]
    assert t.refused("cleo", "play automatic_miss") == "2.10"
    t.pass_all()
    t = duel(["zigged"], ["zigged"], [], **HITS)
    t.act("anna", "play zigged")
    t.act("ben", "pass")
    assert t.options("ben") == ["pass"]
    t.pass_all()
    assert t.told("hit") == ["hit anna ben"]


@pytest.mark.rule("frag card:automatic_miss", "frag card:zigged", "frag 2.9")
def test_these_answers_have_no_other_moment() -> None:
    t = duel([], ["automatic_miss", "zigged"], [], to_hit="6 6", **HITS)
    t.act("ben", "pass")
    assert t.prompt == "hit_answers" and t.options("ben") == ["pass"]
    t.act("ben", "pass")
    t = Table({"anna": {"hand": ["automatic_miss", "zigged"]}})
    assert t.options("anna", "play") == []
    assert t.refused("anna", "play zigged") == "card:zigged"


# Insubstantial


@pytest.mark.rule("frag 2.8", "frag card:insubstantial")
def test_zigged_played_after_insubstantial_hits_all_the_same() -> None:
    t = duel([], ["insubstantial"], ["zigged", "automatic_miss"], **HITS)
    t.act("ben", "play insubstantial")
    t.act("cleo", "pass")
    assert t.options("cleo") == ["pass", "play zigged"], "another miss would change nothing"
    t.act("cleo", "play zigged")
    t.pass_all()
    assert t.told("hit", "missed") == ["hit anna ben"]


@pytest.mark.rule("frag card:insubstantial")
def test_an_announced_attack_misses_who_turns_insubstantial() -> None:
    t = duel([], ["insubstantial"], [])
    assert t.options("ben") == ["pass", "play insubstantial"]
    t.act("ben", "play insubstantial")
    assert t.heard()[1:] == [
        "card_answered ben insubstantial",
        "insubstantial ben",
        "missed anna ben",
    ]
    assert t.row_seen_by("anna", "ben")["insubstantial"] and t.discards("special")


@pytest.mark.rule("frag card:insubstantial")
@pytest.mark.parametrize("who", ["anna", "cleo"])
def test_only_the_target_may_answer_with_insubstantial(who: str) -> None:
    hands: dict[str, list[str]] = {"anna": [], "cleo": [], who: ["insubstantial"]}
    t = duel(hands["anna"], [], hands["cleo"], to_hit="1 1")
    assert t.options(who) == ["pass"]
    t.act(who, "pass")


@pytest.mark.rule("frag card:insubstantial", "frag card:zigged", "frag 2.8")
def test_insubstantial_beats_an_automatic_hit_played_before() -> None:
    t = duel(["zigged"], ["insubstantial"], [])
    t.act("anna", "play zigged")
    t.act("ben", "pass", "play insubstantial")
    assert t.told("hit", "missed") == ["missed anna ben"]


@pytest.mark.rule("frag card:insubstantial")
def test_insubstantial_lasts_until_the_own_turn_starts() -> None:
    t = Table(
        {"anna": {"at": "a1"}, "ben": {"at": "a5", "hand": ["insubstantial"]}},
        turn="ben",
        movement=["1 1"] * 2,
    )
    t.act("ben", "play insubstantial")
    assert t.heard() == ["card_played ben insubstantial", "insubstantial ben"]
    assert t.options("ben", "attack") == []
    assert t.refused("ben", "attack anna pistol") == "card:insubstantial"
    t.act("ben", "done")
    t.act("anna", "roll")
    assert t.options("anna", "attack") == []
    assert t.refused("anna", "attack ben pistol") == "card:insubstantial"
    t.act("anna", "done")
    t.act("ben", "roll")
    assert t.may("ben", "attack anna pistol")


@pytest.mark.rule("frag card:insubstantial", "frag 7.2")
def test_whoever_is_insubstantial_blocks_nobodys_sight() -> None:
    seats: Rows = {"anna": {"at": "a1"}, "ben": {"at": "a3", "ghost": True}, "cleo": {"at": "a5"}}
    assert Table(seats).options("anna", "attack") == ["attack cleo pistol"]
    seats["ben"] = {"at": "a3"}
    assert Table(seats).options("anna", "attack") == ["attack ben pistol"]


@pytest.mark.rule("frag card:insubstantial", "frag card:magic_bullet", "frag card:trick_fire")
def test_neither_magic_nor_tricks_reach_the_insubstantial() -> None:
    armed = {"at": "a1", "weapons": ["needler trick_fire"]}
    t = Table({"anna": armed, "ben": {"at": "a3", "ghost": True}}, magic=True)
    assert t.options("anna", "attack") == [] and t.options("anna", "trick_shot") == []


MAZE = """
+-------+
|1 ~ . 2|
|   +   |
|. .|. .|
|   +   |
|3 .X. g|
|   +   |
|. .|. .|
+---+---+
"""


@pytest.mark.rule("frag card:insubstantial", "frag 6.1", "frag 5.3")
def test_the_insubstantial_walk_through_walls_and_acid_but_do_not_stop_on_others() -> None:
    t = Table(
        {"anna": {"at": "b3", "hand": ["insubstantial"]}, "ben": {"at": "c2"}},
        map=MAZE,
        points=5,
        power_up=1,
    )
    assert "step c3" not in t.options("anna")
    t.act("anna", "play insubstantial", "step c3", "step d3")
    assert t.told("power_up_rolled") == ["power_up_rolled anna gadget 1"]
    t.act("anna", "step d2", "step c2")
    assert t.options("anna") == ["step c1", "step b2", "step d2", "step c3"], "only on (5.3)"
    t.act("anna", "step b2")
    assert t.points == 0
    t = Table({"anna": {"at": "a1", "ghost": True}}, map=MAZE)
    t.act("anna", "step b1")
    assert t.told("acid_entered") == []


@pytest.mark.rule("frag card:insubstantial")
def test_insubstantial_is_not_offered_twice() -> None:
    t = Table({"anna": {"hand": ["insubstantial"], "ghost": True}})
    assert t.options("anna", "play") == []


# Fumble as an answer


@pytest.mark.rule("frag card:fumble")
@pytest.mark.parametrize("who", ["ben", "cleo"])
def test_fumble_lets_the_announced_weapon_fall_and_the_attack_lapses(who: str) -> None:
    hands: dict[str, list[str]] = {"ben": [], "cleo": [], who: ["fumble"]}
    t = duel([], hands["ben"], hands["cleo"])
    assert t.options(who) == ["pass", "play fumble"]
    t.act(who, "play fumble")
    assert t.heard()[1:] == [
        f"card_answered {who} fumble",
        "fumbled anna needler",
        "card_dropped anna needler",
        "attack_lapsed anna ben",
    ]
    assert t.weapons("anna") == [] and t.pile("a1") == ["needler"] and t.attacks_left() == 0
    assert t.discards("special") == ["fumble"]


@pytest.mark.rule("frag card:fumble", "frag 7.4")
def test_a_weapon_just_out_of_the_hand_falls_too_and_the_pistol_never() -> None:
    seats = {"anna": {"at": "a1", "hand": ["shotgun"]}, "ben": {"at": "a4", "hand": ["fumble"]}}
    t = Table(seats)
    t.act("anna", "attack ben shotgun")
    t.act("ben", "play fumble")
    assert t.pile("a1") == ["shotgun"] and t.hand("anna") == []
    t = Table(seats, to_hit="1 1")
    t.act("anna", "attack ben pistol")
    assert t.options("ben") == ["pass"]
    t.act("ben", "pass")


@pytest.mark.rule("frag card:fumble")
def test_the_attacker_may_not_fumble_the_own_attack() -> None:
    t = duel(["fumble"], [], [], to_hit="1 1")
    assert t.options("anna") == ["pass"]
    t.act("anna", "pass")


@pytest.mark.rule("frag card:fumble", "frag 7.13", "frag 7.16")
def test_of_two_weapons_of_a_kind_the_one_announced_falls_with_its_gadgets() -> None:
    armed = {"at": "a1", "weapons": ["needler 2", "needler 4 enhanced_damage"]}
    t = Table({"anna": armed, "ben": {"at": "a4", "hand": ["fumble"]}})
    t.act("anna", "attack ben needler")
    t.act("ben", "play fumble")
    assert t.weapons("anna") == ["needler 2"] and t.discards("gadget") == ["enhanced_damage"]
    t.act("anna", "step b1", "step a1")
    assert t.options("anna", "take") == [], "dropped in this turn"


@pytest.mark.rule("frag card:fumble", "frag card:zigged")
def test_an_automatic_hit_does_not_bring_back_a_fumbled_attack() -> None:
    for rounds in (1, 2):
        t = duel(["zigged"], ["fumble"], [])
        t.act("anna", "play zigged" if rounds == 1 else "pass")
        t.act("ben", "play fumble")
        if rounds == 2:
            t.act("anna", "play zigged")
        t.pass_all()
        assert t.told("hit", "attack_lapsed") == ["attack_lapsed anna ben"]
        assert t.weapons("anna") == []
