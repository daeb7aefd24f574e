"""Chance at a table: from a key that is promised at the start and told at the end."""

from __future__ import annotations

import msgspec

from hadur.kernel.chance import promise
from hadur.kernel.record import Record
from hadur.table import commands
from hadur.table.view import record_of, shown
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import SEED, House, opened, playing


def finished(house: House) -> Record:
    while house.table.ended is None:
        asked = house.table.decisions()[0]
        player = house.table.seats[asked.seat].player
        assert player is not None
        house.move(player, "roll" if "roll" in asked.texts else asked.texts[0])
    return record_of(house.table)


def test_the_promise_is_shown_from_the_start_and_the_record_keeps_it() -> None:
    house = playing(DUEL, "anna", "bela")
    key = house.table.opened.key
    told = promise(bytes.fromhex(key))
    for player in ("anna", None):
        found = shown(house.table, player, house.now)
        assert found.promise == told and key not in repr(found)
    record = finished(house)
    assert (record.promise, record.key) == (told, key)
    assert record.verify(DUEL) > 5
    assert Record.from_text(record.to_text()).verify(DUEL) > 5


def test_it_is_the_key_that_decides_and_not_the_seed() -> None:
    one, other = playing(DUEL, "anna", "bela"), opened(DUEL)
    other.log = [
        msgspec.structs.replace(
            other.log[0], body=msgspec.structs.replace(other.table.opened, key="ab" * 32)
        )
    ]
    other.table = other.again()
    for player in ("anna", "bela"):
        other.do(commands.sit, player, player)
        other.do(commands.ready, player)
    other.keep(commands.start(other.table))
    assert one.table.opened.seed == other.table.opened.seed == SEED
    assert finished(one).moves != finished(other).moves


def test_a_table_of_before_there_were_keys_goes_on_by_its_seed() -> None:
    house = opened(DUEL)
    text = msgspec.json.decode(msgspec.json.encode(house.table.opened))
    assert text.pop("key")
    old = msgspec.convert(text, type(house.table.opened))
    house.log = [msgspec.structs.replace(house.log[0], body=old)]
    house.table = house.again()
    for player in ("anna", "bela"):
        house.do(commands.sit, player, player)
        house.do(commands.ready, player)
    house.keep(commands.start(house.table))
    assert shown(house.table, "anna", house.now).promise == ""
    record = finished(house)
    assert (record.promise, record.key, record.seed) == ("", "", SEED)
    assert record.verify(DUEL) > 5
