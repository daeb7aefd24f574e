"""People play in browsers: by mouse, by keyboard, on a phone, against each other, cut off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hadur.games import load
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.store.store import Store
from hadur.table.entries import Moved
from tests.server.real import RealServer

from .conftest import Cable, Visit
from .player import GAME, OVER, Player

expect = pytest.importorskip("playwright.sync_api", reason="needs Playwright").expect
# How fast a page is, bench/ measures; here it shares its cores with other tests.
expect.set_options(timeout=30_000)


@pytest.mark.parametrize(
    ("game", "deck"), [("summoner-wars", "tundra-orcs"), ("conquest", "nazdreg")]
)
def test_a_whole_game_by_mouse(visit: Visit, game: str, deck: str) -> None:
    player = Player(visit())
    player.start(deck=deck, game=game)
    pointed = decisions = 0
    tried: set[str] = set()
    while player.wait() and decisions < 400:
        decisions += 1
        moves = player.moves()
        by_pointing = [(text, spots) for text, spots in moves if spots]
        fresh = [move for move in by_pointing if move[0] not in tried]
        if fresh and (decisions % 3 == 0 or len(by_pointing) == len(moves)):
            text, spots = fresh[-1]
            tried.add(text)
            player.point(text, spots)
            pointed += 1
        else:
            player.click(moves[0][0])
    assert player.page.query_selector(OVER) is not None
    assert pointed > 3
    with player.page.expect_download() as saved:
        player.page.click(f"{OVER} a[download]")
    record = Record.from_text(Path(saved.value.path()).read_text())
    assert Match.from_record(load(game), record).state.over
    player.page.click("text=Replay")
    player.page.wait_for_selector("[data-replay]")
    player.page.click('[data-step="1"]')
    expect(player.page.locator(".step-now")).to_contain_text("1 /")
    player.page.select_option(".jump select[name=eyes]", "0")
    player.page.wait_for_selector("#hand [data-card]")
    expect(player.page.locator(".step-now")).to_contain_text("1 /")
    player.page.click("#autoplay")
    expect(player.page.locator(".step-now")).to_contain_text("3 /")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    player = Player(visit())
    page = player.page
    player.tab_to(f".game.{GAME} .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("button.faction")
    player.tab_to("button.faction")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board svg")
    decisions = others = 0
    while player.wait() and decisions < 400:
        decisions += 1
        # Mostly the first move, which ends something; now and then one of the others.
        number = min(len(player.moves()) - 1, 5) if decisions % 4 == 0 else 0
        others += number > 0
        player.press(number)
    assert page.query_selector(OVER) is not None and others > 3
    player.tab_to(f"{OVER} form button")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_have_attribute("data-at", re.compile("^[0-3]$"))


def test_a_move_on_the_board_by_keyboard(visit: Visit) -> None:
    player = Player(visit())
    player.start("random")
    page = player.page
    pair: list[str] = []
    while not pair:
        assert player.wait()
        on_board = [s for _, s in player.moves() if len(s) == 2 and all(":" not in p for p in s)]
        if on_board:
            pair = on_board[0]
        else:
            player.click(player.moves()[0][0])
    at = player.at
    player.tab_to("[role=gridcell]")
    for spot in pair:
        _walk(page, spot)
        page.keyboard.press("Enter")
    if page.query_selector("#chosen:not([hidden]) button.primary"):
        player.tab_to("#chosen button.primary")
        page.keyboard.press("Enter")
    player.gone_on(at)


def _walk(page: object, spot: str) -> None:
    """By the arrow keys to a space, whichever way the board is turned."""
    here = "document.activeElement.dataset.spot"
    for keys in (("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight")):
        axis = 1 if keys[0] == "ArrowUp" else 0
        for key in keys:
            for _ in range(8):
                if page.evaluate(here)[axis] == spot[axis]:  # type: ignore[attr-defined]
                    break
                page.keyboard.press(key)  # type: ignore[attr-defined]
    assert page.evaluate(here) == spot  # type: ignore[attr-defined]


def two_at_a_table(visit: Visit, undo: str = "free") -> tuple[Player, Player]:
    """Anna opens a table and sends the link; Béla follows it."""
    anna = visit("/tables/new?game=summoner-wars")
    anna.fill("input[name=name]", "Anna")
    anna.uncheck("input[name=public]")
    anna.select_option("select[name=undo]", undo)
    # What they answer is what the tests are about.
    anna.select_option("select[name=passes]", "asked")
    anna.click("text=Open the table")
    anna.wait_for_selector("#seats")
    link = anna.locator(".invite input").input_value()
    bela = visit("/about")
    bela.goto(link)
    bela.fill("input[name=name]", "Béla")
    bela.click("text=Sit down here")
    expect(anna.locator("#seats")).to_contain_text("Béla")
    for page in (anna, bela):
        page.click("text=I am ready")
    for page in (anna, bela):
        page.wait_for_selector("#board svg")
    return Player(anna), Player(bela)


def mover(one: Player, other: Player) -> tuple[Player, Player]:
    one.page.wait_for_selector("#ask .question")
    if one.page.query_selector("#ask button[name=move]"):
        return one, other
    return other, one


def test_two_browsers_against_each_other(visit: Visit) -> None:
    anna, bela = two_at_a_table(visit)
    for number in range(12):
        first, second = mover(anna, bela)
        first.wait()
        first.click(first.moves()[0][0])
        expect(second.page.locator("#main")).to_have_attribute("data-at", str(number + 1))
    anna.page.fill("#say", "Hello & <welcome>")
    anna.page.keyboard.press("Enter")
    expect(bela.page.locator("#chat")).to_contain_text("Hello & <welcome>")
    # What an opponent must not see is on no page of theirs.
    first, second = mover(anna, bela)
    hand = first.page.locator("#hand [data-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    shown = second.page.locator("#hand [data-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    assert hand != shown
    first.page.click("#concede > summary, #more > summary >> nth=0")
    if not first.page.locator("#concede button.danger").is_visible():
        first.page.click("#concede > summary")
    first.page.click("#concede button.danger")
    for player in (anna, bela):
        player.page.wait_for_selector(OVER)
    expect(first.page.locator(OVER)).to_contain_text("lost")
    expect(second.page.locator(OVER)).to_contain_text("won")


def test_manners_at_a_table_of_two(visit: Visit) -> None:
    """Standing orders, taking back by consent, mute and unmute, a bot in somebody's place."""
    anna, bela = two_at_a_table(visit, "consent")
    first, second = mover(anna, bela)
    name, other = ("Anna", "Béla") if first is anna else ("Béla", "Anna")

    # A standing order answers the question, now and whenever it is asked; it can be taken back.
    at = first.at
    first.page.click("#orders > summary")
    first.page.select_option("#orders select[name=until]", "attacked")
    first.page.click("#orders button[value=end]")
    first.gone_on(at)
    expect(second.page.locator("#main")).to_have_attribute("data-at", "1")
    first.page.click("#standing > summary")
    expect(first.page.locator("#standing")).to_contain_text("always end it at once")
    expect(first.page.locator("#standing")).to_contain_text("something is done to me")
    first.page.click("#standing button")
    expect(first.page.locator("#standing")).to_have_count(0)

    # A move is taken back when the other agrees. (Some decks are asked something else first.)
    while not first.page.query_selector('#ask button[name=move][value="end"]'):
        first.click("no")
    at = first.at
    first.click("end")
    expect(first.page.locator("#main")).to_have_attribute("data-at", str(int(at) + 1))
    first.page.click("text=Ask to take back")
    expect(second.page.locator("#banner")).to_contain_text(f"{name} would like to take a move back")
    second.page.click("text=I agree")
    expect(first.page.locator("#main")).to_have_attribute("data-at", str(at))
    assert first.wait()

    # Whoever is muted is not heard, and can be heard again.
    second.page.fill("#say", "blah blah")
    second.page.keyboard.press("Enter")
    expect(first.page.locator("#chat")).to_contain_text("blah blah")
    first.page.click(f"[aria-label='Mute {other}']")
    expect(first.page.locator("#chat")).not_to_contain_text("blah blah")
    first.page.click(f"[aria-label='Hear {other} again']")
    expect(first.page.locator("#chat")).to_contain_text("blah blah")
    expect(first.page.locator("#muted")).to_be_empty()

    # A bot goes on for somebody when the other agrees; the log names it.
    first.page.click("#more > summary")
    first.page.select_option("#more select[name=bot]", "random")
    first.page.click("text=Ask for it")
    banner = second.page.locator("#banner")
    expect(banner).to_contain_text(f"{name} would like Random bot to go on in their place")
    second.page.click("text=I agree")
    for player in (first, second):
        expect(player.page.locator("#chat")).to_contain_text(f"Random bot takes over for {name}")
    expect(second.page.locator("#far .tag").first).to_have_text("Random bot")
    assert second.wait()


