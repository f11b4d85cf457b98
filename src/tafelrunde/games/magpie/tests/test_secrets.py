"""What the laws don't reach by themselves: series, and memory of equal cards."""

from __future__ import annotations

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.magpie.tests.table import Table
from tafelrunde.lab.laws import options_hold, save_holds, things_hold
from tafelrunde.lab.secrecy import events_hold, redeal_holds, secrecy_holds
from tafelrunde.lab.subject import subject_of


@pytest.mark.rule("magpie 5.2")
def test_the_laws_hold_at_the_first_step_of_a_series() -> None:
    subject = subject_of(catalog.load("magpie"), 3, ("owl",))
    s = subject.game.new("series", {"wins": [1, 0, 0], "poorest": 2})
    assert s.agenda[-1][0] == "comfort"
    options_hold(subject.game, s)
    for action in subject.game.options(s, 2):
        save_holds(subject.game, s, 2, action)
        events_hold(subject, s, 2, action, subject.viewers(), "twin")
        after = s.clone()
        subject.game.apply(after, 2, action)
        things_hold(subject, after)
        for viewer in subject.viewers():
            secrecy_holds(subject, after, viewer, "after")
            redeal_holds(subject, after, viewer, "again")


@pytest.mark.rule("magpie 6.2")
def test_of_two_equal_cards_the_known_one_leaves_first() -> None:
    """Else the one that stays known would tell that there had been another."""
    hands = {"anna": {"hand": ["cat", "bead"]}, "ben": {"hand": ["key", "key"]}}
    table = Table(2, seats=hands)
    table.s.known[3] |= 0b01  # Anna has seen the second key; the first came after she had looked
    assert table.game.view(table.s, 0)["table"]["seats"][1]["cards"] == ["key"]
    table.show(anna="bead", ben="key")
    assert table.game.view(table.s, 0)["table"]["seats"][1]["cards"] == []


@pytest.mark.parametrize("name", ["ben", "cleo"])
def test_a_window_asks_holders_and_others_alike(name: str) -> None:
    seats = {
        "anna": {"hand": ["ring", "bead"]},
        "ben": {"hand": ["button", "cat"]},
        "cleo": {"hand": ["button", "bead"]},
    }
    table = Table(seats=seats)
    table.show(anna="ring", ben="button", cleo="button")
    for viewer in range(3):
        assert table.game.view(table.s, viewer)["waiting"] == [1, 2]
    table.act(name, "pass")
    assert table.heard("hissed") == []
