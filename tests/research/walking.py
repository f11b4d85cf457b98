"""Random matches of every game, as the tests of the research API walk through them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.catalog import all_games, load
from tafelrunde.research.subject import Subject, subject

GAMES = [info.id for info in all_games()]


def whole(game: str, players: int = 0) -> Subject:
    """The game with all its modules."""
    info = load(game)
    return subject(game, players, info.module_sets(players or info.usual)[-1])


def walk(about: Subject, seed: object, most: int = 700) -> Iterator[tuple[Any, int]]:
    """Every decision of a random match, or the first so many: the state, and who is asked.

    A series goes on once, so that what one match leaves to the next is met too.
    """
    game = about.game
    carried: dict[str, Any] | None = None
    taken = 0
    for number in range(2):
        s = game.new(f"{seed}, {number}", carried)
        while not game.over(s) and taken < most:
            seat = game.actor(s)
            yield s, seat
            options = game.options(s, seat)
            game.commit(s, seat, options[s.draw(len(options))])
            taken += 1
        if not game.over(s):
            return
        carried = game.carry(game, s)
