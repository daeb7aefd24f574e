"""The rulebook: showing a rule by its id, searching by words, sections."""

import pytest

from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import rulebook_of
from hadur.text.rulebook import Rulebook

GAME = "summoner-wars"


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook_of("en", GAME)


@pytest.fixture(scope="module")
def hungarian() -> Rulebook:
    return rulebook_of("hu", GAME)


def test_both_languages_have_the_same_rules_in_the_same_sections(
    english: Rulebook, hungarian: Rulebook
) -> None:
    def ids(book: Rulebook) -> dict[str, list[str]]:
        return {section.number: [rule.id for rule in section.rules] for section in book.sections}

    assert ids(english) == ids(hungarian)
    assert sum(len(section.rules) for section in english.sections) == len(english)
    assert all(section.rules and section.title for section in english.sections)


def test_no_rule_is_left_in_english(english: Rulebook, hungarian: Rulebook) -> None:
    for section in english.sections:
        for rule in section.rules:
            assert hungarian.show(rule.id).sentence != rule.sentence, rule.id


@pytest.mark.parametrize("id", ["SW-7.2", "sw-7.2", " SW-7.2 ", "7.2"])
def test_a_rule_is_shown_by_its_id(english: Rulebook, id: str) -> None:
    rule = english.show(id)
    assert (rule.id, rule.section) == ("SW-7.2", "7")
    assert str(rule).startswith("SW-7.2  ")


def test_an_unknown_id_is_a_typed_error_with_a_hint(english: Rulebook) -> None:
    with pytest.raises(UnknownName, match=r"SW-99\.9"):
        english.show("SW-99.9")
    assert "SW-99.9" not in english


def test_searching_finds_an_id_first_and_then_what_starts_like_it(english: Rulebook) -> None:
    found = [rule.id for rule in english.search("sw-7.2")]
    assert found[0] == "SW-7.2"
    assert "SW-7.20" in found


def test_searching_a_section_id_gives_that_section(english: Rulebook) -> None:
    found = english.search("SW-7", limit=100)
    assert found
    assert all(rule.section == "7" for rule in found)


def test_searching_ignores_case_and_accents(hungarian: Rulebook) -> None:
    assert hungarian.search("TÉTLENSÉG ÁRA") == hungarian.search("tetlenseg ara")
    assert any("tétlenség ára" in rule.sentence for rule in hungarian.search("tetlenseg ara"))


def test_the_start_of_a_word_is_enough_and_endings_do_not_matter(hungarian: Rulebook) -> None:
    assert any("építmény" in rule.sentence for rule in hungarian.search("epitm"))
    assert any("építmény" in rule.sentence for rule in hungarian.search("építményekkel"))


def test_rules_with_all_the_words_push_out_those_with_some() -> None:
    book = Rulebook(
        {"1": "Things"},
        {
            "X-1.1": "A gate is here.",
            "X-1.2": "You build a gate.",
            "X-1.3": "Gates are built by builders.",
            "X-1.4": "Nothing of the kind.",
        },
    )
    assert [rule.id for rule in book.search("gate build")] == ["X-1.2", "X-1.3"]
    assert [rule.id for rule in book.search("gate zebra")] == ["X-1.1", "X-1.2", "X-1.3"]
    assert [rule.id for rule in book.search("gate", limit=1)] == ["X-1.1"]


def test_a_section_title_helps_to_find_its_rules(english: Rulebook) -> None:
    assert any(rule.section == "22" for rule in english.search("deck building"))


def test_nothing_found_is_an_empty_list(english: Rulebook) -> None:
    assert english.search("zzzz") == []
    assert english.search("") == []
