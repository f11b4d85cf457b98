"""What cards are worth to a player: which to play in the own turn, to take, to keep, to drop."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action

from .cards.gadgets import ATTACHED, WORN
from .hands import kinds_held
from .names import (
    ADRENALINE_SURGE,
    AMMO,
    ASSUME_CONTROL,
    AUTOMATIC_MISS,
    BONUS_DAMAGE,
    CHEAT_CODES,
    CHEATER_CHEATER,
    DAMAGE,
    DECK,
    DISCONNECTED,
    ENHANCED_MEDPACK,
    EXTRA,
    EXTRA_AMMO,
    EXTRA_RAM,
    FAR,
    FIREPROOF_COATING,
    FREEZE,
    FUMBLE,
    HEAL,
    INSUBSTANTIAL,
    KEEP_THE_STUFF,
    LAG,
    MAGIC_BULLET,
    MEDPACK,
    PERSONAL_TELEPORTER,
    PHASE_SHIFT,
    POOL,
    REACH,
    SCATTERS_BEYOND,
    TELEPORTATION,
    THEFT,
    TIMING_TROUBLES,
    WEAPON,
    ZIGGED,
)
from .state import FragState
from .steps.turn import hand_limit
from .values import Weapon, weapon_limit
from .weighing import Weighing, dice_to_fear

# What a card is worth in the hand, in frags; weapons are worth their dice, others not named 0.2.
USUALLY: Final = 0.2
KEPT: Final[dict[int, float]] = {
    AUTOMATIC_MISS: 0.5,
    DISCONNECTED: 0.5,
    TIMING_TROUBLES: 0.5,
    CHEAT_CODES: 0.5,
    BONUS_DAMAGE: 0.5,
    PERSONAL_TELEPORTER: 0.4,
    INSUBSTANTIAL: 0.4,
    ENHANCED_MEDPACK: 0.4,
    ADRENALINE_SURGE: 0.35,
    FUMBLE: 0.35,
    ZIGGED: 0.3,
    MEDPACK: 0.3,
    TELEPORTATION: 0.3,
    CHEATER_CHEATER: 0.3,
    MAGIC_BULLET: 0.25,
    KEEP_THE_STUFF: 0.15,
    EXTRA_AMMO: 0.15,
    PHASE_SHIFT: 0.1,
    FIREPROOF_COATING: 0.05,
}
A_DIE: Final = 0.06  # a weapon's damage die, in frags
GOOD: Final = 5.0  # dice of a weapon that is worth equipping
STRONG: Final = 4.0  # dice that make somebody else's fighter worth steering or disarming
PROSPECT: Final = 0.3  # what an attack must be worth for cards that help it


def quality(kind: int) -> float:
    """Return how good a weapon is, in damage dice that reach everywhere."""
    dice = DAMAGE[kind] + 1.5 * EXTRA[kind]
    if REACH[kind] == 1:
        return dice / 2
    if REACH[kind] < FAR or SCATTERS_BEYOND[kind] < FAR:
        return dice - 1.0
    return dice


def condition(weapon: Weapon) -> float:
    """Return how good a weapon in play is; an empty one only as much as its reload."""
    if AMMO[weapon[0]] and not weapon[1]:
        return 0.5 + 0.1 * quality(weapon[0])
    return quality(weapon[0]) + len(weapon) - 2


def best_quality(s: FragState, seat: int) -> float:
    """Return the dice of the best weapon a player could fire, the pistol at least."""
    found = [condition(weapon) for weapon in s.weapons[seat]]
    found += [quality(kind) for kind in kinds_held(s, seat) if DECK[kind] == WEAPON]
    return max([float(DAMAGE[-1]), *found])


def has_attachments(s: FragState, seat: int) -> bool:
    """Say whether a hand holds a gadget for a weapon."""
    return bool([kind for kind in kinds_held(s, seat) if kind in ATTACHED])


def kept(kind: int) -> float:
    """Return what a card is worth in the hand."""
    if DECK[kind] == WEAPON:
        return A_DIE * quality(kind)
    return KEPT.get(kind, USUALLY)


# Playing


def card_to_play(w: Weighing, options: tuple[Action, ...], prospect: float) -> Action:
    """Return the card that is best played now, or nothing; `prospect`: what attacks promise."""
    crowded = len(w.s.hand[w.seat]) > hand_limit(w.s, w.seat)
    best = 0.0
    chosen: Action = ()
    for action in options:
        worth = 0.0
        if action[0] == "play":
            worth = worth_of_playing(w, action[1], prospect, crowded)
        elif action[0] == "attach":
            worth = worth_of_attaching(w, action[1], action[2], crowded)
        elif action[0] == "play_on":
            worth = worth_against(w, action[1], action[2], crowded)
        elif action[0] == "fumble" and (crowded or quality(action[2]) > GOOD):
            worth = A_DIE * quality(action[2])
        if worth > best:
            best, chosen = worth, action
    return chosen


def worth_of_playing(w: Weighing, kind: int, prospect: float, crowded: bool) -> float:
    """Return what it is worth to play a card on oneself."""
    s, seat = w.s, w.seat
    if DECK[kind] == WEAPON:
        equip = quality(kind) >= GOOD and has_attachments(s, seat)
        return A_DIE * quality(kind) if crowded or equip else 0.0
    if POOL[kind]:
        return 0.9 if POOL[kind] > s.pool[seat] else 0.0
    if kind in WORN or kind == EXTRA_RAM:
        return 0.8
    if kind == FIREPROOF_COATING:
        return 0.1  # in the hand it helps nobody
    if kind == CHEATER_CHEATER:
        return 0.5 if prospect >= PROSPECT else 0.0
    if HEAL[kind] and (crowded or s.wounds[seat] >= HEAL[kind] + 1):
        return 0.3
    return 0.05 if kind == ADRENALINE_SURGE and crowded else 0.0


def worth_of_attaching(w: Weighing, kind: int, arm: int, crowded: bool) -> float:
    """Return what a gadget does for a weapon in play."""
    s, seat = w.s, w.seat
    if kind == EXTRA_AMMO:
        left = min([weapon[1] for weapon in s.weapons[seat] if weapon[0] == arm])
        if left == 0 or (crowded and left <= AMMO[arm] // 2):
            return A_DIE * quality(arm)
        return 0.0
    held = [quality(other) for other in kinds_held(s, seat) if DECK[other] == WEAPON]
    if not crowded and held and max(held) > quality(arm) + 1.0:
        return 0.0  # it had better wait for that one
    return A_DIE * quality(arm) if crowded or quality(arm) >= STRONG else 0.0


def worth_against(w: Weighing, kind: int, other: int, crowded: bool) -> float:
    """Return what it is worth to play a special on somebody else in the own turn."""
    s = w.s
    last = s.frags[other] + 1 >= w.game.option["goal"]
    menace = 0.03 * dice_to_fear(s, other) + 0.15 * s.frags[other]
    if kind == THEFT:
        return 0.1 + 0.05 * len(s.hand[other])
    if kind == ASSUME_CONTROL:
        dice = max([0, *[DAMAGE[weapon[0]] for weapon in s.weapons[other] if weapon[1]]])
        return A_DIE * dice if crowded or dice >= STRONG else 0.0
    if kind in (LAG, FREEZE):
        if kind == LAG and s.lagged[other] and not crowded:
            return 0.0
        return menace if crowded or last or menace >= 0.2 else 0.0
    return 0.2 + menace if kind == DISCONNECTED and crowded else 0.0


# Picking up and putting down


def best_take(s: FragState, seat: int, options: tuple[Action, ...]) -> Action:
    """Return the marker to take (7.14), or nothing."""
    best = 0.0
    chosen: Action = ()
    for action in options:
        worth = 0.0
        if action[0] == "take_blood":
            worth = worth_of_blood(s, seat)
        elif action[0] == "take":
            worth = worth_of_taking(s, seat, action[1])
        if worth > best:
            best, chosen = worth, action
    return chosen


def worth_of_blood(s: FragState, seat: int) -> float:
    """Blood mends a wound at any time."""
    return 0.3 if s.wounds[seat] > s.blood[seat] else 0.15


def worth_of_taking(s: FragState, seat: int, kind: int) -> float:
    """A weapon is worth most to who has none that is better."""
    if DECK[kind] != WEAPON:
        return kept(kind)
    gain = quality(kind) - best_quality(s, seat)
    return A_DIE * (quality(kind) + 2.0 * gain) if gain > 0 else A_DIE


def worth_of_weapon_card(s: FragState, seat: int) -> float:
    """Return what an unknown weapon card is worth: much to who has only a pistol."""
    return max(0.1, 0.7 - A_DIE * 1.5 * best_quality(s, seat))


def to_drop(s: FragState, seat: int) -> Action:
    """Return an empty weapon that keeps a better one from being played, or nothing (2.4)."""
    if len(s.weapons[seat]) < weapon_limit(s, seat):
        return ()
    held = [quality(kind) for kind in kinds_held(s, seat) if DECK[kind] == WEAPON]
    worst = min(s.weapons[seat], key=condition)
    return ("drop", worst[0]) if held and max(held) > condition(worst) + 1.0 else ()


def worst_weapon(s: FragState, seat: int, options: tuple[Action, ...]) -> Action:
    """Return the weapon that is missed least (2.4)."""
    best = {weapon[0]: condition(weapon) for weapon in s.weapons[seat]}
    worth = [best[action[1]] for action in options]
    return options[worth.index(min(worth))]


def worst_card(options: tuple[Action, ...]) -> Action:
    """Return the card that is missed least (2.2)."""
    worth = [kept(action[1]) for action in options]
    return options[worth.index(min(worth))]
