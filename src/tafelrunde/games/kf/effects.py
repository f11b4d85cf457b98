"""What an announced action would do if its roll succeeded, as changes to be weighed."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY

from .names import (
    AIM,
    AMNESTY,
    BASILISK,
    BLOCKS,
    CHEST,
    DAYBREAK,
    EARTHQUAKE,
    FAR_SIGHT,
    FLOOD,
    MONSTER,
    PLACE,
    ROYAL_DECREE,
    RUNE,
    SHRINE,
    SORT,
    STINK_EYE,
    TRANSMUTATION,
    TRAP,
)
from .weighing import Trial, Weighing
from .zones import home, in_play, is_hidden, lies_on, loot_of

# Guesses that play well.
LOCKED: Final = 0.35  # the part of a loss that the Chest spares its owner, over the game
ENSHRINED: Final = 0.15
SEEN_FAR: Final = 0.06  # three cards more to choose from


def entry_worth(w: Weighing, actor: int, card: int, aim: int, more: int) -> float:
    """Return what it is worth if somebody's card comes into play as announced."""
    trial = Trial(w)
    enter(trial, actor, card, aim, more)
    return trial.worth()


def enter(trial: Trial, actor: int, card: int, aim: int, more: int) -> None:
    """A card comes into play (3.2)."""
    kind = AIM[card]
    if not kind:
        enter_plainly(trial, actor, card)
    elif kind == "raid":
        trial.leaves(aim)
        if more != NOBODY:
            trial.leaves(more)
    elif kind == "rival":
        trial.arrives(card, aim)
    elif kind == "rival_treasure":
        trial.leaves(aim)
        trial.arrives(aim, actor)
    elif kind == "movable":
        trial.leaves(aim)
        trial.arrives(aim, more)
    elif card == TRANSMUTATION:
        trial.repaint(aim, actor, more)
    elif card in (CHEST, SHRINE):
        trial.helps(actor, spared(trial.w, aim, LOCKED if card == CHEST else ENSHRINED))
    elif card == RUNE:
        trial.arrives(card, home(trial.w.s, aim))
    else:  # Unbinding, Banishing, and the Basilisk, which silences a place
        remove(trial, aim)


def enter_plainly(trial: Trial, actor: int, card: int) -> None:
    """A card without a target lies in its player's realm, or happens to everybody (7.6)."""
    s = trial.w.s
    if card == ROYAL_DECREE:
        trial.set_decree(True)
    elif card == EARTHQUAKE:
        remove_all(trial, [other for other in in_play(s) if SORT[other] == PLACE])
    elif card == DAYBREAK:
        remove_all(trial, [other for other in in_play(s) if SORT[other] == MONSTER])
    elif card == AMNESTY:
        remove_all(trial, [o for o in in_play(s) if SORT[o] == TRAP or BLOCKS[o]])
    elif card == FLOOD:
        flood(trial)
    elif card == FAR_SIGHT:
        trial.helps(actor, SEEN_FAR)
    else:
        trial.arrives(card, actor)


def remove_all(trial: Trial, cards: list[int]) -> None:
    """Many cards leave play at once."""
    for card in cards:
        remove(trial, card)


def remove(trial: Trial, card: int) -> None:
    """A card leaves play; what it did to another one ends."""
    s = trial.w.s
    below = lies_on(s, card)
    trial.leaves(card)
    if below == NOBODY:
        return
    seat = home(s, below)
    if card == BASILISK:
        trial.arrives(below, seat)
    elif card == TRANSMUTATION:
        trial.repaint(below, seat, SORT[below].bit_length() - 1)
    elif card in (CHEST, SHRINE):
        trial.helps(seat, -spared(trial.w, below, LOCKED if card == CHEST else ENSHRINED))


def flood(trial: Trial) -> None:
    """Everybody gives up the card that hurts least (card:flood)."""
    s = trial.w.s
    for cards in s.realm:
        loose = [card for card in cards if not is_hidden(s, card)]
        if loose:
            trial.leaves(least_missed(trial.w, loose))


def least_missed(w: Weighing, cards: list[int]) -> int:
    """Return the card of a realm whose owner can best do without it."""
    kept = 0.0
    chosen = cards[0]
    for card in cards:
        left = part_left(w, card)
        if left > kept:
            kept, chosen = left, card
    return chosen


def part_left(w: Weighing, card: int) -> float:
    """Return which part of its owner's chances is left without a card."""
    trial = Trial(w)
    trial.leaves(card)
    if not trial.touched:  # nobody's any more, or it does nothing where it lies
        return 1.0
    side = w.side_of[home(w.s, card)]
    return w.nearness(side, trial.touched[side], w.decree) / w.near[side]


def spared(w: Weighing, card: int, part: float) -> float:
    """Return what it adds to a player's chances that a card can hardly be lost."""
    return part * max(0.0, 1.0 - part_left(w, card))


# Exits


def exit_worth(w: Weighing, actor: int, card: int) -> float:
    """Return what it is worth if somebody beats a card (4.1)."""
    trial = Trial(w)
    beat(trial, actor, card)
    return trial.worth()


def beat(trial: Trial, actor: int, card: int) -> None:
    """A card is beaten; a monster's items go to whoever beat it (4.3)."""
    s = trial.w.s
    if card == ROYAL_DECREE:
        trial.set_decree(False)
        return
    remove(trial, card)
    if card == STINK_EYE:
        trial.arrives(card, next_stinker(trial.w, actor, home(s, card)))
    for item in loot_of(s, card):
        trial.arrives(item, actor)


def pocket_worth(w: Weighing, actor: int, card: int) -> float:
    """Return what it is worth if the Rogue puts a beaten item into the own realm (8.4)."""
    trial = Trial(w)
    trial.leaves(card)
    trial.arrives(card, actor)
    return trial.worth()


def next_stinker(w: Weighing, actor: int, before: int) -> int:
    """Return who gets Stink-Eye next: the strongest who is not on the beater's side."""
    side = w.side_of[actor]
    seats = [seat for seat in range(len(w.side_of)) if seat != before]
    rivals = [seat for seat in seats if w.side_of[seat] != side] or seats
    return max(rivals, key=lambda seat: w.near[w.side_of[seat]])
