"""What people write: names and messages, made harmless before they are kept."""

from __future__ import annotations

import unicodedata
from typing import Final

from hadur.table.errors import Refused

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 500
LONGEST_MOVE: Final = 200

_LOOKS_LIKE: Final = str.maketrans(
    # Cyrillic, Greek, Armenian and others, as they look in small or capital letters; then digits.
    "аеорсухѕіјһԁԛԝкмтнвгпɡɑıοαρυνικτεχγβηωᴀᴇᴏսոօցհ01",
    "aeopcyxsijhdqwkmthbrngaioapuviktexybnwaeounoqhol",
)
"""A few dozen of Unicode's confusable letters: those that Latin names are forged with."""
_STROKES: Final = str.maketrans("i|!ǀ", "llll")
"""A capital I, a small l and a stroke are one line."""
_TOGETHER: Final = (("rn", "m"), ("vv", "w"))
_APART: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET")
"""Scripts with letters that look like each other's: a name is written in one of them."""


def name(text: str) -> str:
    """A name as it will be shown; Refused if nothing readable is left of it, or too much."""
    cleaned = _cleaned(text)
    if not cleaned:
        raise Refused("table-no-name")
    if len(cleaned) > LONGEST_NAME:
        raise Refused("table-long-name", limit=LONGEST_NAME)
    if len(_scripts(cleaned)) > 1:
        raise Refused("table-mixed-name")
    return cleaned


def _scripts(name: str) -> set[str]:
    """Those of the scripts that look alike which have a letter in a name."""
    words = (unicodedata.name(c, "").partition(" ")[0] for c in name if c.isalpha())
    return {word for word in words if word in _APART}


def message(text: str) -> str:
    """A chat message as it will be shown."""
    cleaned = _cleaned(text)
    if not cleaned:
        raise Refused("table-no-message")
    if len(cleaned) > LONGEST_MESSAGE:
        raise Refused("table-long-message", limit=LONGEST_MESSAGE)
    return cleaned


def quoted(text: str) -> str:
    """What somebody wrote, fit to be shown in a refusal."""
    cleaned = _cleaned(text)
    return cleaned if len(cleaned) <= LONGEST_MOVE else cleaned[:LONGEST_MOVE] + "…"


def fit_for_an_order(text: str) -> bool:
    """Whether a text could be the name of a question or a move at all."""
    return bool(text.strip()) and text.isprintable() and len(text) <= LONGEST_MOVE


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """What is the same for all names that look alike: without capitals, other forms of a letter,
    letters of other scripts that look like ours, digits that look like letters, blanks and points
    in between, and letters that look like another one together."""
    shape = folded(name).translate(_LOOKS_LIKE).translate(_STROKES)
    shape = "".join(c for c in shape if c not in " .-_'’`") or shape
    for pair, letter in _TOGETHER:
        shape = shape.replace(pair, letter)
    return shape


def folded(name: str) -> str:
    """A name without capitals and other forms of a letter."""
    return unicodedata.normalize("NFKC", name).casefold()


def _cleaned(text: str) -> str:
    """On one line, without characters that cannot be seen or turn the text around."""
    normal = unicodedata.normalize("NFC", text[: 4 * LONGEST_MESSAGE])
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in normal)
    return " ".join(shown.split())
