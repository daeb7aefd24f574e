"""The command at a pseudo-terminal, as a person sits at it."""

from __future__ import annotations

import codecs
import os
import select
import signal
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="only POSIX systems have pseudo-terminals")

WAITS = (
    "> ",
    "Press Enter when nobody else can see the screen. ",
    "ha más már nem látja a képernyőt. ",
)


class Terminal:
    """The command running at a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        self.shown = ""
        self.seen = 0
        self.ended = False
        # a read may end in the middle of a letter: the rest of it comes with the next one
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            command = [sys.executable, "-m", "hadur.cli.main", *args]
            root = str(Path(__file__).parents[2])
            size = {"TERM": "xterm", "COLUMNS": "80", "LINES": "40", "PYTHONPATH": root}
            os.execve(sys.executable, command, {**os.environ, **size})

    def wait_for(self, words: str) -> str:
        """Read until the words appear; returns what was shown since the last wait."""
        start = self.seen
        while words not in self.shown[start:]:
            assert self._read(), f"no '{words}' in:\n{self.shown[start:]}"
        self.seen = len(self.shown)
        return self.shown[start:]

    def type(self, text: str) -> None:
        """Type once the command waits for it: what comes too early may get lost."""
        while not self.shown.endswith(WAITS):
            assert self._read(), f"no prompt after:\n{self.shown}"
        os.write(self.handle, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C as a person does: again if nothing happens. CPython forgets one that comes
        between the prompt and the wait for input, until the next key."""
        self.type("")
        for _ in range(10):
            os.write(self.handle, b"\x03")
            if select.select([self.handle], [], [], 3)[0]:
                self._read()
                if not self.shown.endswith("^C"):
                    return

    def code(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        self.ended = True
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def _read(self) -> bool:
        """Read what comes next; False at the end."""
        ready, _, _ = select.select([self.handle], [], [], 60)
        assert ready, f"nothing happens after:\n{self.shown}"
        try:
            chunk = os.read(self.handle, 65536)
        except OSError:
            return False
        self.shown += self.decoder.decode(chunk)
        return bool(chunk)
