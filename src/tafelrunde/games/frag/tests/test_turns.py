"""Chapter 3: the phases of a turn, what comes first, and what a new turn starts without."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table

TELEPORTS = ["personal_teleporter", "teleportation"]
WALLED = """
+-------+
|1 w . .|
|     + |
|2 . .|.|
|     +-+
|3 . . .|
+-------+
"""


def a_round(t: Table, *names: str) -> None:
    """Let these players roll two ones and be done, one after the other."""
    for name in names:
        t.force(movement="1 1")
        t.pass_all()
        t.act(name, "roll", "done")


# Phases (3.1)


@pytest.mark.rule("frag 3.1")
def test_a_turn_is_movement_roll_actions_and_end_and_then_comes_the_next_player() -> None:
    t = Table({"anna": {"at": "c3"}}, phase="start", movement=["3 4", "1 2"])
    assert t.heard() == ["turn_began anna"] and t.prompt == "set_off_choice"
    t.act("anna", "roll")
    assert t.prompt == "act" and t.asked() == ["anna"] and t.points == 7
    t.act("anna", "done")
    assert t.heard() == ["turn_began anna", "movement_rolled anna 3,4 7", "turn_began ben"]
    assert (t.prompt, t.asked(), t.turn) == ("set_off_choice", ["ben"], "ben")
    t.act("ben", "roll", "done")
    assert t.turn == "anna" and t.asked() == ["anna"], "after the last the first player"


@pytest.mark.rule("frag 3.1", "frag 4.1")
def test_only_who_is_out_respawns_and_before_the_movement_roll() -> None:
    t = Table({"anna": {"out": True}, "ben": {"at": "c3"}}, phase="start", respawn=2)
    assert t.heard() == ["turn_began anna", "respawned anna i1"]
    assert t.prompt == "set_off_choice" and t.asked() == ["anna"] and t.where("ben") == "c3"


# The movement roll comes first (3.2)


@pytest.mark.rule("frag 3.2")
def test_before_the_movement_roll_nothing_else_can_be_done() -> None:
    seat = {"at": "c3", "hand": ["needler", "lag"], "weapons": ["shotgun"], "blood": 1, "wounds": 1}
    t = Table({"anna": seat, "ben": {"at": "c4"}}, phase="roll")
    assert t.options("anna") == ["roll"]
    for action in (
        *("step c2", "jump c1", "attack ben pistol", "play needler", "play_on lag ben"),
        *("use_blood", "drop shotgun", "done", "play teleportation"),
    ):
        assert t.refused("anna", action) == "3.2"


@pytest.mark.rule("frag 3.2")
def test_the_movement_roll_is_made_once() -> None:
    t = Table({"anna": {}})
    assert not t.may("anna", "roll") and t.refused("anna", "roll") == "3.2"


@pytest.mark.rule("frag 3.2", "frag card:teleportation")
def test_teleportation_instead_of_the_roll_gives_no_points_but_attacks_remain() -> None:
    t = Table({"anna": {"at": "c3", "hand": TELEPORTS}, "ben": {"at": "g7"}}, phase="roll")
    assert t.options("anna") == ["roll", "play personal_teleporter", "play teleportation"]
    t.act("anna", "play teleportation")
    assert t.prompt == "destination" and t.asked() == ["anna"]
    assert len(t.options("anna")) == 80 and not t.may("anna", "go c3")
    assert t.refused("anna", "go c3") == "card:teleportation"
    t.act("anna", "go g5")
    assert t.told("card_played", "teleported") == [
        "card_played anna teleportation",
        "teleported anna g5",
    ]
    assert t.where("anna") == "g5" and t.points == 0 and t.attacks_left() == 1
    assert t.options("anna") == ["attack ben pistol", "done"]
    assert t.hand("anna") == ["personal_teleporter"] and t.discards("special") == ["teleportation"]


@pytest.mark.rule("frag 3.2", "frag card:personal_teleporter")
def test_a_personal_teleporter_instead_of_the_roll_gives_no_points_but_attacks_remain() -> None:
    t = Table(
        {"anna": {"at": "c3", "hand": TELEPORTS}, "ben": {"at": "e7"}}, phase="roll", respawn=6
    )
    t.act("anna", "play personal_teleporter")
    assert t.heard() == ["card_played anna personal_teleporter", "teleported anna e9"]
    assert t.where("anna") == "e9" and t.points == 0 and t.prompt == "act"
    assert t.options("anna") == ["attack ben pistol", "done"]
    assert t.discards("gadget") == ["personal_teleporter"] and t.hand("anna") == ["teleportation"]


@pytest.mark.rule("frag 3.2", "frag card:assume_control")
def test_who_steers_another_fighter_rolls_for_it_and_plays_no_teleport_card() -> None:
    seats = {"anna": {"at": "c3", "steered": "ben", "hand": TELEPORTS[:1], "build": [2, 3, 2]}}
    t = Table({**seats, "ben": {"hand": TELEPORTS[1:]}}, phase="roll", movement="1 2 3")
    assert t.asked() == ["ben"] and t.options("ben") == ["roll"]
    t.act("ben", "roll")
    assert t.told("movement_rolled") == ["movement_rolled anna 1,2,3 6"]
    assert t.asked() == ["ben"] and t.options("ben", "step") == [
        *("step c2", "step b3", "step d3", "step c4"),
    ]


# Actions (3.3)


@pytest.mark.rule("frag 3.3")
def test_actions_come_in_any_order_and_may_be_mixed() -> None:
    seat = {"at": "c3", "build": [1, 2, 4], "hand": ["needler", "speed_boost"]}
    t = Table(
        {"anna": seat, "ben": {"at": "c6", "build": [4, 2, 1]}},
        piles={"d3": ["chainsaw"]},
        to_hit=["1 1 1 1"] * 2,
        damage=["1 1", "1 1 1"],
        defence=["6 6 6 6"] * 2,
    )
    t.act("anna", "attack ben pistol", "step d3", "take chainsaw", "play needler", "step c3")
    t.act("anna", "attack ben needler", "play speed_boost", "drop needler", "step c4")
    assert t.points == 3 and t.attacks_left() == 0 and t.where("anna") == "c4"
    assert t.hand("anna") == ["chainsaw"] and t.pile("c3") == ["needler"]
    assert t.prompt == "act" and t.asked() == ["anna"]


@pytest.mark.rule("frag 3.3")
def test_a_turn_never_ends_by_itself() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "g7"}}, points=1, shots=1)
    t.act("anna", "step c4")
    assert t.points == 0 and t.options("anna") == ["done"]
    assert t.prompt == "act" and t.asked() == ["anna"] and t.turn == "anna"
    t.act("anna", "done")
    assert t.turn == "ben"


@pytest.mark.rule("frag 3.3")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c4", "hand": ["needler"]}})
    assert t.asked() == ["anna"] and t.options("ben") == []


# Back at full pace (3.4)


@pytest.mark.rule("frag 3.4")
def test_a_fighter_that_respawns_takes_the_whole_turn() -> None:
    t = Table(
        {"anna": {"out": True, "hand": ["needler"]}, "ben": {"at": "a4"}},
        phase="start",
        respawn=1,
        movement="1 2",
        to_hit="1 1",
        damage="1 1 1",
        defence="6 6 6",
    )
    assert t.where("anna") == "a1"
    t.act("anna", "roll", "step a2", "play needler", "attack ben needler", "step b2")
    assert t.told("hit") == ["hit anna ben"] and t.points == 1 and t.where("anna") == "b2"
    t.act("anna", "done")
    assert t.turn == "ben"


# A new turn starts afresh


@pytest.mark.rule("frag 5.1", "frag 3.1")
def test_movement_points_cannot_be_saved() -> None:
    t = Table({"anna": {"at": "c3"}}, points=5, movement=["1 1", "1 3"])
    t.act("anna", "done")
    assert t.points == 0
    t.act("ben", "roll", "done")
    assert t.points == 0 and t.turn == "anna"
    t.act("anna", "roll")
    assert t.points == 4


@pytest.mark.rule("frag 7.1", "frag card:rapid_fire")
def test_attacks_are_counted_anew_in_each_turn() -> None:
    seat = {"at": "c3", "weapons": ["needler rapid_fire"]}
    t = Table({"anna": seat, "ben": {"at": "c5"}}, shots=1, extras=["needler"])
    assert t.options("anna", "attack") == []
    t.act("anna", "done")
    a_round(t, "ben")
    t.force(movement="1 1", to_hit=["1 1"] * 2, damage=["1 1 1"] * 2, defence=["6 6 6"] * 2)
    t.act("anna", "roll")
    assert t.attacks_left() == 1
    t.act("anna", "attack ben needler", "attack ben needler")
    assert t.options("anna", "attack") == [] and t.ammo("anna", "needler") == 4


@pytest.mark.rule("frag 5.4")
def test_a_power_up_field_may_be_rolled_for_again_in_the_next_turn() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "d3"}}, map=WALLED, rolled=["b1"])
    t.act("anna", "step b1", "step a1")
    assert t.told("power_up_rolled") == []
    t.act("anna", "done")
    a_round(t, "ben")
    t.force(movement="1 1", power_up="1")
    t.act("anna", "roll", "step b1")
    assert t.told("power_up_rolled") == ["power_up_rolled anna weapon 1"]


@pytest.mark.rule("frag 7.14", "frag 7.16")
def test_a_closed_pile_is_open_again_in_the_next_turn() -> None:
    piles = {"c4": ["needler", "chainsaw"]}
    t = Table({"anna": {"at": "c3"}}, piles=piles, closed=["c4"], dropped={"c4": ["needler"]})
    t.act("anna", "step c4")
    assert t.options("anna", "take") == []
    t.act("anna", "step c3", "done")
    a_round(t, "ben")
    t.force(movement="1 1")
    t.act("anna", "roll", "step c4")
    assert t.options("anna", "take") == ["take needler", "take chainsaw"]


@pytest.mark.rule("frag 7.14")
def test_who_ends_a_turn_on_a_marker_cannot_take_it_in_the_next_without_entering() -> None:
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "g7"}}, blood=["c4", "g7"])
    t.act("anna", "step c4")
    assert t.may("anna", "take_blood")
    t.act("anna", "done")
    t.force(movement="1 1")
    t.act("ben", "roll")
    assert t.refused("ben", "take_blood") == "7.14"
    t.act("ben", "done")
    t.force(movement="1 1")
    t.act("anna", "roll")
    assert t.refused("anna", "take_blood") == "7.14" and t.blood("anna") == 0


@pytest.mark.rule("frag card:phase_shift", "frag card:magic_bullet")
def test_what_lasts_for_one_turn_is_over_in_the_next() -> None:
    t = Table(
        {"anna": {"at": "c2"}, "ben": {"at": "d2"}}, map=WALLED, phasing=True, magic=True, points=2
    )
    assert t.may("anna", "attack ben pistol") and t.options("anna", "step") == [
        *("step c1", "step b2", "step d2", "step c3"),
    ]
    t.act("anna", "done")
    t.force(movement="1 1")
    t.act("ben", "roll")
    assert t.options("ben") == ["step d1", "done"], "neither through the wall nor round the corner"
    t.act("ben", "done")
    a_round(t, "anna")
    assert t.told("attack_announced") == []


# What ends with a turn, and who decides in it


@pytest.mark.rule("frag 2.7", "frag card:insubstantial")
def test_who_is_insubstantial_is_so_until_the_own_turn_starts() -> None:
    t = Table({"anna": {}, "ben": {"ghost": True}}, movement=["1 1"] * 2)
    assert t.row_seen_by("anna", "ben")["insubstantial"] is True
    t.act("anna", "done")
    assert t.turn == "ben" and t.row_seen_by("anna", "ben")["insubstantial"] is False
    t.act("ben", "roll", "done")
    t.act("anna", "roll")


@pytest.mark.rule("frag 2.7", "frag card:freeze", "frag card:assume_control")
def test_who_was_frozen_or_steered_has_the_next_turn_back() -> None:
    for trouble in ({"frozen": True}, {"steered": "ben"}):
        t = Table({"anna": {"at": "c3", **trouble}, "ben": {"at": "g7"}}, movement="1 1")
        t.act("ben" if "steered" in trouble else "anna", "done")
        t.act("ben", "roll", "done")
        assert (t.prompt, t.asked()) == ("set_off_choice", ["anna"])
        row = t.row_seen_by("ben", "anna")
        assert row["frozen"] is False and row["steered_by"] == -1


@pytest.mark.rule("frag card:assume_control")
def test_who_steers_a_fighter_uses_no_hand_and_drops_nothing() -> None:
    anna = {"at": "c3", "steered": "ben", "weapons": ["needler"], "hand": ["shotgun", "lag"]}
    ben = {"at": "c5", "weapons": ["chainsaw"], "hand": ["machine_gun", "theft"]}
    t = Table({"anna": anna, "ben": ben}, points=0)
    assert t.asked() == ["ben"]
    assert t.options("ben") == ["attack ben pistol", "attack ben needler", "done"]


@pytest.mark.rule("frag card:adrenaline_surge", "frag 7.10")
def test_a_surge_is_one_turn_nearer_to_its_end_when_a_turn_ends() -> None:
    t = Table({"anna": {"surges": [1, 2]}})
    t.act("anna", "done")
    assert t.row_seen_by("ben", "anna")["surges"] == [1] and t.health("anna") == 6


@pytest.mark.rule("frag 7.14")
def test_one_entry_gives_one_marker() -> None:
    t = Table({"anna": {"at": "c3"}}, blood=["c4", "c4"], piles={"c4": ["needler"]})
    t.act("anna", "step c4", "take_blood")
    assert t.options("anna", "take_blood") == [] and t.options("anna", "take") == []
    assert t.blood("anna") == 1 and t.blood_on("c4") == 1


@pytest.mark.rule("frag 7.14")
def test_only_one_card_is_taken_from_a_field_in_a_turn_even_on_coming_back() -> None:
    t = Table({"anna": {"at": "c3"}}, blood=["c4"], piles={"c4": ["needler", "chainsaw"]})
    t.act("anna", "step c4", "take needler", "step c3", "step c4")
    assert t.options("anna", "take") == [] and t.refused("anna", "take chainsaw") == "7.14"
    assert t.may("anna", "take_blood") and t.pile("c4") == ["chainsaw"]
