"""Section 20: what the words of rules and card texts mean."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.abilities.ids import MOBILE_STRUCTURE, PREPARE

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
MISS = "ranged+special"  # for a melee unit: no hit


def picks(t: Any) -> list[str]:
    """The spaces that may be chosen now."""
    return sorted(text.split()[1] for text in t.starting("pick"))


def left(t: Any) -> tuple[int, int]:
    """How many moves and attacks of the phase are left."""
    view = t.state.view(0)
    return view["moves-left"], view["attacks-left"]


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-20.1")
@pytest.mark.parametrize("number", [0, 1, 5])
def test_any_number_is_none_or_as_many_as_there_are(table: Any, number: int) -> None:
    t = table(
        "phase=move; a3: 0 ice-smith; b3: 0 ice-smith; c3: 0 ice-smith; d3: 0 ice-smith;"
        "e3: 0 ice-smith; hand0: sneak"
    )
    t.do("play sneak")
    for column in "abcde"[:number]:
        t.many(f"pick {column}3", f"pick {column}4")
    if number < 5:
        t.do("no")
    assert t.prompt == "move"
    assert [t.at(f"{column}4") for column in "abcde"].count("ice-smith") == number


@pytest.mark.rule("SW-20.1")
def test_any_number_of_different_cards_may_be_zero(table: Any) -> None:
    t = table("phase=attack; c3: 0 citadel-archer; c5: 1 gul-dass; hand0: smasher")
    t.many("attack c3").do("no", dice=BARE)
    assert (t.hand(0), t.magic) == (["smasher"], [5, 5])


@pytest.mark.rule("SW-20.2")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_three_is_none_to_three(table: Any, number: int) -> None:
    t = table(
        "phase=build; c1: 0 svara; a2: 0 gate; b2: 0 gate; c2: 0 gate; d2: 0 gate;"
        "hand0: glacial-shift"
    )
    t.do("play glacial-shift")
    for column in "abc"[:number]:
        t.many(f"pick {column}2", f"pick {column}3")
    if number < 3:
        t.do("no")
    assert (t.prompt, t.at("d2")) == ("build", "gate"), "and never a fourth"
    assert [t.at(f"{column}3") for column in "abc"].count("gate") == number


@pytest.mark.rule("SW-20.2")
def test_up_to_three_moves_and_attacks_includes_none(table: Any) -> None:
    t = table("phase=move; c3: 0 smasher; c4: 1 gate; a1: 0 svara; f8: 1 svara")
    t.many("end", "end", "end")
    assert (t.phase, t.at("c3"), t.damage("c4")) == ("magic", "smasher", 0)


# -- target ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-20.3")
def test_a_target_is_the_card_attacked(table: Any) -> None:
    t = table("phase=attack; c3: 0 smasher; c4: 1 gul-dass; b3: 1 gul-dass; f8: 1 svara")
    t.do("attack c3 b3", dice=f"{HIT} {HIT} {MISS} {MISS}")
    assert (t.damage("b3"), t.damage("c4")) == (2, 0)
    assert t.state.view(None)["targeted"] is True


@pytest.mark.rule("SW-20.3")
def test_a_target_of_an_ability_is_chosen_within_reach_of_the_unit_that_has_it(
    table: Any,
) -> None:
    t = table(
        "phase=attack; c3: 0 wind-mage; c5: 1 ollag; d4: 1 smasher; c6: 1 smasher; f8: 1 svara;"
        "a1: 0 tacullu"
    )
    t.do("use push c3")
    assert picks(t) == ["c5", "d4"]
    assert t.refused_for("pick c6") == ["SW-15.7"]
    assert t.refused_for("pick e1") == ["SW-20.3"], "an empty space is no target"


@pytest.mark.rule("SW-20.3")
def test_an_effect_that_needs_a_target_cannot_do_without(table: Any) -> None:
    t = table("phase=move; c3: 0 queen-maldaria; c6: 1 smasher; d3: 1 gate; hand0: burn")
    assert t.refused_for("play burn") == ["SW-13.2"]


# -- extra -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-20.4")
def test_extra_attacks_go_beyond_the_three_of_the_phase(table: Any) -> None:
    t = table(
        "phase=attack attacks-used=2; c3: 0 gulldune; c4: 1 starting-gate; e3: 0 smasher;"
        "e4: 1 starting-gate"
    )
    t.do("attack c3 c4", dice=" ".join([MISS] * 4))
    assert (left(t)[1], t.prompt) == (0, "telepathic-command")
    t.do("pick e3", dice=" ".join([HIT] * 4))
    assert (t.damage("e4"), t.starting("attack")) == (4, [])


@pytest.mark.rule("SW-20.4")
def test_an_extra_attack_leaves_the_regular_one(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 gulldune; c4: 1 starting-gate; e3: 0 smasher; e4: 1 starting-gate"
    )
    t.do("attack c3 c4", dice=" ".join([MISS] * 4)).do("pick e3", dice=" ".join([MISS] * 4))
    assert (left(t)[1], "attack e3 e4" in t.legal) == (2, True)


@pytest.mark.rule("SW-20.4")
def test_extra_spaces_go_beyond_the_two_of_a_move(table: Any) -> None:
    t = table("phase=move; c3: 0 wind-archer; e3: 0 smasher")
    assert ("move c3 c6" in t.legal, "move e3 e6" in t.legal) == (True, False)


# -- instead ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-20.5")
def test_what_is_replaced_does_not_take_place(table: Any) -> None:
    captured = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=4")
    captured.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert (captured.at("c4"), captured.controller("c4"), captured.damage("c4")) == (
        "smasher",
        0,
        4,
    )
    kept = table("moment=turn; a1: 0 sera-eldwyn; f8: 1 svara; events0: holy-judgment charges=2")
    kept.do("yes")
    assert (kept.active(0), kept.discard(0)) == (["holy-judgment"], [])
    healed = table("phase=attack; c3: 0 temple-priest; c4: 0 smasher damage=4; hand0: gate")
    healed.do("attack c3 c4").do("take gate", dice=f"{HIT} {HIT}")
    assert healed.damage("c4") == 2


@pytest.mark.rule("SW-20.5")
def test_what_is_not_replaced_takes_place(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=4")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("no")
    assert (t.at("c4"), t.discard(1)) == ("", ["smasher"])


@pytest.mark.rule("SW-20.6")
def test_a_unit_that_did_something_instead_of_moving_has_not_moved(table: Any) -> None:
    position = (
        "phase=move; a1: 0 abua-shi; c3: 0 border-archer charges=1; d3: 0 ice-smith; f8: 1 svara;"
        "events0: chant-of-entangling target=c3 target2=d3"
    )
    assert table(position).do("move c3 c4").prompt == "frost-axe", "after it moves"
    instead = table(position).do("use prepare c3")
    assert (instead.prompt, instead.charges("c3")) == ("move", 2)
    assert instead.state.view(None)["board"]["c3"]["moved"] is False


@pytest.mark.rule("SW-20.7")
@pytest.mark.parametrize(("event", "magic"), [("unrelenting", [5, 5]), ("pile-on", [5, 6])])
def test_there_is_no_magic_for_a_unit_that_was_saved(
    table: Any, event: str, magic: list[int]
) -> None:
    t = table(f"phase=attack active=1; c3: 0 ice-smith; c4: 1 ollag; events0: {event}")
    t.do("attack c4 c3", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c3"), t.magic) == ("", magic)


@pytest.mark.rule("SW-20.8")
def test_doing_something_instead_of_moving_is_one_of_the_three_moves(table: Any) -> None:
    t = table(
        "phase=move; b3: 0 border-archer; c3: 0 border-archer; d3: 0 border-archer;"
        "e3: 0 border-archer; a8: 1 svara"
    )
    t.do("use prepare b3")
    assert left(t)[0] == 2
    t.many("use prepare c3", "move d3 d4")
    assert left(t)[0] == 0
    assert (t.refused_for("move e3 e4"), t.refused_for("use prepare e3")) == (
        ["SW-7.1"],
        ["SW-20.13"],
    )


@pytest.mark.rule("SW-20.8")
def test_doing_something_instead_of_attacking_is_one_of_the_three_attacks(table: Any) -> None:
    t = table(
        "phase=attack attacks-used=1; b3: 0 wind-mage; c3: 0 wind-mage; d3: 0 wind-mage;"
        "c5: 1 ollag; d4: 1 starting-gate; f8: 1 svara"
    )
    t.many("use push c3", "pick c5", "pick c6")
    assert left(t)[1] == 1
    t.do("attack d3 d4", dice=f"{BARE} {BARE}").do("no")
    assert left(t)[1] == 0
    assert t.refused_for("use push b3")[0] == "SW-20.13"


@pytest.mark.rule("SW-20.9")
def test_a_unit_that_did_something_instead_of_moving_cannot_move_any_more(table: Any) -> None:
    t = table("phase=move; c3: 0 border-archer; d3: 0 border-archer")
    t.do("use prepare c3")
    assert t.refused_for("move c3 c4") == ["SW-20.9"]
    assert t.refused_for("use prepare c3") == ["SW-20.9"]
    assert "move d3 d4" in t.legal


@pytest.mark.rule("SW-20.9")
def test_a_unit_that_did_something_instead_of_attacking_cannot_attack_any_more(
    table: Any,
) -> None:
    t = table("phase=attack; c3: 0 wind-mage; e3: 0 wind-mage; d4: 1 smasher; c5: 1 gate")
    t.many("use push c3", "pick d4", "pick d5")
    assert t.refused_for("attack c3 c5") == ["SW-20.9"]
    assert t.refused_for("use push c3")[0] == "SW-20.9"
    assert not [text for text in t.starting("attack") if text.startswith("attack c3")]


@pytest.mark.rule("SW-20.9")
def test_the_ban_lasts_for_the_phase_only(table: Any) -> None:
    t = table("phase=move; c3: 0 border-archer; c5: 1 gate; a8: 1 svara")
    t.many("use prepare c3", "end", "end")
    assert "attack c3 c5" in t.legal


@pytest.mark.rule("SW-20.9")
@pytest.mark.parametrize(("option", "offered"), [("allowed", True), ("barred", False)])
def test_an_extra_attack_goes_beyond_the_ban_unless_the_table_has_it_otherwise(
    table: Any, option: str, offered: bool
) -> None:
    t = table(
        "phase=attack; c3: 0 wind-mage; c5: 1 gate; e3: 0 gulldune; e4: 1 gate; b4: 1 smasher;"
        f"options: extra-after-instead={option}"
    )
    t.many("use push c3", "pick b4", "pick a4")
    t.do("attack e3 e4", dice=" ".join([MISS] * 4))
    assert (t.prompt == "telepathic-command") is offered


@pytest.mark.rule("SW-20.10")
def test_something_instead_of_moving_needs_no_room_to_move(table: Any) -> None:
    t = table("phase=move; a1: 0 border-archer; a2: 1 gate; b1: 0 gate")
    assert t.starting("move") == []
    t.do("use prepare a1")
    assert t.charges("a1") == 1


@pytest.mark.rule("SW-20.11")
def test_something_instead_of_attacking_needs_no_target_to_attack(table: Any) -> None:
    t = table("phase=attack; c3: 0 wind-mage; d4: 1 smasher; f8: 1 svara")
    assert t.starting("attack") == []
    t.many("use push c3", "pick d5")
    assert t.at("d5") == "smasher"


@pytest.mark.rule("SW-20.12")
def test_a_structure_that_may_not_move_can_do_nothing_instead(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; e3: 0 border-archer")
    golem = t.card("c3")
    t.state.gain_ability(golem, PREPARE)
    free = t.state.copy()
    held = t.state.copy()
    held.has[MOBILE_STRUCTURE] = 0
    for state in (free, held):
        state._listed = -1
    assert "use prepare c3" in free.decision.texts
    assert "use prepare c3" not in held.decision.texts
    assert "use prepare e3" in held.decision.texts


@pytest.mark.rule("SW-20.12")
def test_who_may_not_move_or_attack_by_a_card_text_can_do_nothing_instead(table: Any) -> None:
    immobile = table(
        "phase=move; c3: 0 border-archer; d3: 0 horde-clinger;"
        "events0: chant-of-entangling target=c3 target2=d3"
    )
    assert immobile.refused_for("use prepare c3") == ["SW-20.12"]
    frozen = table("phase=attack; c3: 0 wind-mage; d4: 1 smasher; events1: freeze target=c3")
    assert frozen.refuses("use push c3")


@pytest.mark.rule("SW-20.13")
def test_a_unit_that_has_moved_or_attacked_can_do_nothing_instead(table: Any) -> None:
    moved = table("phase=move; c3: 0 border-archer").do("move c3 c4")
    assert moved.refused_for("use prepare c4") == ["SW-20.13"]
    attacked = table("phase=attack; c3: 0 wind-mage; c5: 1 gate; d4: 1 smasher; f8: 1 svara")
    attacked.do("attack c3 c5", dice=f"{BARE} {BARE}").do("no")
    assert attacked.refused_for("use push c3") == ["SW-20.13"]


@pytest.mark.rule("SW-20.13")
def test_with_three_moves_or_attacks_used_up_nothing_is_done_instead(table: Any) -> None:
    moved = table("phase=move moves-used=3; c3: 0 border-archer")
    assert moved.refused_for("use prepare c3") == ["SW-20.13"]
    attacked = table("phase=attack attacks-used=3; c3: 0 wind-mage; d4: 1 smasher; f8: 1 svara")
    assert attacked.refused_for("use push c3") == ["SW-20.13"]
    assert not table("phase=attack attacks-used=2; c3: 0 wind-mage; d4: 1 smasher").refuses(
        "use push c3"
    )


# -- attack, through, start and end ----------------------------------------------------------------


@pytest.mark.rule("SW-20.14")
def test_damage_by_an_ability_is_no_attack(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 queen-maldaria; c3: 0 ember-archer damage=1; c6: 1 ember-mage;"
        "f8: 1 svara; events1: divine-retribution"
    )
    t.many("move c3 c4", "pick c6")
    assert (t.damage("c6"), t.damage("c4"), t.at("c4")) == (1, 1, "ember-archer")
    assert t.state.view(None)["targeted"] is False
    t.many("end", "end", "end")
    assert t.damage("a1") == 1, "the price of inaction is due"


@pytest.mark.rule("SW-20.14")
def test_an_attack_is_one_even_if_it_deals_no_damage(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; c3: 0 smasher damage=1; c4: 1 fanessa; f8: 1 svara")
    t.do("attack c3 c4", dice=" ".join([MISS] * 4))
    assert (t.damage("c4"), t.damage("c3")) == (0, 2), "Riposte answers an attack"
    t.do("end")
    assert t.damage("a1") == 0


@pytest.mark.rule("SW-20.15")
@pytest.mark.parametrize(
    "card", ["frost-mage", "gul-dass", "ret-talus", "gate", "starting-gate", "parapet", "ice-golem"]
)
@pytest.mark.parametrize("side", [0, 1])
def test_any_card_on_the_battlefield_can_be_attacked(table: Any, card: str, side: int) -> None:
    t = table(f"phase=attack; c3: 0 smasher; c4: {side} {card}")
    t.do("attack c3 c4", dice=f"{HIT} {MISS} {MISS} {MISS}")
    assert t.damage("c4") == 1


@pytest.mark.rule("SW-20.16")
def test_through_a_card_is_as_if_it_were_not_there(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-climber; c4: 1 gate; b3: 1 smasher; f8: 1 svara")
    assert ("move c3 c5" in t.legal, "move c3 c6" in t.legal) == (True, True)
    assert t.refused_for("move c3 c4") == ["SW-7.20"]
    assert t.refuses("move c3 b3 a3"), "structures only"
    shot = table(
        "phase=attack; c3: 0 frost-mage; c4: 0 parapet; c6: 1 gate; d3: 1 parapet; e3: 1 gate"
    )
    assert ("attack c3 c6" in shot.legal, "attack c3 e3" in shot.legal) == (True, False)
    melee = table("phase=attack; c3: 0 smasher; c4: 0 parapet; c5: 1 gate")
    assert melee.refused_for("attack c3 c5") == ["SW-9.8"]


@pytest.mark.rule("SW-20.17")
def test_start_comes_before_all_else_of_the_phase_and_end_after_it(table: Any) -> None:
    t = table(
        "phase=build; c3: 0 jarmund charges=1; c4: 0 gate; c5: 1 smasher; e3: 0 blarf;"
        "e4: 1 smasher; a1: 0 svara; f8: 1 svara; hand0: gate"
    )
    t.do("build gate a2")
    assert (t.prompt, t.damage("c5")) == ("build", 0)
    t.do("end")
    assert (t.prompt, t.phase) == ("ice-shards", "build")
    t.do("yes")
    assert (t.damage("c5"), t.prompt, t.phase) == (1, "blood-runes", "attack")
    t.do("choose pay-magic")
    assert (t.prompt, t.strength("e3", "e4")) == ("attack", 1)


@pytest.mark.rule("SW-20.17")
def test_the_end_of_a_turn_comes_after_the_draw(table: Any) -> None:
    t = table("phase=magic; c3: 0 smeg; a1: 0 sneeks; f8: 1 svara; draw0: gate gate gate gate gate")
    t.do("end")
    assert (t.prompt, t.seat, len(t.hand(0))) == ("magic-junkie", 0, 5)
    t.do("choose discard")
    assert (t.seat, t.discard(0)) == (1, ["smeg"])


@pytest.mark.rule("SW-20.18")
def test_a_unit_that_did_something_instead_of_attacking_has_not_attacked(table: Any) -> None:
    position = "phase=attack; a1: 0 tacullu; c3: 0 wind-mage; c5: 1 smasher; f8: 1 svara"
    attacked = table(position).do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert attacked.prompt == "push", "after attacking"
    instead = table(position).many("use push c3", "pick c6")
    assert (instead.at("c6"), instead.prompt) == ("smasher", "attack"), "once, and no more"
    assert instead.state.view(None)["targeted"] is False
    instead.do("end")
    assert instead.damage("a1") == 1
