"""Space Marines: every card does what it says, no more, and nothing to others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS
from hadur.games.forbidden_stars.cards.core_set import EVENT_NAMES
from hadur.games.forbidden_stars.components.sheets import BASTION
from hadur.games.forbidden_stars.state import F_PLAYER, F_TOKENS
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.conftest import Table, event, strike

Fight = Callable[..., Table]
Make = Callable[..., Table]
VOID = "1a-sw"

# -- combat cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-15.2", "FS-15.3", "FS-S6")
def test_ambush_gains_two_attack_tokens_and_destroys_the_routed(fight: Fight) -> None:
    t = fight("2 scout", "2 cultist", dice="am dd", played=("ambush", "foul-worship"))
    t.do("choose yes")
    assert t.tokens(0) == "aa"
    t.do("choose yes").decline()
    # 1 die, 2 tokens and the card are 4 against 2 dice and a card: 1 damage routs a Cultist.
    assert t.prompt == "choose-combat-card"
    assert t.units("smyrna", 1) == ["1 cultist"]


@pytest.mark.rule("FS-S6")
def test_ambush_spares_a_unit_for_a_morale_die(fight: Fight) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dm", played=("ambush", "foul-worship"))
    t.do("choose yes", "choose yes").decline()
    # 5 against 2 are 3 damage: one is destroyed, the other routed.
    assert t.prompt == "save-routed"
    t.do("yes")
    assert t.units("smyrna", 1) == ["1 routed cultist"]
    assert t.dice(1) == "d"


@pytest.mark.rule("FS-S6", "FS-4.6")
def test_reconnaissance_shows_the_facedown_card_to_an_attacker_alone(fight: Fight) -> None:
    t = fight("2 scout", "2 cultist", dice="am dd", played=("reconnaissance", "dark-faith"))
    assert t.seen_by(0)["players"][1]["chosen"] == [None]
    t.do("choose yes")
    assert t.seen_by(0)["players"][1]["chosen"] == ["dark-faith"]
    assert t.seen_by(None)["players"][1]["chosen"] == [None]
    assert t.legal == ["choose attack", "choose defence", "no"]
    t.do("choose defence")
    assert t.tokens(0) == "dd"


@pytest.mark.rule("FS-S6", "FS-19.11", "FS-19.14")
def test_reconnaissance_retreats_a_unit_for_a_morale_die(fight: Fight) -> None:
    t = fight("2 scout", "2 cultist", dice="am dd", played=("reconnaissance", "dark-faith"))
    t.do("no", "no", "choose yes")
    assert t.dice(0) == "a"
    assert t.units("medrias", 0) == ["1 routed scout"]


@pytest.mark.rule("FS-S6", "FS-16.8")
def test_fury_of_the_ultramar_rerolls_and_takes_defence(fight: Fight) -> None:
    t = fight(
        "2 space-marine", "2 cultist", dice="ddaa dd", played=("fury-of-the-ultramar", "dark-faith")
    )
    t.do("choose yes", dice="a")
    assert t.dice(1) == "ad"
    assert t.legal == ["die defence", "no"]
    t.do("die defence", dice="m")
    assert t.dice(0) == "aadm"
    assert t.legal == ["choose die", "no"]
    t.do("choose die")
    assert t.dice(1) == "a"


@pytest.mark.rule("FS-S6", "FS-16.9")
def test_blessed_power_armour_turns_up_to_two_dice_to_defence(fight: Fight) -> None:
    t = fight(
        "space-marine, scout",
        "2 cultist",
        dice="aam dd",
        played=("blessed-power-armour", "dark-faith"),
    )
    t.do("choose yes", "choose attack", "choose morale")
    assert t.dice(0) == "add"
    assert t.tokens(0) == "dd"
    assert t.prompt == "ability"


@pytest.mark.rule("FS-S6", "FS-15.9")
def test_blessed_power_armour_needs_a_unit_that_is_named(fight: Fight) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd", played=("blessed-power-armour", "dark-faith"))
    t.do("choose yes")
    assert t.seat == 1


@pytest.mark.rule("FS-S6", "FS-18.1")
def test_faith_in_the_emperor_rolls_a_die_and_rallies(fight: Fight) -> None:
    t = fight(
        "scout, routed scout",
        "2 cultist",
        dice="a dd",
        played=("faith-in-the-emperor", "dark-faith"),
    )
    t.do("choose yes", dice="m")
    assert t.dice(0) == "am"
    assert t.legal == ["choose rally", "choose morale", "no"]
    t.do("choose rally")
    assert t.units("smyrna", 0) == ["2 scout"]


@pytest.mark.rule("FS-S6")
def test_hold_the_line_rallies_only_a_defender(fight: Fight) -> None:
    t = fight(
        "2 cultist",
        "space-marine, routed scout",
        factions="ch sm",
        dice="aa dd",
        played=("dark-faith", "hold-the-line"),
    )
    while t.seat == 0:
        t.do("no")
    t.do("choose yes", "choose yes")
    assert t.units("smyrna", 1) == ["1 scout", "1 space-marine"]
    t.do("choose morale")
    assert t.dice(1) == "ddm"
    a = fight(
        "space-marine, routed scout",
        "2 cultist",
        dice="aa dd",
        played=("hold-the-line", "dark-faith"),
    )
    a.do("choose yes")
    assert a.legal == ["choose defence", "choose morale", "no"]


@pytest.mark.rule("FS-S6")
def test_glory_and_death_rallies_an_attacker_and_takes_a_die(fight: Fight) -> None:
    t = fight(
        "space-marine, routed scout",
        "2 cultist",
        dice="aa dm",
        played=("glory-and-death", "dark-faith"),
    )
    t.do("choose yes", "choose yes")
    assert t.units("smyrna", 0) == ["1 scout", "1 space-marine"]
    t.do("choose morale")
    assert t.dice(1) == "d"


@pytest.mark.rule("FS-S6", "FS-9.32", "FS-9.34", "FS-S110")
def test_drop_pod_assault_brings_an_unrouted_unit_without_dice(fight: Fight) -> None:
    t = fight(
        "space-marine",
        "2 cultist",
        dice="am dd",
        played=("drop-pod-assault", "dark-faith"),
        units0="lilivara: scout, routed space-marine",
    )
    t.do("choose yes", dice="d").do("choose yes")
    assert t.units("smyrna", 0) == ["1 scout", "1 space-marine"]
    assert t.units("lilivara", 0) == ["1 routed space-marine"]
    assert t.dice(0) == "ad"


@pytest.mark.rule("FS-S6")
def test_veteran_scouts_share_tokens_out_and_retreat(fight: Fight) -> None:
    t = fight("3 scout", "2 cultist", dice="amm dd", played=("veteran-scouts", "dark-faith"))
    t.do("choose 1")
    assert t.tokens(0) == "ad"
    t.do("choose yes")
    assert t.prompt == "ability-again"
    t.do("choose yes")
    assert t.dice(0) == "a"
    assert t.units("medrias", 0) == ["2 routed scout"]


@pytest.mark.rule("FS-S6", "FS-17.8")
def test_show_no_fear_keeps_units_from_being_routed(fight: Fight) -> None:
    t = fight(
        "2 space-marine", "3 cultist", dice="mmmm aaa", played=("show-no-fear", "khornes-rage")
    )
    t.do("choose yes")
    t.decline().until("choose-combat-card")
    assert t.units("smyrna", 0) == ["2 space-marine"]


@pytest.mark.rule("FS-S6")
def test_show_no_fear_rallies_all_for_a_morale_die(fight: Fight) -> None:
    t = fight(
        "space-marine, 2 routed scout",
        "2 cultist",
        dice="am dd",
        played=("show-no-fear", "dark-faith"),
    )
    t.do("no", "choose yes")
    assert t.units("smyrna", 0) == ["2 scout", "1 space-marine"]
    assert t.dice(0) == "a"


@pytest.mark.rule("FS-S6", "FS-15.14", "FS-24.11")
def test_break_the_line_spends_morale_and_discards_a_faceup_card(fight: Fight) -> None:
    t = fight(
        "2 cultist",
        "land-raider",
        factions="ch sm",
        dice="aa mmd",
        played=("dark-faith", "break-the-line"),
    )
    while t.seat == 0:
        t.do("no")
    t.do("choose attack", "choose defence")
    assert t.dice(1) == "add"
    t.do("choose yes")
    assert t.view["players"][0]["played"] == []
    assert len(t.view["players"][0]["deck"]) == 6


@pytest.mark.rule("FS-S6", "FS-26.1", "FS-EX4", "FS-S117", "FS-27.25")
def test_armoured_advance_adds_a_damage_step_in_which_tokens_still_count(fight: Fight) -> None:
    t = fight(
        "2 land-raider",
        "2 chaos-space-marine",
        dice="aaadda dddddd",
        played=("armoured-advance", "foul-worship"),
    )
    t.state.fight[F_PLAYER + F_TOKENS] = 3
    t.do("no", "choose yes").decline()
    # 4 dice, 2 icons and 3 tokens are 9 against 6 dice and an icon: 2 damage, twice. The first
    # routs one of them, the second the other.
    assert t.prompt == "choose-combat-card"
    assert t.units("smyrna", 1) == ["2 routed chaos-space-marine"]
    assert t.tokens(0) == ""


@pytest.mark.rule("FS-S6")
def test_emperors_might_makes_two_tokens_of_an_attack_die(fight: Fight) -> None:
    t = fight("warlord-titan", "2 cultist", dice="aad dd", played=("emperors-might", "dark-faith"))
    t.do("choose yes", dice="dd")
    t.do("choose attack", "no")
    assert t.dice(0) == "addd"
    assert t.tokens(0) == "aa"


@pytest.mark.rule("FS-S6")
def test_emperors_glory_rallies_all_and_turns_dice_to_morale(fight: Fight) -> None:
    t = fight(
        "warlord-titan, routed scout",
        "2 cultist",
        dice="aad dd",
        played=("emperors-glory", "dark-faith"),
    )
    t.do("no", "choose rally")
    assert t.units("smyrna", 0) == ["1 scout", "1 warlord-titan"]
    t.do("choose attack", "choose attack", "choose defence")
    assert t.dice(0) == "mmm"


# -- order upgrades --------------------------------------------------------------------------------


def advance(table: Make, **keys: Any) -> Table:
    """Seat 0 resolves an Advance Order on 1a."""
    t = table(stacks={"1a": ["0 advance"]}, **keys)
    return t.do("resolve")


@pytest.mark.rule("FS-S7", "FS-22.17")
def test_crusade_gains_a_token_where_there_is_no_friendly_world(
    table: Make,
) -> None:
    t = advance(
        table,
        units0={"medrias": "2 scout"},
        units1={"smyrna": "cultist", "noatun": "factory"},
        upgrades0=["crusade"],
    )
    t.do("move scout medrias smyrna", "done")
    assert t.prompt == "use-crusade"
    t.do("yes")
    assert t.prompt == "commit-reinforcements"
    assert t.assets(0, "reinforcement") == 1
    assert not t.seen_by(0)["players"][0]["upgrades"][0]["ready"]


@pytest.mark.rule("FS-S7")
def test_crusade_is_not_offered_with_a_friendly_world_in_the_system(
    table: Make,
) -> None:
    t = advance(
        table,
        units0={"medrias": "2 scout", "nicea": "scout"},
        units1={"smyrna": "cultist", "noatun": "factory"},
        upgrades0=["crusade"],
    )
    t.do("move scout medrias smyrna", "done")
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-S7", "FS-22.16")
def test_direct_the_faithful_changes_a_structure_on_reveal(table: Make) -> None:
    t = table(
        stacks={"10a": ["0 strategize"]},
        units0={"turaci": "scout, factory"},
        units1={"noatun": "factory"},
        upgrades0=["direct-the-faithful"],
    )
    assert t.prompt == "strategize-revealed"
    t.do("use direct-the-faithful turaci factory city")
    assert t.structures("turaci") == ["city"]
    assert t.view["players"][0]["level"] == 1
    assert t.view["players"][0]["control-tokens"] == 8


@pytest.mark.rule("FS-S7", "FS-11.6")
def test_recruitment_worlds_count_bastions_as_factories(table: Make) -> None:
    t = table(
        stacks={"10a": ["0 deploy"]},
        units0={"medrias": "bastion"},
        units1={"noatun": "factory"},
        upgrades0=["recruitment-worlds"],
        materiel0=10,
    )
    t.do("resolve")
    assert t.starting("buy") == []
    t.do("use recruitment-worlds")
    # Capacity 2, less 1 for the bastion.
    assert t.prompt == "deploy-units"
    t.do("buy scout medrias")
    assert t.prompt == "place-order"
    assert t.units("medrias", 0) == ["1 scout"]


@pytest.mark.rule("FS-S7", "FS-10.12")
def test_rain_of_fire_adds_a_die_and_turns_morale_to_attack(table: Make) -> None:
    t = strike(upgrades0=["rain-of-fire"])
    t.do(f"strike {VOID} smyrna")
    t.do("use rain-of-fire", dice="admdm")
    assert t.dice(0) == "addmm"
    t.do("choose rain-of-fire")
    # Two attack dice destroy a Cultist of health 2.
    assert t.units("smyrna", 1) == ["1 cultist"]


@pytest.mark.rule("FS-S7", "FS-10.15", "FS-10.5")
def test_drop_pods_break_a_bastion_and_land_a_space_marine(table: Make) -> None:
    t = strike(upgrades0=["drop-pods"], units1={"smyrna": "bastion", "noatun": "factory"})
    t.do(f"strike {VOID} smyrna", dice="ddaa")
    t.do("choose drop-pods")
    assert t.units("smyrna", 0) == ["1 space-marine"]
    assert t.fighting
    without = strike(units1={"smyrna": "bastion", "noatun": "factory"})
    assert without.prompt != "orbital-strike"


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-S8", "FS-20.8")
def test_adeptus_mechanicus_gives_defence_at_the_start_of_damage(fight: Fight) -> None:
    t = fight(
        "2 scout",
        "2 cultist",
        dice="mm aa",
        played=("faith-in-the-emperor", "impure-zeal"),
        scheme0="adeptus-mechanicus",
        forge0=1,
    )
    t.decline()
    assert t.prompt == "use-scheme"
    # Two dice and an icon attack: three tokens keep them off, nothing else would.
    without = fight(
        "2 scout", "2 cultist", dice="mm aa", played=("faith-in-the-emperor", "impure-zeal")
    )
    without.decline()
    assert without.units("smyrna", 0) == ["1 routed scout"]
    t.do("yes")
    assert t.units("smyrna", 0) == ["2 scout"]
    assert t.assets(0, "forge") == 1
    assert t.view["players"][0]["scheme"] == ""
    assert len(t.view["players"][0]["events"]) == 8


@pytest.mark.rule("FS-15.13", "FS-26.1")
@pytest.mark.parametrize(("answer", "steps"), [("no", 2), ("choose yes", 1)])
def test_armoured_advance_that_is_discarded_adds_no_step(
    fight: Fight, heard: Heard, answer: str, steps: int
) -> None:
    t = fight(
        "land-raider",
        "gargant",
        factions="sm or",
        dice="ddd ddd",
        played=("armoured-advance", "snapper-gargant"),
    )
    t.state.listener = heard
    t.do("no", "choose yes")
    assert (t.prompt, t.seat) == ("ability", 1)
    t.do(answer)
    # Both values are told once for each side in every assess damage step.
    assert [event.kind for event in heard.events].count(log.VALUES) == 2 * steps
    assert t.view["combat"]["round"] == 2


@pytest.mark.rule("FS-S8", "FS-6.11")
def test_adeptus_mechanicus_is_not_offered_where_no_defence_can_be_gained(fight: Fight) -> None:
    keys = {"factions": "el sm", "dice": "aaaa dd", "scheme1": "adeptus-mechanicus"}
    t = fight("2 aspect-warrior", "2 scout", played=("fire-dragons-vengeance", "ambush"), **keys)
    t.do("choose yes").decline()
    assert t.prompt != "use-scheme"
    t = fight("2 aspect-warrior", "2 scout", played=("hit-and-run", "ambush"), **keys)
    t.decline()
    assert t.prompt == "use-scheme"


@pytest.mark.rule("FS-S8", "FS-8.13", "FS-8.14")
def test_unwavering_resolve_rallies_a_system_instead_of_an_order(
    table: Make,
) -> None:
    t = table(
        stacks={"10a": ["0 advance"]},
        scheme0="unwavering-resolve",
        units0={"turaci": "2 routed scout", "medrias": "routed scout", "lilivara": "routed scout"},
        units1={"noatun": "factory"},
    )
    t.do("scheme unwavering-resolve", "system 10a")
    assert t.units("turaci", 0) == ["2 scout"]
    assert t.units("medrias", 0) == ["1 scout"]
    assert t.units("lilivara", 0) == ["1 routed scout"]
    assert t.view["stacks"]["10a"] == ["0 advance"]


@pytest.mark.rule("FS-S8")
def test_emperors_champion_rallies_a_unit_of_the_combat(fight: Fight) -> None:
    t = fight(
        "scout, routed space-marine",
        "2 cultist",
        dice="d dd",
        played=("ambush", "dark-faith"),
        scheme0="emperors-champion",
    )
    t.decline().do("yes")
    assert t.units("smyrna", 0) == ["1 scout", "1 space-marine"]


@pytest.mark.rule("FS-S8")
def test_exterminatus_turns_all_dice_of_a_strike_to_attack(table: Make) -> None:
    t = strike(scheme0="exterminatus")
    t.do(f"strike {VOID} smyrna")
    t.do("scheme exterminatus", dice="ddmm")
    assert t.units("smyrna", 1) == []


@pytest.mark.rule("FS-S8", "FS-13.20")
def test_rites_of_battle_sell_an_upgrade_cheaper_for_bastions(table: Make) -> None:
    t = event(
        "rites-of-battle",
        materiel0=0,
        units0={"turaci": "bastion", "argovia": "bastion", "fornax": "city"},
    )
    t.do("yes")
    had = t.materiel(0)
    assert "learn crusade" in t.legal
    assert t.refuses("learn drop-pods")
    t.do("learn crusade")
    assert t.materiel(0) == had
    assert t.view["players"][0]["upgrades"][0]["upgrade"] == "crusade"


@pytest.mark.rule("FS-S8", "FS-11.22")
def test_heroic_intervention_places_a_free_unit(table: Make) -> None:
    t = event("heroic-intervention", units0={"turaci": "factory", "medrias": "scout"})
    t.do("yes")
    assert sorted(t.legal) == ["put scout medrias", "put scout turaci", "put space-marine turaci"]
    t.do("put space-marine turaci")
    assert t.units("turaci", 0) == ["1 space-marine"]


@pytest.mark.rule("FS-S8")
def test_work_of_the_righteous_gives_assets_or_materiel(table: Make) -> None:
    t = event(
        "work-of-the-righteous",
        units0={"turaci": "factory", "medrias": "scout"},
        materiel0=0,
    )
    had = t.materiel(0)
    t.do("yes", "area medrias")
    assert t.materiel(0) == had + 2
    t = event("work-of-the-righteous", units0={"turaci": "factory", "medrias": "scout"})
    t.do("yes", "area turaci", "assets")
    assert t.assets(0, "reinforcement") == 2


@pytest.mark.rule("FS-S8")
def test_the_emperor_protects_with_a_bastion(table: Make) -> None:
    t = event("the-emperor-protects", units0={"turaci": "factory", "medrias": "scout"}, materiel0=4)
    had = t.materiel(0)
    t.do("yes", "area turaci")
    assert t.structures("turaci") == ["factory", "bastion"]
    assert t.materiel(0) == had - 2
    t = event("the-emperor-protects", units0={"turaci": "factory", "medrias": "scout"}, materiel0=4)
    t.do("yes", "area medrias")
    assert t.structures("medrias") == ["bastion"]
    assert t.materiel(0) == had
    t = event("the-emperor-protects", units0={"turaci": "factory", "medrias": "scout"}, materiel0=4)
    t.state.bank[BASTION] = 0
    assert not EVENT_CARDS[EVENT_NAMES.index("the-emperor-protects")].usable(t.state, 0)


@pytest.mark.rule("FS-S8")
def test_unwavering_resolve_rallies_the_units_of_one_system(table: Make) -> None:
    t = table(
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        scheme0="unwavering-resolve",
        units0={"turaci": "factory, routed scout", "fornax": "2 routed scout"},
        units1={"noatun": "factory"},
    )
    t.do("scheme unwavering-resolve")
    assert t.prompt == "rally-system"
    assert sorted(t.legal) == ["system 10a", "system 3b"]
    t.do("system 3b")
    assert t.units("fornax", 0) == ["2 scout"]
    assert t.units("turaci", 0) == ["1 routed scout"]
