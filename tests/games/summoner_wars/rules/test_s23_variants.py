"""Section 23: player counts, variants, expansions."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars.cards.definition import FACTIONS
from hadur.games.summoner_wars.deck import Deck
from hadur.kernel.errors import UnknownName


@pytest.mark.rule("SW-23.1")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_only_two_can_play(players: int) -> None:
    assert GAME.seats == (2,)
    with pytest.raises(UnknownName, match=f"{players} decks given.*exactly two"):
        GAME.begin({"decks": ["breakers"] * players}, 1)


@pytest.mark.rule("SW-23.1", "SW-23.2")
@pytest.mark.parametrize(
    "setup",
    [{"variant": "team"}, {"players": 4}, {"options": {"solo": "yes"}}, {"options": {"team": "2"}}],
)
def test_there_are_no_team_multiplayer_or_solo_rules_to_choose(setup: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        GAME.check_setup(setup)


@pytest.mark.rule("SW-23.2")
def test_a_custom_deck_is_played_by_the_same_rules_as_a_ready_one() -> None:
    ready = decks.ready_deck("polar-dwarves")
    cards = {**ready.cards, "smasher": 4}
    del cards["bear-cavalry"]
    custom = decks.to_data(Deck("with smashers", "svara", cards))
    first = GAME.begin({"decks": [custom, "breakers"], "options": {"first": "0"}}, 1)
    second = GAME.begin({"decks": ["polar-dwarves", "breakers"], "options": {"first": "0"}}, 1)
    one, other = first.view(None), second.view(None)
    assert one["board"] == other["board"]
    assert one["players"] == other["players"]
    assert (one["phase"], one["active"]) == (other["phase"], other["active"])


@pytest.mark.rule("SW-23.3")
@pytest.mark.parametrize(("one", "other"), list(product(FACTIONS, FACTIONS)))
def test_whatever_the_faction_decks_the_rules_are_the_same(one: str, other: str) -> None:
    state = GAME.begin({"decks": [one, other], "options": {"first": "0"}}, 4)
    players: Any = state.view(None)["players"]
    for player in players:
        assert (player["hand-count"], player["draw-count"], player["discard-count"]) == (5, 25, 0)
    assert [player["magic"] for player in players] == [2, 3]
    board: Any = state.view(None)["board"]
    for seat in range(2):
        own = sorted(card["class"] for card in board.values() if card["controller"] == seat)
        assert own == ["common", "common", "gate", "summoner"]
    phases = []
    while state.view(None)["turn"] == 1:
        phases.append(state.view(None)["phase"])
        decision = state.decision
        assert decision is not None
        state.play("end" if "end" in decision.texts else decision.texts[0])
    assert list(dict.fromkeys(phases)) == ["summon", "move", "build", "attack", "magic"]
