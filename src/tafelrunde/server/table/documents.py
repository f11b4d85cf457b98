"""What a table stores as JSON: who sits there and what was agreed on, and how a match goes on."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Raw, Struct, field

from tafelrunde.bots import level_of

from ..protocol.common import Status, TableSetting, Votes

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


class SeatData(Struct):
    """A seat; the person's id is in the table's row."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of the bot, or of the one that stands in
    stand_in: Literal["", "left", "time"] = ""
    wins: int = 0

    def __post_init__(self) -> None:
        """Tables stored in former days name levels as they were called then."""
        self.level = level_of(self.level)


class GatheringData(Struct):
    """A match about to begin: its secret is sealed, and people may contribute."""

    secret: str
    deadline: int
    contributions: list[str]  # by seat


class ForkData(Struct):
    """What the first match of a table goes on from; see records/past.py."""

    rules: int
    carried: dict[str, Any]
    past: str


class TableData(Struct):
    """What belongs to a table and outlasts its matches."""

    setting: TableSetting
    seats: list[SeatData]
    guests: list[str] = field(default_factory=list)  # people who accepted an invitation
    match: int = 0
    votes: Votes = field(default_factory=Votes)
    gathering: GatheringData | None = None
    fork: ForkData | None = None  # until the match has begun


class OrderData(Struct):
    """A standing order of a seat."""

    seat: int
    step: str
    verb: str
    until: Literal["turn", "match"]


class WindowData(Struct):
    """An open window: when it may and when it must close, and the answers that are held."""

    serial: int
    least: int
    most: int
    answers: dict[int, Any] = field(default_factory=dict)


class ClockData(Struct):
    """Time that is left to each seat, and when it runs out for those who are asked."""

    serial: int = -1
    banks: list[int] = field(default_factory=list)
    deadlines: dict[int, int] = field(default_factory=dict)


class PlayData(Struct):
    """What goes with a match besides its rules."""

    clock: ClockData = field(default_factory=ClockData)
    window: WindowData | None = None
    orders: list[OrderData] = field(default_factory=list)


class Snapshot(Struct):
    """Where a match stands: by the rules (see records/stored.py), and at the table."""

    match: Raw
    play: PlayData


class Card(Struct):
    """A table in a list, for whoever reads it; nothing hidden is in it."""

    id: str
    game: str
    players: int
    modules: list[str]
    status: Status
    names: list[str]
    open_seats: int
    updated: int
    match: int
    clock: str
    waiting: list[int]


Document = TypeVar("Document", bound=Struct)
_encoder = msgspec.json.Encoder()


def write(document: Struct) -> str:
    """Return a document as one line of JSON."""
    return _encoder.encode(document).decode()


def read(kind: type[Document], text: str) -> Document:
    """Return the document a line of JSON holds."""
    return msgspec.json.decode(text, type=kind)
