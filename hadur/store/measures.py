"""What moderators decide: who may not play here, who may not talk."""

from __future__ import annotations

import time
from enum import StrEnum
from typing import Final

import sqlalchemy as sa

from hadur.store.database import Database
from hadur.store.schema import MEASURES

_FRESH: Final = 5.0
"""Seconds until a server looks again: nobody is asked at every move."""


class Measure(StrEnum):
    """A player may not play, may not write, is called otherwise; or is a moderator."""

    BAN = "ban"
    MUTE = "mute"
    HIDE = "hide"
    MODERATOR = "moderator"


class Measures:
    """By player: the id of an account, or of a guest as the log names them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._known: frozenset[tuple[str, str]] = frozenset()
        self._read: float | None = None

    def take(self, player: str, what: Measure) -> None:
        self.lift(player, what)
        with self._database.write() as connection:
            connection.execute(sa.insert(MEASURES).values(player=player, what=what.value))

    def lift(self, player: str, what: Measure) -> None:
        here = (MEASURES.c.player == player) & (MEASURES.c.what == what.value)
        with self._database.write() as connection:
            connection.execute(sa.delete(MEASURES).where(here))

    def all(self) -> list[tuple[str, str]]:
        with self._database.read() as connection:
            rows = connection.execute(sa.select(MEASURES).order_by(MEASURES.c.player)).all()
        return [(row.player, row.what) for row in rows]

    @property
    def is_stale(self) -> bool:
        """Whether it is time to `look`."""
        return self._read is None or time.monotonic() - self._read > _FRESH

    def look(self) -> None:
        self._known = frozenset(self.all())
        self._read = time.monotonic()

    def holds(self, player: str, what: Measure) -> bool:
        """Whether it held when this server looked last."""
        return (player, what.value) in self._known
