"""How accounts are written to: at which address, and whether they want to be told of turns."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa

from hadur.store.database import Database
from hadur.store.schema import CONTACTS


class Contact(NamedTuple):
    """`mail` is an address that was confirmed, or "" for none."""

    mail: str = ""
    lang: str = "en"
    turns: bool = False


class Contacts:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def of(self, user: str) -> Contact:
        wanted = sa.select(CONTACTS).where(CONTACTS.c.owner == user)
        with self._database.read() as connection:
            row = connection.execute(wanted).one_or_none()
        return Contact() if row is None else Contact(row.mail, row.lang, row.turns)

    def keep(self, user: str, contact: Contact) -> None:
        """In the place of what was known before."""
        with self._database.write() as connection:
            connection.execute(sa.delete(CONTACTS).where(CONTACTS.c.owner == user))
            if contact.mail or contact.turns:
                row = {"owner": user, **contact._asdict()}
                connection.execute(sa.insert(CONTACTS).values(**row))
