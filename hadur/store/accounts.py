"""Accounts: a name that is nobody else's, and a password that only its owner knows."""

from __future__ import annotations

import hashlib
import unicodedata
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from hadur.store.database import Database
from hadur.store.errors import NameTaken
from hadur.store.schema import DECKS, USERS
from hadur.table.codes import new_id

_HASHER: Final = PasswordHasher()


@dataclass(frozen=True)
class User:
    """`stamp` is another when the password is another."""

    id: str
    name: str
    stamp: str = field(default="", compare=False)


class Accounts:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    @cached_property
    def _nobody(self) -> str:
        """Names that do not exist take as long to be refused as wrong passwords."""
        return _HASHER.hash(new_id())

    def add(self, name: str, password: str, now: int) -> User:
        """A new account; NameTaken if there is one of that name."""
        hashed = _HASHER.hash(password)
        user = User(f"user:{new_id()}", name, _stamp(hashed))
        row = {"id": user.id, "name": name, "folded": _folded(name), "created": now}
        try:
            with self._database.write() as connection:
                connection.execute(sa.insert(USERS).values(**row, hash=hashed))
        except IntegrityError as error:
            raise NameTaken(f"there is an account '{name}' already") from error
        return user

    def check(self, name: str, password: str) -> User | None:
        """The account, if name and password fit."""
        wanted = sa.select(USERS).where(USERS.c.folded == _folded(name))
        with self._database.read() as connection:
            row = connection.execute(wanted).one_or_none()
        if not _verified(self._nobody if row is None else row.hash, password) or row is None:
            return None
        if _HASHER.check_needs_rehash(row.hash):
            return User(row.id, row.name, self.set_password(row.id, password))
        return User(row.id, row.name, _stamp(row.hash))

    def set_password(self, user: str, password: str) -> str:
        """Change a password; the account's new stamp is returned."""
        hashed = _HASHER.hash(password)
        with self._database.write() as connection:
            connection.execute(sa.update(USERS).where(USERS.c.id == user).values(hash=hashed))
        return _stamp(hashed)

    def delete(self, user: str) -> None:
        """Delete an account with its decks. The games it played stay, under its name."""
        with self._database.write() as connection:
            connection.execute(sa.delete(DECKS).where(DECKS.c.owner == user))
            connection.execute(sa.delete(USERS).where(USERS.c.id == user))

    def find(self, user: str) -> User | None:
        """The account with an id."""
        with self._database.read() as connection:
            row = connection.execute(sa.select(USERS).where(USERS.c.id == user)).one_or_none()
        return None if row is None else User(row.id, row.name, _stamp(row.hash))

    def has_name(self, name: str) -> bool:
        """Whether a name belongs to an account, so that no guest may go by it."""
        wanted = sa.select(USERS.c.id).where(USERS.c.folded == _folded(name))
        with self._database.read() as connection:
            return connection.execute(wanted).one_or_none() is not None


def _stamp(hashed: str) -> str:
    return hashlib.blake2b(hashed.encode(), digest_size=8).hexdigest()


def _verified(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
