"""Eldar: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

STARBANE = ("eldorath-starbane", "nazdreg")


def commit(t: Any, mine: int, theirs: int) -> Any:
    """Both warlords commit, each to the planet of that number."""
    return t.do(f"dial {mine}", seat=0).do(f"dial {theirs}", seat=1)


def finish_phase(t: Any) -> Any:
    """Decline everything, or do the first thing that is legal, until the phase is over."""
    phase = t.phase
    while t.phase == phase:
        t.do(next((m for m in t.legal if m in ("pass", "no", "done")), t.legal[0]))
    return t


# -- Eldorath Starbane -----------------------------------------------------------------------------

ELDORATH = "use eldorath-starbane@barlus on eldorath-starbane@barlus"


def test_eldorath_exhausts_a_unit_where_he_commits(table: Any) -> None:
    t = table(
        {"barlus": ["altansar-rangers"]},
        {"barlus": ["goff-nob", "bad-dok exhausted"], "tarrus": ["shoota-mob"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 2, 2).do(ELDORATH)
    assert t.starting("pick") == ["pick altansar-rangers@barlus", "pick their goff-nob@barlus"]
    t.do("pick their goff-nob@barlus")
    assert not t.ready("goff-nob", 1)
    assert t.ready("altansar-rangers")
    assert (t.ready("nazdreg", 1), t.ready("shoota-mob", 1)) == (True, True)


def test_eldorath_needs_a_ready_unit_there_that_is_no_warlord(table: Any) -> None:
    t = table(
        {},
        {"barlus": ["bad-dok exhausted"], "tarrus": ["shoota-mob"]},
        warlords=STARBANE,
        start="command",
    )
    assert not commit(t, 2, 2).offers(ELDORATH, "deploy-turn")


def test_a_bloodied_eldorath_and_the_opponents_warlord_exhaust_nobody(table: Any) -> None:
    hurt = table({"bloodied": True}, {"barlus": ["goff-nob"]}, warlords=STARBANE, start="command")
    commit(hurt, 2, 3)
    assert all("eldorath" not in move for move in hurt.legal)
    assert hurt.ready("goff-nob", 1)
    other = table({"barlus": ["goff-nob"]}, {}, warlords=STARBANE, start="command")
    assert not commit(other, 1, 2).offers("use eldorath-starbane@tarrus", "deploy-turn")
    assert other.ready("goff-nob")


def test_eldorath_does_not_answer_the_opponents_commitment(table: Any) -> None:
    t = table({"hand": ["doom"]}, {"barlus": ["goff-nob"]}, warlords=STARBANE, start="command")
    assert not commit(t, 1, 2).offers("use eldorath-starbane@tarrus", "deploy-turn")


# -- Starbane's Council ----------------------------------------------------------------------------


def test_starbanes_council_strikes_exhausted_units_harder(table: Any) -> None:
    t = table(
        {"tarrus": ["starbanes-council", "altansar-rangers exhausted"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    assert t.attack("starbanes-council") == 3
    t.strike("starbanes-council@tarrus", "goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 5


def test_starbanes_council_strikes_ready_units_as_usual(table: Any) -> None:
    t = table(
        {"tarrus": ["starbanes-council"]},
        {"tarrus": ["goff-nob", "bad-dok exhausted"]},
        start="battle",
    )
    t.strike("starbanes-council@tarrus", "goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 3


def test_a_blank_council_and_other_units_gain_nothing(table: Any) -> None:
    blank = table(
        {"tarrus": ["starbanes-council"]}, {"tarrus": ["goff-nob exhausted"]}, start="battle"
    )
    blank.blank("starbanes-council")
    blank.strike("starbanes-council@tarrus", "goff-nob@tarrus")
    assert blank.damage("goff-nob", 1) == 3
    other = table(
        {"tarrus": ["starbanes-council exhausted", "silvered-blade-avengers"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    other.strike("silvered-blade-avengers@tarrus", "goff-nob@tarrus").skip("offer")
    assert other.damage("goff-nob", 1) == 1


# -- Alaitoc Shrine --------------------------------------------------------------------------------


def test_alaitoc_shrine_readies_an_eldar_unit_that_commits(table: Any) -> None:
    t = table(
        {"hq": ["altansar-rangers", "goff-nob"], "supports": ["alaitoc-shrine"]},
        {"hq": ["bad-dok"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 2, 3)
    assert t.starting("use") == ["use alaitoc-shrine@hq on altansar-rangers@barlus"]
    t.do(t.legal[0])
    assert t.ready("altansar-rangers@barlus")
    assert not t.ready("alaitoc-shrine")
    assert (t.ready("goff-nob@barlus"), t.ready("bad-dok", 1)) == (False, False)


def test_alaitoc_shrine_readies_a_unit_moved_by_an_ability(table: Any) -> None:
    t = table(
        {"tarrus": ["wildrider-squadron exhausted"], "supports": ["alaitoc-shrine"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.do("use wildrider-squadron@tarrus", "use alaitoc-shrine@hq")
    assert t.ready("wildrider-squadron@barlus")


def test_alaitoc_shrine_does_nothing_for_ready_or_foreign_units_or_exhausted(table: Any) -> None:
    ready = table(
        {"tarrus": ["wildrider-squadron"], "supports": ["alaitoc-shrine"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    ready.do("use wildrider-squadron@tarrus")
    assert ready.has("wildrider-squadron@barlus")
    assert ready.refuses("use alaitoc-shrine@hq")
    tired = table(
        {
            "tarrus": ["wildrider-squadron exhausted", "altansar-rangers"],
            "supports": ["alaitoc-shrine exhausted"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    tired.do("use wildrider-squadron@tarrus")
    assert not tired.ready("wildrider-squadron@barlus")
    assert tired.refuses("use alaitoc-shrine@hq")
    orks = table(
        {
            "hq": ["goff-nob"],
            "supports": ["alaitoc-shrine", "tellyporta-pad"],
            "tarrus": ["bad-dok"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    orks.do("use tellyporta-pad@hq", "pick goff-nob@hq")
    assert orks.has("goff-nob@tarrus")
    assert orks.refuses("use alaitoc-shrine@hq")


# -- Foresight -------------------------------------------------------------------------------------

FORESIGHT = "play foresight on eldorath-starbane@tarrus"


def test_foresight_commits_the_warlord_to_another_planet(table: Any) -> None:
    t = table(
        {"hq": ["altansar-rangers"], "hand": ["foresight"], "resources": 1},
        {"ferrin": ["goff-nob"], "tarrus": ["bad-dok"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 1, 2).reach(FORESIGHT)
    assert t.starting("pick") == ["pick barlus", "pick ferrin"]
    t.do("pick ferrin")
    assert t.has("eldorath-starbane@ferrin")
    assert t.has("altansar-rangers@tarrus")
    assert t.has("nazdreg@barlus", 1)
    assert t.resources[0] == 0


def test_eldorath_may_react_to_both_commitments(table: Any) -> None:
    t = table(
        {"hand": ["foresight"], "resources": 1},
        {"ferrin": ["goff-nob"], "tarrus": ["bad-dok"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 1, 2)
    t.reach("use eldorath-starbane@tarrus on eldorath-starbane@tarrus").reach(FORESIGHT)
    t.do("pick ferrin").reach("use eldorath-starbane@ferrin")
    assert (t.ready("bad-dok", 1), t.ready("goff-nob", 1)) == (False, False)


def test_eldorath_speaks_of_the_planet_he_committed_to_first(table: Any) -> None:
    """After Foresight his first commitment still concerns the first planet."""
    t = table(
        {"hand": ["foresight"], "resources": 1},
        {"ferrin": ["goff-nob"], "tarrus": ["bad-dok"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 1, 2).reach(FORESIGHT)
    t.do("pick ferrin", "pass").reach("use eldorath-starbane@ferrin on eldorath-starbane@ferrin")
    assert (t.ready("bad-dok", 1), t.ready("goff-nob", 1)) == (False, True)


def test_foresight_needs_its_cost_ones_own_warlord_and_another_planet(table: Any) -> None:
    poor = table({"hand": ["foresight"]}, {}, warlords=STARBANE, start="command")
    commit(poor, 1, 2)
    assert not any("foresight" in move for move in poor.legal)
    single = table(
        {"hand": ["foresight"], "resources": 1},
        {"tarrus": ["bad-dok"]},
        warlords=STARBANE,
        planets=["tarrus"],
        start="command",
    )
    single.skip("dial")
    assert not single.offers(FORESIGHT, "deploy-turn")
    own = table({"hand": ["foresight"], "resources": 1}, {}, warlords=STARBANE, start="command")
    commit(own, 1, 1)
    assert own.refuses("play foresight on their nazdreg@tarrus")
    assert not own.refuses(FORESIGHT)


def test_a_second_foresight_answers_the_second_commitment_only(table: Any) -> None:
    t = table(
        {"hand": ["foresight", "foresight"], "resources": 2},
        {"tarrus": ["bad-dok"]},
        warlords=STARBANE,
        start="command",
    )
    commit(t, 1, 2).reach(FORESIGHT).do("pick ferrin")
    assert not t.refuses("play foresight")
    t.do("pass")
    assert t.has("eldorath-starbane@ferrin")
    assert not t.offers("play foresight", "deploy-turn")


# -- Mobility --------------------------------------------------------------------------------------


def test_mobility_makes_its_host_mobile(table: Any) -> None:
    t = table(
        {"tarrus": ["altansar-rangers + mobility", "shrouded-harlequin"]},
        {"barlus": ["goff-nob"]},
        start="combat",
    )
    assert t.starting("move") == ["move altansar-rangers@tarrus barlus"]
    t.do("move altansar-rangers@tarrus barlus")
    assert t.has("altansar-rangers@barlus")
    assert [card for card in t.cards(0) if "mobility" in card] == ["mobility@barlus"]


def test_mobility_is_for_army_units(table: Any) -> None:
    t = table({"hand": ["mobility"], "hq": ["guardsman", "soaring-falcon"]}, warlords=STARBANE)
    assert t.starting("attach") == ["attach mobility soaring-falcon@hq"]


# -- Eldar Survivalist -----------------------------------------------------------------------------


def test_eldar_survivalist_adds_a_card_and_a_resource_to_a_struggle_won(table: Any) -> None:
    t = table(
        {"tarrus": ["eldar-survivalist"], "supports": ["craftworld-gate"]},
        {"barlus": ["goff-nob"]},
        start="struggles",
    )
    t.do("yes")
    assert t.prompt == "action-window"
    assert (len(t.zone("hand", 0)), t.resources[0]) == (2, 2)


def test_eldar_survivalist_gives_nothing_for_a_struggle_elsewhere(table: Any) -> None:
    t = table(
        {
            "ferrin": ["eldar-survivalist"],
            "tarrus": ["biel-tan-guardians"],
            "supports": ["craftworld-gate"],
        },
        {"ferrin": ["rugged-killa-kans"]},
        start="struggles",
    )
    t.do("yes", "no")
    assert t.prompt == "action-window"
    assert (len(t.zone("hand", 0)), t.resources[0]) == (1, 1)


# -- Wildrider Squadron ----------------------------------------------------------------------------

WILDRIDERS = "use wildrider-squadron@barlus"


def test_wildrider_squadron_moves_next_door_once_per_phase(table: Any) -> None:
    t = table(
        {"barlus": ["wildrider-squadron"], "carnath": ["wildrider-squadron"]},
        {"tarrus": ["goff-nob"]},
        planets=["tarrus", "barlus", "ferrin", "carnath"],
        start="battle",
    )
    t.do(WILDRIDERS)
    assert t.starting("pick") == ["pick tarrus", "pick ferrin"]
    t.do("pick tarrus")
    assert t.has("wildrider-squadron@tarrus")
    assert t.has("wildrider-squadron@carnath")
    t.until("action-window")
    assert t.refuses("use wildrider-squadron@tarrus")
    assert not t.refuses("use wildrider-squadron@carnath")


def test_wildrider_squadron_moves_in_combat_from_planets_only(table: Any) -> None:
    early = table({"barlus": ["wildrider-squadron"], "hand": ["doom"]})
    assert early.refuses(WILDRIDERS)
    home = table(
        {"hq": ["wildrider-squadron"], "tarrus": ["altansar-rangers"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert home.refuses("use wildrider-squadron@hq")


def test_a_blank_wildrider_squadron_cannot_move(table: Any) -> None:
    t = table(
        {"barlus": ["wildrider-squadron"], "tarrus": ["altansar-rangers exhausted"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    assert not t.refuses(WILDRIDERS)
    t.blank("wildrider-squadron")
    assert not t.do("pass").offers(WILDRIDERS, "retreat")


# -- Wailing Wraithfighter -------------------------------------------------------------------------

WAILS = "use wailing-wraithfighter@tarrus"


def test_wailing_wraithfighter_makes_the_opponent_discard_by_choice(table: Any) -> None:
    t = table(
        {"tarrus": ["wailing-wraithfighter"], "hand": ["doom"]},
        {"tarrus": ["goff-nob"], "hand": ["goff-boyz", "shoota-mob"]},
        start="battle",
    )
    t.reach("attack wailing-wraithfighter@tarrus").do(WAILS)
    assert (t.seat, t.legal) == (1, ["take goff-boyz", "take shoota-mob"])
    t.do("take shoota-mob")
    assert t.zone("hand", 1) == ["goff-boyz"]
    assert t.zone("discard", 1) == ["shoota-mob"]
    assert t.zone("hand", 0) == ["doom"]
    t.skip("shield")
    assert t.damage("goff-nob", 1) == 3


def test_wailing_wraithfighter_needs_a_hand_and_its_own_attack(table: Any) -> None:
    empty = table(
        {"tarrus": ["wailing-wraithfighter"], "hand": ["doom"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    empty.reach("attack wailing-wraithfighter@tarrus")
    assert empty.refuses(WAILS)
    other = table(
        {"tarrus": ["wailing-wraithfighter exhausted", "altansar-rangers"]},
        {"tarrus": ["goff-nob"], "hand": ["goff-boyz"]},
        start="battle",
    )
    other.reach("attack altansar-rangers@tarrus")
    assert other.refuses(WAILS)
    assert other.zone("hand", 1) == ["goff-boyz"]


# -- Shrouded Harlequin ----------------------------------------------------------------------------

HARLEQUIN = "use shrouded-harlequin@tarrus"


def test_shrouded_harlequin_exhausts_an_enemy_anywhere_when_destroyed(table: Any) -> None:
    t = table(
        {"tarrus": ["shrouded-harlequin"], "barlus": ["altansar-rangers"]},
        {"tarrus": ["goff-nob", "bad-dok"], "barlus": ["nazdreg"], "hq": ["shoota-mob"]},
        initiative=1,
        start="battle",
    )
    t.strike("goff-nob@tarrus", "shrouded-harlequin@tarrus").do(HARLEQUIN)
    assert t.starting("pick") == ["pick their bad-dok@tarrus", "pick their nazdreg@barlus"]
    t.do("pick their nazdreg@barlus")
    assert not t.ready("nazdreg", 1)
    assert t.ready("altansar-rangers")
    assert not t.has("shrouded-harlequin")


def test_shrouded_harlequin_heeds_neither_other_deaths_nor_leaving_otherwise(table: Any) -> None:
    other = table(
        {"tarrus": ["shrouded-harlequin exhausted", "biel-tan-guardians exhausted"]},
        {"tarrus": ["goff-nob", "bad-dok"]},
        initiative=1,
        start="battle",
    )
    other.strike("goff-nob@tarrus", "biel-tan-guardians@tarrus")
    assert not other.has("biel-tan-guardians")
    assert other.refuses(HARLEQUIN)
    returned = table(
        {"tarrus": ["shrouded-harlequin"], "supports": ["craftworld-gate"]},
        {"tarrus": ["goff-nob"]},
    )
    returned.do("use craftworld-gate@hq")
    assert returned.zone("hand", 0) == ["shrouded-harlequin"]
    assert returned.refuses(HARLEQUIN)
    assert returned.ready("goff-nob", 1)


# -- Swordwind Farseer -----------------------------------------------------------------------------

SIX = ["doom", "nullify", "superiority", "goff-boyz", "mobility", "bad-dok"]


def test_swordwind_farseer_takes_one_of_the_top_six_cards(table: Any) -> None:
    t = table({"hand": ["swordwind-farseer"], "resources": 3, "deck": ["goff-nob", *SIX]})
    t.do("deploy swordwind-farseer tarrus", "use swordwind-farseer@tarrus")
    assert t.starting("take") == [f"take {name}" for name in reversed(SIX)]
    t.do("take nullify", "take mobility", "done")
    assert t.zone("hand", 0) == ["nullify"]
    assert t.zone("deck", 0)[-1] == "goff-nob"
    assert sorted(t.zone("deck", 0)[:5]) == sorted(set(SIX) - {"nullify"})
    assert t.zone("deck", 0)[4] == "mobility"


@pytest.mark.rule("CQ-S54")
def test_the_opponent_does_not_see_what_the_farseer_took(table: Any) -> None:
    t = table({"hand": ["swordwind-farseer"], "resources": 3, "deck": SIX})
    t.do("deploy swordwind-farseer tarrus", "use swordwind-farseer@tarrus", "take nullify")
    card = next(int(c) for c in t.state.cards_in(2))
    assert not t.state.knows_card(1, card)


def test_swordwind_farseer_also_searches_when_put_into_play_but_only_itself(table: Any) -> None:
    gift = table(
        {"hand": ["gift-of-isha"], "resources": 2, "discard": ["swordwind-farseer"], "deck": SIX}
    )
    gift.do("play gift-of-isha", "pick barlus", "use swordwind-farseer@barlus", "take doom")
    assert gift.zone("hand", 0) == ["doom"]
    other = table({"hand": ["altansar-rangers"], "resources": 3, "tarrus": ["swordwind-farseer"]})
    other.do("deploy altansar-rangers tarrus")
    assert other.refuses("use swordwind-farseer@tarrus")


# -- Silvered Blade Avengers -----------------------------------------------------------------------

AVENGERS = "use silvered-blade-avengers@tarrus"


def test_silvered_blade_avengers_exhaust_whom_they_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["silvered-blade-avengers"]}, {"tarrus": ["goff-nob", "bad-dok"]}, start="battle"
    )
    t.strike("silvered-blade-avengers@tarrus", "goff-nob@tarrus").do(AVENGERS)
    assert (t.ready("goff-nob", 1), t.ready("bad-dok", 1)) == (False, True)
    assert t.damage("goff-nob", 1) == 1


@pytest.mark.parametrize("defender", ["nazdreg", "goff-nob exhausted"])
def test_silvered_blade_avengers_exhaust_neither_warlords_nor_the_exhausted(
    table: Any, defender: str
) -> None:
    t = table(
        {"tarrus": ["silvered-blade-avengers", "nazdreg exhausted"]},
        {"tarrus": [defender]},
        start="battle",
    )
    t.reach("attack silvered-blade-avengers@tarrus")
    assert t.refuses(AVENGERS)
    assert t.damage(defender.split()[0], 1) == 1
    assert t.ready(defender.split()[0], 1) == (defender == "nazdreg")


def test_silvered_blade_avengers_exhaust_nobody_for_others(table: Any) -> None:
    t = table(
        {"tarrus": ["silvered-blade-avengers exhausted", "altansar-rangers"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack altansar-rangers@tarrus")
    assert t.refuses(AVENGERS)
    assert t.ready("goff-nob", 1)


# -- Biel-Tan Warp Spiders -------------------------------------------------------------------------

SPIDERS = "use biel-tan-warp-spiders@tarrus"


def spiders(table: Any) -> Any:
    t = table(
        {"tarrus": ["biel-tan-warp-spiders"], "deck": ["doom", "nullify"]},
        {"tarrus": ["goff-nob"], "deck": ["bad-dok", "shoota-mob", "goff-boyz"]},
        start="battle",
    )
    return t.reach("attack biel-tan-warp-spiders@tarrus").do(SPIDERS)


def test_warp_spiders_discard_one_of_the_opponents_top_cards(table: Any) -> None:
    t = spiders(table).do("choose theirs")
    assert (t.seat, t.legal) == (0, ["no", "take goff-boyz", "take shoota-mob"])
    t.do("take shoota-mob")
    assert t.zone("discard", 1) == ["shoota-mob"]
    assert t.zone("deck", 1)[-2:] == ["bad-dok", "goff-boyz"]
    assert t.zone("deck", 0)[-2:] == ["doom", "nullify"]
    assert t.damage("goff-nob", 1) == 1


def test_warp_spiders_may_look_at_their_own_deck_and_discard_nothing(table: Any) -> None:
    t = spiders(table).do("choose own")
    assert t.legal == ["no", "take nullify", "take doom"]
    t.do("no")
    assert t.zone("deck", 0)[-2:] == ["doom", "nullify"]
    assert (t.zone("discard", 0), t.zone("discard", 1)) == ([], [])


@pytest.mark.rule("CQ-3.8")
def test_only_the_looker_knows_what_the_spiders_saw(table: Any) -> None:
    t = spiders(table).do("choose theirs", "no")
    top, second, third = [int(card) for card in reversed(t.state.cards_in(1)[-3:])]
    assert [t.state.knows_card(0, card) for card in (top, second, third)] == [True, True, False]
    assert not t.state.knows_card(1, top)


def test_everybody_reads_which_card_the_spiders_discard(table: Any) -> None:
    t = spiders(table).do("choose theirs")
    game = t.state.game()
    shown = [game.text_for(t.state, 0, int(move), 1) for move in t.state.legal(0)]
    assert shown == ["no", "take goff-boyz", "take shoota-mob"]


def test_warp_spiders_look_only_when_they_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["biel-tan-warp-spiders exhausted", "altansar-rangers"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack altansar-rangers@tarrus")
    assert t.refuses(SPIDERS)


# -- Spiritseer Erathal ----------------------------------------------------------------------------

ERATHAL = "use spiritseer-erathal@tarrus"


def test_spiritseer_erathal_mends_another_unit_there(table: Any) -> None:
    t = table(
        {
            "tarrus": [
                "spiritseer-erathal 1 damage",
                "altansar-rangers 1 damage",
                "soaring-falcon",
            ],
            "barlus": ["soaring-falcon 2 damage"],
        },
        {"tarrus": ["goff-nob 2 damage"]},
        start="battle",
    )
    t.reach("attack altansar-rangers@tarrus").reach("attack spiritseer-erathal@tarrus").do(ERATHAL)
    assert t.starting("pick") == [
        "pick altansar-rangers@tarrus",
        "pick their goff-nob@tarrus",
    ]
    t.do("pick altansar-rangers@tarrus")
    assert t.damage("altansar-rangers") == 0
    assert (t.damage("spiritseer-erathal"), t.damage("soaring-falcon@barlus")) == (1, 2)


def test_spiritseer_erathal_needs_another_damaged_unit(table: Any) -> None:
    t = table(
        {"tarrus": ["spiritseer-erathal 1 damage"], "barlus": ["soaring-falcon 2 damage"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack spiritseer-erathal@tarrus")
    assert t.refuses(ERATHAL)
    assert t.damage("spiritseer-erathal") == 1


def test_spiritseer_erathal_does_not_mend_for_the_attacks_of_others(table: Any) -> None:
    t = table(
        {"tarrus": ["spiritseer-erathal exhausted", "altansar-rangers 1 damage"]},
        {"tarrus": ["goff-nob 2 damage"]},
        start="battle",
    )
    t.reach("attack altansar-rangers@tarrus")
    assert t.refuses(ERATHAL)
    assert (t.damage("altansar-rangers"), t.damage("goff-nob", 1)) == (1, 4)


def test_a_blank_erathal_mends_nobody(table: Any) -> None:
    t = table(
        {"tarrus": ["spiritseer-erathal"], "barlus": ["goff-nob"]},
        {"tarrus": ["goff-nob 2 damage"]},
        start="battle",
    )
    t.blank("spiritseer-erathal")
    t.reach("attack spiritseer-erathal@tarrus")
    assert t.refuses(ERATHAL)
    assert t.damage("goff-nob", 1) == 4


# -- Superiority -----------------------------------------------------------------------------------


def test_superiority_takes_all_command_icons_for_one_struggle(table: Any) -> None:
    t = table(
        {"hand": ["superiority"], "resources": 1, "tarrus": ["altansar-rangers"]},
        {
            "tarrus": ["rugged-killa-kans + promotion", "goff-boyz", "nazdreg exhausted"],
            "barlus": ["bad-dok"],
        },
        start="struggles",
    )
    t.do("play superiority")
    assert t.starting("pick") == [
        "pick altansar-rangers@tarrus",
        "pick their rugged-killa-kans@tarrus",
    ]
    t.do("pick their rugged-killa-kans@tarrus")
    assert (t.prompt, t.seat) == ("take-bonus", 0)
    assert t.command("rugged-killa-kans", 1) == 0
    t.do("no")
    assert t.command("rugged-killa-kans", 1) == 4
    assert (t.prompt, t.seat) == ("take-bonus", 1)


def test_superiority_needs_an_army_unit_with_icons_at_that_planet(table: Any) -> None:
    card = {"hand": ["superiority"], "resources": 1}
    nobody = table(card, {"tarrus": ["goff-boyz", "snotlings", "nazdreg"]}, start="struggles")
    assert not nobody.offers("play superiority", "take-bonus")
    poor = table({**card, "resources": 0}, {"tarrus": ["bad-dok"]}, start="struggles")
    assert not poor.offers("play superiority", "take-bonus")


def test_superiority_may_wait_for_a_later_struggle(table: Any) -> None:
    t = table(
        {
            "hand": ["superiority"],
            "resources": 1,
            "ferrin": ["goff-boyz"],
            "supports": ["craftworld-gate"],
        },
        {"barlus": ["bad-dok"]},
        start="struggles",
    )
    t.do("play superiority")
    assert t.prompt == "action-window"
    assert t.zone("discard", 0) == ["superiority"]
    assert t.zone("hand", 1) == []


# -- Nullify ---------------------------------------------------------------------------------------


def nullified(table: Any, mine: list[str], warlord: str = "nazdreg") -> Any:
    """The opponent's Promise of Glory would make two Cultists."""
    t = table(
        {"tarrus": mine, "hand": ["nullify"]},
        {"hand": ["promise-of-glory", "goff-boyz"]},
        initiative=1,
        warlords=(warlord, "nazdreg"),
    )
    return t.do("play promise-of-glory")


