"""Why something can't be done: the clause that forbids it."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.kernel import Action


@pytest.mark.rule("kf 3.1")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    t = Table(anna={"hand": ["wand open"]})
    assert t.refused("anna", "play crown") == "3.1"
    assert t.game.why_not(t.s, 0, ("play", 500)) == "kf 3.1"
    assert t.game.why_not(t.s, 0, ("play", True)) == "kf 3.1"


@pytest.mark.rule("kf 2.2")
def test_anything_else_is_no_action() -> None:
    t = Table(2)
    assert t.game.why_not(t.s, 0, ("dance",)) == "kf 2.2"
    assert t.game.why_not(t.s, 0, ()) == "kf 2.2"


@pytest.mark.rule("kf 6.2")
def test_surprises_are_answers() -> None:
    t = Table(anna={"hand": ["stumble open"]})
    assert t.refused("anna", "play stumble") == "6.2"
    assert t.refused("anna", "answer stumble wand") == "6.2"


@pytest.mark.rule("kf 7.2")
@pytest.mark.parametrize(
    "action", ["play wand", "attack tavern", "replace wand", "play_at snare ben"]
)
def test_behind_a_door_nothing_else_can_be_done(action: str) -> None:
    t = Table(
        anna={"hand": ["wand open", "snare open"], "realm": ["door"]}, ben={"realm": ["tavern"]}
    )
    assert t.refused("anna", action) == "7.2"
    assert t.options("anna") == ["attack door", "done"]


@pytest.mark.rule("kf card:stink_eye")
def test_the_stink_eye_keeps_treasures_in_the_hand() -> None:
    t = Table(anna={"hand": ["crown open", "wand open"], "realm": ["stink_eye"]})
    assert t.refused("anna", "play crown") == "card:stink_eye"
    assert t.may("anna", "play wand")


@pytest.mark.rule("kf card:monastery")
def test_the_monastery_keeps_traps_out() -> None:
    t = Table(anna={"hand": ["door open", "prison open"]}, ben={"realm": ["monastery"]})
    assert t.refused("anna", "play_at door ben") == "card:monastery"
    assert t.may("anna", "play_at prison ben")  # a place, no trap


@pytest.mark.rule("kf card:ogre")
def test_a_wrong_target_is_refused_by_the_card() -> None:
    t = Table(anna={"hand": ["ogre open"], "realm": ["wand"]}, ben={"realm": ["tavern"]})
    assert t.refused("anna", "play_on ogre tavern") == "card:ogre"
    assert t.refused("anna", "play_on ogre wand") == "card:ogre"  # its own player's
    assert t.refused("anna", "play ogre") == "card:ogre"


@pytest.mark.rule("kf 3.1")
def test_a_card_that_needs_no_target_takes_none() -> None:
    t = Table(anna={"hand": ["wand open"]}, ben={"realm": ["tavern"]})
    assert t.refused("anna", "play_on wand tavern") == "3.1"
    assert t.refused("anna", "play_at wand ben") == "3.1"


@pytest.mark.rule("kf 7.10")
def test_only_cards_in_play_can_be_attacked() -> None:
    t = Table(anna={"hand": ["wand open"]}, discards=["crown"])
    assert t.refused("anna", "attack wand") == t.refused("anna", "attack crown") == "7.10"


@pytest.mark.rule("kf 3.1", "kf 4.1", "kf 5.1")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (("play",), "3.1"),
        (("play", -1), "3.1"),
        (("play_on", len(CARDS), 0), "3.1"),
        (("attack", len(CARDS)), "4.1"),
        (("attack",), "4.1"),
        (("replace", "wand"), "5.1"),
        (("attack", 0), "7.10"),
        (("attack", len(CARDS) - 1), "7.10"),
    ],
)
def test_what_is_no_card_is_refused_by_the_action(action: Action, clause: str) -> None:
    t = Table(anna={"hand": ["wand open"]})
    assert t.game.why_not(t.s, 0, action) == f"kf {clause}"


@pytest.mark.rule("kf 3.1")
def test_what_one_does_not_hold_is_not_about_its_text() -> None:
    t = Table(anna={"hand": ["wand open"]}, ben={"realm": ["robe"]})
    assert t.refused("anna", "play_on ogre robe") == "3.1"
    assert t.refused("anna", "play stumble") == "3.1"


@pytest.mark.rule("kf 7.2", "kf card:heal")
def test_behind_a_door_a_card_that_costs_no_action_is_judged_by_itself() -> None:
    t = Table(anna={"hand": ["heal open"], "realm": ["door"]}, ben={"realm": ["robe"]})
    assert t.refused("anna", "play_on heal robe") == "card:heal"
    assert t.refused("anna", "attack heal") == "7.2"
    assert t.refused("anna", "replace heal") == "7.2"
    assert t.game.why_not(t.s, 0, ("play", len(CARDS))) == "kf 7.2"


@pytest.mark.rule("kf card:door", "kf 3.1")
@pytest.mark.parametrize("seat", [2, -1, 500, "ben", None])
def test_a_door_for_nobody_is_refused_by_its_text(seat: object) -> None:
    t = Table(anna={"hand": ["door open"]}, ben={"realm": ["monastery"]})
    assert t.game.why_not(t.s, 0, ("play_at", CARDS.index("door"), seat)) == "kf card:door"
