"""Our own games at random, each with its number of players, and what the kernel does."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Any

from bench.result import Played, Result, microseconds, play_for
from tafelrunde.games.catalog import load
from tafelrunde.kernel import game as kernel_game
from tafelrunde.kernel import save
from tafelrunde.kernel.playout import play_out


@dataclass(frozen=True)
class Subject:
    """How a game is measured: for how many, and after how many decisions it is in full swing."""

    players: int
    middle: int


GAMES = {
    "bang": Subject(5, 40),
    "frag": Subject(4, 200),
    "kf": Subject(4, 100),
    "cfs": Subject(3, 60),
}


def built(name: str) -> kernel_game.Game:
    """The game as it is measured, its options as usual."""
    return load(name).build(players=GAMES[name].players)


def run(name: str, seconds: float) -> Result:
    """Play at random, each game from its own seed, set-up included."""
    game = built(name)
    surplus = uncounted(game)
    seeds = count(1)

    def play() -> Played:
        s = game.new(next(seeds))
        choices = play_out(game, s)
        return s.serial - surplus, choices

    return play_for(seconds, play, middle_of_a_game(game, GAMES[name].middle).clone)


def step(game: kernel_game.Game, s: Any) -> None:
    """Take one decision at random."""
    seat = game.actor(s)
    options = game.options(s, seat)
    game.commit(s, seat, options[s.draw(len(options))])


def uncounted(game: kernel_game.Game) -> int:
    """By how much a match's serial number at its end exceeds the decisions that were taken.

    Where several seats answer at once, the serial number counts them as one: never too many.
    """
    s = game.new(1)
    taken = 0
    while not game.over(s):
        step(game, s)
        taken += 1
    return max(0, int(s.serial) - taken)


def middle_of_a_game(game: kernel_game.Game, middle: int) -> Any:
    """A match after so many random decisions."""
    for seed in count(1):
        s = game.new(seed)
        while not game.over(s):
            if s.serial == middle:
                return s
            step(game, s)
    raise AssertionError("seeds never end")


def details(name: str) -> dict[str, float]:
    """Microseconds of the kernel's other services, in the middle of a game."""
    game = built(name)
    s = middle_of_a_game(game, GAMES[name].middle)
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
    return {what: microseconds(call) for what, call in calls.items()}


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
