"""What changes on the table are worth to a player, as a share of the chances to win.

It looks at what lies open alone: realms, roles, the wilderness. A change is tried out on a few
numbers for each side (its treasures by metal, its bonus for entering treasures, and a factor for
everything else), not on the match itself.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.kernel import Game

from .names import (
    ADDS,
    BEATING,
    BLOCKS,
    CLAIM,
    COSTS_ACTION,
    COSTS_TURN,
    ENTERING,
    FREE_SWAP,
    GUARDS,
    HITS,
    KINDS,
    MORE_HAND,
    MYSTIC_MOMENT,
    ROBE,
    ROYAL_DECREE,
    RUNE,
    SHELTERS,
    SORT,
    SORTS,
    STINK_EYE,
    TREASURE,
    WARDING,
)
from .race import HORIZON, attempts_to_beat, nearness
from .reckoning import entry_bonus, exit_bonus, exit_number, metal_of
from .state import KfState
from .steps.rolling import faces
from .zones import home, is_silenced

# What cards add to their holder's chances, as parts of them. Guesses that play well.
HAND_CARD: Final = 0.10
HIT: Final[dict[str, float]] = {"any": 0.08, "monster": 0.04, "item": 0.05, "trap": 0.02}
HELPED: Final[dict[str, float]] = {
    "item": 0.03,
    "any": 0.04,
    "spell": 0.02,
    "monster": 0.03,
    "surprise": 0.01,
    "companion": 0.01,
}
GUARD: Final[dict[str, float]] = {"treasure": 0.08, "item": 0.09, "place": 0.01}
SHELTER: Final[dict[str, float]] = {"monster": 0.12, "trap": 0.06}
CLAIMED: Final = 0.05  # for each point
ROBED: Final = 0.12
SWAPPED: Final = 0.08
SEIZED: Final = 0.05
# How many turns a card costs its holder.
ACTION_LOST: Final = 0.5
TURN_LOST: Final = 1.0
STINKING: Final = 0.7  # a part of the turns until it is beaten: other cards may be played

LOWEST: Final = -12  # needs between these are looked up
HIGHEST: Final = 24

Row = list[float]  # treasures by metal, bonus for entering treasures, factor for all the rest
BONUS: Final = 3
FACTOR: Final = 4
A_TREASURE: Final[int] = next(card for card in range(KINDS) if SORT[card] & TREASURE)


def by_sort(card_sort: int, table: dict[str, float]) -> float:
    """Return a table's number for a card's sort."""
    for name, number in table.items():
        if SORTS[name] == card_sort:
            return number
    return 0.0


def aid_of(card: int) -> float:
    """Return what a card in a realm adds to its holder's chances, besides treasures entering."""
    aid = HAND_CARD * MORE_HAND[card]
    aid += HITS[card] * by_sort(BEATING[card], HIT)
    aid += ADDS[card] * by_sort(ENTERING[card], HELPED)
    aid += by_sort(SHELTERS[card], SHELTER)
    aid += (GUARDS[card] > 0) * by_sort(WARDING[card], GUARD)
    aid += SWAPPED * FREE_SWAP[card]
    if card == ROBE:
        return ROBED
    if card == MYSTIC_MOMENT:
        return SEIZED
    return aid + CLAIMED * abs(CLAIM[card])


AID: Final[tuple[float, ...]] = tuple([aid_of(card) for card in range(KINDS)])
HINDERS: Final[tuple[bool, ...]] = tuple(
    [
        bool(BLOCKS[card] or COSTS_TURN[card] or COSTS_ACTION[card] or card in (RUNE, STINK_EYE))
        for card in range(KINDS)
    ]
)
HELPS_TREASURES: Final[tuple[bool, ...]] = tuple(
    [ENTERING[card] & TREASURE == TREASURE for card in range(KINDS)]
)


_reached: dict[tuple[int, ...], list[float]] = {}


def reached_by(shown: tuple[int, ...]) -> list[float]:
    """Return how likely a die with such faces reaches each number, worked out once."""
    found = _reached.get(shown)
    if found is None:
        found = _reached[shown] = [
            sum([face >= need for face in shown]) / len(shown)
            for need in range(LOWEST, HIGHEST + 1)
        ]
    return found


