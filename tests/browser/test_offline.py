"""Without the server the installed app says so, and comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.serving import Server
from tests.browser.visitor import Invite, Visitor

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
LANGUAGE = "async () => (await caches.match('/language'))?.text()"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of our own: this test stops it."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.stop()


def choose_german(visitor: Visitor) -> None:
    """Change the language, in a browser that would prefer another."""
    visitor.button("ui-settings").click()
    visitor.page.get_by_text("Deutsch", exact=True).click()
    visitor.lang = "de"
    visitor.button("ui-done").click()
    while visitor.page.evaluate(LANGUAGE) != "de":
        visitor.page.wait_for_timeout(50)


def test_without_the_server_pages_say_so_in_their_language_and_come_back(
    server: Server, invite: Invite
) -> None:
    visitors = [invite(lang, lang, service_workers="allow") for lang in ("en", "de", "ru")]
    visitors.append(invite("changed", "en", service_workers="allow"))
    for visitor in visitors:
        visitor.open("/").wait_for_function(CONTROLLED)
        visitor.expects_trouble = True
    choose_german(visitors[-1])
    server.stop()
    for visitor in visitors:
        page = visitor.page
        page.reload()
        expect(page.get_by_role("heading", name=visitor.say("offline-title"))).to_be_visible()
        expect(page.get_by_text(visitor.say("offline-text"))).to_be_visible()
        expect(page.get_by_role("link", name=visitor.say("offline-again"))).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == visitor.lang
    server.start()
    for visitor in visitors:  # nobody presses anything
        hello = visitor.page.get_by_role("heading", name=visitor.say("ui-lobby-hello"))
        expect(hello).to_be_visible(timeout=15_000)
