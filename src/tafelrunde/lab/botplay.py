"""Bots in the fuzzer: they come to positions that games at random hardly ever reach."""

from __future__ import annotations

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import Ears
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import Action, Game, State
from tafelrunde.kernel.insight import look

from .subject import Chooser

SURPRISES = 8  # one decision in so many is left to chance


class BotPlay(Chooser):
    """The game's own bots choose, each told only what it may know; now and then chance does."""

    def __init__(self, info: GameInfo, players: int, seed: str) -> None:
        super().__init__(seed)
        self.news = []
        self._seed = seed
        self._ears = Ears(players, self.news)
        self._bots = [make_bot(info, "regular", seat, seed) for seat in range(players)]

    def move(self, game: Game, s: State) -> tuple[int, Action]:
        """Let the bot of a seat that is asked choose, or chance."""
        if self.below(SURPRISES) == 0:
            return super().move(game, s)
        seat: int = self.one_of(game.actors(s))
        options = game.options(s, seat)
        if len(options) == 1:
            return seat, options[0]
        seed = f"{self._seed}, decision {s.serial}, seat {seat}"
        return seat, self._bots[seat].choose(look(game, s, seat, seed, self._ears.history(seat)))
