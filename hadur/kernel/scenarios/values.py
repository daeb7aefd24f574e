"""Values of a position: what games check alike, each fault told in one line that names the key,
what was wrong and what would be right.

`key` is where the value stands, as in `position.magic` or `position.0.hand`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean

STOP: Final = "stop"
"""The key that every position has: do not run beyond the phase it is in."""

COPIES: Final = 99
"""No position needs more of one thing."""


def table(value: object, key: str) -> Mapping[str, Any]:
    """A table, such as `[position.0]` or `{ c3 = "…" }`."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{key} = {value!r} should be a table, such as {{ name = … }}")
    return value


def check_keys(given: Mapping[str, Any], known: Iterable[str], key: str = "position") -> None:
    """Every key is one of these; `stop` is one of every position."""
    names = list(dict.fromkeys([*known, STOP] if key == "position" else known))
    what = "a position" if key == "position" else key
    for name in given:
        if name not in names:
            hint = did_you_mean(str(name), names, "'") or f" (it has: {', '.join(names)})"
            raise BadScenario(f"{what} has no '{name}'{hint}")


def number(value: object, key: str, least: int = 0, most: int = COPIES) -> int:
    """A whole number; one in quotes is read as such."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 7:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(f"{key} = {value!r} should be a whole number from {least} to {most}")
    return value


def numeral(text: str, key: str, least: int = 0, most: int = COPIES) -> int:
    """A whole number in words of a text, such as the 1 of `damage=1`."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 6:
        raise BadScenario(f"{key}: '{text}' should be a whole number from {least} to {most}")
    if not least <= int(text) <= most:
        raise BadScenario(f"{key}: {text} should be from {least} to {most}")
    return int(text)


def switch(value: object, key: str) -> bool:
    """true or false; 1 and 0 mean the same."""
    if value not in (True, False):
        raise BadScenario(f"{key} = {value!r} should be true or false")
    return bool(value)


def word(value: object, key: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadScenario(f"{key} = {value!r} should be a text in quotes")
    return value


def seat(value: object, key: str, seats: int) -> int:
    """A player's number."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise BadScenario(f"{key}: there is no seat {value!r}: seats are 0 to {seats - 1}")
    return value


def words(value: object, key: str) -> list[str]:
    """A list of texts."""
    if not isinstance(value, (list, tuple)) or any(not isinstance(item, str) for item in value):
        raise BadScenario(f'{key} = {value!r} should be a list of texts, such as ["…", "…"]')
    return list(value)


def for_each_seat(value: object, key: str, seats: int) -> list[Any]:
    """A list with an entry for each seat."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        many = f"{len(value)} entries" if isinstance(value, (list, tuple)) else repr(value)
        raise BadScenario(f"{key} should have {seats} entries, one for each seat, not {many}")
    return list(value)


def lists(value: object, key: str, seats: int) -> list[list[str]]:
    """A list of texts for each seat. Fewer of them: the last seats have none."""
    if not isinstance(value, (list, tuple)) or any(isinstance(item, str) for item in value):
        inside = ", ".join('["…"]' if n == 0 else "[]" for n in range(seats))
        raise BadScenario(
            f"{key} should be {seats} lists, one for each seat, such as [{inside}], not {value!r}"
        )
    if len(value) > seats:
        raise BadScenario(f"{key} has {len(value)} lists, but there are {seats} seats")
    return [words(item, f"{key}.{at}") for at, item in enumerate(value)]


def one_of(value: object, key: str, known: Sequence[str]) -> str:
    """One of several words."""
    if value not in known:
        hint = did_you_mean(str(value), known, "'")
        raise BadScenario(f"{key} = {value!r} should be one of {', '.join(known)}{hint}")
    return str(value)


def named(name: str, known: Iterable[str], what: str, key: str = "") -> str:
    """A name that the game knows: `what` is called so ("card", "phase")."""
    names = known if isinstance(known, (Mapping, Sequence)) else list(known)
    if name not in names:
        where = f"{key}: " if key else ""
        hint = did_you_mean(name, names, "'")
        if not hint and len(names) <= 30:
            hint = f" (there are: {', '.join(names)})"
        raise BadScenario(f"{where}no {what} is called '{name}'{hint}")
    return name


def counted(value: object, key: str, most: int = COPIES) -> Iterator[str]:
    """The texts of a list; "3 goff-boyz" is three of them."""
    for text in words(value, key):
        count, _, rest = text.partition(" ")
        if not count.isdecimal():
            yield text
            continue
        for _ in range(numeral(count, f"{key}, '{text}'", 1, most)):
            yield rest


def marks(said: Iterable[str], known: Mapping[str, str], key: str) -> dict[str, str]:
    """What is said of a piece behind its name: `damage=1`, `stunned`. `known` has how each reads;
    one with an equals sign needs a value, the others have none. Nothing is said twice."""
    found: dict[str, str] = {}
    for text in said:
        name, equals, value = text.partition("=")
        form = known.get(name)
        if form is None or bool(equals) != ("=" in form) or (equals and not value):
            forms = ", ".join(known.values())
            hint = did_you_mean(name, known, "'") if form is None else ""
            raise BadScenario(f"{key}: '{text}' should be one of {forms}{hint}")
        if name in found:
            raise BadScenario(f"{key}: '{name}' is said twice")
        found[name] = value
    return found


FAULTS: Final = (TypeError, ValueError, AttributeError, LookupError, ArithmeticError)
"""What a value of a form that nobody thought of brings about."""


def wrong_form(error: Exception) -> BadScenario:
    """What is said when a value made the set-up stumble."""
    return BadScenario(f"a value of the position has the wrong form: {error}")
