"""How everybody plays inside a thought: the game's own bots, each asked about a possible world.

They read only what is public or their own seat's, so they may be asked about a sampled world
directly: none of them sees more than its player would see if that world were true.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Action, Event, Game, InfoSet

Way = tuple[Action, ...]  # what to do now, and perhaps how the seat means to go on


class Table:
    """One player for each seat of a game, asked about world after world."""

    def __init__(self, game: Game, part: Any, seed: object) -> None:
        self.game: Game = game
        self._history: list[Event] = []
        self._bots: list[Any] = []
        if part is not None:
            self._bots = [part.make_bot(game, seat, seed) for seat in range(game.players)]
        self._forgetful: list[Any] = [bot for bot in self._bots if hasattr(bot, "forget")]

    def begin(self) -> None:
        """A new world: nobody goes on with plans made in another one."""
        for bot in self._forgetful:
            bot.forget()

    def listen(self, history: list[Event]) -> None:
        """Let everybody know what the thinking seat has heard so far."""
        self._history = history

    def choose(self, world: Any, seat: int, options: tuple[Action, ...]) -> Action:
        """Return what the seat's player does; without a bot of the game's own, anything."""
        if not self._bots:
            return options[world.draw(len(options))]
        action: Action = self._bots[seat].choose(InfoSet(self.game, world, seat, self._history))
        return action

    def ideas(self, info: InfoSet) -> list[Way]:
        """Return what the seat could do, what its player would do first."""
        options = info.options()
        if not self._bots:
            return [(action,) for action in options]
        bot = self._bots[info.seat]
        ways: list[Way] = []
        if hasattr(bot, "ways"):
            ways = bot.ways(info)
        if not ways:
            found = bot.ideas(info) if hasattr(bot, "ideas") else [bot.choose(info)]
            ways = [(action,) for action in found]
        firsts = {way[0] for way in ways}
        return ways + [(action,) for action in options if action not in firsts]
