"""Sight as one would find it with a ruler: slow, and knowing nothing of how the game does it.

Reads the drawing by itself. Walls and doors become segments, places become polygons, centres are
fractions; a line is tried against every segment it could meet. A field is one unit wide.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

Point = tuple[Fraction, Fraction]
Corner = tuple[int, int]

CORNERS_OF = {  # by side of a wall, the corners of the triangle, from the field's upper left one
    "": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "nw": ((0, 0), (1, 0), (0, 1)),
    "se": ((1, 0), (1, 1), (0, 1)),
    "ne": ((0, 0), (1, 0), (1, 1)),
    "sw": ((0, 0), (1, 1), (0, 1)),
}
HALVES = {"/": ("nw", "se"), "\\": ("ne", "sw")}
SOLID = "#X"
BLOCKS = "D<>^vX#"  # what stops a line that crosses the field


class Place:
    """A whole field or half of one."""

    def __init__(self, row: int, col: int, side: str) -> None:
        self.row, self.col = row, col
        self.outline = [(col + x, row + y) for x, y in CORNERS_OF[side]]
        xs, ys = zip(*self.outline, strict=True)
        self.centre: Point = (Fraction(sum(xs), len(xs)), Fraction(sum(ys), len(ys)))


class Line:
    """The straight line between two places, as an equation with whole numbers."""

    def __init__(self, a: Place, b: Place) -> None:
        (ax, ay), (bx, by) = a.centre, b.centre
        scale = lcm(ax.denominator, ay.denominator, bx.denominator, by.denominator) ** 2
        self.u = int((bx - ax) * scale)
        self.v = int((by - ay) * scale)
        self.w = int(((by - ay) * ax - (bx - ax) * ay) * scale)
        self.left, self.right = sorted((ax, bx))
        self.top, self.bottom = sorted((ay, by))
        self.rows = range(int(self.top), int(self.bottom) + 1)
        self.cols = range(int(self.left), int(self.right) + 1)

    def beside(self, corner: Corner) -> int:
        """On which side of the line a corner lies; 0 means on it."""
        return self.u * corner[1] - self.v * corner[0] + self.w


class Ruler:
    """A drawing, ready to be measured."""

    def __init__(self, rows: tuple[str, ...], own_signs: dict[str, str] | None = None) -> None:
        signs = own_signs or {}
        self.places: list[Place] = []
        self.blocks: list[Place] = []
        self.lying: dict[int, list[tuple[Corner, Corner]]] = {}
        self.upright: dict[int, list[tuple[Corner, Corner]]] = {}
        self.slanting: list[tuple[Corner, Corner]] = []
        for y, text in enumerate(rows):
            for x, mark in enumerate(text):
                if y % 2 and x % 2:
                    self.add_field(y // 2, x // 2, signs.get(mark, mark))
                elif y % 2 and mark != " ":
                    segment = ((x // 2, y // 2), (x // 2, y // 2 + 1))
                    self.upright.setdefault(x // 2, []).append(segment)
                elif x % 2 and mark != " ":
                    segment = ((x // 2, y // 2), (x // 2 + 1, y // 2))
                    self.lying.setdefault(y // 2, []).append(segment)
        self.in_row: list[list[tuple[int, Place]]] = [[] for _ in rows[1::2]]
        for number, place in enumerate(self.places):
            self.in_row[place.row].append((number, place))

    def add_field(self, row: int, col: int, mark: str) -> None:
        if mark in BLOCKS:
            self.blocks.append(Place(row, col, ""))
        if mark in HALVES:
            self.places += [Place(row, col, side) for side in HALVES[mark]]
            rising = ((col, row + 1), (col + 1, row))
            falling = ((col, row), (col + 1, row + 1))
            self.slanting.append(rising if mark == "/" else falling)
        elif mark not in SOLID:
            self.places.append(Place(row, col, ""))

    def line(self, a: int, b: int) -> int:
        """-1 if something drawn blocks the line, else the bits of the places it crosses."""
        start, end = self.places[a], self.places[b]
        line = Line(start, end)
        if self.meets_edge(line) or self.meets_slanting(line) or self.meets_door(line, start, end):
            return -1
        ends = {(start.row, start.col), (end.row, end.col)}
        return sum(
            1 << number
            for row in line.rows
            for number, place in self.in_row[row]
            if (place.row, place.col) not in ends and crosses(line, place)
        )

    def meets_edge(self, line: Line) -> bool:
        """Whether the line has a point in common with a wall or door on an edge, ends included."""
        for y in line.rows[1:]:
            for start, end in self.lying.get(y, ()):
                if line.beside(start) * line.beside(end) <= 0:
                    return True
        for x in line.cols[1:]:
            for start, end in self.upright.get(x, ()):
                if line.beside(start) * line.beside(end) <= 0:
                    return True
        return False

    def meets_slanting(self, line: Line) -> bool:
        """Whether the line has a point in common with a wall that runs through a field."""
        return any(in_reach(line, wall) and meets(line, wall) for wall in self.slanting)

    def meets_door(self, line: Line, start: Place, end: Place) -> bool:
        """Whether the line crosses the inside of a field with a door, but those it ends in."""
        ends = {(start.row, start.col), (end.row, end.col)}
        return any((f.row, f.col) not in ends and crosses(line, f) for f in self.blocks)


def in_reach(line: Line, wall: tuple[Corner, Corner]) -> bool:
    (ax, ay), (bx, by) = wall
    beside = max(ax, bx) < line.left or min(ax, bx) > line.right
    return not (beside or max(ay, by) < line.top or min(ay, by) > line.bottom)


def meets(line: Line, wall: tuple[Corner, Corner]) -> bool:
    """Cut the wall with the line, and see whether the cut lies on both."""
    start, end = wall
    here, there = line.beside(start), line.beside(end)
    if here * there > 0:
        return False
    if here == there:  # the line runs along the wall
        return True
    share = Fraction(here, here - there)
    x = start[0] + share * (end[0] - start[0])
    y = start[1] + share * (end[1] - start[1])
    return line.left <= x <= line.right and line.top <= y <= line.bottom


def crosses(line: Line, place: Place) -> bool:
    """Whether the line runs through the inside of a place, not only along it or past a corner.

    The fields at its ends are left out before, so no other field lies partly beyond an end.
    """
    if place.col not in line.cols or place.row not in line.rows:
        return False
    sides = [line.beside(corner) for corner in place.outline]
    return min(sides) < 0 < max(sides)
