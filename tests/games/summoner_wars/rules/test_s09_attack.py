"""Section 9, the Attack phase: who attacks what, the dice, the damage, the price of inaction."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, log
from hadur.games.summoner_wars.phases.attack import ANY_CARD, EXTRA_ATTACK
from hadur.games.summoner_wars.phases.turn import IDLE
from hadur.games.summoner_wars.state import DICE
from hadur.kernel.events import Heard
from hadur.kernel.timing import SETTLE

HIT = "melee+ranged"
MELEE = "melee"
MELEE_SPECIAL = "melee+special"
RANGED_SPECIAL = "ranged+special"

LINE = "a3: 0 frost-mage; b3: 0 frost-mage; c3: 0 frost-mage; d3: 0 frost-mage"
WALL = "a4: 1 gate; b4: 1 gate; c4: 1 gate; d4: 1 gate"


def dice_rolled(table: Any) -> int:
    return int(table.state.drawn[DICE])


# -- allowance -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-9.1")
def test_up_to_three_different_units_attack_once_each_even_of_the_same_name(table: Any) -> None:
    t = table(f"phase=attack; {LINE}; {WALL}")
    assert "SW-9.1" in t.refused_for("attack a4 a3")
    t.do("attack a3 a4", dice=HIT)
    assert t.refused_for("attack a3 a4") == ["SW-9.1"]
    t.do("attack b3 b4", dice=HIT)
    t.do("attack c3 c4", dice=HIT)
    assert t.starting("attack") == []
    assert t.refused_for("attack d3 d4") == ["SW-9.1"]


@pytest.mark.rule("SW-9.1")
def test_fewer_than_three_units_may_attack(table: Any) -> None:
    t = table(f"phase=attack; {LINE}; {WALL}")
    t.do("attack a3 a4", dice=HIT).do("end")
    assert t.phase == "magic"


@pytest.mark.rule("SW-9.2")
def test_units_that_did_not_move_attack_as_well_as_units_that_did(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 frost-mage; b1: 0 frost-mage; c1: 0 frost-mage; d3: 0 frost-mage;"
        "e3: 0 frost-mage; d4: 1 gate; e4: 1 gate; a4: 1 gate"
    )
    t.many("move a1 a3", "move b1 b2", "move c1 c2", "end", "end")
    assert {"attack a3 a4", "attack d3 d4", "attack e3 e4"} <= set(t.legal)
    t.do("attack d3 d4", dice=HIT).do("attack e3 e4", dice=HIT).do("attack a3 a4", dice=HIT)
    assert (t.damage("d4"), t.damage("e4"), t.damage("a4")) == (1, 1, 1)


@pytest.mark.rule("SW-9.3")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "parapet"])
def test_only_units_attack(table: Any, card: str) -> None:
    t = table(f"phase=attack; c3: 0 {card}; e3: 0 ollag; c4: 1 gate; e4: 1 gate")
    assert t.starting("attack") == ["attack e3 e4"]
    assert t.refused_for("attack c3 c4") == ["SW-9.3"]


@pytest.mark.rule("SW-9.4")
def test_an_attack_declares_its_target_then_rolls_then_deals_damage(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 frost-mage damage=2")
    t.state.listener = Heard()
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {RANGED_SPECIAL}")
    assert [event.kind for event in t.state.listener.events] == [
        log.ATTACKED,
        log.ROLLED,
        log.DAMAGED,
        log.DESTROYED,
        log.GAINED_MAGIC,
    ]


@pytest.mark.rule("SW-9.4")
def test_the_dice_are_seen_before_they_do_damage(table: Any) -> None:
    t = table("phase=attack; a1: 0 grognack charges=1; c1: 0 ragnor; c2: 1 gate")
    t.do("attack c1 c2", dice=f"{HIT} {HIT} {RANGED_SPECIAL}")
    assert (t.prompt, t.damage("c2")) == ("influence", 0)
    shown = t.state.view(1)["attack"]
    assert (shown["target"], shown["melee"], shown["special"]) == ("c2", 2, 1)
    t.do("no")
    assert t.damage("c2") == 2


@pytest.mark.rule("SW-9.4")
def test_the_target_is_declared_before_the_roll_also_after_a_preparation(table: Any) -> None:
    t = table("phase=attack; c3: 0 citadel-archer; c4: 1 gate; c2: 1 gate; hand0: gate frost-mage")
    t.many("attack c3", "no")
    assert (t.prompt, t.legal, dice_rolled(t)) == ("target", ["pick c2", "pick c4"], 0)
    t.do("pick c4", dice=HIT)
    assert (dice_rolled(t), t.damage("c4"), t.damage("c2")) == (1, 1, 0)


@pytest.mark.rule("SW-9.5")
def test_an_extra_attack_can_be_made_by_a_fourth_unit(table: Any) -> None:
    t = table(
        "phase=attack; a3: 0 frost-mage; b3: 0 frost-mage; c3: 0 gulldune; d3: 0 frost-mage;"
        f"e3: 0 frost-mage; e4: 1 gate; {WALL}"
    )
    t.do("attack a3 a4", dice=HIT).do("attack b3 b4", dice=HIT)
    t.do("attack c3 c4", dice=" ".join([HIT] * 4))
    assert t.prompt == "telepathic-command"
    t.do("pick d3").do("pick d4", dice=HIT)
    assert [t.damage(f"{column}4") for column in "abcde"] == [1, 1, 4, 1, 0]
    assert (t.state.attacks_used, t.starting("attack")) == (3, [])


@pytest.mark.rule("SW-9.5")
def test_an_extra_attack_leaves_the_units_own_attack_to_it(table: Any) -> None:
    t = table("phase=attack; c3: 0 gulldune; c4: 1 gate; d3: 0 frost-mage; d4: 1 gate")
    t.do("attack c3 c4", dice=" ".join([HIT] * 4))
    t.do("pick d3").do("pick d4", dice=HIT)
    assert t.state.attacks_used == 1
    t.do("attack d3 d4", dice=HIT)
    assert (t.damage("d4"), t.state.attacks_used) == (2, 2)


@pytest.mark.rule("SW-9.6")
def test_an_extra_attack_can_be_the_second_of_a_unit_that_attacked(table: Any) -> None:
    t = table(
        "phase=attack; a3: 0 frost-mage; b3: 0 frost-mage; c3: 0 border-archer charges=1;"
        f"d3: 0 frost-mage; {WALL}"
    )
    t.do("attack a3 a4", dice=HIT).do("attack b3 b4", dice=HIT)
    t.do("attack c3 c4", dice=f"{HIT} {MELEE}")
    assert t.prompt == "swift-shot"
    t.do("yes").do("pick c4", dice=f"{HIT} {HIT}")
    assert (t.damage("c4"), t.state.attacks_used) == (3, 3)
    assert t.refused_for("attack d3 d4") == ["SW-9.1"]


@pytest.mark.rule("SW-9.7")
def test_an_effect_instead_of_attacking_uses_an_attack_and_that_units_attack(table: Any) -> None:
    t = table(
        "phase=attack; a3: 0 wind-mage; b3: 0 frost-mage; c3: 0 frost-mage; d3: 0 frost-mage;"
        f"{WALL}; a2: 0 frost-mage"
    )
    t.many("use push a3", "pick a2", "pick a1")
    assert (t.state.attacks_used, t.state.targeted) == (1, False)
    assert t.refused_for("attack a3 a4") == ["SW-20.9"]
    t.do("attack b3 b4", dice=HIT).do("attack c3 c4", dice=HIT)
    assert t.refused_for("attack d3 d4") == ["SW-9.1"]


# -- step 1: the target ----------------------------------------------------------------------------


@pytest.mark.rule("SW-9.8")
def test_a_melee_unit_targets_adjacent_cards_only(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 ollag; c4: 1 gate; d3: 1 frost-mage; b4: 1 frost-mage; a3: 1 gate;"
        "c1: 1 frost-mage"
    )
    assert t.starting("attack") == ["attack c3 d3", "attack c3 c4"]
    for space in ("b4", "a3", "c1"):
        assert t.refused_for(f"attack c3 {space}") == ["SW-9.8"]


@pytest.mark.rule("SW-9.9")
@pytest.mark.parametrize("space", ["c3", "c1", "c5", "c7", "b4", "a4", "d4", "f4"])
def test_a_ranged_unit_targets_a_card_up_to_three_spaces_away_in_its_row_or_column(
    table: Any, space: str
) -> None:
    t = table(f"phase=attack; c4: 0 frost-mage; {space}: 1 gate")
    t.do(f"attack c4 {space}", dice=HIT)
    assert t.damage(space) == 1


@pytest.mark.rule("SW-9.9")
@pytest.mark.parametrize("space", ["c5", "d2", "b2", "e3", "f8"])
def test_a_ranged_unit_reaches_neither_farther_nor_around_a_corner(table: Any, space: str) -> None:
    t = table(f"phase=attack; c1: 0 frost-mage; {space}: 1 gate")
    assert t.starting("attack") == []
    assert t.refused_for(f"attack c1 {space}") == ["SW-9.9"]


@pytest.mark.rule("SW-9.10")
@pytest.mark.parametrize("blocker", ["0 frost-mage", "1 frost-mage", "0 gate", "1 svara"])
@pytest.mark.parametrize("between", ["c4", "c5"])
def test_every_space_between_a_ranged_unit_and_its_target_must_be_empty(
    table: Any, blocker: str, between: str
) -> None:
    t = table(f"phase=attack; c3: 0 frost-mage; {between}: {blocker}; c6: 1 gate")
    assert "SW-9.10" in t.refused_for("attack c3 c6")
    assert f"attack c3 {between}" in t.legal


@pytest.mark.rule("SW-9.10")
def test_cards_beside_or_behind_the_target_do_not_block_the_line(table: Any) -> None:
    t = table("phase=attack; c3: 0 frost-mage; b4: 1 gate; c5: 1 gate; c6: 1 gate; d5: 1 gate")
    assert t.starting("attack") == ["attack c3 c5"]


@pytest.mark.rule("SW-9.11")
def test_a_ranged_unit_may_attack_an_adjacent_card(table: Any) -> None:
    t = table("phase=attack; c3: 0 frost-mage; c4: 1 frost-mage; c6: 1 gate")
    t.do("attack c3 c4", dice=HIT)
    assert t.damage("c4") == 1


@pytest.mark.rule("SW-9.12")
@pytest.mark.parametrize(
    "card", ["svara", "ollag", "frost-mage", "ice-golem", "gate", "starting-gate", "parapet"]
)
def test_any_card_on_the_battlefield_can_be_attacked(table: Any, card: str) -> None:
    t = table(f"phase=attack; c3: 0 dragos; c4: 1 {card}")
    t.do("attack c3 c4", dice=f"{HIT} {RANGED_SPECIAL} {RANGED_SPECIAL} {RANGED_SPECIAL}")
    assert t.damage("c4") == 1


@pytest.mark.rule("SW-9.13")
@pytest.mark.parametrize("card", ["svara", "ollag", "frost-mage", "gate"])
def test_a_friendly_card_can_be_attacked(table: Any, card: str) -> None:
    t = table(f"phase=attack; c3: 0 gul-dass; c4: 0 {card}")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.damage("c4"), t.controller("c4"), t.magic) == (2, 0, [5, 5])


@pytest.mark.rule("SW-9.14")
def test_no_card_targets_itself_with_an_attack(table: Any) -> None:
    for unit in ("ollag", "frost-mage"):
        t = table(f"phase=attack; c3: 0 {unit}; c4: 1 gate")
        assert t.starting("attack") == ["attack c3 c4"]
        assert t.refused_for("attack c3 c3") == ["SW-9.14"]


@pytest.mark.rule("SW-9.14")
def test_no_card_targets_itself_with_an_ability(table: Any) -> None:
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 gate; b3: 0 frost-mage; d3: 1 frost-mage")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, t.legal) == ("push", ["no", "pick b3", "pick d3"])
    assert t.refused_for("pick c3") != []


@pytest.mark.rule("SW-9.15")
def test_a_card_under_another_is_never_the_target(table: Any) -> None:
    t = table("phase=attack; c3: 0 gul-dass; c4: 1 frost-mage under=ice-smith")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    smith = next(c for c in range(len(t.state.kind)) if t.state.host[c] == t.card("c4"))
    assert (t.damage("c4"), int(t.state.damage[smith]), t.under("c4")) == (2, 0, ["ice-smith"])


@pytest.mark.rule("SW-9.15")
def test_an_effect_finds_the_upper_card_and_not_the_one_under_it(table: Any) -> None:
    t = table(
        "phase=move; d1: 0 queen-maldaria; d2: 1 gate under=ice-smith; c2: 1 frost-mage;"
        "b1: 1 frost-mage; hand0: burn"
    )
    t.do("play burn")
    assert t.legal == ["pick b1", "pick c2"]


@pytest.mark.rule("SW-9.16")
def test_a_melee_unit_never_attacks_through_a_card(table: Any) -> None:
    position = "phase=attack; c3: 0 {}; c4: 0 parapet; c5: 1 frost-mage"
    assert table(position.format("frost-mage")).starting("attack") == [
        "attack c3 c4",
        "attack c3 c5",
    ]
    melee = table(position.format("ollag"))
    assert melee.starting("attack") == ["attack c3 c4"]
    assert melee.refused_for("attack c3 c5") == ["SW-9.8"]


@pytest.mark.rule("SW-9.17")
def test_an_attack_without_a_legal_target_cannot_be_declared(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; a7: 0 citadel-archer; f8: 1 gate; hand0: frost-mage")
    assert t.legal == ["end"]
    assert "SW-9.17" in t.refused_for("attack c3 c4")
    assert t.refused_for("attack a7") == ["SW-9.17"]


# -- step 2: the roll ------------------------------------------------------------------------------


@pytest.mark.rule("SW-9.18")
@pytest.mark.parametrize(
    ("attacker", "others", "dice"),
    [
        ("ollag", "", 3),
        ("frost-mage", "", 1),
        ("frost-mage", "b3: 0 gate; d3: 0 gate; c2: 1 gate", 3),
        ("gul-dass damage=5", "", 7),
        ("blarf", "", 0),
    ],
)
def test_as_many_dice_are_rolled_as_the_attacker_is_strong_now(
    table: Any, attacker: str, others: str, dice: int
) -> None:
    t = table(f"phase=attack; c3: 0 {attacker}; c4: 1 starting-gate; {others}")
    t.do("attack c3 c4", dice=" ".join([HIT] * dice))
    assert (dice_rolled(t), t.damage("c4")) == (dice, dice)


@pytest.mark.rule("SW-9.18")
def test_a_unit_under_foreign_control_attacks_for_its_controller(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 grognack charges=1; c1: 0 frost-mage owner=1; c2: 0 gate;"
        "d1: 1 gate; b1: 1 gate"
    )
    t.do("attack c1 d1", dice=f"{MELEE} {MELEE}")
    assert (t.prompt, t.seat, dice_rolled(t)) == ("influence", 0, 2)


@pytest.mark.rule("SW-9.19")
def test_a_reroll_counts_instead_of_the_first_roll_and_can_be_rerolled_again(table: Any) -> None:
    t = table("phase=attack; a1: 0 grognack charges=2; c1: 0 ragnor; c2: 1 gate")
    t.do("attack c1 c2", dice=f"{HIT} {HIT} {HIT}")
    t.do("yes", dice=" ".join([RANGED_SPECIAL] * 3))
    assert (t.prompt, t.charges("a1"), t.damage("c2")) == ("influence", 1, 0)
    t.do("yes", dice=f"{MELEE} {RANGED_SPECIAL} {RANGED_SPECIAL}")
    assert (t.damage("c2"), t.charges("a1"), t.prompt) == (1, 0, "attack")
    assert dice_rolled(t) == 9


# -- step 3: damage --------------------------------------------------------------------------------


@pytest.mark.rule("SW-9.20", "SW-9.22")
@pytest.mark.parametrize(
    ("face", "melee", "ranged"),
    [(HIT, 1, 1), (MELEE, 1, 0), (MELEE_SPECIAL, 1, 0), (RANGED_SPECIAL, 0, 1)],
)
def test_each_symbol_of_the_attackers_type_is_one_damage_and_the_other_type_is_none(
    table: Any, face: str, melee: int, ranged: int
) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 starting-gate; e3: 0 svara; e4: 1 starting-gate")
    t.do("attack c3 c4", dice=f"{face} {face} {face}")
    t.do("attack e3 e4", dice=f"{face} {face} {face}")
    assert (t.damage("c4"), t.damage("e4")) == (3 * melee, 3 * ranged)


@pytest.mark.rule("SW-9.20")
def test_the_target_alone_takes_the_damage(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 gate; c5: 1 gate; b3: 1 gate; d4: 0 gate")
    t.do("attack c3 c4", dice=f"{HIT} {MELEE} {MELEE_SPECIAL}")
    assert (t.damage("c4"), t.damage("c3")) == (3, 0)
    assert [t.damage(space) for space in ("c5", "b3", "d4")] == [0, 0, 0]


@pytest.mark.rule("SW-9.21")
def test_special_symbols_do_nothing_unless_an_effect_uses_them(table: Any) -> None:
    roll = f"{MELEE_SPECIAL} {RANGED_SPECIAL} {RANGED_SPECIAL}"
    plain = table("phase=attack; c3: 0 ollag; c4: 1 ret-talus")
    plain.do("attack c3 c4", dice=roll)
    assert plain.damage("c4") == 1
    sluggish = table("phase=attack; c3: 0 ollag; c4: 1 smasher")
    sluggish.do("attack c3 c4", dice=roll)
    assert sluggish.damage("c4") == 4


@pytest.mark.rule("SW-9.23")
def test_what_follows_an_attack_comes_after_damage_destruction_and_magic(table: Any) -> None:
    t = table("phase=attack; c3: 0 wind-mage; c5: 1 frost-mage damage=3; c4: 1 gate damage=4")
    t.do("attack c3 c4", dice=f"{HIT} {MELEE}")
    assert (t.prompt, t.at("c4"), t.discard(1), t.magic) == ("push", "", ["gate"], [6, 5])
    t.many("pick c5", "pick c4")
    assert (t.at("c4"), t.prompt) == ("frost-mage", "attack")


@pytest.mark.rule("SW-9.23")
def test_what_follows_an_attack_comes_also_when_it_did_no_damage(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c4: 1 frost-mage")
    t.do("attack c3 c4", dice=f"{MELEE} {MELEE} {MELEE}")
    assert (t.damage("c4"), t.charges("c3")) == (0, 1)


@pytest.mark.rule("SW-9.24")
def test_damage_from_an_ability_is_no_attack(table: Any) -> None:
    t = table("phase=move; a1: 0 svara; c3: 0 ember-archer; c5: 1 fanessa")
    t.do("move c3 c4")
    t.do("pick c5")
    assert (t.damage("c5"), t.damage("c4"), t.state.targeted) == (1, 0, False)
    t.many("end", "end")
    t.do("attack c4 c5", dice=f"{HIT} {MELEE}")
    assert (t.at("c4"), t.damage("c4"), t.state.targeted) == ("ember-archer", 1, True)


@pytest.mark.rule("SW-9.24")
def test_a_guard_against_the_first_attack_is_neither_help_against_an_event_nor_spent_by_it(
    table: Any,
) -> None:
    t = table(
        "phase=move; d1: 0 queen-maldaria; d2: 1 citadel-paladin; e4: 1 sera-eldwyn;"
        "events1: guarding-spirits; hand0: burn"
    )
    t.do("play burn")
    assert t.damage("d2") == 2
    t.many("end", "end")
    t.do("attack d1 d2", dice=" ".join([HIT] * 4))
    assert t.damage("d2") == 3


# -- the price of inaction -------------------------------------------------------------------------

ARMIES = "a1: 0 svara; c3: 0 ollag; f8: 1 ret-talus; c4: 1 gate; c2: 0 gate"


@pytest.mark.rule("SW-9.25")
def test_who_targeted_no_enemy_card_pays_at_the_end_of_the_attack_phase(table: Any) -> None:
    t = table(f"phase=build; {ARMIES}")
    t.do("end")
    assert t.damage("a1") == 0
    t.do("end")
    assert (t.phase, t.damage("a1"), t.damage("f8")) == ("magic", 1, 0)


@pytest.mark.rule("SW-9.25")
def test_who_targeted_an_enemy_card_pays_nothing(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("end")
    assert (t.phase, t.damage("a1"), t.damage("f8")) == ("magic", 0, 0)


@pytest.mark.rule("SW-9.25")
def test_every_turn_asks_anew(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    t.many(*["end"] * 6)
    assert (t.seat, t.phase, t.damage("a1"), t.damage("f8")) == (1, "magic", 0, 1)
    t.many(*["end"] * 5)
    assert (t.seat, t.phase, t.damage("a1"), t.damage("f8")) == (0, "magic", 1, 1)


@pytest.mark.rule("SW-9.25")
def test_a_stolen_card_counts_as_the_card_of_who_controls_it(table: Any) -> None:
    position = "phase=attack; a1: 0 svara; c3: 0 ollag; c4: {}"
    stolen = table(position.format("0 frost-mage owner=1"))
    stolen.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("end")
    assert stolen.damage("a1") == 1
    lost = table(position.format("1 frost-mage owner=0"))
    lost.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("end")
    assert lost.damage("a1") == 0


@pytest.mark.rule("SW-9.26")
def test_an_attack_that_deals_no_damage_is_enough(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    t.do("attack c3 c4", dice=" ".join([RANGED_SPECIAL] * 3)).do("end")
    assert (t.damage("c4"), t.damage("a1")) == (0, 0)


@pytest.mark.rule("SW-9.27")
def test_an_attack_on_a_friendly_card_is_not_enough(table: Any) -> None:
    t = table(f"phase=attack; {ARMIES}")
    t.do("attack c3 c2", dice=f"{HIT} {HIT} {HIT}").do("end")
    assert (t.damage("c2"), t.damage("a1")) == (3, 1)


@pytest.mark.rule("SW-9.28")
def test_an_effect_instead_of_attacking_is_not_enough(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; c3: 0 wind-mage; c4: 1 frost-mage; f8: 1 ret-talus")
    t.many("use push c3", "pick c5", "end")
    assert (t.at("c5"), t.damage("a1")) == ("frost-mage", 1)


@pytest.mark.rule("SW-9.28")
def test_damage_by_abilities_and_events_is_not_enough(table: Any) -> None:
    event = table("phase=move; a1: 0 queen-maldaria; a3: 1 ollag; hand0: burn")
    event.many("play burn", "end", "end", "end")
    assert (event.damage("a3"), event.damage("a1")) == (2, 1)
    ability = table("phase=move; a1: 0 queen-maldaria; c3: 0 ember-archer; c6: 1 frost-mage")
    ability.many("move c3 c4", "pick c6", "end", "end", "end")
    assert (ability.damage("c6"), ability.damage("a1")) == (1, 1)


@pytest.mark.rule("SW-9.29")
def test_an_attack_earlier_in_the_turn_outside_the_attack_phase_counts(table: Any) -> None:
    """No card of the set gives an attack before the Attack phase, so the procedure is called."""
    t = table("phase=move; a1: 0 svara; c3: 0 ollag; c4: 1 gate; f8: 1 ret-talus")
    s = t.state
    s.asks = []
    for step, *arguments in ((IDLE,), (SETTLE, 0), (EXTRA_ATTACK, t.card("c3"), ANY_CARD, 0)):
        s.push(step, *arguments)
    s.script = [GAME.chance_value(HIT)[0]] * 3
    s.run()
    assert (t.phase, t.prompt, t.damage("c4")) == ("move", "move", 3)
    t.many("end", "end")
    assert "attack c3 c4" in t.legal
    t.do("end")
    assert (t.phase, t.damage("a1")) == ("magic", 0)


@pytest.mark.rule("SW-9.29")
def test_an_attack_after_the_attack_phase_comes_too_late(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sneeks; c3: 0 horde-climber; c4: 1 gate; f8: 1 ret-talus;"
        "hand0: enrage-the-horde"
    )
    t.do("end")
    assert t.damage("a1") == 1
    t.do("play enrage-the-horde")
    t.do("pick c3", dice=HIT)
    assert (t.damage("c4"), t.damage("a1")) == (1, 1)
    t.many(*["end"] * 5)
    assert (t.seat, t.damage("f8")) == (1, 1)


@pytest.mark.rule("SW-9.30")
def test_the_penalty_can_destroy_the_summoner_and_gives_nobody_magic(table: Any) -> None:
    t = table("phase=attack magic=4,7; a1: 0 svara damage=11; f8: 1 ret-talus")
    t.do("end")
    assert (t.result, t.at("a1"), t.magic) == ([-1, 1], "", [4, 7])


@pytest.mark.rule("SW-9.31")
def test_the_penalty_is_due_in_a_players_first_turn_too() -> None:
    state = GAME.begin({"options": {"first": "1"}}, seed=3)
    for _ in range(4):
        state.play("end")
    view = GAME.judge_view(state)
    assert (view["turn"], view["active"], view["phase"]) == (1, 1, "magic")
    assert (view["c8"]["card"], view["c8"]["damage"]) == ("ret-talus", 1)
    assert (view["d1"]["card"], view["d1"]["damage"]) == ("svara", 0)


@pytest.mark.rule("SW-9.31")
def test_the_penalty_is_due_even_when_no_attack_was_possible(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; f8: 1 ret-talus")
    assert t.legal == ["end"]
    t.do("end")
    assert t.damage("a1") == 1


# -- structures that attack, attacks through cards -------------------------------------------------


@pytest.mark.rule("SW-9.32")
def test_a_unit_that_is_also_a_structure_attacks_like_any_other_unit(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; c3: 0 ice-golem; c4: 1 gate; f8: 1 ret-talus")
    t.do("attack c3 c4", dice=f"{HIT} {MELEE}")
    assert (t.damage("c4"), t.state.attacks_used, dice_rolled(t)) == (2, 1, 2)
    t.do("end")
    assert t.damage("a1") == 0


@pytest.mark.rule("SW-9.33")
def test_cards_shot_through_are_as_if_empty_but_count_toward_the_reach(table: Any) -> None:
    position = "phase=attack; c2: 0 frost-mage; c3: 0 parapet; {}: 1 gate"
    for space in ("c4", "c5"):
        assert f"attack c2 {space}" in table(position.format(space)).legal
    assert table(position.format("c6")).refused_for("attack c2 c6") == ["SW-9.9"]
    two = table("phase=attack; c2: 0 frost-mage; c3: 0 parapet; c4: 0 parapet; c5: 1 frost-mage")
    two.do("attack c2 c5", dice=f"{HIT} {HIT}")
    assert (two.damage("c5"), two.damage("c3"), two.damage("c4")) == (2, 0, 0)


@pytest.mark.rule("SW-9.33")
@pytest.mark.parametrize("blocker", ["1 parapet", "0 gate", "0 frost-mage"])
def test_cards_that_no_effect_lets_through_still_block(table: Any, blocker: str) -> None:
    t = table(f"phase=attack; c2: 0 frost-mage; c3: {blocker}; c4: 1 gate")
    assert "SW-9.10" in t.refused_for("attack c2 c4")


@pytest.mark.rule("SW-9.33")
def test_an_effect_lets_only_the_cards_it_names_through(table: Any) -> None:
    t = table("phase=attack; c2: 0 fire-drake; c3: 1 frost-mage; c4: 1 gate; c5: 1 ollag")
    assert t.starting("attack") == ["attack c2 c3", "attack c2 c4"]
    assert "SW-9.10" in t.refused_for("attack c2 c5")
