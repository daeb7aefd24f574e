"""What happens is seen: dice that stay, a log one can read, scenes."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .player import Player

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect

WHERE = "(() => { const r = document.querySelector('#board').getBoundingClientRect();"
WHERE += " return [r.x, r.y, r.width, r.height]; })()"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_last_roll_lies_beside_the_board_and_moves_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    player = Player(visit(viewport={"width": size[0], "height": size[1]}))
    player.start("random")
    page = player.page
    rolls = 0
    for _ in range(120):
        assert player.wait()
        attacks = [text for text, _ in player.moves() if text.startswith("attack")]
        page.evaluate("scrollTo(0, 0)")
        place, lay = page.evaluate(WHERE), page.inner_text("#roll")
        player.click(attacks[0] if attacks else player.moves()[0][0])
        if not attacks:
            continue
        page.wait_for_function("lay => document.querySelector('#roll').innerText !== lay", arg=lay)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(WHERE) == place
        expect(page.locator("#roll .roll-dice .face").first).to_be_visible()
        assert page.locator("#log .face").count() > 0
        rolls += 1
        if rolls == 2:
            break
    assert rolls


def test_a_card_that_the_log_names_can_be_read_and_the_newest_line_is_in_sight(
    visit: Visit,
) -> None:
    player = Player(visit())
    player.start("random")
    page = player.page
    for _ in range(12):
        assert player.wait()
        player.click(player.moves()[-1][0])
    assert player.wait()
    end = "(() => { const l = document.querySelector('.log');"
    end += " return l.scrollHeight - l.scrollTop - l.clientHeight; })()"
    assert page.evaluate(end) < 3
    expect(page.locator("#recap .recap li").first).to_be_visible()
    name = page.locator("#log a[data-card]").last
    said = name.inner_text()
    name.hover()
    expect(page.locator("#detail h2")).to_have_text(said)
    # One that is not on the table comes from the server.
    page.evaluate("document.querySelector('#cards').innerHTML = ''")
    page.locator("#recap a[data-card]").first.hover()
    expect(page.locator("#detail h2")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "deck"), [("summoner-wars", "tundra-orcs"), ("conquest", "nazdreg")]
)
def test_a_bots_turn_is_shown_and_the_question_waits_for_it(
    visit: Visit, game: str, deck: str
) -> None:
    player = Player(visit(reduced_motion="no-preference"))
    player.start("random", deck=deck, game=game)
    page = player.page
    page.select_option("#pace", "fast")
    page.evaluate(COUNT)
    for _ in range(14):
        assert player.wait()
        # Whoever is asked something is shown nothing any more.
        page.wait_for_selector("main:not(.showing)")
        player.click(player.moves()[0][0])
    assert player.wait()
    page.wait_for_selector("main:not(.showing)")
    lines, asked = page.evaluate("[window.lines, window.asked]")
    # The log leaves out headings below which nothing stands.
    deeds = [line for kind, line in lines if kind not in ("turn", "phase")]
    assert len(deeds) > 3 and asked == 0
    told = page.inner_text("#log").replace("\xad", "")
    assert [line for line in deeds if line.replace("\xad", "") not in told] == []
    page.select_option("#pace", "slow")
    page.click('[data-show="again"]')
    page.wait_for_selector("main.showing #show:not([hidden])")
    page.click('[data-show="skip"]')
    page.wait_for_selector("main:not(.showing)")


COUNT = """() => {
  window.lines = [];
  window.asked = 0;
  const place = document.querySelector(".show-line");
  new MutationObserver(() => {
    window.lines.push([place.dataset.kind, place.textContent]);
    if (document.querySelector("#ask button[name=move]")) window.asked += 1;
  }).observe(place, { childList: true });
}"""
"""Every line of the show with its kind, and how often something was asked while it went on."""
