"""The board: places and their names, steps, jumps, doors and half-fields."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.board import Board, load_board
from tafelrunde.games.frag.tests.drawn import at, board_of, in_mask, names, odd_map
from tafelrunde.pieces.lattice import EAST, NORTH, SOUTH, WEST


def steps(board: Board, name: str) -> list[str]:
    return names(board, board.steps[at(board, name)[0]])


def ghost_steps(board: Board, name: str) -> list[str]:
    return names(board, board.ghost_steps[at(board, name)[0]])


def ray(board: Board, name: str, way: int) -> list[str]:
    return names(board, board.rays[at(board, name)[0]][way])


# Places


def test_places_are_numbered_row_by_row_and_named_by_column_and_row() -> None:
    board = board_of("""
+---+
|. .|
|  +|
|. /|
+-+-+
""")
    assert board.names == ("a1", "b1", "a2", "b2nw", "b2se")
    assert (board.row, board.col) == ((0, 0, 1, 1, 1), (0, 1, 0, 1, 1))
    assert board.sides == ("", "", "", "nw", "se")
    assert (board.height, board.width, board.nodes) == (2, 2, 5)


def test_columns_beyond_z_have_two_letters() -> None:
    board = load_board(odd_map("big"))
    assert board.names[25:28] == ("z1", "aa1", "ab1")
    assert board.width == 30


@pytest.mark.rule("frag 6.1", "frag 6.3", "frag 6.4", "frag 5.4")
def test_what_lies_where_is_told_by_bit_masks() -> None:
    board = board_of("""
+-------+
|~ w g t|
|       |
|: D 2 1|
|       |
|t . . .|
+-------+
""")
    assert in_mask(board, board.acid) == ["a1"]
    assert in_mask(board, board.weapon_fields) == ["b1"]
    assert in_mask(board, board.gadget_fields) == ["c1"]
    assert in_mask(board, board.pads) == names(board, board.pad_list) == ["d1", "a3"]
    assert in_mask(board, board.grates) == ["a2"]
    assert in_mask(board, board.door_fields) == ["b2"]
    assert names(board, board.respawn) == ["d2", "c2"], "in the order of their numbers"


@pytest.mark.rule("frag 11.3")
def test_a_map_gives_signs_of_its_own_a_meaning_also_side_by_side() -> None:
    board = load_board(odd_map("strange"))
    assert {"e4", "b2se", "i1sw"} <= set(in_mask(board, board.acid))
    assert in_mask(board, board.weapon_fields) == ["b2se", "e4", "b8"]
    assert "i1ne" in in_mask(board, board.gadget_fields)
    assert {"f6nw", "f6se"} <= set(in_mask(board, board.grates))
    assert names(board, board.respawn) == ["a1", "j8", "b2nw"]
    assert board.signs[0] == ("A", "acid weapon")


# Steps


@pytest.mark.rule("frag 5.2")
def test_a_step_leads_to_orthogonal_neighbours_only_and_not_through_walls() -> None:
    board = board_of("""
+-----+
|. . .|
|   +-+
|. . .|
|     |
|. . .|
+-----+
""")
    assert steps(board, "b2") == ["b1", "a2", "c2", "b3"]
    assert steps(board, "c2") == ["b2", "c3"]
    assert steps(board, "a1") == ["b1", "a2"]


@pytest.mark.rule("frag 6.2")
def test_doors_between_fields_let_pass_as_they_are_drawn() -> None:
    board = board_of("""
+-----+
|.>.D.|
+v+ +^+
|.<.X.|
+-----+
""")
    assert steps(board, "a1") == ["b1", "a2"]
    assert steps(board, "b1") == ["c1", "b2"]
    assert steps(board, "c1") == ["b1"]
    assert steps(board, "a2") == []
    assert steps(board, "b2") == ["b1", "a2"]
    assert steps(board, "c2") == ["c1"]


@pytest.mark.rule("frag 6.2")
def test_a_one_way_door_in_a_field_is_entered_at_its_tail_and_left_at_its_head() -> None:
    board = board_of("""
