"""Proving that dice and cards were fair, for anybody who has a record."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import JSONBody

from ..protocol import api
from .errands import Errand
from .handling import AnyRequest, Here, address, changes
from .outside import MOST_BODY, done_outside

COST = 5  # of a request among those of one address: reading a record takes time


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
        found = await done_outside(Errand("verify", text=data.record))
    return msgspec.json.decode(found, type=api.Verdict)


handlers = [check_record]
