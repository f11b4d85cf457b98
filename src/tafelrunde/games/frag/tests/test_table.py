"""The table of these tests: what is forced comes, and nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.games.frag.tests.table import Table
from tafelrunde.records.forced import ForcedError


def duel() -> Table:
    return Table({"anna": {"at": "c3", "weapons": ["needler"]}, "ben": {"at": "c5"}})


def test_a_roll_nobody_forced_fails() -> None:
    with pytest.raises(ForcedError, match="a roll of 'to_hit' that is not forced"):
        duel().act("anna", "attack ben pistol")


def test_a_roll_with_other_dice_than_forced_fails() -> None:
    t = duel()
    t.force(to_hit="1 1 1")
    with pytest.raises(ForcedError, match="a roll of 'to_hit' with 2 dice, not 3"):
        t.act("anna", "attack ben pistol")
    t.forget()


def test_what_was_forced_and_never_came_is_noticed() -> None:
    t = duel()
    t.force(acid="1 1")
    with pytest.raises(AssertionError, match="never rolled or drawn: \\['acid'\\]"):
        t.check_all_used()
    t.forget()


def test_a_roll_of_more_dice_than_one_draw_throws_is_forced_as_one() -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c4", "build": [6, 1, 1], "cheats": 1}},
        to_hit="1 1",
        damage="1 1",
        defence="1 2 3 4 5 6 1 2 3 4 5 6",
    )
    t.act("anna", "attack ben pistol")
    assert t.told("defence_rolled") == ["defence_rolled ben 1,2,3,4,5,6,1,2,3,4,5,6 42 0"]


@pytest.mark.parametrize("dice", ["1 2 3 4 5 6 1 2 3 4 5", "1 2 3 4 5 6 1 2 3 4 5 6 1"])
def test_a_big_roll_with_other_dice_than_forced_fails(dice: str) -> None:
    t = Table(
        {"anna": {"at": "c3"}, "ben": {"at": "c4", "build": [6, 1, 1], "cheats": 1}},
        to_hit="1 1",
        damage="1 1",
        defence=dice,
    )
    with pytest.raises(ForcedError, match="a roll of 'defence' with 2 dice, not "):
        t.act("anna", "attack ben pistol")
    t.forget()


def test_the_respawn_field_is_forced_by_its_number() -> None:
    t = Table({"anna": {"out": True}, "ben": {}}, phase="start", respawn=6)
    assert t.where("anna") == "e9"
    with pytest.raises(ForcedError, match="a roll of 'respawn' with one die of 6 sides"):
        Table({"anna": {"out": True}, "ben": {}}, phase="start", respawn=7)


def test_an_action_that_is_refused_changes_nothing_and_names_its_clause() -> None:
    t = duel()
    assert t.refused("anna", "step c9") == "5.2"
    assert t.refused("anna", "attack ben chainsaw") == "card:chainsaw"
    assert t.may("anna", "attack ben needler") and not t.may("anna", "roll")


def test_all_pass_until_something_else_is_asked() -> None:
    t = Table(
        {"anna": {"at": "c3", "hand": ["lag"]}, "ben": {"at": "c5", "hand": ["theft", "medpack"]}},
        to_hit="1 1",
        damage="1 1",
        defence="6 6 6",
    )
    t.act("anna", "attack ben pistol")
    assert (t.prompt, t.asked()) == ("attack_answers", ["anna", "ben"])
    t.pass_all()
    assert (t.prompt, t.asked()) == ("act", ["anna"])


def test_a_match_may_be_dealt_with_dice_and_cards_as_they_come() -> None:
    t = Table.dealt(3, map=1, seed="as they come")
    assert (t.prompt, t.asked()) == ("build", ["anna", "ben", "cleo"])
    assert [len(t.hand(name)) for name in t.names] == [3, 3, 3]
    assert len(t.heard("anna")) == len(t.heard()) + 3


def test_a_match_may_be_dealt_as_forced() -> None:
    t = Table.dealt(
        2,
        weapon=["needler", "shotgun"],
        gadget=["medpack", "any"],
        special=["lag", "theft"],
        start=["2", "5"],
    )
    t.act("anna", "build 3 2 2")
    t.act("ben", "build 1 4 2")
    assert (t.hand("anna"), t.asked()) == (["needler", "medpack", "lag"], ["ben"])
