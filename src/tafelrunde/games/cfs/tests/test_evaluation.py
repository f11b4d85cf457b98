"""What COLLECT!'s evaluation sees: pieces within reach, loads in danger, figures that lie down."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.evaluation import cards_of, evaluate, features_of, rough_plan
from tafelrunde.games.cfs.names import PLAYING_CARDS
from tafelrunde.games.cfs.planning import Planner
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.games.cfs.weighing import Weighing

NEEDS = ["salt", "fuel", "water"]
COMING, VALUE, STANDING, DANGER = 1, 3, 6, 7


def features(**written: Any) -> list[float]:
    """What the first team has."""
    t = Table(round=3, **written)
    return features_of(t.game, t.s, 0)


@pytest.mark.rule("cfs 7.1")
def test_a_needed_piece_within_reach_is_seen() -> None:
    anna = {"scout": "e5", "needs": NEEDS}
    none = features(anna=anna)[VALUE]
    other = features(anna=anna, floor={"e3": ["glass"]})[VALUE]
    needed = features(anna=anna, floor={"e3": ["salt"]})[VALUE]
    assert none < other < needed


@pytest.mark.rule("cfs 5.3", "cfs 3.3")
def test_a_load_is_in_danger_beside_an_enemy_but_not_at_home() -> None:
    load = {"load": ["salt"]}
    alone = features(anna={"hauler": {"at": "e5", **load}})
    beside = features(anna={"hauler": {"at": "e5", **load}}, ben={"guard": "e6"})
    empty = features(anna={"hauler": "e5"}, ben={"guard": "e6"})
    assert beside[DANGER] > alone[DANGER] == empty[DANGER] == 0.0
    assert beside[COMING] == alone[COMING] > empty[COMING]


@pytest.mark.rule("cfs 6.1")
def test_who_lies_down_does_not_count_as_standing() -> None:
    up = features(anna={"hauler": "e5"})
    down = features(anna={"hauler": {"at": "e5", "down": True}})
    assert down[STANDING] == up[STANDING] - 1.0


def test_no_two_figures_are_thought_to_fetch_the_same_piece() -> None:
    t = Table(anna={"scout": "e5", "ranger": "e6"}, floor={"e4": ["salt"]}, round=3)
    planner = Planner(Weighing(t.game, t.s, 0))
    first = rough_plan(planner, t.figure("scout_1"), set())
    assert first.stops
    assert not rough_plan(planner, t.figure("ranger_1"), set(first.stops)).stops


@pytest.mark.rule("cfs 7.2")
def test_who_carries_more_home_has_the_better_chances() -> None:
    t = Table(
        anna={"hauler": {"at": "e5", "load": ["salt"]}, "needs": NEEDS},
        ben={"hauler": "e8"},
        round=3,
    )
    chances = evaluate(t.game, t.s)
    assert chances[0] > chances[1]


@pytest.mark.rule("cfs 2.2")
def test_a_high_card_kept_for_later_makes_better_chances() -> None:
    t = Table(anna={"scout": "e5", "hand": ["2_hearts"]}, ben={"hand": ["9_spades"]}, round=2)
    low = evaluate(t.game, t.s)[0]
    t.s.hand[0] = (PLAYING_CARDS.index("a_clubs"),)
    assert evaluate(t.game, t.s)[0] > low


def test_without_cards_there_is_nothing_to_keep() -> None:
    t = Table(anna={"scout": "e5"}, round=3)
    t.s.hand[0] = ()
    assert cards_of(t.s, 0) == [0.0, 0.0]
