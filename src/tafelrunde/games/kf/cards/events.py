"""Events: strong cards that touch everybody (7.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..names import (
    AMNESTY,
    BLOCKS,
    DAYBREAK,
    EARTHQUAKE,
    FLOOD,
    MARKET_DAY,
    MONSTER,
    PLACE,
    SORT,
    TRAP,
    WHEEL_OF_FORTUNE,
)
from ..state import KfState
from ..steps.winning import VICTORY
from ..zones import discard, draw, give_up, hold, home, in_play, is_hidden, leave_play

Effect = Callable[[Game, KfState, int, int, int], None]

events = Chapter("events")


def sweep(s: KfState, cards: list[int]) -> None:
    """Discard cards in play; one may take another with it."""
    for card in cards:
        if home(s, card) >= NOBODY:
            leave_play(s, card)


def earthquake(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """All places are discarded (card:earthquake)."""
    sweep(s, [card for card in in_play(s) if SORT[card] == PLACE])


def daybreak(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """All monsters are discarded; what they took belongs to nobody (card:daybreak, 7.5)."""
    sweep(s, [card for card in in_play(s) if SORT[card] == MONSTER])


def amnesty(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """All doors and traps are discarded, and the Prison with them (card:amnesty)."""
    sweep(s, [card for card in in_play(s) if SORT[card] == TRAP or BLOCKS[card]])


def wheel_of_fortune(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """All discard their hands and draw as many cards (card:wheel_of_fortune)."""
    numbers = [len(hand) for hand in s.hand]
    for place in range(g.players):
        other = (seat + place) % g.players
        for card in s.hand[other]:
            give_up(s, other, card)
            discard(s, card)
            s.tell("card_discarded", other, card)
    for place in range(g.players):
        other = (seat + place) % g.players
        draw(s, other, numbers[other])


# Market Day: everybody hands a card to the left


def market_day(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """All who hold a card choose one at once (card:market_day)."""
    s.push(("market", seat))


def market_actors(g: Game, s: KfState, frame: Frame) -> tuple[int, ...]:
    """All who hold a card."""
    return tuple([seat for seat in range(g.players) if s.hand[seat]])


def market_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card of the hand."""
    return tuple([("hand_over", card) for card in s.hand[seat]])


def market(g: Game, s: KfState, frame: Frame, answers: list[Action]) -> None:
    """The cards change hands together; only giver and receiver see them."""
    given = [(seat, int(answer[1])) for seat, answer in enumerate(answers) if answer]
    for seat, card in given:
        give_up(s, seat, card)
        lose_sight(s, seat, (seat + 1) % g.players)
    for seat, card in given:
        to = (seat + 1) % g.players
        hold(s, to, card, 1 << seat)
        s.tell("card_handed_over", seat, to)
        s.whisper(1 << seat | 1 << to, "card_handed", seat, to, card)


def lose_sight(s: KfState, seat: int, receiver: int) -> None:
    """A card left this hand unseen: only its receiver still knows what stayed there."""
    for card in s.hand[seat]:
        s.known[card] = 1 << receiver if s.known[card] >> receiver & 1 else 0


def why_not_handed(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """One card of the own hand."""
    return "card:market_day"


# Flood: everybody loses a card of the realm


def flood(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """One after the other, the active player first (card:flood)."""
    for place in range(g.players - 1, -1, -1):
        s.push(("flooding", (seat + place) % g.players))


def flooding(g: Game, s: KfState, frame: Frame) -> None:
    """Whoever has a card that can be lost is asked."""
    if flood_options(g, s, frame, frame[1]):
        s.push(("loss", frame[1]))


def flood_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any card of the realm that nothing lies over; the Flood itself is none."""
    return tuple(
        [("give_up", card) for card in s.realm[seat] if card != FLOOD and not is_hidden(s, card)]
    )


def loss(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The card is discarded."""
    leave_play(s, action[1])
    s.push(VICTORY)


def why_not_lost(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """A card of the own realm that nothing lies over."""
    return "card:flood"


EVENTS: Final[dict[int, Effect]] = {
    EARTHQUAKE: earthquake,
    DAYBREAK: daybreak,
    AMNESTY: amnesty,
    WHEEL_OF_FORTUNE: wheel_of_fortune,
    MARKET_DAY: market_day,
    FLOOD: flood,
}

events.verb("hand_over", card="card")
events.verb("give_up", card="card")
events.event("card_handed_over", seat="seat", to="seat")
events.event("card_handed", seat="seat", to="seat", card="card")
events.event("raided", card="card", items="card*")
events.together("market", market_actors, market_options, market, why_not_handed)
events.step("flooding", flooding)
events.decision("loss", flood_options, loss, why_not_lost)
