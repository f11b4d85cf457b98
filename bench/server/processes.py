"""A server as a process: started, watched from outside, ended."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.server.load import BenchError

TICK = os.sysconf("SC_CLK_TCK")
START_SECONDS = 30.0


@dataclass(frozen=True)
class Running:
    """A server that answers on a port of this machine."""

    pid: int
    port: int

    def memory(self) -> int:
        """Bytes in memory; helpers that think for bots don't count."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise BenchError("the server is gone")

    def processor(self) -> float:
        """Seconds of processor time used so far, likewise."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


def free_port() -> int:
    """A port nobody listens on, outside the range that outgoing connections take theirs from."""
    for port in range(20000 + os.getpid() % 5000, 32000):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise BenchError("no port is free")


def allow_many_files() -> None:
    """Every client is an open file of the server, which inherits our limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], port: int, probe: str, folder: Path
) -> Iterator[Running]:
    """Start a server, wait till it answers at `probe`, and end it afterwards."""
    said = folder / "server.log"
    with said.open("wb") as log:
        process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _wait_for(process, f"http://127.0.0.1:{port}{probe}", said)
            yield Running(process.pid, port)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(process: subprocess.Popen[bytes], address: str, said: Path) -> None:
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers, if only with a refusal
        except OSError:
            time.sleep(0.05)
    raise BenchError(f"the server did not start: {said.read_text()[-500:]}")
