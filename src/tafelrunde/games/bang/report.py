"""What a simulation of BANG! groups its results by."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Game
from tafelrunde.pieces.tally import Tally, tally

from .goals import undead
from .modules.undead import HERE
from .names import CHARACTERS, DEPUTY, FACES, OUTLAW, RAGE, RENEGADE, ROLES, SHERIFF, WOUNDS
from .state import BangState

SIDES: Final[dict[int, str]] = {
    SHERIFF: "law",
    DEPUTY: "law",
    OUTLAW: "outlaws",
    RENEGADE: "renegades",
}
THINGS: Final[dict[str, tuple[str, ...]]] = {  # symbols that such cards have
    "face_rage": tuple([FACES[face] for face in sorted(set(RAGE))]),
    "face_wound": tuple([FACES[face] for face in sorted(set(WOUNDS))]),
}
FACING: Final = ("law", "outlaws")  # sides to which a league gives different levels


def labels(g: Game, s: BangState) -> dict[str, list[str]]:
    """Return each seat's role, side and character; with three players there are no sides (7.1).

    The side is the one a seat was on in the end: after an outbreak undead or alive (11.7). The
    roles are told apart again by whether it came.
    """
    roles = [ROLES[role] for role in s.role]
    found = {"role": roles}
    if g.players > 3:
        found["side"] = sides(g, s)
    if "outbreak" in g.steps:
        came = s.outbreak == HERE
        nothing = [""] * g.players
        found["role_without_outbreak"] = nothing if came else roles
        found["role_after_outbreak"] = roles if came else nothing
    found["character"] = [CHARACTERS[character] for character in characters(s)]
    return found


def sides(g: Game, s: BangState) -> list[str]:
    """Return the side each seat was on when the match ended."""
    if s.outbreak != HERE:
        return [SIDES[role] for role in s.role]
    dead = undead(s)
    return ["zombies" if dead >> seat & 1 else "survivors" for seat in range(g.players)]


def characters(s: BangState) -> list[int]:
    """Return the characters as they were dealt: who is eliminated may have lost theirs (11.1)."""
    dealt = s.character[:]
    for _, key, args in s.news or []:
        if key == "character_dealt":
            dealt[args[0]] = args[1]
    return dealt


def happenings(g: Game, s: BangState) -> dict[str, bool]:
    """Return what may happen in a match, and whether it has."""
    return {"outbreak": s.outbreak == HERE} if "outbreak" in g.steps else {}


def played(g: Game, s: BangState) -> dict[str, Tally]:
    """Return which rage cards were turned up by whom (10.2), and who drew which wounds (8.4)."""
    found: dict[str, Tally] = {}
    if "turn_up_rage" in g.steps:
        found["face_rage"] = tally(g.players, FACES, s.news, {"rage_turned_up": 1})
    if "draw_wound" in g.steps:
        found["face_wound"] = tally(g.players, FACES, s.news, {"wound_drawn": 1})
    return found


def dealt(g: Game, s: BangState) -> dict[str, Tally]:
    """Return which rage cards were drawn by whom (10.1)."""
    if "turn_up_rage" not in g.steps:
        return {}
    return {"face_rage": tally(g.players, FACES, s.news, {"rage_seen": 1})}
