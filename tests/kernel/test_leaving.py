"""Leaving is not ending: who gives up is out, and the others play on as the rules say."""

from __future__ import annotations

import pytest

from hadur.kernel.errors import IllegalMove
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from tests.kernel.toys import guards, lair, orders


def planned(seats: int) -> Match:
    """Orders with all tokens placed, up to the first bids: every seat is asked secretly."""
    match = Match.start(orders.GAME, {"seats": seats})
    for kind in ("muster", "muster", "strike", "strike"):
        for seat in range(seats):
            match.play(f"place {kind} 0", seat)
    assert {d.seat for d in match.state.decisions} == set(range(seats))
    return match


def test_a_marine_who_gives_up_leaves_the_others_playing() -> None:
    match = Match.start(lair.GAME, {"seats": 3}, 1)
    match.concede(2)
    assert match.state.result is None
    assert match.state.is_out(2)
    assert {d.seat for d in match.state.decisions} <= {0, 1}


def test_when_the_last_marine_has_left_the_invader_has_won_and_the_team_has_lost() -> None:
    match = Match.start(lair.GAME, {"seats": 3}, 1)
    match.concede(2)
    match.concede(1)
    assert match.state.result == [1, -1, -1]


def test_when_the_invader_leaves_all_marines_win_those_who_left_before_too() -> None:
    match = Match.start(lair.GAME, {"seats": 4}, 1)
    match.concede(1)
    match.concede(0)
    assert match.state.result == [-1, 1, 1, 1]


def test_whoever_is_asked_when_leaving_is_answered_for() -> None:
    match = Match.start(lair.GAME, {"seats": 3}, 1)
    while match.state.decisions[0].seat != 1:
        decision = match.state.decisions[0]
        match.play(decision.moves[-1], decision.seat)
    match.concede(1)
    assert match.state.decisions[0].seat == 2


def test_the_way_round_the_table_skips_whoever_is_out() -> None:
    state = orders.GAME.begin({"seats": 4})
    orders.GAME.withdraw(state, 1)
    assert [int(state.clockwise(seat)) for seat in range(4)] == [2, 2, 3, 0]
    orders.GAME.withdraw(state, 3)
    assert [int(state.clockwise(seat)) for seat in (0, 2)] == [2, 0]


def test_nobody_gives_up_twice() -> None:
    match = Match.start(orders.GAME, {"seats": 3})
    match.concede(1)
    with pytest.raises(IllegalMove, match="plays no more"):
        match.concede(1)
    assert match.moves == 1


def test_of_two_the_other_has_won() -> None:
    match = Match.start(guards.GAME, {}, 1)
    match.concede(0)
    assert match.state.result == [-1, 1]


def test_a_concession_among_secret_answers_opens_none_of_them() -> None:
    match = planned(4)
    match.play("bid 3", 2)
    match.concede(1)
    for reader in (0, 3, None):
        assert match.shown_moves(reader)[-2:] == [(2, None), (1, "concede")]
    assert match.shown_moves(2)[-2:] == [(2, "bid 3"), (1, "concede")]
    assert match.state.view(0)["will"] == [5, 5, 5, 5]


def test_whoever_leaves_as_the_last_to_answer_opens_the_answers_of_the_others() -> None:
    match = planned(3)
    match.play("bid 3", 2)
    match.play("bid 1", 0)
    match.concede(1)
    assert match.state.view(None)["will"] == [4, 5, 2]
    assert match.shown_moves(None)[-3:] == [(2, "bid 3"), (0, "bid 1"), (1, "concede")]


def test_answers_that_were_never_compared_stay_secret_after_the_end() -> None:
    match = planned(2)
    match.play("bid 3", 1)
    match.concede(0)
    assert match.state.result == [-1, 1]
    assert match.shown_moves(0)[-2:] == [(1, None), (0, "concede")]


def test_a_bid_of_somebody_who_left_counts_for_nothing() -> None:
    match = planned(3)
    match.concede(0)
    assert match.state.is_out(0)
    match.play("bid 0", 1)
    match.play("bid 1", 2)
    assert match.state.view(None)["glory"] == [0, 0, 1]


def test_a_record_goes_on_after_a_concession() -> None:
    match = planned(3)
    match.concede(1)
    while not match.state.over:
        decision = match.state.decisions[0]
        match.play(decision.moves[0], decision.seat)
    text = match.record.to_text()
    assert "\n1 concede\n" in text
    again = Record.from_text(text).replay(orders.GAME)
    assert again.fingerprint() == match.state.fingerprint()
    assert match.state.result is not None
    assert match.state.result[1] == -1


def test_leaving_cannot_be_taken_back_without_consent() -> None:
    match = planned(3)
    match.concede(1)
    assert not match.can_undo()
    match.undo(consent=True)
    assert not match.state.is_out(1)
    assert {d.seat for d in match.state.decisions} == {0, 1, 2}
