"""Decks (section 22): ready ones, custom ones, and what makes one legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    GATE_CARD,
    STANDARD,
    STARTING_GATE_CARD,
    SUMMONER,
    Card,
    Faction,
)
from hadur.games.summoner_wars.cards.master_set import CARDS
from hadur.kernel.closed import Lots, still_to_come
from hadur.kernel.decks import Form, legal
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import all_unknown, unknown
from hadur.kernel.verdict import Refusal

DECK_SIZE: Final = 34
GATES: Final = 3
EPICS: Final = 2
STANDARDS: Final = 6
CHAMPIONS: Final = 3
COMMONS: Final = 16
STANDARD_COPIES: Final = 2
CHAMPION_COPIES: Final = 1
COMMON_COPIES: Final = 4
FORM: Final = Form("summoner", rule="SW-22.4", leader="svara", line="4 frost-mage")


@dataclass(frozen=True)
class Deck:
    """A summoner and the cards chosen for it.

    `cards` holds what the draw pile starts with except gates and epic events: those, the
    summoner, the starting gate and the two starting units follow from the summoner."""

    name: str
    summoner: str
    cards: Mapping[str, int] = field(default_factory=dict)
    closed: bool = False

    @property
    def leader(self) -> str:
        """The card that a deck is built around, by the name that every game gives it."""
        return self.summoner

    @property
    def faction(self) -> Faction:
        return FACTIONS[BY_NAME[self.summoner].faction]

    def contents(self) -> list[Card]:
        """Everything that belongs to it, what starts on the battlefield first."""
        return [*(card for card, _ in self.in_play()), *self.draw_pile()]

    def draw_pile(self) -> list[Card]:
        """The 30 cards that are shuffled (SW-3.10), in a fixed order."""
        cards = [GATE_CARD] * GATES + [self.faction.epic] * EPICS
        for card in CARDS:
            cards += [card] * self.cards.get(card.name, 0)
        return cards

    def in_play(self) -> list[tuple[Card, str]]:
        """What starts on the battlefield and where, seen from the owner's side (SW-3.9)."""
        faction = self.faction
        one, two = faction.starting_units
        return [
            (card, faction.start[card.name])
            for card in (faction.summoner, STARTING_GATE_CARD, one, two)
        ]


def ready_decks() -> list[Deck]:
    """The ready faction decks (SW-22.1)."""
    return [ready_deck(name) for name in FACTIONS]


def ready_deck(name: str) -> Deck:
    if name not in FACTIONS:
        raise UnknownName(f"{unknown('deck', name, FACTIONS)} (decks: {', '.join(FACTIONS)})")
    faction = FACTIONS[name]
    copies = {STANDARD: STANDARD_COPIES, CHAMPION: CHAMPION_COPIES, COMMON: COMMON_COPIES}
    cards = {
        card.name: count
        for card in faction.cards
        for bit, count in copies.items()
        if card.classes & bit
    }
    return Deck(name, faction.summoner.name, cards)


def peers(data: object) -> list[str]:
    """The ready decks that make an even match with a deck."""
    return list(FACTIONS)


def problems(deck: Deck) -> list[Refusal]:
    """Every rule the deck breaks, each with its reason; none for a legal deck."""
    strange = [name for name in deck.cards if name not in BY_NAME]
    found = [Refusal("SW-22.2", line) for line in all_unknown("card", strange, BY_NAME)]
    if deck.summoner not in BY_NAME or not BY_NAME[deck.summoner].classes & SUMMONER:
        found.append(Refusal("SW-22.4", f"'{deck.summoner}' is no summoner"))
    if found:
        return found
    chosen = [(BY_NAME[name], count) for name, count in deck.cards.items()]
    found += _counts(chosen)
    found += _copies(chosen)
    found += _symbols(BY_NAME[deck.summoner], chosen)
    return found


_WANTED: Final = (
    (STANDARD, STANDARDS, "SW-22.9", "standard events"),
    (CHAMPION, CHAMPIONS, "SW-22.10", "champions"),
    (COMMON, COMMONS, "SW-22.11", "commons beside the starting units"),
)
_MOST: Final = (
    (STANDARD, STANDARD_COPIES, "SW-22.15"),
    (CHAMPION, CHAMPION_COPIES, "SW-22.16"),
    (COMMON, COMMON_COPIES, "SW-22.17"),
)


