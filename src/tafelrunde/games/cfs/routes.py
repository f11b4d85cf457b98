"""Ways through the dungeon: roughly over several rounds, exactly for one activation (3, 4).

Rough ways are counted in fields and pass figures by; an energy field that is on costs what it takes
to get rid of it, and a jump what it takes on average to come out at a certain teleporter. They hang
on the energy fields alone, and are kept with the dungeon.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Game

from .clashes import THROWS, shove_of
from .dungeon import BLUE, Dungeon
from .names import AWAY, MOVEMENT, TEAM
from .state import CfsState
from .values import is_out, movement_now

FAR: Final = 1_000
BLUE_COST: Final = 4  # fields an action is worth that switches a blue field
GREEN_COST: Final = 12  # the same with the way to a terminal and on from there
JUMP_COST: Final = 5  # fields it takes to jump, and jump again, till one is where one wanted (3.5)
MOST_KEPT: Final = 6_000  # rough ways of a dungeon
SURE_ENOUGH: Final = 0.4  # the chance below which nobody fights its way through somebody
ACTION: Final = 8  # a time is this many times the actions begun, and the fields of the last move
FULL: Final = ACTION - 1  # no move goes on
REACH: Final = MOVEMENT[0][0] + 1  # how far away anybody can be that comes and fights

Costs = list[int]
Edge = tuple[int, int, int, int]  # the next field, how far; the energy field between, its price


class Routes:
    """Rough ways in one dungeon."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon: Dungeon = dungeon
        self._steps: list[list[Edge]] = [
            [(to, 1, bit, self._price(bit)) for to, bit, _ in steps] for steps in dungeon.steps
        ]
        self._edges: list[list[Edge]] = [[*steps] for steps in self._steps]
        for one in dungeon.teleporters:
            self._edges[one] += [(to, JUMP_COST, 0, 0) for to in dungeon.teleporters if to != one]
        self._kept: dict[tuple[bool, int, tuple[int, ...]], Costs] = {}
        self._near: dict[tuple[int, int], Costs] = {}

    def _price(self, bit: int) -> int:
        """Return what an energy field costs besides the step while it is on."""
        if not bit:
            return 0
        blue = self.dungeon.colour[bit.bit_length() - 1] == BLUE
        return BLUE_COST if blue else GREEN_COST

    def costs(self, fields: int, *starts: int) -> Costs:
        """Return how many fields it is from the nearest of some fields to each other one."""
        return self._known(True, fields, starts)

    def walks(self, fields: int, *starts: int) -> Costs:
        """Return the same without teleporters."""
        return self._known(False, fields, starts)

    def nearby(self, fields: int, node: int) -> Costs:
        """Return how far the fields around are, no active energy field between; the rest is FAR."""
        key = (fields, node)
        found = self._near.get(key)
        if found is None:
            if len(self._near) >= MOST_KEPT:
                self._near.clear()
            found = self._near[key] = self._around(fields, node)
        return found

    def _around(self, fields: int, node: int) -> Costs:
        """Go step by step as far as somebody could come."""
        found = [FAR] * len(self._steps)
        found[node] = 0
        ring = [node]
        for place in ring:
            far = found[place] + 1
            if far > REACH:
                break
            for to, _, bit, _ in self._steps[place]:
                if not fields & bit and found[to] == FAR:
                    found[to] = far
                    ring.append(to)
        return found

    def _known(self, jumping: bool, fields: int, starts: tuple[int, ...]) -> Costs:
        """Work the ways out once for each state of the energy fields."""
        key = (jumping, fields, starts)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            edges = self._edges if jumping else self._steps
            found = self._kept[key] = self._spread(edges, fields, starts)
        return found

    def _spread(self, edges: list[list[Edge]], fields: int, starts: tuple[int, ...]) -> Costs:
        """Find the cheapest ways, wave by wave; they are the same in both directions."""
        cost = [FAR] * len(edges)
        waves: list[list[int]] = [[] for _ in range(GREEN_COST + 2)]
        waves[0] = list(starts)
        for node in starts:
            cost[node] = 0
        level, size, waiting = 0, len(waves), len(starts)
        while waiting:
            wave = waves[level % size]
            waves[level % size] = []
            waiting -= len(wave)
            for node in wave:
                if cost[node] == level:
                    for to, length, bit, price in edges[node]:
                        total = level + length + (price if fields & bit else 0)
                        if total < cost[to]:
                            cost[to] = total
                            waves[total % size].append(to)
                            waiting += 1
            level += 1
        return cost


def routes_in(dungeon: Dungeon) -> Routes:
    """Return the rough ways of a dungeon, which are kept with it."""
    if dungeon not in _KNOWN:
        if len(_KNOWN) >= MOST_DUNGEONS:
            _KNOWN.clear()
        _KNOWN[dungeon] = Routes(dungeon)
    return _KNOWN[dungeon]


MOST_DUNGEONS: Final = 8  # kept at a time
_KNOWN: dict[Dungeon, Routes] = {}


