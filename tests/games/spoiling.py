"""Spoiling a table, so that its invariants have something to notice; and watching random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from tafelrunde.kernel import State
from tafelrunde.lab.subject import Chooser
from tests.games.story import StoryTable

S = TypeVar("S", bound=State)
Spoil = Callable[[S], None]
LONGEST = 50_000  # decisions
SHORTEST = 20


def put(column: str, value: object) -> Callable[[State], None]:
    """Put a value where the state has one."""

    def spoil(s: State) -> None:
        setattr(s, column, value)

    return spoil


def swap(column: str, index: int, value: object) -> Callable[[State], None]:
    """Put a value at one place of a column."""

    def spoil(s: State) -> None:
        getattr(s, column)[index] = value

    return spoil


def both(*spoils: Spoil[S]) -> Spoil[S]:
    """Spoil it in several ways at once."""

    def spoil(s: S) -> None:
        for one in spoils:
            one(s)

    return spoil


def notices(t: StoryTable[S], spoil: Spoil[S]) -> str:
    """Spoil a table that is sound, and return what its invariants say to that."""
    t.check()
    spoil(t.s)
    with pytest.raises(AssertionError) as broken:
        t.check()
    return str(broken.value)


def by_sentence(spoils: list[tuple[Spoil[S], str]]) -> pytest.MarkDecorator:
    """Run a test with each way of spoiling a table, and what is to be said to it."""
    return pytest.mark.parametrize(
        ("spoil", "sentence"), spoils, ids=[sentence for _, sentence in spoils]
    )


def play_at_random(t: StoryTable[S], seed: str) -> None:
    """Play a match to its end at random, and look at every decision whether all is sound."""
    chooser = Chooser(seed)
    decisions = 0
    while not t.over and decisions < LONGEST:
        t.game.apply(t.s, *chooser.move(t.game, t.s))
        t.check()
        decisions += 1
    assert t.over and decisions > SHORTEST
