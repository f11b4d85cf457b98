"""The file of an experiment's results: one SQLite database, which grows match by match.

What differs from game to game stands in columns of JSON, which SQLite's own functions read:

    SELECT arm.name, label.value, count(*) FROM match JOIN arm USING (arm),
      json_each(labels, '$.role') AS label GROUP BY 1, 2;
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, fields
from pathlib import Path

import msgspec

from tafelrunde.kernel import OptionError

from .design import Experiment
from .playing import Match, Task

MARK = 0x7AFE1A8  # of SQLite files that hold results of ours: PRAGMA application_id
FORM = 1  # of the tables
TABLES = """
CREATE TABLE design (json TEXT NOT NULL);
CREATE TABLE arm (arm INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE match (
  arm INTEGER NOT NULL, deal INTEGER NOT NULL, turned INTEGER NOT NULL, winners TEXT NOT NULL,
  turns INTEGER NOT NULL, decisions INTEGER NOT NULL, gestures INTEGER NOT NULL,
  labels TEXT NOT NULL, happened TEXT NOT NULL, numbers TEXT NOT NULL,
  played TEXT NOT NULL, dealt TEXT NOT NULL,
  PRIMARY KEY (arm, deal, turned)
) WITHOUT ROWID;
"""
COLUMNS = tuple(field.name for field in fields(Match))
PLAIN = ("arm", "deal", "turned", "turns", "decisions", "gestures")  # columns without JSON
INSERT = f"INSERT OR IGNORE INTO match VALUES ({', '.join('?' * len(COLUMNS))})"


class Results:
    """The results of an experiment, in a file or for the moment only."""

    def __init__(self, connection: sqlite3.Connection, experiment: Experiment) -> None:
        self._connection = connection
        self.experiment = experiment

    def keep(self, matches: list[Match]) -> None:
        """Write matches down, all of them or (if we are killed) none."""
        with self._connection:
            self._connection.executemany(INSERT, [row_of(match) for match in matches])

    def done(self) -> set[Task]:
        """Return what has been played."""
        return set(self._connection.execute("SELECT arm, deal, turned FROM match"))

    def matches(self) -> Iterator[Match]:
        """Return all matches, arm by arm, in the order of their deals."""
        for row in self._connection.execute("SELECT * FROM match ORDER BY arm, deal, turned"):
            yield match_of(row)


def row_of(match: Match) -> list[int | str]:
    """Return a match as it is stored."""
    row = asdict(match)
    return [
        row[name] if name in PLAIN else msgspec.json.encode(row[name]).decode() for name in COLUMNS
    ]


def match_of(row: tuple[int | str, ...]) -> Match:
    """Return a match as it was stored."""
    values = {
        name: value if name in PLAIN else msgspec.json.decode(str(value))
        for name, value in zip(COLUMNS, row, strict=True)
    }
    return msgspec.convert(values, Match)


# Files


@contextmanager
def results_of(experiment: Experiment, file: Path | None) -> Iterator[Results]:
    """Open the results of this experiment to go on with them; begin if there are none."""
    with closing(connected(file or ":memory:")) as connection:
        if not is_marked(connection, file):
            begin(connection, experiment)
        kept = design_in(connection, file)
        if not kept.same_play(experiment):
            raise OptionError(
                f"{file} holds another experiment: name another file, or ask for the same"
            )
        yield Results(connection, experiment)


@contextmanager
def kept_results(file: Path) -> Iterator[Results]:
    """Open results that are there, to read them."""
    if not file.is_file():
        raise OptionError(f"there is no file {file}")
    with closing(connected(file)) as connection:
        if not is_marked(connection, file):
            raise OptionError(f"{file} holds no results")
        yield Results(connection, design_in(connection, file))


def connected(file: Path | str) -> sqlite3.Connection:
    """Return the database in a file; whoever else writes there is waited for."""
    try:
        return sqlite3.connect(file, timeout=60)
    except sqlite3.OperationalError as error:
        raise OptionError(f"{file} can't be opened: {error}") from None


def is_marked(connection: sqlite3.Connection, file: Path | None) -> bool:
    """Say whether a database is ours; refuse what is neither that nor new."""
    try:
        connection.execute("PRAGMA synchronous = NORMAL")
        (mark,) = connection.execute("PRAGMA application_id").fetchone()
        (form,) = connection.execute("PRAGMA user_version").fetchone()
        empty = not connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
    except sqlite3.DatabaseError:
        raise OptionError(f"{file} holds no results of an experiment") from None
    if not empty and mark != MARK:
        raise OptionError(f"{file} holds no results of an experiment")
    if mark == MARK and form > FORM:
        raise OptionError(f"{file} was written by a newer tafelrunde")
    return not empty


def begin(connection: sqlite3.Connection, experiment: Experiment) -> None:
    """Begin a file of results with what is to be played."""
    design = msgspec.json.encode(experiment).decode()
    names = list(enumerate(experiment.names))
    with connection:
        connection.execute("BEGIN")
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute(f"PRAGMA user_version = {FORM}")
        connection.execute("INSERT INTO design VALUES (?)", (design,))
        connection.executemany("INSERT INTO arm VALUES (?, ?)", names)


def design_in(connection: sqlite3.Connection, file: Path | None) -> Experiment:
    """Return the experiment whose results a file holds."""
    try:
        (design,) = connection.execute("SELECT json FROM design").fetchone()
        return msgspec.json.decode(design, type=Experiment)
    except (msgspec.DecodeError, TypeError, sqlite3.DatabaseError) as error:
        raise OptionError(f"{file} can't be read: {error}") from None
