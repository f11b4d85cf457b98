"""Bots in any language at a real table, by the ordinary protocol of the tables."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tafelrunde.bots.external import Program
from tafelrunde.bots.lines import BotGone, Talk
from tafelrunde.kernel import OptionError
from tafelrunde.research.joining import Guest, TableRefused, Visitor
from tafelrunde.research.listening import BotBack, Door
from tafelrunde.server.protocol import api
from tafelrunde.server.protocol.common import ClockWish, Seat, TableSetting
from tafelrunde.server.protocol.socket import Start
from tests.server.player import Guest as Person
from tests.server.player import Player
from tests.server.running import Running, running

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples" / "bots"
PYTHON_BOT = f"{sys.executable} {EXAMPLES / 'first.py'}"
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")
JAVASCRIPT_BOT = f"{NODE} {EXAMPLES / 'hunter.js'}"

Visit = Callable[[str], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("joining")) as server:
        yield server


async def host(server: Running, game: str, seats: int, visits: Sequence[Visit]) -> None:
    """Open a table for the visitors and bots, begin when all have come, wait till they leave."""
    async with Person(server.address, "Host") as person:
        wishes = [api.SeatWish(kind="open")] * len(visits)
        wishes += [api.SeatWish(kind="bot", level="regular")] * (seats - len(visits))
        table = await person.create(
            TableSetting(game, seats, pace=0, clock=ClockWish(window_least=0)), wishes
        )
        url = f"{server.address}/join/{table.invitation}"
        threads = [threading.Thread(target=visit, args=(url,), daemon=True) for visit in visits]
        for thread in threads:
            thread.start()
        async with person.at(table.id) as player:
            while any(seat.kind == "open" for seat in seats_of(player)):
                await player.next()
            await player.ask(Start(0))
            for thread in threads:
                await asyncio.to_thread(thread.join, 60)
                assert not thread.is_alive()


def seats_of(player: Player) -> list[Seat]:
    assert player.table is not None
    return player.table.seats


class Playing:
    """A visit of a bot, and what was said about it."""

    def __init__(self, channel: Any, name: str = "Robot") -> None:
        self.channel = channel
        self.name = name
        self.said: list[str] = []

    def __call__(self, url: str) -> None:
        with Guest(url, self.name) as guest:
            Visitor(guest, Talk(self.channel), self.said.append).play()
        self.channel.close()


def test_programs_in_two_languages_play_a_match_at_a_table(server: Running) -> None:
    visits = [Playing(Program(PYTHON_BOT), "First"), Playing(Program(JAVASCRIPT_BOT), "Hunter")]
    asyncio.run(host(server, "bang", 4, visits))
    for visit in visits:
        assert visit.said[0].startswith("at the table ")
        assert visit.said[1] == f"match 1: playing as {visit.name}"
        assert visit.said[2].startswith("match 1 is over: ")
    assert visits[0].said[2] == visits[1].said[2]


def test_a_program_answers_windows_and_secret_choices(server: Running) -> None:
    visit = Playing(Program(PYTHON_BOT))
    asyncio.run(host(server, "magpie", 3, [visit]))
    assert visit.said[2].startswith("match 1 is over: ")


def test_a_bot_comes_by_websocket(server: Running) -> None:
    door = Door(0)
    command = [sys.executable, str(EXAMPLES / "first.py"), f"ws://127.0.0.1:{door.port}"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as bot:
        door.wait()
        visit = Playing(door)
        asyncio.run(host(server, "magpie", 2, [visit]))
        assert visit.said[-1].startswith("match 1 is over: ")
        bot.wait(30)


def play_twice(url: str, first: list[dict[str, Any]]) -> None:
    """Answer two questions, lose the connection, come again, and play to the end."""
    for questions in (2, -1):
        with connect(url, proxy=None) as line:
            heard = 0
            while questions != 0:
                said = json.loads(line.recv(timeout=30))
                if questions < 0 and heard < 2:
                    first.append(said)
                heard += 1
                if said["t"] == "over":
                    return
                if said["t"] == "decide":
                    line.send('{"choose": 0}')
                    questions -= 1


def test_a_bot_that_loses_its_connection_comes_back_and_is_told_where_the_match_stands(
    server: Running,
) -> None:
    door = Door(0)
    first: list[dict[str, Any]] = []
    bot = threading.Thread(target=play_twice, args=(f"ws://127.0.0.1:{door.port}", first))
    bot.start()
    door.wait()
    visit = Playing(door)
    asyncio.run(host(server, "magpie", 2, [visit]))
    assert visit.said.count("the bot lost its connection and has come back") == 1
    assert visit.said[-1].startswith("match 1 is over: ")
    opening, question = first
    assert opening["t"] == "match"
    assert (question["t"], question["at"]) == ("decide", 0) and question["events"]
    bot.join(30)


def test_a_door_lets_one_program_in_and_no_page_of_a_browser() -> None:
    door = Door(0, patience=0.2, back=0.2)
    url = f"ws://127.0.0.1:{door.port}"
    with (
        connect(url, origin=Origin("http://evil.example"), proxy=None) as page,
        pytest.raises(ConnectionClosed, match="pages of a browser can't play here"),
    ):
        page.recv(timeout=10)
    with connect(url, proxy=None) as bot:
        door.wait()  # else the second one, however it comes, may be let in first
        with (
            connect(url, proxy=None) as second,
            pytest.raises(ConnectionClosed, match="a bot is here already"),
        ):
            second.recv(timeout=10)
        door.send("hello")
        assert bot.recv(timeout=10) == "hello"
        with pytest.raises(BotGone, match="the bot gave no answer in 0 seconds"):
            door.receive()
        bot.close()
        with pytest.raises(BotGone, match="the bot has closed its connection"):
            door.receive()
    door.close()


def test_a_program_may_be_back_before_the_door_has_seen_it_leave() -> None:
    door = Door(0, patience=10, back=10)
    url = f"ws://127.0.0.1:{door.port}"
    with connect(url, proxy=None) as bot:
        door.wait()
        with connect(url, proxy=None) as again:
            bot.close()
            with pytest.raises(BotBack):
                door.receive()
            door.send("hello")
            assert again.recv(timeout=10) == "hello"
    door.close()


def test_what_does_not_work_is_told_in_one_sentence(server: Running) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as taken,
        pytest.raises(OptionError, match="can't listen at port"),
    ):
        Door(taken.getsockname()[1])
    with pytest.raises(OptionError, match="give a table's address or an invitation"):
        Guest("localhost:8765", "Robot")
    for url, sentence in (
        ("http://127.0.0.1:9/t/x", "nobody answers at http://127.0.0.1:9"),
        (f"{server.address}/join/nothing", "this invitation is not valid any more"),
        (f"{server.address}/t/nothing", "the table"),
    ):
        visit = Playing(Program(PYTHON_BOT))
        with pytest.raises(TableRefused, match=sentence):
            visit(url)
        visit.channel.close()
