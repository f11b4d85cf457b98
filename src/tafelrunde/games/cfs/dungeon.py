"""The dungeon: fields, energy fields on their edges, zones, teleporters, terminals (1.2)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from tafelrunde.pieces.lasting import Lasting, LastingSeats
from tafelrunde.pieces.lattice import (
    COL_STEP,
    ROW_STEP,
    Drawing,
    Edge,
    Legend,
    MapError,
    Sign,
    field_name,
    read_drawing,
)

from .decisions import Row
from .starts import LINE as STARTS
from .starts import Starts, read_starts

BLUE: Final = 0
GREEN: Final = 1
COLOURS: Final[tuple[str, ...]] = ("blue", "green")
SIZE: Final = 10
ZONES: Final = "abcd"
FIELDS: Final = "." + ZONES + "1234Tgk"
NO_ZONE: Final = -1

BLUE_ON: Final = Edge("blue energy field", True, True)
BLUE_OFF: Final = Edge("blue energy field, off", True, True)
GREEN_ON: Final = Edge("green energy field", True, True)
GREEN_OFF: Final = Edge("green energy field, off", True, True)
ENERGY: Final[dict[str, Edge]] = {"B": BLUE_ON, "b": BLUE_OFF, "G": GREEN_ON, "g": GREEN_OFF}
SECTOR_LINE: Final = "sector"
LEGEND: Final = Legend("cfs", FIELDS, upright=ENERGY, lying=ENERGY, lines=(SECTOR_LINE, STARTS))
SECTOR: Final = re.compile(r"[a-z]+\d+-[a-z]+\d+")

Step = tuple[int, int, int]  # the next field, the bit of the energy field between, the direction


class Dungeon:
    """A dungeon that can be played in; fields are numbered row by row."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing: Drawing = drawing
        self.title: str = drawing.title
        self.height: int = drawing.height
        self.width: int = drawing.width
        self.nodes: int = self.height * self.width
        self.names: tuple[str, ...] = tuple(
            [field_name(row, col) for row in range(self.height) for col in range(self.width)]
        )
        marks = [drawing.field(node // self.width, node % self.width) for node in range(self.nodes)]
        self.zones: list[list[int]] = [
            [node for node, mark in enumerate(marks) if mark == letter] for letter in ZONES
        ]
        self.teleporters: list[int] = [
            node for number in "1234" for node, mark in enumerate(marks) if mark == number
        ]
        self.terminals: list[int] = [node for node, mark in enumerate(marks) if mark == "T"]
        self.greifers: list[int] = [node for node, mark in enumerate(marks) if mark == "g"]
        self.nests: list[int] = [node for node, mark in enumerate(marks) if mark == "k"]
        self.elsewhere: dict[int, Starts] = read_starts(drawing)
        self.zone_of: list[int] = [
            ZONES.index(mark) if mark in ZONES else NO_ZONE for mark in marks
        ]
        self.ends: list[tuple[int, int]] = []  # the two fields of each energy field
        self.colour: list[int] = []
        self.on_at_start: int = 0
        self.steps: list[list[Step]] = [[] for _ in range(self.nodes)]
        self._walk(drawing)
        self.sectors: list[list[int]] = read_sectors(drawing)
        self.barriers: tuple[str, ...] = tuple(
            [f"{self.names[one]}-{self.names[other]}" for one, other in self.ends]
        )
        self.table: tuple[tuple[Row, ...], ...] = ()  # what the machines do here
        self.shown_floor: Lasting = Lasting()
        self.known_pieces: dict[tuple[int, tuple[int, ...]], dict[str, Any]] = {}
        self.shown_figures: LastingSeats = LastingSeats()
        self.known_figures: dict[tuple[Any, ...], dict[str, Any]] = {}
        self.shown_fields: dict[int, list[str]] = {}
        self.green: int = sum([1 << i for i, colour in enumerate(self.colour) if colour == GREEN])

    def _walk(self, drawing: Drawing) -> None:
        """Note the steps between fields, and the energy fields on the way."""
        for node in range(self.nodes):
            row, col = node // self.width, node % self.width
            for direction in (1, 2):
                edge = drawing.edge(row, col, direction)
                to = node + ROW_STEP[direction] * self.width + COL_STEP[direction]
                out = col + COL_STEP[direction] >= self.width or to >= self.nodes
                if out or not edge.forth or not edge.back:
                    continue
                bit = 0
                if not edge.clear:
                    bit = 1 << len(self.ends)
                    self.ends.append((node, to))
                    self.colour.append(GREEN if edge in (GREEN_ON, GREEN_OFF) else BLUE)
                    if edge in (BLUE_ON, GREEN_ON):
                        self.on_at_start |= bit
                self.steps[node].append((to, bit, direction))
                self.steps[to].append((node, bit, (direction + 2) % 4))
        for steps in self.steps:
            steps.sort()

    def set_up(self, players: int, table: tuple[tuple[Row, ...], ...]) -> Dungeon:
        """Return the dungeon anew, for so many and with what machines do: others play here too."""
        twin = Dungeon(self.drawing)
        twin.greifers, twin.nests = self.elsewhere.get(players, (self.greifers, self.nests))
        twin.table = table
        return twin

    def toward(self, node: int, direction: int) -> tuple[int, int]:
        """Return the next field in a direction and the bit between, or (-1, 0) at a wall."""
        for to, bit, way in self.steps[node]:
            if way == direction:
                return to, bit
        return -1, 0

    def step_to(self, node: int, to: int) -> tuple[int, int]:
        """Return the direction from a field to its neighbour and the bit between, or (-1, 0)."""
        for other, bit, way in self.steps[node]:
            if other == to:
                return way, bit
        return -1, 0


def sector_lines(drawing: Drawing) -> list[Sign]:
    """Return the lines above the drawing that name a sector."""
    return [line for key, line in drawing.lines if key == SECTOR_LINE]


def read_sectors(drawing: Drawing) -> list[list[int]]:
    """Return the fields of each sector (1.3)."""
    sectors: list[list[int]] = []
    for line in sector_lines(drawing):
        fields = read_sector(drawing, line)
        if fields:
            sectors.append(fields)
    return sectors


def read_sector(drawing: Drawing, line: Sign) -> list[int]:
    """Read two opposite corners of a sector: `a1-e5`."""
    if not SECTOR.fullmatch(line.words):
        sentence = "a sector is named by two corners: `a1-e5`"
        drawing.wrong(line.line, line.column, sentence, "error-sector-form")
        return []
    names = {
        field_name(row, col): (row, col)
        for row in range(drawing.height)
        for col in range(drawing.width)
    }
    one, other = [names.get(corner) for corner in line.words.split("-")]
    if one is None or other is None:
        sentence = f"'{line.words}' leaves the dungeon"
        drawing.wrong(line.line, line.column, sentence, "error-sector-outside", word=line.words)
        return []
    rows = sorted([one[0], other[0]])
    cols = sorted([one[1], other[1]])
    return [
        row * drawing.width + col
        for row in range(rows[0], rows[1] + 1)
        for col in range(cols[0], cols[1] + 1)
    ]


def read_dungeon(text: str, name: str = "") -> Dungeon:
    """Read a dungeon, or refuse it with everything that is wrong."""
    drawing = read_drawing(text, LEGEND, name)
    dungeon = Dungeon(drawing)
    if drawing.problems:
        raise MapError(name, drawing.problems)
    return dungeon


@cache
def shipped() -> tuple[Dungeon, ...]:
    """Return our own dungeons, in the order of their files."""
    folder = Path(__file__).parent / "data" / "dungeons"
    files = sorted(folder.glob("*.txt"))
    return tuple([read_dungeon(file.read_text("utf-8"), file.name) for file in files])
