"""Hints at a table: for whoever decides, where the table allows it, and for nobody else."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.people import Person
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.table import coaching
from tests.server.tables import ANNA, BEN, CARLA, DORA, Page, Room, a_room, bang, in_loop, magpie

FOUR = (ANNA, BEN, CARLA, DORA)
EVA = Person("eva", "Eva")


def wish(page: Page) -> socket.Hint:
    return socket.Hint(0, page.asked().id)


def actor_of(pages: list[Page]) -> Page:
    return next(page for page in pages if page.is_asked())


async def alone(room: Room, setting: TableSetting) -> Page:
    """A table with one person, who is asked something."""
    seats = [api.SeatWish("me"), *[api.SeatWish("bot") for _ in range(setting.players - 1)]]
    table = await room.house.create(ANNA, api.NewTable(setting, seats, start=True))
    page = await room.page(ANNA, table)
    for _ in range(200):
        if page.position is not None and page.is_asked() and len(page.asked().options) > 1:
            return page
        await room.wait(5)
    raise AssertionError("Anna is never asked")


@in_loop
async def test_a_person_among_bots_gets_a_hint_with_reasons(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna = await alone(room, magpie(3))
        assert anna.table_info().coach
        decision = anna.asked()
        hinted = await anna.say(wish(anna))
        assert isinstance(hinted, socket.Hinted)
        assert hinted.decision == decision.id
        assert hinted.action == decision.options[-1]
        assert hinted.against == decision.options[0]
        assert [reason.key for reason in hinted.reasons] == ["ahead", "sure"]
        assert [other.action for other in hinted.others] == [decision.options[0]]
        assert (hinted.chance, hinted.sure, hinted.tried) == (0.41, 0.93, 200)


@in_loop
async def test_the_bot_is_asked_for_the_seat_of_whoever_asks_and_plays_strong(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        await actor.say(wish(actor))
        asked = room.thinkers.asked[-1]
        assert (asked.hint, asked.seat, asked.level) == (True, actor.viewer, "strong")


@in_loop
async def test_exact_odds_come_along_unless_the_table_plays_without(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        for odds in (True, False):
            _, pages = await room.table(bang(4, coach="on", odds=odds), *FOUR)
            actor = actor_of(pages)
            action = actor.asked().options[-1]
            assert action[0] == "reroll"
            hinted = await actor.say(wish(actor))
            keys = {chance.key for chance in hinted.chances}
            assert ("blast" in keys) == odds


@in_loop
async def test_nothing_happens_at_the_table_by_asking_and_nobody_else_hears_of_it(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        watcher = await Page(room, EVA, table).connect()
        second = await Page(room, actor.person, table).connect()
        others = [*[page for page in pages if page is not actor], watcher, second]
        heard = [len(page.heard) for page in others]
        position = actor.standing()
        await actor.say(wish(actor))
        assert [len(page.heard) for page in others] == heard
        assert actor.standing() == position


# Who gets none


@in_loop
async def test_where_several_people_play_there_are_no_hints_unless_the_host_wants_them(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), *FOUR)
        actor = actor_of(pages)
        assert not actor.table_info().coach
        refused = await actor.say(wish(actor))
        assert (refused.code, refused.key) == ("no-coach", "refused-no-coach")
        assert room.thinkers.asked == []
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        assert actor_of(pages).table_info().coach


@in_loop
async def test_a_table_may_be_without_the_coach(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna = await alone(room, magpie(3, coach="off"))
        assert not anna.table_info().coach
        assert (await anna.say(wish(anna))).code == "no-coach"


@in_loop
async def test_nobody_gets_a_hint_for_another_seat_and_spectators_get_none(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        other = next(page for page in pages if not page.is_asked())
        watcher = await Page(room, EVA, table).connect()
        serial = actor.asked().id[0]
        assert (await other.say(wish(actor))).code == "not-seated"
        assert (await other.say(socket.Hint(0, (serial, other.viewer)))).code == "stale"
        assert (await watcher.say(wish(actor))).code == "not-seated"
        assert (await watcher.say(socket.Hint(0, (serial, -1)))).code == "not-seated"
        assert room.thinkers.asked == []


@in_loop
async def test_before_and_after_a_match_there_is_nothing_to_advise(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR, start=False)
        assert (await pages[0].say(socket.Hint(0, (1, 0)))).code == "wrong-status"


@in_loop
async def test_a_decision_that_is_not_open_any_more_is_not_advised_on(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        serial, seat = actor.asked().id
        assert (await actor.say(socket.Hint(0, (serial - 1, seat)))).code == "stale"


# While it thinks


async def held(room: Room, page: Page) -> socket.Hint:
    """Ask for a hint that takes its time."""
    room.thinkers.hold = asyncio.Event()
    asked = socket.Hint(77, page.asked().id)
    page.table.post(page, asked)
    await room.quiet()
    return asked


def answers(page: Page, ref: int) -> list[Any]:
    return [message for message in page.heard if getattr(message, "ref", None) == ref]


async def let_go(room: Room) -> None:
    assert room.thinkers.hold is not None
    room.thinkers.hold.set()
    await asyncio.sleep(0.01)
    room.thinkers.hold = None
    await room.quiet()


@in_loop
async def test_there_is_one_hint_at_a_time_for_each_seat(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(3, coach="on"), ANNA, BEN, CARLA)
        anna, ben = pages[0], pages[1]
        asked = await held(room, anna)
        assert (await anna.say(wish(anna))).code == "coach-busy"
        ben.table.post(ben, socket.Hint(78, ben.asked().id))
        await let_go(room)
        assert isinstance(answers(anna, asked.ref)[0], socket.Hinted)
        assert isinstance(answers(ben, 78)[0], socket.Hinted)
        assert isinstance(await anna.say(wish(anna)), socket.Hinted)


@in_loop
async def test_the_table_goes_on_while_the_coach_thinks_and_a_late_hint_is_stale(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        asked = await held(room, actor)
        assert isinstance(await actor.act("stop"), socket.Done)
        assert answers(actor, asked.ref) == []
        await let_go(room)
        assert [answer.code for answer in answers(actor, asked.ref)] == ["stale"]
        assert isinstance(await actor_of(pages).say(wish(actor_of(pages))), socket.Hinted)


@in_loop
async def test_who_has_left_meanwhile_is_sent_nothing(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        asked = await held(room, actor)
        table.disconnect(actor)
        await let_go(room)
        assert answers(actor, asked.ref) == []
        again = await Page(room, actor.person, table).connect()
        assert isinstance(await again.say(wish(again)), socket.Hinted)


@in_loop
async def test_a_seat_a_bot_plays_for_gets_no_hint(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(3, coach="on"), ANNA, BEN, CARLA)
        asked = wish(pages[1])
        room.thinkers.hold = asyncio.Event()  # the bot takes its time
        await pages[1].say(socket.Stand(0))
        assert (await pages[1].say(asked)).code == "wrong-status"
        await let_go(room)


@in_loop
async def test_a_coach_that_fails_does_no_harm(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        room.thinkers.speechless = True
        assert (await actor.say(wish(actor))).code == "unavailable"
        room.thinkers.speechless = False
        assert isinstance(await actor.say(wish(actor)), socket.Hinted)
        assert isinstance(await actor.act("stop"), socket.Done)


@in_loop
async def test_a_question_that_can_not_be_asked_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4, coach="on"), *FOUR)
        actor = actor_of(pages)
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(coaching, "question", break_down)
            assert (await actor.say(wish(actor))).code == "unavailable"
        assert "no bot could be asked for a hint" in caplog.text
        assert isinstance(await actor.say(wish(actor)), socket.Hinted)
