"""Standing orders: what a seat answers to a question whenever it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from hadur.kernel.decision import Decision


class Until(StrEnum):
    """When an order ends: on request, when its seat is asked anything it has no order for, or
    when its seat is attacked."""

    CANCELLED = "cancelled"
    ASKED = "asked"
    ATTACKED = "attacked"


MOST: Final = 30
"""So many orders a seat may have at once."""


class Order(msgspec.Struct, frozen=True):
    """Answer `answer` to the question `prompt`."""

    prompt: str
    answer: str
    until: Until


def answer_to(orders: Iterable[Order], decision: Decision) -> str | None:
    """The answer that a seat's orders give here; None if its player has to decide. An answer that
    the rules do not allow this time is not given."""
    for order in orders:
        if order.prompt == decision.prompt and order.answer in decision.texts:
            return order.answer
    return None


def standing(
    orders: Iterable[Order], decision: Decision | None, attacked: bool
) -> tuple[Order, ...]:
    """The orders that still stand once a seat is asked this (or nothing)."""
    kept = tuple(o for o in orders if not (attacked and o.until is Until.ATTACKED))
    if decision is not None and answer_to(kept, decision) is None:
        kept = tuple(o for o in kept if o.until is not Until.ASKED)
    return kept
