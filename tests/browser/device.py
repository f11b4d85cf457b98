"""A device that is passed around: who is to take it, and what it knows meanwhile."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as NothingHappened

from tests.browser.at_table import AtTable
from tests.browser.matches import AT_ONCE
from tests.browser.visitor import Visitor

Message = dict[str, Any]
COVERED = -2
PATIENT = {**AT_ONCE, "window_most": 600}
# Something is to be done here: a cover, an open list of actions, or the end.
SETTLED = """() => document.querySelector(".passing .panel:has(button)") !== null
    || document.querySelector("section.actions [data-choice]:not([aria-disabled=true])") !== null
    || document.querySelector("section.ending") !== null"""
ATTRIBUTES = """() => [...document.querySelectorAll("*")].flatMap(
    element => [...element.attributes].map(attribute => attribute.value)).join(" ")"""


class Conversation:
    """One socket of a page: what went to and fro."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.sent: list[Message] = []
        self.received: list[Message] = []
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: self.received.append(json.loads(data)))

    @property
    def seat(self) -> int:
        """The seat this conversation was begun for."""
        return int(self.sent[0]["seat"])

    def acts(self) -> list[Message]:
        """Return what was decided, always for the seat of this conversation."""
        acts = [message for message in self.sent if message["t"] == "act"]
        assert all(message["decision"][1] == self.seat for message in acts)
        return acts


class Device:
    """One visitor's page at a table where several people sit at it."""

    def __init__(self, visitor: Visitor, table: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.say = visitor.say
        self.conversations: list[Conversation] = []
        self.covers: list[str] = []  # names the device was handed to, one after the other
        self.page.on("websocket", lambda socket: self.conversations.append(Conversation(socket)))
        self.person = AtTable(visitor, table)

    def settle(self) -> None:
        """Wait a while for something to do."""
        with contextlib.suppress(NothingHappened):
            self.page.wait_for_function(SETTLED, timeout=2_000)

    # What is seen

    @property
    def panel(self) -> Locator:
        """The card that covers the table, once it asks something."""
        return self.page.locator(".passing .panel:has(button)")

    def covered(self) -> bool:
        """Whether the table is hidden."""
        return self.panel.count() > 0

    def title(self) -> str:
        """Return what the cover says in large letters."""
        return self.panel.locator("h1").inner_text()

    def next_name(self) -> str:
        """Return to whom the device is to be passed; empty if that is not the question."""
        pattern = re.escape(self.say("passing-pass-to", name="\0")).replace("\0", "(.+)")
        found = re.fullmatch(pattern, self.title().replace("\n", " "))
        return found.group(1) if found else ""

    def asks_for_answers(self) -> bool:
        """Whether the device asks if anybody answers a window."""
        questions = [self.say("passing-anyone"), self.say("passing-anyone-else")]
        return self.title().replace("\n", " ") in questions

    def button(self, key: str, **values: str | int) -> Locator:
        """Return a button of the cover."""
        return self.panel.get_by_role("button", name=self.say(key, **values), exact=True)

    # What it knows

    def everything_in_the_page(self) -> str:
        """Return all text and all attributes of the page, seen or not."""
        text: str = self.page.evaluate("() => document.documentElement.textContent")
        attributes: str = self.page.evaluate(ATTRIBUTES)
        return f"{self.page.title()} {text} {attributes}"

    def heard_under_cover(self) -> list[Message]:
        """Return all that came since the device was covered, over its only open line."""
        *before, now = self.conversations
        assert all(one.socket.is_closed() for one in before), "a seat's line is still open"
        welcomes = [at for at, message in enumerate(now.received) if message["t"] == "welcome"]
        # A line begins under cover, or is covered by the server before a new match.
        assert now.seat == COVERED or len(welcomes) > 1
        return now.received[welcomes[-1] :]

    def assert_knows_nothing_hidden(self) -> None:
        """Nothing a single seat may know is in the page, or has come since it was covered."""
        heard = self.heard_under_cover()
        assert heard[0]["t"] == "welcome"
        assert all(message.get("viewer", -1) == -1 for message in heard)
        positions = [message["position"] for message in heard if message.get("position")]
        assert all(position["decision"] is None for position in positions)
        assert all(position["orders"] == [] for position in positions)
        assert self.page.locator("[data-choice], .board, .log").count() == 0

    # What is done

    def enter(self, name: str) -> None:
        """Say who has the device in hand."""
        self.button("passing-i-am", name=name).and_(
            self.page.locator(":not([aria-disabled=true])")
        ).click()
        self.covers.append(name)
        self.page.locator(".play").wait_for()


def at_one_device(anna: Visitor, game: str, friends: list[str], bots: int, **wishes: Any) -> Device:
    """Begin a match of Anna, her friends at the same device, and bots."""
    seats = [
        {"kind": "me"},
        *[{"kind": "local", "name": name} for name in friends],
        *[{"kind": "bot", "level": "regular"} for _ in range(bots)],
    ]
    setting = {"game": game, "players": len(seats), "pace": 0, "clock": PATIENT, **wishes}
    body = {"setting": setting, "seats": seats, "start": True}
    device = Device(anna, anna.ask("POST", "/api/tables", body)["id"])
    anna.open(f"/t/{device.person.table}")
    device.settle()
    return device
