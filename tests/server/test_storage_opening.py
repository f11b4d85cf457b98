"""Opening databases: migrations, versions, and one server to a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from tafelrunde.server.storage import StorageError, Store, Write, drivers, owning
from tafelrunde.server.storage.drivers import Job
from tafelrunde.server.storage.errors import ConnectionLost
from tafelrunde.server.storage.migrations import configuration
from tafelrunde.server.storage.schema import METADATA
from tests.server.postgres import Server
from tests.server.rows import a_chat, a_line, a_match, a_person, a_push, a_summary, a_table

NEWEST = "0004"


def for_sqlalchemy(url: str) -> str:
    return url.replace("postgresql://", "postgresql+psycopg://")


def run(url: str, statement: str) -> None:
    engine = create_engine(for_sqlalchemy(url))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_migrations_make_exactly_the_tables_the_program_knows(store_url: str) -> None:
    Store.open(store_url).close()
    engine = create_engine(for_sqlalchemy(store_url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        found = inspect(connection)
        for table in METADATA.sorted_tables:  # keys are not compared by Alembic
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]
    engine.dispose()


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
def test_what_an_older_version_stored_is_all_there_after_the_migrations(
    store_url: str, revision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[Write] = [a_table(), a_match(), a_line(0), a_line(1), a_chat(0)]
    with monkeypatch.context() as patch:
        patch.setattr(drivers, "migrate", lambda found: upgrade(configuration(found), revision))
        old = Store.open(store_url)
        old.add_person(a_person(login="Ännchen"))
        old.keep_setting("colour", "green")
        old.write(rows)
        old.close()
    assert version_of(store_url) == revision
    store = Store.open(store_url)
    assert version_of(store_url) == NEWEST
    assert [store.table("t1"), store.match("t1", 1)] == rows[:2]
    assert [*store.log("t1", 1), *store.chat("t1")] == rows[2:]
    assert store.tables_of("bob") == [a_table()]
    assert (store.person_by_login("ännchen"), store.setting("colour")) == (
        a_person(login="Ännchen"),
        "green",
    )
    store.put_push(a_push())
    assert store.pushes_of("ann") == [a_push()]
    store.keep_summary(a_summary())
    assert store.summary("t1", 1) == a_summary()
    store.close()


def version_of(url: str) -> str:
    engine = create_engine(for_sqlalchemy(url))
    with engine.connect() as connection:
        found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    engine.dispose()
    return found


def test_opening_again_changes_nothing(store_url: str) -> None:
    for _ in range(2):
        store = Store.open(store_url)
        store.write([a_table()])
        store.close()
    store = Store.open(store_url)
    assert store.table("t1") == a_table()
    store.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store_url: str) -> None:
    store = Store.open(store_url)
    store.write([a_table()])
    store.close()
    run(store_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageError, match=r"newer tafelrunde .*9999.*: update this program"):
        Store.open(store_url)
    run(store_url, f"UPDATE alembic_version SET version_num = '{NEWEST}'")
    store = Store.open(store_url)
    assert store.table("t1") == a_table()
    store.close()


def test_a_migration_that_fails_leaves_nothing_behind(store_url: str) -> None:
    run(store_url, "CREATE TABLE log (x integer)")  # in the way of ours, which comes late
    with pytest.raises(StorageError, match=r"log.* already exists"):
        Store.open(store_url)
    engine = create_engine(for_sqlalchemy(store_url))
    assert inspect(engine).get_table_names() == ["log"]
    engine.dispose()


def test_a_second_server_is_refused(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owning, "PATIENCE", 0.1)
    store = Store.open(store_url)
    with pytest.raises(StorageError, match="another tafelrunde server"):
        Store.open(store_url)
    store.close()
    Store.open(store_url).close()


def test_a_server_waits_for_the_one_before_it_to_let_go(store_url: str) -> None:
    first = Store.open(store_url)
    opened: list[Store] = []
    waiting = Thread(target=lambda: opened.append(Store.open(store_url)))
    waiting.start()
    waiting.join(0.2)
    assert not opened
    first.close()
    waiting.join(10)
    opened[0].close()


@pytest.mark.parametrize("url", ["mysql://x", "file.db", "sqlite:file.db", ""])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(StorageError, match="sqlite:///FILE or postgresql://"):
        Store.open(url)


def test_a_password_in_a_refused_address_is_not_repeated() -> None:
    with pytest.raises(StorageError) as refused:
        Store.open("mysql://user:hunter2@host/db")
    assert "hunter2" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("This is no database at all, " * 100)
    with pytest.raises(StorageError, match="not a database"):
        Store.open(f"sqlite:///{tmp_path}/x.db")


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path}/new/folder/x.db").close()
    assert (tmp_path / "new" / "folder" / "x.db").exists()


def test_a_postgresql_that_is_not_there_is_one_clear_sentence() -> None:
    with pytest.raises(StorageError, match="PostgreSQL can't be reached"):
        Store.open("postgresql://nobody@127.0.0.1:1/none")


def test_sqlite_writes_ahead_and_lets_others_read(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    store.write([a_table()])
    reader = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert reader.execute("SELECT id FROM tables").fetchall() == [("t1",)]
    reader.close()
    store.close()


def test_a_broken_connection_is_made_anew(postgres: Server, postgres_url: str) -> None:
    store = Store.open(postgres_url)
    store.write([a_line(0)])
    postgres.drop_connections(postgres_url.rpartition("/")[2])
    store.write([a_line(1)])
    postgres.drop_connections(postgres_url.rpartition("/")[2])
    assert store.log("t1", 1) == [a_line(0), a_line(1)]
    store.close()


def test_a_batch_whose_commit_was_never_confirmed_is_not_written_twice(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(postgres_url)
    carry_out = store._driver.transact

    def lose_the_answer(jobs: Sequence[Job]) -> None:
        monkeypatch.undo()
        carry_out(jobs)
        raise ConnectionLost("the answer never came")

    monkeypatch.setattr(store._driver, "transact", lose_the_answer)
    store.write([a_table(), a_line(0)])
    assert store.log("t1", 1) == [a_line(0)]
    store.close()


def test_a_batch_that_never_arrived_is_written_after_all(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(postgres_url)

    def lose_the_batch(jobs: Sequence[Job]) -> None:
        monkeypatch.undo()
        raise ConnectionLost("nothing was sent")

    monkeypatch.setattr(store._driver, "transact", lose_the_batch)
    store.write([a_table(), a_line(0)])
    assert store.log("t1", 1) == [a_line(0)]
    assert store.table("t1") == a_table()
    store.close()
