"""The table as text: complete, narrow enough, and never more than a seat knows."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.render import track
from hadur.games.chaos_galaxy.render.tabletop import read
from hadur.games.chaos_galaxy.render.text import rich_board
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES
from tests.conformance.conftest import Dice
from tests.games.chaos_galaxy.conftest import Setting
from tests.games.chaos_galaxy.looking import fight
from tests.games.chaos_galaxy.positions import begin_crowded, eager
from tests.games.chaos_galaxy.test_words import catalogue
from tests.pictures import printed

NUMBERS = range(5)
"""Games for two to five, one of them simplified."""


@cache
def played(number: int) -> list[State]:
    """Positions of a random game on its way."""
    state = begin_crowded(number)
    dice = Dice(number)
    found = []
    for step in range(90):
        if state.over:
            break
        index = state.decisions[0].index
        if step % 15 == number % 3:
            found.append(state.copy())
        state.advance(eager(state, index, dice), index)
    return [*found, state]


def readers(state: State) -> list[int | None]:
    return [*range(int(state.seats)), None]


@pytest.mark.parametrize("number", NUMBERS)
def test_no_line_is_too_wide(number: int) -> None:
    for state in played(number):
        for seat in readers(state):
            plain = GAME.draw_text(state, seat)
            assert max(map(len, plain.split("\n"))) <= 80
        for lang in LANGUAGES:
            texts = catalogue(lang)
            board = printed(GAME, state.view(0), texts)
            assert max(map(len, board.rstrip().split("\n"))) <= 80
            assert not texts.problems


@pytest.mark.parametrize("number", NUMBERS)
def test_everything_that_lies_open_is_named(number: int) -> None:
    named = 0
    for state in played(number):
        view: dict[str, Any] = state.view(0)
        text = " ".join(GAME.draw_text(state, 0).split())
        for seat, player in enumerate(view["players"]):
            assert f"player {seat + 1}" in text
            assert f"credits {player['credits']} colony {player['colony-count']}" in text
            for row in ("hangar", "canteen", "surface"):
                for slot in player[row]:
                    if slot["card"]:
                        assert slot["card"] in text
                        named += 1
        for name in view["players"][0]["hand"]:
            assert name in text
        for link in view["chain"]:
            assert f"#{link['ticket']} " in text
    assert named > 20


@pytest.mark.rule("KG-5.4")
@pytest.mark.parametrize("number", NUMBERS)
def test_what_a_reader_cannot_know_changes_no_letter(number: int) -> None:
    for state in played(number)[:4]:
        for seat in range(int(state.seats)):
            other = state.sample(seat, 5)
            assert GAME.draw_text(other, seat) == GAME.draw_text(state, seat)
            assert GAME.draw_text(other, None) == GAME.draw_text(state, None)
            assert printed(GAME, other.view(seat)) == printed(GAME, state.view(seat))


@pytest.mark.rule("KG-5.4")
def test_a_face_down_card_is_named_to_its_own_player_alone(table: Setting) -> None:
    state = table({"surface": ["tuzer"]}, {}).state
    assert "1. ? tuzer" in GAME.draw_text(state, 0)
    for seat in (1, None):
        assert "tuzer" not in GAME.draw_text(state, seat)
        for lang in LANGUAGES:
            board = printed(GAME, state.view(seat), catalogue(lang))
            assert BY_NAME["tuzer"].title(lang) not in board


def test_the_chain_is_read_from_the_top_which_takes_effect_first() -> None:
    state = begin_crowded(0)
    dice = Dice(0)
    view: Any = state.view(0)
    while len(view["chain"]) < 2:
        index = state.decisions[0].index
        state.advance(eager(state, index, dice), index)
        view = state.view(0)
    lines = GAME.draw_text(state, 0).split("\n")
    at = lines.index("chain")
    read = [line.split()[0] for line in lines[at + 1 :] if line.strip().startswith("#")]
    assert read == [f"#{link['ticket']}" for link in reversed(view["chain"])]


def test_a_card_that_a_move_begins_with_stands_out(table: Setting) -> None:
    state = table({"hangar": ["cobra-flash"]}).state
    plain = rich_board(state.view(0), catalogue("hu"))
    marked = rich_board(state.view(0), catalogue("hu"), frozenset({"0/cobra-flash"}))
    assert plain.plain == marked.plain
    assert not any("reverse" in str(span.style) for span in plain.spans)
    found = [span for span in marked.spans if "reverse" in str(span.style)]
    # A line is cut into words, each with its style.
    assert "".join(marked.plain[span.start : span.end] for span in found) == "Cobra Flash"


@pytest.mark.rule("KG-1.7")
def test_what_is_not_paid_yet_shows_its_cost(table: Setting) -> None:
    state = table({"surface": ["tuzer"], "hand": ["cobra-flash"]}, {}).state
    board = GAME.draw_text(state, 0)
    for name in ("tuzer", "cobra-flash"):
        assert f"{name} [{BY_NAME[name].cost}]" in board
    assert "[" not in GAME.draw_text(state, 1).replace("[3] cost", "")


@pytest.mark.rule("KG-15.2", "KG-15.3")
def test_a_combat_says_who_fires_when() -> None:
    state = fight().state
    line = GAME.draw_text(state, 0).partition("order:")[2].partition("\nplayer")[0]
    ships = track.ships(read(state.view(0)))
    assert len(ships) > 1
    at = 0
    for slot in ships:  # each after the one before; two may have the same name
        at = line.index(slot.card, at) + len(slot.card)
    assert line.index(str(ships[0].figures["speed"])) < line.index(ships[0].card)
