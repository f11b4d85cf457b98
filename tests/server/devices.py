"""One device that is passed around: tables where Anna's page is also that of her friends."""

from __future__ import annotations

from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.table import Table
from tests.server.tables import ANNA, Page, Room

COVERED = -2


async def at_one_device(room: Room, setting: TableSetting, *friends: str) -> Table:
    """Set up a table for Anna and her friends; bots have the other seats."""
    seats = [
        api.SeatWish("me"),
        *[api.SeatWish("local", name=name) for name in friends],
        *[api.SeatWish("bot") for _ in range(setting.players - 1 - len(friends))],
    ]
    return await room.house.create(ANNA, api.NewTable(setting, seats))


async def as_seat(room: Room, table: Table, seat: int) -> Page:
    """Open a page of Anna's device for one of its seats, or covered."""
    return await Page(room, ANNA, table, seat).connect(anew=True)


async def passed_to(room: Room, page: Page, seat: int) -> Page:
    """Close a page and open one for another seat, as a device does that is passed on."""
    await page.leave()
    return await as_seat(room, page.table, seat)


async def begun(room: Room, setting: TableSetting, *friends: str) -> tuple[Table, Page]:
    """Begin a match of Anna and her friends; their one page is covered."""
    table = await at_one_device(room, setting, *friends)
    page = await as_seat(room, table, COVERED)
    assert isinstance(await page.say(socket.Start(0)), socket.Done)
    assert isinstance(await page.say(socket.Contribute(0, "ab" * 8)), socket.Done)
    return table, page
