"""Law 2: who is asked stays the same while a decision of several is open."""

from __future__ import annotations

import itertools

import pytest

from tafelrunde.lab.laws import options_hold, start
from tafelrunde.lab.subject import LawBroken
from tests.laws.tiny import tiny


def test_who_is_asked_and_changes_while_a_decision_is_open_breaks_law_2() -> None:
    seats = itertools.cycle([(0, 1, 2), (1, 2, 0)])
    game = tiny(bidders=lambda g, s, frame: next(seats)).game
    s = start(game, "tiny")
    s.agenda.append(("bids", 0))
    game.advance(s)
    with pytest.raises(LawBroken, match="who decides at bids changes while it is open"):
        options_hold(game, s)
