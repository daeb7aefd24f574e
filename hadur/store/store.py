"""The door to what is stored. Everything here waits for the database: call it in a thread."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hadur.store.accounts import Accounts
from hadur.store.backup import backup, restore
from hadur.store.contacts import Contacts
from hadur.store.database import Database
from hadur.store.decks import Decks
from hadur.store.doctor import Doctor
from hadur.store.logs import Logs
from hadur.store.measures import Measures
from hadur.store.migrating import migrate
from hadur.store.pulse import Pulse
from hadur.store.ratings import Ratings
from hadur.store.reports import Reports
from hadur.store.schema import SETTINGS
from hadur.store.watching import Nudge, Watch


class Store(Logs):
    """The logs of tables, with `accounts`, `decks`, `ratings`, `contacts`, moderators'
    `measures` and what is reported to them, and the servers' `pulse` beside them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.accounts: Final = Accounts(database)
        self.decks: Final = Decks(database)
        self.pulse: Final = Pulse(database)
        self.ratings: Final = Ratings(database)
        self.measures: Final = Measures(database)
        self.contacts: Final = Contacts(database)
        self.reports: Final = Reports(database)

    @classmethod
    def open(cls, url: str) -> Store:
        """The store at an address, brought to the schema of this version: "sqlite:///FILE" or
        "postgresql://USER@HOST/NAME"."""
        database = Database(url)
        migrate(database)
        return cls(database)

    def close(self) -> None:
        self._database.close()

    def backup(self, file: Path) -> int:
        """Write everything into a file; how many rows that were."""
        return backup(self._database, file)

    def restore(self, file: Path) -> int:
        """Read a backup into this store, which has to be empty."""
        return restore(self._database, file)

    def doctor(self) -> Doctor:
        """Who looks whether everything is whole."""
        return Doctor(self._database)

    def writing(self) -> AbstractContextManager[sa.Connection]:
        """A transaction of one's own, for tools."""
        return self._database.write()

    def ping(self) -> None:
        """CannotStore if the database does not answer."""
        with self._database.read() as connection:
            connection.execute(sa.text("SELECT 1"))

    def watch(self, nudge: Nudge) -> Watch:
        """Call `nudge` (in another thread) whenever a log may have grown, until it is closed."""
        return Watch(self._database, nudge)

    @contextmanager
    def alone(self, table: str) -> Iterator[bool]:
        """Whether no other server works on a table's next move just now. Only a courtesy: if two
        do, one of them gets a Conflict."""
        if not self._database.is_postgres:
            yield True
            return
        with self._database.write() as connection:
            key = sa.func.hashtextextended(table, 0)
            yield bool(
                connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(key))).scalar()
            )

    def secret(self) -> bytes:
        """The key that cookies are signed with: made once, the same for every server."""
        wanted = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == "secret")
        for _ in range(2):
            with self._database.read() as connection:
                found = connection.execute(wanted).scalar()
            if found is not None:
                return bytes.fromhex(found)
            made = secrets.token_hex(32)
            try:
                with self._database.write() as connection:
                    connection.execute(sa.insert(SETTINGS).values(key="secret", value=made))
            except IntegrityError:
                continue  # another server was first
            return bytes.fromhex(made)
        raise RuntimeError("a secret is there and is not")
