"""What was made of matches, looking back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of summaries."""
    op.create_table(
        "summaries",
        sa.Column("table", sa.Text, nullable=False, quote=True),
        sa.Column("match", sa.Integer, nullable=False, quote=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False, quote=True),
        sa.Column("summary", sa.Text, nullable=False, quote=True),
        sa.PrimaryKeyConstraint("table", "match"),
    )
