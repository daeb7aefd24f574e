"""What bots are told of this game: outlooks, prospects, merits."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.heuristic import ADVISOR
from hadur.games.conquest.prospect import footing, settled
from hadur.kernel.playout import Tally, playout


@pytest.mark.parametrize("seed", range(7))
def test_what_one_hopes_the_other_fears(seed: int) -> None:
    decks = GAME.ready_decks()
    state = GAME.begin({"decks": [decks[seed % 7], decks[(seed + 3) % 7]]}, seed)
    playout(state, seed, 90, Tally())
    assert not state.over
    assert ADVISOR.outlook(state, 0) + ADVISOR.outlook(state, 1) == pytest.approx(1)
    assert ADVISOR.prospect(state, 0) + ADVISOR.prospect(state, 1) == pytest.approx(1)
    assert len(ADVISOR.merits(state, 0)) == len(state.legal(0))


def test_more_of_anything_is_better(table: Any) -> None:
    plain = ADVISOR.outlook(table({"tarrus": ["goff-nob"]}, {}).state, 0)
    for better in (
        {"tarrus": ["goff-nob", "goff-nob"]},
        {"tarrus": ["goff-nob"], "resources": 3},
        {"tarrus": ["goff-nob"], "hand": ["raid"]},
        {"tarrus": ["goff-nob"], "victory": ["iridial"]},
    ):
        assert ADVISOR.outlook(table(better, {}).state, 0) > plain
    worse = table({"tarrus": ["goff-nob 1 damage"]}, {}).state
    assert ADVISOR.outlook(worse, 0) < plain


def test_an_attack_is_judged_when_it_is_over(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["sniveling-grot", "goff-nob"]}, start="battle")
    t.reach("attack goff-nob@tarrus")
    assert t.prompt == "defender"
    before = t.state.fingerprint()
    after = settled(t.state)
    assert after.decision.prompt != "defender", "a target has been chosen for it"
    assert t.state.fingerprint() == before, "the position itself stays as it is"
    assert ADVISOR.prospect(t.state, 0) == ADVISOR.outlook(after, 0)


def dialled(t: Any, mine: int, theirs: int) -> float:
    """What a pair of dials promises seat 0."""
    world = t.state.copy()
    world.play(f"dial {mine}", 0)
    world.play(f"dial {theirs}", 1)
    return float(ADVISOR.prospect(world, 0))


def test_a_dial_is_judged_by_what_comes_of_both(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["goff-nob"]}, start="command")
    t.until("dial")
    assert ADVISOR.prospect(t.state, 0) == pytest.approx(0.5), "nobody has gone anywhere"
    assert dialled(t, 1, 2) == pytest.approx(1 - dialled(t, 2, 1))
    assert len({dialled(t, mine, 2) for mine in (1, 2, 3)}) > 1


def test_a_warlord_had_better_not_walk_into_an_army(table: Any) -> None:
    """The enemy's own warlord goes elsewhere; what is gained in a struggle is the same."""
    t = table({}, {"tarrus": ["goff-nob 1 damage exhausted"] * 4}, start="command")
    t.until("dial")
    stands = []
    for number in (1, 2, 3):
        world = t.state.copy()
        world.play(f"dial {number}", 0)
        world.play("dial 3", 1)
        stands.append((int(footing(settled(world), 0)), number))
    (worst, into), *_, (best, away) = sorted(stands)
    assert worst < 0 <= best
    assert dialled(t, into, 3) < dialled(t, away, 3)
