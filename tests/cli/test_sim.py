"""Simulations: the same for the same seed, whoever shares the work, with figures that are right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hadur import bots
from hadur.arena.jobs import seed_of
from hadur.arena.layouts import Wishes
from hadur.cli.sim import _plan
from hadur.kernel.record import Record

from .conftest import GAME, Run, recovery_files

SIM = ("sim", "summoner-wars")


def test_results_do_not_depend_on_the_number_of_workers(hadur: Run) -> None:
    one = hadur(*SIM, "--games", "10", "--seed", "7", "--workers", "1", "--json", "-")
    two = hadur(*SIM, "--games", "10", "--seed", "7", "--workers", "2", "--json", "-")
    assert one.code == two.code == 0
    assert one.out == two.out
    other = hadur(*SIM, "--games", "10", "--seed", "8", "--workers", "1", "--json", "-")
    assert other.out != one.out


def test_json_lines_describe_the_games(hadur: Run, home: Path) -> None:
    path = home / "games.jsonl"
    said = hadur(*SIM, "--games", "6", "--decks", "breakers,vanguards", "--json", path)
    assert (said.code, said.err) == (0, "")
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [game["game"] for game in games] == list(range(6))
    assert {tuple(game["chosen"]) for game in games} == {
        ("breakers", "vanguards"), ("vanguards", "breakers"),
    }  # fmt: skip
    first = games[0]
    state = GAME.begin({"decks": first["chosen"]}, first["seed"])
    players = [bots.make("random", GAME, seed_of("bot", first["seed"], seat)) for seat in (0, 1)]
    decisions = 0
    while not state.over:
        seat = state.decisions[0].seat
        state.advance(players[seat].choose(state, seat))
        decisions += 1
    assert (decisions, state.fingerprint()) == (first["decisions"], first["fingerprint"])
    assert state.result is not None
    assert first["scores"] == state.result
    assert "decisions per second" in said.out
    assert list(home.iterdir()) == [path]


def test_the_summary_speaks_hungarian(hadur: Run) -> None:
    said = hadur(*SIM, "--games", "2", "--decks", "breakers", "--workers", "1", "--lang", "hu")
    assert said.code == 0
    assert "döntés másodpercenként" in said.out


def test_neighbouring_seeds_share_no_game() -> None:
    def seeds(seed: int) -> set[int]:
        return {job.seed for job in _plan(GAME, Wishes(2), 500, seed, ["random"])}

    assert not seeds(1) & seeds(2)
    assert len(seeds(1)) == 500


class Failing(bots.Bot):
    """A bot that breaks down in the middle of a game."""

    def decide(self, glimpse: object) -> int:
        if self.draw(1000) > 950:
            raise LookupError("lost my notes")
        return glimpse.moves[0]  # type: ignore[attr-defined,no-any-return]


def test_a_failing_game_is_reported_with_its_record(
    hadur: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "make", lambda name, game, seed=0: Failing(game, seed))
    said = hadur(*SIM, "--games", "3", "--workers", "1", "--decks", "breakers")
    assert said.code == 1
    assert "LookupError: lost my notes" in said.err
    assert "Traceback" not in said.err
    path = recovery_files(home)[0]
    assert str(path) in said.err
    Record.load(path).replay(GAME)
    assert "LookupError: lost my notes" in path.read_text(encoding="utf-8").splitlines()[-1]


def test_the_move_that_fails_is_named(
    hadur: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nonsense(bots.Bot):
        def choose(self, state: object, seat: int) -> int:
            return "nonsense"  # type: ignore[return-value]

    monkeypatch.setattr(bots, "make", lambda name, game, seed=0: Nonsense(game, seed))
    said = hadur(*SIM, "--games", "1", "--workers", "1")
    assert said.code == 1
    text = recovery_files(home)[0].read_text(encoding="utf-8")
    assert "plays 'nonsense', which is not legal" in text.splitlines()[-1]
    Record.from_text(text).replay(GAME)


def test_a_deal_that_fails_leaves_a_record_of_the_setup(
    hadur: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Jammed(type(GAME)):  # type: ignore[misc]
        def begin(self, *_: object, **__: object) -> None:
            raise ArithmeticError("cannot shuffle")

    monkeypatch.setattr("hadur.arena.worker.load", lambda name: Jammed())
    said = hadur(*SIM, "--games", "1", "--workers", "1", "--seed", "4")
    assert said.code == 1
    text = recovery_files(home)[0].read_text(encoding="utf-8")
    assert "# the deal fails" in text
    assert Record.from_text(text).moves == []
