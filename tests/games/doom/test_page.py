"""The parts of the web page: everything there is to see, in both languages, no leak."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from hadur.drawing import figures
from hadur.games.doom import GAME
from hadur.games.doom.loading.names import titles
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.render.page import PAGE
from hadur.games.doom.render.page.raid import dice_of
from hadur.games.doom.render.printed import cards, things
from hadur.games.doom.render.tabletop import read
from hadur.games.doom.render.templating import TEMPLATES
from hadur.kernel.match import Match
from hadur.kernel.state import State
from hadur.text.catalogue import Catalogue
from tests.games.conquest.test_page import Checker
from tests.games.doom.conftest import Table, set_up
from tests.games.doom.looking import SETUPS, catalogue, played, readers, starts


@pytest.fixture(params=["en", "hu"])
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param)


def fight() -> Table:
    """Alpha has rolled against an imp in cover behind another one, and may use something."""
    figures = {"alpha": "b4", "imp-1": "d4", "imp-2": "f4", "mancubus-1": "h1"}
    table = set_up(figures, m1={"hand": ["sidearm"], "class": "gambler"})
    return table.do("play sidearm", "attack", "attack imp-2", dice="red-1 red-2")


@pytest.fixture(params=[*range(len(SETUPS)), "fight"], ids=str, scope="module")
def state(request: pytest.FixtureRequest) -> State:
    return fight().state if request.param == "fight" else played(request.param, 3).state


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


def test_every_card_weapon_and_set_can_be_read(texts: Catalogue) -> None:
    assert len(cards()) == 40 + 24 + 20 + 12 + 12 + 8 + 6 + 3 + 3
    assert [shown.card.name for shown in PAGE.all_cards(texts)] == list(cards())
    for name in (*things(), "alpha", "invader", "invasion", "mission"):
        Checker(PAGE.card(texts, name))
        Checker(PAGE.listed(texts, name))
    assert {shown.group for shown in PAGE.all_cards(texts)} == {k for k, _ in PAGE.kinds(texts)}
    assert not texts.problems


def test_whatever_is_pointed_at_can_be_read(state: State) -> None:
    """The page has it at hand, or the list of cards has it: nobody asks the server in vain."""
    texts = catalogue("en")
    pointed = 0
    for seat in readers(state):
        offered = {spot.partition(":")[2] for spot in starts(state, seat)}
        at_hand = {*PAGE.seen_cards(state.view(seat)), *offered, *cards()}
        named = set(re.findall(r'data-card="([^"]*)"', "".join(parts(state, seat, texts))))
        assert named <= at_hand
        pointed += len(named)
    assert pointed


def test_cards_in_lists_are_called_what_the_data_files_call_them(texts: Catalogue) -> None:
    language = texts.say("name-language")
    for name in cards():
        assert texts.say(f"card-{name}") == titles()[name][language]


def test_a_printed_card_has_its_columns_and_says_what_it_does(texts: Catalogue) -> None:
    printed = GAME.printed()
    told = 0
    for name in GAME.cards():
        card = printed.printed(texts, name)
        assert len(card.figures) == len(printed.columns(texts))
        assert card.texts or card.figures[0] or card.figures[1]
        told += bool(card.texts)
    assert told > 100 and printed.later(texts) == [] and not texts.problems


def test_every_symbol_that_parts_use_is_in_the_sprite(state: State, texts: Catalogue) -> None:
    sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{figures.symbols()}{PAGE.symbols()}</svg>'
    ids = {e.get("id") for e in ElementTree.fromstring(sprite).iter() if e.get("id")}
    html = "".join(parts(state, 0, texts)) + "".join(PAGE.card(texts, name) for name in things())
    used = set(re.findall(r'href="/static/sprite\.svg#(dm-[^"]*)"', html))
    assert used and used <= ids
    assert {f"{TEMPLATES.prefix}-{demon}" for demon in data_file("demons")} <= ids


def test_the_attack_shows_dice_and_sums(texts: Catalogue) -> None:
    table = fight()
    view = table.view(1)
    html = PAGE.board(view, texts, starts(table.state, 1))
    attack = read(view).attack
    assert attack is not None
    assert [(colour, damage) for colour, damage, _ in dice_of(attack)] == [("red", 1), ("red", 2)]
    assert html.count('class="die red') == 2
    assert texts.say("dm-damage", hits=3, shields=0, damage=3) in html
    # What is in the way is not hidden by the shot: only its end lies over the figures.
    way, end = html.index('class="shot-way"'), html.index('class="shot"')
    assert way < html.index('class="body ') < html.rindex('class="body ') < end
    begun = Match.start(GAME, SETUPS[0][0], 3)
    assert 'class="clash"' not in PAGE.board(begun.state.view(0), texts)


def test_dice_to_roll_again_are_pointed_at() -> None:
    table = fight()
    table.do("use gambler")
    html = PAGE.board(table.view(1), catalogue("en"), starts(table.state, 1))
    assert 'data-spot="die/red-1"' in html and 'data-spot="die/red-2"' in html
    assert html.count('class="die red can"') == 2


def test_the_initiative_track_shows_who_has_acted_and_hides_who_comes(texts: Catalogue) -> None:
    state = played(1, 3).state
    view: Any = state.view(1)
    html = PAGE.status(view, texts)
    turns = view["turns"]
    assert turns["shown"] and turns["order"]
    assert html.count('<li class="back"') == turns["order"].count("?")
    shown = html.count('<li class="done"') + html.count('<li class="now"')
    assert shown == len(turns["shown"])


def test_a_hand_is_seen_by_its_owner_alone(texts: Catalogue) -> None:
    state = played(0, 3).state
    events = state.view(0)["invader"]["hand"]  # type: ignore[index]
    assert events
    html = PAGE.hand(state.view(0), texts)
    assert all(f'data-spot="hand:{name}"' in html for name in events)
    assert PAGE.hand(state.view(None), texts) == ""
    for name in events:
        assert f'hand:{name}"' not in "".join(parts(state, 1, texts))


def test_the_first_page_has_a_picture(texts: Catalogue) -> None:
    html = PAGE.picture(texts, GAME)
    Checker(html)
    assert html.count('data-figure="') >= 4 and "cyberdemon" in html
    assert 'tabindex="0"' in html and PAGE.emblem(None) == "dm-neutral" and PAGE.accent("x") == ""
