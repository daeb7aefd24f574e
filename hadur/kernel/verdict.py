"""The judge's answer to "may I?": legal, or refused with the rules that forbid it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Refusal:
    """One reason against a move: the rule's id, and facts the sentence may name."""

    rule: str
    reason: str
    facts: tuple[tuple[str, str], ...] = ()


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
