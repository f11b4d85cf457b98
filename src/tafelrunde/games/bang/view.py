"""What a seat sees of a match of BANG!, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game

from .names import CHARACTERS, FACES, ROLES
from .state import BangState, in_play

# Events that rightly tell something hidden, and whom: everybody, or the seat of that argument.
DISCLOSES: Final[dict[str, str]] = {
    "eliminated": "all",
    "role_dealt": "seat",
    "role_shown": "all",
    "won": "all",
}


def view(g: Game, s: BangState, viewer: int) -> dict[str, Any]:
    """Return the table as the viewer sees it; only roles are secret (1.2)."""
    return {
        "turn": s.turn,
        "pile": s.pile,
        "dice": [FACES[face] for face in s.dice],
        "rerolls": s.rerolls,
        "seats": [
            {
                "role": ROLES[s.role[seat]] if knows_role(s, viewer, seat) else "",
                "character": CHARACTERS[s.character[seat]],
                "life": s.life[seat],
                "limit": s.limit[seat],
                "arrows": s.arrows[seat],
                "in_play": in_play(s, seat),
                "aims": s.aims[seat],
            }
            for seat in range(g.players)
        ],
    }


def knows_role(s: BangState, viewer: int, seat: int) -> bool:
    """A role is known to its owner, and to all once it is shown (at the end all are)."""
    return viewer == seat or s.shown >> seat & 1 == 1


def redeal(g: Game, s: BangState, viewer: int) -> None:
    """Deal the roles the viewer doesn't know anew among the seats that hold them."""
    unknown = [seat for seat in range(g.players) if not knows_role(s, viewer, seat)]
    roles = sorted([s.role[seat] for seat in unknown])  # the truth's order must not shine through
    for seat in unknown:
        s.role[seat] = roles.pop(s.draw(len(roles)))
