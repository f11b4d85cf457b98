"""One server to a database: two would both wake the tables and play against each other."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from .errors import StorageError

PATIENCE = 5.0  # seconds: a server that was just killed lets go only when its process is gone
PAUSE = 0.05


def patiently(take: Callable[[], bool]) -> bool:
    """Try again and again for a while; say whether it worked."""
    end = time.monotonic() + PATIENCE
    while not take():
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True


class FileLock:
    """A lock on a file beside the database; it goes with its process, however that ends."""

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        if not patiently(self._take):
            os.close(self._handle)
            raise StorageError(f"another tafelrunde server works with {file.with_suffix('')}")

    def release(self) -> None:
        """Let somebody else have the database; the file stays, or two could lock different ones."""
        os.close(self._handle)

    def _take(self) -> bool:
        try:
            lock(self._handle)
        except OSError:
            return False
        return True


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock the first byte of the file."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock the file."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
