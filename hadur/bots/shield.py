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

ENDS: Final = (signal.SIGINT, signal.SIGTERM)
"""What asks a process to end and lets it put its things away."""
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
    """An end that is asked for within it (Ctrl-C, or a kind kill) comes after it, when what was
    begun can be ended.

    Unlike `shielded`, what is started within it hears the signals as ever."""
    before = {number: signal.getsignal(number) for number in ENDS}
    if None in before.values() or current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    for number in ENDS:
        signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for number, answer in before.items():
            signal.signal(number, answer)
        for asked in came:
            signal.raise_signal(asked)


def hear(answer: Answer) -> None:
    """Answer Ctrl-C like this from now on, and one that came since the start too."""
    signal.signal(signal.SIGINT, answer)
    if _HELD:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def ignore() -> None:
    """Whoever is ending already is not asked again: half an end would leave something behind."""
    for number in ENDS:
        signal.signal(number, signal.SIG_IGN)
