"""Chapters 2.3 and 8: machines read their table and do what the first fitting row says.

Nothing here is left to hidden chance: of several goals the nearest is meant, of those the one with
the heaviest load, then the field that comes first.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Chapter, Frame, Game

from ..decisions import CONDITIONS, DEEDS, Row
from ..dungeon import Dungeon
from ..names import ACTIONS, AWAY, MACHINE_KINDS, MACHINES, STACKED, TEAM
from ..state import CfsState
from ..values import (
    is_down,
    is_machine,
    is_out,
    may_carry,
    movement_now,
    passes,
    profile_of,
)
from .clashing import fight
from .lifting import lay, pick_up
from .rounds import start_activation
from .setting_up import machine_starts

UNSEEN: Final = 1 << 20  # so far is no field

machines_chapter = Chapter("machines")
machines_chapter.kind("machine", MACHINES)
machines_chapter.kind("condition", CONDITIONS)
machines_chapter.kind("deed", DEEDS)


def machines(g: Game, s: CfsState, frame: Frame) -> None:
    """The machines act one after another, in their order (2.3)."""
    number: int = frame[1]
    if number == len(MACHINE_KINDS):
        s.active = NOBODY
        return
    s.push(("machines", number + 1))
    figure = g.players * TEAM + number
    if not is_out(s, figure):
        start_activation(s, figure)
        s.push(("machine", figure, ACTIONS))


def machine(g: Game, s: CfsState, frame: Frame) -> None:
    """One action: the first row whose conditions hold (8)."""
    figure: int = frame[1]
    left: int = frame[2]
    if not left or is_out(s, figure):
        return
    look = Look(g, s, figure)
    number, row = look.fitting_row()
    free = look.is_free(DEEDS[row.deed])
    s.push(("machine", figure, left if free else left - 1))
    s.tell("machine_decided", figure, number + 1, row.deed)
    if not free:
        s.handled = 0
    look.do(DEEDS[row.deed])


class Look:
    """What a machine finds when it looks round: ways are worked out once for all rows."""

    def __init__(self, g: Game, s: CfsState, figure: int) -> None:
        self.g: Game = g
        self.s: CfsState = s
        self.figure: int = figure
        self.node: int = s.where[figure]
        self.nest: int = machine_starts(g.ground)[figure - g.players * TEAM]
        self.reached: list[int] = []  # by field the one before it, or itself
        self.far: list[int] = []  # how far each field is; NOBODY where a figure stands, else UNSEEN

    def _walk(self) -> None:
        """Find all fields the machine can get to, past its like but past nobody else."""
        g, s = self.g, self.s
        dungeon: Dungeon = g.ground
        closed = 0 if passes(g, self.figure) else s.fields
        far, reached = [UNSEEN] * dungeon.nodes, list(range(dungeon.nodes))
        for figure in range(g.players * TEAM):
            if s.where[figure] != AWAY:
                far[s.where[figure]] = NOBODY
        far[self.node] = 0
        ring = [self.node]
        for node in ring:
            beyond = far[node] + 1
            for to, bit, _ in dungeon.steps[node]:
                if far[to] == UNSEEN and not closed & bit:
                    far[to] = beyond
                    reached[to] = node
                    ring.append(to)
        self.far, self.reached = far, reached

    def fitting_row(self) -> tuple[int, Row]:
        """Return the first row that holds, and its number."""
        kind = profile_of(self.g, self.figure) - TEAM
        rows: tuple[Row, ...] = self.g.ground.table[kind]
        for number, row in enumerate(rows):
            if all(self.holds(CONDITIONS[condition]) == wanted for condition, wanted in row.when):
                return number, row
        raise AssertionError("the last row holds always")

    def holds(self, condition: str) -> bool:
        """Say whether a condition holds."""
        s = self.s
        if condition == "down":
            return is_down(s, self.figure)
        if condition in ("carrying", "empty"):
            return bool(s.load[self.figure]) == (condition == "carrying")
        if condition == "at_nest":
            return self.node == self.nest
        if condition == "on_resource":
            return bool(s.floor[self.node]) and may_carry(self.g, s, self.figure)
        if condition.startswith("beside_"):
            return bool(self.beside(condition == "beside_carrier"))
        return self.goal(condition.removeprefix("way_to_")) != NOBODY

    # Goals

    def beside(self, carrier: bool) -> list[int]:
        """Return the fields beside it with a figure that can be fought, the heaviest load first."""
        g, s = self.g, self.s
        dungeon: Dungeon = g.ground
        found: list[tuple[int, int]] = []
        for to, bit, _ in dungeon.steps[self.node]:
            if not s.fields & bit and to in s.where:
                other = s.where.index(to)
                if is_machine(g, other) or is_out(s, other) or (carrier and not s.load[other]):
                    continue
                found.append((-len(s.load[other]), to))
        return [to for _, to in sorted(found)]

    def goal(self, what: str) -> int:
        """Return the field to go to, or NOBODY: nearest, then heaviest load, then first field."""
        if not self.far:  # many rows ask for no way at all
            self._walk()
        if what == "nest":
            return self.nest if self.is_open(self.nest) else NOBODY
        if what == "resource":
            return self.nearest_piece()
        nodes = self.fields_beside_figures(what == "carrier")
        return min(nodes)[2] if nodes else NOBODY

    def nearest_piece(self) -> int:
        """Return the nearest field with a piece on which it could end its move, or NOBODY."""
        best, chosen = UNSEEN, NOBODY
        for node, pieces in enumerate(self.s.floor):
            nearer = pieces and 0 <= self.far[node] < best
            if nearer and self.is_open(node) and not self.is_nest(node):
                best, chosen = self.far[node], node
        return chosen

    def is_open(self, node: int) -> bool:
        """Say whether the machine could end its move on a field."""
        if node == self.node:
            return True
        return 0 <= self.far[node] < UNSEEN and node not in self.s.where

    def is_nest(self, node: int) -> bool:
        """Say whether a field is some machine's nest: pieces there are left alone."""
        dungeon: Dungeon = self.g.ground
        return node in dungeon.nests

    def fields_beside_figures(self, carrier: bool) -> list[tuple[int, int, int]]:
        """Return the fields from which a figure could be fought."""
        g, s = self.g, self.s
        dungeon: Dungeon = g.ground
        found: list[tuple[int, int, int]] = []
        for other, place in enumerate(s.where[: g.players * TEAM]):
            if place < 0 or is_out(s, other) or (carrier and not s.load[other]):
                continue
            for to, bit, _ in dungeon.steps[place]:
                if not s.fields & bit and self.is_open(to):
                    found.append((self.far[to], -len(s.load[other]), to))
        return found

    # Deeds

    def is_free(self, deed: str) -> bool:
        """Say whether a deed costs nothing: the first piece taken or laid between two others (3.2).

        Whatever a table says, a machine so comes to the end of its actions.
        """
        return not self.s.handled and not is_down(self.s, self.figure) and self.can_handle(deed)

    def can_handle(self, deed: str) -> bool:
        """Say whether there is a piece to take, or one to lay and room for it (3.2, 3.3)."""
        s = self.s
        if deed == "take":
            return bool(s.floor[self.node]) and may_carry(self.g, s, self.figure)
        return deed == "lay" and bool(s.load[self.figure]) and len(s.floor[self.node]) < STACKED

    def do(self, deed: str) -> None:
        """Carry out what the row says."""
        g, s, figure = self.g, self.s, self.figure
        if is_down(s, figure) != (deed == "stand"):
            return  # who lies can do nothing else before standing up (6.1)
        if deed == "stand":
            s.down &= ~(1 << figure)
            s.tell("stood_up", figure)
        elif deed in ("fight_carrier", "fight_figure"):
            targets = self.beside(deed == "fight_carrier")
            if targets:
                fight(g, s, figure, targets[0])
        elif deed in ("take", "lay"):
            if self.can_handle(deed):
                self.handle(deed)
        elif deed != "wait":
            self.go(self.goal(deed.removeprefix("go_to_")))

    def handle(self, deed: str) -> None:
        """Take or lay the piece whose kind comes first."""
        g, s, figure = self.g, self.s, self.figure
        if deed == "take":
            pick_up(g, s, figure, s.floor[self.node][0])
        else:
            lay(g, s, figure, s.load[figure][0])

    def go(self, goal: int) -> None:
        """Walk toward a field as far as the movement goes, and end where nobody stands."""
        if goal == NOBODY or goal == self.node:
            return
        s = self.s
        path = [goal]
        while path[-1] != self.node:
            path.append(self.reached[path[-1]])
        path.reverse()
        steps = min(len(path) - 1, movement_now(self.g, s, self.figure))
        while steps and path[steps] in s.where:
            steps -= 1
        if steps:
            s.where[self.figure] = path[steps]
            s.tell("machine_moved", self.figure, path[steps])


machines_chapter.event("machine_decided", figure="figure", row="number", deed="deed")
machines_chapter.event("machine_moved", figure="figure", field="field")
machines_chapter.step("machines", machines)
machines_chapter.step("machine", machine)
