"""Where a number comes from: what is printed, and what each source adds to it or takes from it.

An account is the engine's value told again, part by part; a test holds the two against each other
on random positions. A source is the id of a text ("card-fire-drake", "ability-frost-bolt", or one
of the common reasons below), so that whoever shows a number can say why it is what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

LASTING: Final = "reason-lasting"
"""An effect that lasts, of a card that is not on the table any more."""
LEAST: Final = "reason-least"
"""No value falls below this."""


class Account(NamedTuple):
    """A value: what is printed (or what it begins with), and what each source makes of that."""

    base: int
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        return self.base + sum(amount for _, amount in self.parts)

    def facts(self) -> dict[str, object]:
        """As views have it."""
        return {"base": self.base, "parts": [list(part) for part in self.parts]}


class Reckoning(NamedTuple):
    """A value of something on the table (`what` is its spot), by the engine and by its account."""

    what: str
    name: str
    value: int
    account: Account


class Ledger:
    """An account in the making."""

    def __init__(self, base: int) -> None:
        self.base: Final = int(base)
        self.parts: dict[str, int] = {}

    def add(self, source: str, amount: int) -> None:
        """What a source adds, all of it together."""
        if amount:
            self.parts[source] = self.parts.get(source, 0) + int(amount)

    @property
    def total(self) -> int:
        return self.base + sum(self.parts.values())

    def least(self, least: int) -> None:
        """Whatever was taken from it, the value is no less than this."""
        self.add(LEAST, max(0, least - self.total))

    def account(self) -> Account:
        return Account(self.base, tuple(part for part in self.parts.items() if part[1]))


def reasons(**accounts: Account) -> dict[str, object]:
    """For views: the accounts of those values that something has changed, under "why"."""
    changed = {name: account.facts() for name, account in accounts.items() if account.parts}
    return {"why": changed} if changed else {}


def told(facts: Mapping[str, Any]) -> dict[str, Account]:
    """The accounts in a view's facts about a thing."""
    return {
        name: Account(why["base"], tuple((source, amount) for source, amount in why["parts"]))
        for name, why in facts.get("why", {}).items()
    }
