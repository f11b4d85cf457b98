"""At 0 Health: healing that was begun and given up, and what a frozen player may still play."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.tests.table import Table


def struck_down(ben: dict[str, Any], **more: str) -> Table:
    """Anna's pistol takes 3 Health from ben, who has 2."""
    dice: dict[str, Any] = {"to_hit": "1 1", "damage": "6 6", "defence": "2 2"} | more
    t = Table({"anna": {"at": "c3"}, "ben": {"at": "c5", "health": 2} | ben}, **dice)
    t.act("anna", "attack ben pistol")
    t.pass_all()
    return t


@pytest.mark.rule("frag 7.11")
def test_who_begins_to_heal_may_still_fall_and_what_was_used_is_gone() -> None:
    t = struck_down({"blood": 1, "hand": ["enhanced_medpack"]}, special="lag")
    assert t.prompt == "rescue" and t.health("ben") == -1
    t.act("ben", "use_blood")
    assert t.prompt == "rescue" and t.options("ben") == ["fall", "play enhanced_medpack"]
    t.act("ben", "fall")
    assert t.told("fragged") == ["fragged ben anna 1"] and t.told("saved") == []
    assert t.blood("ben") == 0 and t.hand("ben") == ["enhanced_medpack"]


@pytest.mark.rule("frag card:freeze", "frag card:keep_the_stuff")
def test_the_frozen_cannot_keep_the_stuff() -> None:
    t = struck_down({"frozen": True, "blood": 1, "hand": ["keep_the_stuff"]})
    assert t.prompt == "rescue" and t.options("ben") == ["fall"]
    assert t.refused("ben", "play keep_the_stuff") == "card:freeze"


@pytest.mark.rule("frag card:freeze", "frag card:keep_the_stuff", "frag 7.13")
def test_who_is_frozen_and_could_only_keep_the_stuff_is_not_asked() -> None:
    ben = {"frozen": True, "hand": ["keep_the_stuff"], "weapons": ["needler"]}
    t = struck_down(ben, special="lag")
    assert t.told("fragged") == ["fragged ben anna 1"] and t.prompt == "act"
    assert t.hand("ben") == ["keep_the_stuff"] and t.s.weapons[t.seat("ben")] == ()


@pytest.mark.rule("frag card:freeze", "frag 7.11")
def test_the_frozen_may_still_be_healed() -> None:
    t = struck_down({"frozen": True, "hand": ["keep_the_stuff", "enhanced_medpack"]})
    assert t.options("ben") == ["fall", "play enhanced_medpack"]
    t.act("ben", "play enhanced_medpack")
    assert t.told("saved") == ["saved ben"] and t.health("ben") == 1


@pytest.mark.rule("frag 7.11", "frag card:keep_the_stuff")
def test_healing_at_zero_that_falls_short_is_refused_by_its_own_clause() -> None:
    t = struck_down({"hand": ["medpack"]})
    assert t.options("ben") == ["fall"] and t.refused("ben", "play medpack") == "7.11"
    assert t.refused("ben", "play keep_the_stuff") == "7.11"
