"""Card by card: doors and traps, which cost other players actions or turns (7.2)."""

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
BLOCKING = [
    pytest.param("door", marks=pytest.mark.rule("kf card:door")),
    pytest.param("iron_gate", marks=pytest.mark.rule("kf card:iron_gate")),
    pytest.param("cobweb", marks=pytest.mark.rule("kf card:cobweb")),
    pytest.param("tar_pit", marks=pytest.mark.rule("kf card:tar_pit")),
]
LOSING = [
    pytest.param("pitfall", marks=pytest.mark.rule("kf card:pitfall")),
    pytest.param("sleeping_dust", marks=pytest.mark.rule("kf card:sleeping_dust")),
]
SNARE = pytest.param("snare", marks=pytest.mark.rule("kf card:snare"))
STINK_EYE = pytest.param("stink_eye", marks=pytest.mark.rule("kf card:stink_eye"))
RUNED: list[Any] = ["door", {"card": "rune", "on": "door"}]


@pytest.mark.parametrize("trap", [*BLOCKING, *LOSING, SNARE, STINK_EYE])
@pytest.mark.rule("kf 7.2", "kf 3.1")
def test_a_door_or_trap_is_laid_in_the_realm_of_another_player(trap: str) -> None:
    t = Table(anna={"hand": [trap]}, players=3)
    assert t.options("anna", "play_at") == [f"play_at {trap} ben", f"play_at {trap} cleo"]
    assert t.refused("anna", f"play_at {trap} anna") == f"card:{trap}"
    enter(t, "anna", f"play_at {trap} cleo", roll=entry_of(trap))
    assert [t.realm(name) for name in t.names] == [[], [], [trap]] and t.actions == 1
    assert t.told("entry_announced_at") == [f"entry_announced_at anna {trap} cleo"]
    t = Table(anna={"hand": [trap]})
    enter(t, "anna", f"play_at {trap} ben", roll=entry_of(trap) - 1)
    assert t.realm("ben") == [] and t.discards == [trap]


@pytest.mark.parametrize("trap", BLOCKING)
@pytest.mark.rule("kf 7.2")
def test_behind_a_door_nothing_but_the_door_can_be_attacked_or_done(trap: str) -> None:
    anna = {"hand": ["crown", "snare", "goblin"], "realm": [trap, "wand"]}
    t = Table(anna=anna, ben={"realm": ["book"]}, wilderness=["troll"])
    assert t.options("anna") == [f"attack {trap}", "done"]
    for action in ("play crown", "play_at snare ben", "play_on goblin book", "replace crown"):
        assert t.refused("anna", action) == "7.2"
    for card in ("troll", "wand", "book"):
        assert t.refused("anna", f"attack {card}") == "7.2"


@pytest.mark.parametrize("trap", BLOCKING)
@pytest.mark.rule("kf 7.2", "kf 4.1", "kf 4.2")
def test_a_door_is_beaten_by_its_victim_and_then_the_way_is_free(trap: str) -> None:
    t = Table(anna={"hand": ["crown"], "realm": [trap]}, actions=3)
    strike(t, "anna", trap, roll=1)
    assert t.realm("anna") == [trap] and t.options("anna") == [f"attack {trap}", "done"]
    strike(t, "anna", trap, roll=exit_of(trap) - 1)
    assert t.realm("anna") == [] and t.discards == [trap] and last_needed(t) == exit_of(trap)
    assert t.options("anna") == ["play crown", "replace crown", "done"]


@pytest.mark.parametrize("trap", BLOCKING)
@pytest.mark.rule("kf 7.2")
def test_anyone_may_attack_a_door_and_it_bars_its_victim_only(trap: str) -> None:
    t = Table(anna={"hand": ["crown"]}, ben={"realm": [trap]})
    assert t.options("anna") == ["play crown", f"attack {trap}", "replace crown", "done"]
    strike(t, "anna", trap, roll=exit_of(trap))
    assert t.realm("ben") == [] and t.discards == [trap]


@pytest.mark.parametrize("trap", BLOCKING)
@pytest.mark.rule("kf 7.2", "kf 2.3", "kf 2.2")
def test_a_door_stays_turn_after_turn_and_the_actions_may_be_left_unused(trap: str) -> None:
    t = Table(anna={"realm": [trap]})
    t.act("anna", "done")
    t.act("ben", "done")
    assert t.turn == "anna" and t.options("anna") == [f"attack {trap}", "done"] and t.actions == 2


