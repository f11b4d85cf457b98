"""What a card may be aimed at (3.1), and whether it still can be when its roll comes (3.4)."""

from __future__ import annotations

from typing import Final

from .names import (
    AIM,
    BARRIER,
    BLOCKS,
    BOLD,
    FROM,
    ITEM,
    METALS,
    MONSTER,
    ONE_REALM,
    PLACE,
    SORT,
    TAKES,
    TRAP,
    TREASURE,
)
from .reckoning import metal_of, shelters
from .state import KfState
from .zones import (
    OUT_OF_PLAY,
    WILDERNESS,
    home,
    in_chest,
    in_play,
    is_hidden,
    is_silenced,
)

AT_SEATS: Final = "rival"  # the aim of cards that name a player; all others name a card
# Aims at cards of any realm, and which cards they ask for, wherever those lie.
SUITS: Final[dict[str, tuple[bool, ...]]] = {
    "monster": tuple([sort == MONSTER for sort in SORT]),
    "obstacle": tuple(
        [sort == TRAP or bool(blocks) for sort, blocks in zip(SORT, BLOCKS, strict=True)]
    ),
    "barrier": tuple([bool(barrier) for barrier in BARRIER]),
    "place": tuple([sort == PLACE for sort in SORT]),
    "movable": tuple([sort & (TRAP | PLACE) != 0 for sort in SORT]),
}


def targets(s: KfState, seat: int, card: int) -> list[int]:
    """Return the cards this card may be announced on."""
    aim = AIM[card]
    if aim == "raid":
        return prey(s, seat, card)
    if aim == "own_item":
        return [other for other in s.realm[seat] if fits_chest(s, other)]
    if aim == "own_treasure":
        return [other for other in s.realm[seat] if bears(s, other, card)]
    if aim == "rival_treasure":
        return [
            other
            for rival, cards in enumerate(s.realm)
            if rival != seat
            for other in cards
            if SORT[other] & TREASURE and not in_chest(s, other)
        ]
    suits = SUITS[aim]
    return [other for other in in_play(s) if suits[other] and fits(s, aim, other)]


def fits(s: KfState, aim: str, card: int) -> bool:
    """Say whether a card in play is what an aim asks for."""
    if not SUITS[aim][card]:
        return False
    if aim == "barrier":
        return not is_hidden(s, card)
    if aim == "place":
        return not is_silenced(s, card)
    return aim != "movable" or home(s, card) != WILDERNESS


def fits_chest(s: KfState, card: int) -> bool:
    """Say whether the Chest may be laid over a card of its owner's realm (card:chest)."""
    return SORT[card] & ITEM != 0 and AIM[card] != "own_item" and not in_chest(s, card)


def bears(s: KfState, card: int, upper: int) -> bool:
    """Say whether a card that goes on a treasure may be laid there."""
    return SORT[card] & TREASURE != 0 and (upper, card) not in s.covers


def prey(s: KfState, seat: int, monster: int) -> list[int]:
    """Return the items a monster may carry off from other realms (7.5)."""
    found: list[int] = []
    wanted = FROM[monster]
    for rival, cards in enumerate(s.realm):
        if rival == seat or not cards:
            continue
        before = len(found)
        for card in cards:
            if SORT[card] & wanted and not (s.covers and in_chest(s, card)):
                found.append(card)  # noqa: PERF401 (a comprehension costs more)
        if len(found) > before and not BOLD[monster] and shelters(s, rival, MONSTER):
            del found[before:]
    return found


def second_prey(s: KfState, seat: int, monster: int, first: int) -> list[int]:
    """Return what a monster that takes two may take besides the first item."""
    if TAKES[monster] < 2:
        return []
    realm = home(s, first)
    return [
        item
        for item in prey(s, seat, monster)
        if item != first and (not ONE_REALM[monster] or home(s, item) == realm)
    ]


def victims(s: KfState, players: int, seat: int, card: int) -> list[int]:
    """Return the other players a card may be laid before (7.2)."""
    others = [other for other in range(players) if other != seat]
    if SORT[card] != TRAP:
        return others
    return [other for other in others if not shelters(s, other, TRAP)]


def new_homes(s: KfState, players: int, card: int) -> list[int]:
    """Return the realms a card may be moved to (card:heal)."""
    here = home(s, card)
    trap = SORT[card] == TRAP
    return [
        seat for seat in range(players) if seat != here and not (trap and shelters(s, seat, TRAP))
    ]


def new_metals(s: KfState, treasure: int) -> list[int]:
    """Return the metals a treasure may be changed to (card:transmutation)."""
    return [place for place in range(len(METALS)) if 1 << place != metal_of(s, treasure)]


def attackable(s: KfState) -> list[int]:
    """Return all cards that may be attacked (4.1)."""
    if not s.covers:
        return in_play(s)
    return [card for card in in_play(s) if not is_hidden(s, card)]


def may_attack(s: KfState, card: int) -> bool:
    """Say whether a card can be attacked now (4.1)."""
    return home(s, card) != OUT_OF_PLAY and not is_hidden(s, card)


def still_there(s: KfState, players: int, seat: int, card: int, aim: int, more: int) -> bool:
    """Say whether what an entering card was announced on is still there (3.4)."""
    kind = AIM[card]
    if not kind:
        return True
    if kind == AT_SEATS:
        return aim in victims(s, players, seat, card)
    if kind == "raid":
        left = prey(s, seat, card)
        return aim in left or more in left  # of two items one is enough
    if aim not in targets(s, seat, card):
        return False
    return kind != "movable" or more in new_homes(s, players, aim)


def resting_place(s: KfState, card: int, seat: int) -> list[int]:
    """Return what a card that changed realms may be laid on by its new owner (7.8, 10.8)."""
    if AIM[card] == "barrier":
        return [other for other in s.realm[seat] if fits(s, "barrier", other)]
    return targets(s, seat, card)
