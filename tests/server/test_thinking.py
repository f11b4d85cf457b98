"""Bots in worker processes: none is ever waited for in vain."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.bots import QUICK, levels, make_bot
from tafelrunde.games import catalog
from tafelrunde.kernel import Action
from tafelrunde.lab.subject import short_options
from tafelrunde.records.match import Match
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.questions import Question, answer, question
from tafelrunde.server.thinking import Thinkers
from tests.server import thoughts


def a_match(game: str = "bang", players: int = 4, modules: tuple[str, ...] = ()) -> Match:
    info = catalog.load(game)
    names = [f"Player {seat}" for seat in range(players)]
    return Match(info, info.setting(players, modules, short_options(info)), names, seed="thinking")


def a_question(level: str = "regular") -> Question:
    """Ask about the first decision that offers a choice."""
    match = a_match()
    while len(match.game.options(match.s, match.game.actor(match.s))) < 2:
        seat = match.game.actor(match.s)
        match.act(seat, match.game.options(match.s, seat)[0])
    return question(match, match.game.actor(match.s), level)


def with_thinkers(
    thinkers: Callable[[], Thinkers], work: Callable[[Thinkers], Awaitable[None]]
) -> None:
    async def session() -> None:
        them = thinkers()
        try:
            await work(them)
        finally:
            await them.close()

    asyncio.run(session())


async def one_pid(thinkers: Thinkers) -> int:
    """Wait until the process is there."""
    while not thinkers.pids:
        await asyncio.sleep(0.01)
    return thinkers.pids[0]


def play_on(match: Match, choose: Callable[[Match, int], Action]) -> None:
    while match.status == "running":
        seat = match.game.actor(match.s)
        match.act(seat, choose(match, seat))


# What bots answer


@pytest.mark.parametrize("game", [info.id for info in catalog.all_games()])
def test_every_level_of_every_game_plays_a_match_from_questions_alone(game: str) -> None:
    info = catalog.load(game)
    for level in levels(info):
        if level not in QUICK:
            continue  # a tenth of a second or more for each decision: asked once, below
        match = a_match(game, info.usual, tuple(module["id"] for module in info.modules))
        play_on(match, lambda match, seat, level=level: answer(question(match, seat, level)))  # type: ignore[misc]
        assert match.status == "over"


def test_a_new_bot_for_each_question_plays_as_well_as_one_that_was_there_all_along() -> None:
    info = catalog.load("bang")
    match = a_match("bang", 6, tuple(module["id"] for module in info.modules))
    old_hands = [make_bot(info, "regular", seat, "any") for seat in range(6)]
    decisions = 0

    def compare(match: Match, seat: int) -> Action:
        nonlocal decisions
        remembered = old_hands[seat].choose(match.info_set(seat))
        assert answer(question(match, seat, "regular")) == remembered
        decisions += 1
        return remembered

    play_on(match, compare)
    assert decisions > 50


def test_random_bots_do_not_make_the_same_choice_again_and_again() -> None:
    match = a_match("magpie", 4)
    seen = set()
    while match.status == "running":
        seat = match.game.actor(match.s)
        options = match.game.options(match.s, seat)
        action = answer(question(match, seat, "random"))
        if len(options) >= 3:
            seen.add(options.index(action))
        match.act(seat, action)
    assert len(seen) >= 3


def test_the_same_question_gets_the_same_answer() -> None:
    match = a_match()
    seat = match.game.actor(match.s)
    assert question(match, seat, "strong") == question(match, seat, "strong")
    assert answer(a_question("strong")) == answer(a_question("strong"))


# Processes


def test_processes_answer_questions_of_all_levels() -> None:
    async def work(thinkers: Thinkers) -> None:
        for level in ("random", "regular", "strong"):
            asked = a_question(level)
            assert await thinkers.choose(asked) == answer(asked)

    with_thinkers(lambda: Thinkers(1), work)


def test_many_questions_are_shared_out_to_several_processes() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        right = answer(asked)
        answers = await asyncio.gather(*[thinkers.choose(asked) for _ in range(200)])
        assert answers == [right] * 200
        assert len(set(thinkers.pids)) == 2

    with_thinkers(lambda: Thinkers(2), work)


@pytest.mark.parametrize("busy", [False, True])
def test_a_process_that_is_killed_is_replaced(busy: bool) -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        pid = await one_pid(thinkers)
        await thinkers.choose(asked)
        waiting = [asyncio.ensure_future(thinkers.choose(a_question("strong")))] if busy else []
        await asyncio.sleep(0.05)
        os.kill(pid, signal.SIGKILL)
        for action in await asyncio.gather(*waiting):
            assert action in asked.choices
        assert await thinkers.choose(asked) in asked.choices  # perhaps at random
        assert await thinkers.choose(asked) == answer(asked)
        assert pid not in thinkers.pids

    with_thinkers(lambda: Thinkers(1), work)


def plays_at_random(thinkers: Callable[[], Thinkers], replaced: bool) -> None:
    """A bot that fails is stood in for by chance, and the process replaced where needed."""

    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        pid = await one_pid(thinkers)
        actions = [await thinkers.choose(asked) for _ in range(2)]
        assert all(action in asked.choices for action in actions)
        assert (await one_pid(thinkers) == pid) != replaced

    with_thinkers(thinkers, work)


def test_a_bot_that_hangs_is_ended_and_its_choice_left_to_chance(
    caplog: pytest.LogCaptureFixture,
) -> None:
    plays_at_random(lambda: Thinkers(1, 0.1, thoughts.sleep), replaced=True)
    assert "took longer than 0.1 seconds" in caplog.text


def test_a_bot_that_dies_is_replaced_and_its_choice_left_to_chance(
    caplog: pytest.LogCaptureFixture,
) -> None:
    plays_at_random(lambda: Thinkers(1, 10.0, thoughts.die), replaced=True)
    assert "its process ended" in caplog.text


def test_a_bot_that_fails_plays_at_random_and_it_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    plays_at_random(lambda: Thinkers(1, 10.0, thoughts.fail), replaced=False)
    assert "ValueError: no idea" in caplog.text


def test_a_bot_that_does_what_is_not_offered_plays_at_random_and_it_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    plays_at_random(lambda: Thinkers(1, 10.0, thoughts.cheat), replaced=False)
    assert "('win',), which is not offered" in caplog.text


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        only = Question(**{**vars(asked), "choices": (("pass",),)})
        assert await thinkers.choose(only) == ("pass",)

    with_thinkers(lambda: Thinkers(1, 10.0, thoughts.die), work)


def test_quick_bots_do_not_queue_up_behind_searching_ones() -> None:
    async def work(thinkers: Thinkers) -> None:
        done: list[str] = []

        async def ask(level: str) -> None:
            await thinkers.choose(a_question(level))
            done.append(level)

        await thinkers.choose(a_question())  # the process is awake
        slow = [asyncio.ensure_future(ask("strong")) for _ in range(3)]
        await asyncio.sleep(0.1)
        await asyncio.gather(*slow, *[ask("regular") for _ in range(3)])
        assert done == ["strong", *["regular"] * 3, "strong", "strong"]

    with_thinkers(lambda: Thinkers(1, 10.0, thoughts.sleep_if_searching), work)


def test_an_interrupt_from_the_terminal_is_left_to_the_server() -> None:
    async def work(thinkers: Thinkers) -> None:
        asked = a_question()
        await thinkers.choose(asked)
        pid = thinkers.pids[0]
        os.kill(pid, signal.SIGINT)
        assert await thinkers.choose(asked) == answer(asked)
        assert thinkers.pids == [pid]

    with_thinkers(lambda: Thinkers(1), work)


def test_closing_does_not_wait_for_a_bot_that_thinks(caplog: pytest.LogCaptureFixture) -> None:
    async def session() -> None:
        thinkers = Thinkers(1, 60.0, thoughts.sleep)
        pid = await one_pid(thinkers)
        waiting = [asyncio.ensure_future(thinkers.choose(a_question())) for _ in range(3)]
        await asyncio.sleep(1.0)
        before = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - before < 5
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [Refusal] * 3
        assert is_gone(pid)
        with pytest.raises(Refusal):
            await thinkers.choose(a_question())

    asyncio.run(session())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


ORPHANING = """
import asyncio, time
from tafelrunde.server.thinking import Thinkers

async def main():
    thinkers = Thinkers(2)
    while len(thinkers.pids) < 2:
        await asyncio.sleep(0.01)
    print(*thinkers.pids, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_processes_end_when_the_server_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", ORPHANING], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    pids = [int(pid) for pid in server.stdout.readline().split()]
    assert len(pids) == 2
    server.kill()
    server.stdout.close()
    server.wait()
    deadline = time.monotonic() + 20
    while not all(map(is_gone, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert all(map(is_gone, pids))
