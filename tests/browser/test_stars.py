"""Forbidden Stars in real browsers: a war for two against a bot, and one for four."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.server.real import RealServer

from .conftest import Visit
from .player import OVER, Player, press_on
from .test_four import invited, opened

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect
expect.set_options(timeout=60_000)

GAME = "forbidden-stars"
MOST = 600
"""Decisions of one person in a war; there are far fewer."""
POINTED = 25
A_WAR = 480_000
"""Milliseconds that a whole war may take where much else is going on; alone it takes one minute."""

LIKED = ("done", "no")
"""Whatever can be declined is."""


@pytest.fixture(scope="module")
def stars(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("stars")
    db = f"sqlite:///{home / 'tables.db'}"
    found = RealServer(db, home, "--pause", "0", "--rate", "1000", settled=True)
    yield found
    found.stop()


class Commander(Player):
    """Points at places of the galaxy: at the rim of a world, since pieces stand in its middle."""

    def _spot(self, spot: str) -> None:
        found = self.page.locator(f'[data-spot="{spot}"] >> visible=true').first
        if "land" in str(found.get_attribute("class")).split():
            box = found.bounding_box()
            found.click(position={"x": box["width"] / 2, "y": box["height"] * 0.1})
        else:
            found.click()

    @property
    def question(self) -> str:
        return str(self.page.locator("#ask .question").inner_text())


def started(visit: Visit, stars: RealServer) -> Commander:
    """From the first page into the first planning phase: two clicks, and a quick bot."""
    page = visit("/", stars.address, reduced_motion="reduce")
    page.click(f".game.{GAME} .primary")
    page.select_option("select[name=seat-1-player]", "random")
    page.click('main button:has-text("Begin")')
    page.wait_for_selector("#board .galaxy")
    return Commander(page)


def test_a_new_player_is_in_the_first_planning_phase_after_two_clicks(
    visit: Visit, stars: RealServer
) -> None:
    player = started(visit, stars)
    expect(player.page.locator(".phases [aria-current=step]")).to_have_text("Planning")
    player.wait()
    assert "Which order do you place" in player.question
    assert player.page.locator("#board .land.world").count() == 14


def test_an_advance_in_steps_with_the_illegal_ones_explained_and_taken_back(
    visit: Visit, stars: RealServer
) -> None:
    player = started(visit, stars)
    page = player.page
    advance(player)
    unit, target = next(spots for text, spots in player.moves() if text.startswith("move scout"))
    # Where the unit cannot go, the judge says why; it stays chosen.
    player._spot(unit)
    expect(page.locator(".chosen-name")).to_contain_text("Scout")
    lit = page.eval_on_selector_all("#board .land.lit", "all => all.map(e => e.dataset.spot)")
    assert target in lit and "noatun" not in lit
    player._spot("noatun")
    expect(page.locator("#answer")).to_contain_text("must end in the active system")
    expect(page.locator('#answer a[href*="#FS-"]').first).to_be_visible()
    player._spot(target)
    expect(page.locator("#board .chip.arriving")).to_have_count(1)
    # Nothing is final until the step is over.
    page.click("#tools >> text=Take back")
    expect(page.locator("#board .chip.arriving")).to_have_count(0)
    assert player.wait()
    assert ["move scout", unit, target] in [
        [text[:10], *spots] for text, spots in player.moves() if len(spots) == 2
    ]


def advance(player: Commander) -> None:
    """Orders are placed by pointing, the advances where own ground units are near; until one of
    them asks which ground units move."""
    wanted = [("advance", "10a"), ("advance", "3b"), ("dominate", "10a"), ("deploy", "10a")]
    for _ in range(MOST):
        assert player.wait()
        moves = dict(player.moves())
        if any(text.startswith("move scout") for text in moves):
            return
        order, system = wanted[0] if wanted else ("", "")
        if f"order {order} {system}" in moves:
            wanted.pop(0)
            player.point(f"order {order} {system}", [f"order:{order}", system])
        else:
            usual = next((text for text in ("resolve", "done", "no") if text in moves), "")
            player.click(usual or next(iter(moves)))
    raise AssertionError("nobody advances")


def test_a_whole_war_against_a_bot(visit: Visit, stars: RealServer) -> None:
    """By pointing at everything that can be pointed at, until much was; then from the list."""
    player = started(visit, stars)
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
    page.wait_for_selector(OVER, timeout=A_WAR)
    # The log is told under headings: rounds, phases, orders.
    headings = page.locator("#log .heading").all_inner_texts()
    for begin in ("Round 1 ", "Planning Phase", "Operations Phase", "You reveal ", "Refresh Phase"):
        assert any(line.startswith(begin) for line in headings), begin
    page.click("text=Replay")
    page.wait_for_selector(".stepper")
    expect(page.locator("#board .galaxy")).to_be_visible()


def test_a_war_of_two_browsers_and_two_bots(visit: Visit, stars: RealServer) -> None:
    calm = partial(visit, reduced_motion="reduce")
    host = opened(calm, stars, GAME, "Anna")
    guest = invited(calm, host, "Béla")
    for page in (host, guest):
        page.click("text=I am ready")
    for page, faction in ((host, "Space Marines"), (guest, "Orks")):
        page.wait_for_selector("#board .galaxy")
        assert page.locator("#far .seat").count() == 3
        expect(page.locator("#near .fs-side")).to_contain_text(faction)
        press_on(page, *LIKED)
    for page in (host, guest):
        page.wait_for_selector(OVER, timeout=A_WAR)
        expect(page.locator(".result")).not_to_be_empty()
        assert page.evaluate("pressed") > 30
