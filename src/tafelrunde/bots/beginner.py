"""A beginner: knows the rules and means well, but overlooks things.

Now and then the best option is not seen. Then the next best idea is taken, or now and then the one
after it: never something the game's own bot has no reason for, as far as that tells its ideas. Else
it is one that looks alike: the same verb, with another aim. So mistakes are those of somebody who
missed something, not of a coin. A mistake is a single action; the next one is thought about anew.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Action, InfoSet, State

NEXT_BEST = 3  # so many ideas may come to mind instead, the first of them half of the time


class Beginner:
    """Plays like the game's own bot, but of 100 times so many it overlooks what is best."""

    def __init__(self, part: Any, seat: int, seed: object, overlooked: int) -> None:
        self._part = part
        self._seat = seat
        self._seed = seed
        self._overlooked = overlooked
        self._bot: Any = None
        self._stream = State()
        self._stream.start()
        self._stream.seed(f"beginner, seat {seat}, {seed}")

    def choose(self, info: InfoSet) -> Action:
        """Return the best option, or another one where that was overlooked."""
        if self._bot is None:
            self._bot = self._part.make_bot(info.game, self._seat, self._seed)
        best: Action = self._bot.choose(info)
        if len(info.options()) == 1 or self._stream.draw(100) >= self._overlooked:
            return best
        others = self.others(info, best)
        if not others:
            return best
        if hasattr(self._bot, "forget"):  # a plan that began otherwise leads nowhere now
            self._bot.forget()
        place = 0
        while place < len(others) - 1 and self._stream.draw(2):
            place += 1
        return others[place]

    def others(self, info: InfoSet, best: Action) -> list[Action]:
        """Return what comes to mind instead, the likeliest first."""
        ideas = self.ideas(info)
        if ideas:
            return [action for action in ideas if action != best][:NEXT_BEST]
        return [action for action in info.options() if action != best and action[0] == best[0]]

    def ideas(self, info: InfoSet) -> list[Action]:
        """Return what the game's own bot thinks of, each once; nothing where it can't tell."""
        ways: list[tuple[Action, ...]] = []
        if hasattr(self._bot, "ways"):
            ways = self._bot.ways(info)
        elif hasattr(self._bot, "ideas"):
            ways = [(action,) for action in self._bot.ideas(info)]
        return list(dict.fromkeys([way[0] for way in ways]))
