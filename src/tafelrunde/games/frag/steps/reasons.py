"""Why something can't be done: the clause that forbids it, for "why not"."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Frame, Game

from ..board import Board
from ..hands import holds
from ..names import AMMO, CARDS, DECK, OUT, PISTOL, REACH, WEAPON
from ..state import FragState
from ..values import attacks_now, weapon_limit
from .attacking import VERBS, bodies
from .moving import steps_from

CLAUSES: Final[dict[str, str]] = {
    "step": "5.2",
    "jump": "5.5",
    "beam": "6.4",
    "take": "7.14",
    "take_blood": "7.14",
    "use_blood": "7.14",
    "drop": "7.16",
    "attach": "2.9",
    "play": "2.9",
    "play_on": "2.9",
    "fumble": "card:fumble",
    "done": "5.3",
    "roll": "3.2",
    "trick_shot": "card:trick_fire",
    "double_shot": "card:over_under",
}
MOVES: Final[tuple[str, ...]] = ("step", "jump", "beam")


def why_not_done(g: Game, s: FragState, frame: Frame, seat: int, action: Action) -> str:
    """Return the clause that forbids an action of the turn."""
    fighter: int = frame[2]
    verb = str(action[0]) if action else ""
    if s.where.count(s.where[fighter]) > 1 and verb not in MOVES:
        return "5.3"
    if s.frozen[fighter] and (verb in MOVES or verb in VERBS):
        return "card:freeze"
    if verb in MOVES and len(action) == 2:
        return why_not_moved(g, s, fighter, action)
    if verb in VERBS and len(action) == 3:
        return why_not_attacked(g, s, fighter, action)
    if verb in ("play", "play_on") and len(action) > 1 and action[1] in range(len(CARDS)):
        return why_not_played(s, seat, action[1])
    return CLAUSES.get(verb, "3.3")


def why_not_moved(g: Game, s: FragState, fighter: int, action: Action) -> str:
    """No points, no way, or somebody stands there and there is no way on."""
    if not s.points:
        return "5.1"
    if action[0] == "step" and action[1] in steps_from(g, s, fighter, s.where[fighter]):
        return "5.3"
    return CLAUSES[str(action[0])]


def why_not_attacked(g: Game, s: FragState, fighter: int, action: Action) -> str:
    """Nobody there, out of sight, out of reach, no ammunition, or no attack left."""
    board: Board = g.ground
    target, arm = action[1], action[2]
    if s.ghost[fighter]:
        return "card:insubstantial"
    if target not in range(g.players) or target == fighter or arm not in range(PISTOL + 1):
        return "7.2"
    node = s.where[target]
    if node == OUT or s.ghost[target]:
        return "card:insubstantial" if node != OUT else "7.2"
    if s.shots >= attacks_now(s, fighter):
        return "7.1"
    if board.distance(s.where[fighter], node) > REACH[arm]:
        return f"card:{CARDS[arm]}"
    seen = s.magic or board.sees(s.where[fighter], node, bodies(s))
    if not seen and action[0] != "trick_shot":
        return "7.2"
    shots = 2 if action[0] == "double_shot" else 1
    if any(w[0] == arm and AMMO[arm] and w[1] < shots for w in s.weapons[fighter]):
        return "7.5"
    return CLAUSES.get(str(action[0]), "7.4")


def why_not_played(s: FragState, seat: int, kind: int) -> str:
    """Not held, too many weapons, or not the moment for this card."""
    if not holds(s, seat, kind):
        return "2.9"
    if DECK[kind] == WEAPON:
        return "2.4" if len(s.weapons[seat]) >= weapon_limit(s, seat) else "2.9"
    return f"card:{CARDS[kind]}"
