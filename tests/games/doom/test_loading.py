"""Data becomes columns, and whatever is wrong in it is named with its place."""

from __future__ import annotations

import pytest

from hadur.games.doom import GAME
from hadur.games.doom.loading.missions import MISSIONS, check_mission, mission
from hadur.games.doom.loading.reading import BadMission
from hadur.kernel.errors import UnknownName
from tests.games.doom.drawings import drawing
from tests.games.doom.drawings import mission as as_mission


@pytest.mark.rule("DM-2.19", "DM-4.16", "DM-4.17", "DM-4.18", "DM-4.21", "DM-4.23", "DM-20.4")
def test_the_box_holds_what_is_known_of_it() -> None:
    book = mission("1").book
    kinds = [int(book.kind[sheet]) for sheet in book.card_kind]
    assert [kinds.count(kind) for kind in range(5)] == [73, 36, 12, 4, 6]
    assert len(book.classes) == 24 and len(book.invasions) == 12 and len(book.sets) == 6
    assert int(book.types) == 8 and int(book.all_figures) == 4 + 33
    assert sorted(int(n) for n in book.weapon_size) == [1] * 3 + [3] * 11 + [4]
    assert all(1 <= int(n) <= 4 or n == 0 for n in book.group_argent)


@pytest.mark.rule("DM-4.2", "DM-4.3", "DM-4.4", "DM-24.5")
def test_twelve_missions_have_a_map_an_objective_and_a_threat_each() -> None:
    assert len(MISSIONS) == 12
    used = set()
    for name in MISSIONS:
        book = mission(name).book
        assert len(mission(name).board.starts) >= 4
        used |= {book.names[book.objective], book.names[book.threat]}
    assert len(used) == 6 + 3


def wrong(text: str, **changes: object) -> str:
    with pytest.raises((BadMission, UnknownName)) as caught:
        check_mission(as_mission(text, **changes))
    return str(caught.value)


GOOD = drawing(4, 3)


def test_errors_in_a_map_name_line_and_column() -> None:
    lines = GOOD.split("\n")
    lines[3] = lines[3][:7] + "?" + lines[3][8:]
    assert "line 4, column 8" in wrong("\n".join(lines))
    assert "line 2, column 1: a1 should have a wall" in wrong(GOOD.replace("|", " ", 1))
    marked = drawing(4, 3, marks={(2, 1): "Q"})
    assert "line 4, column 8 (c2): the legend has no 'Q'" in wrong(marked)
    mixed = drawing(4, 3, terrain={(1, 1): "~", (2, 1): "x"})
    assert "share an open border" in wrong(mixed)
    gate = drawing(4, 3, v={(2, 1): "door"}, terrain={(1, 1): "~", (2, 1): "x"})
    assert "share an open border" in wrong(gate)
    on_rock = drawing(4, 3, terrain={(1, 1): "#"}, marks={(1, 1): "h"})
    assert "'h' cannot stand on blocking" in wrong(on_rock)
    assert "at most 30 x 30" in wrong(drawing(31, 3))


def test_errors_in_words_name_the_key_and_what_was_meant() -> None:
    assert "mission.threat: 'hord' is not known; did you mean horde?" in wrong(GOOD, threat="hord")
    assert "mission.frags: should be from 1 to 40" in wrong(GOOD, frags=0)
    assert "no key is called 'treat'" in wrong(GOOD, treat="horde")
    assert "three different sets (DM-4.22)" in wrong(GOOD, events=["seek-and-destroy"])
    ability = {"when": "end", "do": [{"what": "damge"}]}
    text = wrong(GOOD, abilities=[ability])
    assert "mission.abilities[0].do[0].what: 'damge' is not known; did you mean damage?" in text


@pytest.mark.rule("DM-24.1", "DM-24.2")
@pytest.mark.parametrize(
    ("marines", "frags", "count"), [(1, 2, 1), (2, 4, 2), (3, 5, 3), (4, 6, 3)]
)
def test_a_mission_may_ask_for_more_of_more_marines(marines: int, frags: int, count: int) -> None:
    data = as_mission(GOOD, frags=[2, 4, 5, 6], goal={"count": [1, 2, 3, 3]})
    setup = GAME.check_setup({"seats": marines + 1, "options": {"mission": data}})
    view = GAME.begin(setup, seed=1).view(0)
    assert (view["frags-needed"], view["needed"]) == (frags, count)


def test_numbers_by_marines_that_are_wrong_name_their_key() -> None:
    assert "mission.frags: should be a number, or 4 by the number" in wrong(GOOD, frags=[1, 2, 3])
    assert "mission.frags: should be from 1 to 40, not 0" in wrong(GOOD, frags=[1, 2, 3, 0])
    assert "mission.goal.count: should be a whole number" in wrong(
        GOOD, goal={"count": [1, 2, "three", 4]}
    )


def test_numbers_that_are_the_same_for_all_are_kept_once() -> None:
    same = mission(check_mission(as_mission(GOOD, frags=[3, 3, 5, 5])))
    assert same.book_for(1) is same.book_for(2) is not same.book_for(3)
    assert same.book is same.book_for(4)


def test_sizes_are_judged_before_anything_is_done() -> None:
    assert "too long" in wrong(GOOD, story={"en": "x" * 50_000})
    deep: object = 1
    for _ in range(12):
        deep = [deep]
    assert "levels" in wrong(GOOD, story=deep)
    assert "whole numbers" in wrong(GOOD, frags=1.5)
    with pytest.raises(UnknownName):
        check_mission("13")
    with pytest.raises(BadMission):
        check_mission(["a"])


def test_a_mission_as_data_is_kept_whole_in_the_setup() -> None:
    data = as_mission(GOOD)
    setup = GAME.check_setup({"seats": 2, "options": {"mission": data}})
    assert setup["options"]["mission"]["map"] == data["map"]
    assert GAME.check_setup(setup) == setup
    state = GAME.begin(setup, seed=1)
    assert state.decision is not None and state.decision.prompt == "event-set"


def test_sample_setups_have_every_mission_and_number_of_seats() -> None:
    setups = GAME.sample_setups(1)
    assert {len(setup["seats"]) for setup in setups} == {2, 3, 4, 5}
    assert {setup["options"]["mission"] for setup in setups} == set(MISSIONS)
