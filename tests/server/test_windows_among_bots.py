"""Windows that ask nobody but bots are short, and how short tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tafelrunde.kernel import Action
from tafelrunde.records.match import Match
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.questions import Question
from tafelrunde.server.table import Table, windows
from tafelrunde.server.table.core import Core
from tests.server.tables import (
    ANNA,
    BEN,
    Page,
    Room,
    a_room,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)

COMMON = 2000  # milliseconds, as the tables of these tests wish it
ENOUGH = 300  # actions of a match, if all sorts of windows were among them
MOST_MOMENTS = 80_000


def frag(players: int = 4) -> TableSetting:
    """Return a setting with many windows, played by bots as quickly as they can."""
    clock = ClockWish(window_least=COMMON // 1000, window_most=20)
    return TableSetting("frag", players, options={"goal": 10}, clock=clock, pace=900)


def core_of(table: Table) -> Core:
    assert table.core is not None
    return table.core


def match_of(table: Table) -> Match:
    match = core_of(table).match
    assert match is not None
    return match


def asked_in(table: Table) -> tuple[int, ...]:
    match = match_of(table)
    return match.game.deciders(match.s)


def only_bots(table: Table, page: Page) -> bool:
    """Say whether a window is open in which nobody but bots is asked."""
    return in_window(page) and page.viewer not in asked_in(table)


def lasts(page: Page, room: Room) -> int:
    """Return how many milliseconds the open window still lasts at least."""
    window = page.standing().clock.window
    assert window is not None
    return window[0] - round(room.clock.time * 1000)


async def among_bots(room: Room, setting: TableSetting) -> tuple[Table, Page]:
    """Play till only bots are asked in a window, and stop when it has just opened."""
    table, (page,) = await room.table(setting, ANNA)
    await play_slowly(room, page, lambda: only_bots(table, page))
    return table, page


async def play_slowly(room: Room, page: Page, done: Callable[[], bool]) -> None:
    """Go on by moments so short that no window opens and closes between them."""
    for turn in range(MOST_MOMENTS):
        if done():
            return
        if page.is_asked():
            options = page.asked().options
            await page.act(*options[turn * 7 % len(options)])
        else:
            await room.wait(0.1)
    raise AssertionError("it never came to that")


@in_loop
async def test_a_window_that_asks_only_bots_is_short_and_yet_has_a_least_time(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, page = await among_bots(room, magpie(4))
        serial, left = page.standing().serial, lasts(page, room)
        assert 0 < left <= windows.AMONG_BOTS < COMMON
        await room.wait(left / 1000 - 0.01)
        assert page.standing().serial == serial
        await room.wait(0.02)
        assert page.standing().serial > serial


@in_loop
async def test_a_table_that_wants_no_least_time_has_none_among_bots_either(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (page,) = await room.table(magpie(4, clock=ClockWish(window_least=0)), ANNA)
        await play_until(room, [page], lambda: is_over(page))
        assert windows.least_time(core_of(table), match_of(table)) == 0


@in_loop
async def test_bots_that_search_have_the_common_time(tmp_path: Path) -> None:
    """They may think for longer than a short window lasts, and that would tell."""
    async with a_room(tmp_path) as room:
        seats = [api.SeatWish("me"), *[api.SeatWish("bot", "strong")] * 3]
        table = await room.house.create(ANNA, api.NewTable(magpie(4), seats, start=True))
        page = await room.page(ANNA, table)
        await page.say(socket.Contribute(0, "ab" * 8))
        await play_slowly(room, page, lambda: only_bots(table, page))
        assert lasts(page, room) > windows.AMONG_BOTS


@pytest.mark.parametrize("setting", [magpie(4), frag()], ids=["magpie", "frag"])
@in_loop
async def test_how_long_a_window_lasts_follows_from_who_is_asked_alone(
    tmp_path: Path, setting: TableSetting
) -> None:
    async with a_room(tmp_path) as room:
        room.thinkers.choose_by = something_else_each_time
        table, (page,) = await room.table(setting, ANNA)
        choices = set[bool]()

        def seen_enough() -> bool:
            if in_window(page):
                check_time(table, page, choices)
            enough = len(choices) == 2 and len(match_of(table).entries) > ENOUGH
            return enough or is_over(page)

        await play_slowly(room, page, seen_enough)
        assert choices == {False, True}, "bots with a choice and without must both be met"


def something_else_each_time(asked: Question) -> Action:
    return asked.choices[len(asked.history) * 7 % len(asked.choices)]


def check_time(table: Table, page: Page, choices: set[bool]) -> None:
    """A window lasts as long whether bots have a choice or not, in every world Anna can imagine."""
    core, match = core_of(table), match_of(table)
    alone = only_bots(table, page)
    time = windows.least_time(core, match)
    assert time == (windows.AMONG_BOTS if alone else COMMON)
    assert core.play.window is not None
    assert core.play.window.least == core.opened + time
    imagined = SimpleNamespace(game=match.game, s=match.info_set(page.viewer).world)
    assert windows.least_time(core, cast(Match, imagined)) == time
    if alone:
        choices |= {len(match.game.options(match.s, seat)) > 1 for seat in asked_in(table)}


@in_loop
async def test_bots_have_answered_in_a_window_before_its_least_time_whatever_the_pace(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, page = await among_bots(room, magpie(4, pace=10_000))
        await room.quiet()
        window = core_of(table).play.window
        assert window is not None
        assert sorted(window.answers) == sorted(asked_in(table))
        assert in_window(page)


@in_loop
async def test_whoever_takes_their_seat_back_makes_the_window_as_long_as_any_other(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(magpie(4), ANNA, BEN)
        anna, ben = pages
        await ben.say(socket.Stand(0))
        await play_slowly(
            room, anna, lambda: only_bots(table, anna) and ben.viewer in asked_in(table)
        )
        assert lasts(anna, room) <= windows.AMONG_BOTS
        opened = core_of(table).opened
        await ben.say(socket.Back(0))
        window = anna.standing().clock.window
        assert window is not None
        assert window[0] == opened + COMMON
