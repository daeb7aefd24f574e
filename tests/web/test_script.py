"""The script in a real browser: pointing, keyboard, reconnecting; the test plays the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import parse_qsl, urlsplit

import pytest

pytest.importorskip("playwright.sync_api", reason="needs Playwright")

import hadur
from hadur.web import pages
from hadur.web.facts import NewTableFacts
from hadur.web.parts import parts
from tests.web import scenes, toys
from tools.screenshots import served

with toys.here():
    EVERY = list(scenes.scenes("en"))
needs_toys = pytest.mark.skipif(
    hadur.ENGINE != "pure", reason="toys cannot stand on a compiled kernel"
)


class Server:
    """The other end of the socket: what the page sent, and a way to answer."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []
        self.sockets: list[object] = []

    def join(self, socket) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self.heard.append(json.loads(text)))

    def tell(self, **message: object) -> None:
        self.sockets[-1].send(json.dumps(message))  # type: ignore[attr-defined]

    def said(self, do: str) -> list[dict[str, object]]:
        return [message for message in self.heard if message["do"] == do]


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture
def visit(browser, base):
    """Opens a page; (page, server)."""
    contexts = []

    def open_page(name: str, lang: str = "en", **options):
        size = options.pop("size", {"width": 1280, "height": 800})
        context = browser.new_context(viewport=size, **options)
        contexts.append(context)
        page = context.new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        server = Server()
        page.route_web_socket("**/ws?*", server.join)
        page.goto(f"{base}/{lang}/light/{name}")
        page.wait_for_function("document.documentElement.classList.contains('scripted')")
        if page.query_selector("main[data-table]"):
            # The script goes to work once the page has been painted.
            wait(page, lambda: server.said("resync"))
        return page, server

    yield open_page
    for context in contexts:
        for page in context.pages:
            assert page.complaints == []
        context.close()


def wait(page, condition) -> None:
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it did not happen")


def lit(page) -> set[str]:
    return set(page.eval_on_selector_all(".lit", "all => all.map(e => e.dataset.spot)"))


def targets(start: str) -> set[str]:
    match = scenes.played("move")
    texts = [text.split() for text in match.state.decisions[0].texts]
    return {words[-1] for words in texts if words[0] == "move" and words[1] == start}


def test_a_piece_lights_up_its_targets_and_a_click_plays(visit) -> None:
    page, server = visit("table-move")
    page.click('[data-spot="c1"]')
    assert lit(page) == targets("c1")
    page.click('[data-spot="d1"]')
    wait(page, lambda: server.said("move"))
    number = scenes.played("move").moves
    assert server.said("move") == [{"do": "move", "at": number, "move": "move c1 d1"}]


def test_the_same_by_keyboard_alone(visit) -> None:
    page, server = visit("table-move")
    page.focus('#board .can[tabindex="0"]')
    first = page.evaluate("document.activeElement.dataset.spot")
    page.keyboard.press("Enter")
    assert lit(page) == targets(first)
    page.keyboard.press("Escape")
    assert lit(page) == set()
    for _ in range(8):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.spot") == "a1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    wait(page, lambda: server.said("move"))
    assert server.said("move")[0]["move"] == "move c1 c2"


def test_whoever_is_quicker_than_the_connection_is_heard_all_the_same(browser, base) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    server = Server()
    page.route_web_socket("**/ws?*", server.join)
    # The socket is opened after the first paint; this page hears of it when the test says so.
    page.add_init_script(
        "window.setTimeout = () => 0;"
        "window.PerformanceObserver = class { constructor(f) { window.painted = f; } observe() {} }"
    )
    page.goto(f"{base}/en/light/table-move")
    page.evaluate("document.querySelector('button[value=\"end\"]').click()")
    assert server.sockets == []
    page.evaluate("painted()")
    wait(page, lambda: server.said("move"))
    assert [message["do"] for message in server.heard] == ["resync", "move"]
    context.close()


def test_pointing_where_nothing_is_lit_asks_why_not(visit) -> None:
    page, server = visit("table-move")
    page.click('[data-spot="c1"]')
    page.click('[data-spot="f8"]')
    wait(page, lambda: server.said("why"))
    assert server.said("why") == [{"do": "why", "spots": ["c1", "f8"]}]
    assert server.said("move") == []


