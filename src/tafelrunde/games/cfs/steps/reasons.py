"""Why something can't be done: the clause that forbids it, for "why not"."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Frame, Game

from ..state import CfsState
from ..values import is_barred, is_down

CLAUSES: Final[dict[str, str]] = {
    "step": "3.1",
    "shove": "3.7",
    "jump": "3.5",
    "take": "3.2",
    "lay": "3.3",
    "switch": "4.2",
    "switch_across": "4.2",
    "console": "4.3",
    "fight": "5.1",
}


def why_not_done(g: Game, s: CfsState, frame: Frame, seat: int, action: Action) -> str:
    """Return the clause that forbids an action of a figure."""
    verb = str(action[0]) if action else ""
    if is_down(s, s.active) and verb != "stand_up":
        return "6.1"
    goes = verb == "step" and len(action) == 2 and isinstance(action[1], int)
    if goes and is_barred(g, s, s.active, action[1]):
        return "4.1"
    return CLAUSES.get(verb, "2.4")
