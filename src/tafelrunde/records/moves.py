"""What a scenario has done, and what it tells: the steps that matter to whoever plays it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.kernel import Action

from .playing import Play
from .reading import Item
from .told import Told


@dataclass(frozen=True)
class Move:
    """An action of a player, with what else a puzzle accepts in its place."""

    seat: int  # NOBODY: whoever is asked
    action: Action
    item: Item
    others: tuple[tuple[Action, Item], ...] = ()  # right as well
    free: bool = False  # everything is right with which the rest of the scenario still holds
    hint: Told = field(default_factory=dict)

    def __call__(self, play: Play) -> None:
        """Carry out what is written."""
        play.act(self.seat, self.action, self.item)


@dataclass(frozen=True)
class Tell:
    """Something a lesson says."""

    told: Told

    def __call__(self, play: Play) -> None:
        """Let it be heard."""
        play.told.append(self.told)
