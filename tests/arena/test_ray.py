"""The same games on Ray, even when one of its workers is killed."""

from __future__ import annotations

import os
import signal
import time
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from hadur.arena.jobs import Job
from hadur.arena.runner_choice import choose
from hadur.arena.runners import CannotRun, Serial
from hadur.arena.worker import Outcome, play

from .conftest import jobs_for

ray = pytest.importorskip("ray", reason="Ray is not installed (pip install 'hadur[ray]')")


def facts(outcome: Outcome) -> tuple[object, ...]:
    return (
        outcome.job.id, outcome.scores, outcome.turns, outcome.decisions,
        outcome.fingerprint, outcome.fault, outcome.failure,
    )  # fmt: skip


def kill_who_signs(sign: Path) -> None:
    """Wait until a worker writes its number there; then it is gone."""
    deadline = time.monotonic() + 120
    while not sign.exists():
        if time.monotonic() > deadline:
            return
        time.sleep(0.02)
    os.kill(int(sign.read_text()), signal.SIGKILL)
    sign.with_suffix(".killed").touch()


def test_a_worker_killed_in_mid_run_changes_nothing(tmp_path: Path) -> None:
    from hadur.arena.on_ray import OnRay

    jobs = jobs_for(["random", "script"], 5)
    expected = sorted(map(facts, Serial().run(jobs)))
    sign, doomed = tmp_path / "sign", jobs[3].id

    def watched(job: Job) -> Outcome:
        """Plays, but whoever first comes to the doomed game waits there to be killed."""
        if job.id == doomed and not sign.exists():
            draft = sign.with_suffix(".draft")
            draft.write_text(str(os.getpid()))
            draft.rename(sign)
            time.sleep(120)
        return play(job)

    # Not a module that workers could import: the function itself is sent to them.
    watched.__module__ = "__main__"
    killer = Thread(target=kill_who_signs, args=(sign,), daemon=True)
    killer.start()
    with closing(OnRay("", 2, watched)) as runner:
        found = list(runner.run(jobs[:-2]))
        found += runner.run(jobs[-2:])
    assert not ray.is_initialized()
    assert sign.with_suffix(".killed").exists(), "nobody was killed"
    assert sorted(map(facts, found)) == expected


@pytest.mark.parametrize("address", ["ray://127.0.0.1:1", "ray://", "ray://127.0.0.1:port"])
def test_a_cluster_that_is_not_there_is_one_line_at_once(address: str) -> None:
    started = time.monotonic()
    with pytest.raises(CannotRun, match=f"^cannot reach Ray at {address}: [^\n]+$"):
        list(choose(address, 2).run(jobs_for(["random", "heuristic"], 1)))
    assert time.monotonic() - started < 10
