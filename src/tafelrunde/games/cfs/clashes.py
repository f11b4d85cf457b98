"""What a fight or an out-of-the-way test comes to, over all throws of both dice (3.7, 5.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.kernel import Game

from .names import ATTACKER, SIDES
from .state import CfsState
from .values import is_down, modifier

THROWS: Final = SIDES * SIDES


class Clash:
    """In how many of all throws what happens: to the attacker (own) and to the defender (other)."""

    __slots__ = ("lost", "other_falls", "other_out", "own_falls", "own_out", "won")

    def __init__(self) -> None:
        self.won: int = 0
        self.lost: int = 0
        self.own_falls: int = 0  # knocked down, or out of play
        self.other_falls: int = 0
        self.own_out: int = 0
        self.other_out: int = 0


@cache
def counted(lead: int, own_down: bool, other_down: bool, fought: bool) -> Clash:
    """Count all throws for a lead in modifiers; the loser of a fight falls, of a test not."""
    clash = Clash()
    for one in range(1, SIDES + 1):
        for other in range(1, SIDES + 1):
            ahead = one + lead - other
            clash.won += ahead > 0
            clash.lost += ahead < 0
            # A natural 1 knocks down one's own figure, a natural 8 the other's (5.4).
            own = (one == 1) + (other == SIDES) + (fought and ahead < 0)
            theirs = (other == 1) + (one == SIDES) + (fought and ahead > 0)
            clash.own_falls += own > 0
            clash.other_falls += theirs > 0
            clash.own_out += own + own_down >= 2  # 6.2: down already, or twice
            clash.other_out += theirs + other_down >= 2
    return clash


def lead_of(g: Game, s: CfsState, attacker: int, defender: int) -> int:
    """Return how far the attacker is ahead before the dice (3.7)."""
    return modifier(g, s, attacker) + ATTACKER - modifier(g, s, defender)


def fight_of(g: Game, s: CfsState, attacker: int, defender: int) -> Clash:
    """Return what a fight between two figures comes to (5)."""
    lead = lead_of(g, s, attacker, defender)
    return counted(lead, is_down(s, attacker), is_down(s, defender), True)


def shove_of(g: Game, s: CfsState, attacker: int, defender: int) -> Clash:
    """Return what an out-of-the-way test comes to (3.7)."""
    lead = lead_of(g, s, attacker, defender)
    return counted(lead, is_down(s, attacker), is_down(s, defender), False)
