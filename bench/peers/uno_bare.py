"""RLCard's UNO (two players) without its environment: the rules alone, no encoded observation."""

from __future__ import annotations

import copy
from importlib import import_module

from bench.result import Played, Result, generator, play_for


def run(seconds: float) -> Result:
    """Play at random on the bare rules object, the fastest way into RLCard."""
    table = import_module("rlcard.games.uno").Game()
    chance = generator()

    def play() -> Played:
        decisions = choices = 0
        state, _ = table.init_game()
        while not table.is_over():
            legal = state["legal_actions"]
            decisions += 1
            choices += len(legal) > 1
            state, _ = table.step(legal[int(chance() * len(legal))])
        return decisions, choices

    def clone() -> object:
        return copy.deepcopy((table.dealer, table.players, table.round))

    return play_for(seconds, play, clone)
