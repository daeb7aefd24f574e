"""Every card has a figure of the common vocabulary, before the crest of its faction."""

import re
from xml.etree import ElementTree

import pytest

from hadur.drawing.figures import FIGURES, symbols
from hadur.games import NAMES
from hadur.web.assets import assets
from hadur.web.look import book_of

FACED = [game for game in NAMES if game != "chaos-galaxy"]
"""Káosz Galaktika draws a picture of its own on every card."""


def test_every_figure_is_one_path_on_its_square() -> None:
    drawn = ElementTree.fromstring(f"<svg>{symbols()}</svg>")
    assert [symbol.get("id") for symbol in drawn] == [f"figure-{name}" for name in FIGURES]
    for path in drawn.iter("path"):
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", path.get("d") or "")]
        assert numbers and all(-48 <= n <= 48 for n in numbers)


@pytest.mark.parametrize("game", FACED)
def test_every_card_shows_a_figure_and_a_crest_that_are_there(game: str) -> None:
    book = book_of(game, "en")
    sprite = assets()["sprite.svg"].content.decode()
    every = book.look.all_cards(book.texts)
    assert every
    used = set()
    for shown in every:
        html = str(book.look.card(book.texts, shown.card.name))
        art = re.search(r'class="card-art".*?</div>', html, re.DOTALL)
        assert art, shown.card.name
        names = re.findall(r'#([\w-]+)"', art[0])
        assert len(names) == 2, shown.card.name
        for name in names:
            assert f'<symbol id="{name}"' in sprite, (shown.card.name, name)
        used.add((shown.accent, names[1]))
    assert len(used) > 8
