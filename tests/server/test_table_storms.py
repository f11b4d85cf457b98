"""Everything at once, by chance: whatever people do, tables stay right and never break down."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.records.replay import replay, verify
from tafelrunde.server.people import Person
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting, Watching
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.table import Table
from tests.server.tables import ANNA, BEN, CARLA, DORA, Page, Room, a_room, bang, in_loop, magpie

PEOPLE: list[Person | None] = [ANNA, BEN, CARLA, DORA, None]
STORMS = 250  # things that happen in one test

SETTINGS = [
    bang(4, pace=300, modules=["duel", "rage"], clock=ClockWish("bank", 60, 3)),
    magpie(3, pace=200, modules=["owl"], clock=ClockWish("move", 40), visibility="listed"),
    magpie(4, pace=0, watching=Watching(delay=20)),
    TableSetting("small", 3, pace=100),
]


class Storm:
    """People who do anything at all at one table."""

    def __init__(self, room: Room, table: Table, seed: int) -> None:
        self.room = room
        self.table = table
        self.rng = random.Random(seed)
        self.pages: list[Page] = []
        self.acted = 0

    async def blow(self) -> None:
        """Let one thing happen."""
        rng = self.rng
        happening = rng.random()
        if happening < 0.06 or not self.pages:
            await self.come()
        elif happening < 0.10:
            page = self.pages.pop(rng.randrange(len(self.pages)))
            await page.leave()
        elif happening < 0.15:
            page = rng.choice(self.pages)
            await page.leave()
            await page.connect()
        elif happening < 0.25:
            await self.room.wait(rng.choice([0.1, 1, 5, 30]))
        elif happening < 0.75:
            await self.act()
        else:
            page = rng.choice(self.pages)
            await page.say(self.anything(page))
        self.pages = [page for page in self.pages if page.closed is None]

    async def come(self) -> None:
        try:
            page = await self.room.page(self.rng.choice(PEOPLE), self.table)
        except Refusal:
            return
        self.pages.append(page)

    async def act(self) -> None:
        asked = [page for page in self.pages if page.is_asked()]
        if asked:
            page = self.rng.choice(asked)
            options = [one for one in page.asked().options if one != ["break_rules"]]
            answer = await page.act(*self.rng.choice(options))
            self.acted += isinstance(answer, socket.Done)
        for page in self.pages:
            if page.viewer >= 0:  # who left comes back, and all want to go on
                await page.say(socket.Back(0))
                await page.say(socket.Vote(0, "rematch"))

    def anything(self, page: Page) -> Any:
        rng = self.rng
        serial = page.position.serial if page.position is not None else 1
        return rng.choice(
            [
                socket.Act(0, (serial - rng.randrange(2), rng.randrange(4)), [["stop"], ["roll"]]),
                socket.Act(0, (serial, page.viewer), [[rng.choice(["x", 1, None])]]),
                socket.Undo(0),
                socket.Order(0, "", rng.choice(["pass", "hiss"]), rng.choice(["turn", "match"])),
                socket.CancelOrders(0),
                socket.Why(0, ["reroll", rng.randrange(9)]),
                socket.Contribute(0, "ab" * 8),
                socket.Say(0, "hello"),
                socket.Sit(0, rng.randrange(-1, 5)),
                socket.Stand(0) if rng.random() < 0.3 else socket.Back(0),
                socket.SetSeat(0, rng.randrange(-1, 5), rng.choice(["", "random", "genius"])),
                socket.Start(0),
                socket.Vote(0, rng.choice(["rematch", "rematch", "abandon"]), rng.random() < 0.9),
            ]
        )

    async def compare(self) -> None:
        """What pages have put together from messages is what a newcomer is shown."""
        for old in self.pages:
            new = await self.room.page(old.person, self.table)
            assert (new.viewer, new.history, new.match) == (old.viewer, old.history, old.match)
            assert (new.position is None) == (old.position is None)
            if new.position is not None and old.position is not None:
                assert new.position.view == old.position.view
                assert new.position.decision == old.position.decision
                assert new.position.waiting == old.position.waiting
            await new.leave()

    async def be_killed(self) -> None:
        await self.room.reopen(self.rng.choice([0, 100]))
        self.table = await self.room.house.table(self.table.id)
        for page in self.pages:
            page.table = self.table
            await page.connect()


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.game)
@pytest.mark.parametrize("seed", [1, 2])
@in_loop
async def test_whatever_people_do_the_table_stays_right(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, setting: TableSetting, seed: int
) -> None:
    caplog.set_level(logging.ERROR, "tafelrunde.server.table")
    async with a_room(tmp_path) as room:
        table, pages = await room.table(setting, ANNA, BEN)
        storm = Storm(room, table, seed)
        storm.pages = pages
        for number in range(STORMS):
            await storm.blow()
            if number % 50 == 49:
                await storm.be_killed()
            if number % 25 == 0:
                await storm.compare()
        assert storm.acted >= 5
        assert caplog.records == []
        info = await storm.table.info(ANNA)
        for number in range(1, info.match + 1):
            record = await storm.table.record(ANNA, number)
            if record.stream is None:
                assert all(check.ok for check in verify(record))
                if setting.game != "small":  # it is in no catalog
                    assert replay(record).ok
