"""The state of a match, and the few questions every step asks of it."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY
from tafelrunde.pieces.cards import CardState, cards_in

from .names import CARDS, HAND, TREASURE, VALUE


class MagpieState(CardState):
    """The cards, the round, what lies in front of everybody, and the wins of the series."""

    __slots__ = ("round", "shown", "wins")

    round: int
    shown: list[int]  # the kind each seat shows in this round, or -1
    wins: list[int]  # matches of this series, by seat (5.1)

    def clone(self) -> MagpieState:
        """Return an independent copy that tells no events."""
        twin = MagpieState()
        self.copy_cards_to(twin)
        twin.round = self.round
        twin.shown = self.shown[:]
        twin.wins = self.wins[:]
        return twin


def blank(players: int) -> MagpieState:
    """Return the table before any card lies on it."""
    s = MagpieState()
    s.start()
    s.shuffle((), len(CARDS))
    s.round = 0
    s.shown = [NOBODY] * players
    s.wins = [0] * players
    return s


def holders(s: MagpieState) -> list[int]:
    """Return the seats that hold a card, whatever it is: everybody sees that."""
    return [seat for seat in range(len(s.wins)) if HAND + seat in s.place]


def worth(s: MagpieState, place: int) -> int:
    """Return the points that lie in a place."""
    return sum([VALUE[s.kind[card]] for card in cards_in(s, place)])


def points(s: MagpieState) -> list[int]:
    """Return everybody's points: they lie open, by seat."""
    score = [0] * len(s.wins)
    for card, place in enumerate(s.place):
        if place >= TREASURE:
            score[place - TREASURE] += VALUE[s.kind[card]]
    return score
