"""What stands in a written position of FRAG: fields and cards by name.

Whatever can't be is refused with the path to it and one sentence.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import SaveError

from .board import Board
from .names import CARDS, COPIES, DECK, DECKS
from .state import FragState


def field_called(board: Board, name: Any, path: str) -> int:
    """Return the place with this name; of a field with a wall through it the half is named."""
    if name in board.names:
        return board.names.index(name)
    halves = [known for known in board.names if known.rstrip("news") == name]
    if halves:
        raise SaveError(f"{path}: {name} is two halves: write {' or '.join(halves)} (6.5)")
    first, last = board.names[0], board.names[-1]
    raise SaveError(f"{path}: this map has no field {name!r}; it goes from {first} to {last}")


def card_called(name: Any, path: str) -> int:
    """Return the kind of the card with this name."""
    if name not in CARDS:
        raise SaveError(f"{path}: there is no card {name!r}")
    return CARDS.index(name)


def take_card(s: FragState, name: Any, path: str, deck: int = -1) -> int:
    """Take a card out of its deck, of a certain deck if one is named, and return its kind."""
    kind = card_called(name, path)
    if deck >= 0 and DECK[kind] != deck:
        raise SaveError(f"{path}: {name} is no {DECKS[deck]}")
    if not s.deck[kind]:
        raise SaveError(f"{path}: the game has {COPIES[kind]} of the card {name}, no more")
    s.deck[kind] -= 1
    return kind
