"""Moves: whose, when, and what is kept of them."""

from __future__ import annotations

import pytest

from hadur.kernel.match import Match
from hadur.table import commands
from hadur.table.entries import Ended, Moved, Why
from hadur.table.errors import Refused
from hadur.table.sheet import Status
from hadur.table.view import record_of, shown
from tests.kernel.toys.draw_duel import GAME as DUEL

from .house import House, playing
from .test_opening import refused


def at_the_bids(house: House) -> None:
    """Both bury a card; then both bid secretly."""
    for name in ("anna", "bela"):
        seat = house.table.seen_by(name)[0]
        decision = house.table.decision_of(seat)
        assert decision is not None
        house.move(name, next(text for text in decision.texts if text.startswith("bury")))
    assert [d.prompt for d in house.table.decisions()] == ["bid", "bid"]


def test_a_move_is_kept_with_its_chance_results() -> None:
    house = playing(DUEL, goal=50)
    (moved,) = house.move("anna", " ROLL ")
    assert isinstance(moved, Moved)
    assert (moved.seat, moved.number, moved.text, moved.auto) == (0, 0, "roll", False)
    assert len(moved.chance) == 1
    assert house.table.moves == 1


def test_a_move_is_read_once_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is written down before it counts."""
    house = playing(DUEL, goal=50)
    done: list[str] = []
    find, ahead = type(DUEL).find, Match._ahead
    monkeypatch.setattr(
        type(DUEL), "find", lambda *args: [done.append("read"), find(*args)][1], raising=True
    )
    monkeypatch.setattr(Match, "_ahead", lambda *args: [done.append("played"), ahead(*args)][1])
    house.move("anna", "roll")
    assert done == ["read", "played"] and house.table.moves == 1
    done.clear()
    house.do(commands.concede, "bela")
    assert done == ["played"] and house.table.status is Status.OVER


def test_what_was_tried_counts_only_where_it_was_tried() -> None:
    """Another server was first: the move that was tried is not the one that is in the log."""
    house = playing(DUEL, goal=50)
    theirs = commands.concede(house.table, house.caller("bela"))
    commands.move(house.table, house.caller("anna"), "roll", 0)
    house.keep(theirs)
    assert house.table.status is Status.OVER
    assert house.again().match.state.fingerprint() == house.table.match.state.fingerprint()


def test_who_may_not_move() -> None:
    house = playing(DUEL, goal=50)
    assert refused(house, commands.move, "bela", "roll", 0) == "table-not-your-turn"
    assert refused(house, commands.move, "cili", "roll", 0) == "table-not-seated"
    assert refused(house, commands.move, "anna", "roll", 0, seat=1) == "table-not-your-seat"
    assert refused(house, commands.move, "anna", "play 99", 0) == "table-illegal"
    assert refused(house, commands.move, "anna", "dance", 0) == "table-no-move"
    assert refused(house, commands.move, "anna", "x" * 5000, 0) == "table-no-move"
    assert refused(house, commands.move, "anna", "\ud800\x00", 0) == "table-no-move"
    assert refused(house, commands.move, "anna", "concede", 0) == "table-no-move"
    assert refused(house, commands.move, "anna", "roll", 1) == "table-stale"
    assert refused(house, commands.move, "anna", "roll", -1) == "table-stale"


def test_a_move_that_comes_twice_counts_once() -> None:
    house = playing(DUEL, goal=50)
    house.move("anna", "roll")
    house.move("bela", "roll")
    assert house.table.decisions()[0].prompt == "bid"
    assert refused(house, commands.move, "anna", "roll", 0) == "table-stale"


def test_secret_answers_may_come_in_any_order_and_cross_on_the_way() -> None:
    house = playing(DUEL, goal=50)
    at_the_bids(house)
    at = house.table.moves
    house.move("bela", "bid 2", at)
    assert refused(house, commands.move, "bela", "bid 1", at) == "table-stale"
    assert shown(house.table, "anna", house.now).moves[-1].text is None
    assert shown(house.table, None, house.now).moves[-1].text is None
    assert shown(house.table, "bela", house.now).moves[-1].text == "bid 2"
    house.move("anna", "bid 0", at)
    assert shown(house.table, "anna", house.now).moves[-2].text == "bid 2"


def test_the_last_move_ends_the_game() -> None:
    house = playing(DUEL, goal=1)
    moved, ended = house.move("anna", "roll")
    assert isinstance(moved, Moved) and isinstance(ended, Ended)
    assert (ended.scores, ended.why) == ([1, -1], Why.PLAYED)
    assert house.table.status is Status.OVER
    assert refused(house, commands.move, "bela", "roll", 1) == "table-over"
    assert refused(house, commands.concede, "bela") == "table-over"
    assert house.table.bot_to_move() is None


def test_who_concedes_loses_in_or_out_of_turn() -> None:
    for name, scores in (("anna", [-1, 1]), ("bela", [1, -1])):
        house = playing(DUEL)
        house.do(commands.concede, name)
        assert house.table.ended == Ended(scores=scores, why=Why.CONCEDED)
        assert record_of(house.table).result == tuple(scores)


def test_a_bot_is_asked_with_a_seed_that_tells_nothing() -> None:
    house = playing(DUEL, "anna", ":random", goal=50)
    assert house.table.bot_to_move() is None
    house.move("anna", "roll")
    asked = house.table.bot_to_move()
    assert asked is not None
    seat, bot, seed = asked
    assert (seat, bot) == (1, "random")
    assert seed != house.table.opened.seed and seed == house.again().bot_seed(1)
    assert seed != house.table.bot_seed(0)
    decision = house.table.decision_of(1)
    assert decision is not None
    house.keep(commands.bot_move(house.table, 1, decision.moves[0], 1))
    assert house.table.moves == 2
    with pytest.raises(Refused):
        commands.bot_move(house.table, 1, decision.moves[0], 1)
    with pytest.raises(Refused):
        commands.bot_move(house.table, 0, "bid 0", 2)


def test_before_the_start_nothing_is_played() -> None:
    from .house import opened

    house = opened(DUEL)
    house.do(commands.sit, "anna", "Anna")
    for command, *args in (
        (commands.move, "roll", 0),
        (commands.concede,),
        (commands.undo,),
        (commands.answer, True),
        (commands.claim, 1),
        (commands.hand_to_bot, 0, "random"),
    ):
        assert refused(house, command, "anna", *args) == "table-not-started"
    assert house.table.bot_to_move() is None and not commands.follow(house.table)


def test_the_record_can_be_had_when_the_game_is_over_and_replays() -> None:
    house = playing(DUEL)
    with pytest.raises(Refused):
        record_of(house.table)
    while house.table.status is Status.PLAYING:
        decision = house.table.decisions()[0]
        house.move(("anna", "bela")[decision.seat], decision.texts[0])
    record = record_of(house.table)
    assert record.result is not None
    assert house.table.match is not None
    assert record.replay(DUEL).fingerprint() == house.table.match.state.fingerprint()
