"""The desk: where the server's tasks hand in what is to be stored, and ask what was.

One thread does it all. What several tables hand in while it is busy becomes one commit.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from .errors import ConnectionLost, StorageError
from .rows import Write
from .store import Store

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Then = Callable[[BaseException | None], None]  # is told what went wrong, if anything did

# A commit costs more than what is in it. When the last one was this many seconds ago or less, some
# more time is given for others to hand in their moves, which then share the next one.
BUSY = 0.005
GATHER = 0.002


@dataclass(slots=True)
class Errand:
    """Something somebody waits for: rows to be written, or else a question."""

    loop: AbstractEventLoop
    then: Callable[[Errand], None]
    rows: Sequence[Write] = ()
    question: Callable[[Store], Any] | None = None
    answer: Any = None
    error: BaseException | None = None


class Desk:
    """The store for tasks of an event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[list[Errand] | None] = SimpleQueue()  # None: that was all
        self._fresh: list[Errand] = []  # handed in during this turn of the event loop
        self._closed = False
        self._done = 0.0  # when the last group was
        self._thread = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def write(self, *rows: Write) -> Future[None]:
        """Store the rows together; done when they survive the death of the process."""
        done: Future[None] = asyncio.get_running_loop().create_future()
        self._hand_in(partial(settle, done), rows)
        return done

    def write_then(self, rows: Sequence[Write], then: Then) -> None:
        """Store the rows together, and call back in the event loop: a move waits without a task."""
        self._hand_in(lambda errand: then(errand.error), rows)

    async def ask(self, question: Callable[[Store], Answer]) -> Answer:
        """Let the store answer a question, or do a rare thing, in the order of handing in."""
        done: Future[Answer] = asyncio.get_running_loop().create_future()
        self._hand_in(partial(settle, done), question=question)
        return await done

    def _hand_in(
        self,
        then: Callable[[Errand], None],
        rows: Sequence[Write] = (),
        question: Callable[[Store], Any] | None = None,
    ) -> None:
        if self._closed:
            raise StorageError("the storage is closed")
        loop = asyncio.get_running_loop()
        if not self._fresh:  # waking the thread costs a lot: once for all of this turn
            loop.call_soon(self._deliver)
        self._fresh.append(Errand(loop, then, rows, question))

    def _deliver(self) -> None:
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    async def close(self) -> None:
        """Do what was handed in, then close the store."""
        if not self._closed:
            self._closed = True
            self._deliver()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _work(self) -> None:
        going_on = True
        while going_on:
            errands, going_on = self._collect()
            for group in grouped(errands):
                self._do(group)
                self._done = monotonic()
                for loop in {errand.loop for errand in group}:
                    tell(loop, [errand for errand in group if errand.loop is loop])
        self._store.close()

    def _collect(self) -> tuple[list[Errand], bool]:
        """Wait for something to do, and take everything there is; say whether to go on."""
        errands: list[Errand] = []
        fresh = self._queue.get()
        if monotonic() - self._done < BUSY:
            sleep(GATHER)
        while fresh is not None:
            errands += fresh
            try:
                fresh = self._queue.get_nowait()
            except Empty:
                return errands, True
        return errands, False

    def _do(self, group: list[Errand]) -> None:
        """Answer a question, or write for several tables at once."""
        if group[0].question is not None:
            self._answer(group[0], group[0].question)
            return
        try:
            self._store.write([row for errand in group for row in errand.rows])
        except Exception as error:
            if len(group) == 1 or isinstance(error, ConnectionLost):
                for errand in group:
                    errand.error = error
                return
            for errand in group:  # one of them is to blame: the others shall not suffer
                self._do([errand])

    def _answer(self, errand: Errand, question: Callable[[Store], Any]) -> None:
        try:
            errand.answer = question(self._store)
        except Exception as error:
            errand.error = error


def grouped(errands: list[Errand]) -> list[list[Errand]]:
    """Put writes that follow each other together; a question stands alone, in its place."""
    groups: list[list[Errand]] = []
    for errand in errands:
        if groups and errand.question is None and groups[-1][0].question is None:
            groups[-1].append(errand)
        else:
            groups.append([errand])
    return groups


def tell(loop: AbstractEventLoop, errands: list[Errand]) -> None:
    """Tell those who wait; a loop that has ended waits for nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(wake, errands)


def wake(errands: list[Errand]) -> None:
    """Call everybody back; whatever goes wrong with one, the others hear of theirs."""
    for errand in errands:
        try:
            errand.then(errand)
        except Exception:
            log.exception("something of ours broke down when it was stored")


def settle(done: Future[Any], errand: Errand) -> None:
    """Hand the answer or the error to a task that still wants it."""
    if done.done():  # given up meanwhile
        return
    if errand.error is not None:
        done.set_exception(errand.error)
    else:
        done.set_result(errand.answer)
