"""A table of KRALLEN & FALLEN for tests, which reads like a story.

    t = Table(anna={"hand": ["crown"], "realm": ["book", {"card": "chest", "on": "book"}]},
              ben={"hand": ["stumble"], "realm": ["goblet"]},
              wilderness=[{"card": "dragon", "loot": ["thimble"]}],
              entry=[3, 6])                 # Ben's surprise, then Anna's crown
    t.act("anna", "play crown")
    t.act("ben", "answer stumble crown")
    t.pass_all()
    assert t.discards[-1] == "crown"

Seats go clockwise: anna, ben, cleo, dora, emil, fay; at least two sit there. What is not written is
as in `position`: anna has the turn, a later one, and two actions; whoever's `hand` is not written
holds harmless cards that all know, so that nobody is asked for answers and nobody draws at the end
of a turn. A hand that is written is secret (`crown open` is not), so its holder is asked in every
window: `t.pass_all()` lets all pass, and `t.unanswered("anna", "play crown")` is act and pass_all.
A written role plays with roles. Rolls are forced by name, one or several: start, entry, exit, coin
(2 or 5), and cards drawn as `card`. A draw nobody forced fails the test, and so does what was
forced and never came (conftest.py looks at every table in the end; `t.forget()` says that the rest
doesn't matter). After every action the invariants are checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.games.kf.invariants import check
from tafelrunde.games.kf.names import CARDS, METALS
from tafelrunde.games.kf.position import DECKS, ROLLS, position
from tafelrunde.games.kf.reckoning import (
    entry_bonus,
    exit_bonus,
    exit_number,
    hand_limit,
    metal_of,
)
from tafelrunde.games.kf.state import KfState
from tafelrunde.games.kf.zones import OUT_OF_PLAY, WILDERNESS, home, lies_on, loot_of
from tafelrunde.kernel import NOBODY, Event, Game, IllegalAction, state_hash
from tafelrunde.kernel.insight import audible
from tafelrunde.records.flow import flow
from tafelrunde.records.forced import ForcedFate, Forcing
from tafelrunde.records.notation import read, write, write_line
from tafelrunde.records.reading import read_documents

NAMES = ("anna", "ben", "cleo", "dora", "emil", "fay")
INFO = load("kf")
PART = INFO.part("position")
TABLES: list[Table] = []  # of the running test

Values = str | int | Sequence[str | int]


@cache
def kf(players: int, options: tuple[tuple[str, int], ...]) -> Game:
    """Return the game for so many players with these options."""
    return INFO.build(players, options=dict(options))


class Table:
    """A match in the middle of which the test begins."""

    def __init__(
        self,
        players: int = 2,
        options: dict[str, int] | None = None,
        **written: Any,  # seats by name, what else a position has, forced rolls and draws by name
    ) -> None:
        seats = {name: written.pop(name) for name in NAMES if name in written}
        chosen = {"roles": int(any("role" in row for row in seats.values())), **(options or {})}
        seated = max([players, *[NAMES.index(name) + 1 for name in seats]])
        self._sit_down(seated, chosen)
        forced = {name: written.pop(name) for name in (*ROLLS, *DECKS) if name in written}
        self._lay_out(position(self.game, {"seats": seats, **written}, self.names))
        self._fate = ForcedFate(Forcing(self.game, PART))
        self.force(**forced)
        self.s.fate = self._fate
        self.game.advance(self.s)
        self._check()

    @classmethod
    def dealt(
        cls,
        players: int = 2,
        options: dict[str, int] | None = None,
        carried: dict[str, Any] | None = None,
        seed: str = "dealt",
        **forced: Values,
    ) -> Table:
        """Return a new match from its set-up; dice and cards come as they like unless forced."""
        t = cls.__new__(cls)
        t._sit_down(players, options or {})
        s: KfState = t.game.blank(players)
        s.seed(seed)
        t._lay_out(s)
        t._fate = ForcedFate(Forcing(t.game, PART))
        t.force(**forced)
        s.fate = t._fate if forced else None
        t.game.begin(s, carried)
        t._check()
        return t

    def _sit_down(self, players: int, options: dict[str, int]) -> None:
        self.game = kf(players, tuple(sorted(options.items())))
        self.names = list(NAMES[:players])
        TABLES.append(self)

    def _lay_out(self, s: KfState) -> None:
        self.s = s
        self.events: list[Event] = []
        s.news = self.events

    def _check(self) -> None:
        check(self.game, self.s)
        self._fate.check_rolls(self.s)

    # Acting

    def act(self, name: str, *actions: str) -> None:
        """Let somebody take these actions, one after the other."""
        for action in actions:
            self.game.apply(self.s, self.seat(name), read(self.game, action, self.names))
            self._check()

    def pass_all(self) -> None:
        """Let all who are asked for answers pass, until something else is asked."""
        while self.prompt == "answers":
            self.act(self.asked()[0], "pass")

    def unanswered(self, name: str, *actions: str) -> None:
        """Let somebody take these actions, and everybody pass after each."""
        for action in actions:
            self.act(name, action)
            self.pass_all()

    def answer(self, name: str, surprise: str, subject: str) -> None:
        """Let somebody answer with a surprise, and the others of this round pass."""
        asked = self.asked()
        self.act(name, f"answer {surprise} {subject}")
        for other in asked:
            if other != name:
                self.act(other, "pass")

    def refused(self, name: str, action: str) -> str:
        """Return the clause with which an action is refused; nothing may change by it."""
        before = state_hash(self.s)
        with pytest.raises(IllegalAction) as refusal:
            self.act(name, action)
        assert state_hash(self.s) == before
        assert refusal.value.key == "error-not-offered"
        return refusal.value.clause.removeprefix("kf ")

    def force(self, **forced: Values) -> None:
        """Let these rolls or cards follow those forced before: `t.force(exit=6)`."""
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
        """What is asked, such as act, answers or claim; nothing when the match is over."""
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

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.s.turn]

    @property
    def actions(self) -> int:
        """The actions left in the turn."""
        return self.s.actions

    # Where cards lie

    def realm(self, name: str) -> list[str]:
        """Return the cards of a realm, in the order they came."""
        return [CARDS[card] for card in self.s.realm[self.seat(name)]]

    def hand(self, name: str) -> list[str]:
        """Return the cards of a hand, in the order of data/cards.toml."""
        return [CARDS[card] for card in self.s.hand[self.seat(name)]]

    def hand_seen_by(self, viewer: str, name: str) -> list[str]:
        """Return the cards of a hand that somebody else sees."""
        cards: list[str] = self.row_seen_by(viewer, name)["cards"]
        return cards

    def row_seen_by(self, viewer: str, name: str) -> dict[str, Any]:
        """Return what somebody sees of a player."""
        seen = self.game.view(self.s, self.seat(viewer))["table"]["seats"][self.seat(name)]
        row: dict[str, Any] = seen
        return row

    def limit(self, name: str) -> int:
        """Return how many cards a hand is filled up to."""
        return hand_limit(self.s, self.seat(name))

    @property
    def wilderness(self) -> list[str]:
        """The monsters and ownerless cards between the realms."""
        return [CARDS[card] for card in self.s.wild]

    def loot(self, monster: str) -> list[str]:
        """Return what lies beneath a monster."""
        return [CARDS[item] for item in loot_of(self.s, CARDS.index(monster))]

    @property
    def discards(self) -> list[str]:
        """The discards, the last one on top."""
        return [CARDS[card] for card in self.s.discards]

    @property
    def deck(self) -> list[str]:
        """What is left in the draw pile, sorted."""
        return [CARDS[card] for card in self.s.deck]

    def where(self, card: str) -> str:
        """Return whose realm a card in play is in, "wilderness", or "" if it is not in play."""
        place = home(self.s, CARDS.index(card))
        if place in (WILDERNESS, OUT_OF_PLAY):
            return "wilderness" if place == WILDERNESS else ""
        return self.names[place]

    def on(self, card: str) -> str:
        """Return what a card lies on, "" if on nothing."""
        below = lies_on(self.s, CARDS.index(card))
        return CARDS[below] if below != NOBODY else ""

    # Numbers

    def entry_bonus(self, name: str, card: str) -> int:
        """Return what realm and role add when somebody brings this card into play."""
        return entry_bonus(self.s, self.seat(name), CARDS.index(card))

    def exit_bonus(self, name: str, card: str) -> int:
        """Return what realm, role and experience add when somebody attacks this card."""
        return exit_bonus(self.s, self.seat(name), CARDS.index(card))

    def exit_number(self, card: str) -> int:
        """Return what an attack on this card must reach."""
        return exit_number(self.s, CARDS.index(card))

    def metal(self, treasure: str) -> str:
        """Return the metal a treasure counts as."""
        return METALS[metal_of(self.s, CARDS.index(treasure)).bit_length() - 1]

    def experience(self, name: str) -> tuple[str, int]:
        """Return which card somebody attacked last, and how often in a row; ("", 0) if none."""
        foe = self.s.foe[self.seat(name)]
        return (CARDS[foe] if foe != NOBODY else "", self.s.tries[self.seat(name)])

    # Listening

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
