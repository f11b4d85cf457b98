"""An honest player of KRALLEN & FALLEN: every action by its chance and by what it does to the race.

It looks at its information set alone: its own hand and what lies open. Everything is weighed as a
share of the chances to win (weighing.py).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel import NOBODY, Action, Frame, Game, InfoSet, State

from .effects import entry_worth, next_stinker
from .names import ROLES, TRANSMUTATION
from .prospects import Prospects, least_held
from .replies import claim, reply
from .state import KfState
from .steps.acting import act_options
from .weighing import Trial, Weighing

DONE: Final[Action] = ("done",)


class KfBot:
    """Plays one seat of one match."""

    def __init__(self, seat: int, role: int) -> None:
        self._seat: int = seat
        self._role: int = role

    def choose(self, info: InfoSet) -> Action:
        """Return what is worth most."""
        s: KfState = info.world
        options = info.options()
        frame = s.agenda[-1]
        name: str = frame[0]
        if name == "role":
            return ("be", self._role)
        w = Weighing(info.game, s, self._seat)
        if name == "act":
            return self.act(w, options)
        if name == "answers":
            return reply(w, options)
        if name == "claim":
            return claim(w, options)
        return self.settle(w, frame, options)

    def act(self, w: Weighing, options: tuple[Action, ...]) -> Action:
        """Take the best action of the own turn, or none if all do harm."""
        worth, action = Prospects(w, options).best()
        return action if worth > 0.0 else DONE

    def ideas(self, info: InfoSet) -> list[Action]:
        """Return what may be done in the own turn, what is worth most first; else one thing."""
        usual = self.choose(info)
        if info.world.agenda[-1][0] != "act":
            return [usual]
        scores = Prospects(Weighing(info.game, info.world, self._seat), info.options()).scores()
        return [usual, *[action for _, action in scores if action != usual]]

    def settle(self, w: Weighing, frame: Frame, options: tuple[Action, ...]) -> Action:
        """Name what else an announcement needs, give cards up, or lay them."""
        name: str = frame[0]
        if name == "second":
            return best_second(w, frame, options)
        if name in ("discard", "market"):
            return worst_card(w, options)
        if name == "loss":
            return best_loss(w, options)
        if name in ("resting", "painting"):
            return best_place(w, frame, options)
        if name == "pocketing":
            return ("pocket",)
        if name == "pass_on":
            return ("to", next_stinker(w, self._seat, frame[2]))
        return ("drop",) if ("drop",) in options else options[0]


def best_second(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> Action:
    """Name the second item of a raid, the realm a card goes to, or the metal (3.1)."""
    worth = [
        entry_worth(w, w.seat, frame[2], frame[3], action[1] if len(action) > 1 else NOBODY)
        for action in options
    ]
    return options[worth.index(max(worth))]


def worst_card(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Give up the card of the hand that is missed least."""
    cards = tuple([action[1] for action in options])
    prospects = Prospects(w, act_options(w.game, w.s, ("act", w.seat), w.seat))
    return options[cards.index(least_held(prospects, cards))]


def best_loss(w: Weighing, options: tuple[Action, ...]) -> Action:
    """Give up the card of the realm that is missed least, a trap gladly (card:flood)."""
    best, chosen = -2.0, options[0]
    for action in options:
        trial = Trial(w)
        trial.leaves(action[1])
        worth = trial.worth()
        if worth > best:
            best, chosen = worth, action
    return chosen


def best_place(w: Weighing, frame: Frame, options: tuple[Action, ...]) -> Action:
    """Lay a card that came into the realm where it does most (7.8, 10.8)."""
    best, chosen = 0.0, options[-1]
    for action in options:
        if action[0] == "as":
            worth = entry_worth(w, w.seat, TRANSMUTATION, frame[2], action[1])
        elif action[0] == "lay" and frame[2] != TRANSMUTATION:
            worth = entry_worth(w, w.seat, frame[2], action[1], NOBODY)
        elif action[0] == "lay":
            worth = best_paint(w, action[1])
        else:
            continue
        if worth > best:
            best, chosen = worth, action
    return chosen


def best_paint(w: Weighing, treasure: int) -> float:
    """Return what Transmutation is worth on a treasure, with the best metal."""
    return Prospects(w, ()).gain(TRANSMUTATION, treasure)


def make_bot(game: Game, seat: int, seed: object) -> KfBot:
    """Return a player for one seat of one match; the seed decides its role (8.4)."""
    stream = State()
    stream.start()
    stream.seed(f"kf bot, seat {seat}, {seed}")
    return KfBot(seat, stream.draw(len(ROLES)))
