"""Playing at a table: decisions, gestures, refusals, taking back, the end and the next match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.records.replay import replay, verify
from tafelrunde.server.protocol import socket
from tafelrunde.server.protocol.common import TableSetting
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

NAME = ["name", [0, 2], "so be it"]


async def gesture(page: Page, *actions: list[Any]) -> Any:
    return await page.say(socket.Act(0, page.asked().id, list(actions)))


@pytest.mark.parametrize("setting", [bang(5, pace=0), magpie(4, pace=0)])
@in_loop
async def test_a_whole_match_of_two_people_and_bots_ends_and_can_be_proved(
    tmp_path: Path, setting: TableSetting
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(setting, ANNA, BEN)
        assert pages[0].match_info().contributions[:3] == ["ab" * 8, "ab" * 8, ""]
        commitment = pages[0].match_info().commitment
        await play_until(room, pages, lambda: is_over(pages[0]))
        end = pages[0].match_info()
        assert (end.status, end.commitment) == ("over", commitment)
        assert end.winners and end.secret
        record = await table.record(BEN, 1)
        assert replay(record).ok
        assert all(check.ok for check in verify(record))
        wins = [seat.wins for seat in pages[0].table_info().seats]
        assert [seat for seat, won in enumerate(wins) if won] == sorted(end.winners)


@in_loop
async def test_everybody_is_told_what_they_may_know_and_nothing_else(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        watcher = await room.page(DORA, pages[0].table)
        await gesture(pages[0], ["look", 1])
        assert [page.history[-1][0] for page in pages] == ["looked", "dealt", "dealt"]
        assert watcher.history == []
        looked = pages[0].history[-1][1]
        assert pages[1].history[-1][1] == looked  # it is Ben's own number


@in_loop
async def test_a_gesture_goes_on_until_something_is_drawn_shown_whispered_or_asked(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN, CARLA, DORA)
        actor = next(page for page in pages if page.is_asked())
        before = [len(page.of(socket.Moved)) for page in pages]
        rolls = [option for option in actor.asked().options if option[0] == "reroll"]
        done = await gesture(actor, rolls[-1], rolls[-1])
        assert done.applied == 1  # dice were rolled
        after = [len(page.of(socket.Moved)) for page in pages]
        assert after == [number + 1 for number in before]


@in_loop
async def test_a_gesture_of_a_game_that_does_not_say_what_it_discloses_stops_at_any_event(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        assert (await gesture(pages[0], NAME, NAME)).applied == 1
        assert (await gesture(pages[0], ["pass_on"], NAME)).applied == 1  # Ben is asked


@in_loop
async def test_what_follows_a_good_action_and_is_not_possible_is_dropped(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(magpie(2, modules=["owl"]), ANNA, BEN)
        await play_until(room, pages, lambda: pages[0].is_asked())
        good = pages[0].asked().options[0]
        done = await gesture(pages[0], good, ["nonsense"])
        assert isinstance(done, socket.Done)
        assert done.applied == 1


# Refusals


@pytest.mark.parametrize(
    "action",
    [
        [],
        ["fly"],
        ["look"],
        ["look", 0],
        ["look", 7],
        ["look", "1"],
        ["look", True, 2],
        ["look", {"a": 1}],
        ["look", 2**70],
        ["name", [0, 2]],
        ["name", 0, "so be it"],
        ["name", [[0], 2], "so be it"],
        [["look", 1]],
        [None],
        [[[[1]]]],
    ],
)
@in_loop
async def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(
    tmp_path: Path, action: list[Any]
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        before, counts = pages[0].standing(), [len(page.sent) for page in pages]
        refused = await gesture(pages[0], action)
        assert isinstance(refused, socket.Refused)
        assert (refused.code, refused.key) == ("illegal", "error-not-offered")
        assert pages[0].standing() is before
        assert [len(page.sent) for page in pages] == [counts[0] + 1, *counts[1:]]
        assert (await gesture(pages[0], ["roll"])).applied == 1


@in_loop
async def test_lists_in_lists_without_end_are_refused(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        deep: list[Any] = []
        for _ in range(200):
            deep = [deep]
        assert (await gesture(pages[0], deep)).code == "malformed"
        assert (await pages[0].say(socket.Why(0, deep))).code == "malformed"


@in_loop
async def test_a_decision_that_is_no_longer_open_is_stale(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        old = pages[0].asked().id
        await gesture(pages[0], NAME)
        refused = await pages[0].say(socket.Act(0, old, [NAME]))
        assert refused.code == "stale"
        assert (await pages[1].say(socket.Act(0, (pages[0].asked().id[0], 1), [NAME]))).code == (
            "stale"
        )


@in_loop
async def test_nobody_decides_for_somebody_else(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        watcher = await room.page(DORA, pages[0].table)
        stranger = await room.page(None, pages[0].table)
        for page in (pages[1], watcher):
            refused = await page.say(socket.Act(0, pages[0].asked().id, [["roll"]]))
            assert refused.code == "not-seated"
        refused = await stranger.say(socket.Act(0, pages[0].asked().id, [["roll"]]))
        assert refused.code == "unknown-person"


@in_loop
async def test_an_answer_never_makes_another_seats_answer_stale(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await gesture(pages[0], ["vote"])
        ids = [page.asked().id for page in pages]
        for page, id in zip(reversed(pages), reversed(ids), strict=True):
            page.table.post(page, socket.Act(99, id, [["choose", 1]]))
        await room.quiet()
        assert all(page.history[-1] == ("voted", [[1, 1, 1]]) for page in pages)


@in_loop
async def test_others_see_who_is_still_waited_for_and_not_who_changed_their_mind(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await gesture(pages[0], ["vote"])
        await gesture(pages[1], ["choose", 0])
        assert [page.standing().waiting for page in pages] == [[0, 2]] * 3
        assert pages[1].asked().answered
        counts = [len(page.sent) for page in (pages[0], pages[2])]
        await gesture(pages[1], ["choose", 1])
        assert [len(page.sent) for page in (pages[0], pages[2])] == counts
        for page in (pages[0], pages[2]):
            await gesture(page, ["choose", 0])
        assert pages[2].history[-1] == ("voted", [[0, 1, 0]])


@in_loop
async def test_why_names_the_clause_that_forbids(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        _, pages = await room.table(bang(4), ANNA, BEN, CARLA, DORA)
        actor = next(page for page in pages if page.is_asked())
        other = next(page for page in pages if not page.is_asked())
        assert (await actor.say(socket.Why(0, ["reroll", 0]))).clause == "bang 2.1"
        assert (await actor.say(socket.Why(0, ["stop"]))).clause == ""
        assert (await actor.say(socket.Why(0, ["reroll"]))).clause == ""
        assert (await other.say(socket.Why(0, ["reroll", 0]))).clause == ""
        refused = await gesture(actor, ["reroll", 0])
        assert refused.clause == "bang 2.1"


# Taking back


@in_loop
async def test_an_action_nobody_learned_from_is_taken_back_and_everybody_is_told(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await gesture(pages[0], NAME)
        assert pages[0].standing().undo
        assert not pages[1].standing().undo
        assert pages[1].history[-1][0] == "named"
        assert isinstance(await pages[0].say(socket.Undo(0)), socket.Done)
        assert pages[1].of(socket.Moved)[-1].undone == 0
        assert pages[1].history[-1][0] == "dealt"
        assert pages[1].standing().view["table"]["count"] == 0
        refused = await pages[0].say(socket.Undo(0))
        assert (refused.code, refused.key) == ("no-undo", "error-undo-nothing")


@in_loop
async def test_what_was_rolled_whispered_or_somebody_elses_is_not_taken_back(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        for action, key in ((["roll"], "draw"), (["look", 1], "told"), (["show"], "told")):
            await gesture(pages[0], action)
            assert (await pages[0].say(socket.Undo(0))).key == f"error-undo-{key}"
        assert (await pages[1].say(socket.Undo(0))).key == "error-undo-other"


# The end


@in_loop
async def test_a_match_whose_rules_break_down_ends_as_failed_and_the_table_goes_on(
    tmp_path: Path,
) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await gesture(pages[0], ["break_rules"])
        assert pages[1].match_info().status == "failed"
        assert pages[1].table_info().status == "over"
        for page in pages:
            await page.say(socket.Vote(0, "rematch"))
        await room.wait(4)
        assert pages[1].match_info().number == 2
        assert pages[1].match_info().status == "running"


@in_loop
async def test_a_rematch_comes_when_all_people_want_it_and_carries_over(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(magpie(3, pace=0), ANNA, BEN)
        await play_until(room, pages, lambda: is_over(pages[0]))
        first = pages[0].match_info()
        await pages[0].say(socket.Vote(0, "rematch"))
        assert pages[1].table_info().votes.rematch == [0]
        await pages[1].say(socket.Vote(0, "rematch"))
        assert pages[1].table_info().status == "gathering"
        assert pages[1].gathering not in ("", first.commitment)
        promised = pages[1].gathering
        await room.wait(3.1)
        second = pages[1].match_info()
        assert (second.number, second.commitment) == (2, promised)
        assert second.contributions == ["", "", ""]
        wins = [seat["wins"] for seat in pages[1].standing().view["table"]["seats"]]
        assert sum(wins) == len(first.winners)
        assert pages[1].gathering == ""
        assert (await table.record(ANNA, 1)).secret == first.secret
        assert not (await table.record(ANNA, 2)).secret


@in_loop
async def test_a_vote_can_be_taken_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        await pages[0].say(socket.Vote(0, "abandon"))
        await pages[0].say(socket.Vote(0, "abandon", yes=False))
        await pages[1].say(socket.Vote(0, "abandon"))
        await pages[2].say(socket.Vote(0, "abandon"))
        assert pages[0].table_info().votes.abandon == [1, 2]
        assert pages[0].match_info().status == "running"
        assert (await pages[0].say(socket.Vote(0, "rematch"))).code == "wrong-status"


@in_loop
async def test_an_abandoned_match_opens_its_secret(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        pages = await room.small_table()
        for page in pages:
            await page.say(socket.Vote(0, "abandon"))
        end = pages[2].match_info()
        assert end.status == "abandoned"
        assert end.secret
        assert (await gesture(pages[0], ["roll"])).code == "stale" if pages[0].is_asked() else True
        assert not pages[0].standing().waiting
        record = await pages[0].table.record(ANNA, 1)
        assert record.secret == end.secret
