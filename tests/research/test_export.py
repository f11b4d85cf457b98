"""Records as training data: every decision as its seat saw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots import RandomBot
from tafelrunde.cli import main
from tafelrunde.games.catalog import load
from tafelrunde.kernel import OptionError
from tafelrunde.records.match import Match
from tafelrunde.records.record import read_record, write_record
from tafelrunde.research.decisions import NAMES, Decision, decisions
from tafelrunde.research.export import export
from tafelrunde.research.subject import subject


def played(game: str, players: int, seed: str = "export", most: int = 100_000) -> Match:
    info = load(game)
    names = ["Anna", "Boris", "Clara", "David", "Elena"][:players]
    match = Match(info, info.setting(players), names, seed=seed)
    bots = [RandomBot(seat, seed) for seat in range(players)]
    for _ in range(most):
        if match.game.over(match.s):
            break
        seat = match.game.actor(match.s)
        match.act(seat, bots[seat].choose(match.info_set(seat)))
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "evening.yaml"
    write_record(path, played("magpie", 3).record())
    return path


def test_every_decision_of_a_match_is_there(record: Path) -> None:
    kept = read_record(record)
    rows = list(decisions(kept))
    assert [row.seat for row in rows] == [entry.seat for entry in kept.entries]
    assert [row.step for row in rows] == list(range(len(rows)))
    assert {row.game for row in rows} == {"magpie"}
    assert rows[0].record == str(record)
    assert sum({row.seat: row.result for row in rows}.values()) == pytest.approx(1.0)
    assert {row.seat for row in rows if row.result} == set(kept.winners)


def test_a_decision_shows_what_its_seat_saw_and_chose(record: Path) -> None:
    about = subject("magpie", 3)
    for row in decisions(read_record(record)):
        options = [tuple(json.loads(option)) for option in row.options]
        assert row.legal == [about.vocabulary.index(option) for option in options]
        assert row.action == row.legal[row.choice]
        assert len(row.observation) == about.layout.size
        assert row.observation[0] == row.seat
        cards = [seat["cards"] for seat in json.loads(row.view)["table"]["seats"]]
        hidden = [other for other in range(3) if other != row.seat]
        assert cards[row.seat] and not any(cards[other] for other in hidden)


def test_what_a_seat_was_told_is_told_once(record: Path) -> None:
    kept = read_record(record)
    for seat in range(3):
        heard = [event for row in of_seat(kept, seat) for event in json.loads(row.events)]
        told = [
            json.loads(json.dumps(event[1:]))
            for message in kept.for_viewer(seat)
            for event in message.events
        ]
        assert heard == told[: len(heard)] and heard


def of_seat(kept: Any, seat: int) -> list[Decision]:
    return [row for row in decisions(kept) if row.seat == seat]


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    info = load("bang")
    match = Match(info, info.setting(4), ["Anna", "Boris", "Clara", "David"], seed="undo")
    undone = 0
    while not match.game.over(match.s):
        seat = match.game.actor(match.s)
        match.act(seat, match.game.options(match.s, seat)[0])
        if undone < 3 and match.status == "running" and match.why_no_undo(seat) is None:
            match.undo(seat)
            undone += 1
    assert undone
    rows = list(decisions(match.record()))
    assert len(rows) == len(match.entries) - 2 * undone


def test_lines_and_parquet_hold_the_same(record: Path, tmp_path: Path) -> None:
    from pyarrow import parquet

    lines, table = tmp_path / "all.jsonl", tmp_path / "all.parquet"
    done = export([record, record], lines)
    assert export([record, record], table) == done
    assert (done.records, done.left_out) == (2, [])
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert len(rows) == done.decisions > 20
    read = parquet.read_table(table)
    assert tuple(read.column_names) == NAMES == tuple(rows[0])
    for one, other in zip(read.to_pylist(), rows, strict=True):
        assert one.pop("result") == pytest.approx(other.pop("result"))
        assert one == other


@pytest.mark.parametrize("game", ["bang", "cfs"])
def test_other_games_can_be_exported_too(game: str, tmp_path: Path) -> None:
    match = played(game, 3)
    rows = list(decisions(match.record()))
    assert len(rows) == len(match.entries)


def test_the_command_tells_what_it_wrote_and_what_it_left_out(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = played("magpie", 2, most=4)
    broken.abandon()
    write_record(tmp_path / "broken.yaml", broken.record())
    into = tmp_path / "all.jsonl"
    assert main(["export", str(record), str(tmp_path / "broken.yaml"), "--into", str(into)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith(
        f"{len(into.read_text().splitlines())} decisions of 1 matches are in"
    )
    assert "left out, since the match is not over" in said.err
    assert main(["export", str(record), "--into", str(tmp_path / "all.csv")]) == 2
    assert "name a file .parquet or .jsonl, not all.csv" in capsys.readouterr().err


def test_a_missing_library_is_told_in_one_sentence(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tafelrunde.research import needs, openspiel_game, pettingzoo_env

    monkeypatch.setattr(needs, "has", lambda module: False)
    sentence = r"is not installed: pip install 'tafelrunde\[research\]'"
    with pytest.raises(needs.MissingLibrary, match=f"pyarrow {sentence}"):
        export([record], tmp_path / "all.parquet")
    with pytest.raises(
        needs.MissingLibrary, match=f"pettingzoo and gymnasium and numpy {sentence}"
    ):
        pettingzoo_env("bang")
    with pytest.raises(needs.MissingLibrary, match=f"pyspiel and numpy {sentence}"):
        openspiel_game("bang")
    assert export([record], tmp_path / "all.jsonl").records == 1


def test_a_record_in_another_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="name a file"):
        export([], tmp_path / "data.txt")
