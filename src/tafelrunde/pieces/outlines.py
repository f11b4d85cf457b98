"""Maps as lines for whoever draws them: lengths are in fields, counted from the upper left."""

from __future__ import annotations

from .lattice import OPEN, WALL, Edge, Legend

Line = tuple[int, int, int, int]  # x and y of one end, x and y of the other


def edge_drawn(rows: tuple[str, ...], legend: Legend, y: int, x: int) -> Edge:
    """Return what is drawn between two fields, at this place of the lattice."""
    kinds = legend.lying if y % 2 == 0 else legend.upright
    return kinds.get(rows[y][x], OPEN)


def straight_walls(rows: tuple[str, ...], legend: Legend) -> list[Line]:
    """Return the walls between fields, each as long as it runs straight on."""
    high, wide = len(rows), len(rows[0])
    found: list[Line] = []
    for y in range(0, high, 2):
        edges = [edge_drawn(rows, legend, y, x) for x in range(1, wide, 2)]
        found += [(start, y // 2, end, y // 2) for start, end in stretches(edges)]
    for x in range(0, wide, 2):
        edges = [edge_drawn(rows, legend, y, x) for y in range(1, high, 2)]
        found += [(x // 2, start, x // 2, end) for start, end in stretches(edges)]
    return found


def stretches(edges: list[Edge]) -> list[tuple[int, int]]:
    """Return where walls begin and end along one line of the lattice."""
    found: list[tuple[int, int]] = []
    start = 0
    for place in range(len(edges) + 1):
        if place < len(edges) and edges[place] is WALL:
            continue
        if place > start:
            found.append((start, place))
        start = place + 1
    return found


def line_at(y: int, x: int) -> Line:
    """Return the line on which the edge at this place of the lattice lies."""
    left, top = x // 2, y // 2
    return (left, top, left, top + 1) if y % 2 else (left, top, left + 1, top)
