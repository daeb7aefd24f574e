"""Texts of cards, made from what they do."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy.card_texts import LANGUAGES, text_for_card, text_of
from hadur.games.chaos_galaxy.tables import CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_does_something_says_so_in_whole_sentences(language: str) -> None:
    texts = [text_of(card, language) for card in CARDS if card.clauses or card.abilities]
    assert len(texts) > 150
    for text in texts:
        assert not text[0].islower()
        assert text.endswith(".")
        assert "{" not in text and "  " not in text


def test_texts_of_the_rulebooks_cards() -> None:
    assert text_for_card("crx", "hu") == "Sorozatlövés."
    assert text_for_card("mamut-i", "hu") == "A hangárban 6 helyet foglal el."
    assert (
        text_for_card("chazma-toltet", "hu")
        == "Az ellenfeled választ a sajátjai közül egy űrhajót: megsemmisül."
    )
    assert (
        text_for_card("extra-talalat", "en")
        == "Choose a ship in the combat: it gets +1 firepower until the end of the combat."
    )
    assert text_for_card("aknagyuru", "en") == "Your opponent pays 1 credit for each attack on you."


def test_a_plain_ship_has_no_text() -> None:
    assert text_for_card("unicornis", "en") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_with_the_same_numbers_read_alike(language: str) -> None:
    seen: dict[object, str] = {}
    for card in CARDS:
        key = (text_of(card, language), card.type, card.subtype, card.cost, card.stats,
               card.limit, card.race)  # fmt: skip
        assert key not in seen, (card.id, seen[key])
        seen[key] = card.id
