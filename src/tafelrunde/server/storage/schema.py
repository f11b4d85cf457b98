"""The tables of the database as they are now; `migrations/` says how they came about."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text

METADATA = MetaData()


def text(name: str, primary_key: bool = False) -> Column[str]:
    """Return a column of text that is never missing."""
    return Column(name, Text, nullable=False, quote=True, primary_key=primary_key)


def number(name: str, primary_key: bool = False) -> Column[int]:
    """Return a column of whole numbers."""
    return Column(
        name, Integer, nullable=False, quote=True, primary_key=primary_key, autoincrement=False
    )


def time(name: str) -> Column[int]:
    """Return a column of milliseconds since 1970, which need more than 32 bits."""
    return Column(name, BigInteger, nullable=False, quote=True)


PEOPLE = Table(
    "people",
    METADATA,
    text("id", primary_key=True),
    text("name"),
    Column("login", Text, quote=True),
    Column("password", Text, quote=True),
    time("created"),
    number("epoch"),
    Column("login_key", Text, quote=True),  # the login without regard to case
    Index("ix_people_login_key", "login_key", unique=True),
)

TABLES = Table(
    "tables",
    METADATA,
    text("id", primary_key=True),
    text("game"),
    text("visibility"),
    text("status"),
    text("host"),
    text("invitation"),
    time("created"),
    time("updated"),
    text("people"),  # JSON; `seats` has the same for finding a person's tables
    text("data"),
    text("card"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_invitation", "invitation"),
    Index("ix_tables_status_visibility", "status", "visibility"),
)

SEATS = Table(
    "seats",
    METADATA,
    text("table", primary_key=True),
    number("seat", primary_key=True),
    text("person"),
    Index("ix_seats_person", "person"),
)

MATCHES = Table(
    "matches",
    METADATA,
    text("table", primary_key=True),
    number("number", primary_key=True),
    text("status"),
    text("header"),
    text("snapshot"),
    time("updated"),
)

LOG = Table(
    "log",
    METADATA,
    text("table", primary_key=True),
    number("match", primary_key=True),
    number("number", primary_key=True),
    text("line"),
)

SUMMARIES = Table(
    "summaries",
    METADATA,
    text("table", primary_key=True),
    number("match", primary_key=True),
    number("version"),
    text("summary"),
)

CHAT = Table(
    "chat",
    METADATA,
    text("table", primary_key=True),
    number("number", primary_key=True),
    time("time"),
    number("seat"),
    text("person"),
    text("name"),
    text("text"),
)

PUSHES = Table(
    "pushes",
    METADATA,
    text("endpoint", primary_key=True),
    text("person"),
    text("p256dh"),
    text("auth"),
    time("created"),
    Index("ix_pushes_person", "person"),
)

SETTINGS = Table("settings", METADATA, text("key", primary_key=True), text("value"))
