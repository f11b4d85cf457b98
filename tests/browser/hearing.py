"""What a page is told over its socket, heard from outside of the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Message = dict[str, Any]


class Ear:
    """All messages that a page received, and what the last of them add up to."""

    def __init__(self, page: Page) -> None:
        self.received: list[Message] = []
        self.sent: list[Message] = []
        self.conversations = 0
        self.table: Message = {}
        self.match: Message | None = None
        self.position: Message | None = None
        self.unanswered: set[int] = set()  # acts on their way, by their numbers
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.conversations += 1
        self.unanswered.clear()
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._hear_own)

    def _hear_own(self, data: str | bytes) -> None:
        message: Message = json.loads(data)
        self.sent.append(message)
        if message["t"] == "act":
            self.unanswered.add(message["ref"])

    def _hear(self, data: str | bytes) -> None:
        message: Message = json.loads(data)
        self.received.append(message)
        if message["t"] in ("done", "refused"):
            self.unanswered.discard(message["ref"])
        if "table" in message:
            self.table = message["table"]
        if "match" in message:
            self.match = message["match"]
        if "position" in message:
            self.position = message["position"]

    @property
    def decision(self) -> Message | None:
        """What the page's person is asked and has not answered."""
        asked = self.position and self.position["decision"]
        return asked if asked and not asked["answered"] else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and self.match["status"] != "running"

    def boots(self) -> list[str]:
        """Name the servers that welcomed the page, one after another."""
        return [message["boot"] for message in self.received if message["t"] == "welcome"]
