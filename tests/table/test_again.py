"""Another game."""

from __future__ import annotations

from hadur.table import commands
from hadur.table.entries import RematchAsked, Rematched
from hadur.table.sheet import Status
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import House, opened, playing
from .test_opening import refused


def test_when_all_want_another_game_it_is_played_one_place_further() -> None:
    decks = [[1, 2, 3, 4], [5, 6, 7, 8]]
    house = playing(DUEL, decks=decks)
    assert refused(house, commands.rematch, "anna", "new") == "table-not-over"
    house.do(commands.concede, "anna")
    assert refused(house, commands.rematch, "cili", "new") == "table-not-seated"
    assert house.do(commands.rematch, "bela", "new") == [RematchAsked(seat=1)]
    assert not house.do(commands.rematch, "bela", "new")
    assert house.do(commands.rematch, "anna", "new")[-1] == Rematched(table="new")
    assert refused(house, commands.rematch, "anna", "newer") == "table-rematched"
    again = House(DUEL, commands.rematch_table(house.table, "old"))
    assert [seat.name for seat in again.table.seats] == ["Bela", "Anna"]
    assert again.table.setup["decks"] == decks[::-1]
    assert again.table.opened.seed != house.table.opened.seed
    assert again.table.opened.follows == "old" and again.table.options == house.table.options
    for name in ("anna", "bela"):
        again.do(commands.ready, name)
    again.keep(commands.start(again.table))
    assert again.table.status is Status.PLAYING


def test_bots_are_always_for_another_game() -> None:
    house = playing(DUEL, "anna", ":random")
    house.do(commands.concede, "anna")
    assert house.do(commands.rematch, "anna", "new")[-1] == Rematched(table="new")
    again = House(DUEL, commands.rematch_table(house.table, "old"))
    assert again.table.seats[0].bot == "random" and again.table.seats[0].ready
    again.keep(commands.start(again.table))
    assert again.table.status is Status.PLAYING, "nobody else has to be waited for"


def test_there_is_no_second_game_without_a_first() -> None:
    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.close, "anna")
    assert refused(house, commands.rematch, "anna", "new") == "table-not-over"
