"""The house: lists, sleeping tables, storage that fails, people who log in, and the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.people import Person
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import ClockWish
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.storage.errors import StorageError
from tests.server.devices import at_one_device
from tests.server.tables import (
    ANNA,
    BEN,
    CARLA,
    DORA,
    Room,
    a_room,
    bang,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)


class Broken:
    """A desk whose next writes fail."""

    def __init__(self, room: Room, failures: int, reading_too: bool = False) -> None:
        self.desk = room.house.desk
        self.failures = failures
        self.reading_too = reading_too
        self.writes = 0

    async def write(self, *rows: Any) -> None:
        self.writes += 1
        if self.failures:
            self.failures -= 1
            raise StorageError("the disk is full")
        await self.desk.write(*rows)

    def write_then(self, rows: Any, then: Any) -> None:
        stored = asyncio.ensure_future(self.write(*rows))
        stored.add_done_callback(lambda done: then(done.exception()))

    async def ask(self, question: Any) -> Any:
        if self.reading_too and self.failures:
            raise StorageError("the disk is gone")
        return await self.desk.ask(question)


def break_storage(room: Room, failures: int, reading_too: bool = False) -> Broken:
    broken = Broken(room, failures, reading_too)
    room.house.desk = broken  # type: ignore[assignment]
    return broken


# Lists


@in_loop
async def test_the_lobby_shows_a_table_once_whatever_seats_i_have_there(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        shared = await at_one_device(room, magpie(3), "Boris", "Clara")
        watched = await room.house.create(ANNA, api.NewTable(magpie(2), [api.SeatWish("bot")] * 2))
        lobby = await room.house.lobby(ANNA)
        assert sorted(card.id for card in lobby.mine) == sorted([shared.id, watched.id])
        assert {card.id: card.you for card in lobby.mine}[watched.id] == -1
        assert (await room.house.lobby(BEN)).mine == []


@in_loop
async def test_the_lobby_shows_my_tables_and_those_anybody_may_join(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        await room.table(bang(4, visibility="listed"), ANNA, start=False)
        await room.table(bang(5, visibility="link"), ANNA, start=False)
        await room.table(magpie(2, visibility="private"), BEN, start=False)
        anna = await room.house.lobby(ANNA)
        assert {card.players for card in anna.mine} == {4, 5}
        assert anna.open == []
        ben = await room.house.lobby(BEN)
        assert [card.game for card in ben.mine] == ["magpie"]
        assert [(card.players, card.open_seats, card.you) for card in ben.open] == [(4, 3, -1)]
        assert ben.open[0].names == ["Anna", "", "", ""]
        nobody = await room.house.lobby(None)
        assert nobody.mine == []
        assert len(nobody.open) == 1


@in_loop
async def test_a_card_says_whose_turn_it_is_awake_or_asleep(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].act("pass_on")
        for asleep in (False, True):
            if asleep:
                for page in pages:
                    await page.leave()
                await room.wait(61)
                assert room.house.awake == {}
            turns = [
                (await room.house.lobby(person)).mine[0].your_turn for person in (ANNA, BEN, CARLA)
            ]
            assert turns == [False, True, False]


@in_loop
async def test_tables_that_wait_for_me_come_first_then_the_newest(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        mine = await room.small_table()
        await room.wait(10)
        await room.table(bang(4), ANNA, start=False)
        await room.wait(10)
        await room.table(bang(5), ANNA, start=False)
        cards = (await room.house.lobby(ANNA)).mine
        assert cards[0].id == mine[0].table.id
        assert [card.players for card in cards] == [3, 5, 4]


@in_loop
async def test_open_tables_nobody_looks_after_are_not_listed_for_ever(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (page,) = await room.table(bang(4, visibility="listed"), ANNA, start=False)
        await page.leave()
        await room.wait(8 * 86400)
        assert (await room.house.lobby(BEN)).open == []
        assert len((await room.house.lobby(ANNA)).mine) == 1


# Sleeping


@in_loop
async def test_a_table_without_anybody_and_nothing_to_do_falls_asleep_and_wakes_on_demand(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].act("roll")
        for page in pages[1:]:
            await page.leave()
        await room.wait(1000)
        assert len(room.house.awake) == 1  # Anna is still there
        await pages[0].leave()
        await room.wait(59)
        assert len(room.house.awake) == 1
        await room.wait(2)
        assert room.house.awake == {}
        table = await room.house.table(pages[0].table.id)
        page = await room.page(BEN, table)
        assert page.history[-1][0] == "rolled"
        assert len(room.house.awake) == 1


@in_loop
async def test_a_table_that_sleeps_is_one_and_the_same_for_all_who_still_hold_it(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        held = pages[0].table
        for page in pages:
            await page.leave()
        await room.wait(61)
        assert await room.house.table(held.id) is held
        await pages[0].connect()
        assert isinstance(await pages[0].act("roll"), socket.Done)


@in_loop
async def test_a_table_with_a_clock_or_a_bot_to_move_stays_awake(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        slow = ClockWish("move", 86400)
        _, (page,) = await room.table(bang(4, pace=0, clock=slow), ANNA)
        await page.leave()
        await room.wait(3600)
        assert len(room.house.awake) == 1
        await room.wait(100 * 86400)  # a bot takes over and plays it to its end
        assert (await room.house.lobby(ANNA)).mine[0].status == "over"
        assert room.house.awake == {}


# Storage that fails


@in_loop
async def test_what_could_not_be_stored_has_not_happened_and_everybody_begins_anew(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].act("name", [0, 2], "so be it")
        history = pages[1].history
        break_storage(room, 1)
        refused = await pages[0].act("roll")
        assert refused.code == "unavailable"
        for page in pages:
            assert len(page.of(socket.Welcome)) == 2
            assert page.standing().view["table"]["count"] == 1
        assert pages[1].history == history
        assert isinstance(await pages[0].act("roll"), socket.Done)
        assert pages[2].history[-1][0] == "rolled"
        table = pages[0].table
        assert table.core is not None and table.core.match is not None
        assert len(table.core.match.entries) == 2


@in_loop
async def test_a_held_answer_that_could_not_be_stored_is_not_held(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(3), ANNA, BEN, CARLA)
        await play_until(room, pages, lambda: in_window(pages[0]))
        page = next(page for page in pages if page.is_asked())
        break_storage(room, 1)
        assert (await page.act("pass")).code == "unavailable"
        assert page.is_asked()
        assert isinstance(await page.act("pass"), socket.Done)
        assert not page.is_asked()


@in_loop
async def test_when_nothing_can_be_read_either_everybody_is_sent_away_to_come_again(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        broken = break_storage(room, 2, reading_too=True)
        assert (await pages[0].act("roll")).code == "unavailable"
        assert [page.closed for page in pages] == [("unavailable", True)] * 3
        broken.failures = 0
        for page in pages:
            page.closed = None
            await page.connect()
        assert isinstance(await pages[0].act("roll"), socket.Done)


@in_loop
async def test_bots_go_on_when_the_storage_is_back_even_if_nobody_looks(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        watched = await room.watched_by_its_host(magpie(3, pace=100), ANNA)
        await watched.say(socket.Start(0))
        broken = break_storage(room, 1_000_000, reading_too=True)
        await room.wait(30)
        assert watched.closed == ("unavailable", True)
        broken.failures = 0
        await room.wait(600)
        assert [card.status for card in (await room.house.lobby(ANNA)).mine] == ["over"]
        assert (await watched.table.info(ANNA)).status == "over"


@in_loop
async def test_a_table_that_fails_again_and_again_does_not_run_hot(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        watched = await room.watched_by_its_host(magpie(3, pace=0), ANNA)
        broken = break_storage(room, 0)
        await watched.say(socket.Start(0))
        assert is_over(watched)
        again = await room.watched_by_its_host(magpie(3, pace=100), ANNA)
        await again.say(socket.Start(0))
        broken.writes, broken.failures = 0, 1_000_000
        await room.wait(60)
        assert broken.writes < 12
        broken.failures = 0
        await room.wait(3600)
        assert is_over(again)


@in_loop
async def test_a_broken_change_is_refused_and_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()

        def broken(*args: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr("tafelrunde.server.table.messages.tell_moved", broken)
            assert (await pages[0].act("roll")).code == "unavailable"
        assert isinstance(await pages[0].act("roll"), socket.Done)
        table = pages[0].table
        assert table.core is not None and table.core.match is not None
        assert [entry.text for entry in table.core.match.entries] == ["roll"]


# People and the end


@in_loop
async def test_a_guest_who_logs_in_keeps_the_seat(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(magpie(2), ANNA, BEN)
        account = Person("account", "Anna", "anna")
        moved = await room.desk.ask(lambda store: store.move_person(ANNA.id, account.id))
        await room.house.moved(ANNA.id, account.id, moved)
        assert anna.viewer == -1  # this page still has the guest's cookie
        page = await room.page(account, anna.table)
        assert page.viewer == 0
        assert page.table_info().host
        assert ben.table_info().seats[0].here
        assert (await room.house.lobby(account)).mine[0].you == 0
        await room.reopen()
        table = await room.house.table(anna.table.id)
        assert (await table.info(account)).you == 0
        assert (await table.info(ANNA)).you == -1


@in_loop
async def test_there_is_no_table_nobody_set_up(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        for ask in (room.house.table, room.house.invited):
            with pytest.raises(Refusal) as refusal:
                await ask("nowhere")
            assert refusal.value.code in ("no-table", "link-expired")
        assert room.house.awake == {}


@in_loop
async def test_a_closing_house_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        watcher = await room.page(DORA, pages[0].table)
        pages[0].table.post(pages[0], socket.Act(7, pages[0].asked().id, [["roll"]]))
        await room.house.close()
        assert socket.Done(7, 1) in pages[0].of(socket.Done)
        assert [page.closed for page in (*pages, watcher)] == [("restart", True)] * 4
        with pytest.raises(Refusal) as refusal:
            await pages[0].table.info(ANNA)
        assert refusal.value.code == "unavailable"
        await room.reopen()
        page = await room.page(BEN, await room.house.table(pages[0].table.id))
        assert page.history[-1][0] == "rolled"


@in_loop
async def test_a_table_can_begin_at_once_with_bots(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        seats = [api.SeatWish("bot", "random"), api.SeatWish("me")]
        table = await room.house.create(ANNA, api.NewTable(bang(4), seats, start=True))
        page = await room.page(ANNA, table)
        assert page.gathering
        await page.say(socket.Contribute(0, "ab" * 8))
        assert page.viewer == 1
        assert page.match_info().contributions == ["", "ab" * 8, "", ""]
        assert [seat.level for seat in page.table_info().seats] == [
            "random",
            "",
            "regular",
            "regular",
        ]
