"""Texts by id: languages, falling back, attributes, and what happens to a missing one."""

from pathlib import Path

import pytest

from hadur.text.catalogue import Catalogue, catalogue_of, closest_language

ENGLISH = """\
greeting = Hello, { $name }!
only-english = plain
card = Card
    .text = Does it.
"""
HUNGARIAN = """\
greeting = Szia, { $name }!
the = { THE($name) }
card = Lap
    .text = Megteszi.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, text in {"en": ENGLISH, "hu": HUNGARIAN}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_each_language_says_it_its_own_way(folder: Path) -> None:
    assert Catalogue("en", folder).say("greeting", name="Dávid") == "Hello, Dávid!"
    assert Catalogue("hu", folder).say("greeting", name="Dávid") == "Szia, Dávid!"


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    hungarian = Catalogue("hu", folder)
    assert hungarian.say("only-english") == "plain"
    assert hungarian.has("only-english")
    assert not hungarian.problems


def test_attributes_have_ids_with_a_point(folder: Path) -> None:
    catalogue = Catalogue("hu", folder)
    assert catalogue.say("card.text") == "Megteszi."
    assert catalogue.has("card.text")
    assert not catalogue.has("card.nothing")


def test_a_missing_text_shows_its_id_and_is_remembered(folder: Path) -> None:
    catalogue = Catalogue("hu", folder)
    assert catalogue.say("no-such-thing", number=1) == "no-such-thing"
    assert catalogue.say("card.nothing") == "card.nothing"
    assert not catalogue.has("no-such-thing")
    assert len(catalogue.problems) == 2


def test_a_missing_variable_never_raises_but_is_remembered(folder: Path) -> None:
    catalogue = Catalogue("en", folder)
    assert "Hello" in catalogue.say("greeting")
    assert any("greeting" in problem for problem in catalogue.problems)


def test_nothing_invisible_is_put_around_what_is_filled_in(folder: Path) -> None:
    text = Catalogue("hu", folder).say("greeting", name="Dávid")
    assert not set(text) & {"\u2066", "\u2067", "\u2068", "\u2069"}


def test_a_sentence_begins_with_a_capital(folder: Path) -> None:
    catalogue = Catalogue("hu", folder)
    assert catalogue.say("the", name="Fagymágus") == "a Fagymágus"
    assert catalogue.sentence("the", name="Fagymágus") == "A Fagymágus"
    assert catalogue.sentence("the", name="Élőhalott") == "Az Élőhalott"


@pytest.mark.parametrize(
    ("tag", "lang"),
    [("hu", "hu"), ("hu_HU.UTF-8", "hu"), ("HU", "hu"), ("en-GB", "en"), ("C", "en"), ("", "en")],
)
def test_a_language_is_found_by_its_tag(tag: str, lang: str) -> None:
    assert closest_language(tag) == lang


def test_the_words_of_the_interface_are_always_there(folder: Path) -> None:
    assert Catalogue("hu", folder).say("yes") == "igen"
    assert Catalogue("en").say("yes") == "yes"
    assert Catalogue("hu").say("player-seat", number=1) == "az 1. játékos"
    assert Catalogue("hu").say("player-seat", number=2) == "a 2. játékos"


def test_a_game_brings_its_cards_and_its_rules() -> None:
    hungarian, english = catalogue_of("hu", "summoner-wars"), catalogue_of("en", "summoner-wars")
    assert hungarian.say("card-ice-ram") == "Jeges taszítás"
    assert english.say("card-ice-ram.text").startswith("ACTIVE")
    assert hungarian.rule("SW-1.2") != english.rule("SW-1.2")
    assert hungarian.rule("SW-99.1") is None
