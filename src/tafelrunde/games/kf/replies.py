"""Answers with surprises (6), and claims after a roll (3.3): each for a price."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import Action, Frame

from .cards.surprises import announced
from .effects import entry_worth, exit_worth, pocket_worth
from .names import (
    CLAIM,
    COUNTERSPELL,
    ENTRY,
    ENTRY_ROLL,
    EXIT_ROLL,
    FALSE_TRAIL,
    PICKPOCKET,
    ROBE,
    ROGUE,
    ROGUE_MARGIN,
    ROLL,
    SORT,
    SURPRISE,
    VANISHING,
)
from .prospects import FRESH, HELD_SURPRISE
from .reckoning import entry_bonus, exit_bonus, exit_number, is_item
from .steps.attempts import outcome_of
from .weighing import AID, Trial, Weighing

PASS: Final[Action] = ("pass",)
BROUGHT_BACK: Final = 0.5  # how much of a card is left when it goes back to the hand


# Surprises


def reply(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Answer where it changes more than the surprise is worth in the hand, else pass."""
    price = w.part(HELD_SURPRISE - FRESH)
    best, chosen = price, PASS
    for action in options:
        if action != PASS:
            need = ENTRY[action[1]] - entry_bonus(w.s, w.seat, action[1])
            worth = w.chance(need) * surprise_worth(w, w.seat, action[1], action[2])
            if worth > best:
                best, chosen = worth, action
    return chosen


def surprise_worth(w: Weighing, seat: int, surprise: int, subject: int) -> float:
    """Return what it is worth if somebody's surprise comes off."""
    if surprise == PICKPOCKET:
        return pocket_worth(w, seat, subject)
    if surprise == VANISHING:
        return vanishing_worth(w, subject)
    if surprise == FALSE_TRAIL:
        return diverted_worth(w, subject)
    attempt = attempt_with(w, subject)
    if not attempt:
        return 0.0
    now = chance_of(w, attempt, 0)
    then = 0.0 if surprise == COUNTERSPELL else chance_of(w, attempt, ROLL[surprise])
    return (then - now) * worth_of(w, attempt)


def vanishing_worth(w: Weighing, card: int) -> float:
    """Return what it is worth to take a card back, out of danger or out of the way."""
    trial = Trial(w)
    trial.leaves(card)
    lost = trial.worth()
    first = announced(w.s)[0]
    if lost >= 0.0 or card not in (first[3], first[4], first[5]):
        return lost
    return BROUGHT_BACK * lost - chance_of(w, first, 0) * worth_of(w, first)


def diverted_worth(w: Weighing, card: int) -> float:
    """Return what it is worth to lead the announced attack to another card."""
    attack = announced(w.s)[0]
    attacker: int = attack[1]
    need = exit_number(w.s, card) - exit_bonus(w.s, attacker, card) - attack[6]
    there = w.chance(need) * exit_worth(w, attacker, card)
    return there - chance_of(w, attack, 0) * worth_of(w, attack)


def attempt_with(w: Weighing, card: int) -> Frame:
    """Return the announced action with or on a card, or nothing if another answer ended it."""
    found = [frame for frame in announced(w.s) if frame[3] == card]
    return found[-1] if found else ()


def chance_of(w: Weighing, attempt: Frame, more: int) -> float:
    """Return how likely an announced action succeeds, with a bonus more."""
    seat: int = attempt[1]
    card: int = attempt[3]
    if not attempt[7]:
        return 0.0
    if attempt[2] == EXIT_ROLL:
        need = exit_number(w.s, card) - exit_bonus(w.s, seat, card)
    else:
        need = ENTRY[card] - entry_bonus(w.s, seat, card)
    return w.chance(need - attempt[6] - more)


def worth_of(w: Weighing, attempt: Frame) -> float:
    """Return what it is worth to this player if an announced action succeeds."""
    if attempt[2] == EXIT_ROLL:
        return exit_worth(w, attempt[1], attempt[3])
    if SORT[attempt[3]] == SURPRISE:
        return surprise_worth(w, attempt[1], attempt[3], attempt[4])
    return entry_worth(w, attempt[1], attempt[3], attempt[4], attempt[5])


# Claims


def claim(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Claim what turns the outcome to the better, as cheaply as possible."""
    rolled = outcome_of(w.s)
    cards = [action[1] for action in options if action != PASS]
    short: int = rolled[7] - rolled[6]
    worth = outcome_worth(w, rolled)
    if short > 0 and worth > 0.0:
        return lift(w, cards, short, worth)
    if short <= 0 and worth < 0.0:
        return press(w, cards, short, -worth)
    if short <= 0 and rolled[1] == w.seat and w.s.role[w.seat] == ROGUE and is_item(rolled[3]):
        prize = pocket_worth(w, w.seat, rolled[3]) - worth
        return lift(w, cards, short + ROGUE_MARGIN, prize)
    return PASS


def outcome_worth(w: Weighing, rolled: Frame) -> float:
    """Return what it is worth if the roll that was made succeeds."""
    if rolled[2] == ENTRY_ROLL and SORT[rolled[3]] == SURPRISE and not announced(w.s):
        return 0.0
    return worth_of(w, rolled)


def lift(w: Weighing, cards: list[int], short: int, worth: float) -> Action:
    """Make up for what is missing, if it is worth what is used up for it."""
    helpful = sorted([card for card in cards if CLAIM[card] > 0], key=price_of)
    enough = [card for card in helpful if CLAIM[card] >= short]
    if enough:
        return ("claim", enough[0]) if worth > w.part(price_of(enough[0])) else PASS
    if sum([CLAIM[card] for card in helpful]) < short:
        return PASS
    price = sum([price_of(card) for card in helpful])
    return ("claim", helpful[0]) if worth > w.part(price) else PASS


def press(w: Weighing, cards: list[int], short: int, worth: float) -> Action:
    """Spoil what would succeed."""
    for card in cards:
        if short - CLAIM[card] > 0 and worth > w.part(price_of(card)):
            return ("claim", card)
    return PASS


def price_of(card: int) -> float:
    """Return what is given up with a claim: nothing for the Robe, which stays."""
    return 0.0 if card == ROBE else AID[card]
