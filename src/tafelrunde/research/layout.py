"""A view as a row of whole numbers of fixed length, each within known bounds.

A game's vector.toml says which entries of its view stand where (docs/research.md has the forms).
Something of a kind is one number: 0 for nothing, else its place among the words plus 1. Several
things of a kind are counted, word by word, or stand place by place where their order matters.
Standard library only, so that it compiles with the rules. A number takes two bytes, the lower one
first; what stays below 256 writes only that one, which is most of the work saved.

From one look to the next most of a view stays as it is. A Sheet holds what a seat saw last, and
only what is another object by now is written anew: nobody changes a view once it is made.
"""

from __future__ import annotations

import struct
from sys import intern
from typing import Any

from tafelrunde.kernel import Game

MOST_PROMPT = 99  # numbers in questions, where vector.toml says nothing
WIDE = 256  # from here on a number needs its second byte


class Cell:
    """What one number of the row means."""

    __slots__ = ("kind", "least", "most", "name")

    def __init__(self, name: str, least: int, most: int, kind: str = "") -> None:
        self.name: str = name  # such as seats.2.life
        self.least: int = least
        self.most: int = most
        self.kind: str = kind  # whose words are numbered from 1; empty where it is a number


class Sheet:
    """A row as it was last written, and the things of the view it was written from."""

    __slots__ = ("out", "seen")

    def __init__(self, size: int, things: int) -> None:
        self.out: bytearray = bytearray(2 * size)
        self.seen: list[Any] = [None] * things

    def clear(self, at: int, size: int, thing: int, things: int) -> None:
        """Make cells zero again, and forget what they were written from."""
        self.out[at : at + 2 * size] = bytes(2 * size)
        self.seen[thing : thing + things] = [None] * things


class Part:
    """One entry of a view that takes more than one cell; `put` writes it at its place."""

    size: int  # in cells
    things: int = 0  # parts within it that a sheet remembers

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Write the entry's cells from byte `at` on, over whatever stands there.

        What the sheet remembers of things within begins at `thing`.
        """
        raise NotImplementedError

    def cells(self, name: str) -> list[Cell]:
        """Describe the entry's cells."""
        raise NotImplementedError


class Count(Part):
    """How many there are of each word of a kind; in whatever order they lie."""

    def __init__(self, kind: str, words: list[str], places: dict[Any, int], most: int) -> None:
        self.kind: str = kind
        self.words: list[str] = words
        self.places: dict[Any, int] = places
        self.most: int = most
        self.size = len(words)

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Count."""
        out = sheet.out
        out[at : at + 2 * self.size] = bytes(2 * self.size)
        places = self.places
        first = at - 2
        for word in value:
            cell = first + 2 * places[word]
            if out[cell] < self.most:
                out[cell] += 1

    def cells(self, name: str) -> list[Cell]:
        """One for each word."""
        return [Cell(f"{name}.{word}", 0, self.most) for word in self.words]


class WordPlaces(Part):
    """Things of a kind in their order, place by place."""

    def __init__(self, kind: str, places: dict[Any, int], size: int) -> None:
        self.kind: str = kind
        self.places: dict[Any, int] = places
        self.size = size

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Number what lies in each place."""
        out = sheet.out
        out[at : at + 2 * self.size] = bytes(2 * self.size)
        places = self.places
        for word in value[: self.size]:
            put_over_zero(out, at, places[word])
            at += 2

    def cells(self, name: str) -> list[Cell]:
        """One for each place."""
        most = max(self.places.values())
        return [Cell(f"{name}.{place}", 0, most, self.kind) for place in range(self.size)]


