"""`python -m bench.server.killing`: what boardgame.io's files hold after its server was killed.

Our own server's answer to the same question is a test: tests/server/crash/.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server.load import SEATS
from bench.server.peer import SOCKET, Peer

TABLES = 25
ROUNDS = 4
HEAD = "42/haul,"


@dataclass
class Seen:
    """What the clients were told: the number of the last move at each table."""

    told: dict[int, int] = field(default_factory=dict)
    made: dict[int, asyncio.Event] = field(default_factory=dict)
    complete: dict[int, asyncio.Barrier] = field(default_factory=dict)


async def sit(port: int, table: int, seat: int, seen: Seen) -> None:
    """One client: plays whenever it is its turn, until the connection is gone."""
    address = f"ws://127.0.0.1:{port}{SOCKET}"
    with suppress(OSError, ConnectionClosed):
        async with connect(address, proxy=None, compression=None) as line:
            await line.recv()
            await line.send("40/haul,")
            await line.recv()
            if seat:
                await seen.made[table].wait()
            await line.send(f'{HEAD}["sync","k{table}","{seat}",null,{SEATS}]')
            async for text in line:
                await hear(line, str(text), table, seat, seen)


async def hear(line: ClientConnection, text: str, table: int, seat: int, seen: Seen) -> None:
    """Take in a message, and move if it is this seat's turn."""
    if text == "2":
        await line.send("3")
        return
    what, *rest = json.loads(text.removeprefix(HEAD))
    if what not in ("sync", "update"):
        return
    state: dict[str, Any] = rest[1]["state"] if what == "sync" else rest[1]
    seen.told[table] = max(seen.told.get(table, 0), state["_stateID"])
    if what == "sync":  # nobody moves before all are there
        seen.made[table].set()
        await seen.complete[table].wait()
    if state["ctx"]["currentPlayer"] != str(seat):
        return
    payload = {"type": "lay", "args": [1], "playerID": str(seat), "credentials": None}
    move = {"type": "MAKE_MOVE", "payload": payload}
    words = ["update", move, state["_stateID"], f"k{table}", str(seat)]
    await line.send(HEAD + json.dumps(words))


async def play_and_kill(folder: Path) -> Seen:
    """Let everybody play a few seconds, then kill the server by SIGKILL."""
    seen = Seen()
    for table in range(TABLES):
        seen.made[table] = asyncio.Event()
        seen.complete[table] = asyncio.Barrier(SEATS)
    with Peer().serve(folder) as server:
        everybody = [(table, seat) for table in range(TABLES) for seat in range(SEATS)]
        playing = [asyncio.create_task(sit(server.port, *who, seen)) for who in everybody]
        await asyncio.sleep(3 + random.random())
        os.kill(server.pid, signal.SIGKILL)
        await asyncio.gather(*playing)
    return seen


def look(folder: Path, seen: Seen) -> tuple[int, int]:
    """Count tables whose last move everybody saw but no file holds, and files no one can read."""
    stored: dict[int, int] = {}
    unreadable = 0
    for path in (folder / "files").iterdir():
        try:
            item = json.loads(path.read_text())
        except ValueError:
            unreadable += 1
            continue
        key = str(item["key"])
        if key.startswith("k") and ":" not in key:
            stored[int(key[1:])] = item["value"]["_stateID"]
    lost = sum(stored.get(table, -1) < told for table, told in seen.told.items())
    return lost, unreadable


def main() -> int:
    """Kill it a few times, and print what was lost."""
    reason = Peer().missing()
    if reason:
        print(f"NOT MEASURED: {reason}", file=sys.stderr)
        return 1
    os.environ["MATCH_LENGTH"] = "1000000"
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix="bench-killing-") as name:
            seen = asyncio.run(play_and_kill(Path(name)))
            lost, unreadable = look(Path(name), seen)
        moves = sum(seen.told.values())
        print(f"{moves} moves at {len(seen.told)} tables: {lost} tables lost their last move,")
        print(f"  which everybody had been told; {unreadable} files are unreadable")
    return 0


if __name__ == "__main__":
    sys.exit(main())
