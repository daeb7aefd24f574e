"""Section 14: abilities, effects and their timing."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.cards.definition import CARDS, ability_names
from hadur.text.catalogue import LANGUAGES, catalogue_of

HIT = "melee+ranged"
STAR = "melee+special"
MISS = "ranged+special"  # for a melee unit: no hit, one special symbol
BARE = "melee"  # for a ranged unit: no hit
SUMMONERS = "a1: 0 svara; f8: 1 ret-talus"


def abilities(table: Any, space: str) -> set[str]:
    return set(table.state.view(None)["board"][space]["abilities"])


# -- what an ability is, and when it works ---------------------------------------------------------


@pytest.mark.rule("SW-14.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_is_an_effect_with_a_name_on_a_unit_card(language: str) -> None:
    catalogue = catalogue_of(language, "summoner-wars")
    for card in CARDS:
        assert bool(ability_names(card)) is card.is_unit, card.name
        for name in ability_names(card):
            for key in (f"ability-{name}", f"ability-{name}.text"):
                assert catalogue.say(key) != key


@pytest.mark.rule("SW-14.1")
def test_what_takes_abilities_away_takes_every_named_effect_of_the_unit(table: Any) -> None:
    t = table("c3: 0 ice-golem; d3: 0 ice-golem; events1: freeze target=c3")
    assert abilities(t, "d3") == {"living-gate", "mobile-structure", "slow"}
    assert abilities(t, "c3") == set()


@pytest.mark.rule("SW-14.2")
@pytest.mark.parametrize(
    ("where", "life"),
    [("c4: 0 ollag", 6), ("hand0: ollag", 5), ("draw0: ollag", 5), ("discard0: ollag", 5),
     ("c4: 0 frost-mage under=ollag", 5), ("c4: 1 ollag", 5)],
    ids=["battlefield", "hand", "draw pile", "discard pile", "under a card", "the other side"],
)  # fmt: skip
def test_an_ability_works_only_while_its_unit_is_on_the_battlefield(
    table: Any, where: str, life: int
) -> None:
    assert table(f"f1: 0 gate; {where}").life("f1") == life


@pytest.mark.rule("SW-14.2")
def test_an_ability_works_while_its_unit_is_being_summoned(table: Any) -> None:
    t = table("phase=summon magic=9,9; c3: 0 queen-maldaria; hand0: fire-drake ember-archer")
    assert sorted(t.starting("summon")) == [
        f"summon fire-drake {space}" for space in ("b3", "c2", "c4", "d3")
    ]
    t = table("phase=summon; b2: 0 gate; hand0: spirit-mage").do("summon spirit-mage b3")
    assert t.charges("b3") == 1


@pytest.mark.rule("SW-14.2")
def test_an_ability_works_directly_after_its_unit_was_destroyed(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 hellfire-cultist; d4: 0 smasher; e4: 0 smasher")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {MISS}")
    assert (t.at("c4"), t.damage("c3"), t.damage("d4"), t.damage("e4")) == ("", 1, 1, 0)


@pytest.mark.rule("SW-14.2")
def test_no_ability_is_used_that_its_unit_does_not_have(table: Any) -> None:
    t = table("phase=move; c3: 0 border-archer; d3: 0 frost-mage; e3: 1 border-archer")
    assert t.starting("use") == ["use prepare c3"]
    assert t.refused_for("use prepare d3") == ["SW-14.2"]
    assert t.refused_for("use prepare f3") == ["SW-14.2"]


@pytest.mark.rule("SW-14.3")
def test_an_ability_for_being_summoned_does_not_work_for_a_unit_that_is_placed(table: Any) -> None:
    position = "phase=summon; b2: 0 gate; c3: 0 gul-dass; hand0: {} blood-summon"
    for unit in ("spirit-mage", "tundra-charger"):
        t = table(position.format(unit))
        t.many("play blood-summon", "pick c3", f"take {unit}", "pick c4")
        assert (t.at("c4"), t.charges("c4"), t.damage("c4")) == (unit, 0, 0)
        assert t.prompt == "summon"


@pytest.mark.rule("SW-14.3")
def test_an_ability_for_being_destroyed_does_not_work_for_a_unit_that_leaves_otherwise(
    table: Any,
) -> None:
    discarded = table(
        "phase=attack targeted=1; c3: 0 the-eater; c4: 0 hellfire-cultist; d4: 1 smasher"
    )
    discarded.many("end", "pick c4")
    assert (discarded.at("c4"), discarded.damage("d4")) == ("", 0)
    returned = table(
        "phase=attack active=1; c4: 0 hellfire-cultist; d4: 1 smasher; events0: unrelenting"
    )
    returned.do("attack d4 c4", dice=" ".join([HIT] * 4))
    assert (returned.at("c4"), returned.hand(0)) == ("", ["hellfire-cultist"])
    assert returned.damage("d4") == 0


# -- one effect at a time --------------------------------------------------------------------------


@pytest.mark.rule("SW-14.4")
def test_an_ability_set_off_inside_another_effect_waits_until_that_is_finished(
    table: Any,
) -> None:
    t = table(
        "phase=move; c3: 0 gul-dass; c4: 1 hellfire-cultist; e3: 0 gul-dass; d4: 0 smasher;"
        "hand0: purge"
    )
    t.many("play purge", "pick c3", "pick c4")
    assert (t.prompt, t.at("c4"), t.damage("d4")) == ("purge", "", 0)
    assert t.state.view(None)["waiting"] == ["immolate hellfire-cultist"]
    t.do("pick e3")
    assert (t.prompt, t.damage("d4")) == ("purge", 0)
    t.do("no")
    assert (t.prompt, t.at("c3"), t.at("e3"), t.damage("d4")) == ("move", "", "", 1)


@pytest.mark.rule("SW-14.4")
def test_an_optional_ability_set_off_inside_another_effect_is_asked_for_afterwards(
    table: Any,
) -> None:
    t = table(
        "phase=move; c3: 0 gul-dass; c4: 1 ice-smith; c6: 0 undead-archer; f1: 0 smasher;"
        "hand0: purge"
    )
    t.many("play purge", "pick f1", "pick c3", "pick c4")
    assert t.prompt == "purge"
    t.do("no")
    assert t.prompt == "order"
    t.do("first soul-shift c6")
    assert t.prompt == "soul-shift"


# -- gaining abilities -----------------------------------------------------------------------------


@pytest.mark.rule("SW-14.5")
def test_an_ability_gained_a_second_time_counts_once(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 lioness; e3: 0 lioness; c4: 1 shonk;"
        "events0: chant-of-entangling target=c3 target2=e3"
    )
    assert abilities(t, "c3") == {"momentum", "imbued-life"}
    t.do("attack c3 c4", dice=f"{MISS} {MISS} {MISS}")
    assert (t.charges("c3"), t.life("c3")) == (1, 3)


@pytest.mark.rule("SW-14.5")
@pytest.mark.parametrize(
    ("event", "one", "more"), [("for-glory", 4, 4), ("pile-on", 3, 3), ("holy-judgment", 3, 4)]
)
def test_of_two_copies_of_an_event_an_ability_counts_once_and_a_bonus_twice(
    table: Any, event: str, one: int, more: int
) -> None:
    position = "c3: 0 tundra-fighter; c4: 1 gate; d4: 0 gul-dass; events0: {}"
    assert table(position.format(event)).strength("c3", "c4") == one
    assert table(position.format(f"{event}, {event}")).strength("c3", "c4") == more


@pytest.mark.rule("SW-14.5")
def test_who_already_has_all_abilities_of_a_unit_can_learn_nothing_from_it(table: Any) -> None:
    t = table("phase=summon; c3: 0 mind-witch; c4: 0 mind-witch; c6: 1 ember-mage; d3: 1 smasher")
    t.many("end", "first mimic c3")
    assert sorted(t.legal) == ["no", "pick c6", "pick d3"]
    assert t.refused_for("pick c4") == ["SW-14.5"]


@pytest.mark.rule("SW-14.6")
def test_base_abilities_are_those_printed_on_the_card_and_none_that_were_gained(
    table: Any,
) -> None:
    t = table(
        "phase=attack; a1: 0 abua-shi; b1: 0 lioness charges=2; c1: 0 frost-mage;"
        "hand0: chant-of-power; events0: chant-of-entangling target=b1 target2=c1"
    )
    t.many("play chant-of-power", "pick b1")
    assert abilities(t, "b1") == {"momentum", "imbued-life", "frost-bolt", "imbued-strength"}
    assert abilities(t, "c1") == {"momentum", "imbued-life", "frost-bolt"}


@pytest.mark.rule("SW-14.6")
def test_an_ability_learned_from_another_card_stays_with_the_one_who_learned_it(
    table: Any,
) -> None:
    t = table(
        "phase=summon; c3: 0 mind-witch; f3: 0 frost-mage; c4: 1 smasher;"
        "events0: chant-of-entangling target=c3 target2=f3"
    )
    t.many("end", "first mimic c3", "pick c4", "no", "move f3 f4")
    assert abilities(t, "c3") == {"mimic", "frost-bolt", "sluggish"}
    assert abilities(t, "f4") == {"mimic", "frost-bolt"}


@pytest.mark.rule("SW-14.6")
def test_base_abilities_do_not_pass_on_from_chant_to_chant(table: Any) -> None:
    t = table(
        "c1: 0 lioness; c3: 0 frost-mage; c5: 0 smasher; events0:"
        "chant-of-entangling target=c1 target2=c3, chant-of-entangling target=c3 target2=c5"
    )
    assert abilities(t, "c1") == {"momentum", "imbued-life", "frost-bolt"}
    assert abilities(t, "c5") == {"sluggish", "frost-bolt"}
    assert abilities(t, "c3") == {"momentum", "imbued-life", "frost-bolt", "sluggish"}


# -- carrying out ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-14.7")
def test_to_carry_out_an_effect_is_to_fulfil_every_step_of_it(table: Any) -> None:
    t = table(
        "phase=move magic=1,0; c1: 0 tacullu; c3: 1 smasher; c4: 1 smasher; b3: 1 gate;"
        "d3: 1 gate; hand0: blast"
    )
    t.do("play blast")
    assert sorted(t.legal) == ["pick c2", "pick c5", "pick c6"]
    t.do("pick c6")
    assert (t.at("c3"), t.at("c6"), t.prompt) == ("", "smasher", "move")
    assert (t.damage("c4"), t.damage("c6"), t.discard(0)) == (1, 1, ["blast"])


@pytest.mark.rule("SW-14.7")
def test_a_way_is_one_of_those_the_effect_has(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith charges=1; e3: 0 frost-mage").do("move c3 c4")
    assert sorted(t.legal) == ["choose gain-charge", "choose go-under"]
    assert t.refused_for("choose take-damage") == ["SW-14.7"]
    t.do("choose go-under")
    assert (t.at("c4"), t.under("e3")) == ("", ["ice-smith"])


# -- order -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-14.8")
@pytest.mark.parametrize(("fed", "left"), [("b3", "d3"), ("d3", "b3")])
def test_simultaneous_effects_are_ordered_by_the_player_whose_turn_it_is(
    table: Any, fed: str, left: str
) -> None:
    t = table("phase=build magic=1,9; b3: 0 blarf; d3: 0 blarf; f3: 1 blarf")
    t.do("end")
    assert (t.prompt, t.seat) == ("order", 0)
    assert sorted(t.legal) == ["first blood-runes b3", "first blood-runes d3"]
    t.many(f"first blood-runes {fed}", "choose pay-magic")
    assert (t.charges(fed), t.damage(left), t.magic) == (1, 1, [0, 9])


@pytest.mark.rule("SW-14.8")
@pytest.mark.parametrize("active", [0, 1])
def test_the_player_whose_turn_it_is_orders_the_effects_of_both_players(
    table: Any, active: int
) -> None:
    t = table(
        f"phase=attack active={active}; c3: {active} wind-mage; c4: {1 - active} fanessa;"
        f"a1: {active} smasher"
    )
    t.do("attack c3 c4", dice=f"{HIT} {BARE}")
    assert (t.prompt, t.seat) == ("order", active)
    assert sorted(t.legal) == ["first push c3", "first riposte c4"]


@pytest.mark.rule("SW-14.9")
def test_what_happens_after_an_effect_comes_directly_after_it(table: Any) -> None:
    t = table("phase=move; c3: 0 ember-archer; e3: 0 ollag; c6: 1 smasher damage=5; hand0: sneak")
    t.do("move c3 c4")
    assert (t.prompt, t.at("c4")) == ("quick-shot", "ember-archer")
    for text in ("move e3 e4", "play sneak", "end"):
        assert t.refuses(text)
    t.do("pick c6")
    assert (t.at("c6"), t.prompt) == ("", "move")
    assert "move e3 e4" in t.legal


@pytest.mark.rule("SW-14.9")
def test_what_an_effect_sets_off_comes_before_those_that_waited_beside_it(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ember-archer; d3: 0 horde-clinger; c6: 1 hellfire-cultist damage=1;"
        "d6: 0 smasher"
    )
    t.do("move c3 c4")
    assert sorted(t.legal) == ["first cling d3", "first quick-shot c4"]
    t.many("first quick-shot c4", "pick c6")
    assert (t.at("c6"), t.damage("d6"), t.prompt) == ("", 1, "cling")


@pytest.mark.rule("SW-14.10")
@pytest.mark.parametrize("early", ["frost-axe", "quick-shot"])
def test_another_effect_after_the_same_thing_may_come_first(table: Any, early: str) -> None:
    t = table(
        "phase=move; c3: 0 ember-archer; e3: 0 ice-smith; c6: 1 smasher;"
        "events0: chant-of-entangling target=c3 target2=e3"
    )
    t.do("move c3 c4")
    assert sorted(t.legal) == ["first frost-axe c4", "first quick-shot c4"]
    t.do(f"first {early} c4")
    assert (t.prompt, t.charges("c4")) == ("quick-shot", 1 if early == "frost-axe" else 0)
    t.do("pick c6")
    assert (t.prompt, t.charges("c4"), t.damage("c6")) == ("move", 1, 1)


@pytest.mark.rule("SW-14.11")
def test_all_that_happens_after_an_attack_is_one_set_that_the_active_player_orders(
    table: Any,
) -> None:
    position = (
        "phase=attack; c3: 0 wind-mage damage=2; c4: 1 fanessa damage=5; e3: 1 smasher;"
        "events0: brutal-force"
    )
    t = table(position).do("attack c3 c4", dice=f"{HIT} {BARE}")
    assert (t.prompt, t.seat) == ("order", 0)
    names = {"forceful-attack brutal-force", "push c3", "riposte c4"}
    assert set(t.legal) == {f"first {name}" for name in names}
    t.do("first riposte c4")
    assert (t.at("c3"), t.at("c4"), t.damage("c4")) == ("", "fanessa", 6)
    t = table(position).do("attack c3 c4", dice=f"{HIT} {BARE}")
    t.many("first push c3", "pick e3", "pick e4", "first forceful-attack brutal-force", "pick c5")
    assert (t.at("e4"), t.at("c5"), t.at("c3")) == ("smasher", "fanessa", "")


# -- may and must ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-14.12")
@pytest.mark.parametrize(
    ("position", "move", "dice", "question"),
    [
        ("phase=move; c3: 0 ember-archer; c6: 1 smasher", "move c3 c4", "", "quick-shot"),
        ("phase=attack; c3: 0 wind-mage; c4: 1 smasher", "attack c3 c4", "2", "push"),
        ("phase=attack; c3: 0 tacullu; c4: 1 ice-smith", "attack c3 c4", "3", "mind-capture"),
        ("phase=attack; c3: 0 undead-archer; c4: 1 ice-smith", "attack c3 c4", "3", "soul-shift"),
        ("phase=summon; b2: 0 gate; hand0: tundra-charger", "summon tundra-charger b3", "",
         "blood-rush"),
    ],
    ids=["quick-shot", "push", "mind-capture", "soul-shift", "blood-rush"],
)  # fmt: skip
def test_what_is_worded_with_may_can_be_declined(
    table: Any, position: str, move: str, dice: str, question: str
) -> None:
    t = table(position)
    t.do(move, dice=" ".join([HIT] * int(dice or 0)))
    assert (t.prompt, "no" in t.legal, len(t.legal) > 1) == (question, True, True)
    before = t.state.view(None)["board"]
    t.do("no")
    assert t.prompt in ("move", "attack", "summon")
    if question != "mind-capture":
        assert t.state.view(None)["board"] == before
    else:
        assert (t.at("c4"), t.magic) == ("", [6, 5])


@pytest.mark.rule("SW-14.13")
def test_what_is_not_worded_with_may_cannot_be_declined(table: Any) -> None:
    upkeep = table("phase=build; c3: 0 blarf").do("end")
    assert sorted(upkeep.legal) == ["choose pay-magic", "choose take-damage"]
    assert upkeep.refused_for("no") == ["SW-14.13"]
    event = table("phase=move; c3: 0 queen-maldaria; c4: 0 smasher; c5: 0 smasher; hand0: burn")
    event.do("play burn")
    assert sorted(event.legal) == ["pick c4", "pick c5"]
    assert event.refused_for("no") == ["SW-14.13"]


@pytest.mark.rule("SW-14.13")
def test_a_mandatory_effect_without_a_choice_happens_unasked(table: Any) -> None:
    t = table("phase=build magic=0,0; c3: 0 blarf").do("end")
    assert (t.prompt, t.damage("c3")) == ("attack", 1)


@pytest.mark.rule("SW-14.13")
def test_what_cannot_be_carried_out_is_left_out_and_the_rest_happens(table: Any) -> None:
    t = table("phase=move; c1: 0 tacullu; c3: 1 kalal; hand0: blast").do("play blast")
    assert (t.at("c3"), t.damage("c3"), t.discard(0)) == ("kalal", 1, ["blast"])


@pytest.mark.rule("SW-14.14")
def test_the_controller_of_the_source_decides_even_in_the_opponents_turn(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 tundra-charger damage=1; b3: 1 royal-guardian; f6: 1 undead-carrier;"
        "discard1: undead-carrier; events1: chant-of-entangling target=b3 target2=f6"
    )
    t.do("move c3 c4")
    assert (t.prompt, t.seat) == ("infect", 1)
    assert sorted(t.legal) == ["no", "take undead-carrier"]
    assert t.state.explain("no", 0).rules == ("SW-4.14",)
    t.do("take undead-carrier")
    assert (t.at("c4"), t.controller("c4"), t.seat) == ("undead-carrier", 1, 0)


@pytest.mark.rule("SW-14.14")
def test_for_a_unit_under_foreign_control_its_controller_decides_and_not_its_owner(
    table: Any,
) -> None:
    t = table("phase=attack; c3: 0 wind-mage owner=1; c4: 1 smasher; a8: 1 border-archer")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, t.seat) == ("push", 0)
    t = table("phase=move; c3: 0 border-archer owner=1; e3: 1 border-archer")
    assert t.starting("use") == ["use prepare c3"]
    assert "SW-14.14" in t.refused_for("use prepare e3")


# -- ignoring and replacing ------------------------------------------------------------------------


@pytest.mark.rule("SW-14.15")
def test_damage_that_is_ignored_is_not_dealt(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 smasher damage=5; c5: 1 fanessa")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert (t.at("c4"), t.controller("c4"), t.damage("c4")) == ("smasher", 0, 5)
    assert (t.magic, t.discard(1)) == ([5, 5], [])


@pytest.mark.rule("SW-14.15")
def test_symbols_that_are_ignored_do_nothing(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 shonk").do(
        "attack c3 c4", dice=f"{STAR} {MISS} {MISS}"
    )
    assert t.damage("c4") == 1


@pytest.mark.rule("SW-14.16")
def test_where_one_thing_happens_instead_of_another_the_other_does_not_take_place(
    table: Any,
) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior; c4: 1 frost-mage damage=3; events1: unrelenting,"
        "sacrificial-pyre"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.at("c4"), t.hand(1), t.discard(1)) == ("", ["frost-mage"], [])
    assert (t.magic, t.charges("c3"), t.event_charges("sacrificial-pyre", 1)) == ([5, 5], 0, 0)


@pytest.mark.rule("SW-14.16")
def test_a_unit_that_did_something_instead_of_attacking_has_not_attacked(table: Any) -> None:
    t = table("phase=attack; a1: 0 svara; f8: 1 ret-talus; c3: 0 wind-mage; c4: 1 smasher")
    t.many("use push c3", "pick c5")
    assert (t.at("c5"), t.prompt, t.damage("c5")) == ("smasher", "attack", 0)
    t.do("end")
    assert t.damage("a1") == 1


# -- the pseudo-stack ------------------------------------------------------------------------------


@pytest.mark.rule("SW-14.17")
def test_cards_are_destroyed_at_once_and_what_that_sets_off_waits_and_is_then_ordered(
    table: Any,
) -> None:
    t = table(
        f"phase=move; {SUMMONERS}; c3: 0 gul-dass; c4: 1 hellfire-cultist; d4: 0 smasher;"
        "c6: 0 undead-archer; hand0: purge"
    )
    t.many("play purge", "pick c3", "pick c4")
    assert (t.prompt, t.at("c4"), t.damage("d4"), t.magic) == ("purge", "", 0, [6, 5])
    t.do("no")
    assert (t.at("c3"), t.prompt, t.seat) == ("", "order", 0)
    assert sorted(t.legal) == [
        "first immolate hellfire-cultist",
        "first soul-shift c6",
        "first soul-shift c6 #2",
    ]
    t.many("first soul-shift c6", "yes", "first immolate hellfire-cultist")
    assert (t.prompt, t.at("c4"), t.damage("d4")) == ("soul-shift", "undead-archer", 1)
    t.do("no")
    assert t.prompt == "move"


@pytest.mark.rule("SW-14.17")
def test_the_end_of_the_game_is_checked_between_the_steps_of_an_effect(table: Any) -> None:
    t = table("phase=move; a1: 0 ret-talus; c3: 0 gul-dass; c4: 1 svara damage=10; hand0: purge")
    t.many("play purge", "pick c3", "pick c4")
    assert (t.result, t.at("c3"), t.legal) == ([1, -1], "gul-dass", [])
