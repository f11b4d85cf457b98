"""Random play, in one place and on the compiled side: for laws, fuzzing, search and benchmarks."""

from __future__ import annotations

from .errors import RulesError
from .game import Game
from .state import State


def play_out(game: Game, s: State, bound: int = 1_000_000) -> int:
    """Play at random to the end and return how many real decisions (two options or more) it took.

    The choices come from the state's own stream, so a seed fixes the whole game. What several
    seats decide at once counts once towards the bound.
    """
    if s.agenda:
        game.options(s, game.actor(s))  # a state just loaded has yet to work out its offer
    choices = 0
    for _ in range(bound):
        if not s.agenda:
            return choices
        options = s.offer
        if not options:  # several seats decide at once
            choices += answer_all(game, s)
            continue
        count = len(options)
        if count > 1:
            choices += 1
            game.commit(s, s.agenda[-1][1], options[s.draw(count)])
        else:
            game.commit(s, s.agenda[-1][1], options[0])
    raise RulesError(f"{game.name} did not end within {bound} decisions")


def answer_all(game: Game, s: State) -> int:
    """Let all who have yet to answer do so at random, and return how many had a real choice."""
    frame = s.agenda[-1]
    options_of = game.steps[frame[0]].options
    assert options_of is not None
    choices = 0
    for seat in game.actors(s):
        options = options_of(game, s, frame, seat)
        count = len(options)
        if count > 1:
            choices += 1
            s.answers[seat] = options[s.draw(count)]
        else:
            s.answers[seat] = options[0]
    game.close(s)
    return choices
