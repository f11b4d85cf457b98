"""A record moment by moment, as one viewer saw it: what was told and, by re-playing, the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel import NOBODY, Event, SaveError

from .match import Match
from .notation import write_seat
from .record import Entry, Message, Record, redacted
from .replay import begin_again, end_differs, repeat, without_breakdown


@dataclass
class Moment:
    """A moment of a match: what was done, what the viewer was told, and what they saw then."""

    entries: int  # lines of the log that lie behind it
    seat: int  # who acted; NOBODY at the beginning, and where several answered at once
    action: str  # in notation; several answers at once have one line each, with their names
    events: tuple[Event, ...]
    undone: int = NOBODY
    view: dict[str, Any] | None = None
    waiting: list[int] = field(default_factory=list)
    asked: int = NOBODY
    prompt: str = ""
    values: list[Any] = field(default_factory=list)


@dataclass
class Frames:
    """A match from its first moment to its last; without views where it can't be played again."""

    record: Record
    viewer: int
    whole: bool
    playable: bool
    moments: list[Moment]


def frames(record: Record, viewer: int) -> Frames:
    """Return a record as a viewer saw it; the stream of one viewer is always theirs."""
    if record.stream is not None:
        return Frames(record, record.stream, False, False, told_moments(record, record.stream))
    if not NOBODY <= viewer < len(record.names):
        raise SaveError(f"{record.source} has no seat {viewer}")
    moments = seen_moments(record, viewer)
    if moments is not None:
        return Frames(record, viewer, True, True, moments)
    return Frames(record, viewer, True, False, told_moments(record, viewer))


def told_moments(record: Record, viewer: int) -> list[Moment]:
    """Return what the viewer was told, without any rules."""
    moments: list[Moment] = []
    done = 0
    for message in record.messages:
        entries = record.entries[done : message.after]
        moments.append(moment_of(redacted(message, viewer), entries, record.names))
        done = max(done, message.after)
    return moments


def moment_of(message: Message, entries: list[Entry], names: list[str]) -> Moment:
    """Return a moment as it was told, after the entries that led to it."""
    seat, action = NOBODY, ""
    if len(entries) == 1:
        seat, action = entries[0].seat, entries[0].text
    elif entries:
        action = "\n".join(f"{write_seat(entry.seat, names)}: {entry.text}" for entry in entries)
    return Moment(message.after, seat, action, message.events, message.undo)


def seen_moments(record: Record, viewer: int) -> list[Moment] | None:
    """Return what the viewer was told and saw; None if the rules of today play it otherwise."""
    record = without_breakdown(record)
    try:
        match = begin_again(record)
    except SaveError:
        return None
    if match.start != record.start or not record.messages:
        return None
    moments = told_moments(record, viewer)
    done = 0
    for message, moment in zip(record.messages, moments, strict=True):
        if not goes_on(match, record, done, message):
            return None
        add_view(moment, match, viewer)
        done = message.after
    return None if end_differs(match, record) else moments


def goes_on(match: Match, record: Record, done: int, message: Message) -> bool:
    """Play the entries up to a message; say whether all comes out as recorded."""
    entries = record.entries[done : message.after]
    for entry in entries:
        if repeat(match, entry):
            return False
    return match.messages[-1] == message and match.entries[done:] == entries


def add_view(moment: Moment, match: Match, viewer: int) -> None:
    """Add what the viewer saw, who was asked, and what the viewer was asked."""
    moment.view = match.game.view(match.s, viewer)
    moment.waiting = moment.view["waiting"]
    decision = match.game.decision(match.s, viewer) if viewer != NOBODY else None
    if decision is not None:
        moment.asked = viewer
        moment.prompt, moment.values = decision["prompt"], list(decision["values"])
    elif len(moment.waiting) == 1:
        moment.asked = moment.waiting[0]
