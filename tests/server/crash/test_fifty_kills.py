"""A server is killed by SIGKILL at random moments under load; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tafelrunde.records.record import Record, dump_record, load_record
from tafelrunde.records.stored import Stored
from tafelrunde.server.protocol import api, replays, socket
from tafelrunde.server.protocol.common import ClockWish, TableInfo, TableSetting
from tafelrunde.server.storage import Store
from tafelrunde.server.table.documents import Snapshot, TableData, read
from tests.records.playing import finished
from tests.server.crash.checking import check_chat, check_match
from tests.server.crash.killing import Killable, Killer, killable
from tests.server.crash.process import PATIENCE
from tests.server.crash.regulars import Regular
from tests.server.player import Guest

log = logging.getLogger(__name__)

NO_WAITING = ClockWish(window_least=0, window_most=3600)
A_SECOND = ClockWish(window_least=1, window_most=3600)
BOT = api.SeatWish("bot", "regular")
SETTLING = 0.3  # seconds in which a careless server stores what was not lost by a kill


@dataclass(frozen=True)
class Wish:
    """A table: its setting, how many people sit there, and friends and bots beside them."""

    setting: TableSetting
    people: int
    bots: int = 0
    friends: int = 0  # at the device of the first
    record: str = ""  # whose match goes on here, for one person among bots


def magpie(people: int, bots: int = 0, clock: ClockWish = NO_WAITING, *modules: str) -> Wish:
    setting = TableSetting("magpie", people + bots, list(modules), {"rounds": 8}, clock=clock)
    setting.pace = 0
    return Wish(setting, people, bots)


def bang(people: int, bots: int = 0, *modules: str) -> Wish:
    setting = TableSetting("bang", people + bots, list(modules), clock=NO_WAITING, pace=0)
    return Wish(setting, people, bots)


def at_one_device(wish: Wish) -> Wish:
    return replace(wish, people=wish.people - 1, friends=1)


def going_on(game: str, players: int) -> Wish:
    record = dump_record(finished(game, players=players))
    return Wish(TableSetting(game, players), 1, players - 1, record=record)


WISHES = [
    at_one_device(magpie(3)),
    going_on("magpie", 2),
    magpie(2),
    magpie(3, 0, NO_WAITING, "owl"),
    magpie(2, 2),
    magpie(2, 1, A_SECOND, "owl"),
    bang(3),
    bang(2, 2),
    bang(2, 3, "rage", "duel"),
    bang(4, 0, "undead", "legacy"),
]


@dataclass
class Party:
    """A table and its people."""

    id: str
    players: list[Regular]
    lively: bool = True  # something happens all the time


async def sit_down(wish: Wish, name: str, killer: Killer, stack: AsyncExitStack) -> Party:
    """Open a table, take seats, begin, and come in."""
    guests = [
        await stack.enter_async_context(Guest(killer.server.address, f"{name} {number}"))
        for number in range(wish.people)
    ]
    table = await open_table(wish, guests)
    players = [regular(guest, table, killer) for guest in guests]
    if wish.friends:
        players.append(regular(guests[0], table, killer))
        players[0].seat, players[-1].seat, players[-1].leader = 0, 1, players[0]
    for player in players:
        await player.connect()
        stack.push_async_callback(player.drop)
    if not wish.record:
        await players[0].ask(socket.Start(0))
    return Party(table, players, lively=not wish.record)  # there, bots take their usual time


async def open_table(wish: Wish, guests: list[Guest]) -> str:
    """Open a table where all guests have a seat."""
    if wish.record:
        fork = replays.ForkWish(entries=0, seat=0, record=wish.record, level="random")
        return (await guests[0].ask("POST", "/api/forks", TableInfo, fork)).id
    me, friend, free = (api.SeatWish(kind, name="Friend") for kind in ("me", "local", "open"))
    others = [*[friend] * wish.friends, *[free] * (wish.people - 1), *[BOT] * wish.bots]
    table = await guests[0].create(wish.setting, [me, *others])
    for guest in guests[1:]:
        await guest.accept(table.invitation)
    return table.id


def regular(guest: Guest, table: str, killer: Killer) -> Regular:
    """Somebody who plays there and comes back whenever the server does."""
    rng = random.Random(killer.rng.random())
    return Regular(guest, table, rng, killer.up, killer.moved.add)


async def play_and_kill(killer: Killer, tables: int, kills: int) -> list[Party]:
    """Let everybody play while the server is killed again and again, and then to the end."""
    async with AsyncExitStack() as stack:
        await killer.start()
        parties = [
            await sit_down(WISHES[number % len(WISHES)], f"Table{number}", killer, stack)
            for number in range(tables)
        ]
        players = [player for party in parties for player in party.players]
        lives = [asyncio.create_task(player.live()) for player in players]
        lively = {party.id for party in parties if party.lively}
        killing = asyncio.create_task(killer.rage(kills, lively))
        try:
            await asyncio.wait([killing, *lives], return_when=asyncio.FIRST_COMPLETED)
            for player in players:
                player.ending = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(killing, *lives)
        finally:
            await end(killing, *lives)
        await asyncio.sleep(SETTLING)
        await download(parties)
    return parties


async def end(*tasks: asyncio.Task[None]) -> None:
    """Let nobody play on where something failed."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def download(parties: list[Party]) -> None:
    """Take the last match's record home, as a player would, and check it."""
    for party in parties:
        player = party.players[0]
        assert player.match is not None
        text = await player.guest.record(party.id, player.match.number)
        record = load_record(text, party.id)
        check_match(record, player.match.number, party.players)


