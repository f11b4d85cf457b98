"""Bots as a league seats them: levels, with another budget if wanted, programs, the clairvoyant."""

from __future__ import annotations

from typing import Any, Protocol

from tafelrunde.bots import EXPERT, Bot, SearchBot
from tafelrunde.bots.external import make_any_bot
from tafelrunde.bots.levels import parts_for
from tafelrunde.bots.parts import EvenDeals, Parts
from tafelrunde.bots.thinking import Budget
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Game

from ..clairvoyant import CLAIRVOYANT
from .contest import Budgets


class Budgeted(Protocol):
    """What says how long bots think."""

    @property
    def budgets(self) -> Budgets:
        """Of all levels that think for a given time."""
        ...


class SeeingParts:
    """A game's parts for one who needn't believe anything: worlds come as they are dealt."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def __getattr__(self, name: str) -> Any:
        return getattr(self._parts, name)

    def sampler(self, game: Game, seat: int) -> EvenDeals:
        """Return who deals possible worlds: in an unveiled game all of them are the true one."""
        return EvenDeals()


def make_player(contest: Budgeted, info: GameInfo, level: str, seat: int, seed: object) -> Bot:
    """Return a bot, with the time it has in this league or experiment."""
    for thinker, iterations, seconds in contest.budgets:
        if thinker == level:
            alike = EXPERT if level == CLAIRVOYANT else level
            parts = parts_for(info, alike, Budget(iterations, seconds))
            return SearchBot(SeeingParts(parts) if level == CLAIRVOYANT else parts, seat, seed)
    return make_any_bot(info, level, seat, seed)
