"""A real server on a free port, in a thread of the test's own process."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelrunde.server.settings import NO_LIMITS, Limits, Settings

if TYPE_CHECKING:
    from tafelrunde.server.app import App

START_SECONDS = 30.0


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    address: str
    app: App
    settings: Settings

    def socket(self, table: str) -> str:
        """Return the address of a table's socket."""
        return self.address.replace("http", "ws") + f"/api/tables/{table}/socket"


@contextmanager
def running(
    data: Path, limits: Limits = NO_LIMITS, send_buffer: int = 0, **wishes: Any
) -> Iterator[Running]:
    """Run a server while the block lasts; `send_buffer` is what the network takes unread."""
    from tafelrunde.server.app import build  # late: who needs no server shall not wait for it
    from tafelrunde.server.serving import Server, config_for, listen

    settings = Settings(data=data, port=0, workers=1, limits=limits, **wishes)
    settings.prepare()
    app = build(settings)
    listening = listen(settings)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    up = threading.Event()
    server = Server(config_for(app), app, up.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        wait_for(up, thread)
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app, settings)
    finally:
        server.should_exit = True
        thread.join(START_SECONDS)
        listening.close()
    assert not thread.is_alive(), "the server does not stop"


def wait_for(up: threading.Event, thread: threading.Thread) -> None:
    """Wait until the server is up; if it ends instead, say so."""
    until = time.monotonic() + START_SECONDS
    while not up.wait(0.02):
        assert thread.is_alive() and time.monotonic() < until, "the server did not start"
