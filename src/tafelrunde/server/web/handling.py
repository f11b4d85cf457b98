"""What all handlers of the API share: who asks, and how refusals and files are answered."""

from __future__ import annotations

import gzip
import logging
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, cast

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ..guard import Guard
from ..house import House
from ..people import People, Person
from ..protocol.api import RefusalBody
from ..protocol.errors import REFUSALS, Refusal
from ..push.listeners import Listeners
from ..settings import Settings
from ..storage import StorageError
from .asgi import address_of, refusal_body
from .summaries import Summaries
from .turnstile import Turnstile

COOKIE = "tafelrunde"
COOKIE_SECONDS = 365 * 86400
WORTH_PACKING = 1000  # bytes

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger("tafelrunde.server")


@dataclass
class Services:
    """All that handlers need; made when the server starts."""

    settings: Settings
    guard: Guard
    people: People
    house: House
    listeners: Listeners | None = None  # where turn notices are sent
    judging: Turnstile = field(default_factory=lambda: Turnstile(1))  # what anybody sends
    recalling: Turnstile = field(default_factory=lambda: Turnstile(2))  # matches of ours
    summaries: Summaries = field(default_factory=Summaries)


Here = NamedDependency[Services]  # for handlers: what this server consists of


# Refusals


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """Say for the API's description which refusals may come."""
    sentences: dict[int, list[str]] = {}
    for code in ("malformed", "unavailable", *codes):
        status, sentence = REFUSALS[code]
        sentences.setdefault(status, []).append(f"{code}: {sentence}")
    return {
        status: ResponseSpec(RefusalBody, generate_examples=False, description="; ".join(lines))
        for status, lines in sentences.items()
    }


def changes(*codes: str) -> dict[int, ResponseSpec]:
    """Say the same for what changes something: the guard may refuse it too."""
    return refusals("too-fast", "bad-origin", "too-big", *codes)


def on_refusal(request: AnyRequest, error: Refusal) -> Response[RefusalBody]:
    """Answer by a refusal."""
    return Response(refusal_body(error), status_code=error.status)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[RefusalBody]:
    """Answer what the framework refuses (no such path, a body that can't be read) in our words."""
    code = "too-big" if error.status_code == 413 else "malformed"
    details = error.extra if isinstance(error.extra, list) else []
    parts = [str(part.get("message", "")) for part in details if isinstance(part, dict)]
    refusal = Refusal(code, "; ".join(filter(None, [error.detail, *parts])))
    headers = dict(error.headers or {})
    return Response(refusal_body(refusal), status_code=error.status_code, headers=headers)


def on_storage_error(request: AnyRequest, error: StorageError) -> Response[RefusalBody]:
    """The storage can't be reached just now."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    return on_refusal(request, Refusal("unavailable"))


def on_mistake(request: AnyRequest, error: Exception) -> Response[RefusalBody]:
    """A mistake of ours: tell nothing but that it did not work, and log the rest."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(refusal_body(Refusal("unavailable")), status_code=500)


# Who asks


def services_of(request: AnyRequest) -> Services:
    """Return what handlers need."""
    return cast(Services, request.app.state.services)


async def person_of(request: AnyRequest) -> Person | None:
    """Return who asks, if the cookie tells."""
    value = request.cookies.get(COOKIE)
    return await services_of(request).people.of_cookie(value) if value else None


async def known_person(request: AnyRequest) -> Person:
    """Return who asks, or refuse."""
    person = await person_of(request)
    if person is None:
        raise Refusal("unknown-person")
    return person


def cookie_for(request: AnyRequest, value: str) -> Cookie:
    """Return the cookie by which somebody is known again; an empty value forgets them."""
    return Cookie(
        COOKIE,
        value=value,
        max_age=COOKIE_SECONDS if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def address(request: AnyRequest) -> str:
    """Return the address a request comes from."""
    return address_of(cast(Any, request.scope))


# Things that seldom change


def cacheable(request: AnyRequest, content: Any) -> Response[Any]:
    """Answer with something a browser may keep, as long as it asks whether it is still right."""
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = packed(body)
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=200)
def packed(body: bytes) -> bytes:
    """Return something compressed; what seldom changes is compressed once."""
    return gzip.compress(body, mtime=0)
