"""Sides: they agree as one, talk among themselves, and win together."""

from __future__ import annotations

import msgspec
import pytest

from hadur.table import commands
from hadur.table.entries import Audience, Chatted, TookBack, UndoAsked, from_text, to_text
from hadur.table.options import Options, Undo
from hadur.table.sheet import Status
from hadur.table.view import chat_for, shown
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, opened, playing
from .test_opening import refused
from .test_talking import read_by

PEOPLE = ("anna", "bela", "cili", "dani")
ELSE = ("anna", "emil", None)
"""The other side and spectators."""


def lair(*people: str, options: Options | None = None) -> House:
    return playing(LAIR, *(people or PEOPLE), options=options, seats=len(people) or 4)


def whisper(house: House, player: str, text: str) -> None:
    house.do(commands.chat, player, "", text, Audience.SIDE)


def everything(house: House, player: str | None) -> bytes:
    return msgspec.json.encode(shown(house.table, player, house.now))


def test_a_side_talks_unheard() -> None:
    house = lair()
    whisper(house, "bela", "behind the door")
    house.do(commands.chat, "anna", "", "I hear nothing")
    for player in ("bela", "cili", "dani"):
        assert read_by(house, player) == ["behind the door", "I hear nothing"]
    for other in ELSE:
        assert read_by(house, other) == ["I hear nothing"]
    assert [line.audience for line in chat_for(house.table, "cili")] == ["side", "all"]


def test_no_byte_tells_the_others_that_a_side_talks() -> None:
    """Before the game, during it and after it: also numbers are what they would be."""
    loud, quiet = (opened(LAIR, seats=4) for _ in range(2))
    quiet.table.opened = loud.table.opened
    for house in (loud, quiet):
        for seat, name in enumerate(PEOPLE):
            house.do(commands.sit, name, name.title(), seat=seat)
    stages = 0
    for stage in ("open", "playing", "over"):
        whisper(loud, "bela", f"{stage} one")
        whisper(loud, "cili", f"{stage} two")
        for house in (loud, quiet):
            house.do(commands.chat, "anna", "", f"said when {stage}")
            assert house.table.status == stage
        for other in ELSE:
            stages += 1
            assert everything(loud, other) == everything(quiet, other)
        assert everything(loud, "dani") != everything(quiet, "dani")
        for house in (loud, quiet):
            if stage == "open":
                for name in PEOPLE:
                    house.do(commands.ready, name)
                house.keep(commands.start(house.table))
            elif stage == "playing":
                house.do(commands.concede, "anna")
    assert stages == 9 and loud.table.number == quiet.table.number + 6


def test_who_sits_down_later_does_not_read_what_was_said_before() -> None:
    house = opened(LAIR, seats=3)
    for seat, name in enumerate(("anna", "bela")):
        house.do(commands.sit, name, name.title(), seat=seat)
    whisper(house, "bela", "for nobody yet")
    house.do(commands.leave, "anna")
    house.do(commands.sit, "anna", "Anna", seat=2)
    whisper(house, "bela", "for both of us")
    assert read_by(house, "anna") == ["for both of us"]
    house.do(commands.leave, "anna")
    house.do(commands.sit, "anna", "Anna", seat=0)
    whisper(house, "bela", "for nobody again")
    assert read_by(house, "anna") == ["for both of us"]


def test_who_is_out_still_hears_the_own_side() -> None:
    house = lair()
    house.do(commands.concede, "bela")
    whisper(house, "cili", "go on")
    whisper(house, "bela", "good luck")
    assert read_by(house, "bela") == ["go on", "good luck"]


def test_only_who_has_a_side_may_talk_to_it() -> None:
    house = lair()
    for player, key in (("anna", "table-no-side"), ("emil", "table-not-seated")):
        assert refused(house, commands.chat, player, "Emil", "psst", Audience.SIDE) == key
    assert refused(playing(DUEL), commands.chat, "anna", "", "psst", Audience.SIDE) == (
        "table-no-side"
    )


def test_muting_goes_by_the_number_a_reader_was_told() -> None:
    house = lair()
    whisper(house, "cili", "not for anna")
    house.do(commands.chat, "bela", "", "for all")
    house.do(commands.mute, "anna", 0)
    assert house.table.muted == {("anna", "bela")}
    assert refused(house, commands.mute, "anna", 1) == "table-no-message"
    house.do(commands.mute, "dani", 0)
    whisper(house, "cili", "again")
    assert read_by(house, "dani") == ["for all"] and "again" in read_by(house, "bela")


def test_numbers_of_messages_stay_when_more_can_be_read() -> None:
    house = playing(DUEL)
    house.do(commands.chat, "cili", "Cili", "from the stands")
    house.do(commands.chat, "bela", "", "one")
    assert [line.number for line in chat_for(house.table, "anna")] == [0]
    house.do(commands.concede, "anna")
    house.do(commands.chat, "bela", "", "two")
    seen = {line.text: line.number for line in chat_for(house.table, "anna")}
    assert seen == {"from the stands": 1, "one": 0, "two": 2}


