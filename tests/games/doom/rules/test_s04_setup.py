"""Chapters 2 to 4: components, hidden information, setup."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from hadur.games.doom import state as st
from hadur.games.doom.state import Raid
from tests.games.doom.conftest import Table
from tests.games.doom.walking import begin

Set = Callable[..., Table]


def choose(t: Table, *moves: str) -> None:
    for move in moves:
        t.state.play(move)


def table_of(mission: str, seats: int, **options: str) -> Table:
    return Table(begin(mission, seats, 1, **options))


SETS = ("set legion-of-pain", "set reign-of-terror", "set harvest-of-souls")


@pytest.mark.rule("DM-4.22", "DM-4.24", "DM-4.25", "DM-3.11", "DM-4.27", "DM-3.10", "DM-3.3")
def test_the_invader_chooses_three_sets_and_a_card_in_secret() -> None:
    t = table_of("1", 2)
    assert len(t.legal) == 6 and t.seat == 0
    text = GAME.text_for(t.state, 0, int(t.state.legal(0)[0]), 1)
    assert text == "set"
    choose(t, *SETS, "invasion the-pack")
    marine = GAME.view(t.state, 1)["invader"]
    assert "sets" not in marine and "invasion" not in marine and "hand" not in marine
    own = GAME.view(t.state, 0)["invader"]
    assert own["invasion"] == "the-pack" and len(own["sets"]) == 3


@pytest.mark.rule("DM-4.26")
def test_by_the_option_the_recommended_cards_are_taken() -> None:
    t = table_of("1", 2, **{"invader-cards": "recommended"})
    assert t.prompt == "class"
    assert GAME.view(t.state, 0)["invader"]["invasion"] == "imp-assault"


@pytest.mark.rule("DM-4.9", "DM-4.10", "DM-2.3")
def test_each_marine_chooses_a_class_that_nobody_has() -> None:
    t = table_of("1", 3, **{"invader-cards": "recommended"})
    assert len(t.legal) == 24
    choose(t, "class medic")
    assert t.seat == 2 and "class medic" not in t.legal and len(t.legal) == 23


@pytest.mark.rule("DM-S12", "DM-4.9")
def test_by_the_option_two_class_cards_are_drawn() -> None:
    t = table_of("1", 2, **{"invader-cards": "recommended", "class-deal": "two"})
    assert len(t.legal) == 2


@pytest.mark.rule("DM-4.11", "DM-4.12", "DM-4.13", "DM-4.14", "DM-4.15", "DM-4.31", "DM-S21")
def test_two_different_basic_weapons_and_the_uac_set_make_a_deck() -> None:
    t = table_of("1", 4, **{"invader-cards": "recommended"})
    choose(t, "class medic", "class scout", "class ghost")
    assert len(t.legal) == 6
    choose(t, "weapon plasma-rifle")
    assert "weapon plasma-rifle" not in t.legal and "weapon chainsaw" not in t.legal
    choose(t, "weapon burst-rifle", "weapon plasma-rifle", "weapon burst-rifle")
    assert t.seat == 3 and "weapon plasma-rifle" not in t.legal, "both sets are taken"
    choose(t, "weapon super-shotgun", "weapon static-rifle", "marine charlie")
    view = GAME.view(t.state, 0)["marines"]
    assert [m["hand-count"] + m["deck-count"] for m in view] == [10, 10, 10]
    assert [m["hand-count"] for m in view] == [3, 3, 4]


@pytest.mark.rule("DM-4.6", "DM-S61", "DM-4.28", "DM-7.15")
def test_marines_choose_start_spaces_and_the_missions_demons_stand() -> None:
    t = table_of("7", 2, **{"invader-cards": "recommended"})
    choose(t, "class medic", "weapon burst-rifle", "weapon plasma-rifle")
    assert t.prompt == "start-space" and len(t.legal) == 4
    assert t.at("cyberdemon-1") == "m6"
    assert list(GAME.view(t.state, 1)["invader"]["demons"]) == ["cyberdemon"]


@pytest.mark.rule("DM-S17", "DM-S62", "DM-20.3")
def test_the_invader_summons_at_setup_and_starts_with_no_events() -> None:
    t = table_of("2", 2, **{"invader-cards": "recommended"})
    choose(t, "class medic", "weapon burst-rifle", "weapon plasma-rifle", "place a5")
    assert t.prompt == "group" and t.view()["round"] == 0
    assert t.pile("hand", 0) == []


@pytest.mark.rule("DM-3.6", "DM-3.7", "DM-3.9", "DM-3.16", "DM-3.2", "DM-3.1")
def test_hands_and_glory_cards_are_their_owners_alone(table: Set) -> None:
    m1 = {"hand": ["sidearm"], "glory": ["war-cry"], "discard": ["push-forward"]}
    t = table({"alpha": "a1", "bravo": "b1"}, seats=3, m1=m1, inv={"discard": ["ambush"]})
    for reader in (0, 2, None):
        seen = t.view(reader)["marines"][0]
        assert "hand" not in seen and "glory" not in seen
        assert seen["hand-count"] == 1 and seen["glory-count"] == 1
        assert seen["discard"] == ["push-forward"]
        assert t.view(reader)["invader"]["discard"] == ["ambush"]
    assert t.view(1)["marines"][0]["hand"] == ["sidearm"]


@pytest.mark.rule("DM-3.12")
def test_only_who_has_looked_knows_the_order_of_initiative_cards(table: Set) -> None:
    figures = {"alpha": "a1", "bravo": "b1", "imp-1": "g5"}
    turns = ["invader", "bravo", "alpha"]
    t = table(figures, seats=3, moment="turns", initiative=turns, m1={"class": "scout"})
    t.do("use scout")
    assert t.view(1)["turns"]["looked"] == ["invader", "bravo"]
    assert "looked" not in t.view(0)["turns"] and "looked" not in t.view(None)["turns"]
    move = int(t.state.legal(0)[0])
    assert GAME.text_for(t.state, 0, move, 2) == "bottom"
    t.do("bottom invader", "top bravo")
    assert t.view(1)["turns"]["shown"] == ["bravo"]
    assert t.view(1)["turns"]["order"] == ["?", "invader"]
    assert t.view(2)["turns"]["order"] == ["?", "?"]


@pytest.mark.rule("DM-2.24", "DM-2.23")
def test_every_deck_has_its_own_discard_pile(table: Set) -> None:
    t = table({"alpha": "a1"}, m1={"hand": ["push-forward"]}, seats=5)
    t.do("play push-forward", "end")
    assert t.pile("discard", 1) == ["push-forward"]
    assert all(t.pile("discard", seat) == [] for seat in (0, 2, 3, 4))
    assert isinstance(t.state, Raid) and int(t.state.size[st.GLORY_DISCARD]) == 0
