"""Card by card: Assume Control, which puts one player's fighter into another's hands."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table

Rows = dict[str, dict[str, Any]]

ONES = "1 1"
PUPPET: dict[str, Any] = {"at": "c3", "steered": "cleo"}


def steered(ben: dict[str, Any] | None = None, **more: Any) -> Table:
    """Cleo steers anna's fighter in anna's turn; ben stands at c5, cleo at c1."""
    rows = {
        "anna": PUPPET | more.pop("anna", {}),
        "ben": {"at": "c5"} | (ben or {}),
        "cleo": {"at": "c1"} | more.pop("cleo", {}),
    }
    return Table(rows, **more)


@pytest.mark.rule("frag card:assume_control")
def test_in_the_next_turn_of_the_chosen_player_somebody_else_decides() -> None:
    t = Table({"anna": {"hand": ["assume_control"]}, "ben": {}, "cleo": {}}, movement=["3 4", ONES])
    offered = ["play_on assume_control ben", "play_on assume_control cleo"]
    assert t.options("anna", "play_on") == offered
    t.act("anna", "play_on assume_control ben")
    assert t.row_seen_by("cleo", "ben")["steered_by"] == 0
    assert t.discards("special") == ["assume_control"]
    t.act("anna", "done")
    assert t.turn == "ben" and t.asked() == ["anna"] and t.options("anna") == ["roll"]
    t.act("anna", "roll", "step h1")
    assert t.where("ben") == "h1" and t.where("anna") == "a1" and t.points == 6
    assert t.told("movement_rolled") == ["movement_rolled ben 3,4 7"]
    t.act("anna", "done")
    assert t.turn == "cleo" and t.asked() == ["cleo"]
    assert t.row_seen_by("cleo", "ben")["steered_by"] == -1
    t.act("cleo", "roll")


@pytest.mark.rule("frag card:assume_control")
def test_the_puppets_hand_can_not_be_played_nor_its_things_dropped() -> None:
    hand = ["shotgun", "speed_boost", "teleportation", "personal_teleporter", "lag"]
    anna = {"hand": hand, "weapons": ["needler"], "gear": ["power_leap"], "blood": 1, "wounds": 1}
    t = steered(anna=anna, cleo={"hand": ["medpack", "machine_gun"]}, phase="roll", movement=ONES)
    assert t.asked() == ["cleo"] and t.options("cleo") == ["roll"]
    t.act("cleo", "roll")
    rest = [line for line in t.options("cleo") if line.split()[0] != "step"]
    assert rest == [
        "attack ben pistol",
        "attack ben needler",
        "attack cleo pistol",
        "attack cleo needler",
        "done",
    ]
    assert t.refused("cleo", "drop needler") == "7.16"
    assert t.refused("cleo", "play medpack") == "card:medpack"


@pytest.mark.rule("frag card:assume_control", "frag 7.12")
def test_frags_are_the_steering_players() -> None:
    t = steered({"health": 1}, to_hit=ONES, damage="1 1", defence="1", special="lag")
    t.act("cleo", "attack ben pistol")
    assert t.told("attack_announced") == ["attack_announced anna ben pistol plain 2"]
    assert t.told("fragged") == ["fragged ben cleo 1"] and t.hand("cleo") == ["lag"]
    assert [t.frags(name) for name in t.names] == [0, 0, 1] and t.hand("anna") == []
    assert t.asked() == ["cleo"] and t.turn == "anna", "the turn goes on (7.15)"


@pytest.mark.rule("frag card:assume_control", "frag 8.1")
def test_a_puppets_frag_may_win_the_game() -> None:
    t = steered({"health": 1}, cleo={"frags": 2}, to_hit=ONES, damage="1 1", defence="1")
    t.act("cleo", "attack ben pistol")
    assert t.over and t.winners == ["cleo"]


@pytest.mark.rule("frag card:assume_control", "frag 8.2")
def test_nobody_scores_if_the_puppet_frags_its_masters_fighter() -> None:
    t = steered(cleo={"health": 1}, to_hit=ONES, damage="1 1", defence="1")
    t.act("cleo", "attack cleo pistol")
    assert t.told("fell", "fragged") == ["fell cleo"] and t.where("cleo") == ""
    assert [t.frags(name) for name in t.names] == [0, 0, 0]
    assert t.hand("anna") == t.hand("cleo") == [] and t.asked() == ["cleo"]


@pytest.mark.rule("frag card:assume_control", "frag card:portable_nuke")
def test_a_puppet_caught_in_its_own_blast_is_its_masters_frag() -> None:
    t = steered(
        anna={"weapons": ["portable_nuke"], "health": 1},
        cleo={"at": "i9"},
        to_hit=ONES,
        damage="1 1 1 1 1 1 1 1 1 1",
        defence=["6 6 6", "6"],
        special="lag",
    )
    t.act("cleo", "attack ben portable_nuke")
    assert t.told("fragged") == ["fragged anna cleo 1"] and t.turn == "ben"


@pytest.mark.rule("frag card:assume_control", "frag card:bonus_damage")
def test_the_master_and_not_the_owner_may_play_bonus_damage() -> None:
    t = steered(
        anna={"hand": ["lag"]},
        cleo={"hand": ["bonus_damage"]},
        to_hit=ONES,
        damage="1 1 1 1",
        defence="6 6 6",
    )
    t.act("cleo", "attack ben pistol", "pass")
    t.act("anna", "pass")
    assert t.prompt == "hit_answers" and t.options("anna") == ["pass"]
    t.act("cleo", "play bonus_damage")
    t.pass_all()
    t = steered(anna={"hand": ["bonus_damage"]}, to_hit=ONES, damage=ONES, defence="6 6 6")
    t.act("cleo", "attack ben pistol")
    t.act("anna", "pass")
    assert t.options("anna") == ["pass"]
    t.act("anna", "pass")


@pytest.mark.rule("frag card:assume_control", "frag 7.14")
def test_the_puppet_picks_up_into_its_own_players_hand() -> None:
    t = steered(piles={"c4": ["needler"]}, blood=["d3"], points=6)
    t.act("cleo", "step c4", "take needler", "step d4", "step d3", "take_blood")
    assert t.hand("anna") == ["needler"] and t.hand("cleo") == []
    assert t.blood("anna") == 1 and t.blood("cleo") == 0
    assert "attack ben needler" not in t.options("cleo"), "it is in anna's hand"


@pytest.mark.rule("frag card:assume_control", "frag 2.2")
def test_the_hand_limit_is_the_owners_affair() -> None:
    t = steered(anna={"hand": ["medpack"] * 6}, cleo={"hand": ["extra_ammo"] * 6}, movement=ONES)
    t.act("cleo", "done")
    assert t.prompt == "discard" and t.asked() == ["anna"]
    t.act("anna", "discard medpack")
    assert t.turn == "ben" and len(t.hand("cleo")) == 6
    t.act("ben", "roll")


@pytest.mark.rule("frag card:assume_control", "frag 7.11")
def test_rescue_and_healing_remain_with_the_owner() -> None:
    anna = {"health": 1, "hand": ["medpack"], "weapons": ["beam_pistol"]}
    t = steered(
        {"gear": ["energy_reflector"]},
        anna=anna,
        to_hit=ONES,
        damage="1 1 1",
        defence="3",
    )
    t.act("cleo", "attack ben beam_pistol")
    assert t.prompt == "rescue" and t.asked() == ["anna"]
    t.act("anna", "play medpack")
    assert t.health("anna") == 1 and t.asked() == ["cleo"]


@pytest.mark.rule("frag card:assume_control", "frag 4.1")
def test_a_puppet_that_is_out_respawns_and_is_steered() -> None:
    rows = {"anna": {"out": True, "steered": "ben"}, "ben": {}}
    t = Table(rows, phase="start", respawn=6, movement="2 2")
    assert t.where("anna") == "e9" and t.asked() == ["ben"]
    t.act("ben", "roll", "step e8")
    assert t.where("anna") == "e8"


@pytest.mark.rule("frag card:assume_control", "frag card:freeze", "frag card:lag")
def test_a_frozen_puppet_stands_still_for_its_master_too() -> None:
    t = Table({"anna": {"at": "c3", "steered": "ben", "frozen": True}, "ben": {"at": "c5"}})
    assert t.asked() == ["ben"] and t.options("ben") == ["done"]
    t.force(movement=ONES)
    t.act("ben", "done", "roll")
    assert t.s.steered == [-1, -1] and t.s.frozen == [0, 0]


@pytest.mark.rule("frag card:assume_control")
def test_nobody_is_steered_twice_nor_by_themselves() -> None:
    rows: Rows = {"anna": {"hand": ["assume_control"]}, "ben": {"steered": "cleo"}, "cleo": {}}
    t = Table(rows)
    assert t.options("anna", "play_on") == ["play_on assume_control cleo"]
    assert t.refused("anna", "play_on assume_control ben") == "card:assume_control"


@pytest.mark.rule("frag card:assume_control", "frag card:timing_troubles")
def test_the_master_may_cut_the_puppets_turn_off() -> None:
    t = steered(cleo={"hand": ["timing_troubles"]}, phase="start", movement=ONES)
    assert t.asked() == ["cleo"] and t.options("cleo") == ["pass", "play timing_troubles"]
    t.act("cleo", "play timing_troubles", "roll")
    assert t.turn == "cleo" and t.s.steered == [-1, -1, -1]
