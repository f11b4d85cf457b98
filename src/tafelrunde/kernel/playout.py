"""Random play, in one place and on the compiled side: for laws, fuzzing, search and benchmarks."""

from __future__ import annotations

from .errors import RulesError
from .game import Game
from .state import State


def play_out(game: Game, s: State, bound: int = 1_000_000) -> int:
    """Play at random to the end and return how many real decisions (two options or more) it took.

    The choices come from the state's own stream, so a seed fixes the whole game.
    """
    choices = 0
    for _ in range(bound):
        if not s.agenda:
            return choices
        options = s.offer
        if options:
            seat: int = s.agenda[-1][1]
        else:  # several seats decide at once
            seat = game.actor(s)
            options = game.options(s, seat)
        count = len(options)
        if count > 1:
            choices += 1
            game.commit(s, seat, options[s.draw(count)])
        else:
            game.commit(s, seat, options[0])
    raise RulesError(f"{game.name} did not end within {bound} decisions")
