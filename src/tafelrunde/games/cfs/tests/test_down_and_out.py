"""Chapter 6: standing up again, and out of play till the next round."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs import values
from tafelrunde.games.cfs.names import MOVEMENT
from tafelrunde.games.cfs.tests.table import Table


def fallen(profile: str = "scout", load: int = 0, **written: Any) -> Table:
    """One of anna's figures lies on c5 and is active."""
    row = {"at": "c5", "load": ["water", "salt", "fuel", "glass"][:load], "down": True}
    return Table(anna={profile: row}, active=f"{profile}_1", **written)


# Down


@pytest.mark.rule("cfs 6.1")
def test_who_lies_can_only_stand_up() -> None:
    t = fallen(load=1, ben={"guard": "c6"}, floor={"c5": ["seeds"]})
    assert t.options("anna") == ["stand_up", "end"]
    for action in ("step c4", "shove c6", "fight c6", "take seeds", "lay water", "jump", "console"):
        assert t.refused("anna", action) == "6.1"


@pytest.mark.rule("cfs 6.1", "cfs 8.2")
@pytest.mark.parametrize(
    ("profile", "load", "left"),
    [("scout", 0, 4), ("scout", 2, 1), ("guard", 0, 2), ("ranger", 1, 2), ("hauler", 3, 1)],
)
def test_standing_up_is_part_of_a_move_and_costs_two_fields(
    profile: str, load: int, left: int
) -> None:
    t = fallen(profile, load)
    t.act("anna", "stand_up")
    assert (t.is_down(f"{profile}_1"), t.heard()) == (False, [f"stood_up {profile}_1"])
    assert (t.actions, t.left) == (1, left)
    t.act("anna", "step c4")
    assert t.actions == 1


@pytest.mark.rule("cfs 6.1")
def test_a_figure_with_a_movement_of_two_has_nothing_left_of_this_move() -> None:
    t = fallen("guard", 2, actions=1)
    t.act("anna", "stand_up")
    assert (t.options("anna", "step"), t.options("anna", "lay")) == ([], ["lay water", "lay salt"])
    t.act("anna", "lay salt")  # faster again: the move goes on
    assert t.left == 1


@pytest.mark.skipif(
    not values.__file__.endswith(".py"),
    reason="the compiled build holds its numbers fast; the plain build's tests look at it",
)
@pytest.mark.rule("cfs 6.1")
def test_a_figure_with_less_than_two_stands_up_and_its_move_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = (MOVEMENT[0], (4, 3, 1), *MOVEMENT[2:])  # no guard is as slow with two pieces
    monkeypatch.setattr(values, "MOVEMENT", slow)
    t = fallen("guard", 2, actions=1)
    t.act("anna", "stand_up", "lay salt", "lay water")
    assert (t.movement("guard_1"), t.is_down("guard_1"), t.prompt) == (4, False, "pick")


@pytest.mark.rule("cfs 6.1")
def test_without_an_action_nobody_stands_up() -> None:
    t = fallen(load=1, actions=0, phase="act")
    assert t.prompt == "pick", "there was nothing but ending"
    assert t.is_down("scout_1")


@pytest.mark.rule("cfs 6.1")
def test_who_stands_cannot_stand_up() -> None:
    assert Table(anna={"scout": "c5"}).refused("anna", "stand_up") == "2.4"


@pytest.mark.rule("cfs 6.1")
def test_one_may_stay_down_for_the_whole_activation() -> None:
    t = fallen()
    t.act("anna", "end")
    assert t.is_down("scout_1") and t.is_done("scout_1")


@pytest.mark.rule("cfs 6.1", "cfs 3.7")
def test_being_knocked_down_ends_the_move() -> None:
    t = Table(anna={"guard": "c5"}, ben={"scout": "c6"}, active="guard_1", shove=[1, 2])
    t.act("anna", "shove c6")
    assert t.is_down("guard_1")
    t.act("anna", "stand_up")
    assert (t.actions, t.left) == (0, 2)


# Out


def put_out(**written: Any) -> Table:
    """Ben's scout lies with a piece on d5 and is felled again by anna's guard."""
    scout = {"at": "d5", "down": True, "load": ["salt"]}
    ben = {"scout": scout, **written.pop("ben", {})}
    anna = {"guard": "c5", **written.pop("anna", {})}
    t = Table(anna=anna, ben=ben, active="guard_1", fight=[4, 4], **written)
    t.act("anna", "fight d5", "stay")
    return t


@pytest.mark.rule("cfs 6.2")
def test_knocked_down_when_already_down_is_out_of_play() -> None:
    t = put_out()
    assert t.told("dropped", "pushed", "knocked_down", "put_out") == [
        *("dropped scout_2 salt d5", "pushed scout_2 e5", "put_out scout_2"),
    ]
    assert (t.is_out("scout_2"), t.is_down("scout_2"), t.load("scout_2")) == (True, False, [])


@pytest.mark.rule("cfs 6.2")
def test_its_owner_chooses_a_free_field_of_the_zone() -> None:
    t = put_out(ben={"guard": "i1", "hauler": "j1", "ranger": "h7"}, anna={"scout": "i2"})
    assert (t.prompt, t.asked()) == ("home", ["ben"])
    assert t.options("ben") == ["place j2", "place i3", "place j3"]
    assert t.refused("ben", "place i1") == "6.2" == t.refused("ben", "place a1")
    t.act("ben", "place j3")
    assert (t.where("scout_2"), t.told("came_home")) == ("j3", ["came_home scout_2 j3"])
    assert (t.asked(), t.active, t.actions) == (["anna"], "guard_1", 1)


