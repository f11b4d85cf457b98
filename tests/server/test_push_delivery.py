"""Notices arrive at a real push service, sealed and signed; dead browsers are forgotten."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tafelrunde.server.push.post import BROWSERS, PER_HOUR, Notice, Post
from tafelrunde.server.storage import Desk, PushRow, Store
from tests.server.push_service import Browser, PushService, b64, push_service, read_note
from tests.server.tables import in_loop

TABLE = "no-key-holds-this"  # long enough never to turn up in a key by chance
TURN = Notice("turn", TABLE, "bang")


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        monkeypatch.setenv("SSL_CERT_FILE", str(running.certificate))
        yield running


@asynccontextmanager
async def a_post(folder: Path, service: PushService) -> AsyncIterator[tuple[Post, Desk]]:
    desk = Desk(Store.open(f"sqlite:///{folder}/tafelrunde.db"))
    post = await Post.open(desk, "mailto:host@example.org", (service.host,))
    try:
        yield post, desk
    finally:
        await post.close()
        await desk.close()


def row(service: PushService, browser: Browser, name: str = "anna", created: int = 1) -> PushRow:
    return PushRow(service.endpoint(name), "anna", browser.p256dh, b64(browser.auth), created)


async def listening(desk: Desk) -> list[str]:
    rows = await desk.ask(lambda store: store.pushes_of("anna"))
    return [row.endpoint for row in rows]


@in_loop
async def test_a_notice_arrives_sealed_signed_and_says_no_more_than_it_must(
    tmp_path: Path, service: PushService
) -> None:
    browser = Browser()
    async with a_post(tmp_path, service) as (post, _):
        await post.subscribe(row(service, browser))
        post.send("anna", TURN)
        await post.settled()
        (came,) = service.deliveries
        assert json.loads(browser.read(came.body)) == {
            "kind": "turn",
            "table": TABLE,
            "game": "bang",
        }
        claims, key = read_note(came.headers["authorization"])
        assert (claims["aud"], key) == (f"https://{service.host}", post.key)
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        assert TABLE not in str(came.headers)


@in_loop
async def test_all_browsers_of_a_person_are_told_and_nobody_elses(
    tmp_path: Path, service: PushService
) -> None:
    async with a_post(tmp_path, service) as (post, _):
        for name in ("phone", "desk"):
            await post.subscribe(row(service, Browser(), name))
        post.send("anna", TURN)
        post.send("ben", TURN)
        await post.settled()
        assert sorted(came.path for came in service.deliveries) == ["/push/desk", "/push/phone"]


@pytest.mark.parametrize("status", [404, 410])
@in_loop
async def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, service: PushService, status: int
) -> None:
    service.answers["/push/gone"] = status
    async with a_post(tmp_path, service) as (post, desk):
        for name in ("gone", "here"):
            await post.subscribe(row(service, Browser(), name))
        post.send("anna", TURN)
        await post.settled()
        assert await listening(desk) == [service.endpoint("here")]


@pytest.mark.parametrize("status", [400, 413, 429, 500, 503])
@in_loop
async def test_a_service_that_refuses_for_now_is_tried_again_next_time(
    tmp_path: Path, service: PushService, status: int
) -> None:
    service.answers["/push/anna"] = status
    async with a_post(tmp_path, service) as (post, desk):
        await post.subscribe(row(service, Browser()))
        post.send("anna", TURN)
        await post.settled()
        assert await listening(desk) == [service.endpoint()]


@in_loop
async def test_a_service_is_not_followed_elsewhere(tmp_path: Path, service: PushService) -> None:
    service.answers["/push/anna"] = 307
    async with a_post(tmp_path, service) as (post, _):
        await post.subscribe(row(service, Browser()))
        post.send("anna", TURN)
        await post.settled()
        assert [came.path for came in service.deliveries] == ["/push/anna"]


@in_loop
async def test_an_address_that_is_no_longer_allowed_is_not_used(
    tmp_path: Path, service: PushService
) -> None:
    async with a_post(tmp_path, service) as (post, desk):
        planted = row(service, Browser())
        planted = PushRow("https://127.0.0.1:1/x", "anna", planted.p256dh, planted.auth, 1)
        await desk.ask(lambda store: store.put_push(planted))
        post.send("anna", TURN)
        await post.settled()
        assert await listening(desk) == []


@in_loop
async def test_a_service_nobody_has_a_certificate_of_gets_nothing(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    async with a_post(tmp_path, service) as (post, desk):
        await post.subscribe(row(service, Browser()))
        post.send("anna", TURN)
        await post.settled()
        assert service.deliveries == []
        assert await listening(desk) == [service.endpoint()]


@in_loop
async def test_sending_never_waits_for_a_slow_service(tmp_path: Path, service: PushService) -> None:
    service.patience = 0.5
    async with a_post(tmp_path, service) as (post, _):
        await post.subscribe(row(service, Browser()))
        started = time.perf_counter()
        post.send("anna", TURN)
        assert time.perf_counter() - started < 0.1
        await asyncio.wait_for(post.settled(), 10)
        assert len(service.deliveries) == 1


@in_loop
async def test_nobody_is_told_more_often_than_they_can_bear(
    tmp_path: Path, service: PushService
) -> None:
    async with a_post(tmp_path, service) as (post, _):
        await post.subscribe(row(service, Browser()))
        for _ in range(PER_HOUR + 5):
            post.send("anna", TURN)
        await post.settled()
        assert len(service.deliveries) == PER_HOUR


@in_loop
async def test_only_so_many_browsers_of_a_person_are_remembered(
    tmp_path: Path, service: PushService
) -> None:
    async with a_post(tmp_path, service) as (post, desk):
        for number in range(BROWSERS + 3):
            await post.subscribe(row(service, Browser(), str(number), created=number))
        known = await listening(desk)
        assert known == [service.endpoint(str(number)) for number in range(BROWSERS + 2, 2, -1)]
