"""What a mistyped word may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

MOST: Final = 40
"""Letters of a name that are looked at and said again; strangers can write long ones."""


def did_you_mean(word: str, known: Iterable[str], mark: str = "") -> str:
    """The end of an error line, with `mark` around the word that is nearest; "" if none is near."""
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {mark}{near[0]}{mark}?" if near else ""


def unknown(thing: str, name: str, known: Iterable[str], mark: str = "") -> str:
    """An error line for a name that nothing has: "no card is called 'goff-boy'; did you mean …"."""
    said = name[:MOST]
    return f"no {thing} is called '{said}'{did_you_mean(said, known, mark)}"
