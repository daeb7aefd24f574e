"""What tests of the judge share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Set = Callable[..., Any]


HIT = "melee+ranged"


MISS = "melee"


STAR = "melee+special"


rule = pytest.mark.rule


def rules_against(t: Any, text: str, seat: int | None = None) -> list[str]:
    """The rules a refused text breaks, most telling first; the state is left as it was."""
    before = t.state.fingerprint()
    verdict = t.state.explain(text, seat)
    assert t.state.fingerprint() == before
    assert not verdict.legal, f"'{text}' should be refused"
    assert all(refusal.reason for refusal in verdict.refusals)
    return list(verdict.rules)


def case(number: str, position: str, text: str, id: str) -> Any:
    return pytest.param(number, position, text, id=f"{number} {id}", marks=rule(number))


FIELD = "a1: 0 svara; f8: 1 ret-talus"
