"""What holds in every position of every war: nothing is lost, nothing is known too well."""

from __future__ import annotations

from hadur.games.forbidden_stars.components.sheets import (
    ASSET_TOKENS,
    CITY,
    CONTROL_TOKENS,
    DICE_LIMIT,
    FIGURES,
    STRUCTURE_FIGURES,
    row,
)
from hadur.games.forbidden_stars.state import (
    ASSET,
    CHOSEN,
    CITIES,
    COMBAT_DECK,
    CONTROL,
    EVENT_DECK,
    HAND,
    HELD,
    MATERIEL,
    ON_EVENTS,
    PILES,
    PLAYED,
    PRESENCE,
    SET,
    War,
    count,
)
from hadur.kernel.bits import BIT


def check(s: War) -> None:
    """Raise AssertionError for the first thing that is wrong."""
    for seat in range(s.seats):
        _figures(s, seat)
        _presence(s, seat)
        _purse(s, seat)
        _cards(s, seat)
    _tokens(s)
    _structures(s)
    _stacks(s)
    for area in range(4 * s.galaxy.systems):
        there = [n for n in range(s.seats) if s.has(n, PRESENCE) & BIT[area]]
        assert len(there) <= 2, f"{there} are all in area {area} (FS-28.2)"
    for side in range(2):
        assert 0 <= s.all_dice(side) <= DICE_LIMIT


def _figures(s: War, seat: int) -> None:
    """FS-24.1: every figure is on the board, under way, or in the supply."""
    for type in range(6):
        total = s.supply(seat, type)
        for area in range(4 * s.galaxy.systems):
            word = s.army_of(seat, area)
            total += count(word, type, 0) + count(word, type, 1)
        if s.turn == seat:
            total += sum(count(s.moving[k], type, 0) for k in range(4))
        assert total == FIGURES[row(s.faction(seat), type, False)], (seat, type, total)


def _presence(s: War, seat: int) -> None:
    for area in range(4 * s.galaxy.systems):
        there = s.army_of(seat, area) != 0 or s.builder(area) == seat
        assert there == bool(s.has(seat, PRESENCE) & BIT[area]), (seat, area)


def _purse(s: War, seat: int) -> None:
    assert 0 <= s.has(seat, MATERIEL) <= 14
    for asset in range(3):
        assert 0 <= s.has(seat, ASSET + asset) <= 3
    built = cities = 0
    for area in range(4 * s.galaxy.systems):
        if s.builder(area) == seat:
            built += bin(s.structures(area)).count("1")
            cities += bool(s.structures(area) & BIT[CITY])
    assert s.has(seat, CONTROL) + built == CONTROL_TOKENS
    assert s.has(seat, CITIES) == cities


def _cards(s: War, seat: int) -> None:
    """FS-22.6: ten cards in five pairs; every card of the seat lies somewhere."""
    fight = [
        int(s.kind[card])
        for pile in (COMBAT_DECK, HAND, CHOSEN, PLAYED)
        for card in s.cards_in(int(s.pile_of(seat, pile)))
    ]
    assert len(fight) == 10 or s.asks[0].prompt.name == "replace-combat-card"
    assert all(fight.count(kind) == 2 for kind in fight)
    found = sum(int(s.size[s.pile_of(seat, pile)]) for pile in range(PILES))
    found += sum(int(s.owner(card)) == seat for z in range(3 * s.seats) for card in s.cards_in(z))
    assert found == SET
    for pile in (COMBAT_DECK, EVENT_DECK):
        for card in s.cards_in(int(s.pile_of(seat, pile))):
            assert s.knows[card] == 0, "nobody knows a card of a shuffled deck (FS-4.4)"
    for pile in (HAND, HELD, ON_EVENTS):
        for card in s.cards_in(int(s.pile_of(seat, pile))):
            assert s.knows_card(seat, card)


def _tokens(s: War) -> None:
    for asset in range(3):
        total = s.bank[3 + asset] + sum(s.has(n, ASSET + asset) for n in range(s.seats))
        if asset == 2:
            for area in range(4 * s.galaxy.systems):
                for seat in range(s.seats):
                    word = s.army_of(seat, area)
                    total += count(word, 6, 0) + count(word, 6, 1)
        assert total == ASSET_TOKENS


def _structures(s: War) -> None:
    for structure in range(3):
        total = s.bank[structure]
        for area in range(4 * s.galaxy.systems):
            if s.structures(area) & BIT[structure]:
                total += 1
                assert s.builder(area) >= 0
                assert not s.is_void(area)
        assert total == STRUCTURE_FIGURES[structure]


def _stacks(s: War) -> None:
    """FS-4.1 to FS-4.3: on top the owner knows a token, below it nobody does."""
    for system in range(s.galaxy.systems):
        tokens = s.cards_in(int(system))
        for card in tokens[:-1]:
            if s.asks and s.asks[0].prompt.name == "top-or-bottom":
                continue
            assert s.knows[card] == 0, "a buried token is known to nobody"
        if tokens:
            assert s.knows_card(s.owner(tokens[-1]), tokens[-1])
