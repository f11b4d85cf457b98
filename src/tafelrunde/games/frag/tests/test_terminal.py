"""What the terminal draws of FRAG: fighters, what they carry, and the map with everybody on it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console

from tafelrunde.cli.tables import Scene, drawing_for
from tafelrunde.cli.tables.scene import PLAIN_SIGNS
from tafelrunde.games.catalog import load
from tafelrunde.games.frag.tests.table import Table
from tafelrunde.kernel import NOBODY
from tafelrunde.words import LANGUAGES, Wording

DRAWING = drawing_for("frag")
SMALL = """
+-------+
|1 w ~ .|
|       |
|. . . .|
|   +   |
|. . \\ 2|
+-----+-+
"""


def scene_of(t: Table, name: str = "", lang: str = "en", width: int = 80) -> Scene:
    """Return the moment as somebody sees it, with the plainest signs; without a name: nobody."""
    viewer = t.seat(name) if name else NOBODY
    names = [name.capitalize() for name in t.names]
    words = Wording(load("frag"), t.game, lang, names, viewer, strict=True)
    return Scene(t.game.view(t.s, viewer), words, viewer, width, PLAIN_SIGNS)


def drawn(scene: Scene) -> list[str]:
    """Return what is printed, line by line."""
    console = Console(width=scene.width, color_system=None)
    with console.capture() as captured:
        console.print(DRAWING.board(scene))
        console.print(DRAWING.tray(scene) or "")
    return [line.rstrip() for line in captured.get().splitlines()]


def map_lines(lines: list[str]) -> list[str]:
    """Return the lines of the map, from the letters of its columns on."""
    start = next(place for place, line in enumerate(lines) if line.startswith("   a b"))
    return [line for line in lines[start:] if line[2:3] in (" ", "|", "+")]


def test_fighters_stand_on_the_map_under_their_column_and_beside_their_row() -> None:
    t = Table({"anna": {"at": "b2"}, "ben": {"at": "c3ne"}}, map=SMALL)
    assert map_lines(drawn(scene_of(t, "anna"))) == [
        "   a b c d",
        "  +-------+",
        "1 |1 w ~ .|",
        "  |       |",
        "2 |. A . .|",
        "  |   +   |",
        "3 |. . B 2|",
        "  +-----+-+",
    ]


def test_blood_and_cards_on_the_floor_are_drawn_and_named() -> None:
    fighters = {"anna": {"at": "a1"}, "ben": {"at": "d3"}}
    piles = {"c2": ["shotgun"], "d2": ["needler"]}
    t = Table(fighters, map=SMALL, blood=["b2", "c2"], piles=piles)
    lines = drawn(scene_of(t, "anna"))
    assert "2 |. * & %|" in lines
    assert "On the floor: c2: Shotgun; d2: Needler   Blood markers: b2, c2" in lines


def test_far_rows_are_shown_only_with_the_whole_table() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "i9"}})
    near = drawn(scene_of(t, "anna"))
    assert any(line.startswith("5 |") for line in near)
    assert not any(line.startswith("6 |") for line in near)
    whole = drawn(replace(scene_of(t, "anna"), whole=True))
    assert any(line.startswith("9 |") for line in whole)
    assert any(line.startswith("9 |") for line in drawn(scene_of(t)))  # a spectator has no fighter


def test_a_map_that_is_too_wide_for_the_terminal_is_left_out() -> None:
    t = Table({"anna": {"at": "a1"}, "ben": {"at": "d3"}}, map=SMALL)
    assert not any(
        "|1 w" in line or "|A w" in line for line in drawn(scene_of(t, "anna", width=10))
    )


def test_what_a_fighter_has_in_play_is_told_with_its_ammunition() -> None:
    weapons = ["shotgun 2 trick_fire", "chainsaw"]
    anna = {"weapons": weapons, "armour": "heavy_armor", "pool": 1, "blood": 1}
    t = Table({"anna": anna, "ben": {"frozen": True}})
    lines = drawn(scene_of(t, "ben"))
    assert "A Shotgun 2/6 + Trick Fire, Chainsaw, Heavy Armour 1, Blood held 1" in lines
    assert "B Frozen" in lines


def test_only_the_own_hand_is_shown() -> None:
    t = Table({"anna": {"hand": ["lag", "lag", "medpack"]}, "ben": {"hand": ["theft"]}})
    seen = "\n".join(drawn(replace(scene_of(t, "anna"), whole=True)))
    assert "Hand: Medpack, 2× Lag" in seen and "0/1/2" in seen
    assert "Theft" not in seen and "0/0/1" in seen
    assert "Lag" not in "\n".join(drawn(replace(scene_of(t), whole=True)))


def test_who_is_out_stands_nowhere() -> None:
    t = Table({"anna": {"at": "a2"}, "ben": {"out": True}}, map=SMALL)
    lines = drawn(scene_of(t, "anna"))
    assert any("Ben" in line and "out" in line for line in lines)
    assert not any("B" in line for line in map_lines(lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_a_usual_terminal_in_every_language(lang: str) -> None:
    t = Table({"anna": {"at": "b2"}, "ben": {"at": "d3"}}, map=SMALL, players=2)
    seats = drawn(scene_of(t, "anna", lang))[:3]
    assert all("…" not in line for line in seats)
    assert seats[1].endswith("0/0/0")
