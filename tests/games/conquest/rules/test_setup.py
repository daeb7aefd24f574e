"""Sections 3, 4 and 21: what is hidden, how a game starts, and decks."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.setup import deal
from hadur.games.conquest.state import Campaign, campaign
from tests.games.conquest.conftest import TestDeck

rule = pytest.mark.rule

CARDS = {"shoota-mob": 20, "goff-nob": 20}
SETUP: dict[str, Any] = {
    "seats": [{"deck": TestDeck(name, "nazdreg", CARDS)} for name in "ab"],
    "options": {
        "first": "0", "unit-bonus": "always", "token-limit": "player", "armorbane-area": "covered",
        "ambush": "anywhere", "undamageable": "attackable", "battle-winner": "ready",
        "deck-building": "constructed",
    },
}  # fmt: skip


def begin(seed: int = 1, **options: str) -> Campaign:
    setup = {**SETUP, "options": {**SETUP["options"], **options}}
    s = deal(setup, seed)
    s.run()
    return campaign(s)


def view(s: Campaign, seat: int | None = None) -> Any:
    return GAME.view(s, seat)


@rule("CQ-4.1", "CQ-4.2")
def test_warlords_start_hale_and_ready_in_their_headquarters() -> None:
    for player in view(begin())["players"]:
        (warlord,) = player["hq"]
        assert (warlord["card"], warlord["bloodied"], warlord["ready"]) == ("nazdreg", False, True)


@rule("CQ-4.3", "CQ-4.4", "CQ-S1")
def test_five_planets_lie_open_two_hidden_and_the_token_at_the_first() -> None:
    seen = view(begin())
    assert len(seen["planets"]) == 5
    assert seen["face-down"] == 2
    assert [p["first"] for p in seen["planets"]] == [True, False, False, False, False]
    assert [p["slot"] for p in seen["planets"]] == [0, 1, 2, 3, 4]


@rule("CQ-4.5", "CQ-4.6")
def test_hands_and_resources_are_those_of_the_warlord() -> None:
    for player in view(begin())["players"]:
        assert (player["hand-count"], player["resources"]) == (7, 7)


@rule("CQ-4.7", "CQ-4.8", "CQ-4.9")
def test_a_hand_may_be_redrawn_once() -> None:
    s = begin()
    assert (s.decision.prompt, s.decision.seat) == ("mulligan", 0)  # type: ignore[union-attr]
    cards = s.size[0] + s.size[2]
    before = sorted(s.cards_in(2))
    s.play("yes")
    assert (s.size[2], s.size[0] + s.size[2]) == (7, cards)
    assert sorted(s.cards_in(2)) != before
    assert (s.decision.prompt, s.decision.seat) == ("mulligan", 1)  # type: ignore[union-attr]
    s.play("no")
    assert s.decision.prompt == "deploy-turn"  # type: ignore[union-attr]


@rule("CQ-S1")
def test_who_begins_is_chance_or_chosen() -> None:
    starters = {int(begin(seed, first="random").starter) for seed in range(12)}
    assert starters == {0, 1}
    assert begin(first="1").starter == 1


@rule("CQ-4.10", "CQ-4.11", "CQ-2.13")
def test_army_units_start_in_the_deck_and_tokens_in_the_bank() -> None:
    s = begin()
    tokens = [c for c in range(len(s.kind)) if s.zone[c] == 15]
    assert len(tokens) >= 20
    assert s.size[0] == 40 - 7


# -- open and hidden -------------------------------------------------------------------------------


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
