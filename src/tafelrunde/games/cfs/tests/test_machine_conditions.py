"""Clause 8.4: when each condition of the machines' table holds, and when it doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.rows import ALONE, decided, machine_table
from tafelrunde.games.cfs.tests.table import Table

SALT = {"load": ["salt"]}
# Both machines stand on c5 unless it is written otherwise; so do figures in ben's zone.
Case = tuple[str, str, dict[str, Any], bool]
CASES: list[Case] = [
    # the machine itself
    ("krabber_1", "down", {"machine": {"at": "c5", "down": True}}, True),
    ("krabber_1", "down", {}, False),
    ("krabber_1", "carrying", {"machine": {"at": "c5", **SALT}}, True),
    ("krabber_1", "carrying", {}, False),
    ("krabber_1", "empty", {"machine": {"at": "c5", **SALT}}, False),
    ("krabber_1", "empty", {}, True),
    ("krabber_1", "at_nest", {"machine": "f10"}, True),
    ("krabber_1", "at_nest", {"machine": "g10"}, False),
    ("greifer_1", "at_nest", {"machine": "d10"}, True),
    # a resource on its field
    ("krabber_1", "on_resource", {"floor": {"c5": ["fuel"]}}, True),
    ("krabber_1", "on_resource", {"floor": {"c6": ["fuel"]}}, False),
    (
        *("krabber_1", "on_resource"),
        {"floor": {"c5": ["fuel"]}, "machine": {"at": "c5", **SALT}},
        False,
    ),
    ("greifer_1", "on_resource", {"floor": {"c5": ["fuel"]}}, False),
    # figures beside it
    ("greifer_1", "beside_carrier", {"ben": {"scout": {"at": "c6", **SALT}}}, True),
    ("greifer_1", "beside_carrier", {"ben": {"scout": "c6"}}, False),
    ("greifer_1", "beside_figure", {"ben": {"scout": "c6"}}, True),
    ("greifer_1", "beside_figure", {"ben": {"scout": {"at": "c6", "down": True}}}, True),
    ("greifer_1", "beside_figure", {"ben": {"scout": {"at": "c6", "out": True}}}, False),
    ("greifer_1", "beside_figure", {"ben": {"scout": "d6"}}, False),
    ("greifer_1", "beside_figure", {"krabber_1": "c6"}, False),
    ("greifer_1", "beside_figure", {"machine": "e7", "ben": {"scout": "f7"}}, False),
    ("krabber_1", "beside_figure", {"machine": "e5", "ben": {"scout": "f5"}}, False),
    ("krabber_1", "beside_figure", {"machine": "e6", "ben": {"scout": "f6"}}, True),
    (
        "krabber_1",
        "beside_carrier",
        {"machine": "e5", "ben": {"scout": {"at": "f5", **SALT}}},
        False,
    ),
    # ways to figures
    ("greifer_1", "way_to_carrier", {"ben": {"scout": {"at": "i5", **SALT}}}, True),
    ("greifer_1", "way_to_carrier", {"ben": {"scout": {"at": "c6", **SALT}}}, True),
    ("greifer_1", "way_to_carrier", {"ben": {"scout": "i5"}}, False),
    (
        "greifer_1",
        "way_to_carrier",
        {"machine": "d10", "ben": {"scout": {"at": "i5", **SALT}}},
        False,
    ),
    (
        "krabber_1",
        "way_to_carrier",
        {"machine": "d10", "ben": {"scout": {"at": "i5", **SALT}}},
        True,
    ),
    ("greifer_1", "way_to_figure", {}, True),
    ("greifer_1", "way_to_figure", {"machine": "d10"}, False),
    ("krabber_1", "way_to_figure", {"machine": "d10"}, True),
    # ways to resources and home
    ("krabber_1", "way_to_resource", {"floor": {"i5": ["fuel"]}}, True),
    ("krabber_1", "way_to_resource", {"floor": {"c5": ["fuel"]}}, True),
    ("krabber_1", "way_to_resource", {"floor": {"i5": ["fuel"]}, "ben": {"scout": "i5"}}, False),
    ("krabber_1", "way_to_resource", {"floor": {"g10": ["fuel"]}}, False),
    ("krabber_1", "way_to_resource", {"machine": "h10"}, False),
    ("greifer_1", "way_to_resource", {"machine": "d10", "floor": {"i5": ["fuel"]}}, False),
    ("krabber_1", "way_to_nest", {}, True),
    ("krabber_1", "way_to_nest", {"machine": "f10"}, True),
    ("krabber_1", "way_to_nest", {"ben": {"scout": "f10"}}, False),
    ("krabber_1", "way_to_nest", {"greifer_1": "f10"}, False),
    ("greifer_1", "way_to_nest", {}, False),
    ("greifer_1", "way_to_nest", {"fields": {"e9-e10": "off"}}, True),
]


def first_row(machine: str, condition: str, written: dict[str, Any]) -> str:
    """Return the row that fires when the first one has this condition."""
    words = {**written}
    stands = words.pop("machine", "c5")
    others = {name: words.pop(name) for name in ("greifer_1", "krabber_1") if name in words}
    table = machine_table(greifer=(f"{condition}: take",), krabber=(f"{condition}: stand",))
    t = Table(
        machines={**ALONE, **others, machine: stands},
        active=machine,
        actions=1,
        table=table,
        **words,
    )
    return decided(t, machine)[0].split()[0]


@pytest.mark.rule("cfs 8.4")
@pytest.mark.parametrize(
    ("machine", "condition", "written", "holds"),
    CASES,
    ids=[f"{c[0]} {c[1]} {c[3]}" for c in CASES],
)
def test_a_condition_holds_as_the_rulebook_says_and_not_turns_it_round(
    machine: str, condition: str, written: dict[str, Any], holds: bool
) -> None:
    assert first_row(machine, condition, written) == ("1" if holds else "2")
    assert first_row(machine, f"not {condition}", written) == ("2" if holds else "1")


@pytest.mark.rule("cfs 8.4")
def test_all_conditions_of_a_row_must_hold_and_the_first_such_row_fires() -> None:
    rows = ("carrying, at_nest: take", "carrying: wait", "at_nest: wait", "not down, empty: lay")
    for stands, fired in (
        ({"at": "f10", "load": ["salt"]}, "1 take"),
        ({"at": "c5", "load": ["salt"]}, "2 wait"),
        ("f10", "3 wait"),
        ("c5", "4 lay"),
        ({"at": "c5", "down": True}, "5 wait"),
    ):
        t = Table(
            machines={**ALONE, "krabber_1": stands},
            active="krabber_1",
            actions=1,
            table=machine_table(krabber=rows),
        )
        assert decided(t, "krabber_1") == [fired]


@pytest.mark.rule("cfs 8.4")
def test_fields_where_a_figure_could_not_be_fought_do_not_count_as_a_way() -> None:
    drawing = """
    +-+-+-+
    |. .B.|
    +-+-+-+
    """
    for machine, holds in (("greifer_1", False), ("krabber_1", True)):
        t = Table(
            ben={"scout": "c1"},
            machines={**ALONE, machine: "a1"},
            dungeon=drawing,
            fields={"b1-c1": "off"} if holds else {},
            active=machine,
            actions=1,
            table=machine_table(("way_to_figure: wait",), ("way_to_figure: wait",)),
        )
        assert decided(t, machine) == ["1 wait" if holds else "2 wait"]
    t = Table(
        ben={"scout": "c1"},
        machines={**ALONE, "krabber_1": "a1"},
        dungeon=drawing,
        active="krabber_1",
        actions=1,
        table=machine_table(krabber=("way_to_figure: wait",)),
    )
    assert decided(t, "krabber_1") == ["2 wait"], "nobody fights through an active field"
