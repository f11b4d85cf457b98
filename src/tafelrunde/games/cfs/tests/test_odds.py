"""The odds of fights, tests, thefts and jumps, against every throw of the dice by the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tafelrunde.games.cfs.names import RESOURCES, SIDES
from tafelrunde.games.cfs.odds import CHANCES, chances
from tafelrunde.games.cfs.state import CfsState
from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.kernel import Fate, State
from tafelrunde.records.notation import read

Told = dict[tuple[Any, ...], Fraction]
SCOUT, GUARD, HAULER = 0, 1, 2
FOE = 4  # the first profile of ben


class Throws(Fate):
    """Lets the rolls of each name fall as written, one after the other."""

    def __init__(self, **faces: list[int]) -> None:
        self.faces = {name: [face - 1 for face in row] for name, row in faces.items()}

    def below(self, s: State, n: int, what: str) -> int:
        waiting = self.faces.get(what)
        return waiting.pop(0) if waiting else int(s.draw(n))


def told(t: Table, action: str, name: str = "anna") -> Told:
    """The chances of an action, by key and values."""
    rows = chances(t.game, t.s, t.seat(name), read(t.game, action, t.names))
    assert all(key in CHANCES and len(values) == len(CHANCES[key]) for key, values, _, _ in rows)
    return {(key, *values): Fraction(ways, of) for key, values, ways, of in rows}


def after(t: Table, action: str, fate: Fate) -> CfsState:
    """The position after an action of anna's with these dice."""
    s: CfsState = t.s.clone()
    s.seed("a try")
    s.fate, s.news = fate, []
    t.game.apply(s, 0, read(t.game, action, t.names))
    return s


def happened(s: CfsState) -> set[tuple[Any, ...]]:
    """What the odds speak of, read from what was told; who is out has not just fallen."""
    events = [(key, values) for _, key, values in s.news or []]
    out = {values[0] for key, values in events if key == "put_out"}
    found: set[tuple[Any, ...]] = {("goes_out", figure) for figure in out}
    for key, values in events:
        if key == "fight_won":
            found.add(("beats", values[0], values[1]))
        elif key == "swapped":
            found.add(("gets_past", values[0], values[1]))
        elif key == "knocked_down" and values[0] not in out:
            found.add(("falls", values[0]))
        elif key == "taken":
            found.add(("steals", values[0], values[1]))
        elif key == "jump_stayed":
            found.add(("stays", values[0]))
    return found


def counted(t: Table, action: str, what: str, dice: int, without: tuple[str, ...] = ()) -> Told:
    """How often what the odds speak of happens over all throws."""
    throws = list(product(range(1, SIDES + 1), repeat=dice))
    found: dict[tuple[Any, ...], int] = {}
    for throw in throws:
        for thing in happened(after(t, action, Throws(**{what: list(throw)}))):
            found[thing] = found.get(thing, 0) + 1
    return {
        thing: Fraction(number, len(throws))
        for thing, number in found.items()
        if thing[0] not in without and number < len(throws)
    }


def beside(own: dict[str, Any], other: dict[str, Any]) -> Table:
    """Anna's guard stands beside ben's scout, each as written; a field behind both is free."""
    return Table(
        anna={"guard": {"at": "e2", **own}}, ben={"scout": {"at": "f2", **other}}, active="guard_1"
    )


BURDENS = [
    ({}, {}),
    ({"load": ["salt", "fuel"]}, {}),
    ({}, {"load": ["water"]}),
    ({"load": ["salt"]}, {"down": True}),
]


@pytest.mark.rule("cfs 5.2", "cfs 5.4", "cfs 9.5")
@pytest.mark.parametrize(("own", "other"), BURDENS)
def test_a_fight_is_counted_as_all_its_throws_fall(
    own: dict[str, Any], other: dict[str, Any]
) -> None:
    t = beside(own, other)
    assert told(t, "fight f2") == counted(t, "fight f2", "fight", 2, ("falls",))


@pytest.mark.rule("cfs 3.7")
@pytest.mark.parametrize(("own", "other"), BURDENS)
def test_an_out_of_the_way_test_is_counted_as_all_its_throws_fall(
    own: dict[str, Any], other: dict[str, Any]
) -> None:
    t = beside(own, other)
    assert told(t, "shove f2") == counted(t, "shove f2", "shove", 2)


@pytest.mark.rule("cfs 5.2")
def test_a_guard_that_attacks_a_scout_wins_54_of_64_times() -> None:
    exact = told(beside({}, {}), "fight f2")
    # +2 and +1 for the attacker against -1: four ahead, 64 - (1 + 2 + 3) - 4 ties
    assert exact["beats", GUARD, FOE] == Fraction(54, 64)
    assert exact["beats", FOE, GUARD] == Fraction(6, 64)


@pytest.mark.rule("cfs 3.4")
def test_a_theft_is_counted_as_its_die_falls() -> None:
    t = Table(anna={"scout": {"at": "i3", "load": ["fuel"]}}, floor={"i3": ["salt"]})
    salt = RESOURCES.index("salt")
    assert told(t, "take salt") == {
        ("steals", SCOUT, salt): Fraction(1, 2),
        ("falls", SCOUT): Fraction(3, 8),
        ("goes_out", SCOUT): Fraction(1, 8),
    }
    assert told(t, "take salt") == counted(t, "take salt", "theft", 1)


@pytest.mark.rule("cfs 3.2")
def test_nothing_is_told_of_what_no_die_decides() -> None:
    t = Table(anna={"scout": {"at": "e3", "load": ["fuel"]}}, floor={"e3": ["salt"]})
    assert not any(told(t, action) for action in ("take salt", "lay fuel", "step e4", "end"))


@pytest.mark.rule("cfs 3.5")
@pytest.mark.parametrize(("mates", "stays"), [({}, 1), ({"guard": "j5", "hauler": "c9"}, 3)])
def test_a_jump_tells_who_stays_who_chooses_and_of_disasters(
    mates: dict[str, Any], stays: int
) -> None:
    t = Table(anna={"scout": "e1", **mates})
    t.act("anna", "step f1")
    exact = told(t, "jump")
    assert exact == {
        ("stays", SCOUT): Fraction(stays, 8),
        ("chooses_exit", SCOUT): Fraction(3, 8),
        ("disaster", SCOUT): Fraction(1, 8),
    }
    stayed = [after(t, "jump", Throws(jump=[face])) for face in range(1, SIDES)]
    assert sum(("stays", SCOUT) in happened(s) for s in stayed) == stays


@pytest.mark.rule("cfs 3.5")
def test_with_every_exit_closed_by_the_own_team_nobody_chooses() -> None:
    t = Table(anna={"scout": "e1", "guard": "j5", "hauler": "c9", "ranger": "a6"})
    t.act("anna", "step f1")
    assert told(t, "jump") == {
        ("stays", SCOUT): Fraction(7, 8),
        ("disaster", SCOUT): Fraction(1, 8),
    }


@pytest.mark.rule("cfs 3.6")
def test_the_test_at_the_other_teleporter_is_told_when_it_is_chosen() -> None:
    t = Table(anna={"scout": "e1"}, ben={"hauler": "j5"}, jump=6)
    t.act("anna", "step f1", "jump")
    exact = told(t, "exit 2")
    assert exact["gets_past", SCOUT, FOE + HAULER] == Fraction(28, 64)  # level: 28 of 64 are higher
    assert not told(t, "exit 3")
