"""Information sets: what a seat knows, and nothing else. Bots are given one, never the truth."""

from __future__ import annotations

from typing import Any

from .game import Game
from .state import Action, Event, State


class InfoSet:
    """A possible world, the seat that looks at it, and what that seat has been told so far.

    The world is a re-dealt copy: everything in it that the seat can't know is a guess, so
    reading it tells nothing. View and options are those of the real match (law 4).
    """

    __slots__ = ("game", "history", "seat", "world")

    def __init__(self, game: Game, world: Any, seat: int, history: list[Event]) -> None:
        self.game: Game = game
        self.world: Any = world
        self.seat: int = seat
        self.history: list[Event] = history  # only events this seat was sent

    def view(self) -> dict[str, Any]:
        """Return what the seat sees."""
        return self.game.view(self.world, self.seat)

    def options(self) -> tuple[Action, ...]:
        """Return what the seat may do."""
        return self.game.options(self.world, self.seat)

    def sample(self, seed: object) -> Any:
        """Return another possible world; re-dealing twice has the distribution of once."""
        return self.game.redeal(self.world, self.seat, seed)


def audible(event: Event, viewer: int) -> bool:
    """Say whether an event is meant for the viewer; a spectator hears only what all hear."""
    audience = event[0]
    return audience == -1 or (viewer >= 0 and (audience >> viewer) & 1 == 1)


def look(game: Game, s: State, seat: int, seed: object, history: list[Event]) -> InfoSet:
    """Return the seat's information set; `history` must hold only what the seat was sent."""
    return InfoSet(game, game.redeal(s, seat, seed), seat, history)
