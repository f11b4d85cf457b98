"""Readers of strangers' records: few at once, with limits, and behind the tables."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.web import turnstile
from tafelrunde.server.web.errands import MOST_CPU, MOST_MEMORY, NICENESS
from tafelrunde.server.web.outside import answer_from
from tafelrunde.server.web.turnstile import Turnstile
from tests.server.tables import in_loop

MODEST = "import os, resource; from tafelrunde.server.web.errands import be_modest; be_modest(); "
LIMITS = "[resource.getrlimit(which)[1] for which in (resource.RLIMIT_AS, resource.RLIMIT_CPU)]"


async def said_by_modest(code: str) -> str:
    """Return what a reader prints."""
    return (await answer_from((sys.executable, "-c", MODEST + code), b"", 60)).decode().strip()


@in_loop
async def test_a_reader_has_limits_and_lets_tables_go_first() -> None:
    assert await said_by_modest(f"print({LIMITS})") == f"[{MOST_MEMORY}, {MOST_CPU}]"
    assert int(await said_by_modest("print(os.nice(0))")) == min(os.nice(0) + NICENESS, 19)


@in_loop
async def test_a_reader_that_wants_too_much_memory_gets_none() -> None:
    greedy = f"\ntry: bytearray({MOST_MEMORY})\nexcept MemoryError: print('no memory')"
    assert await said_by_modest(greedy) == "no memory"


@in_loop
async def test_a_reader_that_goes_on_and_on_is_ended_by_the_system_itself() -> None:
    endless = "resource.setrlimit(resource.RLIMIT_CPU, (1, 1))\nprint('on', flush=True)\nwhile 1: 0"
    assert await said_by_modest(endless) == "on"


@in_loop
async def test_who_can_not_even_wait_is_refused_and_the_others_get_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turnstile, "MOST_WAITING", 2)
    way, going, most = Turnstile(1), 0, 0

    async def go_through() -> None:
        nonlocal going, most
        async with way:
            going += 1
            most = max(most, going)
            await asyncio.sleep(0.01)
            going -= 1

    outcomes = await asyncio.gather(*(go_through() for _ in range(5)), return_exceptions=True)
    refused = [outcome for outcome in outcomes if outcome is not None]
    assert [str(getattr(one, "code", one)) for one in refused] == ["too-fast"] * len(refused)
    assert (len(refused), most) == (2, 1)
    await go_through()  # nobody waits any more


@in_loop
async def test_who_leaves_the_queue_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstile, "MOST_WAITING", 1)
    way = Turnstile(1)

    async def go_through() -> None:
        async with way:
            pass

    async with way:
        waiting = asyncio.create_task(go_through())
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            await go_through()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        another = asyncio.create_task(go_through())
        await asyncio.sleep(0)
    await another
