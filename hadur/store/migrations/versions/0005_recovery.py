"""Codes with which a forgotten password is replaced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "recoveries",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("recoveries")