def test_what_others_keep_to_themselves_is_not_counted() -> None:
    """Orders, mutes, and what spectators say to each other."""
    house = playing(DUEL)
    house.do(commands.chat, "anna", "", "hello")
    before = shown(house.table, "anna", house.now).number
    house.do(commands.order, "bela", "bid", "bid 0")
    house.do(commands.mute, "bela", 0)
    house.do(commands.chat, "cili", "Cili", "she has no idea")
    assert shown(house.table, "anna", house.now).number == before
    assert shown(house.table, "bela", house.now).number == before + 2
    assert shown(house.table, "dani", house.now).number == before + 1


def test_old_messages_are_for_all() -> None:
    text = '{"kind":"chatted","player":"a","name":"A","text":"hi"}'
    assert from_text(text) == Chatted(player="a", name="A", text="hi")
    assert to_text(Chatted(player="a", name="A", text="hi")) == text


# -- consent ---------------------------------------------------------------------------------------


def moved(house: House, *players: str) -> None:
    """Each of these ends their turn; others who are asked before do nothing."""
    for player in players:
        while (decider := house.table.seats[house.table.decisions()[0].seat].player) != player:
            assert decider is not None
            house.move(decider, "pass" if "pass" in house.table.decisions()[0].texts else "end")
        house.move(player, "end")


def test_one_of_a_side_speaks_for_it() -> None:
    house = lair(options=Options(undo=Undo.CONSENT))
    moved(house, "anna")
    assert isinstance(house.do(commands.undo, "anna")[0], UndoAsked)
    assert isinstance(house.do(commands.answer, "dani", True)[-1], TookBack)


def test_any_of_a_side_may_say_no() -> None:
    house = lair(options=Options(undo=Undo.CONSENT))
    moved(house, "anna")
    house.do(commands.undo, "anna")
    house.do(commands.answer, "cili", False)
    assert house.table.request is None and house.table.moves == 1


def test_ones_own_side_is_asked_when_a_move_of_a_team_mate_would_go() -> None:
    house = lair(options=Options(undo=Undo.CONSENT))
    moved(house, "anna", "bela")
    house.do(commands.undo, "bela")
    assert refused(house, commands.answer, "cili", True) == "table-nothing-asked"
    assert isinstance(house.do(commands.answer, "anna", True)[-1], TookBack)
    moved(house, "bela", "cili")
    house.do(commands.undo, "bela")
    assert refused(house, commands.answer, "dani", True) == "table-nothing-asked"
    house.do(commands.answer, "anna", True)
    assert house.table.request is not None, "cili's move would go too"
    assert isinstance(house.do(commands.answer, "cili", True)[-1], TookBack)


def test_against_bots_a_move_of_a_team_mate_is_not_taken_back_unasked() -> None:
    house = lair(":random", "bela", "cili")
    while house.table.decisions()[0].seat == 0:
        decision = house.table.decisions()[0]
        text = "end" if "end" in decision.texts else "pass"
        house.keep(commands.bot_move(house.table, 0, text, house.table.moves))
    house.do(commands.move, "bela", "end", house.table.moves)
    house.do(commands.move, "cili", "end", house.table.moves)
    assert isinstance(house.do(commands.undo, "bela")[0], UndoAsked)
    assert isinstance(house.do(commands.answer, "cili", True)[-1], TookBack)


def test_who_has_several_seats_answers_once() -> None:
    house = opened(ORDERS, Options(several=True, undo=Undo.CONSENT), seats=3)
    house.do(commands.sit, "anna", "Anna", seat=0)
    house.do(commands.sit, "bela", "Bela", seat=1)
    house.do(commands.sit, "bela", "Bela", seat=2)
    assert [seat.name for seat in house.table.seats] == ["Anna", "Bela", "Bela 3"]
    for seat, name in enumerate(("anna", "bela", "bela")):
        house.do(commands.ready, name, seat=seat)
    house.keep(commands.start(house.table))
    house.move("anna", house.table.decisions()[0].texts[0])
    house.do(commands.undo, "anna")
    assert isinstance(house.do(commands.answer, "bela", True, seat=1)[-1], TookBack)


@pytest.mark.parametrize(("loser", "winners"), [("anna", [1, 2, 3]), ("bela", [0])])
def test_a_side_wins_together(loser: str, winners: list[int]) -> None:
    house = lair()
    for player in (loser,) if loser == "anna" else ("bela", "cili", "dani"):
        house.do(commands.concede, player)
    assert house.table.status is Status.OVER
    seen = shown(house.table, None, house.now)
    assert seen.winners == winners and seen.sides == [[0], [1, 2, 3]]
