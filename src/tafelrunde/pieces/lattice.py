"""Maps as text: fields, the edges between them and the corners where edges meet.

A map is drawn with (2H+1) lines of (2W+1) characters. Counted from 0, a field stands where line and
column are odd, an edge where one of them is even, a corner where both are. Above the drawing are
lines such as `title: …`. What the characters of fields and edges mean is the game's own matter: it
hands in its legend and adds checks of its own. Nothing is refused one by one: everything that is
wrong is told, each with its line and column.
"""

from __future__ import annotations

import re
from typing import Final

from tafelrunde.kernel import OptionError, TafelrundeError

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = "nesw"
ROW_STEP: Final = (-1, 0, 1, 0)
COL_STEP: Final = (0, 1, 0, -1)

FEWEST_FIELDS: Final = 2
MOST_FIELDS: Final = 40
LONGEST_TEXT: Final = 40_000
TOLD_AT_ONCE: Final = 8
CORNERS: Final = "+-|#"
BORDER: Final = re.compile(r"[-+|#]")
LINES: Final = ("game", "title", "note", "sign")
HEADER: Final = re.compile(r"([a-z]+)(?: (\S))?:(?:\s+(.*))?")


def opposite(direction: int) -> int:
    """Return the direction that leads back."""
    return (direction + 2) % 4


def field_name(row: int, col: int) -> str:
    """Return the notation of a field: a letter for the column, and the row from the top."""
    letters = chr(97 + col % 26)
    return f"{chr(96 + col // 26) if col >= 26 else ''}{letters}{row + 1}"


class Problem(TafelrundeError):
    """Something wrong with a map, and where: lines and columns count from 1."""

    def __init__(self, line: int, column: int, what: TafelrundeError) -> None:
        place = f"line {line}, column {column}"
        super().__init__(f"{place}: {what}", "error-map-at", [what], line=line, column=column)
        self.line: int = line
        self.column: int = column
        self.what: TafelrundeError = what


