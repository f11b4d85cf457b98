"""What OpenSpiel's games share: random play from Python through the C++ engine."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bench.result import Played, Result, generator, play_for


def random_play(name: str, seconds: float) -> Result:
    """Play one OpenSpiel game at random; chance nodes are played but not counted."""
    game = import_module("pyspiel").load_game(name)
    chance = generator()

    def draw(state: Any) -> int:
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        left = chance()
        for action, probability in outcomes:
            left -= probability
            if left < 0:
                return action
        return outcomes[-1][0]

    def play() -> Played:
        decisions = choices = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
                continue
            legal = state.legal_actions()
            decisions += 1
            choices += len(legal) > 1
            state.apply_action(legal[int(chance() * len(legal))])
        return decisions, choices

    start = first_decision(game.new_initial_state(), draw)
    return play_for(seconds, play, start.clone)


def first_decision(state: Any, draw: Any) -> Any:
    """Deal until somebody has to decide."""
    while state.is_chance_node():
        state.apply_action(draw(state))
    return state
