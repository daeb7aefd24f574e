"""Games in a row, and other games among more than two."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hadur.games import load
from hadur.table import commands
from hadur.table.consent import comes_along
from hadur.table.entries import (
    NextChosen,
    Opened,
    Past,
    RematchAsked,
    Rematched,
    from_text,
    numbered,
    to_text,
)
from hadur.table.errors import BadLog
from hadur.table.options import Options
from hadur.table.sheet import Status
from hadur.table.view import ShownSeries, shown
from tests.kernel.toys.hunts import GAME as HUNTS
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, opened, playing
from .test_opening import refused

GAME = load("summoner-wars")
BEST_OF_3: dict[str, Any] = {"series": "best-of-3", "first": "0"}


def series(house: House) -> ShownSeries | None:
    return shown(house.table, None, house.now).series


def next_game(house: House, id: str) -> House:
    """All ask for it, and it begins."""
    people = [seat.player for seat in house.table.seats if seat.player is not None]
    for player in people[:-1]:
        house.do(commands.rematch, player, id)
    assert house.do(commands.rematch, people[-1], id)[-1] == Rematched(table=id)
    following = House(house.game, commands.rematch_table(house.table, "before"))
    following.keep(commands.start(following.table))
    return following


def battle(*people: str) -> House:
    decks = [{"deck": "vanguards"}, {"deck": "breakers"}]
    return playing(GAME, *(people or ("anna", "bela")), seats=decks, options_=BEST_OF_3)


def test_a_series_goes_on_until_it_is_decided() -> None:
    first = battle()
    assert series(first) == ShownSeries(1, [0, 0], False)
    first.do(commands.concede, "anna")
    assert series(first) == ShownSeries(1, [0, 1], False)
    second = next_game(first, "second")
    assert second.table.status is Status.PLAYING, "who asked for it is ready"
    assert [seat.name for seat in second.table.seats] == ["Anna", "Bela"], (
        "everybody keeps the seat"
    )
    assert second.table.setup == first.table.setup
    assert second.table.opened.series == [Past("before", first.table.setup, [-1, 1])]
    assert second.table.opened.follows == "before"
    second.do(commands.concede, "bela")
    assert series(second) == ShownSeries(2, [1, 1], False)
    third = next_game(second, "third")
    third.do(commands.concede, "bela")
    assert series(third) == ShownSeries(3, [2, 1], True, winners=[0])
    assert third.again().next_setup() is None
    again = next_game(third, "again")
    assert again.table.opened.series == []
    assert [seat.name for seat in again.table.seats] == ["Bela", "Anna"], "a rematch turns"


def test_two_wins_decide_a_series_of_three() -> None:
    first = battle()
    first.do(commands.concede, "anna")
    second = next_game(first, "second")
    second.do(commands.concede, "anna")
    assert series(second) == ShownSeries(2, [0, 2], True, winners=[1])


def test_against_a_bot_a_series_goes_on_when_its_one_person_wants() -> None:
    first = battle("anna", ":random")
    first.do(commands.concede, "anna")
    second = next_game(first, "second")
    assert second.table.status is Status.PLAYING and second.table.seats[1].bot == "random"


def test_a_single_game_is_no_series() -> None:
    house = playing(GAME)
    house.do(commands.concede, "anna")
    assert series(house) is None and house.table.next_setup() is None


def test_old_logs_are_of_no_series() -> None:
    (body,) = commands.open_table(GAME, {}, "anna", Options())
    assert isinstance(body, Opened) and 'series":[' not in to_text(body)
    kept = msgspec.structs.replace(body, series=[Past("x", {}, [1, -1])])
    assert from_text(to_text(kept)) == kept


# -- the loser chooses what comes next -------------------------------------------------------------


def hunt(*people: str) -> House:
    """A game that the marines have lost."""
    house = playing(HUNTS, *(people or ("anna", "bela", "cili")), seats=3)
    for player in (people or ("anna", "bela", "cili"))[1:]:
        house.do(commands.concede, player)
    assert house.table.ended is not None and house.table.ended.scores == [1, -1, -1]
    return house


def shown_choice(house: House, player: str) -> tuple[str, bool]:
    found = shown(house.table, player, house.now).series
    assert found is not None and found.choice is not None
    assert found.choice.name == "open" and found.choice.values == ["off", "on"]
    assert found.choice.seats == [1, 2]
    return found.choice.value, found.choice.yours


def next_hunt(house: House) -> House:
    following = House(HUNTS, commands.rematch_table(house.table, "before"))
    following.keep(commands.start(following.table))
    return following


def test_the_losers_choose_what_is_played_next() -> None:
    house = hunt()
    assert shown_choice(house, "anna") == ("off", False)
    assert shown_choice(house, "bela") == shown_choice(house, "cili") == ("off", True)
    bodies = house.do(commands.rematch, "bela", "next", "on")
    assert bodies == [NextChosen(seat=1, value="on"), RematchAsked(seat=1)]
    assert shown_choice(house, "anna") == ("on", False)
    assert house.do(commands.rematch, "bela", "next", "on") == [], "it is chosen already"
    assert house.do(commands.rematch, "bela", "next", "off") == [NextChosen(seat=1, value="off")]
    assert house.do(commands.rematch, "cili", "next", "on")[0] == NextChosen(seat=2, value="on")
    assert house.do(commands.rematch, "anna", "next")[-1] == Rematched(table="next")
    following = next_hunt(house)
    assert following.table.setup["options"]["open"] == "on"
    assert following.table.match is not None and house.again().next_value == "on"
    following.do(commands.concede, "anna")
    found = shown(following.table, "anna", following.now).series
    assert found is not None and found.choice is not None and not found.over
    assert found.choice.seats == [0] and found.choice.yours and found.choice.value == "on"


def test_nobody_else_chooses_and_nothing_else_is_chosen() -> None:
    house = hunt()
    assert refused(house, commands.rematch, "anna", "next", "on") == "table-not-to-choose"
    assert refused(house, commands.rematch, "bela", "next", "ajar") == "table-no-such-choice"
    assert house.table.rematch == set() and house.table.next_value is None
    single = playing(GAME)
    single.do(commands.concede, "anna")
    assert refused(single, commands.rematch, "anna", "next", "on") == "table-not-to-choose"
    for body in (NextChosen(seat=0, value="on"), NextChosen(seat=1, value="ajar")):
        with pytest.raises(BadLog):
            house.table.after(numbered([body], house.table.number, house.now))


def test_losers_who_say_nothing_and_bots_leave_it_as_it_was() -> None:
    house = hunt()
    for player in ("anna", "bela", "cili"):
        house.do(commands.rematch, player, "next")
    assert next_hunt(house).table.setup["options"]["open"] == "off"
    bots = playing(HUNTS, "anna", ":random", seats=2, options_={"open": "on"})
    bots.do(commands.concede, "anna")
    assert bots.do(commands.rematch, "anna", "next", "off")[0] == NextChosen(seat=0, value="off")
    following = next_hunt(bots)
    assert following.table.setup["options"]["open"] == "off"


def test_who_plays_both_sides_chooses_for_the_losers() -> None:
    house = opened(HUNTS, Options(several=True), seats=2)
    for seat in range(2):
        house.do(commands.sit, "anna", "Anna", seat=seat)
        house.do(commands.ready, "anna", seat=seat)
    house.keep(commands.start(house.table))
    house.do(commands.concede, "anna", seat=1)
    bodies = house.do(commands.rematch, "anna", "next", "on", seat=0)
    assert bodies[0] == NextChosen(seat=1, value="on") and bodies[-1] == Rematched(table="next")


# -- a rematch of several --------------------------------------------------------------------------


def banners(house: House) -> list[tuple[str, str]]:
    seats = zip(house.table.seats, house.table.setup["seats"], strict=True)
    return [(place.name, seat["banner"]) for place, seat in seats]


def over(*leaving: str) -> House:
    """A game of three in which these have given up, one after the other."""
    house = playing(ORDERS, "anna", "bela", "cili", seats=3)
    for player in leaving:
        house.do(commands.concede, player)
    assert house.table.status is Status.OVER
    return house


def test_what_was_chosen_goes_with_the_players() -> None:
    house = over("anna", "bela")
    assert banners(house) == [("Anna", "red"), ("Bela", "blue"), ("Cili", "green")]
    house.do(commands.rematch, "anna", "new")
    house.do(commands.rematch, "bela", "new")
    house.do(commands.rematch, "cili", "new")
    again = House(ORDERS, commands.rematch_table(house.table, "old"))
    assert banners(again) == [("Bela", "blue"), ("Cili", "green"), ("Anna", "red")]
    assert again.table.status is Status.OPEN


def test_nobody_waits_for_who_was_out_before_the_end() -> None:
    house = over("anna", "bela")
    assert house.do(commands.rematch, "cili", "new") == [RematchAsked(seat=2)]
    assert house.do(commands.rematch, "bela", "new")[-1] == Rematched(table="new")
    again = House(ORDERS, commands.rematch_table(house.table, "old"))
    assert [seat.name for seat in again.table.seats] == ["Bela", "Cili", ""]
    assert comes_along(house.table) == {"bela", "cili"}


def test_who_has_left_the_table_is_not_asked_for_another_game() -> None:
    house = over("anna", "bela")
    house.do(commands.leave, "bela")
    assert house.do(commands.rematch, "cili", "new")[-1] == Rematched(table="new")
    again = House(ORDERS, commands.rematch_table(house.table, "old"))
    assert [seat.free for seat in again.table.seats] == [True, False, True]


def test_one_person_at_all_seats_begins_again_at_once() -> None:
    house = opened(ORDERS, Options(several=True), seats=3)
    for seat in range(3):
        house.do(commands.sit, "anna", "Anna", seat=seat)
    for seat in range(3):
        house.do(commands.ready, "anna", seat=seat)
    house.keep(commands.start(house.table))
    for seat in (0, 1):
        house.do(commands.concede, "anna", seat=seat)
    assert house.table.ended is not None and house.table.ended.scores == [-1, -1, 1]
    assert refused(house, commands.rematch, "bela", "new") == "table-not-seated"
    house.do(commands.rematch, "anna", "new", seat=2)
    again = House(ORDERS, commands.rematch_table(house.table, "old"))
    assert commands.start(again.table)
