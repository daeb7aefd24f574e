"""Standing orders: answered at once, as the seat would have."""

from __future__ import annotations

import pytest

from hadur.kernel.events import Event
from hadur.kernel.game import Game
from hadur.kernel.state import State
from hadur.table import commands
from hadur.table.standing_orders import MOST, Until
from hadur.table.view import shown
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.draw_duel import ROLLED, DrawDuel

from .house import follow, playing
from .test_opening import refused
from .test_playing import at_the_bids


def test_an_order_answers_its_question_whenever_it_is_asked() -> None:
    house = playing(DUEL, goal=99)
    house.do(commands.order, "bela", "bid", " BID  0 ")
    for _ in range(2):
        house.move("anna", "roll")
        assert not follow(house)
        house.move("bela", "roll")
        (made,) = follow(house)
        assert (made.seat, made.text, made.auto) == (1, "bid 0", True)
        house.move("anna", "bid 1")


def test_an_order_that_the_rules_do_not_allow_is_not_followed() -> None:
    house = playing(DUEL)
    house.do(commands.order, "anna", "turn", "play 99")
    assert not follow(house)


def test_an_order_can_be_changed_and_taken_back() -> None:
    house = playing(DUEL, goal=99)
    at_the_bids(house)
    house.do(commands.order, "bela", "bid", "bid 9")
    house.do(commands.order, "bela", "bid", "bid 2")
    assert [order.answer for order in house.table.seats[1].orders] == ["bid 2"]
    house.do(commands.order, "bela", "bid", None)
    assert not follow(house)
    assert not house.do(commands.order, "bela", "bid", None)


def test_an_order_may_end_when_anything_else_is_asked() -> None:
    house = playing(DUEL, goal=99)
    house.do(commands.order, "bela", "bid", "bid 0", Until.ASKED)
    at_the_bids(house)
    assert house.table.seats[1].orders == ()
    house.do(commands.order, "bela", "bid", "bid 0", Until.ASKED)
    assert len(follow(house)) == 1
    house.move("anna", "bid 1")
    assert house.table.seats[1].orders != ()
    house.move("anna", "roll")
    assert house.table.decisions()[0].seat == 1
    assert house.table.seats[1].orders == ()


class Duel(DrawDuel):
    """A roll is an attack on the other seat."""

    def attacked(self, before: State, event: Event) -> int:
        return 1 - event.a if event.kind == ROLLED else -1


def test_an_order_may_end_when_its_seat_is_attacked() -> None:
    for game, orders in ((Duel(), 0), (DUEL, 1)):
        assert isinstance(game, Game)
        house = playing(game, goal=99)
        house.do(commands.order, "bela", "bid", "bid 0", Until.ATTACKED)
        house.do(commands.order, "anna", "bid", "bid 0", Until.ATTACKED)
        house.move("anna", "roll")
        assert len(house.table.seats[1].orders) == orders
        assert len(house.table.seats[0].orders) == 1


class Rounds(DrawDuel):
    """The bids are a stage of their own."""

    def stage(self, state: State) -> str:
        return state.decisions[0].prompt if state.decisions else ""


def two_topics(game: Game, state: State, index: int) -> list[str]:
    return [state.asks[index].prompt.name, "anything"]


def test_an_order_may_end_with_the_stage_it_was_given_in() -> None:
    house = playing(Rounds(), goal=99)
    house.do(commands.order, "bela", "bid", "bid 0", Until.STAGE)
    at_the_bids(house)
    assert house.table.seats[1].orders == ()
    house.do(commands.order, "bela", "bid", "bid 0", Until.STAGE)
    assert len(follow(house)) == 1 and house.table.seats[1].orders
    house.move("anna", "bid 1")
    assert house.table.seats[1].orders == ()
    assert house.again().seats[1].orders == ()


def test_an_order_may_be_for_a_topic_of_several_questions_and_a_narrower_one_goes_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(DrawDuel, "topics", two_topics)
    house = playing(DUEL, goal=99)
    house.do(commands.order, "bela", "anything", "roll")
    house.move("anna", "roll")
    (made,) = follow(house)
    assert (made.seat, made.text) == (1, "roll")
    assert house.table.decision_of(1) is not None, "no answer to the bids, so they are asked"
    house.do(commands.order, "bela", "bid", "bid 2")
    (made,) = follow(house)
    assert made.text == "bid 2"


def test_an_order_is_nobody_elses_business() -> None:
    house = playing(DUEL, goal=99)
    at_the_bids(house)
    house.do(commands.order, "bela", "bid", "bid 2")
    follow(house)
    assert shown(house.table, "bela", house.now).orders
    assert shown(house.table, "bela", house.now).moves[-1].auto
    for player in ("anna", "cili", None):
        seen = shown(house.table, player, house.now)
        assert not seen.orders and not seen.moves[-1].auto


def test_taking_back_ends_the_orders_of_who_did() -> None:
    house = playing(DUEL, "anna", ":random", goal=99)
    house.move("anna", "roll")
    house.do(commands.order, "anna", "turn", "roll")
    house.do(commands.undo, "anna")
    assert not follow(house) and house.table.moves == 0


def test_an_order_does_not_reach_back_over_a_decision_of_its_own() -> None:
    house = playing(DUEL, "anna", ":random", goal=99)
    house.do(commands.order, "anna", "bid", "bid 0")
    house.move("anna", "roll")
    house.keep(commands.bot_move(house.table, 1, "roll", 1))
    follow(house)
    house.do(commands.undo, "anna")
    assert house.table.moves == 0


def test_a_seat_has_only_so_many_orders() -> None:
    house = playing(DUEL)
    for number in range(MOST):
        house.do(commands.order, "anna", f"q{number}", "no")
    assert refused(house, commands.order, "anna", "one-more", "no") == "table-bad-order"
    for prompt, answer in (
        ("", "no"),
        ("x" * 999, "no"),
        ("q1", "  "),
        ("q1", "x" * 999),
        ("\ud800", "no"),
    ):
        assert refused(house, commands.order, "anna", prompt, answer) == "table-bad-order"
    house.do(commands.concede, "anna")
    assert refused(house, commands.order, "bela", "bid", "bid 0") == "table-over"


def test_a_bot_that_takes_over_follows_no_orders() -> None:
    house = playing(DUEL)
    house.do(commands.order, "anna", "turn", "roll")
    house.do(commands.leave, "anna")
    house.do(commands.hand_to_bot, "bela", 0, "random")
    assert not follow(house)
