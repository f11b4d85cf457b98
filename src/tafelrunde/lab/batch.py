"""Many small jobs on all cores: the same results in the same order with any number of workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from tafelrunde.kernel import TafelrundeError

Result = TypeVar("Result")
Progress = Callable[[int, int], None]  # (jobs done, jobs in all)

MOST_IN_A_CHUNK = 25
FEWEST_CHUNKS_EACH = 8  # so that no worker waits long for the last one


def run_batch(
    job: Callable[[int], Result],
    count: int,
    workers: int = 0,
    progress: Progress | None = None,
) -> list[Result]:
    """Return `[job(0), job(1), …]`; without a number of workers all cores work.

    The job has to be picklable (a function of a module, or a `partial` of one) and its result may
    hang on its number alone. An interruption ends the workers and comes through.
    """
    workers = min(workers or cores(), count)
    chunks = chunked(count, max(1, workers))
    report = progress or (lambda done, total: None)
    report(0, count)
    if workers <= 1:
        return run_here(job, chunks, report)
    return run_in_workers(job, chunks, workers, report)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def chunked(count: int, workers: int) -> list[range]:
    """Split the numbers into pieces: small enough to share out, large enough to be worth it."""
    size = max(1, min(MOST_IN_A_CHUNK, count // (workers * FEWEST_CHUNKS_EACH)))
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def run_chunk(job: Callable[[int], Result], numbers: range) -> list[Result]:
    """Do some of the jobs."""
    return [job(number) for number in numbers]


def run_here(job: Callable[[int], Result], chunks: list[range], report: Progress) -> list[Result]:
    """Do all jobs in this process."""
    results: list[Result] = []
    for numbers in chunks:
        results += run_chunk(job, numbers)
        report(len(results), chunks[-1].stop)
    return results


def run_in_workers(
    job: Callable[[int], Result], chunks: list[range], workers: int, report: Progress
) -> list[Result]:
    """Do the jobs in worker processes, which are new ones everywhere: forks inherit locks."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
    results: list[Result] = []
    try:
        for done in [pool.submit(run_chunk, job, numbers) for numbers in chunks]:
            results += done.result()
            report(len(results), chunks[-1].stop)
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
    return results


def leave_interrupts_to_the_parent() -> None:
    """Let Ctrl-C, which the terminal sends to all processes, be handled in one place."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
