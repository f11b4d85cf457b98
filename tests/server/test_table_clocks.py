"""Clocks, bots that stand in when time runs out, and bots that fail or come too late."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting
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

MOVE = ClockWish("move", 30)
BANK = ClockWish("bank", 60, increment=5)


async def small(room: Room, clock: ClockWish) -> list[Page]:
    return (await room.table(TableSetting("small", 3, clock=clock), ANNA, BEN, CARLA))[1]


@in_loop
async def test_without_clocks_nobody_runs_out_of_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, ClockWish())
        await room.wait(100_000)
        assert pages[0].is_asked()
        assert pages[0].standing().clock.left == [None] * 3


@in_loop
async def test_who_takes_too_long_for_a_move_is_stood_in_for_until_they_are_back(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, MOVE)
        clock = pages[1].standing().clock
        assert (clock.left, clock.running) == ([30_000, 30_000, 30_000], [0])
        room.thinkers.choose_by = lambda asked: ("pass_on",)
        await room.wait(29.9)
        assert pages[1].table_info().seats[0].stand_in == ""
        await room.wait(0.2)
        assert pages[1].table_info().seats[0].stand_in == "time"
        assert pages[1].is_asked()  # the bot has passed the turn on
        assert pages[1].standing().clock.running == [1]
        await pages[0].say(socket.Back(0))
        assert pages[1].table_info().seats[0].stand_in == ""


@in_loop
async def test_every_decision_has_its_own_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, MOVE)
        for _ in range(4):
            await room.wait(29)
            await pages[0].act("roll")
        assert pages[0].table_info().seats[0].stand_in == ""
        assert pages[0].standing().clock.left[0] == 30_000


@in_loop
async def test_a_bank_is_for_the_whole_match_and_grows_with_each_decision(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, BANK)
        assert pages[0].standing().clock.left == [65_000, 60_000, 60_000]
        await room.wait(10)
        await pages[0].act("roll")
        assert pages[0].standing().clock.left == [60_000, 60_000, 60_000]
        await room.wait(20)
        await pages[0].act("pass_on")
        assert pages[0].standing().clock.left == [40_000, 65_000, 60_000]
        assert pages[0].standing().clock.running == [1]


@in_loop
async def test_nobody_gains_time_by_taking_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, BANK)
        for _ in range(5):
            await pages[0].act("pass_on")
            await pages[0].say(socket.Undo(0))
        assert pages[0].standing().clock.left == [65_000, 60_000, 60_000]


@in_loop
async def test_who_comes_back_with_an_empty_bank_has_some_time_at_least(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, ClockWish("bank", 10))
        room.thinkers.hold = asyncio.Event()  # the bot thinks and thinks
        await room.wait(10.1)
        assert pages[0].table_info().seats[0].stand_in == "time"
        assert pages[0].standing().clock.running == []
        await pages[0].say(socket.Back(0))
        assert pages[0].standing().clock.left[0] == 20_000
        assert pages[0].standing().clock.running == [0]


@in_loop
async def test_in_a_choice_of_all_only_those_who_are_waited_for_lose_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await small(room, BANK)
        await pages[0].act("vote")
        assert pages[0].standing().clock.running == [0, 1, 2]
        await room.wait(3)
        await pages[1].act("choose", 1)
        assert pages[0].standing().clock.running == [0, 2]
        await room.wait(3)
        assert pages[0].standing().clock.left[1] == 62_000
        await pages[1].act("choose", 0)  # to think again costs nothing, and brings nothing
        assert pages[1].standing().clock.left[1] == 62_000


@in_loop
async def test_banks_do_not_run_in_windows(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        clock = ClockWish("bank", 600, window_least=2, window_most=300)
        _, pages = await room.table(magpie(3, clock=clock), ANNA, BEN, CARLA)
        await play_until(room, pages, lambda: in_window(pages[0]))
        left = pages[0].standing().clock.left
        await room.wait(299)
        await next(page for page in pages if page.is_asked()).act("pass")
        await room.wait(2)
        assert not in_window(pages[0])
        after = pages[0].standing().clock.left
        assert all(
            late is not None and early is not None and late >= early - 1000
            for early, late in zip(left, after, strict=True)
        )


# Bots


@in_loop
async def test_bots_play_at_the_tables_pace(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        watched = await room.watched_by_its_host(bang(4, pace=1000), ANNA)
        await watched.say(socket.Start(0))
        moves = len(watched.of(socket.Moved))
        await room.wait(0.9)
        assert len(watched.of(socket.Moved)) == moves
        await room.wait(0.2)
        assert len(watched.of(socket.Moved)) == moves + 1
        await room.wait(5)
        assert len(watched.of(socket.Moved)) == moves + 6


@in_loop
async def test_a_bot_is_told_only_what_its_seat_knows(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(3, pace=0), ANNA)
        await play_until(room, pages, lambda: is_over(pages[0]))
        assert {asked.seat for asked in room.thinkers.asked} == {1, 2}
        secret = pages[0].match_info().secret
        for asked in room.thinkers.asked:
            assert secret not in asked.world
            assert '"key":""' in asked.world
            assert all(event[0] in (-1, 1 << asked.seat) for event in asked.history)


@pytest.mark.parametrize("nonsense", [None, (), ("fly",), [["roll"]], RuntimeError("no idea")])
@in_loop
async def test_a_bot_that_fails_never_stops_the_table(tmp_path: Path, nonsense: Any) -> None:
    def choose(asked: Any) -> Any:
        if isinstance(nonsense, Exception):
            raise nonsense
        return nonsense

    async with a_room(tmp_path) as room:
        room.thinkers.choose_by = choose
        watched = await room.watched_by_its_host(magpie(3, pace=0), ANNA)
        await watched.say(socket.Start(0))
        await room.quiet()
        assert is_over(watched)


@in_loop
async def test_a_thought_that_comes_too_late_changes_nothing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = (await room.table(TableSetting("small", 3, pace=0), ANNA, BEN, CARLA))[1]
        room.thinkers.hold = asyncio.Event()
        room.thinkers.choose_by = lambda asked: ("end",)
        await pages[0].say(socket.Stand(0))
        assert len(room.thinkers.asked) == 1
        await pages[0].say(socket.Back(0))
        await pages[0].act("roll")
        hold, room.thinkers.hold = room.thinkers.hold, None
        hold.set()
        await room.quiet()
        assert not is_over(pages[0])
        assert pages[0].is_asked()


@in_loop
async def test_who_is_back_decides_even_if_the_bot_was_thinking_about_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = (await room.table(TableSetting("small", 3, pace=0), ANNA, BEN, CARLA))[1]
        room.thinkers.hold = asyncio.Event()
        room.thinkers.choose_by = lambda asked: ("end",)
        await pages[0].say(socket.Stand(0))
        await pages[0].say(socket.Back(0))
        hold, room.thinkers.hold = room.thinkers.hold, None
        hold.set()
        await room.quiet()
        assert pages[0].is_asked()
        assert isinstance(await pages[0].act("roll"), socket.Done)
