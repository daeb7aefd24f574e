"""Choosing before the game: what a setup holds, by seat and for the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hadur.games import load
from hadur.kernel.choices import Choice, one_of
from hadur.table import commands
from hadur.table.commands.opening import open_table
from hadur.table.entries import Chose, Opened, from_text, numbered
from hadur.table.options import Options
from hadur.table.sheet import Status
from hadur.table.table import Table
from hadur.table.view import shown
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, opened
from .seated import DUEL
from .test_opening import refused

CONQUEST = load("conquest")


def banners(house: House) -> list[str]:
    return [seat["banner"] for seat in house.table.setup["seats"]]


def test_everybody_chooses_for_their_own_seat() -> None:
    house = opened(ORDERS, seats=3)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.sit, "bela", "Bela")
    house.do(commands.ready, "anna")
    house.do(commands.choose, "bela", {"banner": "gold"})
    assert banners(house) == ["red", "gold", "green"]
    assert not house.table.seats[0].ready
    assert house.table.setup == house.again().setup
    assert shown(house.table, None, house.now).seats[1].chosen == {"banner": "gold"}
    assert refused(house, commands.choose, "bela", {"banner": "red"}) == "table-bad-setup"
    assert refused(house, commands.choose, "bela", {"banner": "red"}, seat=0) == "table-not-host"
    assert refused(house, commands.choose, "bela", {"colour": "red"}) == "table-no-choice"
    assert refused(house, commands.choose, "cili", {"banner": "red"}) == "table-not-seated"


def test_what_is_chosen_already_needs_nobody_to_be_ready_again() -> None:
    house = opened(ORDERS)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.ready, "anna")
    assert not house.do(commands.choose, "anna", {"banner": "red"})
    assert house.table.seats[0].ready


def test_the_host_chooses_for_the_table_and_for_seats_without_a_person() -> None:
    house = opened(ORDERS, seats=3)
    house.do(commands.sit, "bela", "Bela")
    assert refused(house, commands.choose, "bela", {"rounds": "3"}) == "table-not-host"
    house.do(commands.choose, "anna", {"rounds": 3})
    assert house.table.setup["options"] == {"rounds": "3"}
    assert shown(house.table, None, house.now).chosen == {"rounds": "3"}
    house.do(commands.choose, "anna", {"banner": "gold"}, seat=2)
    assert banners(house)[2] == "gold"
    key = refused(house, commands.choose, "anna", {"banner": "green"}, seat=0)
    assert key == "table-not-your-seat"
    assert refused(house, commands.choose, "anna", {"rounds": "9"}) == "table-bad-setup"
    assert refused(house, commands.choose, "anna", {"rounds": "1"}, seat=2) == "table-no-choice"


def test_what_does_not_fit_any_more_gets_its_default() -> None:
    """A deck that may not be played as the table builds them now."""
    house = opened(CONQUEST)
    decks = [seat["deck"] for seat in house.table.setup["seats"]]
    house.do(commands.choose, "anna", {"deck-building": "starter"})
    setup = house.table.setup
    assert setup["options"]["deck-building"] == "starter"
    assert [seat["deck"] for seat in setup["seats"]] != decks
    house.do(commands.choose, "anna", {"first": "1"})
    assert house.table.setup == {**setup, "options": {**setup["options"], "first": "1"}}


def test_the_host_changes_how_many_play() -> None:
    house = opened(ORDERS)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.sit, "bela", "Bela")
    assert refused(house, commands.choose, "bela", {"seats": 3}) == "table-not-host"
    for wrong in (5, 1, 0, -2, "many", None, [2], 10**9):
        assert refused(house, commands.choose, "anna", {"seats": wrong}) == "table-no-seat"
    house.do(commands.choose, "anna", {"seats": "4"})
    assert len(house.table.seats) == 4 and len(banners(house)) == 4
    codes = house.table.opened.seat_codes
    assert len(set(codes)) == 4 and house.table.opens(codes[3]) == (3,)
    house.do(commands.sit, "cili", "Cili", seat=3)
    assert refused(house, commands.choose, "anna", {"seats": 3}) == "table-seat-taken"
    house.do(commands.unseat, "anna", 3)
    house.do(commands.choose, "anna", {"seats": 3, "rounds": 1})
    assert len(house.table.seats) == 3 and house.table.opens(codes[3]) == ()
    assert house.table.setup["options"]["rounds"] == "1"
    house.do(commands.seat_bot, "anna", 2, "random")
    for name in ("anna", "bela"):
        house.do(commands.ready, name)
    house.keep(commands.start(house.table))
    assert house.again().status is Status.PLAYING
    assert refused(house, commands.choose, "anna", {"seats": 2}) == "table-started"


def test_sides_follow_the_number_of_seats() -> None:
    house = opened(LAIR, seats=2)
    assert house.table.sides == ((0,), (1,))
    house.do(commands.choose, "anna", {"seats": 4})
    assert house.table.sides == ((0,), (1, 2, 3))


def test_in_a_position_only_what_fits_it_is_chosen() -> None:
    position: dict[str, Any] = {"hands": [[3], [4]]}
    house = House(DUEL, open_table(DUEL, {}, "anna", Options(), position))
    house.do(commands.sit, "anna", "Anna")
    assert refused(house, commands.choose, "anna", {"deck": [7, 8]}) == "table-bad-setup"
    house.do(commands.choose, "anna", {"deck": [3, 7, 8]})


def test_logs_of_before_are_read_as_what_they_meant() -> None:
    game = load("summoner-wars")
    bodies = open_table(game, {}, "anna", Options())
    assert isinstance(bodies[0], Opened)
    old = {"decks": ["vanguards", "breakers"], "options": {"first": "0"}}
    text = (
        '{"kind":"chose","seat":1,"setup":{"decks":["vanguards","phoenix-elves"],'
        '"options":{"first":"1"}}}'
    )
    chose = from_text(text)
    assert isinstance(chose, Chose) and chose.seat == 1
    opening = msgspec.structs.replace(bodies[0], setup=old, seat_codes=bodies[0].seat_codes[:2])
    table = Table.of(numbered([opening], 0, 0))
    assert [seat["deck"] for seat in table.setup["seats"]] == ["vanguards", "breakers"]
    assert table.setup["options"]["first"] == "0" and table.sides == ((0,), (1,))
    table = Table.of(numbered([opening, chose], 0, 0))
    assert [seat["deck"] for seat in table.setup["seats"]] == ["vanguards", "phoenix-elves"]
    assert table.setup["options"]["first"] == "1"


def test_a_deck_of_ones_own_is_known_by_its_name_alone() -> None:
    game = load("summoner-wars")
    deck = game.decks().ready_deck("breakers")
    data = game.decks().to_data(game.decks().Deck("Mine", deck.leader, deck.cards))
    house = opened(game, seats=[{"deck": data}, {}])
    assert house.table.setup["seats"][0]["deck"] != "Mine"
    for player in ("anna", "bela", None):
        assert shown(house.table, player, house.now).seats[0].chosen == {"deck": "Mine"}


@pytest.mark.parametrize("setup", [{"decks": 5}, {"decks": ["none", "x"]}, {"seats": "many"}, {}])
def test_a_setup_that_cannot_be_played_any_more_can_be_looked_at(setup: dict[str, Any]) -> None:
    (body,) = open_table(load("summoner-wars"), {}, "anna", Options())
    assert isinstance(body, Opened)
    table = Table.of(numbered([msgspec.structs.replace(body, setup=setup)], 0, 0))
    assert len(shown(table, None, 0).seats) == 2


def test_bots_and_free_seats_give_way_to_people() -> None:
    house = opened(ORDERS, seats=4)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.sit, "bela", "Bela")
    house.do(commands.seat_bot, "anna", 2, "random")
    house.do(commands.choose, "bela", {"banner": "green"})
    assert banners(house)[:2] == ["red", "green"] and len(set(banners(house))) == 4
    house.do(commands.choose, "anna", {"banner": "gold"})
    assert banners(house)[:2] == ["gold", "green"] and len(set(banners(house))) == 4


class Growing(type(ORDERS)):  # type: ignore[misc]
    """Has a second choice for each seat as long as the first of the table allows it."""

    def choices(self, setup: Any) -> list[Choice]:
        found = [one_of("ships", "many", "none")]
        if setup["options"].get("ships") == "many":
            names = ("ark", "barge")
            found += [one_of("ship", *names, seat=n) for n in range(len(setup["seats"]))]
        return found


def test_choices_that_are_gone_are_forgotten() -> None:
    house = opened(Growing(), seats=3)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.choose, "anna", {"ship": "barge"})
    assert [seat["ship"] for seat in house.table.setup["seats"]] == ["barge", "ark", "ark"]
    house.do(commands.choose, "anna", {"ships": "none"})
    assert house.table.setup == {"seats": [{}, {}, {}], "options": {"ships": "none"}}
    house.do(commands.choose, "anna", {"ships": "many"})
    assert [seat["ship"] for seat in house.table.setup["seats"]] == ["ark"] * 3
