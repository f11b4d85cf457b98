"""Records: a match as a readable text file. See docs/records.md for every field.

Reading a record needs no rules: who acted and what was drawn is plain, actions stay text, and the
messages are the events as they were sent.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tafelrunde.kernel import EVERYONE, NOBODY, Event, SaveError
from tafelrunde.kernel.insight import audible

from .files import read_text, write_text
from .flow import flow
from .notation import NotationError, read_seat, write_seat
from .reading import Item, in_file, in_line, read_documents

FORMAT = 1
UNDO = "undo"  # stands where an action stands, so no game may have such a verb
SPECTATOR = "spectator"
STATUSES = ("running", "over", "abandoned", "failed")

NEEDED = ("record", "game", "rules", "save", "players", "commitment", "status")
OPTIONAL = ("modules", "options", "files", "carried", "contributions", "secret", "winners")
CONTENTS = ("stream", "origin", "start", "actions", "draws", "messages")
STRETCH = ("players", "commitment", "contributions", "secret", "start", "actions", "draws")

_HEX = re.compile(r"(?:[0-9a-f]{2}){1,64}", re.ASCII)


# The three below are made at every move and never changed; frozen, they would take thrice as long.


@dataclass(slots=True)
class Entry:
    """A line of the log: an action or an undo, and the state's hash once the decision is done.

    Answers that others were still waited for have no hash of their own.
    """

    seat: int
    text: str
    hash: str
    line: int = field(default=0, compare=False)


@dataclass(slots=True)
class Draw:
    """A draw of 0..n-1: where it began in the stream, what came, and what it was for."""

    index: int
    n: int
    result: int
    what: str


@dataclass(slots=True)
class Message:
    """What was told after so many log entries; `undo` is the seat that took its last step back."""

    after: int
    events: tuple[Event, ...]
    undo: int = NOBODY


@dataclass
class Stretch:
    """What was played under one secret before a match went on from it; see Record.origin."""

    names: list[str]
    commitment: str
    secret: str
    contributions: tuple[str, ...] = ()
    start: str = ""
    entries: list[Entry] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)


@dataclass
class Record:
    """A whole match; or, while it runs, what one viewer was told of it (`stream`)."""

    game: str
    rules: int
    save: int
    names: list[str]
    modules: tuple[str, ...] = ()
    options: dict[str, int] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)  # what the table brought, such as a map
    carried: dict[str, Any] = field(default_factory=dict)
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    secret: str = ""
    status: str = "running"
    winners: list[int] = field(default_factory=list)
    stream: int | None = None  # the viewer whose stream this is; None for a whole match
    origin: tuple[Stretch, ...] = ()  # what was played before, if the match goes on from another
    start: str = ""
    entries: list[Entry] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    source: str = field(default="record", compare=False)

    def for_viewer(self, viewer: int) -> list[Message]:
        """Return the messages as a seat (or NOBODY: a spectator) was sent them."""
        return [redacted(message, viewer) for message in self.messages]


def redacted(message: Message, viewer: int) -> Message:
    """Return a message without what was not meant for the viewer, and without who else heard it."""
    events = tuple(
        (EVERYONE if event[0] == EVERYONE else 1 << viewer, event[1], event[2])
        for event in message.events
        if audible(event, viewer)
    )
    return Message(message.after, events, message.undo)


# Writing


def dump_record(record: Record) -> str:
    """Return the record as YAML."""
    lines = ["# A match recorded by tafelrunde; docs/records.md explains every line."]
    lines += [f"{key}: {flow(value)}" for key, value in header(record).items()]
    if record.stream is None:
        lines += _origin_lines(record.origin)
        lines += _log_lines(record)
    lines.append("messages: |")
    lines += ["  " + _json_line(message) for message in record.messages]
    return "\n".join(lines) + "\n"


def header(record: Record) -> dict[str, Any]:
    """Return the fields that come before the log; those without content are left out."""
    fields: dict[str, Any] = {
        "record": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "save": record.save,
        "players": record.names,
        "modules": list(record.modules),
        "options": record.options,
        "files": record.files,
        "carried": record.carried,
        "commitment": record.commitment,
        "contributions": list(record.contributions),
        "secret": record.secret,
        "status": record.status,
        "winners": [write_seat(seat, record.names) for seat in record.winners],
    }
    if record.stream is not None:
        fields["stream"] = _viewer_word(record.stream, record.names)
    return {key: value for key, value in fields.items() if value or key in NEEDED}


def _viewer_word(viewer: int, names: list[str]) -> str:
    if viewer == NOBODY:
        return SPECTATOR
    word = write_seat(viewer, names)
    return word if word != SPECTATOR else f"#{viewer + 1}"


def _origin_lines(origin: tuple[Stretch, ...]) -> list[str]:
    lines = ["origin:"] if origin else []
    for stretch in origin:
        fields: dict[str, Any] = {
            "players": stretch.names,
            "commitment": stretch.commitment,
            "contributions": list(stretch.contributions),
            "secret": stretch.secret,
        }
        head = [f"{key}: {flow(value)}" for key, value in fields.items() if value]
        first, *others = head + _log_lines(stretch)
        lines += [f"- {first}", *(f"  {line}" for line in others)]
    return lines


def _log_lines(record: Record | Stretch) -> list[str]:
    lines = [f"start: {flow(record.start)}", "actions:" if record.entries else "actions: []"]
    for entry in record.entries:
        parts = [write_seat(entry.seat, record.names), entry.text, entry.hash]
        lines.append(f"- {flow(parts if entry.hash else parts[:2])}")
    lines.append("draws:" if record.draws else "draws: []")
    lines += [f"- {flow([d.index, d.n, d.result, d.what])}" for d in record.draws]
    return lines


def _json_line(message: Message) -> str:
    line: list[Any] = [message.after, message.events]
    if message.undo != NOBODY:
        line = [message.after, UNDO, message.undo]
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    return text if text.isprintable() else json.dumps(line, separators=(",", ":"))


def write_record(path: str | Path, record: Record) -> None:
    """Write a record to a file, whole or not at all."""
    write_text(path, dump_record(record))


# Reading


def read_record(path: str | Path) -> Record:
    """Return the record in a file."""
    return load_record(read_text(path), str(path))


def load_record(text: str, source: str = "record") -> Record:
    """Return the record a YAML text describes, or say in which line it is broken."""
    documents = read_documents(text, source)
    if len(documents) != 1:
        number = len(documents)
        sentence = f"a record is one YAML document, this has {number}"
        raise in_file(source, SaveError(sentence, "error-record-documents", number=number))
    items = documents[0].mapping((*NEEDED, *OPTIONAL, *CONTENTS))
    for key in NEEDED:
        if key not in items:
            raise documents[0].error(f"'{key}' is missing", "error-key-missing", word=key)
    if items["record"].number() != FORMAT:
        sentence = f"this is not a record of format {FORMAT}"
        raise items["record"].error(sentence, "error-record-format", number=FORMAT)
    record = _header_from(items, source)
    _read_contents(record, items)
    return record


def _header_from(items: dict[str, Item], source: str) -> Record:
    record = Record(
        game=items["game"].text(),
        rules=items["rules"].number(),
        save=items["save"].number(),
        names=_names(items["players"]),
        commitment=_hex(items["commitment"]),
        status=items["status"].text(),
        source=source,
    )
    if record.status not in STATUSES:
        words = ", ".join(STATUSES)
        raise items["status"].error(f"write one of {words}", "error-write-one-of", words=words)
    if "modules" in items:
        record.modules = tuple(items["modules"].texts())
    if "options" in items:
        options = items["options"].mapping()
        record.options = {name: item.number() for name, item in options.items()}
    if "files" in items:
        files = items["files"].mapping()
        record.files = {name: item.text() for name, item in files.items()}
    if "carried" in items:
        items["carried"].mapping()
        record.carried = items["carried"].value()
    if "contributions" in items:
        record.contributions = tuple(items["contributions"].texts())
    if "secret" in items:
        record.secret = _hex(items["secret"])
    if "winners" in items:
        record.winners = [_seat(item, record.names) for item in items["winners"].items()]
    return record


def _read_contents(record: Record, items: dict[str, Item]) -> None:
    if "stream" in items:
        word = items["stream"].text()
        seat = NOBODY if word == SPECTATOR else _seat(items["stream"], record.names)
        record.stream = seat
    if "origin" in items:
        record.origin = tuple(_stretch(item, record.names) for item in items["origin"].items())
    _read_log(record, items)
    if "messages" in items:
        record.messages = _messages(items["messages"], len(record.names))


def _stretch(item: Item, names: list[str]) -> Stretch:
    parts = item.mapping(STRETCH)
    for key in ("players", "commitment", "secret"):
        if key not in parts:
            raise item.error(f"'{key}' is missing", "error-key-missing", word=key)
    stretch = Stretch(_names(parts["players"]), _hex(parts["commitment"]), _hex(parts["secret"]))
    if len(stretch.names) != len(names):
        sentence = f"{len(names)} players have to be {len(names)} before, too"
        raise parts["players"].error(sentence, "error-record-before", players=len(names))
    if "contributions" in parts:
        stretch.contributions = tuple(parts["contributions"].texts())
    _read_log(stretch, parts)
    return stretch


def _read_log(log: Record | Stretch, items: dict[str, Item]) -> None:
    if "start" in items:
        log.start = _hex(items["start"])
    if "actions" in items:
        log.entries = [_entry(item, log.names) for item in items["actions"].items()]
    if "draws" in items:
        log.draws = [_draw(item) for item in items["draws"].items()]


def _names(item: Item) -> list[str]:
    names = item.texts()
    if not names or not all(names):
        raise item.error("write the players' names in seat order", "error-write-names")
    return names


def _hex(item: Item) -> str:
    if not _HEX.fullmatch(item.text()):
        raise item.error("write up to 64 bytes as hexadecimal digits", "error-write-hex")
    return item.text()


def _seat(item: Item, names: list[str]) -> int:
    try:
        seat = read_seat(item.text(), names)
    except NotationError as error:
        raise item.error_for(error) from None
    if seat == NOBODY:
        raise item.error("a player is needed here, not nobody", "error-needs-player")
    return seat


def _entry(item: Item, names: list[str]) -> Entry:
    parts = item.items()
    if not 2 <= len(parts) <= 3:
        raise item.error("write [player, action, hash]", "error-write-entry")
    hashed = _hex(parts[2]) if len(parts) == 3 else ""
    return Entry(_seat(parts[0], names), parts[1].text(), hashed, item.line)


def _draw(item: Item) -> Draw:
    parts = item.items()
    if len(parts) != 4:
        raise item.error("write [index, n, result, name of the draw]", "error-write-draw")
    index, n, result = (part.number() for part in parts[:3])
    if index < 0 or not 1 <= n <= 1 << 31 or not 0 <= result < n:
        raise item.error(
            "a draw is 0 or more and below its n, which is 1 to 2^31", "error-draw-range"
        )
    return Draw(index, n, result, parts[3].text())


def _messages(item: Item, players: int) -> list[Message]:
    messages: list[Message] = []
    for number, line in enumerate(item.text().split("\n")):
        if not line.strip():
            continue
        try:
            messages.append(_message(json.loads(line), players))
        except (ValueError, RecursionError):
            at = item.line + (number + 1 if item.style == "|" else 0)
            form = (
                '[entries so far, [[audience, "event", [arguments]], ...]] or '
                f'[entries so far, "{UNDO}", seat]'
            )
            sentence = f"messages: write JSON: {form}"
            what = SaveError(sentence, "error-write-messages", form=form)
            raise in_line(item.source, at, what) from None
    return messages


def _message(data: Any, players: int) -> Message:
    """Return a message; ValueError if it is not made like one."""
    match data:
        case [int(after), [*events]]:
            return Message(after, tuple(_event(event) for event in events))
        case [int(after), "undo", int(seat)] if 0 <= seat < players:
            return Message(after, (), seat)
    raise ValueError("no message")


def _event(data: Any) -> Event:
    match data:
        case [int(audience), str(key), [*args]] if audience >= EVERYONE:
            return (audience, key, tuple(_frozen(arg) for arg in args))
    raise ValueError("no event")


def _frozen(value: Any) -> Any:
    """Event arguments are numbers, texts and tuples; what JSON made a list was a tuple."""
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    if not isinstance(value, int | str):
        raise ValueError("neither number nor text")
    return value
