"""Chat: who reads what."""

from __future__ import annotations

import pytest

from hadur.table import commands, writings
from hadur.table.entries import numbered
from hadur.table.errors import Refused
from hadur.table.view import chat_for
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import House, playing
from .test_opening import refused


def read_by(house: House, player: str | None) -> list[str]:
    return [message.text for message in chat_for(house.table, player)]


def test_all_read_what_is_said_at_the_table() -> None:
    house = playing(DUEL)
    house.do(commands.chat, "anna", "", "Szia,\n  Béla!")
    for player in ("anna", "bela", "cili", None):
        assert read_by(house, player) == ["Szia, Béla!"]
    assert [message.own for message in chat_for(house.table, "anna")] == [True]
    assert house.table.chat[0].name == "Anna"


def test_who_is_muted_is_not_read_by_who_muted_them() -> None:
    house = playing(DUEL)
    house.do(commands.chat, "anna", "", "one")
    house.do(commands.mute, "bela", 0)
    house.do(commands.chat, "anna", "", "two")
    assert read_by(house, "bela") == [] and read_by(house, "cili") == ["one", "two"]
    assert not house.do(commands.mute, "bela", 0)
    house.do(commands.mute, "bela", 0, False)
    assert read_by(house, "bela") == ["one", "two"]
    assert refused(house, commands.mute, "anna", 0) == "table-mute-yourself"
    assert refused(house, commands.mute, "bela", 9) == "table-no-message"
    assert refused(house, commands.mute, "bela", -1) == "table-no-message"


def test_players_read_what_spectators_say_when_the_game_is_over() -> None:
    house = playing(DUEL)
    house.do(commands.chat, "cili", "Cili", "roll the die!")
    assert read_by(house, "anna") == [] and read_by(house, "dani") == ["roll the die!"]
    assert read_by(house, "cili") == ["roll the die!"]
    house.do(commands.concede, "anna")
    assert read_by(house, "anna") == ["roll the die!"]


def test_a_spectator_does_not_speak_under_the_name_of_a_player() -> None:
    house = playing(DUEL)
    assert refused(house, commands.chat, "cili", "ANNA", "I give up") == "table-name-taken"


@pytest.mark.parametrize("text", ["", " \n ", "\x07", "x" * 501])
def test_a_message_must_be_readable(text: str) -> None:
    house = playing(DUEL)
    assert refused(house, commands.chat, "anna", "", text) in (
        "table-no-message",
        "table-long-message",
    )


def test_a_name_that_a_moderator_hides_is_nowhere_any_more() -> None:
    """Not at the seat, not beside what was said, not in what the table told; the words stay."""
    house = playing(DUEL)
    house.do(commands.chat, "bela", "", "hello")
    house.do(commands.chat, "cili", "Cili", "hello too")
    for player, name in (("bela", "Player 1"), ("cili", "Player 2")):
        entries = numbered(commands.rename(house.table, player, name), house.table.number, 1)
        assert len(entries) == 1
        house.table = house.table.after(entries)
        assert commands.rename(house.table, player, name) == []
    assert [place.name for place in house.table.seats] == ["Anna", "Player 1"]
    assert [said.name for said in house.table.chat] == ["Player 1", "Player 2"]
    assert [said.text for said in house.table.chat] == ["hello", "hello too"]
    told = str([line.facts for line in house.table.news])
    assert "Béla" not in told and "Bela" not in told and "Player 1" in told and "Anna" in told
    assert commands.rename(house.table, "nobody", "x") == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),
        ("Anna", "\u0410\u043d\u043d\u0430".replace("\u043d", "n")),
        ("modern", "modem"),
        ("Bob", "B0b"),
        ("Kis Anna", "kis.anna"),
        ("Will", "Wi11"),
        ("Anna", "ANNA"),
        ("wow", "vvovv"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert writings.alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Kata", "Káta"), ("Réka", "Rita")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not writings.alike(one, other)


def test_a_name_is_written_in_one_alphabet() -> None:
    for name in ("Anna", "Kovács Ödön 2", "Анна", "Ανδρέας", "山田 Taro", "★ Anna"):
        assert writings.name(name) == name
    for name in ("\u0410nna", "Ann\u0430", "R\u0451n", "\u039fdon"):
        with pytest.raises(Refused, match="table-mixed-name"):
            writings.name(name)
