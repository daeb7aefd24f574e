"""Why a number is what it is, in words: "3: 1, +2 Frost Bolt". From the accounts in views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hadur.drawing.vocabulary import Vocabulary
from hadur.kernel.accounts import Account, told

Why = Mapping[str, Account]
"""The accounts of those values of a thing that something has changed, by the name of the value."""

MARKS: Final = {1: "raised", -1: "lowered"}
STYLES: Final = {"raised": "bold underline green", "lowered": "bold underline magenta"}
"""How a changed number stands out in a terminal."""


def mark(why: Why, name: str) -> str:
    """What CSS looks at: whether a value is more or less than what is printed; "" if it is that."""
    if name not in why:
        return ""
    gained = why[name].total - why[name].base
    return MARKS.get((gained > 0) - (gained < 0), "")


def style(why: Why, name: str, otherwise: str) -> str:
    """How a number is printed in a terminal."""
    return STYLES.get(mark(why, name), otherwise)


def because(words: Vocabulary, account: Account) -> str:
    """What is printed, and what each source makes of it."""
    parts = [str(account.base)]
    for source, amount in account.parts:
        sign = "+" if amount > 0 else "−"
        parts.append(f"{sign}{abs(amount)} {words.named(source.partition('-')[2], source)}")
    return ", ".join(parts)


def aside(words: Vocabulary, why: Why, name: str) -> str:
    """The same in brackets, to stand behind the number; "" for one that is as printed."""
    return f" ({because(words, why[name])})" if name in why else ""


def reasons(words: Vocabulary, why: Why) -> str:
    """All of a thing, for whoever points at it."""
    return "; ".join(
        f"{words.word(name)} {account.total}: {because(words, account)}"
        for name, account in why.items()
    )


def reasoned(facts: Any, where: str = "") -> Iterator[tuple[str, str, Why]]:
    """Everything in a view with numbers that something has changed: where, which card, why."""
    if isinstance(facts, Mapping):
        if "why" in facts:
            name = str(facts.get("ref") or facts.get("space") or where)
            yield name, str(facts.get("card") or facts.get("type") or ""), told(facts)
        for key, value in facts.items():
            yield from reasoned(value, str(key))
    elif isinstance(facts, list | tuple):
        for value in facts:
            yield from reasoned(value, where)
