"""Rows of cards, on pages and on pictures."""

from __future__ import annotations

from hadur.drawing.page import card_row, held_in, in_piles, own_hand
from hadur.drawing.shapes import in_rows
from hadur.drawing.vocabulary import Vocabulary
from hadur.games.summoner_wars.render.page.cards import shown
from hadur.games.summoner_wars.render.templating import TEMPLATES
from hadur.web.look import book_of


def test_copies_are_held_together() -> None:
    assert held_in("drawn", ["burn", "svara", "burn"]) == [
        ("drawn:burn", "burn", 2),
        ("drawn:svara", "svara", 1),
    ]
    players = [{}, {"hand": ["burn"]}]
    assert own_hand({"seat": 1, "players": players}) == [("hand:burn", "burn", 1)]
    assert own_hand({"seat": 0, "players": players}) == []
    assert own_hand({"seat": None, "players": players}) == []


def test_a_row_shows_every_card_once_and_lights_those_that_can_be_played() -> None:
    texts = book_of("summoner-wars", "en").texts
    held = [*held_in("hand", ["burn", "burn"]), *in_piles(["discard:freeze", "c3"], ("discard",))]
    row = card_row(TEMPLATES, texts, shown, held, ["discard:freeze"])
    assert row.count("<li>") == 2 and "×2" in row
    styles = {
        button.partition('data-spot="')[2].partition('"')[0]: button.partition('"')[2].split('"')[2]
        for button in row.split("<button")[1:]
    }
    assert "can" in styles["discard:freeze"].split()
    assert "can" not in styles["hand:burn"].split()
    assert card_row(TEMPLATES, texts, shown, [], []) == ""


def test_cards_lie_in_rows() -> None:
    assert in_rows(["a", "b", "c"], 2, (10, 5), (100, 50)) == [
        ("a", 10, 5),
        ("b", 110, 5),
        ("c", 10, 55),
    ]
    assert in_rows([], 2, (0, 0), (1, 1)) == []


def test_a_number_stands_where_the_language_has_it() -> None:
    def counted(lang: str) -> str:
        return Vocabulary(book_of("summoner-wars", lang).texts).counted("turn", 3)

    assert (counted("en"), counted("hu")) == ("Turn 3", "3. kör")
