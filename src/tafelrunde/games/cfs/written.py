"""What stands in a written position of COLLECT! FIGHT! SURVIVE!: fields, figures, pieces, cards.

Whatever can't be is refused with the path to it and one sentence.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game, SaveError
from tafelrunde.pieces.written import Row, entries, pairs, word_among

from .dungeon import Dungeon
from .names import PIECES, PLAYING_CARDS, RESOURCES, figure_names

ON_OR_OFF: Final[dict[Any, int]] = {"on": 1, "off": 0, True: 1, False: 0}


def field_called(dungeon: Dungeon, name: Any, path: str) -> int:
    """Return the field with this name."""
    if name not in dungeon.names:
        last = dungeon.names[-1]
        raise SaveError(f"{path}: there is no field {name!r}; fields go from a1 to {last}")
    return dungeon.names.index(name)


def barrier_called(dungeon: Dungeon, name: Any, path: str) -> int:
    """Return the number of an energy field: `c2-d2` lies between these two fields."""
    if name not in dungeon.barriers:
        known = ", ".join(dungeon.barriers) or "none"
        raise SaveError(f"{path}: there is no energy field {name!r}; there are {known}")
    return dungeon.barriers.index(name)


def switched(value: Any, path: str) -> int:
    """Return 1 for an energy field that is on and 0 for one that is off."""
    if not isinstance(value, str | bool) or value not in ON_OR_OFF:
        raise SaveError(f"{path}: write on or off, not {value!r}")
    return ON_OR_OFF[value]


def figure_called(game: Game, name: Any, path: str) -> int:
    """Return a figure by its notation: `scout_1` is the first player's scout."""
    return word_among(figure_names(game.players), name, path)


def figure_row(value: Any, path: str) -> Row:
    """Return what is written about a figure: `c3` is short for `{at: c3}`."""
    return {"at": value} if isinstance(value, str) else pairs(value, path)


class Pieces:
    """The pieces nobody has written about yet: four of each kind (8.5)."""

    def __init__(self) -> None:
        self.left: list[int] = [PIECES] * len(RESOURCES)

    def take(self, names: Any, path: str) -> tuple[int, ...]:
        """Take the named pieces, and return their kinds, sorted."""
        found: list[int] = []
        for name in entries(names, path):
            kind = word_among(RESOURCES, name, path)
            if not self.left[kind]:
                raise SaveError(f"{path}: there are only {PIECES} pieces of {name} (8.5)")
            self.left[kind] -= 1
            found.append(kind)
        return tuple(sorted(found))

    def rest(self) -> list[int]:
        """Return the kinds of all that are left, sorted."""
        return [kind for kind, number in enumerate(self.left) for _ in range(number)]


class Deck:
    """The playing cards nobody has written about yet: one of each (1.5)."""

    def __init__(self) -> None:
        self.left: list[int] = list(range(len(PLAYING_CARDS)))

    def take(self, name: Any, path: str) -> int:
        """Take the named card."""
        if name not in PLAYING_CARDS:
            raise SaveError(f"{path}: there is no card {name!r}; cards are such as a_clubs")
        card = PLAYING_CARDS.index(name)
        if card not in self.left:
            raise SaveError(f"{path}: there is only one {name}, and it lies elsewhere already")
        self.left.remove(card)
        return card

    def take_all(self, names: Any, path: str) -> list[int]:
        """Take all the named cards."""
        return [self.take(name, path) for name in entries(names, path)]

    def highest(self) -> int:
        """Take the highest card that is left."""
        return self.left.pop()

    def fill_up(self, cards: list[int], number: int, path: str) -> list[int]:
        """Return so many cards, sorted: those that are written, then the lowest that are left."""
        if len(cards) > number:
            raise SaveError(
                f"{path}: {number} cards are left in this round, not {len(cards)} (1.5)"
            )
        lowest = [self.left.pop(0) for _ in range(number - len(cards))]
        return sorted([*cards, *lowest])
