"""Looking at matches again, through anybody's eyes once they have ended, and going on from them."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ..people import Person
from ..protocol import api, replays
from ..protocol.common import TableInfo, TableSetting
from ..protocol.errors import Refusal
from ..table.documents import ForkData
from .errands import Errand, Forked
from .handling import (
    AnyRequest,
    Here,
    Services,
    address,
    changes,
    known_person,
    person_of,
    refusals,
)
from .outside import MOST_BODY, done_outside
from .tables import MatchNumber

COST = 5  # of an uploaded record among the requests of one address
OWN_COST = 2  # of a match of ours, which is quickly read

Viewer = Annotated[
    int | None,
    QueryParameter(ge=-1, le=1000, description="a seat, or -1: a spectator; else yourself"),
]


@post(
    "/api/replays",
    status_code=200,
    request_max_body_size=MOST_BODY,
    responses=changes("bad-record"),
    summary="Look at a record",
    tags=["replays"],
)
async def replay_record(
    services: Here, request: AnyRequest, data: JSONBody[replays.ReplayWish]
) -> Response[replays.ReplayBody]:
    """Show a record moment by moment, with views if the rules of today play it the same way.

    What one viewer was told of a match that still runs is shown as theirs, and without views.
    """
    services.guard.check_pace(address(request), COST)
    async with services.judging:
        body = await done_outside(Errand("replay", text=data.record, viewer=data.viewer))
    return await compressed(request, body)


@get(
    "/api/tables/{table:str}/replay",
    responses=refusals("no-table", "by-invitation", "no-watching", "no-record", "too-fast"),
    summary="Look at a match",
    tags=["replays"],
)
async def replay_match(
    services: Here,
    request: AnyRequest,
    table: FromPath[str],
    match: MatchNumber = 0,
    viewer: Viewer = None,
) -> Response[replays.ReplayBody]:
    """Show a match moment by moment: while it runs what you were told, then as anybody saw it."""
    found = await services.house.table(table)
    parts, reader = await found.kept(await person_of(request), match)
    services.guard.check_pace(address(request), OWN_COST)
    wanted = reader if viewer is None else viewer
    async with services.recalling:
        errand = Errand("replay", kept=parts, reader=reader, viewer=wanted)
        body = await done_outside(errand)
    return await compressed(request, body)


@post(
    "/api/forks",
    request_max_body_size=MOST_BODY,
    responses=changes(
        "unknown-person",
        "bad-record",
        "bad-setting",
        "no-game",
        "no-table",
        "no-record",
        "by-invitation",
        "wrong-status",
    ),
    summary="Go on from a moment of a match",
    tags=["replays"],
)
async def fork_match(
    services: Here, request: AnyRequest, data: JSONBody[replays.ForkWish]
) -> TableInfo:
    """Open a table whose match goes on from a moment of another: you at a seat, bots elsewhere.

    It begins at once, with a key of its own; a rematch is an ordinary new match.
    """
    person = await known_person(request)
    found = await origin(services, request, person, data)
    if not 0 <= data.seat < found.players:
        raise Refusal("bad-setting", f"there is no seat {data.seat}")
    setting = TableSetting(
        found.game, found.players, found.modules, found.options, files=found.files
    )
    seats = [api.SeatWish("bot", data.level) for _ in range(found.players)]
    seats[data.seat] = api.SeatWish("me")
    wish = api.NewTable(setting, seats, start=True)
    fork = ForkData(found.rules, found.carried, found.past)
    table = await services.house.create(person, wish, fork)
    return await table.info(person)


async def origin(
    services: Services, request: AnyRequest, person: Person, wish: replays.ForkWish
) -> Forked:
    """Return what the new match goes on from, or refuse."""
    services.guard.check_pace(address(request), COST)
    if bool(wish.record) == bool(wish.table):
        raise Refusal("bad-setting", "name a record or a table to go on from")
    if wish.record:
        async with services.judging:
            body = await done_outside(Errand("fork", text=wish.record, entries=wish.entries))
    else:
        table = await services.house.table(wish.table)
        parts, reader = await table.kept(person, wish.match)
        async with services.recalling:
            errand = Errand("fork", kept=parts, reader=reader, entries=wish.entries)
            body = await done_outside(errand)
    return msgspec.json.decode(body, type=Forked)


async def compressed(request: AnyRequest, body: bytes) -> Response[replays.ReplayBody]:
    """Answer with something compressed, or unpacked where the reader can't do that."""
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        headers = {"vary": "accept-encoding"}
        body = await asyncio.to_thread(gzip.decompress, body)  # it may be long
    answer: Response[replays.ReplayBody] = Response(
        body,  # type: ignore[arg-type] # it is encoded already
        media_type="application/json",
        headers=headers,
    )
    return answer


handlers = [replay_record, replay_match, fork_match]
