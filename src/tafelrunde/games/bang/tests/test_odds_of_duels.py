"""The odds of a duel against the tree of all its rolls, each played by the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from tafelrunde.games.bang.names import SIDES
from tafelrunde.games.bang.odds import chances
from tafelrunde.games.bang.state import BangState
from tafelrunde.games.bang.tests.table import Table
from tafelrunde.kernel import Action, Fate, State

DEEPEST = 6  # rolls; what is still open then is rare
ONE_DUEL = "beer dynamite dynamite duel gatling"
SEAN = {"character": "sean-mallory"}


class NoMoreRolls(Exception):
    """The rolls that were written down are used up."""


class Rolls(Fate):
    """Lets the rolls of a duel fall as written; wounds and the like come from the stream."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self.left = list(rolls)

    def below(self, s: State, n: int, what: str) -> int:
        """Let the next roll of the duel fall."""
        if what != "duel":
            return int(s.draw(n))
        if not self.left:
            raise NoMoreRolls
        return self.left.pop(0)


def won(t: Table, action: Action, rolls: Sequence[int]) -> bool:
    """Play the duel with these rolls; who may roll again does."""
    s: BangState = t.s.clone()
    s.seed("a duel")
    s.fate, s.news = Rolls(rolls), []
    t.game.apply(s, 0, action)
    while s.agenda and s.agenda[-1][0] == "sean_duels":
        t.game.apply(s, 0, ("roll_again",))
    losers: list[int] = [values[0] for _, key, values in s.news if key == "lost_life"]
    assert losers
    return losers[0] != 0


def searched(t: Table, action: Action, rolls: tuple[int, ...] = ()) -> tuple[Fraction, Fraction]:
    """How often a duel is surely won, and how often it is open when the search ends."""
    chance = Fraction(1, SIDES ** len(rolls))
    try:
        return (chance if won(t, action, rolls) else Fraction(0)), Fraction(0)
    except NoMoreRolls:
        if len(rolls) == DEEPEST:
            return Fraction(0), chance
    branches = [searched(t, action, (*rolls, roll)) for roll in range(SIDES)]
    return sum([a for a, _ in branches], Fraction(0)), sum([b for _, b in branches], Fraction(0))


def told(t: Table, action: Action) -> Fraction:
    """The chance that is told."""
    ((key, values, ways, of),) = chances(t.game, t.s, 0, action)
    assert (key, values) == ("duel_won", ())
    return Fraction(ways, of)


def agrees(t: Table, action: Action) -> bool:
    """Whether the chance is one that the search allows."""
    surely, still_open = searched(t, action)
    assert still_open < Fraction(1, 100)
    return surely <= told(t, action) <= surely + still_open


def duel(anna: dict[str, Any] | None = None, dice: str = ONE_DUEL) -> Table:
    """A table at which anna is about to challenge somebody."""
    modules = "duel rage characters"
    t = Table(modules=modules, dice=[dice], anna=anna or {"character": "jourdonnais"})
    while t.asked != "anna: challenge 1":
        t.do({"sean_mallory": "skip", "reroll": "stop"}.get(t.asked.split()[1], "heal boris"))
    return t


@pytest.mark.rule("bang 8.3")
def test_three_of_four_duels_are_won_by_who_starts_them() -> None:
    t = duel()
    assert told(t, ("duel", 1)) == Fraction(3, 4)
    assert agrees(t, ("duel", 1))


@pytest.mark.rule("bang 9.8")
def test_sean_may_make_one_miss_good() -> None:
    t = duel(SEAN)
    assert told(t, ("duel", 2)) == Fraction(13, 16)
    assert agrees(t, ("duel", 2))


@pytest.mark.rule("bang 9.8")
def test_with_three_dynamite_sean_rolls_no_dynamite_again() -> None:
    t = duel(SEAN, "dynamite dynamite dynamite duel gatling")
    assert told(t, ("duel", 2)) == Fraction(51, 64)
    assert agrees(t, ("duel", 2))


@pytest.mark.rule("bang 9.8")
def test_sean_who_has_rolled_again_before_is_like_anybody() -> None:
    t = duel(SEAN)
    t.s.spent = 2
    assert told(t, ("duel", 1)) == Fraction(3, 4)


@pytest.mark.rule("bang 9.8")
def test_another_try_is_won_if_it_hits_and_the_duel_then_goes_well() -> None:
    t = duel(SEAN)
    t.force("duel", "duel", "arrow")
    t.anna("duel boris")
    assert t.asked == "anna: sean_duels"
    assert told(t, ("roll_again",)) == Fraction(1, 4)
    assert agrees(t, ("roll_again",))
    assert chances(t.game, t.s, 0, ("skip",)) == []


@pytest.mark.rule("bang 9.8")
def test_seans_extra_die_is_thrown_like_a_reroll() -> None:
    t = Table(modules="duel rage characters", dice=["beer 1 2 duel gatling"], anna=SEAN)
    assert t.asked == "anna: sean_mallory"
    found = {key: (ways, of) for key, _, ways, of in chances(t.game, t.s, 0, ("again", 0b10000))}
    assert found == {"whiskey": (1, 6)}
