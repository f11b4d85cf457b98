"""A match in parts that are stored as it goes: what is fixed, where it stands, and a line a step.

A record can be made from the parts without any rules; `Match.restore` goes on from them. All parts
hold the secret or the true state: they are for whoever keeps the table, and for nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tafelrunde.kernel import NOBODY, SaveError, State, dump
from tafelrunde.kernel.save import SAVE_VERSION, columns, values

from .fairness import seal
from .record import Draw, Entry, Message, Record, Stretch, redacted


class Bygone(Struct):
    """What was played under one secret before a match went on from it: a Stretch as it is kept."""

    names: list[str]
    secret: str
    contributions: list[str]
    start: str
    entries: list[tuple[int, str, str]]
    draws: list[tuple[int, int, int, str]]

    @classmethod
    def of(cls, stretch: Stretch) -> Bygone:
        """Return a stretch as it is kept."""
        return cls(
            stretch.names,
            stretch.secret,
            list(stretch.contributions),
            stretch.start,
            [plain_entry(entry) for entry in stretch.entries],
            [plain_draw(draw) for draw in stretch.draws],
        )

    def stretch(self) -> Stretch:
        """Return the stretch."""
        return Stretch(
            names=self.names,
            commitment=seal(self.secret),
            secret=self.secret,
            contributions=tuple(self.contributions),
            start=self.start,
            entries=[Entry(*entry) for entry in self.entries],
            draws=[Draw(*draw) for draw in self.draws],
        )


def plain_entry(entry: Entry) -> tuple[int, str, str]:
    """Return a line of the log as it is kept."""
    return entry.seat, entry.text, entry.hash


def plain_draw(draw: Draw) -> tuple[int, int, int, str]:
    """Return a draw as it is kept."""
    return draw.index, draw.n, draw.result, draw.what


class Header(Struct, omit_defaults=True):
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
    origin: list[Bygone] = []
    files: dict[str, str] = {}


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

    @classmethod
    def of(cls, entries: list[Entry], draws: list[Draw], told: list[Message]) -> Line:
        """Return a step as it is kept; nothing was told where the rules broke down."""
        return cls(
            [plain_entry(entry) for entry in entries],
            [plain_draw(draw) for draw in draws],
            list(told[0].events) if told else None,
            told[0].undo if told else NOBODY,
        )


class Parts(Struct):
    """All parts of a match, still as they were stored."""

    header: str
    standing: Raw
    lines: list[str]

    def read(self) -> Stored:
        """Return what they hold."""
        return Stored(self.header, self.standing, self.lines)


_header = msgspec.json.Decoder(Header)
_standing = msgspec.json.Decoder(Standing)
_line = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()
_saves: dict[type[State], type[Struct]] = {}  # the columns of each kind of state as a Struct


def quick_dump(s: State) -> str:
    """Return the very same as the kernel's `dump`, in a fraction of the time."""
    kind = _saves.get(type(s))
    if kind is None:
        kind = _saves[type(s)] = msgspec.defstruct("Save", ["save", *columns(s)])
    try:
        return _encoder.encode(kind(SAVE_VERSION, *values(s))).decode()
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
            files=header.files,
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
        record.origin = tuple(bygone.stretch() for bygone in header.origin)
        record.entries, record.draws = self.entries(), self.draws()
        return record


def frozen(value: Any) -> Any:
    """Return plain data with tuples where JSON made lists."""
    return tuple([frozen(item) for item in value]) if isinstance(value, list) else value
