"""A position as a scenario or a test writes it: only what differs from the default.

The default is the beginning of the first round, with hands dealt from whatever is left.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import EVERYONE, Game, SaveError
from tafelrunde.pieces.cards import cards_in, take_from_pile

from .names import CARDS, DISCARDS, HAND, NEST, TREASURE, VALUE, cards_of
from .state import MagpieState
from .steps import fill_hand

# What a scenario may force: no dice, and draws from the pile by the cards' names or values.
ROLLS: Final[dict[str, tuple[str, int]]] = {}
DECKS: Final[dict[str, str]] = {"cards": "card"}
ALIASES: Final[dict[str, dict[str, str]]] = {
    "card": {str(value): CARDS[kind] for kind, value in enumerate(VALUE) if value}
}

KEYS: Final = ("round", "nest", "discards", "seats")
SEAT_KEYS: Final = ("hand", "treasure", "knows", "wins")


def position(game: Game, data: dict[str, Any], names: list[str]) -> MagpieState:
    """Return the described state at the beginning of a round; `game.advance` goes on from there."""
    check_keys(data, KEYS, "a position")
    s: MagpieState = game.blank(game.players)
    s.seed("position")
    s.shuffle(game.ask(s, "deck", cards_of()), len(CARDS))
    lay(s, data.get("nest", []), NEST, EVERYONE, "nest")
    lay(s, data.get("discards", []), DISCARDS, EVERYONE, "discards")
    rows = seat_rows(data.get("seats", {}), names)
    for seat, row in enumerate(rows):
        sit_down(s, seat, row, f"seats.{names[seat].lower()}")
    for seat, row in enumerate(rows):
        if "hand" not in row:
            fill_hand(game, s, seat)
    for seat, row in enumerate(rows):
        remember(s, seat, row.get("knows", []), names)
    s.push(("round", 0, number(data, "round", 1, game.option["rounds"], "round")))
    return s


def seat_rows(seats: Any, names: list[str]) -> list[dict[str, Any]]:
    """Return what is written about each seat, in seat order."""
    rows: list[dict[str, Any]] = [{} for _ in names]
    for name, row in pairs(seats, "seats").items():
        rows[seat_called(name, names, "seats")] = pairs(row, f"seats.{name}")
    return rows


def sit_down(s: MagpieState, seat: int, row: dict[str, Any], path: str) -> None:
    """Give a seat what is written about it."""
    check_keys(row, SEAT_KEYS, path)
    lay(s, row.get("treasure", []), TREASURE + seat, EVERYONE, f"{path}.treasure")
    lay(s, row.get("hand", []), HAND + seat, 1 << seat, f"{path}.hand")
    s.wins[seat] = number(row, "wins", 0, 1_000_000, f"{path}.wins")


def lay(s: MagpieState, cards: Any, place: int, seen_by: int, path: str) -> None:
    """Take cards from the pile, by name or value, and lay them somewhere."""
    if not isinstance(cards, list):
        raise SaveError(f"{path}: write a list of cards, such as [cat, ring]")
    for written in cards:
        word = ALIASES["card"].get(str(written), written)
        if word not in CARDS:
            raise SaveError(f"{path}: there is no card {written!r}; there are {', '.join(CARDS)}")
        kind = CARDS.index(word)
        if not s.pile[kind]:
            raise SaveError(f"{path}: there are not so many cards {word!r} in the game")
        take_from_pile(s, kind, place, seen_by)


def remember(s: MagpieState, seat: int, others: Any, names: list[str]) -> None:
    """Let a seat know the hands of others."""
    path = f"seats.{names[seat].lower()}.knows"
    if not isinstance(others, list):
        raise SaveError(f"{path}: write a list of players")
    for other in others:
        for card in cards_in(s, HAND + seat_called(other, names, path)):
            s.known[card] |= 1 << seat


def pairs(value: Any, path: str) -> dict[str, Any]:
    """Return what is written as names with something special about each."""
    if not isinstance(value, dict):
        raise SaveError(f"{path}: write pairs, not {value!r}")
    return value


def check_keys(row: dict[str, Any], keys: tuple[str, ...], path: str) -> None:
    """Refuse an entry that means nothing."""
    for key in row:
        if key not in keys:
            raise SaveError(f"{path}: {key!r} means nothing here; there are {', '.join(keys)}")


def number(row: dict[str, Any], key: str, least: int, most: int, path: str) -> int:
    """Return a number that is written, or the least there is."""
    value = row.get(key, least)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SaveError(f"{path}: write a number from {least} to {most}, not {value!r}")
    return value


def seat_called(name: Any, names: list[str], path: str) -> int:
    """Return the seat of the player with this name, in capitals or not."""
    for seat, known in enumerate(names):
        if known.lower() == str(name).lower():
            return seat
    raise SaveError(f"{path}: no player is called {name!r}; there are {', '.join(names)}")
