"""Catanatron with four random players."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.result import Played, Result, generator, play_for

# A copy carries the log of actions: clone a game in its middle, not at its long end.
MIDDLE = 300


def run(seconds: float) -> Result:
    """Play at random with the legality check switched off, as Catanatron's own search does."""
    rules = import_module("catanatron.game")
    people = import_module("catanatron.models.player")
    seats = [people.RandomPlayer(color) for color in people.Color]
    chance = generator()
    last: list[Any] = []

    def play() -> Played:
        decisions = choices = 0
        match = rules.Game(seats)
        while match.winning_color() is None and match.state.num_turns < rules.TURNS_LIMIT:
            legal = match.state.playable_actions
            decisions += 1
            choices += len(legal) > 1
            match.execute(legal[int(chance() * len(legal))], validate_action=False)
            if decisions == MIDDLE:
                last[:] = [match.copy()]
        return decisions, choices

    return play_for(seconds, play, lambda: last[0].copy())
