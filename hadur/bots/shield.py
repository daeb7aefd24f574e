"""Ctrl-C and the processes we start.

The terminal sends it to all of them at once, and Python answers with a traceback in one that is
still importing. So a child begins with the signal held back, and hears it from the moment it has
said what it does then.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Final

Answer = Callable[[int, FrameType | None], object] | signal.Handlers

_HELD: Final = hasattr(signal, "pthread_sigmask")
"""Windows cannot hold a signal back."""


@contextmanager
def shielded() -> Iterator[None]:
    """Processes started within it hear no Ctrl-C until they `hear`; this thread does after it."""
    if not _HELD:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A Ctrl-C that comes within it is answered after it, when what was begun can be ended.

    Unlike `shielded`, what is started within it hears the signal as ever."""
    before = signal.getsignal(signal.SIGINT)
    if before is None or current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)


def hear(answer: Answer) -> None:
    """Answer Ctrl-C like this from now on, and one that came since the start too."""
    signal.signal(signal.SIGINT, answer)
    if _HELD:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
