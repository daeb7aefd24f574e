"""DOOM in real browsers: a whole mission as a marine, as the Overlord, and by two marines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.request import urlopen

import pytest

from hadur.games import OWN
from tests.server.real import RealServer

from .conftest import Visit
from .player import OVER, Player, press_on
from .test_four import invited

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect
expect.set_options(timeout=60_000)

GAME = "doom"
HERE = f"{GAME}=hadur.games.doom:GAME"
SHORT = "4"
"""A mission that is over after six rounds at the latest, however it is played."""
POINTED = 20
MOST = 400
A_RAID = 480_000
"""Milliseconds that a whole mission may take where much else is going on; alone it takes less than
a minute."""

LIKED = ("pass", "done", "no", "play", "attack", "end")
"""Cards are played, attacks made, nobody walks."""


@pytest.fixture(scope="module")
def doom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("doom")
    around = {} if GAME in OWN else {"HADUR_GAMES": HERE}
    db = f"sqlite:///{home / 'tables.db'}"
    found = RealServer(db, home, "--pause", "0", "--rate", "1000", around=around, settled=True)
    # A server draws the first page of a game once; browsers do not wait for that.
    for path in ("/", f"/play/{GAME}", f"/tables/new?game={GAME}"):
        urlopen(found.address + path, timeout=300).read()
    yield found
    found.stop()


class Fighter(Player):
    """Points at what is on top: figures stand in spaces."""

    def _spot(self, spot: str) -> None:
        self.page.locator(f'[data-spot="{spot}"] >> visible=true').first.click()

    @property
    def question(self) -> str:
        return str(self.page.locator("#ask .question").inner_text())


def started(visit: Visit, doom: RealServer, marine: bool) -> Fighter:
    """From the first page into the mission: one person and one quick bot."""
    page = visit("/", doom.address, reduced_motion="reduce")
    page.click(f".game.{GAME} .primary")
    page.select_option("select[name=seats]", "2")
    page.wait_for_selector("select[name=seat-2-player]", state="detached")
    page.click("#options > summary")
    page.select_option("select[name=option-mission]", SHORT)
    page.select_option("select[name=option-invader-cards]", "recommended")
    for seat in (0, 1):
        page.select_option(
            f"select[name=seat-{seat}-player]", "me" if seat == int(marine) else "random"
        )
    page.click('main button:has-text("Begin")')
    page.wait_for_selector("#board .raid-map")
    return Fighter(page)


def pointed(player: Fighter, kinds: set[str]) -> set[str]:
    """Moves by pointing at everything that can be pointed at, until much was; their words."""
    seen: set[str] = set()
    for number in range(MOST):
        if not player.wait() or (len(seen) >= POINTED and kinds <= {t.split()[0] for t in seen}):
            break
        moves = player.moves()
        fresh = [(text, spots) for text, spots in moves if spots and text not in seen]
        new = [m for m in fresh if m[0].split()[0] not in {t.split()[0] for t in seen}]
        if new or fresh:
            text, spots = new[0] if new else fresh[number % len(fresh)]
            seen.add(text)
            player.point(text, spots)
        else:
            usual = next((text for text, _ in moves if text in ("attack", "pass", "end")), "")
            player.click(usual or moves[number % len(moves)][0])
    return {text.split()[0] for text in seen}


def finished(page: Any) -> None:
    press_on(page, *LIKED)
    page.wait_for_selector(OVER, timeout=A_RAID)
    headings = page.locator("#log .heading").all_inner_texts()
    assert any(line.startswith("Round 1") for line in headings)
    expect(page.locator(".result")).not_to_be_empty()


def test_a_whole_mission_as_a_marine(visit: Visit, doom: RealServer) -> None:
    """By pointing at cards, spaces and demons until much was; then from the list."""
    player = started(visit, doom, True)
    player.wait()
    assert "class card" in player.question
    kinds = pointed(player, {"class", "weapon", "play", "step"})
    assert {"class", "weapon", "play", "step"} <= kinds
    finished(player.page)
    player.page.click("text=Replay")
    player.page.wait_for_selector(".stepper")
    expect(player.page.locator("#board .raid-map")).to_be_visible()


@pytest.mark.nightly  # minutes in a browser
def test_a_whole_mission_as_the_overlord(visit: Visit, doom: RealServer) -> None:
    player = started(visit, doom, False)
    assert {"step", "type"} <= pointed(player, {"step", "type"})
    finished(player.page)
    expect(player.page.locator("#near .dm-side")).to_contain_text("Invader")


def test_what_cannot_be_entered_is_explained(visit: Visit, doom: RealServer) -> None:
    """A click on a space that is not lit is answered by the judge, with the rule."""
    player = started(visit, doom, True)
    page = player.page
    for _ in range(MOST):
        assert player.wait()
        moves = dict(player.moves())
        if any(text.startswith("step ") for text in moves):
            break
        plays = [text for text in moves if text.startswith("play ")]
        player.click(next(iter(plays), next(iter(moves))))
    far = page.locator("#board .space:not(.can)").last
    far.click()
    expect(page.locator("#answer .refused, #answer a")).not_to_have_count(0)
    expect(page.locator('#answer a[href*="#DM-"]').first).to_be_visible()
    # One click on a lit space is a step.
    at = player.at
    page.locator("#board .space.can").first.click()
    player.gone_on(at)


@pytest.mark.nightly  # minutes in a browser
def test_a_mission_of_two_browsers_as_marines_against_a_bot(visit: Visit, doom: RealServer) -> None:
    calm = partial(visit, reduced_motion="reduce")
    host = calm(f"/tables/new?game={GAME}", doom.address)
    host.fill("input[name=name]", "Anna")
    host.select_option("select[name=seats]", "3")
    host.wait_for_selector("select[name=seat-3-player]", state="detached")
    host.click("#options > summary")
    host.select_option("select[name=option-mission]", SHORT)
    host.select_option("select[name=option-invader-cards]", "recommended")
    for seat, player in enumerate(("random", "me", "open")):
        host.select_option(f"select[name=seat-{seat}-player]", player)
    host.click("text=Open the table")
    host.wait_for_selector(".seat-list")
    guest = invited(calm, host, "Béla")
    for page in (host, guest):
        page.click("text=I am ready")
    for page, marine in ((host, "Alpha"), (guest, "Bravo")):
        page.wait_for_selector("#board .raid-map", timeout=A_RAID)
        expect(page.locator("#near .dm-side")).to_contain_text(marine)
    # The marines talk where the Overlord (and whoever watches) cannot read.
    watcher = calm(host.url.removeprefix(doom.address), doom.address)
    host.select_option("select[name=audience]", "side")
    host.fill("#say", "cover me")
    host.press("#say", "Enter")
    expect(guest.locator("#chat")).to_contain_text("cover me")
    for page in (host, guest):
        press_on(page, *LIKED)
    for page in (host, guest):
        page.wait_for_selector(OVER, timeout=A_RAID)
        expect(page.locator(".result")).not_to_be_empty()
        assert page.evaluate("pressed") > 10
    watcher.wait_for_selector(OVER, timeout=A_RAID)
    assert "cover me" not in watcher.content()
