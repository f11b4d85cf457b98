"""What the bot of COLLECT! FIGHT! SURVIVE! does with a figure's actions, and why."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.planning import Planner
from tafelrunde.games.cfs.tests.bots import choice, play_on
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.games.cfs.turns import Turn
from tafelrunde.games.cfs.weighing import Weighing

NEEDS = ["salt", "fuel", "water"]
CORRIDOR = """
+-+-+-+-+-+-+-+-+-+-+
|a a . . .B. . . . .|
+-+-+-+-+-+-+-+-+-+-+
|a a b b b b 1 2 3 4|
+-+-+-+-+-+-+-+-+-+-+
"""
GREEN_WAY = """
+-+-+-+-+-+-+-+-+-+-+
|a a a a . T . .G. .|
+-+-+-+-+-+-+-+-+-+ +
|. . . . . . . . . .|
+ +-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
LONG_WAY = """
+-+-+-+-+-+-+-+-+-+-+
|a a a a 1 . . . . .|
+-+-+-+-+-+-+-+-+-+ +
|. . . . . . . . . .|
+ +-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+ +
|4 . . 3 . . . . . .|
+ +-+-+-+-+-+-+-+-+-+
|. . . . . . . 2 . .|
+-+-+-+-+-+-+-+-+-+-+
"""


# Pieces


@pytest.mark.rule("cfs 7.1")
def test_what_the_colony_needs_is_fetched_before_what_is_nearer() -> None:
    t = Table(
        anna={"scout": "e5", "needs": NEEDS}, floor={"e3": ["glass"], "e7": ["salt"]}, round=3
    )
    done = play_on(t)
    assert "take salt" in done and "take glass" not in done[: done.index("take salt")]


@pytest.mark.rule("cfs 3.2", "cfs 3.3")
def test_a_figure_brings_its_load_home_and_lays_it_down() -> None:
    t = Table(anna={"hauler": {"at": "c3", "load": ["salt", "fuel"]}}, active="hauler_1", round=4)
    done = play_on(t)
    assert done[0] == "step b3" and {"lay salt", "lay fuel"} <= set(done)
    assert not t.load("hauler_1")


@pytest.mark.rule("cfs 3.3")
def test_nothing_is_laid_where_three_pieces_lie() -> None:
    full = ["glass", "cloth", "tools"]
    t = Table(
        anna={"hauler": {"at": "c3", "load": ["salt"]}}, floor={"b3": full}, active="hauler_1"
    )
    play_on(t)
    assert t.floor("b3") == ["cloth", "tools", "glass"] and not t.load("hauler_1")


@pytest.mark.rule("cfs 9.6")
def test_in_the_last_round_nothing_is_fetched_that_comes_home_too_late() -> None:
    t = Table(anna={"guard": "e5", "needs": NEEDS}, floor={"f6": ["salt"]}, active="guard_1")
    assert "take salt" in play_on(t)
    t = Table(
        anna={"guard": "e5", "needs": NEEDS}, floor={"f6": ["salt"]}, active="guard_1", round=4
    )
    assert "take salt" not in play_on(t)


@pytest.mark.rule("cfs 3.2")
def test_a_full_figure_leaves_a_plain_piece_for_one_its_colony_needs() -> None:
    t = Table(
        anna={"scout": {"at": "d4", "load": ["glass", "cloth"]}, "needs": NEEDS},
        floor={"d4": ["salt"]},
    )
    done = play_on(t)
    assert "take salt" in done and "salt" not in t.floor("d4")


@pytest.mark.rule("cfs 3.4")
def test_a_piece_is_stolen_where_nothing_else_is_to_be_had() -> None:
    t = Table(anna={"scout": "h3", "needs": NEEDS}, floor={"i3": ["salt"]})
    assert play_on(t)[:2] == ["step i3", "take salt"]


@pytest.mark.rule("cfs 3.4")
def test_nobody_risks_a_heavy_load_for_a_plain_piece_in_a_foreign_zone() -> None:
    t = Table(
        anna={"ranger": {"at": "i2", "load": ["salt", "fuel"]}, "needs": NEEDS},
        floor={"i2": ["glass"]},
        active="ranger_1",
    )
    assert choice(t) != "take glass"


# Ways


@pytest.mark.rule("cfs 4.2")
def test_a_blue_field_in_the_way_is_switched_off() -> None:
    t = Table(
        dungeon=CORRIDOR,
        anna={"scout": "e1", "needs": NEEDS},
        floor={"g1": ["salt"]},
    )
    assert play_on(t)[:4] == ["switch e1-f1", "step f1", "step g1", "take salt"]


@pytest.mark.rule("cfs 4.3")
def test_a_terminal_opens_the_green_field_on_the_way() -> None:
    t = Table(
        dungeon=GREEN_WAY,
        anna={"ranger": {"at": "i1", "load": ["salt"]}, "scout": "e1", "needs": NEEDS},
        floor={"j1": ["fuel"]},
    )
    done = play_on(t)
    assert done[:3] == ["step f1", "console", "toggle h1-i1"]


