"""Proving records: draws recomputed without rules, matches played again with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel import SaveError, State, dump
from tafelrunde.records.fairness import draw_at, match_key, secret_from_seed
from tafelrunde.records.record import Draw, Entry, Record, dump_record, load_record
from tafelrunde.records.replay import replay, resume, verify
from tests.records.playing import bang_match, finished, match_of, play_on, small_match
from tests.records.small import small_info


def again(record: Record) -> Record:
    """The record as it comes from a file."""
    return load_record(dump_record(record))


@pytest.fixture
def _small_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "load", lambda game: small_info())


# Verifying


@given(st.text(), st.integers(0, 1000), st.integers(1, 1 << 31))
def test_a_draw_recomputed_is_the_draw_the_kernel_made(seed: str, index: int, n: int) -> None:
    s = State()
    s.start()
    s.key = match_key(secret_from_seed(seed))
    s.drawn = index
    assert (s.draw(n), s.drawn) == draw_at(s.key, index, n)


def test_a_draw_that_would_be_unfair_is_passed_over() -> None:
    n = (1 << 32) // 3 + 1  # almost a third of all words would favour some results
    key = match_key(secret_from_seed("x"))
    used = [draw_at(key, index, n)[1] - index for index in range(50)]
    assert max(used) > 2
    assert min(used) == 1


def test_a_finished_record_is_verified_without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = again(finished())
    monkeypatch.setattr(catalog, "load", None)
    checks = verify(record)
    assert [check.ok for check in checks] == [True, True]
    assert f"all {len(record.draws)} draws" in checks[1].text


def test_another_secret_than_the_sealed_one_is_found_out() -> None:
    record = replace(finished(), secret=secret_from_seed("loaded dice"))
    checks = verify(record)
    assert not checks[0].ok
    assert "not the one that was committed to" in checks[0].text
    assert not checks[1].ok


def test_a_changed_draw_is_found_out() -> None:
    record = again(finished())
    draw = record.draws[12]
    record.draws[12] = Draw(draw.index, draw.n, (draw.result + 1) % draw.n, draw.what)
    assert f"draw 13 (dice) is {record.draws[12].result}" in verify(record)[1].text


@pytest.mark.parametrize("change", [lambda d: d.pop(4), lambda d: d.insert(4, d[4])])
def test_a_missing_or_repeated_draw_is_found_out(change: Callable[[list[Draw]], object]) -> None:
    record = again(finished())
    change(record.draws)
    check = verify(record)[1]
    assert not check.ok
    assert "draws are missing or out of order" in check.text


def test_changed_contributions_are_found_out() -> None:
    record = replace(finished(), contributions=("mine",))
    assert [check.ok for check in verify(record)] == [True, False]


def test_a_running_match_can_not_be_verified_yet() -> None:
    (check,) = verify(bang_match().record(1))
    assert not check.ok
    assert "it is opened when the match ends" in check.text


# Playing again


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_played_again_comes_out_the_same(info: GameInfo, seed: int) -> None:
    record = again(play_on(match_of(info, seed=seed), step=5 + seed).record())
    result = replay(record)
    assert result.ok, result.difference
    assert result.actions == len(record.entries)
    assert result.match.record() == record


@pytest.mark.usefixtures("_small_is_known")
def test_undo_and_answers_given_together_are_played_again() -> None:
    match = small_match()
    for seat, action in [
        (0, ("pass_on",)),
        (1, ("name", (0, 2), "so be it")),
        (1, ("vote",)),
        (2, ("choose", 1)),
        (0, ("choose", 0)),
        (1, ("choose", 1)),
    ]:
        match.act(seat, action)
        if action[0] == "name":
            match.undo(seat)
    match.act(1, ("end",))
    assert replay(again(match.record())).ok


def test_the_first_action_that_differs_is_named_with_its_line() -> None:
    record = finished()
    text = dump_record(record)
    entry = record.entries[9]
    changed = text.replace(entry.hash, "0" * 24)
    result = replay(load_record(changed))
    assert not result.ok
    assert result.actions == 9
    assert f": {entry.text}): the state after it is another one" in result.difference
    assert changed.splitlines()[result.line - 1].endswith("0" * 24 + "]")


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ("shoot anna", "it is refused: "),
        ("dance", "no action 'dance'"),
        ("undo", "it is refused: this can't be taken back"),
    ],
)
def test_an_action_that_is_not_possible_is_a_difference(text: str, difference: str) -> None:
    record = again(finished())
    record.entries[0] = Entry(record.entries[0].seat, text, "00")
    result = replay(record)
    assert difference in result.difference
    assert result.difference.startswith("action 1 (")


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda r: replace(r, start="00"), "the match starts in another state"),
        (lambda r: replace(r, entries=r.entries[:-1]), "not over after the last action"),
        (lambda r: replace(r, status="abandoned"), "the match is over after the last action"),
        (lambda r: replace(r, winners=[]), "the winners are not the recorded ones"),
        (lambda r: replace(r, draws=r.draws[:-1]), "the draws are not the recorded ones"),
        (lambda r: replace(r, messages=r.messages[1:]), "the messages are not the recorded ones"),
    ],
)
def test_whatever_was_changed_in_a_record_is_found(
    change: Callable[[Record], Record], difference: str
) -> None:
    assert difference in replay(change(again(finished()))).difference


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda r: replace(r, rules=99), "played with rules version 99, not"),
        (lambda r: replace(r, save=99), "played with save version 99, not"),
        (lambda r: replace(r, game="chess"), "there is no game 'chess'"),
        (lambda r: replace(r, options={"speed": 1}), "no option 'speed'"),
        (lambda r: replace(r, names=["A"]), "players, not 1"),
        (lambda r: replace(r, names=["A", "B", "C", "D", "x" * 41]), "a name has 1 to 40 signs"),
        (lambda r: replace(r, secret=""), "is not a whole match"),
    ],
)
def test_what_can_not_be_played_again_is_told_in_one_sentence(
    change: Callable[[Record], Record], error: str
) -> None:
    with pytest.raises(SaveError) as caught:
        replay(change(again(finished())))
    assert error in str(caught.value)


@pytest.mark.usefixtures("_small_is_known")
def test_rules_that_broke_down_break_down_again_at_the_same_place() -> None:
    match = small_match()
    match.act(0, ("vote",))
    for seat in (2, 1, 0):
        match.act(seat, ("choose", 1))
    with pytest.raises(Exception, match="on purpose"):
        match.act(0, ("break_rules",))
    result = replay(again(match.record()))
    assert result.difference == (
        "action 5 (Anna: break_rules): the rules break down: broken on purpose"
    )


# Going on


def test_a_saved_match_goes_on_exactly_where_it_was() -> None:
    match = bang_match()
    play_on(match, most=20)
    assert match.status == "running"
    later = resume(again(match.save()))
    assert dump(later.s) == dump(match.s)
    assert later.history(2) == match.history(2)
    assert play_on(later).record() == play_on(match).record()


def test_a_saved_match_that_was_tampered_with_does_not_go_on() -> None:
    match = play_on(bang_match(), most=5)
    saved = match.save()
    saved.entries[2] = Entry(saved.entries[2].seat, "stop", saved.entries[2].hash)
    with pytest.raises(SaveError, match=r"record line \d+: can't go on from here: action 3"):
        resume(again(saved))
