"""Section 24: the edge cases, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.phases.damage import BY_ABILITY, harm

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
MISS = "ranged+special"  # for a melee unit: no hit
SUMMONERS = "a1: 0 svara; f8: 1 svara"


def blows(hits: int, dice: int) -> str:
    """Faces for a melee unit that rolls so many dice with so many hits."""
    return " ".join([HIT] * hits + [MISS] * (dice - hits))


@pytest.mark.rule("SW-24.1")
def test_an_attack_on_an_own_card_is_legal_gives_no_magic_and_avoids_no_penalty(
    table: Any,
) -> None:
    t = table(f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 0 ice-smith; c5: 1 smasher")
    t.do("attack c3 c4", dice=blows(2, 4))
    assert (t.at("c4"), t.discard(0), t.magic) == ("", ["ice-smith"], [5, 5])
    t.do("end")
    assert (t.damage("a1"), t.damage("f8")) == (1, 0)


@pytest.mark.rule("SW-24.2")
def test_an_attack_destroys_its_target_alone_and_overkill_is_lost(table: Any) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 horde-slinger; c5: 1 horde-slinger;"
        "b4: 1 horde-slinger; d4: 0 horde-slinger"
    )
    t.do("attack c3 c4", dice=blows(4, 4))
    assert t.at("c4") == ""
    for bystander in ("c3", "c5", "b4", "d4"):
        assert (t.at(bystander) != "", t.damage(bystander)) == (True, 0)
    assert t.magic == [6, 5]


@pytest.mark.rule("SW-24.3")
@pytest.mark.parametrize("under", ["", " under=ice-smith", " under=ice-smith,hellforged-weapon"])
def test_a_target_gives_one_magic_however_many_cards_are_under_it(table: Any, under: str) -> None:
    t = table(f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 frost-mage{under}")
    t.do("attack c3 c4", dice=blows(4, 4))
    assert (t.at("c4"), t.magic) == ("", [6, 5])
    assert len(t.discard(1)) == 1 + len([name for name in under.split(",") if name])


@pytest.mark.rule("SW-24.4")
def test_an_on_destroyed_ability_works_directly_after_the_destruction(table: Any) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 hellfire-cultist; d4: 0 frost-mage;"
        "c6: 0 frost-mage"
    )
    t.do("attack c3 c4", dice=blows(2, 4))
    assert (t.at("c4"), t.prompt) == ("", "attack")
    assert (t.damage("c3"), t.damage("d4"), t.damage("c6")) == (1, 1, 0), "from where it stood"


@pytest.mark.rule("SW-24.4")
@pytest.mark.parametrize("active", [0, 1])
def test_inside_an_attack_it_waits_and_the_active_player_orders_what_waits(
    table: Any, active: int
) -> None:
    position = (
        f"phase=attack active={active}; c3: {active} tundra-fighter damage=2;"
        f"c4: {1 - active} hellfire-cultist"
    )
    t = table(position).do("attack c3 c4", dice=blows(2, 2))
    assert (t.at("c4"), t.at("c3"), t.damage("c3")) == ("", "tundra-fighter", 2), "it waits"
    assert (t.prompt, t.seat) == ("order", active)
    assert sorted(t.legal) == ["first frenzy c3", "first immolate hellfire-cultist"]
    burnt = table(position).do("attack c3 c4", dice=blows(2, 2))
    burnt.do("first immolate hellfire-cultist")
    assert (burnt.at("c3"), burnt.prompt) == ("", "attack"), "burnt before it could rage"
    raging = table(position).do("attack c3 c4", dice=blows(2, 2))
    raging.do("first frenzy c3", dice="melee+special")
    assert (raging.prompt, raging.at("c3")) == ("frenzy", "tundra-fighter")


@pytest.mark.rule("SW-24.5")
def test_what_a_destroyed_enemy_destroys_on_its_own_side_gives_no_magic(table: Any) -> None:
    """No on-destroyed ability of the set strikes its own side: its damage is dealt as Immolate
    deals it, by the destroyed card for the player who controlled it."""
    t = table(f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 frost-mage; c5: 1 ice-smith")
    fallen = t.card("c4")
    t.do("attack c3 c4", dice=blows(4, 4))
    assert t.magic == [6, 5]
    harm(t.state, t.card("c5"), 2, fallen, 1, BY_ABILITY)
    assert (t.at("c5"), t.magic) == ("", [6, 5])


@pytest.mark.rule("SW-24.5")
def test_what_falls_with_a_destroyed_enemy_gives_no_magic(table: Any) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 ollag damage=6; e8: 1 gate damage=5"
    )
    t.do("attack c3 c4", dice=blows(1, 4))
    assert (t.at("c4"), t.at("e8"), t.magic) == ("", "", [6, 5])


@pytest.mark.rule("SW-24.6")
def test_what_a_destroyed_unit_destroys_among_its_enemies_gives_its_player_magic(
    table: Any,
) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 hellfire-cultist; d4: 0 horde-slinger;"
        "b4: 0 horde-slinger"
    )
    t.do("attack c3 c4", dice=blows(2, 4))
    assert (t.at("d4"), t.at("b4"), t.at("c3")) == ("", "", "smasher")
    assert t.magic == [5 + 1, 5 + 2]


@pytest.mark.rule("SW-24.7")
def test_a_stolen_unit_destroyed_by_its_owner_gives_the_owner_magic_and_comes_home(
    table: Any,
) -> None:
    t = table(f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 frost-mage owner=0")
    t.do("attack c3 c4", dice=blows(4, 4))
    assert (t.magic, t.discard(0), t.discard(1)) == ([6, 5], ["frost-mage"], [])


@pytest.mark.rule("SW-24.8")
def test_a_captured_summoner_goes_on_being_its_owners_summoner(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 ret-talus damage=11; c5: 0 smasher")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert t.prompt == "mind-capture"
    t.do("yes")
    assert (t.result, t.controller("c4"), t.damage("c4")) == (None, 0, 11)
    assert t.phase == "attack", "the game goes on"
    t.do("attack c5 c4", dice=blows(1, 4))
    assert t.result == [1, -1], "its owner loses, whoever controlled it"


@pytest.mark.rule("SW-24.8")
def test_a_text_for_commons_and_champions_does_not_reach_a_summoner(table: Any) -> None:
    t = table("phase=summon; c3: 0 tacullu; c4: 1 ret-talus; c5: 1 smasher; hand0: mind-control")
    t.do("play mind-control")
    assert sorted(t.legal) == ["no", "pick c5"]


@pytest.mark.rule("SW-24.9")
def test_what_lived_by_an_aura_falls_at_once_and_the_active_player_orders_what_follows(
    table: Any,
) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 smasher; c4: 1 ollag damage=6; d5: 1 ice-golem damage=5;"
        "b5: 1 ice-golem damage=5; b6: 1 ice-golem damage=4; d4: 0 undead-archer"
    )
    t.do("attack c3 c4", dice=blows(1, 4))
    assert [t.at(space) for space in ("c4", "d5", "b5", "b6")] == ["", "", "", "ice-golem"]
    assert t.magic == [6, 5], "for Ollag alone (S-13)"
    assert (t.prompt, t.seat, len(t.legal)) == ("order", 0, 3), "Soul Shift for each of the three"


@pytest.mark.rule("SW-24.10")
@pytest.mark.parametrize(("seat", "row"), [(0, 8), (1, 1)])
def test_building_beside_the_summoner_goes_as_far_as_the_opponents_back_row(
    table: Any, seat: int, row: int
) -> None:
    t = table(f"phase=build active={seat}; c{row}: {seat} svara; hand{seat}: gate")
    assert {f"build gate b{row}", f"build gate d{row}"} <= set(t.legal)
    assert t.refused_for(f"build gate e{row}") == ["SW-8.3"]
    t.do(f"build gate b{row}")
    assert (t.at(f"b{row}"), t.controller(f"b{row}")) == ("gate", seat)


@pytest.mark.rule("SW-24.11")
@pytest.mark.parametrize(("seat", "row"), [(0, 8), (1, 1)])
def test_a_gate_on_the_opponents_side_lets_its_player_summon_there(
    table: Any, seat: int, row: int
) -> None:
    t = table(f"phase=summon active={seat}; c{row}: {seat} gate; hand{seat}: frost-mage")
    t.do(f"summon frost-mage b{row}")
    assert (t.at(f"b{row}"), t.controller(f"b{row}")) == ("frost-mage", seat)


@pytest.mark.rule("SW-24.12")
def test_without_a_gate_a_player_goes_on_without_summoning(table: Any) -> None:
    t = table(
        "phase=attack active=1; c3: 0 gate damage=4; c4: 1 smasher; a1: 0 svara; f8: 1 svara;"
        "hand0: frost-mage gate"
    )
    t.do("attack c4 c3", dice=blows(1, 4)).many("end", "end")
    assert (t.result, t.seat, t.phase) == (None, 0, "summon")
    assert t.legal == ["end"]
    assert t.refused_for("summon frost-mage a2") == ["SW-6.4"]
    t.many("end", "move a1 a2", "end", "build gate b2")
    assert t.at("b2") == "gate", "and may build a new one"


@pytest.mark.rule("SW-24.13")
@pytest.mark.parametrize("side", [0, 1])
def test_a_move_of_two_spaces_needs_the_first_to_be_empty(table: Any, side: int) -> None:
    t = table(f"phase=move; a3: 0 smasher; a4: {side} gate; b3: {side} gate")
    assert t.refuses("move a3 a4 a5")
    assert t.refused_for("move a3 a5") == ["SW-7.10"]
    assert "move a3 a1" in t.legal, "the other way both are empty"


@pytest.mark.rule("SW-24.14")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("blocker", ["gate", "smasher", "parapet"])
def test_a_shot_over_three_spaces_needs_both_spaces_between_to_be_empty(
    table: Any, side: int, blocker: str
) -> None:
    if (side, blocker) == (0, "parapet"):
        blocker = "ice-golem"  # an own Parapet alone may be shot through
    t = table(f"phase=attack; c3: 0 frost-mage; c5: {side} {blocker}; c6: 1 gate; f3: 1 gate")
    assert "attack c3 f3" in t.legal
    assert t.refused_for("attack c3 c6") == ["SW-9.10", "SW-24.14"]


@pytest.mark.rule("SW-24.15")
def test_out_and_back_is_a_whole_move(table: Any) -> None:
    t = table("phase=move; c3: 0 smasher; e3: 0 smasher; a8: 1 svara")
    t.do("move c3 c3")
    assert (t.at("c3"), t.state.view(0)["moves-left"]) == ("smasher", 2)
    assert t.state.view(0)["board"]["c3"]["moved"] is True
    assert t.refused_for("move c3 c4") == ["SW-7.13"]
    slow = table("phase=move; c3: 0 ice-golem; a8: 1 svara")
    assert slow.refuses("move c3 c3"), "one space is not enough to go and come back"


@pytest.mark.rule("SW-24.16")
@pytest.mark.parametrize(("held", "drawn"), [(7, 0), (5, 0), (4, 1)])
def test_a_hand_of_seven_draws_nothing(table: Any, held: int, drawn: int) -> None:
    t = table(
        f"phase=magic; {SUMMONERS}; hand0: {' '.join(['gate'] * held)}; draw0: parapet parapet"
    )
    t.do("end")
    assert t.seat == 1
    assert (len(t.hand(0)), t.hand(0).count("parapet")) == (held + drawn, drawn)
    assert t.discard(0) == []


@pytest.mark.rule("SW-24.17")
def test_an_active_event_played_late_lasts_until_the_own_next_turn(table: Any) -> None:
    t = table(f"phase=magic; {SUMMONERS}; c3: 1 smasher; hand0: perplexing-tempest")
    t.do("play perplexing-tempest")
    assert t.active(0) == ["perplexing-tempest"]
    t.many("end", "end")
    assert (t.seat, t.phase) == (1, "move")
    assert ("move c3 c4" in t.legal, "move c3 c5" in t.legal) == (True, False)
    t.many("end", "end", "end")
    assert (t.phase, t.active(0)) == ("magic", ["perplexing-tempest"])
    t.do("end")
    assert (t.seat, t.active(0), t.discard(0)) == (0, [], ["perplexing-tempest"])


@pytest.mark.rule("SW-24.18")
def test_an_effect_cannot_start_without_its_charges_and_nothing_is_spent(table: Any) -> None:
    """Effects of the set spend one charge each, so the first is paid and the second is not."""
    t = table(
        "phase=attack; c2: 0 grognack charges=1; c3: 0 smasher; c4: 1 starting-gate; a8: 1 svara"
    )
    t.do("attack c3 c4", dice=blows(1, 4)).do("yes", dice=blows(2, 4))
    assert (t.prompt, t.charges("c2"), t.damage("c4")) == ("attack", 0, 2), "no second reroll"


@pytest.mark.rule("SW-24.18")
def test_an_effect_short_of_charges_leaves_only_the_other_way_to_pay(table: Any) -> None:
    position = "phase=attack magic={},0; c3: 0 miti-kyru; c4: 1 gate; a8: 1 svara"
    paid = table(position.format(1)).do("attack c3 c4", dice=blows(0, 4))
    assert paid.starting("choose") == ["choose spend-magic"]
    assert paid.refused_for("choose spend-charge") == ["SW-18.5"]
    unpaid = table(position.format(0)).do("attack c3 c4", dice=blows(0, 4))
    assert (unpaid.prompt, unpaid.charges("c3"), unpaid.magic) == ("attack", 0, [0, 0])


@pytest.mark.rule("SW-24.19")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_removing_more_charges_than_there_are_removes_all(
    table: Any, before: int, after: int
) -> None:
    t = table(f"phase=magic; {SUMMONERS}; c3: 0 undead-warrior charges={before}")
    t.do("end")
    assert (t.seat, t.charges("c3")) == (1, after)


@pytest.mark.rule("SW-24.20")
@pytest.mark.parametrize("unit", ["horde-climber", "smasher", "tundra-fighter"])
def test_a_base_strength_of_four_and_a_bonus_of_one_roll_five_dice(table: Any, unit: str) -> None:
    t = table(
        f"phase=attack; {SUMMONERS}; c3: 0 {unit}; c4: 1 starting-gate;"
        "events0: holy-judgment charges=1"
    )
    for base in (7, 4):
        t.state.set_base_strength(t.card("c3"), base)
    t.do("attack c3 c4", dice=blows(5, 5))
    assert t.damage("c4") == 5


@pytest.mark.rule("SW-24.21")
def test_three_units_of_one_name_move_and_attack_in_one_turn(table: Any) -> None:
    t = table(
        f"phase=move; {SUMMONERS}; b2: 0 smasher; c2: 0 smasher; d2: 0 smasher; b4: 1 gate;"
        "c4: 1 gate; d4: 1 gate"
    )
    t.many("move b2 b3", "move c2 c3", "move d2 d3", "end", "end")
    for column in "bcd":
        t.do(f"attack {column}3 {column}4", dice=blows(1, 4))
    assert [t.damage(f"{column}4") for column in "bcd"] == [1, 1, 1]