def cultists(t: Any, seat: int) -> int:
    return sum("cultist" in card for card in t.cards(seat))


def test_nullify_cancels_the_effects_of_an_event(table: Any) -> None:
    t = nullified(table, ["spiritseer-erathal", "altansar-rangers"])
    t.do("play nullify")
    assert cultists(t, 1) == 0
    assert (t.ready("spiritseer-erathal"), t.ready("altansar-rangers")) == (False, True)
    assert t.zone("discard", 0) == ["nullify"]
    assert t.zone("discard", 1) == ["promise-of-glory"]


def test_an_event_that_is_not_nullified_has_its_effects(table: Any) -> None:
    t = nullified(table, ["spiritseer-erathal"])
    t.do("pass")
    assert cultists(t, 1) == 2
    assert t.ready("spiritseer-erathal")


def test_a_warlord_can_be_exhausted_for_nullify(table: Any) -> None:
    t = nullified(table, [], "eldorath-starbane").do("play nullify")
    assert (cultists(t, 1), t.ready("eldorath-starbane")) == (0, False)


@pytest.mark.parametrize("unit", ["spiritseer-erathal exhausted", "altansar-rangers", "crushface"])
def test_nullify_needs_a_ready_unique_eldar_unit(table: Any, unit: str) -> None:
    t = nullified(table, [unit])
    assert t.refuses("play nullify")
    assert cultists(t, 1) == 2


