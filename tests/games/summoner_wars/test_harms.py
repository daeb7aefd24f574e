"""Moves that their player would hardly mean: at one's own, idle, or past a win."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.kernel.harms import OWN_TARGET, WIN_AT_HAND, harms

ARMIES = "a1: 0 svara; f8: 1 ret-talus; c3: 0 ollag; b3: 0 frost-mage; c4: 1 undead-warrior"


def test_an_attack_on_ones_own_card_is_marked_and_one_on_an_enemy_is_not(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    found = harms(t.state, 0)
    assert found["attack c3 b3"] == OWN_TARGET
    assert "attack c3 c4" in t.legal and "attack c3 c4" not in found


@pytest.mark.rule("SW-9.25")
def test_ending_the_attack_phase_idle_is_marked_while_an_enemy_could_be_targeted(
    table: Any,
) -> None:
    t = table(f"phase=attack; {ARMIES}")
    assert harms(t.state, 0)["end"] == "inaction"
    t.do("attack c3 c4", dice="melee melee melee")
    assert "end" not in harms(t.state, 0)


@pytest.mark.rule("SW-9.25")
def test_it_is_fatal_where_the_summoner_has_one_life_left(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES.replace('0 svara', '0 svara damage=11')}")
    left = t.state
    assert harms(left, 0)["end"] in ("inaction", "fatal-inaction")
    t.state.damage[t.card("a1")] = t.life("a1") - 1
    assert harms(t.state, 0)["end"] == "fatal-inaction"


@pytest.mark.rule("SW-9.25")
def test_where_nobody_can_be_reached_nothing_is_wrong_with_ending(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; f8: 1 ret-talus; c3: 0 ollag")
    assert harms(t.state, 0) == {}


def test_declining_is_marked_where_the_other_answer_wins(table: Any) -> None:
    position = "phase=build; a8: 0 jarmund charges=2; c3: 0 gate; c5: 0 ice-golem; c4: 1 ret-talus"
    t = table(position).do("end")
    assert t.prompt == "ice-shards" and harms(t.state, 0) == {}
    t.state.damage[t.card("c4")] = t.life("c4") - 1
    assert harms(t.state, 0) == {"no": WIN_AT_HAND}
    assert t.do("yes").state.over


def test_whose_a_space_is_follows_from_the_card_on_it(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    assert [GAME.owner(t.state, spot) for spot in ("c3", "c4", "d5", "hand:gate")] == [0, 1, -1, -1]
