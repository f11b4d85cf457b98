"""What the dice can still become: exact odds for whoever is asked about a reroll."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from tafelrunde.kernel import InfoSet
from tafelrunde.pieces.dice import tally
from tafelrunde.pieces.mixed import Kind, MixedRerolls, Worth
from tafelrunde.pieces.odds import Counts, Rerolls, solver

from .names import (
    ALL_DICE,
    DICE,
    DUEL_DICE,
    DYNAMITE,
    FACES,
    GATLING,
    SIDES,
    SYMBOLS,
)
from .results import BASE_DICE, DUEL_FACES, DUEL_PLACES
from .state import BangState

Chances = tuple[Fraction | float, ...]
Odds = list[tuple[str, int, Chances]]


def odds(info: InfoSet) -> Odds:
    """Return for each face the chances to end with at least 1, 2, … if one goes for it (2.1)."""
    s: BangState = info.world
    if not s.agenda or s.agenda[-1][0] != "reroll":
        return []
    free = info.game.ask(s, "locked_dice", ALL_DICE, info.seat) == 0  # Black Jack (5.2)
    if "duels" in info.game.steps and len(s.dice) == DICE:
        bust = max(1, 3 - info.game.ask(s, SYMBOLS[DYNAMITE], 0, info.seat))  # a wound (8.5)
        return mixed_odds(s, free, bust)
    rerolls = solver(len(s.dice), SIDES, 0 if free else 1 << DYNAMITE, DYNAMITE, 3)  # 2.3
    roll = tally(tuple(s.dice), SIDES)
    return [("face", face, chances(rerolls, face, s.rerolls, roll)) for face in range(SIDES)]


def chances(rerolls: Rerolls, face: int, left: int, roll: tuple[int, ...]) -> Chances:
    """Return the chances of at least 1, 2, … dice of a face under the best rerolls for it."""
    return tuple(
        [
            rerolls.chance(partial(has, face, least), left, roll)
            for least in range(1, rerolls.sets.dice + 1)
        ]
    )


def has(face: int, least: int, counts: Counts) -> bool:
    """Say whether a result shows a face at least so often."""
    return counts[face] >= least


# Three base dice and two duel dice (8.1)


def mixed_odds(s: BangState, free: bool, bust: int) -> Odds:
    """Return the same for dice of two kinds: a face may be on either, or on both."""
    base = tally(tuple(s.dice[:BASE_DICE]), SIDES)
    duelling = tuple([s.dice[BASE_DICE:].count(face) for face in DUEL_FACES])
    found: Odds = []
    for face in range(len(FACES)):
        solved = mixed_solver(face, free, bust)
        roll = solved.hands(base, duelling)
        most = (BASE_DICE if face < SIDES else 0) + (
            DUEL_DICE.bit_count() if face in DUEL_FACES else 0
        )
        goals = [goal(solved, face, least) for least in range(1, most + 1)]
        best = tuple([max(solved.weigh(roll, s.rerolls, worth))[0] for worth in goals])
        found.append(("face", face, best))
    return found


def mixed_solver(face: int, free: bool, bust: int) -> MixedRerolls:
    """Return the solver that counts a face of both kinds of dice together, beside dynamite."""
    other = face if face in DUEL_FACES and face < SIDES and face != DYNAMITE else GATLING
    locked = 0 if free else 1
    base = Kind(BASE_DICE, tuple(range(SIDES)), (DYNAMITE, other), locked << DYNAMITE)
    places = (DUEL_FACES.index(DYNAMITE), DUEL_FACES.index(other))
    duelling = Kind(DUEL_DICE.bit_count(), DUEL_PLACES, places, locked << places[0])
    return MixedRerolls(base, duelling, bust)


def goal(solved: MixedRerolls, face: int, least: int) -> Worth:
    """Return the worth of results that is 1 where a face is there often enough, else 0."""
    base = solved.first.sets.hands[: solved.first.full]
    duelling = solved.second.sets.hands[: solved.second.full]
    first, second = [0.0] * len(base), [0.0] * len(duelling)
    joint = [[0.0] * (DICE + 1) for _ in range(DICE + 1)]
    if face not in DUEL_FACES:
        first = [float(hand[face] >= least) for hand in base]
    elif face >= SIDES:
        second = [float(hand[DUEL_FACES.index(face)] >= least) for hand in duelling]
    elif face == DYNAMITE:
        joint = [[float(count >= least)] * (DICE + 1) for count in range(DICE + 1)]
    else:
        joint = [[float(count >= least) for count in range(DICE + 1)]] * (DICE + 1)
    return Worth(first, second, joint, [0.0] * (DICE + 1))