def test_nullify_answers_neither_own_events_nor_abilities_of_cards(table: Any) -> None:
    own = table(
        {"tarrus": ["spiritseer-erathal"], "hand": ["nullify", "promise-of-glory"]},
    )
    own.do("play promise-of-glory")
    assert cultists(own, 0) == 2
    ability = table(
        {"tarrus": ["spiritseer-erathal"], "hand": ["nullify"]},
        {"tarrus": ["altansar-rangers"], "supports": ["craftworld-gate"]},
        initiative=1,
    )
    ability.do("use craftworld-gate@hq")
    assert ability.zone("hand", 1) == ["altansar-rangers"]
    assert ability.zone("hand", 0) == ["nullify"]


@pytest.mark.rule("CQ-10.30")
def test_nullify_can_be_nullified(table: Any) -> None:
    t = table(
        {"tarrus": ["spiritseer-erathal"], "hand": ["nullify"]},
        {"hand": ["promise-of-glory", "nullify", "goff-boyz"], "tarrus": ["spiritseer-erathal"]},
        initiative=1,
    )
    t.do("play promise-of-glory").reach("play nullify")
    assert not t.ready("spiritseer-erathal")
    t.do("play nullify", seat=1)
    assert cultists(t, 1) == 2
    assert not t.ready("spiritseer-erathal", 1)


