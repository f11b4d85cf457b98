"""A table of BANG! for tests: who sits there, what the dice will show, and what becomes of it.

    t = Table(5, dice=["1 1 beer arrow arrow"], boris={"life": 2, "arrows": 3})
    t.anna("stop", "shoot boris", "shoot emma")
    assert t.boris.life == 1

Seats go clockwise in the order of NAMES, and anna has the turn unless it is said otherwise; roles,
characters and life that are not given are those of `position`. After every action the invariants
of the game are checked.

With modules, cards are forced like the dice, and the last two dice may be duel dice:

    t = Table(modules="duel rage", dice=["1 1 beer whiskey duel"], duel=["duel", "arrow"],
              wounds=["beer"], boris={"wounds": ["1"], "rage": ["beer", "arrow"]})
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tafelrunde.games.bang.invariants import check
from tafelrunde.games.bang.names import CHARACTERS, DICE, FACES, ROLES, SIDES
from tafelrunde.games.bang.position import position
from tafelrunde.games.bang.state import BangState, in_play
from tafelrunde.games.catalog import load
from tafelrunde.kernel import NOBODY, Event, Game, IllegalAction, State, state_hash
from tafelrunde.kernel.insight import audible
from tafelrunde.records.flow import flow
from tafelrunde.records.forced import ForcedFate, Forcing
from tafelrunde.records.notation import read, write, write_line
from tafelrunde.records.reading import read_documents
from tafelrunde.records.scenario import DEFAULT_NAMES

NAMES = tuple(name.lower() for name in DEFAULT_NAMES)  # as in scenarios: anna, boris, clara …
QUIET = "dynamite dynamite gatling beer 1"  # has no effect before somebody stops rolling
QUIET_WITH_DUEL_DICE = "dynamite beer 1 dynamite gatling"
QUIET_FOR_ZOMBIES = "dynamite gatling beer"


class ForcedDice(ForcedFate):
    """Lets dice and cards show what a test wrote; a further turn begins with a quiet roll."""

    def __init__(self, game: Game, forced: dict[str, Sequence[str]]) -> None:
        super().__init__(Forcing(game, load("bang").part("position")))
        for name, values in forced.items():
            self.force(name, values)

    def force(self, name: str, values: Sequence[str]) -> None:
        """Let these rolls or cards follow."""
        self.add(self.forcing.read(read_documents(flow({name: values}), "a test")[0]))

    def below(self, s: State, n: int, what: str) -> int:
        """Let the next roll fall; the dice of a turn that has not rolled yet are put away."""
        assert isinstance(s, BangState)
        if what == "dice" and not self.waiting.get("dice") and not s.dice:
            self.force("dice", [self.quiet_roll(n)])
        return super().below(s, n, what)

    def quiet_roll(self, n: int) -> str:
        """A roll of so many dice, of the sorts they are."""
        if n < SIDES**DICE:
            return QUIET_FOR_ZOMBIES
        return QUIET_WITH_DUEL_DICE if "duels" in self.forcing.game.steps else QUIET


@cache
def bang(players: int, modules: tuple[str, ...] = (), at_once: int = 0) -> Game:
    """Return the game for this many players, perhaps with rage dynamite at once (10.2)."""
    return load("bang").build(players, modules, {"rage_dynamite_at_once": at_once})


class Table:
    """A match in the middle of which the test begins; players are attributes: `t.boris.life`."""

    def __init__(
        self,
        players: int = 5,
        turn: str = "anna",
        dice: Sequence[str] = (),
        *,  # Any, so that seats may also come as **{name: row}
        modules: Any = "",
        at_once: Any = 0,
        forced: Any = None,  # what else falls or is drawn, by the name of the roll or deck
        duel: Any = (),
        rage: Any = (),
        wounds: Any = (),
        graves: Any = (),
        layout: Any = None,  # what a position has beside the seats
        **seats: dict[str, Any],
    ) -> None:
        self._sit_down(bang(players, tuple(modules.split()), at_once))
        data = {"turn": turn, "seats": seats, **(layout or {})}
        self._lay_out(position(self.game, data, self.names))
        cards = {"rage": rage, "wounds": wounds, "graves": [str(hands) for hands in graves]}
        rolls = {"dice": dice, "duel": duel}
        self.force_all({**rolls, **cards, **(forced or {})})
        self.game.advance(self.s)
        self._check()

    @classmethod
    def dealt(
        cls,
        players: int,
        seed: object,
        modules: str = "",
        carried: dict[str, Any] | None = None,
    ) -> Table:
        """Return a new match as it is dealt, with dice nobody forces."""
        t = cls.__new__(cls)
        t._sit_down(bang(players, tuple(modules.split())))
        s: BangState = t.game.blank(players)
        s.seed(str(seed))
        t._lay_out(s)
        t.game.begin(s, carried)
        t._check()
        return t

    def _sit_down(self, game: Game) -> None:
        self.game = game
        self.names = list(NAMES[: game.players])
        self.fate: ForcedDice | None = None

    def _lay_out(self, s: BangState) -> None:
        self.s = s
        self.events: list[Event] = []
        s.news = self.events

    def _check(self) -> None:
        check(self.game, self.s)
        if self.fate is not None:
            self.fate.check_rolls(self.s)

    def __getattr__(self, name: str) -> Player:
        if name not in NAMES:
            raise AttributeError(name)
        return Player(self, self.names.index(name))

    # Acting

    def do(self, *actions: str) -> None:
        """Let whoever is asked take these actions, one after the other."""
        for action in actions:
            self.act(self.game.actor(self.s), action)

    def act(self, seat: int, action: str) -> None:
        """Let a seat take an action."""
        self.game.apply(self.s, seat, read(self.game, action, self.names))
        self._check()

    def force_all(self, forced: dict[str, Sequence[str]]) -> None:
        """From here on nothing comes that is not forced, but for quiet first rolls."""
        self.fate = self.s.fate = ForcedDice(self.game, forced)

    def force(self, name: str, *values: str) -> None:
        """Let these rolls or cards follow those forced before."""
        assert self.fate is not None
        self.fate.force(name, values)

    def refusal(self, action: str) -> str:
        """Return the clause with which an action is refused; nothing may change by it."""
        before = state_hash(self.s)
        with pytest.raises(IllegalAction) as refused:
            self.do(action)
        assert state_hash(self.s) == before
        assert refused.value.key == "error-not-offered"
        return refused.value.clause

    # Looking

    @property
    def asked(self) -> str:
        """Who is asked what now, such as "anna: aim one 2"; nobody once the match is over."""
        if self.over:
            return "nobody"
        seat = self.game.actor(self.s)
        decision = self.game.decision(self.s, seat)
        assert decision is not None
        prompt = decision["prompt"]
        declared = self.game.tables.prompts[prompt]
        line = write_line(self.game, prompt, declared, decision["values"], self.names)
        return f"{self.names[seat]}: {line}"

    @property
    def options(self) -> list[str]:
        """What is offered now, in notation."""
        offered = self.game.options(self.s, self.game.actor(self.s))
        return [write(self.game, option, self.names) for option in offered]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over(self.s)

    @property
    def winners(self) -> str:
        """The names of those who have won."""
        return " ".join(self.names[seat] for seat in self.s.winners)

    @property
    def pile(self) -> int:
        """The arrows in the middle."""
        return self.s.pile

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.s.turn]

    @property
    def dice(self) -> str:
        """What the dice show."""
        return " ".join(FACES[face] for face in self.s.dice)

    @property
    def lives(self) -> list[int]:
        """Everybody's life, in the order of seats."""
        return list(self.s.life)

    @property
    def arrows(self) -> list[int]:
        """Everybody's arrows, in the order of seats."""
        return list(self.s.arrows)

    # Listening

    @property
    def news(self) -> list[str]:
        """Everything that was told to all."""
        return self.heard_by(NOBODY)

    def heard_by(self, seat: int) -> list[str]:
        """Everything a seat, or with NOBODY a spectator, was told."""
        declared = self.game.tables.events
        return [
            write_line(self.game, key, declared[key], args, self.names)
            for audience, key, args in self.events
            if audible((audience, key, args), seat)
        ]

    def told(self, *keys: str) -> list[str]:
        """What was told to all about these kinds of events."""
        return [line for line in self.news if line.split()[0] in keys]


