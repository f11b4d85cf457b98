"""The table of these tests: what is forced comes, and nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.games.cfs.tests.table import Table
from tafelrunde.records.forced import ForcedError


def test_the_story_of_the_table_is_true() -> None:
    t = Table(
        anna={"scout": {"at": "c4", "load": ["water"]}},
        ben={"guard": "c6"},
        machines={"greifer_1": "d5"},
        floor={"c5": ["salt"]},
        fields={"c2-d2": "off"},
        shove=[7, 2],
    )
    assert not t.is_on("c2-d2")
    t.act("anna", "step c5", "take salt", "shove c6")
    assert t.where("scout_1") == "c6" and t.load("scout_1") == ["water", "salt"]
    assert (t.where("guard_2"), t.where("greifer_1")) == ("c5", "d5")


def test_a_roll_nobody_forced_fails() -> None:
    t = Table(anna={"scout": "c4"}, ben={"guard": "c5"})
    with pytest.raises(ForcedError, match="a roll of 'fight' that is not forced"):
        t.act("anna", "fight c5")


def test_a_die_that_does_not_have_the_side_fails() -> None:
    t = Table(anna={"scout": "c4"}, ben={"guard": "c5"}, fight=[9, 1])
    with pytest.raises(ForcedError, match="a roll of 'fight' with one die of 8 sides"):
        t.act("anna", "fight c5")
    t.forget()


def test_what_was_forced_and_never_came_is_noticed() -> None:
    t = Table(jump=3)
    with pytest.raises(AssertionError, match="never rolled or drawn: \\['jump'\\]"):
        t.check_all_used()
    t.forget()


def test_an_action_that_is_refused_changes_nothing_and_names_its_clause() -> None:
    t = Table(anna={"scout": "c4"})
    assert t.refused("anna", "step c9") == "3.1"
    assert t.may("anna", "step c5") and not t.may("anna", "jump")


def test_jump_and_disaster_are_forced_by_what_the_dice_show() -> None:
    t = Table(anna={"scout": "e1"}, jump=[2, 8], disaster=4)
    t.act("anna", "step f1", "jump")
    assert t.where("scout_1") == "j5"
    t.act("anna", "step j4", "step j5", "jump")
    assert t.where("scout_1") == "a6" and t.is_down("scout_1")
    assert t.told("jump_rolled", "disaster") == [
        "jump_rolled scout_1 2",
        "jump_rolled scout_1 8",
        "disaster scout_1 4",
    ]


def test_a_team_that_does_nothing_makes_room_for_the_next() -> None:
    t = Table()
    t.end_team("anna")
    assert (t.asked(), t.prompt) == (["ben"], "pick")
    t.end_team("ben")  # then the machines, who find nothing to do
    assert (t.asked(), t.prompt, t.round) == (["anna", "ben"], "choice", 2)


def test_a_drawing_may_leave_out_zones_and_machines() -> None:
    t = Table(
        anna={"scout": "a1"},
        dungeon="""
        +-+-+-+
        |. .B.|
        +   +-+
        |. . .|
        +-+-+-+
        """,
    )
    assert t.options("anna", "step") == ["step b1", "step a2"]
    assert (t.where("guard_1"), t.where("guard_2")) == ("a3", "b5")
    assert t.where("greifer_1") == "a7" and t.where("krabber_3") == "b8"
    assert t.dungeon.barriers == ("b1-c1",)
    t.end_team("anna")
    t.end_team("ben")
    assert t.round == 2


def test_a_match_may_be_dealt_with_dice_and_cards_as_they_come() -> None:
    t = Table.dealt(3, dungeon=0, seed="as they come")
    assert (t.prompt, t.asked()) == ("bench", ["anna"])
    assert [len(t.hand(name)) for name in t.names] == [4, 4, 4]
    assert len(t.heard("anna")) == len(t.heard()) + 2


def test_a_match_may_be_dealt_as_forced() -> None:
    cards = ["a_clubs", "2_hearts", "3_hearts", "4_hearts"]
    t = Table.dealt(
        2,
        place=["any"] * 48,
        need=["water", "salt", "glass", "any", "any", "any"],
        playing_card=[*cards, *["any"] * 8],
    )
    assert t.needs("anna") == ["water", "salt", "glass"]
    assert t.hand("anna") == ["2_hearts", "3_hearts", "4_hearts", "a_clubs"]
