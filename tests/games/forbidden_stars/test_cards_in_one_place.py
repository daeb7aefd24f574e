"""A card stands in its faction's file: procedures and columns know moments and facts, no cards."""

from __future__ import annotations

import re
from pathlib import Path

from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES

FOLDER = Path(__file__).parents[3] / "hadur" / "games" / "forbidden_stars"


def spellings(name: str) -> list[str]:
    """A card as a text, a constant, a class and in words."""
    words = name.split("-")
    return [name, "_".join(words), "".join(word.title() for word in words), " ".join(words)]


def test_no_procedure_names_a_card() -> None:
    names = [*CARD_NAMES, *EVENT_NAMES, *UPGRADE_NAMES]
    assert len(names) == 56 + 32 + 20
    card = re.compile(
        "|".join(rf"\b{text}\b" for name in names for text in spellings(name)), re.IGNORECASE
    )
    assert card.search("if s.scheme(seat) == GITZ_DEM:") and card.search("Direct the Faithful")
    files = [*sorted((FOLDER / "phases").glob("*.py")), FOLDER / "state.py", FOLDER / "prompts.py"]
    assert len(files) > 15
    for file in files:
        found = card.search(file.read_text(encoding="utf-8"))
        assert found is None, f"{file.name} names {found[0]}"
