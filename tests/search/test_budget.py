"""How long a search goes on: by iterations, by the wall, by the processor."""

from __future__ import annotations

import time

import pytest

from hadur.arena import worker
from hadur.search.budget import CLOCK, Budget


def test_on_the_wall_waiting_costs_time() -> None:
    budget = Budget(seconds=0.02)
    time.sleep(0.03)
    assert not budget.spend()


def test_by_the_processor_waiting_costs_nothing() -> None:
    CLOCK.of_processor = True
    try:
        budget = Budget(seconds=5.0)
        before = time.thread_time()
        time.sleep(0.3)
        waited = budget.share() * 5.0
        assert waited <= time.thread_time() - before + 0.001
        assert budget.spend()
    finally:
        CLOCK.of_processor = False


def test_the_arena_goes_by_the_processor_and_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = []

    class Table:
        def __init__(self, job: object) -> None: ...

        def to_the_end(self) -> None:
            seen.append(CLOCK.of_processor)

        def outcome(self, failure: str = "") -> str:
            return failure

        def leave(self) -> None: ...

    monkeypatch.setattr(worker, "_Table", Table)
    assert worker.play(None) == ""  # type: ignore[arg-type, comparison-overlap]
    assert seen == [True] and CLOCK.of_processor is False
