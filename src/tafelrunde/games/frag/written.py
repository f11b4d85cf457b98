"""What stands in a written position: numbers, yes or no, players, fields and cards by name.

Whatever can't be is refused with the path to it and one sentence.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import SaveError

from .board import Board
from .names import CARDS, COPIES, DECK, DECKS
from .state import FragState

Row = dict[str, Any]


def pairs(value: Any, path: str) -> Row:
    """Return what is written as names with something special about each."""
    if not isinstance(value, dict):
        raise SaveError(f"{path}: write pairs such as health: 2, not {value!r}")
    return value


def check_keys(row: Row, keys: tuple[str, ...], path: str) -> None:
    """Refuse an entry that means nothing."""
    for key in row:
        if key not in keys:
            raise SaveError(f"{path}: {key!r} means nothing here; there are {', '.join(keys)}")


def entries(value: Any, path: str) -> list[Any]:
    """Return the entries of a list."""
    if not isinstance(value, list):
        raise SaveError(f"{path}: write a list, not {value!r}")
    return value


def number(value: Any, least: int, most: int, path: str) -> int:
    """Return a number in its range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SaveError(f"{path}: write a number from {least} to {most}, not {value!r}")
    return value


def yes_or_no(row: Row, key: str, path: str) -> int:
    """Return 1 if something is so; by default it is not."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise SaveError(f"{path}: write true or false, not {value!r}")
    return int(value)


def word_among(words: tuple[str, ...], word: Any, path: str) -> int:
    """Return the number of a word of its kind."""
    if word not in words:
        raise SaveError(f"{path}: there is no {word!r}; there are {', '.join(words)}")
    return words.index(word)


def seat_called(name: Any, names: list[str], path: str) -> int:
    """Return the seat of the player with this name, in capitals or not."""
    for seat, known in enumerate(names):
        if known.lower() == str(name).lower():
            return seat
    raise SaveError(f"{path}: no player is called {name!r}; there are {', '.join(names)}")


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
