"""What is stored, as plain values; whoever writes a JSON document also reads it.

The fields of a row are the columns of its table in `schema.py`, in the same order.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonRow:
    """Somebody who was here: a guest, or with a login an account."""

    id: str
    name: str
    login: str | None
    password: str | None  # its argon2 hash
    created: int  # milliseconds since 1970, like all times
    epoch: int  # raised to end all sessions


@dataclass(frozen=True)
class TableRow:
    """A table: who sits there, and what lists show of it without waking it."""

    id: str
    game: str
    visibility: str
    status: str
    host: str  # a person's id
    invitation: str
    created: int
    updated: int
    people: tuple[str, ...]  # the person's id by seat, empty for none
    data: str  # JSON: setting, seats, votes, orders, clock …
    card: str  # JSON: what lists show


@dataclass  # made at every move: frozen, it would take thrice as long
class MatchRow:
    """A match: what was fixed when it began, and where it stands."""

    table: str
    number: int
    status: str
    header: str  # JSON
    snapshot: str  # JSON
    updated: int


@dataclass  # made at every move: frozen, it would take thrice as long
class LogRow:
    """One applied decision or undo of a match; numbered from 0 without gaps, never changed."""

    table: str
    match: int
    number: int
    line: str  # JSON: entries, draws, events


@dataclass(frozen=True)
class SummaryRow:
    """A match looked back at: it takes a while, so it is done once."""

    table: str
    match: int
    version: int  # of how summaries are made
    summary: str  # JSON


@dataclass(frozen=True)
class ChatRow:
    """Something said at a table."""

    table: str
    number: int
    time: int
    seat: int
    person: str
    name: str
    text: str


@dataclass(frozen=True)
class PushRow:
    """Where a browser of somebody wants to be told that it is their turn."""

    endpoint: str  # an address at the browser's push service
    person: str
    p256dh: str  # the browser's public key
    auth: str  # and its secret
    created: int


Write = TableRow | MatchRow | LogRow | ChatRow
