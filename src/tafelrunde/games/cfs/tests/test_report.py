"""What simulations tell apart: zones, who was left out, and who carried most."""

from __future__ import annotations

from tafelrunde.games.cfs.report import labels
from tafelrunde.games.cfs.tests.table import Table


def test_simulations_tell_zones_and_who_carried_most() -> None:
    t = Table(
        anna={"scout": {"at": "c3", "load": ["salt"]}, "guard": {"load": ["water", "glass"]}},
        ben={"scout": {"load": ["salt"]}},
    )
    t.act("anna", "lay salt", "end", "activate guard", "lay water", "lay glass")
    assert labels(t.game, t.s) == {"zone": ["a", "b"], "carrier": ["guard", "none"]}


def test_of_two_who_carried_as_much_the_first_is_told() -> None:
    t = Table(anna={"scout": {"load": ["salt"]}, "guard": {"load": ["water"]}}, active="guard_1")
    t.act("anna", "lay water", "end", "activate scout", "lay salt")
    assert labels(t.game, t.s)["carrier"] == ["scout", "none"]


def test_simulations_tell_who_was_left_out_where_somebody_is() -> None:
    t = Table(players=3, anna={"left_out": "scout"}, cleo={"left_out": "guard"}, turn="ben")
    assert labels(t.game, t.s)["left_out"] == ["scout", "ranger", "guard"]
