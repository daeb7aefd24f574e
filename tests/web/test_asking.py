"""Questions that say what they mean, in a real browser: what is harmful is asked again once, the
button that stands out does something, own and enemy targets are told apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

from tools.screenshots import served

SIZES = ((1280, 800), (390, 844))


@pytest.fixture(scope="module")
def page(browser) -> Iterator[object]:
    with served() as base:
        opened = browser.new_page()
        opened.base = base
        opened.sent = []
        opened.route_web_socket(
            "**/ws?*", lambda socket: socket.on_message(lambda said: opened.sent.append(said))
        )
        yield opened
        opened.close()


def come(page, name: str, lang: str = "en", size: tuple[int, int] = SIZES[0]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{page.base}/{lang}/light/{name}")
    page.evaluate("localStorage.clear()")
    page.wait_for_function("document.querySelector('#board [data-spot]')")
    page.wait_for_timeout(600)
    page.sent.clear()


def press(page, move: str) -> None:
    """As pointing does."""
    page.evaluate(
        "move => { const b = document.querySelector(`#ask button[value='${move}']`);"
        " b.form.requestSubmit(b); }",
        move,
    )


def moved(page) -> list[str]:
    page.wait_for_timeout(200)
    return [message for message in page.sent if '"move"' in message]


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("size", SIZES)
def test_a_harmful_move_is_asked_again_once(page, lang: str, size: tuple[int, int]) -> None:
    come(page, "table-attack", lang, size)
    sure = page.locator("#sure")
    assert not sure.is_visible()
    press(page, "attack b2 c2")
    assert sure.is_visible() and moved(page) == []
    assert sure.locator("p").first.text_content()
    sure.locator("[data-back]").click()
    assert not sure.is_visible() and moved(page) == []
    press(page, "attack b2 c2")
    sure.locator("[data-move]").click()
    assert not sure.is_visible() and len(moved(page)) == 1


def test_by_a_setting_it_is_not_asked_again(page) -> None:
    come(page, "table-attack")
    page.click("#stops > summary")
    page.uncheck("[data-ask-again]")
    press(page, "attack b2 c2")
    assert not page.locator("#sure").is_visible() and len(moved(page)) == 1
    page.reload()
    page.wait_for_function("document.querySelector('[data-ask-again]')?.checked === false")


def test_other_moves_are_made_at_once(page) -> None:
    come(page, "table-attack")
    press(page, "end")
    assert not page.locator("#sure").is_visible() and len(moved(page)) == 1


def test_the_button_that_stands_out_does_something_and_declining_is_plain(page) -> None:
    come(page, "table-conquest-window")
    looks = dict(
        page.eval_on_selector_all(
            "#ask .moves .answers button", "all => all.map(b => [b.value, b.className])"
        )
    )
    assert looks == {"play suppressive-fire": "primary", "pass": ""}
    assert "Suppressive Fire" in page.locator(".at-stake").text_content()


def test_own_and_enemy_targets_look_different(page) -> None:
    """Not by their colours alone: the line is broken or not, and there is a ring."""
    come(page, "table-attack")
    page.locator('[data-spot="b2"]').first.click()
    lit = page.locator("#board .lit")
    whose = lit.evaluate_all("all => all.map(e => [e.dataset.spot, e.dataset.whose])")
    assert ["c2", "own"] in whose
    style = "e => { e.dataset.whose = %r; const t = getComputedStyle(e.querySelector('.tile')),"
    style += " r = getComputedStyle(e.querySelector('.target'));"
    style += " return [t.strokeDasharray, r.display !== 'none' && r.stroke !== 'none']; }"
    own, enemy = (lit.first.evaluate(style % one) for one in ("own", "enemy"))
    assert own[0] != enemy[0] and own[1] is False and enemy[1] is True
