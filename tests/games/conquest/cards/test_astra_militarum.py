"""Astra Militarum: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest.cards.definition import RANGED
from hadur.games.conquest.phases.leaving import BY_DISCARDING, remove_one
from hadur.games.conquest.values import has

STRAKEN = ("colonel-straken", "nazdreg")
DECLINED = ("pass", "no", "done")


def is_ranged(t: Any, name: str) -> bool:
    return bool(has(t.state, t.card(name), RANGED))


# -- Colonel Straken -------------------------------------------------------------------------------


def test_straken_strengthens_other_soldiers_and_warriors_here(table: Any) -> None:
    t = table(
        {
            "tarrus": ["colonel-straken", "elysian-assault-team", "stalwart-ogryn", "guardsman"],
            "barlus": ["elysian-assault-team"],
        },
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
        start="battle",
    )
    assert t.attack("elysian-assault-team@tarrus") == 3
    assert t.attack("stalwart-ogryn") == 3
    assert t.attack("guardsman") == 2
    assert t.attack("colonel-straken") == 2
    assert t.attack("elysian-assault-team@barlus") == 2
    assert t.attack("goff-nob", 1) == 6


def test_straken_leaves_units_alone_that_are_no_soldiers(table: Any) -> None:
    t = table(
        {"tarrus": ["colonel-straken", "enginseer-augur", "leman-russ-battle-tank"]},
        warlords=STRAKEN,
    )
    assert (t.attack("enginseer-augur"), t.attack("leman-russ-battle-tank")) == (2, 4)


def test_straken_strengthens_nobody_at_the_headquarters_or_bloodied(table: Any) -> None:
    home = table({"hq": ["colonel-straken", "stalwart-ogryn"]}, warlords=STRAKEN)
    assert home.attack("stalwart-ogryn") == 2
    hurt = table(
        {"bloodied": True, "tarrus": ["colonel-straken", "stalwart-ogryn"]}, warlords=STRAKEN
    )
    assert hurt.attack("stalwart-ogryn") == 2


# -- Straken's Command Squad -----------------------------------------------------------------------

SQUAD = "strakens-command-squad@tarrus"


def test_a_guardsman_takes_the_place_of_a_fallen_command_squad(table: Any) -> None:
    t = table(
        {"tarrus": ["strakens-command-squad", "sanctioned-psyker"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", SQUAD).do(f"use {SQUAD}")
    assert not t.has("strakens-command-squad")
    assert t.zone("discard", 0) == ["strakens-command-squad"]
    assert (t.has("guardsman@tarrus"), t.has("guardsman", 1)) == (True, False)
    assert t.ready("guardsman@tarrus")


def test_the_command_squad_may_leave_nobody_behind(table: Any) -> None:
    t = table(
        {"tarrus": ["strakens-command-squad", "sanctioned-psyker"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", SQUAD).do("pass")
    assert not t.has("guardsman")


def test_another_unit_that_leaves_brings_no_guardsman(table: Any) -> None:
    t = table(
        {"tarrus": ["strakens-command-squad exhausted", "stalwart-ogryn exhausted"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", "stalwart-ogryn@tarrus")
    assert not t.offers(f"use {SQUAD}", "retreat")
    assert not t.has("stalwart-ogryn")


def test_a_command_squad_that_dies_at_the_headquarters_has_no_planet(table: Any) -> None:
    t = table(
        {"hq": ["strakens-command-squad"]},
        {"hand": ["doom"], "resources": 4},
        initiative=1,
    )
    t.do("play doom")
    assert not t.has("strakens-command-squad")
    assert t.starting("use") == []
    assert not t.has("guardsman")


def test_a_blank_command_squad_and_one_without_room_bring_nobody(table: Any) -> None:
    t = table(
        {"tarrus": ["strakens-command-squad"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.blank(SQUAD)
    t.strike("goff-nob@tarrus", SQUAD)
    assert not t.offers(f"use {SQUAD}", "retreat")
    full = table(
        {"tarrus": ["strakens-command-squad"], "hq": ["guardsman"] * 10},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    full.strike("goff-nob@tarrus", SQUAD)
    assert not full.offers(f"use {SQUAD}", "retreat")
    assert not full.has(SQUAD)


# -- Omega Zero Command ----------------------------------------------------------------------------


def test_omega_zero_command_musters_a_guardsman_where_a_struggle_was_won(table: Any) -> None:
    t = table(
        {"supports": ["omega-zero-command"], "barlus": ["sanctioned-psyker"]},
        {"tarrus": ["bad-dok"]},
        start="struggles",
    )
    t.reach("use omega-zero-command@hq")
    assert [card for card in t.cards(0) if "guardsman" in card] == ["guardsman@barlus"]
    assert t.ready("omega-zero-command")


def test_omega_zero_command_does_nothing_for_the_opponents_struggle_or_a_tie(table: Any) -> None:
    t = table(
        {"supports": ["omega-zero-command"], "barlus": ["penal-legionnaire"]},
        {"tarrus": ["bad-dok"]},
        start="struggles",
    )
    assert not t.offers("use omega-zero-command@hq", "deploy-turn")


def test_omega_zero_command_answers_every_struggle_won(table: Any) -> None:
    t = table(
        {
            "supports": ["omega-zero-command", "craftworld-gate"],
            "tarrus": ["sanctioned-psyker"],
            "barlus": ["sanctioned-psyker"],
        },
        start="struggles",
    )
    t.reach("use omega-zero-command@hq").reach("use omega-zero-command@hq")
    guards = [card for card in t.cards(0) if "guardsman" in card]
    assert guards == ["guardsman@tarrus", "guardsman@barlus"]


def test_omega_zero_command_needs_room_for_another_token(table: Any) -> None:
    t = table(
        {
            "supports": ["omega-zero-command"],
            "barlus": ["sanctioned-psyker"],
            "hq": ["guardsman"] * 10,
        },
        start="struggles",
    )
    assert not t.offers("use omega-zero-command@hq", "deploy-turn")


# -- Glorious Intervention -------------------------------------------------------------------------


def attacked(table: Any, mine: list[str], **more: Any) -> Any:
    """Their Goff Nob (6 attack) strikes first at tarrus; all my units there are exhausted."""
    return table(
        {"tarrus": [_exhausted(name) for name in mine], "resources": 1, **more},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )


def _exhausted(text: str) -> str:
    name, plus, worn = text.partition(" + ")
    return f"{name} exhausted{plus}{worn}"


def test_glorious_intervention_prevents_all_and_strikes_back(table: Any) -> None:
    t = attacked(
        table,
        ["leman-russ-battle-tank", "stalwart-ogryn", "sanctioned-psyker"],
        hand=["glorious-intervention"],
        barlus=["elysian-assault-team"],
    )
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").do("play glorious-intervention")
    assert t.damage("leman-russ-battle-tank") == 0
    assert t.damage("goff-nob", 1) == 2
    assert not t.has("stalwart-ogryn")
    assert (t.has("sanctioned-psyker"), t.has("elysian-assault-team@barlus")) == (True, True)
    assert t.zone("discard", 0) == ["stalwart-ogryn", "glorious-intervention"]
    assert t.resources[0] == 0


def test_glorious_intervention_counts_the_printed_attack(table: Any) -> None:
    t = table(
        {
            "tarrus": ["colonel-straken exhausted", "stalwart-ogryn exhausted + strakens-cunning"],
            "hand": ["glorious-intervention"],
            "resources": 1,
        },
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
        initiative=1,
        start="battle",
    )
    assert t.attack("stalwart-ogryn") == 4
    t.strike("goff-nob@tarrus", "colonel-straken@tarrus").do("play glorious-intervention")
    t.skip("offer")
    assert (t.damage("colonel-straken"), t.damage("goff-nob", 1)) == (0, 2)


def test_glorious_intervention_lets_the_player_choose_among_soldiers_and_warriors(
    table: Any,
) -> None:
    t = attacked(
        table,
        ["leman-russ-battle-tank", "stalwart-ogryn", "guardsman", "sanctioned-psyker"],
        hand=["glorious-intervention"],
    )
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").do("play glorious-intervention")
    assert t.starting("pick") == ["pick stalwart-ogryn@tarrus", "pick guardsman@tarrus"]


def test_glorious_intervention_needs_another_soldier_there_and_its_cost(table: Any) -> None:
    nobody = attacked(
        table,
        ["stalwart-ogryn", "sanctioned-psyker"],
        hand=["glorious-intervention"],
        barlus=["elysian-assault-team"],
    )
    nobody.strike("goff-nob@tarrus", "stalwart-ogryn@tarrus")
    assert not nobody.offers("play glorious-intervention", "retreat")
    poor = attacked(
        table,
        ["leman-russ-battle-tank", "stalwart-ogryn"],
        hand=["glorious-intervention"],
        resources=0,
    )
    poor.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus")
    assert not poor.offers("play glorious-intervention", "retreat")


def test_glorious_intervention_does_not_answer_area_effect(table: Any) -> None:
    t = table(
        {
            "tarrus": ["leman-russ-battle-tank exhausted", "strakens-command-squad exhausted"],
            "hand": ["glorious-intervention"],
            "resources": 1,
        },
        {"tarrus": ["mordian-hellhound"]},
        initiative=1,
        start="battle",
    )
    t.reach("attack mordian-hellhound@tarrus").do("area")
    assert not t.offers("play glorious-intervention", "retreat")
    assert t.damage("leman-russ-battle-tank") == 1


def test_glorious_intervention_cannot_hurt_an_immune_attacker(table: Any) -> None:
    t = table(
        {
            "tarrus": ["leman-russ-battle-tank exhausted", "guardsman exhausted"],
            "hand": ["glorious-intervention"],
            "resources": 1,
        },
        {"tarrus": ["stalwart-ogryn"]},
        initiative=1,
        start="battle",
    )
    t.strike("stalwart-ogryn@tarrus", "leman-russ-battle-tank@tarrus")
    t.do("play glorious-intervention")
    assert (t.damage("leman-russ-battle-tank"), t.damage("stalwart-ogryn", 1)) == (0, 0)


def test_glorious_intervention_cannot_save_an_immune_enemy(table: Any) -> None:
    for defender, saved in (("goff-nob", True), ("stalwart-ogryn", False)):
        t = table(
            {
                "tarrus": ["leman-russ-battle-tank", "guardsman exhausted"],
                "hand": ["glorious-intervention"],
                "resources": 1,
            },
            {"tarrus": [f"{defender} exhausted", "bad-dok exhausted"]},
            start="battle",
        )
        t.strike("leman-russ-battle-tank@tarrus", f"{defender}@tarrus")
        assert t.offers("play glorious-intervention", "retreat") is saved


def test_glorious_intervention_needs_damage_that_is_left(table: Any) -> None:
    """The only damage has been reassigned to the bodyguard."""
    t = table(
        {
            "tarrus": ["sanctioned-psyker exhausted", "stalwart-ogryn exhausted + bodyguard"],
            "hand": ["glorious-intervention"],
            "resources": 1,
        },
        {"tarrus": ["guardsman"]},
        initiative=1,
        start="battle",
    )
    t.strike("guardsman@tarrus", "sanctioned-psyker@tarrus")
    assert not t.offers("play glorious-intervention", "retreat")
    assert (t.damage("sanctioned-psyker"), t.damage("stalwart-ogryn")) == (0, 1)


# -- Straken's Cunning -----------------------------------------------------------------------------


def test_strakens_cunning_gives_attack_and_cards_when_the_host_falls(table: Any) -> None:
    t = table(
        {"tarrus": ["stalwart-ogryn + strakens-cunning", "sanctioned-psyker"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    assert (t.attack("stalwart-ogryn"), t.attack("sanctioned-psyker")) == (3, 0)
    t.strike("goff-nob@tarrus", "stalwart-ogryn@tarrus")
    t.reach("use strakens-cunning@tarrus on stalwart-ogryn@tarrus")
    assert len(t.zone("hand", 0)) == 3
    assert sorted(t.zone("discard", 0)) == ["stalwart-ogryn", "strakens-cunning"]
    assert len(t.zone("hand", 1)) == 0


def test_strakens_cunning_does_not_draw_for_another_unit(table: Any) -> None:
    t = table(
        {"tarrus": ["stalwart-ogryn exhausted + strakens-cunning", "guardsman exhausted"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", "guardsman@tarrus")
    assert not t.offers("use strakens-cunning@tarrus", "retreat")
    assert not t.has("guardsman")


def test_strakens_cunning_does_not_draw_when_it_alone_is_lost(table: Any) -> None:
    t = table({"tarrus": ["stalwart-ogryn + strakens-cunning"], "hand": ["goff-boyz"]})
    remove_one(t.state, t.card("strakens-cunning"), BY_DISCARDING)
    t.do("pass")
    assert t.zone("discard", 0) == ["strakens-cunning"]
    assert t.zone("hand", 0) == ["goff-boyz"]
    assert t.attack("stalwart-ogryn") == 2


# -- Cadian Mortar Squad ---------------------------------------------------------------------------

MORTARS = "cadian-mortar-squad@tarrus"


def test_cadian_mortar_squad_readies_when_an_army_unit_there_leaves(table: Any) -> None:
    t = attacked(table, ["cadian-mortar-squad", "ratling-deadeye"], barlus=["guardsman"])
    t.strike("goff-nob@tarrus", "ratling-deadeye@tarrus").do(f"use {MORTARS}")
    assert t.ready("cadian-mortar-squad")
    assert t.ready("guardsman@barlus")


@pytest.mark.parametrize("victim", ["guardsman", "colonel-straken"])
def test_cadian_mortar_squad_does_not_ready_for_tokens_and_warlords(
    table: Any, victim: str
) -> None:
    t = table(
        {"tarrus": ["cadian-mortar-squad exhausted", f"{victim} exhausted"]},
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", f"{victim}@tarrus")
    assert not t.offers(f"use {MORTARS}", "retreat")


def test_cadian_mortar_squad_heeds_neither_enemies_nor_other_planets(table: Any) -> None:
    t = table(
        {"tarrus": ["leman-russ-battle-tank"], "barlus": ["cadian-mortar-squad exhausted"]},
        {"tarrus": ["shoota-mob", "goff-nob exhausted"]},
        start="battle",
    )
    t.strike("leman-russ-battle-tank@tarrus", "shoota-mob@tarrus")
    assert not t.offers("use cadian-mortar-squad@barlus", "retreat")
    assert not t.has("shoota-mob", 1)
    here = table(
        {"tarrus": ["leman-russ-battle-tank", "cadian-mortar-squad exhausted"]},
        {"tarrus": ["shoota-mob", "goff-nob exhausted"]},
        start="battle",
    )
    here.strike("leman-russ-battle-tank@tarrus", "shoota-mob@tarrus")
    assert not here.offers(f"use {MORTARS}", "retreat")


def test_a_ready_mortar_squad_has_nothing_to_do(table: Any) -> None:
    t = table(
        {"tarrus": ["cadian-mortar-squad", "ratling-deadeye exhausted"]},
        {"tarrus": ["goff-nob + rokkit-launcha"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", "ratling-deadeye@tarrus")
    assert not t.has("ratling-deadeye")
    assert t.ready("cadian-mortar-squad")
    assert t.refuses(f"use {MORTARS}")


def test_the_headquarters_is_no_planet_for_the_mortar_squad(table: Any) -> None:
    t = table(
        {
            "hq": ["cadian-mortar-squad exhausted", "ratling-deadeye"],
            "supports": ["craftworld-gate"],
        }
    )
    t.do("use craftworld-gate@hq", "pick ratling-deadeye@hq")
    assert t.zone("hand", 0) == ["ratling-deadeye"]
    assert t.starting("use") == []
    assert not t.ready("cadian-mortar-squad")


# -- Stalwart Ogryn --------------------------------------------------------------------------------


def test_stalwart_ogryn_is_immune_to_enemy_events_only(table: Any) -> None:
    t = table(
        {"tarrus": ["stalwart-ogryn", "guardsman"]},
        {"tarrus": ["bad-dok"], "hand": ["suppressive-fire"]},
        initiative=1,
        start="battle",
    )
    t.do("play suppressive-fire")
    assert not t.ready("guardsman")
    assert t.ready("stalwart-ogryn")
    own = table(
        {"tarrus": ["stalwart-ogryn", "guardsman"], "hand": ["suppressive-fire"]},
        {"tarrus": ["nazdreg"]},
        start="battle",
    )
    own.do("play suppressive-fire", "pick guardsman@tarrus")
    assert not own.ready("stalwart-ogryn")


# -- Captain Markis --------------------------------------------------------------------------------

MARKIS = "use captain-markis@tarrus"


def test_captain_markis_sacrifices_a_unit_to_exhaust_another(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis", "guardsman", "shoota-mob"], "barlus": ["penal-legionnaire"]},
        {"tarrus": ["goff-nob", "bad-dok"], "barlus": ["shoota-mob"]},
    )
    t.do(MARKIS)
    assert t.starting("pick") == ["pick captain-markis@tarrus", "pick guardsman@tarrus"]
    t.do("pick guardsman@tarrus")
    assert t.starting("pick") == [
        "pick captain-markis@tarrus",
        "pick shoota-mob@tarrus",
        "pick their goff-nob@tarrus",
        "pick their bad-dok@tarrus",
    ]
    t.do("pick their goff-nob@tarrus")
    assert not t.has("guardsman")
    assert not t.ready("goff-nob", 1)
    assert (t.ready("bad-dok", 1), t.ready("shoota-mob@barlus", 1)) == (True, True)


def test_captain_markis_may_sacrifice_himself(table: Any) -> None:
    t = table({"tarrus": ["captain-markis"]}, {"tarrus": ["goff-nob"]})
    t.do(MARKIS)
    assert not t.has("captain-markis")
    assert not t.ready("goff-nob", 1)


def test_captain_markis_acts_once_per_phase(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis", "guardsman", "guardsman"], "hand": ["goff-boyz"]},
        {"tarrus": ["goff-nob", "bad-dok"]},
    )
    t.do(MARKIS, "pick guardsman@tarrus", "pick their goff-nob@tarrus").until("deploy-turn")
    assert t.refuses(MARKIS)
    t.until("dial").do("dial 3", seat=0).do("dial 3", seat=1).reach(MARKIS)
    assert t.phase == "command"


def test_captain_markis_needs_a_ready_target_that_is_no_warlord(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis exhausted"]}, {"tarrus": ["nazdreg", "goff-nob exhausted"]}
    )
    assert t.refuses(MARKIS)
    alone = table({"tarrus": ["captain-markis"]}, {"barlus": ["goff-nob"]})
    assert alone.refuses(MARKIS)
    home = table({"hq": ["captain-markis", "guardsman"]}, {"barlus": ["goff-nob"]})
    assert home.refuses("use captain-markis@hq")


def test_captain_markis_does_not_sacrifice_other_factions(table: Any) -> None:
    t = table(
        {"tarrus": ["captain-markis", "shoota-mob", "colonel-straken"]},
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
    )
    t.do(MARKIS, "pick their goff-nob@tarrus")
    assert not t.has("captain-markis")
    assert (t.has("shoota-mob"), t.has("colonel-straken")) == (True, True)


# -- Enginseer Augur -------------------------------------------------------------------------------


def augur_falls(table: Any, deck: list[str], **more: Any) -> Any:
    t = table(
        {"tarrus": ["enginseer-augur"], "deck": deck, **more},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    return t.strike("goff-nob@tarrus", "enginseer-augur@tarrus")


def test_enginseer_augur_puts_a_cheap_support_into_play_when_it_leaves(table: Any) -> None:
    t = augur_falls(
        table,
        [
            "rockcrete-bunker",
            "catachan-outpost",
            "ork-kannon",
            "stalwart-ogryn",
            "imperial-bunker",
            "bodyguard",
            "guardsman",
        ][:6],
    )
    t.do("use enginseer-augur@tarrus")
    assert t.starting("take") == [
        "take imperial-bunker",
        "take catachan-outpost",
        "take rockcrete-bunker",
    ]
    t.do("take catachan-outpost").skip("arrange")
    assert (t.has("catachan-outpost@hq"), t.has("imperial-bunker")) == (True, False)
    assert t.zone("deck", 0)[:5] == [
        "rockcrete-bunker",
        "ork-kannon",
        "stalwart-ogryn",
        "imperial-bunker",
        "bodyguard",
    ]


def test_enginseer_augur_may_find_nothing_and_sees_six_cards_only(table: Any) -> None:
    t = augur_falls(table, ["catachan-outpost", *["goff-boyz"] * 6])
    t.do("use enginseer-augur@tarrus")
    assert t.legal == ["no"]
    t.do("no").skip("arrange")
    assert not t.has("catachan-outpost")
    assert t.zone("deck", 0)[-1] == "catachan-outpost"


def test_enginseer_augur_brings_no_second_copy_of_a_unique_support(table: Any) -> None:
    t = augur_falls(table, ["imperial-bunker"], supports=["imperial-bunker"])
    t.do("use enginseer-augur@tarrus")
    assert t.refuses("take imperial-bunker")


def test_a_blank_enginseer_augur_searches_nothing(table: Any) -> None:
    t = table(
        {"tarrus": ["enginseer-augur"], "deck": ["catachan-outpost"]},
        {"tarrus": ["goff-nob"]},
        initiative=1,
        start="battle",
    )
    t.blank("enginseer-augur")
    t.strike("goff-nob@tarrus", "enginseer-augur@tarrus")
    assert not t.offers("use enginseer-augur@tarrus", "retreat")


def test_enginseer_augur_searches_for_nobody_elses_sake(table: Any) -> None:
    t = attacked(table, ["enginseer-augur", "guardsman"], deck=["catachan-outpost"])
    t.strike("goff-nob@tarrus", "guardsman@tarrus")
    assert not t.offers("use enginseer-augur@tarrus", "retreat")
    assert not t.has("guardsman")


# -- Infantry Conscripts ---------------------------------------------------------------------------


def test_infantry_conscripts_get_attack_for_each_support_of_theirs(table: Any) -> None:
    t = table(
        {
            "tarrus": ["infantry-conscripts", "penal-legionnaire"],
            "supports": ["imperial-bunker", "rockcrete-bunker"],
        },
        {"tarrus": ["infantry-conscripts"], "supports": ["ork-kannon"]},
    )
    assert t.attack("infantry-conscripts") == 4
    assert t.attack("infantry-conscripts", 1) == 2
    assert t.attack("penal-legionnaire") == 1


def test_infantry_conscripts_alone_or_blank_have_no_attack(table: Any) -> None:
    t = table({"tarrus": ["infantry-conscripts"]})
    assert t.attack("infantry-conscripts") == 0
    t = table({"tarrus": ["infantry-conscripts"], "supports": ["imperial-bunker"]})
    t.blank("infantry-conscripts")
    assert t.attack("infantry-conscripts") == 0


# -- Elysian Assault Team --------------------------------------------------------------------------

ELYSIANS = "use elysian-assault-team"


@pytest.mark.parametrize("victim", ["guardsman", "stalwart-ogryn"])
def test_elysian_assault_team_steps_in_for_a_soldier_or_warrior(table: Any, victim: str) -> None:
    t = attacked(table, [victim, "sanctioned-psyker"], hand=["elysian-assault-team"], resources=0)
    t.strike("goff-nob@tarrus", f"{victim}@tarrus").do(ELYSIANS)
    assert t.has("elysian-assault-team@tarrus")
    assert t.ready("elysian-assault-team")
    assert t.zone("hand", 0) == []
    assert not t.has(victim)
    assert t.resources[0] == 0


def test_elysian_assault_team_stays_in_hand_for_others(table: Any) -> None:
    t = attacked(table, ["sanctioned-psyker", "guardsman"], hand=["elysian-assault-team"])
    t.strike("goff-nob@tarrus", "sanctioned-psyker@tarrus")
    assert not t.offers(ELYSIANS, "retreat")
    enemy = table(
        {"tarrus": ["goff-nob"], "hand": ["elysian-assault-team"]},
        {"tarrus": ["guardsman", "goff-nob exhausted"]},
        start="battle",
    )
    enemy.strike("goff-nob@tarrus", "guardsman@tarrus")
    assert not enemy.offers(ELYSIANS, "retreat")
    assert not enemy.has("guardsman", 1)


def test_elysian_assault_team_needs_a_planet_to_step_in(table: Any) -> None:
    t = table(
        {"hq": ["guardsman"], "hand": ["elysian-assault-team"]},
        {"hand": ["doom"], "resources": 4},
        initiative=1,
    )
    t.do("play doom")
    assert not t.has("guardsman")
    assert t.refuses(ELYSIANS)


@pytest.mark.rule("CQ-S23")
def test_nobody_can_tell_from_the_question_whether_the_team_is_in_hand(table: Any) -> None:
    """With the team in the deck only, the player is asked as well and can only pass."""
    t = attacked(
        table,
        ["guardsman", "sanctioned-psyker"],
        hand=["penal-legionnaire"],
        deck=["elysian-assault-team"],
    )
    t.strike("goff-nob@tarrus", "guardsman@tarrus")
    assert (t.prompt, t.seat, t.legal) == ("offer", 0, ["pass"])


def test_a_falling_team_can_be_followed_by_another(table: Any) -> None:
    t = attacked(
        table,
        ["elysian-assault-team", "sanctioned-psyker"],
        hand=["elysian-assault-team", "penal-legionnaire"],
    )
    t.strike("goff-nob@tarrus", "elysian-assault-team@tarrus").do(ELYSIANS)
    assert t.has("elysian-assault-team@tarrus")
    assert t.zone("discard", 0) == ["elysian-assault-team"]


@pytest.mark.rule("CQ-12.41")
def test_elysian_assault_team_does_not_follow_a_soldier_worn_as_attachment(table: Any) -> None:
    t = attacked(
        table,
        ["sanctioned-psyker + shadowsuns-stealth-cadre", "penal-legionnaire"],
        hand=["elysian-assault-team"],
    )
    t.strike("goff-nob@tarrus", "sanctioned-psyker@tarrus")
    assert not t.offers(ELYSIANS, "retreat")
    assert "shadowsuns-stealth-cadre" in t.zone("discard", 0)


# -- Preemptive Barrage ----------------------------------------------------------------------------


def test_preemptive_barrage_makes_up_to_three_units_at_one_planet_ranged(table: Any) -> None:
    t = table(
        {
            "tarrus": ["colonel-straken", "guardsman", "sanctioned-psyker", "stalwart-ogryn"],
            "barlus": ["penal-legionnaire"],
            "hand": ["preemptive-barrage"],
            "resources": 1,
        },
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
        start="battle",
    )
    t.do("play preemptive-barrage", "pick colonel-straken@tarrus")
    assert t.refuses("pick penal-legionnaire@barlus")
    assert t.refuses("pick colonel-straken@tarrus")
    t.do("pick guardsman@tarrus", "pick stalwart-ogryn@tarrus")
    ranged = [is_ranged(t, name) for name in ("colonel-straken", "guardsman", "stalwart-ogryn")]
    assert ranged == [True, True, True]
    assert not is_ranged(t, "sanctioned-psyker")
    assert t.resources[0] == 0
    t.until("combat-turn")
    assert len(t.starting("attack")) == 3


def test_preemptive_barrage_may_have_fewer_targets_and_lasts_for_the_phase(table: Any) -> None:
    t = table(
        {
            "barlus": ["penal-legionnaire", "guardsman"],
            "hand": ["preemptive-barrage"],
            "resources": 1,
        },
        {"tarrus": ["goff-nob"]},
        warlords=STRAKEN,
        start="battle",
    )
    t.do("play preemptive-barrage")
    assert t.refuses("done")
    t.do("pick guardsman@barlus", "done")
    assert (is_ranged(t, "guardsman"), is_ranged(t, "penal-legionnaire")) == (True, False)
    assert not is_ranged(t, "colonel-straken")
    while t.phase == "combat":
        t.do(next((move for move in t.legal if move in DECLINED), t.legal[0]))
    assert not is_ranged(t, "guardsman")


def test_preemptive_barrage_needs_a_guard_unit_at_a_planet_and_combat(table: Any) -> None:
    barrage = {"hand": ["preemptive-barrage"], "resources": 1}
    nobody = table(
        {"tarrus": ["goff-nob"], "hq": ["guardsman"], **barrage},
        {"tarrus": ["stalwart-ogryn"]},
        start="battle",
    )
    assert nobody.refuses("play preemptive-barrage")
    early = table({"tarrus": ["guardsman"], **barrage})
    assert early.refuses("play preemptive-barrage")
    poor = table({"tarrus": ["guardsman"], **barrage, "resources": 0}, start="battle")
    assert poor.refuses("play preemptive-barrage")


# -- Suppressive Fire ------------------------------------------------------------------------------


def test_suppressive_fire_exhausts_one_to_exhaust_another_there(table: Any) -> None:
    t = table(
        {
            "tarrus": ["colonel-straken", "penal-legionnaire exhausted"],
            "barlus": ["penal-legionnaire"],
            "hand": ["suppressive-fire"],
        },
        {"tarrus": ["goff-nob", "nazdreg"]},
        warlords=STRAKEN,
        start="battle",
    )
    t.do("play suppressive-fire")
    assert not t.ready("colonel-straken")
    assert not t.ready("goff-nob", 1)
    assert (t.ready("nazdreg", 1), t.ready("penal-legionnaire@barlus")) == (True, True)


def test_suppressive_fire_only_hits_where_its_payer_is(table: Any) -> None:
    t = table(
        {"tarrus": ["guardsman"], "barlus": ["guardsman"], "hand": ["suppressive-fire"]},
        {"tarrus": ["goff-nob", "bad-dok"], "barlus": ["shoota-mob"]},
        start="battle",
    )
    t.do("play suppressive-fire", "pick guardsman@tarrus")
    assert t.starting("pick") == ["pick their goff-nob@tarrus", "pick their bad-dok@tarrus"]
    t.do("pick their bad-dok@tarrus")
    assert [t.ready("goff-nob", 1), t.ready("bad-dok", 1), t.ready("shoota-mob", 1)] == [
        True,
        False,
        True,
    ]
    assert t.ready("guardsman@barlus")


def test_suppressive_fire_needs_a_ready_payer_and_a_ready_target(table: Any) -> None:
    fire = {"hand": ["suppressive-fire"]}
    tired = table(
        {"tarrus": ["guardsman exhausted"], **fire}, {"tarrus": ["goff-nob"]}, start="battle"
    )
    assert tired.refuses("play suppressive-fire")
    useless = table(
        {"tarrus": ["guardsman"], **fire},
        {"tarrus": ["goff-nob exhausted", "nazdreg", "stalwart-ogryn"]},
        start="battle",
    )
    assert useless.refuses("play suppressive-fire")
    early = table({"tarrus": ["guardsman"], **fire}, {"tarrus": ["goff-nob"]})
    assert early.refuses("play suppressive-fire")


# -- Hostile Environment Gear ----------------------------------------------------------------------


def test_hostile_environment_gear_gives_three_hit_points(table: Any) -> None:
    t = table({"tarrus": ["ratling-deadeye + hostile-environment-gear", "sanctioned-psyker"]})
    assert (t.hp("ratling-deadeye"), t.hp("sanctioned-psyker")) == (4, 4)
    assert t.attack("ratling-deadeye") == 1


def test_hostile_environment_gear_is_wargear_for_army_units(table: Any) -> None:
    t = table(
        {
            "hand": ["hostile-environment-gear"],
            "resources": 1,
            "tarrus": ["leman-russ-battle-tank", "guardsman", "ratling-deadeye"],
        },
        {"tarrus": ["goff-nob"]},
    )
    assert t.starting("attach") == [
        "attach hostile-environment-gear ratling-deadeye@tarrus",
        "attach hostile-environment-gear their goff-nob@tarrus",
    ]


# -- Bodyguard -------------------------------------------------------------------------------------


def test_bodyguard_takes_one_damage_of_an_attack_on_another(table: Any) -> None:
    t = attacked(
        table,
        ["leman-russ-battle-tank", "sanctioned-psyker + bodyguard", "stalwart-ogryn"],
    )
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").until("retreat")
    assert t.damage("leman-russ-battle-tank") == 5
    assert (t.damage("sanctioned-psyker"), t.damage("stalwart-ogryn")) == (1, 0)


def test_two_bodyguards_take_one_damage_each_once(table: Any) -> None:
    t = attacked(
        table,
        ["leman-russ-battle-tank", "sanctioned-psyker + bodyguard", "stalwart-ogryn + bodyguard"],
    )
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus")
    assert (t.prompt, t.seat, len(t.legal)) == ("force", 0, 2)
    t.do(t.legal[0]).until("retreat")
    assert t.damage("leman-russ-battle-tank") == 4
    assert (t.damage("sanctioned-psyker"), t.damage("stalwart-ogryn")) == (1, 1)


def test_bodyguard_cannot_take_from_its_own_host_or_at_another_planet(table: Any) -> None:
    host = attacked(table, ["leman-russ-battle-tank + bodyguard", "sanctioned-psyker"])
    host.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").until("retreat")
    assert not host.has("leman-russ-battle-tank")
    assert host.damage("sanctioned-psyker") == 0
    away = attacked(
        table,
        ["leman-russ-battle-tank more-hp=3"],
        barlus=["sanctioned-psyker + bodyguard"],
    )
    away.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").until("retreat")
    assert away.damage("leman-russ-battle-tank") == 6
    assert away.damage("sanctioned-psyker") == 0


def test_bodyguard_does_not_step_into_area_effect_or_before_enemies(table: Any) -> None:
    area = table(
        {"tarrus": ["leman-russ-battle-tank exhausted", "sanctioned-psyker exhausted + bodyguard"]},
        {"tarrus": ["mordian-hellhound"]},
        initiative=1,
        start="battle",
    )
    area.reach("attack mordian-hellhound@tarrus").do("area").until("retreat")
    assert (area.damage("leman-russ-battle-tank"), area.damage("sanctioned-psyker")) == (1, 1)
    enemy = table(
        {"tarrus": ["sanctioned-psyker exhausted + bodyguard", "stalwart-ogryn"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    enemy.strike("stalwart-ogryn@tarrus", "goff-nob@tarrus").until("retreat")
    assert (enemy.damage("goff-nob", 1), enemy.damage("sanctioned-psyker")) == (2, 0)


def test_bodyguard_is_for_army_units_of_ones_own(table: Any) -> None:
    t = table(
        {"hand": ["bodyguard"], "tarrus": ["guardsman", "leman-russ-battle-tank"]},
        {"tarrus": ["goff-nob"]},
    )
    assert t.starting("attach") == ["attach bodyguard leman-russ-battle-tank@tarrus"]


# -- Imperial Bunker -------------------------------------------------------------------------------


def test_imperial_bunker_makes_a_guard_unit_cheaper(table: Any) -> None:
    t = table({"supports": ["imperial-bunker"], "hand": ["sanctioned-psyker"], "resources": 2})
    t.do("deploy sanctioned-psyker tarrus", "use imperial-bunker@hq")
    assert t.has("sanctioned-psyker@tarrus")
    assert t.resources[0] == 1
    assert not t.ready("imperial-bunker")


def test_imperial_bunker_counts_when_a_unit_could_not_be_paid(table: Any) -> None:
    bunker = {"hand": ["sanctioned-psyker", "goff-boyz"], "resources": 1}
    t = table({"supports": ["imperial-bunker"], **bunker})
    t.do("deploy sanctioned-psyker tarrus", "use imperial-bunker@hq")
    assert t.has("sanctioned-psyker@tarrus")
    tired = table({"supports": ["imperial-bunker exhausted"], **bunker})
    assert tired.refuses("deploy sanctioned-psyker tarrus")


def test_imperial_bunker_ignores_other_factions_and_the_opponent(table: Any) -> None:
    t = table({"supports": ["imperial-bunker"], "hand": ["goff-boyz"], "resources": 1})
    t.do("deploy goff-boyz tarrus")
    assert t.resources[0] == 0
    assert t.ready("imperial-bunker")
    enemy = table(
        {"supports": ["imperial-bunker"]},
        {"hand": ["sanctioned-psyker"], "resources": 2},
        initiative=1,
    )
    enemy.do("deploy sanctioned-psyker tarrus")
    assert enemy.resources[1] == 0
    assert enemy.ready("imperial-bunker")


# -- Rockcrete Bunker ------------------------------------------------------------------------------

ROCKCRETE = "use rockcrete-bunker@hq"


def test_rockcrete_bunker_takes_one_damage_of_an_attack(table: Any) -> None:
    t = attacked(table, ["leman-russ-battle-tank"], supports=["rockcrete-bunker"])
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").do(ROCKCRETE)
    assert t.damage("leman-russ-battle-tank") == 5
    assert t.damage("rockcrete-bunker") == 1
    assert not t.ready("rockcrete-bunker")


def test_rockcrete_bunker_takes_damage_of_effects_as_well(table: Any) -> None:
    t = table(
        {
            "tarrus": ["leman-russ-battle-tank exhausted", "sanctioned-psyker exhausted"],
            "supports": ["rockcrete-bunker"],
        },
        {"tarrus": ["mordian-hellhound"]},
        initiative=1,
        start="battle",
    )
    t.reach("attack mordian-hellhound@tarrus").do("area")
    t.do("use rockcrete-bunker@hq on sanctioned-psyker@tarrus")
    assert (t.damage("leman-russ-battle-tank"), t.damage("sanctioned-psyker")) == (1, 0)
    assert t.damage("rockcrete-bunker") == 1


def test_rockcrete_bunker_is_sacrificed_with_four_damage(table: Any) -> None:
    t = attacked(table, ["leman-russ-battle-tank"], supports=["rockcrete-bunker 3 damage"])
    t.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus").do(ROCKCRETE)
    assert not t.has("rockcrete-bunker")
    assert t.zone("discard", 0) == ["rockcrete-bunker"]
    assert t.damage("leman-russ-battle-tank") == 5


def test_rockcrete_bunker_neither_helps_enemies_nor_while_exhausted(table: Any) -> None:
    tired = attacked(table, ["leman-russ-battle-tank"], supports=["rockcrete-bunker exhausted"])
    tired.strike("goff-nob@tarrus", "leman-russ-battle-tank@tarrus")
    assert not tired.offers(ROCKCRETE, "retreat")
    enemy = table(
        {"tarrus": ["stalwart-ogryn"], "supports": ["rockcrete-bunker"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    enemy.strike("stalwart-ogryn@tarrus", "goff-nob@tarrus")
    assert not enemy.offers(ROCKCRETE, "retreat")
    assert enemy.damage("goff-nob", 1) == 2


@pytest.mark.rule("CQ-13.35")
def test_rockcrete_bunker_cannot_take_what_was_reassigned_before(table: Any) -> None:
    """Of 2 damage one goes to the bodyguard; the bunker can take the other one only."""
    t = table(
        {
            "tarrus": ["enginseer-augur exhausted", "sanctioned-psyker exhausted + bodyguard"],
            "supports": ["rockcrete-bunker", "rockcrete-bunker"],
        },
        {"tarrus": ["stalwart-ogryn"]},
        initiative=1,
        start="battle",
    )
    t.strike("stalwart-ogryn@tarrus", "enginseer-augur@tarrus").do(ROCKCRETE)
    assert not t.offers("use rockcrete-bunker@hq#2", "retreat")
    assert (t.damage("enginseer-augur"), t.damage("sanctioned-psyker")) == (0, 1)


# -- Catachan Outpost ------------------------------------------------------------------------------

OUTPOST = "use catachan-outpost@hq"


def test_catachan_outpost_strengthens_the_next_attack_only(table: Any) -> None:
    t = table(
        {
            "tarrus": ["stalwart-ogryn", "sanctioned-psyker exhausted"],
            "supports": ["catachan-outpost"],
        },
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    t.do(OUTPOST, "pick stalwart-ogryn@tarrus")
    assert not t.ready("catachan-outpost")
    assert (t.attack("stalwart-ogryn"), t.attack("sanctioned-psyker")) == (4, 0)
    t.strike("stalwart-ogryn@tarrus", "goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 4
    assert t.attack("stalwart-ogryn") == 2


def test_catachan_outpost_is_over_with_the_phase(table: Any) -> None:
    t = table(
        {
            "tarrus": ["sanctioned-psyker"],
            "barlus": ["stalwart-ogryn"],
            "supports": ["catachan-outpost"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.do(OUTPOST, "pick stalwart-ogryn@barlus")
    assert t.attack("stalwart-ogryn") == 4
    while t.phase == "combat":
        t.do(next((move for move in t.legal if move in DECLINED), t.legal[0]))
    assert t.attack("stalwart-ogryn") == 2


def test_catachan_outpost_is_a_combat_action_of_a_ready_support(table: Any) -> None:
    outpost = {"tarrus": ["stalwart-ogryn"], "supports": ["catachan-outpost"]}
    assert table({**outpost, "hand": ["goff-boyz"]}).refuses(OUTPOST)
    tired = table(
        {**outpost, "supports": ["catachan-outpost exhausted"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert tired.refuses(OUTPOST)
    enemy = table(outpost, {"tarrus": ["goff-nob"]}, initiative=1, start="battle")
    enemy.do(OUTPOST, "pick their goff-nob@tarrus")
    assert (enemy.attack("goff-nob", 1), enemy.attack("stalwart-ogryn")) == (8, 2)


def test_rockcrete_bunker_may_take_from_a_host_whose_bodyguard_does_nothing(table: Any) -> None:
    """An attack on its own host leaves the bodyguard idle: nothing counts as reassigned."""
    t = table(
        {"tarrus": ["sanctioned-psyker exhausted + bodyguard"], "supports": ["rockcrete-bunker"]},
        {"tarrus": ["guardsman"]},
        initiative=1,
        start="battle",
    )
    t.strike("guardsman@tarrus", "sanctioned-psyker@tarrus").do(ROCKCRETE)
    assert (t.damage("sanctioned-psyker"), t.damage("rockcrete-bunker")) == (0, 1)
