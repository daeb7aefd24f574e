"""Chaos Space Marines: every card does what it says, no more, and nothing to others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.forbidden_stars.conftest import VOID, Table, event, strike

Fight = Callable[..., Table]
Make = Callable[..., Table]


def attack(fight: Fight, card: str, mine: str, theirs: str, dice: str, **keys: object) -> Table:
    """Chaos attacks Space Marines, who hold the world and play Ambush."""
    return fight(mine, theirs, factions="ch sm", dice=dice, played=(card, "ambush"), **keys)


# -- combat cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-S6", "FS-15.6")
def test_khornes_rage_spends_an_attack_die_and_routs_unless_paid(fight: Fight) -> None:
    t = attack(fight, "khornes-rage", "chaos-space-marine", "2 scout", "aad dd")
    t.do("choose attack")
    assert (t.dice(0), t.tokens(0)) == ("ad", "aaa")
    t.do("choose yes")
    assert t.seat == 1
    assert t.legal == ["pick scout", "die defence"]
    t.do("die defence")
    assert t.dice(1) == "d"
    assert t.units("smyrna", 1) == ["2 scout"]


@pytest.mark.rule("FS-S6", "FS-S116", "FS-27.27")
def test_khornes_rage_does_nothing_to_routed_units_and_bastions(fight: Fight) -> None:
    t = attack(fight, "khornes-rage", "chaos-space-marine", "bastion, routed scout", "aad dd")
    t.do("choose attack")
    assert t.seat == 1
    assert t.prompt == "ability"


@pytest.mark.rule("FS-S6")
def test_foul_worship_counts_low_units_if_the_enemy_is_routed(fight: Fight) -> None:
    t = attack(fight, "foul-worship", "2 cultist, routed cultist", "scout, routed scout", "aa d")
    t.do("no", "choose yes")
    assert t.tokens(0) == "dd"
    t = attack(fight, "foul-worship", "2 cultist", "2 scout", "aa dd")
    t.do("no")
    assert t.seat == 1


@pytest.mark.rule("FS-S6", "FS-S116")
def test_impure_zeal_rallies_with_more_morale_and_asks_for_a_rout(fight: Fight) -> None:
    t = attack(fight, "impure-zeal", "2 cultist, routed cultist", "2 scout", "mm dd")
    t.do("choose yes")
    assert t.units("smyrna", 0) == ["3 cultist"]
    t.do("choose yes")
    assert t.legal == ["pick scout", "no"]
    t.do("no")
    assert t.tokens(0) == "aaa"
    less = attack(fight, "impure-zeal", "2 cultist, routed cultist", "2 scout", "ma dm")
    less.do("choose yes", "pick scout")
    assert less.units("smyrna", 0) == ["2 cultist", "1 routed cultist"]
    assert less.units("smyrna", 1) == ["1 scout", "1 routed scout"]


@pytest.mark.rule("FS-S6", "FS-11.24")
def test_dark_faith_places_a_cultist_on_another_world_of_the_system(fight: Fight) -> None:
    t = attack(fight, "dark-faith", "2 cultist", "2 scout", "aa dd")
    t.do("choose yes", "choose yes")
    assert t.units("nicea", 0) == ["1 cultist"]
    held = attack(fight, "dark-faith", "2 cultist", "2 scout", "aa dd", units1="nicea: scout")
    held.do("choose yes")
    assert held.seat == 1


@pytest.mark.rule("FS-S6", "FS-S129", "FS-S110")
def test_lure_of_chaos_brings_a_die_to_him_or_a_cultist_to_us(fight: Fight) -> None:
    t = attack(fight, "lure-of-chaos", "cultist", "2 scout", "a dd")
    t.do("choose yes")
    t.do("pick scout", dice="m")
    assert t.dice(1) == "ddm"
    assert t.units("smyrna", 0) == ["1 cultist"]
    t = attack(fight, "lure-of-chaos", "cultist", "2 scout", "a dd")
    t.do("choose yes", "no")
    assert t.units("smyrna", 0) == ["2 cultist"]
    assert t.dice(0) == "a"
    t.do("choose defence")
    assert t.tokens(0) == "dd"


@pytest.mark.rule("FS-S6")
def test_mark_of_khorne_destroys_a_routed_unit_unless_paid(fight: Fight) -> None:
    t = attack(fight, "mark-of-khorne", "chaos-space-marine", "scout, routed scout", "aam d")
    assert t.legal == ["choose attack", "choose morale", "no"]
    t.do("choose morale")
    assert (t.dice(0), t.tokens(0)) == ("aa", "aaa")
    t.do("choose yes")
    assert t.legal == ["pick routed scout", "die defence"]
    t.do("pick routed scout")
    assert t.units("smyrna", 1) == ["1 scout"]


@pytest.mark.rule("FS-S6", "FS-26.3", "FS-EX6")
def test_mark_of_nurgle_gains_tokens_without_asking_if_nobody_is_routed(fight: Fight) -> None:
    t = attack(fight, "mark-of-nurgle", "chaos-space-marine", "2 scout", "aad dd")
    t.do("choose defence", "choose yes")
    assert t.tokens(0) == "ddddd"
    assert t.prompt == "ability"
    t = attack(fight, "mark-of-nurgle", "chaos-space-marine", "scout, routed scout", "aad d")
    t.do("no", "choose yes")
    assert t.legal == ["pick routed scout", "no"]
    t.do("pick routed scout")
    assert t.tokens(0) == ""
    assert t.units("smyrna", 1) == ["1 scout"]


@pytest.mark.rule("FS-S6")
def test_mark_of_slaanesh_routs_and_brings_a_cultist(fight: Fight) -> None:
    t = attack(fight, "mark-of-slaanesh", "chaos-space-marine", "scout, space-marine", "amm ddd")
    t.do("no", "choose yes", "pick scout")
    assert t.units("smyrna", 1) == ["1 routed scout", "1 space-marine"]
    t.do("choose yes")
    assert t.units("smyrna", 0) == ["1 cultist", "1 chaos-space-marine"]


@pytest.mark.rule("FS-S6", "FS-26.4", "FS-EX7", "FS-11.25", "FS-S119")
def test_mark_of_tzeentch_replaces_a_routed_cultist_or_a_token(fight: Fight) -> None:
    t = fight(
        "cultist, routed cultist",
        "2 scout",
        factions="ch sm",
        dice="m dd",
        reinforcement0=1,
        hand0=["mark-of-tzeentch"],
        hand1=["ambush"],
    )
    t.do("commit 1").cards("mark-of-tzeentch", "ambush")
    t.do("choose yes", "choose yes")
    assert t.legal == ["pick cultist", "pick routed cultist", "pick reinforcement"]
    t.do("pick reinforcement")
    assert t.units("smyrna", 0) == ["1 cultist", "1 routed cultist", "1 chaos-space-marine"]
    assert t.dice(0) == "mm"
    t.do("choose attack", "no")
    assert t.dice(0) == "am"
    assert t.view["supply"]["reinforcement"] == 12


@pytest.mark.rule("FS-S6", "FS-S111")
def test_inhuman_strength_sacrifices_a_unit(fight: Fight) -> None:
    t = attack(fight, "inhuman-strength", "helbrute, routed cultist", "2 scout", "aaa dd")
    t.do("choose morale", "choose yes", "pick routed cultist")
    assert t.units("smyrna", 0) == ["1 helbrute"]
    assert (t.dice(0), t.tokens(0)) == ("aaam", "aaaa")


@pytest.mark.rule("FS-S6")
def test_daemonic_resilience_gains_unless_a_unit_is_destroyed(fight: Fight) -> None:
    t = attack(fight, "daemonic-resilience", "helbrute", "2 scout", "aaa dd")
    t.do("choose defence", "choose yes")
    assert t.legal == ["pick scout", "no"]
    t.do("no")
    assert (t.dice(0), t.tokens(0)) == ("aaad", "dddd")


@pytest.mark.rule("FS-S6", "FS-26.2", "FS-EX5")
def test_chaos_united_asks_the_opponent_before_the_die_is_named(fight: Fight) -> None:
    t = attack(
        fight,
        "chaos-united",
        "2 cultist",
        "2 scout",
        "aa dd",
        units0="surge: helbrute, routed chaos-space-marine, chaos-reaver-titan",
    )
    t.do("choose yes")
    assert (t.seat, t.legal) == (1, ["pick scout", "no"])
    t.do("no")
    assert (t.seat, t.legal) == (0, ["die attack", "die defence", "die morale"])
    t.do("die morale", "choose yes")
    # Two Cultists in the system: level 2 at most, and nobody who is routed.
    assert t.units("smyrna", 0) == ["2 cultist", "1 helbrute"]
    assert t.dice(0) == "aam"


@pytest.mark.rule("FS-S6")
def test_death_and_despair_destroys_low_units_of_either_side(fight: Fight) -> None:
    t = attack(
        fight,
        "death-and-despair",
        "chaos-reaver-titan, cultist",
        "scout, routed space-marine",
        "aaaaa d",
    )
    t.do("choose morale")
    assert t.legal == ["choose own", "choose enemy", "no"]
    t.do("choose enemy")
    assert t.units("smyrna", 1) == ["1 routed space-marine"]
    t.do("no", "choose yes")
    assert t.units("smyrna", 1) == []


@pytest.mark.rule("FS-S6")
def test_chaos_victorious_routs_the_low_and_one_more(fight: Fight) -> None:
    t = attack(
        fight, "chaos-victorious", "chaos-reaver-titan", "2 scout, space-marine", "mmmm dddd"
    )
    t.do("no", "choose yes")
    assert t.units("smyrna", 1) == ["2 routed scout", "1 space-marine"]
    t.do("choose yes")
    assert t.units("smyrna", 1) == ["2 routed scout", "1 routed space-marine"]


# -- order upgrades --------------------------------------------------------------------------------


@pytest.mark.rule("FS-S7", "FS-9.14")
def test_from_the_warp_lets_ships_cross_a_storm(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"1a": ["0 advance"]},
        storms=["10a-1a"],
        upgrades0=["from-the-warp"],
        units0={"10a-se": "iconoclast-destroyer", "medrias": "cultist"},
        units1={"noatun": "factory"},
    )
    t.do("resolve")
    assert t.starting("move") == []
    t.do("use from-the-warp", "move iconoclast-destroyer 10a-se 1a-sw")
    # Ground units are still stopped.
    assert t.units("1a-sw", 0) == ["1 iconoclast-destroyer"]
    assert t.prompt != "move-ground-units"


@pytest.mark.rule("FS-S7", "FS-20.5")
def test_favour_of_the_dark_gods_puts_two_tokens_facedown_on_the_events(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"10a": ["0 strategize"]},
        upgrades0=["favour-of-the-dark-gods"],
        units0={"turaci": "cultist"},
        units1={"noatun": "factory"},
    )
    t.do("use favour-of-the-dark-gods", "give deploy", "give advance")
    assert t.seen_by(1)["players"][0]["orders-on-events"] == [None, None]
    assert t.seen_by(0)["players"][0]["orders-on-events"] == ["deploy", "advance"]
    assert t.seen_by(1)["players"][0]["orders"] == [None] * 5


@pytest.mark.rule("FS-S7", "FS-26.12", "FS-EX15", "FS-S120")
def test_dread_ritual_buys_a_unit_without_factory_for_less(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"10a": ["0 deploy"]},
        upgrades0=["dread-ritual"],
        materiel0=2,
        forge0=2,
        units0={"turaci": "2 cultist", "surge": "city", "fornax": "city"},
        units1={"noatun": "factory"},
    )
    t.do("resolve").skip("deploy-units", "deploy-structure")
    assert t.prompt == "dread-ritual"
    assert "buy helbrute turaci" in t.legal
    assert [text for text in t.legal if "titan" in text or "medrias" in text] == []
    t.do("buy helbrute turaci")
    assert t.units("turaci", 0) == ["2 cultist", "1 helbrute"]


@pytest.mark.rule("FS-S7", "FS-10.10")
def test_fear_from_above_routs_those_that_suffer(table: Make) -> None:
    t = strike("ch sm", upgrades0=["fear-from-above"])
    t.do(f"strike {VOID} smyrna").do("use fear-from-above", dice="amddd")
    t.do("choose fear-from-above")
    assert t.units("smyrna", 1) == ["1 scout", "1 routed scout"]
    t = strike("ch sm", upgrades0=["fear-from-above"])
    t.do(f"strike {VOID} smyrna").do("use fear-from-above", dice="amddd").do("done")
    assert t.units("smyrna", 1) == ["2 scout"]


@pytest.mark.rule("FS-S7", "FS-26.11", "FS-EX14", "FS-27.16")
def test_complete_destruction_lets_the_owner_choose_what_is_lost(table: Make) -> None:
    t = strike(
        "ch sm",
        upgrades0=["complete-destruction"],
        units1={"smyrna": "2 scout, city", "noatun": "factory"},
    )
    t.do(f"strike {VOID} smyrna").do("use complete-destruction", dice="dddd")
    t.do("choose complete-destruction")
    assert (t.seat, t.legal) == (1, ["pick scout", "pick city smyrna"])
    t.do("pick city smyrna")
    assert t.structures("smyrna") == []
    assert t.units("smyrna", 1) == ["2 scout"]


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-S8", "FS-8.13")
def test_blight_of_nurgle_routs_an_enemy_in_a_shared_system(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"10a": ["0 advance"]},
        scheme0="blight-of-nurgle",
        units0={"nicea": "cultist"},
        units1={"smyrna": "2 scout", "noatun": "scout"},
    )
    t.do("scheme blight-of-nurgle")
    assert t.units("smyrna", 1) == ["1 scout", "1 routed scout"]
    assert t.units("noatun", 1) == ["1 scout"]


@pytest.mark.rule("FS-S8", "FS-6.8", "FS-20.21")
def test_prayer_to_the_dark_gods_takes_a_storm_elsewhere(table: Make) -> None:
    t = table(
        "ch sm",
        start="refresh",
        first=1,
        scheme0="prayer-to-the-dark-gods",
        storms=["10a-5a"],
        units0={"noatun": "factory"},
        units1={"turaci": "factory"},
        events1=["exterminatus"],
    )
    # LEFT moves the horizontal storm into the tiles above or below.
    t.do("storm-move 10a-5a down-right")
    assert (t.seat, t.prompt) == (0, "use-prayer")
    t.do("yes")
    assert t.prompt == "move-storm"
    assert "storm-move 10a-5a right" in t.legal
    t.do("storm-move 10a-5a right")
    assert t.view["storms"] == ["1a-3b"]
    assert t.view["players"][0]["scheme"] == ""


@pytest.mark.rule("FS-S8", "FS-26.9", "FS-20.10", "FS-S115", "FS-EX12")
def test_seduced_by_chaos_routs_an_enemy_of_the_own_combat_only(fight: Fight) -> None:
    t = attack(
        fight, "dark-faith", "2 cultist", "2 space-marine", "dd dddd", scheme0="seduced-by-chaos"
    )
    t.decline().do("yes")
    assert t.units("smyrna", 1) == ["1 space-marine", "1 routed space-marine"]
    other = fight(
        "2 scout",
        "2 ork-boyz",
        factions="sm or ch",
        dice="dd dddd",
        played=("ambush", "mek-boyz"),
        scheme2="seduced-by-chaos",
        units2={"surge": "cultist"},
    )
    other.decline()
    assert other.prompt == "choose-combat-card"


@pytest.mark.rule("FS-S8", "FS-9.22")
def test_through_the_warp_opens_storms_and_starts_with_morale(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"1a": ["0 advance"]},
        storms=["10a-1a"],
        scheme0="through-the-warp",
        units0={"medrias": "2 cultist", "surge": "city"},
        units1={"smyrna": "scout", "noatun": "factory"},
    )
    t.do("resolve")
    while t.prompt == "move-ships":
        t.do("done")
    assert t.starting("move") == []
    t.do("scheme through-the-warp", "move cultist medrias smyrna")
    t.do("done", dice="ad")
    assert t.dice(0) == "am"


@pytest.mark.rule("FS-S8")
def test_spoils_of_war_give_a_forge_and_a_reinforcement_token() -> None:
    t = event("spoils-of-war", "ch sm")
    t.do("yes")
    assert (t.assets(0, "forge"), t.assets(0, "reinforcement")) == (1, 1)
    assert t.assets(0, "cache") == 0


@pytest.mark.rule("FS-S8", "FS-26.8", "FS-S133", "FS-EX11", "FS-EX50", "FS-21.15")
def test_incantation_of_tzeentch_resolves_one_of_three_further_cards() -> None:
    t = event(
        "incantation-of-tzeentch",
        "ch sm",
        storms=["10a-5a", "3b-12a"],
        on_events0=["strategize", "advance", "deploy"],
        events0=[
            "incantation-of-tzeentch",
            "blight-of-nurgle",
            "touched-by-the-warp",
            "spoils-of-war",
            "prophets-and-signs",
            "through-the-warp",
        ],
    )
    moved = t.starting("storm-move")
    assert moved
    t.do(moved[0], "yes")
    assert t.prompt == "choose-event"
    assert sorted(t.legal) == [
        "event prophets-and-signs",
        "event spoils-of-war",
        "event through-the-warp",
    ]
    t.do("event spoils-of-war")
    # No second storm moves.
    assert t.prompt == "resolve-event"
    t.do("yes")
    assert t.assets(0, "forge") == 1
    assert len(t.view["players"][0]["events"]) == 8


@pytest.mark.rule("FS-S8")
def test_prophets_and_signs_bring_two_where_there_is_none() -> None:
    t = event("prophets-and-signs", "ch sm", units0={"surge": "cultist", "turaci": "factory"})
    t.do("yes")
    assert sorted(t.legal) == ["put 2 cultist turaci", "put cultist surge", "put cultist turaci"]
    t.do("put 2 cultist turaci")
    assert t.units("turaci", 0) == ["2 cultist"]


@pytest.mark.rule("FS-S8")
def test_touched_by_the_warp_gives_an_upgrade_for_a_cultist() -> None:
    t = event(
        "touched-by-the-warp",
        "ch sm",
        storms=["10a-n", "10a-w"],
        materiel0=0,
        units0={"turaci": "cultist, factory", "surge": "factory"},
    )
    if t.prompt == "move-storm":
        t.do(t.legal[0])
    t.do("yes")
    assert t.units("turaci", 0) == []
    assert "learn from-the-warp" in t.legal
    assert t.refuses("learn complete-destruction")
    t.do("learn from-the-warp")
    assert t.view["players"][0]["upgrades"][0]["upgrade"] == "from-the-warp"