def test_a_spectator_follows_and_sees_no_hand(visit: Visit) -> None:
    anna = visit("/tables/new?game=summoner-wars")
    anna.fill("input[name=name]", "Nézett Anna")
    anna.select_option("select[name=seat-1-player]", "search:1")
    anna.check("input[name=public]")
    anna.click("text=Open the table")
    anna.wait_for_selector("#board svg")
    player = Player(anna)
    player.wait()
    watcher = visit(anna.url.removeprefix(re.match(r"http://[^/]+", anna.url)[0]))  # type: ignore[index]
    watcher.wait_for_selector("#board svg")
    assert watcher.locator("#hand [data-card]").count() == 0
    assert watcher.locator("#ask button[name=move]").count() == 0
    before = watcher.get_attribute("#main", "data-at")
    player.click(player.moves()[0][0])
    expect(watcher.locator("#main")).not_to_have_attribute("data-at", str(before))


SHORT = """
game = "summoner-wars"
[setup]
decks = ["polar-dwarves", "fallen-kingdom"]
[position]
active = 0
phase = "summon"
magic = [1, 1]
board = { c2 = "0 svara damage=5", d7 = "1 ret-talus damage=3", a1 = "0 gate", f8 = "1 gate" }
"""
"""A game that ends within a few turns: whoever attacks nobody damages their own summoner."""


