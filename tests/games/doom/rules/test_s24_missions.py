"""Chapters 22 to 26: the end of a mission, operations, points on which the book is silent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from hadur.games.doom import state as st
from hadur.games.doom.loading.missions import MISSIONS
from hadur.games.doom.loading.reading import data_file
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing
from tests.games.doom.walking import begin, setup_of

Set = Callable[..., Table]
BARE = {"rest": False}
GATE = drawing(9, 7, marks={(4, 3): "B"})


@pytest.mark.rule("DM-24.4", "DM-24.3", "DM-S38")
@pytest.mark.parametrize(
    ("active", "result"), [("cyberdemon-1", [1, -1, -1]), ("alpha", [-1, 1, 1])]
)
def test_if_one_effect_decides_for_both_the_active_side_wins(
    table: Set, active: str, result: list[int]
) -> None:
    """A blast frags the prey and a marine at once; one frag token is all that the invader needs."""
    rules = {"objective": "execution-order", "goal": {"count": 1}, "frags": 1}
    figures = {"alpha": "a3", "bravo": "f3 damage=9", "imp-1": "f4 damage=2 token=prey"}
    if active == "alpha":
        figures["pinky-1"] = "e3"
        m1 = {"weapons": ["rocket-launcher"], "hand": ["rocket-salvo"]}
        t = table(figures, seats=3, rules=rules, m1=m1, inv=BARE)
        t.do("play rocket-salvo", "attack", "attack pinky-1", dice="red-0 red-0 black-1")
    else:
        figures |= {"alpha": "e4", "cyberdemon-1": "a1"}
        inv = {"argent": {"cyberdemon": 2}, "rest": False}
        m1 = {"deck": ["combat-roll"], "rest": False}
        t = table(
            figures, seats=3, rules=rules, active=active, moment="demon", m1=m1, m2=BARE, inv=inv
        )
        t.do("attack", "attack alpha", dice="red-0 red-0 black-1 black-1")
        while t.prompt in ("use", "cover"):
            t.do("use cyberdemon" if "use cyberdemon" in t.legal else t.legal[-1])
    assert t.result == result


@pytest.mark.rule("DM-22.10", "DM-22.11", "DM-24.11")
def test_the_next_mission_starts_with_basic_weapons_and_no_glory_kill_cards() -> None:
    first = GAME.check_setup(setup_of("1", 2, operation="operation"))
    following = GAME.next_setup([first], [[-1, 1]])
    assert following is not None
    s = GAME.begin(following, seed=4)
    while s.decisions and s.round < 1:  # type: ignore[attr-defined]
        s.advance(int(s.legal(0)[0]), 0)
    marine = GAME.view(s, 1)["marines"][0]  # type: ignore[index]
    assert marine["hand-count"] + marine["deck-count"] == 4 + 3 + 3
    assert marine["glory-count"] == 0 and len(marine["weapons"]) == 2


@pytest.mark.rule("DM-24.8", "DM-S20", "DM-24.5", "DM-24.6")
def test_every_mission_has_a_story_for_either_winner_in_both_languages() -> None:
    operations = []
    for name in MISSIONS:
        data = data_file(f"missions/{int(name):02}")
        operations.append(data["operation"])
        for side in ("marines", "invader"):
            for lang in ("en", "hu"):
                assert len(data["story"][side][lang]) > 20
    assert operations == [1] * 6 + [2] * 6


@pytest.mark.rule("DM-25.7", "DM-25.3")
def test_any_of_three_marines_may_take_point() -> None:
    for name, seat in (("alpha", 1), ("charlie", 3)):
        s = begin("1", 4, 1, **{"invader-cards": "recommended"})
        while s.asks[0].prompt.name != "taking-point":
            s.advance(int(s.legal(0)[0]), 0)
        s.play(f"marine {name}")
        squads = [marine["squad"] for marine in GAME.view(s, 0)["marines"]]  # type: ignore[attr-defined]
        assert squads == ["taking-point" if n == seat else "" for n in (1, 2, 3)]


@pytest.mark.rule("DM-26.11", "DM-S24", "DM-5.5")
def test_the_initiative_deck_has_one_card_for_each_type_but_six_at_most(table: Set) -> None:
    figures = {
        "alpha": "a1", "imp-1": "c1", "imp-2": "c2", "possessed-soldier-1": "d1", "pinky-1": "e1",
        "cacodemon-1": "f1", "revenant-1": "g1", "mancubus-1": "h1", "baron-of-hell-1": "i1",
    }  # fmt: skip
    t = table(figures, seats=3, moment="status")
    assert t.view()["turns"]["left"].count("invader") == 6
    del figures["baron-of-hell-1"], figures["mancubus-1"], figures["revenant-1"]
    t = table(figures, seats=3, moment="status")
    assert t.view()["turns"]["left"] == ["alpha", "bravo"] + ["invader"] * 4


@pytest.mark.rule("DM-26.17", "DM-6.41", "DM-EX20")
def test_a_trait_is_a_word_within_the_weapons_name(table: Set) -> None:
    offered = {}
    for weapon, card in (
        ("plasma-rifle", "plasma-stream"),
        ("static-rifle", "static-discharge"),
        ("combat-shotgun", "point-blank"),
    ):
        m1 = {"weapons": [weapon, "burst-rifle"], "hand": [card, "armour-piercing"]}
        t = table({"alpha": "c3", "mancubus-1": "e3"}, seats=5, m1=m1, inv={"deck": ["ferocity"]})
        t.do(f"play {card}", "attack")
        seen = False
        while t.prompt in ("use", "reroll") or t.prompt == "use":
            seen = seen or "use armour-piercing" in t.legal
            t.do(t.legal[-1])
        offered[weapon] = seen
    assert offered == {"plasma-rifle": True, "static-rifle": True, "combat-shotgun": False}


@pytest.mark.rule("DM-27.1")
def test_spaces_are_counted_from_the_upper_left_downwards(table: Set) -> None:
    t = table({"alpha": "c2 points=1"}, map=drawing(5, 4))
    t.do("step c3")
    grid = t.state.board.grid
    place = int(t.state.place[0])
    assert (int(grid.x_of(place)), int(grid.y_of(place))) == (2, 2)


# -- silent points ---------------------------------------------------------------------------------


@pytest.mark.rule("DM-S23", "DM-5.23")
def test_an_invader_card_without_an_eligible_type_does_nothing(table: Set) -> None:
    t = table({"alpha": "a1"}, moment="turns", initiative=["invader", "alpha"])
    assert (t.prompt, t.seat) == ("act", 1)
    assert t.view()["turns"]["shown"] == ["invader", "alpha"]


@pytest.mark.rule("DM-S25")
def test_a_threat_card_may_add_an_invader_card_at_once(table: Set) -> None:
    t = table({"alpha": "a1"}, map=GATE, moment="summon", portal="e4", initiative=["alpha"])
    assert t.view()["turns"]["left"] == ["alpha"]
    t.state.book.threat_joins = 1
    try:
        t.do("group 3-imp", "place e4")
        assert t.view()["turns"]["left"] == ["alpha", "invader"]
    finally:
        t.state.book.threat_joins = 0
    t = table({"alpha": "a1"}, map=GATE, moment="summon", portal="e4", initiative=["alpha"])
    t.do("group 3-imp", "place e4")
    assert t.view()["turns"]["left"] == ["alpha"]


@pytest.mark.rule("DM-S27", "DM-S26")
@pytest.mark.parametrize(("newcomers", "acts"), [("wait", False), ("act", True)])
def test_figures_that_arrive_while_their_type_acts_wait_unless_the_option_lets_them(
    table: Set, newcomers: str, acts: bool
) -> None:
    figures = {"alpha": "a1", "imp-1": "g5 points=1"}
    t = table(figures, active="imp-1", moment="demon", options={"newcomers": newcomers})
    s = t.state
    s.set_down(t.number("imp-2"), int(s.place[t.number("imp-1")]) + 1, 0)
    t.do("end")
    assert (t.view()["active"] == "imp-2") == acts


@pytest.mark.rule("DM-S28", "DM-11.20")
def test_several_occupied_spaces_can_be_passed_one_after_the_other(table: Set) -> None:
    lane = drawing(5, 2, h={(x, 1): "wall" for x in range(5)})
    figures = {"alpha": "a1 points=3", "bravo": "b1", "charlie": "c1"}
    t = table(figures, seats=4, map=lane)
    t.do("step b1", "step c1", "step d1")
    assert t.at("alpha") == "d1"
    t = table({**figures, "alpha": "a1 points=1"}, seats=4, map=lane)
    assert t.starting("step") == []


@pytest.mark.rule("DM-11.20", "DM-21.2")
def test_a_teleporter_leads_on_from_an_occupied_space(table: Set) -> None:
    lane = drawing(6, 2, h={(x, 1): "wall" for x in range(6)}, marks={(1, 0): "T", (5, 1): "T"})
    figures = {"alpha": "a1 points=2", "bravo": "b1", "charlie": "c1"}
    t = table(figures, seats=4, map=lane)
    t.do("step b1", "teleport f2")
    assert t.at("alpha") == "f2" and t.points("alpha") == 0


@pytest.mark.rule("DM-26.4", "DM-11.20")
def test_an_optional_glory_kill_is_forced_if_the_points_do_not_lead_on(table: Set) -> None:
    figures = {"alpha": "c3 points=2", "imp-1": "d3 damage=2"}
    t = table(figures, seats=5, options={"glory-kill": "optional"})
    t.do("step d3")
    assert t.at("imp-1") == "" and t.at("alpha") == "d3"


@pytest.mark.rule("DM-S31", "DM-13.9", "DM-13.20")
def test_a_demon_in_blocking_terrain_attacks_as_far_as_it_can_be_attacked(table: Set) -> None:
    block = drawing(9, 5, terrain={(4, 2): "#"})
    for place, near in (("b2", True), ("a2", True), ("h5", True), ("i5", True)):
        figures = {"alpha": place, "cacodemon-1": "e3"}
        t = table(figures, seats=5, map=block, m1={"hand": ["sidearm"]})
        s = t.state
        there, back = s.stand(0), s.stand(t.number("cacodemon-1"))
        assert s.field.distance(there, back) == s.field.distance(back, there) <= 4
        assert s.field.sees(there, back) == s.field.sees(back, there) == near
        t.do("play sidearm")
        assert t.prompt == "whether-attack"
        t = table(figures, map=block, active="cacodemon-1", moment="demon")
        assert "attack" in t.legal


@pytest.mark.rule("DM-S32", "DM-9.9")
def test_no_small_figure_that_walks_gets_into_blocking_terrain(table: Set) -> None:
    block = drawing(3, 3, terrain={(1, 1): "#"})
    for figure in ("alpha", "imp-1"):
        reached, front = set(), ["a1"]
        while front:
            here = front.pop()
            reached.add(here)
            figures = {figure: f"{here} points=9"}
            moment = "act" if figure == "alpha" else "demon"
            t = table(figures, map=block, active=figure, moment=moment)
            front += [p for text in t.starting("step") if (p := text[5:]) not in reached]
        assert "b2" not in reached and len(reached) == 8


@pytest.mark.rule("DM-S40", "DM-12.22")
def test_displacement_counts_steps_past_figures_not_over_walls(table: Set) -> None:
    lane = drawing(5, 4, v={(2, y): "wall" for y in range(4)})
    figures = {
        "alpha": "b3", "bravo": "a3", "charlie": "a2", "delta": "a4", "imp-1": "b4",
        "mancubus-1": "b1 points=1",
    }  # fmt: skip
    t = table(figures, seats=5, map=lane, active="mancubus-1", moment="demon")
    t.do("step b2", "end")
    assert t.prompt == "displaced"
    assert set(t.legal) == {"place a1", "place b1"}, "two steps, past other figures"


@pytest.mark.rule("DM-S42", "DM-S43")
def test_being_displaced_onto_a_teleporter_or_an_item_does_nothing(table: Set) -> None:
    marks = {(0, 2): "t", (2, 2): "h"}
    lane = drawing(3, 3, marks=marks)
    figures = {"alpha": "b3", "bravo": "a1", "charlie": "c1", "delta": "a2", "imp-1": "c2"}
    t = table(
        {**figures, "mancubus-1": "b1 points=1"},
        seats=5,
        map=lane,
        active="mancubus-1",
        moment="demon",
    )
    t.do("step b2", "end", "place a3")
    assert t.view()["map"]["teleporters"] == {"a3": "inactive"}
    t = table({"alpha": "c1", "imp-1": "a2 points=3"}, map=lane, active="imp-1", moment="demon")
    t.do("step a3")
    assert t.view()["map"]["teleporters"] == {"a3": "inactive"}
    assert t.starting("take") == [] and t.starting("teleport") == []


@pytest.mark.rule("DM-S53")
def test_line_of_sight_is_tested_when_the_attack_is_declared(table: Set) -> None:
    hall = drawing(6, 3, v={(3, 0): "wall", (3, 1): "door", (3, 2): "wall"})
    figures = {"alpha": "c2 points=1", "imp-1": "d2"}
    t = table(figures, seats=5, map=hall, m1={"hand": ["sidearm"]})
    t.do("play sidearm")
    assert t.prompt == "act", "the door is shut"
    t = table(figures, seats=5, map=hall, m1={"hand": ["sidearm"]})
    t.do("open c2-d2", "play sidearm")
    assert t.prompt == "whether-attack"


@pytest.mark.rule("DM-S58", "DM-3.1")
def test_used_event_cards_lie_open(table: Set) -> None:
    t = table({"alpha": "a1"}, inv={"discard": ["ferocity", "ambush"]})
    for reader in (1, None):
        assert t.view(reader)["invader"]["discard"] == ["ferocity", "ambush"]


@pytest.mark.rule("DM-S59")
def test_a_group_may_be_summoned_again(table: Set) -> None:
    both = drawing(9, 7, marks={(4, 3): "B", (7, 5): "B"})
    figures = {"alpha": "a1", "imp-1": "i1", "imp-2": "i2", "imp-3": "i3"}
    t = table(figures, map=both, moment="summon", portal="e4")
    t.do("group 3-imp", "place e4", "place d4", "place f4")
    again = table(
        {**figures, "imp-4": "e4", "imp-5": "d4", "imp-6": "f4"},
        map=both,
        moment="summon",
        portal="h6",
    )
    assert again.legal == ["group 3-imp", "group 2-imp 2-argent"]


@pytest.mark.rule("DM-S64")
def test_the_invader_keeps_whatever_is_in_hand(table: Set) -> None:
    hand = ["devious-schemes", "paranoia", "paranoia", "darkness", "darkness", "onslaught"]
    inv = {"hand": hand, "sets": ["reign-of-terror", "legion-of-pain", "harvest-of-souls"]}
    t = table({"alpha": "a1", "imp-1": "g5"}, moment="status", inv=inv)
    t.do("done", "use devious-schemes")
    assert len(t.pile("hand", 0)) == 7
    while t.view()["round"] == 1 and t.prompt != "trade":
        t.do(t.legal[-1])
    assert len(t.pile("hand", 0)) == 7


@pytest.mark.rule("DM-S65", "DM-24.9")
def test_a_custom_operation_has_six_missions_at_most() -> None:
    setups = [
        GAME.check_setup(setup_of(str(n), 2, operation="custom")) for n in (12, 3, 5, 7, 9, 1)
    ]
    results = [[1, -1], [-1, 1]] * 3
    assert GAME.next_setup(setups[:5], results[:5]) is not None
    assert GAME.next_setup(setups, results) is None


@pytest.mark.rule("DM-S67", "DM-21.7")
def test_teleporting_into_difficult_terrain_costs_its_surcharge_but_not_the_enemys(
    table: Set,
) -> None:
    pads = drawing(6, 3, marks={(0, 0): "T", (5, 2): "T"}, terrain={(5, 2): "~"})
    figures = {"alpha": "a1 points=2", "imp-1": "f3"}
    t = table(figures, seats=5, map=pads)
    t.do("teleport f3")
    assert t.points("alpha") == 0 and t.at("imp-1") == ""
    t = table({**figures, "alpha": "a1 points=1"}, seats=5, map=pads)
    assert t.starting("teleport") == []


def test_piles_are_numbered_as_the_tests_read_them() -> None:
    assert (st.TURNS, st.GLORY_DECK) == (27, 25)