class NumberPlaces(Part):
    """Numbers in their order."""

    def __init__(self, size: int, most: int) -> None:
        self.size = size
        self.most: int = most

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Write them side by side."""
        out = sheet.out
        out[at : at + 2 * self.size] = bytes(2 * self.size)
        for number in value[: self.size]:
            put_over_zero(out, at, number if number < self.most else self.most)
            at += 2

    def cells(self, name: str) -> list[Cell]:
        """One for each number."""
        return [Cell(f"{name}.{place}", 0, self.most) for place in range(self.size)]


class Table(Part):
    """Entries by name: single numbers, single things of a kind, and larger parts."""

    def __init__(self) -> None:
        # Entries with the byte they begin at; those whose numbers fit into one byte apart.
        self.numbers: list[tuple[str, int, int]] = []  # with the most they are
        self.wide_numbers: list[tuple[str, int, int, int]] = []  # with the least and the most
        self.words: list[tuple[str, int, dict[Any, int]]] = []
        self.wide_words: list[tuple[str, int, dict[Any, int]]] = []
        self.lists: list[tuple[str, int, int, Part]] = []  # with where they are remembered
        self.parts: list[tuple[str, int, int, Part]] = []  # those with parts of their own
        self.left_out: list[str] = []
        self.described: list[tuple[str, list[Cell] | Part]] = []
        self.size = 0
        self.things = 0

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Write every entry at its place; zeros where there is no table at all."""
        if value is None:
            sheet.clear(at, self.size, thing, self.things)
            return
        shown: dict[str, Any] = value
        out, seen = sheet.out, sheet.seen
        for entry, offset, most in self.numbers:
            number: int = shown[entry]
            out[at + offset] = number if 0 <= number <= most else clip(number, 0, most)
        for entry, offset, places in self.words:
            out[at + offset] = places[shown[entry]]
        for entry, offset, place, part in self.lists:
            content = shown[entry]
            place += thing
            if content != seen[place]:
                part.put(sheet, at + offset, place, content)
                seen[place] = content
        for entry, offset, place, part in self.parts:
            content = shown[entry]
            place += thing
            if content is not seen[place]:
                part.put(sheet, at + offset, place + 1, content)
                seen[place] = content
        for entry, offset, least, most in self.wide_numbers:
            write(out, at + offset, clip(shown[entry], least, most))
        for entry, offset, places in self.wide_words:
            write(out, at + offset, places[shown[entry]])

    def cells(self, name: str) -> list[Cell]:
        """Those of all entries, in the order of the file."""
        found: list[Cell] = []
        for entry, what in self.described:
            full = f"{name}.{entry}" if name else entry
            if isinstance(what, Part):
                found += what.cells(full)
            else:
                found += [Cell(full, cell.least, cell.most, cell.kind) for cell in what]
        return found

    def add_number(self, entry: str, least: int, most: int) -> None:
        """Give a number the next cell."""
        entry = intern(entry)  # as the rules' own words are: the same object is found faster
        if least == 0 and most < WIDE:
            self.numbers.append((entry, 2 * self.size, most))
        else:
            self.wide_numbers.append((entry, 2 * self.size, least, most))
        self.described.append((entry, [Cell(entry, least, most)]))
        self.size += 1

    def add_word(self, entry: str, kind: str, places: dict[Any, int]) -> None:
        """Give something of a kind the next cell."""
        entry = intern(entry)
        most = max(places.values())
        (self.words if most < WIDE else self.wide_words).append((entry, 2 * self.size, places))
        self.described.append((entry, [Cell(entry, 0, most, kind)]))
        self.size += 1

    def add_part(self, entry: str, part: Part) -> None:
        """Give a larger part the next cells."""
        entry = intern(entry)
        placed = self.parts if part.things or isinstance(part, Table) else self.lists
        placed.append((entry, 2 * self.size, self.things, part))
        self.described.append((entry, part))
        self.size += part.size
        self.things += 1 + part.things

    def entries(self) -> set[str]:
        """Return the entries that have a place or are left out on purpose."""
        return {entry for entry, _ in self.described} | set(self.left_out)


