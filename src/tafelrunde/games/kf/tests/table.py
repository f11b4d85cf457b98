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
(2 or 5), and cards drawn as `card`. The rest is told in tests/games/story.py.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.games.kf.names import CARDS, METALS
from tafelrunde.games.kf.reckoning import (
    entry_bonus,
    exit_bonus,
    exit_number,
    hand_limit,
    metal_of,
)
from tafelrunde.games.kf.state import KfState
from tafelrunde.games.kf.zones import OUT_OF_PLAY, WILDERNESS, home, lies_on, loot_of
from tafelrunde.kernel import NOBODY, Game
from tests.games.story import StoryTable, Values, who_sits

INFO = load("kf")


@cache
def kf(players: int, options: tuple[tuple[str, int], ...]) -> Game:
    """Return the game for so many players with these options."""
    return INFO.build(players, options=dict(options))


def kf_with(players: int, options: dict[str, int]) -> Game:
    """Return the game with these options, in whatever order they are written."""
    return kf(players, tuple(sorted(options.items())))


class Table(StoryTable[KfState]):
    """A match in the middle of which the test begins."""

    info = INFO

    def __init__(
        self,
        players: int = 2,
        options: dict[str, int] | None = None,
        **written: Any,  # seats by name, what else a position has, forced rolls and draws by name
    ) -> None:
        seats, seated = who_sits(written, players)
        roles = int(any("role" in row for row in seats.values()))
        self.sit_down(kf_with(seated, {"roles": roles, **(options or {})}))
        self.begin_at(seats=seats, **written)

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
        t.sit_down(kf_with(players, options or {}))
        t.deal(seed, carried, **forced)
        return t

    # Acting

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

    # The turn

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
