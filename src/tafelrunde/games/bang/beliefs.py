"""Worlds drawn by belief: who is what, in proportion to what the play so far makes likely."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from tafelrunde.kernel import Game, InfoSet

from .dealings import arrangements
from .inference import Beliefs
from .names import ROLES
from .state import BangState
from .view import knows_role

PARTS: Final = 1 << 31  # chances are drawn as whole numbers below this


class RoleSampler:
    """Deals hidden roles in proportion to what a seat believes; the rest as chance has it."""

    __slots__ = ("_beliefs", "_bounds", "_chances", "_hidden", "_seat", "_ways")

    def __init__(self, game: Game, seat: int) -> None:
        self._seat: int = seat
        self._beliefs: Beliefs = Beliefs(game.players)
        self._hidden: list[int] = []
        self._ways: list[tuple[int, ...]] = []
        self._chances: list[float] = []
        self._bounds: list[int] = []

    def listen(self, info: InfoSet) -> None:
        """Learn what has happened, and work out once how likely each deal of roles is."""
        s: BangState = info.world
        self._beliefs.listen(info.game, s, info.history)
        self._hidden = [
            seat for seat in range(info.game.players) if not knows_role(s, self._seat, seat)
        ]
        left = [0] * len(ROLES)
        for seat in self._hidden:
            left[s.role[seat]] += 1
        self._ways = arrangements(left, len(self._hidden))
        self._chances = self._beliefs.weights(self._hidden, self._ways)
        self._bounds = []
        total = 0.0
        for chance in self._chances:
            total += chance
            self._bounds.append(int(total * PARTS))

    def chances(self) -> list[tuple[tuple[int, ...], float]]:
        """Return each way to deal the hidden roles, by seat, and how likely it is."""
        return list(zip(self._ways, self._chances, strict=True))

    def sample(self, info: InfoSet, seed: object) -> BangState:
        """Return a possible world, as likely as it seems to be."""
        world: BangState = info.sample(seed)
        if len(self._ways) > 1:
            at = bisect_right(self._bounds, world.draw(PARTS))
            way = self._ways[min(at, len(self._ways) - 1)]
            for place in range(len(way)):
                world.role[self._hidden[place]] = way[place]
        return world


def sampler(game: Game, seat: int) -> RoleSampler:
    """Return what draws worlds for a seat in proportion to its beliefs."""
    return RoleSampler(game, seat)
