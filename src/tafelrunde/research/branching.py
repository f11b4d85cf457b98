"""A match whose every draw can be chosen from outside: the tree of a game, chance and all.

An action is carried out on a copy with the draws known so far; where the rules ask for more, the
match stands at a node of chance until somebody says what comes. Draws of very many outcomes, such
as a throw of eight dice, are made in several parts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Action, Fate, Game, RulesError, dump, load
from tafelrunde.kernel.insight import audible

from .decisions import as_json
from .subject import Subject

MOST_OUTCOMES = 216  # of one node of chance; throws of more than three dice come in parts


class DrawNeeded(Exception):
    """The rules ask for a draw that nobody has made yet."""

    def __init__(self, n: int, what: str) -> None:
        super().__init__(what)
        self.n = n
        self.what = what


class Given(Fate):
    """Draws that were chosen before; the first one that was not stops everything."""

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = iter(outcomes)

    def below(self, s: Any, n: int, what: str) -> int:
        """Return the draw as it was chosen, part by part."""
        result = 0
        for size in parts(n):
            given = next(self._outcomes, None)
            if given is None:
                raise DrawNeeded(size, what)
            result = result * size + given
        return result


def parts(n: int) -> list[int]:
    """Return sizes whose product is n, none larger than a node of chance can be."""
    found: list[int] = []
    while n > MOST_OUTCOMES:
        size = next(size for size in range(MOST_OUTCOMES, 0, -1) if n % size == 0)
        if size == 1:
            raise RulesError(f"a draw of 0..{n - 1} can't be made in parts")
        found.append(size)
        n //= size
    return [*found, n] if n > 1 else found


class Branching:
    """A match at a decision, at a node of chance, or at its end."""

    def __init__(self, about: Subject) -> None:
        self.about = about
        self.game: Game = about.game
        self.s: Any = None  # where the last action has led; nothing before the first deal
        self.log: list[tuple[int, str, Any]] = []  # what was told and done: Events, own actions
        self._lines: list[str] = []  # the log as text, as far as somebody has asked for it
        self.outcomes = 0  # of the open node of chance, 0 where there is none
        self.what = ""  # it is a draw of
        self._doing: tuple[int, Action] | None = None
        self._drawn: list[int] = []

    def clone(self) -> Branching:
        """Return an independent copy."""
        twin = Branching(self.about)
        twin.s = None if self.s is None else self.s.clone()
        twin.log, twin._lines = self.log[:], self._lines[:]
        twin.outcomes, twin.what = self.outcomes, self.what
        twin._doing, twin._drawn = self._doing, self._drawn[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Branching:
        """Copies share the game and what was told, which never change."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy in another process is made from a save."""
        text = "" if self.s is None else dump(self.s)
        rest = (self.log, self.outcomes, self.what, self._doing, self._drawn)
        return restored, (self.about, text, rest)

    # Moving on

    def begin(self, seed: str = "") -> None:
        """Deal: from a seed all draws of the match follow, without one each is a node."""
        if seed:
            s = self.game.blank(self.game.players)
            s.seed(seed)
            s.news = []
            self.game.begin(s)
            self._settle(s)
        else:
            self._go_on()

    def act(self, action: Action, seeded: bool = False) -> None:
        """Let whoever is asked act."""
        seat = self.game.actor(self.s)
        self.log.append((1 << seat, "", action))
        self._doing = (seat, action)
        if seeded:
            self.s.news = []
            self.game.commit(self.s, seat, action)
            self._settle(self.s)
        else:
            self._go_on()

    def draw(self, outcome: int) -> None:
        """Say what comes at a node of chance."""
        self._drawn.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what is being done with the draws so far; stop where one is missing."""
        try:
            if self._doing is None:
                self._try(self.game.blank(self.game.players), self.game.begin)
            else:
                seat, action = self._doing
                self._try(self.s.clone(), lambda s: self.game.commit(s, seat, action))
        except DrawNeeded as need:
            self.outcomes, self.what = need.n, need.what

    def _try(self, s: Any, doing: Callable[[Any], Any]) -> None:
        s.fate = Given(self._drawn)
        s.news = []
        doing(s)
        self._settle(s)

    def _settle(self, s: Any) -> None:
        """All draws were there: this is where the match stands now."""
        self.log += s.news
        s.news = None
        s.fate = None
        self.s = s
        self._drawn = []
        self.outcomes = 0

    def take_up(self, s: Any, rest: tuple[Any, ...]) -> None:
        """Stand where a saved match stood."""
        self.s = s
        self.log, self.outcomes, self.what, self._doing, self._drawn = rest

    # What a seat knows

    def over(self) -> bool:
        """Say whether the match has ended."""
        return self.s is not None and not self.outcomes and not self.s.agenda

    def told(self, seat: int) -> list[str]:
        """Return what the seat was told and did itself: lines of JSON, each written only once."""
        self._lines += [as_json(entry[1:]) for entry in self.log[len(self._lines) :]]
        pairs = zip(self.log, self._lines, strict=True)
        return [line for entry, line in pairs if audible(entry, seat)]


def restored(about: Subject, text: str, rest: tuple[Any, ...]) -> Branching:
    """Return a match from what was saved of it."""
    made = Branching(about)
    made.take_up(load(about.game, text) if text else None, rest)
    return made
