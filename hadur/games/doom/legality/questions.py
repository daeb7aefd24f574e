"""Which answers a question takes, and what judges each: the judge's own list of all questions.

A check yields every reason against an answer and returns the move that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from hadur.games.doom.legality.situation import Situation
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Refusal

Ruling = Generator[Refusal, None, int]
Check = Callable[..., Ruling]

QUESTIONS: Final[dict[str, dict[str, Check]]] = {}
"""By the name of a question: its answers by their words."""


def answer(names: str, *words: str) -> Callable[[Check], Check]:
    """The check of an answer to these questions."""

    def register(check: Check) -> Check:
        for name in names.split():
            for word in words:
                QUESTIONS.setdefault(name, {})[word] = check
        return check

    return register


def freely(names: str, **words: int) -> None:
    """Words that answer these questions whenever they are put."""

    def of(verb: int) -> Check:
        def agree(f: Situation, ask: Ask) -> Ruling:
            yield from ()
            return int(pack(verb))

        return agree

    for name in names.split():
        for word, verb in words.items():
            QUESTIONS.setdefault(name, {})[word] = of(verb)


class Judged:
    """What speaks against an answer; the move it stands for if nothing does."""

    def __init__(self, ruling: Ruling) -> None:
        self.refusals: Final[list[Refusal]] = []
        self.move = -1
        while True:
            try:
                self.refusals.append(next(ruling))
            except StopIteration as end:
                self.move = int(end.value)
                return

    @property
    def legal(self) -> bool:
        return not self.refusals
