"""Who sits where: people, bots, the host, invitations, and the gathering before a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.server.people import Person
from tafelrunde.server.protocol import api, socket
from tafelrunde.server.protocol.common import TableSetting, Watching
from tafelrunde.server.protocol.errors import Refusal
from tafelrunde.server.table.naming import BOT_NAMES, bot_name, unique
from tests.server.tables import (
    ANNA,
    BEN,
    CARLA,
    DORA,
    Page,
    a_room,
    bang,
    in_loop,
    is_over,
    magpie,
    play_until,
)


def kinds(page: Page) -> list[str]:
    return [seat.kind for seat in page.table_info().seats]


@in_loop
async def test_people_sit_down_and_everybody_sees_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (anna,) = await room.table(bang(4), ANNA, start=False)
        ben = await room.page(BEN, table)
        assert ben.viewer == -1
        assert isinstance(await ben.say(socket.Sit(0, 2)), socket.Done)
        assert ben.viewer == 2  # a new welcome, for a new place
        assert kinds(anna) == kinds(ben) == ["person", "open", "person", "open"]
        assert [seat.you for seat in ben.table_info().seats] == [False, False, True, False]
        assert ben.table_info().invitation == anna.table_info().invitation != ""
        assert (anna.table_info().host, ben.table_info().host) == (True, False)
        assert (await ben.say(socket.Sit(0))).code == "already-seated"


@in_loop
async def test_seats_are_refused_to_strangers_and_late_comers(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (_, ben) = await room.table(magpie(2), ANNA, BEN, start=False)
        carla = await room.page(CARLA, table)
        stranger = await room.page(None, table)
        assert (await stranger.say(socket.Sit(0))).code == "unknown-person"
        assert (await carla.say(socket.Sit(0))).code == "table-full"
        await ben.say(socket.Stand(0))
        assert (await carla.say(socket.Sit(0, 0))).code == "seat-taken"
        assert (await carla.say(socket.Sit(0, 17))).code == "seat-taken"
        assert isinstance(await carla.say(socket.Sit(0, 1)), socket.Done)


@in_loop
async def test_the_host_gives_seats_to_bots_and_frees_them(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        await anna.say(socket.SetSeat(0, 2, "regular"))
        seat = anna.table_info().seats[2]
        assert (seat.kind, seat.level) == ("bot", "regular")
        assert seat.name in BOT_NAMES
        assert (await ben.say(socket.SetSeat(0, 3, "random"))).code == "not-host"
        assert (await anna.say(socket.SetSeat(0, 3, "genius"))).code == "bad-setting"
        assert (await anna.say(socket.SetSeat(0, 9, "random"))).code == "malformed"
        assert (await anna.say(socket.SetSeat(0, 1, "random"))).code == "seat-taken"
        await anna.say(socket.SetSeat(0, 2, ""))
        await anna.say(socket.SetSeat(0, 1, ""))
        assert kinds(anna) == ["person", "open", "open", "open"]
        assert ben.viewer == -1
        assert (await table.info(BEN)).you == -1


@in_loop
async def test_two_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        other = Person("another", "anna")
        _, pages = await room.table(bang(4), ANNA, other)
        assert pages[1].match_info().names[:2] == ["Anna", "anna 2"]
        assert len({name.lower() for name in pages[1].match_info().names}) == 4


def test_names_are_never_alike_too_long_or_invisible() -> None:
    assert unique("Anna", ["ANNA", "anna 2"]) == "Anna 3"
    assert unique("x" * 60, ["x" * 40]) == "x" * 38 + " 2"
    assert unique(" \u200b ", []) == "Player"
    taken = list(BOT_NAMES)
    assert bot_name(taken, 3) == "Alma 2"
    assert bot_name([], 3) == BOT_NAMES[3]


@in_loop
async def test_only_the_host_begins_and_bots_take_open_seats(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        assert (await ben.say(socket.Start(0))).code == "not-host"
        await anna.say(socket.Start(0))
        assert kinds(ben) == ["person", "person", "bot", "bot"]
        assert (ben.table_info().status, len(ben.gathering)) == ("gathering", 64)
        assert (await anna.say(socket.Start(0))).code == "wrong-status"
        assert (await anna.say(socket.SetSeat(0, 3, ""))).code == "wrong-status"


@in_loop
async def test_a_match_begins_when_all_who_are_there_have_contributed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        carla = await room.page(CARLA, table)
        await ben.leave()
        await anna.say(socket.Start(0))
        promised = anna.gathering
        assert (await carla.say(socket.Contribute(0, "12" * 8))).code == "not-seated"
        assert anna.table_info().status == "gathering"
        await anna.say(socket.Contribute(0, "12" * 8))
        assert anna.table_info().status == "playing"
        assert anna.match_info().contributions == ["12" * 8, "", "", ""]
        assert anna.match_info().commitment == promised
        assert (await anna.say(socket.Contribute(0, "34" * 8))).code == "wrong-status"


@in_loop
async def test_a_match_begins_after_three_seconds_whoever_is_silent(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table = await room.house.create(ANNA, api.NewTable(bang(4), start=True))
        await room.wait(2.9)
        assert (await table.info(ANNA)).status == "gathering"
        await room.wait(0.2)
        assert (await table.info(ANNA)).status == "playing"


@in_loop
async def test_only_the_first_contribution_counts(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        await anna.say(socket.Start(0))
        await anna.say(socket.Contribute(0, "11" * 8))
        await anna.say(socket.Contribute(0, "22" * 8))
        await ben.say(socket.Contribute(0, "33" * 8))
        assert ben.match_info().contributions[:2] == ["11" * 8, "33" * 8]


# Leaving


@in_loop
async def test_an_open_table_is_closed_when_its_host_leaves_it_empty(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, (anna, ben) = await room.table(bang(4), ANNA, BEN, start=False)
        token = anna.table_info().invitation
        await anna.say(socket.Stand(0))
        assert ben.table_info().host
        assert not anna.table_info().host
        await ben.say(socket.Stand(0))
        assert ben.table_info().status == "closed"
        assert (await ben.say(socket.Sit(0))).code == "wrong-status"
        assert (await ben.say(socket.Start(0))).code == "wrong-status"
        with pytest.raises(Refusal) as refusal:
            await room.house.invited(token)
        assert refusal.value.code == "link-expired"
        assert (await room.house.lobby(BEN)).mine == []
        assert (await table.info(BEN)).status == "closed"


@in_loop
async def test_a_bot_plays_on_for_who_leaves_a_match_and_hands_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(magpie(2, pace=100), ANNA, BEN)
        assert ben.is_asked()
        await ben.say(socket.Stand(0))
        assert anna.table_info().seats[1].stand_in == "left"
        assert anna.table_info().seats[1].kind == "person"
        assert (await ben.act(*ben.asked().options[0])).code == "wrong-status"
        await room.wait(0.2)
        assert anna.standing().waiting == [0]
        await ben.say(socket.Back(0))
        assert anna.table_info().seats[1].stand_in == ""
        await play_until(room, [anna], ben.is_asked)
        assert isinstance(await ben.act(*ben.asked().options[0]), socket.Done)


@in_loop
async def test_the_host_calls_a_bot_in_for_somebody_who_is_away_and_for_nobody_else(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(magpie(2, pace=100), ANNA, BEN)
        assert (await anna.say(socket.SetSeat(0, 1))).code == "wrong-status"
        await ben.leave()
        assert not anna.table_info().seats[1].here
        await anna.say(socket.SetSeat(0, 1))
        assert anna.table_info().seats[1].stand_in == "left"
        await ben.connect()
        await ben.say(socket.Back(0))
        assert anna.table_info().seats[1].stand_in == ""


@in_loop
async def test_a_seat_is_free_again_after_the_match_and_the_next_one_fills_it(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        table, (anna, ben) = await room.table(magpie(2, pace=0), ANNA, BEN)
        await play_until(room, [anna, ben], lambda: is_over(anna))
        await ben.say(socket.Stand(0))
        assert kinds(anna) == ["person", "open"]
        assert ben.match_info().secret  # who leaves may still look
        carla = await room.page(CARLA, table)
        await carla.say(socket.Sit(0))
        for page in (anna, carla):
            await page.say(socket.Vote(0, "rematch"))
            await page.say(socket.Contribute(0, "ab" * 8))
        await room.wait(4)
        assert carla.match_info().names == ["Anna", "Carla"]
        assert carla.match_info().number == 2


@in_loop
async def test_somebody_a_bot_stood_in_for_is_back_by_voting(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, (anna, ben) = await room.table(magpie(2, pace=0), ANNA, BEN)
        await ben.say(socket.Stand(0))
        await play_until(room, [anna], lambda: is_over(anna))
        await ben.say(socket.Vote(0, "rematch"))
        assert anna.table_info().seats[1].stand_in == ""
        assert anna.table_info().status == "over"
        await anna.say(socket.Vote(0, "rematch"))
        assert anna.table_info().status == "gathering"


# Who may come


@in_loop
async def test_a_private_table_is_for_those_who_were_invited(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        setting = bang(4, visibility="private")
        table, (anna,) = await room.table(setting, ANNA, start=False)
        token = anna.table_info().invitation
        for person in (BEN, None):
            with pytest.raises(Refusal) as refusal:
                await table.info(person)
            assert refusal.value.code == "by-invitation"
            with pytest.raises(Refusal):
                await room.page(person, table)
        info = await (await room.house.invited(token)).accept(BEN, token)
        assert info.you == 1
        renewed = await table.renew_invitation(ANNA)
        for old in (token, ""):
            with pytest.raises(Refusal) as refusal:
                await table.accept(CARLA, old)
            assert refusal.value.code == "link-expired"
        with pytest.raises(Refusal) as refusal:
            await table.renew_invitation(BEN)
        assert refusal.value.code == "not-host"
        await anna.say(socket.Start(0))
        info = await table.accept(CARLA, renewed)  # too late for a seat: may watch
        assert (info.you, info.invitation) == (-1, "")
        assert (await room.page(CARLA, table)).viewer == -1


@in_loop
async def test_where_nobody_may_watch_spectators_are_turned_out_when_it_begins(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        setting = bang(4, watching=Watching(False))
        table, (anna,) = await room.table(setting, ANNA, start=False)
        ben = await room.page(BEN, table)
        await anna.say(socket.Start(0))
        assert ben.closed == ("no-watching", False)
        with pytest.raises(Refusal) as refusal:
            await room.page(DORA, table)
        assert refusal.value.code == "no-watching"


@pytest.mark.parametrize(
    ("setting", "seats", "code"),
    [
        (TableSetting("chess", 2), [], "no-game"),
        (bang(2), [], "bad-setting"),
        (bang(4, modules=["horses"]), [], "bad-setting"),
        (bang(4, options={"luck": 3}), [], "bad-setting"),
        (bang(4), [api.SeatWish("me"), api.SeatWish("me")], "bad-setting"),
        (bang(4), [api.SeatWish("open")] * 5, "bad-setting"),
        (bang(4), [api.SeatWish("bot", "genius")], "bad-setting"),
    ],
)
@in_loop
async def test_a_table_that_can_not_be_is_refused(
    tmp_path: Path, setting: TableSetting, seats: list[api.SeatWish], code: str
) -> None:
    async with a_room(tmp_path) as room:
        with pytest.raises(Refusal) as refusal:
            await room.house.create(ANNA, api.NewTable(setting, seats))
        assert refusal.value.code == code
        assert (await room.house.lobby(ANNA)).mine == []
