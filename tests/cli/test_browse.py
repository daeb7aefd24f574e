"""`hadur cards`: what there is, and what is not yet playable."""

from __future__ import annotations

from .conftest import Run


def test_all_cards_of_a_game_are_listed_with_their_texts(hadur: Run) -> None:
    said = hadur("cards", "conquest")
    assert said.code == 0
    assert "Goff Boyz" in said.out and "Captain Cato" in said.out
    assert "Not yet playable: 526 cards" in said.out
    assert "Zogwort's Curse: 22" in said.out


def test_a_game_without_later_sets_says_nothing_of_them(hadur: Run) -> None:
    said = hadur("cards", "summoner-wars")
    assert said.code == 0
    assert "Not yet playable" not in said.out


def test_words_narrow_the_list(hadur: Run) -> None:
    said = hadur("cards", "conquest", "goff")
    assert "Goff Nob" in said.out and "Goff Brawlers" in said.out
    assert "Cato" not in said.out
    assert "Még nem játszható lapok: 2" in hadur("cards", "conquest", "goff", "--lang", "hu").out


def test_words_on_no_card_are_refused_in_a_line(hadur: Run) -> None:
    said = hadur("cards", "conquest", "no-such-card")
    assert said.code == 2
    assert said.err.strip() == "hadur: No card is called “no-such-card”."
