"""Chapter 5: whom one may fight, what the loser loses, and who follows."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table


def guard_against(defender: dict[str, Any], dice: list[int], at: str = "c5", **w: Any) -> Table:
    """Anna's guard (+3 as attacker) fights ben's scout (−1) or whoever is written."""
    mine = {"guard": at, **w.pop("anna", {})}
    return Table(anna=mine, active="guard_1", fight=dice, **defender, **w)


# Whom


@pytest.mark.rule("cfs 5.1")
def test_opponents_on_adjacent_fields_may_be_fought_and_nobody_else() -> None:
    t = Table(
        anna={"scout": "c5", "guard": "c4"},
        ben={"scout": "b5", "guard": "d4", "hauler": "c7"},
        machines={"greifer_1": "c6"},
    )
    assert t.options("anna", "fight") == ["fight b5", "fight c6"]
    for field in ("c4", "d4", "c7", "d5"):
        assert t.refused("anna", f"fight {field}") == "5.1"


@pytest.mark.rule("cfs 5.1", "cfs 4.1")
def test_there_is_no_fight_through_walls_or_active_fields() -> None:
    assert Table(anna={"scout": "e7"}, ben={"scout": "f7"}).options("anna", "fight") == []
    t = Table(anna={"scout": "e4"}, ben={"scout": "f4"})
    assert t.options("anna", "fight") == []
    t = Table(anna={"scout": "e4"}, ben={"scout": "f4"}, fields={"e4-f4": "off"})
    assert t.options("anna", "fight") == ["fight f4"]


@pytest.mark.rule("cfs 5.1", "cfs 6.1")
def test_who_lies_can_be_fought_but_does_not_fight() -> None:
    t = Table(anna={"scout": "c5"}, ben={"scout": {"at": "c6", "down": True}})
    assert t.may("anna", "fight c6")
    t = Table(anna={"scout": {"at": "c5", "down": True}}, ben={"scout": "c6"})
    assert t.refused("anna", "fight c6") == "6.1"


# The roll


@pytest.mark.rule("cfs 5.2", "cfs 3.7")
def test_a_fight_has_the_modifiers_of_a_test_and_takes_an_action() -> None:
    t = Table(
        anna={"ranger": {"at": "c5", "load": ["salt"]}},
        ben={"hauler": {"at": "d5", "load": ["fuel", "fuel"], "down": True}},
        active="ranger_1",
        fight=[4, 7],
    )
    t.act("anna", "fight d5")
    assert t.heard()[:2] == [
        "fight_began ranger_1 hauler_2",
        "clash_rolled ranger_1 4 5 hauler_2 7 3",
    ]
    assert t.actions == 1


@pytest.mark.rule("cfs 5.2")
def test_on_a_tie_nothing_happens() -> None:
    t = Table(
        anna={"ranger": "c5"},
        ben={"ranger": {"at": "d5", "load": ["salt"]}},
        active="ranger_1",
        fight=[3, 5],
    )
    t.act("anna", "fight d5")
    assert t.heard() == [
        "fight_began ranger_1 ranger_2",
        "clash_rolled ranger_1 3 5 ranger_2 5 5",
    ]
    assert (t.prompt, t.load("ranger_2"), t.actions) == ("act", ["salt"], 1)


# The loser


@pytest.mark.rule("cfs 5.3")
def test_the_loser_drops_its_load_is_pushed_straight_back_and_lies_there() -> None:
    t = guard_against({"ben": {"scout": {"at": "d5", "load": ["salt", "fuel"]}}}, [4, 4])
    t.act("anna", "fight d5")
    assert t.heard()[2:] == [
        *("fight_won guard_1 scout_2", "dropped scout_2 fuel,salt d5"),
        *("pushed scout_2 e5", "knocked_down scout_2"),
    ]
    assert (t.where("scout_2"), t.floor("d5"), t.load("scout_2")) == ("e5", ["fuel", "salt"], [])
    assert t.is_down("scout_2") and not t.is_down("guard_1")


@pytest.mark.rule("cfs 5.3")
@pytest.mark.parametrize(("field", "behind"), [("c4", "c3"), ("b5", "a5"), ("c6", "c7")])
def test_the_push_goes_away_from_the_winner_in_every_direction(field: str, behind: str) -> None:
    t = guard_against({"ben": {"scout": field}}, [4, 4])
    t.act("anna", f"fight {field}")
    assert (t.where("scout_2"), t.told("pushed")) == (behind, [f"pushed scout_2 {behind}"])


@pytest.mark.rule("cfs 5.3")
def test_the_winner_may_follow_or_stay() -> None:
    for answer, place in (("follow", "d5"), ("stay", "c5")):
        t = guard_against({"ben": {"scout": "d5"}}, [4, 4])
        t.act("anna", "fight d5")
        assert (t.prompt, t.asked(), t.options("anna")) == (
            "following",
            ["anna"],
            ["follow", "stay"],
        )
        assert t.refused("anna", "end") == "5.3"
        t.act("anna", answer)
        assert (t.where("guard_1"), t.prompt, t.actions) == (place, "act", 1)
        assert t.told("followed") == (["followed guard_1 d5"] if answer == "follow" else [])


@pytest.mark.rule("cfs 5.3", "cfs 9.3")
@pytest.mark.parametrize(("answer", "place"), [("follow", "c5"), ("stay", "d5")])
def test_a_defender_who_wins_may_follow_too(answer: str, place: str) -> None:
    t = Table(
        anna={"scout": {"at": "c5", "load": ["salt"]}}, ben={"guard": "d5"}, fight=[4, 4], actions=2
    )
    t.act("anna", "fight d5")
    assert t.heard()[2:] == [
        *("fight_won guard_2 scout_1", "dropped scout_1 salt c5"),
        *("pushed scout_1 b5", "knocked_down scout_1"),
    ]
    assert (t.prompt, t.asked()) == ("following", ["ben"])
    t.act("ben", answer)
    assert (t.where("guard_2"), t.where("scout_1")) == (place, "b5")
    assert (t.asked(), t.actions, t.options("anna")) == (["anna"], 1, ["stand_up", "end"])


@pytest.mark.rule("cfs 5.3")
@pytest.mark.parametrize(
    ("at", "target", "others"),
    [
        ("d7", "e7", {}),  # a wall
        ("d4", "e4", {}),  # an active field
        ("b4", "a4", {}),  # the edge
        ("c5", "d5", {"guard": "e5"}),  # a figure of its own team
    ],
)
def test_a_loser_that_cannot_be_pushed_falls_where_it_is_and_nobody_follows(
    at: str, target: str, others: dict[str, str]
) -> None:
    row = {"at": target, "load": ["salt"]}
    t = guard_against({"ben": {"scout": row, **others}}, [4, 4], at=at)
    t.act("anna", f"fight {target}")
    assert t.heard()[2:] == [
        *("fight_won guard_1 scout_2", f"dropped scout_2 salt {target}", "knocked_down scout_2"),
    ]
    assert (t.where("scout_2"), t.prompt, t.asked()) == (target, "act", ["anna"])


@pytest.mark.rule("cfs 5.3")
@pytest.mark.parametrize(
    "blocking", [{"anna": {"hauler": "e5"}}, {"machines": {"krabber_1": "e5"}}]
)
def test_anybody_behind_the_loser_stops_the_push(blocking: dict[str, Any]) -> None:
    t = guard_against({"ben": {"scout": "d5"}}, [4, 4], **blocking)
    t.act("anna", "fight d5")
    assert (t.where("scout_2"), t.told("pushed"), t.prompt) == ("d5", [], "act")


@pytest.mark.rule("cfs 5.3", "cfs 4.1")
def test_a_field_that_is_off_does_not_stop_the_push() -> None:
    t = guard_against({"ben": {"scout": "e6"}}, [4, 4], at="d6")
    t.act("anna", "fight e6")
    assert t.where("scout_2") == "f6"


@pytest.mark.rule("cfs 5.3", "cfs 9.2", "cfs 4.1")
@pytest.mark.parametrize(("machine", "place"), [("krabber_1", "f4"), ("greifer_1", "e4")])
def test_only_a_krabber_is_pushed_through_an_active_field(machine: str, place: str) -> None:
    t = guard_against({"machines": {machine: "e4"}}, [7, 2], at="d4")
    t.act("anna", "fight e4")
    assert (t.where(machine), t.is_down(machine)) == (place, True)


# Machines that win


@pytest.mark.rule("cfs 5.3", "cfs 8.3")
def test_a_greifer_that_wins_follows_by_itself() -> None:
    t = Table(anna={"scout": "c5"}, machines={"greifer_1": "d5"}, fight=[2, 5])
    t.act("anna", "fight d5")
    assert t.told("pushed", "followed") == ["pushed scout_1 b5", "followed greifer_1 c5"]
    assert (t.prompt, t.where("greifer_1")) == ("act", "c5")


@pytest.mark.rule("cfs 5.3", "cfs 8.3")
def test_a_krabber_that_wins_stays() -> None:
    t = Table(anna={"scout": "c5"}, machines={"krabber_1": "d5"}, fight=[2, 5])
    t.act("anna", "fight d5")
    assert (t.where("scout_1"), t.where("krabber_1"), t.told("followed")) == ("b5", "d5", [])


@pytest.mark.rule("cfs 5.3", "cfs 6.3")
def test_who_puts_a_machine_out_on_its_start_may_enter_before_it_returns() -> None:
    t = guard_against({}, [8, 1], at="e9", fields={"e9-e10": "off"})
    t.act("anna", "fight e10")
    assert (t.told("pushed"), t.prompt, t.where("greifer_2")) == ([], "following", "")
    t.act("anna", "follow")
    assert (t.where("guard_1"), t.where("greifer_2")) == ("e10", "e9")
    t = guard_against({}, [8, 1], at="e9", fields={"e9-e10": "off"})
    t.act("anna", "fight e10", "stay")
    assert (t.where("guard_1"), t.where("greifer_2")) == ("e9", "e10")
