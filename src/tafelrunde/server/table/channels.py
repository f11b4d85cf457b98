"""Channels: what one viewer is told, numbered without gaps, for all pages that viewer has open.

There is a channel for each seat, one for the spectators, and one for a host who has no seat. Where
somebody has several seats, because their device is passed around, another one tells its page what
everybody may know while nobody is to see more. A page that lost its connection asks for what came
after the last number it heard.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from ..protocol.common import ChatLine, Event, TableInfo
from ..protocol.socket import (
    MatchChanged,
    MatchInfo,
    Moved,
    Position,
    Refused,
    Resumed,
    Said,
    TableChanged,
    Welcome,
)

if TYPE_CHECKING:
    from ..people import Person
    from ..protocol.errors import Refusal

WATCHERS = -1
HOST = -2  # who watches a table of their own
COVERS = -3  # and below: the covered pages of whoever sits at seat 0, 1, 2 ...
REMEMBERED = 40  # messages for those who come back; more would weigh more than a welcome
WARM = 60_000  # milliseconds a channel goes on when the last page was closed

Told = Moved | MatchChanged | TableChanged | Said

encode = msgspec.json.Encoder().encode


class Connection(Protocol):
    """One page of one person (or of nobody we know)."""

    seat: int  # which of its person's seats the page is for; see `Hello.seat`

    @property
    def person(self) -> Person | None:
        """Who is at the other end."""

    def send(self, *texts: bytes) -> None:
        """Send without waiting, all of it at once."""

    def close(self, code: str, again: bool) -> None:
        """Say goodbye."""


Outbox = list[tuple[Sequence[Connection], bytes]]


def refused(ref: int, refusal: Refusal) -> bytes:
    """Return the answer to a request that is not carried out."""
    return encode(
        Refused(ref, refusal.code, refusal.key, refusal.values, refusal.clause, refusal.sentence)
    )


class Channel:
    """What one viewer is told."""

    def __init__(self, key: int, boot: str, outbox: Outbox) -> None:
        self.key = key
        self.viewer = max(key, WATCHERS)
        self.boot = boot if key >= WATCHERS else f"{boot}{key}"  # several are of viewer -1
        self.seq = 0
        self.connections: list[Connection] = []
        self.newcomer: Connection | None = None  # here already, but not welcomed yet
        self.warm_until = 0
        self._outbox = outbox
        self._ring: deque[bytes] = deque(maxlen=REMEMBERED)

    def wanted(self, now: int) -> bool:
        """Say whether anybody is there to be told, or may come back for it."""
        return bool(self.connections) or now < self.warm_until

    def tell(self, message: Told) -> None:
        """Number a message, remember it, and let it be sent to every page."""
        self.seq += 1
        message.seq = self.seq
        data = encode(message)
        self._ring.append(data)
        listeners = self.connections[:]
        if self.newcomer is not None and self.newcomer in listeners:
            listeners.remove(self.newcomer)
        if listeners:
            self._outbox.append((listeners, data))

    def skip(self) -> None:
        """Nobody was told something: whoever heard this channel before has to begin anew."""
        self.seq += 1
        self._ring.clear()

    def tail(self, seq: int) -> list[bytes] | None:
        """Return what came after a number, or None if not all of it is remembered."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self._ring):
            return None
        return list(self._ring)[len(self._ring) - missed :]

    def resume(self, connection: Connection, seq: int, tail: list[bytes]) -> None:
        """Send the rest of what a page has heard before."""
        self._outbox.append(((connection,), encode(Resumed(self.boot, self.viewer, seq))))
        self._outbox.extend(((connection,), data) for data in tail)

    def greet(self, connection: Connection, welcome: Welcome) -> None:
        """Send everything there is to know."""
        self._outbox.append(((connection,), encode(welcome)))


