"""Forced dice and draws: a scenario decides what falls, by the name of the roll or deck.

A game's position.py names them: ROLLS gives the kind and the number of sides of a roll's dice
("number" for dice with pips; 0 sides: as many as the draw has), DECKS the kind of a deck's cards
("number" for cards that are just numbers), ALIASES other words for a value, SIDE_OF the side on
which a value of a kind, or of one roll, stands if it is not that of its own number: dice of several
sorts may share a roll, and a coin shows two of a die's numbers. DICE_AT_ONCE says how many dice one
draw throws at most; a bigger roll is several draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel import Fate, Game, State
from tafelrunde.pieces.dice import encode

from .notation import complete
from .reading import Item

ANY = "any"


class Forced:
    """One forced roll or card: its values, or None if anything may come."""

    def __init__(self, values: list[int] | None, item: Item, is_rest: bool = False) -> None:
        self.values = values
        self.item = item
        self.is_rest = is_rest  # of a roll that takes more than one draw


class ForcedError(Exception):
    """A draw that no forced value fits."""


class Forcing:
    """What a game lets a scenario force, and in which words."""

    def __init__(self, game: Game, part: Any) -> None:
        self.game = game
        self.rolls: dict[str, tuple[str, int]] = getattr(part, "ROLLS", {})
        self.decks: dict[str, str] = getattr(part, "DECKS", {})
        self.aliases: dict[str, dict[str, str]] = getattr(part, "ALIASES", {})
        self.sides: dict[str, dict[int, int]] = getattr(part, "SIDE_OF", {})
        self.at_once: int = getattr(part, "DICE_AT_ONCE", 0)

    def read(self, item: Item) -> dict[str, list[Forced]]:
        """Return the forced values by the name of their roll or deck."""
        found: dict[str, list[Forced]] = {}
        for name, values in item.mapping((*self.rolls, *self.decks)).items():
            found[name] = [self._forced(name, value) for value in values.items()]
        return found

    def _forced(self, name: str, item: Item) -> Forced:
        if item.is_text() and item.text() == ANY:
            return Forced(None, item)
        if name in self.decks:
            return Forced([self._value(self.decks[name], item.text(), item)], item)
        words = item.texts() if item.is_list() else item.text().split()
        return Forced([self._face(name, word, item) for word in words], item)

    def _face(self, name: str, word: str, item: Item) -> int:
        kind, sides = self.rolls[name]
        if kind != "number":
            return self._value(kind, word, item)
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= (sides or int(word)):
            raise item.error(f"a die of '{name}' shows 1 to {sides or 'its sides'}, not {word}")
        return int(word) - 1

    def _value(self, kind: str, word: str, item: Item) -> int:
        if kind == "number":
            return item.number()
        word = self.aliases.get(kind, {}).get(word, word)
        words = self.game.tables.kinds[kind]
        found = complete(word, words, lambda place: False)
        if len(found) != 1:
            raise item.error(f"'{word}' is no {kind}: there are {', '.join(words)}, or {ANY}")
        return found[0]

    def word(self, kind: str, value: int) -> str:
        """Write a value of a kind."""
        return str(value) if kind == "number" else self.game.tables.kinds[kind][value]


class ForcedFate(Fate):
    """Gives out what is forced, in order, and refuses draws nobody has foreseen."""

    def __init__(self, forcing: Forcing) -> None:
        self.forcing = forcing
        self.waiting: dict[str, list[Forced]] = {}
        self.fallen: list[tuple[int, str, list[int]]] = []  # events before it, roll, values

    def add(self, more: dict[str, list[Forced]]) -> None:
        """Let more forced values follow."""
        for name, values in more.items():
            self.waiting.setdefault(name, []).extend(values)

    def twin(self) -> ForcedFate:
        """Return a fate that has the same in store."""
        other = ForcedFate(self.forcing)
        other.add(self.waiting)
        return other

    def left_over(self) -> list[tuple[str, list[Forced]]]:
        """Return what was forced and never came."""
        return [(name, values) for name, values in self.waiting.items() if values]

    def below(self, s: State, n: int, what: str) -> int:
        """Let the forced dice fall."""
        forced = self._next(what, f"a roll of '{what}'")
        values = forced.values
        if values is None:
            return s.draw(n)
        kind, sides = self.forcing.rolls.get(what, ("", n))
        if not sides:
            return self._numbered(what, values, n)
        if not forced.is_rest:
            self.fallen.append((len(s.news or ()), what, values))
        values = self._thrown_at_once(what, forced, values)
        if sides ** len(values) != n:
            raise ForcedError(f"a roll of '{what}' with {_dice(n, sides)}, not {len(values)}")
        side_of = self.forcing.sides.get(what) or self.forcing.sides.get(kind, {})
        fallen = [side_of.get(value, value) for value in values]
        for value, side in zip(values, fallen, strict=True):
            if side >= sides:
                raise ForcedError(
                    f"a roll of '{what}', which never shows {self._word(what, value)}"
                )
        return encode(tuple(fallen), sides)

    def _word(self, what: str, value: int) -> str:
        """Write what a die of this roll shows."""
        return self.forcing.word(self.forcing.rolls[what][0], value)

    def _numbered(self, what: str, values: list[int], n: int) -> int:
        """Return the side of a die that has as many sides as there are things to choose from."""
        if len(values) != 1 or values[0] >= n:
            raise ForcedError(f"a roll of '{what}' with one die of {n} sides")
        return values[0]

    def _thrown_at_once(self, what: str, forced: Forced, values: list[int]) -> list[int]:
        """Return the dice of this draw; what one draw can't throw waits for the next."""
        most = self.forcing.at_once or len(values)
        if len(values) > most:
            self.waiting[what].insert(0, Forced(values[most:], forced.item, is_rest=True))
        return values[:most]

    def check_rolls(self, s: State) -> None:
        """Refuse a roll after which the dice were told to show something else than was forced."""
        for before, what, values in self.fallen:
            kind = self.forcing.rolls[what][0]
            shown = self._shown(s, before, kind)
            if shown is not None and shown != tuple(values):
                wanted, found = (
                    " ".join(self.forcing.word(kind, value) for value in faces)
                    for faces in (values, shown)
                )
                raise ForcedError(f"a roll of '{what}' that shows {found}, not {wanted}")
        self.fallen = []

    def _shown(self, s: State, before: int, kind: str) -> tuple[int, ...] | None:
        """Return what the first event that tells of this kind shows after so many others."""
        for _, key, args in (s.news or [])[before:]:
            declared = list(self.forcing.game.tables.events[key].values())
            for place, value in enumerate(args):
                if declared[place].rstrip("*") == kind:
                    return tuple(value) if declared[place].endswith("*") else (value,)
        return None

    def pick(self, s: State, items: Sequence[Any], what: str) -> int:
        """Let the forced card come."""
        values = self._next(what, f"a draw from '{what}'").values
        if values is None:
            return s.draw(len(items))
        if values[0] not in items:
            word = self.forcing.word(self.forcing.decks[what], values[0])
            raise ForcedError(f"a draw from '{what}', which has no {word} left")
        return list(items).index(values[0])

    def _next(self, what: str, draw: str) -> Forced:
        if not self.waiting.get(what):
            raise ForcedError(f"{draw} that is not forced")
        return self.waiting[what].pop(0)


def _dice(n: int, sides: int) -> str:
    """Say how many dice a draw below n is."""
    dice = 0
    while sides > 1 and sides**dice < n:
        dice += 1
    return f"{dice} dice"
