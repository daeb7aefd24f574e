"""Eldar: every card does what it says, no more, and nothing to others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.abilities.combat_cards import discard_played
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.cards.eldar import serpent_areas
from hadur.games.forbidden_stars.state import F_NEXT
from hadur.kernel.bits import BIT
from tests.games.forbidden_stars.conftest import VOID, Table, event, strike

Fight = Callable[..., Table]
Make = Callable[..., Table]


def attack(fight: Fight, card: str, mine: str, theirs: str, dice: str, **keys: object) -> Table:
    """Eldar attack Space Marines, who play Ambush."""
    return fight(mine, theirs, factions="el sm", dice=dice, played=(card, "ambush"), **keys)


def defend(fight: Fight, card: str, mine: str, theirs: str, dice: str, **keys: object) -> Table:
    """Space Marines attack Eldar and resolve Ambush, as far as they like; it is the card's turn."""
    t = fight(theirs, mine, factions="sm el", dice=dice, played=("ambush", card), **keys)
    t.do("choose yes")
    while t.seat == 0:
        t.do("no")
    return t


# -- combat cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-S6", "FS-9.31", "FS-9.34")
def test_hit_and_run_moves_a_unit_away_unrouted(fight: Fight) -> None:
    t = attack(fight, "hit-and-run", "2 aspect-warrior, routed wraithguard", "2 scout", "aaam dd")
    t.do("choose yes", "choose yes")
    assert t.units("medrias", 0) == ["1 aspect-warrior"]
    assert t.units("smyrna", 0) == ["1 aspect-warrior", "1 routed wraithguard"]
    assert (t.dice(0), t.tokens(0)) == ("aaa", "aa")


@pytest.mark.rule("FS-S6")
def test_hit_and_run_crosses_no_storm(fight: Fight) -> None:
    t = attack(fight, "hit-and-run", "2 aspect-warrior", "2 scout", "aaam dd", storms=["10a-1a"])
    t.do("choose yes")
    assert t.seat == 1


@pytest.mark.rule("FS-S6")
def test_howling_banshees_rout_for_a_morale_die(fight: Fight) -> None:
    t = attack(fight, "howling-banshees", "2 aspect-warrior", "scout, space-marine", "aaam ddd")
    t.do("no", "choose yes")
    assert (t.seat, t.legal) == (1, ["pick scout", "pick space-marine"])
    t.do("pick scout")
    assert t.units("smyrna", 1) == ["1 routed scout", "1 space-marine"]
    assert t.dice(0) == "aaa"


@pytest.mark.rule("FS-S6", "FS-16.7")
def test_striking_scorpions_take_a_die_of_the_opponents_choice(fight: Fight) -> None:
    t = attack(fight, "striking-scorpions", "2 aspect-warrior", "2 scout", "aaam dm")
    t.do("no", "choose yes")
    assert (t.seat, t.legal) == (1, ["die defence", "die morale"])
    t.do("die defence")
    assert t.dice(1) == "m"


@pytest.mark.rule("FS-S6", "FS-19.18")
def test_ranger_support_helps_attackers_and_lets_defenders_go(fight: Fight) -> None:
    t = attack(fight, "ranger-support", "2 aspect-warrior", "2 scout", "aaam dd")
    t.do("choose yes")
    assert t.tokens(0) == "ad"
    t = defend(
        fight,
        "ranger-support",
        "2 aspect-warrior",
        "2 scout",
        "aa dddd",
        units1="nicea: wraithguard; 1a-sw: hellebore-frigate",
    )
    t.do("choose yes")
    assert t.units("nicea", 1) == ["1 routed aspect-warrior", "1 wraithguard"]


@pytest.mark.rule("FS-S6", "FS-15.16")
def test_command_of_the_autarch_plays_a_further_card_for_its_icons(fight: Fight) -> None:
    t = attack(
        fight,
        "command-of-the-autarch",
        "2 aspect-warrior",
        "2 scout",
        "dddd dd",
        hand0=["hit-and-run", "ranger-support"],
    )
    t.do("choose morale", "choose yes", "card hit-and-run")
    assert t.view["players"][0]["played"] == ["command-of-the-autarch", "hit-and-run"]
    assert t.view["combat"]["sides"][0]["attack"] == 1
    assert t.tokens(0) == ""


