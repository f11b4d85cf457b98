"""A turnstile: few at once, some behind them, and nobody else; who waits holds megabytes."""

from __future__ import annotations

import asyncio
from types import TracebackType

from ..protocol.errors import Refusal

MOST_WAITING = 8


class Turnstile:
    """Lets so many through at once; refuses those for whom even the queue is full."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._waiting = 0

    async def __aenter__(self) -> None:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", "many others are asking for this: try again in a minute")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._free.release()
