"""The things the game speaks of, as small numbers, and the numbers of its data files."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.tables import read_table

_ROWS = read_table(__file__, "cards")["card"]

# Cards (1.1): a card's kind is its place in data/cards.toml
CARDS: Final[tuple[str, ...]] = tuple([row["id"] for row in _ROWS])
VALUE: Final[tuple[int, ...]] = tuple([row["value"] for row in _ROWS])
CAT: Final = 0
OWL: Final = 7

# Places a card can lie in, once it is drawn from the pile
NEST: Final = 0
DISCARDS: Final = 1
BOX: Final = 2  # face down, out of this match (5.2)
HAND: Final = 10  # plus the seat
TREASURE: Final = 20  # plus the seat: what it has taken, open before it

HAND_SIZE: Final = 4


def cards_of(module: str = "") -> tuple[int, ...]:
    """Return all cards of the base game, or those a module adds."""
    kinds: list[int] = []
    for kind, row in enumerate(_ROWS):
        if row.get("module", "") == module:
            kinds += [kind] * row["copies"]
    return tuple(kinds)