class MapError(OptionError):
    """A map can't be played on; `problems` has all that is wrong with it, from top to bottom."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        self.problems: list[Problem] = sorted(problems, key=place_of)
        told = "; ".join([str(problem) for problem in self.problems[:TOLD_AT_ONCE]])
        more = len(self.problems) - TOLD_AT_ONCE
        because: list[TafelrundeError] = [*self.problems[:TOLD_AT_ONCE]]
        rest = ""
        if more > 0:
            because.append(TafelrundeError(f"and {more} more", "error-map-more", more=more))
            rest = f"; and {more} more"
        super().__init__(f"{name}: {told}{rest}" if name else told + rest, "error-map", because)


def place_of(problem: Problem) -> tuple[int, int, str]:
    """Return by what problems are sorted: line, then column."""
    return problem.line, problem.column, str(problem.what)


class Edge:
    """What lies between two fields: where one can pass it, and whether one can see past it."""

    __slots__ = ("back", "clear", "forth", "name")

    def __init__(self, name: str, forth: bool, back: bool, clear: bool = False) -> None:
        self.name: str = name
        self.forth: bool = forth  # to the east or the south
        self.back: bool = back  # to the west or the north
        self.clear: bool = clear


OPEN: Final = Edge("open", True, True, True)
WALL: Final = Edge("wall", False, False)


class Legend:
    """What a game's characters mean; the fields' meanings are the game's own matter.

    `lines` are words for further lines above the drawing, such as `sector: a1-e5`.
    """

    def __init__(
        self,
        game: str,
        fields: str,
        upright: dict[str, Edge],
        lying: dict[str, Edge],
        lines: tuple[str, ...] = (),
    ) -> None:
        self.game: str = game
        self.fields: str = fields
        self.lines: tuple[str, ...] = lines
        self.upright: dict[str, Edge] = {" ": OPEN, "|": WALL, "#": WALL, **upright}
        self.lying: dict[str, Edge] = {" ": OPEN, "-": WALL, "#": WALL, **lying}


class Sign:
    """What a line above the drawing says, such as `sign A: acid weapon`, and where."""

    __slots__ = ("column", "line", "words")

    def __init__(self, words: str, line: int, column: int) -> None:
        self.words: str = words
        self.line: int = line
        self.column: int = column


class Drawing:
    """A map as it was drawn, before a game makes sense of its fields."""

    def __init__(self, legend: Legend) -> None:
        self.legend: Legend = legend
        self.title: str = ""
        self.notes: list[str] = []
        self.signs: dict[str, Sign] = {}
        self.lines: list[tuple[str, Sign]] = []  # the game's own ones, in their order
        self.rows: tuple[str, ...] = ()
        self.top: int = 0  # the line of the file on which the drawing begins, from 1
        self.height: int = 0
        self.width: int = 0
        self.problems: list[Problem] = []

    def field(self, row: int, col: int) -> str:
        """Return the character of a field."""
        return self.rows[2 * row + 1][2 * col + 1]

    def edge(self, row: int, col: int, direction: int) -> Edge:
        """Return what lies on that side of a field; what is no edge of the legend is open."""
        y = 2 * row + 1 + ROW_STEP[direction]
        x = 2 * col + 1 + COL_STEP[direction]
        return self.edge_at(y, x)

    def edge_at(self, y: int, x: int) -> Edge:
        """Return the edge that is drawn at this place of the lattice."""
        kinds = self.legend.lying if y % 2 == 0 else self.legend.upright
        return kinds.get(self.rows[y][x], OPEN)

    def wrong(self, line: int, column: int, sentence: str, key: str, **values: str | int) -> None:
        """Note a problem by its place in the file."""
        what = TafelrundeError(sentence, key, **values)
        self.problems.append(Problem(line, column, what))

    def wrong_at(self, y: int, x: int, sentence: str, key: str, **values: str | int) -> None:
        """Note a problem by its place in the lattice."""
        self.wrong(self.top + y, x + 1, sentence, key, **values)

    def wrong_field(self, row: int, col: int, sentence: str, key: str, **values: str | int) -> None:
        """Note a problem of a field."""
        self.wrong_at(2 * row + 1, 2 * col + 1, sentence, key, **values)


def read_drawing(text: str, legend: Legend, name: str = "") -> Drawing:
    """Read a map; one whose shape is broken is refused, other problems are noted in it."""
    drawing = Drawing(legend)
    if len(text) > LONGEST_TEXT:
        sentence = f"a map has at most {LONGEST_TEXT} characters, not {len(text)}"
        drawing.wrong(1, 1, sentence, "error-map-long", most=LONGEST_TEXT, number=len(text))
        raise MapError(name, drawing.problems)
    lines = [line.rstrip() for line in text.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    first = read_header(drawing, lines)
    drawing.top = first + 1
    drawing.rows = tuple(lines[first:])
    sound = check_shape(drawing)
    check_characters(drawing)
    if drawing.height and drawing.width:
        check_border(drawing)
    if not sound:
        raise MapError(name, drawing.problems)
    return drawing


# Above the drawing


def read_header(drawing: Drawing, lines: list[str]) -> int:
    """Read what stands above the drawing, and return where that begins."""
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if BORDER.match(line):
            finish_header(drawing, seen)
            return number
        if line:
            read_header_line(drawing, line, number + 1, seen)
    finish_header(drawing, seen)
    drawing.wrong(len(lines) + 1, 1, "the drawing is missing", "error-map-missing")
    return len(lines)


def read_header_line(drawing: Drawing, line: str, number: int, seen: set[str]) -> None:
    """Read a line such as `title: …`, `note: …` or `sign A: …`."""
    match = HEADER.fullmatch(line)
    key = match.group(1) if match else ""
    own = drawing.legend.lines
    known = (*LINES, *own)
    if match is None or key not in known:
        more = "".join([f", `{word}:`" for word in own])
        lines = f"`game:`, `title:`, `note:`, `sign A:`{more}"
        sentence = f"above the drawing stand {lines}"
        drawing.wrong(number, 1, sentence, "error-map-header", lines=lines)
        return
    mark, value = match.group(2) or "", (match.group(3) or "").strip()
    if (key == "sign") != bool(mark):
        sentence = "only `sign` names a character, and it has to: `sign A: …`"
        drawing.wrong(number, 1, sentence, "error-map-sign")
    elif key == "sign":
        read_sign(drawing, mark, Sign(value, number, match.start(3) + 1 if value else 1))
    elif key == "note":
        drawing.notes.append(value)
    elif key in own:
        drawing.lines.append((key, Sign(value, number, match.start(3) + 1 if value else 1)))
    elif key in seen:
        sentence = f"`{key}:` stands here a second time"
        drawing.wrong(number, 1, sentence, "error-map-twice", word=key)
    elif key == "title":
        drawing.title = value
    elif value != drawing.legend.game:
        ours = drawing.legend.game
        sentence = f"this is a map for '{value}', not for '{ours}'"
        drawing.wrong(number, 1, sentence, "error-map-game", theirs=value, ours=ours)
    seen.add(key)


def read_sign(drawing: Drawing, mark: str, sign: Sign) -> None:
    """Keep what a character means in this map."""
    if mark in drawing.legend.fields or mark in CORNERS:
        sentence = f"'{mark}' has a meaning already"
        drawing.wrong(sign.line, 6, sentence, "error-map-sign-known", mark=mark)
    elif mark in drawing.signs:
        sentence = f"'{mark}' is explained a second time"
        drawing.wrong(sign.line, 6, sentence, "error-map-sign-twice", mark=mark)
    else:
        drawing.signs[mark] = sign


def finish_header(drawing: Drawing, seen: set[str]) -> None:
    """A map has a title and names its game."""
    if not drawing.title:
        drawing.wrong(1, 1, "the map needs a line `title: …`", "error-map-needs", form="title: …")
    if "game" not in seen:
        form = f"game: {drawing.legend.game}"
        drawing.wrong(1, 1, f"the map needs a line `{form}`", "error-map-needs", form=form)


# The drawing


def check_shape(drawing: Drawing) -> bool:
    """All lines are equally long, and there are as many fields as a map may have."""
    before = len(drawing.problems)
    rows = drawing.rows
    if not rows:
        return False
    width = len(rows[0])
    for y, row in enumerate(rows):
        if len(row) != width:
            sentence = f"this line has {len(row)} characters, the first one {width}"
            place = min(len(row), width)
            drawing.wrong_at(y, place, sentence, "error-map-line", number=len(row), first=width)
    high = check_size(drawing, len(rows), 0, "lines")
    wide = check_size(drawing, width, width - 1, "columns")
    if high and wide:
        drawing.height = len(rows) // 2
        drawing.width = width // 2
    return len(drawing.problems) == before


def check_size(drawing: Drawing, characters: int, x: int, what: str) -> bool:
    """Twice the number of fields and one more, and neither too few nor too many fields."""
    least, most = 2 * FEWEST_FIELDS + 1, 2 * MOST_FIELDS + 1
    y = 0 if x else characters - 1
    if characters % 2 == 0:
        sentence = f"{characters} {what}: it has to be an odd number, two a field and one more"
        drawing.wrong_at(y, x, sentence, f"error-map-odd-{what}", number=characters)
    elif not least <= characters <= most:
        fields = f"{FEWEST_FIELDS} to {MOST_FIELDS} fields, not {characters // 2}"
        sentence = f"{characters} {what}: a map has {fields} each way"
        values = {"fewest": FEWEST_FIELDS, "most": MOST_FIELDS, "number": characters // 2}
        drawing.wrong_at(y, x, sentence, "error-map-fields", **values)
    return characters % 2 == 1 and least <= characters <= most


def check_characters(drawing: Drawing) -> None:
    """Every character is one of the legend, in a place where it means something."""
    for y, row in enumerate(drawing.rows):
        for x, mark in enumerate(row):
            place, where, known = allowed_at(drawing, y, x)
            if mark not in known:
                sentence = f"{mark!r} means nothing {where}"
                drawing.wrong_at(y, x, sentence, "error-map-mark", mark=mark, place=place)


def allowed_at(drawing: Drawing, y: int, x: int) -> tuple[str, str, str]:
    """Return what kind of place this is, by a word and in words, and what may stand there."""
    if y % 2 and x % 2:
        return "field", "as a field", drawing.legend.fields + "".join(drawing.signs)
    if y % 2:
        return "upright", "as an edge between left and right", "".join(drawing.legend.upright)
    if x % 2:
        return "lying", "as an edge between above and below", "".join(drawing.legend.lying)
    return "corner", "as a corner", " " + CORNERS


def check_border(drawing: Drawing) -> None:
    """The map is closed all around."""
    for row in range(drawing.height):
        for x in (0, 2 * drawing.width):
            check_closed(drawing, 2 * row + 1, x)
    for col in range(drawing.width):
        for y in (0, 2 * drawing.height):
            check_closed(drawing, y, 2 * col + 1)


def check_closed(drawing: Drawing, y: int, x: int) -> None:
    """Nothing leads out of the map here."""
    if len(drawing.rows[y]) != len(drawing.rows[0]):
        return  # it is told already that this line is too short or too long
    edge = drawing.edge_at(y, x)
    if edge.forth or edge.back or edge.clear:
        drawing.wrong_at(y, x, "the border of the map is open here", "error-map-open")


def check_corners(drawing: Drawing, ends: set[tuple[int, int]]) -> None:
    """A corner is drawn where a wall or door ends, and nowhere else.

    `ends` are the corners at which walls inside a field end; the game knows about them.
    """
    for y in range(0, 2 * drawing.height + 1, 2):
        for x in range(0, 2 * drawing.width + 1, 2):
            needed = (y, x) in ends or edge_ends_at(drawing, y, x)
            if needed and drawing.rows[y][x] == " ":
                sentence = "a wall or door ends here: the corner needs a '+'"
                drawing.wrong_at(y, x, sentence, "error-map-corner-needed")
            elif not needed and drawing.rows[y][x] in CORNERS:
                sentence = "no wall or door ends at this corner: it has to be blank"
                drawing.wrong_at(y, x, sentence, "error-map-corner-blank")


def edge_ends_at(drawing: Drawing, y: int, x: int) -> bool:
    """Say whether one of the four edges at a corner is more than open."""
    for direction in range(4):
        v, u = y + ROW_STEP[direction], x + COL_STEP[direction]
        inside = 0 <= v <= 2 * drawing.height and 0 <= u <= 2 * drawing.width
        if inside and not drawing.edge_at(v, u).clear:
            return True
    return False
