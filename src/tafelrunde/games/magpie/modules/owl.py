"""Chapter 6, the module Owl: look into a hand by night, or shoo a Cat away."""

from __future__ import annotations

from tafelrunde.kernel import EVERYONE, Action, Chapter, Frame, Game
from tafelrunde.kernel.windows import PASS
from tafelrunde.pieces.cards import cards_in, find, kinds_in, may_be_hidden, move

from ..names import DISCARDS, HAND, OWL, cards_of
from ..state import MagpieState, holders

owl = Chapter("owl")


# Owls join the deck, and hands grow by a card (6.1): modifiers


def more_cards(g: Game, s: MagpieState, deck: tuple[int, ...], about: int) -> tuple[int, ...]:
    """The Owls are shuffled in (6.1)."""
    return deck + cards_of("owl")


def larger_hands(g: Game, s: MagpieState, size: int, seat: int) -> int:
    """A hand has one card more (6.1)."""
    return size + 1


owl.modifier("deck", more_cards)
owl.modifier("hand_size", larger_hands)


# The night before a round (6.2): a trigger that leads to a decision; its frame is ("night", round)


def an_owl_may_fly(g: Game, s: MagpieState, number: int) -> bool:
    """Nobody is asked once all Owls lie open: everybody can see that none is left."""
    return may_be_hidden(s, OWL)


def night_actors(g: Game, s: MagpieState, frame: Frame) -> tuple[int, ...]:
    """Everybody with cards is asked: asking only those with an Owl would give them away."""
    return tuple(holders(s))


def night_options(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Sleep, or send an Owl to somebody else's hand."""
    if OWL not in kinds_in(s, HAND + seat):
        return (PASS,)
    return (PASS, *[("peek", other) for other in holders(s) if other != seat])


def why_no_peek(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> str:
    """It takes an Owl, and another player with cards (6.2)."""
    return "6.2"


def night(g: Game, s: MagpieState, frame: Frame, answers: list[Action]) -> None:
    """All Owls are discarded first, then all look at once, and remember what they saw (6.2)."""
    spies = [seat for seat, answer in enumerate(answers) if answer and answer != PASS]
    for seat in spies:
        discard_owl(s, seat)
        s.tell("owl_sent", seat, answers[seat][1])
    for seat in spies:
        target: int = answers[seat][1]
        for card in cards_in(s, HAND + target):
            s.known[card] |= 1 << seat
        s.whisper(1 << seat, "hand_seen", seat, target, kinds_in(s, HAND + target))


def discard_owl(s: MagpieState, seat: int) -> None:
    """An Owl is played from the hand and lies open."""
    move(s, find(s, HAND + seat, OWL), DISCARDS, EVERYONE)


owl.verb("pass")
owl.verb("peek", target="seat")
owl.event("owl_sent", seat="seat", target="seat")
owl.event("hand_seen", seat="seat", target="seat", cards="card*")
owl.trigger("round_began", "night", an_owl_may_fly)
owl.together("night", night_actors, night_options, night, why_no_peek)


# An Owl instead of fleeing (6.3): a replacement; its frame is ("owl_guard", seat, scare, row)


def a_taker_is_scared(g: Game, s: MagpieState, scare: Frame) -> bool:
    """A Cat is about to chase a taker off who may, for all we know, hold an Owl (6.3)."""
    threatened = s.agenda[scare[2]][0] == "take"
    return threatened and may_be_hidden(s, OWL) and scare[1] in holders(s)


def guard_options(g: Game, s: MagpieState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Flee, or give up an Owl."""
    flee: Action = ("flee",)
    return (flee, ("shoo",)) if OWL in kinds_in(s, HAND + seat) else (flee,)


def why_no_guard(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> str:
    """It takes an Owl to shoo a Cat away (6.3)."""
    return "6.3"


def owl_guard(g: Game, s: MagpieState, frame: Frame, seat: int, action: Action) -> None:
    """The Owl is discarded and the Cat has no effect; without it, things take their course."""
    if action[0] == "shoo":
        discard_owl(s, seat)
        s.tell("cat_shooed", seat)
    else:
        g.resume(s, frame[2], frame[3])


owl.verb("flee")
owl.verb("shoo")
owl.event("cat_shooed", seat="seat")
owl.replacement("scare", "owl_guard", a_taker_is_scared)
owl.decision("owl_guard", guard_options, owl_guard, why_no_guard, automatic=False)
