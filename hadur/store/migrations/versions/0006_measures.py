"""What moderators have decided about players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "measures",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("measures")
