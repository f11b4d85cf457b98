"""Windows on the wire: nobody learns anything from who answers, when, or whether they could."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import ClockWish
from tafelrunde.server.table import Table
from tests.server.tables import (
    ANNA,
    BEN,
    CARLA,
    DORA,
    Page,
    Room,
    a_room,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)


async def with_open_window(room: Room, **more: Any) -> tuple[Table, list[Page]]:
    """Play until three people are in a window, each on a page of their own."""
    table, pages = await room.table(magpie(**more), ANNA, BEN, CARLA)
    await play_until(room, pages, lambda: in_window(pages[0]))
    return table, pages


def asked_in(pages: list[Page]) -> list[Page]:
    return [page for page in pages if page.is_asked()]


def counts(pages: list[Page]) -> list[int]:
    return [len(page.sent) for page in pages]


@in_loop
async def test_nothing_of_an_answer_reaches_others_before_the_window_closes(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        spectator = await room.page(DORA, pages[0].table)
        first, second = asked_in(pages)
        others = [page for page in pages if page is not first] + [spectator]
        before, lobby = counts(others), await room.house.lobby(DORA)
        for option in [*first.asked().options, ["pass"]]:
            done = await first.act(*option)
            assert done == socket.Done(done.ref, 1)
            assert first.asked().answered
            assert counts(others) == before
        await room.wait(1.9)
        assert counts(others) == before
        assert await room.house.lobby(DORA) == lobby
        assert second.standing().waiting == sorted(page.viewer for page in (first, second))
        assert spectator.standing().waiting == first.standing().waiting


@in_loop
async def test_a_window_closes_not_before_its_least_time_even_if_all_have_passed(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        serial = pages[0].standing().serial
        for page in asked_in(pages):
            await page.act("pass")
        await room.wait(1.9)
        assert all(page.standing().serial == serial for page in pages)
        before = counts(pages)
        await room.wait(0.2)
        assert all(page.standing().serial > serial for page in pages)
        assert [after - one for after, one in zip(counts(pages), before, strict=True)] == [1] * 3


@in_loop
async def test_a_window_closes_with_the_last_answer_after_its_least_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        serial = pages[0].standing().serial
        first, second = asked_in(pages)
        await first.act("pass")
        await room.wait(7)
        assert second.standing().serial == serial
        await second.act("pass")
        assert all(page.standing().serial > serial for page in pages)


@in_loop
async def test_whoever_is_silent_passes_at_the_latest_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await with_open_window(room)
        serial = pages[0].standing().serial
        await room.wait(19.9)
        assert all(page.standing().serial == serial for page in pages)
        await room.wait(0.2)
        assert all(page.standing().serial > serial for page in pages)
        assert table.core is not None and table.core.match is not None
        assert {entry.text for entry in table.core.match.entries[-2:]} == {"pass"}


@in_loop
async def test_answers_enter_the_record_in_seat_order_whoever_was_first(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await with_open_window(room)
        for page in reversed(asked_in(pages)):
            await page.act("pass")
        await room.wait(3)
        assert table.core is not None and table.core.match is not None
        first, second = table.core.match.entries[-2:]
        assert first.seat < second.seat
        assert not first.hash and second.hash


@in_loop
async def test_an_answer_can_be_changed_until_the_window_closes(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(), ANNA, BEN, CARLA)

        def can_hiss() -> bool:
            return in_window(pages[0]) and any(
                ["hiss"] in page.asked().options for page in asked_in(pages)
            )

        await play_until(room, pages, can_hiss)
        cat = next(page for page in asked_in(pages) if ["hiss"] in page.asked().options)
        await cat.act("hiss")
        await cat.act("pass")
        await cat.act("hiss")
        await room.wait(21)
        assert any(event[0] == "hissed" for event in pages[0].history[-8:])


@in_loop
async def test_bots_beside_a_person_are_held_to_the_common_time_too(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(4, pace=0), ANNA)
        await play_until(room, pages, lambda: in_window(pages[0]) and pages[0].is_asked())
        serial, opened = pages[0].standing().serial, room.clock.time
        await pages[0].act("pass")
        await room.wait(1.9)
        assert pages[0].standing().serial == serial
        await room.wait(0.2)
        assert pages[0].standing().serial > serial
        assert room.clock.time - opened < 2.2


@in_loop
async def test_without_people_a_window_needs_no_time(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        watched = await room.watched_by_its_host(magpie(3, pace=0), ANNA)
        started = room.clock.time
        await watched.say(socket.Start(0))
        await room.quiet()
        assert is_over(watched)
        assert room.clock.time == started


@in_loop
async def test_nothing_is_taken_back_while_a_window_is_open_whether_answered_or_not(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        first, second = asked_in(pages)
        refused = await second.say(socket.Undo(0))
        await first.act("pass")
        again = await second.say(socket.Undo(0))
        assert (refused.code, refused.key) == (again.code, again.key)
        assert refused.key == "error-undo-window"
        assert (await first.say(socket.Undo(0))).key == "error-undo-open"
        assert not any(page.standing().undo for page in pages)


@in_loop
async def test_a_window_is_an_invitation_to_all_alike(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        for page in asked_in(pages):
            assert page.asked().window
            assert page.asked().options[0] == ["pass"]
            assert page.standing().clock.running == []
        windows = {page.standing().clock.window for page in pages}
        assert len(windows) == 1


# Standing orders


@in_loop
async def test_an_order_answers_windows_till_the_seat_is_asked_something_else(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        first, second = asked_in(pages)
        others = [page for page in pages if page is not first]
        before = counts(others)
        await first.say(socket.Order(0))
        assert first.asked().answered
        assert first.standing().orders == [socket.OrderInfo("", "pass", "turn")]
        assert counts(others) == before
        assert not second.standing().orders
        await second.act("pass")
        await play_until(room, pages, lambda: not in_window(pages[0]))
        assert first.standing().orders == []


@in_loop
async def test_an_order_for_the_match_outlasts_turns_and_can_be_cancelled(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await with_open_window(room)
        first = asked_in(pages)[0]
        await first.say(socket.Order(0, "cats", "hiss", "match"))
        await first.say(socket.Order(0, "", "pass", "match"))
        await play_until(room, pages, lambda: not in_window(pages[0]))
        assert [order.step for order in first.standing().orders] == ["cats", ""]
        await first.say(socket.CancelOrders(0))
        assert first.standing().orders == []


@in_loop
async def test_an_order_uses_its_answer_where_there_is_one_and_passes_elsewhere(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(magpie(), ANNA, BEN, CARLA)
        for page in pages:
            await page.say(socket.Order(0, "cats", "hiss", "match"))
        await play_until(room, pages, lambda: is_over(pages[0]))
        record = await table.record(ANNA, 1)
        answers = [entry for entry in record.entries if entry.text in ("hiss", "pass")]
        assert {entry.text for entry in answers} == {"hiss", "pass"}


@pytest.mark.parametrize(("step", "verb"), [("show", "pass"), ("nowhere", "pass"), ("", "fly")])
@in_loop
async def test_orders_are_for_windows_and_answers_there_are(
    tmp_path: Path, step: str, verb: str
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(), ANNA, BEN, CARLA)
        refused = await pages[0].say(socket.Order(0, step, verb))
        assert refused.code == "malformed"
        assert pages[0].standing().orders == []


@in_loop
async def test_a_window_of_a_slow_table_lasts_for_days(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        slow = ClockWish("move", 3 * 86400, window_least=0, window_most=2 * 86400)
        _, pages = await with_open_window(room, clock=slow)
        serial = pages[0].standing().serial
        await room.wait(86400)
        assert pages[0].standing().serial == serial
        for page in asked_in(pages):
            await page.act("pass")
        assert pages[0].standing().serial > serial
