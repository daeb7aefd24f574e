"""Chapters 7, 8, 19 and 20: demons, abilities and timing, Argent Power, summoning."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]
GATE = drawing(9, 7, marks={(4, 3): "B", (0, 6): "Y", (8, 6): "T", (8, 0): "r"})
RED = drawing(9, 7, marks={(4, 3): "R"})


@pytest.mark.rule("DM-7.4", "DM-7.5", "DM-7.6", "DM-7.9", "DM-7.10")
def test_all_figures_of_a_type_act_one_after_the_other_in_any_order(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "g5", "imp-2": "h5"}
    t = table(figures, moment="turns", initiative=["invader", "alpha"])
    assert t.legal == ["pick imp-1", "pick imp-2"]
    t.do("pick imp-2")
    assert t.points("imp-2") == 4 and t.points("imp-1") == 0
    t.do("step g6", "end")
    assert t.points("imp-2") == 0 and t.points("imp-1") == 4
    t.do("end")
    assert (t.prompt, t.seat) == ("act", 1)


@pytest.mark.rule("DM-8.7", "DM-8.8", "DM-19.11", "DM-8.12", "DM-8.10")
def test_an_ability_with_argent_icons_is_paid_from_its_own_card_once(table: Set) -> None:
    figures = {"alpha": "a3", "imp-1": "f3", "pinky-1": "i7"}
    inv = {"argent": {"imp": 4, "pinky": 3}}
    t = table(figures, active="imp-1", moment="demon", inv=inv, m1={"rest": False})
    t.do("attack")
    assert t.legal == ["use imp", "pass"]
    t.do("use imp", dice="red-1 red-1 red-1")
    assert t.argent("imp") == 2 and t.argent("pinky") == 3
    assert t.damage("alpha") == 3


@pytest.mark.rule("DM-8.7")
def test_without_enough_tokens_the_ability_is_not_offered_and_the_target_is_out_of_range(
    table: Set,
) -> None:
    figures = {"alpha": "a3", "imp-1": "f3"}
    t = table(figures, active="imp-1", moment="demon", inv={"argent": {"imp": 1}})
    assert "attack" not in t.legal


@pytest.mark.rule("DM-8.3", "DM-8.4", "DM-8.14")
def test_an_exhausted_card_is_not_exhausted_again(table: Set) -> None:
    t = table({"alpha": "c3 damage=4"}, seats=5, m1={"class": "medic", "exhausted": True})
    assert t.starting("use") == []


@pytest.mark.rule("DM-8.5")
def test_abilities_of_an_exhausted_card_without_that_cost_stay(table: Set) -> None:
    m1 = {"class": "ghost", "exhausted": True}
    t = table({"alpha": "c3 points=2", "imp-1": "d3"}, seats=5, m1=m1)
    t.do("step d3")
    assert t.points("alpha") == 1, "ghosts pay nothing more for an enemy's space"


@pytest.mark.rule("DM-EX1", "DM-8.11", "DM-8.18", "DM-26.32", "DM-19.1", "DM-19.2", "DM-19.3")
def test_ex1_a_second_event_card_of_the_same_name_is_not_offered(table: Set) -> None:
    inv = {"hand": ["demonic-resilience", "demonic-resilience", "ferocity"], "rest": False}
    t = table({"alpha": "c3", "pinky-1": "e3"}, seats=5, m1={"hand": ["sidearm"]}, inv=inv)
    t.do("play sidearm", "attack")
    while t.prompt == "use" and "use demonic-resilience" not in t.legal:
        t.do("pass")
    t.do("use demonic-resilience")
    assert "use demonic-resilience" not in t.legal
    assert t.pile("hand", 0) == ["demonic-resilience", "ferocity"]
    assert t.pile("discard", 0) == ["demonic-resilience"]


@pytest.mark.rule("DM-8.20")
def test_copies_of_a_card_are_one_move(table: Set) -> None:
    inv = {"hand": ["demonic-resilience", "demonic-resilience", "ferocity"], "rest": False}
    t = table({"alpha": "c3", "pinky-1": "e3"}, seats=5, m1={"hand": ["sidearm"]}, inv=inv)
    t.do("play sidearm", "attack").passing("use demonic-resilience")
    assert t.legal == ["use demonic-resilience", "pass"]


@pytest.mark.rule("DM-8.16")
def test_between_activations_the_invader_comes_first(table: Set) -> None:
    m1 = {"class": "scout"}
    inv = {"hand": ["paranoia"], "sets": ["reign-of-terror", "legion-of-pain", "harvest-of-souls"]}
    turns = ["alpha", "invader"]
    figures = {"alpha": "a1", "imp-1": "g5"}
    t = table(figures, moment="turns", initiative=turns, m1=m1, inv=inv)
    assert (t.prompt, t.seat) == ("use", 0)
    t.do("pass")
    assert (t.prompt, t.seat) == ("use", 1)


@pytest.mark.rule("DM-S51", "DM-3.13")
def test_being_asked_tells_nothing_about_the_hand(table: Set) -> None:
    figures = {"alpha": "c3", "imp-1": "e3"}
    asked = []
    for hand, deck in ((["combat-roll"], ["sidearm"]), (["sidearm"], ["combat-roll"])):
        m1 = {"hand": hand, "deck": [*deck, "push-forward"], "rest": False}
        t = table(figures, active="imp-1", moment="demon", m1=m1)
        t.do("attack", dice="red-1 red-1")
        asked.append((t.prompt, t.seat))
    assert asked[0] == ("use", 1)
    m1 = {"hand": ["sidearm"], "discard": ["combat-roll"], "rest": False}
    t = table(figures, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-1 red-1")
    assert t.seat == 0, "the only reaction lies open in the discard pile"


@pytest.mark.rule("DM-S50", "DM-8.20")
def test_damage_about_to_be_suffered_can_be_prevented(table: Set) -> None:
    m1 = {"class": "survivor", "rest": False}
    t = table({"alpha": "c3", "imp-1": "e3"}, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-1")
    assert t.legal == ["use survivor", "pass"]
    t.do("use survivor")
    assert t.damage("alpha") == 1


# -- summoning -------------------------------------------------------------------------------------


@pytest.mark.rule("DM-20.7", "DM-20.8", "DM-20.9", "DM-20.10", "DM-20.11", "DM-20.12", "DM-7.18")
def test_a_group_is_chosen_and_placed_one_by_one_on_or_beside_the_portal(table: Set) -> None:
    t = table({"alpha": "a1"}, map=GATE, moment="summon", portal="e4")
    assert t.legal == ["group 3-imp", "group 2-imp 2-argent"]
    t.do("group 2-imp 2-argent")
    assert set(t.legal) == {f"place {c}{r}" for c in "def" for r in "345"}
    t.do("place e4", "place d3")
    assert (t.at("imp-1"), t.at("imp-2")) == ("e4", "d3")
    assert "imp" in t.view()["invader"]["demons"]


@pytest.mark.rule("DM-DX15", "DM-20.13", "DM-20.14", "DM-20.15", "DM-20.16", "DM-26.27")
def test_dx15_all_tokens_on_the_invasion_card_are_shared_out_or_lost(table: Set) -> None:
    rules = {"threat": "infestation"}
    inv = {"argent": {"invasion": 2}}
    t = table({"alpha": "a1"}, map=GATE, moment="summon", portal="a7", inv=inv, rules=rules)
    t.do("group 2-imp 1-revenant 1-argent", "place a7", "place b7", "place a6")
    assert t.argent("invasion") == 3
    assert t.legal == ["argent imp", "argent revenant", "done"]
    t.do("argent revenant", "done")
    assert t.argent("revenant") == 1 and t.argent("invasion") == 0
    assert "a7" not in t.view()["map"]["portals"]


@pytest.mark.rule("DM-20.14")
def test_a_threat_card_may_keep_the_portal_face_down(table: Set) -> None:
    t = table({"alpha": "a1"}, map=GATE, moment="summon", portal="e4")
    t.do("group 3-imp", "place e4", "place d3", "place d4")
    assert t.view()["map"]["portals"]["e4"] == {"colour": "blue", "active": False}


@pytest.mark.rule("DM-20.17", "DM-20.18", "DM-S44", "DM-20.22")
def test_a_demon_that_finds_no_room_beside_the_portal_goes_to_the_nearest_space(
    table: Set,
) -> None:
    small = drawing(5, 1, marks={(1, 0): "B"})
    figures = {"alpha": "b1", "bravo": "a1", "charlie": "c1"}
    t = table(figures, seats=4, map=small, moment="summon", portal="b1")
    t.do("group 2-imp 2-argent")
    assert t.at("imp-1") == "d1" and t.at("imp-2") == "e1"


@pytest.mark.rule("DM-20.20")
def test_flying_demons_are_placed_in_blocking_terrain_others_are_not(table: Set) -> None:
    room = drawing(4, 3, terrain={(2, 1): "#"}, marks={(1, 1): "B"})
    inv = {"invasion": "winged-death"}
    t = table({"alpha": "d1"}, map=room, moment="summon", portal="b2", inv=inv)
    t.do("group 1-cacodemon 1-argent")
    assert "place c2" in t.legal
    t = table({"alpha": "d1"}, map=room, moment="summon", portal="b2", inv=inv)
    t.do("group 2-possessed-soldier 1-argent")
    assert "place c2" not in t.legal


@pytest.mark.rule("DM-20.21", "DM-2.21", "DM-2.19")
def test_figures_that_are_all_on_the_map_are_not_placed(table: Set) -> None:
    figures = {"alpha": "a1"} | {f"imp-{n}": f"{'abcdefghi'[n - 1]}7" for n in range(1, 9)}
    t = table(figures, map=RED, moment="summon", portal="e4", inv={"invasion": "tide-of-claws"})
    t.do("group 4-imp 2-pinky", "place e4")
    assert t.at("imp-9") == "e4"
    assert t.prompt == "place-demon", "the pinkies follow"


@pytest.mark.rule("DM-20.2", "DM-20.3", "DM-23.7")
def test_infestation_wakes_the_portals_that_a_door_had_shut_off(table: Set) -> None:
    hall = drawing(
        8,
        3,
        v={(3, 0): "wall", (3, 1): "door", (3, 2): "wall", (6, 1): "door"}
        | {(6, 0): "wall", (6, 2): "wall"},
        marks={(4, 1): "b", (7, 1): "y", (1, 2): "r"},
    )
    t = table({"alpha": "c2 points=2"}, map=hall, rules={"threat": "infestation"})
    t.do("open c2-d2")
    assert t.prompt == "group", "the summoning from the one portal begins by itself"
    portals = t.view()["map"]["portals"]
    assert portals["e2"]["active"]
    assert not portals["h2"]["active"] and not portals["b3"]["active"]


@pytest.mark.rule("DM-20.3", "DM-2.29")
def test_horde_wakes_a_portal_of_the_invaders_choice_in_the_status_phase(table: Set) -> None:
    t = table({"alpha": "a1"}, map=GATE, moment="status", inv={"rest": False})
    assert t.prompt == "group" and t.view()["map"]["portals"]["i1"]["active"]


@pytest.mark.rule("DM-2.28", "DM-23.6")
def test_assault_comes_every_other_round(table: Set) -> None:
    found = []
    for threats in (0, 1):
        t = table(
            {"alpha": "a1"},
            map=GATE,
            rules={"threat": "assault"},
            threats=threats,
            moment="status",
            inv={"rest": False},
        )
        found.append((t.view()["threats"], t.prompt == "group"))
    assert found == [(1, False), (0, True)]


@pytest.mark.rule("DM-7.19", "DM-7.20")
def test_a_type_that_comes_back_has_a_ready_card_but_has_acted(table: Set) -> None:
    gate = drawing(9, 7, marks={(8, 6): "T", (4, 3): "b"})
    gone = {"exhausted": ["imp"], "activated": ["imp"]}
    t = table({"alpha": "a7"}, map=gate, moment="summon", portal="e4", **gone)
    t.do("group 3-imp", "place e4")
    assert t.view()["invader"]["demons"]["imp"] == {
        "argent": 0,
        "exhausted": False,
        "activated": True,
    }


@pytest.mark.rule("DM-7.2", "DM-5.10", "DM-5.20")
def test_in_a_new_round_every_type_can_act_again(table: Set) -> None:
    acted = {"exhausted": ["imp"], "activated": ["imp"]}
    t = table({"alpha": "a7", "imp-1": "e4"}, moment="status", **acted).do("done")
    imp = t.view()["invader"]["demons"]["imp"]
    assert not imp["exhausted"] and not imp["activated"]


@pytest.mark.rule("DM-20.20")
def test_a_flying_demon_is_summoned_into_terrain_others_are_not(table: Set) -> None:
    rocks = {(5, 3): "#", (3, 3): "x"}
    gate = drawing(9, 7, marks={(8, 6): "T", (4, 3): "y"}, terrain=rocks)
    t = table({"alpha": "a7"}, map=gate, moment="summon", portal="e4")
    t.do("group 2-imp 2-cacodemon 2-argent")
    assert not {"place d4", "place f4"} & set(t.legal) and "place e3" in t.legal
    t.do("place e3", "place e5")
    assert {"place d4", "place f4", "place e4"} <= set(t.legal)
