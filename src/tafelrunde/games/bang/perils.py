"""What the things of Undead or Alive are worth to a seat, in lives: duels, whiskey, rage, wounds.

Symbols and dice are weighed as in `weighing.py`. A card of which one knows nothing counts as the
average card.
"""

from __future__ import annotations

from typing import Final

from .modules.characters import SEAN_REROLLED
from .names import (
    ARROW,
    BEER,
    DYNAMITE,
    EL_GRINGO,
    GREG_DIGGER,
    ONE,
    SAM_THE_HEALER,
    SEAN_MALLORY,
    TWO,
)
from .state import BangState, clockwise
from .steps.resolving import symbols
from .view import knows_card
from .weighing import RAGE_CARD, WOUND, Weighing

# Who is challenged rolls first and misses by 2/3, so the challenger loses one duel in four (8.3);
# Sean, who may roll again once, one in about five (9.8).
RISK: Final = 0.25
SEANS_RISK: Final = 0.19

# What a symbol on a rage card is worth to its owner: arrow, dynamite, 1, 2, beer, Gatling (10.2).
SYMBOL: Final[tuple[float, ...]] = (-0.5, -0.25, 0.9, 0.9, 0.7, 0.35)
BEER_LATER: Final = 0.4  # when the card is turned up there will be wounds to heal
VOLLEY_LATER: Final = 0.3  # the chance that one more Gatling makes the volley
BLAST_LATER: Final = 0.15  # the chance that one more dynamite makes three


# Duels (8.3)


def duel_with(w: Weighing, target: int) -> float:
    """Return what it is worth to challenge somebody; one's own wounds heal at the turn's end."""
    s = w.s
    sean = s.character[w.seat] == SEAN_MALLORY and not s.spent & SEAN_REROLLED
    risk = SEANS_RISK if sean else RISK
    won = w.harmed(target, 1)
    if s.life[target] > 1 and w.draws(target):
        won += w.stakes.weight[target] * WOUND
    if s.character[target] == EL_GRINGO:
        won += w.taking(1)
    return (1.0 - risk) * won + risk * w.harmed(w.seat, 1)


def duels(w: Weighing, most: int) -> list[float]:
    """Return what 0, 1, 2 … duels are worth: each with another opponent, and none can be passed."""
    opponents = [other for other in clockwise(w.s, w.seat) if other != w.seat]
    worths = sorted([duel_with(w, other) for other in opponents], reverse=True)
    cure = best_cure(w) if w.s.character[w.seat] == SAM_THE_HEALER else 0.0
    worth = [0.0]
    for number in range(most):
        lapses = number >= len(worths)
        worth.append(worth[-1] if lapses else worth[-1] + worths[number] + cure)
    return worth


def best_cure(w: Weighing) -> float:
    """Return what it is worth to Sam to give somebody 1 life, or nobody (9.7)."""
    return max([0.0, *[w.beer_on(target, 1) for target in clockwise(w.s, w.seat)]])


# Whiskey (8.2)


def sip(w: Weighing, healed: int, cured: int) -> float:
    """Return what another whiskey is worth after some: life, and a wound less or a rage card."""
    s = w.s
    life = min(s.limit[w.seat], s.life[w.seat] + healed)
    given: int = w.game.ask(s, "healing", 1, w.seat)
    worth = w.stakes.help(w.seat, life, s.limit[w.seat], given)
    besides = WOUND if cured < s.wounds[w.seat].bit_count() else RAGE_CARD
    return worth - w.stakes.weight[w.seat] * besides


def whiskeys(w: Weighing, most: int) -> list[float]:
    """Return what 0, 1, 2 … whiskeys are worth; Greg uses each twice (9.3)."""
    each = 2 if w.s.character[w.seat] == GREG_DIGGER else 1
    worth = [0.0]
    for number in range(most):
        more = worth[-1]
        for again in range(each):
            more += sip(w, number * each + again, number * each + again)
        worth.append(more)
    return worth


def without_wound(w: Weighing, face: int) -> float:
    """Return what it is worth to be rid of a wound now, with the dice lying there (8.5).

    A dynamite wound has done its work when whiskey is drunk.
    """
    if face == DYNAMITE or face not in w.s.dice:
        return 0.0
    counts = symbols(w.game, w.s, w.seat, face)
    if face == BEER:
        beers = w.beers(counts + 1)
        return beers[-1] - beers[-2]
    return w.another_shot(face, counts)


# Rage (10)


def symbol_for(w: Weighing, owner: int, face: int) -> float:
    """Return what it is worth that somebody has a rage card with this symbol."""
    if owner != w.seat:
        return -w.stakes.weight[owner] * SYMBOL[face]
    if face == ARROW:
        return w.taking(1)
    if face == DYNAMITE:
        return BLAST_LATER * w.harmed(w.seat, 1)
    if face in (ONE, TWO):
        return w.another_shot(face, 0)
    if face == BEER:
        return max(BEER_LATER, w.beers(1)[1])
    return VOLLEY_LATER * w.volley()


def a_card_of(w: Weighing, holder: int, owner: int) -> float:
    """Return what any one of a holder's rage cards would be worth before an owner."""
    s: BangState = w.s
    added = 0.0
    for card in s.rage[holder]:
        if knows_card(card, w.seat):
            added += symbol_for(w, owner, card[1])
        else:
            added -= w.stakes.weight[owner] * RAGE_CARD
    return added / len(s.rage[holder])
