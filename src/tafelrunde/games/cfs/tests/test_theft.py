"""Chapter 3.4: taking from another player's zone needs a die for each piece."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.cfs.tests.table import Table


def thief(*load: str, profile: str = "ranger", **written: Any) -> Table:
    """One of anna's figures stands on salt, glass and fuel in ben's zone."""
    row = {"at": "i3", "load": list(load)}
    return Table(
        anna={profile: row},
        floor={"i3": ["fuel", "salt", "glass"]},
        active=f"{profile}_1",
        **written,
    )


@pytest.mark.rule("cfs 3.4")
@pytest.mark.parametrize("die", [5, 6, 7, 8])
def test_on_five_to_eight_the_piece_is_taken_and_the_figure_may_go_on(die: int) -> None:
    t = thief(theft=die, actions=1, moved=1)
    t.act("anna", "take salt")
    assert t.heard() == [f"theft_rolled ranger_1 salt {die}", "taken ranger_1 salt"]
    assert (t.load("ranger_1"), t.floor("i3")) == (["salt"], ["fuel", "glass"])
    assert (t.actions, t.left, t.is_down("ranger_1")) == (1, 3, False)


@pytest.mark.rule("cfs 3.4", "cfs 6.1", "cfs 9.4")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_on_two_to_four_the_thief_is_knocked_down_and_the_piece_stays(die: int) -> None:
    t = thief("water", theft=die, actions=1, moved=1)
    t.act("anna", "take salt")
    assert t.heard() == [f"theft_rolled ranger_1 salt {die}", "knocked_down ranger_1"]
    assert (t.load("ranger_1"), t.floor("i3")) == (["water"], ["fuel", "salt", "glass"])
    assert (t.actions, t.options("anna")) == (1, ["stand_up", "end"])
    t.act("anna", "stand_up")
    assert (t.actions, t.left) == (0, 2)  # four with one piece, two for standing up


@pytest.mark.rule("cfs 3.4", "cfs 6.1")
def test_a_thief_knocked_down_without_actions_is_done() -> None:
    t = thief(theft=2, actions=0, moved=1)
    t.act("anna", "take salt")
    assert (t.is_down("ranger_1"), t.prompt) == (True, "pick")


@pytest.mark.rule("cfs 3.4", "cfs 6.2")
def test_on_a_one_the_thief_leaves_its_load_and_is_out_of_play() -> None:
    t = thief("water", "tools", theft=1)
    t.act("anna", "take salt")
    assert t.heard() == [
        *("theft_rolled ranger_1 salt 1", "dropped ranger_1 water,tools i3", "put_out ranger_1"),
    ]
    assert t.floor("i3") == ["water", "fuel", "tools", "salt", "glass"]
    assert (t.load("ranger_1"), t.where("ranger_1")) == ([], "")
    assert (t.prompt, t.asked(), t.actions) == ("home", ["anna"], 0)
    t.act("anna", "place a3")
    assert (t.is_out("ranger_1"), t.is_down("ranger_1")) == (True, False)
    assert (t.where("ranger_1"), t.prompt) == ("a3", "pick")


@pytest.mark.rule("cfs 3.4", "cfs 9.4")
def test_every_piece_needs_its_own_die() -> None:
    t = thief(theft=[8, 5, 3])
    t.act("anna", "take fuel", "take salt", "take glass")
    assert t.told("theft_rolled") == [
        "theft_rolled ranger_1 fuel 8",
        "theft_rolled ranger_1 salt 5",
        "theft_rolled ranger_1 glass 3",
    ]
    assert (t.load("ranger_1"), t.floor("i3")) == (["fuel", "salt"], ["glass"])


@pytest.mark.rule("cfs 3.4", "cfs 9.4")
def test_two_pieces_of_a_kind_need_two_dice() -> None:
    t = Table(anna={"scout": "i3"}, floor={"i3": ["salt", "salt"]}, theft=[6, 7])
    t.act("anna", "take salt", "take salt")
    assert (len(t.told("theft_rolled")), t.load("scout_1")) == (2, ["salt", "salt"])


@pytest.mark.rule("cfs 3.4", "cfs 9.1")
def test_a_stolen_piece_can_end_the_move_as_well() -> None:
    t = thief(theft=5, actions=1, moved=5)
    t.act("anna", "take salt")
    assert t.told("move_ended") == ["move_ended ranger_1"]


@pytest.mark.rule("cfs 3.4", "cfs 3.2")
def test_after_standing_up_a_thief_may_lay_what_it_had_stolen_before() -> None:
    t = thief(theft=[5, 2])
    t.act("anna", "take salt", "take fuel", "stand_up")
    assert t.options("anna", "lay") == ["lay salt"]


@pytest.mark.rule("cfs 3.4")
def test_from_the_own_zone_from_plain_floor_and_while_laying_nobody_rolls() -> None:
    t = Table(
        anna={"scout": {"at": "a3", "load": ["glass"]}},
        floor={"a3": ["salt"], "a4": ["fuel"]},
    )
    t.act("anna", "take salt", "lay glass", "step a4", "take fuel")
    assert (t.load("scout_1"), t.told("theft_rolled")) == (["fuel", "salt"], [])
    t = Table(anna={"scout": {"at": "i3", "load": ["glass"]}})
    t.act("anna", "lay glass")
    assert (t.floor("i3"), t.told("theft_rolled")) == (["glass"], [])


@pytest.mark.rule("cfs 3.4")
def test_the_second_player_steals_from_the_first() -> None:
    t = Table(
        anna={"guard": "c4"},
        ben={"scout": "a1"},
        floor={"a1": ["salt"]},
        active="scout_2",
        theft=4,
    )
    t.act("ben", "take salt")
    assert t.is_down("scout_2")


@pytest.mark.rule("cfs 3.4", "cfs 8.4")
def test_machines_roll_no_theft() -> None:
    t = Table(
        machines={"krabber_1": "h3", "krabber_2": {"out": True}, "krabber_3": {"out": True}},
        floor={"i3": ["salt"]},
        active="krabber_1",
    )
    assert t.told("theft_rolled", "taken") == ["taken krabber_1 salt"]