@pytest.mark.rule("FS-S6")
def test_fire_dragons_vengeance_keeps_defence_tokens_away(fight: Fight) -> None:
    t = fight(
        "2 aspect-warrior",
        "2 scout",
        factions="el sm",
        dice="aaaa dd",
        played=("fire-dragons-vengeance", "reconnaissance"),
    )
    t.do("choose yes", "choose yes")
    assert t.tokens(0) == "dd"
    assert (t.seat, t.legal) == (1, ["choose attack", "no"])


@pytest.mark.rule("FS-S6", "FS-16.8")
def test_swooping_hawks_take_attack_tokens_from_an_attacker(fight: Fight) -> None:
    t = defend(fight, "swooping-hawks", "2 aspect-warrior", "2 scout", "aa ddmm")
    assert t.tokens(0) == "aa"
    t.do("choose yes")
    assert t.tokens(0) == ""
    a = attack(fight, "swooping-hawks", "2 aspect-warrior", "2 scout", "ddmm dd")
    a.do("choose morale")
    assert (a.dice(0), a.tokens(0)) == ("ddm", "aa")


@pytest.mark.rule("FS-S6", "FS-16.9")
def test_wraithguard_advance_turns_defence_and_routs(fight: Fight) -> None:
    t = attack(fight, "wraithguard-advance", "wraithguard, aspect-warrior", "2 scout", "ddda dm")
    t.do("choose morale", "choose defence", "choose defence")
    assert t.dice(0) == "aaadm"
    t.do("choose yes")
    assert t.legal == ["pick scout", "die morale"]
    t.do("die morale")
    assert t.units("smyrna", 1) == ["2 scout"]


@pytest.mark.rule("FS-S6", "FS-16.9")
def test_wraithguard_support_turns_attack_and_rallies(fight: Fight) -> None:
    t = attack(
        fight, "wraithguard-support", "wraithguard, routed aspect-warrior", "2 scout", "am dd"
    )
    t.do("no", "choose attack", "choose yes")
    assert t.dice(0) == "d"
    assert t.units("smyrna", 0) == ["1 aspect-warrior", "1 wraithguard"]


@pytest.mark.rule("FS-S6")
def test_fire_prism_attacks_or_takes_defence(fight: Fight) -> None:
    t = attack(fight, "fire-prism", "falcon", "2 scout", "mma dd")
    t.do("choose morale", "no", "choose yes")
    assert (t.dice(0), t.tokens(0)) == ("aam", "aa")
    t = fight(
        "2 scout",
        "falcon",
        factions="sm el",
        dice="aa add",
        played=("reconnaissance", "fire-prism"),
    )
    t.do("no", "choose defence")
    assert t.tokens(0) == "dd"
    t.do("choose yes")
    assert t.tokens(0) == ""


@pytest.mark.rule("FS-S6", "FS-27.17")
def test_wave_serpent_goes_to_one_of_the_adjacent_worlds(fight: Fight) -> None:
    t = fight(
        "falcon, aspect-warrior, wraithguard",
        "scout",
        area="xinghua",
        factions="el sm",
        dice="mmmdddd d",
        played=("wave-serpent", "ambush"),
        origins=(),
    )
    t.do("no", "choose yes", "choose yes")
    assert t.prompt == "wave-serpent-area"
    assert sorted(t.legal) == ["area lilivara", "area thylin"]
    t.do("area thylin", "pick aspect-warrior", "done")
    assert t.units("thylin", 0) == ["1 aspect-warrior"]
    assert t.units("lilivara", 0) == []


@pytest.mark.rule("FS-27.17")
def test_a_second_wave_serpent_starts_no_third_combat(fight: Fight) -> None:
    t = fight(
        "falcon, aspect-warrior",
        "scout",
        area="xinghua",
        factions="el sm",
        dice="mmddd d",
        units1="thylin: scout; lilivara: scout",
        origins=(),
    )
    names = list(t.view["areas"])
    thylin, lilivara = names.index("thylin"), names.index("lilivara")
    assert serpent_areas(t.state, 0) == BIT[thylin] | BIT[lilivara]
    t.state.fight[F_NEXT] = lilivara
    assert serpent_areas(t.state, 0) == BIT[lilivara]


