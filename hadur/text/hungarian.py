"""The Hungarian definite article: "a" before a consonant sound, "az" before a vowel sound.

The catalogues call these as ARTICLE($word), THE($name) and PLAYER($name). Everything else that a
name would have to be inflected for, the Hungarian messages word around: "a Fagymágus egységet".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

_VOWELS: Final = frozenset("aáeéiíoóöőuúüű")
_LETTERS_SPOKEN_WITH_VOWEL: Final = _VOWELS | frozenset("flmnrsxy")
"""Letters whose names begin with a vowel: "eff", "ell", "iksz"."""

_NUMBER: Final = re.compile(r"\d+")
_LETTER: Final = re.compile(r"[^\W\d_](?![^\W\d_])")
_SILENT_H: Final = ("heir", "honest", "honor", "honour", "hour")
"""English words that begin with a vowel when spoken: "az Honored Librarian"."""

_BOT: Final = re.compile(r".* bot( \(\d+\))?")
_OWN_ARTICLE: Final = re.compile(r"(a|az) \w", re.IGNORECASE)


def article(word: object) -> str:
    """The article of the word, number or space (c3) that follows it."""
    text = str(word).lower().lstrip(" „”\"'(–-")
    number = _NUMBER.match(text)
    if number:
        return _article_of_number(number.group())
    if _LETTER.match(text):
        vowel = text[0] in _LETTERS_SPOKEN_WITH_VOWEL
    elif text.startswith("y"):
        vowel = text[1] not in _VOWELS
    else:
        vowel = text[:1] in _VOWELS or text.startswith(_SILENT_H)
    return "az" if vowel else "a"


def _article_of_number(digits: str) -> str:
    """Öt, ötven, ötszáz; egy, ezer, egymillió; but tíz, száz, tízezer."""
    digits = digits.lstrip("0")
    if digits.startswith("5"):
        return "az"
    return "az" if digits.startswith("1") and len(digits) % 3 == 1 else "a"


def with_article(name: object) -> str:
    """A name after its article; one that begins with its own, as "A szövés éneke", stays bare."""
    text = str(name)
    return text if _OWN_ARTICLE.match(text) else f"{article(text)} {text}"


def player(name: object) -> str:
    """Who plays, in a sentence: people go by their bare names, "a 2. szintű bot" does not."""
    text = str(name)
    return with_article(text) if _BOT.fullmatch(text) else text


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "ARTICLE": article,
    "THE": with_article,
    "PLAYER": player,
}
