"""What a simulation of KRALLEN & FALLEN groups its results by."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game
from tafelrunde.pieces.tally import Tally, tally

from .names import CARDS, NO_ROLE, ROLES
from .state import KfState

# What is told of all that takes its time at a table, surprises too
ACTS: Final = frozenset(
    (
        *("entry_announced", "entry_announced_at", "entry_announced_on", "move_announced"),
        *("metal_announced", "attack_announced", "surprise_announced", "card_replaced"),
    )
)


def labels(g: Game, s: KfState) -> dict[str, list[str]]:
    """Return who came when in the first round (1.1), and each seat's role (8.4) and team (8.3)."""
    found: dict[str, list[str]] = {}
    for _, key, values in s.news or []:
        if key == "start_won":
            found["turn"] = [str((seat - values[0]) % g.players + 1) for seat in range(g.players)]
    if s.role[0] != NO_ROLE:
        found["role"] = [ROLES[role] for role in s.role]
    if len(g.ground.sides) < g.players:
        found["team"] = [f"{side + 1} of {len(g.ground.sides[side])}" for side in g.ground.side_of]
    return found


def numbers(g: Game, s: KfState) -> dict[str, float]:
    """Return how many actions there were, surprises too."""
    return {"actions": float(sum([key in ACTS for _, key, _ in s.news or []]))}


def played(g: Game, s: KfState) -> dict[str, Tally]:
    """Return which cards entered for whom (3.2), and which were beaten by whom (4.2)."""
    return {
        "card": tally(g.players, CARDS, s.news, {"entered": 1}),
        "card_beaten": tally(g.players, CARDS, s.news, {"beaten": 1}),
    }


def dealt(g: Game, s: KfState) -> dict[str, Tally]:
    """Return which cards were drawn by whom."""
    return {"card": tally(g.players, CARDS, s.news, {"cards_received": 1})}
