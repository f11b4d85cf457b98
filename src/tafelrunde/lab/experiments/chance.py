"""Bots some of whose decisions are left to chance, so that every choice is tried equally often."""

from __future__ import annotations

from collections.abc import Collection

from tafelrunde.bots.bot import Around, Bot
from tafelrunde.kernel import Action, InfoSet

from ..subject import Chooser


class Wanderer(Around):
    """A bot some of whose decisions are left to chance, by the names of those decisions."""

    def __init__(self, bot: Bot, left_to_chance: Collection[str], seat: int, seed: str) -> None:
        super().__init__(bot)
        self._left_to_chance = left_to_chance
        self._chooser = Chooser(f"wanderer, seat {seat}, {seed}")

    def choose(self, info: InfoSet) -> Action:
        """Return the bot's choice, or any option where chance decides."""
        if info.world.agenda[-1][0] in self._left_to_chance:
            action: Action = self._chooser.one_of(info.options())
            return action
        return self._bot.choose(info)


class Gesturing(Around):
    """A bot whose gestures are counted: decisions, but all steps of a path are one."""

    def __init__(self, bot: Bot, paths: Collection[str]) -> None:
        super().__init__(bot)
        self._paths = paths
        self._on_the_way = False
        self.gestures = 0

    def choose(self, info: InfoSet) -> Action:
        """Return the bot's choice, and count it unless it goes on with a path."""
        action = self._bot.choose(info)
        walks = action[0] in self._paths
        self.gestures += not (walks and self._on_the_way)
        self._on_the_way = walks
        return action
