"""Chapter 1.2: tables that bring a dungeon of their own, up to records."""

from __future__ import annotations

import random

import pytest

from tafelrunde.games.cfs.files import drawn, most_players
from tafelrunde.games.cfs.gauging import facts, gauge
from tafelrunde.games.cfs.surveying import load_dungeon
from tafelrunde.games.cfs.tests.drawn import TEXTS, TOP, redrawn
from tafelrunde.games.cfs.tests.table import INFO
from tafelrunde.kernel import OptionError
from tafelrunde.pieces.lattice import MapError
from tafelrunde.records.match import Match
from tafelrunde.records.record import dump_record, load_record
from tafelrunde.records.replay import verify

OWN = redrawn({"e9": "k", "f5": ".", "d2-d3": "g"}).replace("Four Chambers", "Old Mill")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


@pytest.mark.rule("cfs 1.2")
@pytest.mark.parametrize(("number", "most"), [(0, 3), (1, 4)])
def test_a_dungeon_takes_one_player_for_each_zone(number: int, most: int) -> None:
    files = {"dungeon": TEXTS[number]}
    assert most_players(files) == most
    assert [INFO.build(players, files=files).players for players in range(2, most + 1)] == [
        *range(2, most + 1)
    ]
    with pytest.raises(OptionError, match=f"is for 2 to {most} players, not {most + 1}"):
        INFO.build(most + 1, files=files)


@pytest.mark.rule("cfs 1.1", "cfs 1.2")
def test_four_play_in_the_dungeon_with_four_zones_whichever_was_chosen() -> None:
    titles = [INFO.build(players, options={"dungeon": 0}).ground.title for players in (2, 3, 4)]
    assert titles == ["Ring Works", "Ring Works", "Four Chambers"]
    assert INFO.build(2, options={"dungeon": 1}).ground.title == "Four Chambers"


@pytest.mark.rule("cfs 1.2")
def test_machines_of_four_chambers_start_elsewhere_with_three_players() -> None:
    grounds = [INFO.build(players, options={"dungeon": 1}).ground for players in (2, 3, 4)]
    starts = [[ground.names[node] for node in ground.greifers + ground.nests] for ground in grounds]
    assert starts[0] == starts[2] == ["e5", "f6", "f4", "f5", "d8"]
    assert starts[1] == ["e5", "f6", "e4", "f5", "e6"]


@pytest.mark.rule("cfs 1.2")
def test_a_dungeon_that_is_not_sound_is_refused_before_anybody_sits_down() -> None:
    sentence = f"the dungeon: line {TOP}, column 1: teleporter 1 is missing"
    with pytest.raises(MapError, match=sentence):
        INFO.setting(2, files={"dungeon": redrawn({"e1": "."})})


@pytest.mark.rule("cfs 1.2", "cfs 4.4")
def test_a_match_in_a_dungeon_of_ones_own_is_kept_with_it() -> None:
    setting = INFO.setting(4, files={"dungeon": OWN})
    match = Match(INFO, setting, NAMES, seed="own dungeon")
    chance = random.Random(2)
    while match.status == "running":
        seat = match.game.actors(match.s)[0]
        match.act(seat, chance.choice(match.game.options(match.s, seat)))
    assert match.game.ground.title == "Old Mill"
    again = load_record(dump_record(match.record()))
    assert again.files == {"dungeon": OWN}
    assert all(check.ok for check in verify(again))


def test_a_drawing_is_read_once() -> None:
    assert drawn(OWN) is drawn(OWN)


# Numbers for those who draw


def test_the_numbers_of_a_dungeon_are_counted() -> None:
    counted = facts(load_dungeon(TEXTS[0]))
    assert counted == {
        "zones": 3,
        "fields of each zone": 6,
        "fields for pieces": 74,
        "sectors": 4,
        "blue energy fields": 12,
        "green energy fields": 8,
        "energy fields on at first": 20,
    }


@pytest.mark.rule("cfs 8.1")
def test_the_zones_of_our_dungeons_are_as_far_from_everything_as_each_other() -> None:
    for text in TEXTS:
        rows = gauge(load_dungeon(text))
        alike = [{**row, "zone": "", "field": ""} for row in rows]
        assert all(row == alike[0] for row in alike), rows
    assert [row["field"] for row in rows] == ["a1", "h9", "a8", "i1"]
    assert (rows[0]["teleporters"], rows[0]["terminals"]) == ([3, 6, 10, 11], [3, 6, 8, 11])
    assert (rows[0]["pieces"], rows[0]["ways out"]) == (2.2, 2)
