"""The command `hadur arena GAME`: same results whoever shares the work, stopped or not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hadur.arena.jobs import Job
from hadur.arena.runners import CannotRun, Processes, Serial
from hadur.arena.worker import Outcome, play
from hadur.cli.contests.arguments import names_in
from tests.programs import children, gone

from .conftest import Run, Said, jobs_for

ARENA = ("arena", "summoner-wars", "--players", "random,heuristic", "--decks", "breakers,vanguards")
TIMES = ("seconds", "longest", "seal")


def games(path: Path) -> list[dict[str, Any]]:
    """The lines of a results file in the order of the jobs, without what a clock measured."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for game in found:
        assert len(game["seconds"]) == 2
        for name in TIMES:
            del game[name]
    return sorted(found, key=lambda game: str(game["job"]))


def test_results_do_not_depend_on_the_number_of_workers(hadur: Run, home: Path) -> None:
    said = [
        hadur(*ARENA, "--games", "4", "--workers", str(n), "--json", f"{n}.jsonl") for n in (1, 2)
    ]
    assert [one.code for one in said] == [0, 0]
    assert games(home / "1.jsonl") == games(home / "2.jsonl")
    assert len(games(home / "1.jsonl")) == 4
    hadur(*ARENA, "--games", "4", "--workers", "1", "--json", "s.jsonl", "--seed", "2")
    assert games(home / "s.jsonl") != games(home / "1.jsonl")
    for words in ("Score", "95 %", "Rating", "heuristic", "Verdict"):
        assert words in said[0].out


def test_more_games_and_players_go_on_from_the_same_file(hadur: Run, home: Path) -> None:
    args = ("--workers", "1", "--json", "x.jsonl")
    assert hadur(*ARENA, "--games", "2", *args).code == 0
    first = (home / "x.jsonl").read_bytes()
    assert hadur(*ARENA, "--games", "4", *args, "--resume").code == 0
    assert (home / "x.jsonl").read_bytes().startswith(first)
    assert len(games(home / "x.jsonl")) == 4


def test_without_a_file_the_games_are_kept_in_the_state_folder(hadur: Run, home: Path) -> None:
    said = hadur(*ARENA, "--games", "1", "--workers", "1", "--lang", "hu")
    assert said.code == 0
    assert "Játékosok" in said.out
    (path,) = (home.parent / "state").rglob("*.jsonl")
    assert len(games(path)) == 2
    assert list(home.iterdir()) == []