def test_every_move_is_a_button_that_plays_it(visit) -> None:
    page, server = visit("table-move")
    page.click('button[value="end"]')
    wait(page, lambda: server.said("move"))
    page.click('button[value="end"]')
    page.wait_for_timeout(100)
    assert [message["move"] for message in server.said("move")] == ["end"]


def test_a_question_for_a_space_is_answered_by_one_click_but_by_two_taps(visit) -> None:
    page, server = visit("table-pick")
    space = page.get_attribute("#board .space.can", "data-spot")
    page.click(f'#board [data-spot="{space}"]')
    wait(page, lambda: server.said("move"))
    assert server.said("move")[0]["move"] == f"pick {space}"
    phone, other = visit("table-pick", size={"width": 360, "height": 740}, has_touch=True)
    phone.tap(f'#board [data-spot="{space}"]')
    assert other.said("move") == []
    phone.tap(f'#board [data-spot="{space}"]')
    wait(phone, lambda: other.said("move"))
    assert other.said("move")[0]["move"] == f"pick {space}"


def test_a_card_in_hand_is_never_played_by_the_first_click(visit) -> None:
    page, server = visit("table-magic")
    page.click("#hand .can")
    page.wait_for_timeout(100)
    assert server.said("move") == []
    page.click("#chosen .primary")
    wait(page, lambda: server.said("move"))
    assert str(server.said("move")[0]["move"]).startswith("discard ")


def test_cards_are_read_by_pointing_by_focus_and_by_tapping(visit) -> None:
    page, _ = visit("table-move")
    page.hover('[data-spot="e8"]')
    assert page.inner_text("#detail h2") == "Wind Mage"
    page.focus('[data-spot="c7"]')
    assert page.inner_text("#detail h2") == "Starting Gate"
    phone, _ = visit("table-move", size={"width": 360, "height": 740}, has_touch=True)
    assert not phone.is_visible("#detail")
    phone.tap('[data-spot="e8"]')
    assert phone.is_visible("#detail") and phone.inner_text("#detail h2") == "Wind Mage"
    phone.tap("#status")
    assert not phone.is_visible("#detail")


def test_new_parts_take_their_places_and_the_focus_stays(visit) -> None:
    page, server = visit("table-move")
    wait(page, lambda: server.said("resync"))
    board = page.inner_html("#board").replace('"c2, empty"', '"c2, new"')
    page.focus('[data-spot="c1"]')
    server.tell(
        now=99,
        version=7,
        parts={"board": board, "tools": page.inner_html("#tools")},
        add={"log": "<li>something new</li>"},
        state={"title": "● Your turn", "last": ["c1", "c2"]},
    )
    wait(page, lambda: "something new" in page.inner_text("#log"))
    wait(page, lambda: page.title() == "● Your turn")
    wait(page, lambda: page.get_attribute('[data-spot="c2"]', "aria-label") == "c2, new")
    assert page.evaluate("document.activeElement.dataset.spot") == "c1"
    assert page.get_attribute("#main", "data-at") == "99"


def test_of_parts_that_were_sent_some_lines_are_changed(visit) -> None:
    page, server = visit("table-move")
    wait(page, lambda: server.said("resync"))
    assert server.said("resync")[-1]["cut"] is True
    status = "<p>one</p>\n<p>two</p>\n<p>three</p>"
    server.tell(parts={"status": status}, add={})
    server.tell(parts={}, add={}, cut={"status": [[2, 1, ["<p>3</p>", "<p>4</p>"]], [0, 1, []]]})
    wait(page, lambda: page.inner_text("#status").split() == ["two", "3", "4"])


def test_parts_that_are_the_same_stay_untouched(visit) -> None:
    match = scenes.played("move")
    same = parts(scenes.reader("en", "light"), scenes.table("en", match, 0, orders=(scenes.ORDER,)))
    page, server = visit("table-move")
    wait(page, lambda: server.said("resync"))
    page.evaluate("document.querySelector('#board svg').marked = true")
    page.click('[data-spot="c1"]')
    server.tell(now=match.moves, version=3, parts=same)
    wait(page, lambda: page.get_attribute("#main", "data-version") == "3")
    page.wait_for_timeout(300)
    assert page.evaluate("document.querySelector('#board svg').marked")
    assert lit(page) == targets("c1")


