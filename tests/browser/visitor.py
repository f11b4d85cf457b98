"""A person at a browser of their own: cookies, language and looks apart from everybody else's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response

from tests.browser.hearing import Ear
from tests.browser.serving import Server
from tests.browser.texts import say

LOCALES = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}
# What the browser itself writes when the server is away or says no; the page can't prevent it.
NO_WORKER = "Service Worker registration blocked by Playwright"  # as most tests want it
UNUSED = "was preloaded using link preload but not used"  # yet: the machine is busy
NETWORK_TROUBLE = ("net::ERR_", "WebSocket connection to", "Failed to load resource")


class Visitor:
    """One browser context with one page, watched for anything that goes wrong in it."""

    def __init__(
        self, context: BrowserContext, server: Server, name: str, lang: str = "en"
    ) -> None:
        self.context = context
        self.server = server
        self.name = name
        self.lang = lang
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.ear = Ear(self.page)
        self.problems: list[str] = []
        self.outside: list[str] = []
        self.expects_trouble = False
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("response", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        known = message.text == NO_WORKER or UNUSED in message.text
        if message.type in ("error", "warning") and not known:
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _see(self, response: Response) -> None:
        if not response.url.startswith((self.server.address, "data:", "blob:")):
            self.outside.append(response.url)

    def complaints(self) -> list[str]:
        """List what went wrong in the page, but for what the test brought about on purpose."""
        found = self.problems + [f"asked elsewhere: {url}" for url in self.outside]
        if not self.expects_trouble:
            return found
        return [text for text in found if not any(sign in text for sign in NETWORK_TROUBLE)]

    def open(self, path: str = "/") -> Page:
        """Open a page of the server by its path."""
        self.page.goto(self.server.address + path)
        return self.page

    def say(self, key: str, **values: str | int) -> str:
        """Return a text of the interface in this person's language."""
        return say(key, self.lang, **values)

    def button(self, key: str, **values: str | int) -> Locator:
        """Return the button or link with this text."""
        name = self.say(key, **values)
        button = self.page.get_by_role("button", name=name, exact=True)
        return button.or_(self.page.get_by_role("link", name=name, exact=True))

    # Over HTTP, with the cookies of this browser

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request as the page would, and return the answer's JSON."""
        answer = self.context.request.fetch(
            self.server.address + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Origin": self.server.address, "Content-Type": "application/json"},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def introduce(self) -> None:
        """Make the server know this person's name."""
        self.ask("PUT", "/api/me", {"name": self.name})

    def new_table(self, game: str, seats: list[str], **wishes: Any) -> dict[str, Any]:
        """Make a table: a seat is "me", "open" or the level of a bot; bots play at once."""
        setting = {"game": game, "players": len(seats), "pace": 0, **wishes}
        start = bool(setting.pop("start", False))
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made: dict[str, Any] = self.ask(
            "POST", "/api/tables", {"setting": setting, "seats": kinds, "start": start}
        )
        return made

    def keep_evidence(self, folder: Path) -> None:
        """Save what the page shows and what went wrong in it."""
        if self.page.is_closed():
            return
        stem = self.name.lower()
        self.page.screenshot(path=folder / f"{stem}.png", full_page=True, timeout=5000)
        (folder / f"{stem}.html").write_text(self.page.content(), "utf-8")
        told = "\n".join([self.page.url, *self.problems, *self.outside])
        (folder / f"{stem}.txt").write_text(told, "utf-8")


Invite = Callable[..., Visitor]  # the fixture `invite`: name, language, looks
