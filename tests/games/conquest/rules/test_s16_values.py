"""Section 16: values and what changes them."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.abilities.effect import effect_of, x_in
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.phases.moving import swap_attack
from hadur.games.conquest.state import (
    MORE_ATTACK,
    SET_ATTACK,
    UNTIL_PHASE_ENDS,
)

rule = pytest.mark.rule


@rule("CQ-16.10", "CQ-S35")
def test_x_is_what_the_player_chooses_and_nothing_before(table: Any) -> None:
    effect = effect_of(BY_NAME["tzeentchs-firestorm"].effects[0])
    assert (effect.resource_cost(), x_in(0)) == (0, 0)
    t = table(
        {"hand": ["tzeentchs-firestorm"], "resources": 3}, {"tarrus": ["goff-nob"]},
    )  # fmt: skip
    t.do("play tzeentchs-firestorm")
    assert (t.prompt, t.legal) == ("value-of-x", ["x 1", "x 2", "x 3"])
    t.do("x 2")
    assert t.resources[0] == 1
    assert t.damage("goff-nob", 1) == 2


@rule("CQ-16.11", "CQ-16.12", "CQ-S16")
def test_two_values_are_swapped_if_both_exist_nought_included(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-nob + ion-rifle", "void-pirate"],
         "supports": ["ork-kannon"]}, {},
    )  # fmt: skip
    nob, pirate, kannon = (t.card(name) for name in ("goff-nob", "void-pirate", "ork-kannon"))
    swap_attack(t.state, nob, kannon, UNTIL_PHASE_ENDS, 0)
    assert t.attack("goff-nob") == 9, "a support has no attack value at all"
    swap_attack(t.state, nob, pirate, UNTIL_PHASE_ENDS, 0)
    assert (t.attack("goff-nob"), t.attack("void-pirate")) == (0, 9)
    t.state.expire(UNTIL_PHASE_ENDS)
    assert (t.attack("goff-nob"), t.attack("void-pirate")) == (9, 0)


@rule("CQ-16.1", "CQ-16.2", "CQ-16.4")
def test_a_value_is_reckoned_anew_from_the_printed_one(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob + ion-rifle + suffering"]}, {})
    assert t.attack("goff-nob") == 6 + 3 - 2
    t.state.let_last(MORE_ATTACK, t.card("goff-nob"), 4, UNTIL_PHASE_ENDS, 0)
    assert t.attack("goff-nob") == 11
    t.state.expire(UNTIL_PHASE_ENDS)
    assert t.attack("goff-nob") == 7


@rule("CQ-16.5", "CQ-EX48")
def test_additions_come_before_doubling(table: Any) -> None:
    armed = "burna-boyz + cybork-body + godwyn-pattern-bolter"
    t = table({"hand": ["shoota-mob"], "tarrus": [armed]}, {})
    assert t.hp("burna-boyz") == 8


@rule("CQ-16.7")
def test_nothing_falls_below_zero(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["bad-dok + suffering"]}, {})
    assert t.attack("bad-dok") == 0


@rule("CQ-16.8", "CQ-16.9", "CQ-EX49")
def test_a_value_that_is_set_overrides_the_rest_and_the_last_one_counts(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob + ion-rifle"]}, {})
    unit = t.card("goff-nob")
    t.state.let_last(SET_ATTACK, unit, 1, UNTIL_PHASE_ENDS, 0)
    assert t.attack("goff-nob") == 1
    t.state.let_last(SET_ATTACK, unit, 4, UNTIL_PHASE_ENDS, 0)
    assert t.attack("goff-nob") == 4


@rule("CQ-16.13", "CQ-16.14")
def test_a_blank_unit_keeps_what_it_gained_from_others(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["raven-guard-speeder + mobility", "nazdreg"]}, {},
    )  # fmt: skip
    unit = t.card("raven-guard-speeder")
    assert set(t.state.view(0)["planets"][0]["sides"][0][0]["keywords"]) == {
        "flying", "no-wargear-attachments", "mobile", "brutal",
    }  # fmt: skip
    t.blank("raven-guard-speeder")
    assert set(t.state.view(0)["planets"][0]["sides"][0][0]["keywords"]) == {"mobile", "brutal"}
    assert t.attack("raven-guard-speeder") == 3
    assert unit >= 0
