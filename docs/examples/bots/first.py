"""A bot in Python that takes the first option there is, over lines or over WebSocket.

tafelrunde simulate bang --players 3 --bots "exec:python first.py,random,random"
tafelrunde bot --table http://localhost:8765/t/… --listen 21000      and beside it
python first.py ws://127.0.0.1:21000
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """Return what the bot says to a message; most need no answer."""
    if message["t"] != "decide":
        return None
    return {"action": message["options"][0]}


def play(lines: Iterable[Any], say: Callable[[str], Any]) -> None:
    """Answer line by line until no more come."""
    for line in lines:
        said = answer(json.loads(line))
        if said is not None:
            say(json.dumps(said))


def say_line(text: str) -> None:
    """Write a line at once, not when a buffer is full."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        from websockets.sync.client import connect

        with connect(sys.argv[1], proxy=None) as socket:
            play(socket, socket.send)
    else:
        play(sys.stdin, say_line)
