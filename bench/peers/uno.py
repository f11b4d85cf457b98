"""RLCard's UNO (two players) as its users drive it: `make`, `reset`, `step`."""

from __future__ import annotations

import copy
from importlib import import_module

from bench.result import Played, Result, generator, play_for


def run(seconds: float) -> Result:
    """Play at random through RLCard's environment, which also encodes an observation each step."""
    table = import_module("rlcard").make("uno", config={"seed": 1})
    chance = generator()

    def play() -> Played:
        decisions = choices = 0
        state, _ = table.reset()
        while not table.is_over():
            legal = state["raw_legal_actions"]
            decisions += 1
            choices += len(legal) > 1
            state, _ = table.step(legal[int(chance() * len(legal))], True)
        return decisions, choices

    # RLCard has no clone of its own; its step_back keeps deep copies of the same three objects.
    def clone() -> object:
        return copy.deepcopy((table.game.dealer, table.game.players, table.game.round))

    return play_for(seconds, play, clone)
