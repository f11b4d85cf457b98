"""Storing a match as it goes, and going on from the parts without playing it all again."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel import NOBODY, RulesError, SaveError, State, dump
from tafelrunde.lab.subject import may_be_long
from tafelrunde.records.match import Match
from tafelrunde.records.replay import replay, verify
from tafelrunde.records.stored import Stored, quick_dump
from tafelrunde.records.undo import DEEPEST
from tests.records.playing import bang_match, match_of, play_on, small_match

NAME = ("name", (0, 2), "so be it")


class Keeper:
    """Stores a match step by step, as a server does."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.header = match.header()
        self.lines: list[str] = []
        self.keep()

    def keep(self) -> None:
        line = self.match.fresh_line()
        if line is not None:
            self.lines.append(line)
        self.standing = self.match.standing()

    def stored(self) -> Stored:
        return Stored(self.header, self.standing, self.lines)

    def restored(self) -> Match:
        return Match.restore(self.match.info, self.stored())


class NewerInfo:
    """A game of the catalog with newer rules; compiled classes can't be changed."""

    rules_version = 99

    def __init__(self, info: GameInfo) -> None:
        self.info = info

    def __getattr__(self, name: str) -> Any:
        return getattr(self.info, name)


def assert_same(one: Match, other: Match) -> None:
    assert dump(one.s) == dump(other.s)
    assert one.save() == other.save()
    assert one.standing() == other.standing()
    assert one.header() == other.header()
    for viewer in range(NOBODY, one.setting.players):
        assert one.history(viewer) == other.history(viewer)
        assert one.record(viewer) == other.record(viewer)
    for seat in range(one.setting.players):
        assert one.why_no_undo(seat) == other.why_no_undo(seat)
        assert one.may_undo(seat) == other.may_undo(seat)


@pytest.mark.parametrize("game", [info.id for info in all_games()])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_is_restored_at_every_step_exactly_as_it_was(game: str, seed: int) -> None:
    info = next(info for info in all_games() if info.id == game)
    match = match_of(info, seed=seed)
    keeper = Keeper(match)
    for turn in range(400):
        if match.status != "running":
            break
        seat = match.game.actors(match.s)[-1]
        options = match.game.options(match.s, seat)
        match.act(seat, options[turn * 7 % len(options)])
        keeper.keep()
        if turn % 5 == 0 and match.why_no_undo(seat) is None:
            match.undo(seat)
            keeper.keep()
        if turn < 40 or turn % 10 == 0:
            again = keeper.restored()
            assert_same(again, match)
            match = keeper.match = again  # nothing is missing for the steps to come
    if match.status == "running" and may_be_long(info):
        match.abandon()
        keeper.keep()
    assert match.status == "over" or may_be_long(info)
    record = keeper.stored().record()
    assert record == match.record()
    assert replay(record).ok
    assert all(check.ok for check in verify(record))


def test_answers_that_others_are_waited_for_are_restored_without_a_line_of_log() -> None:
    keeper = Keeper(small_match())
    match = keeper.match
    match.act(0, ("vote",))
    keeper.keep()
    lines = len(keeper.lines)
    match.act(1, ("choose", 1))
    keeper.keep()
    assert len(keeper.lines) == lines
    again = keeper.restored()
    assert again.s.answers == [(), ("choose", 1), ()]
    for one in (match, again):
        one.act(0, ("choose", 0))
        one.act(2, ("choose", 0))
    assert_same(again, match)


def test_several_steps_can_be_taken_back_after_restoring() -> None:
    keeper = Keeper(small_match())
    states = []
    for _ in range(3):
        states.append(keeper.match.s.count)
        keeper.match.act(0, NAME)
        keeper.keep()
    again = keeper.restored()
    for count in reversed(states):
        again.undo(0)
        assert again.s.count == count
    assert again.why_no_undo(0) == ("error-undo-nothing", "there is nothing to take back")


def test_what_was_undone_before_restoring_stands_no_longer() -> None:
    keeper = Keeper(small_match())
    keeper.match.act(0, NAME)
    keeper.keep()
    keeper.match.undo(0)
    keeper.keep()
    keeper.match.act(0, ("roll",))
    keeper.keep()
    keys = [event[1] for event in keeper.restored().history(1)]
    assert keys == ["dealt", "rolled"]


def test_no_more_than_so_many_steps_are_kept_to_be_taken_back() -> None:
    match = small_match()
    for _ in range(DEEPEST + 5):
        match.act(0, NAME)
    assert len(json.loads(match.standing())["steps"]) == DEEPEST
    for _ in range(DEEPEST):
        match.undo(0)
    assert match.s.count == 5
    assert match.why_no_undo(0) is not None


def test_a_match_whose_rules_broke_down_is_restored_as_failed_with_the_action_that_did_it() -> None:
    keeper = Keeper(small_match())
    with pytest.raises(RulesError):
        keeper.match.act(0, ("break_rules",))
    keeper.keep()
    again = keeper.restored()
    assert again.status == "failed"
    assert again.entries[-1].text == "break_rules"
    assert_same(again, keeper.match)


def test_an_abandoned_match_opens_its_secret_without_rules() -> None:
    keeper = Keeper(play_on(bang_match(), most=0))
    keeper.match.abandon()
    keeper.keep()
    record = keeper.stored().record()
    assert (record.status, record.secret) == ("abandoned", keeper.match.secret)


def test_a_running_match_gives_a_viewer_only_their_own_stream_without_rules() -> None:
    keeper = Keeper(bang_match())
    record = keeper.stored().record(2)
    assert record == keeper.match.record(2)
    assert not record.secret
    assert not record.draws
    assert not record.entries


def test_a_match_goes_on_under_newer_rules_and_its_record_names_those_it_began_with() -> None:
    keeper = Keeper(bang_match())
    newer = cast(GameInfo, NewerInfo(keeper.match.info))
    again = Match.restore(newer, keeper.stored())
    assert again.info.rules_version == 99
    assert again.rules == again.record().rules == keeper.match.rules
    play_on(again)
    assert again.status == "over"


def test_a_save_that_does_not_fit_the_rules_any_more_is_an_error_but_its_record_can_be_read() -> (
    None
):
    keeper = Keeper(bang_match())
    data = json.loads(keeper.standing)
    data["state"]["horses"] = 3
    keeper.standing = json.dumps(data)
    with pytest.raises(SaveError):
        keeper.restored()
    assert keeper.stored().record(NOBODY) == keeper.match.record(NOBODY)


def test_what_is_no_stored_match_is_an_error() -> None:
    keeper = Keeper(bang_match())
    with pytest.raises(SaveError):
        Stored("{}", keeper.standing, keeper.lines)
    with pytest.raises(SaveError):
        Stored(keeper.header, keeper.standing, ["[1, 2"])


def test_a_step_that_was_not_stored_in_time_is_noticed() -> None:
    match = small_match()
    match.fresh_line()
    match.act(0, NAME)
    match.act(0, NAME)
    with pytest.raises(RulesError):
        match.fresh_line()


class AnyState(State):
    """A state with a column of anything."""

    __slots__ = ("anything",)

    anything: list[object]


plain = st.recursive(
    st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=8,
)


@given(st.lists(plain, max_size=6))
def test_the_quick_dump_is_the_kernels_byte_for_byte(anything: list[object]) -> None:
    s = AnyState()
    s.start()
    s.anything = anything
    assert quick_dump(s) == dump(s)
