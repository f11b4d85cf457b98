"""The app can be installed, keeps its own files, and shows what is pushed to it."""

from __future__ import annotations

import json
import struct
import time
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.serving import Server
from tests.browser.visitor import Invite, Visitor

TRIES = 4  # to deliver a push
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications())
        .map(({ title, body, tag, data, lang }) => ({ title, body, tag, data, lang }));
}"""


def installed(visitor: Visitor, path: str = "/") -> Page:
    """Open a page and wait until the service worker is in charge."""
    page = visitor.open(path)
    page.wait_for_function(CONTROLLED)
    return page


def fetched(server: Server, path: str) -> tuple[dict[str, str], bytes]:
    with urllib.request.urlopen(server.address + path) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}, answer.read()


def test_everything_that_makes_an_app_installable_is_there(server: Server, invite: Invite) -> None:
    page = installed(invite("Anna", service_workers="allow"))
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    headers, body = fetched(server, str(link))
    manifest = json.loads(body)
    assert headers["content-type"] == "application/manifest+json"
    assert manifest["name"] and manifest["short_name"]
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        headers, picture = fetched(server, icon["src"])
        assert headers["content-type"] == "image/png"
        width, height = struct.unpack("!II", picture[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        assert len(picture) < 40_000
        sizes.add((width, icon.get("purpose", "any")))
    assert sizes >= {(192, "any"), (512, "any"), (512, "maskable")}


def test_the_browser_finds_nothing_in_the_way_of_installing(invite: Invite) -> None:
    anna = invite("Anna", service_workers="allow")
    page = installed(anna)
    session = anna.context.new_cdp_session(page)
    found: dict[str, Any] = session.send("Page.getInstallabilityErrors")
    errors = [error["errorId"] for error in found["installabilityErrors"]]
    assert [error for error in errors if error != "in-incognito"] == []  # as all test contexts are


def test_the_service_worker_keeps_the_clients_files_and_nothing_the_server_says(
    invite: Invite,
) -> None:
    anna = invite("Anna", service_workers="allow")
    page = installed(anna)
    anna.open("/new/magpie")
    page.get_by_role("heading", level=1).wait_for()
    kept: list[str] = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async name =>
                (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)));
            return all.flat();
        }"""
    )
    assert any(path.startswith("/assets/") and path.endswith(".js") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/t/")) or path == "/"] == []


def test_a_new_version_is_offered_to_pages_of_the_old_one(invite: Invite) -> None:
    anna = invite("Anna", service_workers="allow")
    page = installed(anna)
    page.evaluate(
        """() => navigator.serviceWorker.dispatchEvent(
            new MessageEvent("message", { data: { files: ["/assets/index-of-tomorrow.js"] } }))"""
    )
    expect(page.get_by_text(anna.say("state-new-version"), exact=True)).to_be_visible()
    anna.button("state-load-again").click()
    page.wait_for_function(CONTROLLED)
    expect(page.get_by_text(anna.say("state-new-version"), exact=True)).to_have_count(0)


def deliver(context: BrowserContext, page: Page, address: str, data: str) -> None:
    """Let the browser have a push, as if a push service had sent it."""
    session = context.new_cdp_session(page)
    seen: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda found: seen.append(found))
    session.send("ServiceWorker.enable")
    while not any(found["registrations"] for found in seen):
        page.wait_for_timeout(50)
    registration = next(found for found in seen if found["registrations"])["registrations"][0]
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": registration["registrationId"], "data": data},
    )


def shown(page: Page, seconds: float = 10) -> list[dict[str, Any]]:
    """Wait for a notice and return all there are."""
    until = time.monotonic() + seconds
    found: list[dict[str, Any]] = []
    while not found and time.monotonic() < until:
        found = page.evaluate(SHOWN)
    return found


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_a_push_becomes_a_notice_in_the_readers_language(invite: Invite, lang: str) -> None:
    anna = invite("Anna", lang, service_workers="allow")
    anna.context.grant_permissions(["notifications"], origin=anna.server.address)
    page = installed(anna)
    push = json.dumps({"kind": "turn", "table": "t-1", "game": "magpie"})
    notices: list[dict[str, Any]] = []
    for _ in range(TRIES):  # DevTools drops what comes while a worker is still on its way up
        deliver(anna.context, page, anna.server.address, push)
        notices = shown(page, 3)
        if notices:
            break
    (notice,) = notices
    texts: list[str] = anna.ask("GET", f"/api/games/magpie/texts/{lang}")
    title = next(
        line.partition(" = ")[2] for line in texts[0].splitlines() if line.startswith("game-title")
    )
    assert notice["title"] == anna.say("notice-turn")
    assert (notice["body"], notice["lang"]) == (title, lang)
    assert (notice["tag"], notice["data"]) == ("table-t-1", {"table": "t-1"})


@pytest.mark.parametrize(
    "push", ['{"kind": "advert", "table": "t", "game": "g"}', '{"kind": "turn", "table": "../x"}']
)
def test_a_push_that_is_none_of_ours_shows_nothing(invite: Invite, push: str) -> None:
    anna = invite("Anna", service_workers="allow")
    anna.context.grant_permissions(["notifications"], origin=anna.server.address)
    page = installed(anna)
    deliver(anna.context, page, anna.server.address, push)
    page.wait_for_timeout(500)
    assert page.evaluate(SHOWN) == []
