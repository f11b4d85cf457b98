"""The desk: where the server's tasks hand in what is to be stored, and ask what was.

One thread does it all. What several tables hand in while it is busy becomes one commit.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from .errors import ConnectionLost, StorageError
from .rows import Write
from .store import Store

Answer = TypeVar("Answer")

# A commit costs more than what is in it. When the last one was this many seconds ago or less, some
# more time is given for others to hand in their moves, which then share the next one.
BUSY = 0.005
GATHER = 0.002


@dataclass(slots=True)
class Errand:
    """Something a task waits for: rows to be written, or else a question."""

    loop: AbstractEventLoop
    done: Future[Any]
    rows: tuple[Write, ...] = ()
    question: Callable[[Store], Any] | None = None
    answer: Any = None
    error: BaseException | None = None


class Desk:
    """The store for tasks of an event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[Errand | None] = SimpleQueue()
        self._closed = False
        self._done = 0.0  # when the last group was
        self._thread = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    async def write(self, *rows: Write) -> None:
        """Store the rows together; returns when they survive the death of the process."""
        loop = asyncio.get_running_loop()
        await self._hand_in(Errand(loop, loop.create_future(), rows))

    async def ask(self, question: Callable[[Store], Answer]) -> Answer:
        """Let the store answer a question, or do a rare thing, in the order of handing in."""
        loop = asyncio.get_running_loop()
        answer: Answer = await self._hand_in(Errand(loop, loop.create_future(), question=question))
        return answer

    def _hand_in(self, errand: Errand) -> Future[Any]:
        if self._closed:
            raise StorageError("the storage is closed")
        self._queue.put(errand)
        return errand.done

    async def close(self) -> None:
        """Do what was handed in, then close the store."""
        if not self._closed:
            self._closed = True
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
        errand = self._queue.get()
        if monotonic() - self._done < BUSY:
            sleep(GATHER)
        while errand is not None:
            errands.append(errand)
            try:
                errand = self._queue.get_nowait()
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
    """Wake the tasks that wait; a loop that has ended waits for nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(wake, errands)


def wake(errands: list[Errand]) -> None:
    """Hand out answers and errors to tasks that still want them."""
    for errand in errands:
        if errand.done.done():  # given up meanwhile
            continue
        if errand.error is not None:
            errand.done.set_exception(errand.error)
        else:
            errand.done.set_result(errand.answer)
