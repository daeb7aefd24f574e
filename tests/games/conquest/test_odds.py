"""The chances of an attack in Conquest: damage is known, shields in a hidden hand are counted."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.odds import best_shield
from hadur.games.conquest.state import DECK, HAND
from hadur.kernel import odds
from hadur.kernel.odds import Odds


def battle(table: Any, **theirs: Any) -> Any:
    """A Shoota Mob (2 attack) may attack a Goff Nob that has 2 hit points left, or another unit."""
    t = table(
        {"tarrus": ["shoota-mob"]},
        {"tarrus": ["goff-nob exhausted 4 damage", "goff-boyz exhausted"], **theirs},
        start="battle",
    )
    return t.reach("attack shoota-mob@tarrus")


def told(table: Any, move: str) -> Odds:
    found = odds.told(table.state, 0, table.state.game().parse(table.state, move, 0))
    assert found is not None
    return found


def shares(found: Odds) -> dict[str, float]:
    return {one.name: one.share for one in found.chances}


@pytest.mark.rule("CQ-13.9")
def test_against_an_empty_hand_the_damage_is_sure(table: Any) -> None:
    t = battle(table, hand=[])
    found = told(t, "pick their goff-nob@tarrus")
    assert (found.sampled, shares(found)["destroyed"]) == (0, 1.0)


def test_shields_that_could_be_drawn_lower_the_chance(table: Any) -> None:
    t = battle(table, hand=["squig-bombin", "bad-dok"])
    found = told(t, "pick their goff-nob@tarrus")
    assert 0 < shares(found)["destroyed"] <= 1
    weaker = told(battle(table, hand=["squig-bombin"] * 4), "pick their goff-nob@tarrus")
    assert shares(weaker)["destroyed"] < 1


def test_the_best_shield_of_a_hidden_hand_is_counted_over_every_hand(table: Any) -> None:
    s = battle(table, hand=["squig-bombin", "bad-dok", "battle-cry"]).state
    unseen = [*s.cards_in(HAND + 1), *s.cards_in(DECK + 1)]
    values = [int(TABLES.shields[s.kind[card]]) for card in unseen]
    hands = [max(hand) for hand in combinations(values, len(s.cards_in(HAND + 1)))]
    found = best_shield(s, 1, 0)
    assert len(found) > 1 and sum(found.values()) == pytest.approx(1)
    for value, share in found.items():
        assert share == pytest.approx(hands.count(value) / len(hands))


def test_a_hand_that_is_known_leaves_nothing_to_chance(table: Any) -> None:
    s = battle(table, hand=["squig-bombin"]).state
    best = max(int(TABLES.shields[s.kind[card]]) for card in s.cards_in(HAND + 1))
    assert best_shield(s, 1, 1) == {best: pytest.approx(1.0)}
