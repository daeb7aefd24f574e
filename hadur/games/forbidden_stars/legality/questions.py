"""Which answers a question takes, and what judges each: the judge's own list of all questions.

A check yields every reason against an answer and returns the move that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, Final

from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import FORMS, Form
from hadur.games.forbidden_stars.verbs import DONE, NO, YES
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal

Ruling = Generator[Refusal, None, int]
Check = Callable[..., Ruling]
Against = Callable[[Field, Ask], Reasons]

Flag = bool | None
"""A small word of an answer that was said, or was not."""

MUST: Final = ""
"""In place of a check: nothing else may be possible."""


@dataclass(frozen=True)
class Answer:
    form: Form
    check: Check


@dataclass
class QuestionAnswers:
    """The answers of a question by their verbs; how it is declined, if it can be at all: the move,
    the rule that speaks against it where something has to be chosen ("": nothing does), and what
    else does."""

    answers: dict[str, Answer] = field(default_factory=dict)
    decline: int = 0
    rule: str = ""
    against: Against | None = None


QUESTIONS: Final[dict[str, QuestionAnswers]] = {}


def question(name: str) -> QuestionAnswers:
    return QUESTIONS.setdefault(name, QuestionAnswers())


def answer(names: str, verb: str, *slots: Any) -> Callable[[Check], Check]:
    """The check of an answer to these questions; without slots in the usual form of its verb."""

    def register(check: Check) -> Check:
        for name in names.split():
            question(name).answers[verb] = Answer(tuple(slots) or FORMS[verb], check)
        return check

    return register


def may(names: str, verb: int = NO) -> None:
    """These questions can be declined."""
    for name in names.split():
        question(name).decline = verb


def must(names: str, rule: str, verb: int = NO) -> None:
    """Declined only where nothing else is possible: else by this rule."""
    for name in names.split():
        question(name).decline = verb
        question(name).rule = rule


def unless(name: str, verb: int = DONE) -> Callable[[Against], Against]:
    """Declined unless this check has a reason against it."""

    def register(check: Against) -> Against:
        question(name).decline = verb
        question(name).against = check
        return check

    return register


def confirm(names: str) -> None:
    """Yes or no, as one likes."""

    def agree(f: Field, ask: Ask) -> Ruling:
        yield from ()
        return int(pack(YES))

    for name in names.split():
        question(name).answers["yes"] = Answer((), agree)
    may(names)
