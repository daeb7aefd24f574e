"""Where games are played: here one after the other, in processes, or on a Ray cluster.

All runners do the same: they take jobs and give outcomes as they come, in any order. Closing
the iterator stops them, closing the runner lets go of what it holds; jobs are pure, so one whose
worker died is simply played again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

from hadur.arena.jobs import Job
from hadur.arena.worker import Outcome, crew, play
from hadur.bots.shield import shielded
from hadur.kernel.errors import HadurError

Task = Callable[[Job], Outcome]
DEATHS: Final = 5
"""How often workers may die without any game being finished in between."""


class CannotRun(HadurError):
    """The place where games should be played is not there or broke down."""


class Runner(Protocol):
    def run(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        """The outcomes, each as soon as it is known."""
        ...

    def close(self) -> None: ...


class Serial:
    """One game after the other, in this process."""

    def __init__(self, task: Task = play) -> None:
        self.task = task

    def run(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        yield from map(self.task, jobs)

    def close(self) -> None:
        """It holds nothing."""


class Processes:
    """As many games at once as there are workers."""

    def __init__(self, workers: int, task: Task = play) -> None:
        self.workers = workers
        self.task = task

    def run(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        left = {job.id: job for job in jobs}
        deaths = 0
        while left:
            try:
                for outcome in self._pool(list(left.values())):
                    del left[outcome.job.id]
                    deaths = 0
                    yield outcome
            except BrokenProcessPool as error:
                deaths += 1
                if deaths == DEATHS:
                    raise CannotRun(
                        f"the worker processes died {DEATHS} times in a row"
                        " (is there enough memory? try fewer --workers)"
                    ) from error

    def _pool(self, jobs: list[Job]) -> Iterator[Outcome]:
        workers = min(self.workers, len(jobs))
        pool = crew(workers)
        waiting = iter(jobs)
        running: set[Future[Outcome]] = set()
        try:
            while True:
                # A few more than workers, so that none waits; not all, so that Ctrl-C is quick.
                while len(running) < 2 * workers and (job := next(waiting, None)) is not None:
                    with shielded():
                        running.add(pool.submit(self.task, job))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def close(self) -> None:
        """Its processes end with the games they were started for."""


def in_order(jobs: Sequence[Job], outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The outcomes in the order of the jobs, each as soon as those before it are known."""
    early: dict[str, Outcome] = {}
    waiting = iter(jobs)
    wanted = next(waiting, None)
    for outcome in outcomes:
        early[outcome.job.id] = outcome
        while wanted is not None and wanted.id in early:
            yield early.pop(wanted.id)
            wanted = next(waiting, None)


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
