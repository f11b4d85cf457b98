"""The table of these tests: what is forced comes, and nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS, EXIT
from tafelrunde.games.kf.tests.table import Table
from tafelrunde.records.forced import ForcedError


def test_a_roll_nobody_forced_fails() -> None:
    t = Table(wilderness=["dragon"])
    with pytest.raises(ForcedError, match="a roll of 'exit' that is not forced"):
        t.act("anna", "attack dragon")


def test_what_was_forced_and_never_came_is_noticed() -> None:
    t = Table(exit=6)
    with pytest.raises(AssertionError, match="never rolled or drawn: \\['exit'\\]"):
        t.check_all_used()
    t.forget()


def test_a_coin_shows_two_or_five() -> None:
    t = Table(options={"coin": 1}, wilderness=["dragon"], coin=[2, 5])
    t.act("anna", "attack dragon", "attack dragon")
    needed = EXIT[CARDS.index("dragon")]
    assert t.told("rolled") == [
        f"rolled anna exit dragon 2 0 2 {needed}",
        f"rolled anna exit dragon 5 1 6 {needed}",
    ]
    t = Table(options={"coin": 1}, wilderness=["dragon"], coin=3)
    with pytest.raises(ForcedError, match="a roll of 'coin', which never shows 3"):
        t.act("anna", "attack dragon")


def test_an_action_that_is_refused_changes_nothing_and_names_its_clause() -> None:
    t = Table(anna={"hand": ["stumble"]}, ben={"realm": ["book"]})
    assert t.refused("anna", "play stumble") == "6.2"
    assert t.refused("anna", "attack crown") == "7.10"
    assert t.may("anna", "attack book") and not t.may("anna", "play crown")


def test_whoever_holds_secrets_is_asked_and_all_pass_until_something_else_is_asked() -> None:
    t = Table(anna={"hand": ["harp"]}, ben={"hand": ["fox"], "realm": ["book"]}, exit=1)
    t.act("anna", "attack book")
    assert (t.prompt, t.asked()) == ("answers", ["anna", "ben"])
    t.pass_all()
    assert (t.prompt, t.asked(), t.actions) == ("act", ["anna"], 1)


def test_a_surprise_is_answered_while_all_others_pass() -> None:
    t = Table(
        anna={"hand": ["harp"]},
        ben={"hand": ["stumble"], "realm": ["book"]},
        cleo={"hand": ["fox"]},
        entry=6,
        exit=6,
    )
    t.act("anna", "attack book")
    t.answer("ben", "stumble", "book")
    assert (t.prompt, t.asked()) == ("answers", ["anna", "cleo"])
    t.pass_all()
    assert t.told("rolled")[1].startswith("rolled anna exit book 6 -3 3")


def test_a_match_may_be_dealt_with_dice_and_cards_as_they_come() -> None:
    t = Table.dealt(3, seed="as they come")
    assert [len(t.hand(name)) for name in t.names] == [5, 5, 5]
    assert (t.prompt, t.asked(), t.actions) == ("act", [t.turn], 1)
    assert len(t.heard("anna")) == len(t.heard()) + 1


def test_a_match_may_be_dealt_as_forced() -> None:
    hands = [["book", "crown", "fox", "heal", "robe"], ["any"] * 5]
    t = Table.dealt(2, card=[*hands[0], *hands[1]], start=[2, 5])
    assert (t.turn, sorted(t.hand("anna"))) == ("ben", sorted(hands[0]))


def test_readers_tell_numbers_and_places() -> None:
    t = Table(anna={"realm": ["princess", "shield_maiden"]}, ben={"realm": ["book"]})
    assert (t.entry_bonus("anna", "crown"), t.exit_bonus("anna", "book")) == (1, 1)
    assert t.exit_number("book") == EXIT[0]
    assert (t.limit("anna"), t.limit("ben"), t.where("book")) == (5, 6, "ben")
    assert (t.over, t.winners) == (False, [])
