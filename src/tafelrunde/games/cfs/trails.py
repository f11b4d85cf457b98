"""What everybody could see of a match as it went on: who stood where with what, and what lay about.

A state remembers only how things are. This reads the open events again from the beginning, so that
an errand can be judged by the table it was run on.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Event, Game

from .dungeon import Dungeon
from .names import AWAY, RESOURCES, TEAM
from .state import CfsState, blank_in
from .steps.setting_up import machine_starts

# Events (figure, …, field) after which a figure stands on a field.
ARRIVALS: Final = ("placed", "stepped", "machine_moved", "jumped", "pushed", "followed")
HOMECOMINGS: Final = ("sidestepped", "came_home")


class Trail:
    """The open things of a match, event by event."""

    __slots__ = ("table",)

    def __init__(self, g: Game) -> None:
        dungeon: Dungeon = g.ground
        self.table: CfsState = blank_in(g.players, dungeon.nodes)

    def begin(self, g: Game, s: CfsState, history: list[Event]) -> None:
        """Go back to how things were before the history that led to this state."""
        table = self.table
        self._stand(g, s, history)
        table.floor = [()] * len(s.floor)
        moved = [[0] * len(RESOURCES) for _ in s.floor]  # pieces that came to each field since
        for _, key, args in history:
            self._count(moved, key, args)
            self.note(key, args)
        lying: list[tuple[int, ...]] = []
        for node, pieces in enumerate(s.floor):
            kinds: list[int] = []
            for kind in range(len(RESOURCES)):
                kinds += [kind] * (pieces.count(kind) - moved[node][kind])
            lying.append(tuple(kinds))
        self._stand(g, s, history)
        table.floor = lying

    def _stand(self, g: Game, s: CfsState, history: list[Event]) -> None:
        """Put the figures where they were at first, and the energy fields as they were."""
        table = self.table
        if any(key == "pieces_spread" for _, key, _ in history):  # from the very beginning
            table.where = [AWAY] * (g.players * TEAM) + machine_starts(g.ground)
            table.load = [()] * len(s.load)
        else:
            table.where = s.where[:]
            table.load = s.load[:]
        table.fields = s.fields
        for at in range(len(history) - 1, -1, -1):
            if history[at][1] == "switched":
                table.fields ^= 1 << history[at][2][1]

    def _count(self, moved: list[list[int]], key: str, args: tuple[Any, ...]) -> None:
        """Count pieces that come to a field or leave it."""
        if key == "dropped":
            for kind in args[1]:
                moved[args[2]][kind] += 1
        elif key in ("taken", "laid"):
            node = self.table.where[args[0]]
            if node != AWAY:
                moved[node][args[1]] += 1 if key == "laid" else -1

    def note(self, key: str, args: tuple[Any, ...]) -> None:
        """Keep the table as it is while the history goes on."""
        table = self.table
        if key in ARRIVALS or key in HOMECOMINGS:
            table.where[args[0]] = args[1]
        elif key in ("put_out", "drawn_in"):
            table.where[args[0]] = AWAY
        elif key == "swapped":
            start = table.where[args[0]]
            table.where[args[0]] = args[2]
            if table.where[args[1]] == args[2]:
                table.where[args[1]] = start
        elif key == "switched":
            table.fields ^= 1 << args[1]
        elif key == "round_began":
            table.round = args[0]
        elif key in ("taken", "laid", "dropped"):
            self._handle(key, args)

    def _handle(self, key: str, args: tuple[Any, ...]) -> None:
        """Move pieces between the floor and a load."""
        table = self.table
        figure: int = args[0]
        if key == "dropped":
            table.load[figure] = ()
            table.floor[args[2]] = tuple(sorted((*table.floor[args[2]], *args[1])))
            return
        node, kind = table.where[figure], args[1]
        if key == "taken":
            table.load[figure] = tuple(sorted((*table.load[figure], kind)))
            if node != AWAY:
                table.floor[node] = without(table.floor[node], kind)
        else:
            table.load[figure] = without(table.load[figure], kind)
            if node != AWAY:
                table.floor[node] = tuple(sorted((*table.floor[node], kind)))


def without(pieces: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return the pieces with one of a kind fewer, if there was one."""
    if kind not in pieces:
        return pieces
    at = pieces.index(kind)
    return (*pieces[:at], *pieces[at + 1 :])
