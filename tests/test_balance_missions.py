"""The tool that weighs missions: its table, its resumption, which cells it calls out."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games import load
from hadur.kernel.errors import BadRecord
from tools import balance_missions as balance

GAME = load("doom")


def cell(won: int, games: int) -> list[float]:
    return [1.0] * won + [0.0] * (games - won)


def test_cells_outside_of_the_limits_are_named_and_how_sure_that_is() -> None:
    cells = {("1", 2): cell(50, 100), ("2", 3): cell(30, 100), ("3", 5): cell(90, 100)}
    assert balance.outside(cells) == [
        "mission 2 with 2: 30 %, perhaps out",
        "mission 3 with 4: 90 %, surely out",
    ]
    assert balance.outside({("1", 2): []}) == []
    assert balance.cell_text(cell(30, 100)) == "30 % (22–40) !"


def test_a_changed_mission_begins_anew_where_it_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = balance._folder(GAME) / "data" / "missions" / "02.toml"
    missions = tmp_path / "data" / "missions"
    missions.mkdir(parents=True)
    text = own.read_text(encoding="utf-8")
    frags = next(line for line in text.splitlines() if line.startswith("frags"))
    before = [balance.mission_digest(GAME, ("2", seats)) for seats in (2, 3, 4, 5)]
    monkeypatch.setattr(balance, "_folder", lambda game: tmp_path)

    def now(written: str) -> list[str]:
        (missions / "02.toml").write_text(written, encoding="utf-8")
        return [balance.mission_digest(GAME, ("2", seats)) for seats in (2, 3, 4, 5)]

    assert now(text.replace("Cold Relays", "Warm Relays")) == before
    one, *others = now(text.replace(frags, frags.replace("[", "[3")))
    assert one != before[0]
    assert others == before[1:]
    assert not set(now(text.replace("count = 4", "count = 3"))) & set(before)
    job = balance.job(GAME, ("2", 2), 0, ["script"], 1)
    (missions / "02.toml").write_text(text, encoding="utf-8")
    other = balance.job(GAME, ("2", 2), 0, ["script"], 1)
    assert job.group == other.group
    assert job.id != other.id
    assert job.seed != other.seed


def test_a_run_goes_on_and_not_with_other_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.jsonl"
    jobs = [balance.job(GAME, ("2", 2), number, ["script"], 1) for number in range(2)]
    header: dict[str, object] = {"kind": "balance", "rules": balance.rules_digest(GAME)}
    assert balance.played(jobs[:1], kept, header, 1) == 0
    assert "1 of 1 games" in capsys.readouterr().out
    assert balance.played(jobs, kept, header, 1) == 0
    assert "2 of 2 games" in capsys.readouterr().out
    # The header, and a line for each game: the first one was not played again.
    assert len(kept.read_text().splitlines()) == 1 + 2
    with pytest.raises(BadRecord):
        balance.played(jobs, kept, {**header, "rules": "others"}, 1)
