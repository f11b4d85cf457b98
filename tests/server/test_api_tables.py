"""Tables by HTTP: opening, finding and joining them, and taking records home."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest

from tafelrunde.records.record import load_record
from tafelrunde.records.replay import replay, verify
from tafelrunde.server.protocol import api
from tafelrunde.server.protocol.common import ClockWish, TableInfo, TableSetting
from tests.server.player import Guest, at_random, gather
from tests.server.running import Running

MAGPIE = {"game": "magpie", "players": 3}


@pytest.fixture
def people(server: Running) -> Iterator[list[httpx.Client]]:
    """Anna, Ben, and somebody without a name."""
    with ExitStack() as stack:
        clients = [
            stack.enter_context(httpx.Client(base_url=server.address, trust_env=False))
            for _ in range(3)
        ]
        for client, name in zip(clients, ["Anna", "Ben"], strict=False):
            client.put("/api/me", json={"name": name})
        yield clients


def opened(client: httpx.Client, **wish: Any) -> TableInfo:
    answer = client.post("/api/tables", json={"setting": MAGPIE} | wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_who_opens_a_table_sits_there_as_its_host(people: list[httpx.Client]) -> None:
    table = opened(people[0])
    assert (table.status, table.host, table.you) == ("open", True, 0)
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
    assert table.seats[0].name == "Anna"
    assert table.setting.options == {"rounds": 5}, "what was left open has its usual value"


def test_a_table_can_begin_at_once_with_bots(people: list[httpx.Client]) -> None:
    table = opened(people[0], seats=[{"kind": "me"}], start=True)
    assert table.status in ("gathering", "playing")
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]


def test_nobody_in_particular_opens_no_table(people: list[httpx.Client]) -> None:
    answer = people[2].post("/api/tables", json={"setting": MAGPIE})
    assert refusal(answer) == (401, "unknown-person")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"setting": {"game": "chess", "players": 2}}, (404, "no-game")),
        ({"setting": {"game": "magpie", "players": 9}}, (400, "bad-setting")),
        ({"setting": MAGPIE | {"modules": ["dragons"]}}, (400, "bad-setting")),
        ({"setting": MAGPIE | {"options": {"rounds": 99}}}, (400, "bad-setting")),
        ({"setting": MAGPIE, "seats": [{"kind": "me"}] * 2}, (400, "bad-setting")),
        ({"setting": MAGPIE, "seats": [{"kind": "bot"}] * 4}, (400, "bad-setting")),
        ({"setting": MAGPIE, "seats": [{"kind": "bot", "level": "x"}]}, (400, "bad-setting")),
        ({"setting": MAGPIE | {"pace": -1}}, (400, "malformed")),
        ({"setting": MAGPIE | {"colour": "red"}}, (400, "malformed")),
        ({"setting": MAGPIE | {"clock": {"seconds": 1}}}, (400, "malformed")),
        ({}, (400, "malformed")),
    ],
)
def test_an_impossible_table_is_refused(
    people: list[httpx.Client], wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    before = people[0].get("/api/tables").json()["mine"]
    assert refusal(people[0].post("/api/tables", json=wish)) == expected
    assert people[0].get("/api/tables").json()["mine"] == before


def test_teams_that_do_not_fit_the_players_are_refused_in_the_games_own_words(
    people: list[httpx.Client],
) -> None:
    setting = {"game": "kf", "players": 3, "options": {"teams": 1}}
    body = people[0].post("/api/tables", json={"setting": setting}).json()
    assert (body["code"], body["key"]) == ("bad-setting", "error-teams")
    assert body["values"] == {"teams": "2 + 2", "needed": 4, "players": 3}


def test_an_invitation_leads_to_a_seat(people: list[httpx.Client]) -> None:
    anna, ben, stranger = people
    table = opened(anna)
    path = f"/api/invitations/{table.invitation}"
    card = msgspec.json.decode(stranger.get(path).content, type=api.TableCard)
    assert (card.id, card.names, card.open_seats, card.you) == (table.id, ["Anna", "", ""], 2, -1)
    assert refusal(stranger.post(path)) == (401, "unknown-person")
    joined = msgspec.json.decode(ben.post(path).content, type=TableInfo)
    assert (joined.you, joined.host, joined.seats[1].name) == (1, False, "Ben")
    again = msgspec.json.decode(ben.post(path).content, type=TableInfo)
    assert again.you == 1, "accepting twice takes no second seat"


def test_a_new_invitation_ends_the_old_one(people: list[httpx.Client]) -> None:
    anna, ben, _ = people
    table = opened(anna)
    path = f"/api/tables/{table.id}/invitation"
    assert refusal(ben.post(path))[1] in ("not-host", "not-seated")
    token = anna.post(path).json()["token"]
    assert token != table.invitation
    old = f"/api/invitations/{table.invitation}"
    assert refusal(ben.get(old)) == refusal(ben.post(old)) == (410, "link-expired")
    assert ben.post(f"/api/invitations/{token}").json()["you"] == 1


def test_a_private_table_is_shown_to_nobody_else(people: list[httpx.Client]) -> None:
    anna, ben, stranger = people
    table = opened(anna, setting=MAGPIE | {"visibility": "private"})
    for visitor in (ben, stranger):
        assert refusal(visitor.get(f"/api/tables/{table.id}")) == (403, "by-invitation")
        record = visitor.get(f"/api/tables/{table.id}/record")
        assert refusal(record) == (403, "by-invitation")
        lobby = visitor.get("/api/tables").json()
        assert table.id not in [card["id"] for card in lobby["mine"] + lobby["open"]]


def test_only_those_at_the_table_see_its_invitation(people: list[httpx.Client]) -> None:
    anna, ben, _ = people
    table = opened(anna)
    assert table.invitation
    assert ben.get(f"/api/tables/{table.id}").json()["invitation"] == ""


def test_a_listed_table_is_found_by_all(people: list[httpx.Client]) -> None:
    anna, ben, stranger = people
    table = opened(anna, setting=MAGPIE | {"visibility": "listed"})
    hidden = opened(anna)
    for visitor in (ben, stranger):
        found = [card["id"] for card in visitor.get("/api/tables").json()["open"]]
        assert table.id in found
        assert hidden.id not in found
    assert {table.id, hidden.id} <= {card["id"] for card in anna.get("/api/tables").json()["mine"]}


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/tables/nothing", (404, "no-table")),
        ("GET", "/api/tables/nothing/record", (404, "no-table")),
        ("POST", "/api/tables/nothing/invitation", (404, "no-table")),
        ("GET", "/api/invitations/nothing", (410, "link-expired")),
        ("POST", "/api/invitations/nothing", (410, "link-expired")),
    ],
)
def test_what_is_not_there_is_refused(
    people: list[httpx.Client], method: str, path: str, expected: tuple[int, str]
) -> None:
    assert refusal(people[0].request(method, path)) == expected


def test_a_table_without_a_match_has_no_record(people: list[httpx.Client]) -> None:
    table = opened(people[0])
    answer = people[0].get(f"/api/tables/{table.id}/record")
    assert refusal(answer) == (404, "no-record")
    assert refusal(people[0].get(f"/api/tables/{table.id}/record?match=7")) == (404, "no-record")


def test_a_record_is_the_own_stream_first_and_everything_in_the_end(server: Running) -> None:
    async def scene() -> None:
        async with Guest(server.address, "Anna") as anna, Guest(server.address, "Ben") as ben:
            setting = TableSetting("magpie", 2, clock=ClockWish(window_least=0))
            players = await gather([anna, ben], setting)
            path = f"/api/tables/{players[0].table_id}/record"
            answer = await ben.send("GET", path)
            assert answer.headers["content-type"].startswith("application/yaml")
            name = f"magpie-{players[0].table_id}-1.yaml"
            assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
            early = load_record(answer.text)
            assert (early.stream, early.secret, early.entries, early.draws) == (1, "", [], [])
            rng = random.Random(3)
            await asyncio.gather(*(player.play(at_random(rng)) for player in players))
            whole = load_record((await ben.send("GET", path)).text)
            assert whole.stream is None
            assert all(check.ok for check in verify(whole))
            assert replay(whole).ok
            assert set(whole.contributions) == {player.digits for player in players}
            for player in players:
                await player.drop()

    asyncio.run(scene())
