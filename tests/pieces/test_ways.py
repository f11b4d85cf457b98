"""Ways between places."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.pieces.ways import (
    UNREACHED,
    distances,
    groups,
    largest_circuit,
    order_of_leaving,
    turned_round,
)

# 0 and 1 lead to each other, 1 leads into 2, 3, 4, which go round; 5 leads in; 6 is alone.
WAYS = [[1], [0, 2], [3], [4], [2], [0], []]


@st.composite
def any_ways(draw: st.DrawFn) -> list[list[int]]:
    nodes = draw(st.integers(1, 9))
    ends = st.lists(st.integers(0, nodes - 1), max_size=3)
    return draw(st.lists(ends, min_size=nodes, max_size=nodes))


def test_distances_count_steps_from_the_nearest_start() -> None:
    assert distances(WAYS, [1]) == [1, 0, 1, 2, 3, UNREACHED, UNREACHED]
    assert distances(WAYS, [5, 3]) == [1, 2, 2, 0, 1, 0, UNREACHED]
    assert distances(WAYS, []) == [UNREACHED] * 7


def test_ways_turned_round_lead_back() -> None:
    assert turned_round(WAYS) == [[1, 5], [0], [1, 4], [2], [3], [], []]


def test_the_largest_circuit_is_the_largest_set_one_can_go_round_in() -> None:
    assert largest_circuit(WAYS) == [2, 3, 4]
    assert largest_circuit([]) == []
    assert largest_circuit([[]]) == [0]


@given(any_ways())
def test_no_set_of_places_that_reach_each_other_is_larger(ways: list[list[int]]) -> None:
    reach = [distances(ways, [node]) for node in range(len(ways))]
    sets = [
        [b for b in range(len(ways)) if reach[a][b] != UNREACHED != reach[b][a]]
        for a in range(len(ways))
    ]
    found = largest_circuit(ways)
    assert found in sets
    assert len(found) == max(len(other) for other in sets)


@given(any_ways())
def test_every_place_is_left_for_good_once(ways: list[list[int]]) -> None:
    assert sorted(order_of_leaving(ways)) == list(range(len(ways)))


def test_groups_hang_together_whichever_way_the_ways_lead() -> None:
    assert groups(WAYS, [0, 2, 3, 5, 6]) == [[0, 5], [2, 3], [6]]
    assert groups(WAYS, []) == []
