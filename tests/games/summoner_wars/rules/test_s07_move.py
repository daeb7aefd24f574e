"""Section 7, the Move phase: how far, which way, through what, and what counts as moving."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.abilities.ids import MOBILE_STRUCTURE
from hadur.games.summoner_wars.state import Battle


def ends(table: Any, space: str) -> set[str]:
    """Where the unit on a space can end its move."""
    return {text.split()[-1] for text in table.starting("move") if text.split()[1] == space}


def leaves_out(state: Battle, ability: int) -> None:
    """Take an ability away from every card, as no card of the set does without freezing it."""
    state.has[ability] = 0


# -- how many, how far -----------------------------------------------------------------------------


@pytest.mark.rule("SW-7.1")
def test_up_to_three_different_units_move_even_of_the_same_name(table: Any) -> None:
    t = table(
        "phase=move; a3: 0 frost-mage; b3: 0 frost-mage; c3: 0 frost-mage; d3: 0 frost-mage;"
        "a6: 1 frost-mage"
    )
    assert "SW-7.1" in t.refused_for("move a6 a5")
    t.many("move a3 a4", "move b3 b4", "move c3 c4")
    assert t.starting("move") == []
    assert t.refused_for("move d3 d4") == ["SW-7.1"]


@pytest.mark.rule("SW-7.1")
def test_fewer_than_three_units_may_move_or_none(table: Any) -> None:
    t = table("phase=move; a3: 0 frost-mage; b3: 0 frost-mage; c3: 0 frost-mage")
    t.do("move a3 a4").do("end")
    assert t.phase == "build"
    t = table("phase=move; a3: 0 frost-mage").do("end")
    assert (t.phase, t.at("a3")) == ("build", "frost-mage")


@pytest.mark.rule("SW-7.2")
def test_a_unit_moves_one_or_two_spaces(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage; f8: 1 svara")
    assert ends(t, "c3") == {
        *("c4", "c2", "b3", "d3"),
        *("c5", "c1", "a3", "e3", "b4", "d4", "b2", "d2"),
        "c3",
    }
    assert t.refused_for("move c3 c6") == ["SW-7.2"]
    assert "SW-7.2" in t.refused_for("move c3 c4 c5 c6")


@pytest.mark.rule("SW-7.3")
def test_a_move_is_a_slide_from_space_to_adjacent_space(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage damage=2 charges=1")
    assert "SW-7.3" in t.refused_for("move c3 c5 c4")
    t.do("move c3 c4 d4")
    assert (t.at("c3"), t.at("c4"), t.at("d4")) == ("", "", "frost-mage")
    assert (t.damage("d4"), t.charges("d4")) == (2, 1)


@pytest.mark.rule("SW-7.4")
def test_every_space_entered_must_be_empty(table: Any) -> None:
    t = table("phase=move; a1: 0 frost-mage; a2: 0 svara; b2: 1 frost-mage; c1: 0 gate")
    assert ends(t, "a1") == {"b1", "a1"}
    assert "SW-7.4" in t.refused_for("move a1 a2")
    assert "SW-7.4" in t.refused_for("move a1 b1 b2")
    assert "SW-7.10" in t.refused_for("move a1 a2 a3")


@pytest.mark.rule("SW-7.5")
@pytest.mark.parametrize("to", ["c4", "c5", "c2", "c1", "b3", "a3", "d3", "e3"])
def test_a_move_may_go_straight_up_down_left_or_right(table: Any, to: str) -> None:
    t = table("phase=move; c3: 0 frost-mage")
    t.do(f"move c3 {to}")
    assert (t.at(to), t.at("c3")) == ("frost-mage", "")


@pytest.mark.rule("SW-7.6")
@pytest.mark.parametrize(
    ("blocked", "free"),
    [("d3: 0 gate", "c4"), ("c4: 1 gate", "d3"), ("f8: 1 svara", "c4"), ("f8: 1 svara", "d3")],
    ids=["vertical first", "horizontal first", "either: vertical", "either: horizontal"],
)
def test_a_move_may_turn_a_corner_in_either_order(table: Any, blocked: str, free: str) -> None:
    t = table(f"phase=move; c3: 0 frost-mage; {blocked}")
    t.do(f"move c3 {free} d4")
    assert t.at("d4") == "frost-mage"


@pytest.mark.rule("SW-7.7")
def test_out_and_back_is_a_move_and_has_what_follows_a_move(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith; e1: 0 frost-mage")
    t.do("move c3 c4 c3")
    assert (t.at("c3"), t.charges("c3"), t.state.moves_used) == ("ice-smith", 1, 1)
    assert "SW-7.13" in t.refused_for("move c3 c4")


@pytest.mark.rule("SW-7.8")
def test_a_unit_cannot_move_zero_spaces(table: Any) -> None:
    shut_in = table("phase=move; a1: 0 ice-smith; a2: 0 gate; b1: 1 gate; e5: 0 frost-mage")
    assert "SW-7.8" in shut_in.refused_for("move a1 a1")
    assert ends(shut_in, "a1") == set()
    slow = table("phase=move; c3: 0 ice-golem")
    assert "SW-7.8" in slow.refused_for("move c3 c3")
    assert ends(slow, "c3") == {"c4", "c2", "b3", "d3"}


@pytest.mark.rule("SW-7.9")
def test_a_unit_cannot_move_diagonally(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage; c4: 0 gate; d3: 1 gate")
    assert "SW-7.9" in t.refused_for("move c3 d4")
    golem = table("phase=move; c3: 0 ice-golem")
    assert "SW-7.9" in golem.refused_for("move c3 d4")


@pytest.mark.rule("SW-7.10")
@pytest.mark.parametrize(
    "card", ["0 frost-mage", "1 frost-mage", "0 svara", "1 ollag", "0 gate", "1 parapet"]
)
def test_no_unit_moves_through_another_card_friendly_or_enemy(table: Any, card: str) -> None:
    t = table(f"phase=move; c3: 0 frost-mage; c4: {card}")
    assert t.refused_for("move c3 c5") == ["SW-7.10"]
    assert "SW-7.10" in t.refused_for("move c3 c4 c5")
    assert "c2" in ends(t, "c3")


# -- who can move ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-7.11")
@pytest.mark.parametrize("structure", ["gate", "starting-gate", "parapet"])
def test_a_structure_cannot_move(table: Any, structure: str) -> None:
    t = table(f"phase=move; c3: 0 {structure}; e3: 0 frost-mage")
    assert ends(t, "c3") == set()
    assert t.refused_for("move c3 c4") == ["SW-7.11"]
    assert "e4" in ends(t, "e3")


@pytest.mark.rule("SW-7.12")
def test_a_unit_that_is_also_a_structure_moves_only_if_an_effect_allows_it(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; e3: 0 frost-mage")
    t.do("move c3 c4")
    assert t.at("c4") == "ice-golem"
    t = table("phase=move; c3: 0 ice-golem; e3: 0 frost-mage")
    leaves_out(t.state, MOBILE_STRUCTURE)
    assert ends(t, "c3") == set()
    assert "e4" in ends(t, "e3")


@pytest.mark.rule("SW-7.12")
def test_the_judge_names_the_rule_when_a_unit_has_lost_the_effect_that_lets_it_move(
    table: Any,
) -> None:
    t = table("phase=move; c3: 0 ice-golem; e3: 0 frost-mage; events1: freeze target=c3")
    assert "SW-7.12" in t.refused_for("move c3 c4")
    t = table("phase=move; c3: 0 ice-golem; e3: 0 frost-mage; events1: freeze target=e3")
    assert "SW-7.12" not in t.refused_for("move e3 e4")


@pytest.mark.rule("SW-7.13")
def test_a_unit_moves_only_once_in_a_phase(table: Any) -> None:
    t = table("phase=move; a1: 0 svara; f8: 1 ret-talus; c3: 0 frost-mage; d3: 0 frost-mage")
    t.do("move c3 c4")
    assert ends(t, "c4") == set()
    assert t.refused_for("move c4 c5") == ["SW-7.13"]
    assert "d4" in ends(t, "d3")
    t.many(*["end"] * 10, "move c4 c5")
    assert (t.at("c5"), t.seat) == ("frost-mage", 0)


@pytest.mark.rule("SW-7.14")
def test_the_steps_of_two_units_cannot_be_interleaved(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage; d3: 0 frost-mage")
    t.many("move c3 c4", "move d3 d4")
    assert "SW-7.13" in t.refused_for("move c4 c5")
    assert t.starting("move") == []


@pytest.mark.rule("SW-7.14")
def test_no_unit_starts_before_what_follows_another_units_move_is_done(table: Any) -> None:
    t = table("phase=move; a1: 0 svara; c1: 0 gate; d3: 0 frost-mage")
    t.do("move a1 a2")
    assert t.prompt == "structural-shift"
    assert t.refused_for("move d3 d4") == ["SW-4.12"]
    t.do("no")
    assert "move d3 d4" in t.legal


# -- what is not moving ----------------------------------------------------------------------------


@pytest.mark.rule("SW-7.15")
def test_being_forced_is_not_moving(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith; hand0: sneak")
    t.many("play sneak", "pick c3", "pick c4")
    assert (t.at("c4"), t.charges("c4"), t.prompt) == ("ice-smith", 0, "move")
    assert t.state.moves_used == 0
    t.do("move c4 c6")
    assert (t.at("c6"), t.charges("c6"), t.state.moves_used) == ("ice-smith", 1, 1)


@pytest.mark.rule("SW-7.15")
def test_being_swapped_is_not_moving(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 ice-smith; f8: 1 svara")
    t.do("use sly a1")
    assert (t.at("a1"), t.at("c3")) == ("ice-smith", "sneeks")
    assert (t.charges("a1"), t.prompt) == (0, "attack")


@pytest.mark.rule("SW-7.15")
def test_being_placed_is_not_moving(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; d1: 0 queen-maldaria charges=1; b5: 0 ice-smith; f8: 1 svara"
    )
    t.many("end", "pick b5", "pick c1")
    assert (t.at("c1"), t.charges("c1"), t.phase) == ("ice-smith", 0, "magic")


@pytest.mark.rule("SW-7.15")
def test_being_put_under_a_card_moves_neither_of_the_two(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith charges=1; c6: 0 frost-mage")
    t.many("move c3 c4", "choose go-under")
    assert (t.under("c6"), t.state.moves_used) == (["ice-smith"], 1)
    assert "move c6 c7" in t.legal


@pytest.mark.rule("SW-7.16")
def test_the_cards_under_a_unit_move_with_it(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage under=ice-smith,hellforged-weapon")
    t.do("move c3 c5")
    assert (t.at("c3"), t.at("c5")) == ("", "frost-mage")
    assert sorted(t.under("c5")) == ["hellforged-weapon", "ice-smith"]
    assert (t.strength("c5", "c5"), t.discard(0)) == (3, [])


@pytest.mark.rule("SW-7.17")
def test_what_follows_a_move_happens_once_and_where_the_move_ended(table: Any) -> None:
    t = table("phase=move; c3: 0 ember-archer; a4: 1 frost-mage; e5: 1 frost-mage")
    t.do("move c3 c5")
    assert (t.prompt, t.legal) == ("quick-shot", ["no", "pick e5"])
    t.do("pick e5")
    assert (t.prompt, t.damage("e5"), t.damage("a4")) == ("move", 1, 0)


@pytest.mark.rule("SW-7.17")
@pytest.mark.parametrize("way", ["c3 c4", "c3 c5", "c3 c4 c3", "c3 c4 d4"])
def test_however_long_the_way_the_effect_comes_once(table: Any, way: str) -> None:
    t = table("phase=move; c3: 0 ice-smith")
    t.do(f"move {way}")
    assert (t.charges(way[-2:]), t.prompt) == (1, "move")


# -- through ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-7.18")
def test_through_means_as_if_the_card_were_not_there(table: Any) -> None:
    t = table("phase=move; c3: 0 gwalark; c4: 1 gate; c5: 0 frost-mage; a3: 1 svara; b3: 1 ollag")
    assert "c6" in ends(t, "c3")
    assert t.refused_for("move c3 c7") == ["SW-7.2", "SW-7.21"]
    t.do("move c3 c6")
    assert [t.at(space) for space in ("c4", "c5", "c6")] == ["gate", "frost-mage", "gwalark"]
    assert (t.damage("c4"), t.damage("c5")) == (0, 0)


@pytest.mark.rule("SW-7.19")
@pytest.mark.parametrize("common", ["0 frost-mage", "1 frost-mage"])
def test_a_unit_that_tramples_moves_through_commons_of_both_sides(table: Any, common: str) -> None:
    t = table(f"phase=move; c3: 0 bear-cavalry; c4: {common}")
    t.do("move c3 c5")
    assert t.at("c5") == "bear-cavalry"


@pytest.mark.rule("SW-7.19")
@pytest.mark.parametrize("card", ["0 ollag", "1 ollag", "1 ret-talus", "0 gate", "1 parapet"])
def test_a_unit_that_may_move_through_commons_stops_at_other_classes(table: Any, card: str) -> None:
    t = table(f"phase=move; c3: 0 bear-cavalry; c4: {card}")
    assert "c5" not in ends(t, "c3")
    assert "SW-7.19" in t.refused_for("move c3 c4 c5")


@pytest.mark.rule("SW-7.19")
def test_a_unit_that_climbs_moves_through_structures_and_not_through_units(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-climber; c4: 1 gate; d3: 1 frost-mage")
    assert "c5" in ends(t, "c3")
    assert "SW-7.19" in t.refused_for("move c3 d3 e3")


@pytest.mark.rule("SW-7.20")
@pytest.mark.parametrize(
    ("unit", "card"),
    [("bear-cavalry", "1 frost-mage"), ("gwalark", "1 gate"), ("horde-climber", "0 gate")],
)
def test_a_move_through_cards_must_not_end_on_one(table: Any, unit: str, card: str) -> None:
    t = table(f"phase=move; c3: 0 {unit}; c4: {card}")
    assert "c4" not in ends(t, "c3")
    assert t.refused_for("move c3 c4") == ["SW-7.20"]
    assert "c5" in ends(t, "c3")


# -- card texts ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-7.21")
@pytest.mark.parametrize(
    ("unit", "events", "reach"),
    [
        ("wind-archer", "", 3),
        ("rhinoceros charges=2", "", 4),
        ("ice-golem", "", 1),
        ("frost-mage", "events1: perplexing-tempest", 1),
        ("wind-archer", "events1: perplexing-tempest", 2),
        ("ice-golem", "events1: perplexing-tempest", 0),
    ],
)
def test_card_texts_lengthen_and_shorten_moves(
    table: Any, unit: str, events: str, reach: int
) -> None:
    t = table(f"phase=move; c1: 0 {unit}; {events}")
    assert max((int(end[1]) - 1 for end in ends(t, "c1")), default=0) == reach
    assert "SW-7.2" in t.refused_for(f"move c1 c{reach + 2}")


@pytest.mark.rule("SW-7.22")
def test_an_effect_instead_of_moving_uses_a_move_and_that_units_move(table: Any) -> None:
    t = table(
        "phase=move; a3: 0 border-archer; b3: 0 frost-mage; c3: 0 frost-mage; d3: 0 frost-mage"
    )
    t.do("use prepare a3")
    assert (t.at("a3"), t.charges("a3"), t.state.moves_used) == ("border-archer", 1, 1)
    assert t.refused_for("move a3 a4") == ["SW-20.9"]
    t.many("move b3 b4", "move c3 c4")
    assert t.refused_for("move d3 d4") == ["SW-7.1"]


@pytest.mark.rule("SW-7.23")
@pytest.mark.parametrize("unit", ["svara", "ollag", "frost-mage"])
def test_units_of_every_class_move_and_attack(table: Any, unit: str) -> None:
    t = table(f"phase=move; c3: 0 {unit}; c5: 1 gate damage=4")
    t.many("move c3 c4", "end", "end")
    assert t.starting("attack") == ["attack c4 c5"]


@pytest.mark.rule("SW-7.23")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "parapet"])
def test_cards_that_are_no_units_neither_move_nor_attack(table: Any, card: str) -> None:
    t = table(f"phase=move; c4: 0 {card}; c5: 1 frost-mage")
    assert t.starting("move") == []
    t.many("end", "end")
    assert t.starting("attack") == []
