"""Whatever the others answer in an open window, nobody receives a byte before it closes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tafelrunde.games import catalog
from tafelrunde.kernel import NOBODY
from tafelrunde.lab.subject import Chooser
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import ClockWish
from tests.server.crash.process import Process, served
from tests.server.player import TurnedDown
from tests.server.wire.comparing import masked
from tests.server.wire.pairs import Side, second_page
from tests.server.wire.twins import Setting, Staged, staged, store_tables

WINDOWS = 24
THINKING = 0.5  # seconds after which a bot that plays at random has answered
ALL_GAMES: list[Setting] = [
    (info, info.usual, modules)
    for info in catalog.all_games()
    for modules in info.module_sets(info.usual)
]


def windows(number: int) -> list[Staged]:
    """Matches that were stopped where several are asked in a window."""
    found: list[Staged] = []
    games = [setting for setting in ALL_GAMES if has_windows(setting)]
    tried = 0
    while len(found) < number:
        tried += 1
        table = staged(f"window_{tried}", games[tried % len(games)], f"window {tried}")
        game, s = table.match.game, table.match.s
        if game.is_window(s) and len(game.deciders(s)) > 2:
            if len(found) % 3 == 0:
                table.bots = game.deciders(s)[:1]
            found.append(table)
    return found


def has_windows(setting: Setting) -> bool:
    info, players, modules = setting
    return any(step.window for step in info.build(players, modules).steps.values())


class Window:
    """A table in an open window, and everybody who looks on."""

    def __init__(self, table: Staged, address: str, stack: AsyncExitStack) -> None:
        self.table = table
        self.side = Side(address, table, stack)
        self.chooser = Chooser(table.id)
        game, s = table.match.game, table.match.s
        people = [seat for seat in range(table.players) if seat not in table.bots]
        self.viewers = [NOBODY, *people]
        self.asked = [seat for seat in game.deciders(s) if seat in people]

    async def check(self) -> None:
        """Let all answer, one after the other; the others must not notice."""
        for viewer in self.viewers:
            await self.side.player(viewer)
        await asyncio.sleep(THINKING if self.table.bots else 0)
        for viewer in self.viewers:
            await self.side.heard(viewer)  # that the others came
        last = self.asked.pop(self.chooser.below(len(self.asked)))
        for seat in self.asked:
            await self.unnoticed(seat)
        await self.answer(last)
        for viewer in self.viewers:
            heard = await self.side.heard(viewer)
            assert any(b'"t":"moved"' in data for data in heard), "the window does not close"

    async def unnoticed(self, seat: int) -> None:
        """Let a seat answer, change its mind and leave orders: nobody else receives anything."""
        before = await self.looks(seat)
        for _ in range(1 + self.chooser.below(2)):
            await self.answer(seat)
        player = await self.side.player(seat)
        if self.chooser.below(2):
            await player.ask(socket.Order(0, "", "pass"))
        with pytest.raises(TurnedDown, match="no-undo"):
            await player.ask(socket.Undo(0))
        for viewer in self.viewers:
            heard = await self.side.heard(viewer)
            assert viewer == seat or heard == [], f"seat {viewer} hears of seat {seat}: {heard!r}"
        assert await self.looks(seat) == before

    async def answer(self, seat: int) -> None:
        """Let a seat answer whatever it likes."""
        player = await self.side.player(seat)
        assert player.position is not None and player.position.decision is not None
        decision = player.position.decision
        action = self.chooser.one_of(decision.options)
        await player.ask(socket.Act(0, decision.id, [action]))

    async def looks(self, but: int) -> list[object]:
        """Return what HTTP and a new page tell a spectator and another seat, times and all."""
        table, found = self.table, list[object]()
        other = next(seat for seat in self.viewers[1:] if seat != but)
        for viewer in (NOBODY, other):
            guest = self.side.players[viewer].guest
            for path in ("", f"/{table.id}", f"/{table.id}/record?match=1"):
                found.append((await guest.http.get(f"/api/tables{path}")).content)
            found.append((await guest.http.get(f"/api/invitations/{table.invitation}")).content)
            if viewer != NOBODY:  # how many watch is no secret, and would change
                found += [masked(data) for data in await second_page(self.side, viewer)]
        return found


async def check_window(table: Staged, address: str) -> None:
    async with AsyncExitStack() as stack:
        await Window(table, address, stack).check()


def test_whatever_others_answer_nobody_receives_a_byte_before_the_window_closes(
    tmp_path: Path,
) -> None:
    tables = windows(WINDOWS)
    server = Process(tmp_path)
    store_tables(tables, server.folder)

    async def check_all() -> None:
        for table in tables:
            await check_window(table, server.address)

    with served(server):
        asyncio.run(check_all())
        assert "ERROR" not in server.said()


def test_a_window_stays_open_for_its_least_time_however_quick_people_are(tmp_path: Path) -> None:
    table = windows(2)[1]
    table.clock = ClockWish(window_least=2, window_most=60)
    server = Process(tmp_path)
    store_tables([table], server.folder)

    async def hurry() -> None:
        async with AsyncExitStack() as stack:
            window = Window(table, server.address, stack)
            for viewer in window.viewers:
                await window.side.player(viewer)
            for seat in window.asked:
                await window.answer(seat)
            onlooker = window.side.players[NOBODY]
            assert onlooker.position is not None and onlooker.position.clock.window is not None
            least, serial = onlooker.position.clock.window[0], onlooker.position.serial
            await onlooker.wait_for(lambda one: one.position and one.position.serial != serial)
            assert onlooker.position.clock.now >= least

    with served(server):
        asyncio.run(hurry())
