"""The hand as what a player hides; there is no evaluation whose numbers could be named."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game
from tafelrunde.pieces.cards import kinds_in

from .names import HAND
from .state import MagpieState

REASONS: Final[dict[str, dict[str, str]]] = {
    "believed": {"seat": "seat", "thing": "card", "percent": "number"},
}

SECRET: Final = "card"


def secrets(g: Game, s: MagpieState, seat: int) -> tuple[int, ...]:
    """Return the kinds of cards in a seat's hand."""
    return tuple(kinds_in(s, HAND + seat))
