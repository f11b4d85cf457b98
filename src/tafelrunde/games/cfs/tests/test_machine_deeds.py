"""Clauses 8.3 and 8.4: what machines do, whom they mean, and the order in which ties are broken."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.rows import ALONE, decided, machine_table
from tafelrunde.games.cfs.tests.table import Table


def does(machine: str, deed: str, at: Any, actions: int = 1, **written: Any) -> Table:
    """A machine with a single row does this; all others are out of play."""
    others = written.pop("others", {})
    return Table(
        machines={**ALONE, **others, machine: at},
        active=machine,
        actions=actions,
        table=machine_table((f": {deed}",), (f": {deed}",) if "krabber" in machine else ()),
        **written,
    )


# Standing, waiting, pieces


@pytest.mark.rule("cfs 8.4", "cfs 6.1")
def test_standing_up_takes_a_machine_one_action() -> None:
    t = Table(machines={**ALONE, "krabber_1": {"at": "c5", "down": True}}, active="krabber_1")
    assert decided(t, "krabber_1") == ["1 stand", "6 wait"]
    assert (t.told("stood_up"), t.is_down("krabber_1")) == (["stood_up krabber_1"], False)


@pytest.mark.rule("cfs 8.4", "cfs 2.4")
def test_waiting_takes_both_actions() -> None:
    t = does("krabber_1", "wait", "c5", actions=2, floor={"c5": ["salt"]})
    assert decided(t, "krabber_1") == ["1 wait", "1 wait"]
    assert (t.where("krabber_1"), t.floor("c5")) == ("c5", ["salt"])


@pytest.mark.rule("cfs 8.4", "cfs 3.2")
def test_of_several_pieces_the_kind_that_comes_first_is_taken() -> None:
    t = does("krabber_1", "take", "c5", floor={"c5": ["glass", "seeds", "salt"]})
    assert (t.load("krabber_1"), t.floor("c5")) == (["seeds"], ["salt", "glass"])
    assert t.told("taken") == ["taken krabber_1 seeds"]


@pytest.mark.rule("cfs 8.4", "cfs 3.2", "cfs 2.4")
def test_taking_and_laying_cost_a_machine_nothing() -> None:
    krabber = {"at": "f10", "load": ["salt"]}
    t = Table(machines={**ALONE, "krabber_1": krabber}, active="krabber_1", actions=1)
    assert decided(t, "krabber_1") == ["2 lay", "6 wait"]
    assert (t.floor("f10"), t.load("krabber_1")) == (["salt"], [])


@pytest.mark.rule("cfs 3.3", "cfs 8.4")
@pytest.mark.parametrize(("lying", "laid"), [(2, True), (3, False)])
def test_a_krabber_lays_no_fourth_piece_into_its_nest(lying: int, laid: bool) -> None:
    krabber = {"at": "f10", "load": ["salt"]}
    t = Table(
        machines={**ALONE, "krabber_1": krabber},
        floor={"f10": ["fuel"] * lying},
        active="krabber_1",
        actions=1,
    )
    assert (len(t.floor("f10")), t.load("krabber_1")) == (3, [] if laid else ["salt"])
    assert decided(t, "krabber_1") == (["2 lay", "6 wait"] if laid else ["2 lay"])


@pytest.mark.rule("cfs 8.4")
def test_greifer_carry_nothing() -> None:
    t = does("greifer_1", "take", "c5", floor={"c5": ["salt"]})
    assert (t.load("greifer_1"), t.floor("c5")) == ([], ["salt"])


# Fighting


@pytest.mark.rule("cfs 8.4", "cfs 5.1")
def test_of_several_beside_it_the_heaviest_load_is_fought() -> None:
    ben = {
        "scout": {"at": "c4", "load": ["salt"]},
        "ranger": {"at": "c6", "load": ["fuel", "fuel"]},
    }
    t = does("greifer_1", "fight_carrier", "c5", ben=ben, fight=[2, 5])
    assert t.told("fight_began") == ["fight_began greifer_1 ranger_2"]


@pytest.mark.rule("cfs 8.4", "cfs 5.1")
@pytest.mark.parametrize("deed", ["fight_carrier", "fight_figure"])
def test_of_equal_loads_the_one_whose_field_comes_first(deed: str) -> None:
    ben = {
        "scout": {"at": "c6", "load": ["salt"]},
        "guard": {"at": "d5", "load": ["fuel"]},
        "hauler": {"at": "b5", "load": ["glass"]},
        "ranger": "c4",
    }
    t = does("greifer_1", deed, "c5", ben=ben, fight=[2, 4])
    assert t.told("fight_began") == ["fight_began greifer_1 hauler_2"]


@pytest.mark.rule("cfs 8.4")
def test_whoever_carries_nothing_is_not_fought_as_a_carrier() -> None:
    t = does("greifer_1", "fight_carrier", "c5", ben={"scout": "c4"})
    assert (decided(t, "greifer_1"), t.told("fight_began")) == (["1 fight_carrier"], [])
    t = does("greifer_1", "fight_figure", "c5", ben={"scout": "c4"}, fight=[5, 2])
    assert t.told("fight_began", "followed") == [
        "fight_began greifer_1 scout_2",
        "followed greifer_1 c4",
    ]


@pytest.mark.rule("cfs 8.4", "cfs 5.3", "cfs 9.3")
def test_who_beats_an_attacking_machine_may_follow() -> None:
    t = does("greifer_1", "fight_figure", "c5", ben={"guard": "c4"}, fight=[2, 7])
    assert (t.prompt, t.asked(), t.where("greifer_1")) == ("following", ["ben"], "c6")
    t.act("ben", "follow")
    assert (t.where("guard_2"), t.is_down("greifer_1")) == ("c5", True)


# Walking


@pytest.mark.rule("cfs 8.3", "cfs 8.4", "cfs 3.1")
def test_a_greifer_walks_four_fields_an_action() -> None:
    t = does("greifer_1", "go_to_carrier", "a4", ben={"scout": {"at": "j4", "load": ["salt"]}})
    moved = t.told("machine_moved")
    assert len(moved) == 1
    assert distance("a4", t.where("greifer_1")) == 4


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


@pytest.mark.rule("cfs 8.3", "cfs 3.2")
@pytest.mark.parametrize(("load", "far"), [([], 6), (["salt"], 5)])
def test_a_krabber_walks_six_fields_and_five_with_a_piece(load: list[str], far: int) -> None:
    krabber = {"at": "f1", "load": load}
    t = does("krabber_1", "go_to_nest", krabber)
    assert distance("f1", t.where("krabber_1")) == far
    assert t.told("machine_moved") == [f"machine_moved krabber_1 {t.where('krabber_1')}"]


@pytest.mark.rule("cfs 8.4")
def test_a_machine_stops_where_its_goal_is() -> None:
    t = does("krabber_1", "go_to_resource", "c5", floor={"c3": ["salt"]})
    assert t.where("krabber_1") == "c3"
    t = does("greifer_1", "go_to_figure", "c5", ben={"scout": "c2"})
    assert t.where("greifer_1") == "c3"


@pytest.mark.rule("cfs 8.4")
def test_the_nearest_piece_is_meant_and_of_those_the_field_that_comes_first() -> None:
    t = does("krabber_1", "go_to_resource", "c5", floor={"c1": ["salt"], "c7": ["fuel"]})
    assert t.where("krabber_1") == "c7"
    floor = {"c7": ["salt"], "e5": ["fuel"], "b4": ["glass"], "d6": ["fuel"]}
    t = does("krabber_1", "go_to_resource", "c5", floor=floor)
    assert t.where("krabber_1") == "b4"


@pytest.mark.rule("cfs 8.4")
def test_the_nearest_carrier_is_meant_and_of_those_the_heaviest_load() -> None:
    ben: dict[str, Any] = {"scout": {"at": "c2", "load": ["salt"]}}
    t = does("greifer_1", "go_to_carrier", "c5", ben={**ben, "guard": "c7"})
    assert t.where("greifer_1") == "c3"
    far = {"at": "c9", "load": ["fuel", "fuel"]}
    t = does("greifer_1", "go_to_carrier", "c5", ben={**ben, "ranger": far})
    assert t.where("greifer_1") == "c3"
    near = {"at": "c8", "load": ["fuel", "fuel"]}
    t = does("greifer_1", "go_to_carrier", "c5", ben={**ben, "ranger": near})
    assert t.where("greifer_1") == "c7"
    equal = {"at": "c8", "load": ["fuel"]}
    t = does("greifer_1", "go_to_carrier", "c5", ben={**ben, "ranger": equal})
    assert t.where("greifer_1") == "c3"


@pytest.mark.rule("cfs 8.4", "cfs 3.7")
def test_machines_walk_round_figures_and_through_their_like() -> None:
    lane = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    t = does(
        "greifer_1",
        "go_to_figure",
        "a1",
        others={"krabber_1": "c1"},
        ben={"scout": "f1"},
        dungeon=lane,
    )
    assert t.where("greifer_1") == "e1"
    carrier = {"scout": {"at": "h1", "load": ["salt"]}, "guard": "c1"}
    t = does("greifer_1", "go_to_carrier", "a1", ben=carrier, dungeon=lane)
    assert t.where("greifer_1") == "a1", "the guard bars the way"


@pytest.mark.rule("cfs 8.4", "cfs 3.7")
def test_a_machine_does_not_end_its_move_on_another_one() -> None:
    lane = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    far = {"scout": {"at": "h1", "load": ["salt"]}}
    others: dict[str, Any] = {"krabber_1": "e1"}
    t = does("greifer_1", "go_to_carrier", "a1", others=others, ben=far, dungeon=lane)
    assert t.where("greifer_1") == "d1"
    others["krabber_2"] = "d1"
    t = does("greifer_1", "go_to_carrier", "a1", others=others, ben=far, dungeon=lane)
    assert t.where("greifer_1") == "c1"
    others |= {"krabber_3": "c1", "greifer_2": "b1"}
    t = does("greifer_1", "go_to_carrier", "a1", others=others, ben=far, dungeon=lane)
    assert t.where("greifer_1") == "a1"
    assert not [line for line in t.told("machine_moved") if "greifer_1" in line]


@pytest.mark.rule("cfs 8.4")
def test_who_is_out_of_play_or_left_out_is_no_goal() -> None:
    ben = {"scout": {"at": "c3", "out": True}, "guard": "c8"}
    t = does("greifer_1", "go_to_figure", "c5", ben=ben)
    assert t.where("greifer_1") == "c7"


# The shipped table as a story


@pytest.mark.rule("cfs 8.3", "cfs 8.4")
def test_a_greifer_goes_for_whoever_carries_and_makes_it_drop() -> None:
    t = Table(
        anna={"scout": {"at": "c2", "load": ["salt"]}, "guard": "b5"},
        machines={**ALONE, "greifer_1": "c5"},
        active="greifer_1",
        fight=[5, 2],
    )
    assert decided(t, "greifer_1") == ["3 go_to_carrier", "2 fight_carrier"]
    assert (t.floor("c2"), t.load("greifer_1")) == (["salt"], [])
    assert (t.where("scout_1"), t.where("greifer_1")) == ("c1", "c2")


@pytest.mark.rule("cfs 8.3", "cfs 8.4")
def test_without_carriers_a_greifer_fights_whoever_is_near_or_goes_there() -> None:
    beside = {**ALONE, "greifer_1": "c5"}
    t = Table(anna={"guard": "c4"}, machines=beside, active="greifer_1", fight=[5, 6] * 2)
    assert decided(t, "greifer_1") == ["4 fight_figure", "4 fight_figure"]  # 8 against 8, twice
    t = Table(machines={**ALONE, "greifer_1": "g7"}, active="greifer_1", actions=1)
    assert decided(t, "greifer_1") == ["5 go_to_figure"]
    t = Table(machines=ALONE, active="greifer_1", actions=1)
    assert decided(t, "greifer_1") == ["6 wait"]


@pytest.mark.rule("cfs 8.3", "cfs 8.4", "cfs 9.2")
def test_a_krabber_fetches_a_piece_and_brings_it_home() -> None:
    t = Table(machines=ALONE, floor={"f7": ["salt"]}, active="krabber_1")
    assert decided(t, "krabber_1") == ["5 go_to_resource", "4 take", "3 go_to_nest"]
    assert (t.where("krabber_1"), t.load("krabber_1")) == ("f10", ["salt"])


@pytest.mark.rule("cfs 8.4")
def test_pieces_in_nests_are_left_alone() -> None:
    t = Table(machines=ALONE, floor={"f10": ["salt"], "g10": ["fuel"]}, active="krabber_1")
    assert decided(t, "krabber_1") == ["6 wait", "6 wait"]
