"""A table: a mailbox in front of everything that happens there.

Whatever comes is put into the mailbox and done one after the other: change in memory, store, send.
If storing fails, memory goes back to what is stored. A table that nobody looks at and that has
nothing to do falls asleep; the next letter wakes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tafelrunde.records.record import Record
from tafelrunde.records.stored import Parts

from ..protocol import common, socket
from ..protocol.errors import Refusal
from ..storage.rows import LogRow, MatchRow
from ..storage.store import Store
from ..thinking import Question, question
from . import loading, messages, playing, seating, talking
from .channels import Connection, Delayed, encode, refused
from .core import Core, Thought
from .documents import Snapshot, read

if TYPE_CHECKING:
    from ..house import House
    from ..people import Person

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
IDLE = 60_000  # milliseconds until a table falls asleep


class Letter(Generic[Answer]):
    """A change somebody wants, and what to do with its outcome."""

    __slots__ = ("answer", "change", "refuse")

    def __init__(
        self,
        change: Callable[[Core], Answer],
        answer: Callable[[Answer], None],
        refuse: Callable[[Refusal], None],
    ) -> None:
        self.change = change
        self.answer = answer
        self.refuse = refuse


class Table:
    """One table, awake or asleep."""

    def __init__(self, house: House, id: str) -> None:
        self.id = id
        self._house = house
        self._core: Core | None = None
        self._mailbox: deque[Letter[Any]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        self._idle_since: int | None = None
        self._failures = 0  # in a row
        self._closed = False

    # What others ask of a table

    async def ready(self) -> None:
        """Wake up; refuse if there is no such table."""
        await self._ask(lambda core: None)

    async def info(self, person: Person | None) -> common.TableInfo:
        """Return the table as a person sees it."""

        def look(core: Core) -> common.TableInfo:
            core.check_may_see(person)
            return messages.info_for(core, person)

        return await self._ask(look)

    async def accept(self, person: Person, token: str) -> common.TableInfo:
        """Take an invitation, and a seat if there is one before the match."""

        def take(core: Core) -> common.TableInfo:
            seating.accept(core, person, token)
            return messages.info_for(core, person)

        return await self._ask(take)

    async def renew_invitation(self, person: Person | None) -> str:
        """Make a new invitation link; the old one is worth nothing any more."""
        return await self._ask(lambda core: seating.renew_invitation(core, person))

    async def start(self, person: Person | None) -> None:
        """Begin the match, as its host."""
        await self._ask(lambda core: seating.start(core, person))

    async def record(self, person: Person | None, match: int) -> Record:
        """Return a match: all of it once it has ended, before that what the person was told."""
        parts, viewer = await self.kept(person, match)
        return parts.read().record(viewer)

    async def kept(self, person: Person | None, match: int) -> tuple[Parts, int]:
        """Return a match as it is stored, and as whom the person may read it while it runs."""
        viewer, number = await self._ask(lambda core: self._reader(core, person, match))
        parts = await self._house.desk.ask(lambda store: stored_parts(store, self.id, number))
        if parts is None:
            raise Refusal("no-record")
        return parts, viewer

    def _reader(self, core: Core, person: Person | None, match: int) -> tuple[int, int]:
        core.check_may_see(person)
        number = match or core.data.match  # 0 is the latest
        channel = core.channels.at(core.key_of(person))  # of several seats none in particular
        if isinstance(channel, Delayed) and number == core.data.match:
            shown = channel.match
            if shown is None or shown.number != number or shown.status == "running":
                raise Refusal("no-record")  # those who watch later read later
        return channel.viewer, number

    async def move_person(self, old: str, new: str) -> None:
        """Let somebody who logged in go on as the person of the account."""
        await self._ask(lambda core: seating.move_person(core, old, new))

    # Connections

    async def connect(self, connection: Connection, hello: socket.Hello) -> None:
        """Let a page listen: it is welcomed, or told what it missed."""
        await self._ask(lambda core: talking.connect(core, connection, hello))

    def disconnect(self, connection: Connection) -> None:
        """A page was closed, or its connection was lost."""
        core = self._core
        if core is not None:
            core.channels.leave(connection, core.now())
        self._put(Letter(lambda core: talking.gone(core, connection), ignore, ignore))

    def post(self, connection: Connection, message: socket.ClientMessage) -> None:
        """Put a message into the mailbox; the answer comes through the connection."""
        if isinstance(message, socket.Ping):
            now = int(self._house.now() * 1000)
            connection.send(encode(socket.Pong(message.ref, now)))
            return
        ref = getattr(message, "ref", -1)
        self._put(
            Letter(
                lambda core: talking.heed(core, connection, message),
                lambda answer: connection.send(encode(answer)),
                lambda refusal: connection.send(refused(ref, refusal)),
            )
        )

    # The mailbox

    async def _ask(self, change: Callable[[Core], Answer]) -> Answer:
        """Put a change into the mailbox and wait for its outcome."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def answer(outcome: Answer) -> None:
            if not future.done():
                future.set_result(outcome)

        def refuse(refusal: Refusal) -> None:
            if not future.done():
                future.set_exception(refusal)

        self._put(Letter(change, answer, refuse))
        return await future

    def _put(self, letter: Letter[Any]) -> None:
        self._mailbox.append(letter)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        """Do everything there is to do, one after the other."""
        try:
            while self._mailbox:
                try:
                    await self._do(self._mailbox.popleft())
                except Exception:  # not even the answer could be given: go on with the next
                    log.exception("something of ours broke down at table %s", self.id)
        finally:
            self._task = None
            self._plan()

    async def _do(self, letter: Letter[Any]) -> None:
        """Change, store, send; or refuse, and leave everything as it is stored."""
        try:
            core = self._core or await self._wake()
        except Refusal as refusal:
            letter.refuse(refusal)
            return
        try:
            outcome = letter.change(core)
        except Refusal as refusal:
            letter.refuse(refusal)
            if core.changed():
                log.error("table %s refused something half-way: %s", self.id, refusal)
                await self._begin_anew(core)
            return
        except Exception:
            log.exception("something of ours broke down at table %s", self.id)
            letter.refuse(Refusal("unavailable"))
            await self._begin_anew(core)
            return
        changed = core.changed()
        if changed:
            try:
                await self._house.desk.write(*core.writes())
            except Exception as error:
                log.error("table %s could not be stored: %s", self.id, error)
                letter.refuse(Refusal("unavailable"))
                await self._begin_anew(core)
                return
            self._failures = 0
        core.channels.send()
        letter.answer(outcome)
        if changed and self._house.bell is not None:
            self._house.bell.look(core)

    # Sleeping and waking

    async def _wake(self) -> Core:
        """Load what is stored."""
        if self._closed:
            raise Refusal("unavailable")
        house = self._house
        try:
            rows = await house.desk.ask(lambda store: loading.fetch(store, self.id))
            if rows is None:
                raise Refusal("no-table")
            core = loading.wake(rows, house.game(rows.table.game), house.next_boot(), house.now)
            if core.changed():
                await house.desk.write(*core.writes())
        except Refusal:
            raise
        except Exception as error:
            log.exception("table %s could not be loaded", self.id)
            raise Refusal("unavailable") from error
        self._core = core
        house.awake[self.id] = self
        return core

    async def _begin_anew(self, broken: Core) -> None:
        """Go back to what is stored; everybody is told from the beginning."""
        pages = broken.channels.connections()
        self._core = None
        self._failures += 1
        try:
            core = await self._wake()
        except Refusal:
            for page in pages:
                page.close("unavailable", again=True)
            return
        for page in pages:
            seating.listen(core, page)
        core.channels.send()

    def _plan(self) -> None:
        """Set the timer to the next thing that has to be done, or fall asleep some time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed or self._task is not None:
            return
        core = self._core
        if core is None:
            if self._failures:  # it could not go back to what is stored: try again
                self._timer = self._house.later(self._patience(0), self._ring)
            return
        now = core.now()
        due = playing.next_due(core)
        if due is None and not core.thinking and not core.channels.connections():
            self._idle_since = now if self._idle_since is None else self._idle_since
            due = self._idle_since + IDLE
        else:
            self._idle_since = None
        if due is not None:
            self._timer = self._house.later(self._patience(max(0, due - now) / 1000), self._ring)

    def _patience(self, seconds: float) -> float:
        """What failed again and again is not tried again at once."""
        return max(seconds, min(60.0, 2.0**self._failures)) if self._failures else seconds

    def _ring(self) -> None:
        self._timer = None
        self._put(Letter(self._tick, ignore, ignore))

    def _tick(self, core: Core) -> None:
        for thought in playing.tick(core):
            self._think(core, thought)
        if self._idle_since is not None and core.now() >= self._idle_since + IDLE:
            self._put(Letter(Core.card_changed, lambda _: self._sleep(), ignore))

    def _sleep(self) -> None:
        """Forget everything; it is stored, and so is its card in the lists."""
        core = self._core
        if core is None or self._mailbox or core.channels.connections() or core.thinking:
            return
        self._core, self._idle_since, self._failures = None, None, 0
        self._house.awake.pop(self.id, None)

    # Bots

    def _think(self, core: Core, thought: Thought) -> None:
        """Let a bot think without anybody waiting for it."""
        assert core.match is not None
        try:
            asked = question(core.match, thought[2], core.seats[thought[2]].level)
        except Exception:
            log.exception("a bot could not be asked at table %s", self.id)
            self._put(Letter(lambda core: playing.decide(core, thought, None), ignore, ignore))
            return
        task = asyncio.get_running_loop().create_task(self._choose(thought, asked))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _choose(self, thought: Thought, asked: Question) -> None:
        action: Any = None  # whatever goes wrong, the table goes on
        try:
            action = await self._house.thinkers.choose(asked)
        except Exception:
            log.exception("a bot could not think at table %s", self.id)
        self._put(Letter(lambda core: playing.decide(core, thought, action), ignore, ignore))

    # The end

    async def close(self) -> None:
        """Say goodbye to everybody; everything is stored already."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        while self._task is not None:
            await self._task
        for task in list(self._thoughts):
            task.cancel()
        if self._core is not None:
            for page in self._core.channels.connections():
                page.close("restart", again=True)
        self._core = None

    @property
    def reading(self) -> bool:
        """Say whether there are letters in the mailbox."""
        return self._task is not None

    @property
    def busy(self) -> bool:
        """Say whether letters are being read or bots are thinking."""
        return self.reading or bool(self._thoughts)

    @property
    def core(self) -> Core | None:
        """What is in memory, if the table is awake; only to be looked at."""
        return self._core


def ignore(outcome: object) -> None:
    """Nobody waits for the outcome."""


def stored_parts(store: Store, table: str, number: int) -> Parts | None:
    """Return a match from the store."""
    row: MatchRow | None = store.match(table, number)
    if row is None:
        return None
    lines: list[LogRow] = store.log(table, number)
    return Parts(row.header, read(Snapshot, row.snapshot).match, [line.line for line in lines])
