"""A board as it is drawn: walls, doors and what lies where."""

from __future__ import annotations

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.frag.board import Board, load_board, shipped
from tafelrunde.games.frag.names import CARDS
from tafelrunde.games.frag.picture import picture, printed
from tafelrunde.games.frag.view import ground

SMALL = """\
game: frag
title: A closet

+-----------+
|1 . w . > .|
|       +   |
|. . . g|t .|
+D+   +v+ + |
|. . / . .X.|
|   +     + |
|~ 2 : . . t|
+-----------+
"""


@pytest.fixture
def closet() -> Board:
    return load_board(SMALL)


def doors(board: Board, kind: str) -> list[dict[str, object]]:
    return [door for door in picture(board)["doors"] if door["kind"] == kind]


def test_a_wall_is_one_line_for_as_long_as_it_runs_straight_on(closet: Board) -> None:
    walls = picture(closet)["walls"]
    assert [0, 0, 6, 0] in walls  # the northern edge
    assert [0, 0, 0, 4] in walls  # the western edge
    assert [4, 0, 4, 1] not in walls  # there is no wall beside the one-way door in e1


@pytest.mark.rule("frag 6.5")
def test_a_wall_through_a_field_runs_from_corner_to_corner(closet: Board) -> None:
    assert [3, 2, 2, 3] in picture(closet)["walls"]
    halves = [field["name"] for field in picture(closet)["fields"] if field["side"]]
    assert halves == ["c3nw", "c3se"]


@pytest.mark.rule("frag 6.2")
def test_every_door_tells_its_kind_and_where_it_leads(closet: Board) -> None:
    assert doors(closet, "two-way") == [
        {"x1": 0, "y1": 2, "x2": 1, "y2": 2, "kind": "two-way", "dir": ""}
    ]
    south, east = doors(closet, "one-way")
    assert south == {"x1": 3, "y1": 2, "x2": 4, "y2": 2, "kind": "one-way", "dir": "s"}
    assert east == {"row": 0, "col": 4, "kind": "one-way", "dir": "e"}
    assert doors(closet, "locked") == [
        {"x1": 5, "y1": 2, "x2": 5, "y2": 3, "kind": "locked", "dir": ""}
    ]


def test_things_lie_on_the_places_the_map_shows(closet: Board) -> None:
    drawn = picture(closet)
    names = [field["name"] for field in drawn["fields"]]
    there = {
        thing: [names[node] for node in drawn[thing]]
        for thing in ("acid", "weapon", "gadget", "pads", "grates", "respawn")
    }
    assert there == {
        "acid": ["a4"],
        "weapon": ["c1"],
        "gadget": ["d2"],
        "pads": ["e2", "f4"],
        "grates": ["c4"],
        "respawn": ["a1", "b4"],
    }


@pytest.mark.parametrize("board", shipped(), ids=lambda board: board.title)
def test_the_shipped_maps_are_drawn_whole(board: Board) -> None:
    drawn = picture(board)
    assert [field["name"] for field in drawn["fields"]] == list(board.names)
    assert drawn["steps"] == [list(ahead) for ahead in board.steps]
    fields = {(field["row"], field["col"]) for field in drawn["fields"]}
    solid = {(row, col) for row, col in drawn["rock"]}
    locked = {(door["row"], door["col"]) for door in doors(board, "locked") if "row" in door}
    everywhere = {(row, col) for row in range(board.height) for col in range(board.width)}
    assert fields | solid | locked == everywhere
    assert not fields & (solid | locked)


def test_a_door_is_no_wall_and_a_wall_no_door() -> None:
    for board in shipped():
        drawn = picture(board)
        walls = {tuple(stretch) for wall in drawn["walls"] for stretch in stretches(wall)}
        for door in drawn["doors"]:
            if "x1" in door:
                assert (door["x1"], door["y1"], door["x2"], door["y2"]) not in walls


def stretches(wall: list[int]) -> list[tuple[int, int, int, int]]:
    x1, y1, x2, y2 = wall
    if x1 != x2 and y1 != y2:
        return []
    return [
        (x, y, x + (y1 == y2), y + (x1 == x2))
        for x in range(x1, max(x2, x1 + 1))
        for y in range(y1, max(y2, y1 + 1))
    ]


@pytest.mark.rule("frag 2.3")
def test_cards_show_their_deck_and_what_a_weapon_holds() -> None:
    assert printed(CARDS.index("shotgun")) == {
        "deck": "weapon",
        "letter": "",
        "ammo": 6,
        "dice": 5,
        "reach": 0,
    }
    assert printed(CARDS.index("chainsaw"))["reach"] == 1
    assert printed(CARDS.index("light_armor"))["letter"] == "A"
    assert printed(CARDS.index("theft"))["deck"] == "special"


def test_the_ground_of_a_match_is_the_map_that_was_chosen() -> None:
    info = catalog.load("frag")
    titles = [ground(info.build(options={"map": number}))["title"] for number in (0, 1)]
    assert titles == [board.title for board in shipped()]
    assert len(ground(info.build())["cards"]) == len(CARDS)
