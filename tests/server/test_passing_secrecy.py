"""One device for several seats: who looks at it is told what their own seat may know, no more."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import Watching
from tafelrunde.server.protocol.errors import Refusal
from tests.server.devices import COVERED, as_seat, at_one_device, begun, passed_to
from tests.server.tables import (
    ANNA,
    BEN,
    Page,
    a_room,
    bang,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)


def told(page: Page) -> list[Any]:
    """Return what a page was told of the match, without the numbers of the messages."""
    news = [
        message for message in page.heard if isinstance(message, socket.Moved | socket.MatchChanged)
    ]
    return [{**msgspec.to_builtins(message), "seq": 0} for message in news]


async def play(room: Any, pages: list[Page], moves: int) -> None:
    """Let everybody choose by turns, always something else."""
    for turn in range(moves):
        asked = [page for page in pages if page.is_asked()]
        if is_over(pages[0]):
            return
        if not asked:
            await room.wait(1)
            continue
        options = asked[0].asked().options
        await asked[0].act(*options[turn * 7 % len(options)])


@pytest.mark.parametrize("setting", [magpie(2), bang(3)], ids=["magpie", "bang"])
@in_loop
async def test_a_seat_of_a_shared_device_hears_what_a_device_of_its_own_would_hear(
    tmp_path: Path, setting: Any
) -> None:
    shared, alone = tmp_path / "shared", tmp_path / "alone"
    shared.mkdir()
    alone.mkdir()
    async with a_room(shared) as room:
        table, covered = await begun(room, setting, "Ben")
        pages = [await as_seat(room, table, seat) for seat in (0, 1)]
        watching = await room.page(None, table)
        await play(room, pages, 120)
        here = [told(page) for page in pages]
        in_public = told(watching)
        assert told(covered)[-len(in_public) :] == in_public != []
    async with a_room(alone) as room:
        table, (anna,) = await room.table(setting, ANNA, start=False)
        await table.accept(BEN, anna.table_info().invitation)
        await anna.say(socket.Start(0))
        await anna.say(socket.Contribute(0, "ab" * 8))
        pages = [await as_seat(room, table, 0), await room.page(BEN, table)]
        await play(room, pages, 120)
        there = [told(page) for page in pages]
    assert min(len(news) for news in here) > 15
    assert here == there


@in_loop
async def test_a_page_never_gets_the_hand_of_another_seat_of_the_device(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, covered = await begun(room, magpie(2), "Boris")
        anna = await passed_to(room, covered, 0)
        assert cards_shown(anna) == [4, 0]
        assert cards_shown(covered) == [0, 0]
        boris = await passed_to(room, anna, 1)
        assert cards_shown(boris) == [0, 4]
        whispers = [event for event in boris.history if event[0] == "cards_received"]
        assert [event[1][0] for event in whispers] == [1]
        assert not any(b"cards_received" in data for data in covered.sent)


def cards_shown(page: Page) -> list[int]:
    return [len(seat["cards"]) for seat in page.standing().view["table"]["seats"]]


@in_loop
async def test_nobody_else_gets_a_seat_of_the_device_by_asking_for_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, _ = await begun(room, magpie(3), "Boris")
        for person in (BEN, None):
            for seat in (0, 1, 2, 99):
                with pytest.raises(Refusal) as refused:
                    await Page(room, person, table, seat).connect(anew=True)
                assert refused.value.code == "not-seated"
        with pytest.raises(Refusal):
            await as_seat(room, table, 2)  # nor does Anna get that of a bot


@in_loop
async def test_coming_back_as_somebody_else_never_resumes(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, covered = await begun(room, magpie(2), "Boris")
        anna = await passed_to(room, covered, 0)
        await anna.leave()
        anna.wanted = 1
        await anna.connect()  # tells where Anna's page had got to
        assert isinstance(anna.heard[-1], socket.Welcome) and anna.viewer == 1
        assert cards_shown(anna) == [0, 4]


@in_loop
async def test_whatever_a_greeting_says_a_page_sees_one_hand_of_its_own_at_most(
    tmp_path: Path,
) -> None:
    rng = random.Random(5)
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, magpie(3, pace=0), "Boris")
        pages = [covered, await as_seat(room, table, 0), await as_seat(room, table, 1)]
        pages.append(await Page(room, BEN, table).connect(anew=True))
        hands = set[tuple[str, int]]()
        resumed = 0
        for _ in range(400):
            if rng.random() < 0.2:
                await play(room, pages[1:3], 1)
            page = Page(room, rng.choice([ANNA, BEN, None]), table, rng.choice([-2, -1, 0, 1, 2]))
            page.boot = rng.choice([*[page.boot for page in pages], "", "x"])
            page.viewer, page.seq = rng.choice([-2, -1, 0, 1]), rng.randint(0, pages[0].seq + 2)
            page.history = [("heard before", [])] * 1000  # so it claims
            with suppress(Refusal):
                await page.connect()
            who = page.person.name if page.person is not None else ""
            hands |= {(who, seat) for data in page.sent for seat in hands_in(data)}
            assert len({seat for data in page.sent for seat in hands_in(data)}) <= 1
            resumed += len(page.of(socket.Resumed))
            await page.leave()
    assert hands == {("Anna", 0), ("Anna", 1)}
    assert resumed > 0


def hands_in(data: bytes) -> set[int]:
    """Return the seats whose cards a message shows."""
    seats = (json.loads(data).get("position") or {}).get("view", {}).get("table", {})
    return {number for number, seat in enumerate(seats.get("seats", [])) if seat["cards"]}


@in_loop
async def test_a_covered_page_resumes_where_it_was(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, magpie(2), "Boris")
        await covered.leave()
        anna = await as_seat(room, table, 0)
        await anna.act(*anna.asked().options[0])
        await covered.connect()
        assert covered.of(socket.Resumed)
        assert covered.standing().waiting == [1]


@in_loop
async def test_pages_are_covered_before_a_new_match_deals_hands(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await at_one_device(room, magpie(2), "Boris")
        boris = await as_seat(room, table, 1)
        await boris.say(socket.Start(0))
        assert boris.viewer == -1
        await boris.say(socket.Contribute(0, "ab" * 8))
        assert cards_shown(boris) == [0, 0]
        pages = [await as_seat(room, table, seat) for seat in (0, 1)]
        await play_until(room, pages, lambda: is_over(pages[0]))
        await pages[1].say(socket.Vote(0, "rematch"))
        await room.wait(4)
        for page in pages:
            assert page.viewer == -1
            assert page.match_info().number == 2
            assert cards_shown(page) == [0, 0]


@in_loop
async def test_a_record_in_mid_game_is_of_no_seat_in_particular(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, page = await begun(room, magpie(2), "Boris")
        record = await table.record(ANNA, 1)
        assert record.stream == -1
        assert "cards_received" not in repr(record)
        assert page.match_info().status == "running"


@in_loop
async def test_a_covered_page_is_not_late_where_spectators_are(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        setting = magpie(2, watching=Watching(True, delay=60))
        table, covered = await begun(room, setting, "Boris")
        watching = await room.page(BEN, table)
        anna = await as_seat(room, table, 0)
        await anna.act(*anna.asked().options[0])
        assert covered.standing().waiting == [1]
        assert watching.position is None


@in_loop
async def test_a_covered_page_reads_nothing_spectators_say_in_a_match(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, magpie(2), "Boris")
        watching = await room.page(BEN, table)
        await watching.say(socket.Say(0, "Boris has two Cats"))
        assert covered.chat == []
        assert (await as_seat(room, table, COVERED)).chat == []
        boris = await as_seat(room, table, 1)
        await boris.say(socket.Say(0, "Hello"))
        assert covered.chat == watching.chat[1:] == ["Hello"]
        said = covered.of(socket.Said)[-1].line
        assert (said.seat, said.name) == (1, "Boris")


@in_loop
async def test_in_a_window_a_covered_page_hears_nothing_of_answers_at_its_device(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, magpie(3), "Boris", "Clara")
        pages = [await as_seat(room, table, seat) for seat in range(3)]
        await play_until(room, pages, lambda: in_window(pages[0]))
        asked = [page for page in pages if page.is_asked()]
        before = len(covered.sent)
        await asked[0].act("pass")
        assert len(covered.sent) == before
        assert covered.standing().waiting == sorted(page.viewer for page in asked)
