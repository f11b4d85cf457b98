"""Dungeons that people draw: what is wrong with them is told, all of it, with line and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.cfs.names import TEAM
from tafelrunde.games.cfs.surveying import load_dungeon
from tafelrunde.games.cfs.tests.drawn import FILES, TEXTS, TOP, place_of, redrawn
from tafelrunde.games.cfs.tests.table import INFO
from tafelrunde.pieces.lattice import MapError


def told(text: str) -> list[str]:
    """What is wrong with a dungeon, and where: `line:column sentence`."""
    try:
        load_dungeon(text)
    except MapError as error:
        return [f"{p.line}:{p.column} {p.what}" for p in error.problems]
    return []


def at(name: str, sentence: str) -> str:
    line, column = place_of(name)
    return f"{line}:{column} {sentence}"


def above(sentence: str) -> str:
    return f"{TOP}:1 {sentence}"


@pytest.mark.rule("cfs 8.1")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_our_own_dungeons_are_sound(file: Path) -> None:
    assert told(file.read_text("utf-8")) == []


# Size and corners


@pytest.mark.rule("cfs 1.2")
def test_a_dungeon_has_ten_by_ten_fields() -> None:
    lines = TEXTS[1].split("\n")
    shorter = "\n".join([*lines[: TOP + 17], *lines[TOP + 19 :]]).replace("-j10", "-j9")
    found = told(shorter.replace("-e10", "-e9"))
    assert found[0] == above("a dungeon has 10 by 10 fields, not 10 by 9")


@pytest.mark.rule("cfs 1.2")
def test_a_corner_is_drawn_where_something_ends_and_nowhere_else() -> None:
    lines = TEXTS[1].split("\n")
    lines[TOP + 3] = lines[TOP + 3].replace("+B+", "+B ", 1)
    lines[TOP + 1] = "+ + " + lines[TOP + 1][4:]
    assert told("\n".join(lines)) == [
        f"{TOP + 2}:3 no wall or door ends at this corner: it has to be blank",
        f"{TOP + 4}:3 a wall or door ends here: the corner needs a '+'",
    ]


@pytest.mark.rule("cfs 1.2")
def test_marks_without_a_meaning_and_an_open_border_are_told() -> None:
    assert told(redrawn({"e5": "?", "d4-e4": "x", "j3-k3": "G", "e10-e11": "b"})) == [
        f"{TOP}:1 2 Greifer starts are needed, not 1: draw 'g'",
        at("j3-k3", "the border of the map is open here"),
        at("d4-e4", "'x' means nothing as an edge between left and right"),
        at("e5", "'?' means nothing as a field"),
        at("e10-e11", "the border of the map is open here"),
    ]


# What has to be there


@pytest.mark.rule("cfs 1.2")
def test_each_teleporter_is_there_once() -> None:
    assert told(redrawn({"e1": "."})) == [above("teleporter 1 is missing: draw '1'")]
    assert told(redrawn({"e9": "1"})) == [at("e9", "e1 is teleporter 1 already")]


@pytest.mark.rule("cfs 1.2")
def test_there_are_four_terminals() -> None:
    assert told(redrawn({"h3": "."})) == [above("4 terminals are needed, not 3: draw 'T'")]
    assert told(redrawn({"e4": "T"})) == [at("h8", "4 terminals are enough")]


@pytest.mark.rule("cfs 1.2", "cfs 8.3")
def test_each_machine_has_a_place_to_start() -> None:
    assert told(redrawn({"f5": "."})) == [above("3 Krabber nests are needed, not 2: draw 'k'")]
    assert told(redrawn({"h5": "g"})) == [at("f6", "2 Greifer starts are enough")]


@pytest.mark.rule("cfs 8.1")
def test_there_are_enough_energy_fields_of_both_colours() -> None:
    marks = {"d2-d3": "b", "e4-f4": "b", "d5-d6": "b"}
    assert told(redrawn(marks)) == [above("a dungeon needs 6 green energy fields, not 5")]
    head, drawing = TEXTS[1].split("\n\n")
    assert told(f"{head}\n\n{drawing.replace('B', 'G')}") == [
        above("a dungeon needs 8 blue energy fields, not 0")
    ]


@pytest.mark.rule("cfs 4.4")
def test_energy_fields_that_are_off_count_as_well() -> None:
    assert told(redrawn({"d2-d3": "g", "a2-a3": "b"})) == []


# Zones


@pytest.mark.rule("cfs 1.2")
def test_zones_are_lettered_without_gaps_and_there_are_two_at_least() -> None:
    c = dict.fromkeys(("a8", "b8", "a9", "b9", "a10", "b10"), ".")
    d = dict.fromkeys(("i1", "j1", "i2", "j2", "i3", "j3"), ".")
    b = dict.fromkeys(("h9", "i9", "j9", "h10", "i10", "j10"), ".")
    assert told(redrawn(c)) == [above("zone c is missing")]
    assert told(redrawn({**c, **d})) == []
    assert told(redrawn({**b, **c, **d})) == [above("a dungeon needs 2 zones or more, not 1")]


@pytest.mark.rule("cfs 8.1")
def test_zones_are_equally_big() -> None:
    assert told(redrawn({"b9": "."})) == [at("a8", "zone c has 5 fields, the first one 6")]


@pytest.mark.rule("cfs 1.1")
def test_a_zone_takes_a_whole_team() -> None:
    found = told(redrawn(dict.fromkeys(("a1", "b1", "c1"), ".")))
    assert at("a2", "zone a needs a field for each of 4 figures, not 3") in found


@pytest.mark.rule("cfs 8.1")
def test_every_zone_has_two_ways_out() -> None:
    assert at("i1", "zone d needs 2 ways out, not 1") in told(redrawn({"h1-i1": "|"}))


@pytest.mark.rule("cfs 1.2")
def test_a_zone_is_in_one_piece() -> None:
    found = told(redrawn({"a9": ".", "c9": "c"}))
    assert at("c9", "zone c is in two parts: this one lies apart") in found


# Fairness


@pytest.mark.rule("cfs 8.1")
def test_no_zone_is_two_steps_nearer_to_teleporters_than_another() -> None:
    sentence = (
        "from zone d it is 10 steps to the 3rd nearest teleporter (f10), from zone c 7 (e4):"
        " one step more is fair"
    )
    assert told(redrawn({"e1": ".", "e4": "1"})) == [at("i1", sentence)]
    assert told(redrawn({"e1": ".", "d1": "1"})) == []  # one step less


@pytest.mark.rule("cfs 8.1")
def test_no_zone_is_two_steps_nearer_to_terminals_than_another() -> None:
    sentence = (
        "from zone a it is 5 steps to the nearest terminal (e5), from zone d 3 (h3):"
        " one step more is fair"
    )
    assert told(redrawn({"c3": "g", "e5": "T"})) == [at("a1", sentence)]


@pytest.mark.rule("cfs 8.1", "cfs 1.3")
def test_no_zone_is_two_steps_nearer_to_fields_for_pieces_than_another() -> None:
    walls = {"a3-a4": "-", "b3-b4": "-", "d1-d2": "-", "d2-e2": "|"}
    sentence = (
        "from zone a it is 4 steps to the 7th nearest field for pieces with 2 players (c4),"
        " from zone b 2 (g10): one step more is fair"
    )
    assert at("a1", sentence) in told(redrawn(walls))


@pytest.mark.rule("cfs 8.1")
def test_every_field_can_be_reached_while_all_energy_fields_are_off() -> None:
    walls = {"c1-d1": "|", "d1-d2": "-", "e1-e2": "-"}
    sentence = "d1 with 1 more beside it can't be reached, even with all fields off"
    assert at("d1", sentence) in told(redrawn(walls))
    assert told(redrawn({"c4-c5": "B"}))[0].endswith("the corner needs a '+'")


# Sectors

SECTORS = "sector: a1-e5\nsector: f1-j5\nsector: a6-e10\nsector: f6-j10\n"


def sectored(*sectors: str) -> list[str]:
    """What is wrong with the second dungeon if it has these sectors."""
    lines = "".join([f"sector: {sector}\n" for sector in sectors])
    return told(TEXTS[1].replace(SECTORS, lines))


@pytest.mark.rule("cfs 1.3")
def test_sectors_share_all_pieces_evenly() -> None:
    assert sectored() == ["1:1 48 pieces can't be shared evenly by 0 sectors"]
    five = ("a1-j2", "a3-j4", "a5-j6", "a7-j8", "a9-j10")
    assert sectored(*five) == ["4:1 48 pieces can't be shared evenly by 5 sectors"]
    assert sectored("a1-j10") == []
    assert sectored("j10-a6", "a1-j5") == []  # any two opposite corners


@pytest.mark.rule("cfs 1.3")
def test_sectors_cover_every_field_once() -> None:
    assert sectored("a1-e5", "e1-j5", "a6-e10", "f6-j10") == [
        "5:9 e1 belongs to an earlier sector already"
    ]
    line, column = place_of("e1")
    assert sectored("a1-d5", "f1-j5", "a6-e10", "f6-j10") == [
        f"{line}:{column} e1 belongs to no sector, nor do 4 more"
    ]


@pytest.mark.rule("cfs 1.3")
def test_a_sector_has_a_field_for_each_of_its_pieces() -> None:
    assert sectored("a1-j2", "a3-j10")[0] == "4:9 this sector has 9 fields for its 24 pieces"


@pytest.mark.rule("cfs 1.3")
def test_a_sector_is_named_by_two_fields_of_the_dungeon() -> None:
    rest = ("f1-j5", "a6-e10", "f6-j10")
    assert sectored("a1:e5", *rest) == ["4:9 a sector is named by two corners: `a1-e5`"]
    assert sectored("a1-k5", *rest) == ["4:9 'a1-k5' leaves the dungeon"]


# All of it at once


def test_everything_wrong_is_told_at_once_from_top_to_bottom() -> None:
    found = told(redrawn({"e1": "?", "b9": ".", "h5": "g"}))
    assert found == [
        above("teleporter 1 is missing: draw '1'"),
        at("e1", "'?' means nothing as a field"),
        at("f6", "2 Greifer starts are enough"),
        at("a8", "zone c has 5 fields, the first one 6"),
    ]


# Machines that start elsewhere with some number of players


def headed(line: str) -> str:
    """Four Chambers with a further line above the drawing, its second."""
    first, *others = TEXTS[1].split("\n")
    return "\n".join([first, line, *others])


ELSEWHERE = "machines: 3 players, g d4 g7, k e5 f4 d6"


@pytest.mark.rule("cfs 1.2")
def test_machines_start_elsewhere_with_the_number_of_players_that_says_so() -> None:
    files = {"dungeon": headed(ELSEWHERE)}
    three, four = [INFO.build(players, files=files).ground for players in (3, 4)]
    assert [three.names[node] for node in three.greifers] == ["d4", "g7"]
    assert [three.names[node] for node in three.nests] == ["e5", "f4", "d6"]
    as_drawn = load_dungeon(TEXTS[1])
    assert (four.greifers, four.nests) == (as_drawn.greifers, as_drawn.nests)
    game = INFO.build(3, files=files)
    assert set(game.new(0).where[3 * TEAM :]) == {*three.greifers, *three.nests}


@pytest.mark.rule("cfs 1.2")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "machines: 3, g d4 g7, k e5 f4",
            "where machines start with some number of players is told by"
            " `machines: 3 players, g e5 f6, k c4 g4 f7`",
        ),
        ("machines: 3 players, g d4 g17, k e5 f4 d6", "'g17' leaves the dungeon"),
        ("machines: 5 players, g d4 g7, k e5 f4 d6", "5 can't play here: there are 4 zones"),
        (
            "machines: 3 players, g d4 h3, k e5 f4 d6",
            "no machine can start on h3: it isn't plain floor",
        ),
        ("machines: 3 players, g d4 g7, k e5 f4 g7", "two machines can't start on g7"),
        (
            "machines: 4 players, g d4 j1, k e5 f4 d6",
            "no machine can start on j1: it isn't plain floor",
        ),
    ],
)
def test_starts_of_machines_that_cannot_be_are_told(line: str, sentence: str) -> None:
    assert told(headed(line)) == [f"2:11 {sentence}"]


@pytest.mark.rule("cfs 1.2")
def test_starts_are_told_once_for_a_number_of_players() -> None:
    lines = headed(ELSEWHERE).split("\n")
    found = told("\n".join([*lines[:2], ELSEWHERE, *lines[2:]]))
    assert found == ["3:11 where machines start with 3 players is told already"]


@pytest.mark.rule("cfs 1.2")
def test_machines_may_start_in_a_zone_nobody_plays() -> None:
    assert told(headed("machines: 3 players, g j1 g7, k e5 f4 d6")) == []
