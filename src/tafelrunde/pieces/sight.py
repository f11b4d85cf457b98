r"""Lines of sight on a lattice, decided exactly with whole numbers.

A field is six units wide, so that the centres of fields and the centroids of half-fields, which
lie at thirds, are whole numbers. All that can stop a line is one bit each in one large number:
corners and edges and fields by their place in the lattice, and above them two more layers for
walls that run through a field like `/` and like `\`. What a line touches hangs only on how far
away its end is, so this is worked out once for all pairs of places equally far apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNIT: Final = 6
SIDES: Final = ("", "nw", "se", "ne", "sw")
CENTRE_X: Final = (3, 2, 4, 4, 2)  # by side: the middle of a field, the centroid of a triangle
CENTRE_Y: Final = (3, 2, 4, 2, 4)
BLOCKED: Final = -1

# How a line that misses a field's diagonals runs past them: on which side of `/` and of `\`.
CLASSES: Final = 4


class Trace:
    """What a line touches on its way; places are counted from a corner of the fields it spans."""

    __slots__ = ("crossed", "touched")

    def __init__(self, touched: int, crossed: tuple[int, ...]) -> None:
        self.touched: int = touched  # bits of all obstacles there could be
        self.crossed: tuple[int, ...] = (
            crossed  # fields between the ends, times CLASSES, plus class
        )


class Sight:
    """What can be seen from where; obstacles are set first, then lines are asked for."""

    def __init__(self, height: int, width: int, row: Sequence[int], col: Sequence[int]) -> None:
        self.height: int = height
        self.width: int = width
        self.stride: int = 2 * width + 1
        self.layer: int = (2 * height + 1) * self.stride
        self.obstacles: int = 0
        self.row: tuple[int, ...] = tuple(row)
        self.col: tuple[int, ...] = tuple(col)
        self.side: list[int] = [0] * len(self.row)
        # By field and class of a line: the bit of the node such a line runs through.
        self.bits: list[int] = [0] * (height * width * CLASSES)
        self.traces: dict[int, Trace] = {}
        for node in range(len(self.row)):
            first = self._first_class(node)
            for kind in range(CLASSES):
                self.bits[first + kind] = 1 << node

    # Obstacles

    def block_edge(self, y: int, x: int) -> None:
        """A wall or closed door lies on this edge of the lattice; its two ends block as well."""
        along_y, along_x = (0, 1) if y % 2 == 0 else (1, 0)
        for step in (-1, 0, 1):
            self.obstacles |= 1 << (y + step * along_y) * self.stride + x + step * along_x

    def block_field(self, row: int, col: int) -> None:
        """Something in this field blocks all lines that cross it, but none that ends there."""
        self.obstacles |= 1 << (2 * row + 1) * self.stride + 2 * col + 1

    def split_field(self, row: int, col: int, north: int, south: int, rising: bool) -> None:
        """A wall runs through a field, rising (`/`) or falling: its halves are these two nodes."""
        centre = (2 * row + 1) * self.stride + 2 * col + 1
        across = self.stride - 1 if rising else self.stride + 1  # from the centre to the lower end
        self.obstacles |= 1 << centre + self.layer * (1 if rising else 2)
        self.obstacles |= 1 << centre + across | 1 << centre - across
        self.side[north], self.side[south] = (1, 2) if rising else (3, 4)
        first = self._first_class(north)
        for kind in range(CLASSES):
            upper = kind & 1 if rising else kind >> 1
            self.bits[first + kind] = 1 << (north if upper else south)

    # Lines

    def lines_from(self, a: int) -> list[int]:
        """Return what `line` says of the lines from a node to each node."""
        return [self.line(a, b) for b in range(len(self.row))]

    def line(self, a: int, b: int) -> int:
        """Return BLOCKED, or the bits of the nodes that lie between and are crossed."""
        if b < a:  # the same line, drawn from the upper end: sight is symmetric
            a, b = b, a
        down, right = self.row[b] - self.row[a], self.col[b] - self.col[a]
        key = ((down * 128 + right + 64) * 8 + self.side[a]) * 8 + self.side[b]
        trace = self.traces.get(key)
        if trace is None:
            trace = trace_line(self, self.side[a], self.side[b], down, right)
            self.traces[key] = trace
        top, left = self.row[a], self.col[a] + (right if right < 0 else 0)
        if self.obstacles >> 2 * (top * self.stride + left) & trace.touched:
            return BLOCKED
        corner = (top * self.width + left) * CLASSES
        between = 0
        for place in trace.crossed:
            between |= self.bits[corner + place]
        return between

    def _first_class(self, node: int) -> int:
        return (self.row[node] * self.width + self.col[node]) * CLASSES


def trace_line(sight: Sight, side_a: int, side_b: int, down: int, right: int) -> Trace:
    """Follow a line from field to field; it leads down, or along its row."""
    shift = -right if right < 0 else 0  # so that no column is negative
    ax, ay = shift * UNIT + CENTRE_X[side_a], CENTRE_Y[side_a]
    bx, by = (shift + right) * UNIT + CENTRE_X[side_b], down * UNIT + CENTRE_Y[side_b]
    row, col, last_col = 0, shift, shift + right
    step_x = 1 if bx > ax else -1
    wide, high = abs(bx - ax), by - ay
    # How far it is to the next grid line; as shares of the whole way: to_x / wide, to_y / high.
    to_x = UNIT - CENTRE_X[side_a] if step_x > 0 else CENTRE_X[side_a]
    to_y = UNIT - CENTRE_Y[side_a]
    touched = diagonals_hit(sight, row, col, ax, ay, bx, by)
    crossed: list[int] = []
    while row != down or col != last_col:
        sooner = to_x * high - to_y * wide
        y, x = 2 * row + 1, 2 * col + 1
        if sooner <= 0:
            col, x, to_x = col + step_x, x + step_x, to_x + UNIT
        if sooner >= 0:  # both at once: the line runs through a corner
            row, y, to_y = row + 1, y + 1, to_y + UNIT
        touched |= 1 << y * sight.stride + x
        touched |= diagonals_hit(sight, row, col, ax, ay, bx, by)
        if row != down or col != last_col:
            touched |= 1 << (2 * row + 1) * sight.stride + 2 * col + 1
            place = (row * sight.width + col) * CLASSES
            crossed.append(place + class_of_line(row, col, ax, ay, bx, by))
    return Trace(touched, tuple(crossed))


def turn(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> int:
    """Say on which side of the line from A to B a point lies: below, on or above 0."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def diagonals_hit(sight: Sight, row: int, col: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the bits of a field's diagonals that the line touches."""
    left, top = col * UNIT, row * UNIT
    right, bottom = left + UNIT, top + UNIT
    centre = (2 * row + 1) * sight.stride + 2 * col + 1
    hit = 0
    if segments_meet(ax, ay, bx, by, left, bottom, right, top):
        hit |= 1 << centre + sight.layer
    if segments_meet(ax, ay, bx, by, left, top, right, bottom):
        hit |= 1 << centre + 2 * sight.layer
    return hit


def segments_meet(ax: int, ay: int, bx: int, by: int, px: int, py: int, qx: int, qy: int) -> bool:
    """Say whether AB and PQ have a point in common, given that AB enters the field of PQ."""
    beside = turn(ax, ay, bx, by, px, py) * turn(ax, ay, bx, by, qx, qy)
    return beside <= 0 and turn(px, py, qx, qy, ax, ay) * turn(px, py, qx, qy, bx, by) <= 0


def class_of_line(row: int, col: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Say whether a line passes north-west of `/` (1) and north-east of the other diagonal (2).

    Where it misses a diagonal, both ends of that lie on one side of it; the half it runs through
    is the one whose third corner lies on the other side. Where it hits it, nobody asks.
    """
    left, top = col * UNIT, row * UNIT
    right, bottom = left + UNIT, top + UNIT
    north_west = turn(ax, ay, bx, by, left, top)
    north_east = turn(ax, ay, bx, by, right, top)
    south_west = turn(ax, ay, bx, by, left, bottom)
    return (north_west * south_west < 0) + 2 * (north_east * north_west < 0)
