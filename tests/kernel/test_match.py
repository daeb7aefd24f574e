"""Matches: what is played is recorded, what is taken back is as if it had never been."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hadur.kernel.errors import BadRecord, IllegalMove, ImpossibleChance, NothingToUndo
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from tests.kernel.toys.draw_duel import BIDS, DREW, GAME, HIDDEN, ROLLED, HastyDuel


def match_with(*moves: str, seed: int = 42, goal: int = 50) -> Match:
    """A match after these moves, each "text" or "seat: text"."""
    match = Match.start(GAME, {"goal": goal}, seed)
    for move in moves:
        seat, colon, text = move.partition(": ")
        match.play(text if colon else move, int(seat) if colon else None)
    return match


def bury(match: Match) -> str:
    """A move of the seat in turn that uses no chance and shows nobody anything."""
    return next(t for t in match.state.decisions[0].texts if t.startswith("bury"))


def at_the_bids() -> Match:
    match = match_with()
    match.play(bury(match))
    match.play(bury(match))
    return match


# -- playing ---------------------------------------------------------------------------------------


def test_a_move_is_recorded_with_its_seat_and_the_chance_it_used() -> None:
    match = match_with()
    assert match.play("ROLL ").seat == 0
    assert match.play("roll", 1).seat == 1
    assert [(m.seat, m.text, len(m.chance)) for m in match.record.moves] == [
        (0, "roll", 1),
        (1, "roll", 1),
    ]
    assert match.record.replay(GAME).fingerprint() == match.state.fingerprint()


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = match_with("roll")
    before = match.state.fingerprint()
    for move, seat in (("play 9", None), ("roll", 0), (12345, None), ("roll", 5)):
        with pytest.raises(IllegalMove):
            match.play(move, seat)
    assert match.state.fingerprint() == before and match.moves == 1


def test_a_fault_in_the_middle_of_a_move_leaves_the_match_as_it_was() -> None:
    match = match_with("roll")
    match.play(bury(match))
    match.undo()
    before = match.state.fingerprint()
    match.state.script = [99]
    with pytest.raises(ImpossibleChance):
        match.play("roll")
    match.state.script = []
    assert match.state.fingerprint() == before and match.moves == 1
    match.redo()
    assert match.record.replay(GAME).fingerprint() == match.state.fingerprint()


def test_a_position_once_reached_never_changes() -> None:
    match = match_with()
    seen = []
    for _ in range(6):
        decision = match.state.decisions[0]
        match.play(decision.moves[-1], decision.seat)
        seen.append((match.state, match.state.fingerprint()))
    match.undo(consent=True)
    match.redo()
    assert all(state.fingerprint() == print_ for state, print_ in seen)


def test_setup_in_any_form_is_recorded_as_it_is_replayed() -> None:
    match = Match.start(GAME, {"decks": ((1, 2, 3), (4, 5, 6))}, 1)
    assert match.record.setup == {
        "decks": [[1, 2, 3], [4, 5, 6]],
        "goal": 12,
        "seats": [{}, {}],
    }
    assert Record.from_text(match.record.to_text()) == match.record


def test_a_match_taken_up_from_its_record_goes_on_as_it_would_have() -> None:
    match = match_with("draw", "roll", "0: bid 1", "1: bid 0", "bury 5", "roll", "1: bid 2")
    again = Match.from_record(GAME, Record.from_text(match.record.to_text()))
    assert again.shown_moves(0) == match.shown_moves(0)
    assert again.events_since(-1, 0) == match.events_since(-1, 0)
    for one in (match, again):
        one.play("bid 0", 0)
        one.play("roll")
    assert again.record == match.record
    assert again.state.fingerprint() == match.state.fingerprint()
    while again.moves:
        assert again.can_undo() == match.can_undo()
        again.undo(consent=True)
        match.undo(consent=True)
        assert again.state.fingerprint() == match.state.fingerprint()


# -- conceding -------------------------------------------------------------------------------------


def test_conceding_ends_the_game_even_out_of_turn() -> None:
    match = match_with("roll")
    match.concede(0)
    assert match.state.result == [-1, 1]
    assert match.record.to_text().splitlines()[-3:-1] == ["0 concede", "result -1 1"]
    assert match.record.replay(GAME).result == [-1, 1]
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="the game is over"):
            match.concede(seat)


def test_nobody_can_concede_for_a_seat_that_does_not_exist() -> None:
    match = match_with("roll")
    with pytest.raises(IllegalMove, match="there is no seat 2"):
        match.concede(2)
    assert match.state.result is None
    match.play("roll")
    assert len(match.record.moves[-1].chance) == 1


# -- undo and redo ---------------------------------------------------------------------------------


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    match = match_with()
    before = match.state.fingerprint()
    text = bury(match)
    match.play(text)
    assert match.can_undo()
    assert match.undo().text == text
    assert match.state.fingerprint() == before
    assert match.record.moves == []


@pytest.mark.parametrize("move", ["roll", "draw", "play 5"])
def test_a_move_that_used_chance_or_showed_a_card_needs_consent(move: str) -> None:
    match = match_with()
    before = match.state.fingerprint()
    match.play(move)
    assert not match.can_undo() and match.can_undo(consent=True)
    with pytest.raises(NothingToUndo, match=f"'{move}' cannot be taken back without consent"):
        match.undo()
    assert match.moves == 1
    match.undo(consent=True)
    assert match.state.fingerprint() == before and match.record.moves == []


def test_the_end_of_the_game_needs_consent_to_be_taken_back() -> None:
    match = match_with()
    match.concede(1)
    with pytest.raises(NothingToUndo):
        match.undo()
    match.undo(consent=True)
    assert match.state.result is None and match.record.result is None


def test_without_a_move_there_is_nothing_to_undo_or_redo() -> None:
    match = match_with()
    assert not match.can_undo(consent=True) and not match.can_redo()
    with pytest.raises(NothingToUndo, match="there is no move to take back"):
        match.undo(consent=True)
    with pytest.raises(NothingToUndo, match="there is no move to make again"):
        match.redo()


@given(st.integers(0, 10**6))
def test_undo_does_not_throw_the_die_again(seed: int) -> None:
    match = match_with("roll", "roll", seed=seed)
    first, second = [move.chance for move in match.record.moves]
    for _ in range(2):
        match.undo(consent=True)
        match.undo(consent=True)
        match.play(bury(match))
        match.play("roll")
        assert match.record.moves[-1].chance == first
        match.undo(consent=True)
        match.undo()
        match.play("roll")
        match.play("roll")
        assert [move.chance for move in match.record.moves] == [first, second]


def test_redo_brings_back_the_same_game_with_the_same_dice() -> None:
    match = match_with("roll", "draw", "0: bid 1", "1: bid 0", "roll")
    record, after = match.record, match.state.fingerprint()
    events = match.events_since(-1, 1)
    for _ in range(match.moves):
        match.undo(consent=True)
    assert match.record.moves == []
    while match.can_redo():
        match.redo()
    assert match.record == record and match.state.fingerprint() == after
    assert match.events_since(-1, 1) == events


def test_playing_the_move_that_was_taken_back_is_a_redo() -> None:
    match = match_with("roll", "roll")
    record = match.record
    match.undo(consent=True)
    match.undo(consent=True)
    match.play("roll")
    assert match.can_redo()
    match.redo()
    assert match.record == record


def test_the_die_stands_after_undo_even_if_the_generator_has_changed_since() -> None:
    record = match_with("roll").record
    die = (record.moves[0].chance[0] + 1) % 6
    record.moves[0] = type(record.moves[0])(0, "roll", (die,))
    match = Match.from_record(GAME, record)
    match.undo(consent=True)
    assert match.play("roll").chance == (die,)


def test_another_move_closes_the_way_to_what_was_taken_back() -> None:
    match = match_with("roll", "roll")
    match.undo(consent=True)
    match.play(bury(match))
    assert not match.can_redo()
    assert [move.text for move in match.record.moves] == ["roll", match.record.moves[1].text]


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.lists(st.sampled_from("pppur"), max_size=40))
def test_however_one_goes_back_and_forth_the_record_leads_to_the_state(
    seed: int, actions: list[str]
) -> None:
    match = match_with(seed=seed, goal=12)
    choose = random.Random(seed)
    for action in actions:
        if action == "p" and not match.state.over:
            decision = choose.choice(match.state.decisions)
            match.play(choose.choice(decision.moves), decision.seat)
        elif action == "u" and match.can_undo(consent=True):
            match.undo(consent=True)
        elif action == "r" and match.can_redo():
            match.redo()
    record = Record.from_text(match.record.to_text())
    assert record.replay(GAME).fingerprint() == match.state.fingerprint()


# -- secrets ---------------------------------------------------------------------------------------


def test_a_secret_answer_is_shown_to_its_seat_alone_until_all_have_answered() -> None:
    match = at_the_bids()
    match.play("bid 2", 1)
    assert match.shown_moves(0, 2) == [(1, None)]
    assert match.shown_moves(None, 2) == [(1, None)]
    assert match.shown_moves(1, 2) == [(1, "bid 2")]
    match.play("bid 0", 0)
    for seat in (0, 1, None):
        assert match.shown_moves(seat, 2) == [(1, "bid 2"), (0, "bid 0")]


def test_earlier_rounds_stay_shown_while_a_new_one_is_open() -> None:
    match = at_the_bids()
    for move, seat in (("bid 2", 1), ("bid 0", 0), ("roll", 0), ("roll", 1), ("bid 1", 0)):
        match.play(move, seat)
    assert [text for _, text in match.shown_moves(1, 2)] == ["bid 2", "bid 0", "roll", "roll", None]


def test_the_last_to_answer_need_not_say_who_they_are() -> None:
    match = at_the_bids()
    with pytest.raises(IllegalMove, match="several seats decide at once"):
        match.play("bid 1")
    match.play("bid 1", 0)
    assert match.play("bid 2").seat == 1


def test_a_secret_answer_is_taken_back_freely_but_not_once_all_are_shown() -> None:
    match = at_the_bids()
    match.play("bid 2", 1)
    match.undo()
    match.play("bid 1", 1)
    match.play("bid 1", 0)
    with pytest.raises(NothingToUndo):
        match.undo()
    match.undo(consent=True)
    assert match.shown_moves(0, 2) == [(1, None)]


def test_an_answer_never_shown_stays_secret_when_the_other_concedes() -> None:
    match = at_the_bids()
    match.play("bid 2", 1)
    match.concede(0)
    assert match.shown_moves(0, 2) == [(1, None), (0, "concede")]
    assert match.record.replay(GAME).result == [-1, 1]


def test_what_is_chosen_face_down_is_not_shown_to_others() -> None:
    match = match_with("bury 5")
    assert match.shown_moves(0) == [(0, "bury 5")]
    assert match.shown_moves(1) == [(0, "bury")]
    assert match.shown_moves(None) == [(0, "bury")]


def test_each_seat_hears_what_is_meant_for_it_and_spectators_what_all_hear() -> None:
    match = match_with("roll", "draw", "0: bid 1", "1: bid 0", "bury 5")
    kinds = {seat: [e.kind for e in match.events_since(-1, seat)] for seat in (0, 1, None)}
    assert kinds[0] == [DREW, DREW, ROLLED, BIDS, HIDDEN]
    assert kinds[1] == [DREW, DREW, ROLLED, DREW, BIDS]
    assert kinds[None] == [ROLLED, BIDS]


def test_events_are_heard_from_any_move_on() -> None:
    match = match_with("roll", "draw", "0: bid 1", "1: bid 0")
    assert [e.kind for e in match.events_since(0, 1)] == [ROLLED, DREW, BIDS]
    assert [e.kind for e in match.events_since(1, 1)] == [DREW, BIDS]
    assert [e.kind for e in match.events_since(2, 0)] == [BIDS]
    assert match.events_since(match.moves, 0) == []


def test_nobody_hears_of_what_was_taken_back() -> None:
    match = match_with("roll", "roll")
    match.undo(consent=True)
    assert [(e.kind, e.a) for e in match.events_since(0, None)] == [(ROLLED, 0)]


def test_a_game_that_rolls_before_anyone_listens_is_a_fault_of_the_game() -> None:
    with pytest.raises(RuntimeError, match="leave that to a step"):
        Match.start(HastyDuel(), {}, 1)


# -- trying first ----------------------------------------------------------------------------------


def test_what_was_tried_is_made_without_being_played_again() -> None:
    match = match_with()
    before = match.state
    tried = match.attempt(" ROLL ", 0)
    assert match.state is before and match.moves == 0
    assert (tried.line.seat, tried.line.text, len(tried.line.chance)) == (0, "roll", 1)
    assert match.replay(tried.line) is tried
    assert match.state is tried.after and match.moves == 1
    assert match.record.replay(GAME).fingerprint() == match.state.fingerprint()


def test_what_was_tried_elsewhere_is_played() -> None:
    """By another match, or in another position: what is written down is enough."""
    here, there = match_with(), match_with()
    tried = here.attempt("roll", 0)
    played = there.replay(tried.line)
    assert played is not tried and played.line == tried.line
    assert played.after.fingerprint() == tried.after.fingerprint()
    here.play(bury(here))
    with pytest.raises(BadRecord):
        here.replay(tried.line)
    assert here.moves == 1


def test_what_is_written_down_is_made_with_the_chance_it_used() -> None:
    match = match_with()
    line = match.attempt("roll", 0).line
    other = (line.chance[0] + 1) % 6
    assert match.replay(replace(line, chance=(other,))).line.chance == (other,)
    for wrong in (replace(line, seat=1, chance=()), replace(line, seat=1, chance=(1, 1))):
        with pytest.raises(BadRecord):
            match.replay(wrong)
    assert match.moves == 1


def test_leaving_is_tried_too() -> None:
    match = match_with()
    tried = match.attempt_leaving(1)
    assert not match.state.over and tried.after.over and tried.line.text == "concede"
    assert match.replay(tried.line) is tried and match.state.over


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match = match_with("roll")
    other = match.copy()
    other.play("roll", 1)
    assert (match.moves, other.moves) == (1, 2)
    assert [line.text for line in match.record.moves] == ["roll"]
    other.undo(consent=True)
    assert other.can_redo() and not match.can_redo()
    assert other.state.fingerprint() == match.state.fingerprint()
