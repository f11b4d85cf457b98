"""Going on from a record in the terminal: at any moment, in any seat, with new dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.records.record import dump_record, read_record, write_record
from tafelrunde.records.replay import replay, verify
from tests.cli.terminal import Run, in_one_sentence
from tests.records.playing import bang_match, finished

ALWAYS_THE_FIRST = "1\n" * 400
MOMENT = finished().messages[15].after


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Anna, Boris, Clara Z, Дмитрий and O'Neil."""
    file = tmp_path / "before.yaml"
    write_record(file, finished())
    return file


def test_a_match_goes_on_from_a_record_to_its_end(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "after.yaml"
    ran = run(
        *("fork", str(record), "--at", str(MOMENT), "--seat", "boris", "--seed", "1"),
        *("--record", str(file), "--bots", "random", "--lang", "en"),
        typed=ALWAYS_THE_FIRST,
    )
    assert ran.code == 0, ran.err
    assert "The game is over." in ran.out
    after = read_record(file)
    assert [len(stretch.entries) for stretch in after.origin] == [MOMENT]
    assert after.entries != finished().entries[MOMENT:]
    assert replay(after).ok
    assert all(check.ok for check in verify(after))
    told = run("replay", str(file), "--seat", "boris", "--lang", "en")
    assert told.code == 0, told.err
    assert run("verify", str(file)).out.count("before it, part 1") == 2


def test_who_leaves_goes_on_in_the_same_seat(run: Run, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "after.yaml"
    ran = run(
        *("fork", str(record), "--at", str(MOMENT), "--seat", "clara", "--record", str(file)),
        *("--bots", "random", "--seed", "1"),
        typed="quit\n",
    )
    assert f"tafelrunde play bang --resume {file} --seat clara_z" in ran.out.replace("\n", "")
    again = run("play", "bang", "--resume", str(file), "--seat", "clara_z", typed="quit\n")
    assert again.code == 0, again.err
    assert read_record(record) == finished(), "the old record stays as it was"


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--at", "99999"), "a match goes on after 0 to"),
        (("--at", str(len(finished().entries))), "the match is over there"),
        (("--at", "0", "--seat", "zorro"), "no player called 'zorro'"),
        (("--at", "0", "--seat", "nobody"), "nobody has no seat"),
        (("--at", "0", "--bots", "clairvoyant"), "clairvoyant"),
    ],
)
def test_what_can_not_be_gone_on_from_is_told_in_one_sentence(
    run: Run, record: Path, flags: tuple[str, ...], sentence: str
) -> None:
    ran = run("fork", str(record), *flags)
    assert sentence in in_one_sentence(ran, 2)


def test_a_stream_is_nothing_to_go_on_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stream.yaml"
    file.write_text(dump_record(bang_match().record(1)), "utf-8")
    assert "is not a whole match" in in_one_sentence(run("fork", str(file), "--at", "0"), 1)


def test_a_record_that_cannot_be_read_is_refused_in_the_readers_language(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("record: [1]\n", "utf-8")
    german = in_one_sentence(run("fork", str(file), "--at", "0", "--lang", "de"), 1)
    assert german.endswith("Zeile 1, Spalte 1: „game“ fehlt.")
    file.write_text(dump_record(bang_match().record(1)), "utf-8")
    russian = in_one_sentence(run("fork", str(file), "--at", "0", "--lang", "ru"), 1)
    assert "Это не вся партия." in russian


def test_only_one_person_is_given_a_seat_by_name(run: Run) -> None:
    ran = run("play", "bang", "--humans", "2", "--seat", "anna")
    assert "only one person can be given a seat" in in_one_sentence(ran, 2)
