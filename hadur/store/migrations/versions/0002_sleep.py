"""When tables are due, so that all others may sleep; and when no server ran."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_that_are_due", "tables", ["status", "due"])
    # Nobody has worked out yet when they are: each is looked at once.
    op.execute("UPDATE tables SET due = 0 WHERE status = 'playing'")
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_index("tables_that_are_due", "tables")
    op.drop_column("tables", "due")