@pytest.mark.rule("kf 7.2", "kf card:prison", "kf card:cobweb")
def test_of_several_doors_the_victim_chooses_the_order() -> None:
    t = Table(anna={"realm": ["cobweb", "wand", "prison", "door"]}, wilderness=["troll"])
    doors = ["attack cobweb", "attack prison", "attack door"]
    assert t.options("anna") == [*doors, "done"]
    strike(t, "anna", "prison")
    assert t.options("anna") == ["attack cobweb", "attack door", "done"]


@pytest.mark.rule("kf 7.2", "kf 6.1")
def test_behind_a_door_surprises_can_still_be_played() -> None:
    t = Table(
        anna={"hand": ["wand"]},
        ben={"hand": ["stumble"], "realm": ["door"]},
        entry=[6, entry_of("wand") + 2],
    )
    t.act("anna", "play wand")
    t.answer("ben", "stumble", "wand")
    t.pass_all()
    assert t.discards == ["wand"]


# Traps that cost a turn or an action


@pytest.mark.parametrize("trap", LOSING)
@pytest.mark.rule("kf 7.2", "kf 2.1")
def test_the_victims_next_turn_is_lost_and_then_the_trap_is_gone(trap: str) -> None:
    t = Table(anna={"hand": [trap, *FOUR]}, ben={}, cleo={})
    enter(t, "anna", f"play_at {trap} ben")
    assert t.realm("ben") == [trap]
    end_turn(t, "anna", "harp")
    assert t.turn == "cleo" and t.realm("ben") == [] and t.discards == [trap]
    assert t.told("turn_lost") == [f"turn_lost ben {trap}"] and t.actions == 2
    assert t.told("turn_began") == ["turn_began cleo"]


@pytest.mark.parametrize("trap", LOSING)
@pytest.mark.rule("kf 7.2")
def test_such_a_trap_can_be_beaten_before_it_works(trap: str) -> None:
    t = Table(ben={"realm": [trap]})
    strike(t, "anna", trap, roll=exit_of(trap))
    t.act("anna", "done")
    assert t.turn == "ben" and t.actions == 2 and t.told("turn_lost") == []


@pytest.mark.parametrize("trap", [*LOSING, SNARE])
@pytest.mark.rule("kf 7.2")
def test_such_a_trap_bars_nothing(trap: str) -> None:
    t = Table(anna={"hand": ["crown"], "realm": [trap]})
    assert t.options("anna") == ["play crown", f"attack {trap}", "replace crown", "done"]


@pytest.mark.rule("kf card:pitfall", "kf card:sleeping_dust")
def test_two_such_traps_cost_two_turns() -> None:
    t = Table(anna={"realm": ["sleeping_dust", "pitfall"]}, phase="start")
    assert t.turn == "ben" and t.realm("anna") == ["pitfall"]
    t.act("ben", "done")
    assert t.turn == "ben" and t.realm("anna") == [] and t.discards == ["sleeping_dust", "pitfall"]
    t.act("ben", "done")
    assert t.turn == "anna" and t.actions == 2


@pytest.mark.rule("kf card:pitfall", "kf 2.3")
def test_hands_are_filled_after_a_lost_turn_too() -> None:
    t = Table(anna={"hand": FOUR, "realm": ["pitfall"]}, phase="start", card="harp")
    assert t.turn == "ben" and "harp" in t.hand("anna")


@pytest.mark.rule("kf card:snare", "kf 7.2")
def test_the_snare_costs_one_action_of_the_next_turn() -> None:
    t = Table(anna={"hand": ["snare", *FOUR]})
    enter(t, "anna", "play_at snare ben")
    end_turn(t, "anna", "harp")
    assert t.turn == "ben" and t.actions == 1 and t.realm("ben") == [] and t.discards == ["snare"]
    assert t.told("action_lost") == ["action_lost ben snare"]
    t.act("ben", "done")
    t.act("anna", "done")
    assert t.turn == "ben" and t.actions == 2


@pytest.mark.rule("kf card:snare", "kf 2.1", "kf 10.2")
def test_a_snare_in_the_first_turn_leaves_no_action_at_all() -> None:
    t = Table(anna={"realm": ["snare"], "turns": 0}, phase="start")
    assert t.turn == "ben" and t.discards == ["snare"]


@pytest.mark.rule("kf card:snare", "kf card:pitfall")
def test_a_snare_waits_through_a_lost_turn() -> None:
    t = Table(anna={"realm": ["snare", "pitfall"]}, phase="start")
    assert t.turn == "ben" and t.realm("anna") == ["snare"] and t.discards == ["pitfall"]
    t.act("ben", "done")
    assert t.turn == "anna" and t.actions == 1


