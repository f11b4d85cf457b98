"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from tafelrunde.kernel import Action, InfoSet, State


class Bot(Protocol):
    """Plays one seat of one match from information sets, never from the true state."""

    def choose(self, info: InfoSet) -> Action:
        """Return one of the options of the seat's open decision."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to be told the end of a match, too."""

    def hear_end(self, winners: Sequence[int]) -> None:
        """Take note of who has won."""
        ...


def tell_end(bot: Bot, winners: Sequence[int]) -> None:
    """Tell a bot who has won, if it is one that listens."""
    if isinstance(bot, Listener):
        bot.hear_end(winners)


class Around:
    """Something that plays by asking a bot."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def hear_end(self, winners: Sequence[int]) -> None:
        """Pass on who has won."""
        tell_end(self._bot, winners)


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
