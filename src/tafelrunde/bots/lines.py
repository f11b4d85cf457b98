"""The protocol for bots in any language: one JSON object a line, there and back.

A bot is told of a match, is asked to decide, and is told the end; it answers each question with one
line. Only what its seat may know goes over the line. docs/research.md has every field.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from tafelrunde.kernel import TafelrundeError

PROTOCOL = 1
MOST_BAD = 10  # lines in a row that can't be understood, before the bot is given up
LONGEST = 65_536  # characters of an answer


class BadLine(TafelrundeError):
    """An answer that can't be understood, in one sentence."""


class BotGone(TafelrundeError):
    """A bot that doesn't answer any more, in one sentence."""


class Channel(Protocol):
    """Something that takes lines to a bot and brings lines back."""

    def send(self, line: str) -> None:
        """Bring the bot a line."""
        ...

    def receive(self) -> str:
        """Wait for a line of the bot's; BotGone if none comes."""
        ...


# What a bot is told


def match_line(
    game: str,
    seat: int,
    names: Sequence[str],
    options: dict[str, int],
    verbs: dict[str, Any],
    kinds: dict[str, Any],
) -> dict[str, Any]:
    """Return what is told when a match begins."""
    return {
        "t": "match",
        "protocol": PROTOCOL,
        "game": game,
        "seat": seat,
        "names": list(names),
        "options": options,
        "verbs": verbs,
        "kinds": kinds,
    }


def decide_line(
    view: dict[str, Any],
    prompt: str,
    values: Sequence[Any],
    options: Sequence[Any],
    at: int,
    events: Sequence[Any],
) -> dict[str, Any]:
    """Return a question; `events` are what the seat was told since place `at` of its history."""
    return {
        "t": "decide",
        "prompt": prompt,
        "values": list(values),
        "options": [list(option) for option in options],
        "view": view,
        "at": at,
        "events": [list(event) for event in events],
    }


def over_line(winners: Sequence[int], seat: int) -> dict[str, Any]:
    """Return what is told when a match has ended."""
    return {"t": "over", "winners": list(winners), "won": seat in winners}


# What a bot says


def read_answer(line: str, options: Sequence[Any]) -> int:
    """Return which of the options a bot chose, or say in one sentence what is wrong."""
    if len(line) > LONGEST:
        raise BadLine(f"an answer has at most {LONGEST} characters, this one has {len(line)}")
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLine("an answer is one line of JSON, and this is none") from None
    if not isinstance(said, dict) or ("choose" in said) == ("action" in said):
        raise BadLine('write {"choose": 0} with an option\'s place, or {"action": […]}')
    if "action" in said:
        return _place_of(said["action"], options)
    place = said["choose"]
    if not isinstance(place, int) or isinstance(place, bool) or not 0 <= place < len(options):
        raise BadLine(f"choose one of the options 0 to {len(options) - 1}")
    return place


def _place_of(action: Any, options: Sequence[Any]) -> int:
    """Return the place of an action among the options."""
    for place, option in enumerate(options):
        if isinstance(action, list) and _plain(option) == action:
            return place
    raise BadLine("this action is not among the options")


def _plain(value: Any) -> Any:
    """Return an action as JSON has it, with lists for tuples."""
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value


class Talk:
    """A conversation with one bot, over whatever channel."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel

    def tell(self, message: dict[str, Any]) -> None:
        """Tell the bot something it doesn't answer."""
        self.channel.send(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    def ask(self, question: dict[str, Any]) -> int:
        """Ask the bot, and again where it doesn't make sense; return the option's place."""
        self.tell(question)
        wrong = ""
        for _ in range(MOST_BAD):
            try:
                return read_answer(self.channel.receive(), question["options"])
            except BadLine as error:
                wrong = str(error)
                self.tell({"t": "error", "text": wrong})
        raise BotGone(f"the bot gave {MOST_BAD} answers that make no sense, the last time: {wrong}")
