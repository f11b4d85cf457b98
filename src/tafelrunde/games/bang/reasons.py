"""What BANG!'s evaluation looks at, by name, and the role as what a player hides."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .evaluation import FULL
from .state import BangState

_OF_ALL: Final = {"way": "text", "number": "number"}
_OF_SEATS: Final = {"seats": "seat*", "way": "text", "number": "number"}

REASONS: Final[dict[str, dict[str, str]]] = {
    "believed": {"seat": "seat", "thing": "role", "percent": "number"},
    "sheriff_life": _OF_ALL,
    "deputies": _OF_ALL,
    "deputies_life": _OF_ALL,
    "outlaws": _OF_ALL,
    "outlaws_life": _OF_ALL,
    "renegades": _OF_ALL,
    "renegades_life": _OF_ALL,
    "living": _OF_ALL,
    "living_life": _OF_ALL,
    "undead": _OF_ALL,
    "undead_life": _OF_ALL,
    "life": _OF_SEATS,
    "prey_life": _OF_SEATS,
}

_Row = tuple[tuple[str, float], ...]
_SIDES: Final[_Row] = (
    ("", 0.0),
    ("sheriff_life", FULL),
    ("sheriff_life", 0.0),
    ("deputies", 1.0),
    ("deputies_life", FULL),
    ("outlaws", 1.0),
    ("outlaws_life", FULL),
    ("renegades", 1.0),
    ("renegades_life", FULL),
    ("", 0.0),
    ("", 0.0),
)
FEATURES: Final[dict[str, _Row]] = {
    "law": _SIDES,
    "outlaws": _SIDES,
    "renegade": (*_SIDES, ("renegades_life", 0.0)),  # the own life once more
    "living": (("", 0.0), ("living", 1.0), ("living_life", FULL)),
    "undead": (("", 0.0), ("undead", 1.0), ("undead_life", FULL)),
    "hunter": (("life", FULL), ("life", 0.0), ("prey_life", FULL), ("", 0.0)),
}

SECRET: Final = "role"


def secrets(g: Game, s: BangState, seat: int) -> tuple[int, ...]:
    """Return a seat's role."""
    return (s.role[seat],)
