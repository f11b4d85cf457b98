"""Chapter 4.1 and 4.3: a card is beaten, and what becomes of it and of what lay beneath."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..names import RISES, ROGUE, ROGUE_MARGIN, STINK_EYE
from ..reckoning import is_item
from ..state import KfState
from ..zones import end_experience, home, leave_play, loot_of, move_to, settle_in, take_out
from .winning import VICTORY

beating = Chapter("beating")

POCKET: Final[Action] = ("pocket",)
THROW_AWAY: Final[Action] = ("throw_away",)


def beat(g: Game, s: KfState, seat: int, card: int, margin: int) -> None:
    """A monster's items go to whoever beat it (4.3); some cards don't just leave."""
    s.tell("beaten", seat, card)
    end_experience(s, card)
    items = loot_of(s, card)
    s.loot = [pair for pair in s.loot if pair[0] != card]
    if card == STINK_EYE:
        s.push(("pass_on", seat, home(s, card)))
    elif RISES[card]:
        take_out(s, card)
        s.deck = sorted([*s.deck, card])
        s.tell("card_risen", card)
    elif s.role[seat] == ROGUE and margin >= ROGUE_MARGIN and is_item(card):
        s.push(("pocketing", seat, card))
    else:
        leave_play(s, card)
    for item in items:
        settle_in(s, item, seat)


# The Rogue's own way (8.4)


def pocket_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Into the own realm, or to the discards."""
    return (POCKET, THROW_AWAY)


def pocketing(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """A clear win over an item may put it into the Rogue's realm."""
    if action == POCKET:
        move_to(s, frame[2], seat)
    else:
        leave_play(s, frame[2])
    s.push(VICTORY)


def why_not_pocketed(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """One or the other."""
    return "8.4"


def what_was_beaten(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the item."""
    return (frame[2],)


# Stink-Eye


def pass_on_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any player but the one who had it."""
    return tuple([("to", other) for other in range(g.players) if other != frame[2]])


def pass_on(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The eye looks at somebody else now (card:stink_eye)."""
    move_to(s, STINK_EYE, action[1])


def why_not_passed_on(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """It goes to another player."""
    return "card:stink_eye"


beating.verb("pocket")
beating.verb("throw_away")
beating.verb("to", seat="seat")
beating.event("beaten", seat="seat", card="card")
beating.event("card_risen", card="card")
beating.decision(
    "pocketing", pocket_options, pocketing, why_not_pocketed, what_was_beaten, {"card": "card"}
)
beating.decision("pass_on", pass_on_options, pass_on, why_not_passed_on)
