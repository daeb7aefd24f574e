"""Chapters 9 to 20, what is left of them: terrain, the steps of an attack, recovery, summoning."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import log
from hadur.games.doom.loading.components import load_components
from hadur.games.doom.loading.missions import MISSIONS, mission
from hadur.games.doom.vocabulary import DIFFICULT
from hadur.kernel.events import Heard
from hadur.kernel.maps.grid import WALL
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing
from tests.games.doom.walking import begin

Set = Callable[..., Table]
SHOT = {"hand": ["sidearm"]}
BARE = {"rest": False}


# -- terrain ---------------------------------------------------------------------------------------


@pytest.mark.rule("DM-4.7", "DM-9.21", "DM-9.22", "DM-9.3")
def test_an_area_has_its_line_or_walls_all_round_and_every_space_of_it_is_difficult(
    table: Set,
) -> None:
    yard = drawing(5, 3, terrain={(0, 1): "~", (1, 1): "~"}, h={(1, 1): "wall"})
    t = table({"alpha": "c2 points=5"}, map=yard)
    grid = t.state.board.grid
    kinds = [int(grid.kind[grid.edge_of(square, side)]) for square, side in ((5, 0), (6, 0))]
    assert kinds == [DIFFICULT, WALL]
    assert int(grid.kind[grid.edge_of(6, 2)]) == DIFFICULT
    assert int(grid.kind[grid.edge_of(5, 2)]) == 0, "no line within the area"
    t.do("step b2", "step a2")
    assert t.points("alpha") == 1


@pytest.mark.rule("DM-9.19", "DM-9.20", "DM-9.28", "DM-10.10", "DM-12.5", "DM-12.16", "DM-10.9")
def test_large_and_flying_demons_go_over_impassable_terrain_and_rest_there(table: Set) -> None:
    pit = drawing(6, 5, terrain={(2, 2): "x", (2, 3): "x", (4, 3): "~"})
    t = table({"alpha": "a1", "mancubus-1": "c1 points=3"}, map=pit, active="mancubus-1")
    t.do("step c2", "step c3")
    assert t.points("mancubus-1") == 1 and "end" in t.legal
    t = table({"alpha": "a1", "revenant-1": "c2 points=3"}, map=pit, active="revenant-1")
    t.do("step c3")
    assert t.points("revenant-1") == 2 and "end" in t.legal
    t = table({"alpha": "a1", "mancubus-1": "e1 points=3"}, map=pit, active="mancubus-1")
    t.do("step e2", "step e3")
    assert t.points("mancubus-1") == 1
    t = table({"alpha": "a1", "imp-1": "c2 points=3"}, map=pit, active="imp-1")
    assert "step c3" not in t.legal


@pytest.mark.rule("DM-10.11")
def test_for_cards_a_flying_demon_is_adjacent_only_as_others_are(table: Set) -> None:
    pit = drawing(6, 3, terrain={(2, 1): "x"})
    for place, dice in (("c2", "red-1 black-1"), ("c1", "red-1 red-1 black-1")):
        figures = {"alpha": "b2", "cacodemon-1": place}
        t = table(figures, map=pit, active="cacodemon-1", moment="demon", m1=BARE)
        t.do("attack")
        if "use cacodemon" in t.legal:
            t.do("use cacodemon", dice=dice)
        assert (place == "c1") == (t.damage("alpha") == 3), "Great Maw needs adjacency"


@pytest.mark.rule("DM-13.11", "DM-13.13", "DM-14.4")
def test_one_free_line_from_corner_to_corner_is_enough_to_see(table: Set) -> None:
    walls = {(1, 1): "wall", (1, 2): "wall", (2, 1): "wall"}
    figures = {"alpha": "a2", "pinky-1": "d3"}
    t = table(figures, seats=5, map=drawing(4, 4, v=walls), m1=SHOT, inv={"deck": ["ferocity"]})
    t.do("play sidearm", "attack", dice="red-2 red-2")
    assert t.prompt == "cover", "seen by one line alone, so in cover"
    shut = drawing(4, 4, v={**walls, (1, 0): "wall"})
    t = table(figures, seats=5, map=shut, m1=SHOT)
    t.do("play sidearm")
    assert t.prompt == "act"


# -- the six steps ---------------------------------------------------------------------------------


@pytest.mark.rule("DM-15.5", "DM-15.6", "DM-15.7", "DM-15.10", "DM-15.14", "DM-15.16", "DM-15.30")
@pytest.mark.rule("DM-15.23", "DM-15.24", "DM-15.29", "DM-15.27", "DM-26.6", "DM-15.28")
def test_an_attack_goes_in_six_steps_open_to_all(table: Set) -> None:
    """Declare, roll, defense card, the defender's abilities, the attacker's, damage."""
    m1 = {"class": "bulwark", "deck": ["sidearm"], "rest": False}
    inv = {"hand": ["hellish-power", "demonic-strength"]}
    figures = {"alpha": "c3 damage=7", "bravo": "a1", "cacodemon-1": "f3"}
    t = table(figures, seats=3, active="cacodemon-1", moment="demon", m1=m1, inv=inv)
    heard = Heard()
    t.state.listener = heard
    t.do("attack")
    assert t.view(2)["attack"]["red"] == 1 and t.view(2)["attack"]["range"] == 4
    t.passing("use hellish-power").do("use hellish-power", dice="red-2 black-2 black-2")
    assert t.view()["attack"]["black"] == 2, "an event card adds a die before the roll"
    t.passing("use bulwark")
    assert (t.prompt, t.seat) == ("use", 1) and t.view()["attack"]["defense-card"] == "sidearm"
    t.do("use bulwark")
    assert t.view(2)["attack"]["shields"] == 3, (
        "the defender's abilities come before the attacker's"
    )
    t.passing("use demonic-strength").do("use demonic-strength").passing()
    assert t.at("alpha") == "", "6 + 1 - 3 on top of 7 is 10 and more"
    kinds = [event.kind for event in heard.events]
    wanted = [log.ATTACKED, log.ROLLED, log.DEFENDED, log.SUFFERED, log.FRAGGED]
    at = [kinds.index(kind) for kind in wanted]
    assert at == sorted(at)
    assert t.pile("discard", 0) == ["hellish-power", "demonic-strength"]


@pytest.mark.rule("DM-15.28", "DM-26.6", "DM-6.9")
def test_the_card_of_an_attack_stays_until_the_activation_ends(table: Set) -> None:
    figures = {"alpha": "c3", "pinky-1": "e3"}
    t = table(figures, seats=5, m1=SHOT, inv={"deck": ["ferocity"]})
    t.do("play sidearm", "attack", dice="red-0 red-0")
    assert t.pile("play", 1) == ["sidearm"] and t.pile("discard", 0) == ["ferocity"]
    t.do("end")
    assert t.pile("play", 1) == []


@pytest.mark.rule("DM-15.8", "DM-15.2")
def test_the_defender_is_in_range_and_in_sight(table: Set) -> None:
    walls = {(3, y): "wall" for y in range(4)}
    yard = drawing(9, 5, v=walls)
    figures = {"alpha": "b2", "imp-1": "d2", "imp-2": "c3", "imp-3": "i5", "pinky-1": "b4"}
    t = table(figures, seats=5, map=yard, m1=SHOT)
    t.do("play sidearm", "attack")
    assert set(t.legal) == {"attack imp-2", "attack pinky-1"}


@pytest.mark.rule("DM-15.3", "DM-15.4", "DM-22.3")
def test_in_an_attack_there_is_no_other_attack_no_step_and_no_item(table: Set) -> None:
    store = drawing(6, 3, marks={(2, 1): "h"})
    m1 = {"hand": ["sidearm", "push-forward"], "glory": ["bloodlust"]}
    figures = {"alpha": "c2 damage=4 points=3", "pinky-1": "d2"}
    t = table(figures, seats=5, map=store, m1=m1, inv=BARE)
    t.do("play sidearm", "attack")
    asked = 0
    while t.prompt == "use":
        asked += 1
        words = {text.split()[0] for text in t.legal}
        assert words <= {"use", "pass"}
        t.do("pass", dice="red-0 red-0" if asked == 1 else "")
    assert asked >= 2
    assert {"take", "step", "play"} <= {text.split()[0] for text in t.legal}


@pytest.mark.rule("DM-18.8")
def test_a_stunned_figure_is_not_stunned_twice(table: Set) -> None:
    sets = ["legion-of-pain", "reign-of-terror", "harvest-of-souls"]
    inv = {"hand": ["crippling-strike"], "sets": sets}
    figures = {"alpha": "c3 stunned", "imp-1": "e3"}
    t = table(figures, active="imp-1", moment="demon", m1=BARE, inv=inv)
    t.do("attack").passing("use crippling-strike", dice="red-2 red-0")
    assert not t.stunned("alpha"), "defending ended it"
    t.do("use crippling-strike")
    assert t.stunned("alpha")
    heard = Heard()
    t = table({"alpha": "c3", "imp-1": "e3 stunned", "imp-2": "f3"}, seats=5,
              m1={"weapons": ["plasma-rifle"], "hand": ["stun-bomb"]}, inv=BARE)  # fmt: skip
    t.state.listener = heard
    t.do("play stun-bomb", "attack", "attack imp-2", dice="red-0 red-0")
    told = [event.a for event in heard.events if event.kind == log.STUNNED]
    assert told == [t.number("imp-2")], "the imp beside it was stunned already"


# -- recovery --------------------------------------------------------------------------------------


@pytest.mark.rule("DM-16.9", "DM-S57", "DM-26.28")
def test_recovery_is_up_to_its_number_and_to_the_damage_there_is(table: Set) -> None:
    t = table({"alpha": "c3 damage=1"}, seats=5, m1={"glory": ["second-wind"]})
    t.do("use second-wind")
    assert t.legal == ["recover 1", "recover 0"]
    t.do("recover 0")
    assert t.damage("alpha") == 1
    t = table({"alpha": "c3 damage=9"}, seats=5, m1={"glory": ["second-wind"]})
    t.do("use second-wind", "recover 3")
    assert t.damage("alpha") == 6


@pytest.mark.rule("DM-16.10", "DM-17.9")
def test_a_glory_kill_heals_two_once(table: Set) -> None:
    figures = {"alpha": "c3 damage=9 points=2", "imp-1": "d3 damage=2"}
    t = table(figures, seats=5, glory_deck=["momentum"])
    t.do("step d3")
    assert t.legal == ["recover 2", "recover 1", "recover 0"]
    t.do("recover 2")
    assert t.damage("alpha") == 7 and t.prompt == "act"


@pytest.mark.rule("DM-16.27", "DM-S30")
def test_a_fragged_figure_loses_stun_points_and_tokens(table: Set) -> None:
    rules = {"objective": "asset-extraction"}
    figures = {"alpha": "c3 damage=9 stunned points=2 token=asset", "imp-1": "e3"}
    t = table(figures, active="imp-1", moment="demon", m1=BARE, rules=rules)
    t.do("attack", dice="red-2 red-2")
    while t.prompt == "use":
        t.do("pass")
    assert t.at("alpha") == "" and not t.stunned("alpha") and t.points("alpha") == 0
    assert t.view()["tokens"][0]["space"] == "c3"


# -- event cards and Argent Power ------------------------------------------------------------------


@pytest.mark.rule("DM-19.4", "DM-S47")
def test_an_event_card_defends_or_pays_and_pays_only_in_the_status_phase(table: Set) -> None:
    figures = {"alpha": "c3", "pinky-1": "e3"}
    t = table(figures, seats=5, m1=SHOT, inv={"deck": ["ferocity"], "hand": ["dark-pact"]})
    t.do("play sidearm", "attack")
    assert t.seat == 0 and t.starting("discard") == []
    t.passing(dice="red-2 red-1")
    assert t.damage("pinky-1") == 1 and t.pile("hand", 0) == ["dark-pact"]
    t = table(figures, seats=5, moment="status", inv={"hand": ["dark-pact"], "rest": False})
    t.do("discard dark-pact", "argent pinky")
    assert t.argent("pinky") == 1


@pytest.mark.rule("DM-19.5")
def test_an_empty_event_deck_is_made_anew_from_its_discard_pile(table: Set) -> None:
    inv = {"discard": ["ferocity", "ambush", "iron-skin"], "rest": False}
    t = table({"alpha": "a1", "imp-1": "g5"}, moment="status", inv=inv)
    assert sorted(t.pile("hand", 0)) == ["ambush", "ferocity", "iron-skin"]
    assert t.pile("discard", 0) == []


@pytest.mark.rule("DM-19.7", "DM-19.8")
def test_any_number_of_tokens_lies_on_one_card(table: Set) -> None:
    inv = {"argent": {"imp": 12, "invasion": 9}, "hand": ["ambush", "ferocity"], "rest": False}
    t = table({"alpha": "a1", "imp-1": "g5"}, moment="status", inv=inv)
    t.do("discard ambush", "discard ferocity", "argent imp", "argent invasion")
    assert t.argent("imp") == 13 and t.argent("invasion") == 10


# -- demons and portals ----------------------------------------------------------------------------


@pytest.mark.rule("DM-7.19", "DM-S26")
def test_a_card_turned_up_again_is_ready(table: Set) -> None:
    gate = drawing(9, 7, marks={(4, 3): "B"})
    turns = ["alpha"]
    t = table(
        {"alpha": "a1"}, map=gate, moment="summon", portal="e4", exhausted=["imp"], initiative=turns
    )
    t.do("group 3-imp", "place e4", "place d3", "place d4")
    assert not t.view()["invader"]["demons"]["imp"]["exhausted"]
    figures = {"alpha": "a1", "imp-9": "i7"}
    t = table(figures, map=gate, moment="summon", portal="e4", exhausted=["imp"], initiative=turns)
    t.do("group 3-imp", "place e4", "place d3", "place d4")
    assert t.view()["invader"]["demons"]["imp"]["exhausted"], "newcomers wait with their type"


@pytest.mark.rule("DM-5.24", "DM-20.12")
def test_a_type_that_arrives_in_the_round_may_take_a_later_invader_card(table: Set) -> None:
    """Two cards for one type; imps come by a door that alpha opens."""
    hall = drawing(8, 3, v={(3, 0): "wall", (3, 1): "door", (3, 2): "wall"}, marks={(5, 1): "b"})
    t = table(
        {"alpha": "c2 points=1", "pinky-1": "a3"},
        map=hall,
        rules={"threat": "infestation"},
        initiative=["invader"],
        activated=["pinky"],
    )
    t.do("open c2-d2", "group 3-imp", "place f2", "place f1", "place f3", "end")
    assert t.prompt == "figure" and t.legal == ["pick imp-1", "pick imp-2", "pick imp-3"]


@pytest.mark.rule("DM-5.6", "DM-DX8")
def test_a_type_that_died_out_has_no_card_in_the_next_round(table: Set) -> None:
    figures = {"alpha": "c3", "imp-1": "e3 damage=2", "pinky-1": "i7"}
    t = table(figures, seats=3, m1=SHOT, inv=BARE, initiative=["invader"])
    t.do("play sidearm", "attack", dice="red-2 red-0")
    t.do("end")
    while t.view()["round"] == 1:
        t.do(t.legal[-1])
    assert (
        t.view()["turns"]["left"].count("invader") + t.view()["turns"]["shown"].count("invader")
        == 1
    )


@pytest.mark.rule("DM-20.1", "DM-20.4", "DM-20.5", "DM-20.6", "DM-S18")
def test_an_invasion_card_has_two_groups_for_each_of_three_colours(table: Set) -> None:
    tables = load_components().tables
    assert len(load_components().names["invasion"]) == 12
    assert len(tables["group-first"]) == 12 * 6
    for first, last in zip(tables["group-first"], tables["group-last"], strict=True):
        assert last > first, "every group brings somebody"
    assert set(tables["group-argent"]) <= {0, 1, 2, 3, 4} and max(tables["group-argent"]) >= 3
    colours = {int(colour) for name in MISSIONS for colour in mission(name).board.portal_colour}
    assert colours == {0, 1, 2}
    gate = drawing(9, 7, marks={(4, 3): "B", (0, 6): "Y", (8, 0): "R"})
    brought = []
    for portal in ("e4", "a7", "i1"):
        t = table({"alpha": "a1"}, map=gate, moment="summon", portal=portal)
        brought.append(t.legal)
    assert brought == [
        ["group 3-imp", "group 2-imp 2-argent"],
        ["group 2-imp 2-cacodemon 2-argent", "group 2-imp 1-revenant 1-argent"],
        ["group 3-imp 2-revenant", "group 4-imp 1-baron-of-hell 3-argent"],
    ]


@pytest.mark.rule("DM-20.23", "DM-20.24")
def test_older_tokens_are_shared_even_without_icons_and_lost_without_newcomers(table: Set) -> None:
    gate = drawing(9, 7, marks={(4, 3): "B"})
    inv = {"argent": {"invasion": 2}}
    t = table({"alpha": "a1"}, map=gate, moment="summon", portal="e4", inv=inv)
    t.do("group 3-imp", "place e4", "place d3", "place d4")
    assert t.legal == ["argent imp", "done"]
    all_imps = {f"imp-{n}": f"{'abcdefghi'[n - 1]}7" for n in range(1, 10)}
    t = table({"alpha": "a1", **all_imps}, map=gate, moment="summon", portal="e4", inv=inv)
    t.do("group 3-imp")
    assert t.argent("invasion") == 0 and t.argent("imp") == 0


@pytest.mark.rule("DM-4.29", "DM-22.14", "DM-22.18")
def test_a_grenade_token_lies_before_its_marine_and_is_owned_once(table: Set) -> None:
    store = drawing(6, 3, marks={(3, 1): "2"})
    goods = {"legend": {"2": {"weapon": "frag-grenade"}}}
    t = table({"alpha": "d2"}, map=store, rules=goods)
    t.do("take frag-grenade")
    assert t.view(0)["marines"][0]["grenades"] == ["frag-grenade"]
    assert t.pile("deck", 1).count("frag-grenade") == 1
    t = table({"alpha": "d2"}, map=store, rules=goods, m1={"weapons": ["frag-grenade"]})
    assert t.starting("take") == []


@pytest.mark.rule("DM-4.32")
def test_the_glory_kill_deck_is_shuffled_and_face_down() -> None:
    orders = set()
    for seed in range(6):
        s = begin("1", 2, seed, **{"invader-cards": "recommended"})
        while s.round < 1:
            s.advance(int(s.legal(0)[0]), 0)
        deck = s.cards_in(25)
        assert len(deck) == 12 and all(int(s.knows[card]) == 0 for card in deck)
        orders.add(tuple(deck))
    assert len(orders) > 3


@pytest.mark.rule("DM-S34", "DM-15.20")
def test_the_card_discarded_for_cover_may_come_up_again(table: Set) -> None:
    figures = {"alpha": "a3", "imp-1": "c3", "pinky-1": "e3"}
    t = table(figures, seats=5, m1=SHOT, inv={"deck": ["demonic-strength"], "rest": False})
    t.do("play sidearm", "attack", "attack pinky-1", "redraw", dice="red-2 red-2")
    assert t.damage("pinky-1") == 3 and t.pile("discard", 0) == ["demonic-strength"]


@pytest.mark.rule("DM-S63", "DM-16.16")
def test_a_bonus_to_the_hand_size_holds_while_fragged(table: Set) -> None:
    figures = {"alpha": "c3 damage=9", "imp-1": "e3"}
    m1 = {"class": "squad-leader", "deck": ["sidearm"]}
    t = table(figures, seats=5, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-2").passing()
    assert t.at("alpha") == "" and len(t.pile("hand", 1)) == 4


@pytest.mark.rule("DM-17.3")
def test_of_two_reductions_of_the_printed_stagger_the_larger_applies(table: Set) -> None:
    """No card of ours has two: the executioner is lent the next card's, which is 2."""
    figures = {"alpha": "c3 points=3", "cacodemon-1": "d3 damage=1"}
    for damage, dies in ((1, False), (2, True)):
        figures["cacodemon-1"] = f"d3 damage={damage}"
        t = table(figures, seats=5, m1={"class": "executioner"})
        book = t.state.book
        ability = int(book.first[book.names.index("executioner")])
        last = int(book.do_last[ability])
        assert int(book.amount[last - 1]) == 1 and int(book.amount[last]) == 2
        book.do_last[ability] = last + 1
        try:
            t.do("step d3")
        finally:
            book.do_last[ability] = last
        assert (t.at("cacodemon-1") == "") == dies, "4 less 2, not less 3"
