"""How likely a fighter frags somebody in a turn of its own, roughly, with what it truly holds.

Every enemy is taken for itself: a usual walk towards it, then all attacks with the best weapon.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game

from .board import Board
from .duels import is_loaded, losing, reaching
from .hands import SHIFT
from .names import DAMAGE, DECK, EXTRA, OUT, PISTOL, WEAPON
from .paths import paths_on
from .state import FragState
from .steps.attacking import bodies
from .values import accuracy_now, attacks_now, health_now, leap_now, speed_now
from .weighing import MEAN_DIE, share

EXTRA_DICE: Final = 2  # what a point of extra damage counts like
ROUND_CORNERS: Final = 6.0  # points short of the enemy at which it is seen half as often


def outlook(g: Game, s: FragState, seat: int) -> float:
    """Return the chance to frag the easiest victim in a turn that begins now."""
    if s.where[seat] == OUT:
        return 0.0
    best = 0.0
    dice = best_dice(s, seat)
    for other in range(g.players):
        if other != seat and s.where[other] != OUT and not s.ghost[other]:
            best = max(best, chance_against(g, s, seat, other, dice))
    return best


def chance_against(g: Game, s: FragState, seat: int, other: int, dice: int) -> float:
    """Return how likely one enemy falls to so many damage dice in a turn."""
    board: Board = g.ground
    here, there = s.where[seat], s.where[other]
    way = paths_on(board, leap_now(s, seat), False).costs_from(here)[there]
    short = max(1.0, way - MEAN_DIE * speed_now(s, seat))
    hit = 0.5 ** ((short - 1.0) / ROUND_CORNERS)
    line = board.lines(there)[here]
    if line >= 0 and not line & bodies(s) & ~(1 << here | 1 << there):
        hit, short = 1.0, min(short, float(board.distance(here, there)))
    hit *= share(reaching(accuracy_now(s, seat), int(short)))
    health = max(1, health_now(s, other))
    miss = 1.0 - hit * share(losing(dice, health, health))
    return 1.0 - float(miss ** attacks_now(s, seat))


def best_dice(s: FragState, seat: int) -> int:
    """Return the damage dice of the best weapon that can be fired, in play or in the hand."""
    best = DAMAGE[PISTOL]
    for weapon in s.weapons[seat]:
        if is_loaded(weapon):
            best = max(best, DAMAGE[weapon[0]] + EXTRA_DICE * EXTRA[weapon[0]] + len(weapon) - 2)
    for code in s.hand[seat]:
        kind = code >> SHIFT
        if DECK[kind] == WEAPON:
            best = max(best, DAMAGE[kind] + EXTRA_DICE * EXTRA[kind])
    return best
