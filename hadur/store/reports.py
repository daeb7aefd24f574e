"""What people report of each other, for moderators."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa

from hadur.store.database import Database
from hadur.store.schema import REPORTS
from hadur.table.codes import new_id

_MOST: Final = 1000
"""So many reports wait for a moderator; then no more are taken."""
_KEPT: Final = 1000
"""So many are kept that somebody was done with, the latest."""


class Report(NamedTuple):
    """`by` and `whom` are ids of players, `name` is what the second went by and `said` what they
    wrote at the table, as whoever reports them read it."""

    id: str
    at: int
    table: str
    by: str
    whom: str
    name: str
    said: str
    text: str


class Reports:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def add(self, report: Report) -> bool:
        """Keep a report, under an id of its own; whether there was room for it."""
        row = {**report._asdict(), "id": new_id()}
        row["table_id"] = row.pop("table")
        with self._database.write() as connection:
            if connection.execute(_count()).scalar_one() >= _MOST:
                return False
            connection.execute(sa.insert(REPORTS).values(**row))
        return True

    def waiting(self) -> int:
        """How many nobody is done with."""
        with self._database.read() as connection:
            return int(connection.execute(_count()).scalar_one())

    def open(self, limit: int = 50) -> list[Report]:
        """Those that nobody is done with, the oldest first."""
        wanted = sa.select(REPORTS).where(REPORTS.c.done.is_(None)).order_by(REPORTS.c.at)
        with self._database.read() as connection:
            rows = connection.execute(wanted.limit(limit)).all()
        return [
            Report(row.id, row.at, row.table_id, row.by, row.whom, row.name, row.said, row.text)
            for row in rows
        ]

    def close(self, report: str, now: int) -> None:
        """A moderator is done with it."""
        with self._database.write() as connection:
            here = sa.update(REPORTS).where(REPORTS.c.id == report)
            connection.execute(here.values(done=now))
            latest = sa.select(REPORTS.c.id).where(REPORTS.c.done.is_not(None))
            kept = latest.order_by(REPORTS.c.done.desc()).limit(_KEPT)
            old = REPORTS.c.done.is_not(None) & REPORTS.c.id.not_in(kept.scalar_subquery())
            connection.execute(sa.delete(REPORTS).where(old))


def _count() -> sa.Select[int]:
    return sa.select(sa.func.count()).select_from(REPORTS).where(REPORTS.c.done.is_(None))
