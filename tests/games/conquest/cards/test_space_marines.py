"""Space Marines: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

CATO = ("captain-cato-sicarius", "nazdreg")
BOTH_CATO = ("captain-cato-sicarius", "captain-cato-sicarius")


def offers(t: Any, name: str) -> list[str]:
    """The ways in which a card may be used or played now."""
    return [text for text in t.legal if text.split()[0] in ("use", "play") and name in text]


def use(t: Any, name: str) -> Any:
    """Use or play a card in the first way there is."""
    return t.do(offers(t, name)[0])


# -- Captain Cato Sicarius -------------------------------------------------------------------------


def dreadnought_kills_shoota_mob(t: Any) -> Any:
    return t.reach("attack ultramarines-dreadnought@tarrus").do("pick their shoota-mob@tarrus")


def test_cato_gains_a_resource_for_an_enemy_unit_destroyed_here(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius", "ultramarines-dreadnought"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    use(dreadnought_kills_shoota_mob(t), "captain-cato-sicarius")
    assert t.resources == [1, 0]
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_for_each_of_several_tokens_or_units(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius", "tactical-squad-cardinis"]},
        {"tarrus": ["shoota-mob", "snotlings", "goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("area")
    t.do("use captain-cato-sicarius@tarrus on their shoota-mob@tarrus")
    t.do("use captain-cato-sicarius@tarrus on their snotlings@tarrus")
    assert t.resources == [2, 0]
    assert t.damage("goff-nob", 1) == 1


def test_cato_gains_nothing_for_a_unit_destroyed_elsewhere(table: Any) -> None:
    t = table(
        {"barlus": ["captain-cato-sicarius"], "tarrus": ["ultramarines-dreadnought"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    dreadnought_kills_shoota_mob(t)
    assert not t.has("shoota-mob", 1)
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_nothing_for_his_own_losses(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius", "10th-company-scout"]},
        {"tarrus": ["nazdreg", "goff-nob"]},
        warlords=CATO,
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their 10th-company-scout@tarrus")
    assert not t.has("10th-company-scout")
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_nothing_at_his_headquarters(table: Any) -> None:
    t = table(
        {"tarrus": ["10th-company-scout", "deathwing-guard"]},
        {"tarrus": ["goff-nob"]},
        warlords=CATO,
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their 10th-company-scout@tarrus")
    assert not t.has("10th-company-scout")
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_nothing_for_what_is_no_unit(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["calculated-strike"], "tarrus": ["captain-cato-sicarius"]},
        {"tarrus": ["goff-nob + promotion"]},
        warlords=CATO,
    )
    t.do("play calculated-strike")
    assert t.zone("discard", 1) == ["promotion"]
    assert offers(t, "captain-cato-sicarius") == []


def test_a_bloodied_cato_gains_nothing(table: Any) -> None:
    t = table(
        {"bloodied": True, "tarrus": ["captain-cato-sicarius", "ultramarines-dreadnought"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    dreadnought_kills_shoota_mob(t)
    assert not t.has("shoota-mob", 1)
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_nothing_for_a_defeated_warlord(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius", "ultramarines-dreadnought"]},
        {"tarrus": ["nazdreg", "goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    t.reach("attack ultramarines-dreadnought@tarrus").do("pick their nazdreg@tarrus")
    assert t.has("nazdreg@hq", 1)
    assert offers(t, "captain-cato-sicarius") == []


def test_cato_gains_even_if_the_fallen_unit_has_come_back(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius", "ultramarines-dreadnought"]},
        {"resources": 1, "hand": ["fall-back"], "tarrus": ["nazdreg", "goff-nob"]},
        warlords=CATO,
        start="battle",
        initiative=1,
    )
    t.reach("attack nazdreg@tarrus").do("pick their captain-cato-sicarius@tarrus").skip("shield")
    t.reach("attack ultramarines-dreadnought@tarrus").do("pick their goff-nob@tarrus")
    t.skip("shield").do("play fall-back")
    assert t.has("goff-nob@hq", 1)
    use(t, "captain-cato-sicarius")
    assert t.resources == [1, 0]


# -- Sicarius's Chosen -----------------------------------------------------------------------------


def test_sicariuss_chosen_drag_in_an_army_unit_and_hurt_it(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["sicariuss-chosen"]},
        {"barlus": ["goff-nob", "enraged-ork", "snotlings"], "ferrin": ["bad-dok"]},
    )
    t.do("deploy sicariuss-chosen tarrus", "use sicariuss-chosen@tarrus")
    assert t.legal == ["pick their goff-nob@barlus", "pick their enraged-ork@barlus"]
    t.do("pick their goff-nob@barlus")
    assert t.damage("goff-nob@tarrus", 1) == 1
    assert t.damage("enraged-ork@barlus", 1) == 0


def test_sicariuss_chosen_may_leave_everybody_where_they_are(table: Any) -> None:
    t = table({"resources": 3, "hand": ["sicariuss-chosen"]}, {"barlus": ["goff-nob"]})
    t.do("deploy sicariuss-chosen tarrus", "pass")
    assert t.damage("goff-nob@barlus", 1) == 0


def test_sicariuss_chosen_reach_only_enemy_army_units_next_to_them(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["sicariuss-chosen"], "barlus": ["goff-nob"]},
        {"tarrus": ["goff-nob"], "barlus": ["nazdreg", "snotlings"], "ferrin": ["bad-dok"]},
    )
    t.do("deploy sicariuss-chosen tarrus")
    assert offers(t, "sicariuss-chosen") == []


def test_sicariuss_chosen_reach_nobody_from_the_headquarters(table: Any) -> None:
    t = table(
        {"yvarn": ["10th-company-scout"], "hand": ["sicariuss-chosen"]},
        {"barlus": ["goff-nob"]},
        planets=("yvarn", "barlus"),
        start="battle",
    )
    t.until("battle-ability").do("yes", "take sicariuss-chosen")
    assert t.has("sicariuss-chosen@hq")
    assert offers(t, "sicariuss-chosen") == []


# -- Cato's Stronghold -----------------------------------------------------------------------------


def test_catos_stronghold_readies_a_space_marine_where_an_enemy_fell(table: Any) -> None:
    t = table(
        {
            "supports": ["catos-stronghold"],
            "tarrus": [
                "ultramarines-dreadnought",
                "deathwing-guard exhausted",
                "goff-boyz exhausted",
            ],
            "barlus": ["10th-company-scout exhausted"],
        },
        {"tarrus": ["shoota-mob", "goff-nob"]},
        start="battle",
    )
    use(dreadnought_kills_shoota_mob(t), "catos-stronghold")
    assert t.legal == ["pick ultramarines-dreadnought@tarrus", "pick deathwing-guard@tarrus"]
    t.do("pick deathwing-guard@tarrus")
    assert t.ready("deathwing-guard")
    assert not t.ready("ultramarines-dreadnought")
    assert not t.ready("catos-stronghold")
    assert not t.ready("10th-company-scout")


def test_catos_stronghold_is_of_no_use_exhausted(table: Any) -> None:
    t = table(
        {"supports": ["catos-stronghold exhausted"], "tarrus": ["ultramarines-dreadnought"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        start="battle",
    )
    dreadnought_kills_shoota_mob(t)
    assert offers(t, "catos-stronghold") == []


def test_catos_stronghold_readies_no_unit_of_another_faction(table: Any) -> None:
    t = table(
        {"supports": ["catos-stronghold"], "tarrus": ["goff-nob", "deathwing-guard"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        start="battle",
    )
    t.reach("attack goff-nob@tarrus").do("pick their shoota-mob@tarrus")
    assert not t.has("shoota-mob", 1)
    assert offers(t, "catos-stronghold") == []


def test_catos_stronghold_does_not_answer_to_own_losses(table: Any) -> None:
    t = table(
        {
            "supports": ["catos-stronghold"],
            "tarrus": ["10th-company-scout", "deathwing-guard exhausted"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their 10th-company-scout@tarrus")
    assert not t.has("10th-company-scout")
    assert offers(t, "catos-stronghold") == []


@pytest.mark.rule("CQ-18.29")
def test_catos_stronghold_does_not_answer_to_losses_at_a_headquarters(table: Any) -> None:
    t = table(
        {
            "supports": ["catos-stronghold"],
            "atrox-prime": ["deathwing-guard exhausted", "10th-company-scout"],
            "hq": ["deathwing-guard exhausted"],
        },
        {"hq": ["shoota-mob"]},
        planets=("atrox-prime", "barlus"),
        start="battle",
    )
    t.until("battle-ability").do("yes", "pick their hq")
    assert not t.has("shoota-mob", 1)
    assert offers(t, "catos-stronghold") == []


# -- The Fury of Sicarius --------------------------------------------------------------------------


def scout_with_fury(
    table: Any, units: list[str], resources: int = 2, shields: tuple[str, ...] = ()
) -> Any:
    """A scout attacks the first of these units while The Fury of Sicarius is in hand."""
    t = table(
        {
            "resources": resources,
            "hand": ["the-fury-of-sicarius"],
            "tarrus": ["captain-cato-sicarius", "10th-company-scout"],
        },
        {"hand": shields, "tarrus": units},
        warlords=CATO,
        start="battle",
    )
    return t.reach("attack 10th-company-scout@tarrus").do(f"pick their {units[0]}@tarrus")


def test_the_fury_of_sicarius_destroys_the_unit_that_was_damaged(table: Any) -> None:
    t = scout_with_fury(table, ["goff-nob", "enraged-ork"])
    t.do("play the-fury-of-sicarius").skip("offer")
    assert not t.has("goff-nob", 1)
    assert t.zone("discard", 1) == ["goff-nob"]
    assert t.zone("discard", 0) == ["the-fury-of-sicarius"]
    assert t.resources == [0, 0]
    assert t.damage("enraged-ork", 1) == 0


def test_the_fury_of_sicarius_spares_warlords(table: Any) -> None:
    t = scout_with_fury(table, ["nazdreg", "goff-nob"])
    assert t.damage("nazdreg", 1) == 2
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_is_of_no_use_against_the_dead(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["10th-company-scout"]},
        {"tarrus": ["shoota-mob", "goff-nob"]},
        start="battle",
    )
    t.reach("attack 10th-company-scout@tarrus").do("pick their shoota-mob@tarrus")
    assert not t.has("shoota-mob", 1)
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_strikes_the_attacked_unit_not_its_bodyguard(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["tactical-squad-cardinis"]},
        {"tarrus": ["goff-nob", "enraged-ork + bodyguard"]},
        start="battle",
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("pick their goff-nob@tarrus")
    assert (t.damage("goff-nob", 1), t.damage("enraged-ork", 1)) == (0, 1)
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_has_its_price(table: Any) -> None:
    t = scout_with_fury(table, ["goff-nob", "enraged-ork"], resources=1)
    assert t.damage("goff-nob", 1) == 2
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_needs_damage_that_was_taken(table: Any) -> None:
    t = scout_with_fury(table, ["goff-nob", "enraged-ork"], shields=("cybork-body",))
    t.do("shield cybork-body")
    assert t.damage("goff-nob", 1) == 0
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_needs_an_attack_of_a_space_marine(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["shoota-mob"]},
        {"tarrus": ["goff-nob", "enraged-ork"]},
        start="battle",
    )
    t.reach("attack shoota-mob@tarrus").do("pick their goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 2
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_does_not_answer_to_area_effect(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["tactical-squad-cardinis"]},
        {"tarrus": ["goff-nob", "enraged-ork"]},
        start="battle",
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("area")
    assert t.damage("goff-nob", 1) == 1
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_does_not_help_against_own_units(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["deathwing-guard"]},
        {"tarrus": ["10th-company-scout"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack 10th-company-scout@tarrus").skip("shield")
    assert t.damage("deathwing-guard") == 2
    assert offers(t, "the-fury-of-sicarius") == []


def test_the_fury_of_sicarius_does_not_reach_who_is_immune_to_it(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["the-fury-of-sicarius"], "tarrus": ["tactical-squad-cardinis"]},
        {"tarrus": ["stalwart-ogryn", "enraged-ork"]},
        start="battle",
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("pick their stalwart-ogryn@tarrus")
    assert t.damage("stalwart-ogryn", 1) == 1
    assert offers(t, "the-fury-of-sicarius") == []


# -- Tallassarian Tempest Blade --------------------------------------------------------------------


def test_the_tempest_blade_gives_attack_and_armorbane(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius + tallassarian-tempest-blade"]},
        {"hand": ["cybork-body"], "tarrus": ["goff-nob", "enraged-ork"]},
        warlords=CATO,
        start="battle",
    )
    assert t.attack("captain-cato-sicarius") == 3
    t.reach("attack captain-cato-sicarius@tarrus").do("pick their goff-nob@tarrus")
    assert t.prompt != "shield"
    assert t.damage("goff-nob", 1) == 3


def test_without_the_tempest_blade_shields_work(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-cato-sicarius"]},
        {"hand": ["cybork-body"], "tarrus": ["goff-nob", "enraged-ork"]},
        warlords=CATO,
        start="battle",
    )
    t.reach("attack captain-cato-sicarius@tarrus").do("pick their goff-nob@tarrus")
    assert t.prompt == "shield"


def test_the_tempest_blade_is_for_unique_units_of_either_player(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["tallassarian-tempest-blade"], "tarrus": ["10th-company-scout"]},
        {"barlus": ["goff-nob", "crushface"]},
        warlords=CATO,
    )
    assert sorted(t.starting("attach")) == [
        "attach tallassarian-tempest-blade captain-cato-sicarius@hq",
        "attach tallassarian-tempest-blade their crushface@barlus",
        "attach tallassarian-tempest-blade their nazdreg@hq",
    ]


@pytest.mark.rule("CQ-12.46")
def test_a_player_has_one_relic_whatever_the_other_has(table: Any) -> None:
    mine = {"resources": 1, "hand": ["tallassarian-tempest-blade"]}
    t = table(
        {**mine, "hq": ["captain-cato-sicarius"]},
        {"hq": ["captain-cato-sicarius + iron-halo"]},
        warlords=BOTH_CATO,
    )
    assert len(t.starting("attach")) == 2
    t = table({**mine, "hq": ["captain-cato-sicarius + iron-halo"]}, warlords=CATO)
    assert t.starting("attach") == []


# -- Honored Librarian -----------------------------------------------------------------------------


def targets_of_goff_nob(table: Any, mine: list[str]) -> list[str]:
    """Whom a Goff Nob at Tarrus may attack; a second enemy keeps the answer from being forced."""
    t = table({"tarrus": mine}, {"tarrus": ["goff-nob"]}, start="battle", initiative=1)
    t.reach("attack goff-nob@tarrus")
    return list(t.legal)


def test_nobody_attacks_an_honored_librarian_among_others(table: Any) -> None:
    mine = ["honored-librarian", "10th-company-scout", "snotlings"]
    assert targets_of_goff_nob(table, mine) == [
        "pick their 10th-company-scout@tarrus",
        "pick their snotlings@tarrus",
    ]


def test_honored_librarians_do_not_cover_each_other(table: Any) -> None:
    assert targets_of_goff_nob(table, ["honored-librarian", "honored-librarian"]) == [
        "pick their honored-librarian@tarrus",
        "pick their honored-librarian@tarrus#2",
    ]


def test_an_honored_librarian_is_not_covered_from_elsewhere(table: Any) -> None:
    t = table(
        {"tarrus": ["honored-librarian"], "barlus": ["10th-company-scout"]},
        {"tarrus": ["goff-nob", "10th-company-scout"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").skip("shield")
    assert not t.has("honored-librarian")


def test_a_blank_honored_librarian_may_be_attacked(table: Any) -> None:
    t = table(
        {"tarrus": ["honored-librarian", "10th-company-scout"]},
        {"tarrus": ["goff-nob", "shoota-mob"]},
        start="battle",
        initiative=1,
    )
    t.blank("honored-librarian")
    t.reach("attack goff-nob@tarrus")
    assert "pick their honored-librarian@tarrus" in t.legal


def test_area_effect_reaches_an_honored_librarian(table: Any) -> None:
    t = table(
        {"tarrus": ["honored-librarian", "10th-company-scout"]},
        {"tarrus": ["tactical-squad-cardinis"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("area")
    assert t.damage("honored-librarian") == 1


# -- Blood Angels Veterans -------------------------------------------------------------------------


def test_ready_blood_angels_veterans_prevent_a_damage(table: Any) -> None:
    t = table(
        {"tarrus": ["blood-angels-veterans", "10th-company-scout"]},
        {"tarrus": ["shoota-mob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack shoota-mob@tarrus").do("pick their blood-angels-veterans@tarrus")
    use(t, "blood-angels-veterans")
    assert offers(t, "blood-angels-veterans") == []
    t.skip("shield")
    assert t.damage("blood-angels-veterans") == 1


def test_blood_angels_veterans_prevent_damage_that_is_not_of_an_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["blood-angels-veterans"]},
        {"resources": 3, "hand": ["weirdboy-maniak"]},
        initiative=1,
    )
    t.do("deploy weirdboy-maniak tarrus", "use weirdboy-maniak@tarrus")
    use(t, "blood-angels-veterans")
    assert t.damage("blood-angels-veterans") == 0


def test_exhausted_blood_angels_veterans_prevent_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["blood-angels-veterans exhausted", "10th-company-scout"]},
        {"tarrus": ["shoota-mob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack shoota-mob@tarrus").do("pick their blood-angels-veterans@tarrus")
    assert offers(t, "blood-angels-veterans") == []
    assert t.damage("blood-angels-veterans") == 2


def test_blood_angels_veterans_prevent_nothing_for_others_or_blank(table: Any) -> None:
    t = table(
        {"tarrus": ["blood-angels-veterans", "deathwing-guard"]},
        {"tarrus": ["shoota-mob", "shoota-mob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack shoota-mob@tarrus").do("pick their deathwing-guard@tarrus")
    assert offers(t, "blood-angels-veterans") == []
    assert t.damage("deathwing-guard") == 2
    t.blank("blood-angels-veterans")
    t.reach("attack deathwing-guard@tarrus").do("pick their shoota-mob@tarrus")
    t.reach("attack shoota-mob@tarrus").do("pick their blood-angels-veterans@tarrus")
    assert offers(t, "blood-angels-veterans") == []
    assert t.damage("blood-angels-veterans") == 2


# -- Land Raider -----------------------------------------------------------------------------------


def targets_of_flamers(table: Any, tarrus: list[str], barlus: list[str]) -> list[str]:
    """Whom Flamers of the enemy at Tarrus may target."""
    t = table(
        {"tarrus": tarrus, "barlus": barlus},
        {"tarrus": ["zarathurs-flamers"]},
        start="battle",
        initiative=1,
    )
    t.reach("use zarathurs-flamers@tarrus")
    return list(t.legal)


def test_enemies_cannot_target_units_beside_a_land_raider(table: Any) -> None:
    mine = ["land-raider", "deathwing-guard", "raven-guard-speeder", "snotlings"]
    assert targets_of_flamers(table, mine, []) == [
        "pick their land-raider@tarrus",
        "pick their raven-guard-speeder@tarrus",
    ]


def test_a_land_raider_elsewhere_protects_nobody(table: Any) -> None:
    assert targets_of_flamers(table, ["deathwing-guard", "snotlings"], ["land-raider"]) == [
        "pick their deathwing-guard@tarrus",
        "pick their snotlings@tarrus",
    ]


def test_a_land_raider_does_not_hinder_its_own_player(table: Any) -> None:
    t = table(
        {"supports": ["catos-stronghold"], "tarrus": ["land-raider", "deathwing-guard exhausted"]},
        {"tarrus": ["shoota-mob", "land-raider", "goff-nob"]},
        start="battle",
    )
    t.reach("attack land-raider@tarrus").do("pick their shoota-mob@tarrus")
    use(t, "catos-stronghold")
    assert "pick deathwing-guard@tarrus" in t.legal


def test_a_land_raider_protects_no_enemy_beside_it(table: Any) -> None:
    t = table(
        {"tarrus": ["land-raider", "zarathurs-flamers"]},
        {"tarrus": ["goff-nob", "bad-dok"]},
        start="battle",
    )
    t.reach("use zarathurs-flamers@tarrus")
    assert t.legal == [
        "pick land-raider@tarrus",
        "pick their goff-nob@tarrus",
        "pick their bad-dok@tarrus",
    ]


def test_a_land_raider_does_not_protect_attachments(table: Any) -> None:
    t = table(
        {"tarrus": ["land-raider", "deathwing-guard + promotion", "10th-company-scout"]},
        {"resources": 1, "hand": ["calculated-strike"]},
        initiative=1,
    )
    t.do("play calculated-strike")
    assert t.zone("discard", 0) == ["promotion"]


def test_a_blank_land_raider_protects_nobody(table: Any) -> None:
    t = table(
        {"tarrus": ["land-raider", "10th-company-scout", "deathwing-guard"]},
        {"tarrus": ["zarathurs-flamers", "goff-boyz"]},
        start="battle",
        initiative=1,
    )
    t.blank("land-raider")
    t.reach("use zarathurs-flamers@tarrus")
    assert "pick their deathwing-guard@tarrus" in t.legal


# -- Veteran Brother Maxos -------------------------------------------------------------------------


def maxos(table: Any, hand: list[str], **more: Any) -> Any:
    mine = {"resources": 3, "hand": hand, "tarrus": ["veteran-brother-maxos"]}
    return table(
        {**mine, **more.pop("mine", {})},
        {"tarrus": ["goff-nob"]},
        start=more.pop("start", "battle"),
        **more,
    )


def test_maxos_puts_a_space_marine_into_play_here_for_its_cost(table: Any) -> None:
    t = maxos(table, ["blood-angels-veterans", "10th-company-scout", "goff-boyz", "land-raider"])
    use(t, "veteran-brother-maxos")
    assert t.legal == ["take blood-angels-veterans", "take 10th-company-scout"]
    t.do("take blood-angels-veterans")
    assert t.has("blood-angels-veterans@tarrus")
    assert t.ready("blood-angels-veterans")
    assert t.resources == [0, 0]
    assert t.zone("hand", 0) == ["10th-company-scout", "goff-boyz", "land-raider"]


def test_maxos_does_it_as_often_as_it_is_paid(table: Any) -> None:
    t = maxos(table, ["10th-company-scout", "eager-recruit"])
    use(t, "veteran-brother-maxos").do("take 10th-company-scout")
    use(t, "veteran-brother-maxos").do("take eager-recruit")
    assert t.resources == [1, 0]
    assert t.has("10th-company-scout@tarrus")
    assert t.has("eager-recruit@tarrus")


def test_maxos_pays_the_printed_cost_and_does_not_deploy(table: Any) -> None:
    t = maxos(
        table, ["blood-angels-veterans"], mine={"resources": 2, "supports": ["fortress-monastery"]}
    )
    assert offers(t, "veteran-brother-maxos") == []
    t = maxos(table, ["blood-angels-veterans"], mine={"supports": ["fortress-monastery"]})
    use(t, "veteran-brother-maxos").do("take blood-angels-veterans")
    assert t.resources == [0, 0]
    assert t.ready("fortress-monastery")


@pytest.mark.rule("CQ-S23")
def test_whether_maxos_has_reserves_only_his_player_knows(table: Any) -> None:
    t = maxos(table, ["goff-boyz"])
    assert (t.prompt, t.seat, t.legal) == ("action-window", 0, ["pass"])


@pytest.mark.rule("CQ-S23")
def test_maxos_is_not_asked_with_an_empty_hand(table: Any) -> None:
    assert maxos(table, []).prompt == "combat-turn"


def test_maxos_calls_nobody_from_the_headquarters_or_while_blank(table: Any) -> None:
    mine = {"tarrus": ["10th-company-scout"], "hq": ["veteran-brother-maxos"]}
    t = maxos(table, ["blood-angels-veterans"], mine=mine)
    assert offers(t, "veteran-brother-maxos") == []
    t = maxos(table, ["blood-angels-veterans"])
    t.blank("veteran-brother-maxos")
    assert offers(t, "veteran-brother-maxos") == []


def test_maxos_calls_nobody_in_the_deploy_phase(table: Any) -> None:
    t = maxos(table, ["blood-angels-veterans"], start="deploy")
    assert t.prompt == "deploy-turn"
    assert offers(t, "veteran-brother-maxos") == []


@pytest.mark.rule("CQ-12.43")
def test_maxos_cannot_call_a_second_maxos(table: Any) -> None:
    t = maxos(table, ["veteran-brother-maxos"])
    assert offers(t, "veteran-brother-maxos") == []


# -- Eager Recruit, Raven Guard Speeder, the squads ------------------------------------------------


def test_an_eager_recruit_comes_by_ambush(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["eager-recruit", "10th-company-scout"],
            "tarrus": ["land-raider"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert t.starting("deploy") == [
        "deploy eager-recruit tarrus",
        "deploy eager-recruit barlus",
        "deploy eager-recruit ferrin",
    ]
    t.do("deploy eager-recruit tarrus")
    assert t.has("eager-recruit@tarrus")
    assert t.resources == [0, 0]


def test_a_raven_guard_speeder_flies(table: Any) -> None:
    t = table(
        {"tarrus": ["raven-guard-speeder", "goff-boyz"]},
        {"tarrus": ["shoota-mob"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack shoota-mob@tarrus").do("pick their raven-guard-speeder@tarrus").skip("shield")
    assert t.damage("raven-guard-speeder") == 1


def test_a_daring_assault_squad_strikes_all_enemies_here(table: Any) -> None:
    t = table(
        {"tarrus": ["daring-assault-squad", "goff-boyz"]},
        {"tarrus": ["goff-nob", "enraged-ork"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack daring-assault-squad@tarrus").do("area")
    assert (t.damage("goff-nob@tarrus", 1), t.damage("enraged-ork", 1)) == (2, 2)
    assert (t.damage("goff-nob@barlus", 1), t.damage("goff-boyz")) == (0, 0)


# -- Iron Hands Techmarine -------------------------------------------------------------------------


def test_an_iron_hands_techmarine_has_an_icon_for_each_enemy_here(table: Any) -> None:
    t = table(
        {
            "tarrus": ["iron-hands-techmarine", "10th-company-scout"],
            "barlus": ["iron-hands-techmarine"],
        },
        {"tarrus": ["goff-nob", "snotlings"]},
    )
    assert t.command("iron-hands-techmarine@tarrus") == 3
    assert t.command("iron-hands-techmarine@barlus") == 1
    assert t.command("10th-company-scout") == 1


def test_an_iron_hands_techmarine_has_one_icon_blank_or_at_the_headquarters(table: Any) -> None:
    t = table(
        {"tarrus": ["iron-hands-techmarine"], "hq": ["iron-hands-techmarine"]},
        {"tarrus": ["goff-nob"], "hq": ["goff-nob"]},
    )
    assert t.command("iron-hands-techmarine@hq") == 1
    t.blank("iron-hands-techmarine@tarrus")
    assert t.command("iron-hands-techmarine@tarrus") == 1


# -- Drop Pod Assault ------------------------------------------------------------------------------


def drop_pod(table: Any, deck: list[str], **more: Any) -> Any:
    """A battle at Tarrus with Drop Pod Assault in hand; the last card of the deck is its top."""
    mine = {"resources": 2, "hand": ["drop-pod-assault"], "deck": deck, "tarrus": ["land-raider"]}
    return table(
        {**mine, **more.pop("mine", {})},
        {"tarrus": ["goff-nob"], "barlus": ["enraged-ork"]},
        start=more.pop("start", "battle"),
        **more,
    )


SIX = [
    "raven-guard-speeder",
    "blood-angels-veterans",
    "goff-boyz",
    "indomitable",
    "promotion",
    "no-mercy",
]


def test_drop_pod_assault_lands_a_cheap_space_marine_in_the_battle(table: Any) -> None:
    t = drop_pod(table, ["honored-librarian", *SIX])
    t.do("play drop-pod-assault")
    assert t.legal == ["no", "take blood-angels-veterans"]
    t.do("take blood-angels-veterans", "done")
    assert t.has("blood-angels-veterans@tarrus")
    assert t.resources == [0, 0]
    deck = t.zone("deck", 0)
    assert deck[-1] == "honored-librarian"
    assert sorted(deck[:5]) == [
        "goff-boyz",
        "indomitable",
        "no-mercy",
        "promotion",
        "raven-guard-speeder",
    ]
    assert t.zone("discard", 0) == ["drop-pod-assault"]


@pytest.mark.rule("CQ-17.17")
def test_drop_pod_assault_may_find_nothing(table: Any) -> None:
    t = drop_pod(table, SIX)
    t.do("play drop-pod-assault", "no", "done")
    assert not t.has("blood-angels-veterans")
    assert "blood-angels-veterans" in t.zone("deck", 0)[:6]


def test_the_rest_of_the_deck_is_put_away_before_anybody_reacts(table: Any) -> None:
    t = drop_pod(table, ["sicariuss-chosen", "no-mercy", "promotion"])
    t.do("play drop-pod-assault", "take sicariuss-chosen")
    assert t.prompt == "arrange"
    t.do("done", "use sicariuss-chosen@tarrus")
    assert t.damage("enraged-ork@tarrus", 1) == 1


def test_drop_pod_assault_needs_a_battle(table: Any) -> None:
    # The recruit opens the action window before the first battle.
    t = drop_pod(table, SIX, start="combat", mine={"hand": ["drop-pod-assault", "eager-recruit"]})
    assert (t.prompt, t.state.battle) == ("action-window", -1)
    assert offers(t, "drop-pod-assault") == []
    t = drop_pod(table, SIX, start="deploy")
    assert offers(t, "drop-pod-assault") == []


def test_drop_pod_assault_has_its_price(table: Any) -> None:
    t = drop_pod(table, SIX, mine={"resources": 1})
    assert offers(t, "drop-pod-assault") == []


@pytest.mark.rule("CQ-12.43")
def test_drop_pod_assault_lands_no_second_copy_of_a_unique_unit(table: Any) -> None:
    t = drop_pod(table, ["veteran-brother-maxos"], mine={"barlus": ["veteran-brother-maxos"]})
    t.do("play drop-pod-assault")
    assert "take veteran-brother-maxos" not in t.legal
    t = drop_pod(table, ["veteran-brother-maxos"])
    t.do("play drop-pod-assault")
    assert "take veteran-brother-maxos" in t.legal


def test_drop_pod_assault_lands_a_second_copy_of_another_unit(table: Any) -> None:
    t = drop_pod(table, ["blood-angels-veterans"], mine={"barlus": ["blood-angels-veterans"]})
    t.do("play drop-pod-assault", "take blood-angels-veterans")
    assert t.until("combat-turn").has("blood-angels-veterans@tarrus")


# -- Indomitable -----------------------------------------------------------------------------------


def attacked(table: Any, unit: str, attacker: str = "goff-nob", **mine: Any) -> Any:
    """An enemy attacks this unit, which stands beside a Grot, while Indomitable is in hand."""
    t = table(
        {"resources": 1, "hand": ["indomitable"], "tarrus": [unit, "sniveling-grot"], **mine},
        {"tarrus": [attacker]},
        start="battle",
        initiative=1,
    )
    return t.reach(f"attack {attacker}@tarrus").do(f"pick their {unit}@tarrus")


def test_indomitable_prevents_all_damage_of_an_attack(table: Any) -> None:
    t = attacked(table, "deathwing-guard").do("play indomitable")
    assert t.damage("deathwing-guard") == 0
    assert t.prompt != "shield"
    assert t.resources == [0, 0]


def test_what_has_been_prevented_is_not_prevented_again(table: Any) -> None:
    t = attacked(table, "blood-angels-veterans", "sniveling-grot")
    use(t, "blood-angels-veterans")
    assert offers(t, "indomitable") == []
    t = attacked(table, "blood-angels-veterans", "goff-nob").do("play indomitable")
    assert offers(t, "blood-angels-veterans") == []
    assert t.damage("blood-angels-veterans") == 0


def test_indomitable_helps_no_other_faction(table: Any) -> None:
    t = attacked(table, "goff-boyz")
    assert offers(t, "indomitable") == []


def test_indomitable_has_its_price(table: Any) -> None:
    t = attacked(table, "deathwing-guard", resources=0)
    assert offers(t, "indomitable") == []


def test_indomitable_does_not_help_against_other_damage(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["indomitable"], "tarrus": ["deathwing-guard"]},
        {"tarrus": ["tactical-squad-cardinis"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack tactical-squad-cardinis@tarrus").do("area")
    assert offers(t, "indomitable") == []
    t.skip("shield")
    assert t.damage("deathwing-guard") == 1


# -- Exterminatus ----------------------------------------------------------------------------------


def exterminatus(table: Any, resources: int = 3, start: str = "deploy") -> Any:
    return table(
        {
            "resources": resources,
            "hand": ["exterminatus", "eager-recruit"],
            "barlus": ["10th-company-scout"],
        },
        {"tarrus": ["goff-nob"], "barlus": ["goff-nob", "snotlings", "crushface", "nazdreg"]},
        start=start,
    )


def test_exterminatus_destroys_all_units_there_but_unique_ones(table: Any) -> None:
    t = exterminatus(table)
    t.do("play exterminatus")
    assert sorted(t.cards(1)) == ["crushface@barlus", "goff-nob@tarrus", "nazdreg@barlus"]
    assert not t.has("10th-company-scout")
    assert t.resources == [0, 0]


def test_exterminatus_does_not_reach_the_first_planet_nor_an_empty_one(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["exterminatus"]},
        {
            "tarrus": ["goff-nob"],
            "barlus": ["goff-nob"],
            "ferrin": ["goff-nob"],
            "yvarn": ["nazdreg"],
        },
        planets=("tarrus", "barlus", "ferrin", "yvarn"),
    )
    t.do("play exterminatus")
    assert t.legal == ["pick barlus", "pick ferrin"]
    t.do("pick ferrin")
    assert t.has("goff-nob@barlus", 1)
    assert not t.has("goff-nob@ferrin", 1)


def test_exterminatus_needs_a_unit_to_destroy(table: Any) -> None:
    mine = {"resources": 3, "hand": ["exterminatus"]}
    t = table(mine, {"tarrus": ["goff-nob"], "barlus": ["stalwart-ogryn"]})
    assert offers(t, "exterminatus") == []
    t = table(mine, {"barlus": ["stalwart-ogryn", "goff-nob"]})
    t.do("play exterminatus")
    assert t.has("stalwart-ogryn", 1)
    assert not t.has("goff-nob", 1)


def test_exterminatus_is_for_the_deploy_phase_and_has_its_price(table: Any) -> None:
    t = exterminatus(table, start="combat")
    assert t.prompt == "action-window"
    assert offers(t, "exterminatus") == []
    assert offers(exterminatus(table, resources=2), "exterminatus") == []
    assert offers(exterminatus(table), "exterminatus") == ["play exterminatus"]


# -- Godwyn Pattern Bolter -------------------------------------------------------------------------


def test_a_godwyn_pattern_bolter_hits_flyers_in_full(table: Any) -> None:
    t = table(
        {"tarrus": ["tactical-squad-cardinis + godwyn-pattern-bolter", "10th-company-scout"]},
        {"tarrus": ["raven-guard-speeder exhausted", "raven-guard-speeder exhausted"]},
        start="battle",
    )
    assert (t.attack("tactical-squad-cardinis"), t.hp("tactical-squad-cardinis")) == (2, 4)
    assert (t.attack("10th-company-scout"), t.hp("10th-company-scout")) == (2, 1)
    t.reach("attack tactical-squad-cardinis@tarrus").do("pick their raven-guard-speeder@tarrus")
    t.reach("attack 10th-company-scout@tarrus").do("pick their raven-guard-speeder@tarrus#2")
    assert t.damage("raven-guard-speeder@tarrus", 1) == 2
    assert t.damage("raven-guard-speeder@tarrus#2", 1) == 1


def test_a_godwyn_pattern_bolter_is_for_army_units_that_take_wargear(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["godwyn-pattern-bolter"],
            "tarrus": ["land-raider", "10th-company-scout"],
        },
        {"barlus": ["snotlings"]},
    )
    assert t.starting("attach") == ["attach godwyn-pattern-bolter 10th-company-scout@tarrus"]


# -- Iron Halo -------------------------------------------------------------------------------------


def haloed(table: Any, halo: str = "iron-halo", theirs: str = "goff-nob") -> Any:
    t = table(
        {"tarrus": [f"captain-cato-sicarius + {halo}", "sniveling-grot"]},
        {"tarrus": ["nazdreg", theirs]},
        warlords=CATO,
        start="battle",
        initiative=1,
    )
    return t.reach(f"attack {theirs}@tarrus")


def test_an_iron_halo_prevents_all_damage_of_one_attack(table: Any) -> None:
    t = haloed(table).do("pick their captain-cato-sicarius@tarrus")
    use(t, "iron-halo")
    assert t.damage("captain-cato-sicarius") == 0
    assert not t.ready("iron-halo")
    t.reach("attack sniveling-grot@tarrus").do("pick their goff-nob@tarrus")
    t.reach("attack nazdreg@tarrus").do("pick their captain-cato-sicarius@tarrus")
    assert offers(t, "iron-halo") == []
    assert t.damage("captain-cato-sicarius") == 2


def test_an_iron_halo_serves_only_its_host_and_only_ready(table: Any) -> None:
    t = haloed(table).do("pick their sniveling-grot@tarrus")
    assert offers(t, "iron-halo") == []
    t = haloed(table, "iron-halo exhausted", "shoota-mob")
    t.do("pick their captain-cato-sicarius@tarrus")
    assert offers(t, "iron-halo") == []
    assert t.damage("captain-cato-sicarius") == 2


def test_an_iron_halo_does_not_help_against_area_effect(table: Any) -> None:
    t = haloed(table, theirs="tactical-squad-cardinis").do("area")
    assert offers(t, "iron-halo") == []
    assert t.damage("captain-cato-sicarius") == 1


def test_an_iron_halo_works_on_a_bloodied_warlord(table: Any) -> None:
    t = table(
        {"bloodied": True, "tarrus": ["captain-cato-sicarius + iron-halo", "sniveling-grot"]},
        {"tarrus": ["goff-nob"]},
        warlords=CATO,
        start="battle",
    )
    t.reach("attack captain-cato-sicarius@tarrus")
    t.reach("attack goff-nob@tarrus").do("pick their captain-cato-sicarius@tarrus")
    use(t, "iron-halo")
    assert t.damage("captain-cato-sicarius") == 0


# -- Fortress-Monastery ----------------------------------------------------------------------------


def test_the_fortress_monastery_makes_a_space_marine_cheaper(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["blood-angels-veterans"], "supports": ["fortress-monastery"]}
    )
    t.do("deploy blood-angels-veterans tarrus")
    use(t, "fortress-monastery")
    assert t.resources == [0, 0]
    assert t.has("blood-angels-veterans@tarrus")
    assert not t.ready("fortress-monastery")


def test_the_fortress_monastery_serves_no_other_faction(table: Any) -> None:
    t = table({"resources": 2, "hand": ["bad-dok", "goff-nob"], "supports": ["fortress-monastery"]})
    t.do("deploy bad-dok tarrus")
    assert offers(t, "fortress-monastery") == []
    assert t.resources == [0, 0]


def test_the_fortress_monastery_is_of_no_use_exhausted(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["blood-angels-veterans"],
            "supports": ["fortress-monastery exhausted"],
        }
    )
    assert t.starting("deploy") == []


def test_the_opponents_fortress_monastery_does_nothing(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["blood-angels-veterans"]}, {"supports": ["fortress-monastery"]}
    )
    t.do("deploy blood-angels-veterans tarrus")
    assert t.resources == [0, 0]
    assert t.ready("fortress-monastery", 1)


# -- Holy Sepulchre --------------------------------------------------------------------------------


def lost(table: Any, unit: str, support: str = "holy-sepulchre", seat: int = 0) -> Any:
    """A unit of seat 0 is killed; the Sepulchre is with `seat`."""
    supports: list[dict[str, Any]] = [{}, {}]
    supports[seat] = {"supports": [support]}
    t = table(
        {"tarrus": [unit, "goff-nob"], **supports[0]},
        {"tarrus": ["goff-nob"], **supports[1]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do(f"pick their {unit}@tarrus")
    assert not t.has(unit)
    return t


def test_the_holy_sepulchre_returns_a_fallen_space_marine(table: Any) -> None:
    t = lost(table, "10th-company-scout")
    use(t, "holy-sepulchre")
    assert t.zone("hand", 0) == ["10th-company-scout"]
    assert t.zone("discard", 0) == []
    assert not t.ready("holy-sepulchre")


def test_the_holy_sepulchre_returns_only_own_space_marines_and_only_ready(table: Any) -> None:
    assert offers(lost(table, "shoota-mob"), "holy-sepulchre") == []
    assert offers(lost(table, "10th-company-scout", seat=1), "holy-sepulchre") == []
    t = lost(table, "10th-company-scout", "holy-sepulchre exhausted")
    assert offers(t, "holy-sepulchre") == []


def test_the_holy_sepulchre_saves_one_of_those_that_fall_together(table: Any) -> None:
    t = table(
        {"supports": ["holy-sepulchre"], "barlus": ["10th-company-scout", "deathwing-guard"]},
        {"resources": 3, "hand": ["exterminatus"]},
        initiative=1,
    )
    t.do("play exterminatus")
    assert len(offers(t, "holy-sepulchre")) == 2
    t.do("use holy-sepulchre@hq on deathwing-guard@barlus")
    assert t.zone("hand", 0) == ["deathwing-guard"]
    assert t.zone("discard", 0) == ["10th-company-scout"]
    assert offers(t, "holy-sepulchre") == []


def test_the_holy_sepulchre_has_nothing_to_do_with_what_returns_to_hand(table: Any) -> None:
    t = table(
        {"supports": ["holy-sepulchre"], "barlus": ["10th-company-scout"]},
        {"resources": 2, "hand": ["deception"]},
        initiative=1,
    )
    t.do("play deception")
    assert t.zone("hand", 0) == ["10th-company-scout"]
    assert offers(t, "holy-sepulchre") == []
    assert t.ready("holy-sepulchre")