# -- Doom ------------------------------------------------------------------------------------------


def test_doom_destroys_the_common_units_of_both_headquarters(table: Any) -> None:
    t = table(
        {
            "hq": ["altansar-rangers", "spiritseer-erathal"],
            "tarrus": ["biel-tan-guardians"],
            "hand": ["doom"],
            "resources": 4,
        },
        {"hq": ["goff-nob", "snotlings", "crushface"], "barlus": ["bad-dok"]},
    )
    t.do("play doom")
    assert t.cards(0) == ["nazdreg@hq", "biel-tan-guardians@tarrus", "spiritseer-erathal@hq"]
    assert t.cards(1) == ["nazdreg@hq", "crushface@hq", "bad-dok@barlus"]
    assert t.resources[0] == 0


def test_doom_spares_an_immune_enemy_but_not_ones_own(table: Any) -> None:
    t = table(
        {"hq": ["stalwart-ogryn"], "hand": ["doom"], "resources": 4},
        {"hq": ["stalwart-ogryn"]},
    )
    t.do("play doom")
    assert (t.has("stalwart-ogryn"), t.has("stalwart-ogryn", 1)) == (False, True)


def test_doom_needs_somebody_to_destroy_the_deploy_phase_and_its_cost(table: Any) -> None:
    doom = {"hand": ["doom"], "resources": 4}
    assert table({**doom, "tarrus": ["goff-boyz"]}, {"hq": ["crushface"]}).refuses("play doom")
    assert table({**doom, "resources": 3}, {"hq": ["goff-nob"]}).refuses("play doom")
    late = table(
        {**doom, "tarrus": ["goff-boyz"], "supports": ["craftworld-gate"]},
        {"hq": ["goff-nob"], "tarrus": ["goff-nob"]},
        start="battle",
    )
    assert late.prompt == "action-window"
    assert late.refuses("play doom")