@pytest.mark.rule("cfs 3.5")
def test_a_teleporter_is_taken_where_the_way_home_is_long() -> None:
    t = Table(
        dungeon=LONG_WAY, anna={"scout": {"at": "i5", "load": ["salt"]}, "needs": NEEDS}, round=3
    )
    assert play_on(t)[:2] == ["step h5", "jump"]


@pytest.mark.rule("cfs 3.5")
def test_a_piece_far_away_is_fetched_by_teleporter() -> None:
    t = Table(dungeon=LONG_WAY, anna={"scout": "d1", "needs": NEEDS}, floor={"i5": ["salt"]})
    assert play_on(t)[:2] == ["step e1", "jump"]


@pytest.mark.rule("cfs 3.5")
def test_who_came_out_at_the_wrong_teleporter_steps_off_and_on_to_jump_again() -> None:
    t = Table(dungeon=LONG_WAY, anna={"scout": {"at": "d4", "load": ["salt"]}, "needs": NEEDS})
    done = play_on(t)
    assert done[1:3] == ["step d4", "jump"] and done[0] in ("step c4", "step e4")


@pytest.mark.rule("cfs 3.5")
def test_nobody_jumps_who_has_not_far_to_walk() -> None:
    t = Table(dungeon=LONG_WAY, anna={"scout": {"at": "f1", "load": ["salt"]}, "needs": NEEDS})
    done = play_on(t)
    assert done[:2] == ["step e1", "step d1"] and "jump" not in done


@pytest.mark.rule("cfs 3.7")
def test_a_weak_opponent_in_the_only_way_home_is_pushed_aside() -> None:
    t = Table(
        dungeon=CORRIDOR,
        anna={
            "guard": {"at": "d1", "load": ["salt"]},
            "scout": "a1",
            "hauler": "a2",
            "ranger": "b2",
        },
        ben={"scout": {"at": "c1", "down": True}},
        active="guard_1",
        round=4,
    )
    assert choice(t) in ("shove c1", "fight c1")


# Fights


@pytest.mark.rule("cfs 5.1", "cfs 5.3")
def test_a_guard_attacks_a_laden_scout_beside_it() -> None:
    t = Table(
        anna={"guard": "e5", "needs": NEEDS},
        ben={"scout": {"at": "e6", "load": ["salt", "glass"]}},
        active="guard_1",
    )
    assert choice(t) == "fight e6"


@pytest.mark.rule("cfs 5.2")
def test_a_laden_scout_attacks_no_guard() -> None:
    t = Table(
        anna={"scout": {"at": "e5", "load": ["salt"]}, "needs": NEEDS},
        ben={"guard": {"at": "e6", "load": ["glass"]}},
    )
    assert not any(action.startswith("fight") for action in play_on(t))


@pytest.mark.rule("cfs 5.3")
def test_the_winner_follows_to_what_the_loser_dropped() -> None:
    t = Table(
        anna={"guard": "e5", "needs": NEEDS},
        ben={"scout": {"at": "e6", "load": ["salt"]}},
        active="guard_1",
        fight=[5, 3],
    )
    t.act("anna", "fight e6")
    assert t.prompt == "following" and choice(t) == "follow"
    t.act("anna", "follow")
    assert choice(t) == "take salt"


@pytest.mark.rule("cfs 6.1")
def test_who_lies_stands_up_first() -> None:
    t = Table(anna={"scout": {"at": "e5", "down": True}})
    assert choice(t) == "stand_up"


# Cards, teams and places


@pytest.mark.rule("cfs 2.2")
def test_a_high_card_is_played_when_a_laden_figure_is_in_danger() -> None:
    hand = ["2_hearts", "9_clubs", "a_spades"]
    seats = {"hauler": {"at": "e5", "load": ["salt", "fuel", "water"]}, "needs": NEEDS}
    t = Table(anna={**seats, "hand": hand}, ben={"guard": "g6"}, phase="choose", round=2)
    assert t.prompt == "choice" and choice(t) == "choose a_spades"


@pytest.mark.rule("cfs 2.2")
def test_a_low_card_is_played_when_nobody_is_near() -> None:
    t = Table(anna={"hand": ["2_hearts", "9_clubs", "a_spades"]}, phase="choose", round=2)
    assert t.prompt == "choice" and choice(t) == "choose 2_hearts"


@pytest.mark.rule("cfs 1.1")
def test_a_team_of_three_leaves_its_guard_at_home() -> None:
    assert choice(Table.dealt(3)) == "leave_out guard"


@pytest.mark.rule("cfs 2.3")
def test_who_has_no_way_past_the_own_team_waits() -> None:
    t = Table(
        dungeon=CORRIDOR,
        anna={"hauler": "d1", "scout": "e1", "guard": "a2", "ranger": "b2", "needs": NEEDS},
        floor={"g1": ["salt"]},
        phase="team",
    )
    w = Weighing(t.game, t.s, t.seat("anna"))
    planner = Planner(w)
    able = {
        name: Turn(w, planner, figure, planner.plan(figure, t.s.where[figure], set())).gets_on()
        for name, figure in (("hauler", t.figure("hauler_1")), ("scout", t.figure("scout_1")))
    }
    assert able == {"hauler": False, "scout": True}
    assert choice(t) == "activate scout"