@contextmanager
def running_arena(args: list[str], path: Path) -> Iterator[subprocess.Popen[str]]:
    """The arena in a process of its own, from the moment when two games are in its file."""
    run = subprocess.Popen(
        [sys.executable, "-m", "hadur.cli.main", *args],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip
    try:
        deadline = time.monotonic() + 120
        while not path.exists() or len(path.read_bytes().splitlines()) < 3:
            assert time.monotonic() < deadline and run.poll() is None
            time.sleep(0.02)
        yield run
    finally:
        run.kill()
        run.wait()


def test_ctrl_c_loses_nothing(hadur: Run, home: Path) -> None:
    path = home / "x.jsonl"
    args = [*ARENA, "--games", "8", "--workers", "2", "--json", str(path)]
    with running_arena(args, path) as run:
        os.killpg(run.pid, signal.SIGINT)  # as the terminal does: to the workers as well
        _, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "--resume" in err and "Traceback" not in err
    stopped = path.read_bytes()
    assert 2 <= len(games(path)) < 8
    assert hadur(*args, "--resume").code == 0
    assert path.read_bytes().startswith(stopped)
    assert hadur(*ARENA, "--games", "8", "--workers", "1", "--json", "whole.jsonl").code == 0
    assert games(path) == games(home / "whole.jsonl")


def test_an_arena_that_is_killed_leaves_nobody_behind(hadur: Run, home: Path) -> None:
    """Its workers were waiting for a game, or playing one that nobody asks for any more."""
    path = home / "x.jsonl"
    args = [*ARENA, "--games", "400", "--workers", "2", "--json", str(path)]
    with running_arena(args, path) as run:
        crew = children(run.pid)
        run.kill()
    assert len(crew) >= 2
    assert all(gone(pid, within=10) for pid in crew)
    kept = path.read_bytes().rpartition(b"\n")[0]
    assert hadur(*ARENA, "--games", "2", "--json", str(path), "--resume").code == 0
    assert path.read_bytes().startswith(kept)


def test_a_comma_in_quotation_marks_belongs_to_the_name() -> None:
    assert names_in(" random, exec:./bot 'a,b' ,,heuristic") == [
        "random", "exec:./bot 'a,b'", "heuristic",
    ]  # fmt: skip
    assert names_in("it's,here") == ["it's", "here"]


def one_line(said: Said, words: str) -> None:
    assert said.code == 2, (said.out, said.err)
    assert said.err.count("\n") == 1 and said.err.startswith("hadur: ")
    assert words in said.err


@pytest.mark.parametrize(("args", "words"), [
    (("--players", "heuristc,random"), "did you mean heuristic?"),
    (("--players", "exec:./not-there,random"), "not-there"),
    (("--players", "random"), "at least 2 players"),
    (("--players", ","), "at least 2 players"),
    (("--players", "random,random"), "named twice"),
    (("--games", "0"), "--games"),
    (("--decks", "no.deck"), "cannot read the deck no.deck"),
    (("--decks", "nobody"), "nobody"),
    (("--resume",), "--resume needs the results file"),
    (("--resume", "--json", "missing.jsonl"), "no results file missing.jsonl"),
    (("--json", "no/where.jsonl"), "cannot write no/where.jsonl"),
    (("--json", "."), ". is there already"),
    (("--on", "moon"), "--on moon"),
    (("--option", "x"), "NAME=VALUE"),
])  # fmt: skip
def test_bad_input_is_one_line(hadur: Run, home: Path, args: tuple[str, ...], words: str) -> None:
    one_line(hadur("arena", "summoner-wars", *args), words)
    assert list(home.iterdir()) == []


def test_an_edited_file_is_one_line_and_stays(hadur: Run, home: Path) -> None:
    path = home / "x.jsonl"
    assert hadur(*ARENA, "--games", "2", "--workers", "1", "--json", path).code == 0
    path.write_text(path.read_text().replace('"scores": [-1, 1]', '"scores": [1, -1]', 1))
    before = path.read_bytes()
    one_line(hadur(*ARENA, "--games", "2", "--json", path, "--resume"), "was edited")
    one_line(hadur(*ARENA, "--games", "2", "--json", path), "is there already")
    one_line(hadur(*ARENA, "--seed", "5", "--json", path, "--resume"), "with seed 1, not 5")
    assert path.read_bytes() == before


def test_without_ray_there_is_one_line(
    hadur: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "hadur.arena.on_ray", raising=False)
    one_line(hadur(*ARENA, "--on", "ray", "--json", "x.jsonl"), "pip install 'hadur[ray]'")
    assert list(home.iterdir()) == []


def die_once(job: Job) -> Outcome:
    """A worker that the system kills, the first time it comes to a certain game."""
    mark = Path(os.environ["HADUR_TEST_MARK"])
    if job.id.endswith("#1a") and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job)


def die(job: Job) -> Outcome:
    os._exit(1)


def same(outcome: Outcome) -> tuple[str, tuple[int, ...], str]:
    return outcome.job.id, outcome.scores, outcome.fingerprint


def test_a_worker_that_is_killed_costs_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HADUR_TEST_MARK", str(tmp_path / "mark"))
    jobs = jobs_for(["random", "heuristic"], 2)
    local = sorted(same(outcome) for outcome in Serial().run(jobs))
    found = sorted(same(outcome) for outcome in Processes(2, die_once).run(jobs))
    assert (tmp_path / "mark").exists()
    assert found == local


def test_workers_that_always_die_are_given_up() -> None:
    with pytest.raises(CannotRun, match="died 5 times"):
        list(Processes(2, die).run(jobs_for(["random", "heuristic"], 1)))
