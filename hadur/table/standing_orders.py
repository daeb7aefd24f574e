"""Standing orders: what a seat answers to a question whenever it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

import msgspec

from hadur.kernel.decision import Decision
from hadur.kernel.match import Match
from hadur.kernel.state import State


class Until(StrEnum):
    """When an order ends: on request, when its seat is asked anything it has no order for, when
    its seat is attacked, or when the stage of the game (a phase, say) is over that it was given
    in."""

    CANCELLED = "cancelled"
    ASKED = "asked"
    ATTACKED = "attacked"
    STAGE = "stage"


ANSWERS: Final = ("no", "end", "pass")
"""What an order may be offered to answer: it declines, it never does anything."""

ASK: Final = "ask"
"""In the place of an answer: its player wants to be asked, though there be nothing to choose."""

MOST: Final = 60
"""So many orders a seat may have at once."""


class StandingOrder(msgspec.Struct, frozen=True):
    """Answer `answer` to the questions that `prompt` is a topic of; given at `stage`."""

    prompt: str
    answer: str
    until: Until
    stage: str = ""


def given(orders: Iterable[StandingOrder], order: StandingOrder) -> tuple[StandingOrder, ...]:
    """With one more, which takes the place of an earlier one to the same questions."""
    return (*without(orders, order.prompt), order)


def without(orders: Iterable[StandingOrder], prompt: str) -> tuple[StandingOrder, ...]:
    """All but the one to these questions."""
    return tuple(order for order in orders if order.prompt != prompt)


def answer_to(orders: Iterable[StandingOrder], decision: Decision) -> str | None:
    """The answer that a seat's orders give here, the narrowest first; None if its player has to
    decide. An answer that the rules do not allow this time is not given."""
    given = {order.prompt: order.answer for order in orders}
    for topic in decision.topics:
        if given.get(topic) == ASK:
            return None
        if topic in given and given[topic] in decision.texts:
            return given[topic]
    return None


def stops(orders: Iterable[StandingOrder]) -> tuple[StandingOrder, ...]:
    """Those of a seat's orders by which its player wants to be asked."""
    return tuple(order for order in orders if order.answer == ASK)


def is_stopped(orders: Iterable[StandingOrder], decision: Decision) -> bool:
    """Whether a seat's player wants to be asked this, whatever there is to choose."""
    wanted = {order.prompt for order in stops(orders)}
    return bool(wanted) and not wanted.isdisjoint(decision.topics)


def topics_of(asked: Mapping[str, Any]) -> list[str]:
    """The names of a question, the narrowest first, as a view tells it."""
    return list(asked.get("topics") or [asked["prompt"]])


def is_attacked(match: Match, before: State, moves: int, seat: int) -> bool:
    """Whether the move made in position `before`, after `moves` others, was an attack on a seat as
    far as the seat knows."""
    heard = match.events_since(moves, seat)
    return any(match.game.attacked(before, event) == seat for event in heard)


def standing(
    orders: Iterable[StandingOrder], decision: Decision | None, attacked: bool, stage: str
) -> tuple[StandingOrder, ...]:
    """The orders that still stand at a stage of the game once a seat is asked this (or nothing)."""
    kept = tuple(o for o in orders if not _over(o, attacked, stage))
    if decision is not None and answer_to(kept, decision) is None:
        kept = tuple(o for o in kept if o.until is not Until.ASKED)
    return kept


def _over(order: StandingOrder, attacked: bool, stage: str) -> bool:
    if order.until is Until.STAGE:
        return order.stage != stage
    return attacked and order.until is Until.ATTACKED