SHOW = [
    {
        "own": False,
        "scenes": [
            {"kind": "phase", "line": "Attack phase"},
            {"kind": "attack", "line": "It attacks.", "spots": ["c1", "c5"]},
            {"kind": "dice", "line": "2 dice.", "dice": [["sw-melee", "", "", "hit"]]},
            {"kind": "hurt", "line": "It takes 1 damage.", "spots": ["c5"], "amount": 1},
            {"kind": "card", "line": "A card.", "card": "gate"},
        ],
    }
]
MOVING = "document.getAnimations().filter((a) => a.playState === 'running').length"


def shown(page, server, **more) -> None:
    """Somebody's move comes, and changes board and question."""
    wait(page, lambda: server.said("resync"))
    parts = {"board": "<p>another board</p>", "ask": "<p>your turn</p>"}
    server.tell(parts=parts, now=1000, show=SHOW, **more)


WITNESS = """(wanted) => {
  window.seen = [];
  const look = () => {
    const waiting = document.querySelector("#ask").innerText !== "your turn";
    for (const what of wanted) {
      if (waiting && !seen.includes(what) && document.querySelector(what)) seen.push(what);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Writes down what comes on the stage: it may be gone again before a busy machine looks."""


def test_what_others_do_is_shown_before_the_question_comes(visit) -> None:
    page, server = visit("table-move", reduced_motion="no-preference")
    page.evaluate(WITNESS, [".stage-shot", ".stage-dice .face.hit", ".stage-number.hurt"])
    shown(page, server)
    page.wait_for_selector("#show:not([hidden])")
    assert page.inner_text("#show .show-line") == "Attack phase"
    assert page.inner_text("#ask") != "your turn" and page.query_selector("#board svg")
    wait(page, lambda: page.inner_text("#ask") == "your turn")
    # In this order, and each of them before the question.
    assert page.evaluate("seen") == [".stage-shot", ".stage-dice .face.hit", ".stage-number.hurt"]
    assert page.inner_text("#board") == "another board"
    assert page.is_hidden("#show") and page.query_selector("#stage > *") is None


def test_a_show_is_paused_stepped_skipped_and_shown_again(visit) -> None:
    page, server = visit("table-move", reduced_motion="no-preference")
    shown(page, server)
    page.click('[data-show="pause"]')
    page.wait_for_timeout(1500)
    line = page.inner_text("#show .show-line")
    page.wait_for_timeout(800)
    assert page.inner_text("#show .show-line") == line
    page.click('[data-show="step"]')
    wait(page, lambda: page.inner_text("#show .show-line") != line)
    assert page.inner_text("#ask") != "your turn"
    page.click('[data-show="skip"]')
    wait(page, lambda: page.inner_text("#ask") == "your turn")
    assert page.inner_text("#board") == "another board"
    page.click('[data-show="again"]')
    page.wait_for_selector("#board svg")
    wait(page, lambda: page.inner_text("#show .show-line") == "Attack phase")
    page.click('[data-show="skip"]')
    wait(page, lambda: page.inner_text("#board") == "another board")


def test_how_fast_others_are_shown_is_kept(visit) -> None:
    page, server = visit("table-move", reduced_motion="no-preference")
    shown(page, server)
    wait(page, lambda: page.input_value("#pace") == "normal")
    page.select_option("#pace", "off")
    wait(page, lambda: page.inner_text("#ask") == "your turn")
    page.reload()
    wait(page, lambda: len(server.said("resync")) == 2)
    server.tell(parts={"board": "<p>a third board</p>"}, now=1001, show=SHOW)
    wait(page, lambda: page.inner_text("#board") == "a third board")
    assert page.input_value("#pace") == "off" and page.is_hidden("#show")


def test_earlier_turns_stay_folded_until_the_log_is_another_one(visit) -> None:
    page, server = visit("table-move", reduced_motion="reduce")
    wait(page, lambda: server.said("resync"))
    assert not page.is_visible("#earlier li") and page.locator("#log > li").count() >= 40
    page.click("#earlier summary")
    wait(page, lambda: page.is_visible("#earlier li"))
    whole = page.inner_html("#earlier ol") + page.inner_html("#log")
    server.tell(parts={"log": whole, "answer": "<p>the same log</p>"})
    wait(page, lambda: page.inner_text("#answer") == "the same log")
    assert page.is_visible("#earlier li")
    server.tell(parts={"log": "<li>taken back</li>"})
    wait(page, lambda: page.inner_text(".log") == "taken back")


