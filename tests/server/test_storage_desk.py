"""The desk: many tasks, one thread, and one bad write that harms nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import pytest

from tafelrunde.server.storage import Desk, StorageError, Store, Write
from tafelrunde.server.storage.errors import ConnectionLost
from tests.server.rows import a_chat, a_line, a_match, a_table

Answer = TypeVar("Answer")


def at_a_desk(store: Store, work: Callable[[Desk], Awaitable[Answer]]) -> Answer:
    async def day() -> Answer:
        desk = Desk(store)
        try:
            return await work(desk)
        finally:
            await desk.close()

    return asyncio.run(day())


def block(desk: Desk) -> threading.Event:
    """Keep the desk's thread busy until the event is set."""
    free = threading.Event()
    task = asyncio.ensure_future(desk.ask(lambda store: free.wait(10)))
    task.add_done_callback(lambda done: done.result())
    return free


class Counting(Store):
    """A store that notes how many rows each commit had."""

    commits: list[int]

    def write(self, batch: Sequence[Write]) -> None:
        super().write(batch)
        self.commits.append(len(batch))


def counting(url: str) -> Counting:
    store = Counting.open(url)
    assert isinstance(store, Counting)
    store.commits = []
    return store


def test_what_was_written_is_there_for_whoever_asks_next(store_url: str) -> None:
    async def work(desk: Desk) -> None:
        await desk.write(a_table(), a_match(), a_line(0))
        assert await desk.ask(lambda store: store.table("t1")) == a_table()
        assert await desk.ask(lambda store: store.log("t1", 1)) == [a_line(0)]

    at_a_desk(Store.open(store_url), work)


def test_writes_that_arrive_meanwhile_become_one_commit(store_url: str) -> None:
    store = counting(store_url)

    async def work(desk: Desk) -> None:
        free = block(desk)
        await asyncio.sleep(0)  # the question is handed in first
        writes = [
            asyncio.ensure_future(desk.write(a_line(0, f"t{i}"), a_match(f"t{i}")))
            for i in range(50)
        ]
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*writes)

    at_a_desk(store, work)
    assert store.commits == [100]


def test_a_question_is_answered_in_its_turn(store_url: str) -> None:
    async def work(desk: Desk) -> list[int]:
        free = block(desk)
        await asyncio.sleep(0)
        counts: list[asyncio.Future[int]] = []
        for number in range(3):
            counts.append(asyncio.ensure_future(desk.ask(lambda store: len(store.log("t1", 1)))))
            counts.append(asyncio.ensure_future(one(desk, number)))
        await asyncio.sleep(0)
        free.set()
        return list(await asyncio.gather(*counts))

    async def one(desk: Desk, number: int) -> int:
        await desk.write(a_line(number))
        return -1

    assert at_a_desk(Store.open(store_url), work) == [0, -1, 1, -1, 2, -1]


def test_a_bad_write_fails_alone(store_url: str) -> None:
    async def work(desk: Desk) -> list[BaseException | None]:
        await desk.write(a_line(0, "t5"))
        free = block(desk)
        await asyncio.sleep(0)
        writes = [asyncio.ensure_future(desk.write(a_line(0, f"t{i}"))) for i in range(10)]
        await asyncio.sleep(0)
        free.set()
        results = await asyncio.gather(*writes, return_exceptions=True)
        for i in range(10):
            assert len(await desk.ask(lambda store, i=i: store.log(f"t{i}", 1))) == 1  # type: ignore[misc]
        return list(results)

    results = at_a_desk(Store.open(store_url), work)
    assert [type(result) for result in results] == [
        StorageError if i == 5 else type(None) for i in range(10)
    ]


def test_rows_of_one_write_are_stored_together_or_not_at_all(store_url: str) -> None:
    async def work(desk: Desk) -> None:
        await desk.write(a_chat(0))
        with pytest.raises(StorageError):
            await desk.write(a_line(0), a_chat(0))
        assert await desk.ask(lambda store: store.log("t1", 1)) == []

    at_a_desk(Store.open(store_url), work)


def test_a_question_that_fails_fails_for_its_asker(sqlite_url: str) -> None:
    async def work(desk: Desk) -> None:
        with pytest.raises(ZeroDivisionError):
            await desk.ask(lambda store: 1 // 0)
        await desk.write(a_table())

    at_a_desk(Store.open(sqlite_url), work)


def test_a_lost_connection_fails_all_at_once_without_trying_each(sqlite_url: str) -> None:
    tried: list[int] = []

    class Unreachable(Store):
        def write(self, batch: Sequence[Write]) -> None:
            tried.append(len(batch))
            raise ConnectionLost("nobody there")

    async def work(desk: Desk) -> None:
        free = block(desk)
        await asyncio.sleep(0)
        writes = [asyncio.ensure_future(desk.write(a_line(i))) for i in range(10)]
        await asyncio.sleep(0)
        free.set()
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [ConnectionLost] * 10

    at_a_desk(Unreachable.open(sqlite_url), work)
    assert tried == [10]


def test_a_task_that_gave_up_does_not_disturb_the_others(sqlite_url: str) -> None:
    async def work(desk: Desk) -> None:
        free = block(desk)
        await asyncio.sleep(0)
        given_up = asyncio.ensure_future(desk.write(a_line(0)))
        waiting = asyncio.ensure_future(desk.write(a_line(1)))
        await asyncio.sleep(0)
        given_up.cancel()
        free.set()
        await waiting
        assert given_up.cancelled()
        assert await desk.ask(lambda store: len(store.log("t1", 1))) == 2  # it was handed in

    at_a_desk(Store.open(sqlite_url), work)


def test_closing_does_first_what_was_handed_in(store_url: str) -> None:
    async def day() -> None:
        desk = Desk(Store.open(store_url))
        writes = [asyncio.ensure_future(desk.write(a_line(i))) for i in range(100)]
        await asyncio.sleep(0)
        await desk.close()
        await asyncio.gather(*writes)
        with pytest.raises(StorageError, match="closed"):
            await desk.write(a_line(100))
        await desk.close()  # a second time does nothing

    asyncio.run(day())
    store = Store.open(store_url)
    assert len(store.log("t1", 1)) == 100
    store.close()
