"""The post: takes notices for people, and sends them to all their browsers without anybody waiting.

Nothing here may hold up a table. What can't be delivered is dropped: who comes back sees it anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from hashlib import blake2b

import httpx
from msgspec import Struct, json

from ..patience import Patience
from ..storage import Desk, PushRow, Store
from .sealing import browser_key, browser_secret, padded, seal
from .services import is_known, origin_of
from .signing import Signer, encoded, own_key

log = logging.getLogger(__name__)

SENDERS = 4
MOST_WAITING = 1000
TIMEOUT = 10.0  # seconds for one delivery
KEPT_SECONDS = 86_400  # how long the service keeps a notice for a browser that is off
GONE = (404, 410)  # the browser doesn't listen any more
BROWSERS = 10  # of one person; the oldest are forgotten
PER_HOUR = 30  # notices to one person


class Notice(Struct):
    """What is told: no names, no words, nothing of the game."""

    kind: str  # turn or begin
    table: str
    game: str


class Post:
    """Delivers notices."""

    def __init__(self, desk: Desk, signer: Signer, hosts: tuple[str, ...] = ()) -> None:
        self._desk = desk
        self._signer = signer
        self._hosts = hosts
        self._patience = Patience(PER_HOUR, 3600.0)
        self._waiting: asyncio.Queue[tuple[str, Notice]] = asyncio.Queue(MOST_WAITING)
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)
        self._senders = [asyncio.create_task(self._work()) for _ in range(SENDERS)]

    @classmethod
    async def open(cls, desk: Desk, contact: str, hosts: tuple[str, ...] = ()) -> Post:
        """Begin with the key that is kept in the storage, made once."""
        return cls(desk, Signer(await desk.ask(own_key), contact), hosts)

    async def close(self) -> None:
        """Stop; what still waits is not sent."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        await self._client.aclose()

    # Who listens

    @property
    def key(self) -> str:
        """Return the public key that browsers subscribe to."""
        return self._signer.public

    async def subscribe(self, row: PushRow) -> None:
        """Remember a browser; raise ValueError if nothing can or may be sent there."""
        if not is_known(row.endpoint, self._hosts):
            raise ValueError("this push service is not known here")
        browser_key(row.p256dh)
        browser_secret(row.auth)

        def keep(store: Store) -> None:
            store.put_push(row)
            store.drop_pushes([old.endpoint for old in store.pushes_of(row.person)[BROWSERS:]])

        await self._desk.ask(keep)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Forget a browser of a person."""

        def forget(store: Store) -> None:
            own = [row.endpoint for row in store.pushes_of(person)]
            store.drop_pushes([endpoint] if endpoint in own else [])

        await self._desk.ask(forget)

    # Sending

    def send(self, person: str, notice: Notice) -> None:
        """Let a notice be sent soon; never waits."""
        if not self._patience.allows(person):
            return
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait((person, notice))

    async def _work(self) -> None:
        while True:
            person, notice = await self._waiting.get()
            try:
                await self._deliver(person, notice)
            except Exception:
                log.exception("a turn notice could not be sent")
            finally:
                self._waiting.task_done()

    async def settled(self) -> None:
        """Wait until everything is sent that was to be sent."""
        await self._waiting.join()

    async def _deliver(self, person: str, notice: Notice) -> None:
        rows = await self._desk.ask(lambda store: store.pushes_of(person))
        gone = [row.endpoint for row in rows if not await self._reaches(row, notice)]
        if gone:
            await self._desk.ask(lambda store: store.drop_pushes(gone))

    async def _reaches(self, row: PushRow, notice: Notice) -> bool:
        """Send to one browser; say whether it is worth trying again another time."""
        if not is_known(row.endpoint, self._hosts):  # it was, when it was stored
            return False
        plain = padded(json.encode(notice))
        headers = {
            "authorization": self._signer.note(origin_of(row.endpoint), time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": topic(notice),
        }
        body = seal(plain, browser_key(row.p256dh), browser_secret(row.auth))
        try:
            answer = await self._client.post(row.endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            log.info("a push service could not be reached: %s", error)
            return True
        if answer.status_code >= 400 and answer.status_code not in GONE:
            log.warning("%s refused a notice: %s", origin_of(row.endpoint), answer.status_code)
        return answer.status_code not in GONE


def topic(notice: Notice) -> str:
    """Return what a later notice replaces an earlier one by; it doesn't tell which table it is."""
    return encoded(blake2b(notice.table.encode(), digest_size=18).digest())
