"""Four at a table in real browsers: two people, two bots; one of the people gives up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sync = pytest.importorskip("playwright.sync_api", reason="needs Playwright")

import hadur  # noqa: E402
from tests.server.real import RealServer  # noqa: E402

from .conftest import Visit  # noqa: E402
from .player import OVER, Player  # noqa: E402

expect = sync.expect
ROOT = Path(__file__).parents[2]
TOYS = ",".join(f"{name}=tests.kernel.toys.{name}:GAME" for name in ("orders", "lair"))


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    if hadur.ENGINE != "pure":
        pytest.skip("the toys cannot stand on a compiled kernel")
    home = tmp_path_factory.mktemp("toys")
    around = {"HADUR_GAMES": TOYS, "PYTHONPATH": str(ROOT)}
    db = f"sqlite:///{home / 'tables.db'}"
    found = RealServer(db, home, "--pause", "0", "--rate", "1000", around=around, settled=True)
    yield found
    found.stop()


def opened(visit: Visit, server: RealServer, game: str, name: str, **fields: str) -> Any:
    """A table for four, opened by the form: bots at every second seat, the third seat free."""
    page = visit(f"/tables/new?game={game}", server.address)
    page.fill("input[name=name]", name)
    page.select_option("select[name=seats]", "4")
    page.wait_for_selector("select[name=seat-3-player]")
    for field, value in {"seat-1-player": "random", "seat-3-player": "random", **fields}.items():
        page.select_option(f"select[name={field}]", value)
    page.check("input[name=public]")
    page.click("text=Open the table")
    page.wait_for_selector(".seat-list")
    return page


def invited(visit: Visit, host: Any, name: str) -> Any:
    link = host.locator(".invite input").input_value()
    address, _, path = link.partition("/join")
    page = visit(f"/join{path}", address)
    page.fill("input[name=name]", name)
    page.click("text=Sit down here")
    return page


def begin(*pages: Any) -> list[Player]:
    for page in pages:
        page.click("text=I am ready")
    for page in pages:
        page.wait_for_selector("#board .toy-board")
    return [Player(page) for page in pages]


PRESS = """() => {
  const button = document.querySelector("#ask button[name=move]");
  button?.click();
  return button?.form.elements.at.value ?? null;
}"""


def play(player: Player) -> bool:
    """Press the first move there is; False if the game is over. Others answer at the same time, so
    the question may be gone, or stand there anew, at any moment: look and press are one."""
    if not player.wait():
        return False
    at = player.page.evaluate(PRESS)
    if at is not None:
        player.gone_on(at)
    return True


def test_one_of_four_gives_up_and_the_others_play_to_the_end(
    visit: Visit, toy_server: RealServer
) -> None:
    host = opened(visit, toy_server, "orders", "Anna")
    guest = invited(visit, host, "Béla")
    expect(host.locator(".seat-card").nth(2)).to_contain_text("Béla")
    # What somebody chooses for their seat is seen by all.
    guest.select_option("select[name=banner]", "gold")
    guest.click(".seat-card:has(select[name=banner]) >> text=Choose")
    expect(host.locator(".seat-card").nth(2)).to_contain_text("gold")
    anna, bela = begin(host, guest)
    # Each sees their own seat near and the others clockwise.
    seats = "#near [data-seat], #far [data-seat]"
    order = "all => all.map(mark => mark.dataset.seat).join('')"
    assert sorted(host.eval_on_selector_all(seats, order)) == list("0123")
    assert host.eval_on_selector_all("#far [data-seat]", order) == "123"
    assert guest.eval_on_selector_all("#far [data-seat]", order) == "301"
    for player in (anna, bela, anna, bela):
        assert play(player)
    guest.click("#concede > summary")
    expect(guest.locator("#concede")).to_contain_text("The others play on without you")
    guest.click("#concede button.danger")
    expect(host.locator("#far .seat.out")).to_contain_text("Béla")
    expect(guest.locator("#ask")).to_contain_text("You are out of the game")
    expect(host.locator("#chat")).to_contain_text("Béla gives up; the others play on")
    made = 0
    while play(anna):
        made += 1
    assert made > 5, "the game went on"
    guest.wait_for_selector(OVER)
    expect(guest.locator(".result")).to_contain_text("You have lost.")
    expect(guest.locator(".result")).to_contain_text("win")


def test_a_side_talks_by_itself(visit: Visit, toy_server: RealServer) -> None:
    """The invader is a bot; two marines talk, and whoever watches does not hear them."""
    host = opened(
        visit, toy_server, "lair", "Anna",
        **{"seat-0-player": "random", "seat-1-player": "me"},
    )  # fmt: skip
    guest = invited(visit, host, "Béla")
    begin(host, guest)
    watcher = visit(host.url.removeprefix(toy_server.address), toy_server.address)
    expect(watcher.locator("select[name=audience]")).to_have_count(0)
    host.select_option("select[name=audience]", "side")
    for text, audience in (("hold the door", "side"), ("hello all", "all")):
        host.select_option("select[name=audience]", audience)
        host.fill("#say", text)
        host.press("#say", "Enter")
        expect(guest.locator("#chat")).to_contain_text(text)
    expect(watcher.locator("#chat")).to_contain_text("hello all")
    assert "hold the door" not in watcher.content()
    expect(guest.locator("#chat li", has_text="hold the door")).to_contain_text("to the side")


def test_quick_start_of_a_game_without_decks(visit: Visit, toy_server: RealServer) -> None:
    page = visit("/", toy_server.address)
    page.click(".game.orders .primary")
    page.select_option("select[name=seat-1-player]", "random")
    page.click('main button:has-text("Begin")')
    page.wait_for_selector("#board .toy-board")
    player = Player(page)
    while play(player):
        pass
    assert page.locator("#far .seat").count() == 1
    expect(page.locator(OVER)).to_be_visible()
