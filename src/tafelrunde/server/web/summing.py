"""Looking back at a match that has ended: luck, decisions, and what everybody believed."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from tafelrunde.lab.summary.model import VERSION

from ..protocol.summaries import SummaryStatus
from ..storage.rows import SummaryRow
from .handling import (
    WORTH_PACKING,
    AnyRequest,
    Here,
    Services,
    address,
    person_of,
    refusals,
)
from .looking_back import Match
from .summaries import Keep, Key
from .tables import MatchNumber

COST = 10  # of a summary that has to be made, among the requests of one address


@get(
    "/api/tables/{table:str}/summary",
    responses=refusals(
        *("no-table", "by-invitation", "no-watching", "no-record", "wrong-status"),
        *("no-coach", "no-summary", "too-fast"),
    ),
    summary="Look back at a match",
    tags=["replays"],
)
async def summarize(
    services: Here, request: AnyRequest, table: FromPath[str], match: MatchNumber = 0
) -> Response[SummaryStatus]:
    """Tell what luck and decisions did in a match that has ended; ask again until it is ready."""
    found = await services.house.table(table)
    parts, number, levels = await found.ended(await person_of(request), match)
    kept = await services.house.desk.ask(lambda store: store.summary(table, number))
    if kept is not None and kept.version == VERSION:
        return await answer(request, msgspec.Raw(kept.summary.encode()))
    job = services.summaries.job((table, number))
    if job is None:
        services.guard.check_pace(address(request), COST)
        keep = keeping(services, (table, number))
        job = services.summaries.begin((table, number), Match(parts, levels), keep)
    return Response(SummaryStatus("working", job.done, job.of))


def keeping(services: Services, key: Key) -> Keep:
    """Return what stores a summary."""

    async def keep(summary: bytes) -> None:
        row = SummaryRow(*key, VERSION, summary.decode())
        await services.house.desk.ask(lambda store: store.keep_summary(row))

    return keep


async def answer(request: AnyRequest, summary: msgspec.Raw) -> Response[SummaryStatus]:
    """Answer with a summary that is there, compressed where the reader can do with that."""
    body = msgspec.json.encode({"state": "ready", "done": 1, "of": 1, "summary": summary})
    headers = {"vary": "accept-encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = await asyncio.to_thread(gzip.compress, body)
    return Response(body, media_type="application/json", headers=headers)  # type: ignore[arg-type]


handlers = [summarize]
