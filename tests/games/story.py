"""A table for tests that read like a story: what the tables of FRAG and the later games share.

A game's own `tests/table.py` says which game it is (`info`), how its tables are laid, and what can
be seen there. Dice and cards are forced by name. A draw nobody forced fails the test, and so does
what was forced and never came: a game's `conftest.py` imports `everything_forced_comes`, and
`t.forget()` says that the rest doesn't matter. After every action the invariants are checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import NOBODY, Event, Game, IllegalAction, State, state_hash
from tafelrunde.kernel.insight import audible
from tafelrunde.records.flow import flow
from tafelrunde.records.forced import ForcedFate, Forcing
from tafelrunde.records.notation import read, write, write_line
from tafelrunde.records.reading import read_documents

NAMES = ("anna", "ben", "cleo", "dora", "emil", "fay")
TABLES: list[StoryTable[Any]] = []  # of the running test

Values = str | int | Sequence[str | int]
S = TypeVar("S", bound=State)


@pytest.fixture(autouse=True)
def everything_forced_comes() -> Iterator[None]:
    """Fail a test at whose tables something was forced that never came."""
    TABLES.clear()
    yield
    for table in TABLES:
        table.check_all_used()


def who_sits(written: dict[str, Any], players: int) -> tuple[dict[str, Any], int]:
    """Take the seats that are written by name out of a row; say how many sit there at least."""
    seats = {name: written.pop(name) for name in NAMES if name in written}
    return seats, max([players, *[NAMES.index(name) + 1 for name in seats]])


class StoryTable(Generic[S]):
    """A match in the middle of which the test begins."""

    info: ClassVar[GameInfo]
    game: Game
    names: list[str]
    s: S
    events: list[Event]

    # Laying the table

    def sit_down(self, game: Game, names: Sequence[str] = NAMES) -> None:
        """Let as many take their seats as the game was built for, in the order of the names."""
        self.game = game
        self.names = list(names[: game.players])
        self._fate = ForcedFate(Forcing(game, self.info.part("position")))
        TABLES.append(self)

    def begin_at(self, **written: Any) -> None:
        """Begin at a written position; forced rolls and draws are written beside it, by name."""
        part = self.info.part("position")
        forced = {name: written.pop(name) for name in (*part.ROLLS, *part.DECKS) if name in written}
        self._lay_out(part.position(self.game, written, self.names))
        self.force(**forced)
        self.s.fate = self._fate
        self.game.advance(self.s)
        self.check()

    def deal(self, seed: str, carried: dict[str, Any] | None = None, **forced: Values) -> None:
        """Begin with the set-up; dice and cards come as they like unless forced."""
        s: S = self.game.blank(self.game.players)
        s.seed(seed)
        self._lay_out(s)
        self.force(**forced)
        s.fate = self._fate if forced else None
        self.game.begin(s, carried)
        self.check()

    def _lay_out(self, s: S) -> None:
        self.s = s
        self.events = []
        s.news = self.events

    def check(self) -> None:
        """Nothing is as it can't be."""
        self.info.part("invariants").check(self.game, self.s)
        self._fate.check_rolls(self.s)

    # Acting

    def act(self, name: str, *actions: str) -> None:
        """Let somebody take these actions, one after the other."""
        for action in actions:
            self.game.apply(self.s, self.seat(name), read(self.game, action, self.names))
            self.check()

    def refused(self, name: str, action: str) -> str:
        """Return the clause with which an action is refused; nothing may change by it."""
        before = state_hash(self.s)
        with pytest.raises(IllegalAction) as refusal:
            self.act(name, action)
        assert state_hash(self.s) == before
        assert refusal.value.key == "error-not-offered"
        return refusal.value.clause.removeprefix(f"{self.info.id} ")

    def force(self, **forced: Values) -> None:
        """Let these rolls or cards follow those forced before: `t.force(fight=[8, 1])`."""
        for name, values in forced.items():
            rolls = [values] if isinstance(values, str | int) else list(values)
            written = flow({name: [str(value) for value in rolls]})
            self._fate.add(self._fate.forcing.read(read_documents(written, "a test")[0]))

    def check_all_used(self) -> None:
        """Nothing that was forced is left."""
        left = [name for name, _ in self._fate.left_over()]
        assert not left, f"never rolled or drawn: {left}"

    def forget(self) -> None:
        """From here on dice and cards come as they like, and what was forced doesn't matter."""
        self._fate.waiting.clear()
        self.s.fate = None

    # Who is asked what

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.names.index(name)

    def asked(self) -> list[str]:
        """Return who has yet to decide."""
        return [self.names[seat] for seat in self.game.actors(self.s)]

    @property
    def prompt(self) -> str:
        """What is asked, such as act or following; nothing when the match is over."""
        return str(self.s.agenda[-1][0]) if self.s.agenda else ""

    def options(self, name: str, verb: str = "") -> list[str]:
        """Return what somebody is offered, in notation; perhaps only of one verb."""
        offered = self.game.options(self.s, self.seat(name))
        texts = [write(self.game, option, self.names) for option in offered]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def may(self, name: str, action: str) -> bool:
        """Say whether somebody may do this now."""
        wanted = read(self.game, action, self.names)
        return wanted in self.game.options(self.s, self.seat(name))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over(self.s)

    @property
    def winners(self) -> list[str]:
        """Those who have won."""
        return [self.names[seat] for seat in self.s.winners]

    # Looking and listening

    def seen_by(self, viewer: str) -> dict[str, Any]:
        """Return the table as somebody sees it; "" is a spectator."""
        seat = self.seat(viewer) if viewer else NOBODY
        seen: dict[str, Any] = self.game.view(self.s, seat)["table"]
        return seen

    def row_seen_by(self, viewer: str, name: str) -> dict[str, Any]:
        """Return what somebody sees of a player."""
        row: dict[str, Any] = self.seen_by(viewer)["seats"][self.seat(name)]
        return row

    def hand_seen_by(self, viewer: str, name: str) -> list[str]:
        """Return the cards of a hand that somebody else sees."""
        cards: list[str] = self.row_seen_by(viewer, name)["cards"]
        return cards

    def heard(self, name: str = "") -> list[str]:
        """Return everything somebody was told, in notation; without a name: everybody."""
        seat = self.seat(name) if name else NOBODY
        declared = self.game.tables.events
        return [
            write_line(self.game, event[1], declared[event[1]], event[2], self.names)
            for event in self.events
            if audible(event, seat)
        ]

    def told(self, *keys: str) -> list[str]:
        """Return what was told to all about these kinds of events."""
        return [line for line in self.heard() if line.split()[0] in keys]
