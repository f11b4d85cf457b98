"""A house without a network: pages that keep what they are sent, a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import functools
import heapq
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar, cast
from unittest.mock import patch

import msgspec

from tafelrunde.bots.explaining import Hint, Option
from tafelrunde.games.catalog import GameInfo
from tafelrunde.records.fairness import secret_from_seed
from tafelrunde.server.house import House
from tafelrunde.server.people import Person
from tafelrunde.server.protocol import PROTOCOL, api, socket
from tafelrunde.server.protocol.common import ClockWish, Event, TableInfo, TableSetting
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.questions import Question
from tafelrunde.server.storage import Desk, Store
from tafelrunde.server.table import Table, seating
from tafelrunde.server.thinking import Thinkers
from tests.records.small import SmallInfo

Message = TypeVar("Message")
ANSWERS = (
    *(socket.Done, socket.Refused, socket.Reason, socket.Chances, socket.Hinted),
    socket.Pong,
)
_decode = msgspec.json.Decoder(socket.ServerMessage).decode

ANNA, BEN, CARLA, DORA = (Person(name.lower(), name) for name in ("Anna", "Ben", "Carla", "Dora"))


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

    return run


class Timer:
    """Something that will be called, unless it is cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._number = count()

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> Any:
        timer = Timer(call)
        heapq.heappush(self._timers, (self.time + seconds, next(self._number), timer))
        return timer

    def ring_next(self, until: float) -> bool:
        """Go on to the next timer before a time, and let it ring."""
        while self._timers and self._timers[0][2].call is None:
            heapq.heappop(self._timers)
        if not self._timers or self._timers[0][0] > until:
            return False
        time, _, timer = heapq.heappop(self._timers)
        self.time = max(self.time, time)
        if timer.call is not None:
            timer.call()
        return True


