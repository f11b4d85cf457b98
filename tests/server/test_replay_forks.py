"""Tables that go on from a moment of another match: by HTTP, through restarts, and to the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.insight import audible
from tafelrunde.records.forking import fork
from tafelrunde.records.past import Past
from tafelrunde.records.record import Record, dump_record, load_record
from tafelrunde.records.replay import replay, verify
from tafelrunde.server.protocol import api, replays, socket
from tafelrunde.server.protocol.common import ClockWish, TableInfo, TableSetting
from tafelrunde.server.table.documents import ForkData
from tafelrunde.server.web import errands
from tafelrunde.server.web.errands import Errand
from tests.records.playing import bang_match, finished
from tests.server.player import Guest, Player, TurnedDown, at_random, gather
from tests.server.running import Running
from tests.server.tables import ANNA, Page, Room, a_room, in_loop, is_over, play_until
from tests.server.test_replays import playing, replay_of, standing

QUICK = ClockWish(window_least=0)


async def forked(guest: Guest, **wish: Any) -> TableInfo:
    return await guest.ask("POST", "/api/forks", TableInfo, wish)


async def played(guest: Guest, setting: TableSetting) -> Player:
    """Play a match against bots to its end."""
    others = [api.SeatWish("bot", "random") for _ in range(setting.players - 1)]
    (player,) = await gather([guest], setting, [api.SeatWish("me"), *others])
    await player.play(at_random(random.Random(4)))
    await player.drop()
    return player


# By HTTP


@pytest.mark.parametrize(
    "setting",
    [
        TableSetting("magpie", 3, clock=QUICK, pace=0),
        TableSetting("bang", 5, ["characters", "undead"], pace=0),
    ],
    ids=["magpie", "bang"],
)
def test_a_finished_match_goes_on_from_any_moment_at_another_seat(
    server: Running, setting: TableSetting
) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
            before = await played(anna, setting)
            seen = (await replay_of(ben, before, 2)).frames
            asked = [at for at, frame in enumerate(seen) if 2 in frame.waiting]
            moment = asked[len(asked) // 2]  # the seat still has something to decide
            wish = {"entries": seen[moment].entries, "seat": 2, "level": "random"}
            table = await forked(ben, table=before.table_id, match=1, **wish)
            assert (table.you, table.host, table.setting.visibility) == (2, True, "link")
            assert table.setting.modules == setting.modules
            assert [seat.kind for seat in table.seats].count("bot") == setting.players - 1
            assert {seat.level for seat in table.seats if seat.kind == "bot"} == {"random"}
            after = ben.at(table.id)
            await after.connect()
            await after.wait_for(lambda one: one.position)
            begins(after, seen, moment)
            await after.play(at_random(random.Random(6)), lambda one: bool(one.acknowledged))
            await after.ask(socket.Vote(0, "abandon"))
            await after.drop()
            record = load_record(await ben.record(table.id, 1))
            proved(record, before, seen[moment].entries)
            assert record.contributions[2] == after.digits, "the draws are the new match's own"

    playing(scene())


def begins(player: Player, seen: list[replays.Frame], moment: int) -> None:
    """The first thing the new page is told is what the old seat knew then."""
    told = standing(seen[: moment + 1])
    assert player.history[: len(told)] == told
    if len(player.history) == len(told):  # no bot has moved since
        assert player.position is not None
        assert player.position.view == seen[moment].view


def proved(record: Record, before: Player, entries: int) -> None:
    """The record of the new match knows where it comes from, and everything can be proved."""
    assert [len(stretch.entries) for stretch in record.origin] == [entries]
    assert before.match is not None
    assert record.origin[0].names == before.match.names
    assert record.origin[0].secret == before.match.secret
    assert replay(record).ok
    assert all(check.ok for check in verify(record))


def test_a_record_from_anywhere_goes_on_and_a_fork_of_it_too(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna:
            record = finished()
            table = await forked(
                anna, record=dump_record(record), entries=record.messages[9].after, seat=4
            )
            player = anna.at(table.id)
            await player.connect()
            await player.wait_for(lambda one: one.position)
            await player.ask(socket.Vote(0, "abandon"))
            await player.wait_for(Player.over)
            again = await forked(anna, table=table.id, match=1, entries=0, seat=0)
            assert (again.you, again.id != table.id) == (0, True)
            await player.drop()

    playing(scene())


# Refusals


def wish_for(record: Record, **more: Any) -> dict[str, Any]:
    return {"record": dump_record(record), "entries": 0, "seat": 0} | more


def tampered() -> Record:
    record = load_record(dump_record(finished()))
    record.entries[3] = record.entries[2]
    return record


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (wish_for(tampered()), "bad-record"),
        ({"record": "junk", "entries": 0, "seat": 0}, "bad-record"),
        (wish_for(bang_match().record(1)), "wrong-status"),
        (wish_for(finished(), entries=99_999), "bad-setting"),
        (wish_for(finished(), entries=-1), "bad-setting"),
        (wish_for(finished(), entries=len(finished().entries)), "bad-setting"),
        (wish_for(finished(), seat=5), "bad-setting"),
        (wish_for(finished(), seat=-1), "bad-setting"),
        (wish_for(finished(), level="clairvoyant"), "bad-setting"),
        (wish_for(finished(), table="x"), "bad-setting"),
        ({"entries": 0, "seat": 0}, "bad-setting"),
        ({"table": "nothing", "entries": 0, "seat": 0}, "no-table"),
    ],
)
def test_what_nobody_can_go_on_from_is_refused(
    server: Running, wish: dict[str, Any], code: str
) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "") as stranger:
            with pytest.raises(TurnedDown, match=f"^{code}: "):
                await forked(anna, **wish)
            with pytest.raises(TurnedDown, match="unknown-person"):
                await forked(stranger, **wish)

    playing(scene())


def test_nobody_goes_on_from_a_match_that_still_runs(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
            (player,) = await gather([anna], TableSetting("bang", 5))
            for guest in (anna, ben):
                with pytest.raises(TurnedDown, match="wrong-status: a match can be gone on from"):
                    await forked(guest, table=player.table_id, entries=0, seat=0)
            with pytest.raises(TurnedDown, match="no-record"):
                await forked(anna, table=player.table_id, match=2, entries=0, seat=0)
            for nowhere in (-1, 1 << 31, 1 << 63, 10**30):  # no database has such a number
                with pytest.raises(TurnedDown, match=r"^malformed: "):
                    await forked(anna, table=player.table_id, match=nowhere, entries=0, seat=0)
            await player.drop()

    playing(scene())


def test_a_log_without_end_is_not_gone_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    errand = Errand("fork", text=dump_record(finished()))
    assert errands.done(errand)[0].code == ""
    monkeypatch.setattr(errands, "MOST_LINES", 10)
    outcome, _ = errands.done(errand)
    assert outcome.told is not None
    assert (outcome.code, outcome.told.text) == (
        "bad-record",
        "nobody goes on from more than 10 actions",
    )


# Through restarts


def fork_of(record: Record, message: int) -> ForkData:
    past = fork(record, record.messages[message].after)
    return ForkData(record.rules, record.carried, past.dump())


async def forked_room(room: Room, data: ForkData, start: bool) -> Page:
    setting = TableSetting("bang", 5, pace=0)
    seats = [api.SeatWish("me"), *[api.SeatWish("bot") for _ in range(4)]]
    table = await room.house.create(ANNA, api.NewTable(setting, seats, start), data)
    return await room.page(ANNA, table)


@in_loop
async def test_a_fork_begins_after_a_restart_and_goes_on_after_the_next(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        page = await forked_room(room, fork_of(finished(), 15), start=False)
        for start in (True, False):
            await room.reopen()
            page = await room.page(ANNA, await room.house.table(page.table.id))
            if start:
                await page.say(socket.Start(0))
                await page.say(socket.Contribute(0, "ab" * 8))
        assert page.history[:3] == [
            (key, list(args)) for _, key, args in finished().for_viewer(0)[0].events[:3]
        ]
        await play_until(room, [page], lambda: is_over(page))
        record = await page.table.record(ANNA, 1)
        assert replay(record).ok
        assert len(record.origin) == 1


@in_loop
async def test_a_rematch_at_a_forked_table_is_an_ordinary_match(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        page = await forked_room(room, fork_of(finished(), 15), start=True)
        await page.say(socket.Contribute(0, "ab" * 8))
        await page.say(socket.Vote(0, "abandon"))
        assert is_over(page)
        await page.say(socket.Vote(0, "rematch"))
        await page.say(socket.Contribute(0, "cd" * 8))
        assert page.match_info().number == 2
        await page.say(socket.Vote(0, "abandon"))
        record = await page.table.record(ANNA, 2)
        assert record.origin == ()
        assert replay(record).ok


@in_loop
async def test_a_fork_of_other_rules_does_not_begin(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_room(tmp_path) as room:
        data = fork_of(finished(), 15)
        data.rules += 1
        page = await forked_room(room, data, start=True)
        await page.say(socket.Contribute(0, "ab" * 8))
        assert (page.table_info().status, page.match) == ("open", None)
        assert "goes on with rules version" in caplog.text


@in_loop
async def test_bots_at_a_forked_table_know_what_they_had_been_told(tmp_path: Path) -> None:
    data = fork_of(finished(), 15)
    async with a_room(tmp_path) as room:
        page = await forked_room(room, data, start=True)
        await page.say(socket.Contribute(0, "ab" * 8))
        await play_until(room, [page], lambda: bool(room.thinkers.asked))
        asked = room.thinkers.asked[0]
        told = [event[1:] for event in Past.load(data.past).events if audible(event, asked.seat)]
        assert len(told) > 20
        assert [event[1:] for event in asked.history[: len(told)]] == told
