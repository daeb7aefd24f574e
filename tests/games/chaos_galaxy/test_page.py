"""The parts of the web page: everything there is to point at, in both languages, no leak."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.drawing import figures
from hadur.games.chaos_galaxy import GAME, setup
from hadur.games.chaos_galaxy.render.page import PAGE
from hadur.games.chaos_galaxy.render.page.space import seating
from hadur.games.chaos_galaxy.render.templating import TEMPLATES
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.vocabulary import ABILITIES, RACES, RARITIES, TYPES
from hadur.kernel.choices import attribute
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue
from tests.games.chaos_galaxy.conftest import Setting
from tests.games.chaos_galaxy.looking import SETUPS, fight, game, readers, starts
from tests.games.chaos_galaxy.test_words import catalogue
from tests.games.conquest.test_page import Checker

STATES = [*range(len(SETUPS)), "fight"]


@pytest.fixture(params=["en", "hu"])
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


@pytest.fixture(params=STATES, ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else game(request.param).state


def parts(state: State, seat: int | None, texts: Catalogue) -> list[str]:
    """All that the page shows of a state to one reader."""
    view: dict[str, Any] = state.view(seat)
    begins = starts(state, seat)
    return [
        PAGE.board(view, texts, begins, ()),
        PAGE.status(view, texts),
        *(PAGE.side(view, texts, other, begins) for other in range(int(state.seats))),
        PAGE.hand(view, texts, begins),
        PAGE.choices(texts, begins),
        *(PAGE.card(texts, name) for name in PAGE.seen_cards(view)),
    ]


def tile(html: str, spot: str) -> str:
    """The mat's picture of a card, from its tag to the end of it."""
    found = re.findall(rf'<div class="kg-tile[^>]*data-spot="{spot}".*?</div>', html, re.S)
    assert len(found) == 1, f"{spot}: {len(found)} times"
    return str(found[0])


def test_every_part_is_well_formed_and_says_everything(state: State, texts: Catalogue) -> None:
    for seat in readers(state):
        for html in parts(state, seat, texts):
            Checker(html)
    assert not texts.problems


@pytest.mark.rule("KG-5.4", "KG-5.6")
def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    texts = catalogue("en")
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert parts(other, seat, texts) == parts(state, seat, texts)
        assert parts(other, None, texts) == parts(state, None, texts)


def test_every_card_can_be_read(texts: Catalogue) -> None:
    shown = PAGE.all_cards(texts)
    assert sorted(one.card.name for one in shown) == sorted(BY_NAME)
    for card in CARDS:
        for html in (PAGE.card(texts, card.id), PAGE.listed(texts, card.id)):
            Checker(html)
            assert card.title(texts.lang) in html.replace("&#39;", "'")
    assert {one.group for one in shown} == {key for key, _ in PAGE.kinds(texts)} == set(TYPES)
    assert not texts.problems


def test_every_symbol_that_parts_use_is_in_the_sprite(state: State, texts: Catalogue) -> None:
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{figures.symbols()}{PAGE.symbols()}</svg>'
    ids = {e.get("id") for e in ElementTree.fromstring(sprite).iter() if e.get("id")}
    html = "".join(parts(state, 0, texts)) + "".join(PAGE.card(texts, name) for name in BY_NAME)
    used = set(re.findall(r'href="/static/sprite\.svg#(kg-[^"]*)"', html))
    assert used and used <= ids
    for names in (RACES, TYPES, RARITIES, ABILITIES):
        assert {f"{TEMPLATES.prefix}-{name}" for name in names} <= ids


def test_settings_have_their_words(texts: Catalogue) -> None:
    for seats in GAME.seats:
        for choice in setup.choices({"seats": [{}] * seats, "options": {}}):
            if choice.name in ("deck", "series", "packs"):
                continue
            assert choice.values
            for value in choice.values:
                id = f"option-{choice.name}.{attribute(value)}"
                assert texts.has(id), id


def test_a_deck_has_the_colour_and_crest_of_its_commonest_race() -> None:
    assert PAGE.accent("starter-zarg") == "zarg"
    assert PAGE.accent({"cards": {"sasfioka": 3, "unicornis": 9}}) == "human"
    assert PAGE.emblem("starter-space-shark") == "kg-space-shark"
    assert PAGE.accent(None) == PAGE.accent("none") == "" and PAGE.emblem("") == "kg-neutral"
    assert {PAGE.accent(name) for name in GAME.ready_decks()} == set(RACES)


@pytest.mark.rule("KG-5.4")
def test_cards_that_lie_face_down_look_alike(table: Setting, texts: Catalogue) -> None:
    seen = set()
    for card in ("aknagyuru", "tuzer", "sarc"):
        view: Any = table({}, {"surface": [card]}).state.view(0)
        seen.add(tile(PAGE.board(view, texts), "1/surface-1"))
    assert len(seen) == 1
    assert "data-card" not in seen.pop()


