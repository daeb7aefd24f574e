"""The rulebook at the command line, and which rules have tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.cli.coverage import excuses
from hadur.text.catalogue import rulebook_of

from .conftest import Run

COUNT = len(rulebook_of("en", "summoner-wars"))


def test_a_rule_is_shown_by_its_id(hadur: Run) -> None:
    for id in ("SW-7.2", "sw-7.2", "7.2"):
        said = hadur("rules", "show", id)
        assert said.code == 0
        assert "SW-7.2  (7. Phase 2: Move)" in said.out
        assert "A unit you move goes one space or two." in said.out


def test_an_id_says_of_which_game_it_is(hadur: Run) -> None:
    for id in ("CQ-8.32", "cq-8.32"):
        said = hadur("rules", "show", id)
        assert said.code == 0 and said.out.startswith("CQ-8.32  (8. ")
        assert hadur("rules", "search", id, "--limit", "1").out.startswith("CQ-8.32")
    assert hadur("rules", "show", "8.32", "--game", "conquest").out.startswith("CQ-8.32")
    unknown = hadur("rules", "show", "CQ-8.320")
    assert unknown.code == 2 and "did you mean CQ-8.32?" in unknown.err
    assert "did you mean SW-8.3?" in hadur("rules", "show", "SW-8.32").err


def test_rules_are_searched_in_both_languages(hadur: Run) -> None:
    assert "SW-" in hadur("rules", "search", "inaction").out
    assert "SW-" in hadur("rules", "search", "tetlenseg", "--lang", "hu").out
    assert hadur("rules", "search", "magic", "--limit", "3").out.count("SW-") == 3


@pytest.fixture
def tests(home: Path) -> Path:
    folder = home / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        """
import pytest
rule = pytest.mark.rule

@pytest.mark.rule("SW-1.1", "SW-1.2")
def test_one(): ...

@rule("SW-1.3")
class TestTwo:
    @pytest.mark.skip(reason="later")
    @rule("SW-1.4")
    def test_three(self): ...
""",
        encoding="utf-8",
    )
    scenario = 'game = "summoner-wars"\nrules = ["SW-1.5"]\n'
    (folder / "one.toml").write_text(scenario, encoding="utf-8")
    (folder / "other.toml").write_text('game = "x"\nrules = ["SW-1.6"]', encoding="utf-8")
    (folder / "broken.toml").write_text("=", encoding="utf-8")
    return folder


def coverage(hadur: Run, tests: Path, rulings: str) -> object:
    (tests.parent / "rulings.md").write_text(rulings, encoding="utf-8")
    return hadur("rules", "coverage", "summoner-wars", "--tests", tests, "--rulings", "rulings.md")


RULINGS = """# Rulings
- SW-1.8: not an excuse, this stands elsewhere
## Not testable in software
- SW-1.7: a matter of the box
## More
- SW-1.9: nor this
"""


def test_marks_scenarios_and_excuses_count(hadur: Run, tests: Path) -> None:
    said = coverage(hadur, tests, RULINGS)
    assert said.code == 1
    assert said.out.startswith(f"5 of {COUNT} covered\n")
    assert "not testable in software: SW-1.7" in said.out
    missing = [line.split()[0] for line in said.out.splitlines() if line.startswith("SW-")]
    assert missing[:4] == ["SW-1.4", "SW-1.6", "SW-1.8", "SW-1.9"]
    assert len(missing) == COUNT - 5


def test_an_id_that_does_not_exist_is_reported(hadur: Run, tests: Path) -> None:
    (tests / "test_b.py").write_text('@rule("SW-99.1")\ndef test(): ...\n', encoding="utf-8")
    said = coverage(hadur, tests, "")
    assert "there is no rule SW-99.1" in said.out


def test_everything_covered_is_exit_code_0(hadur: Run, tests: Path) -> None:
    book = rulebook_of("en", "summoner-wars")
    ids = [rule.id for section in book.sections for rule in section.rules]
    marks = ", ".join(f'"{id}"' for id in ids)
    (tests / "test_all.py").write_text(f"@rule({marks})\ndef test(): ...\n", encoding="utf-8")
    said = coverage(hadur, tests, "")
    assert (said.code, said.out) == (0, f"{COUNT} of {COUNT} covered\n")


def test_tests_that_cannot_be_read_are_an_error(hadur: Run, tests: Path) -> None:
    (tests / "test_bad.py").write_text("def (", encoding="utf-8")
    said = coverage(hadur, tests, "")
    assert said.code == 2
    assert "test_bad.py" in said.err


def test_excuses_are_read_from_their_heading_only() -> None:
    assert excuses(RULINGS) == {"SW-1.7": "a matter of the box"}
    assert excuses("") == {}


def test_silent_points_count_by_their_number(hadur: Run, home: Path) -> None:
    folder = home / "tests"
    folder.mkdir()
    marks = '@pytest.mark.rule("CQ-S12", "CQ-8.1")\ndef test(): ...\n'
    (folder / "test_a.py").write_text(f"import pytest\n{marks}", encoding="utf-8")
    rulings = "## Not testable in software\n- CQ-S40: paper\n"
    (home / "rulings.md").write_text(rulings, encoding="utf-8")
    said = hadur("rules", "coverage", "conquest", "--tests", folder, "--rulings", "rulings.md")
    assert said.out.startswith("3 of ")
    assert "not testable in software: CQ-S40" in said.out
    missing = [line.split()[0] for line in said.out.splitlines() if line.startswith("CQ-")]
    assert "CQ-S11" in missing
    assert not {"CQ-S12", "CQ-8.1", "CQ-S40"} & set(missing)


def test_the_judge_of_conquest_says_what_is_wrong_and_by_which_rule(hadur: Run) -> None:
    lines = "no\nwhy deploy goff-nob tarrus\nwhy dial 2\nquit\n"
    start = ("play", "conquest", "--deck", "nazdreg", "--hot-seat", "--seed", "5", "--lang", "en")
    said = hadur(*start, "--option", "first=0", typed="no\n" + lines)
    assert "“deploy goff-nob tarrus” is not legal:" in said.out
    assert "(CQ-6.2)" in said.out
    assert "The dials are not being set now." in said.out
    assert "(CQ-7.1)" in said.out
