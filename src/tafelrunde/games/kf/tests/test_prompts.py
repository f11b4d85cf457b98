"""What a question tells beside its options."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.kf.names import CARDS
from tafelrunde.games.kf.tests.table import Table


def asked(t: Table, name: str) -> tuple[Any, ...]:
    """What the question to somebody speaks of."""
    decision = t.game.decision(t.s, t.seat(name))
    assert decision is not None
    values: tuple[Any, ...] = decision["values"]
    return values


def card(name: str) -> int:
    return CARDS.index(name)


@pytest.mark.rule("kf 2.2")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_a_turn_tells_how_many_actions_are_left(actions: int) -> None:
    assert asked(Table(actions=actions), "anna") == (actions,)


@pytest.mark.rule("kf 3.1")
def test_naming_more_targets_tells_card_and_first_target() -> None:
    t = Table(anna={"hand": ["dragon open"]}, ben={"realm": ["wand", "robe"]})
    t.act("anna", "play_on dragon robe")
    assert asked(t, "anna") == (card("dragon"), card("robe"))


@pytest.mark.rule("kf 6.2")
def test_a_window_tells_what_was_announced_last_by_whom_and_how() -> None:
    t = Table(anna={"hand": ["counterspell"]}, ben={"hand": ["stumble"], "realm": ["tavern"]})
    t.act("anna", "attack tavern")
    assert asked(t, "ben") == (0, 1, card("tavern"))
    t.act("ben", "answer stumble tavern")
    t.act("anna", "pass")
    assert asked(t, "anna") == (1, 0, card("stumble"))


@pytest.mark.rule("kf 3.3")
def test_a_claim_tells_the_roll_it_is_about() -> None:
    t = Table(anna={"hand": ["crown open"]}, ben={"realm": ["giants_potion"]}, entry=3)
    t.act("anna", "play crown")
    assert asked(t, "ben") == (0, 0, card("crown"), 3, 6)
    t.act("ben", "pass")


@pytest.mark.rule("kf 8.4")
def test_pocketing_tells_which_item() -> None:
    t = Table(
        anna={"role": "rogue", "foe": "thimble", "tries": 8},
        ben={"role": "rogue", "realm": ["thimble"]},
        exit=6,
    )
    t.act("anna", "attack thimble")
    assert t.prompt == "pocketing" and asked(t, "anna") == (card("thimble"),)


@pytest.mark.rule("kf 7.9")
def test_a_card_without_its_tie_is_named() -> None:
    realm = ["door", {"card": "rune", "on": "door"}]
    t = Table(anna={"hand": ["unbinding open"]}, ben={"realm": realm}, entry=6)
    t.act("anna", "play_on unbinding door")
    assert t.prompt == "idle" and asked(t, "ben") == (card("rune"),)


@pytest.mark.rule("kf 7.8", "kf 10.8")
def test_a_card_that_may_be_laid_anew_is_named() -> None:
    t = Table(
        anna={"hand": ["wand open"], "realm": ["robe", {"card": "chest", "on": "robe"}]},
        ben={"hand": ["pickpocket"], "realm": ["tavern", "thimble"]},
        entry=[6, 6],
    )
    t.act("anna", "play wand")
    t.act("ben", "answer pickpocket chest")
    t.pass_all()
    assert t.prompt == "resting" and asked(t, "ben") == (card("chest"),)
    t.forget()
