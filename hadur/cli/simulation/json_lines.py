"""Outcomes as JSON lines, in a file that appears when the simulation is over."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import TextIO

from hadur.arena.worker import Outcome
from hadur.kernel.errors import CannotSave


def line_of(outcome: Outcome) -> str:
    """A game as JSON; the same on every run."""
    job = outcome.job
    facts: dict[str, object] = {
        "game": int(job.id),
        "seed": job.seed,
        "chosen": list(job.chosen),
        "bots": list(job.players),
        "scores": list(outcome.scores),
        "first": outcome.first,
        "turns": outcome.turns,
        "decisions": sum(outcome.decisions),
        "fingerprint": outcome.fingerprint,
    }
    if went_wrong(outcome):
        facts["error"] = went_wrong(outcome)
    return json.dumps(facts, ensure_ascii=False)


def went_wrong(outcome: Outcome) -> str:
    """What a game failed by: in a simulation a bot may fail no more than the rules may."""
    return outcome.failure or outcome.fault


class LinesFile:
    """Takes outcomes one by one; "-" is stdout, "" nowhere.

    Whether the file can be written shows before the first game. Until the end the lines stand
    in a file beside it, so that what was there before is never half overwritten."""

    def __init__(self, target: str) -> None:
        self.target = target
        self._part = Path()
        self._file: TextIO | None = None

    def __enter__(self) -> LinesFile:
        if self.target == "-":
            self._file = sys.stdout
        elif self.target:
            path = Path(self.target)
            if path.is_dir():
                raise CannotSave(f"cannot write {path}: Is a directory")
            self._part = path.with_name(f".{path.name}.{os.getpid()}")
            try:
                self._file = self._part.open("x", encoding="utf-8", newline="\n")
            except OSError as error:
                raise CannotSave(f"cannot write {path}: {error.strerror}") from error
        return self

    def add(self, outcome: Outcome) -> None:
        if self._file is not None:
            self._file.write(line_of(outcome) + "\n")
            self._file.flush()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is None or self._file is sys.stdout:
            return
        self._file.close()
        try:
            if self._part.stat().st_size:
                os.replace(self._part, self.target)
            else:
                self._part.unlink()
        except OSError as wrong:
            raise CannotSave(f"cannot write {self.target}: {wrong.strerror}") from wrong
