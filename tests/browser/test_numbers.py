"""Numbers say why they are what they are, attacks what they may bring, piles what lies in them."""

from __future__ import annotations

import re

import pytest

from .conftest import Visit
from .player import Player

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect


def test_a_changed_number_says_why_by_pointer_and_by_keyboard(visit: Visit) -> None:
    """The Frost Mage that Polar Dwarves begin with stands beside two structures."""
    player = Player(visit())
    player.start("random", deck="polar-dwarves")
    assert player.wait()
    page = player.page
    mage = page.locator('#board [data-card="frost-mage"][data-reasons]').first
    expect(mage.locator("text.raised")).to_be_visible()
    mage.hover()
    expect(page.locator("#detail .reasons")).to_have_text("strength 3: 1, +2 Frost Bolt")
    page.locator('#board [data-card="svara"]').first.hover()
    expect(page.locator("#detail .reasons")).to_have_count(0)
    mage.evaluate("element => element.focus()")
    expect(page.locator("#detail .reasons")).to_have_text("strength 3: 1, +2 Frost Bolt")
    assert "1, +2 Frost Bolt" in str(mage.get_attribute("aria-label"))


def test_the_chances_of_an_attack_are_told_before_it_is_made(visit: Visit) -> None:
    player = Player(visit())
    player.start("random", deck="polar-dwarves")
    page = player.page
    for _ in range(40):
        assert player.wait()
        if page.locator("#ask button[data-odds]").count():
            break
        player.click("end" if "end" in dict(player.moves()) else player.moves()[0][0])
    assert page.locator("#odds *").count() == 0
    attack = page.locator("#ask button[data-odds]").first
    if not attack.is_visible():
        page.click("#all-moves > summary")
    attack.hover()
    expect(page.locator("#odds dd b").first).to_contain_text("%")
    # Where somebody may touch the roll they are sampled, which hangs on the bot's deck.
    expect(page.locator("#odds p.hint")).to_contain_text(re.compile("exact|sampled"))
    # By pointing: whoever is chosen shows the chances against all they can reach.
    first, last = str(attack.get_attribute("data-spots")).split()
    page.locator(f'#board [data-spot="{first}"]').click()
    page.locator(f'#board [data-spot="{last}"]').hover()
    expect(page.locator("#odds .odds-of")).not_to_have_count(0)
    page.keyboard.press("Escape")
    # Another question: nothing is told any more.
    player.click("end")
    expect(page.locator("#odds *")).to_have_count(0)


def test_what_is_left_of_the_own_deck_unfolds_and_is_read(visit: Visit) -> None:
    player = Player(visit())
    player.start("random", deck="polar-dwarves")
    assert player.wait()
    page = player.page
    pile = page.locator("#near details.open-pile")
    pile.locator("summary").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(pile.locator("li").first).to_be_focused()
    name = pile.locator("li .held-name").first.inner_text()
    expect(page.locator("#detail h2")).to_have_text(name)
