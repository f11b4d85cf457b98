"""What the terminal draws of COLLECT! FIGHT! SURVIVE!: seats, teams, and the dungeon."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console

from tafelrunde.cli.tables import Scene, drawing_for
from tafelrunde.cli.tables.scene import PLAIN_SIGNS
from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.kernel import NOBODY
from tafelrunde.words import LANGUAGES, Wording

DRAWING = drawing_for("cfs")


def scene_of(t: Table, name: str = "", lang: str = "en", width: int = 80) -> Scene:
    """Return the moment as somebody sees it, with the plainest signs; without a name: nobody."""
    viewer = t.names.index(name) if name else NOBODY
    names = [name.capitalize() for name in t.names]
    words = Wording(load("cfs"), t.game, lang, names, viewer, strict=True)
    return Scene(t.game.view(t.s, viewer), words, viewer, width, PLAIN_SIGNS)


def drawn(scene: Scene) -> list[str]:
    """Return what is printed, line by line."""
    console = Console(width=scene.width, color_system=None)
    with console.capture() as captured:
        console.print(DRAWING.board(scene))
        console.print(DRAWING.tray(scene) or "")
    return [line.rstrip() for line in captured.get().splitlines()]


def row_of(lines: list[str], number: int) -> str:
    """Return the line of the drawing that shows a row of fields."""
    return next(line for line in lines if line.startswith((f"{number} |", f"{number:2} |")))


def in_ring_works() -> Table:
    return Table(
        dungeon=0,
        anna={
            "scout": {"at": "e4", "load": ["water", "salt"]},
            "guard": {"at": "f3", "down": True},
            "hauler": "a1",
            "ranger": {"at": "b1", "out": True},
        },
        ben={"scout": "i8", "guard": "j8", "hauler": "i9", "ranger": "j9"},
        machines={"greifer_1": "d5", "krabber_1": {"at": "d4", "down": True}},
        floor={"c4": ["seeds"], "f3": ["fuel"], "g4": ["salt", "glass"]},
        fields={"b2-c2": "off", "e2-f2": "off", "d2-d3": "off"},
    )


def test_the_dungeon_is_drawn_with_its_figures_machines_pieces_and_energy_fields() -> None:
    lines = drawn(scene_of(in_ring_works(), "anna"))
    start = next(place for place, line in enumerate(lines) if line.startswith("      a     b"))
    assert lines[start : start + 12] == [
        "      a     b     c     d     e     f     g     h     i     j",
        "   +-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+",
        " 1 |aH1   aR1x |  .     .   1    |  .     .  B  .     .     .  |",
        "   +           +                 +           +                 +",
        " 2 |a     a    b  .     .     .  g  .     .  |  .     .     .  |",
        "   +           +-----+ ggg +-----+ BBB +-----+-----+ BBB +-----+",
        " 3 |a     a    |T       .     .  | G1_*   .   T    |  .     .  |",
        "   + BBB +-----+                 +                 +           +",
        " 4 |  .     .  | se    Kr_  kS1     .    sa2    .  G  .     .  |",
        "   +           +                                   +           +",
        " 5 |  .     .  B  .   gGr     .     .   kKr     .  |  .   2    |",
        "   +-----+ GGG +-----+                       +-----+ GGG +-----+",
    ]


@pytest.mark.rule("cfs 1.2")
def test_a_zone_nobody_plays_is_drawn_as_plain_floor() -> None:
    two = drawn(scene_of(in_ring_works(), "anna"))
    assert "c" not in row_of(two, 1)
    three = drawn(scene_of(Table(dungeon=0, players=3), "anna"))
    assert "Bc" in row_of(three, 1)


def test_figures_are_told_with_their_field_their_load_and_how_they_are() -> None:
    lines = drawn(scene_of(in_ring_works(), "anna"))
    told = "1 Scout e4 (water, salt); Guard f3 down; Hauler a1; Ranger b1 out of play"
    assert told in lines
    assert any(line.startswith("Machines: Greifer 1 d5; ") for line in lines)


def test_pieces_the_drawing_hides_are_named() -> None:
    lines = "\n".join(drawn(scene_of(in_ring_works(), "anna")))
    told = lines.partition("On the floor: ")[2].partition("\n")[0]
    assert "f3: fuel" in told and "g4: salt, glass" in told
    assert "c4" not in told


@pytest.mark.rule("cfs 1.4", "cfs 2.1")
def test_only_ones_own_needs_and_cards_are_shown() -> None:
    t = Table(
        anna={"needs": ["water", "seeds", "salt"], "hand": ["a_clubs", "3_hearts"]},
        ben={"needs": ["fuel", "cloth", "glass"], "hand": ["k_spades", "2_hearts"]},
    )
    told = "\n".join(drawn(scene_of(t, "anna")))
    assert "Your colony needs: water, seeds, salt" in told and "♣A" in told and "♠K" not in told
    assert "needs" not in "\n".join(drawn(scene_of(t)))


def test_the_tray_tells_what_the_active_figure_still_has() -> None:
    t = Table(anna={"scout": "c4"})
    t.act("anna", "step c5")
    assert drawn(scene_of(t, "anna"))[-1] == "Active: Scout 1   Actions left: 1   Fields moved: 1/6"


@pytest.mark.rule("cfs 8.4")
def test_the_whole_table_tells_the_rows_of_this_matchs_machines() -> None:
    rows = '[[greifer]]\nwhen = ["not down", "beside_figure"]\ndo = "fight_figure"\n'
    rows += '[[greifer]]\nwhen = []\ndo = "wait"\n[[krabber]]\nwhen = []\ndo = "wait"\n'
    lines = drawn(replace(scene_of(Table(table=rows), "anna"), whole=True))
    assert "1. it is standing and a figure is next to it: fight the figure" in lines
    assert lines.count("1. otherwise: wait") == 1


def test_a_dungeon_that_is_too_wide_for_the_terminal_is_left_out() -> None:
    lines = drawn(scene_of(in_ring_works(), "anna", width=50))
    assert not any("+-----+" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_a_usual_terminal_in_every_language(lang: str) -> None:
    lines = drawn(scene_of(in_ring_works(), "anna", lang))
    assert all("…" not in line for line in lines)
    assert all(len(row_of(lines, number)) == 64 for number in range(1, 11))
