"""What each role wants: how much a life of each player is worth to it, on its best guess."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY

from .acts import Odds
from .modules.undead import HERE
from .names import DEAL, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from .state import BangState
from .steps.three_players import PREY
from .view import knows_role

# How much it matters to lose a life when so many (index) are left before. Losing the last one
# silences a player; if that player is vital, it also decides the game.
WORTH: Final[tuple[float, ...]] = (0.0, 2.6, 1.7, 1.35, 1.15, 1.05, 1.0)
VITAL: Final[tuple[float, ...]] = (0.0, 6.0, 3.0, 2.0, 1.5, 1.25, 1.1)
MOST_LIFE: Final = 16  # more than this counts like this


def summed(worth: tuple[float, ...]) -> list[float]:
    """Return what the first 0, 1, 2 … lives are worth together; the last entry goes on."""
    total = [0.0]
    for life in range(1, MOST_LIFE + 1):
        total.append(total[-1] + worth[min(life, len(worth) - 1)])
    return total


_WORTH: Final[list[float]] = summed(WORTH)
_VITAL: Final[list[float]] = summed(VITAL)

Wishes = tuple[float, float, float, float]

# The gain when a Sheriff, Renegade, Outlaw, Deputy loses a life, and what one's own is worth.
WISHES: Final[dict[int, Wishes]] = {
    SHERIFF: (0.0, 0.7, 1.0, -0.6),
    OUTLAW: (1.4, 0.2, -0.5, 0.6),
    DEPUTY: (-1.5, 0.8, 1.0, -0.5),
}
# Where the dead may rise, the Sheriff hunts the Renegade first, who would lead them (11.5).
WISHES_AMONG_GRAVES: Final[dict[int, Wishes]] = {**WISHES, SHERIFF: (0.0, 1.5, 0.7, -0.6)}
OWN_LIFE: Final[dict[int, float]] = {SHERIFF: 1.3, RENEGADE: 1.2, OUTLAW: 0.7, DEPUTY: 0.7}

# After the outbreak (11.7): the gain when one of the others or of one's own side loses a life.
OTHER_SIDE: Final = 1.0
OWN_SIDE: Final = -0.6
OWN_LIFE_THEN: Final = 0.8


class Stakes:
    """What the loss of a life of each seat means to the one who thinks: above 0 it is welcome."""

    __slots__ = ("vital", "weight")

    def __init__(self, s: BangState, seat: int, odds: Odds) -> None:
        players = len(s.life)
        self.weight: list[float] = [0.0] * players
        self.vital: list[bool] = [False] * players
        if players == 3:
            self._hunt(s, seat)
            return
        if s.outbreak == HERE:
            self._take_sides(s, seat)
            return
        role = s.role[seat]
        wishes = wishes_of(s, seat)
        for other in range(players):
            sheriff, renegade, outlaw, deputy = odds[other]
            self.weight[other] = (
                sheriff * wishes[SHERIFF]
                + renegade * wishes[RENEGADE]
                + outlaw * wishes[OUTLAW]
                + deputy * wishes[DEPUTY]
            )
            self.vital[other] = sheriff == 1.0
        self.weight[seat] = -OWN_LIFE[role]
        self.vital[seat] = role in (SHERIFF, RENEGADE)

    def _hunt(self, s: BangState, seat: int) -> None:
        """With three players: hunt your prey, but don't do its work on your hunter (7.1)."""
        self.vital = [True] * 3
        self.weight = [1.0] * 3
        self.weight[seat] = -1.2
        if s.alive.bit_count() == 3:
            for other in range(3):
                if PREY[s.role[other]] == s.role[seat]:
                    self.weight[other] = 0.3 if s.life[other] > 3 else -0.5

    def _take_sides(self, s: BangState, seat: int) -> None:
        """After the outbreak all are either undead or alive, whatever their roles were (11.7)."""
        dead = undead(s)
        for other in range(len(s.life)):
            friend = dead >> other & 1 == dead >> seat & 1
            self.weight[other] = OWN_SIDE if friend else OTHER_SIDE
        self.weight[seat] = -OWN_LIFE_THEN

    def gain(self, seat: int, life: int, lost: int = 1) -> float:
        """Return what it is worth that a seat with so much life loses some of it."""
        curve = _VITAL if self.vital[seat] else _WORTH
        life = min(life, MOST_LIFE)
        return self.weight[seat] * (curve[life] - curve[life - lost if life > lost else 0])

    def help(self, seat: int, life: int, limit: int, given: int) -> float:
        """Return what it is worth to give a seat life, as far as it has room for it (3.3)."""
        room = min(given, limit - life)
        return -self.gain(seat, life + room, room)


def undead(s: BangState) -> int:
    """Return the bit mask of the zombies and their Master (11.5)."""
    return s.zombies | (1 << s.master if s.master != NOBODY else 0)


def living(s: BangState, role: int) -> int:
    """Return how many of a role are in play: the dead have shown theirs (4.1)."""
    players = len(s.life)
    dead = [seat for seat in range(players) if not s.alive >> seat & 1]
    return DEAL[players][role] - sum([s.role[seat] == role for seat in dead])


def wishes_of(s: BangState, seat: int) -> Wishes:
    """Return what a seat gains when a Sheriff, Renegade, Outlaw, Deputy loses a life."""
    role = s.role[seat]
    if role == RENEGADE:
        return renegade_wishes(s, seat)
    return WISHES_AMONG_GRAVES[role] if s.graves else WISHES[role]


def renegade_wishes(s: BangState, seat: int) -> Wishes:
    """The last one alive: weaken whoever is ahead, and let the Sheriff fall last (4.2)."""
    sheriffs = [
        other
        for other in range(len(s.life))
        if knows_role(s, seat, other) and s.role[other] == SHERIFF
    ]
    life = s.life[sheriffs[0]] if sheriffs else 0
    outlaws, deputies = living(s, OUTLAW), living(s, DEPUTY)
    if outlaws + deputies + living(s, RENEGADE) == 1:
        return (1.3, 0.0, 0.0, 0.0)
    if not outlaws:
        return (0.2 if life > 4 else -1.0, 1.0, 0.0, 1.0)
    # As long as the Sheriff has helpers the Outlaws are of use; alone against them he falls.
    return (0.0 if life > 4 else -1.0, 0.6, 0.3 if deputies else 1.0, 1.0)
