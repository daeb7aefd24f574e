"""Accounts: a name that is nobody else's, and a password that only its owner knows."""

from __future__ import annotations

import hashlib
import hmac
import threading
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from hadur.store.database import Database
from hadur.store.errors import NameTaken
from hadur.store.schema import (
    CONTACTS,
    DECKS,
    GUESTS,
    MEASURES,
    RATINGS,
    RECOVERIES,
    REPORTS,
    SESSIONS,
    USERS,
)
from hadur.table.codes import digest, new_id, new_recovery
from hadur.table.writings import folded, skeleton

_HASHER: Final = PasswordHasher()
_MOST_SESSIONS: Final = 40
_MOST_GUESTS: Final = 8
_AT_ONCE: Final = threading.BoundedSemaphore(2)
"""A password takes 64 MB while it is looked at: so many of them at a time, the others wait."""


@dataclass(frozen=True)
class User:
    """`stamp` is another when the password is another."""

    id: str
    name: str
    stamp: str = field(default="", compare=False)


@dataclass(frozen=True)
class SignedIn:
    """A session of an account: when it began, and whether it is a program's."""

    id: str
    began: int
    program: bool


class Accounts:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    @cached_property
    def _nobody(self) -> str:
        """Names that do not exist take as long to be refused as wrong passwords."""
        return _hash(new_id())

    def add(self, name: str, password: str, now: int) -> User:
        """A new account; NameTaken if there is one of that name."""
        hashed = _hash(password)
        user = User(f"user:{new_id()}", name, _stamp(hashed))
        row = {"id": user.id, "name": name, "folded": skeleton(name), "created": now}
        try:
            with self._database.write() as connection:
                if connection.execute(sa.select(USERS.c.id).where(known_as(name))).first():
                    raise NameTaken(f"there is an account '{name}' already, or one like it")
                connection.execute(sa.insert(USERS).values(**row, hash=hashed))
        except IntegrityError as error:
            raise NameTaken(f"there is an account '{name}' already") from error
        return user

    def check(self, name: str, password: str) -> User | None:
        """The account, if name and password fit."""
        with self._database.read() as connection:
            rows = connection.execute(sa.select(USERS).where(known_as(name))).all()
        # Of two that look alike, from before that was refused, the one that is spelt so is meant.
        row = min(rows, key=lambda row: folded(row.name) != folded(name), default=None)
        if not _verified(self._nobody if row is None else row.hash, password) or row is None:
            return None
        if _HASHER.check_needs_rehash(row.hash):
            return User(row.id, row.name, self.set_password(row.id, password))
        return User(row.id, row.name, _stamp(row.hash))

    # -- where somebody is signed in ---------------------------------------------------------------

    def sign_in(self, user: str, now: int, program: bool = False) -> str:
        """A session begins; its id. The oldest end where there are too many."""
        id = new_id()
        with self._database.write() as connection:
            row = {"id": id, "owner": user, "began": now, "program": program}
            connection.execute(sa.insert(SESSIONS).values(**row))
            kept = (
                sa.select(SESSIONS.c.id)
                .where(SESSIONS.c.owner == user)
                .order_by(SESSIONS.c.began.desc())
                .limit(_MOST_SESSIONS)
            )
            old = (SESSIONS.c.owner == user) & SESSIONS.c.id.not_in(kept.scalar_subquery())
            connection.execute(sa.delete(SESSIONS).where(old))
        return id

    def sign_out(self, user: str, session: str) -> None:
        """A session ends: whoever kept a copy of it is nobody now."""
        with self._database.write() as connection:
            here = (SESSIONS.c.owner == user) & (SESSIONS.c.id == session)
            connection.execute(sa.delete(SESSIONS).where(here))

    def sign_out_others(self, user: str, session: str) -> None:
        """All sessions of an account end but this one."""
        with self._database.write() as connection:
            here = (SESSIONS.c.owner == user) & (SESSIONS.c.id != session)
            connection.execute(sa.delete(SESSIONS).where(here))

    def sessions(self, user: str) -> list[SignedIn]:
        """Where an account is signed in, the newest first."""
        wanted = sa.select(SESSIONS).where(SESSIONS.c.owner == user)
        with self._database.read() as connection:
            rows = connection.execute(wanted.order_by(SESSIONS.c.began.desc())).all()
        return [SignedIn(row.id, row.began, row.program) for row in rows]

    def is_signed_in(self, user: str, session: str) -> bool:
        wanted = sa.select(SESSIONS.c.id).where(SESSIONS.c.id == session, SESSIONS.c.owner == user)
        with self._database.read() as connection:
            return connection.execute(wanted).one_or_none() is not None

    # -- who was a guest before --------------------------------------------------------------------

    def adopt(self, user: str, guest: str, now: int) -> None:
        """What a guest has played is this account's from now on."""
        with self._database.write() as connection:
            if connection.execute(sa.select(GUESTS).where(GUESTS.c.guest == guest)).first() is None:
                row = {"guest": guest, "owner": user, "since": now}
                connection.execute(sa.insert(GUESTS).values(**row))

    def owner(self, player: str) -> str:
        """The account that a player is, or was a guest of; "" if there is none."""
        guest = sa.select(GUESTS.c.owner).where(GUESTS.c.guest == player)
        known = sa.select(USERS.c.id).where(USERS.c.id == player)
        with self._database.read() as connection:
            return str(connection.execute(sa.union_all(known, guest)).scalar() or "")

    def guests(self, user: str) -> tuple[str, ...]:
        """The guests that an account has been, the latest first."""
        wanted = sa.select(GUESTS.c.guest).where(GUESTS.c.owner == user)
        latest = wanted.order_by(GUESTS.c.since.desc()).limit(_MOST_GUESTS)
        with self._database.read() as connection:
            return tuple(connection.execute(latest).scalars())

    def set_password(self, user: str, password: str) -> str:
        """Change a password; the account's new stamp is returned."""
        hashed = _hash(password)
        with self._database.write() as connection:
            connection.execute(sa.update(USERS).where(USERS.c.id == user).values(hash=hashed))
        return _stamp(hashed)

    # -- a forgotten password ----------------------------------------------------------------------

    def first_recovery_code(self, user: str) -> str:
        """A code to write down, for an account that has none yet; "" if it has one: nobody is told
        it twice, since only its digest is kept."""
        code = new_recovery()
        try:
            with self._database.write() as connection:
                row = {"owner": user, "digest": digest(code)}
                connection.execute(sa.insert(RECOVERIES).values(**row))
        except IntegrityError:
            return ""
        return code

    def forget_recovery(self, user: str) -> None:
        """The code of an account is worth nothing any more."""
        with self._database.write() as connection:
            connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.owner == user))

    def recover(self, name: str, code: str, password: str) -> User | None:
        """Set another password with the code of an account, once; all its sessions end. None if
        there is no such account or that is not its code."""
        hashed = _hash(password)
        with self._database.write() as connection:
            found = sa.select(USERS, RECOVERIES.c.digest).where(known_as(name))
            found = found.join(RECOVERIES, RECOVERIES.c.owner == USERS.c.id)
            for row in connection.execute(found).all():
                if hmac.compare_digest(row.digest, digest(code)):
                    here = USERS.c.id == row.id
                    connection.execute(sa.update(USERS).where(here).values(hash=hashed))
                    connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.owner == row.id))
                    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.owner == row.id))
                    return User(row.id, row.name, _stamp(hashed))
        return None

    def replace_password(self, user: str, stamp: str, password: str) -> User | None:
        """Set another password if it still is the one with that stamp; all sessions end. None if it
        is not, so that a link in a letter does so once."""
        hashed = _hash(password)
        with self._database.write() as connection:
            here = sa.select(USERS).where(USERS.c.id == user).with_for_update()
            row = connection.execute(here).one_or_none()
            if row is None or not hmac.compare_digest(_stamp(row.hash), stamp):
                return None
            connection.execute(sa.update(USERS).where(USERS.c.id == user).values(hash=hashed))
            connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.owner == user))
        return User(row.id, row.name, _stamp(hashed))

    def rename(self, user: str, name: str) -> None:
        """Another name for an account; NameTaken if there is one of that name."""
        new = {"name": name, "folded": skeleton(name)}
        try:
            with self._database.write() as connection:
                connection.execute(sa.update(USERS).where(USERS.c.id == user).values(**new))
        except IntegrityError as error:
            raise NameTaken(f"there is an account '{name}' already") from error

    def named(self, name: str) -> User | None:
        """The account of a name."""
        with self._database.read() as connection:
            rows = connection.execute(sa.select(USERS).where(known_as(name))).all()
        row = min(rows, key=lambda row: folded(row.name) != folded(name), default=None)
        return None if row is None else User(row.id, row.name, _stamp(row.hash))

    def delete(self, user: str) -> None:
        """Delete an account with its decks and ratings. The games it played keep its name."""
        with self._database.write() as connection:
            connection.execute(sa.delete(DECKS).where(DECKS.c.owner == user))
            connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.owner == user))
            connection.execute(sa.delete(GUESTS).where(GUESTS.c.owner == user))
            connection.execute(sa.delete(RATINGS).where(RATINGS.c.player == user))
            connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.owner == user))
            connection.execute(sa.delete(CONTACTS).where(CONTACTS.c.owner == user))
            connection.execute(sa.delete(MEASURES).where(MEASURES.c.player == user))
            connection.execute(sa.delete(REPORTS).where(REPORTS.c.whom == user))
            connection.execute(sa.update(REPORTS).where(REPORTS.c.by == user).values(by=""))
            connection.execute(sa.delete(USERS).where(USERS.c.id == user))

    def find(self, user: str) -> User | None:
        """The account with an id."""
        with self._database.read() as connection:
            row = connection.execute(sa.select(USERS).where(USERS.c.id == user)).one_or_none()
        return None if row is None else User(row.id, row.name, _stamp(row.hash))

    def has_name(self, name: str) -> bool:
        """Whether a name belongs to an account, so that no guest may go by it."""
        wanted = sa.select(USERS.c.id).where(known_as(name))
        with self._database.read() as connection:
            return connection.execute(wanted).first() is not None


def _stamp(hashed: str) -> str:
    return hashlib.blake2b(hashed.encode(), digest_size=8).hexdigest()


def _hash(password: str) -> str:
    with _AT_ONCE:
        return _HASHER.hash(password)


def _verified(hashed: str, password: str) -> bool:
    try:
        with _AT_ONCE:
            return _HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def known_as(name: str) -> sa.ColumnElement[bool]:
    """The account of a name, or of one that looks like it. Accounts of an older Hadúr are kept by
    their names without capitals alone."""
    return USERS.c.folded.in_((skeleton(name), folded(name)))
