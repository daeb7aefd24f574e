"""What happened in a match, in words for one reader, told further with every move."""

from __future__ import annotations

from hadur.kernel.lines import Names
from hadur.kernel.match import Match
from hadur.text.book import Book
from hadur.web.facts import LogLine


class Log:
    """Words cost time, so what has been told is kept; `forget` when moves were taken back."""

    def __init__(self, book: Book, reader: int | None, names: Names | None = None) -> None:
        self.book = book
        self.reader = reader
        self.names = book.spoken(names)
        self.forget()

    def forget(self) -> None:
        self._told: list[tuple[int, str]] = []
        self._moves = -1

    def of(self, match: Match, until: int | None = None) -> tuple[LogLine, ...]:
        """The log of a match, up to move `until`; headings with nothing below them are left out."""
        end = match.moves if until is None else until
        if end < self._moves:
            self.forget()
        if end > self._moves:
            for event in match.events_since(self._moves, self.reader, end):
                line = self.book.words.event_line(self.book.texts, event, self.reader, self.names)
                if line is not None:
                    self._tell(event.kind, line)
            self._moves = end
        return tuple(LogLine(line, level < self._deepest) for level, line in self._shown())

    @property
    def _deepest(self) -> int:
        return len(self.book.words.HEADINGS)

    def _tell(self, kind: int, line: str) -> None:
        headings = self.book.words.HEADINGS
        level = headings.index(kind) if kind in headings else self._deepest
        while self._told and level <= self._told[-1][0] < self._deepest:
            self._told.pop()
        self._told.append((level, line))

    def _shown(self) -> list[tuple[int, str]]:
        end = len(self._told)
        while end and self._told[end - 1][0] < self._deepest:
            end -= 1
        return self._told[:end]
