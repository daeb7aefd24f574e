"""How a check says no: a rule id, a sentence, and the facts that other languages fill in."""

from __future__ import annotations

from collections.abc import Iterator

from hadur.kernel.verdict import Refusal

Reasons = Iterator[Refusal]
"""What a check gives back: nothing if all is well, else every reason against the move."""


def no(rule: str, reason: str, **facts: object) -> Refusal:
    return Refusal(rule, reason, tuple((name, str(value)) for name, value in facts.items()))
