"""Room: on a phone the board, the question and the answer are on one screen in every game, letters
are large enough, planets keep their places, and maps follow fingers and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

from tests.web.test_script import wait
from tests.web.test_stars import SMALL
from tools.screenshots import served

PHONE = {"width": 390, "height": 844}

SCREEN = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [board, ask] = [box("#board"), box(".ask")];
  const inside = ({ top, bottom }) => top >= ask.top - 1 && bottom <= ask.bottom + 1;
  const answers = [...document.querySelectorAll("#ask button[name=move], #ask summary")].filter(
    (button) => button.checkVisibility()).map((button) => button.getBoundingClientRect());
  return {
    question: inside(box("#ask .question")) && ask.bottom < innerHeight + 2,
    answer: answers.some(inside) || document.querySelectorAll("#board .can, #hand .can").length > 0,
    board: Math.min(board.bottom, ask.top) - Math.max(board.top, 0),
    wide: document.documentElement.scrollWidth,
  };
}"""
"""What is seen without doing anything: the question, a way to answer it, so much of the board."""

FOR_ALL = (
    "table-move",
    "table-attack",
    "table-conquest-deploy",
    "table-conquest-combat",
    "table-stars-plan",
    "table-stars-fight",
    "table-galaxy-main",
    "table-galaxy-fire",
    "table-galaxy-five-main",
    "table-doom-act-wide",
    "table-doom-target",
)


@pytest.fixture(scope="module")
def desk(browser: Any) -> Iterator[Any]:
    yield from _page(browser, viewport={"width": 1280, "height": 800})


@pytest.fixture(scope="module")
def phone(browser: Any) -> Iterator[Any]:
    yield from _page(browser, viewport=PHONE, has_touch=True, is_mobile=True)


def _page(browser: Any, **look: Any) -> Iterator[Any]:
    with served() as base:
        opened = browser.new_page(reduced_motion="reduce", **look)
        opened.route_web_socket("**/ws?*", lambda socket: None)
        # Games are played up to their moment while the browser waits for the page.
        opened.set_default_timeout(180_000)
        opened.base = base
        yield opened
        opened.close()


def go(page: Any, name: str, lang: str = "hu") -> None:
    page.goto(f"{page.base}/{lang}/light/{name}")


@pytest.mark.parametrize("name", FOR_ALL)
def test_board_question_and_answer_are_on_one_screen_of_a_phone(phone: Any, name: str) -> None:
    go(phone, name)
    # The page is moved to what matters once it has been painted.
    wait(phone, lambda: phone.evaluate(SCREEN)["board"] > 250)
    seen = phone.evaluate(SCREEN)
    assert seen["question"] and seen["answer"] and seen["wide"] <= PHONE["width"]


@pytest.mark.parametrize("name", ["attack", "pick", "over", "conquest-combat", "conquest-shield"])
def test_letters_are_large_enough(phone: Any, desk: Any, name: str) -> None:
    for page, least in ((phone, 11), (desk, 12)):
        go(page, f"table-{name}")
        assert page.evaluate(SMALL, least) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


PLACES = """() => [...document.querySelectorAll(".sector .planets > *")].map(
  (place) => Math.round(place.getBoundingClientRect().width))"""


@pytest.mark.parametrize("name", ["deploy", "combat", "over"])
def test_planets_are_equally_wide_whoever_stands_there(phone: Any, desk: Any, name: str) -> None:
    """So that none of them moves when units come, fight or leave."""
    for page in (phone, desk):
        go(page, f"table-conquest-{name}")
        widths = page.evaluate(PLACES)
        assert len(widths) == 7 and max(widths) - min(widths) <= 1


ALL_SEEN = """(() => {
  const place = document.querySelector("#board [data-pan]");
  return place.scrollWidth <= place.clientWidth + 1 && place.scrollHeight <= place.clientHeight + 1;
})()"""
ZOOM = "Number(getComputedStyle(document.querySelector('#board')).getPropertyValue('--zoom') || 1)"


@pytest.mark.parametrize("name", ["table-stars-four-plan", "table-doom-act-wide"])
def test_two_fingers_and_keys_make_a_map_larger(phone: Any, name: str) -> None:
    go(phone, name)
    box = phone.locator("#board [data-pan]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = phone.context.new_cdp_session(phone)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 40)
    for apart in (50, 65, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    wait(phone, lambda: phone.evaluate(ZOOM) > 1.8)
    assert phone.evaluate("visualViewport.scale") == 1
    for _ in range(12):
        phone.keyboard.press("-")
    wait(phone, lambda: phone.evaluate(ZOOM) < 1)
    assert phone.evaluate(ALL_SEEN)
    phone.keyboard.press("+")
    wait(phone, lambda: not phone.evaluate(ALL_SEEN))
