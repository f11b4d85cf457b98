"""Bots: they are given an information set, never the true state."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Action, InfoSet, OptionError

from .bot import Bot, RandomBot
from .search import SearchBot

LEVELS = ("random", "heuristic", "search")


class HeuristicBot:
    """The game's own bot, made when the seat is asked for the first time."""

    def __init__(self, part: Any, seat: int, seed: object) -> None:
        self._part = part
        self._seat = seat
        self._seed = seed
        self._bot: Bot | None = None

    def choose(self, info: InfoSet) -> Action:
        """Ask the game's own bot."""
        if self._bot is None:
            self._bot = self._part.make_bot(info.game, self._seat, self._seed)
        return self._bot.choose(info)


def make_bot(info: GameInfo, level: str, seat: int, seed: object) -> Bot:
    """Return a bot for one seat of one match."""
    if level == "random":
        return RandomBot(seat, seed)
    if level == "search":
        return SearchBot(seat, seed)
    if level != "heuristic":
        raise OptionError(f"there is no bot '{level}': there are {', '.join(LEVELS)}")
    return HeuristicBot(bot_part(info), seat, seed)


def bot_part(info: GameInfo) -> Any:
    """Return the game's bot.py, if it has one."""
    try:
        return info.part("bot")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.endswith(f"{info.folder.name}.bot"):
            raise
        raise OptionError(f"{info.title} has no heuristic bot: take random or search") from None


def levels(info: GameInfo) -> tuple[str, ...]:
    """Return the levels this game has."""
    try:
        bot_part(info)
    except OptionError:
        return tuple(level for level in LEVELS if level != "heuristic")
    return LEVELS


__all__ = ["LEVELS", "Bot", "RandomBot", "SearchBot", "levels", "make_bot"]
