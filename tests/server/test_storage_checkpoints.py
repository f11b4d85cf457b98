"""Checkpoints: what is committed reaches the database, and the WAL doesn't grow for ever."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tafelrunde.server.storage import Store, checkpoints
from tafelrunde.server.storage.checkpoints import ROWS, Checkpoints
from tests.server.rows import a_line


def opened(file: Path) -> sqlite3.Connection:
    """A database in WAL mode that is left alone."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("CREATE TABLE IF NOT EXISTS words (word TEXT)")
    return connection


def test_after_enough_rows_the_wal_is_copied_into_the_database(tmp_path: Path) -> None:
    file = tmp_path / "db"
    writer = opened(file)
    keeper = Checkpoints(opened(file))
    writer.execute("INSERT INTO words VALUES ('kept')")
    keeper.committed(ROWS - 1, writer)
    assert b"kept" not in file.read_bytes()
    keeper.committed(1, writer)
    keeper.close()
    assert b"kept" in file.read_bytes()
    writer.close()


def test_who_writes_finishes_a_wal_that_has_grown_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "MOST_PAGES", 0)
    file = tmp_path / "db"
    writer, reader = opened(file), opened(file)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM words").fetchone()  # holds on to what was before
    writer.execute("INSERT INTO words VALUES ('late')")
    keeper = Checkpoints(opened(file))
    keeper.committed(ROWS, writer)
    keeper.close()
    assert b"late" not in file.read_bytes()
    reader.execute("COMMIT")
    keeper.committed(0, writer)
    assert b"late" in file.read_bytes()
    reader.close()
    writer.close()


def test_a_failing_checkpoint_loses_nothing(tmp_path: Path) -> None:
    gone = sqlite3.connect(tmp_path / "db")
    gone.close()
    assert checkpoints.checkpoint(gone) == 0


def test_a_store_goes_on_while_its_wal_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "ROWS", 5)
    url = f"sqlite:///{tmp_path}/db"
    store = Store.open(url)
    for number in range(100):
        store.write([a_line(number)])
    store.close()
    again = Store.open(url)
    assert again.log("t1", 1) == [a_line(number) for number in range(100)]
    again.close()
