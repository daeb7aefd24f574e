"""What a mistyped word may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str], mark: str = "") -> str:
    """The end of an error line, with `mark` around the word that is nearest; "" if none is near."""
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {mark}{near[0]}{mark}?" if near else ""
