"""Chapter 10: dynamite among the rage symbols waits for the last roll, or comes at once."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.bang.tests.table import Table

NO_GUN = {"character": "lucky-duke"}


def table(*dice: str, anna: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table with module 2, at which anna has no use for two Gatlings."""
    return Table(dice=dice, modules="rage", anna=NO_GUN | (anna or {}), **more)


@pytest.mark.rule("bang 10.2", "bang 2.3")
def test_rage_dynamite_waits_for_the_last_roll() -> None:
    t = table("dynamite dynamite beer 1 1", anna={"rage": ["dynamite"]})
    assert (t.asked, t.anna.life) == ("anna: reroll 3", 10)
    t.anna("stop")
    assert (t.asked, t.anna.life) == ("anna: aim one 2", 9)
    assert t.told("lost_life") == ["lost_life anna 1 blast nobody"]


@pytest.mark.rule("bang 10.2")
def test_rage_dynamite_that_makes_no_three_does_nothing() -> None:
    t = table("dynamite beer beer 1 1", anna={"rage": ["dynamite"]})
    t.anna("stop")
    assert t.anna.life == 10


@pytest.mark.rule("bang 10.2")
def test_three_rage_dynamite_alone_cost_one_life() -> None:
    t = table("beer beer beer 1 1", anna={"rage": ["dynamite"] * 3})
    assert t.asked == "anna: reroll 3"
    t.anna("stop")
    assert t.anna.life == 9


@pytest.mark.rule("bang 10.2", "bang 2.3")
def test_life_lost_to_dynamite_already_is_not_lost_again_for_rage() -> None:
    t = table("dynamite dynamite dynamite 1 1", anna={"rage": ["dynamite"] * 3})
    assert (t.asked, t.anna.life) == ("anna: aim one 2", 9)


@pytest.mark.rule("bang 10.2", "bang 8.5")
def test_dice_wound_and_rage_make_three_dynamite_together() -> None:
    t = Table(
        dice=["dynamite beer beer gatling gatling"],
        modules="duel rage",
        anna=NO_GUN | {"rage": ["dynamite"], "wounds": ["dynamite"]},
    )
    assert t.asked == "anna: reroll 3"
    t.anna("stop")
    assert (t.asked, t.anna.life) == ("anna: pour 2", 9)


@pytest.mark.rule("bang 10.2", "bang 4.3")
def test_who_dies_of_rage_dynamite_resolves_nothing() -> None:
    t = Table(
        turn="dmitri",
        dice=["dynamite dynamite 1 1 1"],
        modules="rage",
        dmitri={"life": 1, "rage": ["dynamite"]},
    )
    t.dmitri("stop")
    assert t.dmitri.out
    assert t.turn == "emma"


@pytest.mark.rule("bang 10.2", "bang 5.2")
def test_black_jacks_limit_ignores_rage() -> None:
    t = table(
        "dynamite dynamite beer 1 1",
        anna={"character": "black-jack", "rage": ["dynamite", "dynamite"]},
    )
    assert "reroll 1 2" in t.options


@pytest.mark.rule("bang 10.2", "bang 2.3")
def test_with_the_option_rage_dynamite_counts_at_once() -> None:
    t = table("dynamite dynamite beer 1 1", at_once=1, anna={"rage": ["dynamite"]})
    assert (t.asked, t.anna.life) == ("anna: aim one 2", 9)


@pytest.mark.rule("bang 10.2")
def test_with_the_option_each_rage_dynamite_counts_once() -> None:
    t = table("dynamite beer beer 1 1", at_once=1, anna={"rage": ["dynamite"]})
    assert t.asked == "anna: reroll 3"
    t.anna("stop")
    assert t.anna.life == 10
