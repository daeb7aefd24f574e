"""Whether a server runs: the time of its last beat, and the times when none ran."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from hadur.store.database import Database
from hadur.store.schema import OUTAGES, SETTINGS

BEAT: Final = 4.0
"""Seconds between two beats of a server."""
SILENCE: Final = 12_000
"""Milliseconds without a beat after which no server ran."""
_ALIVE: Final = "alive"
_STOPPED: Final = "stopped"
_KEPT: Final = 10_000


class Outage(NamedTuple):
    """From the last beat before it until the first one after it, in milliseconds."""

    began: int
    ended: int


def lost(outages: Iterable[Outage], since: int) -> int:
    """How long no server ran after a time."""
    return sum(max(0, ended - max(began, since)) for began, ended in outages)


class Pulse:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def beat(self, now: int, unbroken: bool = False) -> list[Outage]:
        """A server runs; all outages so far. An `unbroken` one has run since its last beat."""
        try:
            return self._beat(now, unbroken)
        except IntegrityError:
            return self._beat(now, unbroken)  # another server was the very first

    def _beat(self, now: int, unbroken: bool) -> list[Outage]:
        with self._database.write() as connection:
            last, stopped = (self._time(connection, key) for key in (_ALIVE, _STOPPED))
            if last is not None and not unbroken:
                silence = now - last
                if silence > SILENCE or (silence > 0 and stopped == last):
                    connection.execute(sa.insert(OUTAGES).values(began=last, ended=now))
            self._set(connection, _ALIVE, now, last is None)
            latest = sa.select(OUTAGES).order_by(OUTAGES.c.began.desc()).limit(_KEPT)
            return [Outage(row.began, row.ended) for row in connection.execute(latest)]

    def stop(self, now: int) -> None:
        """A server stops of its own accord; if it was the last, no time is lost from here on."""
        with self._database.write() as connection:
            for key in (_ALIVE, _STOPPED):
                self._set(connection, key, now, self._time(connection, key) is None)

    def _time(self, connection: sa.Connection, key: str) -> int | None:
        wanted = sa.select(SETTINGS.c.value).where(SETTINGS.c.key == key).with_for_update()
        found = connection.execute(wanted).scalar()
        return None if found is None else int(found)

    def _set(self, connection: sa.Connection, key: str, now: int, new: bool) -> None:
        if new:
            connection.execute(sa.insert(SETTINGS).values(key=key, value=str(now)))
        else:
            kept = sa.update(SETTINGS).where(SETTINGS.c.key == key).values(value=str(now))
            connection.execute(kept)