class Player:
    """One player at the table: `t.anna("stop")` acts, the rest looks."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(self, *actions: str) -> None:
        for action in actions:
            self.table.act(self.seat, action)

    @property
    def life(self) -> int:
        """The life this player has."""
        return self.table.s.life[self.seat]

    @property
    def limit(self) -> int:
        """The most life this player can have."""
        return self.table.s.limit[self.seat]

    @property
    def arrows(self) -> int:
        """The arrows this player holds."""
        return self.table.s.arrows[self.seat]

    @property
    def out(self) -> bool:
        """Whether this player was eliminated."""
        return not in_play(self.table.s, self.seat)

    @property
    def role(self) -> str:
        """The role of this player, secret or not."""
        return ROLES[self.table.s.role[self.seat]]

    @property
    def character(self) -> str:
        """The character of this player; zombies have none."""
        character = self.table.s.character[self.seat]
        return CHARACTERS[character] if character >= 0 else ""

    @property
    def wounds(self) -> str:
        """The wounds of this player."""
        return " ".join(self.row_seen_by(self.seat)["wounds"])

    @property
    def rage(self) -> str:
        """The face-down rage cards of this player, known to others or not."""
        return " ".join(FACES[symbol] for _, symbol in self.table.s.rage[self.seat])

    def row_seen_by(self, viewer: int) -> dict[str, Any]:
        """What a viewer sees of this player."""
        row: dict[str, Any] = self.table.game.view(self.table.s, viewer)["table"]["seats"][
            self.seat
        ]
        return row

    @property
    def heard(self) -> list[str]:
        """Everything this player was told."""
        return self.table.heard_by(self.seat)

    def roles_seen(self) -> dict[str, str]:
        """The roles this player can see, by name."""
        seats = self.table.game.view(self.table.s, self.seat)["table"]["seats"]
        names = self.table.names
        return {names[seat]: row["role"] for seat, row in enumerate(seats) if row["role"]}
