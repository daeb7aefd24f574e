"""The parts of the web page: everything there is to point at, in both languages, no leak."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.drawing import figures
from hadur.games.forbidden_stars import GAME, setup
from hadur.games.forbidden_stars.components.sheets import FACTIONS
from hadur.games.forbidden_stars.render.page import PAGE
from hadur.games.forbidden_stars.render.printed import CARDS, LISTED, THINGS
from hadur.games.forbidden_stars.render.templating import TEMPLATES
from hadur.kernel.choices import attribute
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue
from tests.games.conquest.test_page import Checker
from tests.games.forbidden_stars.conftest import make
from tests.games.forbidden_stars.looking import SETUPS, catalogue, fight, readers, starts, war

STATES = [*range(len(SETUPS)), "fight"]


@pytest.fixture(params=["en", "hu"])
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


@pytest.fixture(params=STATES, ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else war(request.param).state


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


def test_every_part_is_well_formed_and_says_everything(state: State, texts: Catalogue) -> None:
    for seat in readers(state):
        for html in parts(state, seat, texts):
            Checker(html)
    assert not texts.problems


def test_what_a_reader_cannot_know_changes_no_letter(state: State) -> None:
    texts = catalogue("en")
    for seat in range(int(state.seats)):
        other = state.sample(seat, 5)
        assert parts(other, seat, texts) == parts(state, seat, texts)
        assert parts(other, None, texts) == parts(state, None, texts)


def test_every_card_unit_structure_and_order_can_be_read(texts: Catalogue) -> None:
    assert len(CARDS) == 56 + 20 + 32
    assert len(LISTED) == len(CARDS) + 24 + 3
    assert sorted(shown.card.name for shown in PAGE.all_cards(texts)) == sorted(LISTED)
    for name in THINGS:
        Checker(PAGE.card(texts, name))
        Checker(PAGE.listed(texts, name))
    assert {shown.group for shown in PAGE.all_cards(texts)} == {k for k, _ in PAGE.kinds(texts)}
    assert not texts.problems


def test_a_printed_card_says_what_it_costs_and_does(texts: Catalogue) -> None:
    printed = GAME.printed()
    for name in GAME.cards():
        card = printed.printed(texts, name)
        assert len(card.figures) == len(printed.columns(texts)) and card.texts
    assert printed.later(texts) == [] and not texts.problems


def test_every_symbol_that_parts_use_is_in_the_sprite(state: State, texts: Catalogue) -> None:
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{figures.symbols()}{PAGE.symbols()}</svg>'
    ids = {e.get("id") for e in ElementTree.fromstring(sprite).iter() if e.get("id")}
    html = "".join(parts(state, 0, texts)) + "".join(PAGE.card(texts, name) for name in THINGS)
    used = set(re.findall(r'href="/static/sprite\.svg#(fs-[^"]*)"', html))
    assert used and used <= ids
    assert {f"{TEMPLATES.prefix}-{faction}" for faction in FACTIONS} <= ids


def test_settings_have_their_words(texts: Catalogue) -> None:
    for seats in GAME.seats:
        for choice in setup.choices({"seats": [{}] * seats, "options": {}}):
            assert choice.values
            for value in choice.values:
                id = f"option-{choice.name}.{attribute(value)}"
                assert texts.has(id), id


def test_a_faction_has_its_colour_and_sign() -> None:
    assert PAGE.accent({"faction": "orks"}) == PAGE.accent("orks") == "orks"
    assert PAGE.emblem("eldar") == "fs-eldar"
    assert PAGE.accent(None) == PAGE.accent("random") == "" and PAGE.emblem("") == "fs-neutral"


def test_the_battle_shows_dice_cards_and_sums(texts: Catalogue) -> None:
    state = fight().state
    view: Any = state.view(0)
    html = PAGE.board(view, texts)
    assert html.count('class="host-side"') == 2 and 'aria-current="step">2<' in html
    for side in view["combat"]["sides"]:
        for icon, count in side["dice"].items():
            assert html.count(f'class="fs-die {icon}"') >= count
        for card in view["players"][side["seat"]]["played"]:
            assert f'data-card="{card}"' in html
    rows = re.findall(r"<tfoot>.*?</tfoot>", html, re.S)
    sums = [[int(n) for n in re.findall(r">(\d+)</td>", row)] for row in rows]
    assert sums == [[s["attack"], s["defence"], s["morale"]] for s in view["combat"]["sides"]]


def test_what_each_thing_adds_comes_to_the_sums() -> None:
    from hadur.games.forbidden_stars.render.battle import hosts
    from hadur.games.forbidden_stars.render.captions import Words
    from hadur.games.forbidden_stars.render.tabletop import read

    checked = 0
    for seats, round in ((2, 2), (2, 3), (3, 2), (4, 3)):
        for host in hosts(read(fight(seats, round).state.view(None)), Words(None)):
            assert host.rows
            checked += 1
            for icon in range(3):
                assert sum(row.adds[icon] for row in host.rows) == host.sums[icon]
    assert checked == 8


def test_there_is_no_battle_without_a_combat(texts: Catalogue) -> None:
    assert 'class="battle' not in PAGE.board(war(1).state.view(0), texts)


def test_units_that_have_set_out_are_seen_where_they_will_arrive(texts: Catalogue) -> None:
    t = make(
        units0={"turaci": "2 scout, factory"},
        units1={"noatun": "factory"},
        stacks={"10a": ["0 advance"], "12a": ["1 deploy"]},
    )
    t.do("resolve").skip("move-ships").do("move scout turaci medrias")
    html = PAGE.board(t.state.view(0), texts)
    assert html.count("chip arriving") == 1
    assert PAGE.board(t.state.view(1), texts).count("chip arriving") == 1


def test_the_first_page_has_a_picture(texts: Catalogue) -> None:
    html = PAGE.picture(texts, GAME)
    Checker(html)
    assert html.count('class="land world') > 10


def test_what_is_left_for_everybody_stands_once_on_the_page(texts: Catalogue) -> None:
    state = war(1).state
    for reader in (0, 1, None):
        view: Any = state.view(reader)
        sides = [PAGE.side(view, texts, seat) for seat in range(2)]
        head = f"<h3>{texts.say('table-supply')}</h3>"
        assert [side.count(head) for side in sides] == [int(k == (reader or 0)) for k in range(2)]
        for name in ("city", "factory", "bastion"):
            title = texts.say(f"structure-{name}")
            assert f'<li title="{title}">' in sides[reader or 0]


def test_tiles_and_objectives_still_to_be_placed_can_be_looked_at(texts: Catalogue) -> None:
    state = GAME.begin({"seats": 2, "options": {"board": "built", "first": "0"}}, 1)
    view: Any = state.view(1)
    html = PAGE.side(view, texts, 0)
    assert view["players"][0]["tiles"]
    for tile in view["players"][0]["tiles"]:
        assert f"({tile.upper()})" in html
        assert f'data-card="{tile}"' in html and tile in PAGE.seen_cards(view)
    assert f"2 {texts.say('faction-chaos')}" in html


def test_a_tile_shows_its_worlds_where_they_would_lie(texts: Catalogue) -> None:
    """4A has Cnobin in the upper left and Solanum in the upper right; turned clockwise by a
    quarter, those are the upper right and the lower right. A number stays with its world."""
    # Long words may have soft hyphens.
    html = PAGE.choices(texts, ["tile:4a", "turn:4a-90"]).replace("\u00ad", "")
    printed, turned = html.split("<li>")[1:]
    place = r'<circle class="planet-\d" cx="(\d+)" cy="(\d+)" r="13"/><text [^>]*>(\d)</text>'
    assert re.findall(place, printed) == [("16", "16", "1"), ("44", "16", "2")]
    assert re.findall(place, turned) == [("44", "16", "1"), ("44", "44", "2")]
    for tile in (printed, turned):
        assert f"<b>1 {texts.say('world-cnobin')}</b>" in tile
        assert tile.count(f'title="{texts.say("asset-wealth")}"') == 1
    assert texts.say("tile-4a") in printed and texts.say("move-turn", degrees=90) in turned