class Start:
    """Where and when an exact search begins: the field, the time, and what may still be done."""

    __slots__ = ("actions", "fields", "figure", "movement", "node", "time")

    def __init__(self, g: Game, s: CfsState, figure: int, actions: int) -> None:
        self.figure: int = figure
        self.node: int = s.where[figure]
        self.movement: int = movement_now(g, s, figure)
        goes_on = s.active == figure and s.moving and s.moved < self.movement
        self.time: int = s.moved if goes_on else FULL
        self.actions: int = actions  # left
        self.fields: int = s.fields

    def after(self, node: int, time: int, movement: int, fields: int) -> Start:
        """Return the start of the next leg, perhaps with another load."""
        later = Start.__new__(Start)
        later.figure = self.figure
        later.node = node
        later.movement = movement
        begun, moved = divmod(time, ACTION)
        later.time = begun * ACTION + (moved if moved < movement else FULL)
        later.actions = self.actions
        later.fields = fields
        return later


class Reach:
    """What a figure can get to in its activation: the earliest time for each field.

    A time is ACTION * actions begun + fields moved in the last of them, or FULL if no move goes on.
    Blue fields are switched off on the way; opponents are fought out of it if that is likely.
    """

    def __init__(self, g: Game, s: CfsState, start: Start) -> None:
        self.start: Start = start
        self.times: dict[int, int] = {start.node: start.time}
        self.taken: set[int] = set(s.where)
        self._before: dict[int, tuple[int, int]] = {}  # the field before, and the switched bit
        self._team: set[int] = set()
        self._foes: dict[int, float] = {}
        self._others(g, s)
        self._spread(g.ground)

    def _others(self, g: Game, s: CfsState) -> None:
        """Note who stands in the way, and how likely they give way (3.7)."""
        figure = self.start.figure
        first = figure // TEAM * TEAM
        for other, node in enumerate(s.where):
            if node == AWAY or other == figure:
                continue
            if first <= other < first + TEAM:
                self._team.add(node)
            elif not is_out(s, other):
                self._foes[node] = shove_of(g, s, figure, other).won / THROWS
        self.taken.discard(self.start.node)

    def _spread(self, dungeon: Dungeon) -> None:
        """Go on from the earliest field, as long as there are actions."""
        times, start = self.times, self.start
        waves: list[list[int]] = [[] for _ in range((start.actions + 2) * ACTION)]
        waves[start.time].append(start.node)
        for time, wave in enumerate(waves):
            for node in wave:
                if times[node] == time:
                    self._go_on(dungeon, node, time, waves)

    def _go_on(self, dungeon: Dungeon, node: int, time: int, waves: list[list[int]]) -> None:
        """Note the next fields, when they are entered, and what is switched off for that."""
        times, on = self.times, self.start.fields
        passing = node in self._team
        for to, bit, _ in dungeon.steps[node]:
            closed = on & bit
            if closed and (passing or dungeon.green & bit):
                continue
            later = self._later(time, to, closed != 0, passing)
            if 0 <= later < times.get(to, FAR):
                times[to] = later
                self._before[to] = (node, closed)
                waves[later].append(to)

    def _later(self, time: int, to: int, closed: bool, passing: bool) -> int:
        """Return when the next field is entered, or -1."""
        begun, moved = time // ACTION, time % ACTION
        if closed:
            begun, moved = begun + 1, FULL
        met = to in self.taken
        mate = met and to in self._team
        if moved >= self.start.movement:
            if passing:
                return -1  # nobody ends a move on a teammate's field (3.7)
            begun, moved = begun + 1, 0
        elif mate and not passing and moved + 2 > self.start.movement:
            begun, moved = begun + 1, 0  # too little is left to get past: a new move begins
        moved += 1
        if met and not mate:
            if passing or self._foes.get(to, 0.0) < SURE_ENOUGH:
                return -1
            begun += 1  # such a test costs about an action more
        if begun > self.start.actions:
            return -1
        return begun * ACTION + moved

    def ends(self) -> list[int]:
        """Return the fields on which the figure could stay."""
        start = self.start.node
        return [node for node in self.times if node == start or node not in self.taken]

    def left_at(self, node: int) -> int:
        """Return how many actions are left on arriving at a field."""
        return self.start.actions - self.times[node] // ACTION

    def switched(self, node: int) -> int:
        """Return the energy fields as they are after the way to a field."""
        fields = self.start.fields
        while node in self._before and node != self.start.node:
            node, bit = self._before[node]
            fields &= ~bit
        return fields

    def way(self, node: int) -> list[Action]:
        """Return the actions that lead to a field; a test for a place on the way ends the list."""
        path: list[tuple[int, int]] = []
        while node != self.start.node:
            before, bit = self._before[node]
            path.append((node, bit))
            node = before
        actions: list[Action] = []
        for to, bit in reversed(path):
            if bit:
                actions.append(("switch", bit.bit_length() - 1))
            if to in self._foes:
                return [*actions, ("shove", to)]
            if to not in self._team:
                actions.append(("step", to))
        return actions
