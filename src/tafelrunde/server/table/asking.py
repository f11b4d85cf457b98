"""What a table asks bots: to decide for a seat, or to advise a person. Nobody waits for either."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from tafelrunde.bots.explaining import Hint

from ..protocol import socket
from ..protocol.errors import Refusal
from ..questions import Question, question
from . import coaching, playing
from .channels import Connection, encode, refused
from .core import Core, Thought
from .letters import Letter, ignore

if TYPE_CHECKING:
    from ..house import House

log = logging.getLogger(__name__)


class Asking:
    """Sends questions to bots, and puts their answers into the table's mailbox."""

    def __init__(self, put: Callable[[Letter[Any]], None], house: House, table: str) -> None:
        self._put = put
        self._house = house
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waits(self) -> bool:
        """Say whether a bot is thinking."""
        return bool(self._tasks)

    def stop(self) -> None:
        """Wait for no answer any more."""
        for task in list(self._tasks):
            task.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # To decide

    def think(self, core: Core, thought: Thought) -> None:
        """Let a bot think without anybody waiting for it."""
        assert core.match is not None
        try:
            asked = question(core.match, thought[2], core.seats[thought[2]].level)
        except Exception:
            log.exception("a bot could not be asked at table %s", self._table)
            self._put(Letter(lambda core: playing.decide(core, thought, None), ignore, ignore))
            return
        self._begin(self._choose(thought, asked))

    async def _choose(self, thought: Thought, asked: Question) -> None:
        action: Any = None  # whatever goes wrong, the table goes on
        try:
            action = await self._house.thinkers.choose(asked)
        except Exception:
            log.exception("a bot could not think at table %s", self._table)
        self._put(Letter(lambda core: playing.decide(core, thought, action), ignore, ignore))

    # To advise

    def advise(self, page: Connection, wish: socket.Hint) -> None:
        """Let a bot think about a person's decision; the answer goes to the page that asked."""
        self._put(
            Letter(
                lambda core: coaching.begin(core, page, wish),
                lambda asked: self._begin(self._explain(page, wish, asked)),
                lambda refusal: page.send(refused(wish.ref, refusal)),
            )
        )

    async def _explain(self, page: Connection, wish: socket.Hint, asked: Question) -> None:
        hint: Hint | None = None
        try:
            hint = await self._house.thinkers.explain(asked)
        except Refusal:
            pass  # the thinkers have logged why
        except Exception:
            log.exception("the coach could not think at table %s", self._table)
        self._put(Letter(lambda core: tell(core, page, wish, hint), ignore, ignore))


def tell(core: Core, page: Connection, wish: socket.Hint, hint: Hint | None) -> None:
    """Let a page have its hint, or the reason why there is none, unless it was closed."""
    try:
        answer = encode(coaching.finish(core, page, wish, hint))
    except Refusal as refusal:
        answer = refused(wish.ref, refusal)
    if core.channels.of(page) is not None:
        core.channels.reply(page, answer)
