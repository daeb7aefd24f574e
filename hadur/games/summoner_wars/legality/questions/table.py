"""Every question an effect may ask, by name: how it is answered, and which answers the text allows.

The checks are written from the card texts. Of the question itself they read only who is asked
and what set it off (`ask.a` to `ask.c`), never the answers it offers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hadur.games.summoner_wars.cards.definition import Card
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.verbs import CHOOSE, PICK, TAKE, YES
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

PickCheck = Callable[[Field, Ask, int], Reasons]
TakeCheck = Callable[[Field, Ask, Card], Reasons]
WayCheck = Callable[[Field, Ask, str], Reasons]
YesCheck = Callable[[Field, Ask], Reasons]
Need = Callable[[Field, int], bool]
UseCheck = Callable[[Field, int, int], Reasons]


@dataclass(frozen=True)
class Form:
    """How a question is answered: the verb, and whether "no" will do (SW-14.12)."""

    verb: int
    may: bool


FORMS: Final[dict[str, Form]] = {}
PICKS: Final[dict[str, PickCheck]] = {}
TAKES: Final[dict[str, TakeCheck]] = {}
WAYS: Final[dict[str, tuple[tuple[str, ...], WayCheck]]] = {}
YESES: Final[dict[str, YesCheck]] = {}
NEEDS: Final[dict[str, Need]] = {}
"""Events with a required target: whether there is one. All others do what they can."""
USES: Final[dict[str, tuple[int, UseCheck]]] = {}
"""Abilities that are used at an idle point: in which phase, and what speaks against it."""


def may_pick(name: str) -> Callable[[PickCheck], PickCheck]:
    """A question answered with a space, or declined."""
    return _pick(name, Form(PICK, True))


def must_pick(name: str) -> Callable[[PickCheck], PickCheck]:
    return _pick(name, Form(PICK, False))


def _pick(name: str, form: Form) -> Callable[[PickCheck], PickCheck]:
    def note(check: PickCheck) -> PickCheck:
        FORMS[name] = form
        PICKS[name] = check
        return check

    return note


def may_take(name: str) -> Callable[[TakeCheck], TakeCheck]:
    """A question answered with a card of the own hand or discard pile, or declined."""
    return _take(name, Form(TAKE, True))


def must_take(name: str) -> Callable[[TakeCheck], TakeCheck]:
    return _take(name, Form(TAKE, False))


def _take(name: str, form: Form) -> Callable[[TakeCheck], TakeCheck]:
    def note(check: TakeCheck) -> TakeCheck:
        FORMS[name] = form
        TAKES[name] = check
        return check

    return note


def may_choose(name: str, *ways: str) -> Callable[[WayCheck], WayCheck]:
    """A question answered with one of these ways, or declined."""
    return _choose(name, Form(CHOOSE, True), ways)


def must_choose(name: str, *ways: str) -> Callable[[WayCheck], WayCheck]:
    return _choose(name, Form(CHOOSE, False), ways)


def _choose(name: str, form: Form, ways: tuple[str, ...]) -> Callable[[WayCheck], WayCheck]:
    def note(check: WayCheck) -> WayCheck:
        FORMS[name] = form
        WAYS[name] = (ways, check)
        return check

    return note


def may_say_yes(name: str) -> Callable[[YesCheck], YesCheck]:
    """A question answered with yes or no."""

    def note(check: YesCheck) -> YesCheck:
        FORMS[name] = Form(YES, True)
        YESES[name] = check
        return check

    return note


def needs(event: str) -> Callable[[Need], Need]:
    """Whether an event has a target for this player."""

    def note(check: Need) -> Need:
        NEEDS[event] = check
        return check

    return note


def used(ability: str, phase: int) -> Callable[[UseCheck], UseCheck]:
    """An ability that its controller uses in a phase: (field, player, unit)."""

    def note(check: UseCheck) -> UseCheck:
        USES[ability] = (phase, check)
        return check

    return note
