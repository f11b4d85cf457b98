"""What may come of an action that dice decide: exact, in ways of so many.

Rows are about what the dice will show, counted as the rules count: with wounds, rage symbols and
characters. What is certain or impossible is no row.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tafelrunde.kernel import Action, Game
from tafelrunde.pieces.dice import members, tally
from tafelrunde.pieces.mixed import showing
from tafelrunde.pieces.odds import solver

from .modules.characters import SEAN_REROLLED
from .names import (
    ARROW,
    BEER,
    BELLE_STAR,
    CHUCK_WENGAM,
    DICE,
    DUEL,
    DUEL_DICE,
    DUEL_SIDES,
    DYNAMITE,
    GATLING,
    ONE,
    SEAN_MALLORY,
    SIDES,
    TWO,
    WHISKEY,
)
from .state import BangState
from .steps.resolving import GATLINGS, in_reach, reach, symbols
from .steps.rolling import BLASTS, locked_dice

Chance = tuple[str, tuple[Any, ...], int, int]  # key, values, ways, of how many

# What may come, and the values its text speaks of, by their kinds.
CHANCES: Final[dict[str, dict[str, str]]] = {
    "blast": {},
    "indians": {},
    "gatling": {"needed": "number"},
    "gatling_later": {"needed": "number"},
    "beer": {},
    "one": {"targets": "seat*"},
    "two": {"targets": "seat*"},
    "whiskey": {},
    "duel": {},
    "duel_won": {},
}
MOST: Final = 8  # rows, the most telling first
# They change dice after a roll; how well they could do so in later ones is not worked out.
CHANGERS: Final = (BELLE_STAR, CHUCK_WENGAM, SEAN_MALLORY)


def chances(g: Game, s: BangState, seat: int, action: Action) -> list[Chance]:
    """Return what may come of an action, as far as dice decide it."""
    found: list[Chance] = []
    if action[0] == "reroll":
        found = Throw(g, s, seat, action[1], s.rerolls - 1).rows()
    elif action[0] == "again":  # Sean's die costs no reroll (9.8)
        found = Throw(g, s, seat, action[1], s.rerolls).rows()
    elif action[0] == "duel":
        found = [row("duel_won", (), duel_won(retries(g, s, seat)))]
    elif action[0] == "roll_again":
        found = [row("duel_won", (), DUEL_HIT * duel_won(Fraction(0)))]
    return [chance for chance in found if 0 < chance[2] < chance[3]][:MOST]


def row(key: str, values: tuple[Any, ...], chance: Fraction) -> Chance:
    """Return a chance as ways of so many."""
    return (key, values, chance.numerator, chance.denominator)


# A throw


class Throw:
    """Some of the dice, about to be thrown with so many rerolls left after it."""

    __slots__ = ("game", "kept", "left", "needed", "s", "seat", "thrown")

    def __init__(self, g: Game, s: BangState, seat: int, mask: int, left: int) -> None:
        self.game: Game = g
        self.s: BangState = s.clone()  # whose dice are laid out to see how they count
        self.seat: int = seat
        self.thrown: tuple[int, ...] = members(mask)
        self.kept: list[int] = [face for die, face in enumerate(s.dice) if not mask >> die & 1]
        self.left: int = left
        self.needed: int = g.ask(s, "gatlings_needed", GATLINGS, seat)

    def rows(self) -> list[Chance]:
        """Return what the dice may show: dangers first, then what most would wish for."""
        rows = [
            self.reaching("blast", (), DYNAMITE, BLASTS - self.waiting_dynamite()),
            self.attack(),
            self.reaching("gatling", (self.needed,), GATLING, self.needed),
        ]
        if self.left and self.s.character[self.seat] not in CHANGERS:
            rows.append(row("gatling_later", (self.needed,), self.gatlings_later()))
        return [
            *rows,
            self.reaching("beer", (), BEER, 1),
            self.reaching("one", (self.targets(ONE),), ONE, 1),
            self.reaching("two", (self.targets(TWO),), TWO, 1),
            self.reaching("whiskey", (), WHISKEY, 1),
            self.reaching("duel", (), DUEL, 1),
        ]

    def reaching(self, key: str, values: tuple[Any, ...], face: int, wanted: int) -> Chance:
        """Return the chance that a symbol counts so often after the throw."""
        whole: int = SIDES ** len(self.thrown)
        enough = self.enough(face, wanted)
        if self.s.wounds[self.seat] >> face & 1 and face != DYNAMITE:
            # Whiskey comes first and may take the wound away (8.2); it is on other dice.
            sip = self.enough(WHISKEY, 1)
            wounds, self.s.wounds[self.seat] = self.s.wounds[self.seat], 0
            enough = (enough * (whole - sip) + self.enough(face, wanted) * sip) // whole
            self.s.wounds[self.seat] = wounds
        return (key, values, enough, whole)

    def enough(self, face: int, wanted: int) -> int:
        """Count the throws after which a symbol counts so often."""
        kept = self.kept.count(face)
        return sum(
            [
                ways
                for new, ways in enumerate(self.ways(face))
                if self.counted(face, kept + new) >= wanted
            ]
        )

    def attack(self) -> Chance:
        """Return the chance that the last arrow is taken (2.2)."""
        ways = self.ways(ARROW)
        return ("indians", (), sum(ways[self.s.pile :]), sum(ways))

    def ways(self, face: int) -> tuple[int, ...]:
        """Count the ways in which 0, 1, 2 … of the thrown dice show a face."""
        return showing(tuple([self.sides_with(die, face) for die in self.thrown]))

    def sides_with(self, die: int, face: int) -> int:
        """Return on how many sides of a die a face is (2.1, 8.1)."""
        if DUEL_DICE >> die & 1 and "duels" in self.game.steps:
            return DUEL_SIDES.count(face)
        return 1 if face < SIDES else 0

    def counted(self, face: int, dice: int) -> int:
        """Return how often a symbol would count if so many of the dice showed it."""
        blank = BEER if face == DYNAMITE else DYNAMITE
        self.s.dice = [face] * dice + [blank] * (DICE - dice)
        return symbols(self.game, self.s, self.seat, face)

    def waiting_dynamite(self) -> int:
        """Return the dynamite on rage cards that joins a final result only (10.2)."""
        if self.left or not self.s.rage_up or self.game.option["rage_dynamite_at_once"]:
            return 0
        return self.s.rage_up.count(DYNAMITE)

    def targets(self, face: int) -> tuple[int, ...]:
        """Return whom a 1 or a 2 reaches (3.2)."""
        return in_reach(self.s, self.seat, reach(self.game, self.s, self.seat, face))

    # Going on

    def gatlings_later(self) -> Fraction:
        """Return the chance of enough Gatlings by the last roll, if one goes for them from now on.

        A duel die shows Gatlings and dynamite as often as a base die, so all count as such.
        """
        wanted = self.needed - self.counted(GATLING, 0)
        bust = max(1, BLASTS - self.counted(DYNAMITE, 0))
        dice = len(self.kept) + len(self.thrown)
        lying = tally(tuple([face if face < SIDES else BEER for face in self.kept]), SIDES)
        rerolls = solver(dice, SIDES, self.locked(), DYNAMITE, bust)
        key = (dice, self.locked(), bust, wanted, self.left)
        if key not in _LATER:
            final = [1 if hand[GATLING] >= wanted else 0 for hand in rerolls.outcomes]
            _LATER[key] = rerolls.sets.exact_sums(rerolls.exact_values(final, self.left)[-1])
        whole: int = SIDES ** (dice * self.left + len(self.thrown))
        return Fraction(_LATER[key][rerolls.sets.index[lying]], whole)

    def locked(self) -> int:
        """Return the faces that may not be rerolled, as a bit mask: none for Black Jack (5.2)."""
        self.s.dice = [DYNAMITE]
        return 1 << DYNAMITE if locked_dice(self.game, self.s, self.seat) else 0


# In how many ways each hand leads to enough Gatlings, by dice, locked faces, bust, wanted, rerolls.
_LATER: Final[dict[tuple[int, int, int, int, int], list[int]]] = {}


# A duel (8.3)

DUEL_HIT: Final = Fraction(DUEL_SIDES.count(DUEL), SIDES)


def duel_won(retried: Fraction) -> Fraction:
    """Return the chance to win a duel: the other one rolls first, and whoever misses has lost.

    A roll is a miss that may be made good, once, with the chance `retried`. With hits of chance h:
    won = (1 - h) + h * (h * won + retried * own last roll).
    """
    plain = (1 - DUEL_HIT) / (1 - DUEL_HIT * DUEL_HIT)
    return plain + DUEL_HIT * retried * DUEL_HIT * plain / (1 - DUEL_HIT * DUEL_HIT)


def retries(g: Game, s: BangState, seat: int) -> Fraction:
    """Return how often a roll is a miss that Sean may reroll, if he still may (9.8)."""
    if s.character[seat] != SEAN_MALLORY or s.spent & SEAN_REROLLED:
        return Fraction(0)
    stuck = symbols(g, s, seat, DYNAMITE) >= BLASTS
    misses = SIDES - DUEL_SIDES.count(DUEL) - (DUEL_SIDES.count(DYNAMITE) if stuck else 0)
    return Fraction(misses, SIDES)
