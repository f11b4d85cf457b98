"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Protocol

from tafelrunde.kernel import Action, InfoSet, State


class Bot(Protocol):
    """Plays one seat of one match from information sets, never from the true state."""

    def choose(self, info: InfoSet) -> Action:
        """Return one of the options of the seat's open decision."""
        ...


class RandomBot:
    """Takes any option, each equally likely."""

    def __init__(self, seat: int, seed: object) -> None:
        self._stream = State()  # only for its generator: the same on every Python
        self._stream.start()
        self._stream.seed(f"random bot, seat {seat}, {seed}")

    def choose(self, info: InfoSet) -> Action:
        """Draw one of the options."""
        options = info.options()
        return options[self._stream.draw(len(options))]
