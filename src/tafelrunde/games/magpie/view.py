"""What a seat sees of a match, and how the rest is dealt anew: side by side, to be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Game, in_parts
from tafelrunde.pieces.cards import kinds_everywhere, kinds_known_in, redeal_cards

from .names import CARDS, DISCARDS, HAND, NEST, TREASURE
from .state import MagpieState, points

# Events that rightly tell something hidden, and whom: everybody, or the seat of that argument.
DISCLOSES: Final[dict[str, str]] = {
    "card_shown": "all",
    "cards_received": "seat",
    "hand_seen": "seat",
    "hissed": "all",
    "owl_sent": "all",
}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "nest": "card*",
    "discards": "card*",
    "cards": "card*",
    "shown": "card",
    "treasure": "card*",
}


def seen(g: Game, s: MagpieState) -> dict[str, Any]:
    """Return what everybody sees: hidden cards only as a number of cards."""
    score = points(s)
    lying = kinds_everywhere(s, TREASURE + g.players)
    known = kinds_known_in(s, HAND, g.players, NOBODY)
    return {
        "round": s.round,
        "rounds": g.option["rounds"],
        "pile": sum(s.pile),
        "nest": words(lying[NEST]),
        "discards": words(lying[DISCARDS]),
        "seats": [
            {
                "hand": len(lying[HAND + seat]),
                "cards": words(known[seat]),
                "shown": CARDS[s.shown[seat]] if s.shown[seat] != NOBODY else "",
                "treasure": words(lying[TREASURE + seat]),
                "points": score[seat],
                "wins": s.wins[seat],
            }
            for seat in range(g.players)
        ],
    }


def own(g: Game, s: MagpieState, viewer: int, shown: dict[str, Any]) -> dict[str, Any]:
    """Return the seats with the cards the viewer knows: the own hand, and what they remember."""
    known = kinds_known_in(s, HAND, g.players, viewer)
    rows = zip(shown["seats"], known, strict=True)
    return {"seats": [{**row, "cards": words(kinds)} for row, kinds in rows]}


def words(kinds: Sequence[int]) -> list[str]:
    """Return the cards' names."""
    return [CARDS[kind] for kind in kinds]


def redeal(g: Game, s: MagpieState, viewer: int) -> None:
    """Deal all cards anew that the viewer has not rightly seen."""
    redeal_cards(s, viewer)


HIDDEN: Final = in_parts(seen, own, redeal)
