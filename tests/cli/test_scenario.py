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
