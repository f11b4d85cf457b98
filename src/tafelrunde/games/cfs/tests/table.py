"""A table of COLLECT! FIGHT! SURVIVE! for tests, which reads like a story.

    t = Table(anna={"scout": {"at": "c4", "load": ["water"]}}, ben={"guard": "c6"},
              machines={"greifer_1": "d5"}, floor={"c5": ["salt"]}, fields={"c2-d2": "off"},
              shove=[7, 2])
    t.act("anna", "step c5", "take salt", "shove c6")
    assert t.where("scout_1") == "c6" and t.load("scout_1") == ["water", "salt"]

Seats go clockwise: anna, ben, cleo, dora; at least two sit there. A figure is written by its
profile, as a field or as {at, load, down, out, done}, a machine by its name; in everything else
`scout_1` is anna's scout. What is not written is as in `position`: anna's scout is active with two
actions, figures stand in their zones, and all other pieces lie in the last nest. The dungeon is the
open one of drawn.py, a drawing of yours (`dungeon="+-+…"`, of any size; closed rooms for zones and
machines that are not drawn come below it), or one of ours by its number. Other rounds, teams, or
machines' tables: `rounds=6, figures=3, table="…"`. Dice are forced by the name of the roll, one or
several: fight and shove (the attacker's, then the defender's), jump, disaster, theft, place; cards
drawn as need, playing_card, machine_card, sought. The rest is told in tests/games/story.py.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.decisions import read_table, shipped_table
from tafelrunde.games.cfs.dungeon import Dungeon, shipped
from tafelrunde.games.cfs.names import AWAY, PLAYING_CARDS, RESOURCES, figure_names
from tafelrunde.games.cfs.rules import build_in
from tafelrunde.games.cfs.state import CfsState
from tafelrunde.games.cfs.steps.acting import fields_left
from tafelrunde.games.cfs.tests.drawn import OPEN_DUNGEON, dungeon_of
from tafelrunde.games.cfs.values import movement_now
from tafelrunde.kernel import NOBODY, Game
from tests.games.story import StoryTable, Values, who_sits

INFO = load("cfs")


@cache
def cfs(players: int, ground: str | int, rounds: int, figures: int, table: str) -> Game:
    """Return the game in a drawn dungeon, or in a shipped one by its number."""
    dungeon = shipped()[ground] if isinstance(ground, int) else dungeon_of(ground, players)
    setting = INFO.setting(players, options={"rounds": rounds, "figures": figures})
    return build_in(dungeon, read_table(table) if table else shipped_table(), setting)


class Table(StoryTable[CfsState]):
    """A match in the middle of which the test begins."""

    info = INFO

    def __init__(
        self,
        players: int = 2,
        dungeon: str | int = OPEN_DUNGEON,
        rounds: int = 4,
        figures: int = 0,
        table: str = "",
        **written: Any,  # seats by name, what else a position has, forced rolls and draws by name
    ) -> None:
        seats, seated = who_sits(written, players)
        self.sit_down(cfs(seated, dungeon, rounds, figures, table))
        self.begin_at(seats=seats, **written)

    @classmethod
    def dealt(
        cls,
        players: int = 2,
        dungeon: str | int = OPEN_DUNGEON,
        rounds: int = 4,
        figures: int = 0,
        table: str = "",
        seed: str = "dealt",
        **forced: Values,
    ) -> Table:
        """Return a new match from its set-up; dice and cards come as they like unless forced."""
        t = cls.__new__(cls)
        t.sit_down(cfs(players, dungeon, rounds, figures, table))
        t.deal(seed, None, **forced)
        return t

    @property
    def dungeon(self) -> Dungeon:
        """The dungeon that is played in."""
        dungeon: Dungeon = self.game.ground
        return dungeon

    # Acting

    def end_team(self, name: str) -> None:
        """Let somebody activate all figures that are left, and do nothing with them."""
        while self.prompt in ("act", "pick") and self.asked() == [name]:
            self.act(name, "end" if self.prompt == "act" else self.options(name)[0])

    # Who is asked what

    @property
    def prompt(self) -> str:
        """What is asked, such as act, pick or following; nothing when the match is over."""
        frame = self.s.agenda[-1] if self.s.agenda else ("",)
        return "choice" if frame[0] == "round" else str(frame[0])

    # The activation

    @property
    def round(self) -> int:
        """The running round."""
        return self.s.round

    @property
    def active(self) -> str:
        """The figure or machine that acts; nothing between two activations."""
        return figure_names(self.game.players)[self.s.active] if self.s.active != NOBODY else ""

    @property
    def actions(self) -> int:
        """The actions the active figure has left."""
        return self.s.actions

    @property
    def left(self) -> int:
        """How far the active figure can still go, in this move or in a new one."""
        return fields_left(self.game, self.s, self.s.active)

    # Figures

    def figure(self, name: str) -> int:
        """Return the number of a figure or machine."""
        return figure_names(self.game.players).index(name)

    def where(self, figure: str) -> str:
        """Return the field a figure stands on; "" if it stands nowhere."""
        node = self.s.where[self.figure(figure)]
        return self.dungeon.names[node] if node != AWAY else ""

    def load(self, figure: str) -> list[str]:
        """Return what a figure carries, in the order of data/resources.toml."""
        return [RESOURCES[kind] for kind in self.s.load[self.figure(figure)]]

    def movement(self, figure: str) -> int:
        """Return a figure's movement value under its load."""
        return movement_now(self.game, self.s, self.figure(figure))

    def is_down(self, figure: str) -> bool:
        """Say whether a figure is knocked down."""
        return self.s.down >> self.figure(figure) & 1 == 1

    def is_out(self, figure: str) -> bool:
        """Say whether a figure is out of play till the next round."""
        return self.s.out >> self.figure(figure) & 1 == 1

    def is_done(self, figure: str) -> bool:
        """Say whether a figure was activated in this round."""
        return self.s.done >> self.figure(figure) & 1 == 1

    # The dungeon

    def floor(self, field: str) -> list[str]:
        """Return the pieces on a field, in the order of data/resources.toml."""
        return [RESOURCES[kind] for kind in self.s.floor[self.dungeon.names.index(field)]]

    def is_on(self, barrier: str) -> bool:
        """Say whether an energy field such as c2-d2 is active."""
        return self.s.fields >> self.dungeon.barriers.index(barrier) & 1 == 1

    # Cards

    def needs(self, name: str) -> list[str]:
        """Return what a player's colony needs."""
        return [RESOURCES[kind] for kind in self.s.needs[self.seat(name)]]

    def hand(self, name: str) -> list[str]:
        """Return a player's playing cards, the lowest first."""
        return [PLAYING_CARDS[card] for card in self.s.hand[self.seat(name)]]

    def card(self, name: str) -> str:
        """Return the card a player, or "machines", has turned up in this round."""
        who = self.game.players if name == "machines" else self.seat(name)
        return PLAYING_CARDS[self.s.chosen[who]] if self.s.chosen[who] != NOBODY else ""

    @property
    def sought(self) -> list[str]:
        """What was turned up at the end, for all."""
        return [RESOURCES[kind] for kind in self.s.sought]

    # Listening
