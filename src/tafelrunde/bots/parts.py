"""What a game brings for thinking, and what stands in where it brings nothing.

A game may have `bot.py` (how people would play), `evaluation.py` (everybody's chances in a known
world), `beliefs.py` (what is hidden, by how likely it is) and `reasons.py` (what to call all that).
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Game, InfoSet
from tafelrunde.kernel.playout import play_out
from tafelrunde.pieces.contest import decided

from .policy import Table
from .thinking import Budget, Clock, Thinking, thinking_of


class EvenDeals:
    """What is hidden, each way as likely as any other."""

    def listen(self, info: InfoSet) -> None:
        """Learn nothing from what was done."""

    def sample(self, info: InfoSet, seed: object) -> Any:
        """Return a possible world."""
        return info.sample(seed)


class Parts:
    """A game's own parts, and how long it is thought about."""

    def __init__(self, info: GameInfo, budget: Budget, thinking: Thinking | None = None) -> None:
        self.info: GameInfo = info
        self.thinking: Thinking = thinking or thinking_of(info.thinking)
        own = Budget(iterations=self.thinking.iterations)
        self.budget: Budget = budget if budget.iterations or budget.seconds else own
        self.bot: Any = info.part_if_any("bot")
        self.evaluation: Any = info.part_if_any("evaluation")
        self.reasons: Any = info.part_if_any("reasons")
        self._beliefs: Any = info.part_if_any("beliefs")
        self.evaluate: Any = to_the_end if self.evaluation is None else self.evaluation.evaluate
        self.moment: Any = getattr(self.evaluation, "moment", every_decision)

    def clock(self) -> Clock:
        """Return a clock that begins to run now."""
        return Clock(self.budget)

    def sampler(self, game: Game, seat: int) -> Any:
        """Return who deals possible worlds."""
        if self._beliefs is None or not hasattr(self._beliefs, "sampler"):
            return EvenDeals()
        return self._beliefs.sampler(game, seat)

    def table(self, game: Game, seed: object) -> Table:
        """Return how everybody is thought to play."""
        return Table(game, self.bot, seed)


def to_the_end(game: Game, s: Any) -> list[float]:
    """Play at random to the end: the chances of a game that can't tell better."""
    play_out(game, s, 100_000)
    return decided(game.players, s.winners)


def every_decision(s: Any) -> int:
    """Return a number that changes with every decision."""
    serial: int = s.serial
    return serial