class Choosers:
    """Thinkers that choose at once: the last option, or as told."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.choose_by: Callable[[Question], Any] = lambda asked: asked.choices[-1]
        self.hold: asyncio.Event | None = None
        self.speechless = False

    async def choose(self, asked: Question) -> Any:
        self.asked.append(asked)
        if self.hold is not None:
            await self.hold.wait()
        return self.choose_by(asked)

    async def explain(self, asked: Question) -> Hint:
        """Advise to take the last option, after a look at who asks."""
        self.asked.append(asked)
        if self.hold is not None:
            await self.hold.wait()
        if self.speechless:
            raise Refusal("unavailable")
        reasons = (("ahead", (4,)), ("sure", (93,)))
        other = Option((asked.choices[0],), 0.37, 0.04, 0.01, 100)
        way, against, costs = (asked.choices[-1],), asked.choices[0], (("ahead", (1,)),)
        return Hint(way, 0.41, 0.93, 200, against, reasons, costs, (other,))


class Page:
    """One page at a table, which checks that nothing is missing."""

    def __init__(self, room: Room, person: Person | None, table: Table, seat: int = -1) -> None:
        self.room = room
        self.person = person
        self.seat = seat  # which of the person's seats: as the table keeps it
        self.wanted = seat  # and as we say it
        self.table = table
        self.sent: list[bytes] = []
        self.heard: list[socket.ServerMessage] = []
        self.closed: tuple[str, bool] | None = None
        self.boot, self.viewer, self.seq = "", -1, -1
        self.info: TableInfo | None = None
        self.match: socket.MatchInfo | None = None
        self.position: socket.Position | None = None
        self.history: list[Event] = []
        self.chat: list[str] = []
        self.gathering = ""
        self._refs = count(1)

    # As a connection

    def send(self, *texts: bytes) -> None:
        assert self.closed is None, "nothing is sent after goodbye"
        for text in texts:
            self.sent.append(text)
            message = _decode(text)
            self.heard.append(message)
            self._follow(message)

    def close(self, code: str, again: bool) -> None:
        self.closed = (code, again)

    def _follow(self, message: socket.ServerMessage) -> None:
        match message:
            case socket.Welcome():
                self.boot, self.viewer, self.seq = message.boot, message.viewer, message.seq
                self.info, self.match, self.position = (
                    message.table,
                    message.match,
                    message.position,
                )
                self.history, self.gathering = list(message.history), message.gathering
                self.chat = [line.text for line in message.chat]
            case socket.Resumed():
                assert (message.boot, message.viewer) == (self.boot, self.viewer)
                assert message.seq == self.seq
            case socket.Moved() | socket.MatchChanged() | socket.TableChanged() | socket.Said():
                assert message.seq == self.seq + 1, "a message is missing"
                self.seq = message.seq
                self._take_in(message)

    def _take_in(
        self, message: socket.Moved | socket.MatchChanged | socket.TableChanged | socket.Said
    ) -> None:
        match message:
            case socket.Moved():
                assert message.at <= len(self.history)
                self.history[message.at :] = message.events
                self.position = message.position
            case socket.MatchChanged():
                self.match, self.position = message.match, message.position
                self.history = self.history if message.history is None else message.history
            case socket.TableChanged():
                assert message.viewer == self.viewer
                self.info, self.gathering = message.table, message.gathering
            case socket.Said():
                self.chat.append(message.line.text)

    # As a person

    async def connect(self, anew: bool = False) -> Page:
        hello = socket.Hello(PROTOCOL, seat=self.wanted)
        if not anew:
            hello = socket.Hello(PROTOCOL, self.boot, self.viewer, self.seq, self.wanted)
        await self.table.connect(self, hello)
        return self

    async def leave(self) -> None:
        self.table.disconnect(self)
        await self.room.quiet()

    async def say(self, message: Any) -> Any:
        """Send a request and return its answer, when everything is quiet again."""
        message.ref = next(self._refs)
        before = len(self.heard)
        self.table.post(self, message)
        await self.room.quiet()
        return next(
            answer
            for answer in self.heard[before:]
            if isinstance(answer, ANSWERS) and answer.ref == message.ref
        )

    async def act(self, *action: Any) -> Any:
        """Answer the open decision."""
        return await self.say(socket.Act(0, self.asked().id, [list(action)]))

    def asked(self) -> socket.Decision:
        assert self.position is not None and self.position.decision is not None
        return self.position.decision

    def is_asked(self) -> bool:
        """Say whether an answer of this page is still missing."""
        decision = self.position.decision if self.position is not None else None
        return decision is not None and not decision.answered

    def standing(self) -> socket.Position:
        assert self.position is not None
        return self.position

    def table_info(self) -> TableInfo:
        assert self.info is not None
        return self.info

    def match_info(self) -> socket.MatchInfo:
        assert self.match is not None
        return self.match

    def of(self, kind: type[Message]) -> list[Message]:
        """Return all messages of a kind so far."""
        return [message for message in self.heard if isinstance(message, kind)]


class SmallAtTable(SmallInfo):
    """The small game of the records' tests; it has no folder, hence no bot of its own."""

    def part(self, name: str) -> Any:
        raise ModuleNotFoundError(name=f"tafelrunde.games.small.{name}")

    def part_if_any(self, name: str) -> Any:
        return None


