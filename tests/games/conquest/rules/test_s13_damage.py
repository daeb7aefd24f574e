"""Section 13: attacks and damage."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import log
from hadur.games.conquest.phases.damage import (
    ASK_INDIRECT,
    DEAL_INDIRECT,
    deal,
    move_damage,
    reassign,
)
from hadur.games.conquest.phases.leaving import BY_SACRIFICE, NOBODY, destroy_one, remove_one
from hadur.kernel.events import Heard
from hadur.kernel.windows import cancel, occurrences
from tests.games.conquest.rules.common import alone, hit, together, waiting

rule = pytest.mark.rule


@rule("CQ-13.1", "CQ-13.2", "CQ-13.3", "CQ-13.6", "CQ-12.4")
def test_an_attacker_exhausts_and_deals_its_attack_to_a_defender(table: Any) -> None:
    t = table(
        {"tarrus": ["tankbusta-bommaz"]}, {"tarrus": ["goff-nob", "enraged-ork"]}, start="battle"
    )
    t.reach("attack tankbusta-bommaz@tarrus")
    assert not t.ready("tankbusta-bommaz")
    assert t.legal == ["pick their goff-nob@tarrus", "pick their enraged-ork@tarrus"]
    t.do("pick their goff-nob@tarrus").skip("shield")
    assert t.damage("goff-nob", 1) == 3
    assert (t.damage("enraged-ork", 1), t.damage("tankbusta-bommaz")) == (0, 0)


@rule("CQ-13.5", "CQ-13.28")
def test_a_unit_without_attack_may_attack_and_deals_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["void-pirate"]},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack void-pirate@tarrus")
    assert t.prompt != "shield", "no damage, no procedure"
    assert t.damage("goff-nob", 1) == 0


@rule("CQ-13.7")
def test_ready_and_exhausted_units_warlords_and_tokens_can_be_attacked(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["nazdreg exhausted", "snotlings", "bad-dok exhausted", "shoota-mob"]},
        start="battle",
    )
    while not t.starting("attack") or t.seat == 1:
        t.do(next(m for m in t.legal if m.split()[0] in ("attack", "pass", "no")))
    t.do("attack goff-nob@tarrus")
    assert len(t.starting("pick")) == 4


@rule("CQ-14.1", "CQ-8.6")
def test_only_enemies_at_the_same_planet_can_be_attacked(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob", "shoota-mob"]},
        {"tarrus": ["goff-nob", "bad-dok"], "barlus": ["enraged-ork"], "hq": ["rokkitboy"]},
        start="battle",
    )
    t.reach("attack goff-nob@tarrus")
    assert t.legal == ["pick their goff-nob@tarrus", "pick their bad-dok@tarrus"]


@rule("CQ-13.8", "CQ-13.9", "CQ-13.10", "CQ-13.21", "CQ-13.25", "CQ-13.26", "CQ-EX31", "CQ-3.15")
def test_a_shield_card_is_discarded_and_prevents_its_icons(table: Any) -> None:
    t = waiting(
        table, {"hand": ["squig-bombin"], "resources": 5, "tarrus": ["goff-nob"]},
        {"supports": ["ork-kannon"]},
    )  # fmt: skip
    hit(t, 0, "goff-nob", 2)
    assert (t.prompt, t.seat, t.legal) == ("shield", 0, ["no", "shield squig-bombin"])
    assert t.state.view(1)["damage"] == [{"seat": 0, "ref": "goff-nob@tarrus", "amount": 2}]
    t.do("shield squig-bombin")
    assert t.damage("goff-nob") == 1
    assert t.zone("discard", 0) == ["squig-bombin"]
    assert t.resources[0] == 5
    assert t.has("ork-kannon", 1), "its text does not happen"


@rule("CQ-13.11", "CQ-13.12", "CQ-EX32", "CQ-12.17", "CQ-13.18", "CQ-13.40")
def test_damage_beyond_the_hit_points_is_ignored(table: Any) -> None:
    t = waiting(table, {"hand": ["battle-cry"], "tarrus": ["burna-boyz 1 damage"]})
    hit(t, 0, "burna-boyz", 5).do("shield battle-cry")
    assert not t.has("burna-boyz")
    assert t.zone("discard", 0) == ["battle-cry", "burna-boyz"]


@rule("CQ-13.13", "CQ-13.27", "CQ-2.28")
def test_what_is_prevented_wholly_is_not_taken(table: Any) -> None:
    t = waiting(table, {"hand": ["cybork-body"], "tarrus": ["bad-dok"]})
    hit(t, 0, "bad-dok", 2).do("shield cybork-body")
    assert t.damage("bad-dok") == 0
    assert t.command("bad-dok") == 1, "it is not damaged"


@rule("CQ-13.14", "CQ-13.15", "CQ-13.16", "CQ-EX44")
def test_shields_are_decided_unit_by_unit_in_turn_and_damage_is_taken_together(table: Any) -> None:
    shields = ["battle-cry", "squig-bombin"]
    t = waiting(
        table, {"hand": shields, "tarrus": ["goff-nob", "enraged-ork"]},
        {"hand": shields, "tarrus": ["goff-nob"]},
    )  # fmt: skip
    units = together(t.card("goff-nob"), t.card("enraged-ork"), t.card("goff-nob", 1))
    alone(t)
    deal(t.state, units, 1, NOBODY)
    t.state.run()
    assert (t.prompt, t.seat) == ("shield-order", 0)
    t.do("pick enraged-ork@tarrus", "no")
    assert (t.prompt, t.seat) == ("shield", 1)
    assert t.damage("enraged-ork") == 0
    t.do("no")
    assert (t.prompt, t.seat) == ("shield", 0)
    t.do("shield squig-bombin")
    assert (t.damage("goff-nob"), t.damage("enraged-ork"), t.damage("goff-nob", 1)) == (0, 1, 1)


@rule("CQ-13.17", "CQ-13.20")
def test_shields_work_against_abilities_as_well(table: Any) -> None:
    t = table(
        {"hand": ["weirdboy-maniak"], "resources": 3},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob"]},
    )
    t.do("deploy weirdboy-maniak tarrus", "use weirdboy-maniak@tarrus")
    assert (t.prompt, t.seat) == ("shield", 1)


@rule("CQ-13.22")
def test_one_shield_card_for_each_unit_and_damage(table: Any) -> None:
    t = waiting(table, {"hand": ["squig-bombin", "battle-cry"], "tarrus": ["goff-nob"]})
    hit(t, 0, "goff-nob", 4).do("shield squig-bombin")
    assert t.prompt != "shield"
    assert t.damage("goff-nob") == 3


@rule("CQ-13.23")
def test_the_icons_of_a_shield_card_are_all_for_one_unit(table: Any) -> None:
    t = waiting(table, {"hand": ["battle-cry"], "tarrus": ["goff-nob", "enraged-ork"]})
    units = together(t.card("goff-nob"), t.card("enraged-ork"))
    alone(t)
    deal(t.state, units, 1, NOBODY)
    t.state.run()
    t.do("pick goff-nob@tarrus", "shield battle-cry")
    assert (t.damage("goff-nob"), t.damage("enraged-ork")) == (0, 1), (
        "two icons, one of them wasted"
    )


@rule("CQ-13.29", "CQ-13.28")
@pytest.mark.parametrize(("dealt", "assigned"), [(1, True), (0, False)])
def test_damage_that_is_prevented_on_the_way_has_been_assigned_all_the_same(
    table: Any, dealt: int, assigned: bool
) -> None:
    t = waiting(table, {"tarrus": ["blood-angels-veterans"]})
    t.state.listener = Heard()
    hit(t, 0, "blood-angels-veterans", dealt)
    assert (t.prompt == "offer") == assigned
    if assigned:
        t.do(t.starting("use")[0])
    told = [event.kind for event in t.state.listener.events]
    assert (log.ASSIGNED in told) == assigned, "nought starts no procedure"
    assert (log.PREVENTED in told) == assigned
    assert log.DAMAGED not in told
    assert t.damage("blood-angels-veterans") == 0


@rule("CQ-13.24")
def test_a_cancelled_shield_is_spent(table: Any) -> None:
    t = waiting(
        table, {"hand": ["battle-cry", "squig-bombin"], "tarrus": ["goff-nob"]},
        {"hand": ["no-mercy"], "tarrus": ["crushface"]},
    )  # fmt: skip
    hit(t, 0, "goff-nob", 2).do("shield battle-cry")
    assert (t.prompt, t.seat) == ("offer", 1)
    t.do("play no-mercy", "pick crushface@tarrus")
    assert t.damage("goff-nob") == 2
    assert t.zone("discard", 0) == ["battle-cry"]
    assert not t.ready("crushface", 1)


@rule("CQ-S23")
def test_whoever_holds_cards_is_asked_for_a_shield_whatever_they_are(table: Any) -> None:
    t = waiting(table, {"hand": ["shoota-mob"], "deck": ["battle-cry"], "tarrus": ["goff-nob"]})
    hit(t, 0, "goff-nob", 1)
    assert (t.prompt, t.legal) == ("shield", ["no"])


@rule("CQ-S23")
def test_whoever_holds_none_is_not(table: Any) -> None:
    t = table({"deck": ["battle-cry"], "tarrus": ["goff-nob"]}, {"hand": ["shoota-mob"]})
    hit(t, 0, "goff-nob", 1)
    assert t.prompt == ""
    assert t.damage("goff-nob") == 1


@rule("CQ-18.18")
def test_a_unique_card_that_one_controls_still_shields(table: Any) -> None:
    t = waiting(table, {"hand": ["promotion"], "tarrus": ["goff-nob + promotion"]})
    hit(t, 0, "goff-nob", 1)
    assert "shield promotion" in t.legal


@rule("CQ-18.23", "CQ-19.5")
def test_if_both_fall_at_once_it_is_a_draw(table: Any) -> None:
    fallen = {"bloodied": True, "tarrus": ["nazdreg"]}
    t = waiting(table, fallen, fallen)
    alone(t)
    deal(t.state, together(t.card("nazdreg"), t.card("nazdreg", 1)), 5, NOBODY)
    t.state.run()
    assert t.result == [0, 0]


@rule("CQ-18.4")
def test_a_battle_goes_on_without_the_warlord(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["nazdreg 5 damage", "bad-dok"]}, start="battle")
    while t.seat == 1 or not t.starting("attack"):
        t.do(next(m for m in t.legal if m.split()[0] in ("pass", "no", "attack")))
    t.do("attack goff-nob@tarrus", "pick their nazdreg@tarrus").skip("shield").until("combat-turn")
    assert t.has("nazdreg@hq", 1)
    assert t.state.view(None)["battle"]["initiative"] == 1


@rule("CQ-13.37", "CQ-13.38", "CQ-13.39", "CQ-EX47")
def test_moved_damage_goes_past_shields_and_destroys(table: Any) -> None:
    t = waiting(
        table, {"tarrus": ["goff-nob 1 damage"]}, {"hand": ["battle-cry"], "tarrus": ["shoota-mob"]}
    )
    alone(t)
    move_damage(t.state, t.card("goff-nob"), t.card("shoota-mob", 1), 1)
    t.state.run()
    assert t.prompt == "", "no shield is asked for"
    assert not t.has("shoota-mob", 1)
    assert t.damage("goff-nob") == 0


@rule("CQ-13.34", "CQ-13.35", "CQ-EX46")
def test_damage_is_reassigned_once_at_most(table: Any) -> None:
    t = waiting(table, {"hand": ["battle-cry"], "tarrus": ["goff-nob", "enraged-ork", "bad-dok"]})
    hit(t, 0, "goff-nob", 3)
    s = t.state
    reassign(s, 0, 0, 2, t.card("enraged-ork"))
    assert [d["amount"] for d in s.view(0)["damage"]] == [1, 2]
    reassign(s, 0, 1, 2, t.card("bad-dok"))
    assert [d["amount"] for d in s.view(0)["damage"]] == [1, 2], "not a second time"
    t.skip("shield", "shield-order")
    assert (t.damage("goff-nob"), t.damage("enraged-ork"), t.damage("bad-dok")) == (1, 2, 0)


@rule("CQ-13.36")
def test_damage_that_is_on_a_unit_already_cannot_be_reassigned(table: Any) -> None:
    t = waiting(table, {"hand": ["battle-cry"], "tarrus": ["goff-nob 3 damage", "enraged-ork"]})
    hit(t, 0, "goff-nob", 1)
    reassign(t.state, 0, 0, 4, t.card("enraged-ork"))
    t.skip("shield", "shield-order")
    assert (t.damage("goff-nob"), t.damage("enraged-ork")) == (3, 1)


def sacrificing(table: Any) -> Any:
    """A unit is being sacrificed for Pact of the Haemonculi; its own interrupt is open."""
    t = table(
        {"hand": ["pact-of-the-haemonculi"], "resources": 2, "tarrus": ["strakens-command-squad"]},
        {"hand": ["goff-nob", "bad-dok"]},
    )
    t.do("play pact-of-the-haemonculi")
    assert t.legal == ["use strakens-command-squad@tarrus", "pass"]
    return t


@rule("CQ-13.41")
def test_to_sacrifice_is_to_discard_a_card_of_ones_own(table: Any) -> None:
    t = sacrificing(table).do("pass")
    assert t.zone("discard", 0) == ["strakens-command-squad", "pact-of-the-haemonculi"]
    assert len(t.zone("hand", 1)) == 1


@rule("CQ-13.42", "CQ-EX14", "CQ-S32")
def test_what_does_not_leave_play_was_not_sacrificed(table: Any) -> None:
    t = sacrificing(table)
    # Something keeps the unit in play: it does not leave after all.
    cancel(t.state, occurrences(t.state) - 1)
    t.do("pass")
    assert t.has("strakens-command-squad@tarrus")
    assert (len(t.zone("hand", 0)), len(t.zone("hand", 1))) == (0, 2), "so nothing comes of it"
    assert t.resources[0] == 0, "what was paid stays paid"
    assert t.zone("discard", 0) == ["pact-of-the-haemonculi"]


@rule("CQ-13.43")
@pytest.mark.parametrize(("way", "gained"), [("destroyed", 3), ("sacrificed", 0)])
def test_a_unit_that_is_sacrificed_is_not_destroyed(table: Any, way: str, gained: int) -> None:
    t = waiting(table, {"tarrus": ["carnivore-pack"]})
    pack = t.card("carnivore-pack")
    alone(t)
    if way == "destroyed":
        destroy_one(t.state, pack, NOBODY)
    else:
        remove_one(t.state, pack, BY_SACRIFICE)
    t.state.run()
    if t.starting("use"):
        t.do("use carnivore-pack@tarrus")
    assert t.resources[0] == gained, "its text speaks of being destroyed"
    assert t.zone("discard", 0) == ["carnivore-pack"]


@rule("CQ-13.31", "CQ-13.32", "CQ-EX45", "CQ-13.33")
def test_no_unit_is_given_more_indirect_damage_than_it_can_take_and_the_rest_is_lost(
    table: Any,
) -> None:
    t = waiting(
        table, {"hand": ["battle-cry"], "tarrus": ["bad-dok 2 damage", "shoota-mob"],
                "barlus": ["goff-nob"]},
    )  # fmt: skip
    alone(t)
    t.state.listener = Heard()
    t.state.push(DEAL_INDIRECT, NOBODY)
    t.state.push(ASK_INDIRECT, 0, t.state.place[t.card("bad-dok")], 5)
    t.state.run()
    assert t.legal == ["pick bad-dok@tarrus", "pick shoota-mob@tarrus"]
    t.do("pick shoota-mob@tarrus")
    # The rest can only go to Bad Dok, and two are lost.
    lost = [event.b for event in t.state.listener.events if event.kind == log.LOST_DAMAGE]
    assert lost == [2]
    assert [d["amount"] for d in t.state.view(0)["damage"]] == [1, 2]
    assert t.prompt == "shield-order", "it is damage like any other now"
    t.do("pick bad-dok@tarrus", "shield battle-cry")
    assert t.damage("bad-dok") == 2
    assert not t.has("shoota-mob")
    assert t.damage("goff-nob") == 0


@rule("CQ-13.30", "CQ-13.33")
def test_indirect_damage_is_divided_by_the_controller_of_the_units(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob", "bad-dok"], "supports": ["ork-kannon"]},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob", "shoota-mob"]},
        start="battle",
    )
    t.do("use ork-kannon@hq")
    assert (t.prompt, t.seat) == ("indirect-damage", 0)
    t.do("pick bad-dok@tarrus")
    assert (t.prompt, t.seat) == ("indirect-damage", 1)
    t.do("pick goff-nob@tarrus")
    assert (t.prompt, t.seat) == ("shield", 1)
    t.do("no")
    assert (t.damage("bad-dok"), t.damage("goff-nob", 1), t.damage("shoota-mob", 1)) == (1, 1, 0)


@rule("CQ-2.14", "CQ-EX29")
def test_damage_tokens_never_run_out(table: Any) -> None:
    t = waiting(table, {"tarrus": ["goff-nob 5 damage"] * 8})
    assert sum(t.state.damage) == 40
    hit(t, 0, "goff-nob@tarrus", 1)
    assert not t.has("goff-nob@tarrus#8")
