"""Bodies for looking at records: replays, and games that go on from one."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .common import Event

RecordText = Annotated[str, Meta(max_length=8_000_000)]


class ReplayWish(Struct, forbid_unknown_fields=True):
    """A record to look at, as a seat or (-1) a spectator saw it."""

    record: RecordText
    viewer: int = -1


class Frame(Struct):
    """A moment of a match: what was done, what the viewer was told, and what they saw then."""

    entries: int  # how many lines of the log lie behind it
    seat: int  # who acted; -1 at the beginning, and where several answered at once
    action: str  # in notation; several answers at once have one line each: "anna: take 2"
    events: list[Event]
    view: dict[str, Any] | None  # None where the rules of today can't show it
    waiting: list[int]
    asked: int  # the viewer, or else the one seat that is asked then; -1 if there is none
    prompt: str  # what they are asked, where the viewer is asked; else empty
    values: list[Any]
    undone: int = -1  # the seat that took its last action back


class ReplayBody(Struct):
    """A match from its first moment to its last, as one viewer saw it."""

    game: str
    modules: list[str]
    options: dict[str, int]
    names: list[str]
    status: str
    winners: list[int]
    rules: int
    viewer: int
    whole: bool  # every seat may be looked at; else it is what one viewer was told
    playable: bool  # there are views, and a new table may go on from any moment
    frames: list[Frame]
    files: dict[str, str] = {}  # what the table brought, such as a map of its own


class ForkWish(Struct, forbid_unknown_fields=True):
    """Go on from a moment of a match that has ended: from a record, or from a table's match."""

    entries: int  # lines of the log that stay
    seat: int  # where you sit; bots take the others
    record: RecordText = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    match: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # 0: the latest
    level: Annotated[str, Meta(max_length=20)] = ""
