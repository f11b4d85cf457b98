"""What a simulation of KRALLEN & FALLEN groups its results by."""

from __future__ import annotations

from tafelrunde.kernel import Game

from .names import NO_ROLE, ROLES
from .state import KfState


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
