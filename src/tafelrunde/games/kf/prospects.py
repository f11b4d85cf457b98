"""What every action of the own turn is worth: entries, exits, replacements (2.2).

An action is worth its chance times what its success changes; a card that was used makes room for
a fresh one at the end of the turn (2.3).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action

from .aims import new_homes, new_metals
from .effects import entry_worth, exit_worth, pocket_worth
from .names import (
    ADDS,
    AIM,
    CLAIM,
    ENTERING,
    ENTRY,
    METALS,
    ROBE,
    ROGUE,
    ROGUE_MARGIN,
    SORT,
    SURPRISE,
    TRANSMUTATION,
    WHEEL_OF_FORTUNE,
)
from .race import attempts_to_beat
from .reckoning import entry_bonus, exit_bonus, exit_number, is_item
from .state import KfState
from .steps.attempts import claimable
from .weighing import AID, Weighing

# Parts of the own chances. Guesses that play well; docs/bots.md tells what came of trying others.
FRESH: Final = 0.1  # a card drawn
HELD_SURPRISE: Final = 0.12  # a surprise in the hand, for the moment that counts
HELD: Final = 0.02  # any other card that can't be used now
LESSON: Final = 0.25  # how much of the next attempt's better chance a failed one is worth (4.2)
LATER: Final = 0.6  # what a bonus is worth now for a card that can only be played next turn
SET_FREE: Final = 1.0  # a treasure for the discards, when hardly any is left to be drawn
MANY: Final = 5  # treasures of a metal, of seven, that nobody owns and nobody can draw

Score = tuple[float, Action]


class Prospects:
    """The options of an own action, each with its worth."""

    def __init__(self, w: Weighing, options: tuple[Action, ...]) -> None:
        self.w: Weighing = w
        self.options: tuple[Action, ...] = options
        self.stuck: int = stuck_metals(w.s)
        self.robe: int = 0
        self.potion: int = NOBODY
        for card in claimable(w.s, w.seat, w.seat):
            if card == ROBE:
                self.robe = CLAIM[card]
            elif CLAIM[card] > 0 and (self.potion == NOBODY or CLAIM[card] > CLAIM[self.potion]):
                self.potion = card
        self.gains: dict[int, float] = {}  # by card of the hand: what its best entry changes
        self.plays: dict[int, Score] = {}  # and what that is worth, with its chance
        self.attacks: list[Score] = []
        for action in options:
            self.weigh(action)

    def weigh(self, action: Action) -> None:
        """Note what an entry or an exit is worth."""
        verb: str = action[0]
        if verb == "attack":
            self.attacks.append((self.attack_worth(action[1]), action))
        elif verb in ("play", "play_on", "play_at"):
            card: int = action[1]
            gain = self.gain(card, action[2] if len(action) > 2 else NOBODY)
            if card not in self.plays or gain > self.gains[card]:
                need = ENTRY[card] - entry_bonus(self.w.s, self.w.seat, card)
                self.gains[card] = gain
                self.plays[card] = (self.rolled(need, gain), action)

    def rolled(self, need: int, gain: float) -> float:
        """Return what a roll is worth, with the Robe, and a potion where that pays."""
        plain = self.w.chance(need - self.robe)
        if self.potion == NOBODY or gain <= 0.0:
            return plain * gain
        more = self.w.chance(need - self.robe - CLAIM[self.potion]) - plain
        return plain * gain + more * max(0.0, gain - self.w.part(AID[self.potion]))

    def gain(self, card: int, aim: int) -> float:
        """Return what it changes if a card of the hand enters, with the best second target."""
        w = self.w
        if AIM[card] == "movable":
            homes = new_homes(w.s, w.game.players, aim)
            return max([entry_worth(w, w.seat, card, aim, seat) for seat in homes])
        if card == TRANSMUTATION:
            return max([entry_worth(w, w.seat, card, aim, metal) for metal in new_metals(w.s, aim)])
        return entry_worth(w, w.seat, card, aim, NOBODY)

    def attack_worth(self, card: int) -> float:
        """Return what an attack is worth; the Rogue may win the item, a failure teaches."""
        w = self.w
        need = exit_number(w.s, card) - exit_bonus(w.s, w.seat, card)
        if self.stuck & SORT[card] and card in w.s.wild:
            return w.part(SET_FREE) / attempts_to_beat(need)
        gain = exit_worth(w, w.seat, card)
        if gain <= 0.0 and w.s.role[w.seat] != ROGUE:
            return w.chance(need) * gain
        worth = self.rolled(need, gain)
        if w.s.role[w.seat] == ROGUE and is_item(card) and card not in w.s.realm[w.seat]:
            prize = pocket_worth(w, w.seat, card) - gain
            worth += w.chance(need + ROGUE_MARGIN) * max(0.0, prize)
        lesson = w.chance(need - 1) - w.chance(need)
        return worth + LESSON * (1.0 - w.chance(need)) * lesson * gain

    # Cards of the hand

    def held(self, card: int) -> float:
        """Return what a card of the hand is worth there."""
        w = self.w
        if SORT[card] == SURPRISE:
            return w.part(HELD_SURPRISE)
        return max(w.part(HELD), self.plays[card][0] if card in self.plays else 0.0)

    def synergy(self, helper: int) -> float:
        """Return what a bonus in the hand is worth for the other cards of the hand."""
        w = self.w
        found = 0.0
        for card, gain in self.gains.items():
            if card == helper or gain <= 0.0 or SORT[card] == SURPRISE:
                continue
            added = ADDS[helper] if ENTERING[helper] & SORT[card] else 0
            if CLAIM[helper] > 0:
                added = CLAIM[helper]
            if added > 0:
                need = ENTRY[card] - entry_bonus(w.s, w.seat, card)
                found = max(found, (w.chance(need - added) - w.chance(need)) * gain)
        return found

    def scores(self) -> list[Score]:
        """Return everything that may be done with its worth, the best first."""
        w = self.w
        fresh = w.part(FRESH)
        soon = 1.0 if w.s.actions > 1 else LATER
        found = list(self.attacks)
        for card, (worth, action) in self.plays.items():
            chance = w.chance(ENTRY[card] - entry_bonus(w.s, w.seat, card) - self.robe)
            if card == WHEEL_OF_FORTUNE:
                worth = chance * self.new_hand(card)
            found.append((worth + fresh + chance * soon * self.synergy(card), action))
        swaps = [action for action in self.options if action[0] == "replace"]
        found += [(fresh - self.held(action[1]), action) for action in swaps]
        found.sort(key=lambda score: -score[0])
        return found

    def new_hand(self, wheel: int) -> float:
        """Return what it is worth to draw a new hand (card:wheel_of_fortune)."""
        w = self.w
        others = [card for card in w.s.hand[w.seat] if card != wheel]
        return w.part(FRESH) * len(others) - sum([self.held(card) for card in others])

    def best(self) -> Score:
        """Return the best action; of the best two, what helps the other comes first."""
        ranked = self.scores()
        if not ranked:
            return (0.0, ("done",))
        if self.w.s.actions > 1 and len(ranked) > 1:
            first, second = ranked[0][1], ranked[1][1]
            if second[0] == "play" and self.helps(second[1], first):
                return ranked[1]
        return ranked[0]

    def helps(self, helper: int, action: Action) -> bool:
        """Say whether a card would help another entry of this turn."""
        if action[0] not in ("play", "play_on", "play_at"):
            return False
        return CLAIM[helper] > 0 or (ADDS[helper] > 0 and ENTERING[helper] & SORT[action[1]] != 0)


def stuck_metals(s: KfState) -> int:
    """Return the metals, a bit for each, of which most treasures lie in the wilderness (7.5).

    They don't come back before somebody attacks them, so in the end nobody could win.
    """
    found = 0
    for metal in range(len(METALS)):
        if len([card for card in s.wild if SORT[card] == 1 << metal]) >= MANY:
            found |= 1 << metal
    return found


def least_held(prospects: Prospects, cards: tuple[int, ...]) -> int:
    """Return the card of a hand that is missed least."""
    worth = [prospects.held(card) for card in cards]
    return cards[worth.index(min(worth))]
