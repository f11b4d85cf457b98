"""Turn notices from end to end: a person subscribes, leaves, and is told by a real push service."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.protocol.push import PushKey, PushSubscription
from tafelrunde.server.protocol.socket import Start
from tafelrunde.server.push import bell
from tafelrunde.server.settings import ServingError, Settings
from tests.server.player import Guest, Player, TurnedDown
from tests.server.push_service import Browser, PushService, push_service, read_note
from tests.server.running import Running, running
from tests.server.tables import in_loop

CONTACT = "mailto:host@example.org"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as started:
        yield started


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Running]:
    """A server that sends turn notices, to that push service too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        patch.setattr(bell, "PAUSE", 0.2)
        data = tmp_path_factory.mktemp("pushing")
        with running(data, push=CONTACT, push_hosts=(service.host,)) as server:
            yield server


def subscription(browser: Browser, endpoint: str) -> PushSubscription:
    return PushSubscription(**browser.subscription(endpoint))


@in_loop
async def test_who_left_the_table_is_told_that_it_is_their_turn(
    pushing: Running, service: PushService
) -> None:
    browser, endpoint = Browser(), service.endpoint("ben")
    async with Guest(pushing.address, "Anna") as anna, Guest(pushing.address, "Ben") as ben:
        key = (await ben.ask("GET", "/api/push", PushKey)).key
        answer = await ben.send("PUT", "/api/push", subscription(browser, endpoint))
        assert (answer.status_code, answer.content) == (204, b"")
        table = await anna.create(TableSetting("magpie", 2))
        await ben.accept(table.invitation)
        async with anna.at(table.id) as player:
            await begin(player)
            (came,) = service.wait()
    assert came.path == "/push/ben"
    told = json.loads(browser.read(came.body))
    assert told == {"kind": "turn", "table": table.id, "game": "magpie"}
    claims, signed_by = read_note(came.headers["authorization"])
    assert (claims["sub"], signed_by) == (CONTACT, key)


async def begin(player: Player) -> None:
    """Start the match without Ben, and wait until it runs."""
    await player.ask(Start(0))
    while player.to_decide() is None:
        await player.next()


@pytest.mark.parametrize(
    "endpoint",
    ["https://127.0.0.1:1/x", "http://fcm.googleapis.com/x", "https://169.254.169.254/latest/x"],
)
@in_loop
async def test_places_that_are_no_push_services_are_refused(
    pushing: Running, endpoint: str
) -> None:
    async with Guest(pushing.address, "Eve") as eve:
        with pytest.raises(TurnedDown, match="malformed: this push service is not known here"):
            await eve.send("PUT", "/api/push", subscription(Browser(), endpoint))


@in_loop
async def test_keys_no_browser_has_are_refused(pushing: Running, service: PushService) -> None:
    async with Guest(pushing.address, "Eve") as eve:
        body = {**Browser().subscription(service.endpoint("eve")), "p256dh": "A" * 20}
        with pytest.raises(TurnedDown, match="malformed: this is no public key"):
            await eve.send("PUT", "/api/push", body)


@in_loop
async def test_only_somebody_with_a_name_can_be_told(
    pushing: Running, service: PushService
) -> None:
    async with Guest(pushing.address, "") as nobody:
        with pytest.raises(TurnedDown, match="unknown-person"):
            await nobody.send("PUT", "/api/push", subscription(Browser(), service.endpoint("x")))


@in_loop
async def test_nobody_can_switch_off_anothers_notices(
    pushing: Running, service: PushService
) -> None:
    browser, endpoint = Browser(), service.endpoint("cleo")
    async with Guest(pushing.address, "Cleo") as cleo, Guest(pushing.address, "Eve") as eve:
        await cleo.send("PUT", "/api/push", subscription(browser, endpoint))
        await eve.send("DELETE", "/api/push", subscription(browser, endpoint))
        assert endpoint in await stored(pushing)
        await cleo.send("DELETE", "/api/push", subscription(browser, endpoint))
        assert endpoint not in await stored(pushing)


async def stored(server: Running) -> list[str]:
    """Look into the database, as a host would."""
    url = f"file:{server.settings.data}/tafelrunde.db?mode=ro"
    with contextlib.closing(sqlite3.connect(url, uri=True)) as database:
        return [endpoint for (endpoint,) in database.execute("SELECT endpoint FROM pushes")]


@in_loop
async def test_a_server_whose_host_did_not_want_it_sends_none(server: Running) -> None:
    async with Guest(server.address, "Anna") as anna:
        assert await anna.ask("GET", "/api/push", PushKey) == PushKey("")
        endpoint = "https://fcm.googleapis.com/fcm/send/x"
        with pytest.raises(TurnedDown, match="wrong-status"):
            await anna.send("PUT", "/api/push", subscription(Browser(), endpoint))


def test_a_contact_that_is_no_address_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(ServingError, match="--push names a contact"):
        Settings(data=tmp_path, push="host@example.org").prepare()


def test_the_service_worker_may_not_be_kept_and_may_run(server: Running) -> None:
    answer = httpx.get(f"{server.address}/sw.js", trust_env=False)
    if answer.status_code == 404:
        pytest.skip("the client is not built")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
    assert "manifest-src 'self'" in answer.headers["content-security-policy"]
