"""Chance from a key: even, repeatable, and promised beforehand."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest

from hadur.kernel.chance import keyed_draw, promise
from hadur.kernel.errors import BadRecord
from hadur.kernel.events import Heard
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.kernel.sealed import seal
from tests.kernel.toys.draw_duel import GAME

KEY = bytes(range(32))
OTHER = bytes(32)


def keyed(moves: int = 1000, key: bytes = KEY) -> Match:
    """A game whose chance comes from a key, by the first move that is offered, or a roll."""
    heard = Heard(key)
    GAME.begin({}, 3, None, heard)
    record = Record(GAME.name, GAME.version, dict(GAME.check_setup({})), 3, tuple(heard.results))
    match = Match.from_record(GAME, record, key)
    while not match.state.over and match.moves < moves:
        asked = match.state.decisions[0]
        match.play("roll" if "roll" in asked.texts else asked.texts[0], asked.seat)
    return match


def test_a_result_is_the_fraction_that_the_key_gives() -> None:
    word = hmac.new(KEY, b"2 7", hashlib.sha256).digest()
    assert keyed_draw(KEY, 2, 7, 6) == int(6 * (int.from_bytes(word[:6], "big") / 2**48))
    assert promise(KEY) == hashlib.sha256(KEY).hexdigest() and promise(b"") == ""


def test_results_are_even_and_differ_by_key_stream_and_count() -> None:
    counts = Counter(keyed_draw(KEY, 0, n, 6) for n in range(6000))
    assert set(counts) == set(range(6)) and all(900 < n < 1100 for n in counts.values())
    wide = 2**31
    results = {keyed_draw(k, s, n, wide) for k in (KEY, OTHER) for s in (0, 1) for n in (0, 1)}
    assert len(results) == 8


def test_the_promise_stands_in_a_record_from_the_start_and_the_key_at_the_end() -> None:
    begun = keyed(2).record
    assert begun.promise == promise(KEY) and begun.key == ""
    assert KEY.hex() not in begun.to_text()
    over = keyed().record
    assert over.result is not None and over.key == KEY.hex()
    for record in (begun, over):
        assert Record.from_text(record.to_text()) == record


def test_a_key_rolls_other_dice_than_the_seed() -> None:
    assert keyed().record.moves != keyed(key=OTHER).record.moves
    assert keyed().record.moves != keyed(key=b"").record.moves


def test_what_is_taken_back_falls_the_same_again() -> None:
    match = keyed(0)
    first = match.play("roll")
    match.undo(consent=True)
    match._undone = []
    assert match.play("roll") == first


def test_copies_of_a_position_do_not_know_the_key() -> None:
    """A state that plays on by itself rolls by its seed: no imagined world knows what comes."""
    twin = keyed(0).state.copy()
    other = keyed(0, OTHER).state.copy()
    twin.seed = other.seed = 5
    assert twin.listener is None
    first, second = (state.chance(1, 2**31) for state in (twin, other))
    assert first == second


def test_every_result_is_verified() -> None:
    record = keyed().record
    results = len(record.deal) + sum(len(line.chance) for line in record.moves)
    assert results > 5
    assert record.verify(GAME) == results
    assert keyed(key=b"").record.verify(GAME) > 5, "by its seed, where there was no key"


def test_a_result_that_was_chosen_is_found() -> None:
    record = keyed(key=b"").record
    chosen = replace(record, seed=record.seed + 1)
    with pytest.raises(BadRecord, match="was not thrown: the seed gives"):
        chosen.verify(GAME)
    other = replace(keyed().record, key=OTHER.hex(), promise=promise(OTHER))
    with pytest.raises(BadRecord, match="was not thrown: the key gives"):
        other.verify(GAME)


def test_another_key_than_the_promised_one_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was promised"):
        replace(keyed().record, key=OTHER.hex()).verify(GAME)
    with pytest.raises(BadRecord, match="not told before the game is over"):
        keyed(2).record.verify(GAME)


@pytest.mark.parametrize(
    "wrong", [f"key {KEY.hex()[:-2]}", f"key {KEY.hex().upper()}x", f"promise {promise(KEY)}"]
)
def test_a_line_that_is_no_key_is_refused(wrong: str) -> None:
    lines = keyed().record.to_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("key "))
    with pytest.raises(BadRecord):
        Record.from_text(seal([*lines[:at], wrong]))
