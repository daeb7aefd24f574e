"""What can be chosen before a game begins, described once for everybody who asks for it.

One list of choices makes the form of a web page, the arguments of a command, the schema of the
JSON API, the check of what somebody sends, and the set-ups that tests play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean


class Kind(StrEnum):
    """How a choice is made: one of several values, a deck, a whole number, on or off."""

    ONE = "one"
    DECK = "deck"
    NUMBER = "number"
    SWITCH = "switch"


ON = "on"
OFF = "off"


@dataclass(frozen=True)
class Choice:
    """Something to choose: for the table, or (`seat`) for one seat.

    `values` are all it can be (for a deck, the ready ones: another may be given whole), for a
    number its `least` and `most` are. `barred` are values that a rule keeps from it now, each with
    the id of that rule. Its words are `option-NAME`, and for each value the attribute that
    `attribute` makes of it."""

    name: str
    kind: Kind
    default: str
    values: tuple[str, ...] = ()
    seat: int | None = None
    least: int = 0
    most: int = 0
    barred: tuple[tuple[str, str], ...] = ()

    def check(self, value: object) -> str:
        """The value as a setup holds it; UnknownName says what would be right. (What a deck may
        be, its game says.)"""
        text = _plain(value)
        if self.kind is Kind.NUMBER:
            if text.isascii() and text.isdecimal() and len(text) <= len(str(self.most)):
                if self.least <= int(text) <= self.most:
                    return str(int(text))
            raise UnknownName(
                f"{self._title()} is a number from {self.least} to {self.most}, not '{text}'"
            )
        if text not in self.values:
            near = did_you_mean(text, self.values)
            known = ", ".join(self.values)
            why = by_rule(dict(self.barred).get(text, ""))
            raise UnknownName(
                f"{self._title()} cannot be '{text}'{near} (choose from: {known}){why}"
            )
        return text

    def _title(self) -> str:
        return self.name if self.seat is None else f"{self.name} of seat {self.seat}"


def by_rule(rule: str) -> str:
    """How a refusal ends that a rule is the reason for."""
    return f" ({rule})" if rule else ""


def one_of(
    name: str,
    *values: str,
    seat: int | None = None,
    default: str = "",
    barred: tuple[tuple[str, str], ...] = (),
) -> Choice:
    """A choice of one value, the first unless another one is the default."""
    return Choice(name, Kind.ONE, default or values[0], values, seat, barred=barred)


def switch(name: str, *, default: str = OFF) -> Choice:
    """Something that is on or off."""
    return Choice(name, Kind.SWITCH, default, (OFF, ON))


def deck(seat: int, ready: tuple[str, ...], default: str) -> Choice:
    """The deck of a seat."""
    return Choice("deck", Kind.DECK, default, ready, seat)


def attribute(value: str) -> str:
    """The attribute of a choice's text that names a value: ids begin with a letter."""
    return f"seat-{value}" if value.isdigit() else value


def _plain(value: object) -> str:
    """What was given, short enough to be looked at."""
    if value is True or value is False:
        return ON if value else OFF
    return str(value)[:80] if isinstance(value, str | int) else type(value).__name__


def chosen(setup: Mapping[str, Any], choice: Choice) -> Any:
    """What a setup has for a choice, or None."""
    if choice.seat is None:
        return setup["options"].get(choice.name)
    return setup["seats"][choice.seat].get(choice.name)
