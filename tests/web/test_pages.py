"""Every page in both languages: whole, safe to show, and with nothing left unsaid."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from hadur import games
from hadur.games import NAMES
from hadur.web import pages
from hadur.web.assets import address, assets
from hadur.web.facts import ChatLine, DeckFacts, ErrorFacts, LobbyFacts, NewTableFacts, TableRow
from hadur.web.look import book_of, texts_of
from tests.web import scenes, toys

LANGUAGES = ("en", "hu")
with toys.here():
    EVERY = [(lang, name) for lang in LANGUAGES for name in scenes.scenes("en")]
VOID = {"meta", "link", "input", "br", "img", "hr"}
HOSTILE = "<script>alert(1)</script>\"'&<img src=x onerror=alert(1)>"

SCRIPTS = ("hadur.js", "asking.js", "show.js", "handling.js", "sounds.js")


class Read(HTMLParser):
    """A page taken apart; complains about tags that do not match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.forms: list[dict[str, object]] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        self.tags.append((tag, facts))
        if tag == "form":
            self.forms.append({**facts, "names": []})
        if tag in ("input", "button", "select", "textarea") and "form" in self.open:
            self.forms[-1]["names"].append(facts.get("name"))  # type: ignore[attr-defined]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}>"

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def all(self, attribute: str) -> list[str]:
        return [str(facts[attribute]) for _, facts in self.tags if attribute in facts]


@pytest.fixture(autouse=True, scope="module")
def toys_here() -> Iterator[None]:
    with toys.here():
        yield


def page(lang: str, name: str) -> Read:
    return Read(scenes.html(lang, name))


@pytest.mark.parametrize(("lang", "name"), EVERY)
def test_a_page_is_whole_and_has_all_its_words(lang: str, name: str) -> None:
    read = page(lang, name)
    ids = read.all("id")
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
    assert [tag for tag, _ in read.tags].count("h1") == 1
    assert dict(read.tags[0][1]).get("lang", lang) == lang
    assert not [problem for game in games.NAMES for problem in book_of(game, lang).texts.problems]
    assert not texts_of(lang).problems
    said = " ".join(read.text)
    assert not re.search(r"\bweb-[a-z]+-?", said), "an id instead of a text"


@pytest.mark.parametrize(("lang", "name"), EVERY)
def test_a_page_needs_no_inline_script_or_style(lang: str, name: str) -> None:
    """So that servers can forbid both, and whatever somebody smuggles in stays dead."""
    for tag, facts in page(lang, name).tags:
        assert tag != "style"
        assert tag != "script" or facts.get("src")
        assert not [key for key in facts if key.startswith("on") or key == "style"]
        for key in ("href", "src", "action", "formaction"):
            target = str(facts.get(key, "/"))
            assert target.startswith(("/", "#")) and not target.startswith("//"), target


@pytest.mark.parametrize(("lang", "name"), EVERY)
def test_every_symbol_of_a_page_is_in_the_sprite_and_every_file_is_there(
    lang: str, name: str
) -> None:
    sprite = ElementTree.fromstring(assets()["sprite.svg"].content)
    known = {element.get("id") for element in sprite}
    for tag, facts in page(lang, name).tags:
        href = str(facts.get("href", ""))
        if tag == "use":
            assert href.startswith("/static/sprite.svg#") and href.partition("#")[2] in known, href
        elif "static" in href:
            assert href.removeprefix("/static/").partition("?")[0] in assets()


@pytest.mark.parametrize(("lang", "name"), EVERY)
def test_every_form_that_changes_something_carries_the_token(lang: str, name: str) -> None:
    for form in page(lang, name).forms:
        if str(form.get("method")).lower() == "post":
            assert "csrf" in form["names"], form  # type: ignore[operator]


@pytest.mark.parametrize(("lang", "name"), EVERY)
def test_everything_that_can_be_filled_in_or_pressed_has_a_name(lang: str, name: str) -> None:
    html = scenes.html(lang, name)
    for label in re.findall(r"<button[^>]*>(.*?)</button>", html, re.S):
        words = re.sub(r"<[^>]*>", "", label).strip()
        tag = html[: html.index(label)].rpartition("<button")[2]
        assert words or "aria-label" in tag, label
    labelled = re.sub(r"<label.*?</label>", "", html, flags=re.S)
    for field in re.findall(r"<(?:input|select|textarea)\b[^>]*>", labelled):
        assert 'type="hidden"' in field or "aria-label" in field or 'id="say"' in field, field


