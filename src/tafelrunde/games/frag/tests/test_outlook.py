"""FRAG's chances for search: who could frag somebody soon, and which fighters are thought about."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.frag.bot import BUILDS, FragBot
from tafelrunde.games.frag.names import OUT
from tafelrunde.games.frag.outlook import best_dice, outlook
from tafelrunde.games.frag.planning import Planner
from tafelrunde.games.frag.tests.table import INFO, Table
from tafelrunde.games.frag.weighing import Weighing
from tafelrunde.kernel.insight import look

WALLED = """
+-----------+
|1 . .|. . 2|
|     |     |
|. . .|. . .|
|     |     |
|3 . . . . 4|
+-----------+
"""


def standing(**seats: dict[str, Any]) -> Table:
    """A table with these fighters on the open field."""
    return Table(seats)


def seen(t: Table, name: str = "anna") -> float:
    """How likely somebody frags an enemy in a turn."""
    return outlook(t.game, t.s, t.seat(name))


@pytest.mark.rule("frag 7.6")
def test_an_enemy_out_of_reach_is_fragged_less_often_than_a_near_one() -> None:
    slow = {"build": [4, 1, 2]}
    near = standing(anna={"at": "e5", **slow}, ben={"at": "e6"})
    far = standing(anna={"at": "a1", **slow}, ben={"at": "i9"})
    assert 0.0 < seen(far) < seen(near) < 1.0


@pytest.mark.rule("frag 7.7")
def test_a_better_weapon_and_a_wounded_enemy_make_a_frag_likelier() -> None:
    plain = standing(anna={"at": "e5"}, ben={"at": "e6"})
    armed = standing(anna={"at": "e5", "weapons": ["shotgun 2"]}, ben={"at": "e6"})
    wounded = standing(anna={"at": "e5"}, ben={"at": "e6", "wounds": 1})
    assert seen(plain) < seen(armed) and seen(plain) < seen(wounded)


@pytest.mark.rule("frag 7.4", "frag 7.5")
def test_an_empty_weapon_counts_nothing_and_one_in_the_hand_counts() -> None:
    pistol = best_dice(standing(anna={"at": "e5"}).s, 0)
    assert best_dice(standing(anna={"at": "e5", "weapons": ["shotgun 0"]}).s, 0) == pistol
    assert best_dice(standing(anna={"at": "e5", "hand": ["shotgun"]}).s, 0) > pistol


@pytest.mark.rule("frag 4.1")
def test_who_is_out_frags_nobody() -> None:
    t = standing(anna={"at": "e5"}, ben={"at": "e6"})
    assert seen(t, "ben") > 0.0
    t.s.where[t.seat("ben")] = OUT
    assert seen(t, "ben") == seen(t, "anna") == 0.0


@pytest.mark.rule("frag 1.2")
def test_every_good_fighter_is_thought_about_the_usual_one_first() -> None:
    game = INFO.build(2)
    ways = FragBot(0, BUILDS[2]).ways(look(game, game.new("fighters"), 0, "a guess", []))
    assert ways[0] == (("build", *BUILDS[2]),)
    assert {way[0][1:] for way in ways} == set(BUILDS) and len(ways) == len(BUILDS)


@pytest.mark.rule("frag 7.2")
def test_without_fear_a_turn_ends_where_more_is_wanted_and_more_is_to_be_feared() -> None:
    t = Table(
        {
            "anna": {"at": "c1", "weapons": ["shotgun 2"]},
            "ben": {"at": "d2", "weapons": ["heavy_assault_cannon 2"], "frags": 2},
        },
        map=WALLED,
    )
    w = Weighing(t.game, t.s, 0, 0)
    planner = Planner(w)
    assert w.danger(planner.end()) < w.danger(planner.end(fear=0.0))
