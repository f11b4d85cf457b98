"""Turn notices by web push: the server's key, and the browsers that listen."""

from __future__ import annotations

import time

from litestar import delete, get, put
from litestar.params import JSONBody

from ..protocol.errors import Refusal
from ..protocol.push import PushKey, PushSubscription
from ..push.listeners import Listeners
from ..storage import PushRow
from .handling import AnyRequest, Here, Services, changes, known_person, refusals


@get("/api/push", responses=refusals(), summary="The key for turn notices", tags=["people"])
async def push_key(services: Here) -> PushKey:
    """Give the server's public key; it is empty where no notices are sent."""
    return PushKey(services.listeners.key if services.listeners is not None else "")


@put(
    "/api/push",
    status_code=204,
    responses=changes("unknown-person", "wrong-status"),
    summary="Be told of your turns",
    tags=["people"],
)
async def subscribe(services: Here, request: AnyRequest, data: JSONBody[PushSubscription]) -> None:
    """Let a browser of yours be told when it is your turn and no page of yours is open."""
    person = await known_person(request)
    now = int(time.time() * 1000)
    row = PushRow(data.endpoint, person.id, data.p256dh, data.auth, now)
    try:
        await listeners_of(services).subscribe(row)
    except ValueError as error:
        raise Refusal("malformed", str(error)) from None


@delete(
    "/api/push",
    status_code=204,
    responses=changes("unknown-person", "wrong-status"),
    summary="Be told no more",
    tags=["people"],
)
async def unsubscribe(
    services: Here, request: AnyRequest, data: JSONBody[PushSubscription]
) -> None:
    """Forget a browser of yours."""
    person = await known_person(request)
    await listeners_of(services).unsubscribe(person.id, data.endpoint)


def listeners_of(services: Services) -> Listeners:
    """Return who is told; refuse where nobody is."""
    if services.listeners is None:
        raise Refusal("wrong-status", "this server sends no turn notices")
    return services.listeners


handlers = [push_key, subscribe, unsubscribe]
