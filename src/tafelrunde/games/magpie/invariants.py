"""What is true at every decision, and what a viewer can't know; for the laws."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import EVERYONE, NOBODY, Game
from tafelrunde.pieces.cards import knows

from .names import CARDS, DISCARDS, HAND, HAND_SIZE, NEST, TREASURE, cards_of
from .state import MagpieState


def check(g: Game, s: MagpieState) -> None:
    """Every card is in exactly one place, hands have their size, counters are in range."""
    deck: tuple[int, ...] = g.ask(s, "deck", cards_of())
    for kind in range(len(CARDS)):
        there = s.pile[kind] + s.kind.count(kind)
        assert there == deck.count(kind), f"there are {there} cards {CARDS[kind]}"
    assert len(s.kind) == len(s.place) == len(s.known), "a card is neither here nor there"
    for card, place in enumerate(s.place):
        is_open = place in (NEST, DISCARDS) or place >= TREASURE
        assert is_open == (s.known[card] == EVERYONE), f"card {card} is open in place {place}"
        if HAND <= place < TREASURE:
            assert knows(s, card, place - HAND), f"card {card} is unknown to its holder"
    for seat in range(g.players):
        most: int = g.ask(s, "hand_size", HAND_SIZE, seat)
        assert s.place.count(HAND + seat) <= most, f"seat {seat} holds more than {most} cards"
    assert all(NOBODY <= kind < len(CARDS) for kind in s.shown), f"this was shown: {s.shown}"
    assert 0 <= s.round <= g.option["rounds"], f"this is round {s.round}"
    assert bool(s.winners) == (not s.agenda), "winners and the end go together"


def unknown(g: Game, s: MagpieState, viewer: int) -> dict[tuple[str, int], tuple[Any, ...]]:
    """Return the cards the viewer has not seen, the pile's too, and what they may be."""
    unseen = [card for card in range(len(s.kind)) if not knows(s, card, viewer)]
    total = [s.pile[kind] + [s.kind[c] for c in unseen].count(kind) for kind in range(len(CARDS))]
    possible = tuple([kind for kind in range(len(CARDS)) if total[kind]])
    found: dict[tuple[str, int], tuple[Any, ...]] = {("kind", card): possible for card in unseen}
    for kind, number in enumerate(total):
        least = max(0, number - len(unseen))
        found["pile", kind] = tuple(range(least, min(number, sum(s.pile)) + 1))
    return found
