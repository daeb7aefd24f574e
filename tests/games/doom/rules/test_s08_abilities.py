"""Chapters 6 to 8: kinds of cards, abilities and their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom.loading.components import load_components
from hadur.games.doom.vocabulary import (
    ACTION_CARD,
    BONUS,
    CLASS_CARD,
    DEMON_CARD,
    EVENT_CARD,
    GLORY_CARD,
    MAIN,
    REACTION,
)
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]


@pytest.mark.rule("DM-6.15", "DM-6.40", "DM-EX24")
def test_an_action_card_is_main_bonus_or_reaction_whatever_its_trait(table: Set) -> None:
    m1 = {"weapons": ["combat-shotgun"], "hand": ["point-blank", "push-forward", "combat-roll"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    assert t.starting("play") == ["play point-blank", "play push-forward"]
    book = t.state.book
    kinds = [int(book.action[n]) for n in range(len(book.kind)) if book.kind[n] == ACTION_CARD]
    assert set(kinds) == {MAIN, BONUS, REACTION}


@pytest.mark.rule("DM-6.23", "DM-11.14", "DM-11.15")
def test_points_wait_in_the_pool_while_the_next_card_is_played(table: Set) -> None:
    t = table({"alpha": "c3"}, seats=5, m1={"hand": ["push-forward", "sidearm"]})
    t.do("play push-forward", "play sidearm")
    assert t.points("alpha") == 7


@pytest.mark.rule("DM-11.12")
def test_a_demons_points_come_from_speed_abilities_and_events(table: Set) -> None:
    inv = {"hand": ["demonic-speed"], "argent": {"revenant": 1}}
    figures = {"alpha": "a1", "revenant-1": "g5"}
    t = table(figures, active="revenant-1", moment="start", inv=inv)
    assert t.points("revenant-1") == 4
    t.do("use revenant", "use demonic-speed")
    assert t.points("revenant-1") == 4 + 3 + 3


@pytest.mark.rule("DM-11.13")
def test_a_marines_points_come_from_cards_abilities_and_the_class(table: Set) -> None:
    m1 = {"class": "ghost", "hand": ["sidearm"], "glory": ["adrenaline-rush"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("play sidearm", "use ghost", "use adrenaline-rush")
    assert t.points("alpha") == 4 + 1 + 2


@pytest.mark.rule("DM-8.1", "DM-7.11", "DM-S4")
def test_demon_event_action_class_and_glory_kill_cards_have_abilities() -> None:
    tables = load_components().tables
    with_text = {
        kind
        for kind, first, last in zip(tables["kind"], tables["first"], tables["last"], strict=True)
        if last > first
    }
    assert {ACTION_CARD, EVENT_CARD, GLORY_CARD, CLASS_CARD, DEMON_CARD} <= with_text
    for k, sheet in enumerate(tables["demon-sheet"]):
        values = [tables[name][sheet] for name in ("speed", "range")]
        values += [tables["red"][sheet] + tables["black"][sheet], tables["health"][k]]
        values += [tables["stagger"][k], tables["shields"][sheet] + tables["dodge"][sheet]]
        assert all(value > 0 for value in values), sheet
        assert tables["stagger"][k] < tables["health"][k]


@pytest.mark.rule("DM-8.2", "DM-17.12", "DM-3.9")
def test_a_glory_kill_card_waits_for_the_moment_it_names(table: Set) -> None:
    m1 = {"hand": ["sidearm"], "glory": ["savage-focus"]}
    t = table({"alpha": "c3", "mancubus-1": "e3"}, seats=5, m1=m1, inv={"deck": ["ferocity"]})
    assert t.starting("use") == []
    t.do("play sidearm", "attack")
    assert t.legal == ["pass"], "asked before the roll, as any Glory Kill card may be held"
    t.do("pass", "pass", dice="red-2 red-2")
    assert "use savage-focus" in t.legal
    t.do("use savage-focus")
    assert t.damage("mancubus-1") == 4 - (3 - 2)
    assert t.pile("glory", 1) == []


@pytest.mark.rule("DM-8.9", "DM-8.20")
def test_an_ability_is_used_once_at_a_moment(table: Set) -> None:
    figures = {"alpha": "a1", "bravo": "c1"}
    m1 = {"class": "squad-leader", "hand": ["sidearm", "push-forward"]}
    t = table(figures, seats=3, active="bravo", moment="start", m1=m1)
    assert (t.prompt, t.seat) == ("use", 1)
    t.do("use squad-leader", "discard sidearm")
    assert t.points("bravo") == 3
    assert (t.prompt, t.seat) == ("act", 2), "once at this start"


@pytest.mark.rule("DM-8.13", "DM-S66")
def test_fragged_one_uses_what_needs_no_exhausting_and_nothing_else(table: Set) -> None:
    figures = {"bravo": "c1"}
    m1 = {"class": "squad-leader", "hand": ["sidearm"]}
    t = table(figures, seats=3, active="bravo", moment="start", m1=m1)
    assert t.legal == ["use squad-leader", "pass"] and t.seat == 1
    turns = ["bravo", "alpha"]
    t = table({"bravo": "c1"}, seats=3, moment="turns", initiative=turns, m1={"class": "scout"})
    assert t.prompt == "act", "a fragged scout cannot exhaust the card"
    t = table(
        {"alpha": "a1", "bravo": "c1"},
        seats=3,
        moment="turns",
        initiative=turns,
        m1={"class": "scout"},
    )
    assert t.prompt == "use"


@pytest.mark.rule("DM-8.15", "DM-26.26")
def test_in_an_activation_the_side_of_the_active_figure_comes_first(table: Set) -> None:
    """A marine attacks: before the attack both sides have something."""
    m1 = {"class": "sniper", "hand": ["sidearm"]}
    inv = {"hand": ["darkness"], "sets": ["reign-of-terror", "legion-of-pain", "harvest-of-souls"]}
    figures = {"alpha": "c3", "imp-1": "e3"}
    t = table(figures, seats=5, m1=m1, inv=inv)
    t.do("play sidearm", "attack")
    assert (t.prompt, t.seat) == ("use", 1)
    t.do("pass")
    assert (t.prompt, t.seat) == ("use", 0) and "use darkness" in t.legal
    t = table(figures, seats=5, m1=m1, inv=inv, options={"simultaneous": "active"})
    t.do("play sidearm", "attack")
    assert (t.prompt, t.seat) == ("next-seat", 1), "by the option the active player orders all"
    t.do("invader")
    assert (t.prompt, t.seat) == ("use", 0)


@pytest.mark.rule("DM-8.17")
def test_a_player_chooses_the_order_of_the_own_effects(table: Set) -> None:
    inv = {"hand": ["hellish-power", "ferocity"]}
    figures = {"alpha": "c3", "imp-1": "d3"}
    after = []
    for one, other in (("hellish-power", "ferocity"), ("ferocity", "hellish-power")):
        t = table(figures, active="imp-1", moment="demon", inv=inv, m1={"rest": False})
        t.do("attack")
        assert {"use hellish-power", "use ferocity"} <= set(t.legal)
        t.do(f"use {one}")
        assert f"use {other}" in t.legal
        after.append((t.view()["attack"]["red"], t.view()["attack"]["black"]))
    assert after == [(2, 1), (4, 0)]


@pytest.mark.rule("DM-8.19", "DM-S51")
def test_marines_are_asked_in_the_order_of_their_seats(table: Set) -> None:
    figures = {"alpha": "c2", "bravo": "c3", "charlie": "c4", "imp-1": "e3"}
    t = table(
        figures,
        seats=5,
        active="imp-1",
        moment="demon",
        m1={"class": "guardian", "rest": False},
        m2={"rest": False},
        m3={"class": "bulwark", "rest": False},
    )
    t.do("attack", "attack charlie", dice="red-2 red-2")
    assert (t.prompt, t.seat) == ("use", 1)
    t.do("pass")
    assert (t.prompt, t.seat) == ("use", 3)
    t.do("use bulwark")
    assert (t.prompt, t.seat) == ("use", 1), "once somebody has acted all are asked again"
    t.do("pass")
    assert t.damage("charlie") == 2


@pytest.mark.rule("DM-17.2", "DM-17.4")
def test_reductions_of_stagger_add_up_with_the_printed_one(table: Set) -> None:
    m1 = {"class": "executioner", "glory": ["war-cry"]}
    figures = {"alpha": "c3 points=3", "pinky-1": "d3 damage=1"}
    t = table(figures, seats=5, m1=m1)
    t.do("step d3")
    assert t.at("pinky-1") == "d3", "3 less 1 is more than 1"
    t = table(figures, seats=5, m1=m1)
    t.do("use war-cry", "step d3")
    assert t.at("pinky-1") == "", "3 less 1 less 1"


@pytest.mark.rule("DM-17.17")
def test_a_demon_that_recovers_is_staggered_no_more(table: Set) -> None:
    inv = {"argent": {"baron-of-hell": 2}}
    figures = {"alpha": "c3", "baron-of-hell-1": "f3 damage=8"}
    t = table(figures, active="baron-of-hell-1", moment="start", inv=inv)
    assert t.view()["figures"]["baron-of-hell-1"]["staggered"]
    t.do("use baron-of-hell", "recover 3")
    assert t.damage("baron-of-hell-1") == 5
    assert not t.view()["figures"]["baron-of-hell-1"]["staggered"]


@pytest.mark.rule("DM-10.6", "DM-10.12")
def test_figures_and_tokens_are_adjacent_over_corners_but_not_over_walls(table: Set) -> None:
    rules = {"legend": {"o": {"objective": "relay"}}}
    m1 = {"hand": ["sidearm"]}
    open_yard = drawing(5, 4, marks={(3, 2): "o"})
    t = table({"alpha": "c2"}, map=open_yard, rules=rules, m1=m1)
    assert t.starting("use") == ["use relay-activation on d3"]
    walled = drawing(5, 4, marks={(3, 2): "o"}, v={(3, 2): "wall"})
    t = table({"alpha": "c3"}, map=walled, rules=rules, m1=m1)
    assert t.starting("use") == []
    figures = {"alpha": "a3", "cyberdemon-1": "c1"}
    t = table(figures)
    field, s = t.state.field, t.state
    base = s.stand(t.number("cyberdemon-1"))
    near = [n for n in range(int(field.squares)) if field.adjacent(base, n)]
    assert {"b1", "b4", "e4", "c4", "e1"} <= {t.state.game().text(s, 0, n << 8)[5:] for n in near}
    assert field.adjacent(s.stand(0), base) is False
