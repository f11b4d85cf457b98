"""A reference for the lab: a bot that is shown the true state instead of a guess at it.

It knows every hidden role and card, but neither future dice nor what others decide at the same
moment. How far a fair bot stays below it tells how much there is to gain by guessing. It is no
level of `tafelrunde.bots`, so no table can seat it: only a league asks for it by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.bots.arena import Looking
from tafelrunde.games.catalog import GameInfo, Setting
from tafelrunde.kernel import Event, Game, Hidden, InfoSet
from tafelrunde.kernel.insight import look

CLAIRVOYANT = "clairvoyant"


def deal_nothing(game: Any, s: Any, viewer: int) -> None:
    """Leave all as it is: to this viewer nothing is hidden."""


def unveil(info: GameInfo, setting: Setting) -> Game:
    """Build a game of one's own in which a re-dealt state is the true one, with other dice."""
    game = info.build_apart(setting)
    game.hidden = Hidden(game.hidden.view, deal_nothing)
    return game


def sight_for(levels: Sequence[str], unveiled: Game) -> Looking:
    """Return how the seats of a match are shown it: honestly, but for clairvoyant ones."""

    def looking(game: Game, s: Any, seat: int, seed: object, history: list[Event]) -> InfoSet:
        shown = unveiled if levels[seat] == CLAIRVOYANT else game
        return look(shown, s, seat, seed, history)

    return looking
