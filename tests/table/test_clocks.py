"""Thinking time, with a clock that is turned by hand."""

from __future__ import annotations

from hadur.table import commands
from hadur.table.entries import Ended, Flagged, Why
from hadur.table.options import DAY, Clock, Late, Options, Pace
from hadur.table.sheet import Status
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import House, playing
from .test_opening import refused
from .test_playing import at_the_bids


def timed(pace: Pace, amount: int, increment: int = 0, late: Late = Late.LOSE) -> House:
    return playing(DUEL, options=Options(clock=Clock(pace, amount, increment), late=late), goal=50)


def left(house: House, seat: int) -> float | None:
    ms = house.table.time_left(seat, house.now)
    return None if ms is None else ms / 1000


def test_without_a_clock_nobody_is_ever_late() -> None:
    house = playing(DUEL)
    house.wait(1e9)
    assert left(house, 0) is None and not commands.flag(house.table, house.now)
    assert house.table.next_flag(house.now) is None


def test_time_runs_for_whoever_has_to_decide() -> None:
    house = timed(Pace.BANK, 60)
    house.wait(10)
    assert (left(house, 0), left(house, 1)) == (50, 60)
    house.move("anna", "roll")
    house.wait(5)
    assert (left(house, 0), left(house, 1)) == (50, 55)
    assert house.table.next_flag(house.now) == house.now + 55_000


def test_a_bank_grows_when_others_are_to_decide() -> None:
    house = timed(Pace.BANK, 60, 7)
    house.wait(10)
    house.move("anna", "roll")
    assert left(house, 0) == 57


def test_when_several_decide_at_once_each_has_time_running() -> None:
    house = timed(Pace.BANK, 60)
    at_the_bids(house)
    house.wait(10)
    house.move("bela", "bid 1")
    house.wait(10)
    assert (left(house, 0), left(house, 1)) == (40, 50)
    house.move("anna", "bid 1")
    house.wait(5)
    assert (left(house, 0), left(house, 1)) == (35, 50)


def test_time_per_move_starts_anew_with_every_decision() -> None:
    house = timed(Pace.MOVE, 30)
    house.wait(29)
    assert left(house, 0) == 1
    house.move("anna", "roll")
    house.move("bela", "roll")
    assert left(house, 0) == 30


def test_days_per_move() -> None:
    house = timed(Pace.DAYS, 3)
    house.wait(2 * DAY)
    assert left(house, 0) == DAY
    house.wait(DAY)
    assert commands.flag(house.table, house.now)


def test_who_is_out_of_time_loses() -> None:
    house = timed(Pace.BANK, 60)
    house.wait(59.999)
    assert not commands.flag(house.table, house.now)
    house.wait(0.001)
    assert refused(house, commands.move, "anna", "roll", 0) == "table-out-of-time"
    house.keep(commands.flag(house.table, house.now))
    assert house.table.ended == Ended(scores=[-1, 1], why=Why.TIME)
    assert not commands.flag(house.table, house.now)


def test_where_games_are_claimed_a_late_move_still_counts() -> None:
    house = timed(Pace.MOVE, 60, late=Late.CLAIM)
    house.wait(61)
    assert house.keep(commands.flag(house.table, house.now)) == [Flagged(seat=0)]
    assert not commands.flag(house.table, house.now)
    assert house.table.missing(0, house.now) and house.table.next_flag(house.now) is None
    house.move("anna", "roll")
    assert not house.table.missing(0, house.now)
    assert refused(house, commands.claim, "bela", 0) == "table-still-there"


def test_a_flagged_game_may_be_claimed() -> None:
    house = timed(Pace.MOVE, 60, late=Late.CLAIM)
    assert refused(house, commands.claim, "bela", 0) == "table-still-there"
    house.wait(61)
    house.keep(commands.flag(house.table, house.now))
    assert refused(house, commands.claim, "anna", 0) == "table-still-there"
    assert refused(house, commands.claim, "bela", 9) == "table-no-seat"
    house.do(commands.claim, "bela", 0)
    assert house.table.ended == Ended(scores=[-1, 1], why=Why.CLAIMED)


def test_bots_have_all_the_time_they_need() -> None:
    options = Options(clock=Clock(Pace.MOVE, 60))
    house = playing(DUEL, "anna", ":random", options=options, goal=50)
    house.move("anna", "roll")
    house.wait(1000)
    assert not commands.flag(house.table, house.now)
    assert house.table.status is Status.PLAYING


def test_time_spent_is_not_given_back_with_a_move() -> None:
    house = timed(Pace.BANK, 60)
    decision = house.table.decision_of(0)
    assert decision is not None
    house.wait(10)
    house.move("anna", next(text for text in decision.texts if text.startswith("bury")))
    house.wait(5)
    house.do(commands.undo, "anna")
    house.wait(1)
    assert (left(house, 0), left(house, 1)) == (49, 55)


def test_a_server_whose_clock_is_slow_gives_nobody_time() -> None:
    house = timed(Pace.BANK, 60)
    house.wait(-30)
    assert left(house, 0) == 60
    house.move("anna", "roll")
    assert left(house, 0) == 60


def test_time_is_worked_out_from_the_log_alone() -> None:
    house = timed(Pace.BANK, 60, 3)
    for name, text in (("anna", "roll"), ("bela", "roll"), ("bela", "bid 0"), ("anna", "bid 2")):
        house.wait(4)
        house.move(name, text)
    for seat in (0, 1):
        now = house.now + 1000
        assert house.again().time_left(seat, now) == house.table.time_left(seat, now)
