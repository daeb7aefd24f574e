"""The judge's answer to "may I?": legal, or refused with the rules that forbid it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

WHY: Final = "why"
"""The fact that names the reason (see `kernel.refusals`)."""


@dataclass(frozen=True)
class Refusal:
    """One reason against a move: the rule's id, and facts the sentence may name."""

    rule: str
    reason: str
    facts: tuple[tuple[str, str], ...] = ()

    @property
    def why(self) -> str:
        """Which of the game's reasons it is; "" for one without a name."""
        return dict(self.facts).get(WHY, "")


Reasons = Iterator[Refusal]
"""What a check gives back: nothing if all is well, else every reason against the move."""


def no(rule: str, reason: str, /, **facts: object) -> Refusal:
    """How a check says no: a rule id, a sentence, and the facts that other languages fill in."""
    return Refusal(rule, reason, tuple((name, str(value)) for name, value in facts.items()))


@dataclass(frozen=True)
class Verdict:
    """`move` is the legal move, or None; then `refusals` says why, most telling first."""

    text: str
    move: int | None
    refusals: tuple[Refusal, ...] = ()

    @property
    def legal(self) -> bool:
        return self.move is not None

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(refusal.rule for refusal in self.refusals)
