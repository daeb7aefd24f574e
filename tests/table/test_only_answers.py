"""Nobody is asked where there is one answer: the table gives it, and tells nothing by doing so."""

from __future__ import annotations

import msgspec
import pytest

from hadur.bots import make
from hadur.games import NAMES, load
from hadur.kernel.game import Game
from hadur.table import commands
from hadur.table.entries import Moved, from_text, numbered
from hadur.table.only_answers import needs_pause, only_answer
from hadur.table.options import Clock, Options, Pace, Passes
from hadur.table.sheet import Status
from hadur.table.standing_orders import ASK
from hadur.table.view import shown
from hadur.text.book import Book
from hadur.text.catalogue import LANGUAGES
from tools.empty_questions import measured

from .house import House, playing
from .twins import bytes_for, imagined

CONQUEST = load("conquest")
BATTLE = load("summoner-wars")


def stand(
    game: Game, *people: str, options: Options | None = None, seat: int = 0, prompt: str = ""
) -> House:
    """A table where the question (a certain one) of a seat has one answer; all have played by the
    script so far, and nothing was answered for anybody."""
    house = playing(game, *people, options=options)
    players = [make("script", game, 3 + n) for n in range(2)]
    for _ in range(400):
        table = house.table
        assert table.match is not None
        state = table.match.state
        decision = state.decisions[0]
        if decision.seat == seat and len(decision.moves) == 1 and not decision.is_open:
            if prompt in ("", decision.prompt):
                return house
        move = players[decision.seat].choose(state.copy(), decision.seat)
        place = table.seats[decision.seat]
        if place.bot is not None:
            house.keep(commands.bot_move(table, decision.seat, move, table.moves))
        else:
            assert place.player is not None
            house.move(place.player, game.text(state, decision.index, move))
    raise AssertionError("nobody came to a question with one answer")


@pytest.mark.parametrize("game", [BATTLE, CONQUEST], ids=lambda game: game.name)
def test_against_bots_the_only_answer_is_given_at_once(game: Game) -> None:
    house = stand(game, "anna", ":script")
    (decision,) = house.table.decisions()
    (moved, *_) = commands.follow(house.table)
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.text, moved.only) == (0, decision.texts[0], True)


def test_it_is_an_entry_like_any_other_and_the_record_has_it() -> None:
    house = stand(BATTLE, "anna", ":script")
    before = house.table.moves
    bodies = house.keep(commands.follow(house.table))
    assert isinstance(bodies[0], Moved) and house.table.moves == before + 1
    again = house.again()
    assert again.match is not None and house.table.match is not None
    assert again.match.record == house.table.match.record
    assert again.match.record.moves[before].text == bodies[0].text
    assert shown(house.table, "anna", house.now).moves[before].auto


def test_logs_of_before_say_nothing_of_it_and_are_read() -> None:
    old = from_text('{"kind":"moved","seat":0,"number":4,"text":"end","auto":true}')
    assert isinstance(old, Moved) and old.auto and not old.only
    assert msgspec.convert({}, Options).passes is Passes.GIVEN


def test_whoever_takes_back_goes_back_to_a_decision_of_their_own() -> None:
    house = stand(BATTLE, "anna", ":script")
    own = max(n for n, made in enumerate(house.table.made) if made.seat == 0)
    while bodies := commands.follow(house.table):
        house.keep(bodies)
    assert house.table.moves > own + 1
    house.do(commands.undo, "anna")
    assert house.table.moves == own
    assert commands.follow(house.table) == []


# -- with other people -----------------------------------------------------------------------------


def test_with_other_people_it_is_not_given_at_once_but_after_a_pause() -> None:
    house = stand(CONQUEST, "anna", "bela", seat=1)
    (decision,) = house.table.decisions()
    at = house.table.asked[1].move
    assert needs_pause(house.table, 1) and commands.follow(house.table) == []
    (moved,) = commands.give_answer(house.table, 1, at)[:1]
    assert isinstance(moved, Moved) and moved.only and moved.text == decision.texts[0]


def test_what_was_answered_during_the_pause_is_not_answered_again() -> None:
    house = stand(CONQUEST, "anna", "bela", seat=1)
    at = house.table.asked[1].move
    house.move("bela", house.table.decisions()[0].texts[0])
    assert commands.give_answer(house.table, 1, at) == []


