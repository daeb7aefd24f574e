"""Sections 4, 6, 7 and 8: what is hidden, the round, planning, operations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.state import war
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.conftest import Table

Make = Callable[..., Table]
HOMES = {"units0": {"turaci": "scout, factory"}, "units1": {"noatun": "cultist, factory"}}
MEETING = {"units0": {"turaci": "scout, factory"}, "units1": {"medrias": "cultist, factory"}}


def orders(t: Table, reader: int | None, system: int = 0) -> list[str | None]:
    return [token["order"] for token in t.seen_by(reader)["systems"][system]["stack"]]


@pytest.mark.rule("FS-7.1", "FS-7.2", "FS-6.6", "FS-6.3")
def test_players_place_four_orders_each_in_turn_from_the_first(table: Make) -> None:
    t = table(start="planning", first=1, **MEETING)
    seats = []
    while t.prompt == "place-order":
        seats.append(t.seat)
        t.do(t.legal[0])
    assert seats == [1, 0] * 4
    assert [len(stack) for stack in t.view["stacks"].values() if stack] == [8]


@pytest.mark.rule("FS-7.3", "FS-7.4", "FS-3.21", "FS-20.13", "FS-EX33")
def test_orders_go_where_one_is_or_beside_it_storms_or_not(table: Make) -> None:
    t = table(start="planning", storms=["10a-1a"], **HOMES)
    systems = {text.split()[2] for text in t.legal}
    assert systems == {"10a", "1a", "5a"}


@pytest.mark.rule("FS-7.11", "FS-2.2", "FS-S1", "FS-7.10")
def test_two_tokens_of_each_order_are_there(table: Make) -> None:
    t = table(start="planning", **MEETING)
    t.do("order advance 10a", "order deploy 10a", "order advance 10a", "order deploy 10a")
    assert t.refuses("order advance 10a")
    assert "order strategize 1a" in t.legal


@pytest.mark.rule("FS-4.1", "FS-4.2", "FS-4.3", "FS-7.5", "FS-7.6", "FS-7.7", "FS-S127")
def test_a_covered_token_is_hidden_even_from_its_owner(table: Make) -> None:
    t = table(start="planning", **MEETING)
    t.do("order advance 10a")
    assert orders(t, 0) == ["advance"]
    assert orders(t, 1) == [None]
    t.do("order deploy 10a")
    assert orders(t, 0) == [None, None]
    assert orders(t, 1) == [None, "deploy"]
    assert orders(t, None) == [None, None]
    assert [token["owner"] for token in t.seen_by(1)["systems"][0]["stack"]] == [0, 1]


@pytest.mark.rule("FS-4.1")
def test_the_record_tells_others_no_kind_of_order(table: Make) -> None:
    t = table(start="planning", **MEETING)
    move = int(t.state.legal(0)[0])
    assert GAME.text_for(t.state, 0, move, 1).startswith("order ? ")
    assert "?" not in GAME.text_for(t.state, 0, move, 0)
    heard = Heard()
    t.state.listener = heard
    t.do("order advance 10a")
    told = [event for event in heard.events if event.heard_by(1)]
    assert told
    assert all(event.audience == -1 for event in told)
    assert len(heard.events) == len(told) + 1


@pytest.mark.rule("FS-4.2", "FS-7.8", "FS-8.2", "FS-8.4")
def test_the_next_token_may_be_looked_at_when_the_top_one_is_gone(table: Make) -> None:
    t = table(stacks={"10a": ["0 dominate", "1 deploy"]}, first=1, **MEETING)
    t.do("resolve").skip("deploy-units", "deploy-structure")
    # Seat 0 has the only token left, and it is revealed.
    assert t.prompt == "order-revealed"
    assert orders(t, 1) == ["dominate"]


@pytest.mark.rule("FS-8.1", "FS-8.9", "FS-8.10", "FS-8.11", "FS-EX38", "FS-7.9")
def test_who_has_no_token_on_top_misses_turns_until_one_is(table: Make) -> None:
    t = table(
        stacks={"10a": ["0 dominate", "1 dominate", "0 dominate"], "1a": ["0 deploy"]}, **MEETING
    )
    assert t.legal == ["reveal 10a", "reveal 1a"]
    t.do("reveal 1a", "resolve").skip("deploy-units", "deploy-structure")
    # Seat 1's token is covered: seat 0 is on again.
    assert t.seat == 0
    t.do("event-deck")
    assert (t.seat, t.prompt) == (1, "order-revealed")


@pytest.mark.rule("FS-8.12")
def test_nobody_may_pass_who_can_resolve_an_order(table: Make) -> None:
    t = table(stacks={"10a": ["0 dominate"], "1a": ["0 deploy"]}, **MEETING)
    assert t.legal == ["reveal 10a", "reveal 1a"]


@pytest.mark.rule("FS-8.3", "FS-8.5", "FS-6.4")
def test_a_resolved_token_returns_to_the_play_area(table: Make) -> None:
    t = table(stacks={"10a": ["0 dominate"], "1a": ["1 deploy"]}, **MEETING)
    assert t.seen_by(1)["active"] == "10a"
    t.do("resolve").skip("faction-ability")
    assert t.view["players"][0]["orders-held"] == 8
    assert t.view["players"][0]["orders-on-events"] == []


@pytest.mark.rule("FS-8.7", "FS-8.8", "FS-22.20", "FS-20.5")
def test_a_revealed_order_may_go_on_the_event_deck_instead(table: Make) -> None:
    t = table(stacks={"10a": ["0 dominate"], "1a": ["1 deploy"]}, **MEETING)
    t.do("event-deck")
    assert t.seen_by(1)["players"][0]["orders-on-events"] == ["dominate"]
    assert t.assets(0, "reinforcement") == 0


@pytest.mark.rule("FS-8.6", "FS-22.3", "FS-22.4")
def test_a_strategize_token_goes_on_the_event_deck_in_any_case(table: Make) -> None:
    t = table(stacks={"5a": ["0 strategize"], "1a": ["1 deploy"]}, **MEETING)
    assert t.seat == 1
    assert t.view["players"][0]["orders-on-events"] == ["strategize"]


@pytest.mark.rule("FS-8.13", "FS-S108")
def test_instead_of_revealing_needs_an_order_that_could_be_revealed(table: Make) -> None:
    keys = {"units0": {"turaci": "routed scout"}, "units1": {"medrias": "cultist"}}
    t = table(stacks={"10a": ["0 deploy", "1 dominate"]}, scheme0="unwavering-resolve", **keys)
    # Seat 0 has no token on top and is not asked.
    assert t.seat == 1


@pytest.mark.rule("FS-4.4", "FS-4.5", "FS-4.15", "FS-28.5")
def test_hands_are_their_owners_and_decks_nobodys(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd")
    assert len(t.seen_by(0)["players"][0]["hand"]) == 5
    assert "hand" not in t.seen_by(0)["players"][1]
    assert t.seen_by(0)["players"][1]["hand-count"] == 5
    assert "hand" not in t.seen_by(None)["players"][0]


@pytest.mark.rule("FS-4.6", "FS-14.25")
def test_combat_cards_are_chosen_at_once_and_facedown(fight: Make) -> None:
    t = fight("2 scout", "2 cultist", dice="aa dd")
    assert {d.seat for d in t.state.decisions} == {0, 1}
    before = t.seen_by(1)
    t.do(t.state.decisions[0].texts[0], seat=0)
    assert t.seen_by(1) == before, "whether somebody has chosen is not told"
    twin = war(GAME.sample(t.state, 1, 3))
    assert twin.answers[0] < 0


@pytest.mark.rule("FS-4.8", "FS-4.10", "FS-4.11", "FS-4.13")
def test_what_is_open_is_open_to_everybody(table: Make) -> None:
    t = table(
        start="planning",
        scheme0="exterminatus",
        collected0=1,
        upgrades0=["crusade"],
        used0=["crusade"],
        cache0=2,
        **HOMES,
    )
    for reader in (0, 1, None):
        player = t.seen_by(reader)["players"][0]
        assert player["scheme"] == "exterminatus"
        assert player["collected"] == 1
        assert player["upgrades"] == [{"upgrade": "crusade", "ready": False}]
        assert player["assets"]["cache"] == 2
        assert player["materiel"] == 6


@pytest.mark.rule("FS-6.7", "FS-21.12", "FS-21.14", "FS-22.17")
def test_the_first_player_token_goes_left_and_upgrades_are_ready_again(table: Make) -> None:
    t = table(
        "sm ch or",
        start="refresh",
        first=1,
        upgrades0=["crusade"],
        used0=["crusade"],
        units2={"golgrim": "nob"},
        **HOMES,
    )
    while t.view["phase"] == "refresh":
        t.do(next((m for m in t.legal if m == "no"), t.legal[0]))
    assert (t.view["first"], t.view["round"]) == (2, 2)
    assert t.view["players"][0]["upgrades"] == [{"upgrade": "crusade", "ready": True}]
