"""Everybody's chance to win a match of FRAG whose hands are all known (or guessed)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import Game
from tafelrunde.pieces.contest import Side, chances, decided

from .hands import SHIFT
from .hoard import condition, kept, quality
from .names import DAMAGE, DECK, GADGET, OUT, PISTOL, WEAPON
from .outlook import outlook
from .state import FragState
from .values import accuracy_now, attacks_now, speed_now

WEIGHTS: Final[dict[str, list[float]]] = read_table(__file__, "evaluation")["weights"]


def evaluate(g: Game, s: FragState) -> list[float]:
    """Return for each seat its chance to win, hands as they are in this world."""
    if not s.agenda:
        return decided(g.players, s.winners)
    return chances(g.players, sides(g, s), WEIGHTS)


def moment(s: FragState) -> int:
    """Return whose turn it is: search goes on for some turns, then asks for the chances."""
    return s.turn


def sides(g: Game, s: FragState) -> list[Side]:
    """Everybody fights alone."""
    return [Side("fighter", [seat], features_of(g, s, seat)) for seat in range(g.players)]


def features_of(g: Game, s: FragState, seat: int) -> list[float]:
    """Return what a fighter has: frags, values, weapons, cards, who is near, how soon it acts."""
    last = 1.0 if g.option["goal"] - s.frags[seat] == 1 else 0.0
    acts = 1.0 if seat == s.turn else 0.0
    near = outlook(g, s, seat)
    return [
        last,
        1.0 if g.option["goal"] - s.frags[seat] == 2 else 0.0,
        -float(g.option["goal"] - s.frags[seat]),
        *fighter_of(s, seat),
        *belongings_of(s, seat),
        -((seat - s.turn) % g.players) / g.players,
        acts,
        near,
        near * acts,
        near * last,
        near * acts * last,
    ]


def fighter_of(s: FragState, seat: int) -> list[float]:
    """Return what the fighter is: its values, wounds, armour, and turns it will miss."""
    return [
        float(s.health[seat]),
        float(speed_now(s, seat)),
        1.0 if speed_now(s, seat) == 1 else 0.0,
        float(accuracy_now(s, seat)),
        float(attacks_now(s, seat)),
        float(s.wounds[seat]),
        float(s.pool[seat]),
        float(s.lagged[seat] + s.frozen[seat]),
        1.0 if s.where[seat] == OUT else 0.0,
    ]


def belongings_of(s: FragState, seat: int) -> list[float]:
    """Return what lies before the player and in the hand: the best two weapons, other cards."""
    arms = [float(DAMAGE[PISTOL])] * 2 + [condition(weapon) for weapon in s.weapons[seat]]
    gadgets, specials = 0.0, 0.0
    for code in s.hand[seat]:
        kind = code >> SHIFT
        if DECK[kind] == WEAPON:
            arms.append(quality(kind))
        elif DECK[kind] == GADGET:
            gadgets += kept(kind)
        else:
            specials += kept(kind)
    arms.sort()
    return [
        arms[-1],
        arms[-2],
        gadgets,
        specials,
        float(len(s.gear[seat])),
        float(s.blood[seat]),
    ]
