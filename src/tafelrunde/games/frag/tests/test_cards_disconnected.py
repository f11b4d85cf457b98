"""Card by card: Disconnected and Timing Troubles, which cut off fighters and turns."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

SIXES = "6 6 6"


def seats(anna: list[str], ben: list[str], cleo: list[str]) -> dict[str, dict[str, Any]]:
    """Anna with a needler sees ben at distance 6; cleo looks on."""
    return {
        "anna": {"at": "a1", "weapons": ["needler"], "hand": anna},
        "ben": {"at": "a7", "hand": ben},
        "cleo": {"at": "i1", "hand": cleo},
    }


def attacked(
    anna: list[str], ben: list[str], cleo: list[str], hit: bool = False, **forced: Any
) -> Table:
    """Anna has announced an attack on ben; it may have hit already."""
    dice: dict[str, Any] = {"to_hit": "3 3"} if hit else {}
    t = Table(seats(anna, ben, cleo), **dice, **forced)
    t.act("anna", "attack ben needler")
    if hit:
        for name in t.asked():
            t.act(name, "pass")
        assert t.prompt == "hit_answers"
    return t


ON_ANYBODY = [f"play_on disconnected {name}" for name in ("anna", "ben", "cleo")]


# Disconnected in the own turn


@pytest.mark.rule("frag card:disconnected")
def test_in_the_own_turn_another_fighter_is_removed_and_nobody_scores() -> None:
    t = Table(seats(["disconnected"], [], []) | {"ben": {"at": "a7", "weapons": ["shotgun 1"]}})
    assert t.options("anna", "play_on") == ON_ANYBODY
    t.act("anna", "play_on disconnected ben")
    assert t.where("ben") == "" and t.blood_on("a7") == 1 and t.pile("a7") == ["shotgun"]
    assert t.heard() == [
        "card_played anna disconnected",
        "card_aimed anna disconnected ben",
        "disconnected ben",
    ]
    assert [t.frags(name) for name in t.names] == [0, 0, 0] and t.hand("anna") == []
    assert t.turn == "anna" and t.points == 6 and t.prompt == "act"
    assert t.discards("special") == ["disconnected"]


@pytest.mark.rule("frag card:disconnected")
def test_who_removes_the_own_fighter_ends_the_own_turn() -> None:
    t = Table(seats(["disconnected"], [], []), movement="1 1")
    t.act("anna", "play_on disconnected anna")
    assert t.where("anna") == "" and t.turn == "ben" and t.prompt == "set_off_choice"
    assert t.pile("a1") == ["needler"] and t.blood_on("a1") == 1
    t.act("ben", "roll")


@pytest.mark.rule("frag card:disconnected")
def test_who_is_out_can_not_be_removed() -> None:
    t = Table(seats(["disconnected"], [], []) | {"cleo": {"out": True}})
    assert t.options("anna", "play_on") == ON_ANYBODY[:2]
    assert t.refused("anna", "play_on disconnected cleo") == "card:disconnected"


# Disconnected at the start of a turn


@pytest.mark.rule("frag card:disconnected", "frag 2.9")
@pytest.mark.parametrize("who", ["ben", "cleo"])
def test_at_the_start_of_a_turn_any_other_may_remove_the_fighter_whose_turn_it_is(who: str) -> None:
    hands: dict[str, list[str]] = {"anna": [], "ben": [], "cleo": [], who: ["disconnected"]}
    t = Table(seats(hands["anna"], hands["ben"], hands["cleo"]), phase="start")
    assert t.prompt == "start_answers" and t.asked() == [who]
    assert t.options(who) == ["pass", *ON_ANYBODY]
    t.act(who, "play_on disconnected anna")
    assert t.where("anna") == "" and t.turn == "ben"
    assert t.told("card_answered", "disconnected", "turn_began") == [
        "turn_began anna",
        f"card_answered {who} disconnected",
        "disconnected anna",
        "turn_began ben",
    ]


@pytest.mark.rule("frag card:disconnected")
def test_removing_somebody_else_at_the_start_leaves_the_turn_to_go_on() -> None:
    t = Table(seats([], [], ["disconnected"]), phase="start", movement="2 2")
    t.act("cleo", "play_on disconnected cleo")
    assert t.where("cleo") == "" and t.turn == "anna" and t.options("anna") == ["roll"]
    t.act("anna", "roll")


# Disconnected against an attack


@pytest.mark.rule("frag card:disconnected", "frag 2.10")
@pytest.mark.parametrize("hit", [False, True])
@pytest.mark.parametrize("who", ["anna", "ben", "cleo"])
def test_without_its_target_an_attack_lapses(who: str, hit: bool) -> None:
    hands: dict[str, list[str]] = {"anna": [], "ben": [], "cleo": [], who: ["disconnected"]}
    t = attacked(hands["anna"], hands["ben"], hands["cleo"], hit)
    assert t.asked() == [who] and t.options(who) == ["pass", *ON_ANYBODY]
    t.act(who, "play_on disconnected ben")
    assert t.told("disconnected", "attack_lapsed", "damage_rolled", "fragged") == [
        "disconnected ben",
        "attack_lapsed anna ben",
    ]
    assert t.where("ben") == "" and t.ammo("anna", "needler") == 5 and t.attacks_left() == 0
    assert t.turn == "anna" and t.prompt == "act" and t.frags("anna") == 0


@pytest.mark.rule("frag card:disconnected", "frag 9.2")
@pytest.mark.parametrize("hit", [False, True])
def test_without_its_attacker_an_attack_lapses_and_the_turn_ends(hit: bool) -> None:
    t = attacked([], ["disconnected"], [], hit, movement="1 1")
    t.act("ben", "play_on disconnected anna")
    assert t.where("anna") == "" and t.health("ben") == 3 and t.turn == "ben"
    assert t.told("damage_rolled", "missed", "turn_began") == ["turn_began ben"]
    assert t.pile("a1") == ["needler"]
    t.act("ben", "roll")


@pytest.mark.rule("frag card:disconnected", "frag 9.2")
def test_the_attacker_may_remove_the_own_fighter_in_mid_attack() -> None:
    t = attacked(["disconnected"], [], [])
    t.act("anna", "play_on disconnected anna")
    assert t.where("anna") == "" and t.turn == "ben" and t.told("to_hit_rolled") == []


@pytest.mark.rule("frag card:disconnected")
def test_an_attack_goes_on_when_a_third_fighter_is_removed() -> None:
    t = attacked([], ["disconnected"], [], to_hit="3 3", damage="1 1 1", defence=SIXES)
    t.act("ben", "play_on disconnected cleo")
    assert t.where("cleo") == "" and t.told("hit", "attack_lapsed") == ["hit anna ben"]
    t = attacked([], ["disconnected"], [], True, damage="1 1 1", defence=SIXES)
    t.act("ben", "play_on disconnected cleo")
    assert t.where("cleo") == "" and t.told("defence_rolled", "attack_lapsed") == [
        "defence_rolled ben 6,6,6 18 0"
    ]


@pytest.mark.rule("frag card:disconnected", "frag 2.10")
def test_nobody_is_removed_by_two_cards_at_once_over_several_rounds() -> None:
    t = attacked(["disconnected"], ["disconnected"], [])
    t.act("anna", "pass")
    t.act("ben", "play_on disconnected ben")
    assert t.options("anna") == ["pass", "play_on disconnected anna", "play_on disconnected cleo"]
    t.act("anna", "play_on disconnected cleo")
    assert (t.where("ben"), t.where("cleo"), t.where("anna")) == ("", "", "a1")
    t = attacked(["disconnected"], ["disconnected"], [])
    t.act("anna", "play_on disconnected ben")
    t.act("ben", "play_on disconnected ben")
    assert t.told("disconnected") == ["disconnected ben"] and t.blood_on("a7") == 1


@pytest.mark.rule("frag card:disconnected", "frag 12.6")
def test_who_is_out_may_play_disconnected() -> None:
    t = Table(seats([], [], ["disconnected"]) | {"cleo": {"out": True, "hand": ["disconnected"]}})
    t.act("anna", "attack ben needler")
    assert t.asked() == ["cleo"] and t.options("cleo") == ["pass", *ON_ANYBODY[:2]]
    t.act("cleo", "play_on disconnected ben")
    assert t.where("ben") == ""


# Timing Troubles


@pytest.mark.rule("frag card:timing_troubles", "frag 2.9")
def test_at_the_start_of_somebody_elses_turn_the_own_turn_begins_instead() -> None:
    t = Table(seats([], [], ["timing_troubles"]), phase="start", movement=["1 1", "1 1"])
    assert t.asked() == ["cleo"] and t.options("cleo") == ["pass", "play timing_troubles"]
    t.act("cleo", "play timing_troubles")
    assert t.turn == "cleo" and t.asked() == ["cleo"] and t.options("cleo") == ["roll"]
    assert t.heard() == [
        "turn_began anna",
        "card_answered cleo timing_troubles",
        "turn_began cleo",
    ]
    assert t.discards("special") == ["timing_troubles"]
    t.act("cleo", "roll", "done")
    assert t.turn == "anna", "clockwise from cleo"
    t.act("anna", "roll")


@pytest.mark.rule("frag card:timing_troubles")
def test_play_goes_on_clockwise_from_who_cut_the_turn_off() -> None:
    t = Table(
        {"anna": {}, "ben": {}, "cleo": {"hand": ["timing_troubles"]}, "dora": {}},
        phase="start",
        movement=["1 1"] * 3,
    )
    t.act("cleo", "play timing_troubles", "roll", "done")
    assert t.turn == "dora", "ben's turn is passed over"
    t.act("dora", "roll", "done")
    t.act("anna", "roll", "done")
    assert t.turn == "ben", "once only"


@pytest.mark.rule("frag card:timing_troubles")
@pytest.mark.parametrize("hit", [False, True])
@pytest.mark.parametrize("who", ["ben", "cleo"])
def test_an_attack_lapses_with_the_turn_that_is_cut_off(who: str, hit: bool) -> None:
    hands: dict[str, list[str]] = {"ben": [], "cleo": [], who: ["timing_troubles"]}
    t = attacked([], hands["ben"], hands["cleo"], hit, movement="1 1")
    assert t.options(who) == ["pass", "play timing_troubles"]
    t.act(who, "play timing_troubles")
    assert t.turn == who and t.health("ben") == 3
    assert t.told("damage_rolled", "missed", "turn_began") == [f"turn_began {who}"]
    assert t.ammo("anna", "needler") == 5 and t.where("anna") == "a1"
    t.act(who, "roll")
    assert t.points == 2


@pytest.mark.rule("frag card:timing_troubles", "frag 2.9")
def test_nobody_cuts_off_the_own_turn() -> None:
    t = Table(seats(["timing_troubles"], [], []), phase="start", movement="1 1", to_hit="1 1")
    assert t.prompt == "set_off_choice"
    t.act("anna", "roll")
    assert t.options("anna", "play") == []
    assert t.refused("anna", "play timing_troubles") == "card:timing_troubles"
    t.act("anna", "attack ben needler")
    assert t.options("anna") == ["pass"]
    t.act("anna", "pass")


@pytest.mark.rule("frag card:timing_troubles", "frag 2.2")
def test_the_interrupted_turn_ends_as_always_with_its_hand_limit() -> None:
    hand = ["medpack"] * 7
    t = attacked(hand, ["timing_troubles"], ["extra_ammo"] * 6, movement="1 1")
    t.act("ben", "play timing_troubles")
    assert t.prompt == "discard" and t.asked() == ["anna"] and t.turn == "anna"
    t.act("anna", "discard medpack", "discard medpack")
    assert len(t.hand("anna")) == 5 and len(t.hand("cleo")) == 6
    assert t.told("card_discarded") == ["card_discarded anna medpack"] * 2
    assert t.discards("gadget") == ["medpack"] * 2
    assert t.turn == "ben" and t.prompt == "set_off_choice"
    t.act("ben", "roll")


@pytest.mark.rule("frag card:timing_troubles", "frag card:adrenaline_surge", "frag card:freeze")
def test_what_lasts_to_the_end_of_the_turn_ends_with_the_interrupted_one() -> None:
    table = seats([], ["timing_troubles"], [])
    table["anna"] |= {"surges": [1], "frozen": True, "wounds": 1}
    t = Table(table, phase="start", movement="1 1")
    t.act("ben", "play timing_troubles")
    assert t.health("anna") == 2 and not t.row_seen_by("ben", "anna")["frozen"]
    t.act("ben", "roll")


@pytest.mark.rule("frag card:timing_troubles", "frag 4.1")
def test_who_is_out_and_cuts_a_turn_off_respawns() -> None:
    table = seats([], [], []) | {"cleo": {"out": True, "hand": ["timing_troubles"]}}
    t = Table(table, respawn=4, movement="1 1")
    t.act("anna", "attack ben needler")
    t.act("cleo", "play timing_troubles")
    assert t.where("cleo") == "a9" and t.turn == "cleo"
    t.act("cleo", "roll")


@pytest.mark.rule("frag card:timing_troubles", "frag card:lag")
def test_who_lags_misses_the_turn_even_if_it_came_early() -> None:
    table = seats([], [], ["timing_troubles"])
    table["cleo"]["lagged"] = 1
    t = Table(table, phase="start", movement="1 1")
    t.act("cleo", "play timing_troubles")
    assert t.told("turn_began", "turn_missed") == [
        "turn_began anna",
        "turn_missed cleo",
        "turn_began anna",
    ]
    t.act("anna", "roll")


@pytest.mark.rule("frag card:timing_troubles", "frag 5.3")
def test_who_is_cut_off_in_mid_turn_stays_where_it_is_and_loses_its_points() -> None:
    t = Table(seats([], ["timing_troubles"], []), movement="1 1")
    t.act("anna", "step b1", "step a1", "attack ben needler")
    t.act("ben", "play timing_troubles", "roll")
    assert t.where("anna") == "a1" and t.points == 2 and t.attacks_left() == 1


# Cards that all can see on the discard pile


@pytest.mark.rule("frag 2.10", "frag card:disconnected", "frag card:timing_troubles")
def test_nobody_is_asked_for_cards_that_all_lie_on_the_discard_pile() -> None:
    gone = ["disconnected", "disconnected", "timing_troubles"]
    t = Table(seats([], ["lag"], []), phase="start", discards=gone)
    assert t.prompt == "set_off_choice" and t.asked() == ["anna"]
    for left in (0, 2):
        fewer = [card for place, card in enumerate(gone) if place != left]
        t = Table(seats([], ["lag"], []), phase="start", discards=fewer)
        assert t.prompt == "start_answers" and t.asked() == ["ben"] and t.options("ben") == ["pass"]


@pytest.mark.rule("frag 2.10", "frag card:personal_teleporter")
def test_a_target_with_a_gadget_is_asked_only_while_a_teleporter_may_be_about() -> None:
    for gone in (1, 2):
        t = Table(
            seats([], ["extra_ammo"], []), discards=["personal_teleporter"] * gone, to_hit="1 1"
        )
        t.act("anna", "attack ben needler")
        assert (t.prompt == "attack_answers") is (gone == 1)
        t.pass_all()
        assert t.told("missed") == ["missed anna ben"]
