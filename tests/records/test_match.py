"""Matches: the log, what everybody is told, secrets kept until the end, and failing rules."""

from __future__ import annotations

import pytest

from tafelrunde.games.catalog import load
from tafelrunde.kernel import NOBODY, IllegalAction, OptionError, RulesError, dump, state_hash
from tafelrunde.records.fairness import match_key, seal, secret_from_seed
from tafelrunde.records.match import Match
from tafelrunde.records.record import dump_record
from tests.records.playing import bang_match, play_on, small_match


def test_a_seed_repeats_a_match_and_without_one_no_two_are_alike() -> None:
    assert play_on(bang_match(7)).record() == play_on(bang_match(7)).record()
    assert bang_match(7).start != bang_match(8).start
    fresh = {bang_match(None).record().commitment for _ in range(3)}
    assert len(fresh) == 3


def test_the_stream_is_keyed_and_the_players_have_a_part_in_the_key() -> None:
    info = load("bang")
    names = ["A", "B", "C", "D"]
    match = Match(info, info.setting(4), names, seed="x", contributions=("luck", "more luck"))
    assert match.s.key == match_key(secret_from_seed("x"), ("luck", "more luck"))
    assert match.s.key != match_key(secret_from_seed("x"))
    assert match.record().contributions == ("luck", "more luck")


def test_contributions_can_not_be_shifted_into_each_other() -> None:
    secret = secret_from_seed("x")
    assert match_key(secret, ("ab", "c")) != match_key(secret, ("a", "bc"))


def test_every_action_is_logged_with_a_hash_chained_to_the_one_before() -> None:
    match = small_match()
    match.act(0, ("roll",))
    first = state_hash(match.s, match.start)
    match.act(0, ("pass_on",))
    second = state_hash(match.s, first)
    assert [(e.seat, e.text, e.hash) for e in match.entries] == [
        (0, "roll", first),
        (0, "pass_on", second),
    ]


def test_an_illegal_action_changes_nothing_and_is_not_logged() -> None:
    match = bang_match()
    seat = match.game.actor(match.s)
    before = dump(match.s)
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, ("reroll", 0))
    assert caught.value.clause == "bang 2.1"
    with pytest.raises(IllegalAction):
        match.act((seat + 1) % 5, ("stop",))
    assert dump(match.s) == before
    assert not match.entries
    assert len(match.messages) == 1  # the set-up


def test_every_draw_is_logged_with_its_place_and_name() -> None:
    match = small_match()
    match.act(0, ("roll",))
    draws = match.save().draws
    assert [(draw.n, draw.what) for draw in draws] == [(10, "numbers")] * 3 + [(6, "die")]
    assert [draw.index for draw in draws] == [0, 1, 2, 3]
    assert match.history(NOBODY)[-1] == (-1, "rolled", (draws[3].result + 1,))


def test_everybody_is_told_only_what_is_meant_for_them() -> None:
    match = small_match()
    match.act(0, ("look", 1))
    match.act(0, ("name", (0, 2), "so be it"))
    heard = {viewer: [event[1] for event in match.history(viewer)] for viewer in range(-1, 3)}
    assert heard == {
        NOBODY: ["named"],
        0: ["dealt", "looked", "named"],
        1: ["dealt", "named"],
        2: ["dealt", "named"],
    }
    assert match.history(2)[0][2][0] == 2


def test_answers_given_together_are_logged_in_seat_order_and_only_when_all_are_in() -> None:
    match = small_match()
    match.act(0, ("vote",))
    match.act(2, ("choose", 1))
    match.act(1, ("choose", 0))
    match.act(2, ("choose", 0))  # a mind may be changed until the last answer is in
    assert [entry.text for entry in match.entries] == ["vote"]
    assert len(match.messages) == 2
    match.act(0, ("choose", 1))
    assert [(entry.seat, entry.text) for entry in match.entries[1:]] == [
        (0, "choose 1"),
        (1, "choose 0"),
        (2, "choose 0"),
    ]
    assert [bool(entry.hash) for entry in match.entries] == [True, False, False, True]
    assert match.history(NOBODY)[-1][1:] == ("voted", ((1, 0, 0),))


