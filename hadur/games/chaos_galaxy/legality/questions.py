"""Which answers a question takes, and what judges each: the judge's own list of all questions.

A check yields every reason against an answer and returns the move that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Final

from hadur.games.chaos_galaxy.legality.field import Field
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Refusal

Words = tuple[str, ...]
Ruling = Generator[Refusal, None, int]
Check = Callable[[Field, Ask, Words], Ruling]

NOTHING: Final = -1
"""What a check returns that has said no already."""


@dataclass(frozen=True)
class Answer:
    """How many words an answer has, and what judges it."""

    least: int
    most: int
    check: Check


QUESTIONS: Final[dict[str, dict[str, Answer]]] = {}


def answer(names: str, verb: str, least: int = 0, most: int = -1) -> Callable[[Check], Check]:
    """The check of an answer to these questions, with so many words after its verb."""

    def register(check: Check) -> Check:
        for name in names.split():
            found = Answer(least, max(least, most), check)
            QUESTIONS.setdefault(name, {})[verb] = found
        return check

    return register


def always(names: str, verb: str, code: int) -> None:
    """An answer of one word that nothing speaks against."""

    def check(f: Field, ask: Ask, words: Words) -> Ruling:
        yield from ()
        return int(pack(code))

    answer(names, verb)(check)
