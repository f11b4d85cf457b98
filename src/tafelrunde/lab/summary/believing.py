"""What each seat believed at its turns about what the others hid, beside the truth."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Mind
from tafelrunde.bots.suspecting import DEALS, Dealt, secrets_dealt
from tafelrunde.kernel import Game, InfoSet

from .model import Belief, Guess
from .timeline import Step

MOST_WRONG = 3  # guesses listed that were wrong, the likeliest
LISTED = 6  # things of a kind: so many are all listed


class Believing:
    """Asks every seat at the first decision of each of its turns."""

    def __init__(self, game: Game, parts: Parts) -> None:
        self._game = game
        self._moment = parts.moment
        self._reasons = parts.reasons
        self._changes = 0  # of the moment, as the evaluation tells turns apart
        self._last: Any = None
        self._asked = [-1] * game.players
        self._turns = [0] * game.players

    def at(self, step: Step, minds: list[Mind]) -> list[Belief]:
        """Return what those who decide now believe, if a turn of theirs begins with it."""
        if self._moment(step.before) != self._last:
            self._last = self._moment(step.before)
            self._changes += 1
        if not hasattr(self._reasons, "secrets") or self._game.is_window(step.before):
            return []
        found: list[Belief] = []
        for seat, info in step.known.items():
            if self._asked[seat] != self._changes:
                self._asked[seat] = self._changes
                self._turns[seat] += 1
                found += self._beliefs(step, seat, info, minds[seat])
        return found

    def _beliefs(self, step: Step, seat: int, info: InfoSet, mind: Mind) -> list[Belief]:
        believed = secrets_dealt(mind, info)
        everybody = range(self._game.players)
        even: Dealt = []
        for number in range(DEALS):
            world = info.sample(f"even {info.world.serial}, {number}")
            even.append([self._reasons.secrets(self._game, world, other) for other in everybody])
        found: list[Belief] = []
        for about in [other for other in everybody if other != seat]:
            truth = self._reasons.secrets(self._game, step.before, about)
            guesses = guesses_about(about, believed, even, truth)
            if guesses:
                turn, kind = self._turns[seat], self._reasons.SECRET
                found.append(Belief(step.moment, seat, turn, about, kind, guesses))
        return found


def guesses_about(about: int, believed: Dealt, even: Dealt, truth: tuple[int, ...]) -> list[Guess]:
    """Return how likely a seat hid what, as far as it could not be known; the likeliest first."""
    things = sorted({thing for world in (*believed, *even) for thing in world[about]} | {*truth})
    guesses = [
        Guess(thing, share(believed, about, thing), share(even, about, thing), thing in truth)
        for thing in things
    ]
    unknown = [guess for guess in guesses if guess.even < 1.0]
    unknown.sort(key=lambda guess: -guess.chance)
    if len(things) <= LISTED:
        return unknown
    wrong = [guess for guess in unknown if not guess.true][:MOST_WRONG]
    return [guess for guess in unknown if guess.true or guess in wrong]


def share(dealt: Dealt, seat: int, thing: int) -> float:
    """Return in which share of worlds a seat hides a thing."""
    return round(sum(thing in world[seat] for world in dealt) / len(dealt), 3)