def test_less_motion_is_respected(visit) -> None:
    """The table is at once as it is, nothing moves, and the log says what happened."""
    page, server = visit("table-move", reduced_motion="reduce")
    shown(page, server, add={"log": "<li>It takes 1 damage.</li>"})
    wait(page, lambda: page.inner_text("#ask") == "your turn")
    assert page.is_hidden("#show") and page.evaluate(MOVING) == 0
    assert page.inner_text('[role="log"] #log > :last-child') == "It takes 1 damage."
    # Who wants to be shown it all the same reads it, step by step, without motion.
    page.click('[data-show="again"]')
    page.wait_for_selector("#show:not([hidden])")
    assert page.evaluate(MOVING) == 0 and page.query_selector("#stage > *") is None


def test_only_what_changed_changes(visit) -> None:
    """A new question fades nothing and leaves the board as it stands."""
    page, server = visit("table-move", reduced_motion="no-preference")
    wait(page, lambda: server.said("resync"))
    page.evaluate("document.querySelector('#board svg').marked = true")
    page.evaluate("() => { document.startViewTransition = () => { window.faded = true; }; }")
    server.tell(parts={"ask": "<p>your turn</p>"}, now=1000)
    wait(page, lambda: page.inner_text("#ask") == "your turn")
    assert page.evaluate("document.querySelector('#board svg').marked")
    server.tell(parts={"board": "<p>another board</p>"}, now=1001)
    wait(page, lambda: page.inner_text("#board") == "another board")
    assert page.evaluate("window.faded === undefined")


def test_what_comes_during_a_show_is_put_in_place_after_it(visit) -> None:
    page, server = visit("table-move", reduced_motion="no-preference")
    shown(page, server)
    page.wait_for_selector("#show:not([hidden])")
    server.tell(parts={"ask": "<p>yours again</p>"}, now=1001)
    server.tell(error={"id": 1, "text": "an answer waits for nothing"})
    wait(page, lambda: "waits for nothing" in page.inner_text("#answer"))
    assert page.query_selector("#board svg")
    wait(page, lambda: page.inner_text("#ask") == "yours again")
    assert page.inner_text("#board") == "another board"


def test_when_the_game_begins_the_page_is_loaded_anew(visit) -> None:
    page, server = visit("filling")
    wait(page, lambda: len(server.said("resync")) == 1)
    server.tell(now=0, version=3, parts={"board": "<svg></svg>"})
    wait(page, lambda: len(server.said("resync")) == 2)


def test_errors_are_shown_as_text_with_their_rule(visit) -> None:
    page, server = visit("table-move")
    wait(page, lambda: server.sockets)
    server.tell(error={"id": 1, "text": "<b>no</b>", "rule": "SW-7.2"})
    wait(page, lambda: page.inner_text("#answer").startswith("<b>no</b>"))
    assert page.get_attribute("#answer a", "href") == "/rules/summoner-wars#SW-7.2"


def test_it_reconnects_by_itself_and_asks_for_what_it_missed(visit) -> None:
    page, server = visit("table-move")
    wait(page, lambda: len(server.said("resync")) == 1)
    for count in (2, 3):
        server.sockets[-1].close()
        wait(page, lambda count=count: len(server.said("resync")) == count)
    server.tell(version=12, parts={})
    wait(page, lambda: page.get_attribute("#main", "data-version") == "12")
    assert not page.is_visible("#line") or "again" in page.inner_text("#line")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_socket_is_asked_for_the_language_of_the_page(visit, lang: str) -> None:
    _, server = visit("table-move", lang, locale="de-DE")
    assert server.sockets[0].url.endswith(f"/ws?lang={lang}")


def test_the_end_of_the_log_stays_in_sight_where_a_question_needs_room(visit) -> None:
    page, server = visit("table-attack")
    log = "document.querySelector('.log')"
    server.tell(parts={"ask": "<p>Which one?</p>"})
    wait(page, lambda: page.inner_text("#ask") == "Which one?")
    before = page.evaluate(f"{log}.clientHeight")
    server.tell(parts={"ask": "<p>Which one?</p>" * 40})
    wait(page, lambda: page.evaluate(f"{log}.clientHeight < {before}"))
    assert page.evaluate(f"{log}.scrollHeight > {log}.clientHeight")
    wait(
        page,
        lambda: page.evaluate(f"{log}.scrollHeight - {log}.clientHeight - {log}.scrollTop < 2"),
    )


