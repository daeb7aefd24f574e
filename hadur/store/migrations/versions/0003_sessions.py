"""Where accounts are signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
    )
    op.create_index("sessions_by_owner", "sessions", ["owner"])


def downgrade() -> None:
    op.drop_table("sessions")
