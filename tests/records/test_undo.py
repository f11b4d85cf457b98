"""Undo: a logged step back, as long as nobody has learned anything."""

from __future__ import annotations

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import Fate, IllegalAction, State, dump
from tafelrunde.pieces.dice import encode
from tafelrunde.records.match import Match
from tafelrunde.records.record import Message
from tafelrunde.records.undo import discloses
from tests.records.playing import small_match

NAME = ("name", (0, 2), "so be it")


def without_serial(match: Match) -> str:
    twin = match.s.clone()
    twin.serial = 0
    return dump(twin)


def refused(match: Match, seat: int) -> str:
    """Ask for an undo that must be refused and change nothing."""
    before, logged = dump(match.s), len(match.entries)
    with pytest.raises(IllegalAction) as caught:
        match.undo(seat)
    assert (dump(match.s), len(match.entries)) == (before, logged)
    return str(caught.value)


def test_an_undo_goes_back_step_by_step_and_is_logged_itself() -> None:
    match = small_match()
    match.act(0, ("roll",))
    states = [without_serial(match)]
    for _ in range(2):
        match.act(0, NAME)
        states.append(without_serial(match))
    for expected in (states[1], states[0]):
        match.undo(0)
        assert without_serial(match) == expected
    assert [entry.text for entry in match.entries[1:]] == [
        'name 0,2 "so be it"',
        'name 0,2 "so be it"',
        "undo",
        "undo",
    ]
    assert refused(match, 0).endswith("dice were rolled or cards were drawn since")


def test_an_undo_is_told_to_all_and_what_was_undone_stands_no_longer() -> None:
    match = small_match()
    match.act(0, NAME)
    heard = match.history(1)
    match.undo(0)
    assert match.history(1) == heard[:-1]
    assert match.messages[-1] == Message(2, (), 0)
    assert match.messages[-2].events == ((-1, "named", (0, (0, 2), "so be it")),)


def test_the_number_of_a_decision_is_never_used_twice() -> None:
    match = small_match()
    seen = [match.s.serial]
    for _ in range(3):
        match.act(0, NAME)
        seen.append(match.s.serial)
        match.undo(0)
        seen.append(match.s.serial)
    assert seen == sorted(set(seen))


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert refused(small_match(), 0) == "this can't be taken back: there is nothing to take back"


def test_nothing_is_taken_back_after_a_draw() -> None:
    match = small_match()
    match.act(0, NAME)
    match.act(0, ("roll",))
    assert refused(match, 0).endswith("dice were rolled or cards were drawn since")


def test_nothing_is_taken_back_after_a_whisper() -> None:
    match = small_match()
    match.act(0, ("look", 2))
    assert refused(match, 0).endswith("somebody has learned something by it")


def test_nothing_is_taken_back_after_a_secret_was_shown_to_all() -> None:
    match = small_match()
    match.act(0, NAME)
    match.act(0, ("show",))
    assert refused(match, 0).endswith("somebody has learned something by it")


def test_showing_what_all_know_already_can_be_taken_back() -> None:
    match = small_match()
    match.act(0, ("show",))
    match.act(0, ("show",))
    match.undo(0)
    assert refused(match, 0).endswith("somebody has learned something by it")


def test_nothing_is_taken_back_once_somebody_else_has_acted() -> None:
    match = small_match()
    match.act(0, ("pass_on",))
    match.act(1, NAME)
    assert refused(match, 0).endswith("somebody else has acted since")
    match.undo(1)  # not even then
    assert refused(match, 0).endswith("somebody else has acted since")


def test_passing_the_turn_on_can_be_taken_back_before_the_next_player_acts() -> None:
    match = small_match()
    match.act(0, ("pass_on",))
    match.undo(0)
    assert match.game.actors(match.s) == (0,)


def test_nothing_is_taken_back_after_a_decision_taken_together() -> None:
    match = small_match()
    match.act(0, ("vote",))
    for seat in (0, 1, 2):
        match.act(seat, ("choose", 0))
    assert refused(match, 0).endswith("it was decided together with others")


def test_an_answer_is_changed_rather_than_taken_back() -> None:
    match = small_match()
    match.act(0, ("vote",))
    match.act(1, ("choose", 0))
    assert refused(match, 1).endswith("an answer can be changed until everybody has answered")
    assert refused(match, 0).endswith("somebody else has acted since")


def test_the_end_of_a_match_is_not_taken_back() -> None:
    match = small_match()
    match.act(0, ("end",))
    assert refused(match, 0).endswith("the match has ended")


class OneRoll(Fate):
    """Lets the dice show a 1, dynamite and three beers."""

    def below(self, s: State, n: int, what: str) -> int:
        return encode((2, 1, 4, 4, 4), 6)


def test_a_shot_that_would_show_a_role_is_a_disclosure_and_one_that_only_wounds_is_none() -> None:
    info = load("bang")
    game = info.build(5)
    seats = {"boris": {"life": 1}, "emma": {"life": 3}}
    names = ["Anna", "Boris", "Clara", "Dmitri", "Emma"]
    s = info.part("position").position(game, {"seats": seats}, names)
    s.fate = OneRoll()
    game.advance(s)
    game.apply(s, 0, ("stop",))
    assert discloses(game, s, 0, ("shoot", 1))
    assert not discloses(game, s, 0, ("shoot", 4))