def check_all(url: str, parties: list[Party]) -> tuple[int, int]:
    """Check every match and all chat in the store; return how many matches and entries."""
    matches = entries = 0
    store = Store.open(url)
    for party in parties:
        row = store.table(party.id)
        assert row is not None
        check_ending(party.id, row.status)
        for number in range(1, read(TableData, row.data).match + 1):
            record = stored_record(store, party.id, number)
            check_ending(f"{party.id}, match {number}", record.status)
            check_match(record, number, party.players)
            matches, entries = matches + 1, entries + len(record.entries)
        check_chat([line.text for line in store.chat(party.id, 100_000)], party.players)
    store.close()
    return matches, entries


def check_ending(what: str, status: str) -> None:
    """What everybody played to its end has ended in the store as well."""
    assert status == "over", f"{what} has ended, but is stored as {status}"


def stored_record(store: Store, table: str, number: int) -> Record:
    """Return a match from the store; its log has no gaps."""
    row, log = store.match(table, number), store.log(table, number)
    assert row is not None
    assert [line.number for line in log] == list(range(len(log)))
    return Stored(row.header, read(Snapshot, row.snapshot).match, [x.line for x in log]).record()


def kill_it(server: Killable, tables: int, kills: int) -> None:
    """Kill a server so many times, and check that nothing was lost."""
    killer = Killer(server, random.Random(f"{kills} kills"))
    parties = asyncio.run(play_and_kill(killer, tables, kills))
    server.kill()  # once more, when all is over
    server.wait_for_helpers()
    url = server.database or f"sqlite:///{server.folder}/tafelrunde.db"
    matches, entries = check_all(url, parties)
    assert "ERROR" not in server.said(), server.said()
    players = [player for party in parties for player in party.players]
    stored = sum(len(player.stored) for player in players)
    unknown = sum(len(player.sent) for player in players) - stored
    log.info("%s kills, %s matches, %s entries", killer.kills, matches, entries)
    log.info("%s requests were acknowledged, %s were not", stored, unknown)
    assert killer.kills >= kills
    assert matches >= tables
    assert entries > tables * kills and unknown > kills  # it was killed in the middle of things


def test_after_fifty_kills_every_acknowledged_action_is_in_the_record_once(
    tmp_path: Path,
) -> None:
    with killable(tmp_path) as server:
        kill_it(server, tables=20, kills=50)


def test_after_ten_kills_postgresql_holds_every_acknowledged_action_once(
    tmp_path: Path, postgres_url: str
) -> None:
    with killable(tmp_path, postgres_url) as server:
        kill_it(server, tables=16, kills=10)


# What is lost is missing in the books, or somebody waits for an answer that was lost on the way.
MISSING = (
    r"is stored, but recorded is|acknowledged twice|told what is not in the record"
    r"|has ended, but is stored as"
)
WAITING = r"waits in vain|nothing happens at"
LOST = f"{MISSING}|{WAITING}"


def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    with (
        killable(tmp_path, careless=True) as server,
        pytest.raises(AssertionError, match=LOST),
    ):
        kill_it(server, tables=8, kills=4)
