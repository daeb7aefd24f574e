"""Scenario files at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

GOOD = """
game = "summoner-wars"
[position]
phase = "move"
board = { c3 = "0 frost-mage", a1 = "0 svara", f8 = "1 ret-talus" }
[[do]]
refuse = "move c3 c6"
rule = "SW-7.2"
[[do]]
move = "move c3 c5"
expect = { "c5.card" = "frost-mage" }
"""
DIFFERENT = GOOD.replace('= "frost-mage" }', '= "ice-golem" }')


@pytest.fixture
def files(home: Path) -> Path:
    (home / "good.toml").write_text(GOOD, encoding="utf-8")
    (home / "sub").mkdir()
    (home / "sub" / "different.toml").write_text(DIFFERENT, encoding="utf-8")
    return home


def test_a_scenario_that_goes_as_written(hadur: Run, files: Path) -> None:
    said = hadur("scenario", "run", "good.toml")
    assert (said.code, said.err) == (0, "")
    assert said.out == "1 scenario, 1 as written\n"


def test_the_first_difference_is_shown(hadur: Run, files: Path) -> None:
    said = hadur("scenario", "run", "sub/different.toml")
    assert said.code == 1
    assert "sub/different.toml, step 2: expected c5.card = 'ice-golem'" in said.out
    assert "found 'frost-mage'" in said.out


def test_folders_are_searched(hadur: Run, files: Path) -> None:
    said = hadur("scenario", "run", ".", "good.toml")
    assert said.code == 1
    assert said.out.endswith("3 scenarios, 2 as written, 1 different\n")


def test_one_bad_file_does_not_hide_the_others(hadur: Run, files: Path) -> None:
    (files / "bad.toml").write_text("game = 1", encoding="utf-8")
    said = hadur("scenario", "run", ".")
    assert said.code == 2
    assert said.err.startswith("hadur: bad.toml: 'game' should be a text")
    assert said.out.endswith("3 scenarios, 1 as written, 1 different, 1 not readable\n")


def test_an_empty_folder_is_an_error(hadur: Run, home: Path) -> None:
    said = hadur("scenario", "run", ".")
    assert said.code == 2
    assert said.err == "hadur: there is no scenario file (*.toml) in .\n"


def test_a_difference_shows_table_question_and_moves(hadur: Run, files: Path) -> None:
    said = hadur("scenario", "run", "sub/different.toml")
    assert "frost-mage" in said.out and "seat 0 is asked 'move' (SW-7.1)" in said.out
    assert "\n  move c5 " not in said.out, "it has moved"
    assert "\n  end\n" in said.out
    brief = hadur("scenario", "run", "--brief", "sub/different.toml")
    assert "is asked" not in brief.out and brief.code == 1


def test_a_position_is_shown_step_by_step(hadur: Run, files: Path) -> None:
    first = hadur("scenario", "show", "good.toml")
    assert (first.code, first.err) == (0, "")
    assert "\n  move c3 c5\n" in first.out and "│frost-mage │" in first.out
    assert hadur("scenario", "show", "good.toml", "--step", "2").out == first.out
    end = hadur("scenario", "show", "good.toml", "--step", "3")
    assert "\n  move c3 c5\n" not in end.out
    wrong = hadur("scenario", "show", "good.toml", "--step", "9")
    assert (wrong.code, wrong.err) == (2, "hadur: good.toml has no step 9: it has 2\n")


def test_a_variant_is_shown(hadur: Run, home: Path) -> None:
    head = GOOD.partition("[[do]]")[0]
    variant = "[[variant]]\n[variant.position]\nphase = 'attack'\n[[variant.do]]\nlegal = ['end']\n"
    (home / "variants.toml").write_text(head + variant, encoding="utf-8")
    assert "is asked 'attack'" in hadur("scenario", "show", "variants.toml").out
    wrong = hadur("scenario", "show", "variants.toml", "--variant", "2")
    assert wrong.err == "hadur: variants.toml has no variant 2: it has 1\n"


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("summoner-wars", ["  magic ", "  blood-runes           pay-magic, take-damage", "  end "]),
        ("conquest", ["  captured-last ", "  shield ", "  target-of-CARD ", "  tarrus  "]),
    ],
)
def test_names_are_listed(hadur: Run, game: str, lines: list[str]) -> None:
    said = hadur("scenario", "names", game)
    assert (said.code, said.err) == (0, "")
    for line in lines:
        assert f"\n{line}" in said.out
    assert hadur("scenario", "names", "chess").code == 2


ILLEGAL_DECK = """
game = "summoner-wars"
refuse-setup = "SW-22.10"
[setup]
decks = [{ name = "mine", summoner = "svara", cards = { gate = 3 } }, "polar-dwarves"]
"""


def test_an_illegal_deck_has_to_be_refused(hadur: Run, home: Path) -> None:
    (home / "deck.toml").write_text(ILLEGAL_DECK, encoding="utf-8")
    assert hadur("scenario", "run", "deck.toml").code == 0
    (home / "deck.toml").write_text(ILLEGAL_DECK.replace("22.10", "22.1"), encoding="utf-8")
    other = hadur("scenario", "run", "deck.toml")
    assert other.code == 1 and "expected the set-up to be refused for SW-22.1; found" in other.out
