"""When somebody is gone: claims, and bots that take over by consent."""

from __future__ import annotations

from hadur.table import commands
from hadur.table.entries import BotAsked, BotTook, Ended, Why
from hadur.table.options import Options
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, opened, playing
from .test_opening import refused


def lost_sight(house: House, seat: int) -> None:
    house.keep(commands.away(house.table, seat))


def test_somebody_who_cannot_be_reached_is_waited_for() -> None:
    house = playing(DUEL, options=Options(patience=60))
    lost_sight(house, 0)
    house.wait(59)
    assert refused(house, commands.claim, "bela", 0) == "table-still-there"
    house.wait(1)
    house.do(commands.claim, "bela", 0)
    assert house.table.ended == Ended(scores=[-1, 1], why=Why.CLAIMED)
    assert house.table.news[-1].facts == {"player": "Anna", "other": "Bela"}


def test_who_comes_back_has_lost_nothing() -> None:
    house = playing(DUEL, options=Options(patience=60))
    lost_sight(house, 0)
    assert not commands.away(house.table, 0)
    house.wait(100)
    house.do(commands.back, "anna")
    assert not house.do(commands.back, "anna")
    assert refused(house, commands.claim, "bela", 0) == "table-still-there"


def test_a_move_shows_that_somebody_is_there() -> None:
    house = playing(DUEL, options=Options(patience=60), goal=50)
    lost_sight(house, 0)
    house.wait(100)
    house.move("anna", "roll")
    assert not house.table.missing(0, house.now)


def test_the_game_of_who_leaves_may_be_claimed_at_once() -> None:
    house = playing(DUEL)
    house.do(commands.leave, "anna")
    assert house.table.seen_by("anna") == (0,)
    house.do(commands.claim, "bela", 0)
    assert house.table.ended is not None


def test_a_bot_takes_over_when_the_only_other_wants_it() -> None:
    house = playing(DUEL)
    assert refused(house, commands.hand_to_bot, "bela", 0, "random") == "table-still-there"
    house.do(commands.leave, "anna")
    assert refused(house, commands.hand_to_bot, "bela", 0, "cheat") == "table-no-bot"
    house.do(commands.hand_to_bot, "bela", 0, "heuristic")
    asked = house.table.bot_to_move()
    assert asked is not None and asked[:2] == (0, "heuristic")
    assert house.table.news[-1].key == "table-log-bot-took"
    assert house.table.news[-1].facts == {"bot": "heuristic", "player": "Anna"}
    assert house.table.seen_by("anna") == ()
    assert refused(house, commands.move, "anna", "roll", 0) == "table-not-seated"


def test_all_who_are_there_have_to_agree_to_a_bot() -> None:
    house = playing(ORDERS, "anna", "bela", "cili", "dani", seats=4)
    house.do(commands.leave, "anna")
    house.do(commands.leave, "dani")
    assert house.do(commands.hand_to_bot, "bela", 0, "random") == [
        BotAsked(seat=1, of=0, bot="random")
    ]
    assert refused(house, commands.hand_to_bot, "cili", 0, "random") == "table-asked-already"
    assert refused(house, commands.answer, "anna", True) == "table-nothing-asked"
    assert house.do(commands.answer, "cili", True)[-1] == BotTook(seat=0, bot="random")


def test_without_consent_no_bot_takes_over() -> None:
    house = playing(ORDERS, "anna", "bela", "cili", seats=3)
    house.do(commands.leave, "anna")
    house.do(commands.hand_to_bot, "bela", 0, "random")
    house.do(commands.answer, "cili", False)
    assert house.table.bot_to_move() is None


def test_one_may_ask_for_a_bot_in_ones_own_place() -> None:
    house = playing(DUEL)
    house.do(commands.hand_to_bot, "anna", 0, "random")
    assert house.table.bot_to_move() is None
    house.do(commands.answer, "bela", True)
    assert house.table.bot_to_move() is not None


def test_who_leaves_withdraws_what_they_asked() -> None:
    house = playing(DUEL)
    house.do(commands.hand_to_bot, "anna", 0, "random")
    house.do(commands.leave, "anna")
    assert house.table.request is None


def test_no_bot_takes_over_in_a_rated_game() -> None:
    house = playing(DUEL, options=Options(rated=True))
    house.do(commands.leave, "anna")
    assert refused(house, commands.hand_to_bot, "bela", 0, "random") == "table-rated-bots"


def test_nobody_is_away_before_the_game_and_no_bot_ever_is() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    assert not commands.away(house.table, 0)
    house = playing(DUEL, "anna", ":random")
    assert not commands.away(house.table, 1)
    assert refused(house, commands.claim, "anna", 1) == "table-still-there"
