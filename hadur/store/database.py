"""A connection to SQLite or PostgreSQL: how transactions begin, and what errors become."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from hadur.kernel.errors import UnknownName
from hadur.store.errors import CannotStore

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
BUSY_SECONDS: Final = 30
"""So long one process waits for another that writes to the same SQLite file."""
_TURN: Final = 0.05
_TURNS: Final = 100


class Database:
    """Reading and writing, each in a transaction of its own; safe to use from many threads."""

    def __init__(self, url: str) -> None:
        self.url: Final = _url(url)
        self.is_postgres: Final = self.url.get_backend_name() == POSTGRES
        try:
            self.engine: Final = _postgres(self.url) if self.is_postgres else _sqlite(self.url)
        except ModuleNotFoundError as error:
            raise CannotStore(
                f"PostgreSQL needs {error.name}: pip install 'hadur[postgres]'"
            ) from error
        self._writing: Final = self.engine.execution_options(writing=True)

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A transaction that changes nothing."""
        with self._told(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def one_moment(self) -> Iterator[sa.Connection]:
        """A transaction that changes nothing and sees nothing that others change meanwhile."""
        kind = {"isolation_level": "REPEATABLE READ"} if self.is_postgres else {}
        with self._told(), self.engine.connect().execution_options(**kind) as connection:
            yield connection

    @contextmanager
    def write(self) -> Iterator[sa.Connection]:
        """A transaction that lasts once this is left, and leaves no trace after an exception."""
        with self._told(), self._writing.begin() as connection:
            yield connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Errors of the database in one line. Rows that must not be there are for the caller."""
        try:
            yield
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            raise CannotStore(f"{self.shown_url}: {reason}") from error

    @property
    def shown_url(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def close(self) -> None:
        self.engine.dispose()


def _url(text: str) -> sa.URL:
    wanted = "give sqlite:///FILE or postgresql://USER@HOST/NAME"
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError) as error:
        raise UnknownName(f"this is no address of a database: {wanted}") from error
    kind = url.get_backend_name()
    if kind == POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if kind != SQLITE:
        raise UnknownName(f"no database of the kind '{kind}' is known here: {wanted}")
    if url.database in (None, "", ":memory:"):
        raise UnknownName(f"a table is kept in a file: {wanted}")
    return url


def _postgres(url: sa.URL) -> sa.Engine:
    return sa.create_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=30)


def _sqlite(url: sa.URL) -> sa.Engine:
    # The file holds secrets: it is created for its owner alone.
    with suppress(OSError):
        os.close(os.open(str(url.database), os.O_CREAT | os.O_RDWR, 0o600))
    engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(engine, "connect", _on_connect)
    sa.event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin as _on_begin says
    _write_ahead(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any) -> None:
    """SQLite does not wait for its turn here as it does elsewhere, so we do."""
    for left in reversed(range(_TURNS)):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if left == 0:
                raise
            time.sleep(_TURN)


def _on_begin(connection: sa.Connection) -> None:
    """Who is going to write says so at once: nobody has to give up in the middle."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
