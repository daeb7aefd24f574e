"""Where rules and cards meet: positions that no chapter speaks of alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars import GAME, log
from hadur.games.forbidden_stars.state import ALL_PASS_STORMS, F_DICE, MORALE_AT_START
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.conftest import VOID, Table, strike
from tests.games.forbidden_stars.invariants import check

Make = Callable[..., Table]
Fight = Callable[..., Table]
ORDERS = {"1a": ["0 advance"], "12a": ["1 deploy"]}


def go_on(t: Table, *wanted: str, until: str = "") -> Table:
    """Answer with these where they are legal, in this order, and decline everything else, until
    something is asked or the combat is over."""
    left = list(wanted)
    for _ in range(120):
        if not t.fighting or (until and t.prompt == until and not left):
            return t
        move = next((m for m in t.legal if m in ("no", "done", "commit 0")), t.legal[0])
        if left and left[0] in t.legal:
            move = left.pop(0)
        t.state.play(move, t.seat)
        check(t.state)
    raise AssertionError(f"still {t.prompt}, not answered: {left}")


# -- movement --------------------------------------------------------------------------------------


@pytest.mark.rule("FS-9.28", "FS-9.29")
def test_those_who_are_there_already_count_among_the_five(table: Make) -> None:
    t = table(
        stacks=ORDERS,
        units0={
            "smyrna": "3 scout",
            VOID: "strike-cruiser",
            "medrias": "3 space-marine",
            "turaci": "factory",
        },
        units1={"noatun": "factory"},
    )
    t.do("resolve", "done", "move space-marine medrias smyrna", "move space-marine medrias smyrna")
    assert t.refuses("move space-marine medrias smyrna")
    assert "FS-9.28" in GAME.refusal(GAME.explain(t.state, "move space-marine medrias smyrna", 0))
    # Who leaves makes room; another world has room anyway.
    assert not t.refuses("move space-marine medrias nicea")
    t.do("move scout smyrna nicea")
    assert not t.refuses("move space-marine medrias smyrna")


@pytest.mark.rule("FS-S7", "FS-S118", "FS-9.21")
def test_ork_roks_pass_through_no_void_that_somebody_holds(table: Make) -> None:
    t = table(
        "or sm",
        stacks=ORDERS,
        upgrades0=["ork-roks"],
        units0={"smyrna": "3 ork-boyz", "turaci": "factory"},
        units1={VOID: "strike-cruiser", "noatun": "factory"},
    )
    t.do("resolve")
    assert [m for m in t.legal if m.startswith("use")] == [
        f"use ork-roks {void}" for void in ("10a-se", "1a-ne", "3b-ne", "3b-sw")
    ]
    assert GAME.explain(t.state, f"use ork-roks {VOID}", 0).move is None


@pytest.mark.rule("FS-19.2", "FS-S118", "FS-19.8")
def test_who_came_through_ork_roks_finds_no_way_back(table: Make) -> None:
    t = table(
        "or sm",
        stacks=ORDERS,
        upgrades0=["ork-roks"],
        units0={"smyrna": "2 ork-boyz", "turaci": "factory"},
        units1={"nicea": "bastion, 2 land-raider", "noatun": "factory"},
        top0=["slugga-boyz"] * 2,
    )
    t.do("resolve", f"use ork-roks {VOID}", "move ork-boyz smyrna nicea")
    t.do("done", dice="dddddddddd")
    go_on(t)
    assert t.units("nicea", 0) == []
    assert t.units("smyrna", 0) == ["1 ork-boyz"]


@pytest.mark.rule("FS-19.2", "FS-19.15")
def test_who_came_through_ork_roks_goes_back_over_a_void_that_is_held_too(table: Make) -> None:
    t = table(
        "or sm",
        stacks=ORDERS,
        upgrades0=["ork-roks"],
        units0={"smyrna": "2 ork-boyz", "1a-ne": "onslaught-attack-ship", "turaci": "factory"},
        units1={"nicea": "bastion, 2 land-raider", "noatun": "factory"},
        top0=["slugga-boyz"] * 2,
    )
    t.do("resolve", "done", "move ork-boyz smyrna nicea")
    t.do("done", dice="dddddddddd")
    go_on(t)
    assert t.units("smyrna", 0) == ["1 ork-boyz", "1 routed ork-boyz"]


# -- retreat ---------------------------------------------------------------------------------------


@pytest.mark.rule("FS-19.16", "FS-S118", "FS-26.5")
def test_a_wave_serpent_that_loses_its_own_combat_is_destroyed(fight: Fight) -> None:
    t = fight(
        "falcon, 2 aspect-warrior",
        "2 scout",
        factions="el sm",
        dice="mmmmmmm dd",
        played=("wave-serpent", "ambush"),
        units1="medrias: bastion, 2 land-raider",
        origins=("argovia",),
    )
    t.do("no", "no", "choose yes", "pick aspect-warrior", "done")
    while t.view["combat"]["area"] == "smyrna":
        no = next((m for m in t.legal if m in ("no", "done")), t.legal[0])
        t.state.play(no, t.seat)
    # Nobody hits anybody in the second combat: it is lost on morale alone.
    for side in range(2):
        for face, many in enumerate((0, 8, 0)):
            t.state.set_side(side, F_DICE + face, many)
    go_on(t)
    assert t.units("medrias", 0) == []
    assert t.view["players"][0]["units-left"]["aspect-warrior"] == 5
    # Those who stayed are as they were.
    assert t.units("smyrna", 0) == ["1 aspect-warrior", "1 falcon"]


@pytest.mark.rule("FS-19.24", "FS-19.2", "FS-19.10")
def test_a_retreat_does_not_lead_around_a_storm_through_other_systems(fight: Fight) -> None:
    t = fight(
        "3 space-marine",
        "cultist",
        dice="mmmmmm d",
        units1=f"{VOID}: iconoclast-destroyer; phlegra: cultist; 5a-ne: iconoclast-destroyer;"
        "10a-se: iconoclast-destroyer; argovia: cultist",
        origins=("nicea",),
        storms=["10a-1a"],
    )
    go_on(t)
    # argovia is friendly, in a system beside, and joined by friendly areas; but of other systems.
    assert t.units("phlegra", 1) == ["1 cultist", "1 routed cultist"]
    assert t.units("argovia", 1) == ["1 cultist"]


@pytest.mark.rule("FS-S6", "FS-1.3", "FS-18.10")
def test_who_shows_no_fear_retreats_unrouted_in_that_round_only(fight: Fight) -> None:
    t = fight(
        "2 space-marine",
        "battlewagon, 2 ork-boyz",
        factions="sm or",
        dice="ddmm ddddddd",
        played=("show-no-fear", "rokkit-wagon"),
        units0="medrias: scout",
    )
    t.do("choose yes")
    go_on(t, "choose yes", "pick space-marine", until="choose-combat-card")
    assert t.units("medrias", 0) == ["1 scout", "1 space-marine"]
    go_on(t)
    # The other one lost on morale after the last round.
    assert t.units("medrias", 0) == ["1 scout", "1 space-marine", "1 routed space-marine"]


# -- combat cards ----------------------------------------------------------------------------------


@pytest.mark.rule("FS-15.13", "FS-15.6")
def test_of_two_copies_their_owner_discards_the_one_that_is_spent(fight: Fight) -> None:
    t = fight(
        "3 aspect-warrior",
        "land-raider",
        factions="el sm",
        dice="dddddd ddd",
        played=("fire-dragons-vengeance", "blessed-power-armour"),
        hand0=["fire-dragons-vengeance"],
        hand1=["break-the-line"],
        scheme1="adeptus-mechanicus",
    )
    go_on(t, until="choose-combat-card")
    t.cards("fire-dragons-vengeance", "break-the-line")
    t.do("choose yes", "no", "choose yes")
    assert t.view["players"][0]["played"] == ["fire-dragons-vengeance"]
    # The copy of this round is still there: no defence tokens, so the scheme is not offered.
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-15.13", "FS-15.6")
def test_a_single_copy_that_is_discarded_takes_its_effect_along(fight: Fight) -> None:
    t = fight(
        "3 aspect-warrior",
        "land-raider",
        factions="el sm",
        dice="dddddd ddd",
        played=("fire-dragons-vengeance", "break-the-line"),
        scheme1="adeptus-mechanicus",
    )
    t.do("choose yes", "no", "choose yes")
    assert t.view["players"][0]["played"] == []
    assert t.prompt == "use-scheme"


@pytest.mark.rule("FS-S6", "FS-15.5")
def test_the_onslaught_is_gone_before_the_rammed_choose(fight: Fight) -> None:
    t = fight(
        "onslaught-attack-ship, routed onslaught-attack-ship",
        "strike-cruiser, battle-barge",
        VOID,
        "or sm",
        "d dddddd",
        ("gretchin", "ambush"),
        ("10a-se",),
    )
    t.do("no", "no", "choose yes")
    assert (t.seat, t.legal) == (
        0,
        ["pick onslaught-attack-ship", "pick routed onslaught-attack-ship"],
    )
    t.do("pick routed onslaught-attack-ship")
    assert t.units(VOID, 0) == ["1 onslaught-attack-ship"]
    assert (t.seat, t.legal) == (1, ["pick strike-cruiser", "pick battle-barge"])
    t.do("pick battle-barge")
    assert t.units(VOID, 1) == ["1 strike-cruiser"]


@pytest.mark.rule("FS-15.8", "FS-15.9", "FS-23.9")
@pytest.mark.parametrize("card", ["blessed-power-armour", "hold-the-line"])
def test_a_bastion_alone_meets_the_requirement_that_names_it(fight: Fight, card: str) -> None:
    t = fight(
        "2 cultist",
        "bastion",
        factions="ch sm",
        dice="dd am",
        played=("dark-faith", card),
        origins=("nicea",),
    )
    t.do("no")
    t.do("choose yes")
    assert (t.seat, t.prompt) == (1, "ability")
    assert "choose morale" in t.legal


@pytest.mark.rule("FS-15.13", "FS-S6")
def test_mek_boyz_that_are_discarded_give_their_icons_back(fight: Fight) -> None:
    t = fight(
        "2 ork-boyz",
        "land-raider",
        factions="or sm",
        dice="dddd ddd",
        played=("mek-boyz", "break-the-line"),
        hand1=[
            "ambush",
            "ambush",
            "fury-of-the-ultramar",
            "reconnaissance",
            "blessed-power-armour",
        ],
    )
    t.do("no", "choose yes")
    # Four dice, and the shield on the card that was on top of the deck.
    assert t.view["combat"]["sides"][0]["defence"] == 5
    heard = t.state.listener = Heard()
    t.do("choose yes")
    assert t.view["players"][0]["played"] == []
    values = {e.a: (e.b, e.c) for e in heard.events if e.kind == log.VALUES}
    assert values[0] == (0, 4)


@pytest.mark.rule("FS-S125", "FS-14.18", "FS-14.19")
def test_a_reinforcement_token_is_saved_from_smashing_for_nothing(fight: Fight) -> None:
    t = fight(
        "gargant",
        "land-raider",
        factions="or sm",
        dice="ddd ddd",
        hand0=["smasher-gargant"],
        hand1=["ambush"],
        reinforcement1=1,
    )
    t.do("commit 0", "commit 1")
    t.cards("smasher-gargant", "ambush")
    t.do("choose yes", "pick reinforcement")
    assert (t.seat, t.prompt) == (1, "save-from-smash")
    t.do("yes")
    assert t.dice(1) == "ddd"
    assert t.units("smyrna", 1) == ["1 land-raider", "1 reinforcement"]


@pytest.mark.rule("FS-S129", "FS-11.23", "FS-16.3")
def test_lure_of_chaos_without_a_figure_still_lets_the_opponent_lay_one_down(
    fight: Fight,
) -> None:
    t = fight(
        "3 cultist",
        "2 space-marine",
        factions="ch sm",
        dice="ddd dddd",
        played=("lure-of-chaos", "ambush"),
        units0="argovia: 3 cultist; turaci: 3 cultist",
        origins=("nicea",),
    )
    t.do("choose yes")
    assert (t.seat, t.legal) == (1, ["pick space-marine", "no"])
    t.do("no")
    assert t.units("smyrna", 0) == ["3 cultist"]


@pytest.mark.rule("FS-27.18", "FS-14.33")
def test_with_nobody_left_the_defenders_card_is_not_even_shown(fight: Fight) -> None:
    t = fight(
        "onslaught-attack-ship",
        "strike-cruiser",
        VOID,
        "or sm",
        "d dd",
        ("gretchin", "ambush"),
        ("10a-se",),
    )
    heard = t.state.listener = Heard()
    t.do("no", "no", "choose yes")
    assert not t.fighting
    assert t.units(VOID, 0) == t.units(VOID, 1) == []
    assert len(t.view["players"][1]["deck"]) == 10
    told = [event.kind for event in heard.events]
    assert log.WON in told and log.CARD not in told


# -- upgrades and schemes --------------------------------------------------------------------------


@pytest.mark.rule("FS-2.12", "FS-22.16")
def test_a_crusade_is_not_spent_on_a_fourth_token(fight: Fight) -> None:
    t = fight("2 scout", "cultist", upgrades0=["crusade"], reinforcement0=3, dice="dd d")
    assert t.prompt == "commit-reinforcements"


@pytest.mark.rule("FS-S8", "FS-14.3")
def test_the_die_of_through_the_warp_is_for_the_attack_of_that_order(fight: Fight) -> None:
    """Chaos attacks, a Wave Serpent strikes back at a Chaos world: no die for that defence."""
    t = fight(
        "2 cultist",
        "falcon, 2 aspect-warrior",
        factions="ch el",
        dice="mm mmmmmmm",
        units0="medrias: 2 cultist",
        hand0=["dark-faith"],
        hand1=["wave-serpent"],
        origins=("nicea",),
    )
    t.state.flags |= ALL_PASS_STORMS | MORALE_AT_START
    t.do("card dark-faith", seat=0)
    t.do("card wave-serpent", seat=1)
    while t.seat == 0:
        t.do("no")
    t.do("no", "no", "choose yes", "pick aspect-warrior", "done")
    while t.view["combat"]["area"] == "smyrna":
        no = next((m for m in t.legal if m in ("no", "done")), t.legal[0])
        t.do(no, seat=t.seat)
    assert t.view["combat"]["area"] == "medrias"
    assert t.view["combat"]["sides"][1]["seat"] == 0
    assert len(t.dice(1)) == 2


@pytest.mark.rule("FS-S7", "FS-11.3")
def test_werk_fasta_comes_before_the_first_unit(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        upgrades0=["werk-fasta"],
        materiel0=10,
        units0={"turaci": "factory", "argovia": "ork-boyz"},
        units1={"noatun": "factory"},
    )
    t.do("resolve")
    assert "build bastion argovia upgrade" in t.legal
    t.do("buy ork-boyz turaci")
    assert t.starting("build") == []


@pytest.mark.rule("FS-S120", "FS-26.12")
def test_dread_ritual_calls_no_titan_and_counts_routed_cultists(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        upgrades0=["dread-ritual"],
        materiel0=3,
        forge0=2,
        units0={
            "turaci": "routed cultist, cultist",
            "smyrna": "city",
            "nicea": "city",
            "thylin": "city",
        },
        units1={"noatun": "factory"},
    )
    t.do("resolve", "done")
    assert t.prompt == "dread-ritual"
    # The titan's 5 less 2 for the Cultists could be paid, but it is of level 3.
    assert t.starting("buy") == [
        "buy cultist turaci",
        "buy chaos-space-marine turaci",
        "buy helbrute turaci",
    ]
    assert "FS-S120" in GAME.refusal(GAME.explain(t.state, "buy chaos-reaver-titan turaci", 0))


@pytest.mark.rule("FS-S7", "FS-27.28")
def test_favour_of_the_dark_gods_needs_two_tokens(table: Make) -> None:
    t = table(
        "ch sm",
        stacks={
            "10a": ["0 strategize"],
            "1a": ["0 advance", "0 advance", "0 deploy", "0 deploy", "0 dominate", "0 dominate"],
            "12a": ["1 deploy"],
        },
        upgrades0=["favour-of-the-dark-gods"],
        units0={"turaci": "cultist"},
        units1={"noatun": "factory"},
    )
    t.do("reveal 10a")
    assert t.prompt == "purchase-upgrades"


@pytest.mark.rule("FS-S7", "FS-24.1")
def test_direct_the_faithful_needs_the_structure_in_the_supply(table: Make) -> None:
    worlds = ("smyrna", "nicea", "argovia", "medrias", "thylin", "xinghua")
    others = ("phlegra", "fornax", "lilivara", "remscheid", "noatun")
    t = table(
        stacks={"10a": ["0 strategize"], "12a": ["1 deploy"]},
        upgrades0=["direct-the-faithful"],
        units0={"turaci": "factory, scout", **dict.fromkeys(worlds, "city")},
        units1=dict.fromkeys(others, "city"),
    )
    assert t.view["supply"]["city"] == 0
    changes = t.starting("use")
    assert "use direct-the-faithful turaci factory bastion" in changes
    assert "use direct-the-faithful turaci factory city" not in changes


@pytest.mark.rule("FS-S8", "FS-27.30")
def test_a_lone_unit_is_no_mob(table: Make) -> None:
    t = table(
        "or sm",
        stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]},
        scheme0="mob-up",
        units0={"turaci": "2 ork-boyz", "smyrna": "ork-boyz", "thylin": "factory, nob"},
        units1={"noatun": "factory"},
    )
    t.do("scheme mob-up")
    # One system will do: where two are.
    assert t.state.active >= 0 and t.prompt == "move-ground-units"
    assert {m.split()[-1] for m in t.starting("move")} <= {"turaci", "medrias", "argovia"}


@pytest.mark.rule("FS-10.8", "FS-16.3")
def test_vicious_raids_add_no_ninth_die() -> None:
    t = strike(
        "el ch",
        units0={VOID: "2 void-stalker", "turaci": "factory"},
        units1={"smyrna": "3 helbrute, cultist", "noatun": "factory"},
        scheme0="vicious-raids",
    )
    t.do(f"strike {VOID} smyrna", dice="aaaadddm")
    t.do("scheme vicious-raids", "done")
    assert t.prompt == "suffer-damage"
    assert t.dice(0) == "aaaadddm"
