"""Section 8, the Build phase: what is built, where, and what structures can and cannot do."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"


def sites(table: Any, card: str) -> set[str]:
    """Where a card of the hand can be built."""
    return {text.split()[2] for text in table.starting("build") if text.split()[1] == card}


@pytest.mark.rule("SW-8.1")
def test_any_number_of_gates_and_structures_may_be_built(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; hand0: gate gate gate parapet ice-smith")
    t.many("build gate b1", "build parapet c1", "build gate d1", "build gate a2")
    assert [t.at(space) for space in ("b1", "c1", "d1", "a2")] == [
        "gate",
        "parapet",
        "gate",
        "gate",
    ]
    assert (t.phase, t.hand(0)) == ("build", ["ice-smith"])


@pytest.mark.rule("SW-8.1")
def test_a_player_may_build_nothing_and_only_from_the_own_hand(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; hand0: gate; hand1: parapet")
    assert t.refused_for("build parapet b1") == ["SW-8.1"]
    t.do("end")
    assert (t.phase, t.hand(0)) == ("attack", ["gate"])


@pytest.mark.rule("SW-8.2")
def test_the_cost_is_paid_and_the_structure_goes_from_the_hand_to_the_space(table: Any) -> None:
    t = table("phase=build magic=3,3; a1: 0 svara; hand0: ice-golem ice-golem gate")
    t.do("build ice-golem b2")
    assert (t.at("b2"), t.controller("b2"), t.magic) == ("ice-golem", 0, [1, 3])
    assert sorted(t.hand(0)) == ["gate", "ice-golem"]
    assert t.refused_for("build ice-golem c2") == ["SW-5.5"]
    t.do("build gate c2")
    assert (t.at("c2"), t.magic) == ("gate", [1, 3])


@pytest.mark.rule("SW-8.2")
@pytest.mark.parametrize("there", ["0 frost-mage", "1 frost-mage", "0 gate", "1 gate"])
def test_an_occupied_space_is_no_place_to_build(table: Any, there: str) -> None:
    t = table(f"phase=build; a1: 0 svara; b2: {there}; hand0: gate")
    assert t.refused_for("build gate b2") == ["SW-8.2"]
    assert "build gate b3" in t.legal


@pytest.mark.rule("SW-8.3")
@pytest.mark.parametrize(
    ("seat", "rows", "summoner", "beside"),
    [
        (0, "123", "b1", set()),
        (0, "123", "e6", {"e5", "e7", "d6", "f6"}),
        (0, "123", "a8", {"a7", "b8"}),
        (1, "678", "b8", set()),
        (1, "678", "c4", {"c5", "c3", "b4", "d4"}),
    ],
)
def test_the_build_area_is_the_back_three_rows_and_the_spaces_beside_the_summoner(
    table: Any, seat: int, rows: str, summoner: str, beside: set[str]
) -> None:
    t = table(f"phase=build active={seat}; {summoner}: {seat} svara; hand{seat}: gate")
    own_rows = {column + row for column in "abcdef" for row in rows}
    assert sites(t, "gate") == (own_rows | beside) - {summoner}


@pytest.mark.rule("SW-8.3")
def test_neither_the_enemy_summoner_nor_another_own_unit_widens_the_build_area(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; c5: 1 ret-talus; e5: 0 ollag; b5: 0 gate; hand0: gate")
    for space in ("c4", "e4", "e6", "b4", "d5", "a4"):
        assert t.refused_for(f"build gate {space}") == ["SW-8.3"]
    assert "build gate a2" in t.legal


@pytest.mark.rule("SW-8.4")
def test_every_card_of_the_class_structure_can_be_built_and_no_other(table: Any) -> None:
    t = table(
        "phase=build magic=15,0; a1: 0 svara;"
        "hand0: gate parapet ice-golem frost-mage ollag ice-repair glacial-shift"
    )
    assert {text.split()[1] for text in t.starting("build")} == {"gate", "parapet", "ice-golem"}
    for card in ("frost-mage", "ollag", "ice-repair", "glacial-shift"):
        assert t.refused_for(f"build {card} b1") == ["SW-8.4"]


@pytest.mark.rule("SW-8.5")
def test_an_event_that_is_a_structure_is_built_and_not_played(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; hand0: parapet glacial-shift")
    assert t.starting("play") == ["play glacial-shift"]
    assert t.refused_for("play parapet") == ["SW-8.5"]
    t.do("build parapet b3")
    assert (t.at("b3"), t.life("b3")) == ("parapet", 5)


@pytest.mark.rule("SW-8.6")
def test_a_built_event_stays_on_the_battlefield(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; f8: 1 ret-talus; hand0: parapet")
    t.do("build parapet b3")
    assert (t.at("b3"), t.discard(0), t.active(0)) == ("parapet", [], [])
    t.many(*["end"] * 10)
    assert (t.seat, t.state.turn) == (0, 3)
    assert (t.at("b3"), t.discard(0), t.active(0)) == ("parapet", [], [])


@pytest.mark.rule("SW-8.7")
@pytest.mark.parametrize("structure", ["gate", "starting-gate", "parapet"])
def test_a_structure_neither_moves_nor_attacks(table: Any, structure: str) -> None:
    t = table(f"phase=move; c3: 0 {structure}; c5: 1 gate; a1: 0 svara")
    assert "SW-7.11" in t.refused_for("move c3 c4")
    t = table(f"phase=attack; c4: 0 {structure}; c5: 1 gate; a1: 0 svara")
    assert t.starting("attack") == []
    assert t.refused_for("attack c4 c5") == ["SW-9.3"]


@pytest.mark.rule("SW-8.8")
@pytest.mark.parametrize("structure", ["gate", "parapet"])
def test_a_structure_can_be_attacked_and_destroyed(table: Any, structure: str) -> None:
    t = table(f"phase=attack; c4: 0 ollag; c5: 1 {structure} damage=3")
    t.do("attack c4 c5", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c5"), t.discard(1), t.magic) == ("", [structure], [6, 5])


@pytest.mark.rule("SW-8.9")
def test_a_gate_is_a_structure_for_whatever_speaks_of_structures(table: Any) -> None:
    t = table("phase=move; c3: 0 gate damage=3; e3: 0 frost-mage damage=2; hand0: ice-repair")
    t.do("play ice-repair")
    assert (t.damage("c3"), t.damage("e3")) == (1, 2)
    t = table("phase=attack; c3: 0 gate; c4: 0 frost-mage; f8: 0 ollag; c5: 1 gate")
    assert (t.strength("c4", "c5"), t.life("c3"), t.life("c5")) == (2, 6, 5)


@pytest.mark.rule("SW-8.10")
def test_a_gate_lets_its_controller_summon_beside_it_and_other_structures_do_not(
    table: Any,
) -> None:
    position = "phase=summon active={}; c3: 0 {}; hand0: ice-smith; hand1: blarf"
    gate = table(position.format(0, "gate"))
    assert sorted(gate.starting("summon")) == [
        f"summon ice-smith {space}" for space in ("b3", "c2", "c4", "d3")
    ]
    assert table(position.format(1, "gate")).starting("summon") == []
    assert table(position.format(0, "parapet")).starting("summon") == []


@pytest.mark.rule("SW-8.11")
def test_a_gate_serves_from_its_controllers_next_summon_phase_on(table: Any) -> None:
    t = table("phase=build; a1: 0 svara; f8: 1 ret-talus; hand0: gate ice-smith")
    t.do("build gate c3")
    for _ in range(3):
        assert "SW-4.2" in t.refused_for("summon ice-smith c4")
        t.do("end")
    t.many(*["end"] * 5)
    assert (t.seat, t.phase) == (0, "summon")
    t.do("summon ice-smith c4")
    assert t.at("c4") == "ice-smith"


@pytest.mark.rule("SW-8.11")
def test_a_gate_serves_at_once_where_an_effect_allows_summoning_in_other_phases(
    table: Any,
) -> None:
    t = table("phase=build; a1: 0 svara; hand0: gate ice-smith; events0: renewed-hope")
    assert "SW-6.4" in t.refused_for("summon ice-smith c4")
    t.many("build gate c3", "summon ice-smith c4")
    assert t.at("c4") == "ice-smith"


@pytest.mark.rule("SW-8.12")
def test_a_unit_that_is_also_a_structure_is_summoned_or_built_for_the_same_cost(
    table: Any,
) -> None:
    position = "phase={} magic=5,0; a1: 0 svara; d4: 0 gate; hand0: ice-golem"
    summoned = table(position.format("summon"))
    assert summoned.refused_for("summon ice-golem b1") == ["SW-6.3"]
    summoned.do("summon ice-golem d5")
    assert (summoned.at("d5"), summoned.magic) == ("ice-golem", [3, 0])
    built = table(position.format("build"))
    assert built.refused_for("build ice-golem d5") == ["SW-8.3"]
    built.do("build ice-golem b1")
    assert (built.at("b1"), built.magic) == ("ice-golem", [3, 0])


@pytest.mark.rule("SW-8.12")
def test_a_built_unit_attacks_and_is_a_gate_like_a_summoned_one(table: Any) -> None:
    t = table("phase=build; b4: 0 svara; f8: 1 ret-talus; b6: 1 gate; hand0: ice-golem ice-smith")
    t.many("build ice-golem b5", "end")
    t.do("attack b5 b6", dice=f"{HIT} {HIT}")
    t.many(*["end"] * 7)
    assert (t.damage("b6"), t.seat, t.phase) == (2, 0, "summon")
    assert "summon ice-smith a5" in t.legal
