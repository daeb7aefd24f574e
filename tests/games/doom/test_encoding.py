"""Missions as numbers: one action for each legal move, nothing observed that is hidden."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from hadur.adapters.encoding import Encoding
from hadur.games.doom import GAME, encoding
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.state import raid
from hadur.kernel.errors import IllegalMove
from tests.games.doom.conftest import set_up
from tests.games.doom.walking import begin, walk

NUMBERS = Encoding(GAME, GAME.encoding())


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_legal_move_has_one_action_and_every_action_one_move(mission: str) -> None:
    s = begin(mission, 2 + int(mission) % 4, int(mission))
    names = set()
    for number in walk(s, int(mission)):
        if number > 600:
            break
        legal = sorted(int(move) for move in s.legal(0))
        found = NUMBERS.actions(s, 0)
        assert sorted(found.values()) == legal
        assert all(0 <= action < encoding.ACTION_COUNT for action in found)
        for action, move in found.items():
            if number % 40 == 0:
                assert NUMBERS.encode(s, 0, move) == action
                assert NUMBERS.decode(s, 0, action) == move
            names.add(encoding.action_name(action).split()[0])
            if encoding.action_name(action).startswith("spare"):
                assert GAME.text(s, 0, move).split()[0] == "use", "only texts that read alike"
    assert {"step", "play", "pass", "end"} <= names


def test_an_action_that_stands_for_nothing_is_refused() -> None:
    s = begin("1", 2, 1)
    with pytest.raises(IllegalMove, match="stands for no legal move"):
        NUMBERS.decode(
            s, 0, next(block.start for block in NUMBERS.blocks if block.name == "redraw")
        )


@pytest.mark.parametrize("mission", ["1", "7", "9", "12"])
def test_observations_keep_to_their_fields_and_tell_nothing_hidden(mission: str) -> None:
    s = begin(mission, 4, 5)
    compared = 0
    for number in walk(s, 5):
        if number > 700:
            break
        if number % 25:
            continue
        for seat in range(4):
            row = NUMBERS.observe(s, seat)
            assert len(row) == encoding.OBSERVATION_SIZE
            for field in NUMBERS.fields:
                part = row[field.start : field.start + field.size]
                assert field.low <= min(part) and max(part) <= field.high, field.name
            other = GAME.sample(s, seat, 100 * number + seat)
            compared += other.fingerprint() != s.fingerprint()
            assert NUMBERS.observe(other, seat) == row
    assert compared > 50


def part(row: list[int], name: str) -> list[int]:
    field = next(field for field in NUMBERS.fields if field.name == name)
    return row[field.start : field.start + field.size]


def test_what_a_row_tells() -> None:
    figures = {"alpha": "c2 damage=3 points=2", "imp-1": "e4 stunned"}
    m1 = {"hand": ["sidearm"], "glory": ["war-cry"]}
    t = set_up(figures, m1=m1, inv={"argent": {"imp": 2}})
    own, theirs = NUMBERS.observe(t.state, 1), NUMBERS.observe(t.state, 0)
    imp = t.number("imp-1")
    assert (part(own, "column")[0], part(own, "row")[0]) == (3, 2)
    assert part(own, "damage")[0] == 3 and part(own, "stunned")[imp] == 1
    assert part(own, "argent")[0] == 2 and part(own, "face-up")[0] == 1
    sidearm = encoding.SHEETS.index("sidearm")
    assert part(own, "hand")[sidearm] == 1 and part(theirs, "hand")[sidearm] == 0
    assert part(own, "hand-count")[1] == part(theirs, "hand-count")[1] == 1
    assert part(own, "i-decide") == [1] and part(theirs, "they-decide") == [1]
    assert sum(part(theirs, "invasion")) == 1 and sum(part(own, "invasion")) == 0
    assert part(own, "ground").count(0) == 900 - 63


def test_an_attack_that_can_still_follow_is_told() -> None:
    t = set_up({"alpha": "a1", "imp-1": "h1"}, m1={"hand": ["sidearm"]})
    assert part(NUMBERS.observe(t.state, 0), "attack-left") == [0]
    t.do("play sidearm", "step b1", "step c1", "step d1")
    for seat in range(2):
        row = NUMBERS.observe(t.state, seat)
        assert part(row, "attack-left") == [encoding.SHEETS.index("sidearm") + 1]
    t.do("attack", dice="red-0 red-0").passing()
    assert part(NUMBERS.observe(t.state, 1), "attack-left") == [0]


def test_names_and_numbers_of_the_box_are_those_of_every_mission() -> None:
    for name in MISSIONS:
        book = mission(name).book
        assert book.names[:-3] == encoding.SHEETS[:-3]
        assert [book.objective, book.threat, book.mission] == [
            len(book.names) - 3,
            len(book.names) - 2,
            len(book.names) - 1,
        ]
        assert book.weapons == encoding.WEAPONS and int(book.all_figures) == encoding.FIGURES
    assert raid(begin("1", 2, 1)).book.sets == encoding.SETS


def test_the_numbers_stay_what_they_are_within_a_version() -> None:
    """Whoever trained a policy relies on it. A change here needs a new VERSION."""
    digest = hashlib.blake2b(digest_size=8)
    for action in range(NUMBERS.action_count):
        digest.update(NUMBERS.action_name(action).encode())
    for field in NUMBERS.fields:
        digest.update(repr(field[:5]).encode())
    assert (NUMBERS.version, digest.hexdigest()) == (2, "a9d08c09e45317b5")


def test_the_numbers_are_written_down() -> None:
    text = (Path(__file__).parents[3] / "docs" / "environments.md").read_text(encoding="utf-8")
    lines = text.splitlines()
    for block in NUMBERS.blocks:
        assert any(line.startswith(f"| `{block.name}` | {block.size:,} |") for line in lines)
    for field in NUMBERS.fields:
        row = f"| `{field.name}` | {field.size:,} | {field.low}–{field.high} | {field.meaning} |"
        assert row in lines
    assert f"{NUMBERS.action_count:,} actions" in text
    assert f"{NUMBERS.observation_size:,} numbers" in text