def test_an_answer_of_the_table_looks_to_others_as_their_players_own_would() -> None:
    """Every byte, clocks with their increments among them, is the same for the others, whether the
    table passed or its player did."""
    timed = Options(clock=Clock(Pace.BANK, 600, 30))
    house = stand(CONQUEST, "anna", "bela", options=timed, seat=1)
    at = house.table.asked[1].move
    house.wait(3)
    given = commands.give_answer(house.table, 1, at)
    own = commands.move(house.table, house.caller("bela"), house.table.decisions()[0].texts[0], at)
    assert given != own
    one, other = (
        house.table.after(numbered(bodies, house.table.number, house.now))
        for bodies in (given, own)
    )
    for player in ("anna", None):
        assert bytes_for(one, player, house.now) == bytes_for(other, player, house.now)


@pytest.mark.parametrize("game", [BATTLE, CONQUEST], ids=lambda game: game.name)
def test_whether_a_hand_holds_an_answer_does_not_tell_by_what_the_table_does(game: Game) -> None:
    """In the eyes of the other the hand may be another, with which there is a choice: the table
    does the same, and shows the same."""
    house = stand(game, "anna", "bela", seat=1)
    table = house.again()
    assert table.match is not None
    true = table.match.state
    shown_before = bytes_for(table, "anna", house.now)
    with_choice = 0
    for rng in range(60):
        table.match.state = imagined(true, 0, rng)
        with_choice += len(table.decisions()[0].moves) > 1
        assert commands.follow(table) == []
        assert bytes_for(table, "anna", house.now) == shown_before
    assert with_choice > 0


def test_who_plays_by_correspondence_is_asked() -> None:
    """A pass in the night would tell that nobody had to look."""
    house = stand(CONQUEST, "anna", "bela", options=Options(clock=Clock(Pace.DAYS, 3)), seat=1)
    assert only_answer(house.table, 1) is None


def test_a_table_may_ask_everything() -> None:
    house = stand(BATTLE, "anna", ":script", options=Options(passes=Passes.ASKED))
    assert commands.follow(house.table) == []


# -- where somebody wants to be stopped ------------------------------------------------------------


def test_who_wants_to_be_stopped_at_a_window_is_asked_there() -> None:
    house = stand(CONQUEST, "anna", ":script")
    (decision,) = house.table.decisions()
    assert commands.follow(house.table)
    for topic in decision.topics:
        house.do(commands.order, "anna", topic, ASK)
        assert commands.follow(house.table) == []
        house.do(commands.order, "anna", topic, None)
        assert commands.follow(house.table)
    house.do(commands.order, "anna", "elsewhere", ASK)
    assert commands.follow(house.table)


def test_a_stop_holds_against_a_wider_order_and_outlives_taking_back() -> None:
    house = stand(CONQUEST, "anna", ":script", prompt="action-window")
    (decision,) = house.table.decisions()
    narrow, *_, wide = decision.topics
    assert narrow != wide
    house.do(commands.order, "anna", wide, decision.texts[0])
    assert commands.follow(house.table)
    house.do(commands.order, "anna", narrow, ASK)
    assert commands.follow(house.table) == []
    house.do(commands.undo, "anna")
    assert [order.answer for order in house.table.seats[0].orders] == [ASK]


@pytest.mark.parametrize("name", NAMES)
def test_every_window_of_a_game_can_be_chosen_and_has_words(name: str) -> None:
    game = load(name)
    windows = game.windows()
    assert windows and len(set(windows)) == len(windows)
    for lang in LANGUAGES:
        said = Book(load(name), lang)
        lines = [said.words.prompt_line(said.texts, window) for window in windows]
        assert all(line and line not in windows for line in lines)


@pytest.mark.parametrize("name", NAMES)
def test_questions_with_one_answer_are_rare(name: str) -> None:
    """Over whole games against a bot: fewer than one in twenty. (`tools/empty_questions.py`)"""
    asked = measured(load(name), 1, "script", Passes.ASKED)
    given = measured(load(name), 1, "script", Passes.GIVEN)
    assert asked.asked > 20 and given.asked > 10
    assert given.share < 0.05
    windows = set(load(name).windows())
    assert asked.hidden and all(windows.intersection(topics) for topics in asked.hidden)


def test_a_game_that_is_over_asks_nobody() -> None:
    house = playing(BATTLE, "anna", ":script")
    house.do(commands.concede, "anna")
    assert house.table.status is Status.OVER and commands.follow(house.table) == []