@pytest.mark.rule("cfs 6.2")
def test_if_one_field_is_left_there_is_nothing_to_choose() -> None:
    taken = {"guard": "i1", "hauler": "j1", "ranger": "i2"}
    t = put_out(ben=taken, anna={"scout": "j2", "hauler": "i3"})
    assert (t.where("scout_2"), t.prompt) == ("j3", "act")


@pytest.mark.rule("cfs 6.2")
def test_if_the_zone_is_full_it_is_the_nearest_free_field() -> None:
    taken = {"guard": "i1", "hauler": "j1", "ranger": "i2"}
    mine = {"scout": "j2", "hauler": "i3", "ranger": "j3"}
    t = put_out(ben=taken, anna=mine)
    assert (t.where("scout_2"), t.told("came_home")) == ("h1", ["came_home scout_2 h1"])
    t = put_out(ben=taken, anna=mine, machines={"krabber_1": "h1"})
    assert t.where("scout_2") == "g1"  # before h2, which is as far from i1


@pytest.mark.rule("cfs 6.2")
def test_it_takes_part_again_from_the_next_round_standing() -> None:
    t = put_out()
    t.act("ben", "place i3")
    t.end_team("anna")
    assert t.options("ben") == ["activate guard", "activate hauler", "activate ranger"]
    t.end_team("ben")
    assert (t.round, t.is_out("scout_2"), t.is_down("scout_2")) == (2, False, False)


@pytest.mark.rule("cfs 6.2")
def test_until_then_it_occupies_its_field_and_cannot_be_attacked() -> None:
    out = {"at": "c6", "out": True}
    t = Table(anna={"scout": "c5"}, ben={"scout": out})
    assert t.options("anna") == ["step c4", "step b5", "step d5", "end"]
    assert (t.refused("anna", "fight c6"), t.refused("anna", "shove c6")) == ("5.1", "3.7")


@pytest.mark.rule("cfs 6.2", "cfs 2.3")
def test_an_active_figure_that_goes_out_is_done_for_this_round() -> None:
    t = Table(anna={"scout": "c5"}, ben={"guard": "d5"}, fight=[1, 8])
    t.act("anna", "fight d5")
    t.act("ben", "stay")
    t.act("anna", "place b3")
    assert (t.where("scout_1"), t.actions, t.prompt) == ("b3", 0, "pick")
    assert t.options("anna") == ["activate guard", "activate hauler", "activate ranger"]


@pytest.mark.rule("cfs 6.2")
def test_who_goes_out_before_acting_is_not_activated_any_more() -> None:
    t = put_out()
    t.act("ben", "place i3")
    t.end_team("anna")
    assert not t.is_done("scout_2") and t.refused("ben", "activate scout") == "2.3"


# Machines


@pytest.mark.rule("cfs 6.3")
def test_a_machine_out_of_play_returns_to_its_start_and_leaves_what_it_carried() -> None:
    krabber = {"at": "d5", "down": True, "load": ["salt"]}
    t = Table(anna={"guard": "c5"}, machines={"krabber_2": krabber}, active="guard_1", shove=[3, 1])
    t.act("anna", "shove d5")
    assert t.heard()[1:] == [
        *("dropped krabber_2 salt d5", "put_out krabber_2"),
        *("swapped guard_1 krabber_2 d5", "came_home krabber_2 g10"),
    ]
    assert (t.floor("d5"), t.is_out("krabber_2"), t.is_down("krabber_2")) == (["salt"], True, False)


@pytest.mark.rule("cfs 6.3")
@pytest.mark.parametrize(
    ("machine", "others", "place"),
    [
        ("greifer_1", {"greifer_2": "d10"}, "e10"),
        ("greifer_2", {"krabber_1": "e10"}, "e9"),  # past the field, which is on, and before f10
        ("krabber_3", {"krabber_1": "h10", "krabber_2": "g10"}, "f10"),
    ],
)
def test_if_its_start_is_occupied_it_is_the_nearest_free_field(
    machine: str, others: dict[str, str], place: str
) -> None:
    row = {"at": "d5", "down": True}
    t = Table(
        anna={"guard": "c5"},
        machines={**others, machine: row},
        active="guard_1",
        fight=[7, 2],
    )
    t.act("anna", "fight d5", "stay")
    assert (t.where(machine), t.told("came_home")) == (place, [f"came_home {machine} {place}"])


@pytest.mark.rule("cfs 6.3")
def test_a_machine_acts_again_from_the_next_round() -> None:
    t = Table(machines={"greifer_1": {"out": True}})
    t.end_team("anna")
    t.end_team("ben")
    assert "activated greifer_1" not in t.told("activated")
    assert (t.round, t.is_out("greifer_1")) == (2, False)


@pytest.mark.rule("cfs 6.3")
def test_a_machine_that_goes_out_in_its_own_fight_does_nothing_more() -> None:
    t = Table(
        anna={"scout": {"at": "d5", "load": ["salt"]}},
        machines={"greifer_1": "c5"},
        active="greifer_1",
        fight=[1, 8],
    )
    assert (t.prompt, t.asked(), t.where("greifer_1")) == ("following", ["anna"], "")
    t.act("anna", "stay")
    decided = [line for line in t.told("machine_decided") if "greifer_1" in line]
    assert decided == ["machine_decided greifer_1 2 fight_carrier"]
    assert (t.where("greifer_1"), t.is_out("greifer_1")) == ("d10", True)
