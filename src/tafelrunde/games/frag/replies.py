"""What a player answers: to attacks and hits, to a loss, and at 0 Health or less (2.9, 2.10)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Frame

from .duels import Shot
from .hands import kinds_held
from .names import (
    ADRENALINE_SURGE,
    AUTOMATIC_MISS,
    BONUS_DAMAGE,
    CHEAT_CODES,
    DISCONNECTED,
    ENHANCED_MEDPACK,
    FUMBLE,
    HEAL,
    INSUBSTANTIAL,
    KEEP_THE_STUFF,
    MEDPACK,
    PERSONAL_TELEPORTER,
    TIMING_TROUBLES,
    ZIGGED,
)
from .state import FragState
from .steps.answers import DICE, HIT, depth_of, verdict_to_come
from .values import health_now
from .weighing import ARM, OWN_WOUND, WIN, Weighing, carried_dice, share

# What must be at stake for a card, in frags.
PRICES: Final[dict[int, float]] = {
    AUTOMATIC_MISS: 0.15,
    PERSONAL_TELEPORTER: 0.15,
    INSUBSTANTIAL: 0.15,
    FUMBLE: 0.15,
    TIMING_TROUBLES: 0.2,
    DISCONNECTED: 0.2,
    ZIGGED: 0.2,
    BONUS_DAMAGE: 0.2,
}
SETTLING: Final = (PERSONAL_TELEPORTER, INSUBSTANTIAL, FUMBLE, TIMING_TROUBLES, DISCONNECTED)
RISKY: Final = 0.05  # frag chance at which wounds are mended before the damage is rolled
DEADLY: Final = 0.2  # frag chance at which adrenaline is used
SAVED: Final = 0.5  # how much less a fatal wound costs who can be rescued
HEAVY: Final = 3  # a loss that is worth Cheat Codes even if it isn't fatal
PASS: Final[Action] = ("pass",)
BLOOD: Final[Action] = ("use_blood",)
SMALL: Final[Action] = ("play", MEDPACK)
LARGE: Final[Action] = ("play", ENHANCED_MEDPACK)
SURGE: Final[Action] = ("play", ADRENALINE_SURGE)
SMALL_FIRST: Final[tuple[Action, ...]] = (BLOOD, SMALL, LARGE, SURGE)
LARGE_FIRST: Final[tuple[Action, ...]] = (BLOOD, LARGE, SMALL, SURGE)


def reply_to_attack(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Answer an announced attack if enough is at stake."""
    s = w.s
    attack = s.agenda[depth_of(s, "to_hit")]
    if is_settled(s):
        return PASS
    shot = Shot(attack[1], attack[2], attack[3], attack[4], attack[5], 1)
    verdict = verdict_to_come(s)
    hit = share(shot.hit(s)) if verdict == DICE else 1.0 if verdict == HIT else 0.0
    if attack[7] == w.seat:
        gained = w.harm(shot, 1.0 - hit)
        sure: Action = ("play", ZIGGED)
        return sure if sure in options and gained > PRICES[ZIGGED] else PASS
    return best_defence(w, shot, attack[7], hit, options)


def is_settled(s: FragState) -> bool:
    """Say whether an answer waits that ends the attack anyway."""
    waiting = [frame for frame in s.agenda if frame[0] == "answer" and frame[2] in SETTLING]
    return bool(waiting)


def best_defence(
    w: Weighing, shot: Shot, scorer: int, hit: float, options: tuple[Action, ...]
) -> Action:
    """Return the answer that saves most for its price, or pass."""
    at_stake = hit * stake(w, shot, scorer)
    best = 0.0
    chosen = PASS
    for action in options:
        if len(action) == 1 or action[1] not in PRICES or action[1] in (ZIGGED, BONUS_DAMAGE):
            continue
        kind: int = action[1]
        if kind == DISCONNECTED and action[2] != shot.attacker:
            continue
        worth = at_stake - PRICES[kind]
        if kind in (FUMBLE, DISCONNECTED) and shot.attacker != w.seat:
            worth += ARM  # it hurts the attacker as well
        if worth > best:
            best, chosen = worth, action
    return chosen


def stake(w: Weighing, shot: Shot, scorer: int) -> float:
    """Return what a hit would cost this player: own Health, or somebody's victory."""
    s = w.s
    lost = 0.0
    for victim in shot.victims(w.game, s):
        frag = share(shot.frags(s, victim))
        if victim == w.seat:
            price = w.price_of_falling(scorer)
            if mending(s, w.seat) > 0:
                price *= SAVED
            lost += frag * price + (share(shot.wounds(s, victim)) - frag) * OWN_WOUND
        elif scorer != victim and s.frags[scorer] + 1 >= w.game.option["goal"]:
            lost += frag * WIN
    return lost


def mending(s: FragState, seat: int) -> int:
    """Add up the healing a player has at hand besides adrenaline."""
    return s.blood[seat] + sum([HEAL[kind] for kind in kinds_held(s, seat)])


def reply_to_hit(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Double the damage, mend wounds before it is rolled, or take the attacker out."""
    s = w.s
    hit = s.agenda[depth_of(s, "damage")]
    shot = Shot(hit[1], hit[2], hit[3], hit[4], hit[5], hit[6])
    if is_settled(s):
        return PASS
    if hit[7] == w.seat:
        twice: Action = ("play", BONUS_DAMAGE)
        more = Shot(hit[1], hit[2], hit[3], hit[4], hit[5], 2)
        gained = w.harm(more, 1.0) - w.harm(shot, 1.0) if twice in options else 0.0
        return twice if gained > PRICES[BONUS_DAMAGE] else PASS
    if w.seat in shot.victims(w.game, s):
        cure = mend_before_damage(s, w.seat, share(shot.frags(s, w.seat)), options)
        if cure:
            return cure
    return best_defence(w, shot, hit[7], 1.0, options)


def mend_before_damage(s: FragState, seat: int, frag: float, options: tuple[Action, ...]) -> Action:
    """More Health is more defence dice: mend what can be mended if it is risky (7.7)."""
    if frag < RISKY:
        return ()
    cure = gentlest(s, seat, options)
    if cure == SURGE and frag < DEADLY:
        return ()
    return cure


def gentlest(s: FragState, seat: int, options: tuple[Action, ...]) -> Action:
    """Return the healing that wastes least: blood, the fitting medpack, adrenaline last."""
    for action in SMALL_FIRST if s.wounds[seat] < HEAL[ENHANCED_MEDPACK] else LARGE_FIRST:
        if action in options:
            return action
    return ()


def brace_for(s: FragState, seat: int, frame: Frame, options: tuple[Action, ...]) -> Action:
    """Type in a cheat code if the loss is fatal, or heavy (card:cheat_codes)."""
    cheat: Action = ("play", CHEAT_CODES)
    loss: int = frame[2]
    return cheat if cheat in options and loss >= min(health_now(s, seat), HEAVY) else PASS


def rescue(s: FragState, seat: int, options: tuple[Action, ...]) -> Action:
    """Heal if that is offered, else save the stuff, else fall (7.11)."""
    cure = gentlest(s, seat, options)
    if cure:
        return cure
    keep: Action = ("play", KEEP_THE_STUFF)
    carries = carried_dice(s, seat) + 2 * len(s.gear[seat]) + 2 * s.pool[seat]
    return keep if keep in options and carries >= 4 else ("fall",)
