"""Tables to be compared: random matches stopped in mid-game, and twins of them.

In a twin everything a viewer can't know is dealt anew, but key and counter of the draws are those
of the truth, so that the same actions bring the same dice. What the truth's log holds besides what
the viewer was told (others' actions, draws, whispers) is something else in the twin's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel import NOBODY, Event, dump
from tafelrunde.kernel.game import carry_nothing
from tafelrunde.kernel.insight import audible
from tafelrunde.lab.secrecy import STREAM
from tafelrunde.lab.subject import Chooser, Subject, short_options, subject_of
from tafelrunde.records.match import Match
from tafelrunde.records.stored import Line, Standing, encoded
from tafelrunde.records.undo import NOTHING
from tafelrunde.server.cookies import Cookies
from tafelrunde.server.people import SECRET_SETTING
from tafelrunde.server.protocol.common import ClockWish, TableSetting
from tafelrunde.server.storage import Store
from tafelrunde.server.storage.rows import LogRow, MatchRow, PersonRow, TableRow, Write
from tafelrunde.server.table.documents import (
    BOT,
    PERSON,
    Card,
    PlayData,
    SeatData,
    Snapshot,
    TableData,
    write,
)

Setting = tuple[GameInfo, int, tuple[str, ...]]

SETTINGS: list[Setting] = [
    (info, players, modules)
    for info in all_games()
    for players in range(info.fewest, info.most + 1)
    for modules in info.module_sets(players)
]
LONGEST_START = 60  # decisions before a match is stopped
STAGES = 6  # positions, and
DEALS = 8  # twins of each, tried until something is dealt otherwise
SECRET = "not so secret, since both servers have to know it"
STORED = 1_700_000_000_000  # when everything was stored, milliseconds since 1970
# A window lasts till all have answered: nothing happens by itself.
CLOCK = ClockWish(window_least=0, window_most=86_400)
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hans")

_line = msgspec.json.Decoder(Line)


@dataclass
class Staged:
    """A match that was stopped, as it lies on a table, and what was logged of it so far."""

    id: str
    subject: Subject
    match: Match
    viewer: int = NOBODY  # for whom its twin is made
    bots: tuple[int, ...] = ()  # seats that play themselves
    shared: bool = False  # the first two play at one device
    clock: ClockWish = CLOCK
    lines: list[str] = field(default_factory=list)
    twin: str = ""  # its twin's state
    differs: bool = False  # something is dealt otherwise there

    @property
    def players(self) -> int:
        """How many sit there."""
        return self.match.game.players

    def person(self, seat: int) -> str:
        """Return the id of who sits there."""
        return f"{self.id}-{0 if self.shared and seat == 1 else seat}"

    def cookie(self, seat: int) -> str:
        """Return the cookie by which a server takes us for who sits there."""
        return Cookies(SECRET).write(self.person(seat), 0)

    @property
    def invitation(self) -> str:
        """The token of the invitation link."""
        return f"come-to-{self.id}"


# Playing and stopping


def staged(id: str, setting: Setting, seed: str, viewer: int = NOBODY) -> Staged:
    """Play a random match up to a random decision; every second one of a series is its second."""
    info, players, modules = setting
    chooser = Chooser(f"stage {seed}")
    subject = subject_of(info, players, modules)
    carried: dict[str, Any] = {}
    if subject.game.carry is not carry_nothing and chooser.below(2):
        first = played(id, subject, info, setting, f"{seed} first", None, {})
        carried = subject.game.carry(subject.game, first.match.s)
    moves = chooser.below(LONGEST_START)
    while True:
        table = played(id, subject, info, setting, f"{seed} {moves}", moves, carried)
        if table.match.status == "running":
            table.viewer = viewer
            return table
        moves //= 2


def played(
    id: str,
    subject: Subject,
    info: GameInfo,
    setting: Setting,
    seed: str,
    moves: int | None,
    carried: dict[str, Any],
) -> Staged:
    """Play at random so many moves, or to the end, and keep the log."""
    _, players, modules = setting
    names = list(NAMES[:players])
    agreed = info.setting(players, modules, short_options(info))
    match = Match(info, agreed, names, seed=seed, carried=carried)
    table = Staged(id, subject, match)
    chooser = Chooser(f"moves {seed}")
    keep_line(table)
    while match.status == "running" and (moves is None or moves > 0 or in_a_window(match)):
        match.act(*chooser.move(match.game, match.s))
        keep_line(table)
        moves = None if moves is None else moves - 1
    return table


def in_a_window(match: Match) -> bool:
    """Say whether some have answered in a window: servers keep these answers beside the match."""
    return match.game.is_window(match.s) and any(match.s.answers)


def keep_line(table: Staged) -> None:
    """Keep what the last step added to the log."""
    line = table.match.fresh_line()
    if line is not None:
        table.lines.append(line)


# Rows


def rows(table: Staged, state: str = "", lines: list[str] | None = None) -> Iterator[Write]:
    """Yield what a server stores of the table; with another state and log for a twin."""
    match = table.match
    yield table_row(table)
    standing = msgspec.json.decode(match.standing(), type=Standing)
    standing.steps, standing.barrier = [], NOTHING  # what came before was never played in a twin
    standing.state = Raw((state or dump(match.s)).encode())
    snapshot = write(Snapshot(Raw(encoded(standing).encode()), PlayData()))
    yield MatchRow(table.id, 1, match.status, match.header(), snapshot, STORED)
    for number, line in enumerate(lines or table.lines):
        yield LogRow(table.id, 1, number, line)


def table_row(table: Staged) -> TableRow:
    """Return a table where everybody is a person."""
    match = table.match
    setting = TableSetting(
        game=match.info.id,
        players=table.players,
        modules=list(match.setting.modules),
        options=match.setting.options,
        clock=table.clock,
        pace=0,
    )
    seats = [
        SeatData(BOT, name, "random") if seat in table.bots else SeatData(PERSON, name)
        for seat, name in enumerate(match.names)
    ]
    data = TableData(setting, seats, match=1)
    people = tuple(
        ["" if seat in table.bots else table.person(seat) for seat in range(table.players)]
    )
    return TableRow(
        id=table.id,
        game=match.info.id,
        visibility="link",
        status="playing",
        host=next(filter(None, people)),
        invitation=table.invitation,
        created=STORED,
        updated=STORED,
        people=people,
        data=write(data),
        card=write(card(table)),
    )


def card(table: Staged) -> Card:
    """Return the table as it is listed."""
    match = table.match
    return Card(
        id=table.id,
        game=match.info.id,
        players=table.players,
        modules=list(match.setting.modules),
        status="playing",
        names=match.names,
        open_seats=0,
        updated=STORED,
        match=1,
        clock="none",
        waiting=list(match.game.actors(match.s)),
    )


# Twins


def staged_twin(id: str, setting: Setting, viewer: int) -> Staged:
    """Play till something is hidden from the viewer; where a game hides nothing, that's no twin."""
    for number in range(STAGES):
        table = staged(id, setting, f"{id} {number}", viewer)
        truth = dump(table.match.s)
        for deal in range(DEALS):
            table.twin = twin(table, f"twin {id} {deal}")
            if table.twin != truth:
                table.differs = True
                return table
    return table


