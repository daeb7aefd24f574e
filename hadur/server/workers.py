"""Several processes behind one port: started together, stopped together, replaced when one dies.

Each has the whole server in it and shares nothing with the others but the store. Two pipes tie them
to the one that started them: by one they say that people may come, the other ends with it.
"""

from __future__ import annotations

import asyncio
import os
import select
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

from hadur.server import notes

_AGAIN: Final = 1.0
"""Seconds before a process that died is replaced, so that one that cannot live costs little."""


_LOOK: Final = 0.2


def _nothing(address: str, invitation: str) -> None:
    """They are ready already; whoever comes later replaces another."""


class Lifeline:
    """What a process has of the one that started it."""

    def __init__(self, parent: int, news: int) -> None:
        self._parent: Final = parent
        self._news: Final = news

    def say(self, address: str, invitation: str) -> None:
        os.write(self._news, f"{address} {invitation}\n".encode())

    def watch(self, gone: Callable[[], None]) -> None:
        """Call `gone` when whoever started this process is no more, however it ended."""
        loop = asyncio.get_running_loop()

        def ended() -> None:
            loop.remove_reader(self._parent)
            gone()

        loop.add_reader(self._parent, ended)


Work = Callable[[int, Lifeline], None]


class Workers:
    def __init__(self, count: int, work: Work) -> None:
        self._count: Final = count
        self._work: Final = work
        self._processes: dict[int, int] = {}
        self._stopping = False
        # The end that is written to is open in this process alone: with it the line is cut.
        self._cut_by_all, self._held = os.pipe()
        self._news, self._told = os.pipe()

    def run(self, say: Callable[[str, str], None]) -> None:
        """Until somebody stops it; `say` is told once all of them are ready."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        for number in range(self._count):
            self._start(number)
        lines: list[str] = []
        while self._processes:
            lines += self._heard()
            if len(lines) >= self._count:
                # Whoever opened a table for a scenario has an invitation to it.
                address, _, invitation = max(lines, key=len).partition(" ")
                say(address, invitation)
                lines = []
                say = _nothing
            self._replace()

    def _heard(self) -> list[str]:
        """What they say within a moment; each says it in one stroke."""
        ready, _, _ = select.select([self._news], [], [], _LOOK)
        return os.read(self._news, 65536).decode().splitlines() if ready else []

    def _replace(self) -> None:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid or pid not in self._processes:
            return
        number = self._processes.pop(pid)
        if not self._stopping:
            notes.warn("worker-died", number=number, status=status)
            time.sleep(_AGAIN)
        if not self._stopping:
            self._start(number)

    def _start(self, number: int) -> None:
        pid = os.fork()
        if pid:
            self._processes[pid] = number
            return
        code = 1
        try:
            for name in (signal.SIGINT, signal.SIGTERM):
                signal.signal(name, signal.SIG_DFL)
            os.close(self._held)
            self._work(number, Lifeline(self._cut_by_all, self._told))
            code = 0
        except KeyboardInterrupt:
            code = 0
        except BaseException as error:
            notes.broke("worker", error, number=number)
        finally:
            os._exit(code)

    def _stop(self, signal_number: int, frame: FrameType | None) -> None:
        self._stopping = True
        for pid in list(self._processes):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
