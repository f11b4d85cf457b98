"""Replays by HTTP: what each seat was really sent, and in mid-game nothing of anybody else."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest

from tafelrunde.records.record import dump_record
from tafelrunde.server.protocol import api, replays, socket
from tafelrunde.server.protocol.common import ClockWish, Event, TableSetting, Watching
from tafelrunde.server.web import errands
from tafelrunde.server.web.errands import Errand
from tests.records.playing import bang_match, finished, play_on
from tests.server.player import Guest, Player, TurnedDown, at_random, gather
from tests.server.running import Running

QUICK = ClockWish(window_least=0)
EVERYTHING = ["characters", "duel", "legacy", "rage", "undead"]
_message: msgspec.json.Decoder[socket.ServerMessage] = msgspec.json.Decoder(socket.ServerMessage)


def playing(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 120))


async def replay_of(guest: Guest, player: Player, viewer: int | None = None) -> replays.ReplayBody:
    wish = "" if viewer is None else f"?viewer={viewer}"
    path = f"/api/tables/{player.table_id}/replay{wish}"
    return await guest.ask("GET", path, replays.ReplayBody)


def seats_for(setting: TableSetting) -> list[api.SeatWish]:
    """Return two seats for people, and bots that don't think long."""
    bots = [api.SeatWish("bot", "random") for _ in range(setting.players - 2)]
    return [api.SeatWish("me"), api.SeatWish("open"), *bots]


def standing(frames: list[replays.Frame]) -> list[Event]:
    """Return the events that still stand: what was taken back is gone."""
    told: list[list[Event]] = []
    for frame in frames:
        if frame.undone == -1:
            told.append(frame.events)
        else:
            told.pop()
    return [event for events in told for event in events]


# As it was


class Sent(msgspec.Struct):
    """What a page was sent of one moment."""

    events: list[Event]
    position: socket.Position
    undone: int = -1


def sent_to(player: Player) -> list[Sent]:
    """Return what a page was sent of each moment since it came or the match began."""
    moments: list[Sent] = []
    for data in player.received:
        message = _message.decode(data)
        if isinstance(message, socket.MatchChanged | socket.Welcome):
            if message.history is not None and message.position is not None:
                moments = [Sent(message.history, message.position)]
        elif isinstance(message, socket.Moved):
            if message.position.serial != moments[-1].position.serial:
                moments.append(Sent(message.events, message.position, message.undone))
            else:  # an answer that is held is no moment of its own
                assert not message.events
    return moments


def compare(frame: replays.Frame, sent: Sent) -> None:
    """A moment of a replay is what was sent then."""
    position = sent.position
    assert frame.view == position.view
    assert frame.waiting == position.view["waiting"]
    assert frame.undone == sent.undone
    assert frame.events == sent.events
    asked = position.decision
    if asked is None:
        assert (frame.prompt, frame.values) == ("", [])
    else:
        assert (frame.asked, frame.prompt) == (asked.id[1], asked.prompt)
        assert frame.values == asked.values


async def play_taking_back(player: Player, rng: random.Random) -> None:
    """Play at random, and now and then take back what can be."""
    while not player.over():
        decision = player.to_decide()
        if decision is None:
            await player.next()
            continue
        try:
            await player.act([rng.choice(decision.options)])
            if player.position is not None and player.position.undo and rng.random() < 0.5:
                await player.ask(socket.Undo(0))
        except TurnedDown as no:
            if no.code not in ("stale", "no-undo", "wrong-status"):
                raise


@pytest.mark.parametrize(
    "setting",
    [
        TableSetting("magpie", 3, clock=QUICK, pace=0),
        TableSetting("bang", 5, clock=QUICK, pace=0),
        TableSetting("bang", 4, EVERYTHING, clock=QUICK, pace=0),
    ],
    ids=["magpie", "bang", "bang with everything"],
)
def test_a_replay_shows_what_each_page_was_sent(server: Running, setting: TableSetting) -> None:
    async def scene() -> None:
        async with (
            Guest(server.address, "Anna") as anna,
            Guest(server.address, "Ben") as ben,
            Guest(server.address, "") as stranger,
        ):
            players = await gather([anna, ben], setting, seats_for(setting))
            players.append(stranger.at(players[0].table_id))
            await players[2].connect()
            rng = random.Random(5)
            await asyncio.gather(*(play_taking_back(player, rng) for player in players))
            for player in players:
                found = await replay_of(stranger, player, player.viewer)
                assert (found.viewer, found.whole) == (player.viewer, True)
                assert found.playable
                sent = sent_to(player)
                if player.viewer == -1:  # came when the match had begun
                    assert len(sent) > 5
                    del found.frames[: -len(sent) + 1], sent[0]
                for frame, moment in zip(found.frames, sent, strict=True):
                    compare(frame, moment)
                await player.drop()

    playing(scene())


# While a match runs


def test_in_mid_game_everybody_gets_their_own_stream_whatever_they_ask_for(server: Running) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "")
            *people, stranger = [
                await stack.enter_async_context(Guest(server.address, name)) for name in names
            ]
            seats = [api.SeatWish("me"), *[api.SeatWish("open")] * 4]  # no bot plays on meanwhile
            setting = TableSetting("bang", 5, EVERYTHING, pace=0)
            players = await gather(people, setting, seats)
            watcher = stranger.at(players[0].table_id)
            await watcher.connect()
            for player in [*await play_a_little(players), watcher]:
                for wanted in (None, 0, 2):
                    await hears_only_its_own(player, wanted)
            for player in [*players, watcher]:
                await player.drop()

    playing(scene())