class Delayed(Channel):
    """A channel that lags behind: messages wait, and newcomers see what the others see."""

    def __init__(self, key: int, boot: str, outbox: Outbox) -> None:
        super().__init__(key, boot, outbox)
        self._queue: deque[tuple[int, Told]] = deque()
        self.table: TableInfo | None = None
        self.match: MatchInfo | None = None
        self.position: Position | None = None
        self.history: list[Event] = []
        self.chat: list[ChatLine] = []
        self.gathering = ""

    def wanted(self, now: int) -> bool:
        """What is shown later has to be kept now, even if nobody looks."""
        return True

    def tell_at(self, message: Told, release: int) -> None:
        """Let a message wait its time; none overtakes another."""
        if self._queue:
            release = max(release, self._queue[-1][0])
        self._queue.append((release, message))

    def due(self) -> int | None:
        """Return when the next message is to be released."""
        return self._queue[0][0] if self._queue else None

    def release(self, now: int) -> None:
        """Tell all messages whose time has come."""
        while self._queue and self._queue[0][0] <= now:
            message = self._queue.popleft()[1]
            self.show(message)
            self.tell(message)

    def show(self, message: Told) -> None:
        """Follow a message as a page would."""
        if isinstance(message, Moved):
            self.history[message.at :] = message.events
            self.position = message.position
        elif isinstance(message, MatchChanged):
            self.match, self.position = message.match, message.position
            if message.history is not None:
                self.history = list(message.history)
        elif isinstance(message, TableChanged):
            self.table, self.gathering = message.table, message.gathering
        else:
            self.chat.append(message.line)


class Channels:
    """All channels of a table, and who listens where."""

    def __init__(self, players: int, delay: int, boot: str) -> None:
        self.boot = boot
        self.delay = delay * 1000
        self.outbox: Outbox = []
        watching = Delayed if delay else Channel
        self.all: dict[int, Channel] = {
            seat: Channel(seat, boot, self.outbox) for seat in range(players)
        }
        self.all[WATCHERS] = watching(WATCHERS, boot, self.outbox)
        self.all[HOST] = watching(HOST, boot, self.outbox)
        self._delayed = [one for one in self.all.values() if isinstance(one, Delayed)]

    def at(self, key: int) -> Channel:
        """Return a channel; those for covered pages are made when somebody needs one."""
        channel = self.all.get(key)
        if channel is None:
            channel = self.all[key] = Channel(key, self.boot, self.outbox)
        return channel

    def of(self, connection: Connection) -> Channel | None:
        """Return the channel a connection listens to."""
        for channel in self.all.values():
            if connection in channel.connections:
                return channel
        return None

    def connections(self) -> list[Connection]:
        """Return everybody's pages."""
        return [page for channel in self.all.values() for page in channel.connections]

    def empty(self) -> bool:
        """Say whether no page is open at all."""
        return not any(channel.connections for channel in self.all.values())

    def heard(self, keys: Iterable[int]) -> bool:
        """Say whether a page listens to any of these channels."""
        return any(self.all[key].connections for key in keys if key in self.all)

    def watchers(self) -> int:
        """Return how many pages of spectators are open."""
        return len(self.all[WATCHERS].connections) + len(self.all[HOST].connections)

    def leave(self, connection: Connection, now: int) -> None:
        """Take a connection away, if it is there; its channel stays warm for a while."""
        channel = self.of(connection)
        if channel is not None:
            channel.connections.remove(connection)
            channel.warm_until = now + WARM

    def due(self) -> int | None:
        """Return when something that waits is to be released."""
        if not self._delayed:
            return None
        times = [due for one in self._delayed if (due := one.due()) is not None]
        return min(times, default=None)

    def release(self, now: int) -> None:
        """Tell all spectators whose time has come."""
        for channel in self._delayed:
            channel.release(now)

    def reply(self, connection: Connection, answer: bytes) -> None:
        """Let an answer be sent after what was told."""
        self.outbox.append(((connection,), answer))

    def send(self) -> None:
        """Send what was told, to each page at once: it is stored by now."""
        outgoing = self.outbox[:]
        self.outbox.clear()
        texts: dict[Connection, list[bytes]] = {}
        for listeners, data in outgoing:
            for connection in listeners:
                texts.setdefault(connection, []).append(data)
        for connection, theirs in texts.items():
            connection.send(*theirs)
