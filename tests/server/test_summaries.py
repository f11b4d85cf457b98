"""Looking back at a match by HTTP: made once, kept, and nothing before the end."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Coroutine
from typing import Any

import pytest
from msgspec import Raw

from tafelrunde.records.stored import Parts
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.protocol.replays import ReplayBody
from tafelrunde.server.protocol.summaries import Summary, SummaryStatus
from tafelrunde.server.web.looking_back import Match, summed_up
from tafelrunde.server.web.summaries import Summaries
from tests.records.playing import bang_match
from tests.server.player import Guest, Player, TurnedDown, at_random, gather
from tests.server.running import Running
from tests.server.tables import in_loop

QUICK = ClockWish(window_least=0)
SOON = """
from tafelrunde.lab.summary import Effort
from tafelrunde.server.web import looking_back
looking_back.EFFORT = Effort(6, 3, 6)
looking_back.main()
"""


def command(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


def playing(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 120))


@pytest.fixture
def hasty(server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server that does not think long when it looks back."""
    services = server.app.api.state.services
    monkeypatch.setattr(services, "summaries", Summaries(command(SOON)))
    return server


def bang(**more: Any) -> TableSetting:
    return TableSetting("bang", 4, clock=QUICK, pace=0, **more)


async def played(anna: Guest, setting: TableSetting) -> Player:
    """Let somebody play a match against bots, at random."""
    seats = [api.SeatWish("me"), *[api.SeatWish("bot", "random")] * (setting.players - 1)]
    (player,) = await gather([anna], setting, seats)
    await player.play(at_random(random.Random(3)))
    return player


async def asked(guest: Guest, table: str, match: int = 0) -> SummaryStatus:
    return await guest.ask("GET", f"/api/tables/{table}/summary?match={match}", SummaryStatus)


async def ready(guest: Guest, table: str) -> tuple[Summary, list[SummaryStatus]]:
    """Ask until a summary is there; return what was told in between, too."""
    told: list[SummaryStatus] = []
    while True:
        told.append(await asked(guest, table))
        if told[-1].summary is not None:
            return told[-1].summary, told
        await asyncio.sleep(0.1)


def test_a_match_that_has_ended_is_summed_up_once_and_kept(hasty: Running) -> None:
    async def scene() -> None:
        async with Guest(hasty.address, "Anna") as anna, Guest(hasty.address, "") as stranger:
            player = await played(anna, bang())
            summary, told = await ready(anna, player.table_id)
            assert told[0].state == "working" and told[-1].state == "ready"
            counts = [(status.done, status.of) for status in told[:-1]]
            assert counts == sorted(counts)
            await check(anna, player, summary)
            services = hasty.app.api.state.services
            services.summaries = Summaries(command("raise SystemExit(1)"))  # it is not made again
            assert (await asked(stranger, player.table_id)).summary == summary
            await player.drop()

    playing(scene())


async def check(anna: Guest, player: Player, summary: Summary) -> None:
    """Compare a summary with the match it is of."""
    assert player.match is not None
    assert (summary.names, summary.winners) == (player.match.names, player.match.winners)
    for row in summary.players:
        parts = (
            *(row.start, row.deal, row.dice, row.hidden),
            *(row.decisions, row.usual, row.others, row.rest),
        )
        assert sum(parts) == pytest.approx(row.result)
        assert row.result == (1.0 if row.seat in summary.winners else 0.0)
        assert 0 <= row.agreed <= row.choices
    assert [row.level for row in summary.players] == ["", "random", "random", "random"]
    path = f"/api/tables/{player.table_id}/replay?viewer=-1"
    frames = (await anna.ask("GET", path, ReplayBody)).frames
    for costly in summary.moments:
        assert frames[costly.moment].entries == costly.entries
        assert frames[costly.moment].waiting == [costly.seat]
        assert frames[costly.moment + 1].seat == costly.seat
        assert costly.played != costly.better
    for stroke in summary.strokes:
        assert frames[stroke.moment].entries == stroke.entries
    assert {belief.kind for belief in summary.beliefs} == {"role"}
    for belief in summary.beliefs:
        assert belief.seat != belief.about
        assert sum(guess.true for guess in belief.guesses) == 1


