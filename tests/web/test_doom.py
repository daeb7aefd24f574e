"""Pages of DOOM in a browser: every letter is large enough, the map is in sight, pointing works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

from hadur.games import NAMES
from tests.web import raids
from tests.web.test_stars import SCREENS, SMALL, Sizes, resize
from tools.screenshots import served

pytestmark = pytest.mark.skipif(
    raids.GAME not in NAMES, reason="the game is neither registered nor named by HADUR_GAMES"
)

WHOLE = """() => {
  const place = document.querySelector(".raid-place");
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const map = place.firstElementChild.getBoundingClientRect();
  return place.scrollWidth <= place.clientWidth && place.scrollHeight <= place.clientHeight
    && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    && map.width <= right - left + 1 && map.height <= bottom - top + 1;
}"""
COVERED = """() => [...document.querySelectorAll("#board .can")].filter((element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found?.closest("[data-spot]") !== element;
}).map((element) => element.dataset.spot)"""
"""Places that can be pointed at and are hidden behind others."""


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    with served() as base:
        opened = browser.new_page()
        opened.route_web_socket("**/ws?*", lambda socket: None)
        opened.base = base
        yield opened
        opened.close()


@pytest.mark.parametrize(("sizes", "least"), SCREENS)
@pytest.mark.parametrize("name", list(raids.MOMENTS))
def test_letters_are_large_enough_and_nothing_is_too_wide(
    page: Any, name: str, sizes: Sizes, least: int
) -> None:
    for lang in ("hu", "en"):
        resize(page, *sizes[0])
        page.goto(f"{page.base}/{lang}/light/table-doom-{name}")
        for width, height in sizes:
            resize(page, width, height)
            assert page.evaluate(SMALL, least) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("name", list(raids.MOMENTS))
def test_the_whole_map_is_in_sight_on_a_desktop(page: Any, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page.base}/hu/light/table-doom-{name}")
    assert page.evaluate(WHOLE)
    assert page.evaluate(COVERED) == []


def test_on_a_phone_the_map_is_moved_and_made_larger(page: Any) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{page.base}/hu/light/table-doom-act-wide")
    wide = "document.querySelector('.raid-place').scrollWidth"
    before = page.evaluate(wide)
    assert before > 390
    page.click("[data-zoom='1.25']")
    page.wait_for_function(f"{wide} > {before}")


def test_a_page_is_as_legible_in_the_dark(page: Any) -> None:
    """The map has colours of its own; what stands around it follows the theme."""
    page.set_viewport_size({"width": 1280, "height": 800})
    seen = {}
    for theme in ("light", "dark"):
        page.goto(f"{page.base}/hu/{theme}/table-doom-target")
        seen[theme] = page.evaluate(
            "['.raid-place', '.clash', '.raid-map .letters'].map((name) => {"
            " const style = getComputedStyle(document.querySelector(name));"
            " return [style.backgroundColor, style.fill]; })"
        )
    light, dark = seen["light"], seen["dark"]
    assert light[0] == dark[0] and light[2] == dark[2] and light[1] != dark[1]


def test_arrows_go_from_space_to_space(page: Any) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page.base}/hu/light/table-doom-act-wide")
    page.focus("#board [role=gridcell][tabindex='0']")
    spot = "document.activeElement.dataset.spot"
    first = page.evaluate(spot)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(spot)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(spot) == first != second


def test_beside_a_tall_map_cards_of_the_hand_say_what_they_do(page: Any) -> None:
    """There is room for it on a desktop, and none on a phone."""
    text = "#hand .dm-held-text"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{page.base}/en/light/table-doom-defend-tall")
    assert page.locator(text).count() and page.locator(text).first.is_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert not page.locator(text).first.is_visible()
    page.goto(f"{page.base}/en/light/table-doom-act-wide")
    assert page.locator("#hand .held").count() and not page.locator(text).count()
