"""Maps that people draw: what is wrong with them is told, all of it, with line and column."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.board import load_board
from tafelrunde.games.frag.tests.drawn import odd_map, problems_of, told, with_header
from tafelrunde.kernel import OptionError
from tafelrunde.pieces.lattice import MapError

# The drawing begins on line 4 of a file without signs.

FULL_OF_STRAYS = """
+---------+
|? ? ? ? ?|
|         |
|1 ? ? ? 2|
|         |
|. ? ? ? .|
+---------+
"""


@pytest.mark.rule("frag 9.4", "frag 1.1")
@pytest.mark.parametrize(("name", "most"), [("tiny", 2), ("strange", 3), ("big", 8)])
def test_a_map_of_ones_own_may_have_more_or_fewer_respawn_fields(name: str, most: int) -> None:
    assert len(load_board(odd_map(name)).respawn) == most


@pytest.mark.rule("frag 11.3", "frag 9.4")
def test_everything_wrong_is_told_at_once_from_top_to_bottom() -> None:
    assert told("""
+---+-+
|1 ?|.|
|   +-+
|. .>.<
|   +-+
|3 . 3|
+---- +
""") == [
        (4, 1, "respawn field 2 is missing"),
        (5, 4, "'?' means nothing as a field"),
        (5, 6, "c1 can't be reached from any respawn field"),
        (7, 6, "c2 is a trap: no way leads out to the rest of the map"),
        (7, 7, "the border of the map is open here"),
        (9, 6, "a3 is respawn field 3 already"),
        (10, 6, "the border of the map is open here"),
    ]


@pytest.mark.rule("frag 11.3")
def test_ragged_lines_are_told_with_all_that_can_still_be_judged() -> None:
    assert told("""
+-----+
|1 ? .|
|   |
|. . .|
+-- --+--
|. + 2|
+-----+
""") == [
        (5, 4, "'?' means nothing as a field"),
        (6, 6, "this line has 5 characters, the first one 7"),
        (8, 8, "this line has 9 characters, the first one 7"),
        (9, 4, "'+' means nothing as a field"),
    ]


def test_an_error_tells_the_first_problems_in_one_sentence_and_keeps_all() -> None:
    text = with_header("+---+\n|1 2|\n|   |\n|? ?|\n+---+")
    with pytest.raises(MapError, match=r"^mine: line 7, column 2: '\?' means nothing") as caught:
        load_board(text, "mine")
    assert isinstance(caught.value, OptionError)
    assert len(caught.value.problems) == 2
    with pytest.raises(MapError, match=r"; and 3 more$") as caught:
        load_board(with_header(FULL_OF_STRAYS))
    assert len(caught.value.problems) == 11


@pytest.mark.rule("frag 11.3")
def test_characters_that_mean_nothing_where_they_stand_are_told() -> None:
    found = told("""
+---+
|1-2|
| w |
|. é|
+v-X+
""")
    assert found == [
        (5, 3, "'-' means nothing as an edge between left and right"),
        (6, 3, "'w' means nothing as a corner"),
        (7, 4, "'é' means nothing as a field"),
        (8, 2, "the border of the map is open here"),
    ]


@pytest.mark.rule("frag 11.3")
def test_an_open_border_is_told_on_all_four_sides() -> None:
    found = told("""
+-- +
|1 2|
|   |
 . .D
+--v+
""")
    assert [place[:2] for place in found] == [(4, 4), (7, 1), (7, 5), (8, 4)]
    assert {place[2] for place in found} == {"the border of the map is open here"}


@pytest.mark.rule("frag 11.3")
def test_corners_are_drawn_where_walls_end_and_nowhere_else() -> None:
    found = told("""
+-------+
|1 .|. .|
|       |
|. / . .|
|     + |
|. . . 2|
+-------+
""")
    assert found == [
        (6, 5, "a wall or door ends here: the corner needs a '+'"),
        (8, 3, "a wall or door ends here: the corner needs a '+'"),
        (8, 7, "no wall or door ends at this corner: it has to be blank"),
    ]


# Respawn fields


@pytest.mark.rule("frag 1.1", "frag 4.1")
def test_respawn_numbers_are_neither_missing_nor_double() -> None:
    found = told("""
+---+
|1 4|
|   |
|2 1|
+---+
""")
    assert found == [
        (4, 1, "respawn field 3 is missing"),
        (7, 4, "a1 is respawn field 1 already"),
    ]


@pytest.mark.rule("frag 1.1")
@pytest.mark.parametrize(("marks", "number"), [("1.", 1), ("..", 0)])
def test_a_map_needs_two_respawn_fields(marks: str, number: int) -> None:
    (problem,) = [
        place
        for place in told(f"+---+\n|{marks[0]} {marks[1]}|\n|   |\n|. .|\n+---+")
        if "needs" in place[2]
    ]
    assert problem == (4, 1, f"a map needs 2 respawn fields or more, not {number}")


@pytest.mark.rule("frag 9.4")
def test_more_than_nine_respawn_fields_are_numbered_by_signs() -> None:
    drawn = "+---------+\n|1 2 3 4 5|\n|         |\n|6 7 8 9 A|\n+---------+"
    assert not told(drawn, "A: respawn-10")
    assert len(load_board(with_header(drawn, "A: respawn-10")).respawn) == 10
    assert "respawn fields are numbered 1 to 36" in [p[2] for p in told(drawn, "A: respawn-99")]


# Ways


@pytest.mark.rule("frag 11.4")
def test_places_that_cannot_be_reached_are_told_once_for_each_group() -> None:
    found = told("""
