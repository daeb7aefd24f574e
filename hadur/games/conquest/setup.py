"""Setup (section 4): options, decks, the starting position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.conquest import deck as decks
from hadur.games.conquest.abilities.effect import ACTION
from hadur.games.conquest.cards.definition import AMBUSH, BY_NAME, CARDS, TABLES, TOKEN, Card
from hadur.games.conquest.cards.planets import PLANETS as PLANET_CARDS
from hadur.games.conquest.phases.opening import OPENING, RANDOM_FIRST
from hadur.games.conquest.state import (
    AMBUSH_ONLY_AT_BATTLE,
    ARMORBANE_SPARES_AREA,
    BANK,
    BOTH,
    BOX,
    DECK,
    HQ,
    PILES,
    REMOVED,
    TOKENS_BY_TYPE,
    UNDAMAGEABLE_NOT_ATTACKABLE,
    UNIT_BONUS_NEEDS_READY,
    VICTORY,
    WIN_WITHOUT_READY,
    Campaign,
    new_campaign,
)
from hadur.kernel.choices import Choice, one_of
from hadur.kernel.choices import deck as deck_choice
from hadur.kernel.series import SERIES
from hadur.kernel.windows import ABILITIES

TOKENS: Final = 10

OPTIONS: Final = (
    one_of("first", "random", "0", "1"),
    one_of("unit-bonus", "always", "ready"),
    one_of("token-limit", "player", "type"),
    one_of("armorbane-area", "covered", "spared"),
    one_of("ambush", "anywhere", "battle"),
    one_of("undamageable", "attackable", "spared"),
    one_of("battle-winner", "ready", "any"),
    one_of("deck-building", "constructed", "starter"),
    SERIES,
)
"""Rulings and settings a table may choose; docs/rulings/conquest.md explains each."""

_USUAL: Final = ("nazdreg", "cato")

_BITS: Final = (
    ("unit-bonus", "ready", UNIT_BONUS_NEEDS_READY),
    ("token-limit", "type", TOKENS_BY_TYPE),
    ("armorbane-area", "spared", ARMORBANE_SPARES_AREA),
    ("ambush", "battle", AMBUSH_ONLY_AT_BATTLE),
    ("undamageable", "spared", UNDAMAGEABLE_NOT_ATTACKABLE),
    ("battle-winner", "any", WIN_WITHOUT_READY),
)


def choices(setup: Mapping[str, Any]) -> list[Choice]:
    starter = setup["options"].get("deck-building") == "starter"
    ready = tuple(n for n in decks.ready_names() if n.startswith(decks.STARTER) or not starter)
    usual = [decks.STARTER + name if starter else name for name in _USUAL]
    return [*OPTIONS, *(deck_choice(seat, ready, usual[seat]) for seat in range(2))]


def check_deck(deck: object, options: Mapping[str, str]) -> object:
    starter = options["deck-building"] == "starter"
    return decks.to_data(decks.check(decks.from_data(deck), starter))


def empty_sector(setup: Mapping[str, Any], seed: int) -> Campaign:
    """A campaign with both decks brought along and every card still nowhere."""
    kinds: list[int] = []
    owners: list[int] = []
    warlords: list[int] = []
    for seat, place in enumerate(setup["seats"]):
        deck = decks.from_data(place["deck"])
        warlords.append(len(kinds))
        kinds += [BY_NAME[deck.warlord].number, *(card.number for card in deck.draw_pile())]
        owners += [seat] * (len(kinds) - len(owners))
    for seat, place in enumerate(setup["seats"]):
        for name in decks.from_data(place["deck"]).tokens():
            kinds += [BY_NAME[name].number] * TOKENS
            owners += [seat] * TOKENS
    kinds += [card.number for card in PLANET_CARDS]
    owners += [-1] * len(PLANET_CARDS)
    s = new_campaign(seed, owners, warlords)
    s.deal_cards(kinds, _room(owners))
    for name, value, bit in _BITS:
        if setup["options"][name] == value:
            s.options |= bit
    listen(s)
    for seat, place in enumerate(setup["seats"]):
        deck = decks.from_data(place["deck"])
        if deck.closed:
            close_list(s, seat, BY_NAME[deck.warlord])
    return s


def _room(owners: list[int]) -> list[int]:
    """How many cards each pile may have to hold: all of a player's, all planets, or all cards."""
    room = [owners.count(-1)] * PILES
    for pile in range(VICTORY):
        room[pile] = owners.count(pile % 2)
    room[REMOVED] = len(owners)
    return room


def listen(s: Campaign) -> None:
    """Say which abilities could turn up: those of the cards that both brought (open to all)."""
    abilities = []
    lurking = []
    for card in range(len(s.kind)):
        definition = CARDS[s.kind[card]]
        for number in definition.effects:
            abilities.append(ABILITIES.all[number])
            if ABILITIES.all[number].from_hand:
                lurking += [number, card]
        if definition.heeds_order and s.owner[card] >= 0:
            s.heeds_order |= 1 << int(s.owner[card])
    s.await_from_hand(lurking)
    s.hear([ability for ability in abilities if ability.event is not ACTION])


def close_list(s: Campaign, seat: int, warlord: Card) -> None:
    """What others see may not hang on what a closed list holds, only on what it might hold."""
    found = decks.pool_of(warlord)
    abilities = [ABILITIES.all[number] for card in found for number in card.effects]
    from_hand = [int(ability.number) for ability in abilities if ability.from_hand]
    costs = [int(card.cost) for card in found if card.keywords & AMBUSH]
    s.close_list(seat, from_hand, min(costs, default=-1))
    if any(card.heeds_order for card in found):
        s.heeds_order |= 1 << seat
    s.also_hear([ability for ability in abilities if ability.event is not ACTION])


def deal(setup: Mapping[str, Any], seed: int, script: list[int] | None = None) -> Campaign:
    """Everything in its place, everything random still to come when the state runs."""
    s = empty_sector(setup, seed)
    if script:
        s.script = list(script)
    for card in range(len(s.kind)):
        owner = s.owner[card]
        if owner < 0:
            s.put(card, BOX)
        elif card == s.warlord[owner]:
            s.enter(card, HQ + owner, owner)
        elif TABLES.type[s.kind[card]] == TOKEN:
            s.zone[card] = BANK
            s.reveal(card, BOTH)
        else:
            s.put(card, DECK + owner)
    first = setup["options"]["first"]
    s.push(OPENING, RANDOM_FIRST if first == "random" else int(first))
    return s