# -- Gift of Isha ----------------------------------------------------------------------------------


def test_gift_of_isha_brings_back_the_topmost_eldar_unit_for_the_phase(table: Any) -> None:
    t = table(
        {
            "hand": ["gift-of-isha"],
            "resources": 2,
            "discard": ["starbanes-council", "altansar-rangers", "goff-nob", "doom"],
        },
        {"hand": ["goff-boyz"]},
    )
    t.do("play gift-of-isha", "pick barlus")
    assert t.has("altansar-rangers@barlus")
    assert not t.has("starbanes-council")
    assert t.zone("discard", 0) == ["starbanes-council", "goff-nob", "doom", "gift-of-isha"]
    finish_phase(t)
    assert not t.has("altansar-rangers")
    assert t.zone("discard", 0)[-1] == "altansar-rangers"


def test_a_unit_that_left_and_came_again_stays(table: Any) -> None:
    t = table(
        {
            "hand": ["gift-of-isha"],
            "resources": 5,
            "discard": ["altansar-rangers"],
            "supports": ["craftworld-gate"],
        },
    )
    t.do("play gift-of-isha", "pick barlus", "use craftworld-gate@hq")
    t.do("deploy altansar-rangers tarrus").until("dial")
    assert t.has("altansar-rangers@tarrus")


