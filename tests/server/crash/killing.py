"""Killing a server again and again at random moments, from outside."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.crash.process import PATIENCE, PAUSE, ROOT, Process

BY_COMMAND = 20  # every twentieth start is the command itself, the others are forks


class Killable(Process):
    """A server that starts quickly: as a fork of a process that has imported everything."""

    def __init__(self, folder: Path, database: str = "", careless: bool = False) -> None:
        super().__init__(folder, database)
        self.careless = careless  # acknowledges what it has not stored
        self.pid = 0
        self._zygote: subprocess.Popen[bytes] | None = None
        self._starts = 0

    def start(self) -> None:
        """Start it; `wait` tells when it answers."""
        if self._starts % BY_COMMAND == 0 and not self.careless:
            super().start()
            assert self.process is not None
            self.pid = self.process.pid
        else:
            self.pid = self._fork()
        self._starts += 1

    def _fork(self) -> int:
        if self._zygote is None:
            with self.log.open("ab") as log:
                self._zygote = subprocess.Popen(
                    [sys.executable, "-m", "tests.server.crash.zygote", *self._arguments()],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    cwd=ROOT,
                    env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
                    start_new_session=True,
                )
        assert self._zygote.stdin is not None and self._zygote.stdout is not None
        self._zygote.stdin.write(b"start\n")
        self._zygote.stdin.flush()
        return int(self._zygote.stdout.readline())

    def _arguments(self) -> list[str]:
        care = "careless" if self.careless else "careful"
        return [str(self.folder), str(self.port), self.database, care]

    def alive(self) -> bool:
        """Say whether its process is there."""
        if self.process is not None and self.pid == self.process.pid:
            return super().alive()
        with suppress(ProcessLookupError):
            os.kill(self.pid, 0)
            return True
        return False

    def kill(self) -> None:
        """Kill it by SIGKILL, and nothing but it: its helpers have to notice by themselves."""
        os.kill(self.pid, signal.SIGKILL)
        while self.alive():
            time.sleep(PAUSE)

    def wait_for_helpers(self) -> None:
        """Wait until nothing runs any more of what the killed servers had started."""
        assert self._zygote is not None
        limit = time.monotonic() + PATIENCE
        while processes_of(self._zygote.pid) != {self._zygote.pid}:
            assert time.monotonic() < limit, "killed servers left processes behind"
            time.sleep(PAUSE)

    def stop(self) -> None:
        """End everything."""
        super().stop()
        if self._zygote is not None:
            os.killpg(self._zygote.pid, signal.SIGKILL)
            self._zygote.communicate()


def processes_of(session: int) -> set[int]:
    """Return all processes of a session: a server's helpers belong to it, whoever their parent."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            pid, _, rest = stat.read_text().partition(" ")
            if int(rest.rpartition(")")[2].split()[3]) == session:
                found.add(int(pid))
    return found


@contextmanager
def killable(folder: Path, database: str = "", careless: bool = False) -> Iterator[Killable]:
    """A server to be killed, gone when the block ends."""
    server = Killable(folder, database, careless)
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Killer:
    """Starts and kills a server at random moments while others play."""

    server: Killable
    rng: random.Random
    up: asyncio.Event = field(default_factory=asyncio.Event)  # it makes sense to connect
    kills: int = 0
    moved: set[str] = field(default_factory=set)  # tables where something happened since the start

    async def rage(self, times: int, tables: set[str]) -> None:
        """Kill so many times; between some of them every table has to go on."""
        for _ in range(times):
            await asyncio.to_thread(self.server.kill)
            self.kills += 1
            self.up.clear()
            self.moved.clear()
            if self.rng.random() < 0.1:
                await self.start_and_kill_at_once()
            await self.start()
            if self.rng.random() < 0.4:
                await self.see_all_go_on(tables)
            await asyncio.sleep(self.rng.uniform(0.0, 0.3))

    async def start(self) -> None:
        """Start the server and let people know."""
        await asyncio.to_thread(self.server.start)
        await asyncio.to_thread(self.server.wait)
        self.up.set()

    async def start_and_kill_at_once(self) -> None:
        """Kill it while it starts: it may be reading, or changing, what is stored."""
        await asyncio.to_thread(self.server.start)
        await asyncio.sleep(self.rng.uniform(0.0, 0.2))
        await asyncio.to_thread(self.server.kill)
        self.kills += 1

    async def see_all_go_on(self, tables: set[str]) -> None:
        """Wait until something has happened at every table."""
        limit = time.monotonic() + PATIENCE
        while not self.moved >= tables:
            stuck = ", ".join(sorted(tables - self.moved))
            assert time.monotonic() < limit, f"after kill {self.kills} nothing happens at {stuck}"
            await asyncio.sleep(PAUSE)
