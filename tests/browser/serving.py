"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from random import SystemRandom
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "tafelrunde" / "web" / "index.html"
FIRST_PORT, LAST_PORT = 20_000, 32_000  # below the ports the system gives to clients
PATIENCE = 60.0  # seconds until a server must answer


def free_port() -> int:
    """Return a port nobody listens on, and which no outgoing connection will be given."""
    for _ in range(100):
        port = SystemRandom().randint(FIRST_PORT, LAST_PORT)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise RuntimeError("no free port found")


class Server:
    """`tafelrunde serve` with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address that a browser opens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        assert CLIENT.exists(), "the client is not built: run tools/client.py"
        command = [sys.executable, "-m", "tafelrunde", "serve", "--no-browser"]
        command.append("--no-limits")  # tests are faster than people, and all at one address
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        python_path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "PYTHONPATH": python_path},
                start_new_session=True,  # a group of its own: so nothing is left when it ends
            )
        self._await_answer()

    def kill(self) -> None:
        """Kill the server with SIGKILL, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End the server and whatever it started, politely first."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        with contextlib.suppress(ProcessLookupError):  # nothing was left
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process = None

    def status(self) -> dict[str, Any]:
        """Ask what runs there."""
        with urllib.request.urlopen(self.address + "/api/status", timeout=5) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def said(self) -> str:
        """Return all the server has written."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def _await_answer(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.status()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"the server did not start:\n{self.said()}") from None
                time.sleep(0.05)
