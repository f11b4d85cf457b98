"""How a fighter gets about on a board: what each way costs, and the way itself (5, 6.4).

Ways avoid acid: they go round it, or jump over it. They may lead through other fighters, who don't
stop anybody (5.3). Costs are worked out for a place when first asked, and kept with the board.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action

from .board import Board
from .steps.moving import JUMP_COST

FAR: Final = 1_000_000  # more than any way costs
LONGEST_LEAP: Final = 6  # longer jumps spare nobody a field of acid
HALF_WAY: Final = 5.0  # what is so many points away draws a quarter as much as what is here
MOST_BOARDS: Final = 8  # kept at a time

Edge = tuple[int, int]  # where it leads, what it costs
Spread = tuple[list[int], list[int]]  # by place: what the way costs, and the place before it


class Paths:
    """The ways of a fighter that jumps so far, and maybe walks through walls."""

    def __init__(self, board: Board, leap: int, phased: bool) -> None:
        self.board: Board = board
        self._leap: int = leap
        self._phased: bool = phased
        self._on: list[list[Edge]] = [self._edges(node) for node in range(board.nodes)]
        self._back: list[list[Edge]] = [[] for _ in range(board.nodes)]
        for node, edges in enumerate(self._on):
            for to, price in edges:
                self._back[to].append((node, price))
        self._from: dict[int, Spread] = {}
        self._to: dict[int, Spread] = {}
        self.weapon_pull: list[float] = self._pull(board.weapon_fields)
        self.gadget_pull: list[float] = self._pull(board.gadget_fields)

    def _edges(self, node: int) -> list[Edge]:
        """Return where a fighter may go from a place at once, without touching acid."""
        board = self.board
        steps = board.ghost_steps[node] if self._phased else board.steps[node]
        found = [(to, 1) for to in steps]
        if board.pads >> node & 1:
            found += [(pad, 1) for pad in board.pad_list if pad != node]
        for ray in board.rays[node]:
            spared = False
            for length in range(2, min(self._leap, len(ray)) + 1):
                spared = spared or bool(board.acid >> ray[length - 2] & 1)
                if spared:  # else walking is as quick, for half the points
                    found.append((ray[length - 1], JUMP_COST * length))
        return [(to, price) for to, price in found if not board.acid >> to & 1]

    def _pull(self, fields: int) -> list[float]:
        """Add up how strongly such fields draw a fighter that stands on each place."""
        nodes = self.board.nodes
        pull = [0.0] * nodes
        for field in range(nodes):
            if fields >> field & 1:
                for node, cost in enumerate(self.costs_to(field)):
                    pull[node] += nearness(cost)
        return pull

    def costs_from(self, start: int) -> list[int]:
        """Return what it costs to come from a place to each other one."""
        if start not in self._from:
            self._from[start] = spread(self._on, start)
        return self._from[start][0]

    def costs_to(self, goal: int) -> list[int]:
        """Return what it costs to come to a place from each other one."""
        if goal not in self._to:
            self._to[goal] = spread(self._back, goal)
        return self._to[goal][0]

    def way(self, start: int, goal: int) -> list[Action]:
        """Return the moves that lead from one place to another, the last one first."""
        self.costs_from(start)
        before = self._from[start][1]
        moves: list[Action] = []
        while goal != start:
            moves.append((self._verb(before[goal], goal), goal))
            goal = before[goal]
        return moves

    def _verb(self, node: int, to: int) -> str:
        """Return how one gets from a place to the next."""
        board = self.board
        if to in (board.ghost_steps[node] if self._phased else board.steps[node]):
            return "step"
        return "beam" if board.pads >> node & 1 and board.pads >> to & 1 else "jump"


def nearness(cost: int) -> float:
    """Return how much of its worth a thing has that is so many points away."""
    away = 1.0 + cost / HALF_WAY
    return 1.0 / (away * away)


def spread(edges: list[list[Edge]], start: int) -> Spread:
    """Find the cheapest way from one place to all others."""
    cost = [FAR] * len(edges)
    before = [-1] * len(edges)
    cost[start] = 0
    waves: list[list[int]] = [[start]]  # by cost
    level = 0
    while level < len(waves):
        for node in waves[level]:
            if cost[node] == level:
                for to, price in edges[node]:
                    total = level + price
                    if total < cost[to]:
                        cost[to] = total
                        before[to] = node
                        while len(waves) <= total:
                            waves.append([])
                        waves[total].append(to)
        level += 1
    return cost, before


_KNOWN: dict[tuple[str, ...], dict[tuple[int, bool], Paths]] = {}


def paths_on(board: Board, leap: int, phased: bool) -> Paths:
    """Return the ways on a board for a fighter that jumps so far."""
    if board.rows not in _KNOWN:
        if len(_KNOWN) >= MOST_BOARDS:
            _KNOWN.clear()
        _KNOWN[board.rows] = {}
    known = _KNOWN[board.rows]
    key = (min(leap, LONGEST_LEAP), phased)
    if key not in known:
        known[key] = Paths(board, key[0], phased)
    return known[key]
