"""A program as a child process: its pipes, its deadlines, and its end."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import IO, Final

from hadur.bots.external.faults import BotFault, Fault
from hadur.bots.external.wire import LONGEST_FROM_BOT
from hadur.bots.shield import undisturbed

STDERR_KEPT: Final = 1 << 16
_CHUNK: Final = 1 << 16
_QUIT_GRACE: Final = 3.0
_EXIT_GRACE: Final = 0.1


_RUNNING: weakref.WeakSet[Program] = weakref.WeakSet()


def end_programs() -> None:
    """End every program that runs for this process: for one that is about to be killed itself,
    and could not do it later."""
    for program in list(_RUNNING):
        program._end()


class Program:
    """A child in a session of its own, and its pipes; nothing here waits beyond a deadline."""

    def __init__(self, command: Sequence[str]) -> None:
        with undisturbed():
            self._process = _started(command)
            self._end = weakref.finalize(self, _end, self._process, os.getpid())
            _RUNNING.add(self)
        self.pid: Final = self._process.pid
        self._stdin, self._stdout, self._stderr = (
            _unblocked(pipe)
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._unsent = b""
        self._lines: deque[bytes] = deque()
        self._begun = b""
        self._silent = False
        self._errors = b""

    @property
    def stderr(self) -> str:
        """The last it wrote to stderr, without control characters."""
        text = self._errors.decode("utf-8", "replace")
        return "".join(char if char.isprintable() or char == "\n" else "?" for char in text)

    def send(self, *lines: str) -> None:
        """Hand lines over; they are written while `read` waits."""
        if not self._unsent and not self._stdin.closed:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._unsent += "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")

    def read(self, deadline: float) -> str:
        """The next line that is not empty; BotFault if none comes in time."""
        while not self._lines:
            if len(self._begun) > LONGEST_FROM_BOT:
                raise BotFault(Fault.TOO_LONG, f"a line of over {LONGEST_FROM_BOT} bytes")
            if self._silent:
                raise self._gone(deadline)
            left = deadline - monotonic()
            if left <= 0:
                raise BotFault(Fault.LATE, "no answer in time")
            self._attend(left)
        found = self._lines.popleft()
        if len(found) > LONGEST_FROM_BOT:
            raise BotFault(Fault.TOO_LONG, f"a line of {len(found)} bytes")
        try:
            return found.decode()
        except UnicodeDecodeError as error:
            raise BotFault(Fault.GARBAGE, "a line that is not UTF-8") from error

    def kill(self) -> int:
        """End it and all it started; returns the exit code, negative for a signal."""
        with undisturbed():
            self._end()
        for _ in range(2 * STDERR_KEPT // _CHUNK):
            self._overhear()
        for pipe in (self._stdin, self._stdout, self._stderr):
            self._drop(pipe)
        self._selector.close()
        return int(self._process.returncode or 0)

    def leave(self) -> bool:
        """Ask it to quit and end it; returns whether it went by itself."""
        self.send("quit")
        deadline = monotonic() + _QUIT_GRACE
        while not self._exited() and monotonic() < deadline:
            self._attend(0.005)
            self._lines.clear()
            self._begun = b""
            if not self._unsent:
                self._drop(self._stdin)
        went = self._exited()
        self.kill()
        return went

    def _attend(self, seconds: float) -> None:
        """Do whatever the pipes allow, waiting for the first of it."""
        if not self._selector.get_map():
            sleep(seconds)
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._stdin:
                self._tell()
            elif key.fileobj is self._stdout:
                self._hear()
            else:
                self._overhear()

    def _tell(self) -> None:
        try:
            written = os.write(self._stdin.fileno(), self._unsent[:_CHUNK])
        except BlockingIOError:
            return
        except OSError:
            self._drop(self._stdin)
            return
        self._unsent = self._unsent[written:]
        if not self._unsent:
            self._selector.unregister(self._stdin)

    def _hear(self) -> None:
        chunk = _read(self._stdout)
        if chunk == b"":
            self._silent = True
            self._drop(self._stdout)
        elif chunk is not None:
            *whole, self._begun = (self._begun + chunk).split(b"\n")
            self._lines.extend(filter(None, (part.removesuffix(b"\r") for part in whole)))

    def _overhear(self) -> None:
        if self._stderr.closed:
            return
        chunk = _read(self._stderr)
        if chunk == b"":
            self._drop(self._stderr)
        elif chunk is not None:
            self._errors = (self._errors + chunk)[-STDERR_KEPT:]

    def _drop(self, pipe: IO[bytes]) -> None:
        if not pipe.closed:
            with suppress(KeyError):
                self._selector.unregister(pipe)
            pipe.close()

    def _exited(self) -> bool:
        """Whether it is dead; its number stays its own until `kill` takes notice of it."""
        if self._process.returncode is not None:
            return True
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        flags = os.WEXITED | os.WNOWAIT | os.WNOHANG
        return os.waitid(os.P_PID, self.pid, flags) is not None

    def _gone(self, deadline: float) -> BotFault:
        """Why nothing more will come from it."""
        until = min(deadline, monotonic() + _EXIT_GRACE)
        while not self._exited() and monotonic() < until:
            sleep(0.002)
        alone = self._exited()
        code = self.kill()
        if not alone:
            return BotFault(Fault.LEFT, "it closed its output")
        if code < 0:
            name = _signal_name(-code)
            return BotFault(Fault.CRASHED, f"it was ended by {name}", said=name)
        if code > 0:
            return BotFault(Fault.CRASHED, f"it ended with exit code {code}", said=str(code))
        return BotFault(Fault.LEFT, "it ended before the game did")


def _unblocked(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def _read(pipe: IO[bytes]) -> bytes | None:
    """What there is; None for nothing yet, b"" for nothing ever again."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        text = f"cannot run {command[0]}: {reason}"
        raise BotFault(Fault.START, text, said=str(reason)) from error


def _end(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill a child with its whole process group, and bury it. A fork of ours may not."""
    if os.getpid() != owner:
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