@pytest.mark.rule("kf card:snare", "kf card:pitfall", "kf 7.2")
def test_traps_in_other_realms_cost_nothing() -> None:
    t = Table(ben={"realm": ["snare", "pitfall"]}, phase="start")
    assert t.turn == "anna" and t.actions == 2 and t.realm("ben") == ["snare", "pitfall"]


@pytest.mark.rule("kf card:pitfall", "kf 7.9", "kf card:heal")
def test_a_pitfall_moved_away_costs_its_new_holders_turn() -> None:
    t = Table(anna={"hand": ["heal", *FOUR], "realm": ["pitfall"]}, players=3)
    enter(t, "anna", "play_on heal pitfall", "to ben")
    end_turn(t, "anna", "harp")
    assert t.turn == "cleo" and t.told("turn_lost") == ["turn_lost ben pitfall"]


# Rune


@pytest.mark.rule("kf card:rune", "kf 3.1")
def test_the_rune_is_laid_on_door_iron_gate_or_prison_of_any_realm() -> None:
    ben = ["door", "cobweb", "tar_pit", "castle", "snare", "stink_eye"]
    t = Table(
        anna={"hand": ["rune"], "realm": ["swamp"]},
        ben={"realm": ben},
        cleo={"realm": ["prison", "iron_gate"]},
    )
    on = ["door", "prison", "iron_gate"]
    assert t.options("anna", "play_on") == [f"play_on rune {card}" for card in on]
    for other in ("cobweb", "tar_pit", "castle", "stink_eye"):
        assert t.refused("anna", f"play_on rune {other}") == "card:rune"
    enter(t, "anna", "play_on rune prison", roll=entry_of("rune") + 1)
    assert t.realm("cleo") == ["prison", "iron_gate", "rune"] and t.on("rune") == "prison"
    assert t.realm("anna") == ["swamp"] and t.actions == 1


@pytest.mark.parametrize("below", ["door", "iron_gate", "prison"])
@pytest.mark.rule("kf card:rune", "kf 7.2", "kf 4.1")
def test_the_rune_must_be_beaten_first(below: str) -> None:
    t = Table(anna={"realm": [below, {"card": "rune", "on": below}]})
    assert t.options("anna") == ["attack rune", "done"]
    assert t.refused("anna", f"attack {below}") == "7.2"
    strike(t, "anna", "rune", roll=exit_of("rune"))
    assert t.realm("anna") == [below] and t.discards == ["rune"]
    assert t.options("anna") == [f"attack {below}", "done"]


@pytest.mark.parametrize("below", ["door", "iron_gate", "prison"])
@pytest.mark.rule("kf card:rune", "kf 4.1")
def test_others_must_beat_the_rune_first_too(below: str) -> None:
    t = Table(ben={"realm": [below, {"card": "rune", "on": below}]})
    assert t.options("anna", "attack") == ["attack rune"]
    assert t.refused("anna", f"attack {below}") == "4.1"


@pytest.mark.rule("kf card:rune", "kf 7.2")
def test_with_a_rune_on_one_door_the_others_may_come_first() -> None:
    t = Table(anna={"realm": [*RUNED, "cobweb"]})
    assert t.options("anna") == ["attack rune", "attack cobweb", "done"]


@pytest.mark.rule("kf card:rune", "kf 7.9")
def test_a_rune_that_lies_on_nothing_bars_nobody() -> None:
    t = Table(anna={"realm": ["rune"], "hand": ["crown"]})
    assert t.options("anna") == ["play crown", "attack rune", "replace crown", "done"]


@pytest.mark.rule("kf card:rune", "kf card:basilisk", "kf card:prison")
def test_no_rune_is_laid_on_a_prison_beneath_the_basilisk() -> None:
    ben = ["prison", {"card": "basilisk", "on": "prison"}]
    t = Table(anna={"hand": ["rune"]}, ben={"realm": ben})
    assert t.options("anna", "play_on") == []


@pytest.mark.rule("kf card:rune", "kf card:basilisk", "kf card:prison")
def test_the_basilisk_may_sit_on_a_prison_with_a_rune_and_then_nobody_is_held() -> None:
    t = Table(
        anna={"hand": ["basilisk", "fox"], "realm": ["library"]},
        ben={"realm": ["prison", {"card": "rune", "on": "prison"}]},
    )
    enter(t, "anna", "play_on basilisk prison")
    t.forget()
    t.act("anna", "done")
    assert t.turn == "ben" and len(t.options("ben", "replace")) == 5
    assert t.options("ben", "attack") == ["attack library", "attack rune", "attack basilisk"]
