"""Pages of Káosz Galaktika in a browser: every letter is large enough, the own mat is in sight, and
cards look as the rulebook has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

from hadur.games import NAMES
from hadur.games.chaos_galaxy.tables import BY_NAME
from tests.web import galaxy
from tests.web.test_stars import SCREENS, SMALL, Sizes, resize
from tools.screenshots import served

pytestmark = pytest.mark.skipif(
    galaxy.GAME not in NAMES, reason="the game is neither registered nor named by HADUR_GAMES"
)

LOOKED_AT = ("mulligan", "main", "chain", "fire", "search", "three-main", "four-fire", "five-main")

BOX = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}"""
CLIPPED = """() => [...document.querySelectorAll(".kg-tile, .kg-pile, .kg-plate, .kg-link")].filter(
  (element) => element.scrollWidth > element.clientWidth + 1
).map((element) => element.outerHTML.slice(0, 120))"""
"""Cards and piles with more in them than they show."""


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    # Games are played before a browser waits for their pages.
    for name in galaxy.MOMENTS:
        galaxy.played(name)
    with served() as base:
        opened = browser.new_page()
        opened.route_web_socket("**/ws?*", lambda socket: None)
        opened.base = base
        yield opened
        opened.close()


def go(page: Any, name: str, width: int = 1280, height: int = 800, lang: str = "hu") -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{page.base}/{lang}/light/{name}")


@pytest.mark.parametrize(("sizes", "least"), SCREENS)
@pytest.mark.parametrize("name", LOOKED_AT)
def test_letters_are_large_enough_and_nothing_is_too_wide(
    page: Any, name: str, sizes: Sizes, least: int
) -> None:
    for lang in ("hu", "en"):
        go(page, f"table-galaxy-{name}", *sizes[0], lang)
        for width, height in sizes:
            resize(page, width, height)
            assert page.evaluate(SMALL, least) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("name", ["main", "chain", "fire", "attackers", "three-main", "four-main"])
def test_the_whole_table_is_in_sight_on_a_desktop(page: Any, name: str) -> None:
    go(page, f"table-galaxy-{name}")
    place = "document.querySelector('.kg-table')"
    assert page.evaluate(f"{place}.scrollHeight") <= page.evaluate(f"{place}.clientHeight")
    assert page.evaluate(BOX, ".kg-table")["bottom"] <= 800


@pytest.mark.parametrize("name", ["main", "fire", "three-main", "four-fire", "five-main"])
def test_the_own_mat_and_hand_are_in_sight_on_a_desktop(page: Any, name: str) -> None:
    go(page, f"table-galaxy-{name}")
    for place in (".near-mat", "#hand"):
        box = page.evaluate(BOX, place)
        assert box["top"] >= 0 and box["bottom"] <= 800, place


@pytest.mark.rule("KG-3.12", "KG-6.4")
@pytest.mark.parametrize("width", [1280, 390])
def test_areas_and_piles_lie_as_the_rulebook_has_them(page: Any, width: int) -> None:
    go(page, "table-galaxy-main", width)
    near = [
        {name: page.evaluate(BOX, f'[data-spot="0/{name}"].kg-{kind}') for name, kind in names}
        for names in (
            (("colony", "pile"), ("surface", "row")),
            (("scrap", "pile"), ("canteen", "row")),
            (("ruin", "pile"), ("hangar", "row")),
        )
    ]
    (colony, surface), (scrap, canteen), (ruin, hangar) = (tuple(row.values()) for row in near)
    assert colony["y"] > scrap["y"] > ruin["y"]
    for pile, area in ((colony, surface), (scrap, canteen), (ruin, hangar)):
        assert area["top"] <= pile["y"] <= area["bottom"]
        assert abs(pile["x"] - colony["x"]) < 2
    for row in ("hangar", "canteen", "surface"):
        cards = page.evaluate(BOX, f".near-mat .kg-row.{row} .kg-cards")
        assert cards["left"] >= colony["right"]
    credits = page.evaluate(BOX, ".near-mat .kg-pile.credits")
    assert credits["right"] <= colony["left"] and abs(credits["y"] - colony["y"]) < 2
    # Across the table everything is turned round: Hangars face each other.
    far = [
        page.evaluate(BOX, f'[data-spot="1/{name}"].kg-pile')["y"] for name in ("colony", "ruin")
    ]
    assert far[0] < far[1] < ruin["y"]


TURNED = """(selector) => {
  const { a, b } = new DOMMatrix(getComputedStyle(document.querySelector(selector)).transform);
  return Math.round(Math.atan2(b, a) * 180 / Math.PI);
}"""