def test_rule_ids_on_pages_lead_to_the_rulebook() -> None:
    anchors = set(page("en", "rules").all("id"))
    for name in ("table-move", "deck"):
        for href in page("en", name).all("href"):
            if href.startswith("/rules/") and "#" in href:
                assert href.partition("#")[2] in anchors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_chat_cannot_smuggle_anything_in(lang: str) -> None:
    reader = replace(scenes.reader(lang), name=HOSTILE, path=HOSTILE, notice=HOSTILE, csrf=HOSTILE)
    match = scenes.played("start")
    facts = scenes.table(lang, match, 0)
    facts = replace(
        facts,
        seats=tuple(replace(seat, name=HOSTILE) for seat in facts.seats),
        chat=(ChatLine(HOSTILE, HOSTILE, 1),),
        asking=HOSTILE,
        asked_for=HOSTILE,
    )
    deck = DeckFacts(NAMES[0], HOSTILE, "svara", {}, (HOSTILE,))
    row = TableRow(HOSTILE, NAMES[0], "open", (HOSTILE,), (HOSTILE, {"name": HOSTILE}))
    for html in (
        pages.table(reader, facts),
        pages.lobby(reader, LobbyFacts((row,), (row,), (row,))),
        pages.deck(reader, deck),
        pages.cards(reader, NAMES[0], HOSTILE, HOSTILE, HOSTILE),
        pages.rules(reader, NAMES[0], HOSTILE),
        pages.new_table(reader, NewTableFacts(NAMES[0], (HOSTILE,), {"name": HOSTILE}, HOSTILE)),
        pages.error(reader, ErrorFacts(404, HOSTILE)),
        pages.name(reader),
    ):
        read = Read(html)
        assert "<img" not in html
        scripts = [facts.get("src") for tag, facts in read.tags if tag == "script"]
        assert scripts and set(scripts) <= {address(name) for name in SCRIPTS}


