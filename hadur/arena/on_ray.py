"""Games on a Ray cluster; imported only when it is asked for (extra `hadur[ray]`)."""

from __future__ import annotations

import logging
import os
import socket
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from hadur.arena.jobs import Job
from hadur.arena.runners import CannotRun, Task, cores
from hadur.arena.worker import Outcome, play
from hadur.kernel.errors import UnknownName

try:
    import ray
except ImportError as missing:
    raise UnknownName(
        "Ray is not installed: pip install 'hadur[ray]', or leave --on out to play on this machine"
    ) from missing

RETRIES: Final = 20
"""How often Ray plays a game again whose worker died."""
PORT: Final = 10001
"""Where a cluster listens for clients unless it was told otherwise."""
PATIENCE: Final = 10
"""Seconds until a machine that does not answer counts as not there."""
STORE: Final = 128 * 1024 * 1024
"""Bytes for what workers share; games and outcomes are a few hundred each."""


class OnRay:
    """A cluster by its address, or one that is started here with so many workers."""

    def __init__(self, address: str, workers: int, task: Task = play) -> None:
        self.address = address
        self.workers = workers
        self.task = task
        self.connected = False

    def run(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        if not self.connected:
            self._connect()
        try:
            yield from self._outcomes(jobs)
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise CannotRun(f"Ray failed ({type(error).__name__}): {_said(error)}") from error

    def close(self) -> None:
        """Ends a Ray that was started here, and on a cluster whatever is still being played."""
        if self.connected:
            self.connected = False
            ray.shutdown()

    def _connect(self) -> None:
        """Takes some seconds, so it is done once, however many times there are games to play."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Without it Ray warns of a change to come in how it treats graphics cards.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        if self.address:
            _knock(self.address)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # what matters comes as an error as well
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **self._wanted())
        except Exception as error:
            if self.address:
                # Ray reports a refused token as a timeout, so that may be the reason as well.
                raise CannotRun(
                    f"cannot use the Ray at {self.address}: {_said(error)}"
                    " (does the cluster want a token?)"
                ) from error
            raise CannotRun(f"cannot start Ray on this machine: {_said(error)}") from error
        self.connected = True

    def _wanted(self) -> dict[str, Any]:
        if self.address:
            return {"address": self.address}
        return {
            "address": "local",
            "num_cpus": self.workers or cores(),
            "include_dashboard": False,
            "object_store_memory": STORE,
            # Workers must find this very hadur, wherever it was started from.
            "runtime_env": {"env_vars": {"PYTHONPATH": _path()}},
        }

    def _outcomes(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        game = ray.remote(max_retries=RETRIES, num_cpus=1)(self.task)
        waiting = iter(jobs)
        running: list[Any] = []
        while True:
            # As many again as can run, so that no worker waits; not all, so that Ctrl-C is quick.
            most = 2 * (self.workers or int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < most and (job := next(waiting, None)) is not None:
                running.append(game.remote(job))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)


def _knock(address: str) -> None:
    """CannotRun at once if nobody listens there; Ray itself would try for half a minute."""
    try:
        found = urlsplit(address)
        if not found.hostname:
            raise ValueError("the address names no machine")
        socket.create_connection((found.hostname, found.port or PORT), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise CannotRun(f"cannot reach Ray at {address}: {_said(error)}") from error


def _said(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _path() -> str:
    """The folder that hadur was imported from, before what was on the path anyway."""
    home = str(Path(sys.modules["hadur"].__file__ or "").resolve().parents[1])
    return os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
