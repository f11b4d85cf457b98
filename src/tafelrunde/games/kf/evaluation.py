"""Everybody's chance to win a match of KRALLEN & FALLEN whose hands are all known (or guessed)."""

from __future__ import annotations

from math import log
from typing import Final

from tafelrunde.games.tables import read_table
from tafelrunde.kernel import Game
from tafelrunde.pieces.contest import Side, by_seat, decided, strength

from .names import ENTRY, KINDS, METALS, SORT, SURPRISE, TREASURE
from .race import reach, turns_to_win
from .state import KfState
from .weighing import BONUS, FACTOR, Row, Weighing

WEIGHTS: Final[dict[str, list[float]]] = read_table(__file__, "evaluation")["weights"]
FEATURES: Final = 11  # of features_of; after them come the cards in the realms
OPEN_WEIGHTS: Final[list[float]] = WEIGHTS["side"][:FEATURES]
CARD_WEIGHTS: Final[list[float]] = WEIGHTS["side"][FEATURES:]
AHEAD: Final = 10.0  # turns that count as 1


def evaluate(g: Game, s: KfState) -> list[float]:
    """Return for each seat its chance to win, hands as they are in this world."""
    if not s.agenda:
        return decided(g.players, s.winners)
    w = Weighing(g, s, 0)
    strengths: list[float] = []
    for number, seats in enumerate(w.sides):
        features = features_of(w, seats, w.rows[number])
        total = strength(features, OPEN_WEIGHTS)
        for seat in seats:
            for card in s.realm[seat]:
                total += CARD_WEIGHTS[card]
        strengths.append(total)
    return by_seat(g.players, w.sides, strengths)


def moment(s: KfState) -> int:
    """Return a number that grows with every turn: search goes on for some of them."""
    return sum(s.turns)


def sides(g: Game, s: KfState) -> list[Side]:
    """Return who wins together, what lies in their realms, and what they hold."""
    w = Weighing(g, s, 0)
    return [
        Side("side", seats, features_of(w, seats, w.rows[number]) + lying(s, seats))
        for number, seats in enumerate(w.sides)
    ]


def lying(s: KfState, seats: list[int]) -> list[float]:
    """Return for every card there is whether it lies in a realm of the side."""
    found = [0.0] * KINDS
    for seat in seats:
        for card in s.realm[seat]:
            found[card] = 1.0
    return found


def features_of(w: Weighing, seats: list[int], row: Row) -> list[float]:
    """Return what a side has: its way to the set, its helpers and traps, its hands, its turn."""
    s = w.s
    counts = (int(row[0]), int(row[1]), int(row[2]))
    turns = turns_to_go(counts, int(row[BONUS]), w.decree) / len(seats)
    missing = sum([count == 0 for count in counts]) if not w.decree else max(0, 3 - max(counts))
    held = [0.0, 0.0, 0.0]
    for seat in seats:
        look_at_hand(s.hand[seat], counts, row[BONUS], w.decree, held)
    to_come = min([(seat - s.turn) % w.game.players for seat in seats])
    return [
        -turns / AHEAD,
        log(row[FACTOR]),
        1.0 if missing == 1 else 0.0,
        1.0 if missing == 0 else 0.0,
        held[0],
        held[0] if missing == 1 else 0.0,
        held[1],
        held[2],
        -to_come / w.game.players,
        1.0 if missing == 1 and to_come == 0 else 0.0,
        float(s.actions) if to_come == 0 else 0.0,
    ]


_turns: dict[tuple[tuple[int, int, int], int, bool], float] = {}


def turns_to_go(counts: tuple[int, int, int], bonus: int, decree: bool) -> float:
    """Return the turns a player may still need, worked out once for each case."""
    key = (counts, bonus, decree)
    known = _turns.get(key)
    if known is None:
        known = _turns[key] = turns_to_win(counts, max(-20, min(20, bonus)), decree)
    return known


def look_at_hand(
    hand: tuple[int, ...],
    counts: tuple[int, int, int],
    bonus: float,
    decree: bool,
    held: list[float],
) -> None:
    """Note the best chance to bring in a treasure that is needed, the other cards, surprises."""
    for card in hand:
        sort = SORT[card]
        if sort & TREASURE:
            metal = sort.bit_length() - 1
            needed = counts[metal] == max(counts) if decree else not counts[metal]
            if needed and metal < len(METALS):
                held[0] = max(held[0], reach(ENTRY[card] - int(bonus)))
                continue
        if sort == SURPRISE:
            held[2] += 1.0
        else:
            held[1] += 1.0
