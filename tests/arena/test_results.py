"""The results file: nothing lost, nothing counted twice, nothing forged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hadur.arena.contest import Ledger, contest
from hadur.arena.jobs import Job
from hadur.arena.results import Results
from hadur.arena.runners import Serial
from hadur.arena.worker import Outcome
from hadur.kernel.errors import BadRecord, CannotSave

from .conftest import jobs_for, made_up

HEADER = {"game": "summoner-wars", "seed": 1}
JOBS = jobs_for(["ő", "y"], 2)


def win(job: Job) -> Outcome:
    return made_up(job, "y")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three of four games are played."""
    path = tmp_path / "games.jsonl"
    with Results(path, HEADER, resume=False) as results:
        assert len(list(contest(JOBS[:3], Serial(win), results))) == 3
    return path


def resume(path: Path) -> tuple[list[str], list[Outcome]]:
    """Which games are played now, and all of them together."""
    with Results(path, HEADER, resume=True) as results:
        ledger = Ledger(JOBS)
        for known in results.outcomes(JOBS):
            ledger.add(known)
        played = []
        for outcome in contest(JOBS, Serial(win), results):
            played.append(outcome.job.id)
            ledger.add(outcome)
    return played, ledger.outcomes


def test_resuming_plays_what_is_missing_and_no_more(path: Path) -> None:
    played, outcomes = resume(path)
    assert played == [JOBS[3].id]
    assert outcomes == [win(job) for job in JOBS]
    assert resume(path) == ([], outcomes)


def test_a_file_cut_at_any_byte_of_its_last_line_goes_on(path: Path) -> None:
    whole = path.read_bytes()
    start = whole.rstrip(b"\n").rindex(b"\n") + 1
    expected = [win(job) for job in JOBS]
    for end in range(start, len(whole) + 1):
        path.write_bytes(whole[:end])
        played, outcomes = resume(path)
        complete = end >= len(whole) - 1
        assert played == [job.id for job in JOBS[3 if complete else 2 :]], end
        assert outcomes == expected
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) == 5
        assert [json.loads(line)["job"] for line in lines[1:]] == [job.id for job in JOBS]


def test_a_file_cut_in_its_header_starts_again(path: Path) -> None:
    head = path.read_bytes().split(b"\n")[0]
    for end in range(len(head) + 1):
        path.write_bytes(head[:end])
        played, _ = resume(path)
        assert len(played) == 4


@pytest.mark.parametrize(("old", "new"), [
    ('"scores": [-1, 1]', '"scores": [1, -1]'),
    ('"turns": 9', '"turns": 8'),
    ("vanguards", "breakers"),
    ('"seal"', '"Seal"'),
    ("}", ""),
])  # fmt: skip
def test_an_edited_line_is_refused_and_left_as_it_is(path: Path, old: str, new: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    assert old in lines[1]
    lines[1] = lines[1].replace(old, new)
    path.write_text("\n".join(lines), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="line 2 of .* was edited or damaged"):
        resume(path)
    assert path.read_bytes() == before


def test_a_line_that_is_there_twice_is_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text + text.split("\n")[1] + "\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 5 .* again"):
        resume(path)


def test_lines_of_other_games_do_not_fit(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    with Results(other, {**HEADER, "seed": 2}, resume=False) as results:
        results.add(win(JOBS[3]))
    with pytest.raises(BadRecord, match="with seed 2, not 1"):
        resume(other)
    line = other.read_text(encoding="utf-8").split("\n")[1]
    path.write_text(path.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 5 .* edited"):
        resume(path)


def test_a_file_that_is_there_is_never_written_over(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(CannotSave, match="--resume goes on with it"):
        Results(path, HEADER, resume=False)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello\n", "hello", "{}\n", "[1]\n", "\0\n"])
def test_what_is_no_results_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x"
    path.write_text(text)
    with pytest.raises(BadRecord, match="no results file"):
        resume(path)
    assert path.read_text() == text


def test_two_runs_cannot_share_a_file(path: Path) -> None:
    with Results(path, HEADER, resume=True), pytest.raises(CannotSave, match="in use"):
        Results(path, HEADER, resume=True)


def test_games_that_failed_are_tried_again(path: Path) -> None:
    def fail(job: Job) -> Outcome:
        return Outcome(job, (), 0, (0, 0), (0, 0), (0, 0), "", failure="KeyError: 7")

    before = path.read_bytes()
    with Results(path, HEADER, resume=True) as results:
        (outcome,) = contest(JOBS, Serial(fail), results)
    assert outcome.failure and path.read_bytes() == before
    assert resume(path)[0] == [JOBS[3].id]


def test_a_new_file_without_games_does_not_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Results(path, HEADER, resume=False):
        assert path.exists()
    assert not path.exists()
