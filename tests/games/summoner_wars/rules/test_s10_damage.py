"""Section 10: damage, destruction, the magic for it, discarding, removing tokens."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.board import space_named

HIT = "melee+ranged"
MISS = "ranged+special"  # for a melee unit: no hit
BARE = "melee"  # for a ranged unit: no hit


def blows(hits: int, dice: int) -> str:
    """Faces for a melee unit that rolls so many dice with so many hits."""
    return " ".join([HIT] * hits + [MISS] * (dice - hits))


def is_damaged(table: Any, space: str) -> bool:
    return bool(table.state.damaged >> space_named(space) & 1)


# -- 10.1 damage -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-10.1")
@pytest.mark.parametrize("hits", [0, 1, 2, 3])
def test_a_card_that_takes_damage_has_that_much_more_on_it(table: Any, hits: int) -> None:
    t = table("phase=attack; c3: 0 ollag damage=1; c4: 1 shonk damage=2; d4: 1 smasher damage=1")
    t.do("attack c3 c4", dice=blows(hits, 3))
    assert (t.damage("c4"), t.damage("c3"), t.damage("d4")) == (2 + hits, 1, 1)


@pytest.mark.rule("SW-10.2")
def test_all_damage_on_a_card_counts_together_whatever_did_it(table: Any) -> None:
    t = table(
        "phase=move; d5: 0 queen-maldaria; b2: 0 ember-archer; a5: 0 ollag; b5: 1 gul-dass;"
        "hand0: burn"
    )
    t.many("play burn", "move b2 b3")
    assert t.prompt == "quick-shot"
    t.many("pick b5", "end", "end").do("attack a5 b5", dice=blows(2, 3))
    assert t.damage("b5") == 2 + 1 + 2
    assert t.state.view(1)["board"]["b5"]["damage"] == 5
    assert t.strength("b5", "a5") == 2 + 5


@pytest.mark.rule("SW-10.3")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_every_point_of_damage_takes_a_point_of_life(table: Any, before: int) -> None:
    position = f"phase=attack; c3: 0 grognack; c4: 1 frost-mage damage={before}"
    left = 4 - before
    survives = table(position).do("attack c3 c4", dice=blows(left - 1, 4))
    assert (survives.at("c4"), survives.damage("c4")) == ("frost-mage", 3)
    falls = table(position).do("attack c3 c4", dice=blows(left, 4))
    assert falls.at("c4") == ""


@pytest.mark.rule("SW-10.4")
def test_a_card_with_damage_is_damaged_and_one_without_is_not(table: Any) -> None:
    t = table("phase=move; c3: 0 gate damage=2; d3: 0 gate damage=3; e3: 0 gate; hand0: ice-repair")
    assert [is_damaged(t, space) for space in ("c3", "d3", "e3", "f3")] == [
        True,
        True,
        False,
        False,
    ]
    t.do("play ice-repair")
    assert [is_damaged(t, space) for space in ("c3", "d3", "e3")] == [False, True, False]


@pytest.mark.rule("SW-10.4")
@pytest.mark.parametrize(("damage", "asked"), [(0, False), (1, True), (3, True)])
def test_where_no_unit_is_damaged_there_is_nothing_to_heal(
    table: Any, damage: int, asked: bool
) -> None:
    t = table(
        f"moment=turn; a1: 0 ret-talus; f8: 1 svara; c5: 1 frost-mage damage={damage};"
        "c3: 0 gate damage=2; events0: sacrificial-pyre charges=1"
    )
    assert (t.prompt == "sacrificial-pyre") is asked


@pytest.mark.rule("SW-10.5")
@pytest.mark.parametrize(
    ("card", "life"), [("frost-mage", 4), ("ollag", 7), ("gate", 5), ("parapet", 5)]
)
@pytest.mark.parametrize("beyond", [0, 1, 3])
def test_a_card_whose_life_is_zero_or_less_is_destroyed(
    table: Any, card: str, life: int, beyond: int
) -> None:
    t = table(f"phase=attack; c3: 0 grognack; c4: 1 {card} damage={life - 1}; e4: 1 {card}")
    t.do("attack c3 c4", dice=blows(1 + beyond, 4))
    assert (t.at("c4"), t.discard(1)) == ("", [card])
    assert (t.at("e4"), t.damage("e4")) == (card, 0)


@pytest.mark.rule("SW-10.5")
def test_destruction_comes_at_any_moment_even_inside_an_effect(table: Any) -> None:
    t = table("phase=move; c3: 0 gul-dass; c4: 1 ice-smith; d3: 0 gul-dass; hand0: purge")
    t.many("play purge", "pick c3", "pick c4")
    assert (t.prompt, t.at("c4"), t.magic) == ("purge", "", [6, 5])
    assert t.at("c3") == "gul-dass"


@pytest.mark.rule("SW-10.6")
def test_a_card_that_loses_its_life_bonus_may_be_destroyed_by_that_alone(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 grognack; c4: 1 ollag damage=6; f8: 1 gate damage=5;"
        "a8: 1 gate damage=4; a1: 0 gate damage=4"
    )
    assert (t.life("f8"), t.life("a1")) == (6, 5)
    t.do("attack c3 c4", dice=blows(1, 4))
    assert (t.at("c4"), t.at("f8")) == ("", "")
    assert (t.at("a8"), t.at("a1")) == ("gate", "gate")


@pytest.mark.rule("SW-10.6")
@pytest.mark.parametrize("how", ["freeze", "mind-control"])
def test_a_bonus_can_be_lost_without_any_card_being_destroyed(table: Any, how: str) -> None:
    t = table(
        f"phase=summon; c3: 0 grognack; c5: 1 ollag; f8: 1 gate damage=5; f7: 1 gate; hand0: {how}"
    )
    t.do(f"play {how}")
    if how == "mind-control":
        t.do("pick c5")
    assert (t.at("c5"), t.at("f8"), t.at("f7")) == ("ollag", "", "gate")
    assert t.magic == [5, 5]


@pytest.mark.rule("SW-10.6")
def test_a_unit_that_spends_the_charge_it_lives_on_is_destroyed(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 lioness charges=1 damage=2; c5: 0 spirit-mage;"
        "events0: chant-of-entangling target=c3 target2=c5"
    )
    t.many("move c3 c4", "choose give-charge")
    assert (t.at("c4"), t.charges("c5"), t.magic) == ("", 1, [5, 5])


@pytest.mark.rule("SW-10.7")
@pytest.mark.parametrize("card", ["frost-mage", "ollag", "ret-talus", "gate", "parapet"])
def test_every_kind_of_card_takes_damage_in_the_same_way_and_keeps_it(
    table: Any, card: str
) -> None:
    t = table(f"phase=attack; c3: 0 grognack; c4: 1 {card}")
    t.do("attack c3 c4", dice=blows(3, 4))
    assert t.damage("c4") == 3
    t.many(*["end"] * 5)
    assert (t.seat, t.phase) == (1, "attack")
    assert (t.at("c4"), t.damage("c4")) == (card, 3)


# -- 10.2 destruction ------------------------------------------------------------------------------


@pytest.mark.rule("SW-10.8")
def test_a_destroyed_card_lies_face_down_on_top_of_its_owners_discard_pile(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 frost-mage damage=3; discard1: gate; discard0: gate"
    )
    t.do("attack c3 c4", dice=blows(1, 3))
    assert (t.discard(1), t.discard(0)) == (["gate", "frost-mage"], ["gate"])
    owner, opponent = (t.state.view(seat)["players"][1] for seat in (1, 0))
    assert owner["discard"] == ["gate", "frost-mage"]
    assert (opponent["discard-count"], "discard" in opponent) == (2, False)


@pytest.mark.rule("SW-10.9")
def test_with_a_destroyed_card_go_the_cards_under_it_and_its_tokens(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; a1: 0 svara; a8: 1 ret-talus;"
        "c4: 1 undead-warrior damage=3 charges=2 under=hellforged-weapon,ice-smith"
    )
    t.do("attack c3 c4", dice=blows(1, 3))
    assert t.at("c4") == ""
    assert sorted(t.discard(1)) == ["hellforged-weapon", "ice-smith", "undead-warrior"]
    t.many("end", "end", "use raise-the-dead a8", "take undead-warrior", "pick b8")
    assert (t.at("b8"), t.damage("b8"), t.charges("b8"), t.under("b8")) == (
        "undead-warrior",
        0,
        0,
        [],
    )
    assert t.strength("b8", "a8") == 2


@pytest.mark.rule("SW-10.10")
def test_cards_that_lay_under_a_destroyed_card_were_not_destroyed(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior; c4: 1 frost-mage damage=3 under=hellfire-cultist;"
        "events1: sacrificial-pyre"
    )
    t.do("attack c3 c4", dice=blows(1, 2))
    assert sorted(t.discard(1)) == ["frost-mage", "hellfire-cultist"]
    assert (t.charges("c3"), t.event_charges("sacrificial-pyre", 1)) == (1, 1)
    assert (t.damage("c3"), t.prompt) == (0, "attack")


# -- 10.3 magic for destruction --------------------------------------------------------------------


@pytest.mark.rule("SW-10.11")
def test_a_player_gains_a_magic_each_time_a_card_of_theirs_destroys_an_enemy_card(
    table: Any,
) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 ice-smith; e3: 0 gul-dass; e4: 1 ice-smith; a8: 1 svara"
    )
    t.do("attack c3 c4", dice=blows(2, 3))
    assert t.magic == [6, 5]
    t.do("attack e3 e4", dice=blows(2, 2))
    assert t.magic == [7, 5]


@pytest.mark.rule("SW-10.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_attacker_gains_a_magic_for_a_target_destroyed_and_none_for_one_that_survives(
    table: Any, seat: int
) -> None:
    position = f"phase=attack active={seat}; c3: {seat} ollag; c4: {1 - seat} ice-smith"
    gain = [5, 5]
    survivor = table(position).do("attack c3 c4", dice=blows(1, 3))
    assert (survivor.damage("c4"), survivor.magic) == (1, gain)
    gain[seat] += 1
    assert table(position).do("attack c3 c4", dice=blows(2, 3)).magic == gain


@pytest.mark.rule("SW-10.13")
def test_an_event_that_destroys_an_enemy_card_gives_a_magic(table: Any) -> None:
    t = table("phase=move; c3: 0 queen-maldaria; c5: 1 ice-smith; hand0: burn")
    t.do("play burn")
    assert (t.at("c5"), t.magic) == ("", [6, 5])


@pytest.mark.rule("SW-10.13")
def test_an_ability_that_destroys_enemy_cards_gives_a_magic_for_each(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 ember-beast; c4: 1 ember-mage damage=1; b3: 1 ember-mage damage=1;"
        "d3: 1 ember-mage"
    )
    t.do("end")
    assert (t.at("c4"), t.at("b3"), t.damage("d3")) == ("", "", 1)
    assert t.magic == [7, 5]


@pytest.mark.rule("SW-10.13")
def test_the_controller_of_the_ability_gains_the_magic_also_in_the_opponents_turn(
    table: Any,
) -> None:
    t = table("phase=move; c3: 0 tundra-charger damage=1; b3: 1 royal-guardian")
    t.do("move c3 d3")
    assert (t.at("c3"), t.at("d3"), t.magic) == ("", "", [5, 6])


@pytest.mark.rule("SW-10.14")
def test_an_own_effect_that_destroys_another_own_card_gives_nobody_magic(table: Any) -> None:
    event = table("phase=move; c3: 0 queen-maldaria; c5: 0 ice-smith; hand0: burn").do("play burn")
    assert (event.at("c5"), event.magic) == ("", [5, 5])
    ability = table("phase=move; c3: 0 ember-archer; c6: 0 ember-mage damage=1")
    ability.many("move c3 c4", "pick c6")
    assert (ability.at("c6"), ability.magic) == ("", [5, 5])


@pytest.mark.rule("SW-10.15")
def test_what_dies_with_a_destroyed_enemy_card_gives_no_further_magic(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 ollag damage=6; f8: 1 gate damage=5; f7: 1 gate damage=5"
    )
    t.do("attack c3 c4", dice=blows(1, 3))
    assert (t.at("c4"), t.at("f8"), t.at("f7"), t.magic) == ("", "", "", [6, 5])


@pytest.mark.rule("SW-10.15")
def test_a_destroyed_enemy_card_gives_no_magic_for_what_it_destroys_itself(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 hellfire-cultist damage=1; d4: 0 ice-smith damage=1"
    )
    t.do("attack c3 c4", dice=blows(1, 3))
    assert (t.at("c4"), t.at("d4"), t.magic) == ("", "", [6, 6])


@pytest.mark.rule("SW-10.16")
def test_cards_under_a_destroyed_card_give_no_magic(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 frost-mage damage=3 under=ice-smith,hellforged-weapon"
    )
    t.do("attack c3 c4", dice=blows(1, 3))
    assert (len(t.discard(1)), t.magic) == (3, [6, 5])


@pytest.mark.rule("SW-10.17")
@pytest.mark.parametrize(
    "card",
    [
        "horde-slinger",
        "gate damage=4",
        "starting-gate damage=9",
        "parapet damage=2",
        "miti-mumway damage=10",
    ],
)
def test_the_gain_is_one_for_any_enemy_card_whatever_its_cost_and_life(
    table: Any, card: str
) -> None:
    t = table(f"phase=attack; c3: 0 ollag; c4: 1 {card}")
    t.do("attack c3 c4", dice=blows(3, 3))
    assert (t.at("c4"), t.magic) == ("", [6, 5])


@pytest.mark.rule("SW-10.18")
def test_whether_a_card_is_an_enemy_is_a_question_of_control_not_of_ownership(table: Any) -> None:
    stolen_from_me = table("phase=attack; c3: 0 ollag; c4: 1 ice-smith owner=0")
    stolen_from_me.do("attack c3 c4", dice=blows(2, 3))
    assert (stolen_from_me.magic, stolen_from_me.discard(0)) == ([6, 5], ["ice-smith"])
    stolen_by_me = table("phase=attack; c3: 0 ollag; c4: 0 ice-smith owner=1")
    stolen_by_me.do("attack c3 c4", dice=blows(2, 3))
    assert (stolen_by_me.magic, stolen_by_me.discard(1)) == ([5, 5], ["ice-smith"])


@pytest.mark.rule("SW-10.19")
@pytest.mark.parametrize("card", ["ice-smith", "gate damage=3"])
def test_destroying_an_own_card_by_an_attack_gives_nobody_magic(table: Any, card: str) -> None:
    t = table(f"phase=attack; c3: 0 ollag; c4: 0 {card}; a8: 1 svara")
    t.do("attack c3 c4", dice=blows(3, 3))
    assert (t.at("c4"), t.magic) == ("", [5, 5])


# -- 10.4 discarding -------------------------------------------------------------------------------


@pytest.mark.rule("SW-10.20")
def test_a_discarded_card_loses_its_tokens_and_lies_on_top_of_its_owners_pile(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; a1: 0 ret-talus; c3: 0 the-eater; f8: 1 svara;"
        "c4: 0 undead-warrior damage=2 charges=3; discard0: gate gate"
    )
    t.many("end", "pick c4")
    assert (t.at("c4"), t.discard(0)) == ("", ["gate", "gate", "undead-warrior"])
    assert "discard" not in t.state.view(1)["players"][0]
    t.many(*["end"] * 6, "use raise-the-dead a1", "take undead-warrior", "pick a2")
    assert (t.at("a2"), t.damage("a2"), t.charges("a2")) == ("undead-warrior", 0, 0)


@pytest.mark.rule("SW-10.21")
def test_with_a_card_discarded_from_the_battlefield_go_the_cards_under_it(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; c3: 0 the-eater; e4: 0 frost-mage under=ice-smith;"
        "c4: 0 frost-mage under=ice-smith,hellforged-weapon"
    )
    t.many("end", "pick c4")
    assert sorted(t.discard(0)) == ["frost-mage", "hellforged-weapon", "ice-smith"]
    assert t.under("e4") == ["ice-smith"]


@pytest.mark.rule("SW-10.22")
def test_a_destroyed_or_discarded_card_goes_to_its_owner_whoever_controlled_it(
    table: Any,
) -> None:
    destroyed = table("phase=attack; c3: 0 ollag; c4: 1 ice-smith owner=0")
    destroyed.do("attack c3 c4", dice=blows(2, 3))
    assert (destroyed.discard(0), destroyed.discard(1)) == (["ice-smith"], [])
    discarded = table("phase=attack targeted=1; c3: 0 the-eater; c4: 0 frost-mage owner=1")
    discarded.many("end", "pick c4")
    assert (discarded.discard(0), discarded.discard(1)) == ([], ["frost-mage"])


@pytest.mark.rule("SW-10.22")
def test_a_card_under_a_stolen_card_goes_to_its_own_owner(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 frost-mage owner=0 damage=3 under=ice-smith")
    t.do("attack c3 c4", dice=blows(1, 3))
    assert (t.discard(0), t.discard(1)) == (["frost-mage"], ["ice-smith"])


@pytest.mark.rule("SW-10.23")
def test_a_card_that_is_only_discarded_is_not_destroyed(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; c3: 0 the-eater; c4: 0 hellfire-cultist; c5: 1 frost-mage;"
        "a8: 0 undead-warrior; events1: sacrificial-pyre; events0: unrelenting"
    )
    t.many("end", "pick c4")
    assert (t.discard(0), t.hand(0), t.damage("c5")) == (["hellfire-cultist"], [], 0)
    assert (t.charges("a8"), t.event_charges("sacrificial-pyre", 1)) == (0, 0)
    assert t.magic == [5, 5]


# -- 10.5 removing tokens --------------------------------------------------------------------------


@pytest.mark.rule("SW-10.24")
def test_the_stated_amount_of_damage_or_charge_is_removed(table: Any) -> None:
    damage = table("phase=move; c3: 0 gate damage=4; e3: 1 gate damage=4; hand0: ice-repair")
    damage.do("play ice-repair")
    assert (damage.damage("c3"), damage.damage("e3")) == (2, 4)
    charge = table(
        "phase=magic; a1: 0 ret-talus; f8: 1 svara; c3: 0 undead-warrior charges=5;"
        "d3: 1 undead-warrior charges=5"
    )
    charge.do("end")
    assert (charge.charges("c3"), charge.charges("d3")) == (3, 5)


@pytest.mark.rule("SW-10.25")
def test_where_more_should_be_removed_than_there_is_all_goes(table: Any) -> None:
    damage = table("phase=move; c3: 0 gate damage=1; e3: 0 gate; hand0: ice-repair")
    damage.do("play ice-repair")
    assert (damage.damage("c3"), damage.damage("e3")) == (0, 0)
    assert (damage.life("c3"), damage.life("e3")) == (5, 5)
    charge = table(
        "phase=magic; a1: 0 ret-talus; f8: 1 svara; c3: 0 undead-warrior charges=1;"
        "d3: 0 undead-warrior"
    )
    charge.do("end")
    assert (charge.charges("c3"), charge.charges("d3")) == (0, 0)


@pytest.mark.rule("SW-10.25")
def test_a_healing_attack_removes_all_damage_and_no_more(table: Any) -> None:
    t = table("phase=attack; c3: 0 temple-priest; c4: 0 smasher damage=1; hand0: gate")
    t.do("attack c3 c4").do("take gate", dice=f"{HIT} {HIT}")
    assert (t.damage("c4"), t.life("c4")) == (0, 6)
