"""A table: the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hadur import games
from hadur.kernel.errors import HadurError
from hadur.kernel.game import Game
from hadur.table.entries import Ended, Entry, Opened
from hadur.table.errors import BadLog, OtherGame, OtherVersion
from hadur.table.fold import fold
from hadur.table.sheet import Sheet

FindGame = Callable[[str], Game]


class Table(Sheet):
    """Made by `of` and `after` and changed by `apply` alone, so what it holds follows from its
    log."""

    @classmethod
    def of(cls, entries: Iterable[Entry], find: FindGame = games.load) -> Table:
        """The table with this log; BadLog if there can be none. One that is over is there as far
        as the rules of now play its game."""
        log = list(entries)
        first = log[0] if log else None
        if first is None or first.number != 0 or not isinstance(first.body, Opened):
            raise BadLog("the log of a table begins with 'opened', number 0")
        try:
            game = find(first.body.game)
        except HadurError as error:
            raise OtherGame(f"the table cannot be played here: {error}") from error
        if first.body.version > game.version:
            raise OtherVersion(game.name, first.body.version, game.version)
        table = cls(first.body, game, first.at)
        table.finished = any(isinstance(entry.body, Ended) for entry in log)
        for entry in log[1:]:
            table.apply(entry)
        return table

    def after(self, entries: Iterable[Entry]) -> Table:
        """The table that these entries make of this one, which stays as it is."""
        table = self.copy()
        for entry in entries:
            table.apply(entry)
        return table

    def apply(self, entry: Entry) -> None:
        """Take in the next entry. After a BadLog the table is of no use any more."""
        fold(self, entry)
