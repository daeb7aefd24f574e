"""Programs of strangers in the arena: they play, lose by their faults, and never stay behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hadur.arena.runners import Serial
from hadur.arena.worker import play
from hadur.bots.external import Fault
from hadur.kernel.standing import winners
from tests.programs import BRAWLER, HOSTILE, HUNTER, gone, parent, pids, write_program

from .conftest import Run, jobs_for

ARENA = ("arena", "summoner-wars", "--decks", "breakers,vanguards", "--games", "2")
SLOW = ("never says hello",)
"""Getting ready may take ten seconds; tests/bots has this one with less."""


def games(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def unhurried(bot: str) -> str:
    """The same bot with time enough for a busy machine."""
    return bot.replace("exec:", "exec:20s:", 1)


def test_the_examples_play_and_the_same_games_each_time(hadur: Run, home: Path) -> None:
    players = f"{unhurried(HUNTER)},{unhurried(BRAWLER)},random"
    found = []
    for workers in ("1", "2"):
        path = home / f"{workers}.jsonl"
        said = hadur(*ARENA, "--players", players, "--workers", workers, "--json", path)
        assert said.code == 0, said.err
        found.append(sorted((game["job"], game["fingerprint"]) for game in games(path)))
        assert not [game for game in games(path) if "fault" in game]
    assert found[0] == found[1]
    assert len(found[0]) == 6


def test_a_program_hears_the_setup_the_moves_and_the_result(tmp_path: Path) -> None:
    path = write_program(
        tmp_path,
        """
        def on(word, rest, line, polite=on):
            with open(os.path.join(here, "heard"), "a") as file:
                file.write(line)
            polite(word, rest, line)
        """,
    )
    job = jobs_for([f"exec:20s:{path}", "random"], 1)[0]
    outcome = play(job)
    assert outcome.fault == outcome.failure == ""
    heard = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
    facts = json.loads(heard[1].partition(" ")[2])
    assert facts["setup"]["seats"] == [{"deck": deck} for deck in job.chosen]
    told = [json.loads(line[4:])["seat"] for line in heard if line.startswith("log ")]
    assert [told.count(0), told.count(1)] == list(outcome.decisions)
    scores = list(outcome.scores)
    result = {"scores": scores, "winners": list(winners(scores))}
    assert heard[-2:] == [f"result {json.dumps(result, separators=(',', ':'))}", "quit"]
    assert str(job.seed) not in "".join(heard)


@pytest.mark.parametrize("manners", [name for name in HOSTILE if name not in SLOW])
def test_a_hostile_program_loses_and_the_next_game_is_played(tmp_path: Path, manners: str) -> None:
    text, kind = HOSTILE[manners]
    budget = "300ms" if kind is Fault.LATE else "20s"
    name = f"exec:{budget}:{write_program(tmp_path, text)}"
    jobs = jobs_for([name, "random"], 1)
    outcomes = list(Serial().run(jobs))
    assert [outcome.winner_name for outcome in outcomes] == ["random", "random"]
    for outcome in outcomes:
        assert f"({kind})" in outcome.fault and outcome.fault.startswith(name)
        assert outcome.fault.isprintable()
        assert outcome.failure == ""
    assert len(pids(tmp_path)) == 2
    assert all(gone(pid) for pid in pids(tmp_path))


def test_the_fault_stands_in_the_results(hadur: Run, home: Path) -> None:
    write_program(home, "def decide(number, line): raise RuntimeError")
    players = "exec:20s:./bot.py,random,heuristic"
    said = hadur(*ARENA, "--players", players, "--workers", "2", "--json", "x.jsonl")
    assert said.code == 0
    assert said.err.count("is out (crashed): it ended with exit code 1") == 4
    lines = games(home / "x.jsonl")
    assert len(lines) == 6
    faults = [game for game in lines if "fault" in game]
    assert len(faults) == 4
    for game in faults:
        assert game["players"][game["scores"].index(-1)] == "exec:20s:./bot.py"
        assert game["faulty"] == [game["scores"].index(-1)]
    assert all(gone(pid) for pid in pids(home))


def test_a_program_that_is_not_there_is_one_line(hadur: Run, home: Path) -> None:
    said = hadur(*ARENA, "--players", "exec:./nothing,random")
    assert said.code == 2
    assert said.err == "hadur: there is no program ./nothing\n"
    assert list(home.iterdir()) == []


STUBBORN = """
for s in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(s, signal.SIG_IGN)
def decide(number, line):
    open(os.path.join(here, "asked"), "w").close()
    time.sleep(600)
"""
SIM = ("sim", "summoner-wars", "--games", "4", "--bot", "exec:60s:./bot.py")


def started(home: Path, *command: str) -> subprocess.Popen[str]:
    """A run of ours with programs that ignore every kind word, once one of them is thinking."""
    write_program(home, STUBBORN)
    run = subprocess.Popen(
        [sys.executable, "-m", "hadur.cli.main", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip
    deadline = time.monotonic() + 120
    while not (home / "asked").exists():
        assert time.monotonic() < deadline and run.poll() is None
        time.sleep(0.02)
    return run


def none_left(home: Path) -> bool:
    """They would sleep for ten minutes: who is gone before was ended."""
    found = pids(home)
    return len(found) > 0 and all(gone(pid, within=120) for pid in found)


@pytest.mark.parametrize("command", [(*ARENA, "--players", "exec:60s:./bot.py,random"), SIM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_no_program_behind(
    home: Path, command: tuple[str, ...], workers: str
) -> None:
    run = started(home, *command, "--workers", workers)
    os.killpg(run.pid, signal.SIGINT)  # as the terminal does: to the workers as well
    _, err = run.communicate(timeout=120)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert none_left(home)


def test_a_worker_that_is_asked_to_end_takes_its_programs_along(home: Path) -> None:
    """As the pool asks the others when one is gone, be it by Ctrl-C."""
    run = started(home, *SIM, "--workers", "2")
    at_work = pids(home)
    for worker in {owner for pid in at_work for owner in [parent(pid)] if owner is not None}:
        os.kill(worker, signal.SIGTERM)
    assert all(gone(pid, within=120) for pid in at_work)
    os.killpg(run.pid, signal.SIGINT)
    run.communicate(timeout=120)
    assert none_left(home)
