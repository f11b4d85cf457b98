"""Tables are found by their host, who may have no seat there."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make hosts quick to find."""
    op.create_index("ix_tables_host", "tables", ["host"])
