"""Replays: a saved game in words and pictures, as one seat or a spectator may see it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hadur.games import load
from hadur.kernel.record import Line, Record

from .conftest import Run, play_out

MATCH, _ = play_out(["polar-dwarves", "fallen-kingdom"], 9, limit=40)
TURNS = int(MATCH.state.view(None)["turn"])  # type: ignore[call-overload]


@pytest.fixture
def saved(home: Path) -> Path:
    path = home / "game.record"
    MATCH.record.save(path)
    return path


def test_every_move_is_shown_in_notation_and_words(hadur: Run, saved: Path) -> None:
    said = hadur("replay", saved)
    assert (said.code, said.err) == (0, "")
    for number, (seat, text) in enumerate(MATCH.shown_moves(None), 1):
        assert f"{number:>4} player {seat + 1}: {text}" in said.out
    assert "end the Summon phase" in said.out
    assert said.out.count("┌─┬") in (TURNS, TURNS + 1)


def test_the_table_is_drawn_as_often_as_asked_for(hadur: Run, saved: Path) -> None:
    every = hadur("replay", saved, "--boards", "moves").out
    assert every.count("┌─┬") == len(MATCH.record.moves) + 1
    assert hadur("replay", saved, "--boards", "end").out.count("┌─┬") == 2


def test_a_seat_sees_its_own_cards_and_a_spectator_none(hadur: Run, saved: Path) -> None:
    own = hadur("replay", saved, "--seat", "0").out
    other = hadur("replay", saved, "--seat", "1").out
    spectator = hadur("replay", saved).out
    assert "hand: " in own
    assert own != other
    assert "\nhand: " not in spectator
    assert "Into your hand" not in spectator
    discard = next(line for line in MATCH.record.moves if line.text.startswith("discard "))
    assert discard.seat == 0
    assert discard.text in own
    assert discard.text not in other + spectator


def test_step_waits_and_q_leaves(hadur: Run, saved: Path) -> None:
    said = hadur("replay", saved, "--step", typed="\n\nq\n")
    assert said.code == 0
    assert "   3 player" in said.out
    assert "   4 player" not in said.out
    assert said.out.count("┌─┬") == 4


def test_check_says_that_a_record_is_sound(hadur: Run, saved: Path) -> None:
    said = hadur("replay", "--check", saved, "--lang", "hu")
    assert said.code == 0
    assert f"hibátlan jegyzőkönyv, {len(MATCH.record.moves)} lépés" in said.out
    assert said.out.count("\n") == 1


def test_a_conceded_game_is_shown_to_its_end(hadur: Run, home: Path) -> None:
    match, _ = play_out(["breakers", "vanguards"], 2, limit=3)
    match.concede(1)
    match.record.save(home / "short.record")
    said = hadur("replay", "short.record")
    assert said.code == 0
    assert "player 2: concede" in said.out


def test_that_nothing_was_chosen_can_be_proved(hadur: Run, saved: Path) -> None:
    said = hadur("replay", saved, "--verify")
    assert said.code == 0 and "results of chance follow from the seed" in said.out
    line = next(n for n, move in enumerate(MATCH.record.moves) if move.chance)
    forged = replace(MATCH.record, moves=MATCH.record.moves[:])
    move = forged.moves[line]
    forged.moves[line] = replace(move, chance=(1 - move.chance[0] % 2, *move.chance[1:]))
    forged.save(saved)
    assert "was not thrown" in hadur("replay", saved, "--verify").err


def test_a_game_of_older_rules_is_shown_as_far_as_those_of_today_go(hadur: Run, home: Path) -> None:
    record = Record.load(Path(__file__).parents[1] / "records/named-1/chaos-galaxy-2.txt")
    seat = record.moves[10].seat
    record.moves[10] = Line(seat, "a-move-of-old")
    record.save(home / "old.record")
    said = hadur("replay", "old.record", "--boards", "end")
    assert said.code == 2 and said.err.count("\n") == 1
    assert "  10 player" in said.out and "  11 player" not in said.out
    where = f"move 11 of the record (of version 1), 'a-move-of-old' by seat {seat}"
    assert f"from here on the rules of today do not agree: {where}" in said.err
    for command in (("replay", "--check"), ("replay", "--verify"), ("play", "--load")):
        said = hadur(*command, "old.record")
        assert said.out == "" and where in said.err


def test_an_old_game_is_gone_on_with(hadur: Run, home: Path) -> None:
    """Its set-up names ready decks whose lists were tuned since."""
    record = Record.load(Path(__file__).parents[1] / "records/named-1/chaos-galaxy-2.txt")
    replace(record, moves=record.moves[:20], result=None).save(home / "old.record")
    said = hadur("play", "--load", "old.record", typed="save new.record\nquit\n")
    assert said.code == 0 and "20" in said.out
    again = Record.load(home / "new.record")
    assert again.moves == record.moves[:20] and again.setup == record.setup
    game = load(record.game)
    assert (
        again.contents["decks"]
        == record.recalled(game)["decks"]
        != game.contents(record.setup)["decks"]
    )
