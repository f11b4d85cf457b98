"""Proving that dice and cards were fair, for anybody who has a record."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE

import msgspec
from litestar import post
from litestar.params import JSONBody

from ..protocol import api
from ..protocol.errors import Refusal
from .handling import AnyRequest, Here, address, changes
from .verdict import Outcome

COST = 5  # of a request among those of one address: reading a record takes time
MOST_BODY = 9_000_000  # a record, and how JSON writes it
MOST_SECONDS = 30.0
COMMAND = (sys.executable, "-m", "tafelrunde.server.web.verdict")

log = logging.getLogger("tafelrunde.server")


@post(
    "/api/verify",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=changes("bad-record"),
    summary="Check a record",
    tags=["fair dice"],
)
async def check_record(
    services: Here, request: AnyRequest, data: JSONBody[api.VerifyWish]
) -> api.Verdict:
    """Recompute every draw of a record from its secret, and compare the secret with its seal."""
    services.guard.check_pace(address(request), COST)
    async with services.judging:
        outcome = await judged(data.record)
    if outcome.verdict is None:
        raise Refusal("bad-record", outcome.refused)
    return outcome.verdict


async def judged(text: str) -> Outcome:
    """Let another process verify a record; it is given up after a while."""
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    try:
        async with asyncio.timeout(MOST_SECONDS):
            found, _ = await process.communicate(text.encode("utf-8", "replace"))
        return msgspec.json.decode(found, type=Outcome)
    except TimeoutError:
        return Outcome(refused="it takes too long to read this record")
    except (msgspec.DecodeError, OSError, RuntimeError):  # it ended before it had heard all
        log.error("verifying a record ended with code %s", process.returncode)
        return Outcome(refused="this record can't be read")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


handlers = [check_record]
