"""Chapter 6: surprises in answer to what was announced, and surprises in answer to those.

All who could hold a surprise are asked at once and choose unseen, the acting player too; answers
are laid on the agenda clockwise, the acting player's last, and the last one resolves first (6.2).
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game
from tafelrunde.kernel.windows import Window

from ..cards.surprises import announced, subjects
from ..names import (
    ENTRY_ROLL,
    SORT,
    SURPRISE,
    SURPRISES,
)
from ..state import OPEN, KfState
from ..zones import give_up

answers = Chapter("answers")

ANY_SURPRISE: Final[frozenset[int]] = frozenset(SURPRISES)


def answers_to(s: KfState, seat: int) -> None:
    """Ask for answers to what was just announced."""
    surprises.open(s, seat)


def may_answer(g: Game, s: KfState, frame: Frame) -> tuple[int, ...]:
    """All who could hold a surprise, as long as one doesn't lie open (6.2): all can see that."""
    if not is_any_unseen(s):
        return ()
    known = s.known
    seats: list[int] = []
    for seat, hand in enumerate(s.hand):
        for card in hand:  # one that not everybody knows, or a surprise that they know
            if known[card] != OPEN or SORT[card] == SURPRISE:
                seats.append(seat)
                break
    return tuple(seats)


def is_any_unseen(s: KfState) -> bool:
    """Say whether a surprise is neither in play nor discarded."""
    for hand in s.hand:
        if not ANY_SURPRISE.isdisjoint(hand):
            return True
    return not ANY_SURPRISE.isdisjoint(s.deck)


def answer_options(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Every surprise of the hand, with everything it may be played on."""
    hand = s.hand[seat]
    if ANY_SURPRISE.isdisjoint(hand):  # as mostly: quicker than looking at each card
        return ()
    options: list[Action] = []
    for card in hand:
        if SORT[card] == SURPRISE:
            options += [("answer", card, subject) for subject in subjects(s, seat, card)]
    return tuple(options)


def play_surprise(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> None:
    """The surprise is shown and waits for its own roll (6.1)."""
    card: int = action[1]
    give_up(s, seat, card)
    s.tell("surprise_announced", seat, card, action[2])
    s.push(("attempt", seat, ENTRY_ROLL, card, action[2], NOBODY, 0, 1))


def why_no_answer(g: Game, s: KfState, frame: Frame, seat: int, action: Action) -> str:
    """Only surprises answer, and not one's own."""
    return "6.1"


def what_is_announced(g: Game, s: KfState, frame: Frame, seat: int) -> tuple[Any, ...]:
    """Return who announced what last, and how."""
    last = announced(s)[-1]
    return last[1], last[2], last[3]


surprises = Window("answers", may_answer, answer_options, play_surprise)
surprises.join(
    answers, why_no_answer, what_is_announced, {"seat": "seat", "way": "way", "card": "card"}
)
answers.verb("answer", card="card", subject="card")
answers.event("surprise_announced", seat="seat", card="card", subject="card")
answers.event("roll_changed", seat="seat", card="card", bonus="number")
answers.event("attack_diverted", seat="seat", card="card")
