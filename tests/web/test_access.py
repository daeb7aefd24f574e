"""Every page for everybody: what axe finds in a real browser, in both colour schemes, on a desktop
and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")

from tests.web import scenes, toys  # noqa: E402
from tools.screenshots import SIZES, served  # noqa: E402

with toys.here():
    EVERY = list(scenes.scenes("en"))


@pytest.fixture(scope="module")
def page(browser) -> Iterator[object]:
    with served() as base:
        # axe is put into the page, which the page's own policy forbids to everybody else.
        opened = browser.new_page(bypass_csp=True)
        opened.base = base
        yield opened
        opened.close()


FAULTS = {"resultTypes": ["violations"]}
"""What is as it should be need not be told: that would be most of the page and of the time."""
COLOURS = {**FAULTS, "runOnly": ["color-contrast"]}
"""All that can be another in the dark: a theme is nothing but a set of colours."""


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("name", EVERY)
def test_axe_finds_nothing(page, name: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    go(page, name)
    assert found(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert found(page, COLOURS) == []


def go(page, name: str) -> None:
    """Axe comes along once: put in again, it would be compiled again."""
    page.goto(f"{page.base}/hu/light/{name}")
    page.evaluate(axe.Axe().axe_script)


def found(page, options: dict[str, list[str]] = FAULTS) -> list[str]:
    violations = page.evaluate("options => axe.run(options).then(r => r.violations)", options)
    return [
        f"{one['impact']} {one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in violations
        for node in one["nodes"][:3]
    ]


def test_axe_would_find_letters_too_pale_in_the_dark(page) -> None:
    go(page, "home")
    page.add_style_tag(content=":root[data-theme=dark] p { color: #444 !important }")
    assert found(page, COLOURS) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert found(page, COLOURS)
