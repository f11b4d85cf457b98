"""A fighter's values, modified: first multiplied, then added to (9.3)."""

from __future__ import annotations

from .names import (
    LEAP,
    MORE_ATTACKS,
    POWER_LEAP,
    RAPID_FIRE,
    SPEED_OF,
    SURGE_HEALTH,
    TARGETING,
    TARGETING_SYSTEM,
)
from .state import FragState

Weapon = tuple[int, ...]  # (kind, ammunition, attachments…)


def health_now(s: FragState, seat: int) -> int:
    """Return Health with armour (7.9) and bonuses (7.10), less wounds; 0 or less is fatal."""
    own = s.health[seat] * 2 if s.cheats[seat] else s.health[seat]
    return own + SURGE_HEALTH * len(s.surges[seat]) - s.wounds[seat] + s.pool[seat]


def speed_now(s: FragState, seat: int) -> int:
    """Return Speed with what the fighter wears; wounds never lower it (5.6)."""
    own = s.speed[seat] * 2 if s.cheats[seat] else s.speed[seat]
    if s.gear[seat]:
        own += sum([SPEED_OF[kind] for kind in s.gear[seat]])
    return own + SPEED_OF[s.armour[seat]] if s.armour[seat] >= 0 else own


def leap_now(s: FragState, seat: int) -> int:
    """Return how many fields a jump may span (5.5); less than 2 is no jump."""
    return speed_now(s, seat) + (LEAP if POWER_LEAP in s.gear[seat] else 0)


def accuracy_now(s: FragState, seat: int) -> int:
    """Return Accuracy without what is bound to a weapon."""
    return s.accuracy[seat] * 2 if s.cheats[seat] else s.accuracy[seat]


def accuracy_with(s: FragState, seat: int, weapon: Weapon) -> int:
    """Return Accuracy with this weapon (card:targeting_system)."""
    return accuracy_now(s, seat) + TARGETING * attached(weapon, TARGETING_SYSTEM)


def attacks_now(s: FragState, seat: int) -> int:
    """Return how many attacks Accuracy allows in a turn: half of it, rounded up (7.1)."""
    return (accuracy_now(s, seat) + 1) // 2


def own_attacks(s: FragState, seat: int, weapon: Weapon) -> int:
    """Return the additional attacks that only this weapon may make (7.1)."""
    if len(weapon) == 2:
        return 0
    aimed = (accuracy_with(s, seat, weapon) + 1) // 2 - attacks_now(s, seat)
    return aimed + MORE_ATTACKS * attached(weapon, RAPID_FIRE)


def attached(weapon: Weapon, kind: int) -> int:
    """Count a weapon's attachments of a kind."""
    return weapon[2:].count(kind)


def weapon_limit(s: FragState, seat: int) -> int:
    """Return how many weapons the fighter may have in play: Health + 1 (2.4)."""
    return max(health_now(s, seat), 0) + 1
