"""What a player sees: what happened, the table, the question, the moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from hadur.bots.external import BotFault, Policy
from hadur.cli.book import Book
from hadur.cli.playing import menu
from hadur.kernel.lines import View

_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what has been scrolled off it."""
_LAST_WORDS: Final = 200
_PATIENCE: Final = 0.3
"""Seconds a player may take before the screen says that it is waiting."""


class Screen:
    """Prints for one terminal in one language."""

    def __init__(self, console: Console, book: Book) -> None:
        self.console = console
        self.book = book

    def say(self, id: str, /, **args: str | int) -> None:
        """A sentence of the interface."""
        self.note(self.book.texts.sentence(id, **args))

    def note(self, text: str) -> None:
        self.console.print(Text(text))

    def say_path(self, id: str, /, **args: str | int) -> None:
        """A sentence with a path in it, which is not broken, so that it can be copied."""
        self.console.print(Text(self.book.say(id, **args)), soft_wrap=True)

    def indented(self, text: str) -> None:
        """A detail to the line before."""
        self.console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))

    def refuse(self, text: str) -> None:
        """Something that cannot be done."""
        self.console.print(Text(text, "yellow"))

    def fault(self, fault: BotFault, then: Policy, *, goes_on: bool = False) -> None:
        """What a program did wrong and what follows, a game that `goes_on` without it perhaps;
        below, the last it wrote to stderr."""
        detail = f" ({fault.said})" if fault.said else ""
        facts = {
            "kind": fault.kind.value,
            "detail": detail,
            "then": "out" if goes_on else then.value,
        }
        self.refuse(self.book.say("bot-out", bot=fault.title, **facts))
        words = fault.stderr.split("\n")
        last = next((line.strip() for line in reversed(words) if line.strip()), "")
        if last:
            self.indented(last[:_LAST_WORDS])

    @contextmanager
    def waiting(self, player: str) -> Iterator[None]:
        """While this lasts, say whom we wait for; not where it is over at once."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(Text(self.book.texts.sentence("waiting-for", player=player)))
        later = Timer(_PATIENCE, status.start)
        later.daemon = True
        later.start()
        try:
            yield
        finally:
            later.cancel()
            later.join()
            status.stop()

    def wipe(self) -> None:
        """Nothing of what was shown before stays in sight."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()
        else:
            self.console.print(Rule(style="dim"))

    def log(self, lines: list[tuple[str, bool]]) -> None:
        for line, heading in lines:
            if heading:
                self.console.print(Text(line, "bold"))
            else:
                self.console.print(Text(f"  {line}"))

    def board(self, view: View, texts: list[str]) -> None:
        """The table; spaces that answer the open question stand out."""
        marked = {text.partition(" ")[2] for text in texts if text.startswith("pick ")}
        calm = {**view, "decisions": []}  # the question stands below, with its moves
        self.console.print(self.book.pictures.rich_board(calm, self.book.texts, marked))

    def legend(self) -> None:
        """What the signs of the table stand for, where the table does not say so itself."""
        if self.book.texts.has("table-legend"):
            self.console.print(Text(self.book.say("table-legend"), "dim"))

    def question(self, view: View, sections: list[menu.Section]) -> None:
        self.console.print(Text(self.book.words.question_line(self.book.texts, view), "bold green"))
        for title, text in self.book.words.question_notes(self.book.texts, view):
            self.indented(f"{title}: {text}")
        menu.show(self.console, sections)
