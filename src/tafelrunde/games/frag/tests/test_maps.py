"""Our two maps: what they promise, and that no respawn field is a trap or a fortress."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.board import Board, shipped
from tafelrunde.games.frag.gauging import facts, gauge
from tafelrunde.games.frag.legend import LOCKED, TWO_WAY
from tafelrunde.games.frag.surveying import steps_and_pads
from tafelrunde.games.frag.tests.drawn import in_mask, shipped_drawings
from tafelrunde.pieces.lattice import Drawing
from tafelrunde.pieces.ways import UNREACHED, distances

CORRIDORS, OPEN_FIELD = 0, 1
BOTH = pytest.mark.parametrize("board", shipped(), ids=lambda board: board.title)


def edge_kinds(drawing: Drawing) -> list[str]:
    """The names of all edges between two fields."""
    height, width = 2 * drawing.height, 2 * drawing.width
    places = ((y, x) for y in range(1, height) for x in range(1 + y % 2, width, 2))
    return [drawing.edge_at(y, x).name for y, x in places]


def room(board: Board, drawing: Drawing, start: int) -> list[int]:
    """All places one comes to from here without going through a door."""
    found = [start]
    for node in found:
        for to in board.steps[node]:
            down = board.row[to] - board.row[node]
            way = (0 if down < 0 else 2) if down else (1 if board.col[to] > board.col[node] else 3)
            edge = drawing.edge(board.row[node], board.col[node], way)
            if edge.clear and to not in found and not board.door_fields >> to & 1:
                found.append(to)
    return found


@pytest.mark.rule("frag 1.3", "frag 11.1")
def test_there_are_two_maps_always_in_the_same_order() -> None:
    assert [board.title for board in shipped()] == ["Boiler House", "Parade Ground"]
    assert shipped()[0] is shipped()[0], "they are read once"


@pytest.mark.rule("frag 11.1")
def test_one_map_has_corridors_and_many_doors_and_in_the_other_one_sees_far() -> None:
    doors = [facts(board)["doors between fields"] for board in shipped()]
    assert doors[CORRIDORS] >= 4 * doors[OPEN_FIELD] > 0
    seen = [
        sum(line >= 0 for node in range(board.nodes) for line in board.lines(node)) / board.nodes
        for board in shipped()
    ]
    assert seen[OPEN_FIELD] > 4 * seen[CORRIDORS]


@pytest.mark.rule("frag 11.1")
def test_the_open_field_has_six_rooms_each_with_a_respawn_field_and_a_one_way_door_out() -> None:
    board, drawing = shipped()[OPEN_FIELD], shipped_drawings()[OPEN_FIELD]
    for start in board.respawn:
        inside = room(board, drawing, start)
        assert 10 <= len(inside) <= 16
        assert [node for node in inside if node in board.respawn] == [start]
        ways = [(node, to) for node in inside for to in board.steps[node] if to not in inside]
        one_way = [(node, to) for node, to in ways if node not in board.steps[to]]
        assert len(one_way) == 1, "out by a one-way door"
        assert len(ways) == 2, "and in by another one"


@pytest.mark.rule("frag 11.2")
@BOTH
def test_a_map_has_the_size_and_the_shares_of_fields_the_rules_ask_for(board: Board) -> None:
    assert (board.width, board.height) == (26, 16)
    fields = board.width * board.height
    assert 0.045 <= board.gadget_fields.bit_count() / fields <= 0.055
    assert 0.022 <= board.weapon_fields.bit_count() / fields <= 0.028
    assert len(board.respawn) == 6
    assert 2 <= len(board.pad_list) <= 4
    assert board.acid and board.grates
    assert facts(board)["slanting walls"] >= 1


@pytest.mark.rule("frag 11.2")
@pytest.mark.parametrize("number", [CORRIDORS, OPEN_FIELD])
def test_a_map_has_every_kind_of_door(number: int) -> None:
    kinds = edge_kinds(shipped_drawings()[number])
    assert {"one-way door", "two-way door", "locked door"} <= set(kinds)
    inside = {field.door for field in shipped()[number].fields}
    assert TWO_WAY in inside, "a two-way door inside a field"
    assert inside & {0, 1, 2, 3}, "a one-way door inside a field"


@pytest.mark.rule("frag 11.2")
def test_a_door_in_a_field_of_the_corridors_is_locked() -> None:
    assert LOCKED in {field.door for field in shipped()[CORRIDORS].fields}


@pytest.mark.rule("frag 11.4")
@BOTH
def test_from_everywhere_one_comes_to_every_respawn_field_so_none_is_a_fortress(
    board: Board,
) -> None:
    ways = steps_and_pads(board)
    for node in range(board.nodes):
        far = distances(ways, [node])
        assert UNREACHED not in far, board.names[node]


@pytest.mark.rule("frag 11.4")
@BOTH
def test_no_respawn_field_is_much_better_or_worse_placed_than_another(board: Board) -> None:
    rows = gauge(board)
    assert all(row["weapon"] <= 7 and row["gadget"] <= 5 for row in rows)
    assert max(row["weapon"] for row in rows) - min(row["weapon"] for row in rows) <= 1
    far = [row["others"] for row in rows]
    assert max(far) <= 1.2 * min(far)
    near = [row["nearby"] for row in rows]
    assert max(near) <= 2 * min(near)
    assert all(row["in sight"] < 20 for row in rows), "nobody is shot at from everywhere"


@pytest.mark.rule("frag 11.4")
@BOTH
def test_turned_by_half_a_turn_a_map_is_the_same(board: Board) -> None:
    flip = str.maketrans("<>^v123456", "><v^......")
    plain = str.maketrans("123456", "......")
    turned = [row[::-1].translate(flip) for row in reversed(board.rows)]
    assert turned == [row.translate(plain) for row in board.rows]


@pytest.mark.rule("frag 11.4")
@BOTH
def test_nobody_respawns_on_acid_a_teleporter_or_a_field_with_a_card(board: Board) -> None:
    taken = board.acid | board.pads | board.weapon_fields | board.gadget_fields
    assert not [name for name in in_mask(board, taken) if name in respawn_names(board)]


def respawn_names(board: Board) -> list[str]:
    return [board.names[node] for node in board.respawn]
