"""A program at a table comes back by itself when the connection breaks."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.lines import Talk
from tafelrunde.research.joining import PAUSES, Guest, TableRefused, Visitor
from tafelrunde.server.protocol import api
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.protocol.socket import Start
from tests.server.crash.process import Process, served
from tests.server.player import Guest as Person

BROKE = "the connection broke: trying to come back"
SOON = (0.01, 0.05, *[0.2] * 300)


class Killer:
    """A bot that takes the first option, and once kills the server instead, which starts anew."""

    def __init__(self, server: Process, at: int) -> None:
        self.server = server
        self.left = at
        self.heard: list[dict[str, Any]] = []

    def send(self, line: str) -> None:
        self.heard.append(json.loads(line))

    def receive(self) -> str:
        self.left -= 1
        if not self.left:
            self.server.kill()
            self.server.start()
        return '{"choose": 0}'


async def begin_match(server: Process, visiting: threading.Thread, urls: list[str]) -> None:
    """Open a table for the visitor and a bot, and begin when it has come."""
    async with Person(server.address, "Host") as person:
        wishes = [api.SeatWish(kind="open"), api.SeatWish(kind="bot", level="random")]
        setting = TableSetting("magpie", 2, pace=0, clock=ClockWish(window_least=0))
        table = await person.create(setting, wishes)
        urls.append(f"{server.address}/join/{table.invitation}")
        visiting.start()
        async with person.at(table.id) as player:
            while player.table is None or player.table.seats[0].kind == "open":
                await player.next()
            await player.ask(Start(0))


def test_a_program_plays_on_when_the_server_was_killed_and_started_again(tmp_path: Path) -> None:
    server = Process(tmp_path)
    killer = Killer(server, at=3)
    said: list[str] = []
    urls: list[str] = []

    def visit() -> None:
        with Guest(urls[0], "Robot") as guest:
            Visitor(guest, Talk(killer), said.append, pauses=SOON).play()

    visiting = threading.Thread(target=visit, daemon=True)
    with served(server):
        asyncio.run(begin_match(server, visiting, urls))
        visiting.join(120)
        assert not visiting.is_alive()
    place = said.index(BROKE)
    assert said[place - 1] == "match 1: playing as Robot"
    assert said[place + 1].startswith("at the table ")
    assert said[-1].startswith("match 1 is over: ")
    kinds = [message["t"] for message in killer.heard]
    assert kinds.count("match") == kinds.count("over") == 1, "the match is not told twice"
    lost, again = [message for message in killer.heard if message["t"] == "decide"][2:4]
    assert again["options"] == lost["options"], "the answer that was lost is asked for again"


def test_it_gives_up_in_one_sentence_when_nobody_comes_back(tmp_path: Path) -> None:
    server = Process(tmp_path)
    killer = Killer(server, at=0)
    killer.receive = lambda: server.kill() or '{"choose": 0}'  # type: ignore[method-assign, func-returns-value]
    urls: list[str] = []
    refused: list[str] = []

    def visit() -> None:
        with Guest(urls[0], "Robot") as guest:
            try:
                Visitor(guest, Talk(killer), refused.append, pauses=(0.01, 0.01)).play()
            except TableRefused as error:
                refused.append(str(error))

    visiting = threading.Thread(target=visit, daemon=True)
    with served(server):
        asyncio.run(begin_match(server, visiting, urls))
        visiting.join(120)
    sentence = "the connection broke, and nobody has answered for 0 minutes"
    assert refused[-2:] == [BROKE, sentence]


def test_the_pauses_grow_and_last_ten_minutes() -> None:
    assert list(PAUSES) == sorted(PAUSES)
    assert sum(PAUSES) == pytest.approx(615)


class NoLine:
    """A connection into which things are only said."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_a_gift_to_the_dice_that_comes_too_late_is_no_reason_to_go() -> None:
    visitor = Visitor(Guest("http://localhost/t/x", "Robot"), Talk(Killer(None, 0)), print)  # type: ignore[arg-type]
    visitor._line = line = NoLine()  # type: ignore[assignment]
    visitor._heed({"t": "table", "table": {}, "viewer": 0, "gathering": "sealed"})
    assert [message["t"] for message in line.sent] == ["contribute"]
    late = {"t": "refused", "code": "wrong-status", "text": "not now"}
    visitor._heed({**late, "ref": line.sent[0]["ref"]})
    with pytest.raises(TableRefused, match="the table refused: not now"):
        visitor._heed({**late, "ref": line.sent[0]["ref"] + 1})