class Weighing:
    """The table as one player sees it: how near every side is to winning."""

    def __init__(self, g: Game, s: KfState, seat: int) -> None:
        self.game: Game = g
        self.s: KfState = s
        self.seat: int = seat
        self.sides: list[list[int]] = g.ground.sides
        self.side_of: list[int] = g.ground.side_of
        self.side: int = self.side_of[seat]
        self.decree: bool = ROYAL_DECREE in s.wild
        self.reached: list[float] = reached_by(faces(g))
        self.rows: list[Row] = [self.row_of(seats) for seats in self.sides]
        self.near: list[float] = [
            self.nearness(side, row, self.decree) for side, row in enumerate(self.rows)
        ]
        self.total: float = sum(self.near)
        self.now: float = self.near[self.side] / self.total

    # Where everybody stands

    def row_of(self, seats: list[int]) -> Row:
        """Return the numbers of a side."""
        s = self.s
        bonus = max([entry_bonus(s, seat, A_TREASURE) for seat in seats])
        row: Row = [0.0, 0.0, 0.0, float(bonus), 1.0]
        for seat in seats:
            for card in s.realm[seat]:
                if s.covers and is_silenced(s, card):
                    continue
                if SORT[card] & TREASURE:
                    row[metal_of(s, card).bit_length() - 1] += 1.0
                if HINDERS[card]:
                    row[FACTOR] *= self.hindrance(card, seat)
                else:
                    row[FACTOR] *= 1.0 + AID[card]
        return row

    def nearness(self, side: int, row: Row, decree: bool) -> float:
        """Return how near a side with such numbers is to winning."""
        near = nearness(
            *(int(row[0]), int(row[1]), int(row[2]), int(row[BONUS])),
            decree,
            len(self.sides[side]),
        )
        return near * row[FACTOR]

    def hindrance(self, card: int, seat: int) -> float:
        """Return what is left of a player's chances behind a door, a trap or the Prison (7.2)."""
        if COSTS_TURN[card]:
            turns = TURN_LOST
        elif COSTS_ACTION[card]:
            turns = ACTION_LOST
        else:
            need = exit_number(self.s, card) - exit_bonus(self.s, seat, card)
            turns = ACTION_LOST * attempts_to_beat(need)
            if card == STINK_EYE:
                turns *= STINKING
        return exp(-turns / HORIZON / len(self.sides[self.side_of[seat]]))

    # What things are worth

    def chance(self, need: int) -> float:
        """Return how likely a roll shows so much."""
        return self.reached[max(LOWEST, min(HIGHEST, need)) - LOWEST]

    def part(self, aid: float) -> float:
        """Return what it is worth if the own chances grow by this part."""
        return aid * self.now * (1.0 - self.now)


class Trial:
    """Changes on the table, tried out: which cards come where, and what that is worth."""

    def __init__(self, w: Weighing) -> None:
        self.w: Weighing = w
        self.decree: bool = w.decree
        self.touched: dict[int, Row] = {}

    def row(self, seat: int) -> Row:
        """Return the numbers of a player's side, to be changed."""
        side = self.w.side_of[seat]
        row = self.touched.get(side)
        if row is None:
            row = self.w.rows[side][:]
            self.touched[side] = row
        return row

    def arrives(self, card: int, seat: int) -> None:
        """A card comes into a realm."""
        self.change(card, seat, SORT[card], 1.0)

    def leaves(self, card: int) -> None:
        """A card in play goes, unless it has done nothing for anybody where it lies."""
        s = self.w.s
        seat = home(s, card)
        if seat >= 0 and not (s.covers and is_silenced(s, card)):
            self.change(card, seat, metal_of(s, card) if SORT[card] & TREASURE else 0, -1.0)

    def change(self, card: int, seat: int, metal: int, sign: float) -> None:
        """Count a card in, or out."""
        row = self.row(seat)
        if SORT[card] & TREASURE:
            row[metal.bit_length() - 1] += sign
        if HELPS_TREASURES[card]:
            row[BONUS] += sign * ADDS[card]
        factor = self.w.hindrance(card, seat) if HINDERS[card] else 1.0 + AID[card]
        row[FACTOR] = row[FACTOR] * factor if sign > 0 else row[FACTOR] / factor

    def repaint(self, card: int, seat: int, metal: int) -> None:
        """A treasure counts as another metal (card:transmutation)."""
        row = self.row(seat)
        row[metal_of(self.w.s, card).bit_length() - 1] -= 1.0
        row[metal] += 1.0

    def helps(self, seat: int, aid: float) -> None:
        """A player's chances grow by a part."""
        self.row(seat)[FACTOR] *= 1.0 + aid

    def set_decree(self, decree: bool) -> None:
        """Another set wins from now on (card:royal_decree)."""
        self.decree = decree
        for seats in self.w.sides:
            self.row(seats[0])

    def worth(self) -> float:
        """Return how much better the player's share of the chances is than now."""
        w = self.w
        mine, total = w.near[w.side], w.total
        for side, row in self.touched.items():
            near = w.nearness(side, row, self.decree)
            total += near - w.near[side]
            if side == w.side:
                mine = near
        return mine / total - w.now
