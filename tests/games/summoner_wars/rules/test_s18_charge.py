"""Section 18: charges, what they do and how they are spent."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit


def ends(t: Any, space: str) -> set[str]:
    """Where the unit on a space can move to."""
    return {text.split()[-1] for text in t.starting("move") if text.split()[1] == space}


@pytest.mark.rule("SW-18.1")
def test_charges_have_no_effect_of_their_own(table: Any) -> None:
    t = table("phase=move; c3: 0 smasher charges=5; f3: 0 smasher; a8: 1 svara")
    plain = table("phase=move; c3: 0 smasher; f3: 0 smasher; a8: 1 svara")
    for some in (t, plain):
        assert (some.strength("c3", "a8"), some.life("c3")) == (4, 6)
    assert ends(t, "c3") == ends(plain, "c3")


@pytest.mark.rule("SW-18.1")
def test_what_charges_do_stands_on_the_card_they_are_on(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 miti-mumway charges=2; e3: 0 lioness charges=2;"
        "c6: 0 rhinoceros charges=2; a8: 1 svara"
    )
    assert [t.strength(space, "a8") for space in ("c3", "e3", "c6")] == [1 + 2, 3, 2]
    assert [t.life(space) for space in ("c3", "e3", "c6")] == [11, 2 + 2, 5]
    assert ("b3" in ends(t, "c6"), "e6" in ends(t, "e3")) == (True, False)


@pytest.mark.rule("SW-18.1")
def test_another_card_in_play_can_give_charges_a_meaning(table: Any) -> None:
    t = table(
        "phase=attack; d1: 0 abua-shi; d2: 0 smasher charges=2; d3: 0 smasher; a8: 1 svara;"
        "hand0: chant-of-power"
    )
    assert (t.strength("d2", "a8"), t.strength("d3", "a8")) == (4, 4)
    t.many("play chant-of-power", "pick d2")
    assert (t.strength("d2", "a8"), t.strength("d3", "a8")) == (4 + 2, 4)


@pytest.mark.rule("SW-18.2")
def test_any_number_of_charges_lies_on_one_card(table: Any) -> None:
    t = table("phase=move; d1: 0 abua-shi charges=150; d3: 0 lioness charges=60; a8: 1 svara")
    t.many("move d1 d2", "pick d3")
    assert (t.charges("d3"), t.charges("d2")) == (211, 0)


@pytest.mark.rule("SW-18.3")
def test_charges_from_all_sources_count_together(table: Any) -> None:
    t = table(
        "phase=move; d1: 0 abua-shi charges=1; d3: 0 miti-mumway charges=1; a8: 1 svara;"
        "hand0: chant-of-growth"
    )
    t.many("play chant-of-growth", "pick d3")
    assert t.charges("d3") == 2
    t.many("move d1 d2", "pick d3")
    assert t.charges("d3") == 2 + 1 + 1
    assert t.state.view(1)["board"]["d3"]["charges"] == 4
    assert t.strength("d3", "a8") == 1 + 4


@pytest.mark.rule("SW-18.4")
def test_so_many_charges_are_spent_as_the_effect_says(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 border-archer charges=3; c5: 1 gul-dass; e3: 0 lioness charges=2"
    )
    t.do("attack c3 c5", dice=f"{BARE} {BARE}").do("yes")
    assert (t.charges("c3"), t.charges("e3")) == (2, 2)


@pytest.mark.rule("SW-18.4")
def test_an_effect_that_is_declined_spends_nothing(table: Any) -> None:
    t = table("phase=attack; c3: 0 border-archer charges=3; c5: 1 gul-dass")
    t.do("attack c3 c5", dice=f"{BARE} {BARE}").do("no")
    assert t.charges("c3") == 3


@pytest.mark.rule("SW-18.5")
@pytest.mark.parametrize(("charges", "asked"), [(0, False), (1, True), (2, True)])
def test_without_enough_charges_an_effect_cannot_be_carried_out(
    table: Any, charges: int, asked: bool
) -> None:
    t = table(f"phase=attack; c3: 0 border-archer charges={charges}; c5: 1 gul-dass")
    t.do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert (t.prompt == "swift-shot") is asked
    shards = table(
        f"phase=build; c3: 0 jarmund charges={charges}; d3: 0 gate; d4: 1 smasher; a8: 1 svara"
    )
    shards.do("end")
    assert (shards.prompt == "ice-shards") is asked


@pytest.mark.rule("SW-18.5")
def test_the_charge_must_be_there_before_the_effect_begins(table: Any) -> None:
    t = table("phase=move; c3: 0 spirit-mage; c5: 0 lioness")
    t.do("move c3 c4")
    assert (t.charges("c4"), t.charges("c5")) == (1, 0), "the only way is to gain one"


@pytest.mark.rule("SW-18.6")
def test_with_charge_is_one_or_more_without_charge_is_none(table: Any) -> None:
    t = table(
        "phase=summon; d2: 0 grognack; c2: 1 smasher; d3: 1 smasher charges=1; e2: 0 smasher;"
        "d4: 1 ollag charges=7; hand0: freeze"
    )
    t.do("play freeze")
    assert sorted(t.legal) == ["pick c2", "pick e2"]
    assert t.refuses("pick d3")
    assert t.refused_for("pick d3") == ["SW-18.6"]


@pytest.mark.rule("SW-18.6")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (4, 4)])
def test_only_a_unit_without_charge_restores_one(table: Any, before: int, after: int) -> None:
    t = table(f"phase=move; c3: 0 grognack charges={before}; a8: 1 svara")
    t.do("move c3 c4")
    assert t.charges("c4") == after


@pytest.mark.rule("SW-18.7")
def test_charges_are_taken_from_the_card_whose_effect_asks_for_them(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 grognack charges=2; c4: 0 lioness charges=2; c5: 1 gul-dass;"
        "d3: 0 ragnor charges=2"
    )
    t.do("attack c4 c5", dice=f"{BARE} {BARE} {BARE}").do("yes", dice=f"{HIT} {HIT} {HIT}").do("no")
    assert (t.charges("c3"), t.charges("d3")) == (1, 2)
    assert t.charges("c4") == 3, "Momentum gave it one more, the reroll cost it none"


@pytest.mark.rule("SW-18.7")
def test_the_charges_of_another_card_do_not_pay(table: Any) -> None:
    t = table("phase=attack targeted=1; d1: 0 queen-maldaria; c3: 0 smasher charges=5; a8: 1 svara")
    t.do("end")
    assert (t.prompt, t.charges("c3")) == ("magic", 5)
    reroll = table("phase=attack; c3: 0 grognack; c4: 0 smasher charges=5; c5: 1 gul-dass")
    reroll.do("attack c4 c5", dice=" ".join([BARE] * 4))
    assert (reroll.prompt, reroll.damage("c5"), reroll.charges("c4")) == ("attack", 4, 5)


@pytest.mark.rule("SW-18.8")
def test_an_event_in_the_active_area_can_carry_charges(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sera-eldwyn; f8: 1 svara; c3: 0 gul-dass; c4: 1 ice-smith;"
        "hand0: holy-judgment; events1: sacrificial-pyre"
    )
    t.do("play holy-judgment")
    assert t.event_charges("holy-judgment", 0) == 2
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.event_charges("holy-judgment", 0), t.event_charges("sacrificial-pyre", 1)) == (2, 1)


@pytest.mark.rule("SW-18.8")
def test_an_event_spends_its_own_charges(table: Any) -> None:
    t = table(
        "moment=turn; a1: 0 sera-eldwyn charges=3; f8: 1 svara; c3: 0 smasher;"
        "events0: holy-judgment charges=2"
    )
    t.do("yes")
    assert (t.event_charges("holy-judgment", 0), t.charges("a1")) == (1, 3)
    bare = table("moment=turn; a1: 0 sera-eldwyn charges=3; f8: 1 svara; events0: holy-judgment")
    assert (bare.prompt, bare.active(0)) == ("summon", [])