class Rows(Part):
    """A list of tables, one after the other, up to a number of them."""

    def __init__(self, row: Table, most: int) -> None:
        self.row: Table = row
        self.most: int = most
        self.size = row.size * most
        self.things = (1 + row.things) * most

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Write as many as there is room for, those that are others than before."""
        row, seen = self.row, sheet.seen
        step, each = 2 * row.size, 1 + row.things
        end = thing + self.things
        for content in value:
            if thing == end:
                return
            if content is not seen[thing]:
                row.put(sheet, at, thing + 1, content)
                seen[thing] = content
            at += step
            thing += each
        while thing < end and seen[thing] is not None:
            sheet.clear(at, row.size, thing, each)
            at += step
            thing += each

    def cells(self, name: str) -> list[Cell]:
        """Those of each row."""
        return [cell for row in range(self.most) for cell in self.row.cells(f"{name}.{row}")]


class RowsByWord(Rows):
    """A list of tables that each belong to a word of a kind, such as a field of the map."""

    def __init__(self, entry: str, words: list[str], places: dict[Any, int], row: Table) -> None:
        super().__init__(row, len(words))
        self.entry: str = intern(entry)
        self.words: list[str] = words
        self.places: dict[Any, int] = places

    def put(self, sheet: Sheet, at: int, thing: int, value: Any) -> None:
        """Write each where its word stands."""
        rows: list[Any] = [None] * self.most
        for content in value:
            rows[self.places[content[self.entry]] - 1] = content
        super().put(sheet, at, thing, rows)

    def cells(self, name: str) -> list[Cell]:
        """Those of each word."""
        return [cell for word in self.words for cell in self.row.cells(f"{name}.{word}")]


def clip(number: int, least: int, most: int) -> int:
    """Return the nearest number within bounds."""
    return least if number < least else most if number > most else number


def write(out: bytearray, at: int, number: int) -> None:
    """Write a number of two bytes."""
    out[at] = number & 0xFF
    out[at + 1] = (number >> 8) & 0xFF


def put_over_zero(out: bytearray, at: int, number: int) -> None:
    """Write a number that is not below zero where zeros stand."""
    if number < WIDE:
        out[at] = number
    else:
        write(out, at, number)


class Layout:
    """The whole row: the own seat, the question, and the view."""

    def __init__(self, game: Game, view: Table, most_in_prompts: int) -> None:
        self.game: Game = game
        self.view: Table = view
        self.most_in_prompts: int = most_in_prompts
        self.prompts: dict[str, int] = {
            name: number for number, name in enumerate(game.tables.prompts, start=1)
        }
        self.asked: int = max(len(asks) for asks in game.tables.prompts.values())
        self.start: int = 2 + self.asked  # where the view begins
        self.size: int = self.start + view.size

    def row(self, s: Any, seat: int) -> bytearray:
        """Return what the seat sees now: numbers of 16 bits, the lower byte first."""
        return Sheets(self).row(s, seat)

    def numbers(self, s: Any, seat: int) -> list[int]:
        """Return the same as a list, for those who have no numpy."""
        row = self.row(s, seat)
        return list(struct.unpack(f"<{self.size}h", row))

    def cells(self) -> list[Cell]:
        """Describe every number of the row."""
        asked = [Cell(f"asked.{place}", 0, self.most_in_prompts) for place in range(self.asked)]
        return [
            Cell("seat", 0, self.game.players - 1),
            Cell("prompt", 0, len(self.prompts), "prompt"),
            *asked,
            *self.view.cells(""),
        ]


class Sheets:
    """A sheet for each seat, for one who looks again and again; two at once need their own."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self._game: Game = layout.game
        things = layout.view.things
        self._sheets: list[Sheet] = [Sheet(layout.size, things) for _ in range(layout.game.players)]
        self._head: bytes = bytes(2 * layout.start)
        # What everybody sees of the position that was looked at last.
        self._s: Any = None
        self._serial: int = 0
        self._shown: dict[str, Any] = {}

    def row(self, s: Any, seat: int) -> bytearray:
        """Return what the seat sees now: numbers of 16 bits, the lower byte first."""
        layout = self.layout
        sheet = self._sheets[seat]
        start = 2 * layout.start
        out = sheet.out
        out[0:start] = self._head
        out[0] = seat
        if s.agenda and seat in self._game.deciders(s):
            self._put_question(out, s, seat)
        layout.view.put(sheet, start, 0, self._view(s, seat))
        return out[:]

    def _view(self, s: Any, seat: int) -> dict[str, Any]:
        """Return the view; what all see alike is made once while nothing but answers comes in."""
        game = self._game
        hidden = game.hidden
        if hidden.seen is None or hidden.own is None:
            return hidden.view(game, s, seat)
        serial: int = s.serial
        if s is not self._s or serial != self._serial:
            self._shown = hidden.seen(game, s)
            self._s, self._serial = s, serial
        return {**self._shown, **hidden.own(game, s, seat, self._shown)}

    def _put_question(self, out: bytearray, s: Any, seat: int) -> None:
        frame = s.agenda[-1]
        step = self._game.steps[frame[0]]
        out[2] = self.layout.prompts[step.name]
        if step.prompt is None:
            return
        most = self.layout.most_in_prompts
        at = 4
        for value in step.prompt(self._game, s, frame, seat):
            number = value if isinstance(value, int) else len(value)
            put_over_zero(out, at, clip(number + 1, 0, most))
            at += 2
