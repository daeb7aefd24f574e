"""Tables share those who think for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from threading import Event, Lock

import pytest

from hadur.bots.lanes import Lane

LIMIT = 60
"""Seconds until a test that hangs is given up; nothing here waits for a time to pass."""


class Bench:
    """Work that goes on until it is let go, and the order in which it was begun."""

    def __init__(self, workers: int) -> None:
        self.lane = Lane(list(range(workers)), "test")
        self.begun: list[str] = []
        self._lock = Lock()
        self.free: list[Event] = []

    def work(self, name: str, began: Event, go: Event) -> Callable[[int], str]:
        def do(worker: int) -> str:
            with self._lock:
                self.begun.append(name)
            began.set()
            assert go.wait(LIMIT)
            return name

        self.free.append(go)
        return do

    def quick(self, whose: str, name: str) -> Future[str]:
        go = Event()
        go.set()
        return self.lane.do(whose, self.work(name, Event(), go))

    def slow(self, whose: str, name: str) -> Event:
        """Begin something that takes until its event is set; back once it has begun."""
        began, go = Event(), Event()
        self.lane.do(whose, self.work(name, began, go))
        assert began.wait(LIMIT)
        return go

    def close(self) -> None:
        for go in self.free:
            go.set()
        self.lane.close()


@pytest.fixture
def bench() -> Iterator[Bench]:
    found = Bench(1)
    yield found
    found.close()


def test_a_table_that_wants_much_waits_its_turn_like_the_others(bench: Bench) -> None:
    go = bench.slow("before", "before")
    wanted = [bench.quick("greedy", f"greedy {k}") for k in range(4)]
    wanted += [bench.quick("one", "one"), bench.quick("two", "two")]
    go.set()
    assert len(wait(wanted, LIMIT).done) == 6
    assert bench.begun[1:4] == ["greedy 0", "one", "two"]
    assert bench.begun[4:] == ["greedy 1", "greedy 2", "greedy 3"]


def test_the_crowd_is_what_there_is_for_each_worker(bench: Bench) -> None:
    assert bench.lane.crowd() == 1
    go = bench.slow("before", "before")
    assert bench.lane.crowd() == 1
    wanted = [bench.quick("one", "one"), bench.quick("two", "two")]
    assert bench.lane.crowd() == 3
    go.set()
    assert len(wait(wanted, LIMIT).done) == 2


def test_what_fails_tells_so_and_the_next_is_done(bench: Bench) -> None:
    def fail(worker: int) -> str:
        raise ValueError("no idea")

    with pytest.raises(ValueError, match="no idea"):
        bench.lane.do("one", fail).result(LIMIT)
    assert bench.quick("one", "next").result(LIMIT) == "next"


def test_a_closed_lane_begins_nothing(bench: Bench) -> None:
    go = bench.slow("before", "before")
    waiting = bench.quick("one", "one")
    bench.lane.close()
    assert waiting.cancelled() and bench.quick("two", "two").cancelled()
    go.set()