def test_while_a_match_runs_a_viewer_gets_their_own_stream_and_nothing_else() -> None:
    match = bang_match()
    for _ in range(5):
        seat = match.game.actor(match.s)
        match.act(seat, match.game.options(match.s, seat)[0])
    record = match.record(viewer=3)
    assert (record.secret, record.entries, record.draws, record.start) == ("", [], [], "")
    assert record.stream == 3
    told = [event for message in record.messages for event in message.events]
    assert told == match.history(3)
    roles = [event for event in told if event[1] == "role_dealt"]
    assert all(event[2][0] == 3 and event[0] == 1 << 3 for event in roles)
    assert match.s.key not in dump_record(record)


def test_a_whisper_in_a_stream_does_not_say_who_else_heard_it() -> None:
    match = small_match()
    match.s.whisper(0b011, "looked", 2, 5)
    match.act(0, ("name", (0, 2), "so be it"))
    whispers = [e for m in match.record(1).messages for e in m.events if e[1] == "looked"]
    assert whispers == [(0b010, "looked", (2, 5))]
    assert "looked" not in dump_record(match.record(2))


def test_the_secret_is_sealed_from_the_start_and_opened_at_the_end() -> None:
    match = small_match()
    sealed = match.record().commitment
    assert match.record().secret == ""
    match.act(0, ("end",))
    record = match.record(viewer=1)
    assert record.status == "over"
    assert record.winners == [0]
    assert seal(record.secret) == sealed == record.commitment
    assert record.stream is None


def test_an_abandoned_match_opens_its_secret_too_and_takes_no_more_actions() -> None:
    match = small_match()
    match.act(0, ("roll",))
    match.abandon()
    assert match.record().status == "abandoned"
    assert seal(match.record().secret) == match.record().commitment
    with pytest.raises(IllegalAction, match="broken off"):
        match.act(0, ("roll",))


def test_a_match_that_is_over_stays_over() -> None:
    match = small_match()
    match.act(0, ("end",))
    match.abandon()
    assert match.status == "over"
    with pytest.raises(IllegalAction, match="the game is over"):
        match.act(0, ("roll",))


def test_rules_that_break_down_leave_a_record_that_shows_where() -> None:
    match = small_match()
    match.act(0, ("roll",))
    before = dump(match.s)
    with pytest.raises(RulesError, match="on purpose"):
        match.act(0, ("break_rules",))
    assert dump(match.s) == before
    record = match.record()
    assert record.status == "failed"
    assert (record.entries[-1].text, record.entries[-1].hash) == ("break_rules", "")
    assert len(record.draws) == 4  # the draw of the failed action is not among them


def test_an_information_set_is_a_false_world_with_the_true_view_and_own_history() -> None:
    match = bang_match()
    seat = (match.game.actor(match.s) + 1) % 5
    info = match.info_set(seat)
    assert info.view() == match.game.view(match.s, seat)
    assert info.history == match.history(seat)
    assert info.world.key == ""
    info.history.clear()
    assert match.history(seat)


def test_an_information_set_is_the_same_whenever_one_decision_is_looked_at() -> None:
    match = bang_match()
    assert dump(match.info_set(2).world) == dump(match.info_set(2).world)
    worlds = {tuple(bang_match(seed).info_set(2).world.role) for seed in range(20)}
    assert len(worlds) > 3


@pytest.mark.parametrize("names", [["A", "B"], ["A", "B", " "], ["A", "B", "x\ny"], ["A"] * 4])
def test_names_that_do_not_fit_the_table_are_refused(names: list[str]) -> None:
    with pytest.raises(OptionError, match="name"):
        Match(load("bang"), load("bang").setting(3), names)


def test_what_is_carried_over_reaches_the_set_up_and_the_record_unchanged() -> None:
    carried = {"count": 5, "seats": (1, 2)}
    info = small_match().info
    match = Match(info, info.setting(), ["A", "B", "C"], seed=1, carried=carried)
    assert match.s.count == 5
    assert match.record().carried == {"count": 5, "seats": [1, 2]}
