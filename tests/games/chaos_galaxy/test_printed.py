"""Cards as lists show them, in both languages."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.card_texts import text_for_card
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.games.chaos_galaxy.vocabulary import TYPES
from hadur.text.catalogue import LANGUAGES
from tests.games.chaos_galaxy.test_words import catalogue
from tests.text.test_whole_games import is_plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read(lang: str) -> None:
    texts = catalogue(lang)
    shown = GAME.printed()
    assert [kind for kind, _ in shown.kinds(texts)] == list(TYPES)
    for name, card in BY_NAME.items():
        read = shown.printed(texts, name)
        assert read.group == TYPES[card.type]
        assert all(map(is_plain, (*read.facts, read.before)))
        assert len(read.figures) == len(shown.columns(texts))
        assert [text for _, text in read.texts] == [t for t in [text_for_card(name, lang)] if t]
    assert not texts.problems


def test_a_ship_has_its_cost_race_and_four_figures() -> None:
    card = BY_NAME["cobra-flash"]
    read = GAME.printed().printed(catalogue("hu"), "cobra-flash")
    speed, firepower, armour, bombing = card.stats
    assert read.figures == [str(card.cost), f"V{speed} T{firepower} P{armour} B{bombing}"]
    assert read.facts[0].startswith("űrhajó: ")
    assert f"{card.cost} credit" in read.facts and f"sebesség {speed}" in read.facts
