"""Armour that was all that kept a fighter up: taking it off is fatal unless it is healed."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table

# Four wounds of three Health, since a bonus has ended; the armour makes it one (7.10).
HELD = {"armour": "heavy_armor", "wounds": 4}


@pytest.mark.rule("frag 7.11", "frag 8.2")
def test_who_drops_the_armour_that_kept_it_up_falls_and_nobody_scores() -> None:
    t = Table({"anna": {"at": "c3", **HELD}, "ben": {}})
    t.act("anna", "drop heavy_armor")
    assert t.told("fell", "turn_began") == ["fell anna", "turn_began ben"]
    assert (t.where("anna"), t.frags("ben"), t.pile("c3")) == ("", 0, ["heavy_armor"])


@pytest.mark.rule("frag 7.9", "frag 7.11")
def test_weaker_armour_instead_of_the_old_may_be_too_weak_but_healing_helps() -> None:
    t = Table({"anna": {**HELD, "hand": ["light_armor", "medpack"]}, "ben": {}})
    t.act("anna", "play light_armor")
    assert (t.prompt, t.asked()) == ("rescue", ["anna"])
    t.act("anna", "play medpack")
    assert (t.prompt, t.health("anna"), t.armour("anna")) == ("act", 1, "light_armor 1")


@pytest.mark.rule("frag 2.4")
def test_who_takes_off_armour_may_have_to_drop_weapons() -> None:
    weapons = ["needler", "shotgun", "chainsaw", "machine_gun"]
    t = Table({"anna": {"at": "c3", "armour": "light_armor", "wounds": 1, "weapons": weapons}})
    t.act("anna", "drop light_armor")
    assert (t.prompt, len(t.options("anna"))) == ("shed", 4)
    t.act("anna", "drop needler")
    assert (t.prompt, t.pile("c3")) == ("act", ["needler", "light_armor"])
