"""Brings a database to the version this program needs; Alembic keeps count."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ..errors import StorageError

FOLDER = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Carry out the migrations the database has not seen; refuse one that is ahead of us."""
    scripts = ScriptDirectory(str(FOLDER))
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise StorageError(
                f"the database was written by a newer tafelrunde (its revision is {revision}): "
                "update this program, or choose another database"
            )
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """Return the settings of Alembic, which needs no file of its own."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