def test_chat_is_sent_and_its_field_is_empty_again(visit) -> None:
    page, server = visit("table-move")
    wait(page, lambda: server.said("resync"))
    page.fill("#say", "hello <b>")
    page.press("#say", "Enter")
    wait(page, lambda: server.said("chat"))
    assert server.said("chat") == [{"do": "chat", "text": "hello <b>"}]
    assert page.input_value("#say") == ""


@pytest.mark.parametrize(
    ("lang", "word", "found"), [("en", "frost bolt", 2), ("hu", "fagynyil", 2)]
)
def test_cards_are_filtered_while_typing(visit, lang: str, word: str, found: int) -> None:
    page, _ = visit("cards", lang)
    page.fill('input[type="search"]', word)
    assert page.locator("#found > li:visible").count() == found
    assert str(found) in page.inner_text(".count")


def test_what_the_server_found_is_not_filtered_again(visit) -> None:
    page, _ = visit("rules-found")
    assert page.locator(".rule-list > li:visible").count() == 33


def test_rules_are_filtered_and_anchors_lead_to_them(visit) -> None:
    page, _ = visit("rules")
    page.fill('input[type="search"]', "SW-9.25")
    assert page.locator(".rule-list > li:visible").count() == 1
    assert page.locator(".chapter:visible").count() == 1


def test_the_deck_builder_asks_for_a_verdict_at_every_change(visit) -> None:
    page, _ = visit("deck")
    bodies: list[str] = []
    page.route(
        "**/decks/summoner-wars/check",
        lambda route: (
            bodies.append(route.request.post_data or ""),
            route.fulfill(status=200, content_type="text/html", body="<p>judged</p>"),
        ),
    )
    page.fill('input[name="card-jarmund"]', "0")
    wait(page, lambda: page.inner_text("#verdict") == "judged")
    assert 'name="card-jarmund"\r\n\r\n0' in bodies[0]
    fitting = page.locator("#deck-cards > li:visible").count()
    page.select_option('select[name="fits"]', "")
    assert page.locator("#deck-cards > li:visible").count() > fitting


def test_a_replay_steps_and_plays_by_itself(visit) -> None:
    page, _ = visit("replay")
    asked: list[str] = []

    def answer(route) -> None:
        asked.append(route.request.url.rpartition("/")[2])
        number = int(asked[-1].partition("?")[0])
        route.fulfill(
            status=200,
            content_type="application/json",
            body=json.dumps({"parts": {"steps": f"<p>at {number}</p>"}}),
        )

    page.route("**/replay/*", answer)
    page.click('[data-step="62"]')
    wait(page, lambda: page.inner_text("#steps") == "at 62")
    page.click("#autoplay")
    wait(page, lambda: page.inner_text("#steps") == "at 63")
    page.click("#autoplay")
    assert asked[:2] == ["62?eyes=", "63?eyes="]
    turn = str(
        page.evaluate("document.querySelector('.jump select[name=move] option:nth-child(4)').value")
    )
    page.select_option(".jump select[name=move]", turn)
    wait(page, lambda: page.inner_text("#steps") == f"at {turn}")
    last = asked[-1].partition("?")[0]
    page.evaluate("document.querySelector('.slider').value = 0")
    page.eval_on_selector(".slider", "s => s.dispatchEvent(new Event('input'))")
    wait(page, lambda: page.inner_text("#steps") == "at 0")
    assert last == turn and page.input_value(".jump select[name=move]") == "0"


def test_a_replay_is_seen_through_other_eyes_at_the_same_move(visit) -> None:
    page, _ = visit("replay")
    went: list[str] = []
    page.route("**/replay?*", lambda route: (went.append(route.request.url), route.abort()))
    page.select_option(".jump select[name=eyes]", "1")
    wait(page, lambda: went)
    assert went[0].endswith("/table/k3Xq9/replay?move=61&eyes=1")


def test_only_what_the_chosen_clock_needs_is_asked_for(visit) -> None:
    page, _ = visit("new")
    amount = page.locator("input[name=amount]")
    assert not amount.is_visible() and not page.locator("select[name=late]").is_visible()
    for pace, usual, increment in (
        ("bank", "30", True),
        ("move", "90", False),
        ("days", "3", False),
    ):
        page.check(f"input[name=pace][value={pace}]")
        assert amount.is_visible() and amount.input_value() == usual
        assert page.locator("input[name=increment]").is_visible() is increment
    amount.fill("5")
    page.check("input[name=pace][value=bank]")
    assert amount.input_value() == "5"
    assert not page.locator("select[name=seat-1-deck]").is_visible()
    page.select_option("select[name=seat-1-player]", "search:2")
    assert page.locator("select[name=seat-1-deck]").is_visible()


