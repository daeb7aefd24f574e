"""`hadur bench`: which games are timed. How fast they are is no matter for a test."""

from __future__ import annotations

import json
from functools import partial

import pytest

from hadur.bench import rounds
from hadur.bench.measure import Speed
from hadur.bench.rounds import Median, in_turn
from hadur.bench.thinking import Pace
from hadur.cli import bench
from hadur.games import NAMES
from hadur.kernel.game import Game

from .conftest import Run


@pytest.fixture(autouse=True)
def made_up_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    def speed(game: Game, seconds: float) -> Speed:
        return Speed(game.name, 1, 10.0, 2.0, None)

    def pace(game: Game, seconds: float) -> Pace:
        return Pace(game.name, 1.0, 1, ())

    monkeypatch.setattr(bench, "speed", speed)
    monkeypatch.setattr(bench, "pace", pace)
    monkeypatch.setattr(rounds, "calibrate", lambda: 1.0)


def timed(hadur: Run, *games: str) -> list[str]:
    said = hadur("bench", *games, "--no-peers", "--json")
    assert said.code == 0
    printed = json.loads(said.out)
    assert [one["name"] for one in printed["search"]] == [one["name"] for one in printed["ours"]]
    return [str(one["name"]) for one in printed["ours"]]


def test_every_game_is_timed_if_none_is_named(hadur: Run) -> None:
    assert timed(hadur) == list(NAMES)


def test_the_games_named_are_timed_in_that_order(hadur: Run) -> None:
    assert timed(hadur, "conquest") == ["conquest"]
    assert timed(hadur, "conquest", "summoner-wars") == ["conquest", "summoner-wars"]


def test_the_table_has_a_column_for_each_of_them(hadur: Run) -> None:
    said = hadur("bench", "conquest", "summoner-wars", "--no-peers")
    (heading,) = [line for line in said.out.splitlines() if "summoner-wars" in line and "┃" in line]
    assert "conquest" in heading


def test_engines_are_timed_in_turn_and_a_loaded_machine_leaves_ratios_as_they_are() -> None:
    """Every second round the machine is half as fast, for one engine as for the other."""
    order: list[str] = []

    def measure(name: str, decisions: float, seconds: float) -> Speed:
        order.append(name)
        assert seconds == 2.0
        slow = 2 if len(order) % 4 in (1, 2) else 1
        return Speed(name, 1, decisions / slow, 2.0, None)

    ours, peer = in_turn(
        [("ours", partial(measure, "ours", 90.0)), ("peer", partial(measure, "peer", 30.0))], 6.0, 3
    )
    assert order == ["ours", "peer"] * 3
    assert ours.times(peer) == Median(3.0, 3.0, 3.0)
    assert ours.median(lambda one: one.decisions_per_second) == Median(45.0, 45.0, 90.0)
    assert ours.median(lambda one: one.copies_per_second) is None
    assert ours.per_loop_round.middle == 45.0


def test_a_game_that_does_not_exist_is_refused(hadur: Run) -> None:
    said = hadur("bench", "conquest", "chess")
    assert said.code == 2
    assert "chess" in said.err
