"""All actions of a game, numbered: a fixed space of whole numbers for learners.

Verbs come in the order in which the game declares them, and the actions of a verb in the order of
their arguments, the last one changing fastest. Kinds and seats bound themselves; numbers and dice
are bounded by the game's vector.toml, which may narrow a kind to a stretch of its words as well, to
one such stretch after the other, or to a list of the map: masks are as long as there are numbers.
Standard library only, so that it compiles with the rules.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Action, Game, OptionError

MOST_NUMBER = 20  # where vector.toml says nothing
MOST_DICE = 5


class Vocabulary:
    """The numbered actions of one game: `index` of an action, `action` of an index."""

    def __init__(self, game: Game, hints: dict[str, Any]) -> None:
        self.game: Game = game
        self.verbs: dict[str, int] = {name: n for n, name in enumerate(game.tables.verbs)}
        self._actions: list[Action] = []
        for name, declared in game.tables.verbs.items():
            told = hints.get(name, {})
            for stretch in told if isinstance(told, list) else [told]:
                reaches = [
                    reach(game, kind, stretch.get(argument), hints.get("_dice", MOST_DICE))
                    for argument, kind in declared.items()
                ]
                self._actions += combinations(name, reaches)
        self._numbers: dict[Action, int] = {action: n for n, action in enumerate(self._actions)}
        self.size: int = len(self._actions)
        self.width: int = max([len(action) for action in self._actions])

    def index(self, action: Action) -> int:
        """Return the number of an action."""
        found = self._numbers.get(action)
        if found is None:
            raise OptionError(
                f"{action} is outside the numbered actions of {self.game.name}:"
                f" widen {action[0]} in its vector.toml"
            )
        return found

    def mask(self, options: tuple[Action, ...]) -> bytearray:
        """Return a byte for each number: 1 where the action is an option."""
        numbers = self._numbers
        found = bytearray(self.size)
        for action in options:
            number = numbers.get(action)
            found[self.index(action) if number is None else number] = 1
        return found

    def chosen(self, options: tuple[Action, ...], index: int) -> Action | None:
        """Return the option of a number; nothing if it is no option."""
        if not 0 <= index < self.size:
            return None
        action = self._actions[index]
        return action if action in options else None

    def numbered(self, options: tuple[Action, ...]) -> dict[int, Action]:
        """Return options by their numbers, in the game's order."""
        numbers = self._numbers
        found: dict[int, Action] = {}
        for action in options:
            number = numbers.get(action)
            found[self.index(action) if number is None else number] = action
        return found

    def action(self, index: int) -> Action:
        """Return the action of a number."""
        if not 0 <= index < self.size:
            raise OptionError(
                f"{self.game.name} has actions 0 to {self.size - 1} here, so {index} is none"
            )
        return self._actions[index]

    def features(self, index: int) -> list[int]:
        """Return an action as a row: its verb, then its arguments plus 1; 0 where it has none."""
        action = self.action(index)
        row = [self.verbs[action[0]], *[value + 1 for value in action[1:]]]
        return row + [0] * (self.width - len(row))


def combinations(verb: str, reaches: list[list[int]]) -> list[Action]:
    """Return a verb with all its arguments can be."""
    found: list[Action] = [(verb,)]
    for values in reaches:
        found = [(*action, value) for action in found for value in values]
    return found


def reach(game: Game, kind: str, told: Any, dice: int) -> list[int]:
    """Return all that an argument can be."""
    if kind == "seat":
        return list(range(game.players))
    if kind == "dice":
        return list(range(1 << dice))
    if kind == "number":
        least, most = told if told is not None else (0, MOST_NUMBER)
        return list(range(least, most + 1))
    words = game.tables.kinds.get(kind)
    if words is None:
        raise OptionError(f"actions with a {kind} can't be numbered")
    if isinstance(told, str):  # a list of the game's ground, such as the teleporters of a map
        listed = getattr(game.ground, told, None)
        if listed is None:
            raise OptionError(f"vector.toml of {game.name} names {told}, which its map has not")
        return list(listed)
    if told is not None:
        return list(range(words.index(told[0]), words.index(told[1]) + 1))
    return list(range(len(words)))
