"""The results file: a header and one JSON line for each finished game, appended at once.

Every line is sealed with a digest that the header is part of, so a line that was edited or comes
from another file shows. A last line that was cut off by a crash is dropped; its game is played
again.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from hadur.arena.jobs import Job
from hadur.arena.worker import Outcome
from hadur.kernel.errors import BadRecord, CannotSave

if sys.platform != "win32":
    import fcntl

TITLE: Final = "hadur-arena"
FORMAT: Final = 1
_SEAL: Final = "seal"


def facts_of(outcome: Outcome) -> dict[str, Any]:
    """A game as its line holds it."""
    job = outcome.job
    facts: dict[str, Any] = {
        "job": job.id,
        "seed": job.seed,
        "chosen": list(job.chosen),
        "players": list(job.players),
        "scores": list(outcome.scores),
        "turns": outcome.turns,
        "decisions": list(outcome.decisions),
        "seconds": list(outcome.seconds),
        "longest": list(outcome.longest),
        "first": outcome.first,
        "fingerprint": outcome.fingerprint,
    }
    if outcome.fault:
        facts["fault"] = outcome.fault
        facts["faulty"] = list(outcome.faulty)
    return facts


def _of_today(facts: dict[str, Any]) -> dict[str, Any]:
    """A line as it is written now. Older ones are of games for two: with a winner, with decks, and
    without saying who began."""
    if "winner" not in facts:
        return facts
    facts = {**facts, "first": 0}
    winner = facts.pop("winner")
    facts["chosen"] = facts.pop("decks")
    facts["scores"] = [0, 0] if winner is None else [1 if k == winner else -1 for k in range(2)]
    if "fault" in facts:
        facts["faulty"] = [1 - winner]
    return facts


class Results:
    """A results file while it is open. `done` has the lines of games played earlier, by job.
    A new file that no game came into is removed again.

    `header` says what the games depend on: with another one they would be other games."""

    def __init__(self, path: Path, header: dict[str, Any], *, resume: bool) -> None:
        self.path = path
        self.done: dict[str, dict[str, Any]] = {}
        self._unused = not resume
        self._head = _dumps({TITLE: FORMAT, **header})
        self._key = hashlib.blake2b(self._head.encode(), digest_size=16).digest()
        self._file = self._open(resume)
        try:
            self._lock()
            if resume:
                self._read()
            if os.fstat(self._file).st_size == 0:
                self._append(self._head)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._file)
        if self._unused:
            self.path.unlink(missing_ok=True)

    def add(self, outcome: Outcome) -> None:
        """Keep a finished game; it is in the file when this returns."""
        facts = facts_of(outcome)
        self._append(_dumps({**facts, _SEAL: self._seal(facts)}))
        self._unused = False

    def outcomes(self, jobs: Iterable[Job]) -> list[Outcome]:
        """What is known already of these games; BadRecord if a line is not of its game."""
        return [self._outcome(job, self.done[job.id]) for job in jobs if job.id in self.done]

    # -- writing -----------------------------------------------------------------------------------

    def _open(self, resume: bool) -> int:
        flags = os.O_RDWR | os.O_APPEND
        try:
            if resume:
                return os.open(self.path, flags)
            return os.open(self.path, flags | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError as error:
            raise CannotSave(
                f"{self.path} is there already: --resume goes on with it, or name another file"
            ) from error
        except FileNotFoundError as error:
            if resume:
                raise CannotSave(f"there is no results file {self.path} to resume") from error
            raise CannotSave(f"cannot write {self.path}: {error.strerror}") from error
        except OSError as error:
            raise CannotSave(f"cannot write {self.path}: {error.strerror}") from error

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise CannotSave(f"{self.path} is in use by another run") from error

    def _append(self, line: str) -> None:
        data = (line + "\n").encode()
        try:
            while data:
                data = data[os.write(self._file, data) :]
        except OSError as error:
            raise CannotSave(f"cannot write {self.path}: {error.strerror}") from error

    # -- reading -----------------------------------------------------------------------------------

    def _read(self) -> None:
        """Take in what is there. Only a line that is not ended, as a crash leaves it, is cut."""
        with open(self._file, "rb", closefd=False) as file:
            data = file.read()
        *whole, rest = data.split(b"\n")
        if not whole:
            if not self._head.encode().startswith(rest):
                raise BadRecord(f"{self.path} is no results file of the arena")
            os.ftruncate(self._file, 0)
            return
        self._check_head(whole[0])
        for number, line in enumerate(whole[1:], 2):
            self._take(number, line)
        if rest:
            try:
                self._take(len(whole) + 1, rest)
            except BadRecord:
                os.ftruncate(self._file, len(data) - len(rest))
            else:
                os.write(self._file, b"\n")

    def _check_head(self, line: bytes) -> None:
        if line == self._head.encode():
            return
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or TITLE not in found:
            raise BadRecord(f"{self.path} is no results file of the arena")
        wanted = json.loads(self._head)
        for name in dict.fromkeys((*wanted, *found)):
            if found.get(name) != wanted.get(name):
                what = f"{name} {_short(found.get(name))}, not {_short(wanted.get(name))}"
                raise BadRecord(f"{self.path} has the results of other games: with {what}")
        raise BadRecord(f"line 1 of {self.path} was edited")

    def _take(self, number: int, line: bytes) -> None:
        wrong = BadRecord(f"line {number} of {self.path} was edited or damaged")
        try:
            facts = json.loads(line)
        except ValueError as error:
            raise wrong from error
        if not isinstance(facts, dict) or facts.pop(_SEAL, None) != self._seal(facts):
            raise wrong
        if facts["job"] in self.done:
            raise BadRecord(f"line {number} of {self.path} has the game {facts['job']} again")
        self.done[facts["job"]] = facts

    def _seal(self, facts: dict[str, Any]) -> str:
        data = _dumps(facts).encode("utf-8", "surrogatepass")
        return hashlib.blake2b(data, key=self._key, digest_size=6).hexdigest()

    def _outcome(self, job: Job, facts: dict[str, Any]) -> Outcome:
        facts = _of_today(facts)
        outcome = Outcome(
            job,
            tuple(facts["scores"]),
            facts["turns"],
            tuple(facts["decisions"]),
            tuple(facts["seconds"]),
            tuple(facts["longest"]),
            facts["fingerprint"],
            facts.get("fault", ""),
            "",
            tuple(facts.get("faulty", ())),
            facts["first"],
        )
        if facts_of(outcome) != facts:
            raise BadRecord(f"{self.path}: the game {job.id} is another one than it should be")
        return outcome


def digest_of(data: object) -> str:
    """A short name for plain data, for headers."""
    return hashlib.blake2b(_dumps(data).encode(), digest_size=6).hexdigest()


def _dumps(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def _short(value: object) -> str:
    text = _dumps(value)
    return text if len(text) <= 40 else text[:39] + "…"
