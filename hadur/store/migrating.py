"""Bringing a database to the schema of this version, whoever starts first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError

from hadur.store.database import Database
from hadur.store.errors import CannotStore

_LOCK: Final = 4_841_445_552
"""PostgreSQL's advisory lock that a process holds while it migrates."""


def version(connection: sa.Connection) -> str:
    """The schema that a database has."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def migrate(database: Database) -> None:
    """All or nothing; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with database.write() as connection:
        if database.is_postgres:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise CannotStore(
                f"{database.shown_url} was written by a newer Hadúr: {error}"
            ) from error