async def play_a_little(players: list[Player]) -> list[Player]:
    """Play till two have answered something, and return them; then all wait."""
    rng = random.Random(7)

    def two_have_answered(_: Player) -> bool:
        return len([player for player in players if player.acknowledged]) > 1

    playing = [
        asyncio.create_task(player.play(at_random(rng), two_have_answered)) for player in players
    ]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert not any(player.over() for player in players)
    return [player for player in players if player.acknowledged][:2]


async def hears_only_its_own(player: Player, wanted: int | None) -> None:
    """Ask for a replay in mid-game: it is the own history, without views, answers or actions."""
    found = await replay_of(player.guest, player, wanted)
    assert (found.viewer, found.whole, found.playable) == (player.viewer, False, False)
    assert (found.status, found.winners) == ("running", [])
    await player.ask(socket.Ping(0))
    told = standing(found.frames)
    assert told == player.history[: len(told)], "nothing but what was sent"
    for frame in found.frames:
        assert (frame.seat, frame.action, frame.view) == (-1, "", None)
        assert (frame.waiting, frame.asked, frame.prompt, frame.values) == ([], -1, "", [])


def test_those_who_watch_later_see_a_replay_later(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "") as stranger:
            setting = TableSetting("magpie", 2, watching=Watching(delay=3600))
            (player,) = await gather([anna], setting)
            await replay_of(anna, player)
            with pytest.raises(TurnedDown, match="no-record"):
                await replay_of(stranger, player)
            await player.drop()

    playing(scene())


@pytest.mark.parametrize(
    ("more", "code"),
    [({"visibility": "private"}, "by-invitation"), ({"watching": Watching(False)}, "no-watching")],
)
def test_who_may_not_see_a_table_sees_no_replay(
    server: Running, more: dict[str, Any], code: str
) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
            (player,) = await gather([anna], TableSetting("magpie", 2, **more))
            with pytest.raises(TurnedDown, match=code):
                await replay_of(ben, player, 0)
            await player.drop()

    playing(scene())


# Records from anywhere


def look_at(
    server: Running, record: str, viewer: int = -1, encoding: str = "gzip"
) -> httpx.Response:
    return httpx.post(
        f"{server.address}/api/replays",
        json={"record": record, "viewer": viewer},
        headers={"accept-encoding": encoding},
        trust_env=False,
        timeout=60,
    )


def test_a_record_is_shown_through_the_eyes_of_any_seat(server: Running) -> None:
    record = finished()
    for viewer in (-1, 2):
        answer = look_at(server, dump_record(record), viewer)
        assert answer.headers["content-encoding"] == "gzip"
        found = msgspec.json.decode(answer.content, type=replays.ReplayBody)
        assert (found.viewer, found.whole, found.playable) == (viewer, True, True)
        assert (found.names, found.winners) == (record.names, record.winners)
        assert [frame.entries for frame in found.frames] == [m.after for m in record.messages]
        told = [[event[1:] for event in m.events] for m in record.for_viewer(viewer)]
        assert msgspec.json.encode([frame.events for frame in found.frames]) == msgspec.json.encode(
            told
        )


def test_who_can_not_unpack_gets_it_unpacked(server: Running) -> None:
    plain = look_at(server, dump_record(finished()), encoding="identity")
    packed = look_at(server, dump_record(finished()))
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


def test_a_stream_of_a_running_match_is_shown_as_its_own(server: Running) -> None:
    match = play_on(bang_match(), most=20)
    answer = look_at(server, dump_record(match.record(3)), viewer=1)
    found = msgspec.json.decode(answer.content, type=replays.ReplayBody)
    assert (found.viewer, found.whole, found.playable) == (3, False, False)
    assert all(frame.view is None for frame in found.frames)


@pytest.mark.parametrize(
    ("record", "viewer", "sentence"),
    [
        ("junk", -1, "this record"),
        ("record: 1", -1, "'game' is missing"),
        (dump_record(finished()), 5, "this record has no seat 5"),
        (dump_record(finished()), -2, "this record has no seat -2"),
    ],
)
def test_what_is_no_record_is_refused(
    server: Running, record: str, viewer: int, sentence: str
) -> None:
    answer = look_at(server, record, viewer)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
    assert sentence in answer.json()["text"]


def test_a_replay_that_gets_too_big_is_told_without_views(monkeypatch: pytest.MonkeyPatch) -> None:
    errand = Errand("replay", text=dump_record(finished()), viewer=0)
    assert frames_of(errand)[0].view is not None
    monkeypatch.setattr(errands, "MOST_SHOWN", 10_000)
    assert all(frame.view is None for frame in frames_of(errand))


def frames_of(errand: Errand) -> list[replays.Frame]:
    outcome, body = errands.done(errand)
    assert not outcome.code
    return msgspec.json.decode(gzip.decompress(body), type=replays.ReplayBody).frames
