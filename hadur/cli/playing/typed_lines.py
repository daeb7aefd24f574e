"""Lines a person types: at a terminal with history, otherwise from a script on stdin."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console

try:
    import readline
except ImportError:  # Windows has none
    readline = None  # type: ignore[assignment]

_YES: Final = ("y", "yes", "i", "igen")


class EndOfInput(Exception):
    """Nobody types any more."""


class Lines:
    """Asks for lines. What a script says is echoed, so that its output reads like a session."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._back: list[str] = []

    def ask(self, prompt: str) -> str:
        """One line without its end; EndOfInput when there is none."""
        if self._back:
            line = self._back.pop()
        elif self.live:
            try:
                return input(prompt).strip()
            except EOFError as end:
                self.console.print()
                raise EndOfInput from end
        else:
            line = sys.stdin.readline()
            if not line:
                raise EndOfInput
        self.console.print(f"{prompt}{line.strip()}", soft_wrap=True)
        return line.strip()

    def wait(self, prompt: str) -> None:
        """Wait for Enter; a script need not know of it, its line stays for the next question."""
        line = self.ask(prompt)
        if line and not self.live:
            self._back.append(line)

    def agree(self, question: str) -> bool:
        """A question that anything but a yes answers with no."""
        return self.ask(f"{question} ").lower() in _YES

    def forget(self) -> None:
        """Let nobody call back what was typed so far."""
        if self.live and readline is not None:
            readline.clear_history()

    def complete(self, words: Callable[[], list[str]]) -> None:
        """Let Tab complete what is typed, where the terminal can do that."""
        if not self.live or readline is None:
            return
        typing = readline

        def completer(_: str, number: int) -> str | None:
            typed = typing.get_line_buffer().lower()
            found = [word[typing.get_begidx() :] for word in words() if word.startswith(typed)]
            return found[number] if number < len(found) else None

        typing.set_completer_delims(" ")
        typing.set_completer(completer)
        typing.parse_and_bind("tab: complete")