@pytest.mark.rule("KG-4.2", "KG-4.3", "KG-22.10", "KG-22.20")
def test_cards_are_turned_as_the_rulebook_says(page: Any) -> None:
    """To the right, which is the way of the clock; upside down."""
    go(page, "table-galaxy-main")
    page.evaluate("""() => {
      const tile = document.querySelector(".kg-tile.type-ship");
      for (const state of ["active", "used", "damaged"]) {
        const copy = tile.cloneNode(true);
        copy.classList.remove("active", "used", "damaged");
        copy.classList.add(state);
        copy.id = `as-${state}`;
        tile.parentElement.append(copy);
      }
    }""")
    angles = [
        page.evaluate(TURNED, f"#as-{state} .small-card") for state in ("active", "used", "damaged")
    ]
    assert angles[:2] == [0, 90] and abs(angles[2]) == 180


CARD = """(card) => {
  const box = (selector) => card.querySelector(selector).getBoundingClientRect().toJSON();
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const clan = card.querySelector(".kg-clan") && box(".kg-clan");
  return { left, top, right, bottom, middle, cost: box(".kg-cost"), rarity: box(".kg-rarity"),
    art: box(".kg-art"), type: box(".kg-type"), race: box(".kg-race"), clan,
    frame: getComputedStyle(card).borderTopColor,
    stats: [...card.querySelectorAll(".kg-stats li")].map(
      (line) => line.getBoundingClientRect().toJSON()),
    number: card.querySelector(".kg-cost [aria-hidden]").textContent };
}"""


def cards_on(page: Any, race: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Every card on the list of cards: its type, and where its parts stand."""
    go(page, "galaxy-cards")
    found = page.query_selector_all(".kg-card")
    assert len(found) > 20
    return [(card.get_attribute("class").split()[-1], card.evaluate(CARD)) for card in found]


@pytest.mark.rule("KG-1.7", "KG-1.8", "KG-1.9", "KG-1.10", "KG-1.11")
def test_a_card_is_laid_out_as_the_rulebook_has_it(page: Any) -> None:
    clans = 0
    for type, card in cards_on(page):
        assert card["number"].isdigit() or card["number"] == "?"
        assert card["cost"]["left"] - card["left"] < 20 and card["cost"]["top"] - card["top"] < 20
        assert card["cost"]["right"] < card["middle"]["x"]
        assert card["right"] - card["rarity"]["right"] < 20
        assert card["rarity"]["top"] - card["top"] < 30
        assert card["type"]["top"] >= card["art"]["bottom"] - 1
        if card["clan"]:
            clans += 1
            assert card["clan"]["top"] >= card["race"]["bottom"] - 1
        if type == "ship":
            tops = [stat["top"] for stat in card["stats"]]
            assert len(tops) == 4 and tops == sorted(tops)
            assert all(stat["right"] < card["middle"]["x"] for stat in card["stats"])
            assert card["bottom"] - card["stats"][-1]["bottom"] < 20
    assert clans


@pytest.mark.rule("KG-1.12")
def test_ships_are_blue_and_other_cards_are_not(page: Any) -> None:
    frames: dict[str, set[str]] = {}
    for type, card in cards_on(page):
        frames.setdefault(type, set()).add(card["frame"])
    assert len(frames) == 6 and all(len(colours) == 1 for colours in frames.values())
    for type, (colour,) in frames.items():
        red, green, blue = (int(n) for n in colour.removeprefix("rgb(").rstrip(")").split(", "))
        assert (blue > 1.5 * max(red, green)) == (type == "ship"), type
    go(page, "table-galaxy-main")
    heads = page.eval_on_selector_all(
        ".kg-tile.type-ship.active:not(.facedown) .kg-head",
        "all => all.map(e => getComputedStyle(e).backgroundColor)",
    )
    assert heads and set(heads) == frames["ship"]


def test_pointing_at_a_card_shows_it_in_full(page: Any) -> None:
    go(page, "table-galaxy-fire")
    tile = page.locator(".kg-tile[data-card]").first
    tile.hover()
    name = BY_NAME[str(tile.get_attribute("data-card"))].title("hu")
    assert page.locator("#detail .kg-card h2").inner_text() == name


def test_a_card_of_the_hand_lights_up_where_it_may_go(page: Any) -> None:
    go(page, "table-galaxy-main")
    page.locator("#hand .held.can").first.click()
    lit = page.eval_on_selector_all("#board .kg-row.lit", "all => all.map(e => e.dataset.spot)")
    assert lit and all(spot.startswith("0/") for spot in lit)


def test_the_arrow_keys_walk_from_mat_to_mat(page: Any) -> None:
    go(page, "table-galaxy-fire")
    page.locator('[data-spot="0/hangar"].kg-area').focus()
    seen = set()
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        seen.add(page.evaluate("document.activeElement.closest('.kg-mat, .kg-combat').className"))
    assert any("far-mat" in name for name in seen) and any("kg-combat" in name for name in seen)
