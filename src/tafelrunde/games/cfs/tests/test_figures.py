"""Clauses 8.1 to 8.3: profiles, machines, and how a drawing becomes a dungeon."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.decisions import CONDITIONS, DEEDS
from tafelrunde.games.cfs.dungeon import shipped
from tafelrunde.games.cfs.names import (
    CARRIES,
    FIGHTS,
    MACHINE_KINDS,
    MACHINES,
    MOVEMENT,
    PROFILES,
    figure_names,
)
from tafelrunde.games.cfs.tests.drawn import dungeon_of
from tafelrunde.games.cfs.tests.table import INFO, Table
from tafelrunde.games.cfs.values import nearest_free
from tafelrunde.kernel import OptionError

DRAWING = """
+-+-+-+
|. .B.|
+ +-+g+
|1b. T|
+G+ + +
|. .|.|
+-+-+-+
"""


@pytest.mark.rule("cfs 8.2")
def test_there_are_a_fast_weak_one_a_strong_slow_one_a_carrier_and_an_all_rounder() -> None:
    scout, guard, hauler, ranger = range(4)
    assert PROFILES == ("scout", "guard", "hauler", "ranger")
    fast = [row[0] for row in MOVEMENT[:4]]
    assert (fast[scout], min(FIGHTS[:4])) == (max(fast), FIGHTS[scout])
    assert (fast[guard], max(FIGHTS[:4])) == (min(fast), FIGHTS[guard])
    assert CARRIES[hauler] == max(CARRIES[:4]) > CARRIES[ranger] > CARRIES[scout]
    assert FIGHTS[hauler] < FIGHTS[ranger] < FIGHTS[guard]


@pytest.mark.rule("cfs 8.2")
def test_a_load_never_makes_a_figure_faster() -> None:
    for row in MOVEMENT:
        assert list(row) == sorted(row, reverse=True)


@pytest.mark.rule("cfs 8.2")
def test_teams_differ_in_colour_only() -> None:
    t = Table(players=4, figures=4)
    rows = {row["figure"]: row["movement"] for row in t.seen_by("")["figures"]}
    for profile in PROFILES:
        assert len({rows[f"{profile}_{seat}"] for seat in (1, 2, 3, 4)}) == 1


@pytest.mark.rule("cfs 8.3")
def test_there_are_two_greifer_and_three_krabber() -> None:
    assert MACHINES == ("greifer", "krabber")
    assert MACHINE_KINDS == (4, 4, 5, 5, 5)
    machines = ("greifer_1", "greifer_2", "krabber_1", "krabber_2", "krabber_3")
    assert figure_names(2) == (
        *("scout_1", "guard_1", "hauler_1", "ranger_1"),
        *("scout_2", "guard_2", "hauler_2", "ranger_2"),
        *machines,
    )
    assert figure_names(3)[12:] == machines


@pytest.mark.rule("cfs 8.3", "cfs 8.4")
def test_machines_their_conditions_and_deeds_can_be_spoken_of() -> None:
    kinds = Table().game.tables.kinds
    assert kinds["machine"] == ("greifer", "krabber")
    assert (kinds["condition"], kinds["deed"]) == (CONDITIONS, DEEDS)
    assert kinds["colour"] == ("blue", "green")
    assert kinds["pip"] == ("1", "2", "3", "4", "5", "6", "7", "8")


# Dungeons


@pytest.mark.rule("cfs 1.2", "cfs 8.1")
def test_a_drawing_tells_steps_walls_and_energy_fields() -> None:
    dungeon = dungeon_of(DRAWING, 2)
    name = dungeon.names.index
    ways = {
        one: [dungeon.names[to] for to, _, _ in dungeon.steps[name(one)]]
        for one in ("a1", "b1", "c1", "b2", "b3")
    }
    assert ways == {
        "a1": ["b1", "a2"],
        "b1": ["a1", "c1"],
        "c1": ["b1", "c2"],
        "b2": ["a2", "c2", "b3"],
        "b3": ["b2", "a3"],
    }
    assert dungeon.barriers == ("b1-c1", "c1-c2", "a2-b2", "a2-a3")
    assert dungeon.colour == [0, 1, 0, 1]
    assert (dungeon.on_at_start, dungeon.green) == (0b1001, 0b1010)


@pytest.mark.rule("cfs 1.2")
def test_neighbours_know_their_direction_and_the_field_between() -> None:
    dungeon = dungeon_of(DRAWING, 2)
    name = dungeon.names.index
    assert dungeon.step_to(name("b1"), name("c1")) == (1, 1)
    assert dungeon.step_to(name("c1"), name("b1")) == (3, 1)
    assert dungeon.step_to(name("a3"), name("a2")) == (0, 8)
    assert dungeon.step_to(name("a1"), name("a2")) == (2, 0)
    assert dungeon.step_to(name("b1"), name("b2")) == (-1, 0), "a wall"
    assert dungeon.toward(name("a1"), 1) == (name("b1"), 0)
    assert dungeon.toward(name("c1"), 2) == (name("c2"), 2)
    assert dungeon.toward(name("a1"), 0) == (-1, 0) == dungeon.toward(name("b3"), 1)


@pytest.mark.rule("cfs 1.2", "cfs 8.1")
@pytest.mark.parametrize(("number", "zones"), [(0, 3), (1, 4)])
def test_our_dungeons_have_what_a_dungeon_needs(number: int, zones: int) -> None:
    dungeon = shipped()[number]
    assert (dungeon.height, dungeon.width) == (10, 10)
    assert (len(dungeon.teleporters), len(dungeon.terminals)) == (4, 4)
    assert (len(dungeon.greifers), len(dungeon.nests)) == (2, 3)
    assert [len(zone) for zone in dungeon.zones if zone] == [6] * zones
    assert sorted([node for sector in dungeon.sectors for node in sector]) == list(range(100))


@pytest.mark.rule("cfs 1.1", "cfs 1.2")
def test_four_play_where_there_are_four_zones_and_nowhere_else() -> None:
    assert INFO.build(4, options={"dungeon": 0}).ground.title == shipped()[1].title
    assert INFO.build(3, options={"dungeon": 0}).ground.title == shipped()[0].title
    with pytest.raises(OptionError, match="has 3 zones, so it takes no 4 players"):
        Table(players=4, dungeon=0)


@pytest.mark.rule("cfs 6.2", "cfs 6.3")
def test_the_nearest_free_field_is_found_past_energy_fields_but_not_through_walls() -> None:
    t = Table(dungeon=DRAWING, anna={"scout": "b1"}, ben={"scout": "a1"})
    name = t.dungeon.names.index
    assert nearest_free(t.game, t.s, name("b1")) == name("c1")
    t = Table(dungeon=DRAWING, anna={"scout": "b1", "guard": "c1"}, ben={"scout": "a1"})
    assert nearest_free(t.game, t.s, name("b1")) == name("a2"), "before c2, which is as near"
    assert nearest_free(t.game, t.s, name("b2")) == name("b2"), "it is free itself"
