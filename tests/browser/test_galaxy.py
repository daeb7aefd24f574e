"""Káosz Galaktika in real browsers: a game for two against a bot, and one for four."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from urllib.request import urlopen

import pytest

from hadur.games import OWN
from tests.server.real import RealServer

from .conftest import Visit
from .player import OVER, Player, press_on
from .test_four import invited, opened

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect
expect.set_options(timeout=60_000)

GAME = "chaos-galaxy"
HERE = f"{GAME}=hadur.games.chaos_galaxy:GAME"
MOST = 400
"""Decisions of one person in a game with decks of 30 cards; there are far fewer."""
POINTED = 25
A_GAME = 1_200_000
"""Milliseconds that a whole game may take where much else is going on; alone it takes less than a
minute."""
SMALL = "option-deck-size=30&option-cut=waived&option-first=0"
QUICK = "option-profile=quick-start&option-first=0"
"""Short games, by the address of the form."""

LIKED = (
    "keep",
    "ship",
    "send",
    "bomb",
    "fire",
    "return",
    "attack",
    "draw",
    "end",
    "pass",
    "done",
    "no",
)
"""Fleets are built and attack."""


@pytest.fixture(scope="module")
def galaxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("galaxy")
    around = {} if GAME in OWN else {"HADUR_GAMES": HERE}
    db = f"sqlite:///{home / 'tables.db'}"
    found = RealServer(db, home, "--pause", "0", "--rate", "1000", around=around, settled=True)
    # A server that has just begun reads its books; a browser is to wait for the pages alone.
    for path in ("/", f"/play/{GAME}?{SMALL}", f"/tables/new?game={GAME}&seats=4"):
        with urlopen(found.address + path, timeout=300) as answer:
            assert answer.status == 200
    yield found
    found.stop()


class Admiral(Player):
    """Points at cards, areas and piles: at the label of an area, since cards lie in it."""

    def _spot(self, spot: str) -> None:
        here = f'[data-spot="{spot}"]'
        found = self.page.locator(f"{here}:is([role=gridcell], button) >> visible=true")
        found.first.click()

    @property
    def question(self) -> str:
        return str(self.page.locator("#ask .question").inner_text())


def started(visit: Visit, galaxy: RealServer, options: str = "") -> Admiral:
    """From the first page (or from the form) into a game against a quick bot."""
    path = f"/play/{GAME}?{options}" if options else "/"
    page = visit(path, galaxy.address, reduced_motion="reduce")
    if not options:
        page.click(f".game.{GAME} .primary")
    page.select_option("select[name=seat-1-player]", "random")
    page.click('main button:has-text("Begin")')
    page.wait_for_selector("#board .kg-table")
    return Admiral(page)


def until(player: Admiral, prompt: str, *wanted: str) -> dict[str, list[str]]:
    """On with what is usual until the question has a move that begins so."""
    for _ in range(MOST):
        assert player.wait()
        moves = dict(player.moves())
        if any(text.startswith(prompt) for text in moves):
            return moves
        usual = [text for verb in wanted for text in moves if text.split()[0] == verb]
        player.click(usual[0] if usual else next(iter(moves)))
    raise AssertionError(f"nobody is asked for {prompt}")


def test_a_new_player_is_at_the_table_after_two_clicks(visit: Visit, galaxy: RealServer) -> None:
    player = started(visit, galaxy)
    player.wait()
    page = player.page
    assert page.locator("#board .kg-mat").count() == 2
    until(player, "mulligan", "cut")
    assert page.locator("#hand .held").count() > 0
    expect(page.locator('#board [data-spot="0/colony"].kg-pile b')).to_have_text("40")


def test_a_card_is_laid_face_down_by_pointing_and_an_illegal_attack_is_explained(
    visit: Visit, galaxy: RealServer
) -> None:
    player = started(visit, galaxy, SMALL)
    page = player.page
    moves = until(player, "lay", "keep", "cut", "pass")
    text = next(text for text in moves if text.startswith("lay") and text.endswith("surface"))
    card, area = moves[text]
    # KG-6.16: whoever begins may not attack in the first turn; the judge says so.
    player._spot(card)
    lit = page.eval_on_selector_all("#board .lit", "all => all.map(e => e.dataset.spot)")
    assert area in lit
    player._spot("1/colony")
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator('#answer a[href*="#KG-"]').first).to_be_visible()
    player._spot(area)
    page.wait_for_selector('#board [data-spot="0/surface-1"].facedown')
    until(player, "end", "pass")
    assert player.page.locator('#board [data-spot="0/surface-1"]').get_attribute("data-card")


def test_a_whole_game_against_a_bot(visit: Visit, galaxy: RealServer) -> None:
    """By pointing at everything that can be pointed at, until much was; then from the list."""
    player = started(visit, galaxy, SMALL)
    pointed: set[str] = set()
    for number in range(MOST):
        if not player.wait() or len(pointed) >= POINTED:
            break
        moves = player.moves()
        fresh = [(text, spots) for text, spots in moves if spots and text not in pointed]
        if fresh:
            text, spots = fresh[len(fresh) // 2]
            pointed.add(text)
            player.point(text, spots)
        else:
            player.click(moves[number % len(moves)][0])
    assert len(pointed) == POINTED
    page = player.page
    press_on(page, *LIKED)
    page.wait_for_selector(OVER, timeout=A_GAME)
    headings = page.locator("#log .heading").all_inner_texts()
    assert len(headings) > 6
    page.click("text=Replay")
    page.wait_for_selector(".stepper")
    expect(page.locator("#board .kg-table")).to_be_visible()


@pytest.mark.nightly  # minutes in a browser
def test_a_game_of_two_browsers_and_two_bots(visit: Visit, galaxy: RealServer) -> None:
    calm = partial(visit, reduced_motion="reduce")
    host = opened(calm, galaxy, f"{GAME}&{QUICK}", "Anna")
    guest = invited(calm, host, "Béla")
    for page in (host, guest):
        page.click("text=I am ready")
    for page, seat in ((host, 0), (guest, 2)):
        page.wait_for_selector("#board .kg-table")
        assert page.locator("#board .far-mat").count() == 3
        assert page.locator("#far .seat").count() == 3
        assert page.locator("#board .near-mat").get_attribute("data-seat") == str(seat)
        press_on(page, *LIKED)
    for page in (host, guest):
        page.wait_for_selector(OVER, timeout=A_GAME)
        expect(page.locator(".result")).not_to_be_empty()
        assert page.evaluate("pressed") > 20
