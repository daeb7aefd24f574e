"""How accounts are written to, what people report of each other, and names as they look."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_USERS = sa.table("users", sa.column("id"), sa.column("name"), sa.column("folded"))


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("turns", sa.Boolean, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("reports_by_time", "reports", ["done", "at"])
    _look_at_names_again(op.get_bind())


def _look_at_names_again(connection: sa.Connection) -> None:
    """More letters look alike than before. Of two accounts that do now, the second is found by its
    name as it is spelt."""
    from hadur.table.writings import skeleton

    rows = connection.execute(sa.select(_USERS).order_by(_USERS.c.id)).all()
    taken = {row.folded for row in rows}
    for row in rows:
        spelt = unicodedata.normalize("NFKC", row.name).casefold()
        for wanted in (skeleton(row.name), spelt):
            if wanted == row.folded:
                break
            if wanted not in taken:
                taken.add(wanted)
                here = _USERS.c.id == row.id
                connection.execute(sa.update(_USERS).where(here).values(folded=wanted))
                break


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("contacts")
