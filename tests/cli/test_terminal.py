"""At a real terminal: the menu, the hand-over screen, Ctrl-C."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hadur.kernel.record import Record

from .conftest import recovery_files

pty = pytest.importorskip("pty", reason="only POSIX systems have pseudo-terminals")


WAITS = "Press Enter when nobody else can see the screen. "


class Terminal:
    """The command running at a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        self.shown = ""
        self.seen = 0
        self.ended = False
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
        while not self.shown.endswith("> ") and not self.shown.endswith(WAITS):
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
        self.shown += chunk.decode("utf-8", "replace")
        return bool(chunk)


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*args: str) -> Terminal:
        opened.append(Terminal(*args))
        return opened[-1]

    yield start
    for one in opened:
        os.close(one.handle)
        if not one.ended:
            os.kill(one.pid, signal.SIGKILL)
            os.waitpid(one.pid, 0)


def test_the_menu_asks_for_decks_and_opponent(
    terminal: Callable[..., Terminal], home: Path
) -> None:
    screen = terminal("play", "summoner-wars", "--option", "first=0")
    screen.wait_for("Which deck do you play?")
    screen.type("9\n")
    screen.wait_for("Type a number from 1 to 8")
    screen.type("van\n")
    screen.wait_for("Against which deck?")
    screen.type("1\n")
    screen.wait_for("Who plays it?")
    screen.type("a program that plays at random\n")
    screen.wait_for("what do you do?")
    screen.type("quit\n")
    assert screen.code() == 0
    (path,) = recovery_files(home)
    seats = Record.load(path).setup["seats"]
    assert seats == [{"deck": "vanguards"}, {"deck": "polar-dwarves"}]
    assert '"random"' in path.read_text(encoding="utf-8")


def test_ctrl_c_says_where_the_game_is(terminal: Callable[..., Terminal], home: Path) -> None:
    screen = terminal(
        "play",
        "--deck",
        "polar-dwarves",
        "--vs",
        "vanguards",
        "--bot",
        "random",
        "--option",
        "first=0",
    )
    screen.wait_for("Summon phase: what do you do?")
    screen.type("end\n")
    screen.wait_for("Move phase: what do you do?")
    screen.interrupt()
    screen.wait_for("The game is saved in")
    assert screen.code() == 130
    (path,) = recovery_files(home)
    assert str(path) in screen.shown
    assert [line.text for line in Record.load(path).moves] == ["end"]
    assert "Traceback" not in screen.shown


def test_ctrl_c_in_the_menu_leaves_nothing_behind(
    terminal: Callable[..., Terminal], home: Path
) -> None:
    screen = terminal("play")
    screen.wait_for("Which deck do you play?")
    screen.interrupt()
    assert screen.code() == 130
    assert recovery_files(home) == []
    assert "Traceback" not in screen.shown


def test_the_hand_over_wipes_the_screen_and_waits(terminal: Callable[..., Terminal]) -> None:
    screen = terminal(
        "play", "--hot-seat", "--deck", "breakers", "--vs", "vanguards", "--option", "first=1"
    )
    shown = screen.wait_for("Press Enter when nobody else can see the screen.")
    assert "\x1b[2J\x1b[3J" in shown
    assert "hand:" not in shown
    screen.type("\n")
    shown = screen.wait_for("what do you do?")
    assert "\x1b[2J\x1b[3J" in shown
    assert "hand:" in shown
    screen.type("\x04")
    assert screen.code() == 0
    assert "hadur play --resume" in screen.shown
