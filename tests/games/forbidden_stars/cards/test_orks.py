"""Orks: every card does what it says, no more, and nothing to others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.abilities.combat_cards import discard_played
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.phases.pool import lose_dice
from hadur.games.forbidden_stars.state import DEFENCE
from tests.games.forbidden_stars.conftest import VOID, Table, event, strike

Fight = Callable[..., Table]
Make = Callable[..., Table]


def attack(fight: Fight, card: str, mine: str, theirs: str, dice: str, **keys: object) -> Table:
    """Orks attack Space Marines, who play Ambush."""
    return fight(mine, theirs, factions="or sm", dice=dice, played=(card, "ambush"), **keys)


# -- combat cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-S6")
def test_gretchin_gain_one_of_each_and_upset_a_die(fight: Fight) -> None:
    t = attack(fight, "gretchin", "ork-boyz", "2 scout", "aa dm")
    t.do("choose yes")
    assert t.tokens(0) == "ad"
    assert t.legal == ["choose defence", "choose morale", "no"]
    t.do("choose morale", dice="a")
    assert t.dice(1) == "ad"
    assert t.seat == 1


@pytest.mark.rule("FS-S6", "FS-15.8")
def test_gretchin_ram_a_ship_with_an_onslaught(fight: Fight) -> None:
    t = fight(
        "2 onslaught-attack-ship",
        "strike-cruiser, battle-barge",
        VOID,
        "or sm",
        "aa dddddd",
        ("gretchin", "ambush"),
        ("10a-se",),
    )
    t.do("no", "no", "choose yes")
    assert (t.seat, t.legal) == (1, ["pick strike-cruiser", "pick battle-barge"])
    t.do("pick strike-cruiser")
    assert t.units(VOID, 1) == ["1 battle-barge"]
    assert t.units(VOID, 0) == ["1 onslaught-attack-ship"]


@pytest.mark.rule("FS-S6", "FS-4.9")
def test_mek_boyz_borrow_icons_for_a_round(fight: Fight) -> None:
    t = attack(fight, "mek-boyz", "ork-boyz", "2 scout", "dd dd", hand1=["reconnaissance"] * 2)
    deck = t.view["players"][1]["deck"]
    icons = {"fury-of-the-ultramar": 1, "ambush": 1}
    t.do("no", "choose yes")
    assert t.view["combat"]["sides"][0]["attack"] == icons.get(deck[0], 0)
    assert len(t.view["players"][1]["deck"]) == 5
    t.decline()
    assert t.prompt == "choose-combat-card"
    assert t.view["combat"]["sides"][0]["attack"] == 0


@pytest.mark.rule("FS-S6", "FS-15.3")
def test_ard_boyz_must_reroll_attack_on_both_sides(fight: Fight) -> None:
    t = fight(
        "ork-boyz, nob",
        "3 scout",
        factions="or sm",
        dice="aadd aam",
        hand0=["ard-boyz"],
        hand1=["ambush"],
    )
    t.skip("commit-reinforcements")
    t.do("card ard-boyz", seat=0).do("card ambush", seat=1, dice="mdd")
    # Both own attack dice, and one of the opponent's for the one unrouted Boyz.
    assert t.dice(0) == "dddm"
    assert t.dice(1) == "adm"
    assert t.seat == 1


@pytest.mark.rule("FS-S6", "FS-15.3")
def test_shoota_boyz_must_reroll_defence_on_both_sides(fight: Fight) -> None:
    t = fight(
        "2 ork-boyz",
        "2 scout",
        factions="or sm",
        dice="aadd dm",
        hand0=["shoota-boyz"],
        hand1=["ambush"],
    )
    t.skip("commit-reinforcements")
    t.do("card shoota-boyz", seat=0).do("card ambush", seat=1, dice="aam")
    assert t.dice(0) == "aaaa"
    assert t.dice(1) == "mm"


@pytest.mark.rule("FS-S6")
def test_slugga_boyz_reroll_all_morale_and_rally(fight: Fight) -> None:
    t = fight(
        "ork-boyz, routed nob",
        "2 scout",
        factions="or sm",
        dice="mm dm",
        hand0=["slugga-boyz"],
        hand1=["ambush"],
    )
    t.skip("commit-reinforcements")
    t.do("card slugga-boyz", seat=0).do("card ambush", seat=1, dice="aad")
    assert (t.dice(0), t.dice(1)) == ("aa", "dd")
    t.do("choose yes")
    assert t.units("smyrna", 0) == ["1 ork-boyz", "1 nob"]


@pytest.mark.rule("FS-S6")
def test_waaagh_rallies_and_counts_the_boyz(fight: Fight) -> None:
    t = attack(fight, "waaagh", "2 ork-boyz, routed ork-boyz", "2 scout", "aaaa dd")
    t.do("choose yes", "choose yes")
    assert t.units("smyrna", 0) == ["3 ork-boyz"]
    assert t.tokens(0) == "aaa"


@pytest.mark.rule("FS-S6", "FS-14.23", "FS-14.20")
def test_sea_of_green_brings_a_free_token_and_routs_by_numbers(fight: Fight) -> None:
    t = attack(fight, "sea-of-green", "ork-boyz", "scout", "aa m")
    t.do("choose yes")
    assert t.units("smyrna", 0) == ["1 ork-boyz", "1 reinforcement"]
    assert t.dice(0) == "aa"
    t.do("choose yes")
    assert t.legal == ["pick scout", "die morale"]
    t.do("die morale")
    assert t.dice(1) == ""
    few = attack(fight, "sea-of-green", "ork-boyz", "2 scout", "aa dm")
    few.do("choose yes")
    assert few.seat == 1


@pytest.mark.rule("FS-S6", "FS-15.3")
def test_mega_and_biker_nobz_upset_the_opponents_dice(fight: Fight) -> None:
    for name, dice, left, token in (
        ("mega-nobz", "mm", "amm", "d"),
        ("biker-nobz", "d", "ddd", "a"),
    ):
        t = fight("nob", "3 scout", factions="or sm", dice="aa add", hand0=[name], hand1=["ambush"])
        t.skip("commit-reinforcements")
        t.do(f"card {name}", seat=0).do("card ambush", seat=1, dice=dice)
        assert t.dice(1) == left
        t.do("choose yes")
        assert t.tokens(0) == token


@pytest.mark.rule("FS-S6", "FS-15.12", "FS-EX2")
def test_weirdboyz_mirror_tokens_for_the_whole_combat(fight: Fight) -> None:
    t = fight(
        "ork-boyz",
        "2 scout",
        factions="or sm",
        dice="aa dd",
        hand0=["weirdboyz"],
        hand1=["ambush"],
    )
    t.skip("commit-reinforcements")
    t.do("card weirdboyz", seat=0).do("card ambush", seat=1, dice="aaaa")
    t.do("choose yes", "choose yes")
    assert (t.tokens(0), t.tokens(1)) == ("aa", "aa")


@pytest.mark.rule("FS-15.14")
def test_weirdboyz_that_are_discarded_mirror_no_more(fight: Fight) -> None:
    t = fight(
        "ork-boyz",
        "2 scout",
        factions="or sm",
        dice="aa dd",
        hand0=["weirdboyz"],
        hand1=["ambush"],
    )
    t.skip("commit-reinforcements")
    t.do("card weirdboyz", seat=0).do("card ambush", seat=1, dice="aaaa")
    t.do("choose yes")
    discard_played(t.state, 0, CARD_NAMES.index("weirdboyz"), 1)
    t.do("choose yes")
    assert (t.tokens(0), t.tokens(1)) == ("", "aa")


@pytest.mark.rule("FS-S6")
def test_party_wagon_gains_if_the_orks_are_more(fight: Fight) -> None:
    t = attack(fight, "party-wagon", "battlewagon", "scout", "aaa d")
    t.do("choose yes", "choose yes")
    assert t.tokens(0) == "aadd"
    t = attack(fight, "party-wagon", "battlewagon", "scout", "aaa d")
    t.do("no")
    assert t.seat == 1


@pytest.mark.rule("FS-S6", "FS-19.12")
def test_rokkit_wagon_fires_and_lets_one_flee(fight: Fight) -> None:
    t = attack(
        fight,
        "rokkit-wagon",
        "battlewagon",
        "2 scout",
        "aaa dd",
        units1="nicea: scout; 1a-sw: strike-cruiser",
    )
    t.do("choose yes")
    assert t.tokens(0) == "aaa"
    assert (t.seat, t.legal) == (1, ["pick scout", "no"])
    t.do("pick scout")
    assert t.units("nicea", 1) == ["1 scout", "1 routed scout"]


@pytest.mark.rule("FS-S6", "FS-15.13", "FS-15.14")
def test_snapper_gargant_discards_a_faceup_card_of_his_choice(fight: Fight) -> None:
    t = fight(
        "3 scout",
        "gargant",
        factions="sm or",
        dice="aaa ddd",
        played=("ambush", "snapper-gargant"),
    )
    assert t.view["combat"]["sides"][0]["attack"] == 4
    t.do("no", "no", "choose yes")
    assert t.prompt == "choose-combat-card"
    assert t.view["players"][0]["played"] == []
    assert t.view["combat"]["sides"][0]["attack"] == 3


@pytest.mark.rule("FS-S6", "FS-S125")
def test_smasher_gargant_destroys_unless_dice_are_spent(fight: Fight) -> None:
    t = attack(
        fight, "smasher-gargant", "gargant", "scout, space-marine, land-raider", "aaa dddddd"
    )
    t.do("choose yes", "pick land-raider")
    assert (t.seat, t.prompt) == (1, "save-from-smash")
    t.do("yes")
    assert t.dice(1) == "dddd"
    t = attack(fight, "smasher-gargant", "gargant", "scout, space-marine", "aaa ddd")
    t.do("choose yes", "pick space-marine", "no")
    assert t.units("smyrna", 1) == ["1 scout"]
    t = attack(fight, "smasher-gargant", "gargant", "scout, space-marine", "aaa ddd")
    t.do("choose yes", "pick scout", "yes")
    assert t.dice(1) == "ddd"


@pytest.mark.rule("FS-S6")
def test_smasher_gargant_destroys_who_has_too_few_dice_to_spend(fight: Fight) -> None:
    t = attack(fight, "smasher-gargant", "gargant", "scout, land-raider", "aaa dddd")
    t.do("choose yes")
    lose_dice(t.state, 1, DEFENCE, 4)
    t.do("pick land-raider")
    assert t.units("smyrna", 1) == ["1 scout"]


@pytest.mark.rule("FS-S6")
def test_gretchin_ram_in_vain_if_the_enemy_has_gone(fight: Fight) -> None:
    t = fight(
        "hellebore-frigate",
        "2 onslaught-attack-ship",
        area="1a-sw",
        factions="el or",
        dice="mm dd",
        played=("hit-and-run", "gretchin"),
        origins=("10a-se",),
    )
    t.do("choose yes", "choose yes")
    assert t.units("1a-sw", 0) == []
    assert t.seat == 1
    t.do("no", "no", "choose yes")
    # One is lost for nothing; what is left of the attack hits the other.
    assert t.units("1a-sw", 1) == ["1 routed onslaught-attack-ship"]


# -- order upgrades --------------------------------------------------------------------------------


@pytest.mark.rule("FS-S7", "FS-S118", "FS-9.21")
def test_ork_roks_pass_two_units_through_an_uncontrolled_void(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"1a": ["0 advance"], "12a": ["1 deploy"]},
        upgrades0=["ork-roks"],
        units0={"smyrna": "3 ork-boyz"},
        units1={"noatun": "factory"},
    )
    t.do("resolve")
    assert t.starting("move") == []
    t.do("use ork-roks 1a-sw", "move ork-boyz smyrna nicea", "move ork-boyz smyrna nicea")
    assert t.units("nicea", 0) == ["2 ork-boyz"]
    assert t.units("smyrna", 0) == ["1 ork-boyz"]


@pytest.mark.rule("FS-S7", "FS-8.15", "FS-22.21")
def test_the_green_tide_makes_another_order_of_a_strategize_token(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 strategize"], "12a": ["1 deploy"]},
        upgrades0=["the-green-tide"],
        units0={"turaci": "ork-boyz"},
        units1={"noatun": "factory"},
    )
    t.do("use the-green-tide dominate")
    assert t.assets(0, "reinforcement") == 3
    t.skip("faction-ability")
    assert t.view["players"][0]["orders"].count("strategize") == 2


@pytest.mark.rule("FS-S7", "FS-11.3")
def test_werk_fasta_builds_the_factory_first(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 deploy"]},
        upgrades0=["werk-fasta"],
        materiel0=6,
        units0={"turaci": "ork-boyz"},
        units1={"noatun": "factory"},
    )
    t.do("resolve")
    assert t.starting("buy") == []
    t.do("build factory turaci upgrade")
    t.do("buy ork-boyz turaci")
    assert t.materiel(0) == 2
    t.do("done")
    # No second structure.
    assert t.prompt != "deploy-structure"


@pytest.mark.rule("FS-S7")
def test_lootin_takes_a_materiel_for_any_die() -> None:
    t = strike("or sm", upgrades0=["lootin"], materiel0=3, materiel1=3)
    t.do(f"strike {VOID} smyrna").do("use lootin", dice="dda")
    assert t.legal == ["choose lootin attack", "choose lootin defence", "done"]
    t.do("choose lootin defence")
    assert (t.materiel(0), t.materiel(1)) == (4, 2)


@pytest.mark.rule("FS-S7")
def test_stealin_takes_an_asset_for_a_morale_die() -> None:
    t = strike("or sm", upgrades0=["stealin"], cache1=2, forge1=1)
    t.do(f"strike {VOID} smyrna").do("use stealin", dice="md")
    t.do("choose stealin")
    assert t.legal == ["asset forge", "asset cache"]
    t.do("asset cache")
    assert (t.assets(0, "cache"), t.assets(1, "cache")) == (1, 1)


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-S8")
def test_teer_it_down_destroys_a_structure_of_the_combat(fight: Fight) -> None:
    t = attack(fight, "waaagh", "2 ork-boyz", "2 scout, city", "dddd dd", scheme0="teer-it-down")
    t.decline().do("yes")
    assert t.structures("smyrna") == []


@pytest.mark.rule("FS-S6")
def test_two_weirdboyz_give_twice_the_tokens(fight: Fight) -> None:
    hands = {"hand0": ["weirdboyz"] * 2, "hand1": ["blessed-power-armour"] * 2}
    t = fight("ork-boyz", "space-marine", factions="or sm", dice="dd dm", **hands)
    t.skip("commit-reinforcements")
    for tokens in ("dd", "dddd"):
        t.do("card weirdboyz", seat=0)
        t.do("card blessed-power-armour", seat=1, dice="dddm")
        t.do("choose yes", "choose yes")
        assert (t.tokens(0), t.tokens(1)) == (tokens, "dd")
        t.decline()


@pytest.mark.rule("FS-27.18")
def test_teer_it_down_comes_too_late_where_nobody_is_left(fight: Fight) -> None:
    t = attack(fight, "waaagh", "ork-boyz", "scout, city", "aa a", scheme0="teer-it-down")
    # Ambush has an icon: both suffer 2 and have health 2, so the combat is over at once.
    t.decline()
    assert (t.units("smyrna", 0), t.units("smyrna", 1)) == ([], [])
    assert not t.fighting
    assert t.structures("smyrna") == ["city"]
    assert t.view["players"][0]["scheme"] == "teer-it-down"


@pytest.mark.rule("FS-S8", "FS-13.5")
def test_warboss_makes_a_unit_cheaper_for_reinforcement_tokens(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        scheme0="warboss",
        reinforcement0=3,
        materiel0=2,
        units0={"turaci": "factory", "fornax": "city", "surge": "city"},
        units1={"noatun": "factory"},
    )
    t.do("resolve")
    assert t.refuses("buy battlewagon turaci")
    t.do("buy battlewagon turaci warboss")
    assert t.materiel(0) == 1
    assert t.assets(0, "reinforcement") == 3
    assert t.view["players"][0]["scheme"] == ""


@pytest.mark.rule("FS-S8", "FS-26.10", "FS-EX13")
def test_gitz_dem_destroys_a_unit_that_is_routed_in_the_own_combat(fight: Fight) -> None:
    t = attack(
        fight, "shoota-boyz", "2 ork-boyz", "2 land-raider", "aaaa dddddd", scheme0="gitz-dem"
    )
    t.decline()
    t.do("yes")
    assert t.units("smyrna", 1) == ["1 land-raider"]


@pytest.mark.rule("FS-S8", "FS-27.30", "FS-8.13")
def test_mob_up_resolves_an_advance_order_without_token(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 deploy"]},
        scheme0="mob-up",
        units0={"smyrna": "2 ork-boyz", "turaci": "ork-boyz"},
        units1={"noatun": "factory"},
    )
    t.do("scheme mob-up")
    t.skip("move-ships", "move-ground-units")
    assert t.view["stacks"]["10a"] == ["0 deploy"]


@pytest.mark.rule("FS-S8")
def test_lootin_n_stealin_gains_and_makes_somebody_lose() -> None:
    t = event("lootin-n-stealin", "or sm", materiel0=3, cache1=1, forge1=1)
    had = t.materiel(0)
    t.do("yes")
    assert t.materiel(0) == had + 2
    assert (t.seat, t.legal) == (1, ["asset forge", "asset cache"])
    t.do("asset forge")
    assert (t.assets(1, "forge"), t.assets(1, "cache")) == (0, 1)


@pytest.mark.rule("FS-S8")
def test_letz_get_fightin_brings_two_to_a_nob() -> None:
    t = event("letz-get-fightin", "or sm", units0={"turaci": "nob", "medrias": "factory"})
    t.do("yes")
    assert sorted(t.legal) == [
        "put 2 ork-boyz turaci",
        "put ork-boyz medrias",
        "put ork-boyz turaci",
    ]
    t.do("put 2 ork-boyz turaci")
    assert t.units("turaci", 0) == ["2 ork-boyz", "1 nob"]


@pytest.mark.rule("FS-S8", "FS-9.32")
def test_how_we_getz_here_carries_a_unit_to_an_uncontrolled_world() -> None:
    t = event("how-we-getz-here", "or sm", units0={"turaci": "nob, factory"})
    t.do("yes")
    assert t.refuses("move nob turaci noatun")
    t.do("move nob turaci lilivara")
    assert t.units("lilivara", 0) == ["1 nob"]


@pytest.mark.rule("FS-S8", "FS-2.12")
def test_moar_boyz_gives_tokens_up_to_three() -> None:
    t = event("moar-boyz", "or sm", reinforcement0=2)
    t.do("yes")
    assert t.assets(0, "reinforcement") == 3
