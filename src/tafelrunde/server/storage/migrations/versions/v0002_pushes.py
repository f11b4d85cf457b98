"""Where browsers want to be told that it is somebody's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of subscriptions."""
    words = ("endpoint", "person", "p256dh", "auth")
    op.create_table(
        "pushes",
        *(sa.Column(name, sa.Text, nullable=False, quote=True) for name in words),
        sa.Column("created", sa.BigInteger, nullable=False, quote=True),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
