"""The levels of bots: their names and what each may spend, in one place."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Action, InfoSet, OptionError

from .beginner import Beginner
from .bot import Bot, RandomBot
from .parts import Parts
from .search import SearchBot
from .thinking import Budget, thinking_of

RANDOM = "random"
BEGINNER = "beginner"
REGULAR = "regular"
STRONG = "strong"
EXPERT = "expert"

OFFERED = (BEGINNER, REGULAR, STRONG, EXPERT)  # to people, the weakest first
LEVELS = (RANDOM, *OFFERED)  # the first one is for the lab alone
USUAL = REGULAR
QUICK = (RANDOM, BEGINNER, REGULAR)  # milliseconds: they need not wait for those who think long
OWN_BOT = (BEGINNER, REGULAR)  # a game without a bot.py doesn't have these
FORMERLY = {"heuristic": REGULAR, "search": STRONG}  # in old records and tables
# Strong bots count iterations, as many as the game's table [thinking] says: asked again they give
# the same answer. Experts look at the clock: seconds of one core for each decision.
BUDGETS = {STRONG: Budget(), EXPERT: Budget(seconds=1.0)}


class RegularBot:
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


def level_of(name: str) -> str:
    """Return a level by its name of today or of former days."""
    return FORMERLY.get(name, name)


def make_bot(info: GameInfo, level: str, seat: int, seed: object) -> Bot:
    """Return a bot for one seat of one match."""
    level = level_of(level)
    if level not in LEVELS:
        words = ", ".join(LEVELS)
        sentence = f"there is no bot '{level}': there are {words}"
        raise OptionError(sentence, "error-no-bot", word=level, words=words)
    if level == RANDOM:
        return RandomBot(seat, seed)
    if level in BUDGETS:
        return SearchBot(parts_for(info, level), seat, seed)
    part = info.part_if_any("bot")
    if part is None:
        words = ", ".join(levels(info))
        sentence = f"{info.title} has no {level} bot: take {words}"
        raise OptionError(sentence, "error-no-such-bot", game=info.title, word=level, words=words)
    if level == BEGINNER:
        return Beginner(part, seat, seed, thinking_of(info.thinking).overlooked)
    return RegularBot(part, seat, seed)


def parts_for(info: GameInfo, level: str, budget: Budget | None = None) -> Parts:
    """Return what a bot of a level that searches thinks with, perhaps longer or shorter."""
    return Parts(info, budget or BUDGETS[level], thinking_of(info.thinking, level))


def parts_for_advice(info: GameInfo, budget: Budget | None = None) -> Parts:
    """Return what hints and summaries think with: as a strong bot does, but longer and of more."""
    thinking = thinking_of(info.thinking)
    usual = Budget(iterations=thinking.advice or thinking.iterations)
    return Parts(info, budget or usual, thinking)


def known_levels(info: GameInfo) -> tuple[str, ...]:
    """Return all levels this game has, the lab's one too."""
    return (RANDOM, *levels(info))


def levels(info: GameInfo) -> tuple[str, ...]:
    """Return the levels of this game that are offered to people."""
    if info.part_if_any("bot") is None:
        return tuple([level for level in OFFERED if level not in OWN_BOT])
    return OFFERED
