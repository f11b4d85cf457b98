"""The store: everything the server has to remember, on SQLite or PostgreSQL.

Synchronous and for one thread; the server works with it through `desk.py`.
"""

from __future__ import annotations

import json
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

from .drivers import Driver, Job, Values, open_driver
from .errors import ConnectionLost
from .rows import (
    ChatRow,
    LogRow,
    MatchRow,
    PersonRow,
    PushRow,
    SummaryRow,
    TableRow,
    Write,
)
from .statements import Statements

Found = TypeVar("Found")

SEATINGS_KEPT = 10_000
WHERE_PEOPLE_ARE = [field.name for field in fields(TableRow)].index("people")


class Store:
    """Reads and writes rows; a batch of writes is one transaction."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._sql = Statements(driver.dialect)
        # Who sits where, as stored: tables are written at every move, seats change rarely.
        self._seatings: OrderedDict[str, tuple[str, ...]] = OrderedDict()

    @classmethod
    def open(cls, url: str) -> Store:
        """Open `sqlite:///FILE` or `postgresql://…` for us alone, and bring it up to date."""
        return cls(open_driver(url))

    def close(self) -> None:
        """Let go of the database."""
        self._driver.close()

    # Tables and what happens there

    def write(self, batch: Sequence[Write]) -> None:
        """Store all rows in one transaction or none; a line of log or chat must be new."""
        tables = [row for row in batch if isinstance(row, TableRow)]
        moved = [row for row in tables if self._seatings.get(row.id) != row.people]
        jobs: list[Job] = [
            (self._sql.put_table, [table_values(row) for row in tables]),
            (self._sql.put_match, [vars(row) for row in batch if isinstance(row, MatchRow)]),
            (self._sql.add_log, [vars(row) for row in batch if isinstance(row, LogRow)]),
            (self._sql.add_chat, [vars(row) for row in batch if isinstance(row, ChatRow)]),
            *self._seat_jobs(moved),
        ]
        self._transact_once([job for job in jobs if job[1]], batch)
        self._note_seatings(moved)

    def _transact_once(self, jobs: list[Job], batch: Sequence[Write]) -> None:
        """Where the connection broke, see whether all was stored before it is tried again."""
        try:
            self._driver.transact(jobs)
        except ConnectionLost:
            if not self._holds(batch):
                self._driver.transact(jobs)

    def _holds(self, batch: Sequence[Write]) -> bool:
        """Say whether the batch's first new line is there: a transaction is all or nothing."""
        for row in batch:
            if isinstance(row, LogRow):
                return self._driver.rows(self._sql.log_line, vars(row)) == [
                    tuple(vars(row).values())
                ]
            if isinstance(row, ChatRow):
                return self._driver.rows(self._sql.chat_line, vars(row)) == [
                    tuple(vars(row).values())
                ]
        return False  # other rows may be written twice

    def _seat_jobs(self, tables: list[TableRow]) -> list[Job]:
        last = {row.id: row.people for row in tables}  # the last word counts, as for the rows
        taken = [
            {"table": table, "seat": seat, "person": person}
            for table, people in last.items()
            for seat, person in enumerate(people)
            if person
        ]
        return [
            (self._sql.leave_seats, [{"table": table} for table in last]),
            (self._sql.take_seat, taken),
        ]

    def _note_seatings(self, tables: list[TableRow]) -> None:
        for row in tables:
            self._seatings[row.id] = row.people
            self._seatings.move_to_end(row.id)
        while len(self._seatings) > SEATINGS_KEPT:
            self._seatings.popitem(last=False)

    def table(self, id: str) -> TableRow | None:
        """Return a table."""
        return first(self._tables(self._sql.table, {"id": id}))

    def table_invited(self, token: str) -> TableRow | None:
        """Return the table an invitation is for."""
        return (
            first(self._tables(self._sql.table_invited, {"invitation": token})) if token else None
        )

    def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """Return the tables where somebody has a seat or is the host, newest first."""
        return self._tables(self._sql.tables_of, {"person": person, "limit": limit})

    def listed(self, limit: int = 100) -> list[TableRow]:
        """Return the tables anybody may see that are not over, newest first."""
        return self._tables(self._sql.listed, {"limit": limit})

    def awake(self) -> list[str]:
        """Return the ids of tables where time goes on: somebody's clock runs, or a bot's turn."""
        return [id for (id,) in self._driver.rows(self._sql.awake, {})]

    def _tables(self, statement: str, values: Values) -> list[TableRow]:
        return [table_row(found) for found in self._driver.rows(statement, values)]

    def match(self, table: str, number: int) -> MatchRow | None:
        """Return a match of a table."""
        found = self._driver.rows(self._sql.match, {"table": table, "number": number})
        return first([MatchRow(*row) for row in found])

    def log(self, table: str, match: int) -> list[LogRow]:
        """Return all that was done in a match."""
        found = self._driver.rows(self._sql.log, {"table": table, "match": match})
        return [LogRow(*row) for row in found]

    def summary(self, table: str, match: int) -> SummaryRow | None:
        """Return what was made of a match, looking back."""
        found = self._driver.rows(self._sql.summary, {"table": table, "match": match})
        return first([SummaryRow(*row) for row in found])

    def keep_summary(self, row: SummaryRow) -> None:
        """Remember what was made of a match, looking back."""
        self._driver.transact([(self._sql.put_summary, [vars(row)])])

    def chat(self, table: str, limit: int = 200) -> list[ChatRow]:
        """Return what was said last at a table, oldest first."""
        found = self._driver.rows(self._sql.chat, {"table": table, "limit": limit})
        return [ChatRow(*row) for row in reversed(found)]

    # People

    def add_person(self, row: PersonRow) -> None:
        """Store somebody new; a login that is taken is an error."""
        self._driver.transact([(self._sql.add_person, [person_values(row)])])

    def change_person(self, row: PersonRow) -> None:
        """Store what changed about somebody; a login that is taken is an error."""
        self._driver.transact([(self._sql.change_person, [person_values(row)])])

    def person(self, id: str) -> PersonRow | None:
        """Return somebody."""
        return first([PersonRow(*row) for row in self._driver.rows(self._sql.person, {"id": id})])

    def person_by_login(self, login: str) -> PersonRow | None:
        """Return the account with this login; capital or small letters are the same."""
        found = self._driver.rows(self._sql.person_by_login, {"login_key": login_key(login)})
        return first([PersonRow(*row) for row in found])

    def move_person(self, old: str, new: str) -> list[str]:
        """Give one person's seats, tables and words to another, and return the tables it concerns.

        A seat stays where it is if the other one sits at that table too: nobody has two.
        """
        tables = [row for row in self.tables_of(old, limit=1_000_000) if new not in row.people]
        moved = [replace(row, people=exchanged(row.people, old, new)) for row in tables]
        hosts = [{"old": old, "new": new}]
        self._driver.transact(
            [
                (self._sql.put_table, [table_values(row) for row in moved]),
                *self._seat_jobs(moved),
                (self._sql.move_host, hosts),
                (self._sql.move_chat, hosts),
                (self._sql.move_pushes, hosts),
            ]
        )
        self._note_seatings(moved)
        return [row.id for row in moved]

    # Turn notices

    def put_push(self, row: PushRow) -> None:
        """Remember where a browser listens; whoever it was before, it is this person's now."""
        self._driver.transact([(self._sql.put_push, [vars(row)])])

    def drop_pushes(self, endpoints: Sequence[str]) -> None:
        """Forget browsers that don't listen any more."""
        if endpoints:
            values = [{"endpoint": endpoint} for endpoint in endpoints]
            self._driver.transact([(self._sql.drop_push, values)])

    def pushes_of(self, person: str) -> list[PushRow]:
        """Return where somebody's browsers listen, the newest first."""
        found = self._driver.rows(self._sql.pushes_of, {"person": person})
        return [PushRow(*row) for row in found]

    # Odds and ends

    def setting(self, key: str) -> str | None:
        """Return something the server decided once, such as its cookie secret."""
        found = self._driver.rows(self._sql.setting, {"key": key})
        return first([value for (value,) in found])

    def keep_setting(self, key: str, value: str) -> None:
        """Remember something for good."""
        self._driver.transact([(self._sql.keep_setting, [{"key": key, "value": value}])])


def first(found: list[Found]) -> Found | None:
    """Return the only one, or None."""
    return found[0] if found else None


def table_values(row: TableRow) -> dict[str, Any]:
    """Return the values of a table's columns."""
    return {**vars(row), "people": json.dumps(row.people)}


def table_row(found: tuple[Any, ...]) -> TableRow:
    """Return the row with these columns."""
    values = list(found)
    values[WHERE_PEOPLE_ARE] = tuple(json.loads(values[WHERE_PEOPLE_ARE]))
    return TableRow(*values)


def person_values(row: PersonRow) -> dict[str, Any]:
    """Return the values of a person's columns."""
    return {**vars(row), "login_key": None if row.login is None else login_key(row.login)}


def login_key(login: str) -> str:
    """Return what logins have in common that only differ in capitals or look the same."""
    return unicodedata.normalize("NFKC", login.casefold())


def exchanged(people: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """Put somebody in another's place."""
    return tuple(new if person == old else person for person in people)