@pytest.mark.rule("KG-5.5")
def test_the_own_card_that_lies_face_down_is_named_with_its_price(
    table: Setting, texts: Catalogue
) -> None:
    state = table({"canteen": ["tuzer"]}).state
    own: Any = state.view(0)
    html = tile(PAGE.board(own, texts), "0/canteen-1")
    assert 'data-card="tuzer"' in html and "facedown" in html
    assert re.search(r'class="figure price">.*?<b>5</b>', html)


@pytest.mark.rule("KG-5.2", "KG-5.3")
def test_open_piles_can_be_looked_at(table: Setting, texts: Catalogue) -> None:
    """Everybody's Scrap, the top card first; one's own Ruin and nobody else's; and what is left in
    one's own Colony."""
    own = {"scrap": ["tuzer", "cobra-flash"], "ruin": ["unicornis"]}
    state = table(own, {**own, "ruin": ["marduk-kurios"]}).state
    for reader in (0, 1):
        view: Any = state.view(reader)
        sides = [PAGE.side(view, texts, seat) for seat in (0, 1)]
        for seat, html in enumerate(sides):
            cards = re.findall(r'data-card="([^"]*)"', html)
            ruin = ["unicornis", "marduk-kurios"][seat]
            own_piles = [ruin, *view["players"][seat]["deck-left"]] if seat == reader else []
            assert cards == ["cobra-flash", "tuzer", *own_piles]


@pytest.mark.rule("KG-5.9", "KG-5.10")
def test_counts_and_credits_are_on_everybodys_page(table: Setting, texts: Catalogue) -> None:
    state = table({"credits": 3}, {"credits": 7, "hand": ["tuzer"] * 4}).state
    view: Any = state.view(0)
    mats = PAGE.board(view, texts)
    for spot, count in (("1/colony", 12), ("1/headquarters", 4), ("1/scrap", 0), ("1/ruin", 0)):
        cell = re.search(rf'data-spot="{spot}".*?<b>(\d+)</b>', mats, re.S)
        assert cell and int(cell[1]) == count, spot
    coins = re.findall(r'class="kg-pile credits .*?<b>(\d+)</b>', mats, re.S)
    assert coins == ["7", "3"]


def test_a_ship_shows_its_figures_damage_and_what_it_carries(
    table: Setting, texts: Catalogue
) -> None:
    state = table({"hangar": ["unicornis used 1 damage + kenraketa + kenraketa"]}).state
    view: Any = state.view(0)
    ship = view["players"][0]["hangar"][0]
    html = PAGE.board(view, texts)
    figures = re.findall(r'class="figure (\w+)">.*?<b[^>]*>(\d+)</b>', tile(html, "0/unicornis"))
    wanted = [(n, str(ship[n])) for n in ("speed", "firepower", "armour", "bombing")]
    assert figures == [*wanted, ("hurt", "1")]
    assert html.count('class="kg-aboard') == 2


@pytest.mark.rule("KG-26.4")
def test_neighbours_sit_beside_the_reader() -> None:
    """Of the others the last two are the left and the right neighbour, nearest to the reader."""
    assert seating([1]) == [1]
    assert seating([1, 2]) == [1, 2]
    assert seating([1, 2, 3]) == [2, 1, 3]
    assert seating([3, 4, 0, 1]) == [4, 0, 3, 1]


@pytest.mark.rule("KG-12.3")
def test_the_target_of_a_combat_is_marked(table: Setting, texts: Catalogue) -> None:
    t = table({"hangar": ["cobra-flash"]}, {"surface": ["aknagyuru", "tuzer"]})
    t.fight("1:surface-2", ["cobra-flash"], [])
    view: Any = t.state.view(0)
    assert view["combat"]
    html = PAGE.board(view, texts)
    assert "target" in tile(html, "1/surface-2").split('"')[1].split()
    assert "target" not in tile(html, "1/surface-1").split('"')[1].split()


@pytest.mark.rule("KG-12.10")
def test_the_steps_of_a_combat_are_seen(texts: Catalogue) -> None:
    html = PAGE.board(fight().state.view(0), texts)
    steps = re.findall(r'class="kg-step( now)?">([^<]*)<', html)
    assert len(steps) == 5
    assert [word for now, word in steps if now] == [texts.say("table-step-firing")]
    assert 'class="kg-combat"' not in PAGE.board(game(0).state.view(0), texts)


def test_the_first_page_has_a_picture(texts: Catalogue) -> None:
    html = PAGE.picture(texts, GAME)
    Checker(html)
    assert html.count('class="kg-tile') > 8


@pytest.mark.rule("KG-5.4")
def test_a_card_in_play_has_its_picture_and_a_back_has_none_of_its_own(table: Setting) -> None:
    state = table({"hangar": ["cobra-flash"], "surface": ["tuzer"]}, {}).state
    html = PAGE.board(state.view(0), catalogue("en"))
    pictures = re.findall(r'class="kg-picture".*?#[a-z-]*-([a-z]+)"', html)
    assert len(pictures) == 2 and pictures.count("back") == 1
    assert "back" not in tile(html, "0/cobra-flash")
