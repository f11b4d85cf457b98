"""What a simulation of BANG! groups its results by."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .names import CHARACTERS, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from .state import BangState

SIDES: Final[dict[int, str]] = {
    SHERIFF: "law",
    DEPUTY: "law",
    OUTLAW: "outlaws",
    RENEGADE: "renegades",
}


def labels(g: Game, s: BangState) -> dict[str, list[str]]:
    """Return each seat's role, side and character; with three players there are no sides (7.1)."""
    found = {"role": [ROLES[role] for role in s.role]}
    if g.players > 3:
        found["side"] = [SIDES[role] for role in s.role]
    found["character"] = [CHARACTERS[character] for character in s.character]
    return found