def test_cut_off_at_every_decision_of_a_game_nothing_is_lost(visit: Visit, tmp_path: Path) -> None:
    scenario = tmp_path / "short.toml"
    scenario.write_text(SHORT)
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    server = RealServer(db, tmp_path, "--scenario", str(scenario), "--rate", "1000")
    cable = Cable(server.address)
    try:
        link = server.line().split()[-1].removeprefix(server.address)
        player = Player(visit(link, base=cable.address))
        answered: list[int] = []
        while player.wait():
            at = player.at
            cable.cut()
            # The page comes back by itself, and then the move is made, once.
            _insist(player, at)
            answered.append(int(at))
        assert 12 <= len(answered) < 60
        log = player.page.inner_text("#log")
        player.page.reload()
        player.page.wait_for_selector(OVER)
        count = int(player.page.get_attribute("#main", "data-at"))
        assert player.page.inner_text("#log") == log
        table = player.page.get_attribute("#main", "data-table")
    finally:
        cable.close()
        server.stop()
    # Every move is an answer that was pressed or the only one that there was, which the table gave.
    store = Store.open(db)
    moves = [e.body for e in store.entries(table) if isinstance(e.body, Moved)]
    store.close()
    assert [move.number for move in moves] == list(range(count))
    assert [move.number for move in moves if not move.only] == answered


def _insist(player: Player, at: str) -> None:
    """Press the first move until it is made: what is pressed while cut off is not sent."""
    field = f'#ask input[name=at][value="{at}"]'
    for _ in range(100):
        if player.page.query_selector(field) is None:
            return
        player.page.eval_on_selector_all(
            field, "all => all.forEach(i => i.form.querySelector('button').click())"
        )
        player.page.wait_for_timeout(100)
    raise AssertionError("the page does not come back")


def test_what_happened_while_cut_off_is_shown_afterwards(visit: Visit, cable: Cable) -> None:
    player = Player(visit(base=cable.address))
    player.start("random")
    player.wait()
    text = player.moves()[0][0]
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.wait_for_selector("#board svg")
    cable.cut()
    twin = Player(other)
    twin.wait()
    at = player.at
    other.reload()
    twin.wait()
    twin.click(text)
    player.gone_on(at)


def test_a_page_goes_on_when_the_server_was_killed_and_started_again(
    visit: Visit, tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    first = RealServer(db, tmp_path, "--pause", "0")
    player = Player(visit(base=first.address))
    player.start("random")
    for _ in range(3):
        assert player.wait()
        player.click(player.moves()[0][0])
    assert player.wait()
    at = player.at
    first.kill()
    second = RealServer(db, tmp_path, "--pause", "0", "--port", first.address.rpartition(":")[2])
    try:
        player.page.wait_for_selector("#line:not([hidden])")
        player.page.wait_for_selector("#line[hidden]", state="attached")
        assert player.at == at
        player.click(player.moves()[0][0])
    finally:
        second.stop()


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_both_languages_and_widths(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    touch = width < 500
    page = visit(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale="hu-HU",
    )
    assert page.get_attribute("html", "lang") == "hu"
    player = Player(page)
    player.start("random")
    assert player.wait()
    player.click(player.moves()[0][0])
    # What the socket brings is in the language of the page.
    assert page.locator("#status .turn").inner_text() in ("1. kör", "2. kör"), "who begins is a lot"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.click("button[name=lang]")
    page.wait_for_selector('html[lang="en"]')
    page.wait_for_selector("#board svg")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_axe_finds_nothing_serious_at_a_table(visit: Visit) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe")
    page = visit(bypass_csp=True)
    player = Player(page)
    player.start("random")
    assert player.wait()
    found = axe.Axe().run(page).response["violations"]
    assert [f"{one['impact']} {one['id']}" for one in found] == []
