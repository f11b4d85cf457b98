"""`tafelrunde serve` as a process of its own, which can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import SystemRandom

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120.0  # seconds until a server must answer, on a busy machine
PAUSE = 0.01
FIRST_PORT, LAST_PORT = 20_000, 32_000  # above, outgoing connections are given theirs


def free_port() -> int:
    """Return a port nobody listens on, and nobody who asks next will be given."""
    while True:
        port = SystemRandom().randint(FIRST_PORT, LAST_PORT)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """A server on a port and a database of its own, whatever process it runs in."""

    def __init__(self, folder: Path, database: str = "", port: int = 0) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.database = database
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        """Where it writes what it has to say."""
        return self.folder / "server.log"

    def command(self) -> Sequence[str]:
        """The command a person would type."""
        words = [sys.executable, "-m", "tafelrunde", "serve", "--no-browser", "--no-limits"]
        words += ["--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        return [*words, "--database-url", self.database] if self.database else words

    def start(self) -> None:
        """Start it; `wait` tells when it answers."""
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
                start_new_session=True,  # a group of its own: so nothing is left when it ends
            )

    def wait(self) -> None:
        """Wait until it answers."""
        limit = time.monotonic() + PATIENCE
        while not self.answers():
            if not self.alive() or time.monotonic() > limit:
                raise RuntimeError(f"the server did not start:\n{self.said()}")
            time.sleep(PAUSE)

    def alive(self) -> bool:
        """Say whether its process is there."""
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        """Say whether it answers by now."""
        try:
            with urllib.request.urlopen(f"{self.address}/api/status", timeout=PATIENCE):
                return self.alive()
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it by SIGKILL, and nothing but it: its helpers have to notice by themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it and whatever it started."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def said(self) -> str:
        """Return all it has written."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


@contextlib.contextmanager
def served(*processes: Process) -> Iterator[None]:
    """Run servers while the block lasts."""
    try:
        for process in processes:
            process.start()
        for process in processes:
            process.wait()
        yield
    finally:
        for process in processes:
            process.stop()
