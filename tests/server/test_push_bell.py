"""The bell rings for those who are asked and not there: once, a moment later, and not for more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.push.bell import PAUSE, QUIET, Bell
from tafelrunde.server.push.post import Notice, Post
from tests.server.tables import (
    ANNA,
    BEN,
    CARLA,
    Page,
    Room,
    a_room,
    bang,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)


class Letters:
    """A post that keeps everything."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.notices: list[Notice] = []

    def send(self, person: str, notice: Notice) -> None:
        self.sent.append((notice.kind, person))
        self.notices.append(notice)


@asynccontextmanager
async def with_a_bell(folder: Path) -> AsyncIterator[tuple[Room, Letters]]:
    async with a_room(folder) as room:
        letters = Letters()
        clock = room.clock
        room.house.bell = Bell(cast(Post, letters), room.house.core, clock.later, clock.now)
        yield room, letters


async def pass_the_turn(page: Page) -> None:
    """Answer, so that the next one is asked."""
    await page.act(*page.asked().options[-1])


@in_loop
async def test_who_is_there_is_told_nothing(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        _, pages = await room.table(magpie(3), ANNA, BEN, CARLA)
        await play_until(room, pages, lambda: is_over(pages[0]))
        await room.wait(2 * QUIET)
        assert letters.sent == []


@in_loop
async def test_who_is_away_is_told_a_moment_later_and_once(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        anna, ben, *_ = (await room.table(magpie(2), ANNA, BEN))[1]
        await room.wait(PAUSE)
        await ben.leave()
        await pass_the_turn(anna)  # both are asked at once: now only Ben is waited for
        await room.wait(PAUSE - 1)
        assert letters.sent == []
        await room.wait(2)
        assert letters.sent == [("turn", "ben")]
        await anna.say(socket.Say(0, "Are you there?"))
        await room.wait(2 * QUIET)
        assert letters.sent == [("turn", "ben")]


@in_loop
async def test_who_comes_back_in_time_is_not_told(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        table, (anna, ben) = await room.table(magpie(2), ANNA, BEN)
        await ben.leave()
        await pass_the_turn(anna)
        await room.wait(1)
        await room.page(BEN, table)
        await room.wait(2 * QUIET)
        assert letters.sent == []


@in_loop
async def test_a_second_question_soon_after_is_told_when_the_first_notice_is_old(
    tmp_path: Path,
) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        table, (anna, ben) = await room.table(magpie(2, options={"rounds": 5}), ANNA, BEN)
        await ben.leave()
        await pass_the_turn(anna)
        await room.wait(PAUSE + 1)
        assert letters.sent == [("turn", "ben")]
        back = await room.page(BEN, table)
        while back.is_asked():  # he plays on, and leaves before Anna has answered
            await pass_the_turn(back)
        await back.leave()
        while anna.is_asked():
            await pass_the_turn(anna)
        await room.wait(QUIET / 2)
        assert letters.sent == [("turn", "ben")]
        await room.wait(QUIET)
        assert letters.sent == [("turn", "ben")] * 2


@in_loop
async def test_who_is_away_when_a_match_begins_is_told_so(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        table, (anna, ben, carla) = await room.table(
            TableSetting("small", 3), ANNA, BEN, CARLA, start=False
        )
        await ben.leave()
        await anna.say(socket.Start(0))
        await anna.say(socket.Contribute(0, "ab" * 8))
        await carla.say(socket.Contribute(0, "ab" * 8))
        await room.wait(30)
        assert table.core is not None and table.core.status == "playing"
        assert letters.sent == [("begin", "ben")]


@in_loop
async def test_bots_and_those_who_left_for_good_are_told_nothing(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        seats = [api.SeatWish("me"), *[api.SeatWish("bot")] * 3]
        table = await room.house.create(ANNA, api.NewTable(bang(4, pace=0), seats, start=True))
        anna = await room.page(ANNA, table)
        await anna.say(socket.Contribute(0, "ab" * 8))
        await anna.say(socket.Stand(0))  # a bot plays for her
        await anna.leave()
        await room.wait(10 * QUIET)
        assert [person for _, person in letters.sent if person != "anna"] == []
        assert [kind for kind, _ in letters.sent if kind == "turn"] == []


@in_loop
async def test_a_window_rings_only_for_those_who_have_not_answered(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        _, pages = await room.table(magpie(3), ANNA, BEN, CARLA)
        await play_until(room, pages, lambda: in_window(pages[0]))
        first, second = (page for page in pages if page.is_asked())
        (third,) = (page for page in pages if not page.is_asked())
        await pass_the_turn(first)
        await first.leave()
        await second.leave()
        await third.say(socket.Say(0, "I wait for you"))
        await room.wait(PAUSE)
        assert second.person is not None
        assert letters.sent == [("turn", second.person.id)]


@in_loop
async def test_a_notice_tells_the_table_and_the_game_and_nothing_else(tmp_path: Path) -> None:
    async with with_a_bell(tmp_path) as (room, letters):
        table, (anna, ben) = await room.table(magpie(2), ANNA, BEN)
        await ben.leave()
        await pass_the_turn(anna)
        await room.wait(PAUSE + 1)
        assert letters.notices == [Notice("turn", table.id, "magpie")]


@in_loop
async def test_a_bell_that_breaks_holds_up_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def out_of_order(bell: Bell, core: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(Bell, "_look", out_of_order)
    async with with_a_bell(tmp_path) as (room, letters):
        anna, ben = (await room.table(magpie(2), ANNA, BEN))[1]
        await ben.leave()
        await pass_the_turn(anna)
        assert anna.asked().answered
        await room.wait(QUIET)
        assert letters.sent == []
    assert "the bell could not look at table" in caplog.text
