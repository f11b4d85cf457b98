"""Several processes think about one decision of an expert, if they have nothing else to do."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.games import catalog
from tafelrunde.kernel import dump
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.questions import question, weigh
from tafelrunde.server.thinking import Thinkers
from tests.server import thoughts
from tests.server.tables import ANNA, Page, a_room, bang, in_loop
from tests.server.test_thinking import a_match, a_question, with_thinkers

GAMES = [info.id for info in catalog.all_games()]


def three(answer: object, together: int = 2) -> Thinkers:
    """Three processes, of which two may think together."""
    return Thinkers(3, 10.0, answer, together)  # type: ignore[arg-type]


async def all_awake(thinkers: Thinkers, number: int) -> None:
    while len(thinkers.pids) < number:
        await asyncio.sleep(0.01)


def test_idle_processes_think_about_an_experts_decision_together() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question("expert")
        assert await thinkers.choose(asked) == asked.choices[-1]  # as the second one says

    with_thinkers(lambda: three(thoughts.disagree), work)


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_who_counts_iterations_thinks_alone(level: str) -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question(level)
        assert await thinkers.choose(asked) == asked.choices[0]

    with_thinkers(lambda: three(thoughts.disagree), work)


def test_where_others_are_asked_an_expert_thinks_alone_and_one_process_stays_free() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question("expert")
        first = asyncio.ensure_future(thinkers.choose(asked))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(thinkers.choose(asked))
        assert await first == asked.choices[-1]
        assert await second == asked.choices[0]  # one was idle: that stays so

    with_thinkers(lambda: three(thoughts.disagree_after_a_while), work)


def test_where_processes_are_few_nobody_thinks_together() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question("expert")
        assert await thinkers.choose(asked) == asked.choices[0]

    with_thinkers(lambda: Thinkers(2, 10.0, thoughts.disagree, 2), work)


def test_a_process_that_dies_meanwhile_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question("expert")
        assert await thinkers.choose(asked) == asked.choices[0]  # as the other one says

    with_thinkers(lambda: three(thoughts.die_but_the_first), work)
    assert "one process less: its process ended" in caplog.text


def test_where_all_die_the_bot_is_asked_once_more_alone() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question("expert")
        assert await thinkers.choose(asked) == asked.choices[0]

    with_thinkers(lambda: three(thoughts.die_together), work)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_together_sends_no_more_than_asking_a_bot(game: str) -> None:
    match = a_match(game, catalog.load(game).usual)
    alone = question(match, match.game.actor(match.s), "expert")
    shares = [replace(alone, share=number) for number in range(2)]
    for share in shares:
        assert replace(share, share=alone.share) == alone
        shipped = pickle.dumps(share)
        for secret in (match.s.key, match.secret, dump(match.s)):
            assert secret.encode() not in shipped


@pytest.mark.parametrize("game", GAMES)
def test_what_processes_think_together_is_the_same_whatever_is_hidden(game: str) -> None:
    match = a_match(game, catalog.load(game).usual)
    while len(match.game.options(match.s, match.game.actor(match.s))) < 2:
        seat = match.game.actor(match.s)
        match.act(seat, match.game.options(match.s, seat)[0])
    seat, key, truth = match.game.actor(match.s), match.s.key, match.s
    found = []
    for number in range(2):
        match.s = match.game.redeal(truth, seat, f"truth {number}")
        match.s.key = key
        asked = replace(question(match, seat, "strong"), share=1)  # strong: it counts, no clock
        found.append(weigh(asked))
    assert found[0] == found[1]


@in_loop
async def test_a_table_with_experts_plays_on_when_processes_are_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = three(thoughts.think_briefly_after_a_while)
    try:
        async with a_room(tmp_path) as room:
            room.house.thinkers = thinkers
            wish = api.NewTable(bang(4), [api.SeatWish("bot", level="expert")] * 4)
            table = await room.house.create(ANNA, wish)
            page = await Page(room, ANNA, table).connect()
            await page.say(socket.Start(0))
            for _ in range(2):
                told = len(page.history)
                await all_awake(thinkers, 3)
                playing = asyncio.ensure_future(room.wait(4))
                await asyncio.sleep(0.2)  # two of the three think now, for 0.3 seconds at least
                for pid in thinkers.pids[:2]:
                    os.kill(pid, signal.SIGKILL)
                await playing
                assert len(page.history) > told
            assert page.match_info().status == "running"
    finally:
        await thinkers.close()
    assert "its process ended" in caplog.text
