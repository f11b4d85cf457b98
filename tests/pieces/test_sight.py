"""Lines on a bare lattice: three by four fields, whole or halved."""

from __future__ import annotations

from tafelrunde.pieces.sight import BLOCKED, Sight

HEIGHT, WIDTH = 3, 4


def bare() -> Sight:
    """A lattice without anything: node r * 4 + c is the field in row r and column c."""
    rows = [node // WIDTH for node in range(HEIGHT * WIDTH)]
    cols = [node % WIDTH for node in range(HEIGHT * WIDTH)]
    return Sight(HEIGHT, WIDTH, rows, cols)


def crossed(sight: Sight, a: int, b: int) -> list[int]:
    mask = sight.line(a, b)
    return [node for node in range(16) if mask >> node & 1]


def test_without_obstacles_every_line_is_free_and_names_what_it_crosses() -> None:
    sight = bare()
    assert all(BLOCKED not in sight.lines_from(node) for node in range(12))
    assert crossed(sight, 0, 3) == crossed(sight, 3, 0) == [1, 2]
    assert crossed(sight, 0, 10) == [5], "the corners are touched, nothing else"
    assert crossed(sight, 0, 6) == [1, 5]
    assert crossed(sight, 0, 7) == [1, 6], "it passes through the corner between them"
    assert crossed(sight, 0, 4) == []


def test_an_edge_blocks_with_both_its_ends() -> None:
    sight = bare()
    sight.block_edge(3, 4)  # the upright edge between nodes 5 and 6
    assert sight.line(5, 6) == BLOCKED
    assert sight.line(1, 6) == sight.line(2, 5) == BLOCKED, "its upper end"
    assert sight.line(5, 10) == sight.line(9, 6) == BLOCKED, "its lower end"
    assert sight.line(1, 2) != BLOCKED and sight.line(9, 10) != BLOCKED


def test_a_blocked_field_stops_what_crosses_it_and_nothing_else() -> None:
    sight = bare()
    sight.block_field(1, 1)
    assert sight.line(4, 6) == sight.line(0, 10) == BLOCKED
    assert sight.line(4, 5) == sight.line(5, 6) == 0
    assert sight.line(1, 4) == 0, "only its corner is touched"


def test_a_split_field_is_two_places_with_a_wall_between() -> None:
    rows = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2]
    cols = [0, 1, 2, 0, 1, 1, 2, 0, 1, 2]
    sight = Sight(3, 3, rows, cols)
    sight.split_field(1, 1, 4, 5, rising=True)
    assert sight.line(4, 5) == BLOCKED
    assert sight.line(0, 4) == 0 and sight.line(0, 5) == BLOCKED
    assert sight.line(3, 6) == BLOCKED and sight.line(1, 8) == BLOCKED
    assert sight.line(1, 6) == BLOCKED, "the upper end of the wall"
    assert sight.line(0, 9) == BLOCKED


def test_sight_is_the_same_from_both_ends() -> None:
    sight = bare()
    sight.block_edge(2, 3)
    sight.block_field(2, 2)
    for a in range(12):
        assert sight.lines_from(a) == [sight.line(b, a) for b in range(12)]
