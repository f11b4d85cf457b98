"""What a simulation of FRAG groups its results by."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game
from tafelrunde.pieces.tally import Tally, tally

from .names import ARMS, CARDS, DECK, PISTOL, WEAPON
from .state import FragState

PATHS: Final = ("step", "jump", "beam")  # parts of a path, which people draw as one gesture
USED: Final = {"card_played": 1, "card_answered": 1, "weapon_readied": 1}
HELD: Final = {"card_received": 1, "card_taken": 1, "theft_seen": 2}  # how a card comes to a hand
FIRED: Final[tuple[str, ...]] = tuple(
    [name for arm, name in enumerate(ARMS) if arm == PISTOL or DECK[arm] == WEAPON]
)
THINGS: Final[dict[str, tuple[str, ...]]] = {"arm": FIRED, "arm_fragging": FIRED}
OVER: Final = ("turn_began", "turn_missed", "acid_entered")  # no attack is under way any more


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


def numbers(g: Game, s: FragState) -> dict[str, float]:
    """Return how many fell without a scorer (6.4), and how many were disconnected."""
    keys = [key for _, key, _ in s.news or []]
    return {"falls": float(keys.count("fell")), "disconnected": float(keys.count("disconnected"))}


def played(g: Game, s: FragState) -> dict[str, Tally]:
    """Return which cards were used by whom, which arms were fired, and what came of it."""
    return {
        "card": tally(g.players, CARDS, s.news, USED),
        "arm": tally(g.players, ARMS, s.news, {"attack_announced": 2}),
        **frags(g, s),
    }


def dealt(g: Game, s: FragState) -> dict[str, Tally]:
    """Return which cards came into whose hand."""
    return {"card": tally(g.players, CARDS, s.news, HELD)}


def frags(g: Game, s: FragState) -> dict[str, Tally]:
    """Count by seat the arms that fragged, the fields it came back on, and frags of such lives."""
    arms: Tally = [{} for _ in range(g.players)]
    back: Tally = [{} for _ in range(g.players)]
    after: Tally = [{} for _ in range(g.players)]
    home = [""] * g.players  # the field a fighter's life began on, but for its first
    arm = ""
    for _, key, values in s.news or []:
        if key == "attack_announced":
            arm = ARMS[values[2]]
        elif key in OVER:
            arm = ""
        elif key == "respawned":
            home[values[0]] = str(g.ground.respawn.index(values[1]) + 1)
            count(back[values[0]], home[values[0]])
        elif key == "fragged":
            count(arms[values[1]], arm)
            count(after[values[1]], home[values[1]])
    return {"arm_fragging": arms, "respawn_lives": back, "respawn_frags": after}


def count(counts: dict[str, int], name: str) -> None:
    """Count one more; what has no name is not counted."""
    if name:
        counts[name] = counts.get(name, 0) + 1
