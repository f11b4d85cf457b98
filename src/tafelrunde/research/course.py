"""A match as an environment goes through it: who is asked, what seats see, what may be done.

Standard library only, so that it compiles with the rules: a step spends most of its time here.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import NOBODY, Action, Game

from .layout import Layout, Sheets
from .vocabulary import Vocabulary


class Course:
    """A match seat by seat: where several decide at once they are asked one after the other."""

    def __init__(self, layout: Layout, vocabulary: Vocabulary) -> None:
        self._layout: Layout = layout
        self._game: Game = layout.game
        self._sheets: Sheets = Sheets(layout)
        self._vocabulary: Vocabulary = vocabulary
        self.s: Any = None
        self.seat: int = NOBODY  # who is asked; nobody when all is over
        self.options: tuple[Action, ...] = ()  # what they may do

    def begin(self, s: Any) -> None:
        """Go through this match from where it stands."""
        self.s = s
        self._ask()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """A copy goes its own way from here; layout and vocabulary never change."""
        twin = Course(self._layout, self._vocabulary)
        twin.s = None if self.s is None else self.s.clone()
        twin.seat, twin.options = self.seat, self.options
        return twin

    def look(self, seat: int) -> tuple[bytearray, bytearray]:
        """Return a seat's row, and its mask: empty for whoever is not asked."""
        options = self.options if seat == self.seat else ()
        return self._sheets.row(self.s, seat), self._vocabulary.mask(options)

    def take(self, number: int) -> bool:
        """Let whoever is asked take an action by its number; say no if it is no option."""
        action = self._vocabulary.chosen(self.options, number)
        if action is None:
            return False
        self._game.commit(self.s, self.seat, action)
        self._ask()
        return True

    def stop(self) -> None:
        """Ask nobody any more."""
        self.seat = NOBODY
        self.options = ()

    def _ask(self) -> None:
        """Find out who is asked now."""
        s = self.s
        if s.agenda:
            self.seat = self._game.actor(s)
            self.options = self._game.options(s, self.seat)
        else:
            self.stop()
