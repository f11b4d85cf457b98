"""Many small jobs on all cores: the same results in the same order with any number of workers."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import active_children, get_context, parent_process
from typing import Protocol, TypeVar

from tafelrunde.kernel import TafelrundeError

Item = TypeVar("Item")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]  # (jobs done, jobs in all)

MOST_IN_A_CHUNK = 25
FEWEST_CHUNKS_EACH = 8  # so that no worker waits long for the last one


class Crew(Protocol):
    """Whoever does the jobs."""

    @property
    def size(self) -> int:
        """How many work side by side."""
        ...

    def work(
        self, job: Callable[[Item], Result], chunks: Sequence[Sequence[Item]]
    ) -> Generator[list[Result], None, None]:
        """Do all jobs, and give back the results of each chunk in order."""
        ...


def run_batch(
    job: Callable[[int], Result],
    count: int,
    workers: int = 0,
    progress: Progress | None = None,
    keep: Callable[[list[Result]], None] | None = None,
    at_most: int = MOST_IN_A_CHUNK,
) -> list[Result]:
    """Return `[job(0), job(1), …]`; without a number of workers all cores work."""
    workers = min(workers or cores(), count)
    crew: Crew = Here() if workers <= 1 else Workers(workers)
    return run_all(job, range(count), crew, progress, keep, at_most)


def run_all(
    job: Callable[[Item], Result],
    items: Sequence[Item],
    crew: Crew,
    progress: Progress | None = None,
    keep: Callable[[list[Result]], None] | None = None,
    at_most: int = MOST_IN_A_CHUNK,
) -> list[Result]:
    """Return the job's result for each item, in order, whoever does them.

    The job has to be picklable (a function of a module, or a `partial` of one) and its result may
    hang on its item alone. An interruption ends the workers and comes through. Who wants to
    `keep` results is given each chunk (`at_most` so many) in order, as soon as it is done.
    """
    count = len(items)
    chunks = [items[part.start : part.stop] for part in chunked(count, crew.size, at_most)]
    report = progress or (lambda done, total: None)
    report(0, count)
    results: list[Result] = []
    with closing(crew.work(job, chunks)) as done:
        for fresh in done:
            results += fresh
            if keep is not None:
                keep(fresh)
            report(len(results), count)
    return results


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunked(count: int, workers: int, at_most: int = MOST_IN_A_CHUNK) -> list[range]:
    """Split the numbers into pieces: small enough to share out, large enough to be worth it."""
    size = max(1, min(at_most, count // (workers * FEWEST_CHUNKS_EACH)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def run_chunk(job: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    """Do some of the jobs."""
    return [job(item) for item in items]


class Here:
    """No crew: the process that asks does everything itself."""

    size = 1

    def work(
        self, job: Callable[[Item], Result], chunks: Sequence[Sequence[Item]]
    ) -> Generator[list[Result], None, None]:
        """Do all jobs in this process."""
        for items in chunks:
            yield run_chunk(job, items)


class Workers:
    """Worker processes, which are new ones everywhere: forks inherit locks."""

    def __init__(self, size: int, prepare: Callable[[], None] | None = None) -> None:
        self.size = size
        self._prepare = prepare  # what each process does before its first job

    def work(
        self, job: Callable[[Item], Result], chunks: Sequence[Sequence[Item]]
    ) -> Generator[list[Result], None, None]:
        """Do the jobs in worker processes, and end them whatever happens."""
        others = set(active_children())
        pool = ProcessPoolExecutor(self.size, get_context("spawn"), start_work, (self._prepare,))
        try:
            for done in [pool.submit(run_chunk, job, items) for items in chunks]:
                yield done.result()
        except BrokenProcessPool:
            raise TafelrundeError(
                "a worker process was ended from outside, perhaps for want of memory"
            ) from None
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()  # what they would still find out, nobody will ask for
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def start_work(prepare: Callable[[], None] | None) -> None:
    """Leave Ctrl-C, which the terminal sends to all, to whoever hired this worker; end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def end_with_parent() -> None:
    """End this worker as soon as whoever hired it is gone: nobody would ask what it found out."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