@pytest.mark.rule("FS-S6", "FS-26.5", "FS-S131", "FS-27.17")
def test_wave_serpent_carries_low_units_into_another_combat(fight: Fight) -> None:
    t = attack(
        fight,
        "wave-serpent",
        "falcon, aspect-warrior, wraithguard",
        "scout",
        "mmmdddd d",
        units1="medrias: scout",
    )
    # He has no morale die to spend, so he is not asked.
    t.do("no", "choose yes")
    assert t.tokens(0) == "ddd"
    t.do("choose yes")
    assert t.legal == ["pick aspect-warrior", "pick wraithguard", "done"]
    t.do("pick wraithguard", "done")
    assert t.units("medrias", 0) == ["1 wraithguard"]
    while t.view["combat"] and t.view["combat"]["area"] == "smyrna":
        t.do(next((m for m in t.legal if m in ("no", "done")), t.legal[0]), seat=t.seat)
    assert t.view["combat"]["area"] == "medrias"
    assert t.view["combat"]["sides"][0]["seat"] == 0


@pytest.mark.rule("FS-S6")
def test_spiritseers_guidance_saves_all_units_but_no_bastion(fight: Fight) -> None:
    t = attack(fight, "spiritseers-guidance", "2 aspect-warrior", "2 scout, bastion", "aaaa aaaa")
    t.do("choose yes", "choose yes").decline()
    # 4 dice and an icon against no defence: only the bastion suffers.
    assert t.units("smyrna", 0) == ["1 aspect-warrior", "1 routed aspect-warrior"]
    assert t.units("smyrna", 1) == ["2 scout"]
    assert t.structures("smyrna") == []


@pytest.mark.rule("FS-15.14")
def test_spiritseers_guidance_that_is_discarded_guides_nobody(fight: Fight) -> None:
    t = attack(fight, "spiritseers-guidance", "2 aspect-warrior", "2 scout, bastion", "aaaa aaaa")
    t.do("choose yes", "choose yes")
    discard_played(t.state, 0, CARD_NAMES.index("spiritseers-guidance"), 1)
    t.decline()
    # Without its icon there are 4 dice, and it is the defender who chooses who suffers.
    assert (t.seat, t.prompt) == (1, "suffer-damage")
    assert sorted(t.legal) == ["pick bastion", "pick scout"]


@pytest.mark.rule("FS-S6", "FS-27.20")
def test_holofield_emitter_draws_and_plays_a_card(fight: Fight) -> None:
    t = attack(
        fight,
        "holofield-emitter",
        "warlock-battle-titan",
        "2 scout",
        "aaaa dd",
        hand0=["ranger-support"],
    )
    t.do("no", "choose yes")
    assert t.view["players"][0]["hand-count"] == 5
    t.do("choose yes", "card ranger-support")
    assert t.view["players"][0]["hand-count"] == 4
    assert t.view["combat"]["sides"][0]["defence"] == 3


@pytest.mark.rule("FS-S6", "FS-4.14", "FS-S128", "FS-27.27")
def test_psychic_lance_strips_a_hand_and_offers_a_bargain(fight: Fight) -> None:
    t = attack(fight, "psychic-lance", "warlock-battle-titan", "2 scout", "aaaa dd")
    t.do("no", "choose yes")
    assert t.view["players"][1]["hand-count"] == 3
    t.do("choose yes")
    assert (t.seat, t.legal) == (1, ["yes", "no"])
    t.do("yes")
    # He has no faceup card yet: nothing is discarded, nothing gained.
    assert t.tokens(0) == ""
    t = attack(fight, "psychic-lance", "warlock-battle-titan", "2 scout", "aaaa dd")
    t.do("no", "no", "choose yes", "no")
    assert t.tokens(0) == "aaaa"


# -- order upgrades --------------------------------------------------------------------------------


@pytest.mark.rule("FS-S7", "FS-S122")
def test_corsair_raid_strikes_after_a_combat(table: Make) -> None:
    t = table(
        "el sm",
        stacks={"1a": ["0 advance"], "12a": ["1 deploy"]},
        upgrades0=["corsair-raid"],
        units0={"medrias": "2 wraithguard", VOID: "hellebore-frigate"},
        units1={"smyrna": "city", "nicea": "2 scout", "noatun": "factory"},
    )
    t.do("resolve").skip("move-ships")
    t.do("move wraithguard medrias smyrna")
    t.do("done")
    assert t.builder("smyrna") == 0
    assert t.prompt == "orbital-strike"
    t.do(f"strike {VOID} nicea", dice="aad")
    assert t.units("nicea", 1) == ["1 scout"]


