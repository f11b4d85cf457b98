"""Gadgets (10): worn, attached to a weapon, or used up at once."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Game

from ..hands import discard
from ..names import (
    AMMO,
    ENERGY_REFLECTOR,
    ENHANCED_DAMAGE,
    EXTRA_AMMO,
    FIREPROOF_COATING,
    OVER_UNDER,
    PHASE_SHIFT,
    POOL,
    POWER_LEAP,
    RAPID_FIRE,
    SPEED_BOOST,
    TARGETING_SYSTEM,
    TRICK_FIRE,
)
from ..state import FragState
from ..steps.floor import take_off_armour
from ..values import Weapon, attached

gadgets = Chapter("gadgets")

WORN: Final[tuple[int, ...]] = (SPEED_BOOST, ENERGY_REFLECTOR, POWER_LEAP)
STACKING: Final[tuple[int, ...]] = (TARGETING_SYSTEM, ENHANCED_DAMAGE)
ATTACHED: Final[tuple[int, ...]] = (*STACKING, OVER_UNDER, TRICK_FIRE, RAPID_FIRE)


def gadget_options(
    weapons: tuple[Weapon, ...], armoured: bool, phasing: int, kind: int
) -> list[Action]:
    """Return how a gadget can be played now; healing has its own list."""
    if kind == EXTRA_AMMO or kind in ATTACHED:
        fitting = {weapon[0] for weapon in weapons if fits(weapon, kind)}
        return [("attach", kind, arm) for arm in sorted(fitting)]
    if kind == FIREPROOF_COATING:
        return [("play", kind)] if armoured else []
    if POOL[kind] or kind in WORN or (kind == PHASE_SHIFT and not phasing):
        return [("play", kind)]
    return []


def fits(weapon: Weapon, kind: int) -> bool:
    """Say whether a gadget makes sense on a weapon."""
    if kind == EXTRA_AMMO:
        return weapon[1] < AMMO[weapon[0]]
    if kind == OVER_UNDER and not AMMO[weapon[0]]:
        return False
    return kind in STACKING or not attached(weapon, kind)


def play_gadget(g: Game, s: FragState, seat: int, action: Action) -> None:
    """The gadget comes into play."""
    kind: int = action[1]
    if action[0] == "attach":
        attach(s, seat, kind, action[2])
    elif POOL[kind]:
        wear_armour(s, seat, kind)
    elif kind == PHASE_SHIFT:
        s.phasing = 1  # card:phase_shift
        discard(s, kind)
    else:
        s.gear[seat] = tuple(sorted((*s.gear[seat], kind)))


def wear_armour(s: FragState, seat: int, kind: int) -> None:
    """New armour replaces the old one, which is discarded with its coating (7.9)."""
    old = s.armour[seat]
    if old != NOBODY:
        take_off_armour(s, seat)
        discard(s, old)
    s.armour[seat], s.pool[seat] = kind, POOL[kind]


def attach(s: FragState, seat: int, kind: int, arm: int) -> None:
    """A gadget goes onto a weapon (card:targeting_system and others) or reloads it."""
    weapons = list(s.weapons[seat])
    place = weapons.index(weapon_to_equip(s, seat, kind, arm))
    weapon = weapons[place]
    if kind == EXTRA_AMMO:
        discard(s, kind)
        weapons[place] = (arm, AMMO[arm], *weapon[2:])
    else:
        weapons[place] = (*weapon, kind)
    s.weapons[seat] = tuple(weapons)
    s.tell("gadget_attached", seat, kind, arm)


def weapon_to_equip(s: FragState, seat: int, kind: int, arm: int) -> Weapon:
    """Of two weapons of a kind that fit: the one with more on it; to reload, the emptier one."""
    fitting = [weapon for weapon in s.weapons[seat] if weapon[0] == arm and fits(weapon, kind)]
    if kind == EXTRA_AMMO:
        return min(fitting, key=ammunition)
    return max(fitting, key=len)


def ammunition(weapon: Weapon) -> int:
    """Return what is left to fire."""
    return weapon[1]


gadgets.verb("attach", card="card", weapon="card")
gadgets.event("gadget_attached", seat="seat", card="card", weapon="card")
