"""A player outside the server: knows its address and the protocol, and nothing else.

A `Guest` speaks HTTP (who I am, tables, invitations); a `Player` is a guest at a table's socket who
keeps every byte that came, checks that the numbering has no gaps, and plays as told:

    async with Guest(address, "Anna") as anna, Guest(address, "Ben") as ben:
        players = await gather([anna, ben], TableSetting("magpie", 2))
        await asyncio.gather(*(player.play(at_random(random.Random(7))) for player in players))
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tafelrunde.server.protocol import PROTOCOL, api, socket
from tafelrunde.server.protocol.common import Action, ChatLine, Event, TableInfo, TableSetting

Choose = Callable[[socket.Decision], list[Action]]  # the actions of one gesture
Answer = socket.Done | socket.Reason | socket.Chances | socket.Pong
Body = TypeVar("Body")

_decoder: msgspec.json.Decoder[socket.ServerMessage] = msgspec.json.Decoder(socket.ServerMessage)
_encoder = msgspec.json.Encoder()


class TurnedDown(Exception):
    """The server refused a request, by HTTP or on the socket."""

    def __init__(self, code: str, key: str = "", clause: str = "", text: str = "") -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.key = key
        self.clause = clause


class Hangup(Exception):
    """The server closed the connection, or is not there; `code` is what its `bye` said."""

    def __init__(self, code: str = "") -> None:
        super().__init__(code or "the connection is gone")
        self.code = code


class Guest:
    """Somebody with a name and a cookie; use it with `async with`."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=self.address,
            headers={"origin": self.address},
            trust_env=False,  # no proxy on the way to this machine
            verify=False,  # plain HTTP only; loading certificates takes longer than a whole test
            timeout=30.0,
        )

    async def __aenter__(self) -> Self:
        if self.name:  # somebody without a name only watches
            await self.ask("PUT", "/api/me", api.Me, api.NameWish(self.name))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, kind: type[Body], body: object = None) -> Body:
        """Ask by HTTP and read the answer as a `kind`; a refusal is raised."""
        answer = await self.send(method, path, body)
        return msgspec.json.decode(answer.content, type=kind)

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask by HTTP and return the answer as it came; a refusal is raised."""
        try:
            answer = await self.http.request(
                method,
                path,
                content=None if body is None else _encoder.encode(body),
                headers={"content-type": "application/json"},
            )
        except httpx.TransportError as error:
            raise Hangup(str(error)) from error
        if answer.status_code >= 400:
            no = msgspec.json.decode(answer.content, type=api.RefusalBody)
            raise TurnedDown(no.code, no.key, text=no.text)
        return answer

    async def create(
        self, setting: TableSetting, seats: Sequence[api.SeatWish] = (), start: bool = False
    ) -> TableInfo:
        """Make a table of my own; without seats: I sit, and the rest is open."""
        wish = api.NewTable(setting, list(seats), start)
        return await self.ask("POST", "/api/tables", TableInfo, wish)

    async def accept(self, token: str) -> TableInfo:
        """Follow an invitation: I sit down if a seat is free."""
        return await self.ask("POST", f"/api/invitations/{token}", TableInfo, {})

    async def lobby(self) -> api.Lobby:
        """Look for my tables, and those anybody may join."""
        return await self.ask("GET", "/api/tables", api.Lobby)

    async def record(self, table: str, match: int) -> str:
        """Download the record of a match: my own stream, or everything once it has ended."""
        return (await self.send("GET", f"/api/tables/{table}/record?match={match}")).text

    def at(self, table: str) -> Player:
        """Go to a table; `connect` opens the conversation."""
        return Player(self, table)


class Player:
    """A guest at a table's socket, and everything that came over it."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table_id = table
        self.received: list[bytes] = []  # every message over all connections, in order
        self.acknowledged: list[socket.Act] = []  # answered by `done`: safely stored
        self.applied: list[int] = []  # how many actions of each acknowledged gesture
        self.digits = random.SystemRandom().randbytes(16).hex()  # my contribution to the dice
        self.boot = ""
        self.seat, self.viewer, self.seq = -1, -1, -1  # which of my seats, and what came of it
        self.table: TableInfo | None = None
        self.match: socket.MatchInfo | None = None
        self.position: socket.Position | None = None
        self.history: list[Event] = []
        self.chat: list[ChatLine] = []
        self._line: ClientConnection | None = None
        self._ref = 0
        self._pending: dict[int, socket.ClientMessage] = {}
        self._answered: tuple[int, tuple[int, int]] | None = None  # match and decision

    # Coming and going

    async def connect(self, fresh: bool = False) -> None:
        """Open the conversation, or take it up again; returns when welcome or resumed came."""
        await self.drop()
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.guest.http.cookies.jar)
        self._line = await self._dial({"cookie": cookies} if cookies else {})
        hello = socket.Hello(PROTOCOL, seat=self.seat)
        if self.boot and not fresh:
            hello = socket.Hello(PROTOCOL, self.boot, self.viewer, self.seq, self.seat)
        await self._send(hello)
        while not isinstance(await self.next(), socket.Welcome | socket.Resumed):
            pass

    async def _dial(self, headers: dict[str, str]) -> ClientConnection:
        address = self.guest.address.replace("http", "ws", 1)
        try:
            return await connect(
                f"{address}/api/tables/{self.table_id}/socket",
                additional_headers=headers,
                origin=self.guest.http.headers["origin"],  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                max_queue=None,  # who waits for another player must not seem a slow reader
                proxy=None,
            )
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError) as error:
            raise Hangup(str(error)) from error

    async def drop(self) -> None:
        """Hang up, if connected; what is known stays, so `connect` can take it up again."""
        if self._line is not None:
            line, self._line = self._line, None
            await line.close()

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.drop()

    # Sending

    async def ask(self, message: socket.ClientMessage) -> Answer:
        """Send a request, take in what comes till its answer is there; a refusal is raised."""
        ref = await self.request(message)
        while True:
            answer = await self.next()
            if isinstance(answer, socket.Refused) and answer.ref == ref:
                raise TurnedDown(answer.code, answer.key, answer.clause, answer.text)
            if isinstance(answer, Answer) and answer.ref == ref:
                return answer

    async def request(self, message: socket.ClientMessage) -> int:
        """Send a request under a number of its own, and don't wait for the answer."""
        self._ref += 1
        numbered = msgspec.structs.replace(message, ref=self._ref)
        self._pending[self._ref] = numbered
        await self._send(numbered)
        return self._ref

    async def send_raw(self, data: str | bytes) -> None:
        """Send any bytes or text at all."""
        line = self._connected()
        try:
            await line.send(data)
        except ConnectionClosed as error:
            raise Hangup from error

    async def _send(self, message: socket.ClientMessage) -> None:
        await self.send_raw(_encoder.encode(message).decode())

    def _connected(self) -> ClientConnection:
        if self._line is None:
            raise Hangup("not connected")
        return self._line

    async def act(self, actions: list[Action]) -> socket.Done:
        """Answer the open decision; returns when the server has stored it."""
        decision = self.to_decide()
        assert decision is not None, "nobody asked me"
        self._answered = (self._match_number(), decision.id)
        done = await self.ask(socket.Act(0, decision.id, actions))
        assert isinstance(done, socket.Done)
        return done

    # Receiving

    async def next(self, timeout: float = 30.0) -> socket.ServerMessage:
        """Receive a message, keep its bytes and take it in."""
        line = self._connected()
        try:
            data = await asyncio.wait_for(line.recv(decode=False), timeout)
        except ConnectionClosed as error:
            raise Hangup from error
        self.received.append(data)
        message = _decoder.decode(data)
        self._take_in(message)
        gathering = getattr(message, "gathering", "")
        if gathering and self.viewer >= 0:
            await self.request(socket.Contribute(0, self.digits))
        return message

    def _take_in(self, message: socket.ServerMessage) -> None:
        match message:
            case socket.Welcome():
                self._begin_anew(message)
            case socket.Resumed():
                assert (message.boot, message.seq) == (self.boot, self.seq), "resumed elsewhere"
                self._answered = None
                self._pending.clear()
            case socket.Moved() | socket.MatchChanged() | socket.TableChanged() | socket.Said():
                self._count(message.seq)
                self._follow(message)
            case socket.Done():
                self._acknowledge(message)
            case socket.Refused():
                self._pending.pop(message.ref, None)
                if message.ref == -1:
                    raise TurnedDown(message.code, message.key, message.clause, message.text)
            case socket.Bye():
                raise Hangup(message.code)

    def _begin_anew(self, welcome: socket.Welcome) -> None:
        self.boot = welcome.boot
        self.viewer = welcome.viewer
        self.seq = welcome.seq
        self.table = welcome.table
        self.match = welcome.match
        self.position = welcome.position
        self.history = list(welcome.history)
        self.chat = list(welcome.chat)
        self._answered = None
        self._pending.clear()

    def _count(self, seq: int) -> None:
        assert seq == self.seq + 1, f"message {seq} came after {self.seq}"
        self.seq = seq

    def _follow(
        self, message: socket.Moved | socket.MatchChanged | socket.TableChanged | socket.Said
    ) -> None:
        match message:
            case socket.Moved():
                assert message.at <= len(self.history), "events are missing"
                self.history[message.at :] = message.events
                self.position = message.position
            case socket.MatchChanged():
                self.match = message.match
                self.position = message.position
                if message.history is not None:
                    self.history = list(message.history)
            case socket.TableChanged():
                self.table = message.table
                self.viewer = message.viewer
            case socket.Said():
                self.chat.append(message.line)

    def _acknowledge(self, done: socket.Done) -> None:
        request = self._pending.pop(done.ref, None)
        if isinstance(request, socket.Act):
            self.acknowledged.append(request)
            self.applied.append(done.applied)

    # Playing

    def _match_number(self) -> int:
        return self.match.number if self.match else 0

    def to_decide(self) -> socket.Decision | None:
        """What I am asked and have not answered yet."""
        decision = self.position.decision if self.position else None
        if decision is None or decision.answered:
            return None
        return decision if self._answered != (self._match_number(), decision.id) else None

    def over(self) -> bool:
        """The match has ended."""
        return self.match is not None and self.match.status != "running"

    async def play(self, choose: Choose, until: Callable[[Player], bool] | None = None) -> None:
        """Play till the match is over, or till `until` says so; a stale answer is no mistake."""
        while not (until(self) if until else self.over()):
            decision = self.to_decide()
            if decision is None:
                await self.next()
                continue
            try:
                await self.act(choose(decision))
            except TurnedDown as no:
                if no.code != "stale":
                    raise

    async def play_on(
        self,
        choose: Choose,
        until: Callable[[Player], bool] | None = None,
        patience: float = 30.0,
    ) -> None:
        """Play, and come back each time the server hangs up or is gone, for so many seconds."""
        while True:
            try:
                if self._line is None:
                    await self._come_back(patience)
                return await self.play(choose, until)
            except Hangup:
                await self.drop()

    async def _come_back(self, patience: float) -> None:
        async with asyncio.timeout(patience):
            while True:
                try:
                    return await self.connect()
                except Hangup:
                    await self.drop()
                    await asyncio.sleep(0.05)

    async def wait_for(self, seen: Callable[[Player], Any]) -> None:
        """Take in messages till something has been seen."""
        while not seen(self):
            await self.next()


def at_random(rng: random.Random) -> Choose:
    """Choose any option."""
    return lambda decision: [rng.choice(decision.options)]


def given(actions: Sequence[Action]) -> Choose:
    """Choose these actions one after the other."""
    waiting = iter(actions)
    return lambda decision: [next(waiting)]


async def gather(
    guests: Sequence[Guest], setting: TableSetting, seats: Sequence[api.SeatWish] = ()
) -> list[Player]:
    """Let guests sit down at a new table, connect, and begin: the first is the host."""
    table = await guests[0].create(setting, seats)
    for guest in guests[1:]:
        await guest.accept(table.invitation)
    players = [guest.at(table.id) for guest in guests]
    for player in players:
        await player.connect()
    await players[0].ask(socket.Start(0))
    # All at once: the match begins when everybody has contributed to its dice.
    await asyncio.gather(*(player.wait_for(lambda one: one.position) for player in players))
    return players
