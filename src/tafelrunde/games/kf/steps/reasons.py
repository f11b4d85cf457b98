"""Why something can't be done: the clause that forbids it, for "why not"."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Frame, Game

from ..aims import AT_SEATS
from ..names import AIM, CARDS, FREE, SORT, STINK_EYE, SURPRISE, TRAP, TREASURE
from ..reckoning import barred_by, shelters
from ..state import KfState
from ..zones import OUT_OF_PLAY, home

PLAYING: Final[tuple[str, ...]] = ("play", "play_on", "play_at")
ACTING: Final[tuple[str, ...]] = (*PLAYING, "attack", "replace")
CLAUSES: Final[dict[str, str]] = {
    "play": "3.1",
    "play_on": "3.1",
    "play_at": "3.1",
    "attack": "4.1",
    "replace": "5.1",
    "answer": "6.2",
}


def why_not_done(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """Return the clause that forbids an action of the turn."""
    verb = str(action[0]) if action else ""
    card = named_card(action)
    if verb not in ACTING:
        return CLAUSES.get(verb, "2.2")
    if barred_by(s, seat) and not (card != NOBODY and FREE[card] and verb in PLAYING):
        return "7.2"
    if card == NOBODY:
        return CLAUSES[verb]
    if verb in PLAYING:
        return why_not_played(s, seat, card, action)
    if verb == "attack" and home(s, card) == OUT_OF_PLAY:
        return "7.10"
    return CLAUSES[verb]


def named_card(action: Action) -> int:
    """Return the card an action names first, or NOBODY if there is no such card."""
    card = action[1] if len(action) > 1 else NOBODY
    return card if type(card) is int and 0 <= card < len(CARDS) else NOBODY


def why_not_played(s: KfState, seat: int, card: int, action: Action) -> str:
    """Not held, a surprise, no treasures now, sheltered, or aimed at the wrong thing."""
    if card not in s.hand[seat]:
        return "3.1"
    if SORT[card] == SURPRISE:
        return "6.2"
    if SORT[card] & TREASURE and STINK_EYE in s.realm[seat]:
        return "card:stink_eye"
    if AIM[card] == AT_SEATS and len(action) > 2 and is_sheltered(s, card, action[2]):
        return "card:monastery"
    return f"card:{CARDS[card]}" if AIM[card] else "3.1"


def is_sheltered(s: KfState, card: int, seat: object) -> bool:
    """Say whether a realm is closed to traps."""
    if type(seat) is not int or not 0 <= seat < len(s.realm):
        return False
    return SORT[card] == TRAP and shelters(s, seat, TRAP)
