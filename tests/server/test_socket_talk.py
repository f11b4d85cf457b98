"""Conversations over a real socket: who is let in, and what is refused and changes nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tafelrunde.server.people import People
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import Action, TableSetting
from tafelrunde.server.settings import Limits
from tafelrunde.server.storage import StorageError
from tests.server.player import Guest, Player, TurnedDown, at_random
from tests.server.running import Running, running
from tests.server.talking import BANG, HELLO, MAGPIE, at_a_table, everything, raw


def knows(player: Player) -> tuple[Any, ...]:
    """What a player knows of the match."""
    position = player.position
    assert position is not None
    return position.serial, position.view, position.decision, list(player.history)


async def refused(player: Player, message: socket.ClientMessage) -> str:
    with pytest.raises(TurnedDown) as caught:
        await player.ask(message)
    return caught.value.code


# Coming in


def test_a_page_of_another_site_is_not_let_in(server: Running) -> None:
    async def scene() -> None:
        for origin in ("http://evil.example", "null", "https://127.0.0.1"):
            with pytest.raises(InvalidStatus) as caught:
                await raw(server, "any", origin=origin)
            assert caught.value.response.status_code == 403

    asyncio.run(scene())


def test_a_page_behind_a_proxy_is_let_in(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
        page = "https://games.example.org"
        line = await raw(server, "any", origin=page, additional_headers=forwarded)
        assert server.app.sockets is not None
        await asyncio.sleep(0.1)
        assert list(server.app.sockets.lines) == ["address 203.0.113.9"]
        await line.close()

    with running(tmp_path, proxy=True, origins=("https://games.example.org",)) as server:
        asyncio.run(scene(server))


def test_a_storage_that_fails_is_said_and_not_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(people: object, value: str) -> None:
        raise StorageError("the disk is gone")

    async def scene(server: Running) -> None:
        async with Guest(server.address, "Anna") as anna:
            table = (await anna.create(MAGPIE)).id
            with monkeypatch.context() as patched:
                patched.setattr(People, "of_cookie", broken)
                with pytest.raises(TurnedDown, match="unavailable"):
                    await anna.lobby()
                line = await raw(server, table, additional_headers={"cookie": "tafelrunde=x"})
                refusal, bye = await everything(line)
                assert '"unavailable"' in refusal
                assert bye == '{"t":"bye","code":"unavailable","again":true}'
            assert [card.id for card in (await anna.lobby()).mine] == [table]

    with running(tmp_path) as server:
        asyncio.run(scene(server))


def test_only_tables_have_sockets(server: Running) -> None:
    async def scene() -> None:
        for path in ("/", "/api/me", "/api/tables/x"):
            with pytest.raises(InvalidStatus):
                await connect(server.address.replace("http", "ws") + path, proxy=None)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        (HELLO, "no-table"),
        ('{"t":"hello","protocol":0}', "old-client"),
        ('{"t":"undo","ref":1}', "hello-first"),
        ("rubbish", "malformed"),
        ("x" * 9000, "too-big"),
    ],
)
def test_who_can_not_stay_is_told_why(server: Running, first: str, code: str) -> None:
    async def scene() -> None:
        line = await raw(server, "no-such-table")
        await line.send(first)
        refusal, bye = await everything(line)
        assert f'"ref":-1,"code":"{code}"' in refusal
        assert bye == f'{{"t":"bye","code":"{code}","again":false}}'
        assert line.close_code == 1008

    asyncio.run(scene())


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        line = await raw(server, "any")
        refusal, _ = await everything(line)
        assert "hello-first" in refusal

    with running(tmp_path, Limits(hello_seconds=0.1)) as server:
        asyncio.run(scene(server))


def test_a_private_table_is_closed_to_strangers_and_guests(server: Running) -> None:
    async def scene() -> None:
        setting = TableSetting("magpie", 2, visibility="private")
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "Eve") as eve:
            table = await anna.create(setting)
            for visitor in (eve.at(table.id), Guest(server.address, "").at(table.id)):
                with pytest.raises(TurnedDown, match="by-invitation"):
                    await visitor.connect()
                await visitor.drop()
            await eve.accept(table.invitation)
            player = eve.at(table.id)
            await player.connect()
            assert player.viewer == 1
            await player.drop()

    asyncio.run(scene())


def test_somebody_without_a_name_may_watch_but_not_act(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as [anna, ben]:
            stranger = Guest(server.address, "").at(anna.table_id)
            await stranger.connect()
            assert stranger.viewer == -1
            before = [knows(anna), knows(ben)]
            decision = (anna.to_decide() or ben.to_decide() or pytest.fail("nobody is asked")).id
            for message in (
                socket.Act(0, decision, [["take", 0]]),
                socket.Undo(0),
                socket.Say(0, "boo"),
                socket.Sit(0, 0),
                socket.Start(0),
                socket.Vote(0, "abandon"),
            ):
                assert await refused(stranger, message) in (
                    *("not-seated", "unknown-person", "not-host", "wrong-status", "seat-taken"),
                )
            await anna.ask(socket.Ping(0))
            await ben.ask(socket.Ping(0))
            assert [knows(anna), knows(ben)] == before
            await stranger.drop()

    asyncio.run(scene())


# In the middle of a match


def test_answers_out_of_turn_stale_or_illegal_change_nothing(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server, BANG) as players:
            acting = next(player for player in players if player.to_decide())
            other = next(player for player in players if player is not acting)
            decision = acting.to_decide()
            assert decision is not None
            before = [knows(acting), knows(other)]
            option = decision.options[0]
            serial, seat = decision.id
            assert await refused(other, socket.Act(0, decision.id, [option])) in (
                *("not-seated", "stale"),
            )
            assert await refused(other, socket.Act(0, (serial, other.viewer), [option])) == "stale"
            assert await refused(acting, socket.Act(0, (serial - 1, seat), [option])) == "stale"
            assert await refused(acting, socket.Act(0, (serial + 9, seat), [option])) == "stale"
            wrong: list[Action] = [["fly"], [], [None, {}], [*option, 1], [option[0], 10**18]]
            for nonsense in wrong:
                assert await refused(acting, socket.Act(0, decision.id, [nonsense])) == "illegal"
            await other.ask(socket.Ping(0))
            assert [knows(acting), knows(other)] == before
            await acting.act([option])

    asyncio.run(scene())


def test_rubbish_changes_nothing_and_the_conversation_goes_on(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as [anna, ben]:
            before = [knows(anna), knows(ben)]
            for rubbish in ("", "{}", "[1]", '{"t":"act"}', '{"t":"hello","protocol":1}', b"\xff"):
                await anna.send_raw(rubbish)
                with pytest.raises(TurnedDown, match="malformed"):
                    await anna.wait_for(lambda _: False)
            await anna.send_raw('{"t":"say","ref":1,"text":"' + "x" * 9000 + '"}')
            with pytest.raises(TurnedDown, match="too-big"):
                await anna.wait_for(lambda _: False)
            await anna.ask(socket.Ping(0))
            await ben.ask(socket.Ping(0))
            assert [knows(anna), knows(ben)] == before

    asyncio.run(scene())


def test_another_tables_decision_is_not_answered_here(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as here, at_a_table(server) as there:
            acting = next(player for player in there if player.to_decide())
            decision = acting.to_decide()
            assert decision is not None
            before = [knows(player) for player in here]
            stranger = acting.guest.at(here[0].table_id)
            await stranger.connect()
            act = socket.Act(0, decision.id, [decision.options[0]])
            assert await refused(stranger, act) == "not-seated"
            for player in here:
                await player.ask(socket.Ping(0))
            assert [knows(player) for player in here] == before
            await stranger.drop()

    asyncio.run(scene())


def test_who_comes_back_hears_exactly_what_was_missed(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as [anna, ben]:
            rng = random.Random(5)
            await anna.drop()
            seen = anna.seq
            await ben.ask(socket.Say(0, "wo bist du?"))
            await anna.connect()
            await anna.wait_for(lambda player: player.chat)
            assert anna.seq > seen
            await asyncio.gather(anna.play(at_random(rng)), ben.play(at_random(rng)))
            assert anna.match == ben.match

    asyncio.run(scene())


def test_a_ping_brings_the_servers_time(server: Running) -> None:
    async def scene() -> None:
        async with at_a_table(server) as [anna, _]:
            pong = await anna.ask(socket.Ping(0))
            assert isinstance(pong, socket.Pong)
            assert pong.now > 1_700_000_000_000

    asyncio.run(scene())
