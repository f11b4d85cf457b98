"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    """Return a column of text."""
    return sa.Column(name, sa.Text, nullable=nullable, quote=True)


def number(name: str) -> sa.Column[int]:
    """Return a column of whole numbers."""
    return sa.Column(name, sa.Integer, nullable=False, quote=True)


def time(name: str) -> sa.Column[int]:
    """Return a column of milliseconds since 1970."""
    return sa.Column(name, sa.BigInteger, nullable=False, quote=True)


def key(*columns: str) -> sa.PrimaryKeyConstraint:
    """Return the primary key."""
    return sa.PrimaryKeyConstraint(*columns)


def upgrade() -> None:
    """Make all tables."""
    lists_of_people_and_tables()
    what_was_played()
    op.create_table("settings", text("key"), text("value"), key("key"))


def lists_of_people_and_tables() -> None:
    """Make what the lobby needs."""
    op.create_table(
        "people",
        *(text("id"), text("name"), text("login", nullable=True), text("password", nullable=True)),
        *(time("created"), number("epoch"), text("login_key", nullable=True), key("id")),
    )
    op.create_index("ix_people_login_key", "people", ["login_key"], unique=True)
    op.create_table(
        "tables",
        *(text("id"), text("game"), text("visibility"), text("status"), text("host")),
        *(text("invitation"), time("created"), time("updated"), text("people")),
        *(text("data"), text("card"), key("id")),
    )
    op.create_index("ix_tables_invitation", "tables", ["invitation"])
    op.create_index("ix_tables_status_visibility", "tables", ["status", "visibility"])
    op.create_table("seats", text("table"), number("seat"), text("person"), key("table", "seat"))
    op.create_index("ix_seats_person", "seats", ["person"])


def what_was_played() -> None:
    """Make what a table writes while it is played at."""
    op.create_table(
        "matches",
        *(text("table"), number("number"), text("status"), text("header"), text("snapshot")),
        *(time("updated"), key("table", "number")),
    )
    op.create_table(
        "log",
        *(text("table"), number("match"), number("number"), text("line")),
        key("table", "match", "number"),
    )
    op.create_table(
        "chat",
        *(text("table"), number("number"), time("time"), number("seat"), text("person")),
        *(text("name"), text("text"), key("table", "number")),
    )
