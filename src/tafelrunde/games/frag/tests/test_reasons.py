"""Why not: every clause that refuses an action of the turn (steps/reasons.py)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import Action

MAP = """
+-------+
|1 .|t 2|
|   +   |
|. . . .|
|       |
|3 . . t|
+-------+
"""


def table(anna: dict[str, Any] | None = None, ben: dict[str, Any] | None = None, **w: Any) -> Table:
    """Anna on a1, ben on a3 in sight, cleo on d2."""
    seats = {
        "anna": {"at": "a1", **(anna or {})},
        "ben": {"at": "a3", **(ben or {})},
        "cleo": {"at": "d2"},
    }
    return Table(seats, map=MAP, **w)


# Moving


@pytest.mark.rule("frag 5.1", "frag 5.2", "frag 5.5", "frag 6.4")
def test_a_move_is_refused_for_want_of_points_or_of_a_way() -> None:
    t = table(points=0)
    for move in ("step b1", "jump c1", "beam d3"):
        assert t.refused("anna", move) == "5.1"
    t = table(points=1)
    assert t.refused("anna", "step d3") == "5.2" == t.refused("anna", "step b2")
    assert t.refused("anna", "jump a3") == "5.5"
    assert t.refused("anna", "beam d3") == "6.4"
    t = table({"at": "b1"})
    assert t.refused("anna", "step c1") == "5.2", "a wall"
    assert t.refused("anna", "jump d1") == "5.5", "nor over it"


@pytest.mark.rule("frag 5.3")
def test_an_occupied_field_without_a_way_on_is_refused() -> None:
    t = table({"at": "a2"}, points=1)
    assert t.refused("anna", "step a3") == "5.3"
    t = table({"at": "b1", "ghost": True}, {"at": "c1"}, points=1)
    assert t.refused("anna", "step c1") == "5.3", "no wall for a ghost, but somebody stands there"


@pytest.mark.rule("frag 5.3")
def test_on_an_occupied_field_everything_but_moving_on_is_refused() -> None:
    t = table({"at": "a2", "weapons": ["needler"], "hand": ["medpack", "lag"], "blood": 1})
    t.act("anna", "step a3")
    others = ("done", "attack cleo pistol", "drop needler", "play medpack", "play_on lag ben")
    for action in (*others, "use_blood", "take needler", "take_blood", "roll"):
        assert t.refused("anna", action) == "5.3"
    assert t.refused("anna", "step d3") == "5.2"
    assert t.refused("anna", "jump c1") == "5.5" and t.refused("anna", "beam d3") == "6.4"


@pytest.mark.rule("frag card:freeze")
def test_the_frozen_neither_move_nor_attack() -> None:
    t = table({"frozen": True, "weapons": ["needler over_under trick_fire"]}, points=6)
    attacks = ("attack ben pistol", "double_shot ben needler", "trick_shot ben needler")
    for action in ("step b1", "jump a3", "beam d3", *attacks):
        assert t.refused("anna", action) == "card:freeze"
    assert t.refused("anna", "take_blood") == "7.14"
    assert t.may("anna", "drop needler") and t.may("anna", "done")


# Attacking


@pytest.mark.rule("frag card:insubstantial")
def test_the_insubstantial_neither_attack_nor_are_attacked() -> None:
    assert table({"ghost": True}).refused("anna", "attack ben pistol") == "card:insubstantial"
    assert table({}, {"ghost": True}).refused("anna", "attack ben pistol") == "card:insubstantial"


@pytest.mark.rule("frag 7.2")
def test_an_attack_on_nobody_on_oneself_or_out_of_sight_is_refused() -> None:
    t = table({}, {"at": "c1"})
    assert t.refused("anna", "attack ben pistol") == "7.2", "the wall"
    assert t.refused("anna", "attack anna pistol") == "7.2"
    t = Table({"anna": {"at": "a1"}, "ben": {"out": True, "ghost": True}})
    assert t.refused("anna", "attack ben pistol") == "7.2", "who is out"


@pytest.mark.rule("frag 7.1")
def test_an_attack_too_many_is_refused_before_anything_else_is_said_about_it() -> None:
    t = table({"weapons": ["needler 0"]}, {"at": "c1"}, shots=1)
    assert t.refused("anna", "attack ben needler") == "7.1"
    assert t.refused("anna", "attack ben chainsaw") == "7.1"
    t = table({"build": [3, 2, 3]}, {"at": "c1"}, shots=1)
    assert t.refused("anna", "attack ben pistol") == "7.2"


@pytest.mark.rule("frag card:chainsaw", "frag card:flamethrower")
def test_what_is_out_of_reach_is_told_by_the_weapons_card() -> None:
    t = table({"weapons": ["chainsaw", "flamethrower"]}, {"at": "c1"})
    assert t.refused("anna", "attack ben chainsaw") == "card:chainsaw"
    assert t.refused("anna", "attack ben flamethrower") == "7.2", "near enough, but hidden"
    assert t.refused("anna", "attack cleo flamethrower") == "7.2", "4 fields are in reach"
    t = table({"weapons": ["flamethrower"]}, {"at": "d3"})
    assert t.refused("anna", "attack ben flamethrower") == "card:flamethrower"
    t = table({"weapons": ["chainsaw"]}, {"at": "a2"})
    assert t.may("anna", "attack ben chainsaw")


@pytest.mark.rule("frag 7.5", "frag 7.4")
def test_an_empty_weapon_and_one_that_is_not_there_are_refused() -> None:
    t = table({"weapons": ["needler 0"], "hand": ["medpack"]})
    assert t.refused("anna", "attack ben needler") == "7.5"
    assert t.refused("anna", "attack ben shotgun") == "7.4"
    assert t.refused("anna", "attack ben medpack") == "7.4"


@pytest.mark.rule("frag card:trick_fire", "frag card:over_under", "frag 7.5")
def test_trick_and_double_shots_are_refused_by_the_card_they_need() -> None:
    t = table({"weapons": ["needler"]})
    assert t.refused("anna", "trick_shot ben needler") == "card:trick_fire"
    assert t.refused("anna", "double_shot ben needler") == "card:over_under"
    t = table({"weapons": ["needler"]}, {"at": "c1"})
    assert t.refused("anna", "trick_shot ben needler") == "card:trick_fire"
    assert t.refused("anna", "double_shot ben needler") == "7.2"
    t = table({"weapons": ["needler 1 over_under"]})
    assert t.may("anna", "attack ben needler")
    assert t.refused("anna", "double_shot ben needler") == "7.5", "a double shot costs 2"
    t = table({"weapons": ["needler 0 trick_fire"]}, {"at": "c1"})
    assert t.refused("anna", "trick_shot ben needler") == "7.5"
    t = table({"weapons": ["needler 1"]})
    assert t.refused("anna", "trick_shot ben needler") == "card:trick_fire", "one shot is enough"


@pytest.mark.rule("frag card:magic_bullet", "frag 7.5")
def test_with_a_magic_bullet_sight_is_not_the_reason() -> None:
    t = table({"weapons": ["needler 0"]}, {"at": "c1"}, magic=True)
    assert t.may("anna", "attack ben pistol")
    assert t.refused("anna", "attack ben needler") == "7.5"


# Cards


@pytest.mark.rule("frag 2.9", "frag 2.4")
def test_a_card_is_refused_for_want_of_it_of_room_or_of_its_moment() -> None:
    t = table({"health": 1, "weapons": ["needler", "shotgun"], "hand": ["machine_gun"]})
    assert t.refused("anna", "play lag") == "2.9" == t.refused("anna", "play medpack")
    assert t.refused("anna", "play chainsaw") == "2.9", "not held"
    assert t.refused("anna", "play machine_gun") == "2.4"
    t = table({"hand": ["needler", "medpack", "lag open", "zigged", "fireproof_coating"]})
    assert t.refused("anna", "play_on needler ben") == "2.9"
    assert t.refused("anna", "play medpack") == "card:medpack", "unhurt"
    assert t.refused("anna", "play lag") == "card:lag", "on somebody"
    assert t.refused("anna", "play_on lag anna") == "card:lag"
    assert t.refused("anna", "play zigged") == "card:zigged"
    assert t.refused("anna", "play fireproof_coating") == "card:fireproof_coating"


@pytest.mark.rule("frag 2.9", "frag card:fumble")
def test_gadgets_for_weapons_and_fumble_name_their_clause() -> None:
    t = table({"hand": ["over_under", "fumble open"]}, {"weapons": ["needler"]})
    assert t.refused("anna", "attach over_under needler") == "2.9"
    assert t.may("anna", "fumble ben needler")
    assert t.refused("anna", "fumble ben shotgun") == "card:fumble"
    assert t.refused("anna", "fumble cleo needler") == "card:fumble"


# The floor, and what has no place here


@pytest.mark.rule("frag 7.14", "frag 7.16", "frag 3.2", "frag 3.3")
def test_everything_else_is_refused_by_the_clause_of_its_verb() -> None:
    t = table({"hand": ["medpack"]})
    assert t.refused("anna", "take needler") == "7.14" == t.refused("anna", "take_blood")
    assert t.refused("anna", "use_blood") == "7.14"
    assert t.refused("anna", "drop needler") == "7.16"
    assert t.refused("anna", "roll") == "3.2"
    for action in ("discard medpack", "pass", "fall", "go a2", "enter 1"):
        assert t.refused("anna", action) == "3.3"


@pytest.mark.rule("frag 3.3", "frag 7.2", "frag 2.9")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ((), "3.3"),
        (("dance",), "3.3"),
        (("step",), "5.2"),
        (("attack", 1), "3.3"),
        (("attack", 7, 0), "7.2"),
        (("attack", -1, 0), "7.2"),
        (("attack", 1, 99), "7.2"),
        (("attack", "ben", 0), "7.2"),
        (("play",), "2.9"),
        (("play", 99), "2.9"),
        (("play_on", "lag", 1), "2.9"),
    ],
)
def test_nonsense_is_refused_as_well(action: Action, clause: str) -> None:
    t = table()
    assert t.game.why_not(t.s, 0, action) == f"frag {clause}"


def test_what_is_possible_needs_no_reason() -> None:
    t = table()
    assert t.game.why_not(t.s, 0, ("done",)) == ""


@pytest.mark.rule("frag 2.10", "frag 2.2", "frag 2.4", "frag 7.11", "frag 1.5")
def test_every_other_question_has_one_clause() -> None:
    t = Table({"anna": {}, "ben": {"hand": ["lag"]}}, phase="start")
    assert (t.prompt, t.refused("ben", "roll")) == ("start_answers", "2.10")
    t = Table({"anna": {"hand": ["lag open"] + ["medpack"] * 5}})
    t.act("anna", "done")
    assert (t.prompt, t.refused("anna", "discard needler")) == ("discard", "2.2")
    t = Table({"anna": {"hand": ["teleportation open"]}}, phase="roll")
    t.act("anna", "play teleportation")
    assert (t.prompt, t.refused("anna", "go a1")) == ("destination", "card:teleportation")
