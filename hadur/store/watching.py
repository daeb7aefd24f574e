"""Hearing that logs have grown: PostgreSQL nudges, and nothing depends on it.

A nudge may be lost with its connection, so whoever watches also looks for itself now and then; on
SQLite that is all there is.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hadur.store.database import Database
from hadur.store.logs import CHANNEL

if TYPE_CHECKING:
    import psycopg

RETRY_SECONDS: Final = 1.0

Nudge = Callable[[str | None], None]
"""Called with the id of a table that has gone on and how long its log is ("ID LENGTH"), or None:
any may have."""


class Watch:
    """Listens in a thread of its own until it is closed."""

    def __init__(self, database: Database, nudge: Nudge) -> None:
        self._address: Final = database.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._nudge: Final = nudge
        self._closed: Final = threading.Event()
        self.listening: Final = threading.Event()
        self._thread: threading.Thread | None = None
        if database.is_postgres:
            self._thread = threading.Thread(target=self._run, name="hadur-watch", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._closed.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._closed.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    # Whatever was written while nobody listened.
                    self._nudge(None)
                    self._hear(connection)
            except psycopg.Error:
                self.listening.clear()
                self._closed.wait(RETRY_SECONDS)

    def _hear(self, connection: psycopg.Connection) -> None:
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=RETRY_SECONDS):
                self._nudge(notice.payload)
                if self._closed.is_set():
                    return
