"""A table's WebSocket: who may speak, what can be read, and how fast.

The conversation itself is the table's; here stands what is the same for all tables.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from .frames import EXTENSION, Wire
from .guard import Bucket, Guard
from .house import House
from .line import Line
from .metrics import Metrics
from .people import People, Person
from .protocol import PROTOCOL
from .protocol.errors import Refusal
from .protocol.socket import MOST_BYTES, ClientMessage, Hello, Ping, Pong
from .settings import Limits, Settings
from .storage import StorageError
from .table import Table
from .web.asgi import Receive, Scope, Send, address_of, cookie
from .web.handling import COOKIE

PREFIX = "/api/tables/"
SUFFIX = "/socket"

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class HungUp(Exception):
    """The client is gone, or we closed the connection."""


class Tempo:
    """Whether one connection speaks too fast: first it is slowed, then refused, then closed.

    Who waits for answers is only slowed. A flood is what goes on while it is made to wait.
    """

    def __init__(self, limits: Limits, wire: Wire) -> None:
        self.limits = limits
        self.wire = wire
        self.bucket = Bucket(limits.burst, limits.per_second, time.monotonic())
        self.over = 0  # messages in a row that were too fast, with more of them behind

    def is_due(self) -> bool:
        """Say whether one more message may be heard now, and count it."""
        return self.bucket.take(time.monotonic())

    async def wait(self) -> bool:
        """Wait until one more message is due; say whether it may be heard then."""
        bucket = self.bucket
        await asyncio.sleep((1 - bucket.tokens) / bucket.per_second)
        bucket.fill(time.monotonic())
        bucket.tokens -= 1  # due now, or nearly so
        self.over = self.over + 1 if self.wire.backlog() else 0
        return self.over <= self.limits.slowed

    @property
    def flooding(self) -> bool:
        """Say whether slowing and refusing did not help."""
        return self.over > self.limits.slowed + self.limits.refused


class Sockets:
    """All conversations with tables."""

    def __init__(
        self, settings: Settings, guard: Guard, people: People, house: House, metrics: Metrics
    ) -> None:
        self.limits = settings.limits
        self.guard = guard
        self.people = people
        self.house = house
        self.metrics = metrics
        self.lines: Counter[str] = Counter()  # by address, and by person

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one client talk to one table."""
        await receive()  # the wish to connect
        try:
            table = table_id(scope["path"])
            self.guard.check_origin(scope)
        except Refusal:
            await send({"type": "websocket.close"})  # before accepting: the browser sees a 403
            return
        await send({"type": "websocket.accept"})  # first, so that a page can read any refusal
        line = Line(scope["extensions"][EXTENSION], self.limits, self.metrics)
        try:
            value = cookie(scope, COOKIE)
            line.person = await self.people.of_cookie(value) if value else None
            with self.counted(address_of(scope), line.person):
                await self.converse(line, table, receive)
        except HungUp:
            line.closed = True
        except (Refusal, StorageError) as error:
            refusal = error if isinstance(error, Refusal) else Refusal("unavailable")
            line.refuse(refusal)
            line.close(refusal.code, again=refusal.status in (429, 503))

    @contextmanager
    def counted(self, address: str, person: Person | None) -> Iterator[None]:
        """Count a connection while it lasts; refuse one of too many."""
        limits = {f"address {address}": self.limits.per_address}
        if person is not None:
            limits[f"person {person.id}"] = self.limits.per_person
        self.lines.update(limits.keys())
        self.metrics.connections.inc()
        try:
            if any(self.lines[who] > most for who, most in limits.items()):
                raise Refusal("too-fast", "too many pages are open at once")
            yield
        finally:
            self.metrics.connections.dec()
            for who in limits:
                self.lines[who] -= 1
                if not self.lines[who]:
                    del self.lines[who]

    async def converse(self, line: Line, table_id: str, receive: Receive) -> None:
        """Hear the greeting, then everything else, until somebody hangs up."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                hello = decoded(await heard(receive))
        except TimeoutError:
            raise Refusal("hello-first") from None
        if not isinstance(hello, Hello):
            raise Refusal("hello-first")
        if hello.protocol != PROTOCOL:
            raise Refusal("old-client")
        table = await self.house.table(table_id)
        await table.connect(line, hello)
        try:
            await self.listen(line, table, receive)
        finally:
            table.disconnect(line)

    async def listen(self, line: Line, table: Table, receive: Receive) -> None:
        """Hear what a client says until somebody hangs up; this task only has what must wait."""
        hearing = Hearing(line, table, self.limits, self.metrics)
        line.wire.listener = hearing.at_once
        try:
            while not line.closed:
                await hearing.in_turn(await heard(receive))
        finally:
            line.wire.listener = None


class Hearing:
    """One client and its table: what is not fit to be heard is slowed, refused, and then closed."""

    def __init__(self, line: Line, table: Table, limits: Limits, metrics: Metrics) -> None:
        self.line = line
        self.table = table
        self.tempo = Tempo(limits, line.wire)
        self.metrics = metrics
        self.malformed = 0
        self._most_malformed = limits.malformed
        self._waiting = False  # for a message to be due: no other may overtake it

    def at_once(self, data: bytes) -> bool:
        """Heed a message where it arrives, unless it has to wait its turn."""
        if self._waiting or not self.tempo.is_due():
            return False
        self._heed(data)
        return True

    async def in_turn(self, data: str | bytes) -> None:
        """Heed a message as soon as it is due."""
        fit = True
        if not self.tempo.is_due():
            self._waiting = True
            fit = await self.tempo.wait()
            self._waiting = False
        self._heed(data, fit)

    def _heed(self, data: str | bytes, fit: bool = True) -> None:
        """Hand a message on, or refuse it; hang up on who doesn't stop."""
        self.metrics.received += 1
        ref = -1
        try:
            message = decoded(data)
            ref = getattr(message, "ref", -1)
            if not fit:
                raise Refusal("too-fast")
            self._hand_on(message)
        except Refusal as refusal:
            self.malformed += refusal.code != "too-fast"
            self.line.refuse(refusal, ref)
        if self.tempo.flooding:
            self.line.close("flood", again=False)
        elif self.malformed > self._most_malformed:
            self.line.close("malformed", again=False)

    def _hand_on(self, message: ClientMessage) -> None:
        """Answer what any table would answer alike; the rest goes into the table's mailbox."""
        if isinstance(message, Ping):
            self.line.send(_encode(Pong(message.ref, int(time.time() * 1000))))
        elif isinstance(message, Hello):
            raise Refusal("malformed", "the conversation has begun already")
        else:
            self.table.post(self.line, message)


def table_id(path: str) -> str:
    """Return the table a socket's address names."""
    if not (path.startswith(PREFIX) and path.endswith(SUFFIX)):
        raise Refusal("no-table")
    return path[len(PREFIX) : -len(SUFFIX)]


async def heard(receive: Receive) -> str | bytes:
    """Return the next message of a client."""
    event = await receive()
    if event["type"] != "websocket.receive":
        raise HungUp
    text: str | None = event.get("text")
    return text if text is not None else event["bytes"]


def decoded(data: str | bytes) -> ClientMessage:
    """Read a message, or refuse it."""
    size = len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode())
    if size > MOST_BYTES:
        raise Refusal("too-big")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"this message can't be read: {error}") from None
