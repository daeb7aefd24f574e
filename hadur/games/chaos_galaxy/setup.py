"""Setting a game up: options, decks, the starting position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from hadur.games.chaos_galaxy import deck as decks
from hadur.games.chaos_galaxy import packs
from hadur.games.chaos_galaxy.phases.opening import OPENING_STEP, RANDOM_FIRST
from hadur.games.chaos_galaxy.state import (
    COLONY,
    LIMBO,
    MOST_SEATS,
    NO_CUTS,
    ONE_WINDOW,
    PILES,
    QUICK_START,
    REMOVED,
    SIMPLIFIED,
    STEALTH_TRAP,
    TABLE,
    WIN_AT_END,
    Galaxy,
    new_galaxy,
)
from hadur.games.chaos_galaxy.tables import BY_NAME, NUMBER, SET
from hadur.games.chaos_galaxy.vocabulary import INTERRUPT
from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.choices import deck as deck_choice
from hadur.kernel.contents import DECKS, DIGESTS, KEY, Contents, cards_of, listed
from hadur.kernel.decks import legal
from hadur.kernel.errors import BadRecord
from hadur.kernel.series import SERIES

OPEN: Final = "open"
"""Everybody plays with the cards they like; else with those of their packs."""
MOST_POOL: Final = 999_999
_USUAL: Final = ("vasfal", "raketaroham", "vadaszfalka", "birodalmi-tanacs", "bolyhaboru")
_USUAL_STARTERS: Final = ("human", "xeno", "zarg", "space-shark", "insectoid")

_BITS: Final = (
    ("profile", "quick-start", QUICK_START),
    ("combat", "simplified", SIMPLIFIED),
    ("win-check", "closing-end", WIN_AT_END),
    ("stealth-trap", "allowed", STEALTH_TRAP),
    ("closing-windows", "one", ONE_WINDOW),
    ("cut", "waived", NO_CUTS),
)


def choices(setup: Mapping[str, Any]) -> list[Choice]:
    """What a table chooses (docs/rulings/chaos-galaxy.md); in the quick-start game most of it means
    nothing and keeps its default."""
    seats = len(setup["seats"])
    options = setup["options"]
    quick = options.get("profile") == "quick-start"
    sealed = options.get("cards") == packs.SEALED

    def official(name: str, *values: str) -> Choice:
        return one_of(name, *(values[:1] if quick else values))

    found = [
        one_of("set", SET.name),
        one_of("profile", "official", "quick-start"),
        one_of("first", "random", *(str(seat) for seat in range(seats))),
        official("combat", "full", "simplified"),
        official("races", decks.ORIGINAL, decks.FOUR, decks.FREE),
        official("deck-size", "45", "30"),
        official("win-check", "closing-start", "closing-end"),
        official("stealth-trap", "barred", "allowed"),
        official("closing-windows", "two", "one"),
        official("cut", "asked", "waived"),
        SERIES if seats == 2 else one_of(SERIES.name, SERIES.default),
        one_of("cards", OPEN, packs.SEALED),
        Choice("packs", Kind.NUMBER, "1", least=1, most=MOST_POOL if sealed else 1),
    ]
    if sealed:
        return found + [deck_choice(seat, (packs.SEALED,), packs.SEALED) for seat in range(seats)]
    ready = _fitting(
        is_small(options), options.get("races", decks.ORIGINAL), options.get("combat", "full")
    )
    starters = is_small(options)
    usual = [f"{decks.STARTER}{name}" for name in _USUAL_STARTERS] if starters else list(_USUAL)
    for seat in range(seats):
        fitting = usual[seat] if usual[seat] in ready or not ready else ready[seat % len(ready)]
        found.append(deck_choice(seat, ready, fitting))
    return found


def is_small(options: Mapping[str, str]) -> bool:
    """Whether decks have 30 cards and no other limit (KG-29.1, KG-31.6)."""
    return options.get("profile") == "quick-start" or options.get("deck-size") == "30"


@cache
def _fitting(small: bool, races: str, combat: str) -> tuple[str, ...]:
    """The ready decks that such a game allows."""
    simplified = combat == "simplified"
    return tuple(
        deck.name
        for deck in decks.ready_decks()
        if not decks.problems(deck, small, races, simplified)
    )


_KINDS: Final = (
    *(8 * [("official", "full", "45", OPEN)]),
    ("official", "full", "30", OPEN),
    ("official", "simplified", "45", OPEN),
    ("official", "simplified", "30", OPEN),
    ("quick-start", "full", "30", OPEN),
    ("official", "full", "45", packs.SEALED),
    ("official", "full", "30", packs.SEALED),
)
"""Profile, combat, size of decks and cards of games to test with: most are the official game."""


def samples(rng: int) -> Iterator[dict[str, Any]]:
    """Set-ups of every kind for each number of seats: every value of every option, and every deck
    at every seat."""
    for seats in range(2, MOST_SEATS + 1):
        for k, (profile, combat, size, cards) in enumerate(_KINDS):
            first = ("random", *(str(seat) for seat in range(seats)))
            options = {"profile": profile, "first": first[(k + rng) % len(first)]}
            if profile == "official":
                options |= {
                    "combat": combat,
                    "races": (decks.ORIGINAL, decks.FOUR, decks.FREE)[(k + rng) % 3],
                    "deck-size": size,
                    "win-check": ("closing-start", "closing-end")[k % 2],
                    "stealth-trap": ("barred", "allowed")[(k // 2 + rng) % 2],
                    "closing-windows": ("two", "one")[(k // 4 + rng) % 2],
                    "cut": ("asked", "waived")[(k + k // 2) % 2],
                }
            if seats == 2:
                options[SERIES.name] = SERIES.values[(k + rng) % len(SERIES.values)]
            if cards == packs.SEALED:
                pool = 1 + (seats + 10 * k + 1000 * rng) % MOST_POOL
                sealed = {"cards": cards, "packs": str(pool)}
                yield {"seats": seats, "options": options | sealed}
                continue
            ready = _fitting(is_small(options), options.get("races", decks.ORIGINAL), combat)
            places = [{"deck": ready[(k + 3 * seat + rng) % len(ready)]} for seat in range(seats)]
            yield {"seats": places, "options": options}


def check_deck(deck: object, setup: Mapping[str, Any]) -> object:
    """The deck of the next seat that has none: as a setup holds it, or IllegalDeck."""
    options = setup["options"]
    limits = (is_small(options), options["races"], options["combat"] == "simplified")
    if options["cards"] != packs.SEALED:
        return decks.to_data(decks.check(decks.from_data(deck), *limits))
    seat = sum("deck" in place for place in setup["seats"])
    pool = int(options["packs"])
    if deck == packs.SEALED:
        return decks.FORM.to_data(packs.sealed_deck(pool, seat, *limits))
    found = decks.from_data(deck)
    wrong = decks.problems(found, *limits) or decks.missing(found, packs.pool_of(pool, seat))
    return decks.FORM.to_data(legal(found, wrong))


def brought(setup: Mapping[str, Any], seat: int) -> decks.Deck:
    """The deck of a seat: by the contents of the setup, or as it is named or spelled out there."""
    data = setup["seats"][seat]["deck"]
    if KEY not in setup or isinstance(data, decks.Deck):
        return decks.from_data(data)
    cards = cards_of(setup, seat)
    if strange := [name for name in cards if name not in NUMBER]:
        raise BadRecord(f"it is played with cards that are no more: {', '.join(strange)}")
    named = isinstance(data, str)
    name = data if named else str(data.get("name", ""))
    deck = decks.Dealt(name, "", cards, not named and data.get("closed") is True)
    if deck.size not in (decks.SIZE, decks.SMALL_SIZE):
        raise BadRecord(f"the deck of seat {seat} has {deck.size} cards")
    return deck


def contents(setup: Mapping[str, Any]) -> Contents:
    """The cards of every seat, and what each of them does."""
    held = [brought(setup, seat) for seat in range(len(setup["seats"]))]
    names = {name for deck in held for name in deck.cards}
    lists = [listed(card.id for card in deck.draw_pile()) for deck in held]
    return {DECKS: lists, DIGESTS: digests(sorted(names))}


def remembered(setup: Mapping[str, Any], version: int) -> Contents:
    """The cards of a game whose record only names decks: those of the edition of its days."""
    ready = decks.edition(version)
    seats = [{**place, "deck": _as_then(place["deck"], ready)} for place in setup["seats"]]
    return contents({**setup, "seats": seats})


def _as_then(data: object, ready: Mapping[str, decks.Deck]) -> decks.Deck:
    return ready[data] if isinstance(data, str) and data in ready else decks.from_data(data)


def digests(names: Iterable[str]) -> dict[str, str]:
    return {name: BY_NAME[name].digest for name in names if name in BY_NAME}


def empty_galaxy(setup: Mapping[str, Any], seed: int) -> Galaxy:
    """A galaxy with all decks brought along and every card still nowhere."""
    kinds: list[int] = []
    owners: list[int] = []
    lurking: set[int] = set()
    closed = 0
    simplified = setup["options"]["combat"] == "simplified"
    for seat in range(len(setup["seats"])):
        deck = brought(setup, seat)
        for card in deck.draw_pile():
            kinds.append(NUMBER[card.id])
            owners.append(seat)
        closed |= int(deck.closed) << seat
        # Where the list is closed, any interrupt of the set may be in the deck for all others know.
        may_have = decks.allowed(simplified) if deck.closed else deck.draw_pile()
        interrupts = (NUMBER[card.id] for card in may_have if card.type == INTERRUPT)
        lurking |= {4096 * seat + number for number in interrupts}
    seats = len(setup["seats"])
    s = new_galaxy(seats, seed, owners, kinds, _room(owners))
    s.await_interrupts(sorted(lurking))
    s.closed_lists = closed
    for name, value, bit in _BITS:
        if setup["options"][name] == value:
            s.options |= bit
    return s


def _room(owners: list[int]) -> list[int]:
    """How many cards each pile may have to hold: all of a player's, or all cards."""
    room = [0] * PILES
    for zone in range(COLONY, TABLE):
        room[zone] = owners.count(zone % MOST_SEATS)
    room[TABLE] = len(owners)
    room[LIMBO] = len(owners)
    room[REMOVED] = len(owners)
    return room


def deal(setup: Mapping[str, Any], seed: int, script: list[int] | None = None) -> Galaxy:
    """Every Colony in its place; everything random still to come when the state runs."""
    s = empty_galaxy(setup, seed)
    if script:
        s.script = list(script)
    for card in range(len(s.kind)):
        s.put(card, COLONY + s.owner[card])
    first = setup["options"]["first"]
    s.push(OPENING_STEP, RANDOM_FIRST if first == "random" else int(first))
    return s
