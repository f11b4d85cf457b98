"""A table: a mailbox in front of everything that happens there.

Whatever comes is put into the mailbox and done one after the other: change in memory, store, send.
If storing fails, memory goes back to what is stored. A table that nobody looks at and that has
nothing to do falls asleep; the next letter wakes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tafelrunde.records.record import Record
from tafelrunde.records.stored import Parts

from ..protocol import common, socket
from ..protocol.errors import Refusal
from . import coaching, loading, messages, playing, seating, talking
from .asking import Asking
from .channels import Connection, Delayed, encode, refused
from .core import Core
from .documents import BOT
from .letters import Letter, ignore

if TYPE_CHECKING:
    from ..house import House
    from ..people import Person

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
IDLE = 60_000  # milliseconds until a table falls asleep


class Table:
    """One table, awake or asleep."""

    def __init__(self, house: House, id: str) -> None:
        self.id = id
        self._house = house
        self._core: Core | None = None
        self._mailbox: deque[Letter[Any]] = deque()
        self._reading = False
        self._task: asyncio.Task[None] | None = None  # what reading waits for, besides the store
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0  # when it does, in milliseconds since 1970
        self._asking = Asking(self._put, house, id)
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
        parts = await self._house.desk.ask(
            lambda store: loading.stored_parts(store, self.id, number)
        )
        if parts is None:
            raise Refusal("no-record")
        return parts, viewer

    async def ended(self, person: Person | None, match: int) -> tuple[Parts, int, list[str]]:
        """Return a match that has ended, its number, and the levels of the bots that played."""
        number, levels = await self._ask(lambda core: self._looked_back(core, person, match))
        parts, _ = await self.kept(person, number)
        return parts, number, levels

    def _looked_back(self, core: Core, person: Person | None, match: int) -> tuple[int, list[str]]:
        _, number = self._reader(core, person, match)
        coaching.check_ended(core, number)
        return number, [seat.level if seat.kind == BOT else "" for seat in core.seats]

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
        if isinstance(message, socket.Hint):
            self._asking.advise(connection, message)
            return
        self._put(
            Letter(
                lambda core: talking.heed(core, connection, message),
                lambda answer: self._reply(connection, encode(answer)),
                lambda refusal: connection.send(refused(ref, refusal)),
            )
        )

    def _reply(self, connection: Connection, answer: bytes) -> None:
        """Send an answer together with what the page is told besides."""
        assert self._core is not None
        self._core.channels.reply(connection, answer)

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
        if not self._reading:
            self._read()

    def _read(self) -> None:
        """Do everything there is to do, one after the other, until one has to be waited for.

        So a move is on its way to the store without a task, and without a turn of the event loop.
        """
        self._reading = True
        while self._mailbox:
            if not self._do(self._mailbox.popleft()):
                return  # and read on when that is done
        self._reading = False
        self._plan()

    def _wait(self, work: Coroutine[Any, Any, None]) -> bool:
        """Read on when something is done that takes its time: nothing is done yet."""
        self._task = asyncio.get_running_loop().create_task(work)
        self._task.add_done_callback(self._waited)
        return False

    def _waited(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s broke down", self.id, exc_info=task.exception())
        self._read()

    def _do(self, letter: Letter[Any]) -> bool:
        """Change, store, send; or refuse, and leave everything as it is stored.

        Return whether that is done: what changes something is, when it is stored.
        """
        core = self._core
        if core is None:
            return self._wait(self._wake_for(letter))
        try:
            outcome = letter.change(core)
            if core.changed():
                stored = partial(self._stored, core, letter, outcome)
                self._house.desk.write_then(core.writes(), stored)
                return False
        except Refusal as refusal:
            self._safely(letter.refuse, refusal)
            if not core.changed():
                return True
            log.error("table %s refused something half-way: %s", self.id, refusal)
            return self._wait(self._begin_anew(core))
        except Exception:
            log.exception("something of ours broke down at table %s", self.id)
            self._safely(letter.refuse, Refusal("unavailable"))
            return self._wait(self._begin_anew(core))
        self._tell(core, letter, outcome)
        return True

    def _stored(
        self, core: Core, letter: Letter[Any], outcome: Any, error: BaseException | None
    ) -> None:
        """Send what is stored now; or refuse, and go back to what was stored before."""
        if error is not None:
            log.error("table %s could not be stored: %s", self.id, error)
            self._safely(letter.refuse, Refusal("unavailable"))
            self._wait(self._begin_anew(core))
            return
        self._failures = 0
        self._tell(core, letter, outcome)
        if self._house.bell is not None:
            self._safely(self._house.bell.look, core)
        self._read()

    def _tell(self, core: Core, letter: Letter[Any], outcome: Any) -> None:
        """Answer, and send everybody what they are told."""
        self._safely(letter.answer, outcome)
        self._safely(core.channels.send)

    def _safely(self, tell: Callable[..., None], *about: Any) -> None:
        """Whatever goes wrong while others are told, the next letter is read."""
        try:
            tell(*about)
        except Exception:
            log.exception("something of ours broke down at table %s", self.id)

    # Sleeping and waking

    async def _wake_for(self, letter: Letter[Any]) -> None:
        """Wake up, and read the letter that asked for it then."""
        try:
            await self._wake()
        except Refusal as refusal:
            self._safely(letter.refuse, refusal)
        else:
            self._mailbox.appendleft(letter)

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
        """See when something has to be done next, or fall asleep some time."""
        if self._closed or self._reading:
            return
        core = self._core
        if core is None:
            if self._failures:  # it could not go back to what is stored: try again
                self._set_timer(0)
            elif self._timer is not None:  # it would wake a table that sleeps
                self._timer.cancel()
                self._timer = None
            return
        due = playing.next_due(core)
        if due is None and not core.thinking and core.channels.empty():
            self._idle_since = core.now() if self._idle_since is None else self._idle_since
            due = self._idle_since + IDLE
        else:
            self._idle_since = None
        if due is not None:
            self._set_timer(due)

    def _set_timer(self, due: int) -> None:
        """Let the timer ring at a time; one that rings before it does no harm, and stays.

        Deadlines move with every move, mostly on: setting a timer each time would cost more.
        """
        now = int(self._house.now() * 1000)
        seconds = self._patience(max(0, due - now) / 1000)
        rings_at = now + int(seconds * 1000)
        if self._timer is not None:
            if self._rings_at <= rings_at and not self._failures:
                return
            self._timer.cancel()
        self._rings_at = rings_at
        self._timer = self._house.later(seconds, self._ring)

    def _patience(self, seconds: float) -> float:
        """What failed again and again is not tried again at once."""
        return max(seconds, min(60.0, 2.0**self._failures)) if self._failures else seconds

    def _ring(self) -> None:
        self._timer = None
        self._put(Letter(self._tick, ignore, ignore))

    def _tick(self, core: Core) -> None:
        for thought in playing.tick(core):
            self._asking.think(core, thought)
        if self._idle_since is not None and core.now() >= self._idle_since + IDLE:
            self._put(Letter(Core.card_changed, lambda _: self._sleep(), ignore))

    def _sleep(self) -> None:
        """Forget everything; it is stored, and so is its card in the lists."""
        core = self._core
        if core is None or self._mailbox or core.channels.connections() or core.thinking:
            return
        self._core, self._idle_since, self._failures = None, None, 0
        self._house.awake.pop(self.id, None)

    # The end

    async def close(self) -> None:
        """Say goodbye to everybody; everything is stored already."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        while self._reading:
            with contextlib.suppress(Refusal):
                await self.ready()  # letters are read in order: all before this one are done
        self._asking.stop()
        if self._core is not None:
            for page in self._core.channels.connections():
                page.close("restart", again=True)
        self._core = None

    @property
    def reading(self) -> bool:
        """Say whether there are letters in the mailbox."""
        return self._reading

    @property
    def busy(self) -> bool:
        """Say whether letters are being read or bots are thinking."""
        return self.reading or self._asking.waits

    @property
    def core(self) -> Core | None:
        """What is in memory, if the table is awake; only to be looked at."""
        return self._core
