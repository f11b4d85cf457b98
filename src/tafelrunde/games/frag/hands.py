"""Hands and decks: what is held, who knows it, drawing and discarding (2.1 to 2.3).

A card in a hand is a code: its kind, shifted, and a mask of the other seats that have rightly
seen it. A card's back shows its deck, so everybody sees how many cards of a deck a hand holds.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game, RulesError

from .names import DECK, DECKS, FIRST
from .state import FragState

SHIFT: Final = 16
OPEN: Final = 1 << 15  # known to everybody, spectators too


def kind_of(code: int) -> int:
    """Return what a card is."""
    return code >> SHIFT


def is_known(code: int, viewer: int) -> bool:
    """Say whether a viewer who doesn't hold the card knows it."""
    return bool(code & OPEN) or (viewer >= 0 and code >> viewer & 1 == 1)


def kinds_held(s: FragState, seat: int) -> list[int]:
    """Return the kinds in a hand, sorted, each as often as it is held."""
    return [code >> SHIFT for code in s.hand[seat]]


def holds(s: FragState, seat: int, kind: int) -> bool:
    """Say whether a hand holds a card of this kind."""
    low = kind << SHIFT
    return any(low <= code < low + (1 << SHIFT) for code in s.hand[seat])


def may_hold(s: FragState, seat: int, deck: int, kinds: tuple[int, ...]) -> bool:
    """Say whether everybody must reckon with one of these cards in a hand.

    They must as long as the hand holds a card of that deck that doesn't lie open to all.
    """
    for code in s.hand[seat]:
        kind = code >> SHIFT
        if DECK[kind] == deck and (not code & OPEN or kind in kinds):
            return True
    return False


def take_in(s: FragState, seat: int, kind: int, known: int = 0) -> None:
    """Put a card into a hand; `known` is the mask of the others who have seen it."""
    s.hand[seat] = tuple(sorted((*s.hand[seat], kind << SHIFT | known)))


def give_up(s: FragState, seat: int, kind: int) -> int:
    """Take a card out of a hand, of several the one most seats know, and return its mask."""
    best = -1
    for code in s.hand[seat]:
        if code >> SHIFT == kind and (best < 0 or widely(code) > widely(best)):
            best = code
    if best < 0:
        raise RulesError(f"seat {seat} holds no card of kind {kind}")
    remove_code(s, seat, best)
    return best & (1 << SHIFT) - 1


def remove_code(s: FragState, seat: int, code: int) -> None:
    """Take one certain card out of a hand."""
    hand = list(s.hand[seat])
    hand.remove(code)
    s.hand[seat] = tuple(hand)


def widely(code: int) -> int:
    """Count how many know a card; an open one is known to more than can sit here."""
    mask = code & (1 << SHIFT) - 1
    return 100 if mask & OPEN else mask.bit_count()


# Decks


def cards_left(s: FragState, deck: int) -> int:
    """Count the face-down cards of a deck."""
    return sum(s.deck[FIRST[deck] : FIRST[deck + 1]])


def draw_card(g: Game, s: FragState, seat: int, deck: int) -> None:
    """Draw a card into the hand; all see of which deck, and only the drawer which (2.2)."""
    kinds = [kind for kind in range(FIRST[deck], FIRST[deck + 1]) for _ in range(s.deck[kind])]
    if not kinds:
        s.tell("deck_empty", deck)  # 2.1: both empty, no card is drawn
        return
    kind = kinds[s.pick(kinds, DECKS[deck])]
    s.deck[kind] -= 1
    take_in(s, seat, kind)
    s.tell("card_drawn", seat, deck)
    s.whisper(1 << seat, "card_received", seat, kind)
    if len(kinds) == 1:
        renew(s, deck)


def renew(s: FragState, deck: int) -> None:
    """The last card was drawn: the discards are shuffled into a new deck at once (2.1, 12.9)."""
    first, beyond = FIRST[deck], FIRST[deck + 1]
    if any(s.discards[first:beyond]):
        s.deck[first:beyond] = s.discards[first:beyond]
        s.discards[first:beyond] = [0] * (beyond - first)
        s.tell("deck_renewed", deck)


def discard(s: FragState, kind: int) -> None:
    """Lay a card on its discard pile, face up; an empty deck takes it in at once (2.1)."""
    s.discards[kind] += 1
    deck = DECK[kind]
    if not any(s.deck[FIRST[deck] : FIRST[deck + 1]]):
        renew(s, deck)
