"""Pages of Forbidden Stars in a browser: every letter is large enough, the galaxy is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

from tools.screenshots import served

LOOKED_AT = (
    "build",
    "plan",
    "advance",
    "deploy",
    "damage",
    "event",
    "four-plan",
    "four-fight",
    "over",
)

SMALL = """(least) => [...document.querySelectorAll("main *")].filter((element) => {
  if (element.closest(".unseen, title, option") || !element.checkVisibility()) return false;
  const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  if (!words.length) return false;
  const { width, height } = element.getBoundingClientRect();
  const drawn = element.closest("svg") ? element.getScreenCTM() : { a: 1, b: 0 };
  const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(drawn.a, drawn.b);
  return width && height && size < least - 0.05;
}).map((element) => element.outerHTML.slice(0, 80))"""

WHOLE = """() => {
  const place = document.querySelector(".galaxy-place");
  const { left, top, right, bottom } = place.getBoundingClientRect();
  return place.scrollWidth <= place.clientWidth && place.scrollHeight <= place.clientHeight + 1
    && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    with served() as base:
        opened = browser.new_page()
        opened.route_web_socket("**/ws?*", lambda socket: None)
        # The first page of a war is played up to its moment while the browser waits.
        opened.set_default_timeout(180_000)
        opened.base = base
        yield opened
        opened.close()


Sizes = tuple[tuple[int, int], ...]
SCREENS: list[tuple[Sizes, int]] = [(((1280, 800), (1920, 1080)), 12), (((390, 844),), 11)]
"""What a page may be loaded for: a window that is made larger, or a phone; and how large letters
have to be there."""


@pytest.mark.parametrize(("sizes", "least"), SCREENS)
@pytest.mark.parametrize("name", LOOKED_AT)
def test_letters_are_large_enough_and_nothing_is_too_wide(
    page: Any, name: str, sizes: Sizes, least: int
) -> None:
    resize(page, *sizes[0])
    page.goto(f"{page.base}/hu/light/table-stars-{name}")
    for width, height in sizes:
        resize(page, width, height)
        assert page.evaluate(SMALL, least) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def resize(page: Any, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize(
    "name",
    ["plan", "advance", "storm", "fight", "damage", "retreat", "four-plan", "four-advance"],
)
def test_the_whole_galaxy_is_in_sight_on_a_desktop(page: Any, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page.base}/hu/light/table-stars-{name}")
    assert page.evaluate(WHOLE)


def test_on_a_phone_the_galaxy_is_moved_and_made_larger(page: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{page.base}/hu/light/table-stars-four-plan")
    wide = "document.querySelector('.galaxy-place').scrollWidth"
    before = page.evaluate(wide)
    assert before > 390
    page.click("[data-zoom='1.25']")
    page.wait_for_function(f"{wide} > {before}")


def test_at_a_table_of_four_the_tools_are_in_sight(page: Any) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page.base}/hu/light/table-stars-four-plan")
    for tool in ("#concede", "#more"):
        button = page.locator(f"{tool} > summary").bounding_box()
        assert button["height"] > 24 and button["y"] + button["height"] <= 800
