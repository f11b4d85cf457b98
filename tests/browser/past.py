"""A table with a long past: what the server tells goes through, with many turns put before it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

Events = list[list[Any]]
SHOTS = 4  # in each turn


def long_past(turns: int) -> Events:
    """Return the events of many turns of BANG!."""
    turn: Events = [["rolled", [0, [0, 1, 2, 3, 4]]]]
    turn += [["aimed", [0, 1, 2]], ["lost_life", [1, 1, 0, 0]]] * SHOTS
    return [event for number in range(turns) for event in [["turn_began", [number % 3]], *turn]]


def lengthen(route: WebSocketRoute, past: Events) -> None:
    """Let a table's messages through, with a longer past."""
    server = route.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("history"):
            message["history"] = past + message["history"]
        if message["t"] == "moved":
            message["at"] += len(past)
        route.send(json.dumps(message))

    server.on_message(tell)
