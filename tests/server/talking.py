"""Scenes for tests of sockets: people at a table, and bare connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.protocol import PROTOCOL
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tests.server.player import Guest, Player, gather
from tests.server.running import Running

MAGPIE = TableSetting("magpie", 2, clock=ClockWish(window_least=0))
BANG = TableSetting("bang", 3)
HELLO = f'{{"t":"hello","protocol":{PROTOCOL}}}'


@asynccontextmanager
async def at_a_table(
    server: Running, setting: TableSetting = MAGPIE
) -> AsyncIterator[list[Player]]:
    """People at the beginning of a match."""
    async with AsyncExitStack() as stack:
        names = ["Anna", "Ben", "Clara"][: setting.players]
        guests = [await stack.enter_async_context(Guest(server.address, name)) for name in names]
        players = await gather(guests, setting)
        yield players
        for player in players:
            await player.drop()


async def raw(server: Running, table: str, **wishes: Any) -> ClientConnection:
    """A bare connection, as nobody in particular."""
    return await connect(server.socket(table), proxy=None, **wishes)


async def everything(line: ClientConnection) -> list[str]:
    """Return all that comes until the server hangs up."""
    heard: list[str] = []
    try:
        async with asyncio.timeout(20):
            while True:
                heard.append(str(await line.recv()))
    except ConnectionClosed:
        return heard
