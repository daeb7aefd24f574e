"""What a program can do wrong, and what follows from it."""

from __future__ import annotations

from enum import StrEnum

from hadur.kernel.errors import HadurError


class Fault(StrEnum):
    """What a program can do wrong; docs/protocol.md says the same in words."""

    START = "start"
    VERSION = "version"
    REFUSED = "refused"
    LATE = "late"
    CRASHED = "crashed"
    LEFT = "left"
    GARBAGE = "garbage"
    TOO_LONG = "too-long"
    STALE = "stale"
    ILLEGAL = "illegal"
    QUIT = "quit"


class Policy(StrEnum):
    """What a fault leads to: the game is lost, or random moves stand in for the program."""

    FORFEIT = "forfeit"
    REPLACE = "replace"


class BotFault(HadurError):
    """A program broke the protocol and is no longer asked: its seat has lost the game.

    `text` says it in English; `kind`, the program's `title` and what it `said` (or gave as a
    reason) are there for hosts that say it in another language."""

    def __init__(
        self, kind: Fault, text: str, stderr: str = "", *, said: str = "", title: str = ""
    ) -> None:
        super().__init__(kind, text, stderr)
        self.kind = kind
        self.text = text
        self.stderr = stderr
        self.said = said
        self.title = title

    def __str__(self) -> str:
        return self.text