def twin_rows(table: Staged) -> Iterator[Write]:
    """Yield what a server stores of the viewer's twin of the table."""
    return rows(table, table.twin, [otherwise(line, table.viewer) for line in table.lines])


def twin(table: Staged, seed: str) -> str:
    """Return the state with all dealt anew that the viewer can't know, but for coming draws."""
    s = table.match.s
    dealt = table.match.game.redeal(s, table.viewer, seed)
    for column in STREAM:
        setattr(dealt, column, getattr(s, column))
    return dump(dealt)


def otherwise(text: str, viewer: int) -> str:
    """Return a line of the log in which all that the viewer was not told is something else."""
    line = _line.decode(text)
    line.entries = [
        (seat, f"hidden {text}", f"hidden {hashed}") for seat, text, hashed in line.entries
    ]
    line.draws = [(index, n, (result + 1) % n, what) for index, n, result, what in line.draws]
    if line.events is not None:
        events = [(audience, key, tuple(values)) for audience, key, values in line.events]
        line.events = [hidden(event, viewer) for event in events]
    return encoded(line)


def hidden(event: Event, viewer: int) -> Event:
    """Return an event as it was if the viewer was told, and else one that tells something else."""
    if audible(event, viewer):
        return event
    return event[0], event[1], tuple([f"hidden {value}" for value in event[2]])


# Databases


def store_tables(
    tables: list[Staged], folder: Path, rows_of: Callable[[Staged], Iterator[Write]] = rows
) -> None:
    """Write tables into the database a server will find in its data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store.open(f"sqlite:///{folder}/tafelrunde.db")
    store.keep_setting(SECRET_SETTING, SECRET)
    for table in tables:
        for seat, name in enumerate(table.match.names):
            if table.person(seat) not in map(table.person, range(seat)):
                store.add_person(PersonRow(table.person(seat), name, None, None, STORED, 0))
        store.write(list(rows_of(table)))
    store.close()


def store_twins(tables: list[Staged], truth: Path, other: Path) -> None:
    """Write all tables into one database, and their twins into another."""
    store_tables(tables, truth)
    store_tables(tables, other, twin_rows)
