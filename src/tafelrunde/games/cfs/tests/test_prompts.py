"""What a prompt tells besides the question: which figure, what is left to it, and where."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table


def values_of(t: Table, name: str) -> tuple[Any, ...]:
    """Return what somebody's prompt tells, figures by number."""
    decision = t.game.decision(t.s, t.seat(name))
    assert decision is not None
    return tuple(decision["values"])


@pytest.mark.rule("cfs 2.4", "cfs 3.1")
def test_who_acts_is_told_the_figure_its_actions_and_how_far_it_can_go() -> None:
    t = Table(anna={"ranger": "c5"}, active="ranger_1")
    assert values_of(t, "anna") == (t.figure("ranger_1"), 2, 5)
    t.act("anna", "step c6", "step c7")
    assert values_of(t, "anna") == (t.figure("ranger_1"), 1, 3)


@pytest.mark.rule("cfs 1.1")
def test_who_places_a_figure_is_told_which() -> None:
    t = Table.dealt(2)
    assert values_of(t, "anna") == (t.figure("scout_1"),)
    t.act("anna", "place a1")
    assert values_of(t, "anna") == (t.figure("guard_1"),)


@pytest.mark.rule("cfs 5.3", "cfs 6.2")
def test_who_may_follow_or_bring_a_figure_home_is_told_who_and_where() -> None:
    t = Table(anna={"scout": "c5"}, ben={"guard": "d5"}, fight=[1, 8])
    t.act("anna", "fight d5")
    assert values_of(t, "ben") == (t.figure("guard_2"), t.dungeon.names.index("c5"))
    t.act("ben", "stay")
    assert values_of(t, "anna") == (t.figure("scout_1"),)


@pytest.mark.rule("cfs 3.5", "cfs 3.6")
def test_who_chooses_an_exit_is_told_which_figure_jumps() -> None:
    t = Table(
        anna={"ranger": "e1"}, ben={"guard": "c9"}, active="ranger_1", shove=[7, 2], jump=[3, 6]
    )
    t.act("anna", "step f1", "jump")
    assert values_of(t, "ben") == (t.figure("guard_2"),)


@pytest.mark.rule("cfs 2.4")
def test_nobody_else_is_asked_while_a_figure_acts() -> None:
    t = Table(anna={"scout": "c5"})
    assert (t.game.decision(t.s, t.seat("ben")), t.options("ben")) == (None, [])
