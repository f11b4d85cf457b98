"""What others probably need: drawn from what their figures went for, took up and passed by.

Each errand makes every set of needs more or less likely (`errands.py`). Two cards of each kind bind
the players together (1.4): of all deals that the cards allow, each counts with the product of
what its players' errands say.
"""

from __future__ import annotations

from bisect import bisect_right
from math import exp
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Event, Game, InfoSet

from . import evaluation
from .errands import NUMBER, SETS, Errand, Signs, has_room
from .names import AWAY, COPIES, RESOURCES, TEAM
from .state import CfsState
from .trails import Trail

PARTS: Final = 1 << 31  # chances are drawn as whole numbers below this
TRIES: Final = 200  # for a deal that the cards allow; after that the even deal stays
# Whoever fights, falls or is moved by others ends where it did not mean to go.
DISTURBED: Final = ("fight_began", "knocked_down", "put_out", "pushed", "swapped", "jumped")


class Beliefs:
    """What the errands of a match so far say about each seat's needs."""

    __slots__ = ("_disturbed", "_figure", "_logs", "_passed", "_read", "_stolen", "_trail", "notes")

    def __init__(self, game: Game) -> None:
        self.notes: list[Errand] | None = None  # if it is a list, errands are written down in it
        self._read: int = 0
        self._trail: Trail = Trail(game)
        self._logs: list[list[float]] = [[0.0] * len(SETS) for _ in range(game.players)]
        self._figure: int = NOBODY  # whose errand it is
        self._passed: list[int] = []  # fields it has been on, from the first to the last
        self._disturbed: bool = False
        self._stolen: bool = False  # a theft was tried: the piece taken next is told already

    def listen(self, g: Game, s: CfsState, history: list[Event]) -> None:
        """Read on in the history; of the state only what everybody sees."""
        if self._read == 0 or len(history) < self._read:  # the latter: something was taken back
            self._trail.begin(g, s, history)
            self._logs = [[0.0] * len(SETS) for _ in range(g.players)]
            self._figure = NOBODY
            self._read = 0
        for at in range(self._read, len(history)):
            self._hear(g, history[at][1], history[at][2])
        self._read = len(history)

    def likelihoods(self, seat: int) -> list[float]:
        """Return how likely what the seat has done is under each set of needs; at most 1."""
        logs = self._logs[seat]
        most = max(logs)
        return [exp(each - most) for each in logs]

    def _hear(self, g: Game, key: str, args: tuple[Any, ...]) -> None:
        """Follow an errand to its end."""
        if key in ("activated", "round_began", "sought_shown"):
            self._end(g, NOBODY)
            self._set_out(g, args[0] if key == "activated" else NOBODY)
        elif key == "theft_rolled":
            self._end(g, args[1])
            self._stolen = True
        elif key == "taken" and args[0] == self._figure:
            if not self._stolen:
                self._end(g, args[1])
            self._stolen = False
        elif key in DISTURBED and self._figure != NOBODY and self._figure in args:
            self._disturbed = True
        self._trail.note(key, args)
        if self._figure != NOBODY and args and args[0] == self._figure:
            node = self._trail.table.where[self._figure]
            if key in ("taken", "laid"):
                self._passed = [node]
            elif node != self._passed[-1]:
                self._passed.append(node)

    def _set_out(self, g: Game, figure: int) -> None:
        """A figure is activated; machines need nothing."""
        self._figure = figure if figure < g.players * TEAM else NOBODY
        self._passed = [self._trail.table.where[figure]]
        self._disturbed = self._stolen = False

    def _end(self, g: Game, taken: int) -> None:
        """Judge an errand: a piece was taken up, or the activation is over."""
        figure, table = self._figure, self._trail.table
        if figure == NOBODY or AWAY in self._passed or table.where[figure] == AWAY:
            return
        if (taken == NOBODY and self._disturbed) or not has_room(g, table, figure):
            return
        errand = Errand(g, table, figure, self._passed, taken)
        if self.notes is not None:
            self.notes.append(errand)
        Signs(errand, NUMBER).add_to(self._logs[errand.seat], NUMBER)


class NeedSampler:
    """Deals hidden needs in proportion to what a seat believes; the rest as chance has it."""

    __slots__ = ("_beliefs", "_bounds", "_left", "_others", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._seat: int = seat
        self._beliefs: Beliefs = Beliefs(game)
        self._others: list[int] = [other for other in range(game.players) if other != seat]
        self._left: list[int] = []
        self._bounds: list[list[int]] = []

    def listen(self, info: InfoSet) -> None:
        """Learn what has happened, and work out once how likely each set of needs is."""
        s: CfsState = info.world
        evaluation.forget()  # of the decision before this one
        self._beliefs.listen(info.game, s, info.history)
        self._left = cards_left(s.needs[self._seat])
        self._bounds = []
        for other in self._others:
            shares = set_weights(self._beliefs.likelihoods(other), self._left)
            scale = float(PARTS) / sum(shares, 0.0)
            total = 0.0
            bounds: list[int] = []
            for share in shares:
                total += share
                bounds.append(int(total * scale))
            self._bounds.append(bounds)

    def likelihoods(self) -> list[list[float]]:
        """Return for each other seat how likely its errands are under each set of needs."""
        return [self._beliefs.likelihoods(other) for other in self._others]

    def sample(self, info: InfoSet, seed: object) -> CfsState:
        """Return a possible world, as likely as it seems to be."""
        world: CfsState = info.sample(seed)
        if not world.agenda:
            return world  # all is shown
        for _ in range(TRIES):
            dealt = [self._drawn(world, bounds) for bounds in self._bounds]
            if world.draw(PARTS) < PARTS * allowed(dealt, self._left):
                for place, other in enumerate(self._others):
                    world.needs[other] = dealt[place]
                break
        return world

    def _drawn(self, world: CfsState, bounds: list[int]) -> tuple[int, ...]:
        """Draw a set of needs by its weight."""
        return SETS[min(bisect_right(bounds, world.draw(PARTS)), len(SETS) - 1)]


def cards_left(needs: tuple[int, ...]) -> list[int]:
    """Return how many cards of each kind others can hold."""
    return [COPIES - (1 if kind in needs else 0) for kind in range(len(RESOURCES))]


def set_weights(likelihoods: list[float], left: list[int]) -> list[float]:
    """Return how likely one player alone has each set: by errands, and by the cards there are."""
    return [
        likelihoods[at] * left[needs[0]] * left[needs[1]] * left[needs[2]]
        for at, needs in enumerate(SETS)
    ]


def allowed(dealt: list[tuple[int, ...]], left: list[int]) -> float:
    """Return how many of the ways to deal these sets one by one are ways to deal them together."""
    share = 1.0
    held = [0] * len(RESOURCES)
    for needs in dealt:
        for kind in needs:
            share *= (left[kind] - held[kind]) / left[kind] if left[kind] > held[kind] else 0.0
            held[kind] += 1
    return share


def sampler(game: Game, seat: int) -> NeedSampler:
    """Return what draws worlds for a seat in proportion to its beliefs."""
    return NeedSampler(game, seat)
