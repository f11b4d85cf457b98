"""Parts that HTTP answers and socket messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Visibility = Literal["private", "link", "listed"]
Status = Literal["open", "gathering", "playing", "over", "closed"]
Action = list[Any]  # a verb and plain values
Event = tuple[str, list[Any]]  # key and arguments; whom else it was told is nobody's business


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    `move`: so many seconds for each decision (days-long games too). `bank`: so many seconds for the
    whole match, and `increment` more for each decision. A window has its own common time.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    window_least: Annotated[int, Meta(ge=0, le=60)] = 2  # seconds a window lasts at least
    window_most: Annotated[int, Meta(ge=3, le=30 * 86400)] = 20  # then whoever is silent passes


class Watching(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people without a seat may watch, and by how many seconds they lag behind."""

    allowed: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


FileName = Annotated[str, Meta(max_length=40)]
FileText = Annotated[str, Meta(max_length=20_000)]


class TableSetting(Struct, forbid_unknown_fields=True):
    """What the players agreed on before the match."""

    game: str
    players: int
    modules: list[str] = []
    options: dict[str, int] = {}
    visibility: Visibility = "link"
    clock: ClockWish = ClockWish()
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900  # milliseconds before a bot's move
    watching: Watching = Watching()
    odds: bool = True  # people may ask for exact odds
    coach: Literal["auto", "on", "off"] = "auto"  # auto: hints where only one person plays
    files: dict[FileName, FileText] = {}  # what the table brings, such as a map of its own


class Seat(Struct):
    """A seat as everybody at the table sees it, but for `you`."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # empty for an open seat
    level: str = ""  # of the bot, or of the one that stands in
    here: bool = False  # a person whose page is open
    stand_in: Literal["", "left", "time"] = ""  # why a bot plays for this person
    you: bool = False  # the seat the reader has now
    own: bool = False  # the reader's: several, where their device is passed around
    wins: int = 0  # in this series


class Votes(Struct):
    """Seats that want another match, or to break this one off."""

    rematch: list[int] = []
    abandon: list[int] = []


class TableInfo(Struct):
    """A table as one reader sees it."""

    id: str
    setting: TableSetting
    status: Status
    seats: list[Seat]
    host: bool = False  # the reader may change seats and start
    you: int = -1  # the reader's seat
    invitation: str = ""  # token of the invitation link, for those at the table
    match: int = 0  # number of the match in the series, from 1; 0 before the first
    votes: Votes = field(default_factory=Votes)
    watchers: int = 0
    created: int = 0  # milliseconds since 1970
    updated_rules: bool = False  # the rules were updated since this match began
    coach: bool = False  # whoever has to decide may ask for a hint


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    time: int
    seat: int  # -1: a spectator
    name: str
    text: str
