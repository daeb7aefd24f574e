"""The logs of tables: appended to, never changed. (table, number) is there once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hadur.kernel.errors import HadurError
from hadur.store.database import Database
from hadur.store.errors import Conflict, NoSuchTable
from hadur.store.lobby import Listing, listing_of
from hadur.store.ratings import is_rated, rate
from hadur.store.schema import ENTRIES, INVITATIONS, PLAYERS, TABLES
from hadur.table.codes import digest
from hadur.table.entries import BotTook, Chose, Entry, Left, Opened, Sat, from_text, to_text
from hadur.table.table import Table

CHANNEL: Final = "hadur_tables"
"""Where PostgreSQL tells other servers that a log has grown: which one, and how long it is now."""

_LISTING: Final = msgspec.json.Decoder(Listing)

_SEATING: Final = (Sat, Left, Chose, BotTook)
"""The entries by which others may sit at a table."""

# What every move does, made once: to put a statement together takes longer than to carry it out.
_HERE: Final = TABLES.c.id == sa.bindparam("here")
_LENGTH: Final = sa.select(TABLES.c.length).where(_HERE).with_for_update()
_LIST: Final = sa.update(TABLES).where(_HERE)
_ENTER: Final = sa.insert(ENTRIES)
_NOTIFY: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("news")))


class Logs:
    """Every write is one transaction: all of it lasts once it returns, or nothing is there. With
    entries comes what the lobby says of the table that they make."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def create(self, table: str, entries: Sequence[Entry], listing: Listing) -> None:
        """A new table with the beginning of its log."""
        try:
            with self._database.write() as connection:
                self._begin(connection, table, entries, listing)
        except IntegrityError as error:
            raise Conflict(f"there is a table {table} already") from error

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        listing: Listing,
        new: tuple[str, Sequence[Entry], Listing] | None = None,
    ) -> None:
        """Go on with a log, and with `new` begin another in the same stroke. Conflict if the log
        does not end just before the first of these entries."""
        try:
            with self._database.write() as connection:
                if new is not None:
                    self._begin(connection, *new)
                self._go_on(connection, table, entries, listing)
        except IntegrityError as error:
            raise Conflict(f"table {table} has gone on meanwhile") from error

    def _begin(
        self, connection: sa.Connection, table: str, entries: Sequence[Entry], listing: Listing
    ) -> None:
        _check_numbers(entries, 0)
        opened = entries[0].body if entries else None
        if not isinstance(opened, Opened):
            raise ValueError("the first entry of a table opens it")
        connection.execute(sa.insert(TABLES).values(id=table, **row_of(listing, len(entries))))
        codes = (opened.code, *opened.seat_codes)
        rows = [{"digest": digest(code), "table_id": table} for code in codes]
        connection.execute(sa.insert(INVITATIONS), rows)
        self._write(connection, table, entries, set(), listing.players)

    def _go_on(
        self, connection: sa.Connection, table: str, entries: Sequence[Entry], listing: Listing
    ) -> None:
        row = connection.execute(_LENGTH, {"here": table}).one_or_none()
        if row is None:
            raise NoSuchTable(f"there is no table {table}")
        if row.length != entries[0].number:
            raise Conflict(f"table {table} has gone on meanwhile")
        _check_numbers(entries, row.length)
        seating = any(isinstance(entry.body, _SEATING) for entry in entries)
        before = self._players(connection, table) if seating else listing.players
        length = row.length + len(entries)
        connection.execute(_LIST, {"here": table, **row_of(listing, length)})
        self._write(connection, table, entries, before, listing.players)
        if is_rated(listing):
            rate(connection, table, listing)

    def _players(self, connection: sa.Connection, table: str) -> set[str]:
        here = sa.select(PLAYERS.c.player).where(PLAYERS.c.table_id == table)
        return set(connection.execute(here).scalars())

    def _write(
        self,
        connection: sa.Connection,
        table: str,
        entries: Sequence[Entry],
        before: set[str],
        after: set[str],
    ) -> None:
        rows = [
            {"table_id": table, "number": n.number, "at": n.at, "body": to_text(n.body)}
            for n in entries
        ]
        connection.execute(_ENTER, rows)
        if before - after:
            here = (PLAYERS.c.table_id == table) & PLAYERS.c.player.in_(sorted(before - after))
            connection.execute(sa.delete(PLAYERS).where(here))
        for player in sorted(after - before):
            connection.execute(sa.insert(PLAYERS).values(player=player, table_id=table))
        if self._database.is_postgres:
            connection.execute(_NOTIFY, {"news": f"{table} {entries[-1].number + 1}"})

    def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log from number `since` on."""
        wanted = (
            sa.select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)
            .order_by(ENTRIES.c.number)
        )
        with self._database.read() as connection:
            rows = connection.execute(wanted).all()
        if not rows and since == 0:
            raise NoSuchTable(f"there is no table {table}")
        return [Entry(row.number, row.at, from_text(row.body)) for row in rows]

    def length(self, table: str) -> int:
        """The number of the entry that will come next; 0 if there is no such table."""
        wanted = sa.select(TABLES.c.length).where(TABLES.c.id == table)
        with self._database.read() as connection:
            return connection.execute(wanted).scalar() or 0

    # -- finding tables ----------------------------------------------------------------------------

    def invited(self, code: str) -> str | None:
        """The table that an invitation is for."""
        wanted = sa.select(INVITATIONS.c.table_id).where(INVITATIONS.c.digest == digest(code))
        with self._database.read() as connection:
            return connection.execute(wanted).scalar()

    def lobby(
        self,
        status: str | None = None,
        game: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[tuple[str, Listing]]:
        """Public tables, those with news first; `before` (a time) turns the page."""
        wanted = sa.select(TABLES.c.id, TABLES.c.listing).where(TABLES.c.public)
        if status is not None:
            wanted = wanted.where(TABLES.c.status == status)
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if before is not None:
            wanted = wanted.where(TABLES.c.updated < before)
        return self._listings(wanted, limit)

    def tables_of(
        self, *players: str, status: str | None = None, limit: int = 50
    ) -> list[tuple[str, Listing]]:
        """The tables somebody (by all their ids) sits at or has opened, those with news first."""
        theirs = sa.select(PLAYERS.c.table_id).where(PLAYERS.c.player.in_(players))
        wanted = sa.select(TABLES.c.id, TABLES.c.listing).where(TABLES.c.id.in_(theirs))
        if status is not None:
            wanted = wanted.where(TABLES.c.status == status)
        return self._listings(wanted, limit)

    def due(self, until: int, limit: int = 100_000) -> list[tuple[str, int]]:
        """The tables whose clocks or bots need a server by then, and when each does."""
        wanted = (
            sa.select(TABLES.c.id, TABLES.c.due)
            .where(TABLES.c.status == "playing", TABLES.c.due <= until)
            .order_by(TABLES.c.due)
            .limit(limit)
        )
        with self._database.read() as connection:
            return [(row.id, row.due) for row in connection.execute(wanted)]

    def untouched(self, since: int, limit: int = 100) -> list[str]:
        """Tables that wait for somebody and have had no news since then, the oldest first."""
        wanted = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.status.in_(("open", "playing")), TABLES.c.due.is_(None))
            .where(TABLES.c.updated < since)
            .order_by(TABLES.c.updated)
            .limit(limit)
        )
        with self._database.read() as connection:
            return list(connection.execute(wanted).scalars())

    def postpone(self, table: str, due: int) -> None:
        """Do not look after a table before then, unless it goes on meanwhile."""
        with self._database.write() as connection:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(due=due))

    def relist(self, table: str, length: int, listing: Listing) -> None:
        """What the lobby says of a table, made anew from its log of this length."""
        with self._database.write() as connection:
            here = (TABLES.c.id == table) & (TABLES.c.length == length)
            connection.execute(sa.update(TABLES).where(here).values(**row_of(listing, length)))

    def _listings(self, wanted: sa.Select[str, str], limit: int) -> list[tuple[str, Listing]]:
        latest = wanted.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
        with self._database.read() as connection:
            rows = connection.execute(latest).all()
        found = ((row.id, _read(row.listing) or self._made_anew(row.id)) for row in rows)
        return [(id, listing) for id, listing in found if listing is not None]

    def _made_anew(self, table: str) -> Listing | None:
        """What the lobby says of a table whose row cannot be read: it follows from the log. None
        if that cannot be read either."""
        try:
            made = Table.of(self.entries(table))
        except HadurError:
            return None
        listing = listing_of(made)
        self.relist(table, made.number, listing)
        return listing


def _read(text: str) -> Listing | None:
    try:
        return _LISTING.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _check_numbers(entries: Sequence[Entry], first: int) -> None:
    if [entry.number for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError("entries are numbered without gaps")


def row_of(listing: Listing, length: int) -> dict[str, object]:
    """The row of a table, but for its id."""
    return {
        "length": length,
        "game": listing.game,
        "status": listing.status,
        "public": listing.public,
        "updated": listing.updated,
        "due": listing.due,
        "listing": msgspec.json.encode(listing).decode(),
    }
