"""The README tells the truth: its Python examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_examples_in_the_readme_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    test = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert len(test.examples) > 8
    failures = doctest.DocTestRunner(optionflags=flags).run(test)
    assert failures.failed == 0
