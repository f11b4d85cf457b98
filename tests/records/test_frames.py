"""A record moment by moment: as told, as seen, and through whose eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tafelrunde.games import catalog
from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel import NOBODY, Event, SaveError
from tafelrunde.lab.subject import may_be_long
from tafelrunde.records.frames import Frames, Moment, frames
from tafelrunde.records.match import Match
from tafelrunde.records.record import Draw, Entry, Record, dump_record, load_record
from tests.records.playing import bang_match, finished, match_of, play_on, small_match
from tests.records.small import small_info

NAME = ("name", (0, 2), "so be it")


def again(record: Record) -> Record:
    """The record as it comes from a file."""
    return load_record(dump_record(record))


@pytest.fixture
def _small_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "load", lambda game: small_info())


def voted() -> Match:
    """A small match with a step taken back and a choice together, which has ended."""
    match = small_match()
    match.act(0, NAME)
    match.undo(0)
    match.act(0, ("look", 1))
    match.act(0, ("vote",))
    for seat in (2, 0, 1):
        match.act(seat, ("choose", seat % 2))
    match.act(0, ("end",))
    return match


def standing(moments: list[Moment]) -> list[Event]:
    """Return the events that still stand: what was taken back is gone."""
    told: list[tuple[Event, ...]] = []
    for moment in moments:
        if moment.undone == NOBODY:
            told.append(moment.events)
        else:
            told.pop()
    return [event for events in told for event in events]


# What was seen


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_every_moment_shows_what_each_viewer_saw_then(info: GameInfo) -> None:
    match = match_of(info)
    views = {viewer: [match.game.view(match.s, viewer)] for viewer in range(NOBODY, 3)}

    def look_around() -> None:
        for viewer, seen in views.items():
            if len(match.messages) > len(seen):
                seen.append(match.game.view(match.s, viewer))

    for turn in range(1000):
        seat = match.game.actors(match.s)[0]
        options = match.game.options(match.s, seat)
        match.act(seat, options[turn * 7 % len(options)])
        look_around()
        if turn % 5 == 0 and match.why_no_undo(seat) is None:
            match.undo(seat)
            look_around()
        if match.status != "running":
            break
    if match.status == "running" and may_be_long(info):
        match.abandon()
    record = again(match.record())
    for viewer, seen in views.items():
        found = frames(record, viewer)
        assert (found.playable, found.whole, found.viewer) == (True, True, viewer)
        assert len(found.moments) == len(seen) == len(record.messages)
        for moment, view in zip(found.moments, seen, strict=True):
            assert moment.view == view


@pytest.mark.usefixtures("_small_is_known")
def test_a_moment_tells_who_did_what_and_what_the_viewer_heard() -> None:
    found = frames(again(voted().record()), 0)
    said = [(moment.entries, moment.seat, moment.action) for moment in found.moments]
    assert said == [
        (0, NOBODY, ""),
        (1, 0, 'name 0,2 "so be it"'),
        (2, 0, "undo"),
        (3, 0, "look boris"),
        (4, 0, "vote"),
        (7, NOBODY, "anna: choose 0\nboris: choose 1\nclara_z: choose 0"),
        (8, 0, "end"),
    ]
    assert [moment.undone for moment in found.moments] == [-1, -1, 0, -1, -1, -1, -1]
    assert [event[1] for event in found.moments[3].events] == ["looked"]
    assert [moment.events for moment in frames(found.record, 2).moments][3] == ()


@pytest.mark.usefixtures("_small_is_known")
def test_a_moment_tells_who_is_asked_and_only_the_viewer_what() -> None:
    record = again(voted().record())
    asked = {v: [(m.asked, m.prompt) for m in frames(record, v).moments] for v in (0, 1, NOBODY)}
    assert asked[0] == [(0, "speak")] * 4 + [(0, "vote"), (0, "speak"), (NOBODY, "")]
    assert asked[1] == [(0, "")] * 4 + [(1, "vote"), (0, ""), (NOBODY, "")]
    assert asked[NOBODY] == [(0, "")] * 4 + [(NOBODY, ""), (0, ""), (NOBODY, "")]
    waiting = [moment.waiting for moment in frames(record, NOBODY).moments]
    assert waiting == [[0]] * 4 + [[0, 1, 2], [0], []]


@pytest.mark.usefixtures("_small_is_known")
def test_what_stands_of_the_moments_is_what_the_viewer_knows_in_the_end() -> None:
    match = voted()
    for viewer in range(NOBODY, 3):
        events = standing(frames(match.record(), viewer).moments)
        assert [event[1:] for event in events] == [event[1:] for event in match.history(viewer)]


@pytest.mark.usefixtures("_small_is_known")
def test_rules_that_broke_down_are_shown_up_to_there() -> None:
    match = small_match()
    match.act(0, ("roll",))
    with pytest.raises(Exception, match="on purpose"):
        match.act(0, ("break_rules",))
    found = frames(again(match.record()), 0)
    assert found.playable
    assert [moment.action for moment in found.moments] == ["", "roll"]


# What can't be seen


def events_only(found: Frames) -> bool:
    return all(moment.view is None and not moment.prompt for moment in found.moments)


@pytest.mark.parametrize(
    "change",
    [
        lambda r: replace(r, rules=99),
        lambda r: replace(r, game="chess"),
        lambda r: replace(r, start="00"),
        lambda r: replace(r, winners=[]),
        lambda r: replace(r, status="abandoned"),
        lambda r: replace(r, entries=[*r.entries[:9], Entry(0, "dance", "00"), *r.entries[10:]]),
        lambda r: replace(r, draws=[*r.draws[:-1], Draw(0, 1, 0, "dice")]),
        lambda r: replace(r, messages=[*r.messages[:5], r.messages[4], *r.messages[6:]]),
        lambda r: replace(r, secret=""),
    ],
    ids=["rules", "game", "start", "winners", "status", "action", "draw", "message", "secret"],
)
def test_what_the_rules_play_otherwise_is_told_without_views(
    change: Callable[[Record], Record],
) -> None:
    record = change(again(finished()))
    found = frames(record, 2)
    assert (found.whole, found.playable) == (True, False)
    assert events_only(found)
    assert [moment.events for moment in found.moments] == [
        message.events for message in record.for_viewer(2)
    ]


def test_a_stream_is_shown_as_its_viewer_heard_it_whoever_asks() -> None:
    match = play_on(bang_match(), most=20)
    for asked_for in (NOBODY, 1, 3):
        found = frames(again(match.record(1)), asked_for)
        assert (found.viewer, found.whole, found.playable) == (1, False, False)
        assert events_only(found)
        assert all(moment.action == "" for moment in found.moments)
        assert [event for moment in found.moments for event in moment.events]


@pytest.mark.parametrize("viewer", [-2, 5])
def test_nobody_sits_where_there_is_no_seat(viewer: int) -> None:
    with pytest.raises(SaveError, match=f"has no seat {viewer}"):
        frames(finished(), viewer)


def test_a_record_without_messages_has_no_moments() -> None:
    found = frames(replace(finished(), messages=[]), 0)
    assert (found.playable, found.moments) == (False, [])
