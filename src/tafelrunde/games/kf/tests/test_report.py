"""What simulations tell apart: the order of turns, roles and teams."""

from __future__ import annotations

from tafelrunde.games.kf.report import labels
from tafelrunde.games.kf.tests.table import Table


def test_simulations_tell_who_came_first() -> None:
    t = Table.dealt(3, card=["any"] * 15, start=[1, 6, 2])
    assert labels(t.game, t.s) == {"turn": ["3", "1", "2"]}


def test_simulations_tell_roles_and_teams_where_they_are_played() -> None:
    t = Table(anna={"role": "rogue"}, cleo={"role": "warlock"})
    assert labels(t.game, t.s) == {"role": ["rogue", "warlord", "warlock"]}
    t = Table(options={"teams": 2}, players=4)
    assert labels(t.game, t.s) == {"team": ["1 of 3", "2 of 1", "1 of 3", "1 of 3"]}
