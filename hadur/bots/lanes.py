"""Who waits for those who work: tables in turn, however much each of them wants done."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from threading import Condition, Thread
from typing import Any, Final, Generic, TypeVar

Worker = TypeVar("Worker")
Result = TypeVar("Result")


class Lane(Generic[Worker]):
    """A few workers, each with a thread of its own, and the work that waits for them.

    Whoever is first in the row has one piece of work done and goes to its end: a table with four
    bots that think at once waits no less for its second one than the table behind it."""

    def __init__(self, workers: Sequence[Worker], name: str) -> None:
        self._workers: Final = workers
        self._name: Final = name
        self._waiting: Final[OrderedDict[str, deque[tuple[Future[Any], Callable[..., Any]]]]] = (
            OrderedDict()
        )
        self._news: Final = Condition()
        self._busy = 0
        self._started = False
        self._closed = False

    def do(self, whose: str, work: Callable[[Worker], Result]) -> Future[Result]:
        """What is to come of a piece of work."""
        done: Future[Result] = Future()
        with self._news:
            if self._closed:
                done.cancel()
                return done
            if not self._started:
                self._started = True
                for number, worker in enumerate(self._workers):
                    name = f"{self._name}-{number}"
                    Thread(target=self._serve, args=(worker,), name=name, daemon=True).start()
            self._waiting.setdefault(whose, deque()).append((done, work))
            self._news.notify()
        return done

    def crowd(self) -> float:
        """How many pieces of work there are for each worker, at least one."""
        with self._news:
            work = self._busy + sum(map(len, self._waiting.values()))
        return max(1.0, work / len(self._workers))

    def close(self) -> None:
        """Nothing is begun any more."""
        with self._news:
            self._closed = True
            for row in self._waiting.values():
                for done, _ in row:
                    done.cancel()
            self._waiting.clear()
            self._news.notify_all()

    def _next(self) -> tuple[Future[Any], Callable[..., Any]] | None:
        """The next piece of work once there is one; None if there will be no more."""
        with self._news:
            while not self._waiting and not self._closed:
                self._news.wait()
            if self._closed:
                return None
            whose, row = self._waiting.popitem(last=False)
            found = row.popleft()
            if row:
                self._waiting[whose] = row
            self._busy += 1
            return found

    def _serve(self, worker: Worker) -> None:
        while (found := self._next()) is not None:
            done, work = found
            try:
                if done.set_running_or_notify_cancel():
                    done.set_result(work(worker))
            except BaseException as error:
                done.set_exception(error)
            finally:
                with self._news:
                    self._busy -= 1
