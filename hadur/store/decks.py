"""Decks that people have saved, as text."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from hadur.store.database import Database
from hadur.store.schema import DECKS


class Decks:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def save(self, owner: str, game: str, name: str, text: str) -> None:
        """Keep a deck; one of the same name is replaced."""
        with self._database.write() as connection:
            connection.execute(sa.delete(DECKS).where(_is(owner, game, name)))
            connection.execute(
                sa.insert(DECKS).values(owner=owner, game=game, name=name, text=text)
            )

    def of(self, owner: str, game: str) -> dict[str, str]:
        """Somebody's decks for a game by name."""
        wanted = sa.select(DECKS.c.name, DECKS.c.text).order_by(DECKS.c.name)
        mine = wanted.where(DECKS.c.owner == owner, DECKS.c.game == game)
        with self._database.read() as connection:
            return {row.name: row.text for row in connection.execute(mine)}

    def delete(self, owner: str, game: str, name: str) -> None:
        with self._database.write() as connection:
            connection.execute(sa.delete(DECKS).where(_is(owner, game, name)))


def _is(owner: str, game: str, name: str) -> sa.ColumnElement[bool]:
    return sa.and_(DECKS.c.owner == owner, DECKS.c.game == game, DECKS.c.name == name)
