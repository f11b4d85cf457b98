"""The whole server as one ASGI application: the API, the pages, and the tables' sockets."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag

import tafelrunde
from tafelrunde.kernel import TafelrundeError

from .guard import HEADERS, Guard
from .house import House
from .metrics import Metrics
from .people import People
from .protocol.common import TableSetting
from .protocol.errors import Refusal
from .settings import Settings
from .socket import Sockets
from .storage import Desk, StorageError, Store
from .thinking import Thinkers
from .web import (
    games,
    pushing,
    replaying,
    reports,
    scenarios,
    summing,
    tables,
    verifying,
    whoami,
)
from .web.asgi import Asgi, Message, Receive, Scope, Send, cookie, refuse, respond
from .web.handling import (
    COOKIE,
    Services,
    on_http_error,
    on_mistake,
    on_refusal,
    on_storage_error,
    services_of,
)
from .web.pages import Pages

if TYPE_CHECKING:
    from .push.post import Post

MOST_BODY = 64_000
API = "/api/"
METRICS = "/metrics"

log = logging.getLogger("tafelrunde.server")


def api() -> Litestar:
    """Return the HTTP API; it is given its services when the server starts."""
    looking = (replaying, summing, reports, verifying)
    modules = (whoami, pushing, games, scenarios, tables, *looking)
    return Litestar(
        route_handlers=[handler for module in modules for handler in module.handlers],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        exception_handlers={
            Refusal: on_refusal,
            StorageError: on_storage_error,
            HTTPException: on_http_error,
            Exception: on_mistake,
        },
        cache_control=CacheControlHeader(no_store=True),
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="tafelrunde",
            version=tafelrunde.__version__,
            description="Tables, people and games. A table is played at its WebSocket: "
            "docs/protocol.md describes it.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            tags=[Tag("people"), Tag("games"), Tag("tables"), Tag("replays"), Tag("fair dice")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        middleware=[],
    )


class App:
    """Everything a server is, from its first request to its last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guard = Guard(settings)
        self.metrics = Metrics()
        self.pages = Pages(table=self.table_known, waiting=self.tables_waiting)
        self.api = api()
        self.sockets: Sockets | None = None
        self.failure: TafelrundeError | None = None  # why it could not start
        self._desk: Desk | None = None
        self._thinkers: Thinkers | None = None
        self._house: House | None = None
        self._post: Post | None = None
        self._services: Services | None = None

    # From beginning to end

    async def open(self) -> None:
        """Open the storage and wake the tables that wait for a clock or a bot."""
        self.settings.prepare()
        store = await asyncio.to_thread(Store.open, self.settings.database_url)
        self._desk = Desk(store)
        people = await People.open(self._desk)
        self._thinkers = Thinkers(self.settings.workers, together=self.settings.together)
        self._house = House(self._desk, self._thinkers)
        people.moved = self._house.moved
        await self._open_post(self._desk, self._house)
        await self._house.open()
        self.sockets = Sockets(self.settings, self.guard, people, self._house, self.metrics)
        self._services = Services(self.settings, self.guard, people, self._house, self._post)
        self.api.state.services = self._services

    async def _open_post(self, desk: Desk, house: House) -> None:
        """Send turn notices, if the host wants that."""
        if not self.settings.push:
            return
        from .push.bell import Bell  # most hosts do without, and without its libraries
        from .push.post import Post

        self._post = await Post.open(desk, self.settings.push, self.settings.push_hosts)
        house.bell = Bell(self._post, house.core, house.later, house.now)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops; nothing is lost, all is stored."""
        if self._house is not None:
            house, self._house = self._house, None
            await house.close()

    async def close(self) -> None:
        """Stop everything that was opened."""
        await self.say_goodbye()
        if self._services is not None:
            await self._services.summaries.close()
        if self._post is not None:
            await self._post.close()
        if self._thinkers is not None:
            await self._thinkers.close()
        if self._desk is not None:
            await self._desk.close()

    # ASGI

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whatever comes."""
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket" and self.sockets is not None:
            await self.sockets(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self.live(receive, send)

    async def live(self, receive: Receive, send: Send) -> None:
        """Open and close with the server."""
        await receive()
        try:
            await self.open()
        except TafelrundeError as error:
            self.failure = error
            await self.close()
            await send({"type": "lifespan.startup.failed"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an HTTP request, with the headers every answer has."""
        started = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = [name.lower() for name, _ in message["headers"]]
                usual = [(name, value) for name, value in HEADERS if name not in own]
                message["headers"] = [*message["headers"], *usual]
            await send(message)

        try:
            self.guard.check(scope)
            await self.asked_for(scope["path"])(scope, receive, send_guarded)
        except Refusal as refusal:
            await refuse(send_guarded, refusal)
        self.metrics.requests.labels(status).observe(time.perf_counter() - started)

    def asked_for(self, path: str) -> Asgi:
        """Return the part that answers for a path."""
        if path.startswith(API):
            api: Any = self.api
            return api  # type: ignore[no-any-return]
        if path == METRICS and self.settings.metrics:
            return self.show_metrics
        return self.pages

    async def tables_waiting(self, scope: Scope) -> int:
        """Count the tables at which whoever asks has something to go on with."""
        known = cookie(scope, COOKIE)
        if self._house is None or not known:
            return 0
        services: Services = self.api.state.services
        try:
            lobby = await self._house.lobby(await services.people.of_cookie(known))
        except (Refusal, StorageError):
            return 0
        return sum(table.status not in ("over", "closed") for table in lobby.mine)

    async def table_known(self, scope: Scope, id: str) -> TableSetting | None:
        """Tell how a table is set up, if it is awake and whoever asks may see it."""
        core = self._house.core(id) if self._house is not None else None
        if core is None:
            return None
        services: Services = self.api.state.services
        try:
            core.check_may_see(await services.people.of_cookie(cookie(scope, COOKIE)))
        except (Refusal, StorageError):
            return None
        return core.setting

    async def show_metrics(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the numbers Prometheus reads."""
        kind = b"text/plain; version=1.0.0; charset=utf-8"
        await respond(send, 200, self.metrics.text(), kind, [(b"cache-control", b"no-store")])


def build(settings: Settings) -> App:
    """Return a server, ready to be run."""
    return App(settings)
