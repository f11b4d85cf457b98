"""The few words of ASGI that are spoken without a framework."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import msgspec

from ..protocol.api import RefusalBody
from ..protocol.errors import Refusal, as_told

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

JSON = b"application/json"


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request; empty where there is none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def cookie(scope: Scope, name: str) -> str:
    """Return a cookie of a request; empty where there is none."""
    for part in header(scope, b"cookie").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value.strip('"')
    return ""


def address_of(scope: Scope) -> str:
    """Return the address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def respond(
    send: Send, status: int, body: bytes, kind: bytes, headers: Headers = (), head: bool = False
) -> None:
    """Answer a request."""
    length = (b"content-length", str(len(body)).encode())
    start = [(b"content-type", kind), length, *headers]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": b"" if head else body})


def refusal_body(refusal: Refusal) -> RefusalBody:
    """Return a refusal as HTTP tells it."""
    because = as_told(refusal).because
    return RefusalBody(refusal.code, refusal.key, refusal.sentence, refusal.values, because)


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer a request by a refusal."""
    body = msgspec.json.encode(refusal_body(refusal))
    await respond(send, refusal.status, body, JSON, [(b"cache-control", b"no-store")])
