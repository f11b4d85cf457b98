"""Tables: making them, finding them, joining by invitation, taking records home."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tafelrunde.records.record import dump_record

from ..protocol import api
from ..protocol.common import TableInfo
from ..protocol.errors import Refusal
from ..table.cards import card_of, for_reader
from .handling import AnyRequest, Here, changes, known_person, person_of, refusals

MatchNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="0: the latest")]


@get("/api/tables", responses=refusals(), summary="Your tables and open ones", tags=["tables"])
async def lobby(services: Here, request: AnyRequest) -> api.Lobby:
    """List the tables where you sit, and those that anybody may join."""
    return await services.house.lobby(await person_of(request))


@post(
    "/api/tables",
    responses=changes("unknown-person", "no-game", "bad-setting"),
    summary="Open a table",
    tags=["tables"],
)
async def open_table(
    services: Here, request: AnyRequest, data: JSONBody[api.NewTable]
) -> TableInfo:
    """Open a table; with `start` the match begins at once and bots take the open seats."""
    person = await known_person(request)
    table = await services.house.create(person, data)
    return await table.info(person)


@get(
    "/api/tables/{table:str}",
    responses=refusals("no-table", "by-invitation"),
    summary="A table",
    tags=["tables"],
)
async def show_table(services: Here, request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Tell what you may know of a table."""
    found = await services.house.table(table)
    return await found.info(await person_of(request))


@get(
    "/api/invitations/{token:str}",
    responses=refusals("link-expired"),
    summary="What an invitation is for",
    tags=["tables"],
)
async def show_invitation(
    services: Here, request: AnyRequest, token: FromPath[str]
) -> api.TableCard:
    """Tell to which table an invitation leads."""
    person = await person_of(request)
    table = await services.house.invited(token)
    if table.core is None:
        raise Refusal("unavailable")
    return for_reader(card_of(table.core), tuple(table.core.people), person)


@post(
    "/api/invitations/{token:str}",
    status_code=200,
    responses=changes("unknown-person", "link-expired"),
    summary="Accept an invitation",
    tags=["tables"],
)
async def accept(services: Here, request: AnyRequest, token: FromPath[str]) -> TableInfo:
    """Join a table; before the match you get a free seat, if there is one."""
    person = await known_person(request)
    table = await services.house.invited(token)
    return await table.accept(person, token)


@post(
    "/api/tables/{table:str}/invitation",
    status_code=200,
    responses=changes("unknown-person", "no-table", "by-invitation", "not-host"),
    summary="Make a new invitation link",
    tags=["tables"],
)
async def renew_invitation(
    services: Here, request: AnyRequest, table: FromPath[str]
) -> api.Invitation:
    """Make a new invitation; the old link is no longer valid."""
    person = await known_person(request)
    found = await services.house.table(table)
    return api.Invitation(await found.renew_invitation(person))


@get(
    "/api/tables/{table:str}/record",
    media_type="application/yaml",
    responses=refusals("no-table", "by-invitation", "no-record"),
    summary="The record of a match",
    tags=["tables"],
)
async def record(
    services: Here, request: AnyRequest, table: FromPath[str], match: MatchNumber = 0
) -> Response[Any]:
    """Give the record of a match: all of it once it has ended, before that what you were told."""
    person = await person_of(request)
    found = await services.house.table(table)
    number = match or (await found.info(person)).match
    taken = await found.record(person, number)
    name = f"{taken.game}-{table}-{number}.yaml"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(dump_record(taken), headers=headers, media_type="application/yaml")


handlers = [
    lobby,
    open_table,
    show_table,
    show_invitation,
    accept,
    renew_invitation,
    record,
]
