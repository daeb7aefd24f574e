"""Other hands than pointing: keys, dragging, sounds; and the small things around a game."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from .conftest import Visit
from .player import GAME, Player

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect

SMALL = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility()) continue;
    if (element.closest(".unseen, .skip, option, script")) continue;
    const drawn = element.closest("svg") ? Math.abs(element.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * drawn;
    if (size < least - 0.05) found.push(`${size} ${walker.currentNode.textContent.trim()}`);
  }
  return found;
}"""


def begun(visit: Visit, **options: object) -> Player:
    player = Player(visit(**options))
    player.start("random")
    assert player.wait()
    return player


def test_letters_answer_and_a_list_says_which(visit: Visit) -> None:
    player = begun(visit)
    page = player.page
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    assert page.locator("#keys kbd").count() >= 9
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.locator("#main").focus()
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.classList.contains('can')")
    at = player.at
    page.keyboard.press("e")
    if page.locator("#sure").is_visible():
        page.click("#sure [data-move]")
    player.gone_on(at)
    page.keyboard.press("u")
    page.wait_for_selector(f'#ask input[name=at][value="{at}"]', state="attached")


def test_letters_can_be_switched_off_and_are_text_where_one_types(visit: Visit) -> None:
    player = begun(visit)
    page, at = player.page, player.at
    page.fill("#say", "")
    page.locator("#say").press_sequentially("een?")
    assert page.input_value("#say") == "een?"
    page.locator("#main").focus()
    page.keyboard.press("?")
    page.uncheck("[data-keys]")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.locator(f'#ask input[name=at][value="{at}"]')).to_be_attached()
    assert page.locator("#sure").is_hidden()


def test_a_card_is_dragged_to_where_it_goes(visit: Visit) -> None:
    player = begun(visit)
    page, at = player.page, player.at
    ways = [spots for _, spots in player.moves() if len(spots) == 2]
    assert ways
    start, end = (page.locator(f'[data-spot="{spot}"]').first for spot in ways[0])
    nowhere = page.locator("#status").bounding_box()
    a, b = start.bounding_box(), end.bounding_box()
    page.mouse.move(a["x"] + 12, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(nowhere["x"] + 5, nowhere["y"] + 5, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".chosen")).to_have_count(0)
    page.mouse.move(a["x"] + 12, a["y"] + a["height"] / 2)
    page.mouse.down()
    page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=4)
    page.mouse.up()
    player.gone_on(at)


def test_sounds_are_a_switch_and_off_for_who_likes_no_motion(visit: Visit) -> None:
    quiet = begun(visit).page
    expect(quiet.locator("#sound")).to_have_attribute("aria-pressed", "false")
    quiet.click("#sound")
    expect(quiet.locator("#sound")).to_have_attribute("aria-pressed", "true")
    assert quiet.get_attribute("html", "data-heard") == "turn"
    quiet.reload()
    expect(quiet.locator("#sound")).to_have_attribute("aria-pressed", "true")


def test_giving_up_is_folded_in_the_next_game(visit: Visit) -> None:
    player = begun(visit)
    page = player.page
    page.click("#concede > summary")
    page.click("#concede .danger")
    page.wait_for_selector(".banner.over")
    page.goto(re.sub(r"/table/.*", "/", page.url))
    player.start("random")
    assert player.wait()
    assert page.locator("#concede").get_attribute("open") is None


def test_copying_an_invitation_says_so(visit: Visit) -> None:
    page = visit(f"/tables/new?game={GAME}", permissions=["clipboard-write", "clipboard-read"])
    assert not page.is_checked("input[name=public]")
    page.fill("input[name=name]", "Anna")
    page.click("button.large")
    page.wait_for_selector(".invite")
    link = page.input_value(".invite input")
    page.click(".invite [data-copy]")
    expect(page.locator(".invite [data-copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    guest = visit(re.sub(r"^https?://[^/]+", "", link))
    guest.fill(".seat-card input[name=name]", "Béla")
    guest.click(".seat-card button[value='1']")
    expect(guest.locator(".seat-card .tag.now")).to_have_count(1)
    expect(page.locator(".seat-card .player-name").nth(1)).to_have_text("Béla")


@pytest.mark.parametrize(("width", "height", "least"), [(1280, 800, 12), (390, 844, 11)])
@pytest.mark.parametrize(("game", "deck"), [(GAME, "tundra-orcs"), ("conquest", "nazdreg")])
def test_nothing_is_too_small_to_read_and_the_whole_hand_is_in_sight(
    visit: Visit, width: int, height: int, least: int, game: str, deck: str
) -> None:
    player = Player(visit(viewport={"width": width, "height": height}))
    player.start("random", deck, game)
    assert player.wait()
    page = player.page
    assert page.evaluate(SMALL, least) == []
    held = page.locator("#hand .held")
    assert held.count() > 2
    boxes = [held.nth(n).bounding_box() for n in range(held.count())]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width + 1 for box in boxes)
    assert all(b["x"] - a["x"] >= 30 for a, b in pairwise(boxes))


def test_a_phone_can_play_from_the_first_screen(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    box = page.locator(".hero-play .button").bounding_box()
    assert box["y"] + box["height"] < 844
    page.click(".hero-play .button")
    page.wait_for_url(f"**/play/{GAME}")
