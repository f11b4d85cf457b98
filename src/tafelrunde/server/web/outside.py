"""Records are read by another process: one may be big and odd, and tables must go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE

import msgspec

from ..protocol.errors import Refusal
from .errands import Errand, Outcome, raised

MOST_BODY = 9_000_000  # of a request: a record, and how JSON writes it
MOST_SECONDS = 30.0
COMMAND = (sys.executable, "-m", "tafelrunde.server.web.errands")

log = logging.getLogger("tafelrunde.server")


async def done_outside(errand: Errand) -> bytes:
    """Let another process do an errand and return what it brings back; or refuse."""
    try:
        found = await answer_from(COMMAND, msgspec.json.encode(errand), MOST_SECONDS)
        head, _, body = found.partition(b"\n")
        outcome = msgspec.json.decode(head, type=Outcome)
    except TimeoutError:
        sentence = "it takes too long to read this record"
        raise Refusal("bad-record", sentence, "error-read-too-long") from None
    except (msgspec.DecodeError, OSError, RuntimeError):  # it ended before it had heard all
        log.error("reading a record broke down")
        raise Refusal("bad-record", "this record can't be read") from None
    if outcome.code:
        raise raised(outcome)
    return body


async def answer_from(command: tuple[str, ...], question: bytes, seconds: float) -> bytes:
    """Ask another process something; it is given up after a while (TimeoutError)."""
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        async with asyncio.timeout(seconds):
            answer, _ = await process.communicate(question)
        return answer
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
