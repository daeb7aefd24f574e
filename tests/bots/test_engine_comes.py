"""A compiled engine that comes while a server runs: processes in which bots think are replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur import engine
from hadur.bots.workers import Thinker, Thought
from hadur.games import load
from hadur.kernel.match import Match


@pytest.fixture
def thought() -> Thought:
    match = Match.start(load("summoner-wars"), {}, seed=7)
    return Thought.of(match, match.state.decisions[0].seat, "script", 1)


def test_bots_think_in_a_new_process_once_the_compiled_engine_is_there(
    thought: Thought, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming = tmp_path / "engine"
    monkeypatch.setattr(engine, "_missed", [coming])
    thinker = Thinker()
    try:
        before = thinker.think(thought, None)
        first = thinker._process.pid
        assert thinker.think(thought, None) == before
        assert thinker._process.pid == first
        coming.mkdir()
        assert thinker.think(thought, None) == before
        second = thinker._process.pid
        assert second != first
        thinker.think(thought, None)
        assert thinker._process.pid == second, "it is replaced once"
    finally:
        thinker.close()


def test_an_engine_that_was_there_from_the_beginning_does_not_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine, "_missed", [])
    monkeypatch.setattr(engine, "home", lambda root: tmp_path)
    monkeypatch.delenv("HADUR_ENGINE", raising=False)
    assert engine.choose() == tmp_path
    assert not engine.has_come()
    later = tmp_path / "later"
    monkeypatch.setattr(engine, "home", lambda root: later)
    assert engine.choose() is None
    assert not engine.has_come()
    later.mkdir()
    assert engine.has_come()


def test_who_wants_the_pure_engine_waits_for_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine, "_missed", [])
    monkeypatch.setattr(engine, "home", lambda root: tmp_path)
    monkeypatch.setenv("HADUR_ENGINE", "pure")
    assert engine.choose() is None
    assert not engine.has_come()
