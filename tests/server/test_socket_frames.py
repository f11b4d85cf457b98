"""Frames: however the network cuts what a client says, every message is heard, and in order."""

from __future__ import annotations

import asyncio
import socket as network
import time
from pathlib import Path

import pytest

from tafelrunde.server.frames import unmasked, whole_frame
from tafelrunde.server.settings import NO_LIMITS
from tests.server.player import Guest
from tests.server.running import Running, running
from tests.server.talking import MAGPIE
from tests.server.test_socket_floods import frame, lazy_client


def ping(ref: int) -> str:
    return f'{{"t":"ping","ref":{ref}}}'


def continued(text: str) -> bytes:
    """A text in two frames."""
    first, rest = text[:5].encode(), text[5:].encode()
    return (
        bytes([0x01, 0x80 | len(first), 0, 0, 0, 0])
        + first
        + bytes([0x80, 0x80 | len(rest), 0, 0, 0, 0])
        + rest
    )


def answered(line: network.socket, pieces: list[bytes], last: int) -> list[int]:
    """Send pieces one after the other; return which pings were answered, up to the last one."""
    line.settimeout(20)
    for piece in pieces:
        line.sendall(piece)
        time.sleep(0.03)
    data = b""
    while b'"pong","ref":%d,' % last not in data:
        data += line.recv(65536)
    return [int(part.partition(b",")[0]) for part in data.split(b'"pong","ref":')[1:]]


CUTS = {
    "several messages in one piece": [b"".join(frame(ping(ref)) for ref in range(5))],
    "a message in two pieces": [frame(ping(0))[:9], frame(ping(0))[9:]]
    + [frame(ping(ref)) for ref in range(1, 5)],
    "a piece that ends within a head": [frame(ping(0)) + frame(ping(1))[:1], frame(ping(1))[1:]]
    + [frame(ping(ref)) for ref in range(2, 5)],
    "a message in two frames": [frame(ping(0)), continued(ping(1))]
    + [frame(ping(ref)) for ref in range(2, 5)],
    "a sign of life in between": [frame(ping(0)), b"\x8a\x84\0\0\0\0abcd" + frame(ping(1))]
    + [frame(ping(ref)) for ref in range(2, 5)],
}


@pytest.mark.parametrize("cut", CUTS)
def test_messages_are_heard_in_order_however_they_are_cut(tmp_path: Path, cut: str) -> None:
    async def scene(server: Running) -> None:
        async with Guest(server.address, "Anna") as anna:
            table = (await anna.create(MAGPIE)).id
            with lazy_client(server, table) as line:
                heard = await asyncio.to_thread(answered, line, CUTS[cut], 4)
            assert heard == [0, 1, 2, 3, 4]

    with running(tmp_path, NO_LIMITS) as server:
        asyncio.run(scene(server))


def test_a_whole_frame_is_known_by_its_head() -> None:
    short = b"\x81\x82abcd" + bytes([ord("h") ^ ord("a"), ord("i") ^ ord("b")])
    assert whole_frame(short + b"more") == len(short)
    assert unmasked(short) == b"hi"
    long = b"\x81\xfe" + (300).to_bytes(2, "big") + b"\0\0\0\0" + b"x" * 300
    assert whole_frame(long) == len(long)
    assert unmasked(long) == b"x" * 300


@pytest.mark.parametrize(
    "data",
    [
        b"\x81\x82abc",
        b"\x81\x85abcdhi",
        b"\x01\x82abcdhi",
        b"\x81\x02hi----",
        b"\xc1\x82abcdhi",
        b"\x81\xff" + bytes(20),
    ],
    ids=["no whole head", "in pieces", "to be continued", "unmasked", "extended", "huge"],
)
def test_all_else_is_left_to_those_who_know(data: bytes) -> None:
    assert whole_frame(data) == 0
