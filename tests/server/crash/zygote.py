"""A process that has imported everything, and forks a server each time it reads a line.

A server's start is mostly the import of its libraries. To kill it many times in a short test it is
forked: what runs then is the same server, in a process of its own.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.server.storage import Write
    from tafelrunde.server.storage.desk import Then

LATE = 0.1  # seconds by which a careless server stores too late


def main() -> None:
    """Fork a server for each line that comes: FOLDER PORT DATABASE careful|careless."""
    folder, port, database, care = sys.argv[1:]
    from tafelrunde.server import app, serving, settings  # so that bots' processes do without

    wanted = settings.Settings(
        port=int(port),
        data=Path(folder),
        database=database,
        workers=1,
        limits=settings.NO_LIMITS,
    )
    if care == "careless":
        acknowledge_before_storing()
    app.build(wanted)  # the first time much is imported and worked out
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed leaves nothing behind
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            os._exit(serving.serve(wanted, lambda _: None))
        os.write(1, b"%d\n" % child)


def acknowledge_before_storing() -> None:
    """Plant the mistake the killing is there to find: moves are stored a little too late."""
    from tafelrunde.server.storage import Desk
    from tafelrunde.server.storage.rows import MatchRow

    honest = Desk.write_then

    def careless(desk: Desk, rows: Sequence[Write], then: Then) -> None:
        if not any(isinstance(row, MatchRow) for row in rows):
            honest(desk, rows, then)
            return
        loop = asyncio.get_running_loop()
        loop.call_soon(then, None)
        loop.call_later(LATE, honest, desk, rows, lambda error: None)

    Desk.write_then = careless  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    main()
