"""Partners for a socket without a network: a wire that keeps what is sent, a table that listens."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, cast

import msgspec

from tafelrunde.server.frames import Listener
from tafelrunde.server.guard import Guard
from tafelrunde.server.house import House
from tafelrunde.server.line import Line
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.people import People
from tafelrunde.server.protocol.socket import ClientMessage, ServerMessage
from tafelrunde.server.settings import NO_LIMITS, Limits, Settings
from tafelrunde.server.socket import HungUp, Sockets
from tafelrunde.server.table import Table

_decode = msgspec.json.Decoder(ServerMessage).decode


class KeptWire:
    """Keeps what is sent; `taking`: the client reads it, `waiting`: messages yet to be heard."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.taking = True
        self.waiting = 0
        self.hung_up: int | None = None
        self.listener: Listener | None = None

    def write_texts(self, *texts: bytes) -> int:
        self.sent += texts
        return 0 if self.taking else sum(map(len, self.sent))

    def hang_up(self, code: int) -> None:
        self.hung_up = code

    def backlog(self) -> int:
        return self.waiting

    def messages(self) -> list[ServerMessage]:
        return [_decode(data) for data in self.sent]


class ListeningTable:
    """A table that only listens."""

    def __init__(self) -> None:
        self.heard: list[ClientMessage] = []

    def post(self, connection: object, message: ClientMessage) -> None:
        self.heard.append(message)


async def say(
    messages: Iterable[str | bytes], limits: Limits = NO_LIMITS
) -> tuple[KeptWire, ListeningTable]:
    """Let a client that has said hello say all this; return what came of it."""
    wire, table, metrics = KeptWire(), ListeningTable(), Metrics()
    settings = Settings(limits=limits)
    nobody = cast(People, None)
    sockets = Sockets(settings, Guard(settings), nobody, cast(House, None), metrics)
    waiting = iter(messages)

    async def receive() -> dict[str, Any]:
        for data in waiting:
            kind = "text" if isinstance(data, str) else "bytes"
            return {"type": "websocket.receive", kind: data}
        return {"type": "websocket.disconnect", "code": 1000}

    line = Line(wire, limits, metrics)
    with suppress(HungUp):
        await sockets.listen(line, cast(Table, table), receive)
    return wire, table
