"""Alembic runs this file for each command; it works on the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from tafelrunde.server.storage.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,  # all or nothing, on SQLite too
)
with context.begin_transaction():
    context.run_migrations()
