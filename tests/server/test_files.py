"""Tables that bring a file of their own: a map of FRAG, from the check to the record of a match."""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from tafelrunde.games import catalog
from tafelrunde.records.record import load_record
from tafelrunde.records.replay import replay, verify
from tafelrunde.server.protocol import api
from tafelrunde.server.protocol.common import TableInfo, TableSetting
from tests.server.player import Guest, TurnedDown, at_random, gather
from tests.server.running import Running
from tests.server.test_replays import playing, replay_of

MAP = (catalog.load("frag").folder / "tests" / "maps" / "tiny.txt").read_text("utf-8")
BROKEN = MAP.replace("|w . . .|", "|w . ? .|")
Body = TypeVar("Body")
QUICK = TableSetting("frag", 2, options={"goal": 1}, pace=0, files={"map": MAP})


def ask(server: Running, path: str, kind: type[Body], body: object) -> Body:
    found: list[Body] = []

    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna:
            found.append(await anna.ask("POST", f"/api/games/{path}", kind, body))

    playing(scene())
    return found[0]


def test_a_map_decides_how_many_can_play(server: Running) -> None:
    seats = ask(server, "frag/seats", api.SeatsBody, {"files": {"map": MAP}})
    assert seats == api.SeatsBody(fewest=2, most=2)


def test_what_is_wrong_with_a_map_is_told_with_its_place(server: Running) -> None:
    with pytest.raises(TurnedDown, match="line 10, column 6"):
        ask(server, "frag/seats", api.SeatsBody, {"files": {"map": BROKEN}})


def test_a_game_refuses_files_it_has_no_use_for(server: Running) -> None:
    with pytest.raises(TurnedDown, match="takes no file 'map'"):
        ask(server, "bang/seats", api.SeatsBody, {"files": {"map": MAP}})
    with pytest.raises(TurnedDown, match="takes no file 'cards'"):
        ask(server, "frag/vocabulary", api.Vocabulary, {"files": {"cards": ""}})


def test_fields_are_named_as_the_map_has_them(server: Running) -> None:
    own = ask(server, "frag/vocabulary", api.Vocabulary, {"players": 2, "files": {"map": MAP}})
    assert own.kinds["field"] == [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]
    assert own.ground["title"] == "Broom Cupboard"


def test_a_table_with_a_bad_map_is_not_opened(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna:
            with pytest.raises(TurnedDown, match="bad-setting"):
                await anna.create(TableSetting("frag", 2, files={"map": BROKEN}))
            with pytest.raises(TurnedDown, match="2 to 2 players, not 3"):
                await anna.create(TableSetting("frag", 3, files={"map": MAP}))

    playing(scene())


def test_a_match_on_a_map_of_ones_own_is_recorded_replayed_and_forked(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna:
            seats = [api.SeatWish("me"), api.SeatWish("bot", "random")]
            (player,) = await gather([anna], QUICK, seats)
            await player.play(at_random(random.Random(4)))
            await player.drop()
            record = load_record(await anna.record(player.table_id, 1))
            assert record.files == {"map": MAP}
            assert replay(record).ok
            assert all(check.ok for check in verify(record))
            seen = await replay_of(anna, player)
            assert seen.files == {"map": MAP}
            wish = {
                "table": player.table_id,
                "match": 1,
                "entries": seen.frames[4].entries,
                "seat": 0,
                "level": "random",
            }
            table = await anna.ask("POST", "/api/forks", TableInfo, wish)
            assert table.setting.files == {"map": MAP}

    playing(scene())
