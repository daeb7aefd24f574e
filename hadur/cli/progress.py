"""How far long work has come: a bar on stderr, and below it whatever else is worth watching."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hadur.cli import console

PAUSE: Final = 1.0
"""Seconds after which what stands below the bar is drawn anew."""

Advance = Callable[[int], None]


@contextmanager
def bar(words: str, total: int, below: Callable[[], RenderableType] = str) -> Iterator[Advance]:
    """Gives the function to call with every few games done; on no terminal it does nothing."""
    screen = console.err()
    if not screen.is_terminal:
        yield lambda games: None
        return
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
    )
    task = progress.add_task(words, total=total)
    drawn = -math.inf
    with Live(Group(progress, below()), console=screen, transient=True) as area:

        def advance(games: int) -> None:
            nonlocal drawn
            progress.advance(task, games)
            if time.monotonic() - drawn >= PAUSE:
                area.update(Group(progress, below()))
                drawn = time.monotonic()

        yield advance
