"""Chapter 5: the round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table
from tests.games.doom.walking import begin

Set = Callable[..., Table]


@pytest.mark.rule("DM-5.4", "DM-5.5", "DM-5.8", "DM-25.6")
def test_one_marine_and_two_types_make_a_deck_of_four(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e5", "imp-2": "f5", "pinky-1": "e7"}, moment="status")
    assert t.view()["turns"]["left"] == ["alpha", "bravo", "invader", "invader"]


@pytest.mark.rule("DM-5.6", "DM-5.7")
def test_a_type_that_died_out_has_no_card_and_a_fragged_marine_has_one(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e5"}, seats=3, moment="status")
    assert t.view()["turns"]["left"] == ["alpha", "bravo", "invader"]


@pytest.mark.rule("DM-5.10", "DM-8.6", "DM-26.21")
def test_demon_cards_are_readied(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e5"}, moment="status", exhausted=["imp"])
    assert not t.view()["invader"]["demons"]["imp"]["exhausted"]


@pytest.mark.rule("DM-5.11", "DM-5.13", "DM-6.43", "DM-26.9", "DM-26.12")
def test_the_invader_draws_to_six_and_trades_three_for_argent_power(table: Set) -> None:
    hand = ["hellish-power", "ferocity", "dark-pact", "iron-skin"]
    t = table({"alpha": "a1", "imp-1": "e5"}, moment="status", inv={"hand": hand})
    assert t.prompt == "trade" and len(t.pile("hand", 0)) == 6
    t.do("discard hellish-power", "discard ferocity", "discard iron-skin")
    assert t.prompt == "argent"
    t.do("argent imp", "argent imp", "argent invasion")
    assert len(t.pile("hand", 0)) == 3
    assert t.argent("imp") == 2 and t.argent("invasion") == 1
    assert t.pile("discard", 0) == ["hellish-power", "ferocity", "iron-skin"]


@pytest.mark.rule("DM-5.12")
def test_who_holds_more_than_six_draws_none_and_discards_none(table: Set) -> None:
    hand = ["hellish-power", "hellish-power", "ferocity", "dark-pact", "iron-skin", "ambush"]
    hand.append("unstoppable")
    t = table({"alpha": "a1"}, moment="status", inv={"hand": hand})
    assert len(t.pile("hand", 0)) == 7


@pytest.mark.rule("DM-26.1", "DM-19.9", "DM-19.10")
def test_argent_power_goes_to_face_up_cards_and_by_the_option_only_to_the_invasion_card(
    table: Set,
) -> None:
    figures = {"alpha": "a1", "imp-1": "e5"}
    t = table(figures, moment="status", inv={"hand": ["ambush"]})
    t.do("discard ambush", "done")
    assert t.legal == ["argent imp", "argent invasion"]
    t = table(figures, moment="status", inv={"hand": ["ambush"]}, options={"argent": "invasion"})
    t.do("discard ambush", "done")
    assert t.argent("invasion") == 1


@pytest.mark.rule("DM-2.22", "DM-S46")
def test_no_more_is_traded_than_tokens_are_left(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e5"}, moment="status", inv={"argent": {"imp": 23}})
    t.do(t.starting("discard")[0], "argent imp")
    assert t.argent("imp") == 24
    assert t.prompt != "trade"


@pytest.mark.rule("DM-5.16", "DM-5.18", "DM-3.12", "DM-26.19")
def test_the_revealed_card_is_seen_and_its_marine_activates(table: Set) -> None:
    t = table(
        {"alpha": "a1", "bravo": "b1"}, seats=3, moment="turns", initiative=["bravo", "alpha"]
    )
    assert t.view()["turns"]["shown"] == ["bravo"]
    assert (t.prompt, t.seat) == ("act", 2)
    t.do("end")
    assert t.seat == 1


@pytest.mark.rule("DM-5.19", "DM-7.1", "DM-7.3", "DM-26.2")
def test_an_invader_card_lets_the_invader_choose_a_ready_type(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "e5", "pinky-1": "e7", "cacodemon-1": "i1"}
    t = table(figures, moment="turns", initiative=["invader"], exhausted=["pinky"])
    assert t.legal == ["type imp", "type cacodemon"]
    t.do("type imp")
    assert t.view()["invader"]["demons"]["imp"]["exhausted"]


@pytest.mark.rule("DM-5.20", "DM-7.2", "DM-7.20", "DM-5.23")
def test_a_type_that_acted_is_not_chosen_again_even_if_it_died_out_and_came_back(
    table: Set,
) -> None:
    figures = {"alpha": "a1", "imp-1": "e5"}
    t = table(figures, moment="turns", initiative=["invader", "alpha"], activated=["imp"])
    assert (t.prompt, t.seat) == ("act", 1)


@pytest.mark.rule("DM-5.15", "DM-5.17", "DM-5.21", "DM-5.1", "DM-5.2")
def test_with_the_last_initiative_card_the_round_ends(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e5"}, moment="turns", initiative=["alpha"])
    t.do("end")
    assert t.view()["round"] == 2
    assert t.prompt == "trade"


@pytest.mark.rule("DM-5.3", "DM-5.9", "DM-5.22")
def test_the_order_is_shuffled_anew_in_each_round() -> None:
    orders = set()
    for seed in range(12):
        s = begin("1", 5, seed, **{"invader-cards": "recommended"})
        while s.round == 0 or s.size[27] == 0:
            s.advance(int(s.legal(0)[0]), 0)
        orders.add(tuple(int(s.kind[card]) for card in s.cards_in(27)))
    assert len(orders) > 6


@pytest.mark.rule("DM-5.25")
def test_revealed_cards_lie_open_until_the_next_status_phase(table: Set) -> None:
    t = table({"alpha": "a1"}, moment="turns", initiative=["alpha", "bravo"])
    t.do("end")
    assert t.view()["turns"]["shown"] == ["alpha", "bravo"]
    t.do("end")
    assert t.view()["turns"]["shown"] == []
