"""Orks: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

# -- Nazdreg ---------------------------------------------------------------------------------------


def test_nazdreg_makes_other_units_here_brutal(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdreg 1 damage", "goff-nob 2 damage"],
         "barlus": ["shoota-mob", "bad-dok 1 damage"]},
        {"tarrus": ["goff-nob 1 damage"]}, start="battle",
    )  # fmt: skip
    assert t.attack("goff-nob") == 8
    assert t.attack("nazdreg") == 2
    assert t.attack("bad-dok") == 1
    assert t.attack("goff-nob", 1) == 6


def test_a_bloodied_nazdreg_makes_nobody_brutal(table: Any) -> None:
    t = table(
        {"bloodied": True, "tarrus": ["nazdreg", "goff-nob 2 damage"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    assert t.attack("goff-nob") == 6


# -- Nazdreg's Flash Gitz --------------------------------------------------------------------------


def test_flash_gitz_ready_for_a_damage_once_per_phase(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdregs-flash-gitz exhausted"]}, {"tarrus": ["goff-nob"]}, start="battle"
    )
    t.do("use nazdregs-flash-gitz@tarrus").skip("shield")
    assert t.ready("nazdregs-flash-gitz")
    assert t.damage("nazdregs-flash-gitz") == 1
    t.state.exhausted[t.card("nazdregs-flash-gitz")] = 1
    assert t.starting("use") == []


@pytest.mark.rule("CQ-11.21", "CQ-11.22", "CQ-S32")
def test_flash_gitz_whose_damage_is_shielded_have_paid_nothing(table: Any) -> None:
    t = table(
        {"hand": ["battle-cry"], "tarrus": ["nazdregs-flash-gitz exhausted", "goff-nob exhausted"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("use nazdregs-flash-gitz@tarrus", "shield battle-cry")
    assert (t.damage("nazdregs-flash-gitz"), t.ready("nazdregs-flash-gitz")) == (0, False)
    assert t.starting("use") == [], "it has been used (CQ-11.33)"
    assert not t.ready("goff-nob")


@pytest.mark.rule("CQ-11.22", "CQ-S47")
@pytest.mark.parametrize("bunker", [True, False])
def test_flash_gitz_whose_damage_goes_elsewhere_do_not_ready(table: Any, bunker: bool) -> None:
    t = table(
        {"supports": ["rockcrete-bunker"], "tarrus": ["nazdregs-flash-gitz exhausted"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("use nazdregs-flash-gitz@tarrus")
    t.do("use rockcrete-bunker@hq" if bunker else "pass").skip("shield")
    assert t.ready("nazdregs-flash-gitz") != bunker
    assert (t.damage("nazdregs-flash-gitz"), t.damage("rockcrete-bunker")) == (
        (0, 1) if bunker else (1, 0)
    )


@pytest.mark.rule("CQ-11.21")
def test_flash_gitz_may_die_of_what_they_pay(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdregs-flash-gitz exhausted 3 damage", "goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("use nazdregs-flash-gitz@tarrus")
    assert not t.has("nazdregs-flash-gitz") and t.ready("goff-nob")


@pytest.mark.rule("CQ-11.22", "CQ-17.9")
def test_flash_gitz_that_cannot_be_damaged_cannot_pay(table: Any) -> None:
    t = table(
        {"tarrus": ["nazdregs-flash-gitz exhausted undamageable"], "hand": ["battle-cry"],
         "resources": 3},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert t.starting("use") == []
    assert "CQ-17.9" in t.state.explain("use nazdregs-flash-gitz@tarrus").rules


def test_flash_gitz_do_nothing_while_ready(table: Any) -> None:
    t = table({"tarrus": ["nazdregs-flash-gitz"]}, {"tarrus": ["goff-nob"]}, start="battle")
    assert t.starting("use") == []


# -- Burna Boyz ------------------------------------------------------------------------------------


@pytest.mark.rule("CQ-S48")
def test_burna_boyz_hurt_another_unit_when_they_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["burna-boyz"]},
        {"tarrus": ["goff-nob", "enraged-ork"], "barlus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.reach("attack burna-boyz@tarrus").do("pick their goff-nob@tarrus")
    t.do("use burna-boyz@tarrus")
    assert t.damage("enraged-ork", 1) == 1
    t.skip("shield")
    assert (t.damage("goff-nob@tarrus", 1), t.damage("goff-nob@barlus", 1)) == (5, 0)


def test_burna_boyz_alone_against_one_hurt_nobody_else(table: Any) -> None:
    t = table({"tarrus": ["burna-boyz"]}, {"tarrus": ["goff-nob"]}, start="battle")
    t.strike("burna-boyz@tarrus", "goff-nob@tarrus")
    assert t.prompt != "offer"
    assert t.damage("goff-nob", 1) == 5


@pytest.mark.rule("CQ-11.24")
def test_burna_boyz_choose_whom_enemies_cannot_target(table: Any) -> None:
    """They do not target: neither cover nor relay answers them."""
    t = table(
        {"tarrus": ["burna-boyz"]},
        {"tarrus": ["land-raider", "goff-boyz + ion-rifle", "enraged-ork"],
         "supports": ["communications-relay"]}, start="battle",
    )  # fmt: skip
    t.reach("attack burna-boyz@tarrus").do("pick their enraged-ork@tarrus")
    t.do("use burna-boyz@tarrus")
    assert t.legal == ["pick their land-raider@tarrus", "pick their goff-boyz@tarrus"]
    t.do("pick their goff-boyz@tarrus").skip("shield")
    assert t.damage("goff-boyz", 1) == 1 and t.ready("communications-relay", 1)
    assert t.damage("land-raider", 1) == 0


@pytest.mark.rule("CQ-11.24")
def test_what_does_target_is_answered_and_covered(table: Any) -> None:
    """The bystander: a text that says "target", in the same place."""
    t = table(
        {"tarrus": ["zarathurs-flamers"]},
        {"tarrus": ["land-raider + promotion", "goff-boyz + ion-rifle"],
         "supports": ["communications-relay"]}, start="battle",
    )  # fmt: skip
    t.reach("use zarathurs-flamers@tarrus")
    assert t.prompt == "offer" and t.legal[0] == "use communications-relay@hq"
    t.do("use communications-relay@hq")
    assert (t.damage("land-raider", 1), t.damage("goff-boyz", 1)) == (0, 0)


@pytest.mark.rule("CQ-17.9")
def test_burna_boyz_find_nobody_who_can_be_damaged(table: Any) -> None:
    t = table(
        {"tarrus": ["burna-boyz"]},
        {"tarrus": ["goff-nob", "enraged-ork undamageable"]}, start="battle",
    )  # fmt: skip
    t.strike("burna-boyz@tarrus", "goff-nob@tarrus")
    assert t.prompt != "offer"


# -- Kraktoof Hall ---------------------------------------------------------------------------------


def test_kraktoof_hall_moves_a_damage_to_another_unit_at_the_planet(table: Any) -> None:
    t = table(
        {"supports": ["kraktoof-hall"], "tarrus": ["goff-nob 2 damage"], "barlus": ["bad-dok"]},
        {"hand": ["battle-cry"], "tarrus": ["shoota-mob", "goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("use kraktoof-hall@hq", "pick their shoota-mob@tarrus")
    assert (t.damage("goff-nob"), t.has("shoota-mob", 1)) == (1, False)
    assert not t.ready("kraktoof-hall")
    assert t.damage("bad-dok") == 0


@pytest.mark.parametrize(
    "mine",
    [
        {"supports": ["kraktoof-hall exhausted"], "tarrus": ["goff-nob 2 damage"]},
        {"supports": ["kraktoof-hall"], "tarrus": ["goff-nob"]},
        {"supports": ["kraktoof-hall"], "tarrus": ["shoota-mob"], "barlus": ["goff-nob 2 damage"]},
    ],
)
def test_kraktoof_hall_needs_to_be_ready_and_damage_beside_others(table: Any, mine: Any) -> None:
    t = table(mine, {"tarrus": ["shoota-mob 0 damage"]}, start="battle")
    assert t.starting("use") == []


# -- Bigga Is Betta --------------------------------------------------------------------------------


def test_bigga_is_betta_makes_an_ork_cheaper_and_hurts_it(table: Any) -> None:
    t = table({"hand": ["goff-nob", "bigga-is-betta"], "resources": 3}, {})
    t.do("deploy goff-nob tarrus", "play bigga-is-betta")
    t.skip("shield")
    assert (t.resources[0], t.damage("goff-nob")) == (0, 1)
    assert t.zone("discard", 0) == ["bigga-is-betta"]


def test_bigga_is_betta_is_not_for_others(table: Any) -> None:
    t = table({"hand": ["void-pirate", "bigga-is-betta"], "resources": 3}, {})
    t.do("deploy void-pirate tarrus")
    assert t.prompt != "offer"
    assert t.damage("void-pirate") == 0


def test_bigga_is_betta_of_the_opponent_does_not_help(table: Any) -> None:
    t = table({"hand": ["goff-nob"], "resources": 5}, {"hand": ["bigga-is-betta"]})
    t.do("deploy goff-nob tarrus")
    assert (t.prompt, t.resources[0]) == ("deploy-turn", 0)


# -- Cybork Body, Rokkit Launcha -------------------------------------------------------------------


def test_a_cybork_body_doubles_hit_points(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["goff-nob + cybork-body", "bad-dok"]}, {})
    assert (t.hp("goff-nob"), t.hp("bad-dok")) == (12, 4)


def test_a_rokkit_launcha_gives_ranged(table: Any) -> None:
    t = table({"tarrus": ["shoota-mob + rokkit-launcha", "bad-dok"]}, {"tarrus": ["goff-nob"]},
              start="battle")  # fmt: skip
    assert t.starting("attack") == ["attack shoota-mob@tarrus"]


# -- Weirdboy Maniak -------------------------------------------------------------------------------


def test_the_weirdboy_hurts_every_other_unit_here(table: Any) -> None:
    t = table(
        {"hand": ["weirdboy-maniak"], "resources": 3, "tarrus": ["goff-nob"],
         "barlus": ["bad-dok"]},
        {"tarrus": ["goff-nob"]},
    )  # fmt: skip
    t.do("deploy weirdboy-maniak tarrus", "use weirdboy-maniak@tarrus")
    assert (t.damage("goff-nob"), t.damage("goff-nob", 1)) == (1, 1)
    assert (t.damage("weirdboy-maniak"), t.damage("bad-dok")) == (0, 0)


def test_the_weirdboy_may_keep_calm(table: Any) -> None:
    t = table({"hand": ["weirdboy-maniak"], "resources": 3, "tarrus": ["goff-nob"]}, {})
    t.do("deploy weirdboy-maniak tarrus", "pass")
    assert t.damage("goff-nob") == 0


def test_the_weirdboy_does_not_mind_the_arrival_of_others(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "resources": 3, "tarrus": ["weirdboy-maniak"]}, {})
    t.do("deploy shoota-mob tarrus")
    assert t.prompt != "offer"


# -- Tankbusta Bommaz, Rokkitboy, Bad Dok, Goff Boyz -----------------------------------------------


def test_tankbustas_deal_double_damage_to_vehicles_only(table: Any) -> None:
    t = table(
        {"tarrus": ["tankbusta-bommaz", "bad-dok"]},
        {"tarrus": ["leman-russ-battle-tank more-hp=6", "goff-nob"]}, start="battle",
    )  # fmt: skip
    t.strike("tankbusta-bommaz@tarrus", "leman-russ-battle-tank@tarrus").skip("shield")
    assert t.damage("leman-russ-battle-tank", 1) == 6
    t = table({"tarrus": ["tankbusta-bommaz"]}, {"tarrus": ["goff-nob"]}, start="battle")
    t.strike("tankbusta-bommaz@tarrus", "goff-nob@tarrus").skip("shield")
    assert t.damage("goff-nob", 1) == 3


@pytest.mark.rule("CQ-1.2", "CQ-15.8")
def test_tankbustas_deal_double_damage_by_area_effect_too(table: Any) -> None:
    t = table(
        {"tarrus": ["tankbusta-bommaz + gun-drones", "bad-dok"]},
        {"tarrus": ["leman-russ-battle-tank", "raven-guard-speeder more-hp=6", "goff-nob"],
         "barlus": ["mordian-hellhound"]}, start="battle",
    )  # fmt: skip
    t.reach("attack tankbusta-bommaz@tarrus").do("area").skip("shield-order", "shield")
    assert [t.damage(name, 1) for name in ("leman-russ-battle-tank", "raven-guard-speeder")] == [
        4, 4,
    ], "Flying does not halve it: it is no damage of an attack"  # fmt: skip
    assert (t.damage("goff-nob", 1), t.damage("mordian-hellhound", 1)) == (2, 0)


@pytest.mark.rule("CQ-15.8")
def test_others_with_area_effect_double_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok + gun-drones", "tankbusta-bommaz"]},
        {"tarrus": ["leman-russ-battle-tank"]}, start="battle",
    )  # fmt: skip
    t.reach("attack bad-dok@tarrus").do("area").skip("shield-order", "shield")
    assert t.damage("leman-russ-battle-tank", 1) == 2


def test_a_rokkitboy_grounds_the_enemies_here(table: Any) -> None:
    t = table(
        {"tarrus": ["rokkitboy", "raven-guard-speeder"], "hand": ["shoota-mob"]},
        {"tarrus": ["raven-guard-speeder"], "barlus": ["raven-guard-speeder"]},
    )
    sides = [p["sides"] for p in t.state.view(0)["planets"]]
    assert "flying" in sides[0][0][1]["keywords"]
    assert "flying" not in sides[0][1][0]["keywords"]
    assert "flying" in sides[1][1][0]["keywords"]


def test_a_bad_dok_commands_while_damaged(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["bad-dok 1 damage"], "barlus": ["bad-dok"]}, {})
    assert (t.command("bad-dok@tarrus"), t.command("bad-dok@barlus")) == (4, 1)


def test_goff_boyz_are_strong_at_the_first_planet(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-boyz"], "barlus": ["goff-boyz"],
         "hq": ["goff-boyz"]}, {},
    )  # fmt: skip
    assert [t.attack(f"goff-boyz@{place}") for place in ("tarrus", "barlus", "hq")] == [3, 0, 0]


# -- Crushface, Bigtoof Banna ----------------------------------------------------------------------


def test_crushface_makes_orks_cheaper_that_come_to_him(table: Any) -> None:
    t = table({"hand": ["goff-nob"], "resources": 4, "tarrus": ["crushface"]}, {})
    assert t.starting("deploy") == ["deploy goff-nob tarrus"]
    t.do("deploy goff-nob tarrus", "use crushface@tarrus")
    assert t.resources[0] == 0


def test_crushface_does_not_help_elsewhere_or_others(table: Any) -> None:
    t = table({"hand": ["shoota-mob", "void-pirate"], "resources": 4, "tarrus": ["crushface"]}, {})
    t.do("deploy void-pirate tarrus")
    assert t.prompt != "offer"
    t.reach("deploy shoota-mob barlus")
    assert t.prompt != "offer"


def test_the_bigtoof_banna_makes_an_ork_cheaper_once(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob", "goff-boyz"], "resources": 1, "supports": ["bigtoof-banna"]}, {}
    )
    t.do("deploy shoota-mob tarrus", "use bigtoof-banna@hq")
    assert (t.resources[0], t.ready("bigtoof-banna")) == (1, False)
    t.reach("deploy goff-boyz tarrus")
    assert t.resources[0] == 0


# -- Battle Cry, Snotling Attack, Squig Bombin', Ork Kannon, Tellyporta Pad ------------------------


@pytest.mark.rule("CQ-EX8")
def test_battle_cry_strengthens_every_ork_until_the_battle_ends(table: Any) -> None:
    t = table(
        {"hand": ["battle-cry"], "resources": 3, "tarrus": ["goff-nob"],
         "barlus": ["snotlings", "void-pirate"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("play battle-cry")
    assert [t.attack(name) for name in ("goff-nob", "nazdreg", "snotlings", "void-pirate")] == [
        8, 4, 3, 0,
    ]  # fmt: skip
    assert t.attack("goff-nob", 1) == 6
    t.strike("goff-nob@tarrus", "goff-nob@tarrus").skip("shield").until("retreat").do("done")
    t.skip("battle-ability")
    assert t.attack("nazdreg") == 2


@pytest.mark.rule("CQ-8.32")
def test_battle_cry_is_over_before_the_battle_ability(table: Any) -> None:
    t = table(
        {"hand": ["battle-cry"], "resources": 3, "ferrin": ["goff-nob", "nazdreg"]},
        {"ferrin": ["shoota-mob"], "tarrus": ["shoota-mob"]}, start="battle",
        planets=["ferrin", "tarrus", "barlus"],
    )  # fmt: skip
    t.do("play battle-cry")
    assert t.attack("goff-nob") == 8
    t.strike("goff-nob@ferrin", "shoota-mob@ferrin").until("battle-ability")
    assert (t.attack("goff-nob"), t.attack("nazdreg")) == (6, 2)
    assert t.state.battle >= 0, "its planet is still to be taken"


@pytest.mark.rule("CQ-8.45")
def test_battle_cry_is_over_when_the_battle_is_given_up(table: Any) -> None:
    """Before the units go home exhausted, which Dire Mutation answers with damage."""
    t = table(
        {"hand": ["battle-cry", "squig-bombin"], "resources": 3,
         "tarrus": ["goff-nob + dire-mutation"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.do("play battle-cry").reach("stalemate").do("yes")
    assert t.prompt == "shield"
    assert t.attack("goff-nob") == 6


@pytest.mark.rule("CQ-EX8")
def test_battle_cry_is_for_battles(table: Any) -> None:
    mine = {"hand": ["battle-cry"], "resources": 9, "tarrus": ["goff-nob"]}
    assert table(mine, {}).starting("play") == []


def test_snotlings_are_divided_among_planets(table: Any) -> None:
    t = table({"hand": ["snotling-attack"], "resources": 2}, {})
    t.do("play snotling-attack", "pick tarrus", "pick ferrin", "pick ferrin", "pick barlus")
    assert sorted(card for card in t.cards(0) if card.startswith("snot")) == [
        "snotlings@barlus", "snotlings@ferrin", "snotlings@ferrin#2", "snotlings@tarrus",
    ]  # fmt: skip


@pytest.mark.rule("CQ-12.19", "CQ-18.17", "CQ-EX59")
def test_only_ten_tokens_fit(table: Any) -> None:
    t = table({"hand": ["snotling-attack"], "resources": 2, "barlus": ["snotlings"] * 9}, {})
    t.do("play snotling-attack", "pick tarrus")
    assert t.prompt != "snotling-attack"
    assert len([card for card in t.cards(0) if card.startswith("snot")]) == 10


def test_squigs_destroy_a_support_of_either_player(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "supports": ["ork-kannon"]},
        {"supports": ["tellyporta-pad"]},
    )
    t.do("play squig-bombin")
    assert t.legal == ["pick ork-kannon@hq", "pick their tellyporta-pad@hq"]
    t.do("pick their tellyporta-pad@hq")
    assert (t.has("tellyporta-pad", 1), t.has("ork-kannon")) == (False, True)


def test_the_kannon_needs_somebody_to_hit(table: Any) -> None:
    t = table(
        {"supports": ["ork-kannon", "tellyporta-pad"], "hq": ["goff-nob"]}, {}, start="combat"
    )
    assert "use ork-kannon@hq" not in t.legal


def test_the_tellyporta_pad_sends_an_ork_to_the_first_planet(table: Any) -> None:
    t = table(
        {"supports": ["tellyporta-pad"], "barlus": ["goff-nob"], "ferrin": ["void-pirate"],
         "tarrus": ["shoota-mob"]},
        {"tarrus": ["bad-dok"]}, start="battle",
    )  # fmt: skip
    t.do("use tellyporta-pad@hq")
    assert t.legal == ["pick goff-nob@barlus", "pick nazdreg@hq"]
    t.do("pick goff-nob@barlus")
    assert t.has("goff-nob@tarrus")
