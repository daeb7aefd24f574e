"""The columns of a battle agree with each other at every decision of random games."""

from __future__ import annotations

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.abilities.ids import ABILITIES, EFFECTS
from hadur.games.summoner_wars.board import SPACES
from hadur.games.summoner_wars.cards.definition import (
    CARDS,
    CHAMPION,
    COMMON,
    FACTIONS,
    GATE,
    STRUCTURE,
    SUMMONER,
    TABLES,
)
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    BATTLEFIELD,
    CARDS_IN_GAME,
    DECK,
    RESOLVING,
    UNDER,
    Battle,
)
from hadur.games.summoner_wars.values import life
from hadur.kernel.chance import draw


def spaces_where(s: Battle, test: object) -> int:
    assert callable(test)
    return sum(1 << space for space in range(SPACES) if s.at[space] >= 0 and test(int(s.at[space])))


def check(s: Battle) -> None:
    classes = TABLES.classes
    assert s.at[SPACES] == -1, "the spare place is empty"
    for card in range(CARDS_IN_GAME):
        on_field = s.zone[card] == BATTLEFIELD
        assert (s.space[card] >= 0) == on_field
        if on_field:
            assert s.at[s.space[card]] == card
            assert s.damage[card] < life(s, card)
        else:
            assert s.damage[card] == 0
            assert s.bonus[card] == 0
            assert s.lender[card] == -1
        if s.zone[card] == UNDER:
            assert s.host[card] >= 0
            assert s.zone[s.host[card]] == BATTLEFIELD
            assert s.controller[card] == s.controller[s.host[card]]
            assert s.charges[card] == 0
        else:
            assert s.host[card] == -1
    assert s.commons == spaces_where(s, lambda c: classes[s.kind[c]] & COMMON)
    assert s.champions == spaces_where(s, lambda c: classes[s.kind[c]] & CHAMPION)
    assert s.summoners == spaces_where(s, lambda c: classes[s.kind[c]] & SUMMONER)
    assert s.structures == spaces_where(s, lambda c: classes[s.kind[c]] & STRUCTURE)
    assert s.gates == spaces_where(s, lambda c: classes[s.kind[c]] & GATE)
    assert s.damaged == spaces_where(s, lambda c: s.damage[c] > 0)
    assert s.covering == spaces_where(s, lambda c: any(h == c for h in s.host))
    for seat in range(2):
        assert s.side[seat] == spaces_where(s, lambda c, seat=seat: s.controller[c] == seat)
        assert 0 <= s.magic[seat] <= 15
        counts = [0] * EFFECTS
        for event in s.cards_in(ACTIVE_AREA + seat):
            counts[int(TABLES.effect[s.kind[event]])] += 1
        assert counts == [int(s.in_effect[seat * EFFECTS + k]) for k in range(EFFECTS)]
    fresh = s.copy()
    for space in range(SPACES):
        if fresh.at[space] >= 0:
            fresh.relearn(fresh.at[space])
    assert [int(s.has[k]) for k in range(ABILITIES)] == [
        int(fresh.has[k]) for k in range(ABILITIES)
    ]
    assert sum(1 for zone in s.zone if zone == RESOLVING) <= 1
    for seat in range(2):
        kinds = sorted(CARDS[int(k)].name for k in s.kind[seat * DECK : (seat + 1) * DECK])
        assert len(kinds) == DECK


@pytest.mark.rule("SW-1.38", "SW-1.39")
@pytest.mark.parametrize("first", list(FACTIONS))
def test_the_columns_agree_throughout_random_games(first: str) -> None:
    for number, second in enumerate(FACTIONS):
        state = GAME.begin({"decks": [first, second]}, seed=number)
        assert isinstance(state, Battle)
        count = 0
        while not state.over:
            legal = state.legal()
            count += 1
            state.advance(legal[draw(number, 5, count, len(legal))])
            if not state.over:
                check(state)
        assert count > 10
