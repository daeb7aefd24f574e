"""What a mistyped word may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST: Final = 40
"""Letters of a name that are looked at and said again; strangers can write long ones."""
HINTED: Final = 5
"""So many of a list of names are looked for among all that are known: strangers can write many."""


def did_you_mean(word: str, known: Iterable[str], mark: str = "") -> str:
    """The end of an error line, with `mark` around the word that is nearest; "" if none is near."""
    near = get_close_matches(word[:MOST], list(known), n=1)
    return f"; did you mean {mark}{near[0]}{mark}?" if near else ""


def unknown(thing: str, name: str, known: Iterable[str], mark: str = "") -> str:
    """An error line for a name that nothing has: "no card is called 'goff-boy'; did you mean …"."""
    said = name[:MOST]
    return f"no {thing} is called '{said}'{did_you_mean(said, known, mark)}"


def all_unknown(
    thing: str, names: Iterable[str], known: Iterable[str], mark: str = ""
) -> list[str]:
    """An error line for each of these names that nothing has; the first few say what was meant."""
    words = list(known)
    return [
        unknown(thing, name, words if number < HINTED else (), mark)
        for number, name in enumerate(names)
    ]
