"""A table of FRAG for tests, which reads like a story.

    t = Table({"anna": {"at": "c3", "weapons": ["shotgun 2"]}, "ben": {"at": "c5", "health": 2}},
              to_hit="1 1", damage="6 6 6 6 6", defence="5 4", special="lag")
    t.act("anna", "attack ben shotgun")
    assert t.where("ben") == "" and t.ammo("anna", "shotgun") == 1

Seats go clockwise in the order of their names; at least two sit there. What is not written is as in
`position`: anna has the turn, 6 points and may act. Dice are forced by the name of the roll, one
roll as a text or several as a list: start, movement, to_hit, damage, defence, acid, power_up,
respawn (the number of the field), theft (the place in the sorted hand); cards drawn by the name of
their deck: weapon, gadget, special. The rest is told in tests/games/story.py.
"""

from __future__ import annotations

from functools import cache
from textwrap import dedent
from typing import Any

from tafelrunde.games.catalog import load
from tafelrunde.games.frag.board import Board, load_board
from tafelrunde.games.frag.hands import SHIFT
from tafelrunde.games.frag.names import CARDS, FIRST, OUT
from tafelrunde.games.frag.names import DECKS as DECK_NAMES
from tafelrunde.games.frag.position import weapon_words
from tafelrunde.games.frag.rules import build_on
from tafelrunde.games.frag.state import FragState
from tafelrunde.games.frag.values import accuracy_now, attacks_now, health_now, speed_now
from tafelrunde.kernel import NOBODY, Game
from tests.games.story import NAMES, StoryTable, Values

# Nine by nine fields, a1 to i9, and nothing in the way; fighters nobody placed stand on the edge.
OPEN_FIELD = """
+-----------------+
|1 . . . 5 . . . 2|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|. . . . . . . . .|
|                 |
|4 . . . 6 . . . 3|
+-----------------+
"""
INFO = load("frag")


@cache
def board_of(drawing: str) -> Board:
    """Return the board of a drawing; its head may be left out."""
    text = dedent(drawing).strip("\n")
    head = "" if text.startswith("game:") else "game: frag\ntitle: A Test\n\n"
    return load_board(f"{head}{text}\n", "a test")


@cache
def frag(players: int, ground: str | int, goal: int) -> Game:
    """Return the game on a drawn map, or on a shipped one by its number."""
    if isinstance(ground, int):
        return INFO.build(players, options={"map": ground, "goal": goal})
    return build_on(board_of(ground), INFO.setting(players, options={"goal": goal}))


class Table(StoryTable[FragState]):
    """A match in the middle of which the test begins."""

    info = INFO

    def __init__(
        self,
        seats: dict[str, dict[str, Any]] | None = None,
        map: str | int = OPEN_FIELD,
        turn: str = "anna",
        goal: int = 3,
        players: int = 2,
        **written: Any,  # what else a position has, and forced rolls and draws by name
    ) -> None:
        rows = seats or {}
        names = [*rows, *[name for name in NAMES if name not in rows]]
        self.sit_down(frag(max(players, len(rows)), map, goal), names)
        self.begin_at(seats=rows, turn=turn, **written)

    @classmethod
    def dealt(
        cls,
        players: int = 2,
        map: str | int = OPEN_FIELD,
        goal: int = 3,
        carried: dict[str, Any] | None = None,
        seed: str = "dealt",
        **forced: Values,
    ) -> Table:
        """Return a new match from its set-up; dice and cards come as they like unless forced."""
        t = cls.__new__(cls)
        t.sit_down(frag(players, map, goal))
        t.deal(seed, carried, **forced)
        return t

    @property
    def board(self) -> Board:
        """The board that is played on."""
        board: Board = self.game.ground
        return board

    # Acting

    def pass_all(self) -> None:
        """Let all who are asked for answers pass, until something else is asked."""
        while not self.over and all("pass" in self.options(name) for name in self.asked()):
            self.act(self.asked()[0], "pass")

    # The turn

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.s.turn]

    @property
    def points(self) -> int:
        """The movement points left."""
        return self.s.points

    # Fighters and players

    def where(self, name: str) -> str:
        """Return the field a fighter stands on; "" if it is out."""
        node = self.s.where[self.seat(name)]
        return self.board.names[node] if node != OUT else ""

    def health(self, name: str) -> int:
        """Return a fighter's Health with everything that counts; who is out has none."""
        return health_now(self.s, self.seat(name)) if self.where(name) else 0

    def wounds(self, name: str) -> int:
        """Return the Health a fighter has lost."""
        return self.s.wounds[self.seat(name)]

    def values(self, name: str) -> tuple[int, int, int]:
        """Return Health, Speed and Accuracy, modified."""
        seat = self.seat(name)
        return health_now(self.s, seat), speed_now(self.s, seat), accuracy_now(self.s, seat)

    def attacks_left(self) -> int:
        """Return the attacks that Accuracy still allows in this turn."""
        return attacks_now(self.s, self.s.turn) - self.s.shots

    def armour(self, name: str) -> str:
        """Return the armour worn and what is left of it, such as "heavy_armor 2"."""
        kind, pool = self.s.armour[self.seat(name)], self.s.pool[self.seat(name)]
        return f"{CARDS[kind]} {pool}" if kind != NOBODY else ""

    def gear(self, name: str) -> list[str]:
        """Return the other gadgets in play."""
        return [CARDS[kind] for kind in self.s.gear[self.seat(name)]]

    def weapons(self, name: str) -> list[str]:
        """Return the weapons in play with ammunition and attachments: "shotgun 5 trick_fire"."""
        return [" ".join(weapon_words(weapon)) for weapon in self.s.weapons[self.seat(name)]]

    def ammo(self, name: str, weapon: str) -> int:
        """Return the ammunition of the first weapon of this kind in play."""
        carried = self.s.weapons[self.seat(name)]
        return next(row[1] for row in carried if CARDS[row[0]] == weapon)

    def hand(self, name: str) -> list[str]:
        """Return the cards in a hand, in the order of data/cards.toml."""
        return [CARDS[code >> SHIFT] for code in self.s.hand[self.seat(name)]]

    def blood(self, name: str) -> int:
        """Return the blood markers a player holds."""
        return self.s.blood[self.seat(name)]

    def frags(self, name: str) -> int:
        """Return the frags a player has marked."""
        return self.s.frags[self.seat(name)]

    # Floor and decks

    def blood_on(self, field: str) -> int:
        """Return the number of blood markers on a field."""
        return self.s.blood_at.count(self.board.names.index(field))

    def pile(self, field: str) -> list[str]:
        """Return the cards under the marker on a field."""
        node = self.board.names.index(field)
        return [CARDS[kind] for pile in self.s.piles if pile[0] == node for kind in pile[2:]]

    def deck(self, name: str) -> list[str]:
        """Return the face-down cards of a deck."""
        return self._cards_of(self.s.deck, name)

    def discards(self, name: str) -> list[str]:
        """Return the discards of a deck."""
        return self._cards_of(self.s.discards, name)

    def _cards_of(self, counts: list[int], name: str) -> list[str]:
        deck = DECK_NAMES.index(name)
        kinds = range(FIRST[deck], FIRST[deck + 1])
        return [CARDS[kind] for kind in kinds for _ in range(counts[kind])]

    # Listening