def test_gift_of_isha_needs_an_eldar_unit_that_may_enter(table: Any) -> None:
    gift = {"hand": ["gift-of-isha"], "resources": 2}
    assert table({**gift, "discard": ["goff-nob", "doom"]}).refuses("play gift-of-isha")
    unique = table(
        {
            **gift,
            "discard": ["altansar-rangers", "spiritseer-erathal"],
            "tarrus": ["spiritseer-erathal"],
        }
    )
    assert unique.refuses("play gift-of-isha")
    poor = table({**gift, "resources": 1, "discard": ["altansar-rangers"]})
    assert poor.refuses("play gift-of-isha")
    enemy = table(gift, {"discard": ["altansar-rangers"]})
    assert enemy.refuses("play gift-of-isha")


@pytest.mark.rule("CQ-3.3")
def test_the_owner_orders_what_falls_together_when_the_order_matters(table: Any) -> None:
    t = table(
        {"hand": ["gift-of-isha"], "hq": ["altansar-rangers", "starbanes-council"]},
        {"hand": ["doom"], "resources": 4},
        initiative=1,
    )
    t.do("play doom")
    assert (t.prompt, t.seat) == ("order-discards", 0)
    t.do("pick starbanes-council@hq")
    assert t.zone("discard", 0) == ["starbanes-council", "altansar-rangers"]


