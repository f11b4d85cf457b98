"""Checkpoints of SQLite's WAL, in a thread of their own.

What is committed lies in the WAL; some time it must be copied into the database, which waits for
the disk twice. SQLite does that within some commit, and every move of that moment would wait for
tens of milliseconds. A checkpoint from another connection lets commits go on meanwhile.
"""

from __future__ import annotations

import logging
import sqlite3
from queue import SimpleQueue
from threading import Thread

log = logging.getLogger(__name__)

ROWS = 2_000  # written between two checkpoints; that is about ten megabytes of WAL
# The WAL begins anew only when a checkpoint has caught up with it, and under load one seldom does.
# When it has so many pages (of 4 kB), commits wait for the rest, which is short by then.
MOST_PAGES = 16_000


class Checkpoints:
    """Copies the WAL into the database every now and then."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._rows = 0  # since the last one was asked for
        self._overdue = False
        self._asked: SimpleQueue[bool] = SimpleQueue()  # False: that was all
        self._thread = Thread(target=self._work, name="checkpoints", daemon=True)
        self._thread.start()

    def committed(self, rows: int, writer: sqlite3.Connection) -> None:
        """Count what was written, and see to it that the WAL doesn't grow for ever."""
        self._rows += rows
        if self._rows >= ROWS:
            self._rows = 0
            self._asked.put(True)
        if self._overdue:
            self._overdue = False
            checkpoint(writer)

    def close(self) -> None:
        """Do what was asked for, and let go of the database."""
        self._asked.put(False)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while self._asked.get():
            self._overdue = checkpoint(self._connection) > MOST_PAGES


def checkpoint(connection: sqlite3.Connection) -> int:
    """Copy what lies in the WAL; return how many pages it has if there is a rest, or else 0.

    Nothing is lost if that fails: what was committed stays in the WAL.
    """
    try:
        _, pages, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        log.error("SQLite: no checkpoint: %s", error)
        return 0
    return int(pages) if copied < pages else 0
