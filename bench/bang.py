"""Our own game: BANG! with five players, and what else the kernel does all day."""

from __future__ import annotations

from itertools import count
from typing import Any

from bench.result import Played, Result, microseconds, play_for
from tafelrunde.games.catalog import load
from tafelrunde.kernel import game as kernel_game
from tafelrunde.kernel import save
from tafelrunde.kernel.playout import play_out

PLAYERS = 5
MIDDLE = 40  # decisions until a game is in full swing


def run(seconds: float) -> Result:
    """Play at random, each game from its own seed, set-up included."""
    game = load("bang").build(players=PLAYERS)
    surplus = uncounted(game)
    seeds = count(1)

    def play() -> Played:
        s = game.new(next(seeds))
        choices = play_out(game, s)
        return s.serial - surplus, choices

    return play_for(seconds, play, middle_of_a_game(game).clone)


def step(game: kernel_game.Game, s: Any) -> None:
    """Take one decision at random."""
    seat = game.actor(s)
    options = game.options(s, seat)
    game.commit(s, seat, options[s.draw(len(options))])


def uncounted(game: kernel_game.Game) -> int:
    """By how much a match's serial number at its end exceeds the decisions that were taken."""
    s = game.new(1)
    taken = 0
    while not game.over(s):
        step(game, s)
        taken += 1
    return int(s.serial) - taken


def middle_of_a_game(game: kernel_game.Game) -> Any:
    """A match after MIDDLE random decisions."""
    for seed in count(1):
        s = game.new(seed)
        while not game.over(s):
            if s.serial == MIDDLE:
                return s
            step(game, s)
    raise AssertionError("seeds never end")


def details() -> dict[str, float]:
    """Microseconds of the kernel's other services, in the middle of a game."""
    game = load("bang").build(players=PLAYERS)
    s = middle_of_a_game(game)
    text = save.dump(s)
    seat = game.actor(s)
    check_save(game, s, text)
    calls = {
        "clone": s.clone,
        "view": lambda: game.view(s, seat),
        "redeal": lambda: game.redeal(s, seat, 1),
        "save": lambda: save.dump(s),
        "load": lambda: save.load(game, text),
        "hash": lambda: save.state_hash(s),
        "new game": lambda: game.new(1),
    }
    return {name: microseconds(call) for name, call in calls.items()}


def check_save(game: kernel_game.Game, s: Any, text: str) -> None:
    """A save that loses something is fast and worthless: it must go on as its original does."""
    original, loaded = s.clone(), save.load(game, text)
    play_out(game, original)
    play_out(game, loaded)
    if save.dump(loaded) != save.dump(original) or loaded.serial != original.serial:
        raise AssertionError(f"a loaded save does not go on as its original does: {text}")


def is_compiled() -> bool:
    """Whether the kernel in use is the compiled one."""
    return not str(kernel_game.__file__).endswith(".py")
