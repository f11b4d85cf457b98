"""Everybody's chances in the true position, and what chance did to them.

The usual players go on to the end of the turn with other dice, and the game's evaluation says how
everybody stands there; the mean over many such walks counts. Luck is what came less the mean of all
that could have come: whatever the evaluation is worth, it is nobody's friend in the long run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tafelrunde.bots.parts import Parts
from tafelrunde.bots.search import Candidate, Dream, Mind
from tafelrunde.bots.suspecting import mean_and_error
from tafelrunde.kernel import Action, Event, Game

from .model import Effort

ANYONE = 0  # whose mind it is does not matter: no way is tried, and everybody's chances count
NO_WAY: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Measured:
    """A number for each seat, and its standard error."""

    values: list[float]
    errors: list[float]


class Judge:
    """Says what everybody's chances are, and what they would have been with other dice."""

    def __init__(self, game: Game, parts: Parts, effort: Effort, seed: str = "") -> None:
        self._game = game
        self._effort = effort
        self._seed = seed  # of the dice that might have fallen
        self._mind = Mind(game, parts, ANYONE, "summary")

    def listen(self, heard: list[Event]) -> None:
        """Let the usual players know what everybody has heard."""
        self._mind.table.listen(heard)

    def chances(self, s: Any, seed: str) -> list[float]:
        """Return everybody's chances after one walk on from a position, which stays as it is."""
        world = s.clone()
        world.seed(seed)
        self._mind.table.begin()
        return Dream(self._mind, world).walk(Candidate(NO_WAY))

    def measured(self, s: Any, name: str) -> Measured:
        """Return everybody's chances in a position."""
        walks = [self.chances(s, f"{name}, {n}") for n in range(self._effort.samples)]
        return averaged(walks)

    def luck(self, before: Any, answers: list[tuple[int, Action]], after: Any) -> Measured:
        """Return what chance gave everybody by how a decision came out."""
        if before.drawn == after.drawn:
            none = [0.0] * self._game.players
            return Measured(none, none)
        gains: list[list[float]] = []
        for number in range(self._effort.samples):
            name = f"{self._seed}{before.serial}, {number}"
            other = carried_out(self._game, before, answers, f"dice {name}")
            walk = f"walk {name}"  # the same dice from here on
            came, could = self.chances(after, walk), self.chances(other, walk)
            gains.append([one - two for one, two in zip(came, could, strict=True)])
        return averaged(gains)

    def before_the_deal(self, carried: dict[str, Any]) -> Measured:
        """Return everybody's chances before anything is dealt."""
        found: list[list[float]] = []
        for number in range(self._effort.deals):
            s = self._game.blank(self._game.players)
            s.seed(f"deal {number}")
            self._game.begin(s, carried)
            found.append(self.chances(s, f"deal {number}, walk"))
        return averaged(found)


def carried_out(game: Game, before: Any, answers: list[tuple[int, Action]], seed: str) -> Any:
    """Return the position after a decision with other dice than those that fell."""
    world = before.clone()
    world.seed(seed)
    for seat, action in answers:
        game.commit(world, seat, action)
    return world


def averaged(rows: list[list[float]]) -> Measured:
    """Return the mean of each seat's numbers, and its standard error."""
    columns = [mean_and_error(column) for column in zip(*rows, strict=True)]
    return Measured([mean for mean, _ in columns], [error for _, error in columns])
