"""Records as text: round trips, broken files explained by line, and files never half-written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.games.catalog import all_games
from tafelrunde.kernel import NOBODY, SaveError
from tafelrunde.lab.subject import may_be_long
from tafelrunde.records.files import read_text, write_text
from tafelrunde.records.flow import flow
from tafelrunde.records.reading import read_documents
from tafelrunde.records.record import (
    Draw,
    Entry,
    Message,
    Record,
    dump_record,
    load_record,
    read_record,
    write_record,
)
from tests.records.playing import bang_match, finished, play_on, small_match

# Plain values and records of all shapes

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**17), 10**17)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
HASHES = st.binary(min_size=12, max_size=12).map(bytes.hex)
KEYS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SEATS = st.integers(0, 2)
ARGUMENTS = st.lists(st.integers() | st.text() | st.lists(st.integers()).map(tuple)).map(tuple)
EVENTS = st.tuples(st.integers(-1, 7), st.text(), ARGUMENTS)


@st.composite
def draws(draw: st.DrawFn) -> Draw:
    n = draw(st.integers(1, 1 << 31))
    index, result = draw(st.integers(0, 10**12)), draw(st.integers(0, n - 1))
    return Draw(index, n, result, draw(st.text()))


@st.composite
def messages(draw: st.DrawFn) -> Message:
    after = draw(st.integers(0, 999))
    if draw(st.booleans()):
        return Message(after, (), draw(SEATS))
    return Message(after, tuple(draw(st.lists(EVENTS, max_size=3))))


def records() -> st.SearchStrategy[Record]:
    return st.builds(
        Record,
        game=st.text(),
        rules=st.integers(0, 99),
        save=st.integers(0, 99),
        names=st.lists(st.text(min_size=1), min_size=3, max_size=3),
        modules=st.lists(st.text(), max_size=2).map(tuple),
        options=st.dictionaries(st.text(), st.integers(-99, 99), max_size=2),
        carried=st.dictionaries(st.text(), PLAIN, max_size=2),
        commitment=KEYS,
        contributions=st.lists(st.text(), max_size=2).map(tuple),
        secret=KEYS,
        status=st.sampled_from(["running", "over", "abandoned", "failed"]),
        winners=st.lists(SEATS, max_size=3),
        start=HASHES,
        entries=st.lists(st.builds(Entry, SEATS, st.text(), HASHES | st.just("")), max_size=3),
        draws=st.lists(draws(), max_size=3),
        messages=st.lists(messages(), max_size=3),
    )


@given(PLAIN)
def test_any_plain_value_survives_one_line_of_yaml(value: Any) -> None:
    written = flow(value)
    assert "\n" not in written
    (item,) = read_documents(written, "line")
    assert item.value() == value


@given(st.text())
def test_a_text_stays_a_text_for_any_reader_of_yaml(text: str) -> None:
    assert yaml.safe_load(flow(text)) == text


@pytest.mark.parametrize("word", ["no", "12", "1e5", "0x1f", "2024-01-01", "null", "~", "a: b"])
def test_a_text_that_yaml_would_misread_is_quoted(word: str) -> None:
    assert flow(word).startswith('"')


@given(records())
def test_any_record_is_read_as_it_was_written(record: Record) -> None:
    text = dump_record(record)
    assert load_record(text) == record
    assert dump_record(load_record(text)) == text


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_a_finished_match_is_read_as_it_was_written(info: Any) -> None:
    record = finished(info.id, players=info.usual)
    assert record.status == "over" or may_be_long(info)
    assert load_record(dump_record(record)) == record


def test_a_stream_is_read_as_it_was_written() -> None:
    match = bang_match()
    for viewer in (NOBODY, 0, 2):
        stream = match.record(viewer)
        assert load_record(dump_record(stream)) == stream


def test_a_record_reads_like_a_page_of_the_game() -> None:
    match = small_match()
    match.act(0, ("roll",))
    match.act(0, ("pass_on",))
    match.undo(0)
    match.act(0, ("end",))
    text = dump_record(match.record())
    assert "players: [Anna, Boris, Clara Z]\n" in text
    assert "winners: [anna]\n" in text
    actions = text[text.index("actions:") : text.index("draws:")]
    assert [line.split(", ")[:2] for line in actions.splitlines()[1:]] == [
        ["- [anna", "roll"],
        ["- [anna", "pass_on"],
        ["- [anna", "undo"],
        ["- [anna", "end"],
    ]
    assert '\n  [3,"undo",0]\n' in text


def test_messages_are_played_back_without_rules_as_each_seat_got_them() -> None:
    match = play_on(bang_match())
    record = load_record(dump_record(match.record()))
    for viewer in range(NOBODY, 5):
        told: list[Any] = []
        for message in record.for_viewer(viewer):
            whispers = [event for event in message.events if event[0] != -1]
            assert all(event[0] == 1 << viewer for event in whispers)
            told += message.events
        roles = [event[2][0] for event in told if event[1] == "role_dealt"]
        assert set(roles) <= {viewer}


# Broken records


def small_text() -> str:
    match = small_match()
    match.act(0, ("roll",))
    match.act(0, ("end",))
    return dump_record(match.record())


def test_the_small_record_is_sound() -> None:
    assert load_record(small_text()).status == "over"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("game: small", "", "x.yaml line 2 column 1: 'game' is missing"),
        ("record: 1", "record: 2", "x.yaml line 2 column 9: record: this is not a record of for"),
        ("rules: 3", "rules: three", "line 4 column 8: rules: write a whole number"),
        ("rules: 3", "ruls: 3", "line 4 column 1: there is no 'ruls' here: did you mean rules?"),
        ("rules: 3", "rules: 3\nrules: 3", "line 5 column 1: 'rules' is written twice"),
        ("status: over", "status: done", "line 9 column 9: status: write one of running, over"),
        ("winners: [anna]", "winners: [ana]", "line 10 column 11: winners: no player called 'ana'"),
        ("winners: [anna]", "winners: [nobody]", "winners: a player is needed here, not nobody"),
        ("winners: [anna]", "winners: anna", "line 10 column 10: winners: write a list"),
        ("- [anna, roll,", "- [zoe, roll,", "line 13 column 4: actions: no player called 'zoe'"),
        ("- [anna, roll,", "- [anna, roll, x,", "line 13 column 3: actions: write [player, action"),
        ("- [0, 10,", "- [0, 0,", "line 16 column 3: draws: a draw is 0 or more and below its n"),
        ("  [0,[[1,", "  [0,[[x,", "line 21: messages: write JSON"),
        ("  [0,[[1,", "  [0,[[-2,", "line 21: messages: write JSON"),
        ("commitment: ", "commitment: x", "commitment: write up to 64 bytes as hexadecimal"),
        ("actions:", "actions: {", "this is not YAML"),
        ("game: small", "game: &a small\nx: *a", "anchors (&) are not allowed"),
        ("game: small", "game: [small]", "line 3 column 7: game: write a single word or line"),
        ("game: small", "game: \x07", "x.yaml line 3: a sign that no text has"),
        ("game: small", 'game: "\\U99999999"', "this is not YAML"),
        ("game: small", "game: " + "[" * 900, "too deep to read"),
        ("record: 1", "---\nrecord: 1\n---", "a record is one YAML document, this has 2"),
    ],
)
def test_a_broken_record_is_explained_with_its_line(old: str, new: str, error: str) -> None:
    text = small_text()
    assert old in text
    with pytest.raises(SaveError) as caught:
        load_record(text.replace(old, new, 1), "x.yaml")
    assert error in str(caught.value)
    assert str(caught.value).startswith("x.yaml")
    assert "\n" not in str(caught.value)


SIGNS = st.sampled_from(list("[]{}:,-#&*!|>'\"%@`?\\ \n\t~0aé\x00\x85\ufeff\ud800"))


@given(
    cuts=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.text(SIGNS, max_size=4)),
        min_size=1,
        max_size=4,
    )
)
def test_a_mangled_record_either_loads_or_is_refused_in_one_sentence(
    cuts: list[tuple[float, int, str]],
) -> None:
    text = small_text()
    for place, length, put in cuts:
        at = int(place * len(text))
        text = text[:at] + put + text[at + length :]
    try:
        record = load_record(text, "x.yaml")
    except SaveError as error:
        assert str(error).startswith("x.yaml")  # noqa: PT017 (loading is fine, too)
    else:
        assert load_record(dump_record(record)) == record


@given(st.text(SIGNS, max_size=40))
def test_any_text_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(SaveError, match=r"^x\.yaml"):
        load_record(text, "x.yaml")


# Files


def test_a_record_goes_to_a_file_and_back(tmp_path: Path) -> None:
    path = tmp_path / "match.yaml"
    write_record(path, finished())
    assert read_record(path) == finished()
    assert os.listdir(tmp_path) == ["match.yaml"]


def test_a_file_that_can_not_be_written_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.yaml"
    write_text(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="can't be written: No space left on device"):
        write_text(path, "new")
    assert path.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["match.yaml"]


def test_an_interrupted_writing_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_text(tmp_path / "match.yaml", "new")
    assert os.listdir(tmp_path) == []


def test_a_missing_file_or_folder_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"none\.yaml: can't be read: No such file"):
        read_text(tmp_path / "none.yaml")
    with pytest.raises(SaveError, match="can't be written: No such file"):
        write_text(tmp_path / "none" / "x.yaml", "")


def test_a_file_that_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_bytes(b"one\ntwo\n\xff\xfe")
    with pytest.raises(SaveError, match=r"x\.yaml line 3: this is not text in UTF-8"):
        read_text(tmp_path / "x.yaml")
