"""What a server is told when it starts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


class SteadyClock:
    """The server's clock, in milliseconds since the epoch: what the machine's clock said when this
    was made, and what has gone by since. Whoever sets the machine's clock changes nobody's time."""

    def __init__(self) -> None:
        self._began = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self._began + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True)
class Settings:
    """`db` is the address of the store; `url` the address people use if a proxy stands before the
    server; `reports` where reports of mistakes are kept. Times are seconds; `pause` is what a bot
    takes at least for a move, so that people can follow; `pass_pause` the least and the most that a
    table waits before it passes for somebody who has no choice; `rate` multiplies all rate limits;
    `idle` is after how long a game without a clock that nobody touches is closed; `rooms` is how
    many tables are kept at hand that nobody looks at; with `metrics_token` others than this machine
    read the metrics, too; `smtp` is the address of a mail server and `hook` one that is told of
    turns (`server/post.py`), `turn_after` when people are told that it is their turn."""

    db: str
    url: str = ""
    reports: Path | None = None
    bot_workers: int = 1
    pause: float = 0.4
    pass_pause: tuple[float, float] = (1.0, 5.0)
    grace: float = 20.0
    poll: float = 5.0
    sweep: float = 600.0
    rate: float = 1.0
    idle: float = 30 * 24 * 60 * 60.0
    rooms: int = 100
    metrics_token: str = ""
    smtp: str = ""
    hook: str = ""
    turn_after: float = 120.0
    clock: Callable[[], int] = field(default_factory=SteadyClock)
