"""What a server is told when it starts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


def now() -> int:
    """The server's clock: milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """`db` is the address of the store; `url` the address people use if a proxy stands before the
    server; `reports` where reports of mistakes are kept. Times are seconds; `pause` is what a bot
    takes at least for a move, so that people can follow; `rate` multiplies all rate limits."""

    db: str
    url: str = ""
    reports: Path | None = None
    bot_workers: int = 1
    pause: float = 0.4
    grace: float = 20.0
    poll: float = 5.0
    sweep: float = 600.0
    rate: float = 1.0
    clock: Callable[[], int] = now
