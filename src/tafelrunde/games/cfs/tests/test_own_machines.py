"""Clause 8.4: tables of what machines do that people bring, however odd they are."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.decisions import shipped_table
from tafelrunde.games.cfs.files import most_players
from tafelrunde.games.cfs.tests.table import INFO, Table
from tafelrunde.kernel import OptionError


def krabber(*rows: str) -> str:
    """A table in which Greifer wait and Krabber have these rows: `carrying: lay`."""
    table = '[[greifer]]\nwhen = []\ndo = "wait"\n'
    for row in rows:
        when, _, deed = row.partition(": ")
        words = ", ".join([f'"{word}"' for word in when.split(", ") if word])
        table += f'[[krabber]]\nwhen = [{words}]\ndo = "{deed}"\n'
    return table


def deeds_of(t: Table, machine: str) -> list[str]:
    return [line.split()[3] for line in t.told("machine_decided") if line.split()[1] == machine]


@pytest.mark.rule("cfs 3.2", "cfs 2.4")
def test_a_machine_that_takes_and_lays_the_same_piece_comes_to_an_end() -> None:
    table = krabber("carrying: lay", "on_resource: take", ": wait")
    t = Table(machines={"krabber_1": "c5"}, floor={"c5": ["salt"]}, active="krabber_1", table=table)
    assert deeds_of(t, "krabber_1") == ["take", "lay", "take"]  # the first one is free
    assert (t.floor("c5"), t.load("krabber_1")) == ([], ["salt"])


@pytest.mark.rule("cfs 2.4")
@pytest.mark.parametrize("deed", ["take", "lay", "stand", "fight_figure", "go_to_carrier"])
def test_a_deed_that_comes_to_nothing_costs_the_action(deed: str) -> None:
    t = Table(machines={"krabber_1": "c5"}, active="krabber_1", table=krabber(f": {deed}"))
    assert deeds_of(t, "krabber_1") == [deed, deed]
    assert (t.where("krabber_1"), t.load("krabber_1"), t.told("stood_up")) == ("c5", [], [])


@pytest.mark.rule("cfs 6.1")
@pytest.mark.parametrize("deed", ["take", "go_to_resource", "fight_figure"])
def test_a_machine_that_lies_does_nothing_but_stand_up_whatever_its_table_says(deed: str) -> None:
    t = Table(
        anna={"scout": "c6"},
        machines={"krabber_1": {"at": "c5", "down": True}},
        floor={"c5": ["salt"], "c4": ["salt"]},
        active="krabber_1",
        table=krabber(f": {deed}"),
    )
    assert deeds_of(t, "krabber_1") == [deed, deed]
    assert t.is_down("krabber_1") and t.where("krabber_1") == "c5"
    assert t.load("krabber_1") == []


@pytest.mark.rule("cfs 8.4")
def test_taking_and_laying_are_free_between_two_moves() -> None:
    t = Table(machines={"krabber_1": "g9"}, floor={"g8": ["salt"]}, active="krabber_1")
    assert deeds_of(t, "krabber_1") == ["go_to_resource", "take", "go_to_nest"]
    assert (t.where("krabber_1"), t.load("krabber_1")) == ("f10", ["salt"])


# The file


@pytest.mark.rule("cfs 8.4")
def test_machines_of_one_table_are_not_those_of_another() -> None:
    lazy = INFO.build(2, files={"machines": krabber(": wait")})
    usual = INFO.build(2)
    assert len(lazy.ground.table[1]) == 1
    assert usual.ground.table == shipped_table()


@pytest.mark.rule("cfs 8.4")
def test_a_table_for_machines_is_checked_before_anybody_sits_down() -> None:
    assert most_players({"machines": krabber(": wait")}) == 4
    with pytest.raises(OptionError, match="row 1 of krabber: 'dance' is no deed"):
        INFO.setting(2, files={"machines": krabber(": dance")})
    with pytest.raises(OptionError, match=r"can't be read: .*line 1, column"):
        INFO.setting(2, files={"machines": "Krabber, please"})
