"""What chance did to everybody in a match, and results with that taken out of them.

Much of what scatters in results is luck, and luck can be reckoned throw by throw: the chances after
what fell, less their mean over what could have fallen (`summary/judging.py`). Its mean is nought
whoever plays and whatever the evaluation is worth, so taking it out changes no average in the long
run and makes intervals narrower. Poker players know this as a control variate.
"""

from __future__ import annotations

from tafelrunde.bots.levels import parts_for_advice
from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import NOBODY, Action, Event, Game, State
from tafelrunde.kernel.insight import audible

from .estimates import Points, slope_of
from .summary.judging import Judge
from .summary.model import Effort

Lucky = list[tuple[int, float, float]]  # of each match: its round, what was won, and the luck in it


class Fortune:
    """Looks on while a match is played, and adds up what dice and draws do to each seat."""

    def __init__(self, game: Game, info: GameInfo, samples: int, seed: object) -> None:
        self._judge = Judge(game, parts_for_advice(info), Effort(samples=samples), f"{seed}, ")
        self._heard: list[Event] = []  # by everybody
        self._seen = 0
        self.luck = [0.0] * game.players

    def watch(
        self, before: State, seat: int, action: Action, after: State, news: list[Event]
    ) -> None:
        """Look at a decision; where nothing was thrown or drawn there was no luck."""
        if before.drawn == after.drawn:
            return
        self._judge.listen(self._heard)
        for other, gain in enumerate(self._judge.luck(before, [(seat, action)], after).values):
            self.luck[other] += gain
        self._heard += [event for event in news[self._seen :] if audible(event, NOBODY)]
        self._seen = len(news)


def freed(matches: Lucky) -> Points:
    """Return what was won without as much of the luck as counts.

    How much counts (by least squares) is found in the other half of the rounds: a number that a
    round has no part in can't lean to its results.
    """
    halves = [[one for one in matches if one[0] % 2 == half] for half in (0, 1)]
    counts = [slope_of([(luck, won) for _, won, luck in half]) for half in halves]
    points = [(number, won - counts[1 - number % 2] * luck) for number, won, luck in matches]
    mean = sum(point for _, point in points) / len(points)
    if 0.0 < mean < 1.0:
        return points
    return [(number, won) for number, won, _ in matches]  # so few games that it makes no share