+-----+-+
|1 . .|.|
|     +-+
|. . 2|.|
|   +-+ |
|. .|. .|
+---+---+
""")
    assert found == [
        (5, 8, "d1 can't be reached from any respawn field"),
        (7, 8, "d2 with 2 more places beside it can't be reached from any respawn field"),
    ]


@pytest.mark.rule("frag 11.4")
def test_a_half_field_in_a_dead_corner_is_out_of_reach() -> None:
    (problem,) = told("""
+---+-+
|1 . \\|
|     +
|. . 2|
+-----+
""")
    assert problem == (5, 6, "c1ne can't be reached from any respawn field")


@pytest.mark.rule("frag 11.4")
def test_a_place_one_can_enter_but_not_leave_is_a_trap() -> None:
    assert told("""
+-----+-+
|1 . .>.|
|     + |
|. . 2|.|
+-----+-+
""") == [
        (5, 8, "d1 with 1 more place beside it is a trap: no way leads out to the rest of the map")
    ]


@pytest.mark.rule("frag 11.4", "frag 6.4")
def test_a_teleporter_opens_a_trap_and_makes_places_reachable() -> None:
    assert not told("""
+-----+-+
|1 . t>.|
|     + |
|. . 2|t|
+-----+-+
""")


@pytest.mark.rule("frag 6.4")
def test_a_single_teleporter_leads_nowhere() -> None:
    assert told("+---+\n|1 t|\n|   |\n|. 2|\n+---+") == [
        (5, 4, "a single teleporter leads nowhere")
    ]


# Doors and rock


@pytest.mark.rule("frag 6.2")
def test_a_door_that_leads_nowhere_is_told() -> None:
    assert told("""
+-----###
|1 . .>##
|     ###
|. . . .|
| +-+   |
|. D|. 2|
+-+-+---+
""") == [
        (5, 7, "this door leads nowhere"),
        (9, 4, "this door leads nowhere"),
    ]


@pytest.mark.rule("frag 6.2")
def test_a_one_way_door_in_a_field_needs_a_way_in_at_its_tail_and_out_at_its_head() -> None:
    assert told("""
+-------+
|1 . . .|
|   +-+ |
|. . v .|
|       |
|. . . 2|
+-------+
""") == [
        (7, 6, "c2 can't be reached from any respawn field"),
        (7, 6, "this door leads nowhere"),
    ]


def test_rock_needs_a_wall_all_around() -> None:
    assert told("""
+-----+
|1 . .|
| ### |
|.## .|
| ### |
|. . 2|
+-----+
""") == [(7, 4, "rock needs a wall on each side")]


# Signs


@pytest.mark.rule("frag 11.3")
@pytest.mark.parametrize(
    ("sign", "sentence"),
    [
        ("A: lava", "'lava' is no word of the legend, or not in this place"),
        ("A:", "it needs a meaning, such as `acid weapon`"),
        ("A: wall/ respawn-3", "a respawn field has to be one place: name the side"),
        ("A: wall/ ne acid", "'ne' is no word of the legend, or not in this place"),
        ("A: acid wall/", "a wall in a field comes first, and without a door"),
        ("A: wall/ door", "a door in a field comes first, and without a wall"),
        ("A: door-x", "a one-way door leads n, e, s or w: `door-n`"),
        ("A: locked acid", "nobody can get to the acid there"),
        ("A: rock weapon", "nobody can get to the weapon there"),
        ("A: respawn-x", "respawn fields are numbered 1 to 36"),
    ],
)
def test_a_sign_without_sense_is_told_on_its_line(sign: str, sentence: str) -> None:
    found = told("+---+\n|1 A|\n|   |\n|. 2|\n+---+", sign)
    assert sentence in [place[2] for place in found if place[0] == 3]


@pytest.mark.rule("frag 11.3")
def test_signs_are_new_used_and_explained_once() -> None:
    drawn = "+---+\n|1 A|\n|   |\n|. 2|\n+---+"
    assert told(drawn, "A: acid", "A: weapon") == [(4, 6, "'A' is explained a second time")]
    assert told(drawn, "A: acid", "~: weapon") == [(4, 6, "'~' has a meaning already")]
    assert told(drawn, "A: acid", "B: acid") == [(4, 6, "'B' is explained, but not in the drawing")]
    assert not told(drawn, "A: acid, weapon")


def test_a_map_for_another_game_is_refused() -> None:
    (problem,) = problems_of(odd_map("tiny").replace("game: frag", "game: chess"))
    assert str(problem) == "line 1, column 1: this is a map for 'chess', not for 'frag'"
