"""Coming back, watching, lagging behind, talking: who is told what, without gaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.server.protocol import PROTOCOL, socket
from tafelrunde.server.protocol.common import TableSetting, Watching
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.table.channels import REMEMBERED
from tests.server.tables import (
    ANNA,
    BEN,
    CARLA,
    DORA,
    Page,
    Room,
    a_room,
    in_loop,
    is_over,
    magpie,
    play_until,
)

LATE = Watching(delay=30)


async def late_table(room: Room) -> list[Page]:
    return (await room.table(TableSetting("small", 3, watching=LATE), ANNA, BEN, CARLA))[1]


# Coming back


@in_loop
async def test_who_comes_back_gets_exactly_what_they_missed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        twin = await room.page(BEN, pages[1].table)  # another page of the same seat
        missed = len(twin.sent)
        await pages[1].leave()
        for _ in range(3):
            await pages[0].act("roll")
        await twin.say(socket.Say(0, "back soon"))
        heard = len(pages[1].sent)
        await pages[1].connect()
        told = [data for data in twin.sent[missed:] if b'"seq"' in data and b'"done"' not in data]
        resumed = pages[1].of(socket.Resumed)[-1]
        assert resumed.viewer == 1
        assert pages[1].sent[heard + 1 :] == told  # byte for byte
        assert len(told) >= 4
        assert pages[1].history == twin.history


@in_loop
async def test_who_was_alone_at_the_seat_gets_the_rest_as_well(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[1].leave()
        await room.wait(30)
        await pages[0].act("roll")
        await pages[1].connect()
        assert len(pages[1].of(socket.Welcome)) == 1
        assert pages[1].history[-1][0] == "rolled"


@in_loop
async def test_who_missed_nothing_is_told_nothing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        twin = await room.page(BEN, pages[1].table)
        pages[1].seq = twin.seq
        await pages[1].connect()
        assert pages[1].heard[-1] == socket.Resumed(twin.boot, 1, twin.seq)


@in_loop
async def test_who_was_away_too_long_begins_anew(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[1].leave()
        await room.wait(61)
        await pages[0].act("roll")
        await pages[1].connect()
        assert len(pages[1].of(socket.Welcome)) == 2
        assert pages[1].history[-1][0] == "rolled"


@in_loop
async def test_who_missed_more_than_is_remembered_begins_anew(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await room.page(BEN, pages[1].table)
        await pages[1].leave()
        for _ in range(REMEMBERED + 1):
            await pages[0].act("roll")
        await pages[1].connect()
        assert len(pages[1].of(socket.Welcome)) == 2


@in_loop
async def test_claims_that_do_not_fit_are_answered_with_a_welcome(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        boot, seq = pages[1].boot, pages[1].seq
        for hello in (
            socket.Hello(PROTOCOL, "other", 1, seq),
            socket.Hello(PROTOCOL, boot, 0, seq),
            socket.Hello(PROTOCOL, boot, 1, seq + 100),
            socket.Hello(PROTOCOL, boot, 1, -5),
            socket.Hello(PROTOCOL),
        ):
            page = Page(room, BEN, pages[1].table)
            await page.table.connect(page, hello)
            assert isinstance(page.heard[0], socket.Welcome)
            assert page.viewer == 1
        with pytest.raises(Refusal) as refusal:
            await page.table.connect(page, socket.Hello(PROTOCOL + 1))
        assert refusal.value.code == "old-client"


@in_loop
async def test_a_seats_new_owner_gets_nothing_of_the_old_ones_messages(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (anna, ben) = await room.table(magpie(2), ANNA, BEN, start=False)
        boot, viewer, seq = ben.boot, ben.viewer, ben.seq
        await ben.say(socket.Stand(0))
        carla = await room.page(CARLA, table)
        await carla.say(socket.Sit(0, 1))
        page = Page(room, CARLA, table)
        await table.connect(page, socket.Hello(PROTOCOL, boot, viewer, seq))
        assert isinstance(page.heard[0], socket.Welcome)
        assert anna.table_info().seats[1].name == "Carla"


@in_loop
async def test_a_welcome_shows_the_same_as_everything_told_before(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(3, pace=0, modules=["owl"]), ANNA, BEN)
        for _ in range(12):
            await play_until(room, pages, lambda: any(page.is_asked() for page in pages))
            for old in pages:
                new = await room.page(old.person, old.table)
                assert new.history == old.history
                assert new.match == old.match
                assert new.standing().view == old.standing().view
                assert new.standing().decision == old.standing().decision
                assert new.table_info() == old.table_info()
                await new.leave()
            asked = next(page for page in pages if page.is_asked())
            await asked.act(*asked.asked().options[-1])


# Watching


@in_loop
async def test_spectators_see_what_is_public_and_are_counted(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        watcher = await room.page(DORA, pages[0].table)
        await room.page(None, pages[0].table)
        assert pages[0].table_info().watchers == watcher.table_info().watchers == 2
        assert watcher.standing().decision is None
        numbers = [seat["number"] for seat in watcher.standing().view["table"]["seats"]]
        assert numbers == [None] * 3
        await pages[0].act("show")
        assert watcher.history[-1][0] == "shown"
        await watcher.leave()
        assert pages[0].table_info().watchers == 1


@in_loop
async def test_late_spectators_see_everything_some_time_later(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await late_table(room)
        watcher = await room.page(DORA, pages[0].table)
        assert watcher.match is None
        assert watcher.position is None
        await room.wait(10)
        await pages[0].act("roll")
        await room.wait(19)
        assert watcher.match is None
        await room.wait(2)
        assert watcher.match_info().status == "running"
        assert watcher.history == []
        newcomer = await room.page(None, pages[0].table)
        assert newcomer.match == watcher.match
        assert newcomer.history == []
        await room.wait(8)
        assert watcher.history == []
        await room.wait(2)
        assert watcher.history[-1][0] == newcomer.history[-1][0] == "rolled"


@in_loop
async def test_late_spectators_hear_of_the_end_late(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await late_table(room)
        watcher = await room.page(DORA, pages[0].table)
        await room.wait(40)
        await pages[0].act("end")
        assert is_over(pages[1])
        await room.wait(29)
        assert watcher.match_info().status == "running"
        assert not watcher.match_info().secret
        assert watcher.table_info().status == "playing"
        for number in (1, 2):
            with pytest.raises(Refusal) as refusal:
                await pages[0].table.record(DORA, number)
            assert refusal.value.code == "no-record"
        await room.wait(2)
        assert (await pages[0].table.record(DORA, 1)).secret == watcher.match_info().secret
        assert watcher.table_info().status == "over"


@in_loop
async def test_late_spectators_get_no_record_of_a_running_match(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await late_table(room)
        table = pages[0].table
        with pytest.raises(Refusal) as refusal:
            await table.record(DORA, 1)
        assert refusal.value.code == "no-record"
        assert (await table.record(ANNA, 1)).stream == 0


@in_loop
async def test_after_a_restart_late_spectators_see_nothing_till_their_time_has_come(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await late_table(room)
        await room.wait(100)
        await pages[0].act("roll")
        await room.reopen()
        table = await room.house.table(pages[0].table.id)
        watcher = await room.page(DORA, table)
        assert watcher.match is None
        await room.wait(29)
        assert watcher.match is None
        await room.wait(2)
        assert watcher.history[-1][0] == "rolled"


@in_loop
async def test_a_host_without_a_seat_watches_and_still_is_the_host(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        host = await room.watched_by_its_host(magpie(3), ANNA)
        other = await room.page(BEN, host.table)
        assert host.table_info().host
        assert host.table_info().invitation
        assert not other.table_info().host
        assert not other.table_info().invitation
        await host.say(socket.Start(0))
        assert host.table_info().status == "playing"
        await host.leave()
        await host.connect()
        assert len(host.of(socket.Welcome)) == 1


# Talking


@in_loop
async def test_everybody_hears_what_is_said_and_newcomers_read_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].say(socket.Say(0, "good\nluck\u0000"))
        assert [page.chat for page in pages] == [["good luck"]] * 3
        line = pages[1].of(socket.Said)[-1].line
        assert (line.seat, line.name, line.number) == (0, "Anna", 1)
        watcher = await room.page(DORA, pages[0].table)
        assert watcher.chat == ["good luck"]
        assert (await pages[0].say(socket.Say(0, " \t "))).code == "malformed"


@in_loop
async def test_players_do_not_hear_spectators_while_the_match_goes_on(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        watcher = await room.page(DORA, pages[0].table)
        stranger = await room.page(None, pages[0].table)
        counts = [len(page.sent) for page in pages]
        await watcher.say(socket.Say(0, "Ben has a four"))
        assert stranger.chat == ["Ben has a four"]
        assert [len(page.sent) for page in pages] == counts
        assert (await room.page(BEN, pages[0].table)).chat == []
        assert (await stranger.say(socket.Say(0, "hello"))).code == "unknown-person"
        await pages[0].act("end")
        await watcher.say(socket.Say(0, "well played"))
        assert pages[1].chat == ["well played"]


@in_loop
async def test_late_spectators_hear_each_other_at_once_and_players_later(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await late_table(room)
        watcher = await room.page(DORA, pages[0].table)
        await pages[0].say(socket.Say(0, "I have a four"))
        await watcher.say(socket.Say(0, "anybody here?"))
        assert watcher.chat == ["anybody here?"]
        await room.wait(31)
        assert watcher.chat == ["anybody here?", "I have a four"]


@in_loop
async def test_a_sign_of_life_is_answered_at_once(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        pong = await pages[0].say(socket.Ping(0))
        assert pong == socket.Pong(pong.ref, int(room.clock.time * 1000))
