"""Bodies of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .common import FileName, FileText, Name, Status, TableSetting


class Cause(Struct):
    """What was wrong: the key of its text and the variables, or else the text in English."""

    key: str
    text: str
    values: dict[str, str | int] = {}
    because: list[Cause] = []  # what is told after it


class RefusalBody(Struct):
    """Why a request was not carried out."""

    code: str
    key: str
    text: str
    values: dict[str, str | int] = {}
    because: list[Cause] = []  # what is told after it


class ServerStatus(Struct):
    """What runs here."""

    version: str
    protocol: int
    boot: str


class Me(Struct):
    """Who the server takes you for; an empty name means it doesn't know you yet."""

    name: str = ""
    login: str = ""  # empty for guests


class NameWish(Struct, forbid_unknown_fields=True):
    """The name you want to be called by."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """Login name and password of an account."""

    login: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ModuleInfo(Struct):
    """An expansion that can be switched on."""

    id: str
    needs: list[str]
    fewest: int


class OptionInfo(Struct):
    """A number that can be chosen."""

    id: str
    least: int
    most: int
    default: int


class GameCard(Struct):
    """A game that can be played here; its words are in its texts."""

    id: str
    title: str
    rules: int
    credits: str
    fewest: int
    most: int
    usual: int
    modules: list[ModuleInfo]
    options: list[OptionInfo]
    levels: list[str]  # of bots, weakest first
    series: bool = False  # something is carried over from match to match
    lessons: int = 0  # of its tutorial
    files: list[str] = []  # what a table may bring, such as a map of its own
    ratings: dict[str, int] = {}  # of levels, where a league has found them (docs/league.md)


class Vocabulary(Struct):
    """How verbs, events and prompts are built, and the words of each kind (docs/words.md)."""

    verbs: dict[str, list[tuple[str, str]]]  # (argument, kind) in order
    events: dict[str, list[tuple[str, str]]]
    prompts: dict[str, list[tuple[str, str]]]
    chances: dict[str, list[tuple[str, str]]]  # what may come of actions, by odds
    reasons: dict[str, list[tuple[str, str]]]  # why the coach suggests something
    kinds: dict[str, list[str]]
    clauses: dict[str, list[str]]  # of the rulebook about each word of a kind, where there are any
    views: dict[str, str]  # entries of views that are things of a kind
    details: list[str]  # entries of views that only a game's own table draws
    windows: list[str]  # decisions in which people may answer something
    ground: dict[str, Any] = {}  # what never changes in a match and is drawn, such as a map


class SeatsBody(Struct):
    """How many can play with the files a table brings."""

    fewest: int
    most: int


class VocabularyWish(Struct, forbid_unknown_fields=True):
    """A setting whose vocabulary is asked for, with the files a table brings."""

    players: Annotated[int, Meta(ge=0, le=100)] = 0
    modules: list[str] = []
    options: dict[str, int] = {}
    files: dict[FileName, FileText] = {}


class ClauseBody(Struct):
    """A clause of the rulebook."""

    id: str
    title: str
    text: str  # Markdown


class ChapterBody(Struct):
    """A chapter of the rulebook."""

    number: str
    title: str
    intro: str
    clauses: list[ClauseBody]


class RulebookBody(Struct):
    """A rulebook in one language."""

    title: str
    intro: str
    chapters: list[ChapterBody]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit where: you, somebody who comes later, a bot, or a friend at your device."""

    kind: Literal["me", "open", "bot", "local"]
    level: Annotated[str, Meta(max_length=20)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""  # of the friend


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it; without seats: you, and the rest open."""

    setting: TableSetting
    seats: list[SeatWish] = []
    start: bool = False  # begin at once; bots take open seats


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    modules: list[str]
    status: Status
    names: list[str]  # by seat, empty for an open one
    open_seats: int
    you: int  # the reader's seat or -1
    your_turn: bool
    updated: int  # milliseconds since 1970
    match: int
    clock: str  # kind of clock


class Lobby(Struct):
    """Your tables, and those anybody may join."""

    mine: list[TableCard]
    open: list[TableCard]


class Invitation(Struct):
    """The token of an invitation link."""

    token: str


class VerifyWish(Struct, forbid_unknown_fields=True):
    """A record's text, to be checked."""

    record: Annotated[str, Meta(max_length=8_000_000)]


class Check(Struct):
    """Something that was looked at, and whether it holds."""

    ok: bool
    text: str


class Verdict(Struct):
    """What came out of verifying a record."""

    ok: bool
    game: str
    names: list[str]
    checks: list[Check]
    draws: int
    contributions: list[str]
    details: list[dict[str, Any]] = []  # the draws themselves: index, n, result, what
