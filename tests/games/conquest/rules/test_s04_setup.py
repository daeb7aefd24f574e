"""Section 4: how a game starts."""

from __future__ import annotations

import pytest

from tests.games.conquest.rules.common import begin, view

rule = pytest.mark.rule


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
