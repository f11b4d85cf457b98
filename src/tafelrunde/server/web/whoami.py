"""Who you are: guests with a name, accounts that keep games over devices."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import JSONBody

import tafelrunde

from ..people import Person
from ..protocol import PROTOCOL, api
from .handling import AnyRequest, Here, Services, address, changes, cookie_for, person_of, refusals


@get("/api/status", responses=refusals(), summary="What runs here", tags=["people"])
async def status(services: Here) -> api.ServerStatus:
    """Tell version, protocol and boot; a changed boot means that the server was restarted."""
    return api.ServerStatus(tafelrunde.__version__, PROTOCOL, services.house.boot)


@get("/api/me", responses=refusals(), summary="Who you are", tags=["people"])
async def me(services: Here, request: AnyRequest) -> api.Me:
    """Tell who the server takes you for; an empty name means nobody yet."""
    return described(await person_of(request))


@put(
    "/api/me",
    responses=changes("bad-name", "name-taken"),
    summary="Choose your name",
    tags=["people"],
)
async def choose_name(
    services: Here, request: AnyRequest, data: JSONBody[api.NameWish]
) -> Response[api.Me]:
    """Give yourself a name; whoever comes for the first time gets a cookie."""
    person = await person_of(request)
    if person is None:
        person = await services.people.guest(data.name)
    else:
        person = await services.people.rename(person, data.name)
    return known_again(services, request, person)


@post(
    "/api/accounts",
    responses=changes("bad-name", "bad-password", "name-taken"),
    summary="Open an account",
    tags=["people"],
)
async def register(
    services: Here, request: AnyRequest, data: JSONBody[api.Credentials]
) -> Response[api.Me]:
    """Make an account; a guest keeps name and games."""
    guest = await person_of(request)
    person = await services.people.register(guest, data.login, data.password, address(request))
    return known_again(services, request, person, 201)


@post(
    "/api/login",
    status_code=200,
    responses=changes("wrong-password"),
    summary="Log in",
    tags=["people"],
)
async def log_in(
    services: Here, request: AnyRequest, data: JSONBody[api.Credentials]
) -> Response[api.Me]:
    """Log in; the seats you have as a guest move to your account."""
    guest = await person_of(request)
    person = await services.people.login(data.login, data.password, guest, address(request))
    return known_again(services, request, person)


@post("/api/logout", status_code=200, responses=changes(), summary="Be forgotten", tags=["people"])
async def log_out(services: Here, request: AnyRequest) -> Response[api.Me]:
    """Forget who you are on this device."""
    return Response(api.Me(), cookies=[cookie_for(request, "")])


def described(person: Person | None) -> api.Me:
    """Return somebody as they see themselves."""
    return api.Me() if person is None else api.Me(person.name, person.login)


def known_again(
    services: Services, request: AnyRequest, person: Person, code: int = 200
) -> Response[api.Me]:
    """Answer with who you are and the cookie to be known again by."""
    value = services.people.cookie_of(person)
    return Response(described(person), status_code=code, cookies=[cookie_for(request, value)])


handlers = [status, me, choose_name, register, log_in, log_out]
