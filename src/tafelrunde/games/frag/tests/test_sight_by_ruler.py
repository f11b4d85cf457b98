"""Sight against a slow reference that knows nothing of how the game does it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.frag.board import Board, load_board, shipped
from tafelrunde.games.frag.tests.drawn import board_of, odd_map
from tafelrunde.games.frag.tests.seen_by_ruler import Ruler

SIGNS = {"A": "~", "P": "\\", "Q": "/", "R": "/"}  # what the signs of the strange map stand on


def differences(board: Board, every: int = 1) -> list[str]:
    """All pairs of places where game and ruler disagree, or where sight is not symmetric."""
    ruler = Ruler(board.rows, SIGNS)
    assert len(ruler.places) == board.nodes
    wrong: list[str] = []
    for a in range(0, board.nodes, every):
        seen = board.lines(a)
        for b in range(a + 1, board.nodes):
            measured = ruler.line(a, b)
            if measured != seen[b] or measured != board.lines(b)[a]:
                wrong.append(f"{board.names[a]}-{board.names[b]}: {measured}, not {seen[b]}")
    return wrong


@pytest.mark.rule("frag 7.2")
@pytest.mark.parametrize("number", [0, 1])
def test_all_pairs_of_places_of_our_maps_are_as_a_ruler_says(number: int) -> None:
    assert not differences(shipped()[number])


@pytest.mark.rule("frag 7.2", "frag 6.5", "frag 12.7")
@pytest.mark.parametrize(("name", "every"), [("tiny", 1), ("strange", 1), ("big", 97)])
def test_places_of_odd_maps_are_as_a_ruler_says(name: str, every: int) -> None:
    assert not differences(load_board(odd_map(name)), every)


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """Any walls, doors and slanting walls at all; whether one could play there is no matter."""
    height, width = draw(st.integers(2, 6)), draw(st.integers(2, 6))
    lines: list[str] = []
    for y in range(2 * height + 1):
        marks = ["+", " --Dv"] if y % 2 == 0 else ["     |X<", "......//\\\\D>X"]
        if y in (0, 2 * height):
            marks = ["+", "-"]
        row = [draw(st.sampled_from(marks[x % 2])) for x in range(2 * width + 1)]
        if y % 2:
            row[0] = row[-1] = "|"
        lines.append("".join(row))
    return "\n".join(lines)


@pytest.mark.rule("frag 7.2", "frag 6.5")
@settings(max_examples=100)
@given(drawings())
def test_any_drawing_at_all_is_as_a_ruler_says(drawn: str) -> None:
    assert not differences(board_of(drawn))


@pytest.mark.rule("frag 7.2")
def test_what_is_seen_is_worked_out_once_and_kept() -> None:
    board = load_board(odd_map("tiny"))
    assert board.lines(3) is board.lines(3)
