"""Cards in full and in the hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    FACTIONS,
    PHASES,
    Card,
    ability_names,
)
from hadur.games.summoner_wars.render.page.templates import fill
from hadur.games.summoner_wars.words import Texts

_ORDER: Final = ("summoner", "champion", "common", "epic-event", "standard-event", "gate")


@dataclass(frozen=True)
class Shown:
    """A card in the reader's words. `deck` says that a deck may hold chosen copies of it."""

    card: Card
    name: str
    kind: str
    faction: str
    emblem: str
    attack: str
    phase: str
    symbols: list[tuple[str, str]]
    texts: list[tuple[str, str]]
    group: str
    deck: bool

    @property
    def has_cost(self) -> bool:
        return self.group not in ("summoner", "gate")

    @property
    def words(self) -> str:
        """What a search looks through."""
        parts = [self.name, self.kind, self.faction, self.attack, self.phase]
        parts += [name for _, name in self.symbols]
        parts += [part for pair in self.texts for part in pair]
        return " ".join(filter(None, [self.card.name, *parts]))


def shown(texts: Texts, name: str) -> Shown:
    card = BY_NAME[name]
    found = []
    if texts.has(f"card-{name}.text"):
        found.append(("", texts.say(f"card-{name}.text")))
    for ability in ability_names(card):
        found.append((texts.say(f"ability-{ability}"), texts.say(f"ability-{ability}.text")))
    return Shown(
        card=card,
        name=texts.say(f"card-{name}"),
        kind=texts.say(f"class-{card.class_name}"),
        faction=texts.say(f"faction-{card.faction}") if card.faction else "",
        emblem=card.faction if card.faction in FACTIONS else "no-faction",
        attack=texts.say("attack-ranged" if card.ranged else "attack-melee"),
        phase=texts.say(f"phase-{PHASES[card.phase]}") if card.phase >= 0 else "",
        symbols=[(symbol, texts.say(f"symbol-{symbol}")) for symbol in card.symbols],
        texts=found,
        group=card.class_name,
        deck=card.class_name in ("champion", "common", "standard-event"),
    )


def card(texts: Texts, name: str) -> str:
    """Everything on a card."""
    return fill("card.html", say=texts.say, shown=shown(texts, name))


def listed(texts: Texts, name: str) -> str:
    """A card as the deck builder lists it."""
    return fill("listed.html", say=texts.say, shown=shown(texts, name))


def deck_symbols(texts: Texts, name: str) -> str:
    """The symbols on a card, with their names."""
    return fill("symbols.html", shown=shown(texts, name))


def all_cards(texts: Texts) -> list[Shown]:
    """Every card of the game, by faction, summoner first."""
    cards = sorted(CARDS, key=lambda card: (_faction(card), _ORDER.index(card.class_name)))
    return [shown(texts, card.name) for card in cards]


def _faction(card: Card) -> int:
    return list(FACTIONS).index(card.faction) if card.faction else len(FACTIONS)


def hand(view: dict[str, Any], texts: Texts, starts: Collection[str] = ()) -> str:
    """The reader's own hand, copies together; "" for whoever has none."""
    seat = view["seat"]
    names: list[str] = view["players"][seat].get("hand", []) if seat is not None else []
    return _row(
        texts, [(f"hand:{name}", name, names.count(name)) for name in dict.fromkeys(names)], starts
    )


def choices(texts: Texts, starts: Collection[str]) -> str:
    """The cards of own piles that answer the open question."""
    piles = [spot for spot in starts if spot.startswith(("discard:", "draw:"))]
    return _row(texts, [(spot, spot.partition(":")[2], 1) for spot in piles], starts)


def _row(texts: Texts, held: list[tuple[str, str, int]], starts: Collection[str]) -> str:
    if not held:
        return ""
    cards = [(spot, shown(texts, name), count) for spot, name, count in held]
    return fill("hand.html", say=texts.say, cards=cards, starts=starts)


def seen_cards(view: dict[str, Any]) -> list[str]:
    """The names of all cards the reader sees on the table and in hand."""
    names = [facts["card"] for facts in view["board"].values()]
    names += [under for facts in view["board"].values() for under in facts.get("under", ())]
    for player in view["players"]:
        names += [player["summoner"], *(event["card"] for event in player["events"])]
        names += [*player.get("hand", ()), *player.get("discard", ())]
    return sorted(set(names))
