"""Deck against deck: fair cells that stop when they are known well enough."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hadur.arena.jobs import Job
from hadur.arena.layouts import Deck
from hadur.arena.matrix import BATCH, Matrix
from hadur.arena.statistics import Score
from hadur.arena.worker import Outcome

from .conftest import GAME, Run

DECKS: list[Deck] = [("strong", 1), ("even", 2), ("fair", 3)]
ARGS = ("arena", "matrix", "summoner-wars", "--player", "random", "--workers", "1")


def result(job: Job) -> Outcome:
    """The strong deck wins always; of the others whoever sits first."""
    seat = job.chosen.index("strong") if "strong" in job.chosen else 0
    return Outcome(job, (-1, 1) if seat else (1, -1), 9, (20, 21), (0, 0), (0, 0), "")


def play(matrix: Matrix) -> list[Job]:
    jobs = []
    while batch := matrix.next_batch():
        jobs += batch
        for job in reversed(batch):
            matrix.add(result(job))
    return jobs


def made(games: int = 400, width: float = 0.1) -> Matrix:
    return Matrix(GAME, "random", DECKS, games, 1, {}, width)


def test_decks_change_seats_within_a_deal() -> None:
    jobs = made().next_batch()
    assert len(jobs) == 3 * BATCH * 2 == len({job.id for job in jobs})
    for one, two in zip(jobs[::2], jobs[1::2], strict=True):
        assert (one.group, one.seed) == (two.group, two.seed)
        assert one.chosen == two.chosen[::-1]
        assert one.setup["seats"] == two.setup["seats"][::-1]


def test_a_matrix_that_is_stopped_has_seen_all_cells_equally() -> None:
    for jobs in zip(*[iter(made().next_batch())] * 6, strict=True):
        assert {frozenset(job.chosen) for job in jobs} == {
            frozenset({"strong", "even"}), frozenset({"strong", "fair"}),
            frozenset({"even", "fair"}),
        }  # fmt: skip


def test_a_cell_stops_when_its_interval_is_narrow_enough() -> None:
    matrix = made()
    play(matrix)
    clear = matrix.cell("strong", "even").score
    close = matrix.cell("even", "fair").score
    assert clear == Score(won=20)
    assert close.won == close.lost
    assert clear.games < close.games < 400
    for score in (clear, close):
        assert score.width <= 0.1
    assert Score(close.won - BATCH, 0, close.lost - BATCH).width > 0.1
    assert matrix.cell("even", "strong").score == clear.turned
    assert matrix.ranked == ["strong", "even", "fair"]
    assert matrix.played == 2 * clear.games + close.games


def test_a_cell_has_no_more_games_than_allowed() -> None:
    matrix = made(games=25, width=0.001)
    assert len(play(matrix)) == matrix.most == 3 * 26


def test_the_command_writes_text_csv_and_svg(hadur: Run, home: Path) -> None:
    decks = ("--decks", "breakers,vanguards,cave-goblins", "--games", "6")
    files = ("--csv", "m.csv", "--svg", "m.svg", "--json", "m.jsonl")
    said = hadur(*ARGS, *decks, *files)
    assert said.code == 0
    assert "1 " in said.out and "–" in said.out
    rows = list(csv.DictReader((home / "m.csv").open(encoding="utf-8")))
    assert len(rows) == 6
    by_decks = {(row["deck"], row["against"]): row for row in rows}
    for (one, two), row in by_decks.items():
        other = by_decks[two, one]
        assert int(row["games"]) == 6
        assert float(row["score"]) == pytest.approx(1 - float(other["score"]))
        assert float(row["low"]) <= float(row["score"]) <= float(row["high"])
        assert float(row["low"]) == pytest.approx(1 - float(other["high"]), abs=1e-4)
    drawn = (home / "m.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(drawn)
    assert len(root.findall("{http://www.w3.org/2000/svg}g")) == 6
    assert "prefers-color-scheme: dark" in drawn and "http" not in drawn.replace(root.tag[1:27], "")
    lines = (home / "m.jsonl").read_text(encoding="utf-8").splitlines()
    assert len({json.loads(line)["job"] for line in lines[1:]}) == 18


def test_a_matrix_goes_on_with_its_file(hadur: Run, home: Path) -> None:
    decks = ("--decks", "breakers,vanguards", "--json", "m.jsonl")
    assert hadur(*ARGS, *decks, "--games", "4").code == 0
    before = (home / "m.jsonl").read_bytes()
    more = hadur(*ARGS, *decks, "--games", "8", "--resume", "--csv", "m.csv")
    assert more.code == 0
    assert (home / "m.jsonl").read_bytes().startswith(before)
    assert hadur(*ARGS, "--decks", "breakers,vanguards", "--games", "8", "--csv", "n.csv").code == 0
    assert (home / "m.csv").read_bytes() == (home / "n.csv").read_bytes()


@pytest.mark.parametrize(("args", "words"), [
    (("--player", "nobody"), "no bot is called 'nobody'"),
    (("--decks", "breakers"), "at least two decks"),
    (("--games", "0"), "--games"),
    (("--width", "0"), "--width"),
    (("--svg", "no/where.svg"), "cannot write no/where.svg"),
])  # fmt: skip
def test_bad_input_is_one_line(hadur: Run, home: Path, args: tuple[str, ...], words: str) -> None:
    said = hadur(*ARGS, *args)
    assert said.code == 2 and said.err.count("\n") == 1
    assert words in said.err
    assert list(home.iterdir()) == []