def test_nothing_is_told_before_the_end(hasty: Running) -> None:
    async def scene() -> None:
        async with Guest(hasty.address, "Anna") as anna, Guest(hasty.address, "Ben") as ben:
            players = await gather([anna, ben], TableSetting("magpie", 2))
            with pytest.raises(TurnedDown, match="wrong-status"):
                await asked(anna, players[0].table_id)
            for player in players:
                await player.drop()
            fresh = await anna.create(TableSetting("magpie", 2))
            with pytest.raises(TurnedDown, match="no-record"):
                await asked(anna, fresh.id)
            with pytest.raises(TurnedDown, match="no-table"):
                await asked(anna, "nowhere")

    playing(scene())


def test_who_may_not_see_the_table_may_not_look_back(hasty: Running) -> None:
    async def scene() -> None:
        async with Guest(hasty.address, "Anna") as anna, Guest(hasty.address, "Eve") as eve:
            player = await played(anna, bang(visibility="private"))
            with pytest.raises(TurnedDown, match="by-invitation"):
                await asked(eve, player.table_id)
            await player.drop()

    playing(scene())


def test_a_table_without_the_coach_is_not_looked_back_at(hasty: Running) -> None:
    async def scene() -> None:
        async with Guest(hasty.address, "Anna") as anna:
            player = await played(anna, bang(coach="off"))
            with pytest.raises(TurnedDown, match="no-coach"):
                await asked(anna, player.table_id)
            await player.drop()

    playing(scene())


def test_a_match_that_was_broken_off_is_summed_up_as_it_stood(hasty: Running) -> None:
    async def scene() -> None:
        async with Guest(hasty.address, "Anna") as anna:
            seats = [api.SeatWish("me"), *[api.SeatWish("bot", "random")] * 3]
            (player,) = await gather([anna], bang(), seats)
            while not player.acknowledged:
                decision = player.to_decide()
                await (player.next() if decision is None else player.act([decision.options[0]]))
            await player.ask(socket.Vote(0, "abandon"))
            summary, _ = await ready(anna, player.table_id)
            assert summary.status == "abandoned"
            assert any(0.0 < row.result < 1.0 for row in summary.players)
            await player.drop()

    playing(scene())


# The process


def test_a_match_the_rules_of_today_play_otherwise_is_not_summed_up() -> None:
    parts = broken_off()
    parts.header = parts.header.replace('"rules":', '"rules":9')
    outcome, body = summed_up(Match(parts, []))
    assert (outcome.code, body) == ("no-summary", b"")
    assert outcome.told is not None and "rules version" in outcome.told.text


@in_loop
async def test_a_process_that_fails_is_told_once_and_then_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def keep(summary: bytes) -> None:
        raise AssertionError("there is nothing to keep")

    for code in ("raise SystemExit(1)", "print('nonsense')", "print('{')"):
        summaries = Summaries(command(code))
        job = summaries.begin(("t", 1), Match(broken_off(), []), keep)
        assert summaries.job(("t", 1)) is job
        assert job.task is not None
        await job.task
        with pytest.raises(Refusal) as refused:
            summaries.job(("t", 1))
        assert refused.value.code == "no-summary"
        assert summaries.job(("t", 1)) is None
    assert caplog.text.count("broke down") == 3


@in_loop
async def test_closing_gives_up_what_is_not_done() -> None:
    async def keep(summary: bytes) -> None:
        raise AssertionError("there is nothing to keep")

    summaries = Summaries(command("import time; print('1 9', flush=True); time.sleep(60)"))
    job = summaries.begin(("t", 1), Match(broken_off(), []), keep)
    while not job.of:
        await asyncio.sleep(0.01)
    assert (job.done, job.of) == (1, 9)
    await summaries.close()
    assert job.task is not None and job.task.cancelled()


def broken_off() -> Parts:
    """A match that was broken off at once, as a table stores it."""
    match = bang_match()
    match.abandon()
    line = match.fresh_line()
    return Parts(match.header(), Raw(match.standing().encode()), [line] if line else [])
