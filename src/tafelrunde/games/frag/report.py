"""What a simulation of FRAG groups its results by."""

from __future__ import annotations

from tafelrunde.kernel import Game

from .state import FragState


def labels(g: Game, s: FragState) -> dict[str, list[str]]:
    """Return each seat's fighter (1.2) and the respawn field it started on (11.4)."""
    fighters = [
        f"{health}/{speed}/{accuracy}"
        for health, speed, accuracy in zip(s.health, s.speed, s.accuracy, strict=True)
    ]
    started = [""] * g.players
    for _, key, values in s.news or []:
        if key == "fighter_placed":
            started[values[0]] = str(g.ground.respawn.index(values[1]) + 1)
    return {"fighter": fighters, "respawn_field": started}
