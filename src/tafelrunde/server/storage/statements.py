"""Every statement the store makes, written once with SQLAlchemy and turned into plain SQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Dialect,
    Table,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.sql import ClauseElement

from .schema import CHAT, LOG, MATCHES, PEOPLE, PUSHES, SEATS, SETTINGS, SUMMARIES, TABLES

LISTED = ("open", "playing")  # what strangers may join or watch
FROM_THE_START: ColumnElement[int] = literal_column(
    "0"
)  # or SQLAlchemy gives SQLite a value of its own
AWAKE = ("gathering", "playing")  # where clocks and bots go on without anybody


class Statements:
    """SQL for one kind of database; values are named like the columns."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._tables()
        self._matches()
        self._people()
        self._pushes()

    def _tables(self) -> None:
        by = TABLES.c
        newest = by.updated.desc(), by.id
        me: BindParameter[str] = bindparam("person")
        seated = select(SEATS.c.table).where(SEATS.c.person == me)
        mine = seated.union(select(by.id).where(by.host == me))
        found = select(TABLES)
        self.put_table = self._upsert(TABLES)
        self.leave_seats = self._sql(delete(SEATS).where(is_named(SEATS.c.table)))
        self.take_seat = self._sql(insert(SEATS))
        self.table = self._sql(found.where(is_named(by.id)))
        self.table_invited = self._sql(found.where(is_named(by.invitation)))
        self.tables_of = self._sql(
            found.where(by.id.in_(mine))
            .order_by(*newest)
            .limit(bindparam("limit"))
            .offset(FROM_THE_START)
        )
        self.listed = self._sql(
            found.where(one_of(by.visibility, ("listed",)), one_of(by.status, LISTED))
            .order_by(*newest)
            .limit(bindparam("limit"))
            .offset(FROM_THE_START)
        )
        self.awake = self._sql(select(by.id).where(one_of(by.status, AWAKE)).order_by(by.id))
        self.move_host = self._sql(
            update(TABLES).where(by.host == bindparam("old")).values(host=bindparam("new"))
        )

    def _matches(self) -> None:
        this_match = is_named(LOG.c.table), is_named(LOG.c.match)
        self.put_match = self._upsert(MATCHES)
        self.put_summary = self._upsert(SUMMARIES)
        self.summary = self._sql(
            select(SUMMARIES).where(is_named(SUMMARIES.c.table), is_named(SUMMARIES.c.match))
        )
        self.add_log = self._sql(insert(LOG))
        self.add_chat = self._sql(insert(CHAT))
        self.match = self._sql(
            select(MATCHES).where(is_named(MATCHES.c.table), is_named(MATCHES.c.number))
        )
        self.log = self._sql(select(LOG).where(*this_match).order_by(LOG.c.number))
        self.log_line = self._sql(select(LOG).where(*this_match, is_named(LOG.c.number)))
        self.chat = self._sql(
            select(CHAT)
            .where(is_named(CHAT.c.table))
            .order_by(CHAT.c.number.desc())
            .limit(bindparam("limit"))
            .offset(FROM_THE_START)
        )
        self.chat_line = self._sql(
            select(CHAT).where(is_named(CHAT.c.table), is_named(CHAT.c.number))
        )
        self.move_chat = self._sql(
            update(CHAT).where(CHAT.c.person == bindparam("old")).values(person=bindparam("new"))
        )

    def _people(self) -> None:
        columns = [column for column in PEOPLE.c if column.name != "login_key"]
        found = select(*columns)
        self.add_person = self._sql(insert(PEOPLE))
        self.change_person = self._upsert(PEOPLE)
        self.person = self._sql(found.where(is_named(PEOPLE.c.id)))
        self.person_by_login = self._sql(found.where(is_named(PEOPLE.c.login_key)))
        self.setting = self._sql(select(SETTINGS.c.value).where(is_named(SETTINGS.c.key)))
        self.keep_setting = self._upsert(SETTINGS)

    def _pushes(self) -> None:
        by = PUSHES.c
        self.put_push = self._upsert(PUSHES)
        self.drop_push = self._sql(delete(PUSHES).where(is_named(by.endpoint)))
        self.pushes_of = self._sql(
            select(PUSHES).where(is_named(by.person)).order_by(by.created.desc(), by.endpoint)
        )
        self.move_pushes = self._sql(
            update(PUSHES).where(by.person == bindparam("old")).values(person=bindparam("new"))
        )

    def _upsert(self, table: Table) -> str:
        """Return a statement that adds a row, or changes the one with the same key."""
        make = insert_sqlite if self._dialect.name == "sqlite" else insert_postgresql
        statement = make(table)
        rest = {c.name: statement.excluded[c.name] for c in table.c if not c.primary_key}
        return self._sql(
            statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=rest)
        )

    def _sql(self, statement: ClauseElement) -> str:
        return str(statement.compile(dialect=self._dialect))


def is_named(column: Column[Any]) -> ColumnElement[bool]:
    """Look for the value that is given under the column's name."""
    return column == bindparam(column.name, type_=column.type)


def one_of(column: Column[Any], words: tuple[str, ...]) -> ColumnElement[bool]:
    """Look for any of some words of our own."""
    return column.in_([literal_column(f"'{word}'") for word in words])
