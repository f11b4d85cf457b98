"""What stands in a written position of any game: numbers, yes or no, lists, words, players.

Whatever can't be is refused with the path to it and one sentence.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import SaveError

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


def seat_rows(seats: Any, names: list[str], keys: tuple[str, ...]) -> list[Row]:
    """Return what is written about each seat, in seat order."""
    rows: list[Row | None] = [None for _ in names]
    for name, row in pairs(seats, "seats").items():
        path = f"seats.{name}"
        seat = seat_called(name, names, path)
        if rows[seat] is not None:
            raise SaveError(f"{path}: this player is described twice")
        check_keys(pairs(row, path), keys, path)
        rows[seat] = row
    return [row if row is not None else {} for row in rows]
