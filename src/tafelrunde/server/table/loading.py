"""From what is stored to a table that is awake."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from msgspec import Raw

from tafelrunde.games.catalog import GameInfo
from tafelrunde.kernel import NOBODY, SaveError
from tafelrunde.records.match import Match
from tafelrunde.records.stored import Parts, Stored, encoded

from ..storage.rows import ChatRow, LogRow, MatchRow, TableRow
from ..storage.store import Store
from . import clocks, messages, playing, seating
from .channels import Channels, Delayed
from .core import Core
from .documents import Snapshot, TableData, read, write

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Loaded:
    """All rows of a table that are needed to go on."""

    table: TableRow
    match: MatchRow | None
    log: list[LogRow]
    chat: list[ChatRow]


def fetch(store: Store, id: str) -> Loaded | None:
    """Read a table's rows."""
    table = store.table(id)
    if table is None:
        return None
    number = read(TableData, table.data).match
    match = store.match(id, number) if number else None
    lines = store.log(id, number) if number else []
    return Loaded(table, match, lines, store.chat(id))


def stored_parts(store: Store, table: str, number: int) -> Parts | None:
    """Return a match from the store."""
    row = store.match(table, number)
    if row is None:
        return None
    lines = store.log(table, number)
    return Parts(row.header, read(Snapshot, row.snapshot).match, [line.line for line in lines])


def wake(rows: Loaded, info: GameInfo | None, boot: str, now: Callable[[], float]) -> Core:
    """Return the table as it was stored, with some grace for deadlines."""
    data = read(TableData, rows.table.data)
    channels = Channels(data.setting.players, data.setting.watching.delay, boot)
    core = Core(rows.table, data, info, channels, now)
    core.chat = rows.chat
    if rows.match is not None:
        put_back(core, rows.match, [row.line for row in rows.log])
    if data.gathering is not None:
        data.gathering.deadline = max(data.gathering.deadline, core.now() + seating.GATHERING)
    clocks.allow_grace(core)
    catch_up_spectators(core)
    return core


def put_back(core: Core, row: MatchRow, lines: list[str]) -> None:
    """Put the stored match on the table, or end it if today's rules can't go on with it."""
    snapshot = read(Snapshot, row.snapshot)
    stored = Stored(row.header, snapshot.match, lines)
    core.resume_lines(len(lines))
    try:
        match = restored(core, stored)
    except Exception as error:
        log.error("match %s of table %s can't go on: %s", row.number, core.id, error)
        if row.status == "running":
            stored.standing.status = "failed"
            snapshot.match = Raw(encoded(stored.standing).encode())
            row = replace(row, status="failed", snapshot=write(snapshot))
            core.status = "over"
            core.lose_match(stored.record(), row)
        else:
            core.resume_match(None, stored.record(), row.header)
        return
    core.resume_match(match, None, row.header)
    core.play = snapshot.play
    if core.status == "playing" and match.status == "running":
        core.opened = core.now()
        playing.settle(core)


def restored(core: Core, stored: Stored) -> Match:
    """Return the match, after a look whether it can be shown to everybody."""
    if core.info is None:
        raise SaveError(f"there is no game {stored.header.game} any more")
    match = Match.restore(core.info, stored)
    for viewer in range(NOBODY, match.game.players):
        match.game.view(match.s, viewer)
        match.game.decision(match.s, viewer)
    return match


def catch_up_spectators(core: Core) -> None:
    """Those who lag behind see nothing of a match until their time has come."""
    for channel in core.channels.all.values():
        if not isinstance(channel, Delayed):
            continue
        channel.table = messages.info_on(core, channel)
        channel.chat = [messages.line(row) for row in core.chat]
        about = messages.match_info(core)
        if about is not None:
            message = messages.match_changed(core, channel.viewer, about, anew=True)
            running = about.status == "running"
            channel.tell_at(message, core.now() + (core.channels.delay if running else 0))
            channel.release(core.now())
