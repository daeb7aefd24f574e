"""Section 3: what is hidden and what is shown."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME, log
from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.phases.cards import discard
from hadur.games.conquest.phases.damage import deal_one
from hadur.games.conquest.phases.leaving import NOBODY
from hadur.games.conquest.state import (
    DECK,
)
from tests.games.conquest.rules.common import alone, begin, listening, view

rule = pytest.mark.rule


@rule("CQ-3.5", "CQ-3.6", "CQ-S22")
def test_a_hand_is_its_owners_secret_and_its_size_nobodys() -> None:
    s = begin()
    mine, theirs = view(s, 0)["players"]
    assert "hand" in mine
    assert "hand" not in theirs
    assert theirs["hand-count"] == 7
    assert all("hand" not in player for player in view(s)["players"])
    assert mine["deck-count"] == theirs["deck-count"] == 33


@rule("CQ-3.5", "CQ-3.6", "CQ-3.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_other_hidden_cards_leave_the_view_as_it_is(seat: int) -> None:
    s = begin()
    other = GAME.sample(s, seat, 99)
    assert s.fingerprint() != other.fingerprint()
    assert GAME.view(s, seat) == GAME.view(other, seat)


@rule("CQ-3.1", "CQ-3.2")
def test_discard_piles_and_victory_displays_are_open(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {"discard": ["goff-nob", "bad-dok"], "victory": ["yvarn"]})
    for seat in (0, 1, None):
        seen = view(t.state, seat)["players"][1]
        assert seen["discard"] == ["goff-nob", "bad-dok"]
        assert seen["victory"] == ["yvarn"]


@rule("CQ-3.14")
def test_cards_in_play_are_open(table: Any) -> None:
    t = table({"hand": ["shoota-mob"]}, {"tarrus": ["goff-nob exhausted 2 damage + promotion"]})
    (unit,) = view(t.state, 0)["planets"][0]["sides"][1]
    assert (unit["card"], unit["ready"], unit["damage"]) == ("goff-nob", False, 2)
    assert unit["attachments"][0]["card"] == "promotion"


@rule("CQ-3.8", "CQ-3.9", "CQ-3.12", "CQ-17.16", "CQ-17.17", "CQ-S53", "CQ-S54")
def test_what_is_looked_at_is_seen_by_the_searcher_alone(table: Any) -> None:
    t = table(
        {"deck": ["goff-nob", "bad-dok", "rokkitboy"], "elouith": ["goff-nob"],
         "supports": ["ork-kannon"], "tarrus": ["goff-nob"]},
        {"hand": ["shoota-mob"]}, planets=["elouith", "tarrus"], start="battle",
    )  # fmt: skip
    t.do("pass", "yes")
    assert (t.prompt, t.seat) == ("search-of-elouith", 0)
    assert t.legal == ["no", "take rokkitboy", "take bad-dok", "take goff-nob"]
    assert "rokkitboy" not in str(view(t.state, 1))
    t.do("take bad-dok")
    assert view(t.state, 1)["players"][0]["known"] == []
    assert t.legal == ["done", "take rokkitboy", "take goff-nob"]
    t.do("take goff-nob", "take rokkitboy")
    assert t.zone("hand", 0) == ["bad-dok"]
    assert t.zone("deck", 0)[:2] == ["rokkitboy", "goff-nob"]


@rule("CQ-3.10")
def test_a_revealed_card_is_shown_to_both_and_a_drawn_one_is_not(table: Any) -> None:
    t = table(
        {"deck": ["possessed"], "supports": ["murder-cogitator"], "tarrus": ["chaos-fanatics"],
         "hand": ["shoota-mob"]}, {},
    )  # fmt: skip
    listening(alone(t))
    deal_one(t.state, t.card("chaos-fanatics"), 2, NOBODY)
    t.state.run()
    t.do("use murder-cogitator@hq")
    revealed = [event for event in t.state.listener.events if event.kind == log.REVEALED]
    assert [CARDS[event.b].name for event in revealed] == ["possessed"]
    assert revealed[0].heard_by(1)
    assert t.state.view(1)["players"][0]["known"] == ["possessed"], "and not the Shoota Mob"


@rule("CQ-3.10", "CQ-3.11")
def test_what_is_revealed_and_stays_in_the_deck_is_known_to_both_for_as_long_as_it_lies_there(
    table: Any,
) -> None:
    t = table(
        {"deck": ["goff-nob"], "supports": ["murder-cogitator"], "tarrus": ["chaos-fanatics"],
         "hand": ["shoota-mob"]}, {},
    )  # fmt: skip
    alone(t)
    deal_one(t.state, t.card("chaos-fanatics"), 2, NOBODY)
    t.state.run()
    top = t.state.card_in(DECK, t.state.size[DECK] - 1)
    assert not t.state.knows_card(1, top)
    t.do("use murder-cogitator@hq")
    assert t.state.card_in(DECK, t.state.size[DECK] - 1) == top
    assert (t.state.knows_card(0, top), t.state.knows_card(1, top)) == (True, True)
    t.state.shuffle(DECK, 2)
    assert (t.state.knows_card(0, top), t.state.knows_card(1, top)) == (False, False)


@rule("CQ-3.11", "CQ-EX13")
def test_a_revealed_card_that_is_discarded_is_covered_by_the_next_and_still_open(
    table: Any,
) -> None:
    t = table({"deck": ["bad-dok", "goff-nob"], "hand": ["shoota-mob"]}, {})
    s = t.state
    top = s.card_in(DECK, s.size[DECK] - 1)
    s.reveal(top, 3)
    discard(s, top)
    unseen = s.card_in(DECK, s.size[DECK] - 1)
    discard(s, unseen)
    assert (s.knows_card(0, unseen), s.knows_card(1, unseen)) == (True, True)
    for seat in (0, 1, None):
        seen = s.view(seat)["players"][0]
        assert seen["discard"] == ["goff-nob", "bad-dok"], "the second lies on the first"
        assert seen["known"] == [], "nothing is left that is revealed elsewhere"


@rule("CQ-3.13", "CQ-EX15")
def test_a_card_that_was_searched_for_is_shown_before_it_goes_to_the_hand(table: Any) -> None:
    t = table(
        {"hand": ["earth-caste-technician"], "resources": 1,
         "deck": ["promotion", "ion-rifle", "bad-dok"]}, {"hand": ["shoota-mob"]},
    )  # fmt: skip
    t.do("deploy earth-caste-technician tarrus", "use earth-caste-technician@tarrus")
    assert t.legal == ["no", "take ion-rifle", "take promotion"], "what fits, or nothing"
    assert t.state.view(0)["players"][0]["looked"][0] == "bad-dok"
    assert "ion-rifle" not in str(t.state.view(1)), "the search itself is private"
    t.do("take ion-rifle")
    assert t.state.view(1)["players"][0]["known"] == ["ion-rifle"]
    assert "bad-dok" not in str(t.state.view(1))
