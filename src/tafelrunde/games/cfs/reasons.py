"""What COLLECT!'s evaluation looks at, by name, and the needs as what a player hides."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .state import CfsState

_OF_SEATS: Final = {"seats": "seat*", "way": "text", "number": "number"}

REASONS: Final[dict[str, dict[str, str]]] = {
    "believed": {"seat": "seat", "thing": "resource", "percent": "number"},
    "home": _OF_SEATS,
    "coming": _OF_SEATS,
    "carried": _OF_SEATS,
    "near": _OF_SEATS,
    "ready": _OF_SEATS,
    "pieces": _OF_SEATS,
    "standing": _OF_SEATS,
    "danger": _OF_SEATS,
    "cards": _OF_SEATS,
}

_Row = tuple[tuple[str, float], ...]
_TEAM: Final[_Row] = (
    ("home", 1.0),
    ("coming", 1.0),
    ("carried", 1.0),
    ("near", 0.0),
    ("ready", 1.0),
    ("pieces", 1.0),
    ("standing", 1.0),
    ("danger", 1.0),
    ("cards", 0.0),
    ("cards", 0.0),
)
FEATURES: Final[dict[str, _Row]] = {"left_": _TEAM}  # whatever the number of rounds

SECRET: Final = "resource"


def secrets(g: Game, s: CfsState, seat: int) -> tuple[int, ...]:
    """Return what a seat's colony needs."""
    return s.needs[seat]
