"""Too much over a real socket: floods, crowds, and clients that never read."""

from __future__ import annotations

import asyncio
import socket as network
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.server.protocol import socket
from tafelrunde.server.settings import NO_LIMITS, Limits
from tests.server.player import Guest, Hangup
from tests.server.running import Running, running
from tests.server.talking import HELLO, MAGPIE, at_a_table, everything, raw


def test_a_flood_is_slowed_then_refused_then_closed(tmp_path: Path) -> None:
    limits = Limits(burst=20, per_second=100, slowed=20, refused=20)

    async def scene(server: Running) -> None:
        async with Guest(server.address, "Anna") as anna:
            player = anna.at((await anna.create(MAGPIE)).id)
            await player.connect()
            started = asyncio.get_running_loop().time()
            for ref in range(200):
                await player.send_raw(f'{{"t":"ping","ref":{ref}}}')
            with pytest.raises(Hangup, match="flood"):
                await player.wait_for(lambda _: False)
            took = asyncio.get_running_loop().time() - started
            answers = b"\n".join(player.received)
            assert answers.count(b'"too-fast"') == 21, "twenty, and the one that was too many"
            assert answers.count(b'"pong"') >= 40, "twenty at once, twenty slowed"
            assert took > 0.3, "more than sixty messages, at a hundred a second"
            await player.drop()

    with running(tmp_path, limits) as server:
        asyncio.run(scene(server))


def test_who_waits_for_answers_is_slowed_but_never_refused(tmp_path: Path) -> None:
    limits = Limits(burst=5, per_second=200, slowed=2, refused=2)

    async def scene(server: Running) -> None:
        async with Guest(server.address, "Anna") as anna:
            player = anna.at((await anna.create(MAGPIE)).id)
            await player.connect()
            started = asyncio.get_running_loop().time()
            for _ in range(65):
                await player.ask(socket.Ping(0))
            assert asyncio.get_running_loop().time() - started > 0.28
            await player.drop()

    with running(tmp_path, limits) as server:
        asyncio.run(scene(server))


def test_too_many_connections_are_refused_and_told_to_try_again(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        async with Guest(server.address, "Anna") as anna:
            table = (await anna.create(MAGPIE)).id
            cookie = "; ".join(f"{c.name}={c.value}" for c in anna.http.cookies.jar)
            lines = [
                await raw(server, table, additional_headers={"cookie": cookie}) for _ in range(3)
            ]
            refusal, bye = await everything(lines.pop())
            assert '"too-fast"' in refusal
            assert bye == '{"t":"bye","code":"too-fast","again":true}'
            for line in lines:
                await line.send(HELLO)
                assert "welcome" in str(await line.recv())
                await line.close()
            await asyncio.sleep(0.1)
            player = anna.at(table)
            await player.connect()
            await player.drop()
        await asyncio.sleep(0.1)
        assert server.app.sockets is not None and not server.app.sockets.lines

    with running(tmp_path, Limits(per_person=2)) as server:
        asyncio.run(scene(server))


def lazy_client(server: Running, table: str) -> network.socket:
    """A page that says hello and then reads nothing more."""
    line = network.socket()
    line.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    host, port = server.address.removeprefix("http://").split(":")
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    line.sendall(frame(HELLO))
    return line


def frame(text: str) -> bytes:
    """A short text as a client sends it, with a mask that changes nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def test_a_client_that_does_not_read_is_closed_and_others_play_on(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, unsent_bytes=100_000)

    async def scene(server: Running) -> None:
        async with at_a_table(server) as [anna, ben]:
            with lazy_client(server, anna.table_id) as lazy:
                pings = frame('{"t":"ping","ref":1000000000}') * 1000
                await asyncio.to_thread(send_till_closed, lazy, pings)
            assert 'tafelrunde_closed_total{code="slow"} 1.0' in shown(server)
            await anna.ask(socket.Say(0, "weiter"))
            await ben.wait_for(lambda player: player.chat)

    with running(tmp_path, limits, send_buffer=8192) as server:
        asyncio.run(scene(server))


def send_till_closed(line: network.socket, data: bytes) -> None:
    """Ask and ask, and never read an answer."""
    line.settimeout(30)
    with suppress(ConnectionError):
        for _ in range(100):
            line.sendall(data)


def shown(server: Running) -> str:
    return server.app.metrics.text().decode()
