"""What the characters of a FRAG map mean (11.3)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import TafelrundeError
from tafelrunde.pieces.lattice import DIRECTIONS, Drawing, Edge, Legend, Problem, Sign

TWO_WAY: Final = 4
LOCKED: Final = 5
NO_DOOR: Final = -1
ARROWS: Final = "^>v<"  # in the order of the directions
MOST_RESPAWNS: Final = 36

EDGE_DOOR: Final = Edge("two-way door", True, True)
EDGE_LOCKED: Final = Edge("locked door", False, False)
ONWARD: Final = Edge("one-way door", True, False)
BACKWARD: Final = Edge("one-way door", False, True)

# What a field can hold, and the words a map's own signs are explained with.
WORD_OF_MARK: Final = {
    ".": "floor",
    " ": "floor",
    "~": "acid",
    ":": "grate",
    "w": "weapon",
    "g": "gadget",
    "t": "teleporter",
    "/": "wall/",
    "\\": "wall\\",
    "#": "rock",
    "D": "door",
    "X": "locked",
    **{arrow: f"door-{DIRECTIONS[i]}" for i, arrow in enumerate(ARROWS)},
    **{str(number): f"respawn-{number}" for number in range(1, 10)},
}
THINGS: Final = ("acid", "weapon", "gadget", "teleporter", "grate")
LEGEND: Final = Legend(
    "frag",
    "".join(WORD_OF_MARK),
    upright={"D": EDGE_DOOR, "X": EDGE_LOCKED, ">": ONWARD, "<": BACKWARD},
    lying={"D": EDGE_DOOR, "X": EDGE_LOCKED, "v": ONWARD, "^": BACKWARD},
)
RISING_SIDES: Final = ("nw", "se")
FALLING_SIDES: Final = ("ne", "sw")
WHOLE: Final = ("",)
NOWHERE: Final[tuple[str, ...]] = ()


class Field:
    """What one field of the map is: a door, two halves, rock, and what lies in each part of it."""

    __slots__ = ("door", "respawn", "sides", "things")

    def __init__(self) -> None:
        self.sides: tuple[str, ...] = WHOLE  # the parts a fighter can stand on
        self.door: int = NO_DOOR  # NORTH..WEST for the way it leads, TWO_WAY or LOCKED
        self.things: dict[str, list[str]] = {}  # by side
        self.respawn: dict[str, int] = {}  # by side

    def holds(self, side: str, thing: str) -> bool:
        """Say whether this thing lies in that part of the field."""
        return thing in self.things.get(side, [])


class FieldReader:
    """Puts a field together from words; what doesn't fit is told."""

    def __init__(self, words: str) -> None:
        self.field: Field = Field()
        self.problems: list[TafelrundeError] = []
        self.walled: bool = False
        self.side: str = ""
        for word in words.replace(",", " ").split():
            self._read(word)
        if not words.strip():
            self._wrong("it needs a meaning, such as `acid weapon`", "error-sign-empty")

    def _wrong(self, sentence: str, key: str, **values: str | int) -> None:
        self.problems.append(TafelrundeError(sentence, key, **values))

    def _read(self, word: str) -> None:
        if word in THINGS:
            self._put(word)
        elif word.startswith("respawn-"):
            self._number(word.removeprefix("respawn-"))
        elif word in ("wall/", "wall\\", "rock"):
            self._divide(word)
        elif word in ("door", "locked") or word.startswith("door-"):
            self._hang_door(word)
        elif word in self.field.sides and word:
            self.side = word
        elif word != "floor":
            sentence = f"'{word}' is no word of the legend, or not in this place"
            self._wrong(sentence, "error-sign-word", word=word)

    def _sides_meant(self) -> tuple[str, ...]:
        return (self.side,) if self.side else self.field.sides

    def _put(self, thing: str) -> None:
        for side in self._sides_meant():
            self.field.things.setdefault(side, []).append(thing)
        if not self.field.sides or self.field.door == LOCKED:
            sentence = f"nobody can get to the {thing} there"
            self._wrong(sentence, "error-sign-unreached", word=thing)

    def _number(self, number: str) -> None:
        sides = self._sides_meant()
        if not number.isdecimal() or not 1 <= int(number) <= MOST_RESPAWNS:
            sentence = f"respawn fields are numbered 1 to {MOST_RESPAWNS}"
            self._wrong(sentence, "error-sign-number", most=MOST_RESPAWNS)
        elif len(sides) != 1 or self.field.door == LOCKED:
            sentence = "a respawn field has to be one place: name the side"
            self._wrong(sentence, "error-sign-side")
        else:
            self.field.respawn[sides[0]] = int(number)

    def _divide(self, word: str) -> None:
        if self.walled or self.field.door != NO_DOOR or self.field.things or self.field.respawn:
            self._wrong("a wall in a field comes first, and without a door", "error-sign-wall")
        self.walled = True
        if word == "rock":
            self.field.sides = NOWHERE
        else:
            self.field.sides = RISING_SIDES if word == "wall/" else FALLING_SIDES

    def _hang_door(self, word: str) -> None:
        if self.walled or self.field.door != NO_DOOR or self.field.things or self.field.respawn:
            self._wrong("a door in a field comes first, and without a wall", "error-sign-door")
        if word == "locked":
            self.field.door = LOCKED
            self.field.sides = NOWHERE
        elif word == "door":
            self.field.door = TWO_WAY
        elif word[5:] in ("n", "e", "s", "w"):
            self.field.door = DIRECTIONS.index(word[5:])
        else:
            self._wrong("a one-way door leads n, e, s or w: `door-n`", "error-sign-one-way")


def read_fields(drawing: Drawing) -> list[Field]:
    """Return what the fields are, row by row; signs that make no sense are noted."""
    meanings = {mark: FieldReader(word).field for mark, word in WORD_OF_MARK.items()}
    for mark, sign in drawing.signs.items():
        meanings[mark] = read_meaning(drawing, sign)
    used = set("".join(row[1::2] for row in drawing.rows[1::2]))
    for mark, sign in drawing.signs.items():
        if mark not in used:
            sentence = f"'{mark}' is explained, but not in the drawing"
            drawing.wrong(sign.line, 6, sentence, "error-map-sign-unused", mark=mark)
    floor = meanings["."]
    return [
        meanings.get(drawing.field(row, col), floor)
        for row in range(drawing.height)
        for col in range(drawing.width)
    ]


def read_meaning(drawing: Drawing, sign: Sign) -> Field:
    """Return what a map's own sign means."""
    reader = FieldReader(sign.words)
    for problem in reader.problems:
        drawing.problems.append(Problem(sign.line, sign.column, problem))
    return reader.field
