"""What each modifier of a roll comes from, one by one, for those who want to see why."""

from __future__ import annotations

from .names import (
    ADDS,
    BEATING,
    ENTERING,
    ENTRY_ROLL,
    GUARDS,
    GUARDS_BELOW,
    HITS,
    NO_ROLE,
    ROLE_ENTRY,
    ROLE_EXIT,
    SORT,
    WARDING,
)
from .reckoning import works
from .state import KfState

ByCard = list[tuple[int, int]]  # a card and what it adds


def added_by_cards(s: KfState, seat: int, way: int, card: int) -> ByCard:
    """Return the cards of a realm that change its player's roll with or on a card (7.7)."""
    sorts, amounts = (ENTERING, ADDS) if way == ENTRY_ROLL else (BEATING, HITS)
    return [
        (other, amounts[other])
        for other in s.realm[seat]
        if sorts[other] & SORT[card] and works(s, other)
    ]


def added_by_role(s: KfState, seat: int, way: int) -> int:
    """Return what a player's role adds to such a roll (8.4)."""
    role = s.role[seat]
    if role == NO_ROLE:
        return 0
    return ROLE_ENTRY[role] if way == ENTRY_ROLL else ROLE_EXIT[role]


def added_by_experience(s: KfState, seat: int, way: int, card: int) -> int:
    """Return what earlier attempts in a row add to an exit roll (4.2)."""
    return s.tries[seat] if way != ENTRY_ROLL and s.foe[seat] == card else 0


def guarding(s: KfState, card: int) -> ByCard:
    """Return the cards that raise the exit number of a card in play, and by how much."""
    found = [
        (upper, GUARDS_BELOW[upper])
        for upper, lower in s.covers
        if lower == card and works(s, upper)
    ]
    for cards in s.realm:
        if card in cards:
            found += [
                (other, GUARDS[other])
                for other in cards
                if WARDING[other] & SORT[card] and works(s, other)
            ]
    return [row for row in found if row[1]]
