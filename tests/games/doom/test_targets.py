"""Every space as a target: what a page is told agrees with the judge, and comes cheap."""

from __future__ import annotations

import random

import pytest

from hadur.games.doom import GAME, legality
from hadur.games.doom.state import raid
from hadur.games.doom.targets import targets
from hadur.kernel.match import Match
from tests.games.doom.conftest import set_up
from tests.games.doom.looking import SETUPS, choose

_REASON = {"far": "out-of-range", "unseen": "not-in-sight", "cut-off": "no-count"}


@pytest.mark.rule("DM-3.14")
@pytest.mark.parametrize("number", [0, 2])
def test_it_agrees_with_the_judge_along_a_mission(number: int) -> None:
    rng = random.Random(number)
    match = Match.start(GAME, SETUPS[number][0], 4)
    checked = 0
    seen: set[object] = set()
    while not match.state.over and match.moves < 260:
        decision = match.state.decisions[0]
        found = GAME.about(match.state, decision.index, True).get("targets")
        if isinstance(found, dict) and rng.random() < 0.25:
            shots = legality.shots(raid(match.state), decision.index)
            assert set(shots) == set(found["spaces"])
            for space, facts in found["spaces"].items():
                why = [dict(refusal.facts)["why"] for refusal in shots[space].reasons]
                seen.add(facts["state"])
                assert (_REASON[facts["state"]] in why) if why else facts["state"] not in _REASON
                assert why or shots[space].covered == (facts["state"] == "cover")
            checked += 1
        match.play(choose(decision.texts, rng), decision.seat)
    assert checked > 3 and {"free", "cover", "far"} <= seen


def test_there_are_none_where_nobody_attacks() -> None:
    table = set_up({"alpha": "c3 points=3", "imp-1": "f2"})
    assert table.prompt == "act" and targets(table.state, table.state.asks[0]) == {}
