"""What FRAG's evaluation looks at, by name, and the hand as what a player hides."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .hands import SHIFT
from .state import FragState

_OF_SEATS: Final = {"seats": "seat*", "way": "text", "number": "number"}

REASONS: Final[dict[str, dict[str, str]]] = {
    "believed": {"seat": "seat", "thing": "card", "percent": "number"},
    "frags": _OF_SEATS,
    "health": _OF_SEATS,
    "accuracy": _OF_SEATS,
    "speed": _OF_SEATS,
    "weapon": _OF_SEATS,
    "hand": _OF_SEATS,
    "gear": _OF_SEATS,
    "blood": _OF_SEATS,
    "out": _OF_SEATS,
    "missed": _OF_SEATS,
    "outlook": _OF_SEATS,
}

_Row = tuple[tuple[str, float], ...]
FEATURES: Final[dict[str, _Row]] = {
    "fighter": (
        ("frags", 0.0),
        ("frags", 0.0),
        ("frags", 1.0),
        ("health", 1.0),
        ("speed", 1.0),
        ("speed", 0.0),
        ("accuracy", 1.0),
        ("accuracy", 0.0),
        ("health", -1.0),
        ("health", 1.0),
        ("missed", 1.0),
        ("out", 100.0),
        ("weapon", 1.0),
        ("weapon", 0.0),
        ("hand", 0.0),
        ("hand", 0.0),
        ("gear", 1.0),
        ("blood", 1.0),
        ("", 0.0),
        ("", 0.0),
        ("outlook", 100.0),
        ("outlook", 0.0),
        ("outlook", 0.0),
        ("outlook", 0.0),
    )
}

SECRET: Final = "card"


def secrets(g: Game, s: FragState, seat: int) -> tuple[int, ...]:
    """Return the kinds of cards in a seat's hand."""
    return tuple([code >> SHIFT for code in s.hand[seat]])