@pytest.mark.rule("FS-S7", "FS-22.2", "FS-27.2", "FS-22.4")
def test_farseers_purchase_without_units_in_the_system(table: Make) -> None:
    keys = {
        "stacks": {"10a": ["0 strategize"], "12a": ["1 deploy"]},
        "units0": {"turaci": "factory"},
        "units1": {"noatun": "factory"},
    }
    t = table("el sm", **keys, upgrades0=["farseers"])
    t.do("use farseers", "upgrade swooping-hawks", "replace hit-and-run")
    assert "swooping-hawks" in t.view["players"][0]["deck-cards"]
    t = table("el sm", **keys)
    assert t.seat == 1
    assert t.view["players"][0]["orders-on-events"] == ["strategize"]


@pytest.mark.rule("FS-S7", "FS-11.12")
def test_wraithbone_singers_build_a_second_different_structure(table: Make) -> None:
    keys = {
        "stacks": {"10a": ["0 deploy"]},
        "units0": {"turaci": "factory"},
        "units1": {"noatun": "factory"},
        "materiel0": 3,
    }
    t = table("el sm", **keys, upgrades0=["wraithbone-singers"])
    t.do("resolve").skip("deploy-units")
    assert t.refuses("build factory turaci upgrade")
    t.do("build city turaci upgrade")
    assert t.structures("turaci") == ["city", "factory"]
    t = table("el sm", **keys)
    t.do("resolve").skip("deploy-units")
    assert t.prompt != "deploy-structure"


@pytest.mark.rule("FS-S7")
def test_tactical_strikes_choose_who_suffers_first() -> None:
    t = strike(
        "el sm",
        upgrades0=["tactical-strikes"],
        units1={"smyrna": "2 scout, space-marine", "noatun": "factory"},
    )
    t.do(f"strike {VOID} smyrna").do("use tactical-strikes", dice="aaamddd")
    t.do("choose tactical-strikes", "pick space-marine")
    assert t.units("smyrna", 1) == ["2 scout"]


@pytest.mark.rule("FS-S7", "FS-17.6")
def test_tactical_strikes_choose_one_unit_and_no_other_of_its_kind() -> None:
    t = strike(
        "el sm",
        upgrades0=["tactical-strikes"],
        units1={"smyrna": "2 scout, space-marine", "noatun": "factory"},
    )
    t.do(f"strike {VOID} smyrna").do("use tactical-strikes", dice="aaamdda")
    t.do("choose tactical-strikes", "pick scout")
    # The chosen one took two of the four; what is left goes where its owner likes.
    assert t.units("smyrna", 1) == ["1 scout", "1 space-marine"]
    assert (t.seat, t.legal) == (1, ["pick scout", "pick space-marine"])


@pytest.mark.rule("FS-S7", "FS-20.12")
def test_strafing_run_does_not_cross_a_storm() -> None:
    t = strike("el sm", upgrades0=["strafing-run"], storms=["10a-1a"])
    t.do(f"strike {VOID} smyrna").do("use strafing-run", dice="aaaddm")
    t.do("choose strafing-run")
    assert t.legal == ["area 3b-ne", "area 3b-sw"]
    assert t.state.explain("area 10a-se", 0).refusals[0].rule == "FS-9.14"


@pytest.mark.rule("FS-S7", "FS-26.13", "FS-EX16")
def test_strafing_run_moves_ships_away_and_still_hits() -> None:
    t = strike("el sm", upgrades0=["strafing-run"])
    t.do(f"strike {VOID} smyrna").do("use strafing-run", dice="aaaddm")
    t.do("choose strafing-run", "area 10a-se", "pick hellebore-frigate 1a-sw")
    t.do("pick hellebore-frigate 1a-sw")
    assert t.units("10a-se", 0) == ["2 hellebore-frigate"]
    assert t.units("smyrna", 1) == ["1 scout"]


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-S8", "FS-S121", "FS-14.33")
def test_farsight_takes_everybody_out_of_the_combat(fight: Fight) -> None:
    t = attack(
        fight,
        "hit-and-run",
        "aspect-warrior, routed wraithguard",
        "2 scout",
        "aa dd",
        scheme0="farsight",
    )
    t.decline().do("yes")
    assert t.units("turaci", 0) == ["1 aspect-warrior", "1 routed wraithguard"]
    assert not t.fighting