def tallies(deck: Deck) -> list[tuple[str, int, int, int | None]]:
    """How many cards of each class that is chosen there are, and how many there must be: the
    least and the most."""
    chosen = [(BY_NAME[name], count) for name, count in deck.cards.items() if name in BY_NAME]
    names = {STANDARD: "standard-event", CHAMPION: "champion", COMMON: "common"}
    return [
        (names[bit], sum(count for card, count in chosen if card.classes & bit), wanted, wanted)
        for bit, wanted, _, _ in reversed(_WANTED)
    ]


def _counts(chosen: list[tuple[Card, int]]) -> list[Refusal]:
    found = []
    for card, count in chosen:
        if count < 1:
            found.append(Refusal("SW-22.2", f"{count} copies of {card.name} make no sense"))
        if card.classes & SUMMONER:
            found.append(Refusal("SW-22.4", f"a second summoner, {card.name}"))
        if card.classes & GATE:
            rule = "SW-22.5" if card is STARTING_GATE_CARD else "SW-22.6"
            found.append(
                Refusal(rule, f"{card.name} is listed, but the four gates come by themselves")
            )
        if card.classes & EPIC:
            found.append(
                Refusal("SW-22.8", f"{card.name} is epic: epic events come with their summoner")
            )
    for bit, wanted, rule, words in _WANTED:
        total = sum(count for card, count in chosen if card.classes & bit)
        if total != wanted:
            found.append(Refusal(rule, f"{total} {words}, must be {wanted}"))
    return found


def _copies(chosen: list[tuple[Card, int]]) -> list[Refusal]:
    found = []
    for bit, limit, rule in _MOST:
        for card, count in chosen:
            if card.classes & bit and count > limit:
                reason = f"{count} copies of {card.name}, at most {limit}"
                found.append(Refusal(rule, reason, (("card", card.name),)))
    return found


def _symbols(summoner: Card, chosen: list[tuple[Card, int]]) -> list[Refusal]:
    found = []
    for card, _ in chosen:
        if card.classes & (STANDARD | CHAMPION | COMMON):
            if not set(card.symbols) & set(summoner.symbols):
                found.append(
                    Refusal(
                        "SW-22.14",
                        f"{card.name} ({', '.join(card.symbols)}) shares no deck symbol with"
                        f" {summoner.name} ({', '.join(summoner.symbols)})",
                        (("card", card.name),),
                    )
                )
    return found


def might_be(summoner: Card, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
    """What the cards of a deck may be that somebody does not know, by the numbers of those they
    know. How many of each class are among the unknown ones can be worked out (SW-22.9 to
    SW-22.11), and what comes by itself is certain."""
    own = Deck("", summoner.name)
    certain = [int(card.number) for card in own.contents()]
    out = still_to_come(certain, known)
    chosen = still_to_come(known, certain)
    missing = [CARDS[kind] for kind in still_to_come(unknown, out)]
    for bit, most, _ in _MOST:
        count = sum(bool(card.classes & bit) for card in missing)
        fitting = [
            int(card.number)
            for card in CARDS
            if card.classes & bit and set(card.symbols) & set(summoner.symbols)
        ]
        out += lots.draw(fitting, most, chosen, count)
    return out


def check(deck: Deck) -> Deck:
    """The deck itself if it is legal, else IllegalDeck with every reason."""
    return legal(deck, problems(deck))


# -- as text ---------------------------------------------------------------------------------------


def to_text(deck: Deck) -> str:
    """A deck as people exchange it: name, summoner, then one line a card."""
    return FORM.to_text(deck, [card.name for card in CARDS])


def from_text(text: str) -> Deck:
    """Read a deck text; only its form is checked here, `check` does the rest."""
    return Deck(*FORM.from_text(text))


def to_data(deck: Deck) -> object:
    """A deck as it stands in a setup: its name if it is a ready one, else all of it."""
    if deck.name in FACTIONS and deck == ready_deck(deck.name):
        return deck.name
    return FORM.to_data(deck)


def from_data(data: object) -> Deck:
    """The deck a setup names or spells out."""
    if isinstance(data, Deck):
        return data
    return ready_deck(data) if isinstance(data, str) else Deck(*FORM.from_data(data))
