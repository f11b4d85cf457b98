"""What the lab is told of a finished match."""

from __future__ import annotations

from tafelrunde.kernel import Game
from tafelrunde.pieces.tally import Tally, tally

from .names import CARDS
from .state import MagpieState


def played(g: Game, s: MagpieState) -> dict[str, Tally]:
    """Return which cards each seat showed (2.1)."""
    return {"card": tally(g.players, CARDS, s.news, {"card_shown": 1})}


def dealt(g: Game, s: MagpieState) -> dict[str, Tally]:
    """Return which cards each seat drew (1.2, 2.5)."""
    return {"card": tally(g.players, CARDS, s.news, {"cards_received": 1})}
