"""Time that nobody could use is nobody's; who is away is waited for; what nobody touches ends."""

from __future__ import annotations

import pytest

from hadur.table import commands
from hadur.table.entries import Ended, Resumed, Why
from hadur.table.errors import BadLog, Refused
from hadur.table.options import (
    LONGEST_PATIENCE,
    SHORTEST_PATIENCE,
    SHORTEST_RATED,
    Clock,
    Late,
    Options,
    Pace,
    checked,
)
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import playing

BANK = Options(clock=Clock(Pace.BANK, 300))
HOUR = 3600


def test_clocks_stand_still_while_no_server_runs() -> None:
    house = playing(DUEL, goal=50, options=BANK)
    (seat,) = house.table.asked
    house.wait(100)
    house.wait(HOUR)  # nobody was there
    house.keep(commands.resume(house.table, house.now, HOUR * 1000))
    assert house.table.time_left(seat, house.now) == 200_000
    assert commands.flag(house.table, house.now) == []
    house.wait(150)
    assert house.table.time_left(seat, house.now) == 50_000
    assert house.again().time_left(seat, house.now) == 50_000
    house.wait(51)
    assert commands.flag(house.table, house.now) != []


def test_a_clock_that_was_put_back_costs_nothing() -> None:
    house = playing(DUEL, goal=50, options=BANK)
    (seat,) = house.table.asked
    house.wait(-HOUR)
    house.keep(commands.resume(house.table, house.now, 0))
    assert house.table.time_left(seat, house.now) == 300_000
    assert commands.resume(house.table, house.now, 0) == []
    house.wait(10)
    assert house.table.time_left(seat, house.now) == 290_000


def test_who_was_away_is_not_gone_for_longer_by_an_outage() -> None:
    house = playing(DUEL, goal=50)
    house.keep(commands.away(house.table, 1))
    house.wait(100 + HOUR)
    house.keep(commands.resume(house.table, house.now, HOUR * 1000))
    assert not house.table.missing(1, house.now)
    house.wait(200)
    assert house.table.missing(1, house.now)


def test_where_no_time_is_counted_nothing_is_written() -> None:
    house = playing(DUEL, goal=50)
    assert commands.resume(house.table, house.now, HOUR * 1000) == []
    timed = playing(DUEL, goal=50, options=BANK)
    assert commands.resume(timed.table, timed.now, 0) == []
    with pytest.raises(BadLog):
        timed.keep([Resumed(lost=-1)])


@pytest.mark.parametrize(("rated", "least"), [(False, SHORTEST_PATIENCE), (True, SHORTEST_RATED)])
def test_who_is_away_is_waited_for(rated: bool, least: int) -> None:
    with pytest.raises(Refused, match="table-bad-patience"):
        checked(Options(rated=rated, patience=least - 1))
    with pytest.raises(Refused, match="table-bad-patience"):
        checked(Options(rated=rated, patience=LONGEST_PATIENCE + 1))
    assert checked(Options(rated=rated, patience=least)).waits == least
    old = Options(rated=rated, patience=0)
    assert old.waits == least, "tables of before that chose less"


def test_a_rated_game_cannot_be_claimed_after_twenty_seconds() -> None:
    house = playing(DUEL, goal=50, options=Options(rated=True))
    house.keep(commands.away(house.table, 1))
    for seconds in (20, 279):
        house.wait(seconds)
        with pytest.raises(Refused, match="table-still-there"):
            house.do(commands.claim, "anna", 1)
    house.wait(1)
    house.do(commands.claim, "anna", 1)
    assert house.table.ended is not None and house.table.ended.why is Why.CLAIMED


# -- when somebody has to look after a table -------------------------------------------------------


def test_a_table_is_due_when_time_runs_out() -> None:
    house = playing(DUEL, goal=50, options=BANK)
    assert house.table.due == house.now + 300_000
    house.wait(100)
    house.move("anna" if 0 in house.table.asked else "bela", "roll")
    assert house.table.due is not None and house.table.due == house.table.next_flag(house.now)


def test_a_table_is_due_at_once_for_a_bot_and_never_for_people_without_a_clock() -> None:
    assert playing(DUEL, ":random", ":random", goal=50).table.due == 0
    assert playing(DUEL, goal=50).table.due is None
    late = playing(DUEL, goal=50, options=Options(clock=Clock(Pace.MOVE, 60), late=Late.CLAIM))
    late.wait(61)
    late.keep(commands.flag(late.table, late.now))
    assert late.table.due is None, "it waits for people now"


def test_what_nobody_touches_is_abandoned() -> None:
    house = playing(DUEL, goal=50)
    house.wait(HOUR)
    assert commands.abandon(house.table, house.now, HOUR * 1000 + 1) == []
    house.keep(commands.abandon(house.table, house.now, HOUR * 1000))
    ended = house.table.ended
    assert ended == Ended(scores=[], why=Why.ABANDONED)
    assert house.table.next_setup() is None and house.table.results() == []
    assert commands.abandon(house.table, house.now, 0) == []
    assert house.again().ended == ended


def test_nobody_abandons_a_game_whose_clock_runs_or_whose_bot_thinks() -> None:
    timed = playing(DUEL, goal=50, options=Options(clock=Clock(Pace.DAYS, 30)))
    robots = playing(DUEL, ":random", ":random", goal=50)
    for house in (timed, robots):
        house.wait(HOUR)
        assert commands.abandon(house.table, house.now, 1) == []
    with pytest.raises(BadLog):
        timed.keep([Ended(scores=[], why=Why.CLOSED)])
