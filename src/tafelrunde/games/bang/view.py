"""What a seat sees of a match of BANG!, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import Game

from .names import CHARACTERS, FACES, ROLES
from .state import BangState, in_play

# Events that rightly tell something hidden, and whom: everybody, or the seat of that argument.
DISCLOSES: Final[dict[str, str]] = {
    "eliminated": "all",
    "master_shown": "all",
    "rage_dropped": "all",
    "rage_offered": "seat",
    "rage_passed": "target",
    "rage_seen": "seat",
    "rage_turned_up": "all",
    "role_dealt": "seat",
    "role_shown": "all",
    "won": "all",
}

# Entries of the view that are things of a kind; all others are plain numbers and yes or no.
SHOWS: Final[dict[str, str]] = {
    "turn": "seat",
    "dice": "face*",
    "rage_up": "face*",
    "outbreak": "outbreak",
    "master": "seat",
    "role": "role",
    "character": "character",
    "wounds": "face*",
    "rage_known": "face*",
}


def view(g: Game, s: BangState, viewer: int) -> dict[str, Any]:
    """Return the table as the viewer sees it; only roles are secret (1.2)."""
    return {
        "turn": s.turn,
        "pile": s.pile,
        "dice": [FACES[face] for face in s.dice],
        "rerolls": s.rerolls,
        "rage_up": [FACES[symbol] for symbol in s.rage_up],
        "outbreak": s.outbreak,
        "hands": sum(s.open_graves),
        "master": s.master,
        "seats": [
            {
                "role": word(ROLES, s.role[seat]) if knows_role(s, viewer, seat) else "",
                "character": word(CHARACTERS, s.character[seat]),
                "life": s.life[seat],
                "limit": s.limit[seat],
                "arrows": s.arrows[seat],
                "in_play": in_play(s, seat),
                "aims": s.aims[seat],
                "zombie": s.zombies >> seat & 1 == 1,
                "wounds": [FACES[face] for face in range(len(FACES)) if s.wounds[seat] >> face & 1],
                "rage": len(s.rage[seat]),
                "rage_known": [FACES[card[1]] for card in s.rage[seat] if knows_card(card, viewer)],
            }
            for seat in range(g.players)
        ],
    }


def word(words: tuple[str, ...], number: int) -> str:
    """Return the word for something, or nothing where there is none (yet)."""
    return words[number] if number >= 0 else ""


def knows_role(s: BangState, viewer: int, seat: int) -> bool:
    """A role is known to its owner, and to all once it is shown (at the end all are)."""
    return viewer == seat or s.shown >> seat & 1 == 1


def knows_card(card: tuple[int, int], viewer: int) -> bool:
    """A rage card is known to those who have rightly seen it."""
    return viewer >= 0 and card[0] >> viewer & 1 == 1


def redeal(g: Game, s: BangState, viewer: int) -> None:
    """Deal anew what the viewer can't know: hidden roles, and rage cards nobody showed them."""
    redeal_roles(g, s, viewer)
    redeal_rage(g, s, viewer)


def redeal_roles(g: Game, s: BangState, viewer: int) -> None:
    """Deal the roles the viewer doesn't know anew among the seats that hold them."""
    unknown = [seat for seat in range(g.players) if not knows_role(s, viewer, seat)]
    roles = sorted([s.role[seat] for seat in unknown])  # the truth's order must not shine through
    for seat in unknown:
        s.role[seat] = roles.pop(s.draw(len(roles)))


def redeal_rage(g: Game, s: BangState, viewer: int) -> None:
    """Deal the rage cards the viewer hasn't seen anew, from them and the pile."""
    pool = s.rage_pile[:]
    choosing = bool(s.rage_choice) and s.agenda[-1][1] != viewer  # Pixie's two cards
    if choosing:
        pool += s.rage_choice
    for held in s.rage:
        pool += [card[1] for card in held if not knows_card(card, viewer)]
    if len(pool) == len(s.rage_pile):
        return
    pool.sort()
    for seat, held in enumerate(s.rage):
        dealt = [
            card if knows_card(card, viewer) else (card[0], pool.pop(s.draw(len(pool))))
            for card in held
        ]
        s.rage[seat] = tuple(sorted(dealt))
    if choosing:
        s.rage_choice = sorted([pool.pop(s.draw(len(pool))) for _ in range(2)])
    cut = s.draw(len(pool)) if pool else 0  # the pile has no order, so any card may lie on top
    s.rage_pile = pool[cut:] + pool[:cut]
