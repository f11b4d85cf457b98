"""The load: what is asked of a server, the generator that asks it, and what came out."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

SOURCES = Path(__file__).parent / "generator"
SEATS = 4  # at every table


class BenchError(Exception):
    """A measurement that can't be made; the sentence says why."""


class Load(msgspec.Struct, frozen=True):
    """So many tables for so long; a `rate` of 0 means: everybody answers as soon as asked."""

    tables: int
    seconds: float
    rate: int = 0
    warmup: float = 3.0

    @property
    def title(self) -> str:
        """Name it in a table of results."""
        pace = f"at {self.rate:,} moves/s" if self.rate else "as fast as it goes"
        return f"{self.tables} tables, {pace}"


class Outcome(msgspec.Struct):
    """What the generator saw; times run from sending a move to the last seat's receipt."""

    clients: int
    moves: int
    moves_per_second: float
    timed: int
    p50_ms: float
    p90_ms: float
    p99_ms: float
    p999_ms: float
    max_ms: float
    messages_per_second: float
    megabytes_per_second: float
    idle_tables: int  # where nothing at all happened: they are stuck
    errors: int  # refusals, lost connections, what was not understood
    generator_cpu: float  # cores


def compile_generator(folder: Path) -> Path:
    """Compile the generator, which takes a second."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise BenchError("the load generator is written in C, and there is no C compiler here")
    program = folder / "generator"
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    done = subprocess.run(
        [compiler, "-O2", "-std=c11", "-o", str(program), *sources], capture_output=True, text=True
    )
    if done.returncode != 0:
        raise BenchError(f"the load generator doesn't compile: {done.stderr.strip()}")
    return program


def run(
    program: Path,
    speech: str,
    port: int,
    clients: Sequence[str],
    load: Load,
    reached: Callable[[str], None],
) -> Outcome:
    """Let the clients (a line each, see main.c) play; `reached` hears how far they got."""
    words = [speech, "127.0.0.1", str(port), str(load.warmup), str(load.seconds), str(load.rate)]
    with subprocess.Popen(
        [str(program), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("\n".join(clients) + "\n")
        process.stdin.close()
        line = ""
        for line in process.stdout:
            if not line.startswith("{"):
                reached(line.strip())
    if process.returncode != 0 or not line.startswith("{"):
        raise BenchError("the clients could not play (their words are above)")
    return msgspec.json.decode(line, type=Outcome)
