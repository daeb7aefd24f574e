"""Setup (section 3): options, decks, the starting position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars.board import opposite, space_named
from hadur.games.summoner_wars.cards.definition import FACTIONS
from hadur.games.summoner_wars.phases.magic import HAND_SIZE, draw_cards
from hadur.games.summoner_wars.phases.turn import TURN
from hadur.games.summoner_wars.state import (
    ACTIVE_WINS_TIES,
    DECK,
    DRAW_PILE,
    FIRST_PLAYER,
    NO_EXTRA_ATTACK_AFTER_INSTEAD,
    SHUFFLE,
    Battle,
    new_battle,
)
from hadur.kernel.choices import Choice, one_of
from hadur.kernel.choices import deck as deck_choice
from hadur.kernel.native import i64
from hadur.kernel.series import SERIES
from hadur.kernel.state import step1

FIRST_MAGIC: Final = 2
SECOND_MAGIC: Final = 3

OPTIONS: Final = (
    one_of("first", "random", "0", "1"),
    one_of("both-summoners", "draw", "active-wins"),
    one_of("extra-after-instead", "allowed", "barred"),
    SERIES,
)
"""Rulings and settings a table may choose; docs/rulings/summoner-wars.md explains each."""

_USUAL: Final = ("polar-dwarves", "fallen-kingdom")


def choices(setup: Mapping[str, Any]) -> list[Choice]:
    ready = tuple(FACTIONS)
    return [*OPTIONS, *(deck_choice(seat, ready, _USUAL[seat]) for seat in range(2))]


def check_deck(deck: object) -> object:
    return decks.to_data(decks.check(decks.from_data(deck)))


def empty_field(setup: Mapping[str, Any], seed: int) -> Battle:
    """A battle with both decks brought along and every card still nowhere."""
    s = new_battle(seed)
    kinds: list[int] = []
    for seat, place in enumerate(setup["seats"]):
        deck = decks.from_data(place["deck"])
        if deck.closed:
            s.closed_lists |= 1 << seat
        kinds += [card.number for card, _ in deck.in_play()]
        kinds += [card.number for card in deck.draw_pile()]
    s.deal_cards(kinds, [DECK] * 8)
    options = setup["options"]
    if options["both-summoners"] == "active-wins":
        s.rules |= ACTIVE_WINS_TIES
    if options["extra-after-instead"] == "barred":
        s.rules |= NO_EXTRA_ATTACK_AFTER_INSTEAD
    return s


def deal(setup: Mapping[str, Any], seed: int, script: list[int] | None = None) -> Battle:
    """Both sides on the battlefield, everything random still to come when the state runs."""
    s = empty_field(setup, seed)
    if script:
        s.script = list(script)
    for seat, place in enumerate(setup["seats"]):
        start_on_field(s, seat, decks.from_data(place["deck"]))
        for card in range(seat * DECK + 4, (seat + 1) * DECK):
            s.put(card, DRAW_PILE + seat)
    first = setup["options"]["first"]
    s.push(OPENING, RANDOM_FIRST if first == "random" else int(first))
    return s


def opening(s: Battle, first: i64) -> None:
    """Shuffle, choose who begins, give out magic and starting hands (SW-3.10 to SW-3.13)."""
    for seat in range(2):
        s.shuffle(DRAW_PILE + seat, SHUFFLE + seat)
    s.active = s.chance(FIRST_PLAYER, 2) if first == RANDOM_FIRST else first
    s.magic[s.active] = FIRST_MAGIC
    s.magic[1 - s.active] = SECOND_MAGIC
    for seat in range(2):
        draw_cards(s, seat, HAND_SIZE)
    s.learned = 0
    s.push(TURN)


RANDOM_FIRST: Final = 2
OPENING: Final = step1(opening)


def start_on_field(s: Battle, seat: int, deck: decks.Deck) -> None:
    """Summoner, gate and the two starting units on the spaces of the summoner card's back."""
    for offset, (_, space) in enumerate(deck.in_play()):
        at = space_named(space)
        s.enter(seat * DECK + offset, at if seat == 0 else int(opposite(at)), seat)