def test_home_shows_every_game() -> None:
    html = scenes.html("en", "home")
    for name in NAMES:
        assert texts_of("en").say(f"web-game-{name}") in html
        assert f"/play/{name}" in html and f"/tables/new?game={name}" in html
    assert html.count('class="game-picture"') == len(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_the_links_at_the_head_of_a_page_lead_to_the_game_it_is_about(game: str) -> None:
    reader = scenes.reader("en")
    own = ["cards", "decks", "rules"] if games.load(game).ready_decks() else ["cards", "rules"]
    for html in (
        pages.play(reader, game),
        pages.cards(reader, game),
        pages.rules(reader, game),
        pages.new_table(reader, NewTableFacts(game)),
        pages.lobby(reader, LobbyFacts(game=game)),
    ):
        found = Read(html).all("href")
        assert {f"/{page}/{game}" for page in own} <= set(found)
        assert (f"/decks/{game}" in found) == ("decks" in own)
    # And from each page to the same one of every other game.
    for path, page in (
        ("/cards/", pages.cards(reader, game)),
        ("/lobby?game=", pages.lobby(reader, LobbyFacts())),
    ):
        assert {path + name for name in NAMES} <= set(Read(page).all("href"))


@pytest.mark.parametrize(
    ("q", "found"), [("SW-9.25", True), ("reroll dice", True), ("xyzzy", False)]
)
def test_the_rulebook_is_searched(q: str, found: bool) -> None:
    read = Read(pages.rules(scenes.reader("en"), NAMES[0], q))
    assert ("SW-9.25" in read.all("id")) is (q == "SW-9.25")
    assert any(id.startswith("SW-") for id in read.all("id")) is found


def test_cards_are_found_by_words_faction_and_class() -> None:
    def ids(*wanted: str) -> list[str]:
        read = Read(pages.cards(scenes.reader("en"), NAMES[0], *wanted))
        return [str(facts["id"]) for tag, facts in read.tags if tag == "li" and "id" in facts]

    assert len(ids()) == 98
    assert ids("frost bolt", "polar-dwarves") == ["nadiana", "frost-mage"]
    assert ids("", "breakers", "summoner") == ["tacullu"]
    assert ids("no such words") == []


def test_the_deck_builder_counts_and_judges() -> None:
    reader = scenes.reader("en")
    ready = dict(book_of(NAMES[0], "en").decks.ready_deck("polar-dwarves").cards)
    legal = pages.deck_verdict(reader, DeckFacts(NAMES[0], "x", "svara", ready))
    assert "may be played" in legal and legal.count('class="met"') == 3
    less = {**ready, "ice-smith": 3}
    wrong = pages.deck_verdict(reader, DeckFacts(NAMES[0], "x", "svara", less))
    assert "<b>15</b>/16" in wrong and "#SW-22.11" in wrong and "may be played" not in wrong


def test_a_deck_of_conquest_is_counted_and_judged_in_words() -> None:
    reader = scenes.reader("en")
    ready = dict(book_of("conquest", "en").decks.ready_deck("nazdreg").cards)
    legal = pages.deck_verdict(reader, DeckFacts("conquest", "x", "nazdreg", ready))
    assert "may be played" in legal and "<b>50</b>/50" in legal
    assert "Astra Militarum" in legal and "4 × " in legal, "allies and signature squad"
    wrong = pages.deck_verdict(reader, scenes.recruiting(**{"leman-russ-battle-tank": 1}))
    for reason in (
        "<b>Battle Cry:</b> 4 copies",
        "Loyal: only a warlord of Astra Militarum",
        "Dark Eldar and Orks are not neighbours",
        "Allies of several factions",
    ):
        assert reason in wrong, reason
    assert "may be played" not in wrong
    nobody = pages.deck_verdict(reader, DeckFacts("conquest", "x", "goff-nob", {}))
    assert "is no warlord" in nobody


def test_the_builder_knows_what_fits_a_warlord() -> None:
    html = pages.deck(scenes.reader("en"), scenes.recruiting())
    rows = re.findall(r'data-fits="(1?)"[^>]*>\s*<label.*?name="card-([\w-]+)"', html)
    found = {card: fits for fits, card in rows}
    assert found["goff-boyz"] == "1" and found["ratling-deadeye"] == "1", "own and an ally's"
    assert found["leman-russ-battle-tank"] == "", "loyal to somebody else"
    assert found["hellion-gang"] == "1", "it fits not, but the deck holds it"
    assert found["kabalite-strike-force"] == "", "no neighbour"
    assert "nazdregs-flash-gitz" not in found, "the squad is not chosen"


def test_errors_have_their_own_words_and_unknown_ones_borrow_some() -> None:
    reader = scenes.reader("en")
    assert "Nothing here" in pages.error(reader, ErrorFacts(404))
    assert "did not make sense" in pages.error(reader, ErrorFacts(418))
    assert "Something broke" in pages.error(reader, ErrorFacts(599))


def test_assets_have_types_and_addresses_that_follow_their_content() -> None:
    for name, asset in assets().items():
        assert asset.content and asset.media_type
        assert address(name) == f"/static/{name}?{asset.digest}"
    sheets = {f"{game}.css" for game in games.NAMES}
    assert {"hadur.css", *SCRIPTS, "sprite.svg", "favicon.svg", *sheets} == set(assets())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_pages_before_a_game_say_which_game_it_is(game: str, lang: str) -> None:
    """Also where the row of games is longer than a phone is wide."""
    reader = scenes.reader(lang)
    name = texts_of(lang).say(f"web-game-{game}")
    for html in (
        pages.play(reader, game),
        pages.new_table(reader, NewTableFacts(game, ())),
        pages.rules(reader, game, "1"),
    ):
        assert f'<p class="eyebrow">{name}</p>' in html


def test_a_deck_is_built_of_one_race_after_the_other() -> None:
    html = pages.deck(scenes.reader("hu"), DeckFacts("chaos-galaxy", "x", "", {}))
    found = html.partition("<span>Faj</span>")[2].partition("</label>")[0]
    assert found.count("<option") == 10, "eight races, cards of none, and all"
