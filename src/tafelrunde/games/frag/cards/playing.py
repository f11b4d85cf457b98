"""Cards played in one's own turn after the movement roll (2.9): what is offered, what follows."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.kernel import NOBODY, Action, Game

from ..hands import SHIFT, discard, give_up
from ..names import (
    AMMO,
    DECK,
    EXTRA_RAM,
    FUMBLE,
    GADGET,
    SPECIAL,
    WEAPON,
)
from ..state import FragState
from ..steps.healing import HEALING, helps
from ..values import Weapon, weapon_limit
from .gadgets import gadget_options, play_gadget
from .specials import OF_ONE_S_OWN_TURN, play_special, special_options

REMEMBERED: Final = 4096  # belongings whose options are kept; a turn asks for the same many times


def card_options(g: Game, s: FragState, seat: int) -> list[Action]:
    """Everything that hand and belongings allow now: healing, weapons, gadgets, specials."""
    hand = s.hand[seat]
    weapons = s.weapons[seat]
    mends = 0 if not s.wounds[seat] else 2 if s.blood[seat] else 1
    room = len(weapons) < weapon_limit(s, seat)
    options = list(belongings(hand, weapons, s.armour[seat], mends, room, s.phasing))
    for kind in specials_in(hand):
        options += special_options(g, s, seat, kind)
    return options


@lru_cache(REMEMBERED)
def belongings(
    hand: tuple[int, ...],
    weapons: tuple[Weapon, ...],
    armour: int,
    mends: int,
    room: bool,
    phasing: int,
) -> tuple[Action, ...]:
    """Return what cards of these hands and weapons allow, whatever else goes on at the table."""
    options: list[Action] = [("use_blood",)] if mends == 2 else []
    for kind in sorted({code >> SHIFT for code in hand}):
        if kind in HEALING:
            options += [("play", kind)] if helps(kind, mends > 0) else []
        elif DECK[kind] == WEAPON:
            options += [("play", kind)] if room else []
        elif DECK[kind] == GADGET:
            options += gadget_options(weapons, armour != NOBODY, phasing, kind)
    return tuple(options)


@lru_cache(REMEMBERED)
def specials_in(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return the specials of a hand that may be played in the own turn."""
    kinds = {code >> SHIFT for code in hand}
    return tuple([kind for kind in sorted(kinds) if kind in OF_ONE_S_OWN_TURN])


def play_card(g: Game, s: FragState, seat: int, action: Action) -> None:
    """The card leaves the hand and takes effect."""
    kind: int = FUMBLE if action[0] == "fumble" else action[1]
    give_up(s, seat, kind)
    if DECK[kind] == SPECIAL:
        if kind != EXTRA_RAM:  # stays in play, and survives a frag (2.7)
            discard(s, kind)
        s.tell("card_played", seat, kind)
        play_special(g, s, seat, action)
        return
    s.tell("card_played", seat, kind)
    if DECK[kind] == WEAPON:
        s.weapons[seat] = (*s.weapons[seat], (kind, AMMO[kind]))
    else:
        play_gadget(g, s, seat, action)
