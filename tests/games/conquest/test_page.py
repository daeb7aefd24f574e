"""The parts of the web page: everything there is to point at, in both languages, no leak."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.drawing import figures
from hadur.games.conquest import GAME, deck
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, FACTIONS
from hadur.games.conquest.render.page import PAGE
from hadur.games.conquest.render.tabletop import read
from hadur.games.conquest.render.templating import TEMPLATES
from hadur.games.conquest.setup import OPTIONS
from hadur.kernel.choices import attribute
from hadur.kernel.match import Match
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue, catalogue_of

DECKS = GAME.ready_decks()
GAMES = [(DECKS[k], DECKS[(k + 2) % 7], 60 + 40 * k) for k in range(4)]
VOID = {"input", "br", "hr", "img", "use", "path", "rect", "circle"}


class Checker(HTMLParser):
    """Counts open tags; a page part must close what it opens, in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "style" not in dict(attrs)
        assert not any(name.startswith("on") for name, _ in attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(params=["en", "hu"])
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param, GAME.name)


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}-{game[2]}", scope="module")
def match(request: pytest.FixtureRequest) -> Match:
    first, second, moves = request.param
    rng = random.Random(moves)
    match = Match.start(GAME, {"decks": [first, second]}, moves)
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        others = [text for text in decision.texts if text not in ("pass", "no", "done")]
        pool = others if others and rng.random() < 0.8 else decision.texts
        match.play(rng.choice(pool), decision.seat)
    return match


def parts(state: State, seat: int | None, texts: Catalogue) -> list[str]:
    """All that the page shows of a state to one reader."""
    view: dict[str, Any] = state.view(seat)
    starts: list[str] = []
    if seat is not None and not state.over and int(state.asked(seat)) >= 0:
        index = int(state.asked(seat))
        moves = [GAME.spots(state, index, int(move)) for move in state.legal(index)]
        starts = [spots[0] for spots in moves if spots]
    return [
        PAGE.board(view, texts, starts, ()),
        PAGE.status(view, texts),
        PAGE.side(view, texts, 0, starts),
        PAGE.side(view, texts, 1, starts),
        PAGE.hand(view, texts, starts),
        PAGE.choices(texts, dict.fromkeys(starts)),
        *PAGE.seen_cards(view),
    ]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_part_is_well_formed_and_says_everything(
    match: Match, seat: int | None, texts: Catalogue
) -> None:
    for html in parts(match.state, seat, texts):
        Checker(html)
    assert not texts.problems


@pytest.mark.parametrize("seat", [0, 1, None])
def test_whatever_is_on_the_table_can_be_pointed_at(match: Match, seat: int | None) -> None:
    texts = catalogue_of("en", GAME.name)
    table = read(match.state.view(seat))
    html = PAGE.board(match.state.view(seat), texts)
    spots = re.findall(r'data-spot="([^"]*)"', html)
    wanted = [*(p.spot for p in table.pieces), *(p.name for p in table.planets), "0/hq", "1/hq"]
    assert sorted(spots) == sorted(wanted)
    assert html.count('role="row"') == 5


def test_the_spots_of_moves_are_places_on_the_page(match: Match) -> None:
    texts = catalogue_of("en", GAME.name)
    for decision in match.state.decisions:
        html = "".join(parts(match.state, decision.seat, texts))
        places = set(re.findall(r'data-spot="([^"]*)"', html))
        for move in decision.moves:
            assert set(GAME.spots(match.state, decision.index, move)) <= places


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_reader_cannot_know_changes_no_letter(match: Match, seat: int) -> None:
    texts = catalogue_of("en", GAME.name)
    other = match.state.sample(seat, 5)
    assert parts(other, seat, texts) == parts(match.state, seat, texts)
    assert parts(other, None, texts) == parts(match.state, None, texts)


def test_every_card_can_be_read(texts: Catalogue) -> None:
    shown = PAGE.all_cards(texts)
    assert sorted(s.card.name for s in shown) == sorted(BY_NAME)
    for card in CARDS:
        Checker(PAGE.card(texts, card.name))
        Checker(PAGE.listed(texts, card.name))
    assert not texts.problems


def test_every_symbol_that_parts_use_is_in_the_sprite(match: Match, texts: Catalogue) -> None:
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{figures.symbols()}{PAGE.symbols()}</svg>'
    ids = {e.get("id") for e in ElementTree.fromstring(sprite).iter() if e.get("id")}
    html = "".join(parts(match.state, 0, texts))
    html += "".join(PAGE.card(texts, card.name) for card in CARDS)
    used = set(re.findall(r'href="/static/sprite\.svg#([^"]*)"', html))
    assert used <= ids
    assert {f"{TEMPLATES.prefix}-{faction}" for faction in FACTIONS} <= ids


def test_a_deck_has_the_colour_and_sign_of_its_warlords_faction() -> None:
    assert PAGE.accent("nazdreg") == PAGE.accent({"warlord": "nazdreg"}) == "orks"
    assert PAGE.emblem("kith") == "cq-dark-eldar"
    assert PAGE.accent("unknown") == PAGE.accent(None) == ""
    assert PAGE.emblem("unknown") == "cq-neutral"


def test_ready_decks_and_settings_have_their_words(texts: Catalogue) -> None:
    for name in deck.ready_names():
        assert texts.has(f"deck-{name}")
        assert texts.has(f"about-{name}")
    for choice in OPTIONS:
        assert choice.values
        for value in choice.values:
            assert texts.has(f"option-{choice.name}.{attribute(value)}"), (choice.name, value)


def test_what_has_been_named_so_far_is_shown_to_whoever_names_it(texts: Catalogue) -> None:
    """Two of three points of indirect damage are given: the third is still to come."""
    keys = {"0": {"tarrus": ["goff-nob", "crushface"]}, "happens": ["0 divides 3 at tarrus"]}
    state = GAME.begin_at(GAME.check_setup({"decks": ["nazdreg", "cato"]}), keys, 1)
    for _ in range(2):
        state.play("pick goff-nob@tarrus")
    view = state.view(0)
    assert view["decisions"][0]["chosen"] == [{"seat": 0, "ref": "goff-nob@tarrus"}] * 2  # type: ignore[index,call-overload]
    board = PAGE.board(view, texts, (), ())
    assert board.count('#cq-chosen"/></svg><b>2</b>') == 1 and board.count("picked") == 1
    assert f"{texts.say('table-chosen')} 2" in board
    assert "✓2" in GAME.draw_text(state, 0) and "#cq-chosen" in board
    for other in (1, None):
        assert "picked" not in PAGE.board(state.view(other), texts, (), ())
        assert "✓2" not in GAME.draw_text(state, other)
    state.play("pick crushface@tarrus")
    assert "picked" not in PAGE.board(state.view(0), texts, (), ())
