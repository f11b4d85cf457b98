"""The state of a match of KRALLEN & FALLEN."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, State

from .names import BRONZE, KINDS, NO_ROLE

OPEN = -1  # a card in a hand that everybody knows, spectators too


class KfState(State):
    """Piles, hands and realms as cards' numbers, what lies on or under what, the running turn.

    A card that was announced and has not come into play yet is in no column: the frame of its
    attempt holds it (see steps/attempts.py).
    """

    __slots__ = (
        "actions",
        "covers",
        "deck",
        "discards",
        "foe",
        "hand",
        "known",
        "loot",
        "painted",
        "realm",
        "role",
        "seized",
        "swapped",
        "tries",
        "turn",
        "turns",
        "used",
        "wild",
        "wins",
    )

    # Cards
    deck: list[int]  # sorted: the draw pile has no order that could leak
    discards: list[int]  # the last one on top
    hand: list[tuple[int, ...]]  # sorted
    known: list[int]  # for a card in a hand: mask of the other seats that know it, or OPEN
    realm: list[tuple[int, ...]]  # in the order they came
    wild: list[int]  # the wilderness: monsters, ownerless items
    loot: list[tuple[int, int]]  # (monster, item beneath it), the item is in no other column
    covers: list[tuple[int, int]]  # (card, the card it lies on), both in the same realm
    painted: int  # the sort of metal Transmutation gives the treasure it lies on
    # Players
    role: list[int]
    turns: list[int]  # turns begun, lost ones too (2.1)
    foe: list[int]  # the card attacked last, without another action since (4.2), or NOBODY
    tries: list[int]  # how often in a row
    wins: list[int]  # matches of the series won so far
    # The turn
    turn: int
    actions: int  # left
    swapped: int  # 1: the free replacement of this turn is used (card:tavern)
    seized: int  # 1: Mystic Moment gives its action in this turn
    used: list[int]  # cards whose claim of this turn is used (card:robe)

    def clone(self) -> KfState:
        """Return an independent copy that tells no events."""
        twin = KfState()
        self.copy_kernel_to(twin)
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.realm = self.realm[:]
        twin.wild = self.wild[:]
        twin.loot = self.loot[:]
        twin.covers = self.covers[:]
        twin.painted = self.painted
        twin.role = self.role[:]
        twin.turns = self.turns[:]
        twin.foe = self.foe[:]
        twin.tries = self.tries[:]
        twin.wins = self.wins[:]
        twin.turn = self.turn
        twin.actions = self.actions
        twin.swapped = self.swapped
        twin.seized = self.seized
        twin.used = self.used[:]
        return twin


def blank(players: int) -> KfState:
    """Return the table before anything is dealt: all cards in the draw pile (1.2)."""
    s = KfState()
    s.start()
    s.deck = list(range(KINDS))
    s.discards = []
    s.hand = [()] * players
    s.known = [0] * KINDS
    s.realm = [()] * players
    s.wild = []
    s.loot = []
    s.covers = []
    s.painted = BRONZE
    s.role = [NO_ROLE] * players
    s.turns = [0] * players
    s.foe = [NOBODY] * players
    s.tries = [0] * players
    s.wins = [0] * players
    s.turn = 0
    s.actions = 0
    s.swapped = 0
    s.seized = 0
    s.used = []
    return s