# -- Banshee Power Sword ---------------------------------------------------------------------------

SWORD = "use banshee-power-sword@tarrus"


def swordsman(table: Any, defender: str = "goff-nob", hand: tuple[str, ...] = ("doom",)) -> Any:
    t = table(
        {"tarrus": ["altansar-rangers + banshee-power-sword"], "hand": list(hand)},
        {"tarrus": [defender]},
        start="battle",
    )
    assert t.attack("altansar-rangers") == 3
    return t.reach("attack altansar-rangers@tarrus")


def test_banshee_power_sword_gives_attack_for_cards_discarded(table: Any) -> None:
    t = swordsman(table, hand=("doom", "nullify", "mobility"))
    t.do(SWORD)
    assert t.refuses("no")
    t.do("take doom", "take mobility", "no").skip("offer")
    assert t.damage("goff-nob", 1) == 5
    assert t.attack("altansar-rangers") == 3
    assert t.zone("hand", 0) == ["nullify"]
    assert t.zone("discard", 0) == ["doom", "mobility"]


def test_banshee_power_sword_alone_gives_one_attack_to_its_host(table: Any) -> None:
    t = swordsman(table)
    t.do("pass").skip("offer")
    assert t.damage("goff-nob", 1) == 3
    assert t.zone("hand", 0) == ["doom"]


