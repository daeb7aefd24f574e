"""Fine points: positions where two or three rules and cards together decide."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.state import ALL_PASS_STORMS, EVENT_DECK, SHIPS_PASS_STORMS
from tests.games.forbidden_stars.conftest import VOID, Table, strike
from tests.games.forbidden_stars.test_crossings import go_on

Make = Callable[..., Table]
Fight = Callable[..., Table]
ORDERS = {"1a": ["0 advance"], "12a": ["1 deploy"]}
HOME = {"noatun": "factory"}


# -- what lasts how long ---------------------------------------------------------------------------


@pytest.mark.rule("FS-15.12", "FS-17.11")
def test_the_guidance_of_a_spiritseer_ends_with_its_execution_round(fight: Fight) -> None:
    hands = {"hand0": ["spiritseers-guidance", "hit-and-run"], "hand1": ["ambush", "ambush"]}
    t = fight("falcon, wraithguard", "3 space-marine", factions="el sm", dice="aaaaa aaaaaa",
              **hands)  # fmt: skip
    t.cards("spiritseers-guidance", "ambush")
    go_on(t, "choose yes", "choose yes", "pick wraithguard", until="choose-combat-card")
    assert t.view["combat"]["round"] == 2 and t.units("smyrna", 1) == ["3 space-marine"]
    t.cards("hit-and-run", "ambush").decline()
    assert t.units("smyrna", 0) == ["1 routed wraithguard"]
    assert t.units("smyrna", 1) == ["1 routed space-marine"]


@pytest.mark.rule("FS-27.25")
def test_damage_that_adds_up_dies_with_the_unit_that_had_it(fight: Fight) -> None:
    t = fight("2 nob", "land-raider, routed land-raider", factions="or sm", dice="aaaa mmm",
              scheme0="gitz-dem", played=("mek-boyz", "armoured-advance"),
              options={"second-damage": "added"})  # fmt: skip
    t.do("no", "no", "choose yes")
    assert t.prompt == "gitz-dem" and t.units("smyrna", 1) == ["2 routed land-raider"]
    t.do("yes")
    assert t.units("smyrna", 1) == ["1 routed land-raider"], "3 are less than 4"


@pytest.mark.rule("FS-27.25")
def test_damage_that_adds_up_stays_with_a_unit_that_rallies(fight: Fight) -> None:
    t = fight("2 nob", "land-raider", factions="or sm", dice="aaaa mmm",
              scheme1="emperors-champion", played=("mek-boyz", "armoured-advance"),
              options={"second-damage": "added"})  # fmt: skip
    t.do("no", "no", "choose yes")
    assert t.prompt == "use-scheme" and t.units("smyrna", 1) == ["1 routed land-raider"]
    t.do("yes")
    assert t.units("smyrna", 1) == [], "3 and 3 are more than 4"


# -- cards against cards ---------------------------------------------------------------------------


@pytest.mark.rule("FS-15.9", "FS-18.1")
def test_an_ambush_strikes_those_who_lay_themselves_down(fight: Fight) -> None:
    t = fight("scout", "2 aspect-warrior", factions="sm el", dice="a dddd",
              played=("ambush", "spiritseers-guidance"))  # fmt: skip
    t.do("choose yes", "choose yes", "no", "choose yes")
    assert t.units("smyrna", 1) == ["1 aspect-warrior"]


@pytest.mark.rule("FS-1.3", "FS-16.6")
def test_nobody_is_asked_for_tokens_that_cannot_be_gained(fight: Fight) -> None:
    t = fight("2 wraithguard, aspect-warrior", "2 scout", factions="el sm", dice="aaaaaa aa",
              played=("fire-dragons-vengeance", "blessed-power-armour"),
              scheme1="adeptus-mechanicus")  # fmt: skip
    t.do("choose yes", "no")
    asked = []
    while t.fighting and t.prompt != "choose-combat-card":
        asked.append((t.prompt, t.seat))
        t.do(next((m for m in t.legal if m in ("no", "done")), t.legal[0]), seat=t.seat)
    assert asked and ("use-scheme", 1) not in asked and ("ability", 1) not in asked


@pytest.mark.rule("FS-15.18", "FS-14.19")
def test_chaos_victorious_lays_down_tokens_and_the_low_alone(fight: Fight) -> None:
    t = fight("chaos-reaver-titan", "scout, space-marine", factions="ch sm", dice="mddd dd",
              reinforcement1=1, hand0=["chaos-victorious"],
              hand1=["faith-in-the-emperor"])  # fmt: skip
    t.do("commit 1").cards("chaos-victorious", "faith-in-the-emperor").do("no", "choose yes")
    assert t.units("smyrna", 1) == ["1 routed scout", "1 space-marine", "1 routed reinforcement"]


@pytest.mark.rule("FS-15.18")
def test_chaos_united_counts_cultists_of_the_whole_system(fight: Fight) -> None:
    t = fight("cultist", "scout", factions="ch sm", dice="d d",
              played=("chaos-united", "faith-in-the-emperor"),
              units0="nicea:cultist;argovia:helbrute;medrias:chaos-reaver-titan")  # fmt: skip
    t.do("no", "choose yes")
    assert t.prompt == "bring-unit"
    assert set(t.legal) == {"pick helbrute argovia", "pick cultist nicea"}


@pytest.mark.rule("FS-14.33", "FS-19.13")
def test_who_gave_up_the_last_unit_still_strikes(fight: Fight) -> None:
    t = fight("helbrute", "scout, space-marine", factions="ch sm", dice="ddd ddd",
              played=("inhuman-strength", "faith-in-the-emperor"))  # fmt: skip
    t.do("no", "choose yes")
    go_on(t, until="suffer-damage")
    assert t.units("smyrna", 0) == []
    # Two icons and four tokens against three dice.
    assert t.seat == 1 and t.view["combat"]["sides"][1]["damage"] == 3


@pytest.mark.rule("FS-23.11", "FS-14.32")
def test_farsight_leaves_the_bastion_to_fight_on(fight: Fight) -> None:
    t = fight("2 space-marine", "falcon, routed aspect-warrior, bastion", factions="sm el",
              dice="aaaa ddddd", scheme1="farsight", units1="nicea:aspect-warrior",
              played=("ambush", "ranger-support"))  # fmt: skip
    go_on(t, "yes", "area nicea", until="choose-combat-card")
    assert t.fighting and t.structures("smyrna") == ["bastion"]
    assert t.units("nicea", 1) == ["1 aspect-warrior", "1 routed aspect-warrior", "1 falcon"]


# -- orders ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-9.28", "FS-9.23")
def test_who_leaves_a_world_makes_room_for_who_comes(table: Make) -> None:
    units = {"turaci": "factory", "smyrna": "3 scout", "1a-sw": "strike-cruiser"}
    units["medrias"] = "3 space-marine"
    t = table(stacks=ORDERS, units0=units, units1=HOME).do("resolve").skip("move-ships")
    t.do("move space-marine medrias smyrna", "move space-marine medrias smyrna")
    assert t.refuses("move space-marine medrias smyrna")
    t.do("move scout smyrna nicea")
    assert not t.refuses("move space-marine medrias smyrna")


@pytest.mark.rule("FS-14.6", "FS-S122")
def test_a_combat_won_at_once_lets_corsairs_raid(table: Make) -> None:
    units = {"turaci": "factory", "medrias": "aspect-warrior", "1a-sw": "hellebore-frigate"}
    theirs = {**HOME, "smyrna": "factory", "nicea": "scout"}
    t = table("el sm", stacks=ORDERS, upgrades0=["corsair-raid"], units0=units, units1=theirs)
    t.do("resolve").skip("move-ships").do("move aspect-warrior medrias smyrna")
    t.skip("move-ground-units")
    assert t.builder("smyrna") == 0 and "strike 1a-sw nicea" in t.legal


@pytest.mark.rule("FS-11.6")
def test_recruitment_worlds_double_a_world_less_its_bastion(table: Make) -> None:
    t = table(stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]}, materiel0=14,
              upgrades0=["recruitment-worlds"], units0={"medrias": "factory, bastion"},
              units1=HOME)  # fmt: skip
    t.do("resolve", "use recruitment-worlds", "buy scout medrias", "buy scout argovia")
    assert not t.refuses("buy scout turaci"), "2 and 2, less 1"
    t.do("buy scout turaci")
    assert t.refuses("buy scout turaci") and t.materiel(0) == 8


@pytest.mark.rule("FS-10.17", "FS-14.9")
def test_drop_pods_take_a_world_that_only_a_city_holds() -> None:
    t = strike(upgrades0=["drop-pods"], units1={"smyrna": "city", "noatun": "factory"})
    t.do("strike 1a-sw smyrna")
    t.state.script = [3, 3, 0, 0]
    t.state.play("use drop-pods")
    while t.prompt != "strike-effects":
        t.do("done")
    t.do(next(m for m in t.legal if m.startswith("choose")))
    t.skip("strike-effects")
    assert t.builder("smyrna") == 0 and t.units("smyrna", 0) == ["1 space-marine"]


@pytest.mark.rule("FS-25.7", "FS-25.11")
def test_an_attacker_who_left_home_for_good_is_out(table: Make) -> None:
    t = table("sm ch or", start="combat smyrna 0", origins=["medrias"],
              stacks={"12a": ["1 deploy"]}, rolls=["defence", "8 attack"],
              units0={"smyrna": "scout", "10a-se": "strike-cruiser"},
              units1={**HOME, "smyrna": "2 chaos-space-marine, bastion"},
              units2={"fornax": "factory"})  # fmt: skip
    go_on(t)
    assert t.view["out"] == [0] and t.units("10a-se", 0) == []


@pytest.mark.parametrize(
    ("area", "flag", "forces"),
    [
        ("fornax", ALL_PASS_STORMS, ("2 chaos-space-marine", "2 land-raider", "surge:scout")),
        ("3b-sw", SHIPS_PASS_STORMS, ("2 repulsive-grand-cruiser", "2 strike-cruiser",
                                  "12a-nw:strike-cruiser")),
    ],
)  # fmt: skip
@pytest.mark.rule("FS-19.10", "FS-27.5")
def test_the_warp_is_open_to_who_opened_it_alone(
    fight: Fight, area: str, flag: int, forces: tuple[str, str, str]
) -> None:
    """The storm that the attackers may cross in this order still stops the defenders."""
    mine, theirs, beyond = forces
    dice = "mmmmmm dddddd" if area == "fornax" else "mmmmmmmm dddd"
    start = "thylin" if area == "fornax" else "5a-ne"
    t = fight(mine, theirs, area=area, factions="ch sm", origins=(start,), dice=dice,
              storms=["3b-12a"], units1=beyond)  # fmt: skip
    t.state.flags |= flag
    left = t.units(beyond.partition(":")[0], 1)
    go_on(t)
    assert t.units(area, 0) and not t.units(area, 1)
    assert t.units(beyond.partition(":")[0], 1) == left


@pytest.mark.rule("FS-9.29")
def test_a_strafing_run_brings_at_most_five_ships_to_a_void() -> None:
    units = {VOID: "2 hellebore-frigate", "1a-ne": "hellebore-frigate", "turaci": "factory"}
    units["10a-se"] = "3 hellebore-frigate"
    t = strike("el sm", upgrades0=["strafing-run"], units0=units)
    t.do(f"strike {VOID} smyrna").do("use strafing-run", dice="aaaddm")
    t.do("choose strafing-run", "area 10a-se", f"pick hellebore-frigate {VOID}")
    assert t.prompt == "strafing-run-ships"
    t.do(f"pick hellebore-frigate {VOID}")
    # No sixth is asked for; after the order three are left.
    assert t.units("1a-ne", 0) == ["1 hellebore-frigate"]
    assert t.prompt == "order-revealed" and t.units("10a-se", 0) == ["3 hellebore-frigate"]


@pytest.mark.rule("FS-3.28", "FS-6.8")
def test_the_first_player_is_the_first_to_thin_out(table: Make) -> None:
    t = table(start="refresh", first=1, units0={"medrias": "2 scout, land-raider"},
              units1={**HOME, "xinghua": "2 cultist, helbrute"})  # fmt: skip
    t.until("over-capacity")
    assert t.seat == 1
    t.do("pick cultist")
    assert t.prompt == "over-capacity" and t.seat == 0


@pytest.mark.rule("FS-S8")
def test_farsight_sees_friendly_areas_only(fight: Fight) -> None:
    t = fight("2 space-marine", "2 falcon", factions="sm el", dice="aaaa dddddd",
              scheme1="farsight", units1="nicea:aspect-warrior",
              played=("ambush", "ranger-support"))  # fmt: skip
    go_on(t, "yes", until="farsight")
    assert t.prompt == "farsight" and set(t.legal) == {"area nicea", "area noatun"}


@pytest.mark.rule("FS-24.11", "FS-4.4")
def test_where_a_used_scheme_lies_in_its_deck_nobody_knows(table: Make) -> None:
    units = {"turaci": "factory", "medrias": "routed scout"}
    t = table(stacks=ORDERS, scheme0="unwavering-resolve", units0=units, units1=HOME)
    t.do("scheme unwavering-resolve")
    deck = t.state.cards_in(t.state.pile_of(0, EVENT_DECK))
    assert len(deck) == 8 and all(t.state.knows[card] == 0 for card in deck)


@pytest.mark.rule("FS-9.28")
def test_the_routed_count_among_the_five(table: Make) -> None:
    units = {"turaci": "factory", "smyrna": "2 routed scout", "medrias": "4 space-marine"}
    t = table(stacks=ORDERS, units0=units, units1=HOME).do("resolve").skip("move-ships")
    t.do(*["move space-marine medrias smyrna"] * 2)
    assert not t.refuses("move space-marine medrias smyrna")
    t.state.play("move space-marine medrias smyrna")
    assert t.units("medrias", 0) == ["1 space-marine"]
    assert t.refuses("move space-marine medrias smyrna")


@pytest.mark.rule("FS-11.12", "FS-S7")
def test_wraithbone_singers_want_exactly_one_structure(table: Make) -> None:
    t = table("el ch", stacks={"10a": ["0 deploy"], "12a": ["1 deploy"]}, materiel0=9,
              upgrades0=["wraithbone-singers"], units1=HOME,
              units0={"turaci": "factory", "medrias": "city, bastion"})  # fmt: skip
    t.do("resolve").skip("deploy-units")
    builds = {m for m in t.legal if m.startswith("build")}
    assert builds == {"build city turaci upgrade", "build bastion turaci upgrade"}


@pytest.mark.rule("FS-12.6", "FS-S2")
def test_taint_of_chaos_reaches_friendly_worlds_too(table: Make) -> None:
    units = {"turaci": "factory", "medrias": "cultist", "smyrna": "city"}
    t = table("ch sm", stacks={"10a": ["0 dominate"], "3b": ["1 deploy"]}, units0=units,
              units1={"nicea": "factory", "fornax": "scout"})  # fmt: skip
    t.do("resolve")
    assert not t.refuses("move cultist medrias smyrna")
    assert t.refuses("move cultist medrias nicea") and t.refuses("move cultist medrias turaci")


@pytest.mark.rule("FS-16.3", "FS-26.2")
def test_nobody_chooses_a_ninth_die(fight: Fight) -> None:
    t = fight("2 chaos-space-marine, helbrute", "2 scout", factions="ch sm", dice="dddddddd dd",
              played=("chaos-united", "faith-in-the-emperor"))  # fmt: skip
    t.do("choose yes")
    assert t.prompt == "meet-demand" and t.seat == 1
    t.do("no")
    assert t.prompt != "choose-die" and t.dice(0) == "dddddddd"


@pytest.mark.rule("FS-9.29", "FS-26.5")
def test_a_wave_serpent_carries_no_sixth_to_an_area(fight: Fight) -> None:
    t = fight("falcon, 2 aspect-warrior", "3 land-raider", factions="el sm",
              dice="mdddddd dddddddd", played=("wave-serpent", "ambush"),
              units0="medrias:4 aspect-warrior")  # fmt: skip
    t.do("no", "no", "choose yes")
    assert t.prompt == "wave-serpent-units"
    t.do("pick aspect-warrior")
    assert t.prompt != "wave-serpent-units", "there are five now"
    assert t.units("medrias", 0) == ["5 aspect-warrior"]
    assert t.units("smyrna", 0) == ["1 aspect-warrior", "1 falcon"]
