"""Section 6, the Summon phase: which units enter, where, and at what price."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"


@pytest.mark.rule("SW-6.1")
def test_any_number_of_units_may_be_summoned_in_one_phase(table: Any) -> None:
    t = table(
        "phase=summon magic=9,4; c3: 0 gate; hand0: ice-smith ice-smith frost-mage bear-cavalry"
    )
    t.many("summon ice-smith b3", "summon ice-smith d3")
    t.many("summon frost-mage c2", "summon bear-cavalry c4")
    assert [t.at(space) for space in ("b3", "d3", "c2", "c4")] == [
        "ice-smith",
        "ice-smith",
        "frost-mage",
        "bear-cavalry",
    ]
    assert (t.phase, t.hand(0), t.magic) == ("summon", [], [5, 4])


@pytest.mark.rule("SW-6.1")
def test_a_player_may_summon_nothing_and_only_cards_of_the_own_hand(table: Any) -> None:
    t = table("phase=summon; c3: 0 gate; c6: 1 gate; hand0: ice-smith; hand1: blarf")
    assert "SW-6.1" in t.refused_for("summon blarf c4")
    t.do("end")
    assert (t.phase, t.hand(0), t.hand(1)) == ("move", ["ice-smith"], ["blarf"])


@pytest.mark.rule("SW-6.2")
def test_the_cost_is_paid_and_the_unit_goes_from_the_hand_to_the_space(table: Any) -> None:
    t = table("phase=summon magic=5,4; c3: 0 gate; hand0: bear-cavalry bear-cavalry gate")
    t.do("summon bear-cavalry c2")
    assert (t.at("c2"), t.controller("c2"), t.damage("c2")) == ("bear-cavalry", 0, 0)
    assert (t.magic, sorted(t.hand(0))) == ([2, 4], ["bear-cavalry", "gate"])
    assert "SW-5.5" in t.refused_for("summon bear-cavalry c4")


@pytest.mark.rule("SW-6.2")
def test_a_unit_whose_cost_is_all_the_magic_there_is_can_be_summoned(table: Any) -> None:
    t = table("phase=summon magic=3,0; c3: 0 gate; hand0: bear-cavalry")
    t.do("summon bear-cavalry c2")
    assert t.magic == [0, 0]


@pytest.mark.rule("SW-6.2")
@pytest.mark.parametrize("there", ["0 frost-mage", "1 frost-mage", "0 parapet", "1 gate"])
def test_an_occupied_space_is_no_place_to_summon(table: Any, there: str) -> None:
    t = table(f"phase=summon; c3: 0 gate; c4: {there}; hand0: ice-smith")
    assert "SW-6.2" in t.refused_for("summon ice-smith c4")
    assert "summon ice-smith c2" in t.legal


@pytest.mark.rule("SW-6.3")
def test_units_are_summoned_beside_a_gate_the_player_controls_and_nowhere_else(table: Any) -> None:
    t = table(
        "phase=summon; a1: 0 svara; c3: 0 gate; f6: 0 starting-gate; b3: 0 frost-mage;"
        "d8: 1 gate; a5: 0 parapet; hand0: ice-smith"
    )
    beside = ["c2", "c4", "d3", "e6", "f5", "f7"]
    assert sorted(t.starting("summon")) == [f"summon ice-smith {space}" for space in beside]
    for elsewhere in ("d4", "a2", "a4", "b4", "d7", "e1"):
        assert t.refused_for(f"summon ice-smith {elsewhere}") == ["SW-6.3"]


@pytest.mark.rule("SW-6.3")
def test_control_and_not_ownership_decides_whose_gate_it_is(table: Any) -> None:
    position = "phase=summon active={}; c3: 0 ice-golem owner=1; hand0: ice-smith; hand1: blarf"
    mine = table(position.format(0))
    assert len(mine.starting("summon")) == 4
    theirs = table(position.format(1))
    assert theirs.starting("summon") == []


@pytest.mark.rule("SW-6.3")
def test_a_card_may_open_other_spaces_for_summoning(table: Any) -> None:
    t = table(
        "phase=summon magic=9,0; a1: 0 queen-maldaria; c3: 0 gate; hand0: fire-drake ice-smith"
    )
    assert {"summon fire-drake a2", "summon fire-drake b1"} <= set(t.legal)
    assert t.refused_for("summon ice-smith a2") == ["SW-6.3"]


@pytest.mark.rule("SW-6.4")
def test_a_player_without_a_gate_cannot_summon(table: Any) -> None:
    t = table("phase=summon; a1: 0 svara; c3: 0 parapet; c6: 1 gate; hand0: ice-smith")
    assert t.starting("summon") == []
    assert t.refused_for("summon ice-smith c4") == ["SW-6.4"]


@pytest.mark.rule("SW-6.4")
def test_a_gate_with_no_empty_space_beside_it_lets_nobody_in(table: Any) -> None:
    t = table("phase=summon; a1: 0 gate; a2: 1 gate; b1: 0 svara; hand0: ice-smith")
    assert t.starting("summon") == []


@pytest.mark.rule("SW-6.5")
def test_champions_and_commons_can_be_summoned_and_no_other_card(table: Any) -> None:
    t = table(
        "phase=summon magic=15,0; c3: 0 gate;"
        "hand0: ollag frost-mage ice-golem gate parapet ice-ram ice-repair"
    )
    assert {text.split()[1] for text in t.starting("summon")} == {
        "ollag",
        "frost-mage",
        "ice-golem",
    }
    for card in ("gate", "parapet", "ice-ram", "ice-repair"):
        assert t.refused_for(f"summon {card} c4") == ["SW-6.5"]


@pytest.mark.rule("SW-6.6")
def test_a_summoner_is_never_summoned(table: Any) -> None:
    t = table("phase=summon magic=15,15; c3: 0 gate; hand0: svara ice-smith")
    assert {text.split()[1] for text in t.starting("summon")} == {"ice-smith"}
    assert t.refused_for("summon svara c4") == ["SW-6.6"]


@pytest.mark.rule("SW-6.7")
@pytest.mark.parametrize("phase", ["move", "build", "attack", "magic"])
def test_units_are_summoned_in_the_summon_phase_only(table: Any, phase: str) -> None:
    t = table(f"phase={phase}; c3: 0 gate; hand0: ice-smith")
    assert t.starting("summon") == []
    assert t.refused_for("summon ice-smith c4") == ["SW-4.2"]


@pytest.mark.rule("SW-6.7")
def test_an_effect_may_let_units_enter_in_another_phase(table: Any) -> None:
    t = table("phase=attack; c3: 0 gate; hand0: ice-smith; events0: renewed-hope")
    t.do("summon ice-smith c4")
    assert (t.at("c4"), t.phase) == ("ice-smith", "attack")


@pytest.mark.rule("SW-6.8")
def test_a_unit_moves_and_attacks_in_the_turn_it_was_summoned(table: Any) -> None:
    t = table("phase=summon; a1: 0 svara; c3: 0 gate; c7: 1 gate; hand0: bear-cavalry")
    t.many("summon bear-cavalry c4", "end", "move c4 c6", "end", "end")
    t.do("attack c6 c7", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage("c7") == 3


@pytest.mark.rule("SW-6.9")
def test_a_unit_that_is_a_gate_serves_for_summons_of_the_same_phase(table: Any) -> None:
    t = table("phase=summon; c3: 0 gate; hand0: ice-golem frost-mage")
    assert "SW-6.3" in t.refused_for("summon frost-mage c5")
    t.do("summon ice-golem c4")
    t.do("summon frost-mage c5")
    assert t.at("c5") == "frost-mage"


@pytest.mark.rule("SW-6.9")
def test_a_unit_that_is_no_gate_opens_no_space(table: Any) -> None:
    t = table("phase=summon; c3: 0 gate; hand0: frost-mage ice-smith")
    t.do("summon frost-mage c4")
    assert t.refused_for("summon ice-smith c5") == ["SW-6.3"]


@pytest.mark.rule("SW-6.10")
def test_a_unit_placed_by_an_effect_was_not_summoned(table: Any) -> None:
    position = (
        "phase=summon; a1: 0 ret-talus; c3: 0 gul-dass; e3: 0 gate;"
        "hand0: spirit-mage spirit-mage blood-summon"
    )
    t = table(position)
    t.do("summon spirit-mage e4")
    assert (t.charges("e4"), t.magic[0]) == (1, 4)
    t.many("play blood-summon", "pick c3", "take spirit-mage", "pick c4")
    assert (t.at("c4"), t.charges("c4"), t.magic[0]) == ("spirit-mage", 0, 4)


@pytest.mark.rule("SW-6.10")
def test_an_effect_that_waits_for_summons_does_not_answer_to_placing(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 gul-dass; hand0: ice-smith frost-mage blood-summon;"
        "events0: chant-of-weaving target=c3"
    )
    t.do("summon ice-smith b3")
    assert t.charges("c3") == 1
    t.many("play blood-summon", "pick c3", "take frost-mage", "pick c4")
    assert (t.at("c4"), t.charges("c3")) == ("frost-mage", 1)
