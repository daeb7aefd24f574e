"""Where long words may be broken."""

from __future__ import annotations

import pytest

from hadur.drawing.fitting import breakable


@pytest.mark.parametrize(("name", "shown"), [
    ("Earth Caste Technician", "Earth Caste Tech~nician"),
    ("Ultramarines Dreadnought", "Ultra~marines Dread~nought"),
    ("Khymeramasters", "Khymera~masters"),
    ("Eldorath Starbane", "Eldorath Starbane"),
    ("Fortress-Monastery", "Fortress-Monastery"),
    ("strength", "strength"),
    ("Brrrrrrrrr", "Brrrrrrrrr"),
    ("Lándzsaszárny", "Lándzsa~szárny"),
    ("Fegyvermester", "Fegyver~mester"),
    ("Rádióállomás", "Rádió~állomás"),
])  # fmt: skip
def test_long_words_break_where_a_syllable_seems_to_begin(name: str, shown: str) -> None:
    assert breakable(name).replace("\N{SOFT HYPHEN}", "~") == shown
    assert breakable(name).replace("\N{SOFT HYPHEN}", "") == name
