"""Missions of one's own: read from a file, told what is wrong and where, drawn and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hadur.cli import missions as at_the_command_line
from hadur.cli.playing.wishes import Wish
from hadur.games.doom import GAME, missions
from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.loading.reading import DATA, BadMission
from hadur.kernel.errors import UnknownName
from hadur.kernel.match import Match
from hadur.kernel.record import Record

FIRST = (DATA / "missions" / "01.toml").read_text()
FRAGS = "frags = [3, 4, 6, 6]"
WRONG = [
    ('threat = "infestation"', 'threat = "infestatoin"', "m.toml: threat: .* did you mean"),
    (FRAGS, "frags = 0", "m.toml: frags: should be from 1 to 40"),
    (FRAGS, "frag = 6", "m.toml: no key is called 'frag'; did you mean frags"),
    (
        FRAGS,
        "frags = [3, 6, 6]",
        "m.toml: frags: should be a number, or 4 by the number of marines",
    ),
    ("|   T  S       |", "|   T  S   ?   |", r"m.toml: line 18, column 12: .* is no terrain"),
    ("|S  S  S       |", "|S  S  S       .", "m.toml: line 20, column 16: '.' is no border"),
    (
        '1 = { weapon = "chainsaw" }',
        '1 = { weapon = "saw" }',
        "legend.1.weapon: 'saw' is not known",
    ),
    ("map = '''", "map = ''", "m.toml: "),
    ("S  S  S ", "        ", r"at least four start spaces 'S' \(DM-4\.6\)"),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG, ids=[new for _, new, _ in WRONG])
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, said: str) -> None:
    assert old in FIRST
    with pytest.raises(BadMission, match=said):
        missions.from_text(FIRST.replace(old, new, 1), "m.toml")


def test_a_line_of_the_map_is_counted_from_the_top_of_the_file() -> None:
    lines = FIRST.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("|h             |"))
    lines[number] = lines[number].replace("|h ", "|h!")
    with pytest.raises(BadMission, match=f"m.toml: line {number + 1}, column 3"):
        missions.from_text("\n".join(lines), "m.toml")


def test_size_is_judged_before_anything_is_done() -> None:
    with pytest.raises(BadMission, match="at most"):
        missions.from_text("#" * 100_000, "m.toml")


@pytest.mark.parametrize("name", MISSIONS)
def test_our_missions_have_nothing_to_remark_on_and_are_drawn_whole(name: str) -> None:
    text = (DATA / "missions" / f"{int(name):02}.toml").read_text()
    data = missions.from_text(text, name)
    assert missions.remarks(data) == []
    drawn = missions.draw(data).splitlines()
    rows = [line for line in text.split("map = '''\n")[1].split("'''")[0].splitlines() if line]
    assert [line[4:] for line in drawn[1 : len(rows) + 1]] == [row.rstrip() for row in rows]
    assert drawn[0].split()[:3] == ["a", "b", "c"] and drawn[2].startswith(" 1  ")


def test_what_is_hardly_meant_is_remarked_on() -> None:
    shut = FIRST.replace("|   T  S       |", "|   t  S       |", 1)
    shut = shut.replace("goal = { count = 3 }", 'goal = { what = "deliver", token = "asset" }')
    said = missions.remarks(missions.from_text(shut.replace("==", "--"), "m.toml"))
    assert any("no teleporter is active" in remark for remark in said)
    assert any("no exit" in remark for remark in said)
    assert any("no marine ever gets to this item" in remark for remark in said)


def test_a_mission_file_is_played_and_its_record_replays(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(FIRST.replace(FRAGS, "frags = 2"))
    data = at_the_command_line.for_setup(GAME, str(path))
    setup = Wish(count=3, options={"mission": data}).setup(GAME)
    match = Match.start(GAME, setup, 7)
    for _ in range(40):
        decision = match.state.decisions[0]
        match.play(decision.moves[0], decision.seat)
    record = Record.from_text(match.record.to_text())
    assert record.replay(GAME).fingerprint() == match.state.fingerprint()
    assert GAME.view(match.state, 0)["frags-needed"] == 2
    assert at_the_command_line.for_setup(GAME, "3") == "3"
    with pytest.raises(UnknownName, match="cannot read the mission"):
        at_the_command_line.for_setup(GAME, str(tmp_path / "none.toml"))


def test_the_command_draws_a_mission_or_says_what_is_wrong(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(FIRST)
    bad.write_text(FIRST.replace(FRAGS, "frags = 99"))
    told = {}
    for path in (good, bad):
        done = subprocess.run(
            [sys.executable, "-m", "hadur.cli.main", "mission", "check", str(path)],
            env={**os.environ, "HADUR_GAMES": "doom=hadur.games.doom:GAME", "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        told[path.name] = (done.returncode, done.stdout, done.stderr)
    code, out, _ = told["good.toml"]
    assert code == 0 and " 1  |   T  S       |" in out and "good.toml can be played" in out
    code, out, said = told["bad.toml"]
    assert code == 2 and out == "" and "bad.toml: frags: should be from 1 to 40, not 99" in said
