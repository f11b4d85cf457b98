"""Cards held face down: how long each was kept tells what it may be.

Every card in a hand is a slot. A slot was kept while its owner acted and while the owner was asked;
some kinds are seldom kept, others wait in a hand. So a slot holds a kind in proportion to the
cards of that kind nobody has seen, and to how likely one would still be there.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp
from typing import Final

from tafelrunde.kernel import State

PARTS: Final = 1 << 31  # chances are drawn as whole numbers below this
MOST: Final = 15  # acts and questions beyond this say no more
TRIES: Final = 50  # draws for a slot until a card is there; after that any card will do

Slot = tuple[int, int, int]  # its back, how often its owner acted, how often they were asked


class Kinds:
    """What is known of all kinds: their backs, copies, and how likely each is kept."""

    __slots__ = ("_sums", "_weights", "acted", "asked", "backs", "copies")

    def __init__(
        self,
        backs: Sequence[int],
        copies: Sequence[int],
        acted: Sequence[float],
        asked: Sequence[float],
    ) -> None:
        self.backs: list[int] = list(backs)
        self.copies: list[int] = list(copies)
        self.acted: list[float] = list(acted)  # logarithm of the chance to be kept in an act
        self.asked: list[float] = list(asked)  # the same for a question
        self._weights: dict[Slot, list[float]] = {}
        self._sums: dict[Slot, float] = {}

    def weights(self, slot: Slot) -> list[float]:
        """Return how likely a card of each kind is still there; 0 for another back."""
        found = self._weights.get(slot)
        if found is None:
            found = [
                exp(slot[1] * self.acted[kind] + slot[2] * self.asked[kind])
                if back == slot[0]
                else 0.0
                for kind, back in enumerate(self.backs)
            ]
            self._weights[slot] = found
            self._sums[slot] = sum(
                [weight * copies for weight, copies in zip(found, self.copies, strict=True)], 0.0
            )
        return found

    def chance(self, slot: Slot, kind: int) -> float:
        """Return how likely a slot holds a card of a kind, as far as its own story tells."""
        return self.weights(slot)[kind] / self._sums[slot]


class Hands:
    """The slots of all hands, kept up as cards come and go."""

    __slots__ = ("_kinds", "slots")

    def __init__(self, kinds: Kinds, players: int) -> None:
        self._kinds: Kinds = kinds
        self.slots: list[list[Slot]] = [[] for _ in range(players)]

    def draws(self, seat: int, back: int, number: int) -> None:
        """Cards come into a hand unseen."""
        self.slots[seat] += [(back, 0, 0)] * number

    def plays(self, seat: int, kind: int) -> None:
        """A card leaves a hand openly: the slot is taken for it that most likely held it."""
        take_away(self._kinds, self.slots[seat], kind)

    def passes(self, seat: int, to: int, back: int) -> None:
        """A card goes from hand to hand unseen: nobody knows which, so take the newest one."""
        own = self.slots[seat]
        for at in range(len(own) - 1, -1, -1):
            if own[at][0] == back:
                own.pop(at)
                break
        self.draws(to, back, 1)

    def acted(self, seat: int) -> None:
        """What is still in the hand was kept while its owner acted."""
        self.slots[seat] = [
            (back, min(MOST, acts + 1), asks) for back, acts, asks in self.slots[seat]
        ]

    def asked(self, seat: int) -> None:
        """What is still in the hand was kept while its owner could have answered."""
        self.slots[seat] = [
            (back, acts, min(MOST, asks + 1)) for back, acts, asks in self.slots[seat]
        ]

    def hidden(self, seat: int, seen: list[int], backs: list[int]) -> list[Slot]:
        """Return the slots a viewer can't look into, one for each of these backs, in their order.

        The viewer has seen some cards of the hand; slots are taken for those that likely hold them.
        """
        left = self.slots[seat][:]
        for kind in seen:
            take_away(self._kinds, left, kind)
        found: list[Slot] = []
        for back in backs:
            fitting = [slot for slot in left if slot[0] == back]
            slot = max(fitting) if fitting else (back, 0, 0)  # the longest kept ones first
            if fitting:
                left.remove(slot)
            found.append(slot)
        return found


def take_away(kinds: Kinds, slots: list[Slot], kind: int) -> None:
    """Take away the slot that most likely holds a card of a kind, if there is one."""
    best, place = 0.0, -1
    for at, slot in enumerate(slots):
        chance = kinds.chance(slot, kind) if slot[0] == kinds.backs[kind] else 0.0
        if chance > best:
            best, place = chance, at
    if place >= 0:
        slots.pop(place)


class Dealer:
    """Draws cards for slots in proportion to what they may hold; worked out once, drawn often."""

    __slots__ = ("_bounds", "_kinds", "_pool")

    def __init__(self, kinds: Kinds, pool: list[int]) -> None:
        self._kinds: Kinds = kinds
        self._pool: list[int] = pool  # cards of each kind that the viewer has not seen
        self._bounds: dict[Slot, list[int]] = {}

    def chances(self, slot: Slot) -> list[float]:
        """Return how likely a slot holds each kind."""
        weights = self._kinds.weights(slot)
        shares = [weight * many for weight, many in zip(weights, self._pool, strict=True)]
        total = sum(shares, 0.0)
        return [share / total for share in shares] if total else shares

    def draw(self, s: State, slot: Slot, left: list[int]) -> int:
        """Draw a card for a slot from those that are left, and take it away from them."""
        bounds = self._bounds.get(slot)
        if bounds is None:
            bounds = []
            total = 0.0
            for chance in self.chances(slot):
                total += chance
                bounds.append(int(total * PARTS))
            self._bounds[slot] = bounds
        for _ in range(TRIES):
            kind = min(bisect_right(bounds, s.draw(PARTS)), len(left) - 1)
            many = self._pool[kind]
            if left[kind] == many or (left[kind] and s.draw(many) < left[kind]):
                break
        else:
            backs = self._kinds.backs
            rest = [kind for kind, many in enumerate(left) if many and backs[kind] == slot[0]]
            kind = rest[s.draw(len(rest))]
        left[kind] -= 1
        return kind
