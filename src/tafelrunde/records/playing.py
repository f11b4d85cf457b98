"""A scenario being played: the table, what was told last, and what was not as expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import NOBODY, Action, Event, Game, IllegalAction, RulesError

from .forced import ForcedError, ForcedFate
from .notation import write, write_line, write_seat
from .reading import Item
from .told import Told


@dataclass(frozen=True)
class Miss:
    """An expectation that was not met, and the line it stands in."""

    line: int
    expected: str
    found: str


class Stop(Exception):
    """The scenario can't go on."""


class Play:
    """A table on which a scenario is carried out step by step."""

    def __init__(self, game: Game, s: Any, names: list[str], fate: ForcedFate) -> None:
        self.game = game
        self.s = s
        self.names = names
        self.fate = fate
        self.events: list[Event] = []  # since the last action
        self.history: list[Event] = []  # since the beginning
        self.told: list[Told] = []  # by a lesson, since the last answer
        self.checks = 0
        self.misses: list[Miss] = []

    def check(self, ok: bool, item: Item, expected: str, found: str) -> None:
        """Count an expectation, and note it if it was missed."""
        self.checks += 1
        if not ok:
            self.misses.append(Miss(item.line, expected, found))

    def stop(self, item: Item, expected: str, found: str) -> Stop:
        """Note a miss after which nothing makes sense any more."""
        self.misses.append(Miss(item.line, expected, found))
        return Stop()

    def twin(self) -> Play:
        """Return a copy on which something can be tried."""
        return Play(self.game, self.s.clone(), self.names, self.fate.twin())

    # Moving on

    def begin(self, item: Item, carried: dict[str, Any] | None) -> None:
        """Go from the position, or with `carried` from the set-up, to the first decision."""
        self._listen()
        try:
            if carried is None:
                self.game.advance(self.s)
            else:
                self.game.begin(self.s, carried)
            self.fate.check_rolls(self.s)
        except (ForcedError, RulesError) as error:
            raise self.stop(item, "the scenario begins", _breakdown(error)) from None
        self._heed()

    def act(self, seat: int, action: Action, item: Item) -> None:
        """Carry out an action; being refused ends the scenario."""
        seat = self.seat_asked(item) if seat == NOBODY else seat
        text = f"{self.name(seat)}: {write(self.game, action, self.names)}"
        self._listen()
        try:
            self.game.apply(self.s, seat, action)
            self.fate.check_rolls(self.s)
        except IllegalAction as error:
            found = f"refused: {error}; {self.who_is_asked()}"
            raise self.stop(item, text, found) from None
        except (ForcedError, RulesError) as error:
            raise self.stop(item, text, _breakdown(error)) from None
        self._heed()

    def seat_asked(self, item: Item) -> int:
        """Return the only seat that is asked now."""
        asked = self.game.actors(self.s)
        if len(asked) != 1:
            raise self.stop(item, "one player is asked", self.who_is_asked())
        return asked[0]

    def _listen(self) -> None:
        self.s.fate = self.fate
        self.s.news = []

    def _heed(self) -> None:
        self.events = self.s.news
        self.history += self.events
        self.s.news = None
        self.s.fate = None

    # In words

    def name(self, seat: int) -> str:
        """Return a seat's name as the notation writes it."""
        return write_seat(seat, self.names)

    def who_is_asked(self) -> str:
        """Say who is asked what."""
        asked = self.game.actors(self.s)
        if not asked:
            return "nobody is asked: the game is over"
        step = self.s.agenda[-1][0]
        verb = "is" if len(asked) == 1 else "are"
        return f"{', '.join(self.name(seat) for seat in asked)} {verb} asked: {step}"

    def event_text(self, event: Event) -> str:
        """Return an event in the notation."""
        declared = self.game.tables.events[event[1]]
        return write_line(self.game, event[1], declared, event[2], self.names)


def _breakdown(error: Exception) -> str:
    return str(error) if isinstance(error, ForcedError) else f"the rules break down: {error}"
