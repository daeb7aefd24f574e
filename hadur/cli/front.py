"""The front door: whatever goes wrong behind it, a user reads one line and a code says what kind.

The codes are 0: done; 1: done, and the answer is no (a scenario differs, a rule has no test, a
simulated game failed); 2: the input cannot be used, and nothing was written; 70: a mistake of
ours; 130: stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any, Final

from typer.core import TyperGroup

from hadur.kernel.errors import HadurError

BAD_INPUT: Final = 2
OUR_MISTAKE: Final = 70
INTERRUPTED: Final = 130


class Front(TyperGroup):
    """The command group at the top; entry point and tests both come in through `main`."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        extra["prog_name"] = "hadur"
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _forgive(stream)
        try:
            code = super().main(*args, **extra)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Exception as error:
            code = report(error)
        sys.exit(code if isinstance(code, int) else 0)


def report(error: Exception) -> int:
    """Tell the user in one line; returns the exit code."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return 0  # the help was printed when the error was made
    if os.environ.get("HADUR_DEBUG") == "1":
        traceback.print_exception(error)
    if isinstance(error, HadurError):
        say(str(error))
        return BAD_INPUT
    if hasattr(error, "format_message"):
        say(_usage(error))
        return BAD_INPUT
    notes = "".join(f"; {note}" for note in getattr(error, "__notes__", ()))
    say(
        f"a mistake of ours, {type(error).__name__}: {error or 'no details'}{notes}"
        "; please report it (HADUR_DEBUG=1 shows where it happened)"
    )
    return OUR_MISTAKE


def say(message: str) -> None:
    """One line on stderr."""
    print(f"hadur: {' '.join(message.split())}", file=sys.stderr)


def _usage(error: Any) -> str:
    """A wrong command line in one line, with the way to the help."""
    context = getattr(error, "ctx", None)
    path = "hadur" if context is None else context.command_path
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def _forgive(stream: Any) -> None:
    """A character that cannot be read or shown becomes '?', it does not end the game."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
