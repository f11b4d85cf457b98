"""One server under one load, measured from outside."""

from __future__ import annotations

import tempfile
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import msgspec

from bench.server.load import Load, Outcome, run
from bench.server.processes import Running


class Contestant(Protocol):
    """A server that can be measured."""

    title: str
    speech: str  # the generator knows two

    def missing(self) -> str:
        """Make ready, or say why that is not possible."""

    def serve(self, folder: Path) -> AbstractContextManager[Running]:
        """Start, with everything stored in a new folder."""

    def clients(self, server: Running, tables: int) -> list[str]:
        """Prepare the tables and return a line for each client."""


class Result(msgspec.Struct):
    """What one contestant did under one load."""

    title: str
    load: Load
    outcome: Outcome
    server_cpu: float  # cores, while measuring
    idle_bytes: int  # in memory before the first client
    busy_bytes: int  # at the end, with everybody at the tables
    stored_bytes: int  # in the folder at the end

    @property
    def client_bytes(self) -> float:
        """Memory for each client."""
        return (self.busy_bytes - self.idle_bytes) / self.outcome.clients

    @property
    def move_us(self) -> float:
        """Microseconds of the server's processor time for each move."""
        return 1e6 * self.server_cpu * self.load.seconds / max(1, self.outcome.moves)


class Watch:
    """Looks at the server when the generator says how far it got."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.used = 0.0

    def reached(self, stage: str) -> None:
        """Note the processor time when measuring begins."""
        if stage == "measuring":
            self.used = self.server.processor()


def measure(one: Contestant, load: Load, generator: Path) -> Result:
    """Start a fresh server, let everybody play, and end it."""
    with tempfile.TemporaryDirectory(prefix="bench-server-") as name:
        folder = Path(name)
        with one.serve(folder) as server:
            idle = server.memory()
            clients = one.clients(server, load.tables)
            watch = Watch(server)
            outcome = run(generator, one.speech, server.port, clients, load, watch.reached)
            used = server.processor() - watch.used
            busy = server.memory()
        stored = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return Result(one.title, load, outcome, used / load.seconds, idle, busy, stored)