def test_banshee_power_sword_stops_when_the_hand_is_empty(table: Any) -> None:
    t = swordsman(table).do(SWORD, "take doom").skip("offer")
    assert t.damage("goff-nob", 1) == 4
    assert t.zone("hand", 0) == []


def test_banshee_power_sword_needs_cards_and_no_warlord_before_it(table: Any) -> None:
    assert not swordsman(table, hand=()).offers(SWORD, "combat-turn")
    warlord = swordsman(table, "nazdreg")
    assert not warlord.offers(SWORD, "combat-turn")
    assert warlord.damage("nazdreg", 1) == 3


def test_banshee_power_sword_serves_only_its_host(table: Any) -> None:
    t = table(
        {
            "tarrus": [
                "silvered-blade-avengers",
                "shrouded-harlequin exhausted + banshee-power-sword",
            ],
            "hand": ["doom"],
        },
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack silvered-blade-avengers@tarrus")
    assert t.refuses(SWORD)
    t.skip("offer")
    assert t.damage("goff-nob", 1) == 1


# -- Corsair Trading Port --------------------------------------------------------------------------

PORT = "use corsair-trading-port@hq"


def test_corsair_trading_port_makes_an_eldar_unit_cheaper(table: Any) -> None:
    t = table({"supports": ["corsair-trading-port"], "hand": ["altansar-rangers"], "resources": 2})
    t.do("deploy altansar-rangers tarrus", PORT)
    assert t.has("altansar-rangers@tarrus")
    assert t.resources[0] == 0
    assert not t.ready("corsair-trading-port")


def test_corsair_trading_port_serves_neither_orks_nor_supports_nor_enemies(table: Any) -> None:
    port = {"supports": ["corsair-trading-port"]}
    for move in ("deploy goff-boyz tarrus", "deploy craftworld-gate"):
        t = table({**port, "hand": [move.split()[1]], "resources": 1}, {"tarrus": ["goff-nob"]})
        t.do(move)
        assert (t.resources[0], t.ready("corsair-trading-port")) == (0, True)
    enemy = table(port, {"hand": ["altansar-rangers"], "resources": 3}, initiative=1)
    enemy.do("deploy altansar-rangers tarrus")
    assert (enemy.resources[1], enemy.ready("corsair-trading-port")) == (0, True)


# -- Craftworld Gate -------------------------------------------------------------------------------

GATE = "use craftworld-gate@hq"


def test_craftworld_gate_returns_an_army_unit_to_hand(table: Any) -> None:
    t = table(
        {
            "supports": ["craftworld-gate"],
            "tarrus": ["altansar-rangers 1 damage + mobility", "guardsman"],
            "hq": ["goff-nob"],
        },
        {"tarrus": ["goff-nob"]},
    )
    t.do(GATE)
    assert t.starting("pick") == ["pick altansar-rangers@tarrus", "pick goff-nob@hq"]
    t.do("pick altansar-rangers@tarrus")
    assert t.zone("hand", 0) == ["altansar-rangers"]
    assert t.zone("discard", 0) == ["mobility"]
    assert not t.ready("craftworld-gate")
    assert (t.has("guardsman"), t.has("goff-nob", 1)) == (True, True)


def test_craftworld_gate_needs_to_be_ready_and_an_army_unit(table: Any) -> None:
    tired = table(
        {
            "supports": ["craftworld-gate exhausted"],
            "tarrus": ["altansar-rangers"],
            "hand": ["doom"],
        }
    )
    assert tired.refuses(GATE)
    nobody = table(
        {"supports": ["craftworld-gate"], "tarrus": ["guardsman"], "hand": ["doom"]},
        {"tarrus": ["altansar-rangers"]},
    )
    assert nobody.refuses(GATE)