+-----+
|. . .|
|     |
|. > .|
|     |
|. . .|
+-----+
""")
    assert steps(board, "b2") == ["c2"]
    enter = [name for name in board.names if "b2" in steps(board, name)]
    assert enter == ["a2"]


@pytest.mark.rule("frag 6.2")
def test_a_two_way_door_in_a_field_is_passed_by_all_its_open_sides() -> None:
    board = board_of("""
+-----+
|. . .|
| +-+ |
|. D .|
| +-+ |
|. . .|
+-----+
""")
    assert steps(board, "b2") == ["a2", "c2"]
    assert "b2" in steps(board, "a2") and "b2" in steps(board, "c2")


@pytest.mark.rule("frag 6.5", "frag 12.3")
def test_one_comes_to_the_half_that_borders_the_edge_one_came_over() -> None:
    board = board_of("""
+-----+
|. . .|
|   + |
|. / .|
| +   |
|. . .|
+-----+
""")
    assert steps(board, "b2nw") == ["b1", "a2"]
    assert steps(board, "b2se") == ["c2", "b3"]
    assert "b2nw" in steps(board, "b1") and "b2nw" in steps(board, "a2")
    assert "b2se" in steps(board, "b3") and "b2se" in steps(board, "c2")
    assert "b2se" not in steps(board, "b1")


@pytest.mark.rule("frag 6.5")
def test_the_other_slanting_wall_has_a_north_eastern_and_a_south_western_half() -> None:
    board = board_of("""
+-----+
|. . .|
| +   |
|. \\ .|
|   + |
|. . .|
+-----+
""")
    assert steps(board, "b2ne") == ["b1", "c2"]
    assert steps(board, "b2sw") == ["a2", "b3"]


@pytest.mark.rule("frag card:phase_shift", "frag card:insubstantial")
def test_walls_and_doors_do_not_stop_who_walks_through_them_but_rock_is_no_place() -> None:
    board = board_of("""
+---###
|. X###
+---###
|. /|.|
+-+ +-+
|. . .|
+-----+
""")
    assert "c1" not in board.names and "b1" not in board.names
    assert ghost_steps(board, "a1") == ["a2"]
    assert ghost_steps(board, "a2") == ["a1", "b2nw", "b2se", "a3"]
    assert ghost_steps(board, "b2nw") == ["a2", "b2se", "c2", "b3"]
    assert ghost_steps(board, "c2") == ["b2nw", "b2se", "c3"]


# Jumps


@pytest.mark.rule("frag 5.5")
def test_a_jump_goes_straight_on_until_a_wall_or_a_door_that_does_not_let_pass() -> None:
    board = board_of("""
+---------+
|. .>. .|.|
|     +-+-|
|. . . < .|
|     +-+ |
|. . . . .|
+---------+
""")
    assert ray(board, "a1", EAST) == ["b1", "c1", "d1"]
    assert ray(board, "d1", WEST) == ["c1"], "the door leads the other way"
    assert ray(board, "e2", WEST) == ["d2", "c2", "b2", "a2"]
    assert ray(board, "a2", EAST) == ["b2", "c2"]
    assert ray(board, "e3", NORTH) == ["e2"]
    assert ray(board, "a1", SOUTH) == ["a2", "a3"]


@pytest.mark.rule("frag 5.5", "frag 6.5")
def test_a_jump_may_land_on_a_half_field_but_goes_no_further() -> None:
    board = board_of("""
+-------+
|. . . .|
|     + |
|. . / .|
|   +   |
|. . . .|
+-------+
""")
    assert ray(board, "a2", EAST) == ["b2", "c2nw"]
    assert ray(board, "c2nw", NORTH) == ["c1"]
    assert ray(board, "c2nw", EAST) == []
    assert ray(board, "c3", NORTH) == ["c2se"]
