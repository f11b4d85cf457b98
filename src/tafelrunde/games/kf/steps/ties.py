"""Chapters 7.8 and 7.9: cards that lie on others, when they change realms or lose their tie."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Chapter, Frame, Game

from ..aims import new_metals, resting_place
from ..names import AIM, MONSTER, PLACE, SORT, TRANSMUTATION
from ..state import KfState
from ..zones import LAID, OUT_OF_PLAY, WILDERNESS, cover, home, leave_play, paint
from .winning import VICTORY

ties = Chapter("ties")

LEAVE: Final[Action] = ("leave",)
DROP: Final[Action] = ("drop",)


def untied(g: Game, s: KfState, frame: Frame) -> None:
    """A monster or a place goes when what it lay on is gone; others may (7.9)."""
    card: int = frame[1]
    where = home(s, card)
    if where == OUT_OF_PLAY:
        return
    if SORT[card] & (MONSTER | PLACE):
        leave_play(s, card)
        s.push(VICTORY)
        return
    owner = s.turn if where == WILDERNESS else where
    s.push(("idle", owner, card))


def idle_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Its owner decides."""
    return (LEAVE, DROP)


def idle(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """A card without any further effect may be discarded."""
    if action == DROP:
        leave_play(s, frame[2])


def settle(g: Game, s: KfState, frame: Frame) -> None:
    """A card that is laid on others came into a realm: its new owner may use it (7.8, 10.8)."""
    card: int = frame[1]
    seat: int = frame[2]
    if AIM[card] not in LAID or home(s, card) != seat:
        return
    if resting_place(s, card, seat):
        s.push(("resting", seat, card))
    elif SORT[card] & PLACE:
        leave_play(s, card)  # 7.9


def resting_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Anything of the own realm it fits on, or nothing."""
    return (*[("lay", target) for target in resting_place(s, frame[2], seat)], LEAVE)


def resting(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The card is laid, as if its new owner had played it."""
    card: int = frame[2]
    if action == LEAVE:
        if SORT[card] & PLACE:
            leave_play(s, card)
        return
    if card == TRANSMUTATION:
        s.push(("painting", seat, action[1]))
        return
    cover(s, card, action[1])
    s.tell("card_laid", card, action[1])


def painting_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Another metal than its own."""
    return tuple([("as", metal) for metal in new_metals(s, frame[2])])


def painting(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The treasure counts as another metal, which may win at once (card:transmutation)."""
    paint(s, frame[2], action[1])
    s.push(VICTORY)


def which_card(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[int, ...]:
    """Return the card it is about."""
    return (frame[2],)


def why_not_idle(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """It stays, or it goes."""
    return "7.9"


def why_not_there(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """It fits on some cards of the own realm only."""
    return "7.8"


def why_not_metal(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """One of the other metals."""
    return "card:transmutation"


ties.verb("leave")
ties.verb("drop")
ties.verb("lay", card="card")
ties.verb("as", metal="metal")
ties.event("card_laid", card="card", target="card")
ties.event("card_moved", card="card", seat="seat")
ties.event("card_returned", seat="seat", card="card")
ties.event("items_ownerless", cards="card*")
ties.event("treasure_painted", card="card", metal="metal")
ties.step("untied", untied)
ties.step("settle", settle)
ties.decision("idle", idle_options, idle, why_not_idle, which_card, {"card": "card"})
ties.decision("resting", resting_options, resting, why_not_there, which_card, {"card": "card"})
ties.decision("painting", painting_options, painting, why_not_metal, which_card, {"card": "card"})
