"""Decks (section 21, CQ-S2): ready ones, custom ones, and what makes one legal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from hadur.games.conquest import later_sets
from hadur.games.conquest.cards.core_set import CARDS, CORE_SET
from hadur.games.conquest.cards.definition import (
    BY_NAME,
    FACTIONS,
    LOYAL,
    NEUTRAL,
    PLANET,
    SIGNATURE,
    TOKEN,
    WARLORD,
    Card,
)
from hadur.games.conquest.core_decks import CORE_DECKS
from hadur.kernel.closed import Lots, still_to_come
from hadur.kernel.decks import Form, legal
from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import all_unknown, unknown
from hadur.kernel.verdict import Refusal, no

SMALLEST: Final = 50
COPIES: Final = 3
STARTER: Final = "starter-"
FORM: Final = Form("warlord", rule="CQ-12.8", leader="nazdreg", line="3 goff-boyz")


@dataclass(frozen=True)
class Deck:
    """A warlord and the cards chosen for it; its signature squad comes by itself."""

    name: str
    warlord: str
    cards: Mapping[str, int] = field(default_factory=dict)
    closed: bool = False

    @property
    def leader(self) -> str:
        """The card that a deck is built around, by the name that every game gives it."""
        return self.warlord

    def contents(self) -> list[Card]:
        """Everything that belongs to it, the warlord first."""
        return [BY_NAME[self.warlord], *self.draw_pile()]

    def counted(self) -> list[tuple[Card, int]]:
        """The cards that are shuffled and how many there are of each, in a fixed order."""
        found: list[tuple[Card, int]] = []
        for card in CARDS:
            squad = card.loyalty == SIGNATURE and card.warlord == self.warlord
            count = int(card.copies) if squad else self.cards.get(card.name, 0)
            if count > 0:
                found.append((card, count))
        return found

    def draw_pile(self) -> list[Card]:
        """The cards that are shuffled, in a fixed order, copies side by side."""
        return [card for card, count in self.counted() for _ in range(count)]

    def tokens(self) -> list[str]:
        """The token units that cards of the deck put into play. If its list is closed, all that
        could be there: in the worlds that others imagine its cards are others."""
        if self.closed:
            return tokens_of(BY_NAME[self.warlord])
        made = {card.makes for card, _ in self.counted()} | {BY_NAME[self.warlord].makes}
        return sorted(name for name in made if name)


def warlords() -> list[Card]:
    return [card for card in CARDS if card.type == WARLORD]


def squad_of(warlord: str) -> list[Card]:
    """The signature cards of a warlord (CQ-21.3)."""
    return [card for card in CARDS if card.loyalty == SIGNATURE and card.warlord == warlord]


# -- ready decks -----------------------------------------------------------------------------------


def ready_decks() -> list[Deck]:
    """A core deck for each warlord, and the smaller ones for a first game."""
    return [ready_deck(name) for name in ready_names()]


def ready_names() -> list[str]:
    return [*CORE_DECKS, *(STARTER + name for name in CORE_DECKS)]


def peers(data: object) -> list[str]:
    """The ready decks that make an even match with a deck: starter decks with starter decks."""
    starter = isinstance(data, str) and data.startswith(STARTER)
    return [name for name in ready_names() if name.startswith(STARTER) == starter]


def ready_deck(name: str) -> Deck:
    if name.removeprefix(STARTER) not in CORE_DECKS:
        names = ready_names()
        raise UnknownName(f"{unknown('deck', name, names)} (decks: {', '.join(names)})")
    warlord, lines = CORE_DECKS[name.removeprefix(STARTER)]
    if name.startswith(STARTER):
        return Deck(name, warlord, starter_cards(BY_NAME[warlord]))
    cards = {}
    for line in lines.split("\n"):
        if line.strip():
            count, card = line.split()
            cards[card] = int(count)
    return Deck(name, warlord, cards)


def starter_cards(warlord: Card) -> dict[str, int]:
    """What a first game is played with: all cards of the faction as often as the box has them,
    and one of each neutral card (CQ-S2)."""
    cards = {}
    for card in CARDS:
        if card.set != CORE_SET or card.type & (WARLORD | TOKEN | PLANET):
            continue
        if card.loyalty != SIGNATURE and card.faction in (warlord.faction, NEUTRAL):
            cards[card.name] = 1 if card.faction == NEUTRAL else int(card.copies)
    return cards


# -- what is legal ---------------------------------------------------------------------------------


def problems(deck: Deck, starter: bool = False) -> list[Refusal]:
    """Every rule the deck breaks, each with its reason; none for a legal deck."""
    found = _names(deck)
    if found:
        return found
    warlord = BY_NAME[deck.warlord]
    if starter or deck.name.startswith(STARTER):
        if dict(deck.cards) == starter_cards(warlord):
            return []
        reason = f"a starter deck of {warlord.name} holds other cards"
        return [_wrong("CQ-S2", reason, "starter", card=warlord.name)]
    chosen = [(BY_NAME[name], count) for name, count in deck.cards.items()]
    found += _counts(deck, chosen)
    found += _loyalty(warlord, chosen)
    found += _allies(warlord, chosen)
    return found


def _wrong(rule: str, reason: str, why: str, **facts: object) -> Refusal:
    """A reason that can be told in every language: `why` names the text problem-..., the other
    facts are what it tells."""
    return no(rule, reason, why=why, **facts)


def _names(deck: Deck) -> list[Refusal]:
    found = _unknown(name for name in deck.cards if name not in BY_NAME)
    if later_sets.find(deck.warlord):
        found += _unknown([deck.warlord])
    elif deck.warlord not in BY_NAME or BY_NAME[deck.warlord].type != WARLORD:
        reason = f"'{deck.warlord}' is no warlord"
        found.append(_wrong("CQ-21.1", reason, "no-warlord", name=deck.warlord))
    return found


def _unknown(names: Iterable[str]) -> list[Refusal]:
    found: list[Refusal] = []
    strange: list[str] = []
    for name in names:
        later = later_sets.find(name)
        if later is None:
            strange.append(name)
        else:
            reason = f"{later.title} ({later.set}) is not yet playable"
            found.append(_wrong("CQ-21.1", reason, "later", name=later.title, set=later.set))
    lines = zip(strange, all_unknown("card", strange, BY_NAME), strict=True)
    return found + [_wrong("CQ-21.1", line, "unknown", name=name) for name, line in lines]


def _counts(deck: Deck, chosen: list[tuple[Card, int]]) -> list[Refusal]:
    found = []
    for card, count in chosen:
        name = card.name
        if not 1 <= count <= COPIES:
            reason = f"{count} copies of {name}, at most {COPIES}"
            if count < 1:
                reason = f"{count} copies of {name} make no sense"
            found.append(_wrong("CQ-S2", reason, "copies", card=name, count=count, most=COPIES))
        if card.type == WARLORD:
            found.append(_wrong("CQ-12.8", f"a second warlord, {name}", "second", card=name))
        if card.type == TOKEN:
            found.append(_wrong("CQ-21.7", f"{name} is a token unit", "token", card=name))
        if card.type == PLANET:
            found.append(_wrong("CQ-21.1", f"{name} is a planet", "planet", card=name))
    total = sum(count for _, count in deck.counted())
    if total < SMALLEST:
        reason = f"{total} cards, at least {SMALLEST} are needed"
        found.append(_wrong("CQ-S2", reason, "few", missing=SMALLEST - total, least=SMALLEST))
    return found


def _loyalty(warlord: Card, chosen: list[tuple[Card, int]]) -> list[Refusal]:
    found = []
    for card, _ in chosen:
        name, owner = card.name, card.warlord
        if card.loyalty == SIGNATURE and owner == warlord.name:
            reason = f"{name} is listed, but the signature squad comes by itself"
            found.append(_wrong("CQ-21.2", reason, "squad", card=name))
        elif card.loyalty == SIGNATURE:
            reason = f"{name} belongs to {owner} alone"
            found.append(_wrong("CQ-21.2", reason, "signature", card=name, leader=owner))
        elif card.loyalty == LOYAL and card.faction != warlord.faction:
            faction = FACTIONS[card.faction]
            reason = f"{name} is loyal to {faction}"
            found.append(_wrong("CQ-21.4", reason, "loyal", card=name, faction=faction))
    return found


def _allies(warlord: Card, chosen: list[tuple[Card, int]]) -> list[Refusal]:
    """One neighbour of the alliance circle at most."""
    found = []
    others = sorted({int(card.faction) for card, _ in chosen} - {int(warlord.faction), NEUTRAL})
    for faction in others:
        if faction not in allies_of(int(warlord.faction)):
            other, own = FACTIONS[faction], FACTIONS[warlord.faction]
            reason = f"{other} are no allies of {own}"
            found.append(_wrong("CQ-S2", reason, "stranger", faction=other, own=own))
    if len(others) > 1:
        names = ", ".join(FACTIONS[faction] for faction in others)
        reason = f"allies of several factions ({names}), one at most"
        found.append(_wrong("CQ-S2", reason, "allies", factions=names))
    return found


def allies_of(faction: int) -> tuple[int, int]:
    """The neighbours in the alliance circle."""
    count = len(FACTIONS)
    return (faction - 1) % count, (faction + 1) % count


def pool_of(warlord: Card) -> list[Card]:
    """Every card that some legal deck of a warlord has."""
    near = {int(warlord.faction), NEUTRAL}
    allies = set(allies_of(int(warlord.faction)))
    found = []
    for card in CARDS:
        if card.type & (WARLORD | TOKEN | PLANET):
            continue
        if card.loyalty == SIGNATURE:
            fits = card.warlord == warlord.name
        else:
            fits = card.faction in near or (card.faction in allies and card.loyalty != LOYAL)
        if fits:
            found.append(card)
    return found


def might_be(warlord: Card, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
    """What the cards of a deck may be that somebody does not know, by the numbers of those they
    know: the signature squad is certain, and there are allies of one faction at most."""
    squad = [int(card.number) for card in squad_of(warlord.name) for _ in range(int(card.copies))]
    out = still_to_come(squad, known)
    allies = allies_of(int(warlord.faction))
    seen = {int(CARDS[kind].faction) for kind in known}
    side = allies[lots.below(2)]
    factions = {int(warlord.faction), NEUTRAL, *((seen & set(allies)) or {side})}
    fitting = [
        int(card.number)
        for card in pool_of(warlord)
        if card.loyalty != SIGNATURE and card.faction in factions
    ]
    return out + lots.draw(fitting, COPIES, known, len(unknown) - len(out))


def tokens_of(warlord: Card) -> list[str]:
    """The token units that cards of some legal deck of a warlord put into play."""
    return sorted({card.makes for card in (warlord, *pool_of(warlord)) if card.makes})


def check(deck: Deck, starter: bool = False) -> Deck:
    """The deck itself if it is legal, else IllegalDeck with every reason."""
    return legal(deck, problems(deck, starter))


def tallies(deck: Deck) -> list[tuple[str, int, int, int | None]]:
    """How many cards there are, in all and of each type, and how many there must be: the least,
    and the most where there is one."""
    counted = deck.counted()
    total = sum(count for _, count in counted)
    found: list[tuple[str, int, int, int | None]] = [("deck", total, SMALLEST, None)]
    for name in ("army", "support", "attachment", "event"):
        of_type = sum(count for card, count in counted if card.type_name == name)
        found.append((name, of_type, 0, None))
    return found


# -- as text ---------------------------------------------------------------------------------------


def to_text(deck: Deck) -> str:
    """A deck as people exchange it: name, warlord, then one line a card."""
    return FORM.to_text(deck, [card.name for card in CARDS])


def from_text(text: str) -> Deck:
    """Read a deck text; only its form is checked here, `check` does the rest."""
    return Deck(*FORM.from_text(text))


def to_data(deck: Deck) -> object:
    """A deck as it stands in a setup: its name if it is a ready one, else all of it."""
    if deck.name in ready_names() and deck == ready_deck(deck.name):
        return deck.name
    return FORM.to_data(deck)


def from_data(data: object) -> Deck:
    """The deck a setup names or spells out."""
    if isinstance(data, Deck):
        return data
    return ready_deck(data) if isinstance(data, str) else Deck(*FORM.from_data(data))
