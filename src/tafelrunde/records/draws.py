"""The log of draws: what a match's stream decided, in order."""

from __future__ import annotations

from tafelrunde.kernel import Fate, State

from .record import Draw


class DrawLog(Fate):
    """Lets the stream decide, and notes every draw."""

    def __init__(self) -> None:
        self.draws: list[Draw] = []

    def below(self, s: State, n: int, what: str) -> int:
        """Draw, and note what came."""
        index = s.drawn
        result = s.draw(n)
        self.draws.append(Draw(index, n, result, what))
        return result
