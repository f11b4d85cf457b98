"""Maps as text: what stands above a drawing, its shape, and what games plug in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.pieces.lattice import (
    EAST,
    LONGEST_TEXT,
    NORTH,
    SOUTH,
    WEST,
    Drawing,
    Edge,
    Legend,
    MapError,
    field_name,
    opposite,
    read_drawing,
)

# A game of its own: two colours of energy fields on edges, terminals and zones as fields.
RED = Edge("red field", True, True, clear=True)
BLUE = Edge("blue field", False, False, clear=True)
ENERGY = {"r": RED, "b": BLUE}
DUNGEON = Legend("dungeon", ".T12", upright=ENERGY, lying=ENERGY)
HEADER = "game: dungeon\ntitle: Cellar\n"
CELLAR = """\
+---+
|.r1|
+b+ |
|T .|
+---+
"""


def wrong(text: str) -> list[str]:
    try:
        return [str(problem) for problem in read_drawing(text, DUNGEON).problems]
    except MapError as error:
        return [str(problem) for problem in error.problems]


def cellar(header: str = HEADER) -> Drawing:
    return read_drawing(f"{header}\n{CELLAR}", DUNGEON)


def test_a_game_plugs_in_its_own_fields_and_edges() -> None:
    drawing = cellar()
    assert not drawing.problems
    assert (drawing.height, drawing.width, drawing.top) == (2, 2, 4)
    assert [drawing.field(row, col) for row in (0, 1) for col in (0, 1)] == [".", "1", "T", "."]
    assert drawing.edge(0, 0, EAST) is RED and drawing.edge(0, 1, WEST) is RED
    assert drawing.edge(0, 0, SOUTH) is BLUE and drawing.edge(1, 0, NORTH) is BLUE
    assert drawing.edge(1, 1, NORTH).name == "open" and drawing.edge(1, 1, EAST).name == "wall"


def test_a_game_plugs_in_its_own_lines_above_the_drawing() -> None:
    legend = Legend("dungeon", ".T12", upright=ENERGY, lying=ENERGY, lines=("sector",))
    above = "game: dungeon\ntitle: Cellar\nsector: a1-b1\nsector: a2-b2\n"
    drawing = read_drawing(f"{above}\n{CELLAR}", legend)
    assert not drawing.problems
    assert [(word, said.words, said.line, said.column) for word, said in drawing.lines] == [
        ("sector", "a1-b1", 3, 9),
        ("sector", "a2-b2", 4, 9),
    ]
    unknown = read_drawing(f"{above}room: a1\n\n{CELLAR}", legend).problems
    assert "`sign A:`, `sector:`" in str(unknown[0])
    assert wrong(f"{above}\n{CELLAR}")[0].endswith("`note:`, `sign A:`")


def test_title_notes_and_signs_stand_above_the_drawing_in_any_order() -> None:
    drawing = cellar("note: one\nsign Z: zone 3\ntitle: A: B\n\nnote: two\ngame: dungeon\n")
    assert drawing.title == "A: B"
    assert drawing.notes == ["one", "two"]
    assert (drawing.signs["Z"].words, drawing.signs["Z"].line) == ("zone 3", 2)


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("game: dungeon\n", "line 1, column 1: the map needs a line `title: …`"),
        ("title: x\n", "line 1, column 1: the map needs a line `game: dungeon`"),
        (HEADER + "title: y\n", "line 3, column 1: `title:` stands here a second time"),
        (HEADER + "hello\n", "line 3, column 1: above the drawing stand `game:`, `title:`"),
        (HEADER + "colour: red\n", "line 3, column 1: above the drawing stand `game:`"),
        (HEADER + "sign: acid\n", "line 3, column 1: only `sign` names a character"),
        (HEADER + "note A: acid\n", "line 3, column 1: only `sign` names a character"),
        (HEADER + "sign +: acid\n", "line 3, column 6: '+' has a meaning already"),
    ],
)
def test_what_is_wrong_above_the_drawing_is_told(header: str, sentence: str) -> None:
    (problem,) = wrong(f"{header}\n{CELLAR}")
    assert problem.startswith(sentence)


def test_a_text_without_a_drawing_or_without_end_is_refused() -> None:
    assert wrong(HEADER) == ["line 3, column 1: the drawing is missing"]
    assert len(wrong("")) == 3
    assert wrong("x" * (LONGEST_TEXT + 1)) == [
        "line 1, column 1: a map has at most 40000 characters, not 40001"
    ]


def drawn(height: int, width: int) -> str:
    inner = "|" + " ".join("." * width) + "|"
    lines = [inner if y % 2 else "|" + " " * (2 * width - 1) + "|" for y in range(2 * height + 1)]
    lines[0] = lines[-1] = "+" + "-" * (2 * width - 1) + "+"
    return HEADER + "\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize("size", [(2, 2), (40, 40), (2, 40)])
def test_maps_have_two_to_forty_fields_each_way(size: tuple[int, int]) -> None:
    assert not wrong(drawn(*size))


@pytest.mark.parametrize(
    ("size", "sentence"),
    [
        ((1, 2), "line 6, column 1: 3 lines: a map has 2 to 40 fields, not 1 each way"),
        ((41, 2), "line 86, column 1: 83 lines: a map has 2 to 40 fields, not 41 each way"),
        ((2, 41), "line 4, column 83: 83 columns: a map has 2 to 40 fields, not 41 each way"),
    ],
)
def test_smaller_and_larger_maps_are_refused(size: tuple[int, int], sentence: str) -> None:
    assert wrong(drawn(*size)) == [sentence]


def test_lines_and_columns_are_odd_in_number() -> None:
    four = "line 4, column 4: 4 columns: it has to be an odd number, two a field and one more"
    assert four in wrong(HEADER + "\n+--+\n|. |\n+--+\n|. |\n+--+\n")
    assert "4 lines: it has to be an odd number" in "".join(wrong(drawn(2, 2)[:-6] + "\n"))


def test_windows_line_ends_and_blank_lines_at_the_end_do_no_harm() -> None:
    assert not wrong((HEADER + "\n" + CELLAR).replace("\n", "\r\n") + "\n\n")


def test_names_of_fields_and_directions() -> None:
    assert [field_name(0, 0), field_name(25, 15), field_name(2, 26)] == ["a1", "p26", "aa3"]
    assert field_name(39, 39) == "an40"
    assert [opposite(way) for way in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]


@given(st.text(alphabet="+-|# .rbT1?\t\n\r:gametilsnodu", max_size=200))
def test_whatever_is_fed_in_problems_are_told_and_nothing_else_happens(text: str) -> None:
    for sentence in wrong(text):
        assert sentence.startswith("line ")
    assert wrong(text), "no such text is a map with a title"
