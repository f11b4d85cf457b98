"""What a process of its own does with a record: an errand as JSON in, its outcome out.

    python -m tafelrunde.server.web.errands < errand.json

The first line of the answer is the outcome, the rest is what was asked for. Nothing of the tables
is imported here: the process has to start quickly.
"""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tafelrunde.kernel import NOBODY, OptionError, SaveError
from tafelrunde.records.forking import fork
from tafelrunde.records.frames import Frames, Moment, frames
from tafelrunde.records.record import Record, load_record
from tafelrunde.records.stored import Parts

from ..protocol import replays
from ..protocol.api import Cause
from ..protocol.common import Event
from ..protocol.errors import Refusal, as_told, bad_setting, from_told
from .verdict import judged

MOST_MEMORY = 2_000_000_000  # bytes
MOST_CPU = 60  # seconds
NICENESS = 10
MOST_SHOWN = 64_000_000  # bytes of a replay; a longer one is told without views
MOST_LINES = 20_000  # of a log that is gone on from
QUICKLY = 5  # of gzip's levels; views are alike, so even this is a twentieth
SOURCE = "this record"


class Errand(Struct):
    """Something to do with a record: anybody's text, or a match of ours as it is stored."""

    what: Literal["verify", "replay", "fork"]
    text: str = ""
    kept: Parts | None = None
    reader: int = NOBODY  # who may read a match of ours while it runs
    viewer: int = NOBODY
    entries: int = 0  # lines of the log after which a fork goes on


class Outcome(Struct):
    """Why an errand could not be done, if so."""

    code: str = ""
    told: Cause | None = None


def refused(refusal: Refusal) -> Outcome:
    """Return that an errand was refused."""
    return Outcome(refusal.code, as_told(refusal))


def raised(outcome: Outcome) -> Refusal:
    """Return the refusal that another process came to."""
    assert outcome.told is not None
    error = from_told(outcome.told)
    return Refusal(outcome.code, str(error), error.key, values=error.values, because=error.because)


def record_of(errand: Errand) -> Record:
    """Return the record an errand is about."""
    if errand.kept is None:
        return load_record(errand.text, SOURCE)
    record = errand.kept.read().record(errand.reader)
    record.source = SOURCE
    return record


# Verifying


def verdict(errand: Errand) -> bytes:
    """Check the dice."""
    return msgspec.json.encode(judged(record_of(errand)))


# Replays


def replay(errand: Errand) -> bytes:
    """Return a record moment by moment, compressed; too big ones without views."""
    found = frames(record_of(errand), errand.viewer)
    body = msgspec.json.encode(body_of(found))
    if len(body) > MOST_SHOWN:
        for moment in found.moments:
            moment.view = None
        found.playable = False
        body = msgspec.json.encode(body_of(found))
    return gzip.compress(body, QUICKLY)


def body_of(found: Frames) -> replays.ReplayBody:
    """Return a replay as it is sent."""
    record = found.record
    return replays.ReplayBody(
        game=record.game,
        modules=list(record.modules),
        options=record.options,
        files=record.files,
        names=record.names,
        status=record.status,
        winners=record.winners,
        rules=record.rules,
        viewer=found.viewer,
        whole=found.whole,
        playable=found.playable,
        frames=[frame_of(moment) for moment in found.moments],
    )


def frame_of(moment: Moment) -> replays.Frame:
    """Return a moment as it is sent: whom else its events were told is nobody's business."""
    events: list[Event] = [(key, list(arguments)) for _, key, arguments in moment.events]
    return replays.Frame(
        entries=moment.entries,
        seat=moment.seat,
        action=moment.action,
        events=events,
        view=moment.view,
        waiting=moment.waiting,
        asked=moment.asked,
        prompt=moment.prompt,
        values=moment.values,
        undone=moment.undone,
    )


# Forks


class Forked(Struct):
    """A match to go on from: what a table needs to begin there."""

    game: str
    players: int
    modules: list[str]
    options: dict[str, int]
    files: dict[str, str]
    rules: int
    carried: dict[str, Any]
    past: str  # see records/past.py


def forked(errand: Errand) -> bytes:
    """Return what a match needs to go on from a moment of a record."""
    record = record_of(errand)
    if record.stream is not None:
        raise Refusal("wrong-status", "a match can be gone on from once it has ended")
    lines = len(record.entries) + sum(len(stretch.entries) for stretch in record.origin)
    if lines > MOST_LINES:
        sentence = f"nobody goes on from more than {MOST_LINES} actions"
        raise Refusal("bad-record", sentence, "error-fork-long", values={"most": MOST_LINES})
    found = Forked(
        game=record.game,
        players=len(record.names),
        modules=list(record.modules),
        options=record.options,
        files=record.files,
        rules=record.rules,
        carried=record.carried,
        past=fork(record, errand.entries).dump(),
    )
    return msgspec.json.encode(found)


# The process

ERRANDS: dict[str, Callable[[Errand], bytes]] = {
    "verify": verdict,
    "replay": replay,
    "fork": forked,
}


def done(errand: Errand) -> tuple[Outcome, bytes]:
    """Do an errand."""
    try:
        return Outcome(), ERRANDS[errand.what](errand)
    except SaveError as error:
        return refused(Refusal("bad-record", str(error), because=[error])), b""
    except OptionError as error:
        return refused(bad_setting(error)), b""
    except Refusal as refusal:
        return refused(refusal), b""


def be_modest(seconds: int = MOST_CPU) -> None:
    """Let tables come first, and let what grows or goes on without end end only its reader.

    The time is for a reader whose server was killed; not every system knows such limits.
    """
    try:
        import resource
    except ImportError:
        return
    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def main() -> None:
    """Do the errand that comes in."""
    be_modest()
    outcome, body = done(msgspec.json.decode(sys.stdin.buffer.read(), type=Errand))
    sys.stdout.buffer.write(msgspec.json.encode(outcome) + b"\n" + body)


if __name__ == "__main__":
    main()
