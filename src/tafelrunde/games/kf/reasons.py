"""What KRALLEN & FALLEN's evaluation looks at, by name, and the hand as what a player hides."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .evaluation import AHEAD, WEIGHTS
from .state import KfState

_OF_SEATS: Final = {"seats": "seat*", "way": "text", "number": "number"}

REASONS: Final[dict[str, dict[str, str]]] = {
    "believed": {"seat": "seat", "thing": "card", "percent": "number"},
    "turns": _OF_SEATS,
    "realm": _OF_SEATS,
    "one_missing": _OF_SEATS,
    "treasure_held": _OF_SEATS,
    "cards": _OF_SEATS,
    "surprises": _OF_SEATS,
    "actions": _OF_SEATS,
}

_Row = tuple[tuple[str, float], ...]
_SIDE: Final[_Row] = (
    ("turns", -AHEAD),
    ("realm", 0.0),
    ("one_missing", 100.0),
    ("", 0.0),
    ("treasure_held", 100.0),
    ("treasure_held", 0.0),
    ("cards", 1.0),
    ("surprises", 1.0),
    ("", 0.0),
    ("one_missing", 0.0),
    ("actions", 1.0),
)
_LYING: Final[_Row] = tuple([("realm", 0.0)] * (len(WEIGHTS["side"]) - len(_SIDE)))  # card by card
FEATURES: Final[dict[str, _Row]] = {"side": (*_SIDE, *_LYING)}

SECRET: Final = "card"


def secrets(g: Game, s: KfState, seat: int) -> tuple[int, ...]:
    """Return the cards of a seat's hand."""
    return s.hand[seat]
