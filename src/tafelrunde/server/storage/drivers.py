"""The two databases through their plain drivers: statements and rows, nothing in between."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Dialect, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from .checkpoints import Checkpoints
from .errors import ConnectionLost, StorageError
from .migrations import migrate
from .owning import FileLock, patiently

Values = Mapping[str, Any]
Job = tuple[str, Sequence[Values]]  # a statement, and the values for each time it is carried out

STATEMENTS_KEPT = 256
BUSY_SECONDS = 5.0
OWNER = 0x7AFE1  # the advisory lock that says: a server works with this PostgreSQL database


class Driver(ABC):
    """One connection to one database, which is ours alone; used by one thread at a time."""

    dialect: Dialect

    @abstractmethod
    def transact(self, jobs: Sequence[Job]) -> None:
        """Carry out all jobs in one transaction, or none of them."""

    @abstractmethod
    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        """Return what a query finds."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""


def open_driver(url: str) -> Driver:
    """Open and migrate the database a URL names."""
    if url.startswith("sqlite:///"):
        return SqliteDriver(Path(url.removeprefix("sqlite:///")))
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresDriver(url)
    raise StorageError(
        f"a database is named sqlite:///FILE or postgresql://…, not {url.partition(':')[0]}:…"
    )


def bring_up_to_date(engine: Engine) -> None:
    """Migrate through a connection of SQLAlchemy's, which ends with it."""
    try:
        with engine.begin() as connection:
            migrate(connection)
    except DBAPIError as error:
        raise StorageError(f"the database can't be opened: {error.orig}") from error
    finally:
        engine.dispose()


class SqliteDriver(Driver):
    """A file; in WAL mode a commit survives the process without waiting for the disk."""

    def __init__(self, file: Path) -> None:
        self.dialect = create_engine("sqlite://", paramstyle="named").dialect
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(file.with_name(file.name + ".lock"))
        try:
            with self._errors():
                self._open(file)
        except BaseException:
            self._lock.release()
            raise

    def _open(self, file: Path) -> None:
        def connect() -> sqlite3.Connection:
            return sqlite3.connect(
                file,
                timeout=BUSY_SECONDS,
                isolation_level=None,  # we say ourselves where a transaction begins and ends
                check_same_thread=False,
                cached_statements=STATEMENTS_KEPT,
            )

        def connect_to_wal() -> sqlite3.Connection:
            connection = connect()
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=NORMAL")
            connection.execute("PRAGMA wal_autocheckpoint=0")  # see checkpoints.py
            return connection

        engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
        event.listen(engine, "begin", begin_at_once)
        bring_up_to_date(engine)
        self._connection = connect_to_wal()
        self._checkpoints = Checkpoints(connect_to_wal())

    def transact(self, jobs: Sequence[Job]) -> None:
        """Carry out all jobs in one transaction, or none of them."""
        connection = self._connection
        with self._errors():
            connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in jobs:
                    connection.executemany(statement, values)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        self._checkpoints.committed(sum(len(values) for _, values in jobs), connection)

    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        with self._errors():
            return self._connection.execute(statement, values).fetchall()

    def close(self) -> None:
        """Let go of the file; the last one out empties the WAL into it."""
        self._checkpoints.close()
        self._connection.close()
        self._lock.release()

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, UnicodeError) as error:
            raise StorageError(f"SQLite: {error}") from error


def begin_at_once(connection: Any) -> None:
    """Let changes of the schema be part of a transaction, which SQLite's driver forgets."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class PostgresDriver(Driver):
    """A server elsewhere; a connection that broke is made anew when it is next needed."""

    def __init__(self, url: str) -> None:
        self.dialect = create_engine("postgresql+psycopg://").dialect
        self._url = url
        self._connection = self._connect()
        try:
            with self._errors():
                bring_up_to_date(
                    create_engine(
                        "postgresql+psycopg://",
                        creator=lambda: psycopg.connect(url),
                        poolclass=NullPool,
                    )
                )
        except BaseException:
            self._connection.close()
            raise

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        try:
            connection = psycopg.connect(
                self._url, autocommit=True, connect_timeout=10, application_name="tafelrunde"
            )
        except psycopg.Error as error:
            raise ConnectionLost(f"PostgreSQL can't be reached: {error}") from error

        def take() -> bool:
            taken = connection.execute("SELECT pg_try_advisory_lock(%s)", (OWNER,)).fetchone()
            return taken == (True,)

        if not patiently(take):
            connection.close()
            raise StorageError("another tafelrunde server works with this PostgreSQL database")
        return connection

    def transact(self, jobs: Sequence[Job]) -> None:
        """Carry out all jobs in one transaction, or none of them."""
        connection = self._ready()
        with (  # the pipeline sends everything at once instead of waiting for each answer
            self._errors(),
            connection.pipeline(),
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            for statement, values in jobs:
                cursor.executemany(statement, values)

    def rows(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        try:
            return self._query(statement, values)
        except ConnectionLost:
            return self._query(statement, values)  # there is no harm in asking twice

    def _query(self, statement: str, values: Values) -> list[tuple[Any, ...]]:
        connection = self._ready()
        with self._errors():
            return connection.execute(statement, values).fetchall()

    def _ready(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._connection.closed:
            self._connection = self._connect()
        return self._connection

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except (psycopg.Error, UnicodeError) as error:
            lost = self._connection.closed
            kind = ConnectionLost if lost else StorageError
            raise kind(f"PostgreSQL: {error}") from error
