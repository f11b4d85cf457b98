"""The board: places, the ways between them, and who sees whom (5, 6, 7.2).

A place is a node: a whole field, or one half of a field that a wall divides (6.5). All tables
are made when the board is built, but lines of sight, which are made for a node when first asked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.pieces.lasting import Lasting, LastingSeats
from tafelrunde.pieces.lattice import (
    COL_STEP,
    ROW_STEP,
    Drawing,
    Edge,
    MapError,
    field_name,
    opposite,
    read_drawing,
)
from tafelrunde.pieces.sight import BLOCKED, Sight

from .legend import LEGEND, NO_DOOR, TWO_WAY, Field, read_fields
from .surveying import check_map

NOWHERE: Final = -1
FOLDER: Final = Path(__file__).parent / "data" / "maps"
SHIPPED: Final = ("boiler_house", "parade_ground")


class Board:
    """A map to fight on; it never changes."""

    def __init__(self, drawing: Drawing) -> None:
        self.title: str = drawing.title
        self.notes: tuple[str, ...] = tuple(drawing.notes)
        self.rows: tuple[str, ...] = drawing.rows
        self.signs: tuple[tuple[str, str], ...] = tuple(  # the map's own marks, and their words
            [(mark, sign.words) for mark, sign in drawing.signs.items()]
        )
        self.height: int = drawing.height
        self.width: int = drawing.width
        self._number_places(read_fields(drawing))
        self._find_ways(drawing)
        self._find_things()
        self._sight: Sight = self._place_obstacles(drawing)
        self._lines: list[list[int]] = [[] for _ in range(self.nodes)]
        self.shown_piles: Lasting = Lasting()
        self.shown_seats: dict[int, LastingSeats] = {}  # by viewer
        self.shown_decks: Lasting = Lasting()
        self.shown_discards: Lasting = Lasting()

    # Places

    def _number_places(self, fields: list[Field]) -> None:
        """Number the places row by row, the northern half of a field first."""
        self.fields: tuple[Field, ...] = tuple(fields)
        row: list[int] = []
        col: list[int] = []
        sides: list[str] = []
        first: list[int] = []
        for index, field in enumerate(fields):
            first.append(len(sides) if field.sides else NOWHERE)
            for side in field.sides:
                row.append(index // self.width)
                col.append(index % self.width)
                sides.append(side)
        self.first: tuple[int, ...] = tuple(first)  # by field: its only or northern node
        self.row: tuple[int, ...] = tuple(row)
        self.col: tuple[int, ...] = tuple(col)
        self.sides: tuple[str, ...] = tuple(sides)
        self.nodes: int = len(sides)
        names = [field_name(row[node], col[node]) + sides[node] for node in range(self.nodes)]
        self.names: tuple[str, ...] = tuple(names)

    def field_of(self, node: int) -> Field:
        """Return what the field is that this place is part of."""
        return self.fields[self.row[node] * self.width + self.col[node]]

    def part(self, row: int, col: int, direction: int) -> int:
        """Return the part of a field that borders its edge in this direction (6.5), or NOWHERE."""
        first = self.first[row * self.width + col]
        if first == NOWHERE or not self.sides[first]:
            return first
        return first if "nesw"[direction] in self.sides[first] else first + 1

    # Ways

    def _find_ways(self, drawing: Drawing) -> None:
        """Work out where one step leads, where jumps pass, and where walls don't count."""
        ahead = [[self._over(drawing, node, way) for way in range(4)] for node in range(self.nodes)]
        steps: list[tuple[int, ...]] = []
        rays: list[tuple[tuple[int, ...], ...]] = []
        ghost_steps: list[tuple[int, ...]] = []
        for node in range(self.nodes):
            steps.append(tuple(sorted([to for to in ahead[node] if to != NOWHERE])))
            rays.append(tuple([ray(ahead, node, way) for way in range(4)]))
            ghost_steps.append(self._ghost_steps(node))
        self.steps: tuple[tuple[int, ...], ...] = tuple(steps)
        self.rays: tuple[tuple[tuple[int, ...], ...], ...] = tuple(rays)
        self.ghost_steps: tuple[tuple[int, ...], ...] = tuple(ghost_steps)

    def _over(self, drawing: Drawing, node: int, way: int) -> int:
        """Return where a step in this direction leads, or NOWHERE (5.2, 6.2, 6.5)."""
        row, col = self.row[node], self.col[node]
        if self.part(row, col, way) != node or not may_pass(drawing.edge(row, col, way), way):
            return NOWHERE
        to = self._neighbour(row, col, way)
        if to == NOWHERE:
            return NOWHERE
        out, into = self.field_of(node).door, self.field_of(to).door
        # A one-way door in a field is entered at the arrow's tail and left at its head.
        if out not in (NO_DOOR, TWO_WAY, way) or into not in (NO_DOOR, TWO_WAY, way):
            return NOWHERE
        return to

    def _neighbour(self, row: int, col: int, way: int) -> int:
        """Return the part of the next field that one comes to over the edge between them."""
        down, right = row + ROW_STEP[way], col + COL_STEP[way]
        if not (0 <= down < self.height and 0 <= right < self.width):
            return NOWHERE
        return self.part(down, right, opposite(way))

    def _ghost_steps(self, node: int) -> tuple[int, ...]:
        """Return where a step leads whoever walks through walls."""
        row, col = self.row[node], self.col[node]
        found = [other for other in self.parts_of(row, col) if other != node]
        for way in range(4):
            down, right = row + ROW_STEP[way], col + COL_STEP[way]
            if 0 <= down < self.height and 0 <= right < self.width:
                found += self.parts_of(down, right)
        return tuple(sorted(found))

    def parts_of(self, row: int, col: int) -> list[int]:
        """Return the places of a field: one, two, or none."""
        index = row * self.width + col
        return [self.first[index] + part for part in range(len(self.fields[index].sides))]

    # What lies there

    def _find_things(self) -> None:
        """Note which places hold what, as bit masks."""
        self.acid: int = self._places_with("acid")
        self.weapon_fields: int = self._places_with("weapon")
        self.gadget_fields: int = self._places_with("gadget")
        self.weapon_list: tuple[int, ...] = self._listed(self.weapon_fields)
        self.gadget_list: tuple[int, ...] = self._listed(self.gadget_fields)
        self.pads: int = self._places_with("teleporter")
        self.grates: int = self._places_with("grate")
        doors = [1 << n for n in range(self.nodes) if self.field_of(n).door != NO_DOOR]
        self.door_fields: int = sum(doors)
        self.pad_list: tuple[int, ...] = self._listed(self.pads)
        self.respawn: tuple[int, ...] = tuple([node for _, node in sorted(self.numbered())])

    def _places_with(self, thing: str) -> int:
        found = 0
        for node in range(self.nodes):
            if self.field_of(node).holds(self.sides[node], thing):
                found |= 1 << node
        return found

    def _listed(self, mask: int) -> tuple[int, ...]:
        return tuple([node for node in range(self.nodes) if mask >> node & 1])

    def numbered(self) -> list[tuple[int, int]]:
        """Return the respawn fields' numbers with their nodes, from top to bottom."""
        found: list[tuple[int, int]] = []
        for node in range(self.nodes):
            number = self.field_of(node).respawn.get(self.sides[node], 0)
            if number:
                found.append((number, node))
        return found

    # Distance and sight

    def distance(self, a: int, b: int) -> int:
        """Return how many orthogonal steps lie between two places (7.6).

        The two halves of one field are different places (12.3), so they are one step apart.
        """
        fields = abs(self.row[a] - self.row[b]) + abs(self.col[a] - self.col[b])
        return fields if fields or a == b else 1

    def lines(self, a: int) -> list[int]:
        """Return by node: -1 if walls or doors block the line, else the places it crosses (7.2)."""
        known = self._lines[a]
        if not known:
            known = self._sight.lines_from(a)
            self._lines[a] = known
        return known

    def sees(self, a: int, b: int, standing: int) -> bool:
        """Say whether no wall, door or fighter blocks the line; fighters at its ends don't."""
        crossed = self.lines(a)[b]
        return crossed != BLOCKED and not crossed & standing

    def _place_obstacles(self, drawing: Drawing) -> Sight:
        """Set all that stops a line: walls and doors on edges and in fields (6.2, 6.5, 7.3)."""
        sight = Sight(self.height, self.width, self.row, self.col)
        for y in range(2 * self.height + 1):
            for x in range(1 - y % 2, 2 * self.width + 1, 2):
                if not drawing.edge_at(y, x).clear:
                    sight.block_edge(y, x)
        for index, field in enumerate(self.fields):
            row, col = index // self.width, index % self.width
            if len(field.sides) == 2:
                north = self.first[index]
                sight.split_field(row, col, north, north + 1, self.sides[north] == "nw")
            elif field.door != NO_DOOR or not field.sides:
                sight.block_field(row, col)
        return sight


def may_pass(edge: Edge, way: int) -> bool:
    """Say whether an edge lets pass in this direction (6.2)."""
    return edge.forth if way in (1, 2) else edge.back


def ray(ahead: list[list[int]], node: int, way: int) -> tuple[int, ...]:
    """Return the places in a straight line, until a wall or door ends it (5.5)."""
    found: list[int] = []
    node = ahead[node][way]
    while node != NOWHERE:
        found.append(node)
        node = ahead[node][way]
    return tuple(found)


_shipped: list[Board] = []


def load_board(text: str, name: str = "") -> Board:
    """Return the board of a map, or raise a MapError that tells all that is wrong with it."""
    drawing = read_drawing(text, LEGEND, name)
    board = Board(drawing)
    check_map(board, drawing)
    if drawing.problems:
        raise MapError(name, drawing.problems)
    return board


def shipped() -> tuple[Board, ...]:
    """Return the boards that come with the game, always in the same order."""
    if not _shipped:
        for name in SHIPPED:
            file = FOLDER / f"{name}.txt"
            _shipped.append(load_board(file.read_text("utf-8"), file.name))
    return tuple(_shipped)
