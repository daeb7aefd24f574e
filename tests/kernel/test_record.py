"""Records: what is written comes back, what was damaged is refused, what is recorded replays."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hadur.kernel.errors import BadRecord, CannotSave, IllegalMove
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.record import Line, Record, concede
from hadur.kernel.sealed import seal
from hadur.kernel.state import State
from tests.kernel.toys.draw_duel import GAME


def played(seed: int, moves: int = 1000) -> Match:
    """A game of random moves."""
    match = Match.start(GAME, {}, seed)
    choose = random.Random(seed)
    while not match.state.over and match.moves < moves:
        decision = choose.choice(match.state.decisions)
        match.play(choose.choice(decision.moves), decision.seat)
    return match


RECORD = played(3).record
TEXT = RECORD.to_text()
ROLL = next(n for n, move in enumerate(RECORD.moves) if move.text == "roll")

numbers = st.integers(0, 2**62 - 1)
words = st.text("abcdefghijklmnopqrstuvwxyz-#>0123456789é", min_size=1)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(allow_nan=False, width=32),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
).filter(lambda value: "inf" not in repr(value))
lines = st.builds(
    Line,
    st.integers(0, 61),
    st.lists(words, min_size=1, max_size=4).map(" ".join),
    st.lists(numbers, max_size=4).map(tuple),
)
records = st.builds(
    Record,
    words.filter(lambda word: not word.startswith("#")),
    st.integers(1, 2**62 - 1),
    st.dictionaries(st.text(), json_values, max_size=3),
    numbers,
    st.lists(numbers, max_size=5).map(tuple),
    st.lists(lines, max_size=5),
    st.none() | st.lists(st.integers(-9, 9), min_size=1, max_size=4).map(tuple),
)


def without(number: int) -> Record:
    return replace(RECORD, moves=RECORD.moves[:number] + RECORD.moves[number + 1 :])


def with_move(number: int, move: Line) -> Record:
    return replace(RECORD, moves=[*RECORD.moves[:number], move, *RECORD.moves[number + 1 :]])


# -- text ------------------------------------------------------------------------------------------


@given(records)
def test_every_record_comes_back_from_its_text(record: Record) -> None:
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_every_game_finished_or_not_replays_from_its_text(seed: int, moves: int) -> None:
    match = played(seed, moves)
    record = Record.from_text(match.record.to_text())
    assert record.replay(GAME).fingerprint() == match.state.fingerprint()


def test_a_record_reads_as_the_format_says() -> None:
    match = Match.start(GAME, {"goal": 2}, 42)
    match.play("bury 5")
    match.play("roll")
    top, *body = match.record.to_text().splitlines()
    assert len(match.record.deal) >= 10
    assert top == "hadur-record 1"
    assert body == [
        "game draw-duel 1",
        'setup {"decks": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]], "goal": 2, "seats": [{}, {}]}',
        "seed 42",
        "deal " + " ".join(str(result) for result in match.record.deal),
        "0 bury 5",
        "1 roll | 1",
        "result -1 1",
        body[-1],
    ]
    assert body[-1].startswith("end ") and len(body[-1]) == len("end 5f2c9a10")


def test_a_record_cut_short_anywhere_is_refused() -> None:
    for length in range(len(TEXT)):
        with pytest.raises(BadRecord):
            Record.from_text(TEXT[:length])


@settings(max_examples=500)
@given(st.integers(0, len(TEXT) - 1), st.characters() | st.sampled_from("0123456789 #|\n"))
def test_a_record_with_any_character_changed_is_refused(at: int, char: str) -> None:
    changed = TEXT[:at] + char + TEXT[at + 1 :]
    if changed != TEXT:
        with pytest.raises(BadRecord):
            Record.from_text(changed)


@settings(max_examples=500)
@given(st.integers(0, len(TEXT)), st.characters() | st.sampled_from("0123456789 #|\n"))
def test_a_record_with_any_character_inserted_is_refused(at: int, char: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(TEXT[:at] + char + TEXT[at:])


def test_a_record_with_any_line_left_out_or_twice_is_refused() -> None:
    parts = TEXT.splitlines(keepends=True)
    for at in range(len(parts)):
        with pytest.raises(BadRecord):
            Record.from_text("".join(parts[:at] + parts[at + 1 :]))
        with pytest.raises(BadRecord):
            Record.from_text("".join(parts[: at + 1] + parts[at:]))


def test_comments_may_stand_anywhere() -> None:
    text = "# before\n" + TEXT.replace("\n", "\n# Szép játszma volt\n")
    assert Record.from_text(text) == RECORD


HEAD = ["hadur-record 1", "game draw-duel 1", "setup {}", "seed 1", "deal 1 2"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the record is empty"),
        (" \n\n", "the record is empty"),
        ("# only a comment\n", "this is no record"),
        ("[Event 'PGN']\n", "this is no record: it does not begin with 'hadur-record 2'"),
        ("hadur-record one\n", "this is no record"),
        ("hadur-record 3\n", "newer format 3; this reads 2"),
        ("hadur-record 1\ngame x 1\n", "cut short: it has no 'end' line"),
        (TEXT[:-1], "cut short: its last line is not complete"),
        (TEXT.replace("seed 3", "seed 4"), "edited or damaged"),
        (TEXT + "0 roll\n", f"line {TEXT.count(chr(10)) + 1} of the record stands after its end"),
        (seal(HEAD[:3]), "the record has no line 'seed'"),
        (seal(["hadur-record 0", *HEAD[1:]]), "line 1 of the record is wrong: 'hadur-record 0'"),
        (seal([HEAD[0], "game x", *HEAD[2:]]), "line 2 of the record is wrong: 'game x'"),
        (seal([*HEAD[:2], "setup []", *HEAD[3:]]), "line 3 of the record is wrong"),
        (seal([*HEAD[:2], 'setup {"a":1}', *HEAD[3:]]), "line 3 of the record is wrong"),
        (seal([*HEAD[:2], 'setup {"a": NaN}', *HEAD[3:]]), "line 3 of the record is wrong"),
        (seal([*HEAD[:2], "setup " + '{"a":' * 9999, *HEAD[3:]]), "line 3 of the record is wrong"),
        (seal([*HEAD[:3], "seed -1", HEAD[4]]), "line 4 of the record is wrong: 'seed -1'"),
        (seal([*HEAD[:3], f"seed {2**62}", HEAD[4]]), "line 4 of the record is wrong"),
        (seal([*HEAD[:3], "seed 01", HEAD[4]]), "line 4 of the record is wrong"),
        (seal([*HEAD[:3], "deal 1", HEAD[3]]), "line 4 of the record is wrong: 'deal 1'"),
        (seal([*HEAD[:4], "deal 1  2"]), "line 5 of the record is wrong"),
        (seal([*HEAD, "roll"]), "line 6 of the record is wrong: 'roll'"),
        (seal([*HEAD, "0 "]), "line 6 of the record is wrong"),
        (seal([*HEAD, ""]), "line 6 of the record is wrong"),
        (seal([*HEAD, "0 roll | "]), "line 6 of the record is wrong"),
        (seal([*HEAD, "0 roll | six"]), "line 6 of the record is wrong"),
        (seal([*HEAD, "0 roll | 1 | 2"]), "line 6 of the record is wrong"),
        (seal([*HEAD, "result 1 -1", "0 roll"]), "line 7 of the record is wrong: '0 roll'"),
        (seal([*HEAD, "result"]), "line 6 of the record is wrong: 'result'"),
    ],
)
def test_each_fault_of_a_text_is_named_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_text(text)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "two  blanks", " roll", "a | b", "a\nb"])
def test_a_move_that_would_not_come_back_is_not_written(text: str) -> None:
    with pytest.raises(ValueError, match="cannot stand in a record"):
        replace(RECORD, moves=[Line(0, text)]).to_text()


# -- replaying -------------------------------------------------------------------------------------


def test_an_old_game_replays_though_the_generator_would_now_throw_otherwise() -> None:
    now = replace(RECORD, seed=RECORD.seed + 1).replay(GAME).dump()
    assert now == {**RECORD.replay(GAME).dump(), "seed": [RECORD.seed + 1]}


def test_a_replayed_state_can_be_played_on_without_the_record() -> None:
    state = replace(RECORD, moves=RECORD.moves[:4], result=None).replay(GAME)
    assert state.listener is None and state.script == []
    state.play(state.decisions[0].moves[0], state.decisions[0].seat)


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (replace(RECORD, game="chess"), "of chess version 1; this is draw-duel version 1"),
        (replace(RECORD, version=7), "of draw-duel version 7; this is draw-duel version 1"),
        (replace(RECORD, setup={"colour": "red"}), "the deal of the record: there is no option"),
        (replace(RECORD, deal=RECORD.deal[:-1]), f"{len(RECORD.deal)} chance results are used"),
        (replace(RECORD, deal=(*RECORD.deal, 1)), "1 of its chance results are not used"),
        (replace(RECORD, deal=(99, *RECORD.deal[1:])), "99 is no result of chance here: 0 to 5"),
        (with_move(0, Line(0, "play 9")), "move 1 of the record, 'play 9' by seat 0"),
        (with_move(0, Line(0, "castle")), "'castle' is no move"),
        (with_move(0, Line(1, "roll")), "seat 1 has nothing to decide now"),
        (with_move(0, Line(7, "concede")), "there is no seat 7"),
        (with_move(ROLL, replace(RECORD.moves[ROLL], chance=())), "1 chance results are used"),
        (with_move(ROLL, replace(RECORD.moves[ROLL], chance=(1, 1))), "1 of its chance results"),
        (with_move(ROLL, replace(RECORD.moves[ROLL], chance=(6,))), "6 is no result of chance"),
        (replace(RECORD, result=(0, 0)), "ends with the result 0 0, but its moves lead to the"),
        (replace(RECORD, result=None), "ends with no result, but its moves lead to the result"),
        (without(len(RECORD.moves) - 1), "but its moves lead to no result"),
        (replace(RECORD, moves=[*RECORD.moves, Line(0, "roll")]), "the game is over"),
        (replace(RECORD, moves=[*RECORD.moves, Line(0, "concede")]), "the game is over"),
    ],
)
def test_each_fault_of_a_game_is_named_in_one_line(record: Record, complaint: str) -> None:
    record = Record.from_text(record.to_text())
    with pytest.raises(BadRecord) as caught:
        record.replay(GAME)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_record_of_older_rules_is_tried_and_a_complaint_names_its_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(GAME, "version", 3)
    assert RECORD.replay(GAME).result == list(RECORD.result or ())
    with pytest.raises(BadRecord, match=r"move 1 of the record \(of version 1\)"):
        with_move(0, Line(0, "play 9")).replay(GAME)


def test_of_two_whoever_concedes_has_lost_and_the_other_has_won() -> None:
    state = State(2, 0, 0)
    concede(Game(), state, 1)
    assert state.result == [1, -1]
    with pytest.raises(IllegalMove, match="over"):
        concede(Game(), state, 0)


# -- files -----------------------------------------------------------------------------------------


def test_a_saved_record_loads(tmp_path: Path) -> None:
    path = tmp_path / "game.hadur"
    RECORD.save(path)
    assert path.read_bytes() == TEXT.encode()
    assert Record.load(path) == RECORD
    assert os.listdir(tmp_path) == ["game.hadur"]


def test_a_record_edited_on_another_system_still_loads(tmp_path: Path) -> None:
    path = tmp_path / "game.hadur"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert Record.load(path) == RECORD


def test_who_is_reading_the_old_record_reads_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.hadur"
    RECORD.save(path)
    with open(path) as reader:
        without(0).save(path)
        assert reader.read() == TEXT
    assert Record.load(path) == without(0)


def test_saving_that_fails_leaves_the_old_record_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.hadur"
    RECORD.save(path)

    def no_space(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(CannotSave, match="No space left on device"):
        without(0).save(path)
    assert Record.load(path) == RECORD
    assert os.listdir(tmp_path) == ["game.hadur"]


def test_saving_into_a_folder_that_does_not_exist_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match="cannot write .*No such file"):
        RECORD.save(tmp_path / "nowhere" / "game.hadur")


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read .*missing: No such file"):
        Record.load(tmp_path / "missing")
    with pytest.raises(BadRecord, match="cannot read .*: Is a directory"):
        Record.load(tmp_path)
    path = tmp_path / "game.hadur"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="game.hadur is no record: it is not UTF-8 text"):
        Record.load(path)
    path.write_text("")
    with pytest.raises(BadRecord, match="game.hadur: the record is empty"):
        Record.load(path)
