"""Text into a given width without asking a browser: an estimate that errs on the wide side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# In parts of the font size, after the bold letters of a wide font (DejaVu Sans).
_NARROW: Final = dict.fromkeys("iíjl|!.,:;'’ ", 0.37) | dict.fromkeys("frt-()[]", 0.48)
_WIDE: Final = dict.fromkeys("mwMWŐŰ×→", 0.99) | {"m": 1.04, "W": 1.1}
_LARGE: Final = 0.78
_USUAL: Final = 0.7

_VOWELS: Final = frozenset("aáeéiíoóöőuúüűyAEIOU")
_ACCENTED: Final = frozenset("áéíóőúű")
_PAIRS: Final = frozenset(("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"))
"""Two letters that are one sound in Hungarian; nothing is broken inside them."""
_LONG: Final = 9
"""Words with so many letters may be broken."""


@dataclass(frozen=True)
class Line:
    """A line of text: its font size, how far its foot is below the top of its place, and the
    length it has to be squeezed into (0: it fits as it is)."""

    text: str
    size: float
    foot: float
    squeeze: float = 0


def width_of(text: str, size: float) -> float:
    """About how wide bold text is."""
    return size * sum(
        _NARROW.get(c) or _WIDE.get(c) or (_LARGE if c.isupper() else _USUAL) for c in text
    )


def fit(text: str, width: float, height: float, largest: float = 12.5) -> list[Line]:
    """Text as one line or two in a place of that size, as large as it may be.

    A place lower than 20 has room for one line only."""
    for size in (largest, largest - 1):
        if width_of(text, size) <= width:
            return [Line(text, size, round(height / 2 + size * 0.36, 1))]
    if height >= 20 and largest < 14 and " " in text.strip():
        first, second = _halves(text)
        size = next(
            (s for s in (10.5, 9.8, 9.2) if max(width_of(p, s) for p in (first, second)) <= width),
            9.2,
        )
        feet = (height / 2 - 2, height / 2 + size - 0.8)
        return [_squeezed(p, size, foot, width) for p, foot in zip((first, second), feet)]
    size = next(
        (s / 2 for s in range(int(largest * 2), 18, -1) if width_of(text, s / 2) <= width), 9
    )
    return [_squeezed(text, size, height / 2 + size * 0.36, width)]


def _halves(text: str) -> tuple[str, str]:
    """Cut at the blank that makes the longer part shortest."""
    words = text.split()
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(cuts, key=lambda parts: max(width_of(part, 1) for part in parts))


def _squeezed(text: str, size: float, foot: float, width: float) -> Line:
    """A line that is squeezed if it must be, and cut where squeezing would make it illegible."""
    while width_of(text, size) > 1.35 * width:
        text = text[:-2].rstrip() + "…"
    return Line(text, size, round(foot, 1), width if width_of(text, size) > width else 0)


def breakable(text: str) -> str:
    """With soft hyphens near the middle of long words, where a syllable seems to begin: browsers
    do not know the syllables of invented names, and would leave a letter alone on its line. A word
    with a hyphen of its own breaks there."""
    return " ".join(map(_hyphenated, text.split(" ")))


def _hyphenated(word: str) -> str:
    if len(word) < _LONG or "-" in word:
        return word
    cuts = [k for k in range(3, len(word) - 2) if _syllable_begins(word, k)]
    if not cuts:
        return word
    at = min(cuts, key=lambda k: abs(2 * k - len(word)))
    return f"{word[:at]}\N{SOFT HYPHEN}{word[at:]}"


def _syllable_begins(word: str, k: int) -> bool:
    """With a consonant before a vowel, or between vowels of which the first is long."""
    if word[k] in _VOWELS:
        return word[k - 1] in _ACCENTED
    if not word[k].isalpha() or word[k - 1 : k + 1] in _PAIRS:
        return False
    after = k + 2 if word[k : k + 2] in _PAIRS else k + 1
    return after < len(word) and word[after] in _VOWELS
