"""Taking back: what is free, what needs consent, and whose."""

from __future__ import annotations

from hadur.table import commands
from hadur.table.entries import Answered, TookBack, UndoAsked
from hadur.table.options import Options, Undo
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.orders import GAME as ORDERS

from .house import House, playing
from .test_opening import refused


def bury(house: House, name: str) -> None:
    decision = house.table.decision_of(house.table.seen_by(name)[0])
    assert decision is not None
    house.move(name, next(text for text in decision.texts if text.startswith("bury")))


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    house = playing(DUEL)
    bury(house, "anna")
    assert house.do(commands.undo, "anna") == [TookBack(seat=0, to=0)]
    assert house.table.moves == 0 and house.table.decisions()[0].seat == 0


def test_beyond_an_information_barrier_the_other_is_asked() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    assert house.do(commands.undo, "anna") == [UndoAsked(seat=0, to=0)]
    assert refused(house, commands.answer, "anna", True) == "table-nothing-asked"
    assert refused(house, commands.undo, "anna") == "table-asked-already"
    assert house.do(commands.answer, "bela", True) == [
        Answered(seat=1, agrees=True),
        TookBack(seat=0, to=0),
    ]
    assert house.table.moves == 0 and house.table.request is None


def test_dice_fall_as_they_fell_before() -> None:
    house = playing(DUEL, goal=50)
    first = house.move("anna", "roll")
    house.do(commands.undo, "anna")
    house.do(commands.answer, "bela", True)
    assert house.move("anna", "roll") == first
    assert house.again().match is not None


def test_who_does_not_agree_ends_the_matter() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    house.do(commands.undo, "anna")
    house.do(commands.answer, "bela", False)
    assert house.table.moves == 1 and house.table.request is None
    assert refused(house, commands.answer, "bela", True) == "table-nothing-asked"


def test_a_move_made_meanwhile_ends_the_matter() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    house.do(commands.undo, "anna")
    house.move("bela", "roll")
    assert house.table.request is None


def test_moves_of_others_are_not_taken_back_freely() -> None:
    house = playing(DUEL)
    bury(house, "anna")
    bury(house, "bela")
    assert house.do(commands.undo, "anna") == [UndoAsked(seat=0, to=0)]


def test_a_table_may_want_consent_for_everything_or_allow_nothing() -> None:
    house = playing(DUEL, options=Options(undo=Undo.CONSENT))
    bury(house, "anna")
    assert house.do(commands.undo, "anna") == [UndoAsked(seat=0, to=0)]
    for options in (Options(undo=Undo.OFF), Options(rated=True)):
        house = playing(DUEL, options=options)
        bury(house, "anna")
        assert refused(house, commands.undo, "anna") == "table-undo-off"


def test_a_bot_has_no_say() -> None:
    house = playing(DUEL, "anna", ":random", goal=50)
    house.move("anna", "roll")
    house.keep(commands.bot_move(house.table, 1, "roll", 1))
    assert house.do(commands.undo, "anna") == [TookBack(seat=0, to=0)]
    assert house.table.moves == 0


def test_everybody_else_has_to_agree() -> None:
    house = playing(ORDERS, "anna", "bela", "cili", seats=3)
    house.move("anna", "place muster 0")
    house.move("bela", "place muster 0")
    house.do(commands.undo, "anna")
    house.do(commands.answer, "bela", True)
    assert house.table.moves == 2 and house.table.request is not None
    assert refused(house, commands.answer, "bela", True) == "table-nothing-asked"
    house.do(commands.answer, "cili", True)
    assert house.table.moves == 0


def test_who_has_made_no_move_has_none_to_take_back() -> None:
    house = playing(DUEL)
    assert refused(house, commands.undo, "anna") == "table-nothing-to-undo"
    house.move("anna", "draw")
    assert refused(house, commands.undo, "bela") == "table-nothing-to-undo"
    assert refused(house, commands.undo, "cili") == "table-not-seated"


def test_a_game_that_is_over_stays_over() -> None:
    house = playing(DUEL, goal=1)
    house.move("anna", "roll")
    assert refused(house, commands.undo, "anna") == "table-over"
