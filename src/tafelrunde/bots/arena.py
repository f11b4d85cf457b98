"""The light runner: bots play a match for a simulation, each told only what it may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import Action, Event, Game, InfoSet, RulesError
from tafelrunde.kernel.insight import audible, look

from .bot import Bot, tell_end

# What a game tells when a turn begins, or a round where all act at once.
TURN_EVENTS = ("turn_began", "round_began")

# How a seat is shown the match: (game, true state, seat, seed, what it was told).
Looking = Callable[[Game, Any, int, object, list[Event]], InfoSet]
# Who looks on is shown each decision: (before, seat, action, after, all events so far).
Watching = Callable[[Any, int, Action, Any, list[Event]], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match went: who won, how long it took, and its last state."""

    winners: tuple[int, ...]
    decisions: int  # those with two or more options
    turns: int
    s: Any


class Unending(RulesError):
    """A match that had not ended after as many decisions as it was given."""


class Ears:
    """What each seat has been told; a match's events are sorted out when somebody is asked."""

    def __init__(self, players: int, news: list[Event]) -> None:
        self._news = news
        self._heard = [0] * players
        self._histories: list[list[Event]] = [[] for _ in range(players)]

    def history(self, seat: int) -> list[Event]:
        """Return everything the seat has been told so far, and nothing else."""
        fresh = self._news[self._heard[seat] :]
        self._heard[seat] = len(self._news)
        self._histories[seat] += [event for event in fresh if audible(event, seat)]
        return self._histories[seat]


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: object,
    carried: dict[str, Any] | None = None,
    bound: int = 100_000,
    looking: Looking = look,
    watching: Watching | None = None,
) -> Result:
    """Let the bots play a match to its end; a seat that has no choice is not asked.

    Only the lab's reference bot looks otherwise than everybody does. Who is `watching` sees the
    true state and may change nothing.
    """
    s = game.blank(game.players)
    s.seed(str(seed))
    s.news = []
    game.begin(s, carried)
    ears = Ears(game.players, s.news)
    choices = 0
    for _ in range(bound):
        if game.over(s):
            for bot in bots:
                tell_end(bot, s.winners)
            turns = sum(1 for event in s.news if event[1] in TURN_EVENTS)
            return Result(tuple(s.winners), choices, turns, s)
        seat = game.actor(s)
        options = game.options(s, seat)
        action = options[0]
        if len(options) > 1:
            choices += 1
            name = f"{seed}, decision {s.serial}, seat {seat}"
            info = looking(game, s, seat, name, ears.history(seat))
            action = bots[seat].choose(info)
            if action not in options:
                raise RulesError(f"the bot of seat {seat} chose {action}, which is not offered")
        before = None if watching is None else s.clone()
        game.commit(s, seat, action)
        if watching is not None:
            watching(before, seat, action, s, s.news)
    raise Unending(f"{game.name} did not end within {bound} decisions")