def test_what_is_chosen_is_in_sight_however_long_the_list_of_moves(visit) -> None:
    page, _ = visit("table-move", size={"width": 1280, "height": 640})
    page.evaluate("document.querySelector('.ask').scrollTop = 9999")
    page.click('[data-spot="c1"]')
    assert page.evaluate("document.querySelector('.ask').scrollTop") == 0


def test_on_a_phone_cards_that_may_be_played_are_not_under_the_question(visit) -> None:
    page, _ = visit("table-summon", "hu", size={"width": 360, "height": 740}, has_touch=True)
    hidden = """() => {
      const ask = document.querySelector(".ask").getBoundingClientRect();
      return document.querySelector("#hand .can").getBoundingClientRect().bottom > ask.top;
    }"""
    wait(page, lambda: not page.evaluate(hidden))


@pytest.mark.parametrize("name", EVERY)
def test_no_page_is_wider_than_its_window(visit, name: str) -> None:
    page, _ = visit(name, "hu")
    for width in (1280, 820, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def asked_anew(page) -> list[dict[str, str]]:
    """Answers requests for other choices as the server would; what was asked for."""
    asked: list[dict[str, str]] = []

    def answer(route) -> None:
        filled = dict(parse_qsl(urlsplit(route.request.url).query))
        asked.append(filled)
        facts = NewTableFacts(filled["game"], (), filled)
        html = pages.new_table(scenes.reader("en"), facts)
        route.fulfill(body=html, content_type="text/html; charset=utf-8")

    page.route("**/tables/new?*", answer)
    return asked


@needs_toys
def test_another_number_of_seats_brings_their_fields_and_keeps_what_was_chosen(visit) -> None:
    page, _ = visit("orders-new")
    asked = asked_anew(page)
    page.select_option("select[name=seat-1-player]", "random")
    page.check("input[name=public]")
    page.focus("select[name=seats]")
    page.select_option("select[name=seats]", "3")
    wait(page, lambda: page.locator("select[name=seat-3-player]").count() == 0)
    assert page.locator(".place").count() == 3
    assert page.input_value("select[name=seat-1-player]") == "random"
    assert page.is_checked("input[name=public]")
    assert page.evaluate("document.activeElement.name") == "seats"
    assert asked[-1]["seats"] == "3" and "csrf" not in asked[-1]
    assert page.locator("button[formmethod=get]").count() == 0, "nobody needs it here"
    assert not page.complaints


@needs_toys
def test_a_choice_that_others_depend_on_is_followed_by_them(visit) -> None:
    page, _ = visit("orders-new")
    asked_anew(page)
    page.click("#options > summary")
    page.select_option("select[name=seat-0-banner]", "gold")
    wait(page, lambda: "gold" not in page.inner_html("select[name=seat-1-banner]"))
    assert page.evaluate("document.querySelector('#options').open"), "what was unfolded stays so"
    banners = [page.input_value(f"select[name=seat-{n}-banner]") for n in range(4)]
    assert banners[0] == "gold" and len(set(banners)) == 4


@needs_toys
def test_who_plays_is_nothing_that_others_depend_on(visit) -> None:
    page, _ = visit("orders-new")
    asked = asked_anew(page)
    page.select_option("select[name=seat-2-player]", "me")
    page.select_option("select[name=seats]", "2")
    wait(page, lambda: asked)
    assert [filled["seats"] for filled in asked] == ["2"]


@needs_toys
def test_talk_goes_on_to_the_same_ears(visit) -> None:
    page, server = visit("table-lair")
    page.select_option("select[name=audience]", "side")
    for text in ("one", "two"):
        page.fill("#say", text)
        page.press("#say", "Enter")
    wait(page, lambda: len(server.said("chat")) == 2)
    assert server.said("chat") == [
        {"do": "chat", "audience": "side", "text": text} for text in ("one", "two")
    ]
    assert page.input_value("#say") == ""


@needs_toys
def test_a_series_line_does_not_pull_the_page_about_on_a_phone(visit) -> None:
    page, _ = visit("table-orders", size={"width": 390, "height": 844}, has_touch=True)
    assert page.locator("#banner .series").count() == 1
    assert page.evaluate("scrollY") == 0
