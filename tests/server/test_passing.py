"""One device for several seats: who sits where, acts, votes, leaves and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.protocol.errors import Refusal
from tests.server.devices import COVERED, as_seat, at_one_device, begun, passed_to
from tests.server.tables import (
    ANNA,
    BEN,
    Page,
    Room,
    a_room,
    bang,
    in_loop,
    in_window,
    is_over,
    magpie,
    play_until,
)

SMALL = TableSetting("small", 3)


def own(page: Page) -> list[bool]:
    return [seat.own for seat in page.table_info().seats]


def here(page: Page) -> list[bool]:
    return [seat.here for seat in page.table_info().seats]


async def three_pages(room: Room, setting: TableSetting) -> list[Page]:
    """Three friends at one device, which for once has three pages open at the same time."""
    table, _ = await begun(room, setting, "Boris", "Clara")
    return [await as_seat(room, table, seat) for seat in range(3)]


@in_loop
async def test_friends_at_the_hosts_device_have_seats_with_their_names(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await at_one_device(room, magpie(4), "Boris", " Anna ")
        page = await as_seat(room, table, 1)
        info = page.table_info()
        assert [seat.name for seat in info.seats][:3] == ["Anna", "Boris", "Anna 2"]
        assert [seat.kind for seat in info.seats] == ["person", "person", "person", "bot"]
        assert own(page) == [True, True, True, False]
        assert (page.viewer, info.you) == (1, 1)
        assert [seat.you for seat in info.seats] == [False, True, False, False]
        assert info.host and info.invitation


@in_loop
async def test_no_bot_is_called_like_a_friend(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        seats = [api.SeatWish("me"), api.SeatWish("bot"), api.SeatWish("local", name="Bruno")]
        table = await room.house.create(ANNA, api.NewTable(magpie(3), seats))
        names = [seat.name for seat in (await table.info(ANNA)).seats]
        assert names[2] == "Bruno"
        assert len(set(names)) == 3


@pytest.mark.parametrize("name", ["", " ", "\u200b"])
@in_loop
async def test_a_friend_needs_a_name_that_can_be_seen(tmp_path: Path, name: str) -> None:
    async with a_room(tmp_path) as room:
        with pytest.raises(Refusal) as refused:
            await at_one_device(room, magpie(2), name)
        assert refused.value.code == "bad-name"


@in_loop
async def test_the_host_seats_friends_before_the_match_and_lets_them_go(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        assert (await ben.say(socket.SetSeat(0, 2, name="Boris"))).code == "not-host"
        assert (await anna.say(socket.SetSeat(0, 1, name="Boris"))).code == "seat-taken"
        assert (await anna.say(socket.SetSeat(0, 2, name="\u200b"))).code == "bad-name"
        assert isinstance(await anna.say(socket.SetSeat(0, 2, name="Boris")), socket.Done)
        assert own(anna) == [True, False, True, False]
        assert own(ben) == [False, True, False, False]
        boris = await as_seat(room, anna.table, 2)
        assert isinstance(await anna.say(socket.SetSeat(0, 2)), socket.Done)
        assert own(anna) == [True, False, False, False]
        assert boris.viewer == 0  # with one seat left there is nothing to cover


@in_loop
async def test_a_page_whose_seat_was_freed_is_covered(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await at_one_device(room, magpie(3), "Boris", "Clara")
        boris = await as_seat(room, table, 1)
        assert isinstance(await boris.say(socket.SetSeat(0, 1)), socket.Done)
        assert boris.viewer == -1
        assert own(boris) == [True, False, True]


@in_loop
async def test_a_page_acts_for_its_own_seat_and_a_covered_one_for_none(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, SMALL, "Boris", "Clara")
        anna, boris = [await as_seat(room, table, seat) for seat in (0, 1)]
        assert anna.is_asked() and boris.position is not None and boris.position.decision is None
        act = socket.Act(0, anna.asked().id, [["pass_on"]])
        assert (await boris.say(act)).code == "not-seated"
        assert (await covered.say(act)).code == "not-seated"
        assert (await covered.say(socket.Undo(0))).code == "not-seated"
        assert isinstance(await anna.say(act), socket.Done)
        assert boris.is_asked()


@in_loop
async def test_a_page_that_names_no_seat_gets_the_first_that_is_asked_and_keeps_it(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, SMALL, "Boris", "Clara")
        anna = await passed_to(room, covered, 0)
        await anna.act("pass_on")
        boris = await as_seat(room, table, -1)
        assert boris.viewer == 1
        await boris.act("pass_on")
        assert boris.viewer == 1  # Clara is asked now, but her page must be opened by her


@in_loop
async def test_who_has_one_seat_is_never_covered(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (_, ben) = await room.table(magpie(2), ANNA, BEN)
        page = await Page(room, BEN, table, COVERED).connect(anew=True)
        assert page.viewer == 1
        assert page.standing() == ben.standing()
        watching = await Page(room, None, table, COVERED).connect(anew=True)
        assert watching.viewer == -1


@in_loop
async def test_one_contribution_of_a_device_is_enough(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, page = await begun(room, magpie(3), "Boris", "Clara")
        assert page.match_info().contributions == ["ab" * 8, "", ""]
        assert room.clock.time == 1_000_000.0  # nobody was waited for


@in_loop
async def test_all_seats_are_here_while_any_page_of_the_device_is_open(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, magpie(4), "Boris", "Clara")
        watching = await room.page(BEN, table)
        assert here(watching) == [True, True, True, False]
        assert watching.table_info().watchers == 1  # a covered page doesn't watch
        boris = await passed_to(room, covered, 1)
        assert here(watching) == [True, True, True, False]
        await boris.leave()
        assert here(watching) == [False] * 4


@in_loop
async def test_leaving_leaves_all_seats_to_bots_and_coming_back_takes_all(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris, _ = await three_pages(room, magpie(3))
        await boris.say(socket.Stand(0))
        assert [seat.stand_in for seat in anna.table_info().seats] == ["left"] * 3
        await anna.say(socket.Back(0))
        assert [seat.stand_in for seat in anna.table_info().seats] == [""] * 3


@in_loop
async def test_before_a_match_leaving_frees_all_seats(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await at_one_device(room, magpie(3), "Boris")
        page = await as_seat(room, table, COVERED)
        ben = await room.page(BEN, table)
        await page.say(socket.Stand(0))
        assert [seat.kind for seat in ben.table_info().seats] == ["open", "open", "bot"]
        assert page.table_info().status == "closed"


@in_loop
async def test_one_vote_counts_for_all_seats_of_a_device(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await at_one_device(room, bang(4), "Boris")
        await table.accept(BEN, (await table.info(ANNA)).invitation)
        page = await as_seat(room, table, COVERED)
        await page.say(socket.SetSeat(0, 3))
        ben = await room.page(BEN, table)
        await ben.say(socket.Sit(0, 3))
        await page.say(socket.Start(0))
        await room.wait(4)
        await page.say(socket.Vote(0, "abandon"))
        assert page.table_info().votes.abandon == [0, 1]
        await page.say(socket.Vote(0, "abandon", yes=False))
        assert page.table_info().votes.abandon == []
        await ben.say(socket.Vote(0, "abandon"))
        await page.say(socket.Vote(0, "abandon"))
        assert page.match_info().status == "abandoned"


@in_loop
async def test_a_list_tells_that_any_seat_of_the_device_is_asked(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, covered = await begun(room, SMALL, "Boris")
        card = (await room.house.lobby(ANNA)).mine[0]
        assert (card.you, card.your_turn) == (0, True)
        anna = await passed_to(room, covered, 0)
        await anna.act("pass_on")
        card = (await room.house.lobby(ANNA)).mine[0]
        assert (card.you, card.your_turn) == (0, True)  # Boris's turn
        boris = await as_seat(room, table, 1)
        room.thinkers.hold = asyncio.Event()
        await boris.act("pass_on")
        assert not (await room.house.lobby(ANNA)).mine[0].your_turn
        room.thinkers.hold.set()


@in_loop
async def test_a_seat_takes_its_own_action_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        anna, boris, clara = await three_pages(room, SMALL)
        await anna.act("pass_on")
        assert anna.standing().undo and not boris.standing().undo
        assert (await boris.say(socket.Undo(0))).key == "error-undo-other"
        assert isinstance(await anna.say(socket.Undo(0)), socket.Done)
        assert anna.is_asked() and clara.of(socket.Moved)[-1].undone == 0


@in_loop
async def test_a_clock_runs_for_each_seat_by_itself(tmp_path: Path) -> None:
    clock = ClockWish("bank", seconds=60)
    async with a_room(tmp_path) as room:
        anna, boris, _ = await three_pages(room, TableSetting("small", 3, clock=clock))
        await room.wait(10)
        await anna.act("pass_on")
        assert boris.standing().clock.left == [50_000, 60_000, 60_000]
        assert boris.standing().clock.running == [1]
        await room.wait(61)
        assert [seat.stand_in for seat in anna.table_info().seats] == ["", "time", ""]
        await anna.say(socket.Back(0))
        assert [seat.stand_in for seat in anna.table_info().seats] == [""] * 3


@in_loop
async def test_nobody_answers_and_all_seats_of_the_device_pass(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await three_pages(room, magpie(3))
        await play_until(room, pages, lambda: in_window(pages[0]))
        serial = pages[0].standing().serial
        covered = await as_seat(room, pages[0].table, COVERED)
        asked = [page for page in pages if page.is_asked()]
        assert (await covered.say(socket.PassAll(0, serial - 1))).code == "stale"
        assert isinstance(await covered.say(socket.PassAll(0, serial)), socket.Done)
        assert all(page.asked().answered for page in asked)
        assert in_window(covered)  # not before its least time
        await room.wait(2)
        assert covered.standing().serial > serial


async def with_a_cat(room: Room, pages: list[Page]) -> Page:
    """Let everybody show what they can do without, until a window asks somebody with a Cat."""
    for _ in range(200):
        asked = [page for page in pages if page.is_asked()]
        cats = [page for page in asked if in_window(page) and len(page.asked().options) > 1]
        if cats:
            return cats[0]
        if asked:
            await asked[0].act(*asked[0].asked().options[-1])
        else:
            await room.wait(1)
    raise AssertionError("nobody ever had a Cat")


@in_loop
async def test_passing_for_all_leaves_an_answer_that_was_given(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await three_pages(room, magpie(3))
        cat = await with_a_cat(room, pages)
        await cat.act(*next(option for option in cat.asked().options if option != ["pass"]))
        before = len(cat.history)
        await cat.say(socket.PassAll(0, cat.standing().serial))
        await room.wait(2)
        assert "hissed" in [event[0] for event in cat.history[before:]]


@in_loop
async def test_passing_for_a_device_answers_for_nobody_else(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        seats = [api.SeatWish("me"), api.SeatWish("local", name="Boris"), api.SeatWish("open")]
        table = await room.house.create(ANNA, api.NewTable(magpie(3), seats))
        await table.accept(BEN, (await table.info(ANNA)).invitation)
        await table.start(ANNA)
        await room.wait(4)
        pages = [await as_seat(room, table, 0), await as_seat(room, table, 1)]
        ben = await room.page(BEN, table)
        await play_until(room, [*pages, ben], lambda: in_window(ben) and ben.is_asked())
        serial = ben.standing().serial
        await pages[0].say(socket.PassAll(0, serial))
        await room.wait(5)
        assert ben.is_asked() and ben.standing().serial == serial
        await ben.act("pass")
        assert ben.standing().serial > serial


@in_loop
async def test_only_those_at_the_table_pass_for_a_device(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, page = await begun(room, magpie(2), "Boris")
        watching = await room.page(BEN, table)
        assert (await watching.say(socket.PassAll(0, 1))).code == "not-seated"
        assert (await (await room.page(None, table)).say(socket.PassAll(0, 1))).code == (
            "unknown-person"
        )
        assert (await page.say(socket.PassAll(0, 1))).code == "stale"  # there is no window


@in_loop
async def test_all_seats_of_a_guest_move_to_the_account(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, page = await begun(room, magpie(3), "Boris")
        await table.move_person(ANNA.id, BEN.id)
        assert own(page) == [False] * 3
        assert page.viewer == -1
        ben = await Page(room, BEN, table, 1).connect(anew=True)
        assert own(ben) == [True, True, False]


@in_loop
async def test_a_device_finds_its_seats_again_after_a_restart(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, _ = await begun(room, magpie(3), "Boris")
        await room.reopen()
        again = await room.house.table(table.id)
        boris = await as_seat(room, again, 1)
        assert boris.viewer == 1 and boris.is_asked()


@in_loop
async def test_a_whole_match_is_played_at_one_device(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await three_pages(room, magpie(4))
        await play_until(room, pages, lambda: is_over(pages[0]))
        assert pages[0].match_info().winners
        await pages[2].say(socket.Vote(0, "rematch"))
        assert pages[0].table_info().status == "gathering"
