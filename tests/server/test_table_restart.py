"""A server that is killed: every table goes on exactly where it was."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.records.replay import replay, verify
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.protocol.errors import Refusal
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

NAME: list[Any] = ["name", [0, 2], "so be it"]


async def come_back(room: Room, pages: list[Page], seconds: float = 0.0) -> list[Page]:
    """Kill the server, start it again, and let everybody connect as they were."""
    await room.reopen(seconds)
    table = await room.house.table(pages[0].table.id)
    for page in pages:
        page.table = table
        await page.connect()
    return pages


@pytest.mark.parametrize("setting", [bang(4, pace=0), magpie(3, pace=0, modules=["owl"])])
@in_loop
async def test_a_match_goes_on_after_being_killed_again_and_again(
    tmp_path: Path, setting: TableSetting
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(setting, ANNA, BEN)
        for turn in range(400):
            if is_over(pages[0]):
                break
            before = [
                (page.history, page.standing().view, page.standing().decision) for page in pages
            ]
            if turn % 4 == 0:
                await come_back(room, pages)
                after = [
                    (page.history, page.standing().view, page.standing().decision) for page in pages
                ]
                assert after == before
            asked = [page for page in pages if page.is_asked()]
            if not asked:
                await room.wait(21)
                continue
            options = asked[-1].asked().options
            assert isinstance(await asked[-1].act(*options[turn * 5 % len(options)]), socket.Done)
        assert is_over(pages[0])
        record = await pages[0].table.record(ANNA, 1)
        assert replay(record).ok
        assert all(check.ok for check in verify(record))


@in_loop
async def test_answers_held_in_a_window_survive(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(magpie(3), ANNA, BEN, CARLA)
        await play_until(room, pages, lambda: in_window(pages[0]))
        first, second = (page for page in pages if page.is_asked())
        await first.act(*first.asked().options[-1])
        serial = first.standing().serial
        await come_back(room, pages)
        assert first.asked().answered
        assert not second.asked().answered
        assert second.standing().waiting == sorted((first.viewer, second.viewer))
        await second.act("pass")
        await room.wait(3)
        assert first.standing().serial > serial
        table = first.table
        assert table.core is not None and table.core.match is not None
        assert {entry.seat for entry in table.core.match.entries[-2:]} == {
            first.viewer,
            second.viewer,
        }


@in_loop
async def test_answers_in_a_choice_of_all_survive(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].act("vote")
        await pages[1].act("choose", 1)
        await come_back(room, pages)
        assert pages[0].standing().waiting == [0, 2]
        assert pages[1].asked().answered
        await pages[0].act("choose", 0)
        await pages[2].act("choose", 0)
        assert pages[0].history[-1] == ("voted", [[0, 1, 0]])


@in_loop
async def test_an_action_can_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].act("roll")
        await pages[0].act(*NAME)
        await come_back(room, pages)
        assert pages[0].standing().undo
        assert isinstance(await pages[0].say(socket.Undo(0)), socket.Done)
        assert pages[1].history[-1][0] == "rolled"
        assert (await pages[0].say(socket.Undo(0))).key == "error-undo-draw"


@in_loop
async def test_clocks_run_on_with_some_grace(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        setting = TableSetting("small", 3, clock=ClockWish("move", 100))
        _, pages = await room.table(setting, ANNA, BEN, CARLA)
        await room.wait(10)
        await come_back(room, pages, seconds=20)
        assert pages[0].standing().clock.left[0] == 70_000
        await come_back(room, pages, seconds=3600)
        assert pages[0].standing().clock.left[0] == 20_000
        room.thinkers.choose_by = lambda asked: ("pass_on",)
        await room.wait(20.1)
        assert pages[1].table_info().seats[0].stand_in == "time"
        await come_back(room, pages)
        assert pages[1].table_info().seats[0].stand_in == "time"


@in_loop
async def test_a_gathering_survives_and_keeps_its_promise(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, pace=0), ANNA, BEN, start=False)
        await pages[0].say(socket.Start(0))
        promised = pages[0].gathering
        await pages[0].say(socket.Contribute(0, "12" * 8))
        await come_back(room, pages)
        assert pages[1].gathering == promised
        await pages[1].say(socket.Contribute(0, "34" * 8))
        assert pages[1].match_info().commitment == promised
        assert pages[1].match_info().contributions[:2] == ["12" * 8, "34" * 8]


@in_loop
async def test_orders_votes_chat_and_wins_survive(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(2), ANNA, BEN)
        await pages[0].say(socket.Order(0, "", "pass", "match"))
        await pages[0].say(socket.Say(0, "hello"))
        await pages[1].say(socket.Vote(0, "abandon"))
        await come_back(room, pages)
        assert pages[0].standing().orders == [socket.OrderInfo("", "pass", "match")]
        assert pages[1].standing().orders == []
        assert pages[1].chat == ["hello"]
        assert pages[0].table_info().votes.abandon == [1]
        await play_until(room, pages, lambda: is_over(pages[0]))
        wins = [seat.wins for seat in pages[0].table_info().seats]
        await come_back(room, pages)
        assert [seat.wins for seat in pages[0].table_info().seats] == wins
        assert pages[0].match_info().secret
        await pages[0].say(socket.Say(0, "again?"))
        assert pages[1].of(socket.Said)[-1].line.number == 2


@in_loop
async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        watched = await room.watched_by_its_host(magpie(3, pace=1000), ANNA)
        await watched.say(socket.Start(0))
        await room.wait(3)
        await room.reopen()
        await room.wait(600)  # nobody is there, nobody asked for the table
        table = await room.house.table(watched.table.id)
        assert (await table.info(ANNA)).status == "over"


# Newer rules


def change_stored(room: Room, change: str) -> None:
    """Let a database of this room look as if an older version had written it."""
    path = room.url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        database.execute(change)
    database.close()


@in_loop
async def test_a_match_goes_on_under_newer_rules_and_everybody_is_told(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN, CARLA)
        assert not pages[0].table_info().updated_rules
        await room.kill()
        change_stored(
            room, "UPDATE matches SET header = replace(header, '\"rules\":', '\"rules\":1')"
        )
        await room.open()
        page = await room.page(ANNA, await room.house.table(pages[0].table.id))
        assert page.table_info().updated_rules
        assert page.match_info().status == "running"
        assert page.match_info().rules > 10


@in_loop
async def test_a_match_the_rules_can_not_go_on_with_ends_as_failed_and_can_be_read(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN, CARLA)
        await room.kill()
        change_stored(
            room, "UPDATE matches SET snapshot = replace(snapshot, '\"life\":', '\"lives\":')"
        )
        for _ in range(2):  # the second time it is stored like that
            await room.open()
            table = await room.house.table(pages[0].table.id)
            page = await room.page(ANNA, table)
            assert page.match_info().status == "failed"
            assert page.match_info().secret
            assert page.table_info().status == "over"
            assert page.position is None
            record = await table.record(BEN, 1)
            assert record.status == "failed"
            assert all(check.ok for check in verify(record))
            await room.kill()
        await room.open()
        table = await room.house.table(pages[0].table.id)
        pages = [await room.page(person, table) for person in (ANNA, BEN, CARLA)]
        for page in pages:
            await page.say(socket.Vote(0, "rematch"))
        await room.wait(4)
        assert pages[0].match_info().number == 2
        assert pages[0].match_info().status == "running"


@in_loop
async def test_a_table_whose_game_is_gone_can_still_be_looked_at(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN, CARLA)
        await room.kill()
        change_stored(room, "UPDATE tables SET game = 'gone'")
        await room.open()
        page = await room.page(ANNA, await room.house.table(pages[0].table.id))
        assert page.match_info().status == "failed"
        for person in (ANNA, BEN, CARLA):
            other = await room.page(person, page.table)
            answer = await other.say(socket.Vote(0, "rematch"))
        assert answer.code == "no-game"
        assert len(page.of(socket.Welcome)) == 1


@in_loop
async def test_a_table_that_can_not_be_read_is_refused_and_harms_nobody(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN)
        _, others = await room.table(magpie(2), ANNA, BEN)
        await room.kill()
        broken = json.dumps(pages[0].table.id).strip('"')
        change_stored(room, f"UPDATE tables SET data = '{{}}' WHERE id = '{broken}'")
        await room.open()
        with pytest.raises(Refusal) as refusal:
            await room.house.table(pages[0].table.id)
        assert refusal.value.code == "unavailable"
        page = await room.page(ANNA, await room.house.table(others[0].table.id))
        assert page.match_info().status == "running"
