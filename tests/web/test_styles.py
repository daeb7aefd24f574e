"""Letters come in a few sizes and weights: a browser looks each one up before it can paint."""

import re

import pytest

from hadur.web.assets import assets

SIZES = {
    ".7rem",
    ".75rem",
    ".82rem",
    ".9rem",
    "1rem",
    "1.1rem",
    "1.25rem",
    "1.4rem",
}
SHOWY = {"1.6rem", "6rem"}
"""On pages with little else: a code to invite with, the number of an error."""

BOARD = {"11px", "11.6px", "15px"}
"""In the units of a drawn board."""

STYLES = {name: asset.content.decode() for name, asset in assets().items() if name.endswith("css")}


@pytest.mark.parametrize("name", list(STYLES))
def test_letters_have_few_sizes(name: str) -> None:
    css = STYLES[name]
    sizes = set(re.findall(r"font-size: ([\d.]+(?:rem|px))", css))
    sizes |= set(re.findall(r"font: (?:\d+ )?([\d.]+(?:rem|px))", css))
    assert sizes
    assert sizes - {"16px"} <= SIZES | SHOWY | BOARD


@pytest.mark.parametrize("name", list(STYLES))
def test_letters_are_bold_or_not(name: str) -> None:
    css = STYLES[name]
    for rule in re.findall(r"[^{}]*\{[^{}]*\}", css):
        weights = set(re.findall(r"font(?:-weight)?: (\d{3})\b", rule))
        headline = "--serif" in rule or rule.strip().startswith("h1")
        assert weights <= ({"700"} if headline else {"400", "600"}), rule
