"""What may come of an action that dice decide: exact, in ways of so many.

What is certain or impossible is no row. Answers and healing that others may hold are left out.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Game

from .board import Board
from .duels import NEVER, SURE, Shot, Ways, losing, reaching, shot_of, times
from .hands import cards_left
from .names import ACID_DICE, BONUS_DAMAGE, GADGET, POWER_UP, SIDES, WEAPON
from .state import FragState
from .steps.answers import DICE, HIT, depth_of
from .values import health_now, speed_now

Chance = tuple[str, tuple[Any, ...], int, int]  # key, values, ways, of how many

# What may come, and the values its text speaks of, by their kinds.
CHANCES: Final[dict[str, dict[str, str]]] = {
    "hit": {"target": "seat"},
    "wound": {"victim": "seat"},
    "frag": {"victim": "seat"},
    "own_frag": {},
    "blast_frag": {"victims": "seat*"},
    "draw": {"deck": "deck"},
    "acid_wound": {},
    "acid_frag": {},
    "points_at_least": {"points": "number"},
}
# Told of every shot, even where they are certain or impossible: weapons are compared by them.
COMPARED: Final[tuple[str, ...]] = ("hit", "wound", "frag")
SHOTS: Final = ("attack", "trick_shot", "double_shot")
MOVES: Final = ("step", "jump", "beam", "go")
HALF: Final = Fraction(1, 2)
MOST: Final = 2**53 - 1  # what every client can count to


def chances(g: Game, s: FragState, seat: int, action: Action) -> list[Chance]:
    """Return what may come of an action, as far as dice decide it, and all that is compared."""
    rows = all_rows(g, s, seat, action)
    told = COMPARED if action[0] in SHOTS else ()
    return [one for one in rows if 0 < one[2] < one[3] or one[0] in told]


def all_rows(g: Game, s: FragState, seat: int, action: Action) -> list[Chance]:
    """Return what the dice of an action are about, be it certain or not."""
    frame = s.agenda[-1]
    verb: str = action[0]
    if verb in SHOTS:
        shot = shot_of(g, s, frame[2], action)
        return [row("hit", (shot.target,), shot.hit(s)), *harm_rows(g, s, shot, shot.hit(s))]
    if verb in MOVES:
        return arrival_rows(g, s, seat if verb == "go" else frame[2], action[1])
    if verb == "roll":
        return movement_rows(speed_now(s, frame[2]))
    if frame[0] == "attack_answers" and verb == "pass":
        return announced_rows(g, s)
    if frame[0] == "hit_answers" and action in (("pass",), ("play", BONUS_DAMAGE)):
        return hit_rows(g, s, 2 if verb == "play" else 1)
    return []


def row(key: str, values: tuple[Any, ...], ways: Ways) -> Chance:
    """Return a chance in lowest terms; of more than 20 dice the nearest one that can be sent."""
    chance = Fraction(ways[0], ways[1]).limit_denominator(MOST)
    return (key, values, chance.numerator, chance.denominator)


# Shots


def harm_rows(g: Game, s: FragState, shot: Shot, hit: Ways) -> list[Chance]:
    """Return the chances of Health lost and of frags, all told; a blast reaches more (7.12)."""
    struck, *more = shot.victims(g, s)
    rows = [
        row("wound", (struck,), times(hit, shot.wounds(s, struck))),
        row("frag", (struck,), times(hit, shot.frags(s, struck))),
    ]
    if shot.attacker in more:
        more.remove(shot.attacker)
        rows.append(row("own_frag", (), times(hit, shot.frags(s, shot.attacker))))
    if more:
        rows.append(row("blast_frag", (tuple(more),), times(hit, shot.frags_any(s, more))))
    return rows


def announced_rows(g: Game, s: FragState) -> list[Chance]:
    """Return what comes of an announced attack if nobody answers it."""
    depth = depth_of(s, "to_hit")
    if is_answered(s, depth):
        return []  # the answer that waits may change anything
    attack = s.agenda[depth]
    shot = Shot(attack[1], attack[2], attack[3], attack[4], attack[5], 1)
    verdict: int = attack[6]
    if verdict == DICE:
        return harm_rows(g, s, shot, NEVER if s.ghost[shot.target] else shot.hit(s))
    return harm_rows(g, s, shot, SURE if verdict == HIT else NEVER)


def hit_rows(g: Game, s: FragState, multiplied: int) -> list[Chance]:
    """Return what comes of a hit if nobody answers it (card:bonus_damage)."""
    depth = depth_of(s, "damage")
    if is_answered(s, depth):
        return []
    hit = s.agenda[depth]
    multiplied = max(multiplied, hit[6])
    shot = Shot(hit[1], hit[2], hit[3], hit[4], hit[5], multiplied)
    return harm_rows(g, s, shot, SURE)


def is_answered(s: FragState, depth: int) -> bool:
    """Say whether an answer waits on top of an attack, or the attack is gone."""
    return depth == NOBODY or "answer" in [frame[0] for frame in s.agenda[depth:]]


# Fields and movement


def arrival_rows(g: Game, s: FragState, fighter: int, node: int) -> list[Chance]:
    """Return what a field does to who enters it: a power-up (5.4), acid (6.1)."""
    board: Board = g.ground
    rows: list[Chance] = []
    deck = power_up_deck(board, node)
    if deck != NOBODY and not s.rolled >> node & 1 and cards_left(s, deck):
        rows.append(row("draw", (deck,), (SIDES + 1 - POWER_UP, SIDES)))
    if board.acid >> node & 1 and not s.ghost[fighter]:
        health = health_now(s, fighter)
        rows.append(row("acid_wound", (), losing(ACID_DICE, health, 1)))
        rows.append(row("acid_frag", (), losing(ACID_DICE, health, health)))
    return rows


def power_up_deck(board: Board, node: int) -> int:
    """Return the deck a field may give a card of, or NOBODY."""
    if board.weapon_fields >> node & 1:
        return WEAPON
    return GADGET if board.gadget_fields >> node & 1 else NOBODY


def movement_rows(speed: int) -> list[Chance]:
    """Return the most points that are reached at least every other time (5.1)."""
    total = speed
    while Fraction(*reaching(speed, total + 1)) >= HALF:
        total += 1
    return [row("points_at_least", (total,), reaching(speed, total))]
