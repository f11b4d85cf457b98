"""A dungeon as it is drawn: walls, energy fields, what lies where, and the machines' table."""

from __future__ import annotations

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.cfs.decisions import CONDITIONS, DEEDS
from tafelrunde.games.cfs.dungeon import Dungeon, shipped
from tafelrunde.games.cfs.names import MACHINES, PROFILES
from tafelrunde.games.cfs.picture import picture, profiles
from tafelrunde.games.cfs.view import ground


@pytest.fixture
def ring() -> Dungeon:
    return shipped()[0]


def test_a_wall_is_one_line_for_as_long_as_it_runs_straight_on(ring: Dungeon) -> None:
    walls = picture(ring, 3)["walls"]
    assert [0, 0, 10, 0] in walls  # the northern edge
    assert [2, 2, 2, 4] in walls  # beside c3 and c4
    assert [2, 0, 2, 1] in walls  # ends at the energy field below it


@pytest.mark.rule("cfs 4.1")
def test_an_energy_field_tells_its_colour_its_fields_and_the_line_between(ring: Dungeon) -> None:
    drawn = picture(ring, 3)
    upright, lying = [
        next(one for one in drawn["barriers"] if one["name"] == name) for name in ("b2-c2", "d2-d3")
    ]
    assert upright["colour"] == "blue"
    assert upright["line"] == [2, 1, 2, 2]
    assert [drawn["fields"][end] for end in upright["ends"]] == ["b2", "c2"]
    assert lying["colour"] == "green"
    assert lying["line"] == [3, 2, 4, 2]


@pytest.mark.rule("cfs 1.2")
def test_a_zone_nobody_plays_is_plain_floor(ring: Dungeon) -> None:
    assert len(picture(ring, 3)["zones"]) == 3
    assert len(picture(ring, 2)["zones"]) == 2


def test_every_step_is_told_with_the_energy_field_on_its_way(ring: Dungeon) -> None:
    drawn = picture(ring, 3)
    for node, steps in enumerate(drawn["steps"]):
        for to, barrier in steps:
            assert [node, barrier] in drawn["steps"][to]
            ends = drawn["barriers"][barrier]["ends"] if barrier >= 0 else [node, to]
            assert sorted(ends) == sorted([node, to])


@pytest.mark.rule("cfs 8.2")
def test_every_profile_tells_its_movement_load_and_fighting() -> None:
    told = profiles()
    assert [row["name"] for row in told] == [*PROFILES, *MACHINES]
    assert all(len(row["movement"]) > 0 and row["carries"] >= 0 for row in told)


@pytest.mark.rule("cfs 8.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_machines_table_is_told_by_words_that_have_texts(players: int) -> None:
    info = catalog.load("cfs")
    for rows in ground(info.build(players))["table"]:
        assert rows[-1]["when"] == []
        for row in rows:
            assert row["deed"] in DEEDS
            assert all(condition in CONDITIONS for condition, _ in row["when"])
