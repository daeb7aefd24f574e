"""Sections 1, 2, 23, 24, 27 and 28: golden rules, components, structures, limits, edge cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars.components.sheets import SHEETS
from hadur.games.forbidden_stars.phases.check import check_elimination
from hadur.games.forbidden_stars.phases.pool import gain_tokens
from tests.games.forbidden_stars.conftest import VOID, Table, event, strike

Make = Callable[..., Table]


@pytest.mark.rule("FS-1.2")
def test_a_card_goes_before_the_rules(table: Make) -> None:
    keys = {
        "stacks": {"10a": ["0 deploy"]},
        "units0": {"turaci": "city"},
        "units1": {"noatun": "factory"},
    }
    # A world holds one structure (FS-11.12), unless a card says otherwise.
    t = table("el sm", **keys, upgrades0=["wraithbone-singers"])
    t.do("resolve", "build bastion turaci upgrade")
    assert t.structures("turaci") == ["city", "bastion"]


@pytest.mark.rule("FS-1.3", "FS-27.27")
def test_what_cannot_be_done_no_other_card_allows(fight: Make) -> None:
    t = fight(
        "2 space-marine", "3 cultist", dice="dddd mdd", played=("show-no-fear", "impure-zeal")
    )
    t.do("choose yes", "choose yes")
    # The Space Marines cannot be routed, so they cannot choose it: Chaos gains the tokens.
    assert t.units("smyrna", 0) == ["2 space-marine"]
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-2.6", "FS-17.2", "FS-18.11", "FS-S2")
def test_the_sheets_have_the_printed_values() -> None:
    found = {
        u.name: (u.level, u.cost, u.combat, u.health, u.morale) for s in SHEETS for u in s.units
    }
    assert len(found) == 24
    assert found["scout"] == (0, 2, 1, 2, 2)
    assert found["helbrute"] == (2, 4, 3, 4, 3)
    assert found["kill-kroozer"] == (2, 5, 3, 6, 4)
    assert found["hellebore-frigate"] == (0, 2, 3, 2, 1)
    assert found["warlock-battle-titan"] == (3, 5, 4, 5, 3)
    assert sum(u.figures for s in SHEETS for u in s.units) == 105


@pytest.mark.rule("FS-2.4", "FS-2.5", "FS-23.1", "FS-3.2", "FS-3.6")
def test_structures_come_from_a_common_supply_and_a_token_says_whose_they_are(table: Make) -> None:
    t = table(
        start="planning",
        units0={"turaci": "city, bastion"},
        units1={"noatun": "city, cultist", "12a-nw": "iconoclast-destroyer"},
    )
    assert t.view["supply"]["city"] == 9
    assert t.view["supply"]["bastion"] == 11
    assert (t.builder("turaci"), t.builder("noatun")) == (0, 1)
    for system in t.seen_by(None)["systems"]:
        assert system["stack"] == []
        for area in system["areas"]:
            assert ("materiel" in area) == (area["kind"] == "world")


@pytest.mark.rule("FS-6.11")
def test_nobody_is_asked_who_holds_nothing_usable(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="dd dd", played=("ambush", "dark-faith"))
    t.decline()
    assert t.prompt == "choose-combat-card"
    idle = fight(
        "2 scout",
        "2 cultist",
        dice="dd dd",
        played=("ambush", "dark-faith"),
        scheme0="emperors-champion",
    )
    idle.decline()
    # Nobody is routed, so there is nobody to rally.
    assert idle.prompt == "choose-combat-card"


@pytest.mark.rule("FS-11.23", "FS-24.1")
def test_a_free_unit_needs_a_figure_in_the_supply() -> None:
    worlds = {"turaci": "4 scout", "argovia": "2 scout, factory"}
    t = event("heroic-intervention", units0=worlds)
    t.do("yes")
    # No Scout is left: a Space Marine on the world with a structure, unasked.
    assert t.units("argovia", 0) == ["2 scout", "1 space-marine"]
    assert t.units("turaci", 0) == ["4 scout"]


@pytest.mark.rule("FS-14.2", "FS-27.21", "FS-S118", "FS-19.16")
def test_a_unit_placed_by_a_card_fights_after_the_ability(table: Make) -> None:
    t = strike(upgrades0=["drop-pods"])
    t.do(f"strike {VOID} smyrna").do("use drop-pods", dice="dddd")
    t.do("choose drop-pods")
    assert t.fighting
    assert t.units("smyrna", 0) == ["1 space-marine"]
    assert t.prompt == "choose-combat-card"


@pytest.mark.rule("FS-14.21", "FS-14.44", "FS-15.19")
def test_tokens_are_routed_retreat_and_leave(fight: Make) -> None:
    t = fight(
        "2 scout",
        "chaos-space-marine, cultist",
        factions="sm ch",
        dice="dd mmaa",
        reinforcement0=1,
        hand0=["ambush"],
        hand1=["mark-of-slaanesh"],
    )
    t.do("commit 1").cards("ambush", "mark-of-slaanesh")
    while t.seat == 0:
        t.do("no")
    t.do("no", "choose yes", "pick reinforcement")
    assert "1 routed reinforcement" in t.units("smyrna", 0)


@pytest.mark.rule("FS-14.44", "FS-14.22", "FS-27.10")
def test_tokens_retreat_with_the_loser_and_stay_nowhere(fight: Make) -> None:
    hands = {
        "hand0": ["blessed-power-armour", "blessed-power-armour", "reconnaissance"],
        "hand1": ["foul-worship", "foul-worship", "dark-faith"],
    }
    t = fight("scout", "2 cultist", factions="sm ch", dice="d mm", reinforcement0=1, **hands)
    t.do("commit 1")
    assert t.view["supply"]["reinforcement"] == 11
    for cards in zip(*hands.values(), strict=True):
        assert "1 reinforcement" in t.units("smyrna", 0)
        t.cards(*cards).decline()
    assert t.units("medrias", 0) == ["1 routed scout"]
    assert t.view["supply"]["reinforcement"] == 12


@pytest.mark.rule("FS-15.11", "FS-15.12", "FS-EX2")
def test_a_requirement_is_checked_once(fight: Make) -> None:
    t = fight(
        "gargant, ork-boyz",
        "2 scout",
        factions="or sm",
        dice="aaaaa dd",
        reinforcement0=0,
        hand0=["weirdboyz"],
        hand1=["ambush", "ambush"],
    )
    t.do("card weirdboyz", seat=0)
    t.do("card ambush", seat=1, dice="ddddddd").do("choose yes")
    boyz = t.state.fight[0]
    t.state.put_army(0, boyz, 1 << 40)
    t.state.give(0, 9, 1)
    t.do("choose yes")
    # The Boyz are gone, the effect stays.
    assert t.tokens(0) == "aa"


@pytest.mark.rule("FS-16.11", "FS-24.2")
def test_combat_tokens_never_run_out(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="dd dd", played=("ambush", "dark-faith"))
    gain_tokens(t.state, 0, 0, 15)
    t.do("choose yes")
    assert len(t.tokens(0)) == 17


@pytest.mark.rule("FS-13.24", "FS-16.7")
def test_a_spent_die_is_gone(fight: Make) -> None:
    t = fight(
        "2 chaos-space-marine",
        "2 scout",
        factions="ch sm",
        dice="aaaddd dd",
        played=("khornes-rage", "ambush"),
    )
    t.do("choose attack")
    assert t.dice(0) == "aaddd"
    assert t.dice(1) == "dd"


@pytest.mark.rule("FS-24.7", "FS-24.8", "FS-24.9", "FS-24.10", "FS-23.5")
def test_what_is_destroyed_goes_to_its_supply_and_can_be_had_again(fight: Make) -> None:
    t = fight(
        "3 land-raider", "cultist, bastion", dice="aaaaaaaa ddd", played=("ambush", "dark-faith")
    )
    t.decline()
    t.do("pick cultist")
    assert t.view["players"][1]["units-left"]["cultist"] == 9
    assert t.structures("smyrna") == []
    assert t.view["supply"]["bastion"] == 12
    assert t.view["players"][1]["control-tokens"] == 8


@pytest.mark.rule("FS-23.5", "FS-18.12")
def test_effects_on_units_do_not_reach_structures(fight: Make) -> None:
    t = fight(
        "helbrute",
        "bastion, scout",
        factions="ch sm",
        dice="aaa ddd",
        played=("daemonic-resilience", "ambush"),
    )
    t.do("no", "choose yes")
    assert t.legal == ["pick scout", "no"]


@pytest.mark.rule("FS-24.12", "FS-4.9", "FS-24.11")
def test_cards_are_discarded_from_hand_for_all_to_see(fight: Make) -> None:
    t = fight(
        "warlock-battle-titan",
        "2 scout",
        factions="el sm",
        dice="aaaa dd",
        played=("psychic-lance", "ambush"),
    )
    t.do("no", "choose yes")
    assert t.view["players"][1]["hand-count"] == 3
    assert len(t.view["players"][1]["deck"]) == 6


@pytest.mark.rule("FS-27.22", "FS-27.23", "FS-28.2")
def test_third_players_have_no_part_in_a_combat(fight: Make) -> None:
    t = fight(
        "2 scout",
        "2 ork-boyz",
        factions="sm or ch",
        dice="dd dddd",
        played=("ambush", "mek-boyz"),
        units2={"surge": "cultist"},
        reinforcement1=0,
    )
    asked = set()
    while t.fighting:
        decision = t.state.decisions[0]
        asked.add(decision.seat)
        no = next((m for m in decision.texts if m in ("no", "done")), decision.texts[0])
        t.do(no, seat=decision.seat)
    assert asked <= {0, 1}
    areas = t.view["areas"].values()
    assert sum("2" in area for area in areas) == 1
    assert not any(len({"0", "1", "2"} & set(area)) > 1 for area in areas)


@pytest.mark.rule("FS-27.35")
def test_if_all_are_eliminated_together_the_most_objectives_win(table: Make) -> None:
    t = table(
        start="planning",
        collected1=1,
        units0={"10a-se": "strike-cruiser", "turaci": "scout"},
        units1={"12a-nw": "iconoclast-destroyer", "noatun": "cultist"},
    )
    for seat, world in ((0, 0), (1, 23)):
        t.state.put_army(seat, world, 0)
    check_elimination(t.state)
    assert t.result == [-1, 1]


@pytest.mark.rule("FS-5.11", "FS-5.28")
def test_decks_are_shuffled_by_the_seed(table: Make) -> None:
    keys = {"units0": {"turaci": "scout"}, "units1": {"noatun": "cultist"}}
    t = table(start="planning", **keys)
    assert t.view["players"][0]["events"] != sorted(t.view["players"][0]["events"])
    assert t.seen_by(0)["players"][0]["event-deck"] == 8