@functools.cache
def new_database() -> bytes:
    """Return an empty database; making one takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        Store.open(f"sqlite:///{folder}/tafelrunde.db").close()
        return Path(folder, "tafelrunde.db").read_bytes()


class Room:
    """A house with its clock and its thinkers, which can be killed and opened again."""

    def __init__(self, folder: Path) -> None:
        Path(folder, "tafelrunde.db").write_bytes(new_database())
        self.url = f"sqlite:///{folder}/tafelrunde.db"
        self.clock = Hands()
        self.thinkers = Choosers()
        self.house: House
        self.desk: Desk

    async def open(self) -> None:
        self.desk = Desk(await asyncio.to_thread(Store.open, self.url))
        thinkers = cast(Thinkers, self.thinkers)
        self.house = House(self.desk, thinkers, self.clock.now, self.clock.later)
        self.house.add_game(cast(GameInfo, SmallAtTable()))
        await self.house.open()
        await self.quiet()

    async def kill(self) -> None:
        """Lose everything that is not stored, without a goodbye."""
        self.house.awake.clear()
        await self.desk.close()
        time, self.clock = self.clock.time, Hands()  # timers die with the server
        self.clock.time = time

    async def reopen(self, seconds: float = 0.0) -> None:
        """Kill the server and start it again some time later."""
        await self.kill()
        self.clock.time += seconds
        await self.open()

    async def quiet(self) -> None:
        """Wait until nothing is going on, at this moment of the clock."""
        while True:
            while any(table.busy for table in list(self.house.awake.values())):
                await asyncio.sleep(0.0005)
                if self.thinkers.hold is not None and not self._letters():
                    break
            if not self.clock.ring_next(self.clock.time):
                return

    def _letters(self) -> bool:
        return any(table.reading for table in self.house.awake.values())

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        until = self.clock.time + seconds
        await self.quiet()
        while self.clock.ring_next(until):
            await self.quiet()
        self.clock.time = until
        await self.quiet()

    async def table(
        self, setting: TableSetting, *people: Person, start: bool = True
    ) -> tuple[Table, list[Page]]:
        """Set up a table for people, connect them and begin; all contribute to the key."""
        seats = [api.SeatWish("me"), *[api.SeatWish("open") for _ in people[1:]]]
        table = await self.house.create(people[0], api.NewTable(setting, seats))
        invitation = (await table.info(people[0])).invitation
        for person in people[1:]:
            await table.accept(person, invitation)
        pages = [await Page(self, person, table).connect() for person in people]
        if start:
            await pages[0].say(socket.Start(0))
            for page in pages:
                await page.say(socket.Contribute(0, "ab" * 8))
            await self.quiet()
        return table, pages

    async def small_table(self) -> list[Page]:
        """Three people at the small game; Anna is asked first."""
        return (await self.table(TableSetting("small", 3), ANNA, BEN, CARLA))[1]

    async def watched_by_its_host(self, setting: TableSetting, host: Person) -> Page:
        """Set up a table of bots whose host has no seat."""
        seats = [api.SeatWish("bot") for _ in range(setting.players)]
        table = await self.house.create(host, api.NewTable(setting, seats))
        return await self.page(host, table)

    async def page(self, person: Person | None, table: Table) -> Page:
        """Open another page."""
        return await Page(self, person, table).connect()


@asynccontextmanager
async def a_room(folder: Path) -> AsyncIterator[Room]:
    """Open a house whose matches are the same each time, and close it in the end."""
    room = Room(folder)
    numbers = count()
    with patch.object(seating, "fresh_secret", lambda: secret_from_seed(str(next(numbers)))):
        await room.open()
        try:
            yield room
        finally:
            await room.house.close()
            await room.desk.close()


async def play_until(room: Room, pages: list[Page], done: Callable[[], bool]) -> None:
    """Let everybody choose by turns, always something else, until something is reached."""
    for turn in range(5000):
        if done():
            return
        asked = [page for page in pages if page.is_asked()]
        if not asked:
            await room.wait(1)
            continue
        options = asked[0].asked().options
        answer = await asked[0].act(*options[turn * 7 % len(options)])
        assert isinstance(answer, socket.Done), answer
    raise AssertionError("it never came to that")


def in_window(page: Page) -> bool:
    """Say whether a window is open."""
    return page.position is not None and page.position.clock.window is not None


def is_over(page: Page) -> bool:
    """Say whether the match has ended."""
    return page.match is not None and page.match.status != "running"


def magpie(players: int = 3, **more: Any) -> TableSetting:
    """Return a setting with windows."""
    clock = more.pop("clock", ClockWish(window_least=2, window_most=20))
    return TableSetting("magpie", players, clock=clock, **more)


def bang(players: int = 4, **more: Any) -> TableSetting:
    """Return a setting with dice."""
    return TableSetting("bang", players, **more)
