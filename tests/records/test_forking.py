"""Matches that go on from another one: as if nothing had happened, with draws of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo, Setting, all_games, load
from tafelrunde.kernel import NOBODY, IllegalAction, OptionError, SaveError, dump
from tafelrunde.lab.subject import short_options
from tafelrunde.records.fairness import secret_from_seed
from tafelrunde.records.forking import fork
from tafelrunde.records.frames import frames
from tafelrunde.records.match import Match
from tafelrunde.records.past import Past
from tafelrunde.records.record import Draw, Entry, Record, Stretch, dump_record, load_record
from tafelrunde.records.replay import begin_again, repeat, replay, resume, verify
from tafelrunde.records.stored import Stored
from tests.records.playing import NAMES, bang_match, finished, match_of, play_on, small_match
from tests.records.small import small_info
from tests.records.test_restore import Keeper, assert_same

LONGEST = 400  # actions; games of BANG! have far fewer
NEW_NAMES = ["Zoë", "Yuri", "X", "Wanda", "Vera", "Uwe", "Tom", "Sam"]


def again(record: Record) -> Record:
    """The record as it comes from a file."""
    return load_record(dump_record(record))


def settings() -> list[tuple[GameInfo, Setting]]:
    """Return all games, each plain, with one module after the other, and with everything."""
    found = []
    for info in all_games():
        sets = info.module_sets(info.usual)
        chosen = {(), *(one for one in sets if len(one) == 1), max(sets, key=len)}
        options = short_options(info)
        found += [(info, info.setting(info.usual, modules, options)) for modules in sorted(chosen)]
    return found


def going_on(record: Record, entries: int, seed: object = "fork") -> Match:
    """Return a match that goes on from a record, with other names."""
    info = catalog.load(record.game)
    setting = info.setting(len(record.names), record.modules, record.options)
    names = NEW_NAMES[: setting.players]
    past = fork(record, entries)
    return Match(info, setting, names, seed=seed, carried=record.carried, past=past)


def play_at_random(match: Match, seed: int) -> Match:
    """Play to the end with any options, taking back now and then what can be; stop long games."""
    rng = random.Random(seed)
    while match.status == "running":
        if len(match.entries) > LONGEST:
            match.abandon()
            break
        seat = rng.choice(match.game.actors(match.s))
        match.act(seat, rng.choice(match.game.options(match.s, seat)))
        if rng.random() < 0.05 and match.why_no_undo(seat) is None:
            match.undo(seat)
    return match


def named(case: tuple[GameInfo, Setting]) -> str:
    return "+".join((case[0].id, *case[1].modules))


@pytest.mark.parametrize("case", settings(), ids=named)
def test_from_whatever_moment_a_match_goes_on_it_can_be_proved(
    case: tuple[GameInfo, Setting],
) -> None:
    info, setting = case
    first = play_at_random(Match(info, setting, NAMES[: setting.players], seed=info.id), 1).record()
    every = len(first.messages) // 5
    for number, message in enumerate(first.messages[:-1:every]):
        match = going_on(first, message.after, seed=number)
        forked = again(play_at_random(match, number).record())
        assert forked == match.record()
        result = replay(forked)
        assert result.ok, result.difference
        result.match.abandon()  # if it was stopped
        assert result.match.record() == forked
        checks = verify(forked)
        assert len(checks) == 4
        assert all(check.ok for check in checks)
        assert frames(forked, 0).playable


# Where it goes on


def then_and_now() -> tuple[Match, Match]:
    """Return a match at one of its moments, and the one that goes on from there."""
    record = finished()
    then = begin_again(record)
    entries = record.messages[20].after
    for entry in record.entries[:entries]:
        assert repeat(then, entry) == ""
    return then, going_on(record, entries)


def test_everything_is_as_it_was_but_the_key_of_the_draws() -> None:
    then, now = then_and_now()
    assert now.s.key != then.s.key
    assert now.s.drawn == 0
    now.s.key, now.s.drawn = then.s.key, then.s.drawn
    assert dump(now.s) == dump(then.s)
    assert (now.entries, now.save().draws, len(now.messages)) == ([], [], 1)
    assert now.names == NEW_NAMES[:5]


def test_everybody_knows_what_they_had_been_told() -> None:
    then, now = then_and_now()
    for viewer in range(NOBODY, 5):
        assert now.history(viewer) == then.history(viewer)
        assert now.heard(viewer) == len(then.history(viewer))


def test_what_was_taken_back_is_not_told_again() -> None:
    match = small_match()
    match.act(0, ("name", (0, 2), "so be it"))
    match.undo(0)
    match.act(0, ("roll",))
    match.abandon()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "load", lambda game: small_info())
        now = going_on(match.record(), 3)
        assert [event[1] for event in now.history(0)] == ["dealt", "rolled"]
        assert [entry.text for entry in now.origin[0].entries][1:] == ["undo", "roll"]
        now.act(0, ("roll",))
        assert replay(again(now.save())).ok


def test_two_forks_of_one_moment_have_different_dice() -> None:
    record = finished()
    entries = record.messages[20].after
    draws = [
        [(draw.n, draw.result) for draw in play_on(going_on(record, entries, seed)).record().draws]
        for seed in (1, 2)
    ]
    assert draws[0] != draws[1]


def test_nobody_steps_back_behind_the_fork() -> None:
    match = bang_match()
    while not any(match.may_undo(seat) and match.why_no_undo(seat) is None for seat in range(5)):
        play_on(match, most=1, step=11)
        seat = match.game.actors(match.s)[0]
        match.act(seat, match.game.options(match.s, seat)[-1])
    entries = len(match.entries)
    match.abandon()
    now = going_on(match.record(), entries)
    for seat in range(5):
        with pytest.raises(IllegalAction, match="there is nothing to take back"):
            now.undo(seat)


def test_a_fork_of_a_fork_keeps_both_pasts() -> None:
    first = finished()
    second = play_on(going_on(first, first.messages[10].after, 1), step=3).record()
    third = play_on(going_on(second, second.messages[5].after, 2), step=5).record()
    assert [stretch.names for stretch in third.origin] == [first.names, second.names]
    assert [len(stretch.entries) for stretch in third.origin] == [
        first.messages[10].after,
        second.messages[5].after,
    ]
    assert replay(again(third)).ok
    assert [check.ok for check in verify(again(third))] == [True] * 6


# Kept and resumed


def test_a_fork_is_stored_and_restored_at_every_step() -> None:
    record = finished()
    match = going_on(record, record.messages[15].after)
    keeper = Keeper(match)
    for turn in range(200):
        assert_same(keeper.restored(), match)
        assert keeper.stored().record(2) == match.record(2)
        if match.status != "running":
            break
        seat = match.game.actors(match.s)[0]
        options = match.game.options(match.s, seat)
        match.act(seat, options[turn * 7 % len(options)])
        keeper.keep()
    assert match.status == "over"


def test_a_fork_that_is_put_away_goes_on_where_it_was() -> None:
    record = finished()
    match = play_on(going_on(record, record.messages[15].after), most=9)
    later = resume(again(match.save()))
    assert dump(later.s) == dump(match.s)
    assert play_on(later).record() == play_on(match).record()


def test_while_a_fork_runs_nobody_reads_where_it_comes_from() -> None:
    record = finished()
    match = going_on(record, record.messages[15].after)
    for viewer in range(NOBODY, 5):
        stream = match.record(viewer)
        assert stream.origin == ()
        assert record.secret not in dump_record(stream)
        stored = Stored(match.header(), match.standing(), [match.fresh_line() or "[[],[],[]]"])
        assert stored.record(viewer).origin == ()


def test_the_past_can_be_kept_until_the_match_begins() -> None:
    record = finished()
    past = fork(record, record.messages[15].after)
    assert Past.load(past.dump()) == past
    with pytest.raises(SaveError, match="the stored past can't be read"):
        Past.load("{}")


def test_a_record_without_origin_is_written_as_ever() -> None:
    assert "origin" not in dump_record(finished())
    assert '"origin"' not in bang_match().header()


# Where nobody can go on


@pytest.mark.parametrize("entries", [-1, 10_000])
def test_there_is_no_going_on_where_there_is_no_moment(entries: int) -> None:
    with pytest.raises(OptionError, match="a match goes on after 0 to"):
        fork(finished(), entries)


def test_there_is_no_going_on_between_answers_given_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalog, "load", lambda game: small_info())
    match = small_match()
    match.act(0, ("vote",))
    for seat in range(3):
        match.act(seat, ("choose", 1))
    match.abandon()
    for entries in (2, 3):
        with pytest.raises(OptionError, match="all answers given at once"):
            fork(match.record(), entries)
    assert going_on(match.record(), 4).s.count == 3


def test_there_is_no_going_on_after_the_end() -> None:
    with pytest.raises(OptionError, match="the match is over there"):
        fork(finished(), len(finished().entries))


def test_a_stream_is_nothing_to_go_on_from() -> None:
    with pytest.raises(SaveError, match="is not a whole match"):
        fork(bang_match().record(1), 0)


def test_where_the_rules_broke_down_one_goes_on_before_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(catalog, "load", lambda game: small_info())
    match = small_match()
    match.act(0, ("roll",))
    with pytest.raises(Exception, match="on purpose"):
        match.act(0, ("break_rules",))
    now = going_on(match.record(), 1)
    now.act(0, ("roll",))
    assert replay(again(now.save())).ok
    with pytest.raises(OptionError):
        fork(match.record(), 2)


# Tampering


def forked() -> Record:
    record = finished()
    return play_on(going_on(record, record.messages[15].after), step=3).record()


def with_stretch(change: Callable[[Stretch], Stretch]) -> Record:
    record = again(forked())
    return replace(record, origin=(change(record.origin[0]),))


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda s: replace(s, secret=secret_from_seed("loaded")), "starts in another state"),
        (lambda s: replace(s, contributions=("mine",)), "starts in another state"),
        (lambda s: replace(s, start="00"), "starts in another state"),
        (lambda s: replace(s, commitment="00"), "are not the recorded ones"),
        (lambda s: replace(s, draws=s.draws[:-1]), "are not the recorded ones"),
        (
            lambda s: replace(s, entries=[*s.entries[:4], Entry(0, "dance", "00")]),
            "action 5 (Anna: dance): no action 'dance'",
        ),
        (
            lambda s: replace(s, entries=[*s.entries[:4], replace(s.entries[4], hash="00")]),
            "the state after it is another one",
        ),
    ],
    ids=["secret", "contributions", "start", "commitment", "draws", "action", "hash"],
)
def test_a_past_that_was_tampered_with_is_found_out(
    change: Callable[[Stretch], Stretch], difference: str
) -> None:
    record = with_stretch(change)
    with pytest.raises(SaveError) as caught:
        replay(record)
    assert "before it, part 1: " in str(caught.value)
    assert difference in str(caught.value)
    assert not frames(record, 0).playable


def test_a_past_that_is_cut_short_leads_elsewhere() -> None:
    whole = forked()
    origin = whole.origin[0]
    draws = begin_again(replace(whole, origin=()))  # only the set-up draws are left
    shorter = replace(origin, entries=[], draws=origin.draws[: len(draws.save().draws)])
    result = replay(replace(whole, origin=(shorter,)))
    assert result.difference == "the match starts in another state"
    assert "another state" in replay(replace(whole, origin=())).difference


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: replace(s, commitment="00"), "before it, part 1: the secret is not the one"),
        (
            lambda s: replace(s, draws=[Draw(0, 5, 9, "roles"), *s.draws[1:]]),
            "before it, part 1: draw 1 (roles) is 9",
        ),
    ],
)
def test_dice_of_the_past_are_proved_without_rules(
    change: Callable[[Stretch], Stretch], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = with_stretch(change)
    monkeypatch.setattr(catalog, "load", None)
    failed = [check.text for check in verify(record) if not check.ok]
    assert len(failed) == 1
    assert failed[0].startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("- players: [Anna", "- gamers: [Anna", "there is no 'gamers' here"),
        ("origin:\n- players", "origin:\n- {}\n- players", "'players' is missing"),
        (', "O\'Neil"]\n  commitment', "]\n  commitment", "5 players have to be 5 before, too"),
    ],
)
def test_a_broken_origin_is_an_error_with_its_line(old: str, new: str, error: str) -> None:
    text = dump_record(forked())
    assert old in text
    with pytest.raises(SaveError, match=r"line \d+ column \d+: origin") as caught:
        load_record(text.replace(old, new, 1))
    assert error in str(caught.value)


def test_other_games_names_do_not_matter_to_the_past() -> None:
    info = load("magpie")
    first = play_on(match_of(info, 3)).record()
    match = going_on(first, first.messages[4].after)
    assert match.origin[0].names == NAMES[:3]
    assert match.names == NEW_NAMES[:3]
