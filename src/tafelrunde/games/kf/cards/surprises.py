"""Surprises: what they do to an announced action, or beside it (6.1, 7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel import NOBODY, Frame, Game

from ..aims import attackable, may_attack
from ..names import (
    CARDS,
    COUNTERSPELL,
    ENTRY_ROLL,
    EVENT,
    EXIT_ROLL,
    FALSE_TRAIL,
    GEAR,
    PICKPOCKET,
    ROLL,
    SCROLL,
    SORT,
    SURPRISE,
    VANISHING,
)
from ..state import KfState
from ..zones import home, in_chest, is_hidden, move_to, return_to_hand

Effect = Callable[[Game, KfState, int, int, int], None]

COUNTERED: Final = SURPRISE | SCROLL | EVENT


def subjects(s: KfState, seat: int, card: int) -> list[int]:
    """Return what a surprise may be played on now: an announced card, or a card in play."""
    if card == PICKPOCKET:
        return loose_gear(s, seat)
    if card == VANISHING:
        return [other for other in s.realm[seat] if not is_hidden(s, other)]
    if card == FALSE_TRAIL:
        depth = attack_depth(s)
        attacked = s.agenda[depth][3] if depth != NOBODY else NOBODY
        return [other for other in attackable(s) if other != attacked] if depth != NOBODY else []
    if card == COUNTERSPELL:
        return [
            frame[3]
            for frame in announced(s)
            if frame[1] != seat and frame[2] == ENTRY_ROLL and SORT[frame[3]] & COUNTERED
        ]
    return [
        frame[3] for frame in announced(s) if frame[1] != seat or SORT[frame[3]] != SURPRISE
    ]  # 6.2: not one's own surprise


def announced(s: KfState) -> list[Frame]:
    """Return the attempts that wait for their roll, the first one announced first."""
    return [frame for frame in s.agenda if frame[0] == "attempt"]


def attempt_depth(s: KfState, card: int) -> int:
    """Return where the attempt with or on a card waits, or NOBODY."""
    for depth in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[depth]
        if frame[0] == "attempt" and frame[3] == card:
            return depth
    return NOBODY


def attack_depth(s: KfState) -> int:
    """Return where the announced attack waits, or NOBODY: at most one goes on."""
    for depth, frame in enumerate(s.agenda):
        if frame[0] == "attempt" and frame[2] == EXIT_ROLL:
            return depth
    return NOBODY


def loose_gear(s: KfState, seat: int) -> list[int]:
    """Return the items of others that are no treasures and lie in no chest."""
    return [
        card
        for other, cards in enumerate(s.realm)
        if other != seat
        for card in cards
        if SORT[card] & GEAR and not in_chest(s, card)
    ]


def is_pointless(s: KfState, frame: Frame) -> bool:
    """Say whether what a surprise was played on is gone (3.4)."""
    card: int = frame[3]
    subject: int = frame[4]
    if card == PICKPOCKET:
        return subject not in loose_gear(s, frame[1])
    if card == VANISHING:
        return home(s, subject) != frame[1] or is_hidden(s, subject)
    if card == FALSE_TRAIL:
        return attack_depth(s) == NOBODY or not may_attack(s, subject)
    return attempt_depth(s, subject) == NOBODY


def change_roll(s: KfState, card: int, subject: int) -> None:
    """The announced roll gets a bonus or a penalty, before it is made (3.3)."""
    depth = attempt_depth(s, subject)
    waiting = s.agenda[depth]
    s.agenda[depth] = (*waiting[:6], waiting[6] + ROLL[card], waiting[7])
    s.tell("roll_changed", waiting[1], subject, ROLL[card])


def stumble(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """A penalty (card:stumble)."""
    change_roll(s, CARDS.index("stumble"), aim)


def helping_hand(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """A bonus (card:helping_hand)."""
    change_roll(s, CARDS.index("helping_hand"), aim)


def counterspell(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """A surprise, a scroll or an event comes to nothing (card:counterspell)."""
    depth = attempt_depth(s, aim)
    s.agenda[depth] = (*s.agenda[depth][:7], 0)


def pickpocket(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """An item that is no treasure changes realms in the middle of things (card:pickpocket)."""
    move_to(s, aim, seat)


def false_trail(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """The announced attack goes against another card (card:false_trail).

    It counts as an attempt on that card, and the experience with the first is gone (4.2).
    """
    depth = attack_depth(s)
    attack = s.agenda[depth]
    attacker: int = attack[1]
    s.agenda[depth] = (*attack[:3], aim, *attack[4:])
    s.foe[attacker], s.tries[attacker] = aim, 0
    s.tell("attack_diverted", attacker, aim)


def vanishing(g: Game, s: KfState, seat: int, aim: int, more: int) -> None:
    """An own card goes back to the hand (card:vanishing)."""
    return_to_hand(s, aim, seat)


SURPRISING: Final[dict[int, Effect]] = {
    CARDS.index("stumble"): stumble,
    CARDS.index("helping_hand"): helping_hand,
    COUNTERSPELL: counterspell,
    PICKPOCKET: pickpocket,
    FALSE_TRAIL: false_trail,
    VANISHING: vanishing,
}
