"""Summaries in the making: one process at a time, whoever asks is told how far it has come."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable

import msgspec

from ..protocol.errors import Refusal
from .errands import Outcome, raised
from .looking_back import Match
from .turnstile import Turnstile

COMMAND = (sys.executable, "-m", "tafelrunde.server.web.looking_back")
MOST_SECONDS = 1800.0
LONGEST_LINE = 64_000_000  # bytes: a summary is one

log = logging.getLogger("tafelrunde.server")

Key = tuple[str, int]  # a table and the number of its match
Keep = Callable[[bytes], Awaitable[None]]


class Job:
    """A match that is being summed up."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.refusal: Refusal | None = None
        self.task: asyncio.Task[None] | None = None


class Summaries:
    """All matches that are being summed up, each once, one after the other."""

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._jobs: dict[Key, Job] = {}
        self._way = Turnstile(1)

    def job(self, key: Key) -> Job | None:
        """Return how far a match has come; one that failed is told once, and may begin anew."""
        job = self._jobs.get(key)
        if job is not None and job.refusal is not None:
            del self._jobs[key]
            raise job.refusal
        return job

    def begin(self, key: Key, match: Match, keep: Keep) -> Job:
        """Begin with a match; what comes out is kept."""
        job = self._jobs[key] = Job()
        job.task = asyncio.get_running_loop().create_task(self._work(key, job, match, keep))
        return job

    async def _work(self, key: Key, job: Job, match: Match, keep: Keep) -> None:
        try:
            async with self._way, asyncio.timeout(MOST_SECONDS):
                await keep(await self._sum_up(job, msgspec.json.encode(match)))
        except Refusal as refusal:
            job.refusal = refusal
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
            log.error("summing up match %s of table %s broke down", key[1], key[0])
            job.refusal = Refusal("no-summary")
        except Exception:
            log.exception("summing up match %s of table %s failed", key[1], key[0])
            job.refusal = Refusal("unavailable")
        else:
            del self._jobs[key]

    async def _sum_up(self, job: Job, question: bytes) -> bytes:
        """Let another process do it, and listen how far it has come."""
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        try:
            return await heard_from(process, job, question)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def close(self) -> None:
        """Give up what is not done."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def heard_from(process: Process, job: Job, question: bytes) -> bytes:
    """Return what a process makes of a match; it says how far it has come in between."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    process.stdin.close()
    while not (line := await process.stdout.readline()).startswith(b"{"):
        done, of = line.split()  # a process that ended says nothing: that is a ValueError
        job.done, job.of = int(done), int(of)
    outcome = msgspec.json.decode(line, type=Outcome)
    if outcome.code:
        raise Refusal(outcome.code, str(raised(outcome)))
    return await process.stdout.read()
