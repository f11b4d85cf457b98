"""Numbers that follow from what lies in the realms: bonuses, exit numbers, hands, winning sets."""

from __future__ import annotations

from .names import (
    ADDS,
    BEATING,
    BLOCKS,
    ENTERING,
    EXIT,
    FREE_SWAP,
    GROWS,
    GUARDS,
    GUARDS_BELOW,
    HAND,
    HITS,
    ITEM,
    MORE_HAND,
    NO_ROLE,
    PLACE,
    ROLE_ENTRY,
    ROLE_EXIT,
    ROYAL_DECREE,
    RUNE,
    SHELTERS,
    SORT,
    TRANSMUTATION,
    TREASURE,
    WARDING,
)
from .state import KfState
from .zones import is_hidden, is_silenced, loot_of

SET = 3  # treasures that win: one of each metal, or three of one (8.1, 8.2)


def works(s: KfState, card: int) -> bool:
    """Say whether a card in a realm works; a place does nothing under the Basilisk."""
    return not s.covers or not SORT[card] & PLACE or not is_silenced(s, card)


def entry_bonus(s: KfState, seat: int, card: int) -> int:
    """Return what the realm and the role add to an entry roll for this card (7.7, 8.4)."""
    sort = SORT[card]
    bonus = ROLE_ENTRY[s.role[seat]] if s.role[seat] != NO_ROLE else 0
    for other in s.realm[seat]:
        if ENTERING[other] & sort and works(s, other):
            bonus += ADDS[other]
    return bonus


def exit_bonus(s: KfState, seat: int, card: int) -> int:
    """Return what realm, role and experience add to an exit roll on this card (4.2, 7.7, 8.4)."""
    sort = SORT[card]
    bonus = ROLE_EXIT[s.role[seat]] if s.role[seat] != NO_ROLE else 0
    for other in s.realm[seat]:
        if BEATING[other] & sort and works(s, other):
            bonus += HITS[other]
    if s.foe[seat] == card:
        bonus += s.tries[seat]
    return bonus


def exit_number(s: KfState, card: int) -> int:
    """Return what an exit roll on this card in play must reach, with what guards it."""
    number = EXIT[card]
    if GROWS[card]:
        number += len(loot_of(s, card))
    for cards in s.realm:
        if card in cards:
            for other in cards:
                if WARDING[other] & SORT[card] and works(s, other):
                    number += GUARDS[other]
            break
    for upper, lower in s.covers:
        if lower == card and works(s, upper):
            number += GUARDS_BELOW[upper]
    return number


def hand_limit(s: KfState, seat: int) -> int:
    """Return how many cards a hand is filled up to (2.3)."""
    limit = HAND
    for card in s.realm[seat]:
        limit += MORE_HAND[card]
    return limit


def shelters(s: KfState, seat: int, sort: int) -> bool:
    """Say whether a place keeps such cards from this realm (card:castle, card:monastery)."""
    for card in s.realm[seat]:  # noqa: SIM110 (a generator costs more)
        if SHELTERS[card] & sort and works(s, card):
            return True
    return False


def swaps_freely(s: KfState, seat: int) -> bool:
    """Say whether the next replacement costs no action (card:tavern)."""
    if s.swapped:
        return False
    for card in s.realm[seat]:  # noqa: SIM110 (a generator costs more)
        if FREE_SWAP[card] and works(s, card):
            return True
    return False


def barred_by(s: KfState, seat: int) -> list[int]:
    """Return what a player's actions must go against before anything else (7.2)."""
    found: list[int] = []
    for card in s.realm[seat]:
        if BLOCKS[card] and works(s, card):
            if not is_hidden(s, card):
                found.append(card)
            elif (RUNE, card) in s.covers:
                found.append(RUNE)  # it lies on top, so it must be beaten first
    return found


def metal_of(s: KfState, card: int) -> int:
    """Return the metal a treasure counts as (card:transmutation)."""
    return s.painted if (TRANSMUTATION, card) in s.covers else SORT[card]


def metals(s: KfState, seats: list[int]) -> list[int]:
    """Return the metals of all treasures in these realms, under a chest too (8.1)."""
    return [metal_of(s, card) for seat in seats for card in s.realm[seat] if SORT[card] & TREASURE]


def has_won(s: KfState, seats: list[int]) -> bool:
    """Say whether a player or a team has the winning set (8.1 to 8.3)."""
    lying = 0
    for seat in seats:
        lying += len(s.realm[seat])
    if lying < SET:  # as mostly: not even so many cards of any sort
        return False
    held = metals(s, seats)
    if len(held) < SET:
        return False
    if ROYAL_DECREE in s.wild:
        return any(held.count(metal) >= SET for metal in held)
    return len(set(held)) == SET


def is_item(card: int) -> bool:
    """Say whether a card is an item, a treasure or another one (7.1)."""
    return SORT[card] & ITEM != 0
