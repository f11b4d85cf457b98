"""What the events of a match of COLLECT! FIGHT! SURVIVE! tell of its balance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.games.cfs.dungeon import GREEN, Dungeon
from tafelrunde.games.cfs.names import MATCHING, PROFILES, TEAM
from tafelrunde.games.cfs.state import CfsState
from tafelrunde.games.cfs.steps.lifting import CLUMSY
from tafelrunde.games.cfs.steps.scoring import pieces_of, worth
from tafelrunde.kernel import Event, Game

# Events after which a figure stands on the field they name last.
PLACED = ("placed", "stepped", "sidestepped", "jumped", "pushed", "followed", "came_home")
MOVED = (*PLACED, "machine_moved")
SIMPLE = {
    "jump_rolled": "jumps",
    "disaster": "disasters",
    "drawn_in": "drawn in",
    "shove_failed": "tests for the way",
}
NO_PROFILE = "nobody"


@dataclass
class Tale:
    """What is worth knowing of one match; lists are by seat."""

    players: int
    winners: tuple[int, ...]
    decisions: int
    points: list[int] = field(default_factory=list)
    needed: list[int] = field(default_factory=list)  # pieces that count most
    pieces: list[int] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)  # sum of the playing cards' numbers
    last: list[int] = field(default_factory=list)  # who acted in the last round, in their order
    brought: Counter[str] = field(default_factory=Counter)  # by profile: pieces laid down at home
    deeds: Counter[str] = field(default_factory=Counter)
    nests: int = 0  # pieces that lie in nests at the end
    carried: int = 0  # and those that somebody still carries

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory."""
        return (seat in self.winners) / len(self.winners)


class Reader:
    """Reads the events of a match; it follows where everybody stands."""

    def __init__(self, tale: Tale, game: Game) -> None:
        self.tale: Tale = tale
        self.dungeon: Dungeon = game.ground
        self.people: int = game.players * TEAM  # figures below this are players'
        self.where: dict[int, int] = {}
        self.fighting: bool = False
        self.at_terminal: int = -1  # who switched a green field just now
        tale.left_out = [NO_PROFILE] * game.players
        tale.dealt = [0] * game.players

    def read(self, news: list[Event]) -> None:
        """Count everything, event by event."""
        shown: list[tuple[int, int]] = []
        for _, key, values in news:
            if key == "round_began":
                shown = []
            elif key == "card_shown":
                shown.append((-values[1], values[0]))
            elif key in MOVED:
                self.where[values[0]] = values[1]
            elif key == "swapped":
                self.where[values[1]] = self.where[values[0]]
                self.where[values[0]] = values[2]
                self.tale.deeds["tests for the way"] += 1
            else:
                self.count(key, values)
            if key != "switched":
                self.at_terminal = -1
        self.tale.last = [seat for _, seat in sorted(shown)]

    def count(self, key: str, values: tuple[Any, ...]) -> None:
        """Count what doesn't move anybody."""
        tale = self.tale
        if key in SIMPLE:
            tale.deeds[SIMPLE[key]] += 1
        elif key == "left_out":
            tale.left_out[values[0]] = PROFILES[values[1]]
        elif key == "playing_cards_dealt":
            tale.dealt[values[0]] = sum(values[1])
        elif key == "scored":
            tale.points.append(values[1])
            tale.pieces.append(values[2])
        else:
            self.count_deed(key, values)

    def count_deed(self, key: str, values: tuple[Any, ...]) -> None:
        """Count what figures and machines do."""
        tale = self.tale
        if key == "switched":
            self.count_switch(values)
        elif key == "theft_rolled":
            tale.deeds["thefts tried"] += 1
            tale.deeds["thefts done"] += values[2] >= CLUMSY
        elif key == "fight_began":
            self.count_fight(*values)
        elif key in ("knocked_down", "put_out"):
            whose = "figures" if values[0] < self.people else "machines"
            tale.deeds[f"{whose} {'down' if key == 'knocked_down' else 'out'}"] += 1
        elif key in ("taken", "laid"):
            self.count_piece(values[0], 1 if key == "laid" else -1)

    def count_fight(self, attacker: int, defender: int) -> None:
        """Tell apart who fights whom."""
        if attacker >= self.people:
            self.tale.deeds["fights machines began"] += 1
        elif defender >= self.people:
            self.tale.deeds["fights with machines"] += 1
        else:
            self.tale.deeds["fights with figures"] += 1

    def count_switch(self, values: tuple[Any, ...]) -> None:
        """Any number of green fields is one use of a terminal (4.3)."""
        if self.dungeon.colour[values[1]] != GREEN:
            self.tale.deeds["blue fields switched"] += 1
        elif self.at_terminal != values[0]:
            self.tale.deeds["terminals used"] += 1
            self.at_terminal = values[0]

    def count_piece(self, figure: int, number: int) -> None:
        """Count pieces a figure lays down in its own zone, less those it takes up there again."""
        zone = self.dungeon.zone_of[self.where.get(figure, 0)]
        if figure >= self.people and zone in range(self.people // TEAM):
            self.tale.deeds["pieces machines took from zones"] -= number
        elif zone == figure // TEAM:
            self.tale.brought[PROFILES[figure % TEAM]] += number


def read(tale: Tale, game: Game, s: CfsState) -> None:
    """Fill in what the events tell, and what lies about in the end."""
    Reader(tale, game).read(s.news or [])
    tale.nests = sum(len(s.floor[node]) for node in game.ground.nests)
    tale.carried = sum(len(load) for load in s.load)
    for seat in range(game.players):
        worths = [worth(s, seat, kind) for kind in pieces_of(game, s, seat)]
        tale.needed.append(worths.count(MATCHING))
