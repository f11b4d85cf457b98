"""A match in parts that are stored as it goes: what is fixed, where it stands, and a line a step.

A record can be made from the parts without any rules; `Match.restore` goes on from them. All parts
hold the secret or the true state: they are for whoever keeps the table, and for nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tafelrunde.kernel import NOBODY, Event, SaveError, State, dump
from tafelrunde.kernel.insight import audible
from tafelrunde.kernel.save import contents

from .fairness import seal
from .record import Draw, Entry, Message, Record, redacted


class Header(Struct):
    """What is fixed when a match begins."""

    game: str
    rules: int
    save: int
    names: list[str]
    modules: list[str]
    options: dict[str, int]
    carried: dict[str, Any]
    contributions: list[str]
    secret: str
    start: str


class StepBack(Struct, array_like=True):
    """An action that may be taken back: what was before it."""

    state: Raw
    seat: int
    action: Any
    heard: list[int]  # how much each viewer had been told, from NOBODY on


class Standing(Struct):
    """Where a match stands; answers that others are still waited for are in its state."""

    status: str
    winners: list[int]
    hash: str
    state: Raw
    barrier: tuple[str, str]
    steps: list[StepBack]


class Line(Struct, array_like=True):
    """What one step added to the log; without events where the rules broke down."""

    entries: list[tuple[int, str, str]]
    draws: list[tuple[int, int, int, str]]
    events: list[Any] | None
    undo: int = NOBODY


_header = msgspec.json.Decoder(Header)
_standing = msgspec.json.Decoder(Standing)
_line = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def quick_dump(s: State) -> str:
    """Return the very same as the kernel's `dump`, in a fraction of the time."""
    try:
        return _encoder.encode(contents(s)).decode()
    except (OverflowError, ValueError):  # integers of more than 64 bits, halves of letters
        return dump(s)


def encoded(part: Struct) -> str:
    """Return a part as one line of JSON."""
    return _encoder.encode(part).decode()


class Stored:
    """All parts of a match as they were stored."""

    def __init__(self, header: str, standing: str | bytes | Raw, lines: Iterable[str]) -> None:
        try:
            self.header = _header.decode(header)
            self.standing = _standing.decode(standing)
            self.lines = [_line.decode(line) for line in lines]
        except msgspec.MsgspecError as error:
            raise SaveError(f"the stored match can't be read: {error}") from None

    def entries(self) -> list[Entry]:
        """Return the whole log."""
        return [Entry(*entry) for line in self.lines for entry in line.entries]

    def draws(self) -> list[Draw]:
        """Return all draws."""
        return [Draw(*draw) for line in self.lines for draw in line.draws]

    def messages(self) -> list[Message]:
        """Return all that was told, and what was taken back."""
        messages: list[Message] = []
        after = 0
        for line in self.lines:
            after += len(line.entries)
            if line.events is not None:
                events = tuple(frozen(event) for event in line.events)
                messages.append(Message(after, events, line.undo))
        return messages

    def record(self, viewer: int = NOBODY) -> Record:
        """Return what `Match.record` would: it all once it has ended, before that a stream."""
        header = self.header
        record = Record(
            game=header.game,
            rules=header.rules,
            save=header.save,
            names=header.names,
            modules=tuple(header.modules),
            options=header.options,
            carried=header.carried,
            commitment=seal(header.secret),
            contributions=tuple(header.contributions),
            status=self.standing.status,
            winners=self.standing.winners,
            messages=self.messages(),
        )
        if record.status == "running":
            record.stream = viewer
            record.messages = [redacted(message, viewer) for message in record.messages]
            return record
        record.secret, record.start = header.secret, header.start
        record.entries, record.draws = self.entries(), self.draws()
        return record


def histories(messages: list[Message], players: int) -> dict[int, list[Event]]:
    """Return what each viewer was told and still stands: an undo takes the last step away."""
    told: dict[int, list[Event]] = {viewer: [] for viewer in range(NOBODY, players)}
    marks: list[dict[int, int]] = []
    for message in messages:
        if message.undo != NOBODY:
            mark = marks.pop()
            for viewer, events in told.items():
                del events[mark[viewer] :]
            continue
        marks.append({viewer: len(events) for viewer, events in told.items()})
        for viewer, events in told.items():
            events.extend([event for event in message.events if audible(event, viewer)])
    return told


def frozen(value: Any) -> Any:
    """Return plain data with tuples where JSON made lists."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value