@pytest.mark.rule("FS-S8", "FS-3.29", "FS-EX47")
def test_warp_gate_carries_units_and_capacity_is_checked(table: Make) -> None:
    t = table(
        "el sm",
        stacks={"10a": ["0 advance"]},
        scheme0="warp-gate",
        units0={"medrias": "3 aspect-warrior, routed wraithguard", "turaci": "2 wraithguard"},
        units1={"noatun": "factory"},
    )
    t.do("scheme warp-gate", "area medrias", "area turaci")
    t.do(*["pick aspect-warrior medrias"] * 3)
    assert t.prompt == "over-capacity"
    t.do("pick wraithguard turaci")
    assert t.units("turaci", 0) == ["3 aspect-warrior", "1 wraithguard"]
    assert t.units("medrias", 0) == ["1 routed wraithguard"]


@pytest.mark.rule("FS-S8", "FS-4.3")
def test_outmanoeuvre_looks_at_a_buried_token_and_moves_it(table: Make) -> None:
    t = table(
        "el sm",
        start="planning",
        scheme0="outmanoeuvre",
        units0={"turaci": "aspect-warrior"},
        units1={"medrias": "scout"},
    )
    for own, other in (("advance", "deploy"), ("deploy", "advance"), ("advance", "deploy")):
        t.do(f"order {own} 10a", f"order {other} 10a")
    t.do("order dominate 10a", "order dominate 10a")
    assert t.prompt == "use-scheme"
    assert [token["order"] for token in t.seen_by(0)["systems"][0]["stack"]] == [None] * 8
    t.do("yes", "token 10a 1")
    assert t.seen_by(0)["systems"][0]["stack"][0]["order"] == "advance"
    assert t.seen_by(1)["systems"][0]["stack"][0]["order"] is None
    t.do("top")
    assert t.view["stacks"]["10a"][-1] == "0 advance"
    assert t.seen_by(1)["systems"][0]["stack"][-2]["order"] is None


@pytest.mark.rule("FS-S8", "FS-16.4")
def test_vicious_raids_reroll_and_add_a_die() -> None:
    t = strike("el sm", scheme0="vicious-raids")
    t.do(f"strike {VOID} smyrna", dice="mmdddd")
    t.do("scheme vicious-raids", "die defence", "die defence")
    t.do("done", dice="aa")
    assert t.dice(0) == "aaddmm"
    t.do("die attack")
    assert t.units("smyrna", 1) == ["1 scout"]


@pytest.mark.rule("FS-S8", "FS-22.8")
def test_path_of_the_warrior_sells_combat_cards_cheaper_for_cities() -> None:
    t = event("path-of-the-warrior", "el sm", units0={"turaci": "city", "medrias": "city"})
    had = t.materiel(0)
    t.do("yes", "upgrade fire-prism", "replace hit-and-run")
    assert t.materiel(0) == had - 2
    assert "fire-prism" in t.view["players"][0]["deck-cards"]


@pytest.mark.rule("FS-S8")
def test_outcasts_return_to_an_uncontrolled_void() -> None:
    t = event(
        "outcasts-returned",
        "el sm",
        units0={"turaci": "factory", "10a-se": "hellebore-frigate"},
        units1={"noatun": "factory", "1a-ne": "strike-cruiser"},
    )
    t.do("yes")
    assert t.refuses("put hellebore-frigate 1a-ne")
    assert "move hellebore-frigate 10a-se 1a-sw" in t.legal
    t.do("put hellebore-frigate 12a-nw")
    assert t.units("12a-nw", 0) == ["1 hellebore-frigate"]


@pytest.mark.rule("FS-S8", "FS-26.6", "FS-26.7", "FS-EX9", "FS-EX10")
def test_exodite_colony_founds_a_city_on_a_free_world() -> None:
    t = event("exodite-colony", "el sm", objectives={"lilivara": 0})
    had = t.materiel(0)
    t.do("yes")
    for world in ("turaci", "noatun", "lilivara"):
        assert t.refuses(f"area {world}")
    t.do("area phlegra")
    assert (t.structures("phlegra"), t.builder("phlegra")) == (["city"], 0)
    assert t.materiel(0) == had - 1


@pytest.mark.rule("FS-S8", "FS-2.11")
def test_legacy_of_vaul_gives_two_forge_tokens() -> None:
    t = event("legacy-of-vaul", "el sm", forge0=2)
    t.do("yes")
    assert t.assets(0, "forge") == 3
