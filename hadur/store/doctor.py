"""A look through a whole store: what the logs say, and whether all else follows from it.

The logs are the truth. What the lobby says of a table, how long its log is, who sits there and by
which codes it is found is made from them, and can be made anew; a log that is damaged cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import sqlalchemy as sa

from hadur.store.database import Database
from hadur.store.lobby import listing_of
from hadur.store.logs import Logs, row_of
from hadur.store.schema import ENTRIES, INVITATIONS, PLAYERS, TABLES
from hadur.table.codes import digest
from hadur.table.errors import BadLog, OtherVersion
from hadur.table.table import Table


class Ill(StrEnum):
    """What can be wrong: with the file itself, with a log, with what is made from a log; and a
    table of other rules, which is nobody's fault."""

    FILE = "file"
    LOG = "log"
    VERSION = "version"
    LISTING = "listing"
    PLAYERS = "players"
    CODES = "codes"


MENDED: Final = (Ill.LISTING, Ill.PLAYERS, Ill.CODES)
"""What can be made anew."""


@dataclass(frozen=True)
class Finding:
    """`table` is its id, "" for the whole store; `said` is what a programmer wants to know."""

    table: str
    ill: Ill
    said: str = ""


class Doctor:
    """Looks at every table of a store, one after the other, while servers may go on."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._logs: Final = Logs(database)

    def tables(self) -> list[str]:
        """All tables that have a log or a row."""
        with self._database.read() as connection:
            listed = connection.execute(sa.select(TABLES.c.id)).scalars()
            logged = connection.execute(sa.select(ENTRIES.c.table_id).distinct()).scalars()
            return sorted({*listed, *logged})

    def look_at_file(self) -> Iterator[Finding]:
        """What SQLite says of its own file."""
        if self._database.is_postgres:
            return
        with self._database.read() as connection:
            for row in connection.execute(sa.text("PRAGMA integrity_check(10)")):
                if row[0] != "ok":
                    yield Finding("", Ill.FILE, str(row[0]))

    def look_at(self, id: str, mend: bool = False) -> Iterator[Finding]:
        """What is wrong with a table; with `mend` what can be made anew is."""
        try:
            table = Table.of(self._logs.entries(id))
        except OtherVersion as error:
            yield Finding(id, Ill.VERSION, str(error))
            return
        except BadLog as error:
            yield Finding(id, Ill.LOG, str(error))
            return
        found = list(self._beside(id, table))
        if found and mend:
            self._mend(id, table)
        yield from found

    def _beside(self, id: str, table: Table) -> Iterator[Finding]:
        right = row_of(listing_of(table), table.number)
        with self._database.read() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
            players = self._column(connection, PLAYERS.c.player, PLAYERS.c.table_id == id)
            codes = self._column(connection, INVITATIONS.c.digest, INVITATIONS.c.table_id == id)
        if row is None or row["length"] > table.number:
            # It was written to while we read.
            if row is None:
                yield Finding(id, Ill.LISTING, "it has no row")
            return
        wrong = [name for name, value in right.items() if row[name] != value]
        if wrong:
            yield Finding(id, Ill.LISTING, ", ".join(wrong))
        if players != listing_of(table).players:
            yield Finding(id, Ill.PLAYERS)
        if codes != self._codes(table):
            yield Finding(id, Ill.CODES)

    def _column(
        self, connection: sa.Connection, column: sa.Column[str], here: sa.ColumnElement[bool]
    ) -> set[str]:
        return set(connection.execute(sa.select(column).where(here)).scalars())

    def _codes(self, table: Table) -> set[str]:
        return {digest(code) for code in (table.opened.code, *table.opened.seat_codes)}

    def _mend(self, id: str, table: Table) -> None:
        listing = listing_of(table)
        row = row_of(listing, table.number)
        with self._database.write() as connection:
            last = sa.select(sa.func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == id)
            if connection.execute(last).scalar() != table.number - 1:
                return  # it has gone on meanwhile, and was written anew by that
            if (
                connection.execute(
                    sa.update(TABLES).where(TABLES.c.id == id).values(**row)
                ).rowcount
                == 0
            ):
                connection.execute(sa.insert(TABLES).values(id=id, **row))
            connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.table_id == id))
            connection.execute(sa.delete(INVITATIONS).where(INVITATIONS.c.table_id == id))
            people = [{"player": player, "table_id": id} for player in sorted(listing.players)]
            connection.execute(sa.insert(PLAYERS), people)
            codes = [{"digest": code, "table_id": id} for code in sorted(self._codes(table))]
            connection.execute(sa.insert(INVITATIONS), codes)
